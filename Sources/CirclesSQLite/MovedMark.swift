package import CirclesCore
internal import CirclesFiles
package import Foundation

/// A file beside a home's database that says where its conversations are now.
///
/// It is written while nobody else can write to the database, and every write looks for it: a process that had opened the
/// database before, and waited, writes nothing where nobody looks any more.
package enum MovedMark {
    private static func path(_ folder: URL) -> String { folder.appending(path: "moved").path }

    /// - Parameter place: Where to, without a password.
    /// - Throws: `FileFailure`.
    package static func write(_ place: String, in folder: URL) throws {
        try PrivateFiles.writeDurably(Data("\(place)\n".utf8), to: path(folder))
    }

    /// - Throws: `CirclesError` with `configuration` in a home whose conversations are elsewhere.
    package static func check(_ folder: URL) throws(CirclesError) {
        let path = path(folder)
        guard access(path, F_OK) == 0 else { return }
        let place = FileLock.note(in: path)?.trimmingWhitespace.printable ?? "another place"
        throw CirclesError(
            .configuration, "this home's conversations are in \(place)", remedy: .set("store"))
    }
}
