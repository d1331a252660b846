import CirclesService
import CirclesAPI
import ArgumentParser

/// Shares what appears in folders.
struct WatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Share the pictures that appear in folders; circles process takes them from there.",
        discussion: """
            What is in a folder when it is watched for the first time stays there, unless --existing is given. After
            that every new picture is shared once, also one that came while nobody watched.

            Examples:
              circles watch ~/Pictures/Screenshots --process
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

    @Flag(help: "Read and file what was shared, too, as circles process does.")
    var process = false

    @Option(help: "What you want to remember with each, at most 500 characters.")
    var note: String?

    @Option(
        help: ArgumentHelp("File them with this contact: a full name, or an id.", valueName: "who"),
        completion: Completions.contacts)
    var contact: String?

    @Option(name: .customLong("label"), help: ArgumentHelp("A label; repeat for several.", valueName: "label"))
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
