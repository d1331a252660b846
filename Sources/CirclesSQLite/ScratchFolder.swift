internal import CirclesFiles
internal import Foundation

/// A folder for what nobody keeps; gone with the last reference to it.
final class ScratchFolder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "circles-scratch-\(UUID().uuidString)", directoryHint: .isDirectory)
        try PrivateFiles.makeDirectory(url.path)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
