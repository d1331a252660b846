import CirclesCore
import Foundation
import Testing

@Suite("What a write of the book brings about")
struct BookEffectsTests {
    private static let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)

    /// Ways in which somebody called "Lissy Wonder" comes into the book.
    enum Coming: String, CaseIterable, Sendable {
        case add, rename, newForANote, me, importCards
    }

    /// Elizabeth, known as "Lissy Wonder" since a note was assigned to her.
    private func learnt(_ sample: Sample) async throws -> Contact {
        let liz = try await sample.contact()
        _ = try await sample.assign(try await sample.noted("Lissy Wonder"), liz, alias: "Lissy Wonder")
        #expect(try await sample.aliases(liz) == ["Lissy Wonder"])
        return liz
    }

    private func come(_ way: Coming, _ sample: Sample) async throws -> [ForgottenAlias] {
        let database = sample.database
        let lissy = Contact(name: "Lissy Wonder")
        switch way {
        case .add: return try await database.add(lissy, at: sample.now).forgottenAliases
        case .rename:
            var other = try await sample.contact("Ana Sousa")
            other.name = "Lissy Wonder"
            return try await database.update(other, at: sample.now).forgottenAliases
        case .newForANote:
            var assignment = Assignment(try await sample.noted("Somebody").id, to: lissy)
            assignment.isNew = true
            return try await database.assign(assignment, at: sample.now)?.forgotten ?? []
        case .me: return try await database.setMe(lissy, at: sample.now).forgottenAliases
        case .importCards:
            let importer = ContactImporter(database, NameRules(), at: sample.now)
            let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Lissy Wonder\r\nEND:VCARD\r\n"
            var pieces = [Array(card.utf8)]
            var reader = ContactFileReader(.vcard) { pieces.popLast() ?? [] }
            var ids = IdentifierSequence()
            while case .card(let numbered)? = try reader.next() {
                _ = try await importer.take([PreparedCard(numbered) { ids.next() }], from: "a file")
            }
            return importer.effects.forgottenAliases
        }
    }

    @Test(
        "a learnt name is forgotten when somebody comes whom it fits, too, whoever writes",
        arguments: Coming.allCases, Engine.allCases)
    func forgotten(_ way: Coming, engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let liz = try await learnt(sample)
        let forgotten = try await come(way, sample)
        #expect(forgotten == [ForgottenAlias(alias: "Lissy Wonder", contact: liz.id)])
        #expect(try await sample.aliases(liz).isEmpty)
        // Undoing the write brings the name back with it.
        if way != .rename {
            _ = try await database.undo(nil, at: sample.now)
            #expect(try await sample.aliases(liz) == ["Lissy Wonder"])
        }
    }

    @Test("a merge that makes a name fit the survivor forgets it, too", arguments: Engine.allCases)
    func merge(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let liz = try await sample.contact()
        let (a, b) = (Contact(name: "Bo Kent", nicknames: ["Wonder Bo"]), Contact(name: "Ana Sousa"))
        try await database.add(a, at: sample.now)
        try await database.add(b, at: sample.now)
        // Learnt in spite of Bo, as a book from before this rule may hold it.
        _ = try await sample.assign(try await sample.noted("Wonder Bo"), liz, alias: "Wonder Bo")
        let merged = try await database.merge(a.id, into: b.id, with: Self.update, at: sample.now)
        #expect(merged.effects.forgottenAliases.map(\.alias) == ["Wonder Bo"])
        #expect(try await sample.aliases(liz).isEmpty)
    }

    @Test(
        "an undo that brings somebody back forgets what was learnt meanwhile and fits them", arguments: Engine.allCases)
    func undo(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let liz = try await sample.contact()
        let lissy = Contact(name: "Lissy Wonder")
        try await database.add(lissy, at: sample.now)
        try await database.remove(lissy, .onlyIfEmpty, at: sample.now)
        let removal = try await sample.last()
        _ = try await sample.assign(try await sample.noted("Lissy Wonder"), liz, alias: "Lissy Wonder")
        let undone = try await database.undo(removal.id, at: sample.now)
        #expect(undone.forgotten.map(\.alias) == ["Lissy Wonder"])
        #expect(try await sample.aliases(liz).isEmpty)
    }
}
