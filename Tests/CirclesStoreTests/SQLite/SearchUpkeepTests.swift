import CirclesCore
import CirclesTestSupport
import Foundation
import GRDB
import Testing

@testable import CirclesSQLite
@testable import CirclesStore

@Suite("What can be found is what is there")
struct SearchUpkeepTests {
    /// The texts of everything, as they stand and as they are made anew, without the numbers they are counted by.
    private func texts(_ folder: URL) async throws -> (kept: Set<String>, anew: Set<String>) {
        let looker = try DatabaseQueue(path: folder.appending(path: "circles.sqlite").path)
        return try await looker.write { db in
            SearchUpkeep.prepare(db)
            for table in ["search_words", "search_letters"] {
                try db.execute(sql: "INSERT INTO \(table) (\(table), rank) VALUES ('integrity-check', 1)")
            }
            func read() throws -> Set<String> {
                Set(
                    try Row.fetchAll(
                        db, sql: "SELECT kind, owner_id, at, apps, names, summary, facts, body FROM search_document"
                    )
                    .map { $0.map { "\($0)=\($1)" }.joined(separator: "|") })
            }
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM search_stale") == 0)
            let kept = try read()
            try db.execute(sql: "DELETE FROM search_document")
            try db.execute(
                sql:
                    "INSERT INTO search_stale SELECT id FROM interaction UNION SELECT id FROM inbox_note UNION SELECT id FROM contact"
            )
            try SearchUpkeep.catchUp(db)
            return (kept, try read())
        }
    }

    @Test("an earlier version's database is filled when it is searched", arguments: try ReleasedSchemaTests.dumps)
    func filled(dump: String) async throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        let text = try Fixture.text("databases/\(dump)")
        try await queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        let database = try CirclesDatabase(folder: folder.url)
        let found = try await database.search(
            SearchRequest(terms: [SearchTerm(["elizabeth"], .word)]), limit: 10, after: nil)
        #expect(!found.items.isEmpty)
        let (kept, anew) = try await texts(folder.url)
        #expect(kept == anew)
        #expect(!kept.isEmpty)
    }

    @Test("whatever is written, and taken back, leaves the texts as they would be made anew")
    func upkeep() async throws {
        let sample = try Sample(.file)
        let liz = try await sample.contact(), ana = try await sample.contact("Ana Sousa")
        let filed = try await sample.filed(liz), other = try await sample.filed(ana)
        let note = try await sample.noted()
        _ = try await sample.assign(note, liz, alias: "Lizzie")
        _ = try await sample.database.move(filed.id, from: nil, to: ana, at: sample.now)
        _ = try await sample.database.edit(
            other.id, summary: "new", userNote: "n", occurredAt: nil, labels: ["l"], at: sample.now)
        _ = try await sample.database.returnToInbox(other.id, at: sample.now)
        try await sample.database.setMe(Contact(name: "Kim Berg"), at: sample.now)
        let (kept, anew) = try await texts(sample.folder.url)
        #expect(kept == anew)
        for _ in 0..<6 { _ = try await sample.database.undo(nil, at: sample.now) }
        let (after, madeAnew) = try await texts(sample.folder.url)
        #expect(after == madeAnew)
    }

    @Test("names and details that come, go and come back leave the texts as they would be made anew")
    func namesAndDetails() async throws {
        let sample = try Sample(.file)
        let liz = try await sample.contact(), ana = try await sample.contact("Ana Sousa")
        func check() async throws {
            let (kept, anew) = try await texts(sample.folder.url)
            #expect(kept.subtracting(anew) == [])
            #expect(anew.subtracting(kept) == [])
        }
        var record = try await sample.database.record(ana)
        record.contact.nicknames = ["Nita"]
        record.details.organization = "Quayside Books"
        try await sample.database.update(record, at: sample.now)
        try await check()
        record.contact.nicknames = []
        record.details = ContactDetails()
        try await sample.database.update(record, at: sample.now)
        _ = try await sample.assign(try await sample.noted(), ana, alias: "Nini")
        try await check()
        try await sample.database.keep(FactChange(.like, of: "pottery", text: "kayaking"), of: ana, at: sample.now)
        try await check()
        let kayaking = SearchRequest(terms: [SearchTerm(["kayaking"], .word)])
        #expect(try await sample.database.search(kayaking, limit: 9, after: nil).items.count == 1)
        _ = try await sample.database.merge(
            liz.id, into: ana.id, with: ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil), at: sample.now)
        try await check()
        for _ in 0..<5 {
            _ = try await sample.database.undo(nil, at: sample.now)
            try await check()
        }
    }

    @Test("a text is found however its accents are typed", arguments: ["서울", "ёлка", "Καλημέρα", "Zoë"])
    func composed(word: String) async throws {
        let sample = try Sample(.file)
        for form in [word.precomposedStringWithCanonicalMapping, word.decomposedStringWithCanonicalMapping] {
            var record = ContactRecord(contact: Contact(name: "Kim Berg"))
            record.details.note = "Met at \(form)."
            try await sample.database.add(record, at: sample.now)
        }
        for form in [word.precomposedStringWithCanonicalMapping, word.decomposedStringWithCanonicalMapping] {
            for match in [SearchTerm.Match.word, .substring] {
                let request = SearchRequest(terms: [SearchTerm([form], match)])
                #expect(try await sample.database.search(request, limit: 9, after: nil).items.count == 2)
            }
        }
    }

    @Test("what came in by hundreds at once is found by the next search, and what came after it")
    func hundreds() async throws {
        let sample = try Sample(.file)
        let liz = try await sample.contact()
        let database = try #require(sample.database as? CirclesDatabase)
        try await database.write("add many at once") { db in
            for number in 0..<300 {
                var row = try #require(try ContactRow.row(db, liz.id.description))
                row.id = Contact.ID.random().description
                row.uid = nil
                row.name = "Hundredfold \(number)"
                try row.insert(db)
            }
        }
        _ = try await sample.contact("Hundredfold last")
        let request = SearchRequest(terms: [SearchTerm(["hundredfold"], .word)])
        #expect(try await database.search(request, limit: 500, after: nil).items.count == 301)
        let (kept, anew) = try await texts(sample.folder.url)
        #expect(kept == anew)
    }

    @Test("a purge leaves no word in the file or its log")
    func purge() async throws {
        let sample = try Sample(.file)
        let liz = try await sample.contact("Xylophona Quartzmann")
        for _ in 0..<210 { _ = try await sample.filed(liz, label: "Xylophona") }
        let stays = try await sample.contact("Ana Sousa")
        _ = try await sample.filed(stays, label: "Ana")
        let database = try #require(sample.database as? CirclesDatabase)
        let plan = try await database.planPurge(of: liz, with: [])
        try await database.purge(plan)
        for name in ["circles.sqlite", "circles.sqlite-wal"] {
            let file = sample.folder.url.appending(path: name)
            guard let bytes = try? Data(contentsOf: file) else { continue }
            for word in ["ylophona", "uartzmann"] {
                #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) is left in \(name)")
            }
        }
        let left = try await database.search(SearchRequest(terms: [SearchTerm(["chess"], .word)]), limit: 9, after: nil)
        #expect(left.items.count == 1)
        #expect(try await database.words(near: "xylophone").isEmpty)
    }
}
