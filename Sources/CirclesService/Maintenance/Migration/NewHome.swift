internal import CirclesCore
internal import CirclesFiles
internal import Foundation
internal import Synchronization

/// A folder that is to be a home: until it is whole, it stands beside its place under a hidden name.
///
/// What a run that was killed left there is taken away by the next one, which finds nobody at work in it.
final class NewHome: Sendable {
    /// Its place.
    let url: URL
    let unfinished: URL
    /// Whoever works on a home holds this lock: nobody else makes or clears the folder.
    private let lock: Mutex<FileLock?>

    /// - Throws: `CirclesError` with `cannotWrite` when something stands in its place, `unavailable` when somebody else makes it.
    init(_ path: String) throws(CirclesError) {
        url = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
        let parent = url.deletingLastPathComponent()
        unfinished = parent.appending(path: ".\(url.lastPathComponent).part", directoryHint: .isDirectory)
        try Self.requireNothing(in: url)
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(unfinished.path)
            lock = Mutex(try FileLock.trying(unfinished.appending(path: "consumer.lock").path))
        } catch {
            throw error.writing("make the folder")
        }
        guard lock.withLock({ $0 != nil }) else {
            throw CirclesError(.unavailable, "another process makes this folder", hint: "wait until it has ended")
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: unfinished.path)) ?? []
        where name != "consumer.lock" {
            try? FileManager.default.removeItem(at: unfinished.appending(path: name))
        }
    }

    private static func requireNothing(in url: URL) throws(CirclesError) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else { return }
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
        guard status.st_mode & S_IFMT == S_IFDIR, names?.isEmpty == true else {
            throw CirclesError(.cannotWrite, "\(url.path) is there already", hint: "choose another name")
        }
    }

    /// Puts it in its place, on the disk.
    func commit() throws(CirclesError) {
        do throws(FileFailure) {
            try PrivateFiles.syncDirectory(unfinished.appending(path: "captures").path)
            try PrivateFiles.syncDirectory(unfinished.path)
            // An empty folder gives way; one that was filled meanwhile does not.
            guard rename(unfinished.path, url.path) == 0 else { throw .current }
            try PrivateFiles.syncPath(url.deletingLastPathComponent().path)
        } catch {
            throw error.writing("make the folder")
        }
        lock.withLock { $0 = nil }
    }

    /// Takes away what was not put in its place.
    func clear() {
        lock.withLock { held in
            guard held != nil else { return }
            try? FileManager.default.removeItem(at: unfinished)
            held = nil
        }
    }
}
