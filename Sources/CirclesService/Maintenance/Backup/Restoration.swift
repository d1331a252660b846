package import CirclesFiles
package import CirclesSpool
internal import Foundation

/// Puts a backup's members where they stand in a home. What is there already stays as it is.
///
/// The database comes last: only with it is there a home, and all it needs is there by then.
package struct Restoration: ~Copyable {
    private let home: Home
    private var database: AtomicFile?

    package init(_ home: Home) { self.home = home }

    /// - Parameter write: Writes the member's bytes. When it throws, nothing is put in place.
    package mutating func put(_ name: String, _ write: (borrowing AtomicFile) throws -> Void) throws {
        guard let path = BackupMember.place(of: name, in: home), access(path, F_OK) != 0 else { return }
        try PrivateFiles.makeDirectory(URL(filePath: path).deletingLastPathComponent().path)
        let file = try AtomicFile(path, replaces: false)
        try write(file)
        if name == BackupMember.database { database = consume file } else { try file.commit() }
    }

    consuming func finish() throws(FileFailure) { try database.take()?.commit() }
}
