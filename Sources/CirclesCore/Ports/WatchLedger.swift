package import Foundation

/// What was taken out of watched folders.
package protocol WatchLedger: Sendable {
    /// What was taken out of a folder or found in it at the first look; nil when it was never watched.
    func watchedFiles(in folder: String) async throws(CirclesError) -> [String: WatchedFile]?
    /// Folders that were ever watched, by name.
    func watchedFolders() async throws(CirclesError) -> [String]
    /// A folder is watched from now on; what is in it is known, and not taken.
    func watch(_ folder: String, knowing files: [WatchedFile], at now: Date) async throws(CirclesError)
    /// - Parameters:
    ///   - sha256: Of the bytes, when they were looked at.
    ///   - share: The share it became; nil for one that was known.
    func save(_ file: WatchedFile, in folder: String, sha256: String?, share: Capture.ID?) async throws(CirclesError)
    /// Whether these bytes were taken out of a watched folder, under any name.
    func wasTaken(sha256: String) async throws(CirclesError) -> Bool
}

/// What a file of a watched folder looked like when it was taken.
package struct WatchedFile: Hashable, Sendable {
    package var path: String
    package var size: Int64
    /// Nanoseconds since 1970.
    package var modified: Int64
    package var inode: Int64

    package init(path: String, size: Int64, modified: Int64, inode: Int64) {
        self.path = path
        self.size = size
        self.modified = modified
        self.inode = inode
    }
}
