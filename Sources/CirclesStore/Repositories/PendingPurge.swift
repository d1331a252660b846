package import CirclesCore
internal import CirclesFiles
internal import Foundation

/// A purge reaches over several files, and can be cut off between them: which captures it is about is on the disk before the
/// first of them changes, and until the last has.
extension CirclesDatabase {
    private var pendingPurge: String { folder.appending(path: "purge.pending").path }

    /// Notes which captures are about to go: their ids, and nothing of them.
    func beginPurge(_ captures: [Capture.ID]) throws {
        let ids = captures.map(\.description) + (try pendingCaptures()).map(\.description)
        try PrivateFiles.writeDurably(Data(ids.map { $0 + "\n" }.joined().utf8), to: pendingPurge)
    }

    private func pendingCaptures() throws -> [Capture.ID] {
        guard let bytes = FileManager.default.contents(atPath: pendingPurge) else { return [] }
        return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { try StoreError.id(String($0)) }
    }

    /// Takes an earlier purge that was cut off to its end, as far as this database goes.
    ///
    /// - Returns: The captures that are gone and may still be named elsewhere; `endPurge` says that they are not.
    package func finishPurge() async throws(CirclesError) -> [Capture.ID] {
        let captures: [Capture.ID]
        do { captures = try pendingCaptures() } catch { throw describe(error, doing: "finish a purge") }
        guard !captures.isEmpty else { return [] }
        // Cut off before its transaction, it deleted nothing.
        let gone = try await read("finish a purge") { db in
            try captures.filter { try !CaptureRow.exists(db, $0.description) }
        }
        if !gone.isEmpty { try await emptyAfterPurge(of: gone) }
        return gone
    }

    package func endPurge() throws(CirclesError) {
        guard access(pendingPurge, F_OK) == 0 else { return }
        do throws(FileFailure) {
            guard unlink(pendingPurge) == 0 || errno == ENOENT else { throw .current }
            try PrivateFiles.syncDirectory(folder.path)
        } catch {
            throw error.writing("end the purge")
        }
    }
}
