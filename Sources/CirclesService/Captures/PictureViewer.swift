package import CirclesCore
internal import CirclesFiles
internal import Foundation

/// Shows the picture of a capture in the desktop's own viewer.
package struct PictureViewer: Sendable {
    private let database: any Store
    private let folder: String

    /// - Parameter runtimeFolder: Where files live no longer than the user is signed in (`XDG_RUNTIME_DIR`); the viewer gets a
    ///   copy there, so that it never holds the one that is kept.
    package init(_ database: any Store, runtimeFolder: String) {
        self.database = database
        folder = "\(runtimeFolder)/circles"
    }

    /// - Throws: `CirclesError` with `notFound` when there is no picture or it is no longer kept, `unavailable` when nothing
    ///   here shows pictures, `cannotWrite`.
    package func open(_ id: Capture.ID) async throws(CirclesError) {
        let capture = try await database.capture(id)
        guard case .image(let picture) = capture.payload else {
            throw CirclesError(.notFound, "capture \(id.short) is a text: there is no picture")
        }
        guard let bytes = try await database.image(of: id) else {
            throw CirclesError(.notFound, "the picture of capture \(id.short) is no longer kept")
        }
        clear()
        // The whole id: shares of one minute begin alike, and a viewer may look at its file again.
        let path = "\(folder)/\(id).\(picture.format.rawValue)"
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(folder)
            try PrivateFiles.writeDurably(bytes, to: path)
        } catch {
            throw error.writing("write into \(folder)")
        }
        try show(path)
    }

    /// Takes away the copies that were made before; a viewer that shows one has it in memory.
    package func clear() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// `xdg-open` of xdg-utils hands the file to the viewer and ends.
    private func show(_ path: String) throws(CirclesError) {
        let viewer = Process()
        viewer.executableURL = URL(filePath: "/usr/bin/env")
        viewer.arguments = ["xdg-open", path]
        viewer.standardInput = FileHandle.nullDevice
        viewer.standardOutput = FileHandle.nullDevice
        viewer.standardError = FileHandle.nullDevice
        do { try viewer.run() } catch { throw Self.noViewer }
        viewer.waitUntilExit()
        guard viewer.terminationStatus == 0 else { throw Self.noViewer }
    }

    private static let noViewer = CirclesError(
        .unavailable, "no program here shows pictures", hint: "install xdg-utils and a picture viewer")
}
