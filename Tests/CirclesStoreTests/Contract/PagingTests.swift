import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("Lists by pages")
struct PagingTests {
    /// Interactions with one contact, a few at each instant; each with a capture and a fact.
    private func fill(_ sample: Sample, _ count: Int, with contact: Contact, from first: Int = 0) async throws {
        for number in first..<(first + count) {
            let capture = sample.capture(UUID().uuidString, text: "t", at: Double(number / 4))
            try await sample.accepted(capture)
            var interaction = sample.interaction(capture, contact)
            interaction.occurredAt = sample.now.addingTimeInterval(Double(number / 4))
            interaction.summary = "\(number)"
            _ = try await sample.conclude(capture, .interaction(interaction))
        }
    }

    private func instants(_ interactions: [Interaction]) -> [Date] { interactions.map(\.occurredAt) }

    @Test(
        "the timeline's pages give each row once, newest first, with ties on their edges", arguments: Engine.allCases,
        [1, 3, 4, 20])
    func timeline(engine: Engine, size: Int) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        try await fill(sample, 13, with: liz)
        for contact in [nil, liz.id] {
            var seen: [Interaction] = []
            var after: PageCursor?
            repeat {
                let page = try await sample.database.timeline(of: contact, label: nil, limit: size, after: after)
                #expect(page.items.count == size || page.next == nil)
                seen += page.items
                after = page.next
            } while after != nil
            #expect(seen.count == 13)
            #expect(Set(seen.map(\.id)).count == 13)
            #expect(instants(seen) == instants(seen).sorted(by: >))
            #expect(
                seen.allSatisfy { $0.interests.count == 1 && $0.captureIDs.count == 1 && $0.participants.count == 1 })
        }
    }

    @Test("a last page that is just full says that nothing follows", arguments: Engine.allCases)
    func full(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await fill(sample, 4, with: try await sample.contact())
        #expect(try await sample.database.timeline(of: nil, label: nil, limit: 4, after: nil).next == nil)
        #expect(try await sample.database.timeline(of: nil, label: nil, limit: 3, after: nil).next != nil)
    }

    @Test("rows that are added or taken away between pages neither repeat nor hide others", arguments: Engine.allCases)
    func growing(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        try await fill(sample, 8, with: liz)
        let known = Set(try await sample.database.timeline(of: nil, limit: nil).map(\.id))
        let first = try await sample.database.timeline(of: nil, label: nil, limit: 3, after: nil)
        // Among the newest, and the very row the cursor stands after.
        try await fill(sample, 4, with: liz, from: 4)
        try await sample.database.deleteForGood(try #require(first.items.last).id, at: sample.now)
        let rest = try await Pages(after: try #require(first.next)) { limit, after throws(CirclesError) in
            try await sample.database.timeline(of: nil, label: nil, limit: limit, after: after)
        }.items()
        let seen = first.items + rest
        #expect(Set(seen.map(\.id)).count == seen.count)
        #expect(Set(seen.map(\.id)).isSuperset(of: known))
    }

    @Test(
        "a label is that of the interaction or of somebody who took part, in any case of letters",
        arguments: Engine.allCases)
    func labels(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let ana = Contact(name: "Ana Sousa")
        var details = ContactDetails()
        details.labels = ["Family"]
        try await sample.database.add(ContactRecord(contact: ana, details: details), at: sample.now)
        try await fill(sample, 3, with: liz)
        try await fill(sample, 2, with: ana, from: 8)
        let own = try #require(try await sample.database.timeline(of: liz.id, limit: nil).first)
        _ = try await sample.database.edit(
            own.id, summary: nil, userNote: nil, occurredAt: nil, labels: ["FAMILY", "ärzte"], at: sample.now)
        let family = try await sample.database.timeline(of: nil, label: "family", limit: 2, after: nil)
        let more = try await sample.database.timeline(of: nil, label: "family", limit: 2, after: family.next)
        #expect(Set(family.items.map(\.summary)) == ["8", "9"])
        #expect(more.items.map(\.id) == [own.id] && more.next == nil)
        #expect(try await sample.database.timeline(of: nil, label: "Ärzte", limit: 9, after: nil).items.count == 1)
        #expect(try await sample.database.timeline(of: ana.id, label: "ärzte", limit: 9, after: nil).items.isEmpty)
    }

    @Test("notes, captures and the journal are paged, too", arguments: Engine.allCases)
    func others(engine: Engine) async throws {
        let sample = try Sample(engine)
        for number in 0..<7 {
            var capture = sample.capture("\(number)", text: "t", at: Double(number / 3))
            if number.isMultiple(of: 2) { capture.labels = ["Trip"] }
            try await sample.accepted(capture)
            let note = sample.note(capture)
            _ = try await sample.conclude(capture, .note(note))
            if number == 6 { _ = try await sample.database.dismiss(note.id, at: sample.now) }
        }
        let database = sample.database
        func notes(_ state: InboxNote.State?, _ label: String?) async throws -> [InboxNote.ID] {
            var seen: [InboxNote.ID] = []
            var after: PageCursor?
            repeat {
                let page = try await database.notes(state, label: label, limit: 2, after: after)
                seen += page.items.map(\.id)
                after = page.next
            } while after != nil
            #expect(Set(seen).count == seen.count)
            return seen
        }
        #expect(try await notes(.open, nil) == database.notes(.open).map(\.id))
        #expect(try await notes(nil, nil) == database.notes(nil).map(\.id))
        #expect(try await notes(nil, nil).count == 7)
        #expect(try await notes(nil, "trip").count == 4)
        #expect(try await notes(.open, "trip").count == 3)
        let captures = try await database.captures(limit: 3, after: nil)
        let later = try await database.captures(limit: 9, after: captures.next)
        #expect((captures.items + later.items).map(\.sha256).count == 7 && later.next == nil)
        #expect(Set((captures.items + later.items).map(\.id)).count == 7)
        let newest = try await database.journal(limit: 3, after: nil)
        let older = try await database.journal(limit: 9, after: newest.next)
        #expect((newest.items + older.items).map(\.id) == (try await database.journal(limit: nil)).map(\.id))
        #expect(newest.items.count == 3 && older.items.count == 5)
    }

    @Test("a place in a list of another kind is refused", arguments: Engine.allCases)
    func otherKind(engine: Engine) async throws {
        let sample = try Sample(engine)
        let number = PageCursor(.number(3))
        let instant = try PageCursor("2026-05-02T12:00:00.000Z_3f2a91c0-0000-4000-8000-000000000001")
        await #expect(throws: PageCursor.unusable) {
            try await sample.database.timeline(of: nil, label: nil, limit: 1, after: number)
        }
        await #expect(throws: PageCursor.unusable) { try await sample.database.journal(limit: 1, after: instant) }
    }

    @Test("an id is found by its beginning, and by nothing else", arguments: Engine.allCases)
    func prefixes(engine: Engine) async throws {
        let sample = try Sample(engine)
        let capture = sample.capture()
        try await sample.accepted(capture)
        let note = sample.note(capture)
        _ = try await sample.conclude(capture, .note(note))
        let id = note.id.description
        for length in [0, 1, 8, 9, 36] {
            #expect(try await sample.database.noteIDs(startingWith: String(id.prefix(length))) == [note.id])
        }
        let other = (id.first == "0" ? "1" : "0") + id.dropFirst()
        #expect(try await sample.database.noteIDs(startingWith: String(other.prefix(1))).isEmpty)
        #expect(try await sample.database.noteIDs(startingWith: id + "0").isEmpty)
        #expect(try await sample.database.captureIDs(startingWith: capture.id.short) == [capture.id])
    }
}

extension Sample {
    fileprivate func other() async throws -> Contact {
        let contact = Contact(name: "Ana Sousa")
        try await database.add(contact, at: now)
        return contact
    }
}
