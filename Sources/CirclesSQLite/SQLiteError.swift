internal import CirclesCore
internal import CirclesStore
internal import Foundation
internal import GRDB

/// The one place where what SQLite says becomes a `CirclesError`.
///
/// Only its codes and the purpose are told: its messages may quote values, and values are chats.
enum SQLiteError {
    /// An error met before there was an engine to ask.
    static func describe(_ error: any Error, doing purpose: String, in folder: URL?) -> CirclesError {
        if let error = error as? DatabaseError { return describe(error, doing: purpose, in: folder) }
        return StoreError.describe(error, doing: purpose)
    }

    /// - Parameter folder: Where the database is; nil: it is in memory, or another one.
    static func describe(_ error: DatabaseError, doing purpose: String, in folder: URL? = nil) -> CirclesError {
        switch error.resultCode {
        case .SQLITE_FULL,
            .SQLITE_IOERR where error.resultCode == .SQLITE_FULL || isFull(folder):
            CirclesError(.cannotWrite, "could not \(purpose): the disk is full", hint: "free some space and try again")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
            CirclesError(.cannotWrite, "could not \(purpose): the database is read-only", hint: "check its permissions")
        case .SQLITE_CANTOPEN:
            CirclesError(.cannotWrite, "could not \(purpose): the file cannot be opened", hint: "check its permissions")
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            CirclesError(
                .unavailable, "could not \(purpose): another process holds the database",
                hint: "try again in a moment", retryable: true)
        case .SQLITE_NOTADB, .SQLITE_CORRUPT:
            CirclesError(
                .cannotRead, "could not \(purpose): the database is damaged",
                hint: "bring back a copy, or move circles.sqlite and its -wal and -shm aside to start anew")
        case .SQLITE_IOERR:
            CirclesError(.cannotWrite, "could not \(purpose): input/output error on the database", retryable: true)
        default:
            CirclesError(.internalError, "could not \(purpose): SQLite error \(error.extendedResultCode.rawValue)")
        }
    }

    /// SQLite finds an input/output error where there is no room for its -shm, even to read.
    private static func isFull(_ folder: URL?) -> Bool {
        var status = statvfs()
        guard let folder, statvfs(folder.path, &status) == 0 else { return false }
        return status.f_bavail * status.f_frsize < 1 << 16
    }
}
