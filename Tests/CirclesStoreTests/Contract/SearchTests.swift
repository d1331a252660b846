import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("Searching")
struct SearchTests {
    private func find(_ sample: Sample, _ text: String) async throws -> [SearchHit.Subject] {
        let request = SearchRequest(try SearchQuery(text), with: [], in: .gmt)
        return try await sample.database.search(request, limit: 100, after: nil).items.map(\.subject)
    }

    @Test("finds interactions by summary, messages, facts, labels and the user's note", arguments: Engine.allCases)
    func interactions(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        let filed = try await sample.filed(contact, label: "Lizzie")
        for text in ["first", "CHESS", "lizzie", "\"love chess\"", "ches*"] {
            #expect(try await find(sample, text) == [.interaction(filed.id)], "\(text)")
        }
        for text in ["firs", "\"chess love\"", "checkers"] { #expect(try await find(sample, text).isEmpty, "\(text)") }
        _ = try await sample.database.edit(
            filed.id, summary: "A café by the lake", userNote: "bring cake", occurredAt: nil, labels: ["climbing"],
            at: sample.now)
        for text in ["cafe", "cake", "climbing", "label:Climbing", "lake label:climbing"] {
            #expect(try await find(sample, text) == [.interaction(filed.id)], "\(text)")
        }
        #expect(try await find(sample, "first").isEmpty)
    }

    @Test("finds contacts by every name, alias, number and what is noted of them", arguments: Engine.allCases)
    func contacts(engine: Engine) async throws {
        let sample = try Sample(engine)
        var record = ContactRecord(
            contact: Contact(name: "Elizabeth Chen", nicknames: ["Liz"], phones: ["+1 202 555 0116"]))
        record.contact.aliases = [Contact.Alias("Lizzie 🌸", app: .whatsapp)]
        record.details.organization = "Orchard"
        record.details.note = "allergic to nuts"
        record.details.labels = ["family"]
        try await sample.database.add(record, at: sample.now)
        for text in ["elizabeth", "liz", "lizzie", "🌸", "555", "orchard", "nuts", "label:family", "in:contacts chen"] {
            #expect(try await find(sample, text) == [.contact(record.contact.id)], "\(text)")
        }
        #expect(try await find(sample, "chen in:timeline").isEmpty)
        _ = try await sample.database.remove(record.contact, .onlyIfEmpty, at: sample.now)
        #expect(try await find(sample, "chen").isEmpty)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await find(sample, "nuts") == [.contact(record.contact.id)])
    }

    @Test("finds open notes, and what became of them", arguments: Engine.allCases)
    func notes(engine: Engine) async throws {
        let sample = try Sample(engine)
        let note = try await sample.noted("Froggy")
        #expect(try await find(sample, "froggy in:inbox app:whatsapp") == [.note(note.id)])
        #expect(try await find(sample, "froggy app:signal").isEmpty)
        _ = try await sample.database.dismiss(note.id, at: sample.now)
        #expect(try await find(sample, "froggy").isEmpty)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await find(sample, "froggy") == [.note(note.id)])
        let contact = try await sample.contact()
        _ = try await sample.assign(note, contact)
        let found = try await find(sample, "froggy in:timeline")
        #expect(found.count == 1)
        #expect(try await find(sample, "froggy in:inbox").isEmpty)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await find(sample, "froggy") == [.note(note.id)])
    }

    @Test("narrows by who took part, when, and where it was seen", arguments: Engine.allCases)
    func filters(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact(), ana = try await sample.contact("Ana Sousa")
        let (first, second) = (try await sample.filed(liz), try await sample.filed(ana))
        func found(_ change: (inout SearchRequest) -> Void) async throws -> Set<SearchHit.Subject> {
            var request = SearchRequest(terms: [SearchTerm(["chess"], .word)])
            change(&request)
            return Set(try await sample.database.search(request, limit: 10, after: nil).items.map(\.subject))
        }
        #expect(try await found { _ in } == [.interaction(first.id), .interaction(second.id)])
        #expect(try await found { $0.contacts = [[liz.id]] } == [.interaction(first.id)])
        #expect(try await found { $0.contacts = [[liz.id, ana.id]] }.count == 2)
        #expect(try await found { $0.contacts = [[liz.id], [ana.id]] }.isEmpty)
        #expect(try await found { $0.since = sample.now }.count == 2)
        #expect(try await found { $0.until = sample.now }.isEmpty)
        #expect(try await found { $0.since = sample.now.addingTimeInterval(1) }.isEmpty)
        #expect(try await found { $0.apps = [.signal] }.isEmpty)
        #expect(try await found { $0.labels = ["family"] }.isEmpty)
    }

    @Test("finds what was filed under an old name by the new one, too", arguments: Engine.allCases)
    func renamed(engine: Engine) async throws {
        let sample = try Sample(engine)
        var contact = try await sample.contact()
        let filed = try await sample.filed(contact, label: "Elizabeth Chen")
        contact.name = "Elizabeth Ruiz"
        try await sample.database.update(contact, at: sample.now)
        #expect(try await find(sample, "ruiz in:timeline") == [.interaction(filed.id)])
        #expect(try await find(sample, "chen in:timeline") == [.interaction(filed.id)])
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await find(sample, "ruiz in:timeline").isEmpty)
    }

    @Test("sets Greek and Cyrillic accents aside, and shows them", arguments: Engine.allCases)
    func accents(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await sample.database.add(Contact(name: "Γιάννης Ёлкин Йод"), at: sample.now)
        for text in ["Γιαννης", "γιάννης", "ΓΙΑΝΝΗΣ", "елкин", "Ёлкин", "йод"] {
            let request = SearchRequest(try SearchQuery(text), with: [], in: .gmt)
            let hits = try await sample.database.search(request, limit: 9, after: nil).items
            #expect(
                hits.first?.texts.names.unicodeScalars.elementsEqual("Γιάννης Ёлкин Йод".unicodeScalars) == true,
                "\(text)")
            let excerpt = hits.first.map { SearchExcerpt(of: $0.texts, for: request.terms) }
            #expect(excerpt?.parts.contains { $0.isMatch } == true, "\(text)")
        }
        #expect(try await find(sample, "иод").isEmpty)
    }

    @Test("follows merging, moving and deleting", arguments: Engine.allCases)
    func corrections(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact(), other = try await sample.contact("Lisbeth Chen")
        let filed = try await sample.filed(other)
        _ = try await sample.database.merge(
            other.id, into: liz.id,
            with: ContactUpdate(phoneNumbers: NameRules().phoneNumbers, region: NameRules().region), at: sample.now)
        #expect(try await find(sample, "lisbeth in:contacts") == [.contact(liz.id)])
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await find(sample, "lisbeth in:contacts") == [.contact(other.id)])
        try await sample.database.deleteForGood(filed.id, at: sample.now)
        #expect(try await find(sample, "chess").isEmpty)
    }

    @Test("goes on where a page ended, and refuses a place of another list", arguments: Engine.allCases)
    func pages(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        var filed: Set<SearchHit.Subject> = []
        for _ in 0..<7 { filed.insert(.interaction(try await sample.filed(contact).id)) }
        for terms in [
            [SearchTerm(["chess"], .word)], [SearchTerm(["hes"], .substring)], [SearchTerm(["es"], .substring)],
        ] {
            let request = SearchRequest(terms: terms)
            var seen: [SearchHit.Subject] = []
            var after: PageCursor?
            repeat {
                let page = try await sample.database.search(
                    request, limit: 3, after: try after.map { try PageCursor("\($0)") })
                seen += page.items.map(\.subject)
                after = page.next
            } while after != nil
            #expect(seen.count == 7)
            #expect(Set(seen) == filed)
        }
        await #expect(throws: PageCursor.unusable) {
            _ = try await sample.database.search(
                SearchRequest(terms: [SearchTerm(["chess"], .word)]), limit: 3, after: try PageCursor("5"))
        }
    }

    @Test("names come before summaries, these before facts, these before messages", arguments: Engine.allCases)
    func order(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        var ids: [String: SearchHit.Subject] = [:]
        for place in ["message", "summary", "name"] {
            let filed = try await sample.filed(contact, label: place == "name" ? "Tulip" : "Liz")
            ids[place] = .interaction(filed.id)
            if place == "summary" {
                _ = try await sample.database.edit(
                    filed.id, summary: "tulip", userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
            } else if place == "message" {
                _ = try await sample.database.edit(
                    filed.id, summary: nil, userNote: "tulip", occurredAt: nil, labels: nil, at: sample.now)
            }
        }
        let found = try await find(sample, "tulip")
        #expect(found == [ids["name"], ids["summary"], ids["message"]])
    }

    @Test("knows the words that differ in one letter from one", arguments: Engine.allCases)
    func near(engine: Engine) async throws {
        let sample = try Sample(engine)
        _ = try await sample.filed(try await sample.contact())
        #expect(try await sample.database.words(near: "chass") == ["chess"])
        #expect(try await sample.database.words(near: "chess").isEmpty)
        #expect(try await sample.database.words(near: "cxxss").isEmpty)
    }

    @Test(
        "nothing that is typed is read as more than text",
        arguments: [
            "\"", "a\"b", "NEAR(a b)", "names:x", "-x", "a OR b", "^a", "*", "**", "(", "' OR 1", "a\u{0}b", "{a}", "%",
        ], Engine.allCases)
    func hostile(text: String, engine: Engine) async throws {
        let sample = try Sample(engine)
        _ = try await sample.filed(try await sample.contact())
        for match in [SearchTerm.Match.word, .prefix, .substring] {
            let request = SearchRequest(terms: [SearchTerm([text], match)])
            let found = try await sample.database.search(request, limit: 5, after: nil).items
            #expect(found.isEmpty, "\(text)")
        }
    }
}
