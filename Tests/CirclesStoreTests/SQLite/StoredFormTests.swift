import CirclesCore
import CirclesTestSupport
import Foundation
import GRDB
import Testing

@testable import CirclesSQLite
@testable import CirclesStore

/// A row as GRDB wrote it, and every version of circles up to the tenth.
private protocol GRDBRow: Codable, FetchableRecord, PersistableRecord {}

extension GRDBRow {
    static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy { .convertFromSnakeCase }
    static var databaseColumnEncodingStrategy: DatabaseColumnEncodingStrategy { .convertToSnakeCase }
}

extension CaptureRow: GRDBRow {}
extension InboxNoteRow: GRDBRow {}
extension InteractionRow: GRDBRow {}
extension TranscriptRow: GRDBRow {}
extension ContactDetailRow: GRDBRow {}
extension JournalRow: GRDBRow {}

@Suite("What columns hold")
struct StoredFormTests {
    @Test("instants are the text that they always were, and the text is the instant that it always was")
    func dates() {
        var generator = SplitMix64(seed: 22)
        for round in 0..<20_000 {
            let seconds =
                switch round % 3 {
                case 0: Double.random(in: -14e9...250e9, using: &generator)
                case 1: Double(Int.random(in: 0...1_900_000_000_000, using: &generator)) / 1000
                default: Double.random(in: 1.6e9...1.9e9, using: &generator)
                }
            let date = Date(timeIntervalSince1970: seconds)
            let text = StoredDate.text(of: date)
            #expect(text.databaseValue == date.databaseValue)
            #expect(StoredDate.date(text) == Date.fromDatabaseValue(text.databaseValue), "\(text)")
        }
        for date in [
            Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: -0.5),
        ] {
            #expect(StoredDate.text(of: date).databaseValue == date.databaseValue)
        }
        for text in ["", "2026-05-02", "2026-05-02T12:00:00.000", "2026-05-02 12:00:00.0x0", "~"] {
            #expect(StoredDate.date(text) == nil)
        }
    }

    /// Rows of every kind of value: texts, numbers, dates, enums, lists, nested values, and none of these.
    private func rows() -> [any GRDBRow & StoredRow] {
        let now = Date(timeIntervalSince1970: 1_704_360_600.125)
        var capture = Capture(
            id: .random(), origin: .share,
            payload: .image(.init(format: .png, width: 3, height: 4, originalName: "é\"x")),
            sha256: "a", userNote: "n", labels: ["b", "a/ü"],
            capturedAt: CaptureTime(instant: now, zone: "Europe/Berlin", source: .modified), receivedAt: now)
        capture.lastError = CirclesError(.unavailable, "no \"network\"", hint: "wait", retryable: true)
        let bare = Capture(
            id: .random(), origin: .cli, payload: .text("hi"), sha256: "b",
            capturedAt: CaptureTime(instant: now, zone: "GMT", source: .given), receivedAt: now)
        let interaction = Interaction(
            id: .random(), captureIDs: [capture.id], participants: [], occurredAt: now, zone: "GMT", summary: "s",
            messages: [Message(side: .left, text: "I love / chess"), Message(side: .right, text: "so do I 🌸")])
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: .unknownContact, explanation: "why", title: "Lizzie",
            summary: nil, text: "t", rejectedContactIDs: [.random()], createdAt: now)
        var details = ContactDetails()
        details.relations = [ContactRelation(kind: "sister", name: "Ana Sousa")]
        details.everyDays = 30
        let entry = JournalRow(
            seq: 7, id: "e", at: now, action: .filed, isAutomatic: true, what: "filed a capture", cause: nil,
            captureId: "c", interactionId: nil, noteId: nil, contactId: nil,
            body: [
                RowChange(
                    table: .contact, key: ["id": .text("x")],
                    before: ["is_me": .integer(1), "uid": .null, "name": .text("Kim / \"Berg\""), "z": .real(1.5)],
                    interaction: nil)
            ], undoneAt: nil, agent: nil)
        return [
            CaptureRow(capture), CaptureRow(bare), InteractionRow(interaction, createdAt: now), InboxNoteRow(note),
            TranscriptRow(Transcript(app: .whatsapp, title: "Lizzie", text: "t"), of: capture.id),
            ContactDetailRow(details, of: .random()), entry,
        ]
    }

    private static func values(_ row: some EncodableRecord) throws -> [String: DatabaseValue] {
        Dictionary(uniqueKeysWithValues: try row.databaseDictionary.map { ($0.key, $0.value) })
    }

    @Test("every row is written as GRDB wrote it, value by value")
    func written() throws {
        for row in rows() {
            let (shape, values) = try RowEncoder.encode(row)
            let own = Dictionary(
                uniqueKeysWithValues: zip(shape.columns, values).map { ($0, Self.databaseValue($1)) })
            #expect(own == (try Self.values(row)))
            // The second of a type goes by what the first showed.
            #expect(try RowEncoder.encode(row).values == values)
        }
    }

    private static func databaseValue(_ value: SQLValue) -> DatabaseValue {
        switch value {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .real(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .blob(let bytes): bytes.databaseValue
        }
    }

    @Test("what GRDB wrote is read as what it was, whatever the order of the columns")
    func read() throws {
        try DatabaseQueue().write { db in
            for row in rows() { try check(row, db) }
        }
    }

    private func check<Kept: GRDBRow & StoredRow>(_ row: Kept, _ db: Database) throws {
        let columns = try Self.values(row).sorted { $0.key > $1.key }
        let session = SQLiteSession(SQLiteConnection(db))
        let sql = "SELECT \(columns.map { "? AS \($0.key)" }.joined(separator: ", "))"
        let arguments = SQLArguments(
            columns.map { column in
                switch column.value.storage {
                case .null: .null
                case .int64(let number): .integer(number)
                case .double(let number): .real(number)
                case .string(let text): .text(text)
                case .blob(let bytes): .blob(bytes)
                }
            })
        for _ in 0..<2 {
            let own = try #require(try Kept.fetchOne(session, sql, arguments))
            #expect(try Self.values(own) == (try Self.values(row)))
        }
    }
}
