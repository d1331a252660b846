package import CirclesCore
internal import Foundation
internal import GRDB

/// A copy of the database, taken while it is in use.
extension CirclesDatabase {
    /// Writes a consistent copy to a new file, by SQLite's own backup.
    package func copy(to path: String) async throws(CirclesError) {
        do {
            let copy = try DatabaseQueue(path: path)
            try pool.backup(to: copy)
            // Without a log beside it: the copy is one file.
            try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
        } catch {
            throw StoreError.describe(error, doing: "copy the database")
        }
    }

    /// The captures whose picture is kept.
    package func capturesWithImages() async throws(CirclesError) -> [Capture.ID] {
        try await read("list the pictures") { db in
            try String.fetchAll(db, sql: "SELECT id FROM capture WHERE has_image ORDER BY id").map {
                try StoreError.id($0)
            }
        }
    }

    /// All captures, oldest first.
    package func captures() async throws(CirclesError) -> [Capture] {
        try await read("list the captures") { db in
            try CaptureRow.fetchAll(db, sql: "SELECT * FROM capture ORDER BY received_at, id").map { try $0.capture() }
        }
    }
}
