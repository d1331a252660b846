package import CirclesCore
internal import CirclesFiles
package import Foundation

/// One file a capture, named by its id alone, so that no name from outside ever becomes a path.
package struct PictureFolder: CapturePictures {
    private let folder: URL

    /// - Parameter folder: Where the captures' own folder is, or is made.
    package init(inside folder: URL) throws {
        self.folder = folder.appending(path: "captures", directoryHint: .isDirectory)
        try PrivateFiles.makeDirectory(self.folder.path)
    }

    private func url(_ id: Capture.ID) -> URL { folder.appending(path: id.description) }

    package func store(_ bytes: Data, for id: Capture.ID) throws {
        try PrivateFiles.writeDurably(bytes, to: url(id).path)
    }

    package func insert(_ bytes: Data, for id: Capture.ID, _ db: any Session) {}

    package func load(_ id: Capture.ID) -> Data? { try? Data(contentsOf: url(id)) }

    package func load(_ id: Capture.ID, _ db: any Session) -> Data? { load(id) }

    package func bring(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws { try store(bytes, for: id) }

    package func forget(_ ids: [Capture.ID], _ db: any Session) {}

    package func remove(_ ids: [Capture.ID]) {
        for id in ids { unlink(url(id).path) }
    }

    package func stored(before instant: Date) throws -> [Capture.ID] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { Capture.ID($0) }.filter { id in
            var status = stat()
            return stat(url(id).path, &status) == 0 && Double(status.st_mtim.tv_sec) < instant.timeIntervalSince1970
        }
    }

    package func purge(_ ids: [Capture.ID]) throws {
        for id in ids where unlink(url(id).path) != 0 && errno != ENOENT { throw FileFailure.current }
        try PrivateFiles.syncDirectory(folder.path)
    }
}
