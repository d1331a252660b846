internal import CirclesCore
internal import CirclesStore
internal import Foundation

/// Pictures as rows of the database: what commits a capture commits its picture.
struct PostgresPictures: CapturePictures {
    static let table = "picture"

    /// Bytes that are compressed already are not compressed once more.
    static let step = """
        CREATE TABLE \(table) (
            \(PostgresSchema.opening),
            capture_id TEXT COLLATE "C" NOT NULL, bytes BYTEA NOT NULL, \(PostgresSchema.key("capture_id")),
            \(PostgresSchema.refers("capture_id", "capture", "id")));
        ALTER TABLE \(table) ALTER bytes SET STORAGE EXTERNAL;
        \(PostgresSchema.secured(table))
        """

    let engine: PostgresEngine

    func store(_ bytes: Data, for id: Capture.ID) {}

    func insert(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws {
        try db.prepare("INSERT INTO picture (capture_id, bytes) VALUES (?, ?)").write([id.description, bytes])
    }

    func load(_ id: Capture.ID) async throws -> Data? {
        try await engine.read { try load(id, $0) }
    }

    func load(_ id: Capture.ID, _ db: any Session) throws -> Data? {
        var found: Data?
        try db.prepare("SELECT bytes FROM picture WHERE capture_id = ?").read([id.description]) { row in
            found = try row[0]
            return false
        }
        return found
    }

    func bring(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws { try insert(bytes, for: id, db) }

    func forget(_ ids: [Capture.ID], _ db: any Session) throws {
        let one = try db.prepare("DELETE FROM picture WHERE capture_id = ?")
        for id in ids { try one.write([id.description]) }
    }

    func remove(_ ids: [Capture.ID]) {}

    func stored(before instant: Date) -> [Capture.ID] { [] }

    /// Their captures' rows took them along.
    func purge(_ ids: [Capture.ID]) {}
}
