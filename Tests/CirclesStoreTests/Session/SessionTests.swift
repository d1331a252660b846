import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesStore

/// What repositories rely on in whatever runs their statements.
@Suite("Statements")
struct SessionTests {
    private func database(_ engine: Engine) throws -> (folder: TemporaryFolder, database: CirclesDatabase) {
        let folder = try TemporaryFolder()
        return (folder, try #require(try engine.open(in: folder.url) as? CirclesDatabase))
    }

    @Test("values come back as they went in, by place and by name", arguments: Engine.allCases)
    func values(engine: Engine) async throws {
        let (_, database) = try database(engine)
        let now = Date(timeIntervalSince1970: 1_704_360_600.25)
        let isSame = try await database.read("look") { db in
            try db.row("SELECT ?1, ?2, ?3, ?1, ?4, ?5", ["a\u{301} 🌸", 7, 1.5, nil, now]) { row in
                let texts: (String, String) = (try row[0], try row[3])
                let number: Int64 = try row[1], real: Double = try row[2], none: String? = try row[4],
                    date: Date = try row[5]
                return texts == ("a\u{301} 🌸", "a\u{301} 🌸") && number == 7 && real == 1.5 && none == nil && date == now
            }
        }
        #expect(isSame == true)
        let named = try await database.read("look") { db in
            try Int.fetchAll(
                db, "SELECT value FROM (SELECT :b AS value UNION ALL SELECT :a) AS two", ["a": 1, "b": 2, "c": 3])
        }
        #expect(named.sorted() == [1, 2])
    }

    @Test("a column without a value where one must be is an error, and ends nothing but the reading")
    func null() async throws {
        let (_, database) = try database(.memory)
        let error = await #expect(throws: CirclesError.self) {
            try await database.read("look") { try $0.rows("SELECT NULL AS name") { try $0[0] as String } }
        }
        #expect(error?.code == .cannotRead)
        let missing = await #expect(throws: CirclesError.self) {
            try await database.read("look") { try ContactRow.fetchAll($0, "SELECT 'x' AS id") }
        }
        #expect(missing?.code == .cannotRead)
        #expect(try await database.contacts().isEmpty)
    }

    @Test("too few arguments, or one by another name, are an error", arguments: Engine.allCases)
    func arguments(engine: Engine) async throws {
        let (_, database) = try database(engine)
        for arguments in [["x"], [:], ["other": "x"]] as [SQLArguments] {
            await #expect(throws: CirclesError.self) {
                try await database.read("look") { try String.fetchAll($0, "SELECT :one, :two", arguments) }
            }
        }
    }

    @Test("the same statement can be asked in the midst of its own answer", arguments: Engine.allCases)
    func nested(engine: Engine) async throws {
        let (_, database) = try database(engine)
        let pairs = try await database.read("look") { db in
            let sql = "SELECT value FROM \(db.dialect.elements("?", as: "listed")) ORDER BY value"
            return try db.rows(sql, ["[\"a\",\"b\"]"]) { outer in
                let text: String = try outer[0]
                return try db.rows(sql, ["[\"c\",\"d\"]"]) { text + (try $0[0] as String) }
            }
        }
        #expect(pairs == [["ac", "ad"], ["bc", "bd"]])
    }

    @Test("a reading that has seen enough holds nothing", arguments: Engine.shared)
    func stopped(engine: Engine) async throws {
        let (_, database) = try database(engine)
        try await database.add(Contact(name: "Kim Berg"), at: Date())
        try await database.add(Contact(name: "Tom Berg"), at: Date())
        let seen = try await database.write("look") { db in
            var seen = 0
            try db.prepare("SELECT name FROM contact ORDER BY name").read([]) { _ in
                seen += 1
                return false
            }
            try db.run("DELETE FROM contact WHERE name = ?", ["Kim Berg"])
            return seen
        }
        #expect(seen == 1)
        #expect(try await database.contacts().map(\.name) == ["Tom Berg"])
    }

    @Test("a statement that failed leaves its transaction undone and can be run again", arguments: Engine.allCases)
    func failed(engine: Engine) async throws {
        let (_, database) = try database(engine)
        let contact = Contact(name: "Kim Berg")
        let row = ContactRow(
            id: contact.id.description, uid: nil, name: "Kim Berg", isMe: false, createdAt: Date(), updatedAt: Date())
        await #expect(throws: CirclesError.self) {
            try await database.write("add twice") { db in
                try row.insert(db)
                try row.insert(db)
            }
        }
        #expect(try await database.contacts().isEmpty)
        try await database.write("add") { try row.insert($0) }
        #expect(try await database.contacts().map(\.name) == ["Kim Berg"])
    }

    @Test("a row is written over the one with its key, and one that is gone is not changed", arguments: Engine.allCases)
    func rows(engine: Engine) async throws {
        let (_, database) = try database(engine)
        let now = Date(timeIntervalSince1970: 1_704_360_600)
        let row = ContactRow(
            id: Contact.ID.random().description, uid: nil, name: "Kim Berg", isMe: false, createdAt: now, updatedAt: now
        )
        let names = try await database.write("write") { db in
            try row.upsert(db)
            var other = row
            other.name = "Kim Vogt"
            try other.upsert(db)
            return try ContactRow.rows(db, where: "id", isOneOf: [row.id, "none"]).map(\.name)
        }
        #expect(names == ["Kim Vogt"])
        await #expect(throws: CirclesError.self) {
            try await database.write("write") { db in
                try row.delete(db)
                try row.update(db)
            }
        }
    }

    @Test(
        "a row never takes the place of another that only has something in common with it", arguments: Engine.allCases)
    func others(engine: Engine) async throws {
        let (_, database) = try database(engine)
        let now = Date(timeIntervalSince1970: 1_704_360_600)
        @Sendable func row(_ name: String) -> ContactRow {
            ContactRow(
                id: Contact.ID.random().description, uid: "one", name: name, isMe: false, createdAt: now, updatedAt: now
            )
        }
        try await database.write("write") { try row("Kim Berg").upsert($0) }
        await #expect(throws: CirclesError.self) {
            try await database.write("write") { try row("Ana Sousa").upsert($0) }
        }
        #expect(try await database.contacts().map(\.name) == ["Kim Berg"])
    }

    @Test("what engines say each in their own way means the same", arguments: Engine.allCases)
    func dialect(engine: Engine) async throws {
        let (_, database) = try database(engine)
        let document = #"{"title":"Chess at Ana's","open":true,"list":["a","b"],"left":"x","shut":false}"#
        try await database.read("look") { db in
            let dialect = db.dialect
            func text(_ sql: String, _ arguments: SQLArguments) throws -> String? {
                try String.fetchOne(db, "SELECT \(sql)", arguments)
            }
            func holds(_ sql: String, _ arguments: SQLArguments) throws -> Bool {
                try db.hasRow("SELECT 1 WHERE \(sql)", arguments)
            }
            #expect(try text(dialect.json("?", "title"), [document]) == "Chess at Ana's")
            #expect(try text(dialect.json("?", "none"), [document]) == nil)
            #expect(try holds(dialect.isTrue("?", "open"), [document]))
            #expect(try !holds(dialect.isTrue("?", "shut"), [document]))
            #expect(try Int.fetchOne(db, "SELECT \(dialect.count("?", "list"))", [document]) == 2)
            let edited = try text(
                dialect.json("?", without: "left", with: [("list", "[]"), ("title", "\"\"")]), [document])
            let object = try JSONDecoder().decode(Edited.self, from: Data((edited ?? "").utf8))
            #expect(object == Edited(title: "", list: [], left: nil))
            #expect(try text(dialect.lowercased("?"), ["ÄRGER"]) == "ärger")
            #expect(try holds(dialect.areSame("?", "?", ignoringCaseOf: .ascii), ["Work", "wORK"]))
            #expect(try holds(dialect.areSame("?", "?", ignoringCaseOf: .all), ["Ärger", "äRGER"]))
            #expect(try !holds(dialect.areSame("?", "?", ignoringCaseOf: .all), ["Ärger", "Arger"]))
            #expect(try Int.fetchOne(db, "SELECT \(dialect.position(of: "?1", in: "?2"))", ["🌸b", "a🌸b"]) == 2)
            #expect(try Int.fetchOne(db, "SELECT \(dialect.position(of: "?1", in: "?2"))", ["x", "a🌸b"]) == 0)
            let day = Date(timeIntervalSince1970: 1_704_360_600)
            let days = try Double.fetchOne(
                db, "SELECT \(dialect.days(between: "?", and: "?"))", [day.addingTimeInterval(129_600), day])
            #expect(abs((days ?? 0) - 1.5) < 0.0001)
            #expect(try String.fetchAll(db, "SELECT 'b' WHERE 'b' IN \(dialect.listed())", [#"["a","b"]"#]) == ["b"])
            #expect(try String.fetchAll(db, "SELECT 'b' WHERE 'b' IN \(dialect.listed())", ["[]"]).isEmpty)
        }
    }

    private struct Edited: Decodable, Equatable {
        var title: String
        var list: [String]
        var left: String?
    }
}
