import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesFiles
import CirclesSpool
import Foundation

/// Shares what appears in folders.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Share the pictures that appear in folders; circles process takes them from there.",
        discussion: """
            What is in a folder when it is watched for the first time stays there, unless --existing is given. After
            that every new picture is shared once, also one that came while nobody watched.

            Examples:
              circles watch ~/Pictures/Screenshots
              circles watch ~/Phone --after move --move-to ~/Phone/shared
            """)

    @Argument(help: "The folders.", completion: .directory)
    var folders: [String]

    @Option(help: "What becomes of a picture once it is shared: leave, move or delete.")
    var after: FolderWatch.After = .leave

    @Option(help: ArgumentHelp("Where to, with --after move.", valueName: "dir"), completion: .directory)
    var moveTo: String?

    @Flag(help: "Take what is there at the first look, too.")
    var existing = false

    @Flag(help: "Look once, and leave.")
    var once = false

    @Option(help: "What you want to remember with each, at most 500 characters.")
    var note: String?

    @Option(help: ArgumentHelp("File them with this contact: a full name, or an id.", valueName: "who"))
    var contact: String?

    @Option(name: .customLong("label"), help: ArgumentHelp("A label; repeat for several.", valueName: "label"))
    var labels: [String] = []

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (after == .move) == (moveTo != nil) else { throw ValidationError("--after move goes with --move-to DIR") }
        guard (note?.count ?? 0) <= ShareManifest.maximumNote else {
            throw ValidationError("--note is longer than \(ShareManifest.maximumNote) characters")
        }
    }

    func run() async throws {
        let stop = try StopSignal.onTermination()
        let context = try await AppContext.open(home)
        let paths = try folders.map { try Self.folder($0) }
        let target = try moveTo.map { try Self.folder($0) }
        if let target, paths.contains(target) {
            throw CirclesError(.usage, "--move-to is one of the watched folders", hint: "choose another")
        }
        let locks = try Locks(paths)
        defer { locks.release() }
        let spool = Spool(context.home)
        try spool.prepare()
        var details = ShareManifest(id: .random(), origin: .folder, kind: .image, sharedAt: Date())
        details.userNote = note
        details.contact = contact
        details.labels = labels.isEmpty ? nil : labels
        let watch = FolderWatch(
            database: context.database, spool: spool, trace: Trace(context.home), details: details, after: after,
            target: target, log: { [home] in home.tell($0.printable) })
        try await look(at: paths, watch, FolderEvents(once ? [] : paths, .completed), stop)
    }

    private func look(
        at folders: [String], _ watch: FolderWatch, _ events: FolderEvents, _ stop: StopSignal
    ) async throws {
        var looks = 0
        while !stop.isSet {
            var isUnfinished = false
            for folder in folders {
                do {
                    isUnfinished = try await watch.look(at: folder, existing: existing) || isUnfinished
                } catch {
                    // A folder that is not there now may be mounted later.
                    if once { throw error }
                    Terminal.standardError.tell(error)
                }
            }
            looks += 1
            if once, !isUnfinished || looks > Self.mostLooks { return }
            await events.wait(isUnfinished ? Self.shortPause : Self.pause, stop: stop)
        }
    }

    /// Seconds until what is still being written is looked at again, and until all is although nothing was told.
    private static let shortPause = 1.2
    private static let pause = 30.0
    /// With --once: how often is waited for a file that is still being written.
    private static let mostLooks = 3

    private static func folder(_ path: String) throws(CirclesError) -> String {
        guard let real = realpath(path, nil) else { throw FileFailure.current.reading("the folder \(path)") }
        defer { free(real) }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw CirclesError(.usage, "\(path) is not a folder")
        }
        return String(cString: real)
    }

    /// One watch a folder.
    private final class Locks {
        private var descriptors: [Int32] = []

        init(_ folders: [String]) throws {
            for folder in folders {
                let descriptor = Foundation.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
                guard descriptor >= 0 else { throw FileFailure.current.reading("the folder \(folder)") }
                descriptors.append(descriptor)
                guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                    release()
                    throw CirclesError(.unavailable, "another process watches \(folder)", hint: "stop that one first")
                }
            }
        }

        func release() {
            descriptors.forEach { close($0) }
            descriptors = []
        }
    }
}

extension FolderWatch.After: ExpressibleByArgument {}
