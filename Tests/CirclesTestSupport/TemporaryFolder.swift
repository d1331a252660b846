package import Foundation

/// A folder of one test's own, gone when the last reference to it is.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(
            path: "circles-test-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // A test may have taken its own rights away.
        _ = chmod(url.path, 0o700)
        try? FileManager.default.removeItem(at: url)
    }

    package var path: String { url.path }

    /// Writes a file and returns its path.
    @discardableResult
    package func write(_ bytes: Data, to name: String) throws -> String {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
        return file.path
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }
}
