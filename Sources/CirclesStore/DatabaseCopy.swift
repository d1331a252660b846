package import CirclesCore
internal import CirclesFiles
internal import Foundation
internal import GRDB

/// A copy of the database to try a write on; gone with the last reference to it.
package final class DatabaseCopy: Sendable {
    package let database: CirclesDatabase
    private let folder: URL

    package init(of original: CirclesDatabase) throws(CirclesError) {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "circles-preview-\(UUID().uuidString)", directoryHint: .isDirectory)
        self.folder = folder
        do {
            try PrivateFiles.makeDirectory(folder.path)
            let file = folder.appending(path: "circles.sqlite")
            try PrivateFiles.touch(file.path)
            let copy = try DatabaseQueue(path: file.path)
            try original.pool.backup(to: copy)
            try copy.close()
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw StoreError.describe(error, doing: "copy the database for a dry run")
        }
        database = try CirclesDatabase(folder: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
