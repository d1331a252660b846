package import CirclesCore
package import Foundation
internal import GRDB

/// The ledger of watched folders.
extension CirclesDatabase: WatchLedger {
    package func watchedFolders() async throws(CirclesError) -> [String] {
        try await read("list the watched folders") {
            try String.fetchAll($0, sql: "SELECT path FROM watched_folder ORDER BY path")
        }
    }

    package func watchedFiles(in folder: String) async throws(CirclesError) -> [String: WatchedFile]? {
        try await read("look up what was taken") { db in
            guard
                try Row.fetchOne(
                    db.cachedStatement(sql: "SELECT 1 FROM watched_folder WHERE path = ?"), arguments: [folder]) != nil
            else { return nil }
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: "SELECT path, size, modified, inode FROM watched_file WHERE folder = ?"),
                arguments: [folder])
            let files = rows.map {
                WatchedFile(path: $0["path"], size: $0["size"], modified: $0["modified"], inode: $0["inode"])
            }
            return Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func watch(_ folder: String, knowing files: [WatchedFile], at now: Date) async throws(CirclesError) {
        try await write("note what is in the folder") { db in
            try db.run(
                "INSERT OR IGNORE INTO watched_folder (path, since) VALUES (?, ?)", [folder, now])
            for file in files { try Self.save(file, folder, sha256: nil, share: nil, db) }
        }
    }

    package func save(
        _ file: WatchedFile, in folder: String, sha256: String?, share: Capture.ID?
    ) async throws(CirclesError) {
        try await write("note what was taken") { db in try Self.save(file, folder, sha256: sha256, share: share, db) }
    }

    private static func save(
        _ file: WatchedFile, _ folder: String, sha256: String?, share: Capture.ID?, _ db: Database
    ) throws {
        try db.run(
            """
            INSERT INTO watched_file (path, folder, size, modified, inode, sha256, share_id) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (path) DO UPDATE SET size = excluded.size, modified = excluded.modified,
                inode = excluded.inode, sha256 = excluded.sha256, share_id = coalesce(excluded.share_id, share_id)
            """,
            [
                file.path, folder, file.size, file.modified, file.inode, sha256, share?.description,
            ])
    }

    package func wasTaken(sha256: String) async throws(CirclesError) -> Bool {
        try await read("look up what was taken") { db in
            try Row.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM watched_file WHERE sha256 = ? AND share_id IS NOT NULL"),
                arguments: [sha256])
                != nil
        }
    }
}
