package import CirclesCore
package import Foundation

/// The ledger of watched folders.
extension CirclesDatabase: WatchLedger {
    package func watchedFolders() async throws(CirclesError) -> [String] {
        try await read("list the watched folders") {
            try String.fetchAll($0, "SELECT path FROM watched_folder ORDER BY path")
        }
    }

    package func watchedFiles(in folder: String) async throws(CirclesError) -> [String: WatchedFile]? {
        try await read("look up what was taken") { db in
            guard try db.hasRow("SELECT 1 FROM watched_folder WHERE path = ?", [folder]) else { return nil }
            let files = try db.rows(
                "SELECT path, size, modified, inode FROM watched_file WHERE folder = ?", [folder]
            ) { WatchedFile(path: try $0[0], size: try $0[1], modified: try $0[2], inode: try $0[3]) }
            return Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func watch(_ folder: String, knowing files: [WatchedFile], at now: Date) async throws(CirclesError) {
        try await write("note what is in the folder") { db in
            try db.run(
                "INSERT INTO watched_folder (path, since) VALUES (?, ?) ON CONFLICT DO NOTHING", [folder, now])
            for file in files { try Self.save(file, folder, sha256: nil, share: nil, db) }
        }
    }

    package func save(
        _ file: WatchedFile, in folder: String, sha256: String?, share: Capture.ID?
    ) async throws(CirclesError) {
        try await write("note what was taken") { db in try Self.save(file, folder, sha256: sha256, share: share, db) }
    }

    private static func save(
        _ file: WatchedFile, _ folder: String, sha256: String?, share: Capture.ID?, _ db: any Session
    ) throws {
        try db.run(
            """
            INSERT INTO watched_file (path, folder, size, modified, inode, sha256, share_id) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (path) DO UPDATE SET size = excluded.size, modified = excluded.modified,
                inode = excluded.inode, sha256 = excluded.sha256, share_id = coalesce(excluded.share_id, watched_file.share_id)
            """,
            [
                file.path, folder, file.size, file.modified, file.inode, sha256, share?.description,
            ])
    }

    package func wasTaken(sha256: String) async throws(CirclesError) -> Bool {
        try await read("look up what was taken") { db in
            try db.hasRow("SELECT 1 FROM watched_file WHERE sha256 = ? AND share_id IS NOT NULL", [sha256])
        }
    }
}
