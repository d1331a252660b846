internal import CirclesCore
internal import CirclesFiles
internal import Foundation

/// The bytes of accepted captures: one file each, named by the capture's id alone, so that no name from outside ever
/// becomes a path.
struct PayloadFolder: Sendable {
    private let folder: URL

    init(_ folder: URL) throws {
        try PrivateFiles.makeDirectory(folder.path)
        self.folder = folder
    }

    private func url(_ id: Capture.ID) -> URL { folder.appending(path: id.description) }

    /// On the disk when this returns.
    func store(_ bytes: Data, for id: Capture.ID) throws {
        try PrivateFiles.writeDurably(bytes, to: url(id).path)
    }

    /// Nil when the payload was not kept.
    func load(_ id: Capture.ID) -> Data? { try? Data(contentsOf: url(id)) }

    /// What was removed stays so, whatever happens.
    func sync() throws { try PrivateFiles.syncDirectory(folder.path) }

    func remove(_ id: Capture.ID) { try? FileManager.default.removeItem(at: url(id)) }
}
