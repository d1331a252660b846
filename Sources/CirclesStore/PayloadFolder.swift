internal import CirclesCore
internal import CirclesFiles
package import Foundation

/// The bytes of accepted captures: one file each, named by the capture's id alone, so that no name from outside ever
/// becomes a path.
package struct PayloadFolder: Sendable {
    private let folder: URL

    /// - Parameter folder: Where the captures' own folder is, or is made.
    package init(inside folder: URL) throws {
        self.folder = folder.appending(path: "captures", directoryHint: .isDirectory)
        try PrivateFiles.makeDirectory(self.folder.path)
    }

    private func url(_ id: Capture.ID) -> URL { folder.appending(path: id.description) }

    /// On the disk when this returns.
    func store(_ bytes: Data, for id: Capture.ID) throws {
        try PrivateFiles.writeDurably(bytes, to: url(id).path)
    }

    /// Nil when the payload was not kept.
    func load(_ id: Capture.ID) -> Data? { try? Data(contentsOf: url(id)) }

    /// Takes away what nobody will look for again; what cannot be is left.
    func remove(_ id: Capture.ID) { unlink(url(id).path) }

    /// Those that were written before an instant.
    func stored(before instant: Date) throws -> [Capture.ID] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { Capture.ID($0) }.filter { id in
            var status = stat()
            return stat(url(id).path, &status) == 0 && Double(status.st_mtim.tv_sec) < instant.timeIntervalSince1970
        }
    }

    /// Gone when this returns, and it stays so, whatever happens.
    func purge(_ ids: [Capture.ID]) throws {
        for id in ids where unlink(url(id).path) != 0 && errno != ENOENT { throw FileFailure.current }
        try PrivateFiles.syncDirectory(folder.path)
    }
}
