import CirclesService
import CirclesAPI
import ArgumentParser

/// Shares what appears in folders.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Queue pictures that appear in folders; `circles process` files them.",
        discussion: """
            Pictures that are already there at the first watch are left alone, unless --existing is given. From then on, \
            every new picture is queued once, also one that arrived while nothing was watching.

            Examples:
              circles watch ~/Pictures/Screenshots --process
              circles watch ~/Phone --after move --move-to ~/Phone/shared
            """)

    @Argument(help: "The folders to watch.", completion: .directory)
    var folders: [String]

    @Option(help: "What to do with a picture once it is queued.")
    var after: FolderWatch.After = .leave

    @Option(help: ArgumentHelp("The folder for --after move.", valueName: "dir"), completion: .directory)
    var moveTo: String?

    @Flag(help: "Include pictures that are already there.")
    var existing = false

    @Flag(help: "Check once and exit.")
    var once = false

    @Flag(help: "Also read and file the pictures, as `circles process` does.")
    var process = false

    @Option(help: "Your own note on each capture, at most 500 characters.")
    var note: String?

    @Option(
        help: ArgumentHelp("File them with this contact: a full name or an id.", valueName: "who"),
        completion: Completions.contacts)
    var contact: String?

    @Option(
        name: .customLong("label"), help: ArgumentHelp("A label; repeat the option for several.", valueName: "label"))
    var labels: [String] = []

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (after == .move) == (moveTo != nil) else { throw ValidationError("--after move goes with --move-to DIR") }
        guard (note?.count ?? 0) <= SubmissionDetails.maximumNote else {
            throw ValidationError("--note is longer than \(SubmissionDetails.maximumNote) characters")
        }
    }

    func run() async throws {
        let stop = try StopSignal.onTermination()
        let context = try await AppContext.open(home)
        let sharing = try FolderSharing(context, options) { [home] in
            home.tell($0.printable)
        } warn: {
            Terminal.standardError.tell($0)
        }
        if !once {
            home.tell("watching \(folders.map(\.printable).joined(separator: ", ")); Ctrl-C ends it")
            if !process { home.tell("circles process reads and files what is shared; --process does both") }
        }
        guard process else { return try await sharing.run(until: stop) }
        if once {
            try await sharing.run(until: stop)
            return try await ProcessCommand.work(context, home, json: false, until: stop, stays: false)
        }
        async let processing: Void = processShares(context, home, until: stop)
        try await sharing.run(until: stop)
        try await processing
    }

    /// Nobody watches on where nothing can be processed.
    private func processShares(_ context: AppContext, _ home: HomeOptions, until stop: StopSignal) async throws {
        defer { stop.raise() }
        try await ProcessCommand.work(context, home, json: false, until: stop, stays: true)
    }

    private var options: FolderSharing.Options {
        var options = FolderSharing.Options(folders)
        (options.after, options.target) = (after, moveTo)
        (options.takesExisting, options.isOnce) = (existing, once)
        (options.userNote, options.contact, options.labels) = (note, contact, labels)
        return options
    }
}

extension FolderWatch.After: ExpressibleByArgument {}
