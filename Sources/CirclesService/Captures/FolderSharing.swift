package import CirclesCore
internal import CirclesFiles
internal import CirclesSpool
internal import Foundation

/// Shares what appears in folders, until it is stopped. One process watches a folder at a time.
package struct FolderSharing {
    /// What is watched, and what goes with each share.
    package struct Options: Sendable {
        package var folders: [String]
        /// What becomes of a picture once it is shared.
        package var after = FolderWatch.After.leave
        /// Where it is moved to.
        package var target: String?
        /// Take what is there at the first look, too.
        package var takesExisting = false
        /// Look once, and end.
        package var isOnce = false
        package var userNote: String?
        /// Whom the pictures are to be filed with, as the user names the contact.
        package var contact: String?
        package var labels: [String] = []

        package init(_ folders: [String]) { self.folders = folders }
    }

    private let options: Options
    private let folders: [String]
    /// Held as long as this is.
    private let locks: WatchedFolderLocks
    private let watch: FolderWatch
    private let warn: (CirclesError) -> Void

    /// Seconds until what is still being written is looked at again, and until all is although nothing was told.
    private static let shortPause = 1.2
    private static let pause = 30.0
    /// When it looks once: how often is waited for a file that is still being written.
    private static let mostLooks = 3

    /// - Parameters:
    ///   - tell: Takes what a person should know of single files, in words.
    ///   - warn: Takes what went wrong with a folder that may come back.
    /// - Throws: `CirclesError` with `cannotRead` or `usage` for what is no folder, `unavailable` while another process watches one
    ///   of them, `cannotWrite` when nothing can be shared.
    package init(
        _ context: AppContext, _ options: Options, tell: @escaping @Sendable (String) -> Void,
        warn: @escaping (CirclesError) -> Void
    ) throws(CirclesError) {
        self.options = options
        self.warn = warn
        folders = try options.folders.map { path throws(CirclesError) in try Self.folder(path) }
        let target = try options.target.map { path throws(CirclesError) in try Self.folder(path) }
        if let target, folders.contains(target) {
            throw CirclesError(.usage, "the folder to move to is one of the watched folders", hint: "choose another")
        }
        locks = try WatchedFolderLocks(folders)
        let spool = Spool(context.home)
        try spool.prepare()
        var details = ShareManifest(id: .random(), origin: .folder, kind: .image, sharedAt: Date())
        details.userNote = options.userNote
        details.contact = options.contact
        details.labels = options.labels.isEmpty ? nil : options.labels
        watch = FolderWatch(
            database: context.database, spool: spool, eventLog: EventLog(context.home), details: details,
            after: options.after, target: target, log: tell)
    }

    /// - Throws: When it looks once, what is wrong with a folder.
    package func run(until stop: StopSignal) async throws {
        let events = FolderEvents(options.isOnce ? [] : folders, .completed)
        var looks = 0
        while !stop.isSet {
            let isUnfinished = try await look()
            looks += 1
            if options.isOnce, !isUnfinished || looks > Self.mostLooks { return }
            await events.wait(isUnfinished ? Self.shortPause : Self.pause, stop: stop)
        }
    }

    /// - Returns: True when something is still being written.
    private func look() async throws(CirclesError) -> Bool {
        var isUnfinished = false
        for folder in folders {
            do throws(CirclesError) {
                isUnfinished = try await watch.look(at: folder, existing: options.takesExisting) || isUnfinished
            } catch {
                // A folder that is not there now may be mounted later.
                if options.isOnce { throw error }
                warn(error)
            }
        }
        return isUnfinished
    }

    private static func folder(_ path: String) throws(CirclesError) -> String {
        guard let real = realpath(path, nil) else { throw FileFailure.current.reading("the folder \(path)") }
        defer { free(real) }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw CirclesError(.usage, "\(path) is not a folder")
        }
        return String(cString: real)
    }
}

/// One watch a folder.
private final class WatchedFolderLocks {
    private var descriptors: [Int32] = []

    init(_ folders: [String]) throws(CirclesError) {
        for folder in folders {
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else {
                let failure = FileFailure.current
                release()
                throw failure.reading("the folder \(folder)")
            }
            descriptors.append(descriptor)
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                release()
                throw CirclesError(.unavailable, "another process watches \(folder)", hint: "stop that one first")
            }
        }
    }

    deinit { release() }

    private func release() {
        for descriptor in descriptors {
            // A process that is just being made may hold a copy, and with it the lock.
            flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        descriptors = []
    }
}
