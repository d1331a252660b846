import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesOCR
import CirclesSpool
import Foundation

/// The whole way of a capture.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read screenshots or texts and file them with the right person.",
        discussion: """
            What cannot be filed without a doubt becomes a note in the inbox, with suggestions.

            Examples:
              circles import Screenshot_20240104-103000.png
              circles import ~/Pictures/Screenshots --jobs 2
              circles import --latest
              circles import chat.jpg --contact "Maria Lopez" --note "met at the fair"
              circles import --text "$(wl-paste)"
              circles import --text 'circles://import?text=Maria%20Lopez%0ASee%20you%20Friday%3F'
              cat chat.txt | circles import -
            """)

    @Argument(help: "Pictures, folders, or - for a picture or text on standard input.", completion: .file())
    var paths: [String] = []

    @Option(
        name: .customLong("text"),
        help: ArgumentHelp(
            "A conversation as text, or a circles://import?text=… URL; repeat for several.", valueName: "text"))
    var texts: [String] = []

    @Flag(help: "The newest picture of the screenshots folder.")
    var latest = false

    @Option(help: "What you want to remember with it, at most 500 characters.")
    var note: String?

    @Option(help: ArgumentHelp("File it with this contact: a full name, or an id.", valueName: "who"))
    var contact: String?

    @Option(name: .customLong("label"), help: ArgumentHelp("A label; repeat for several.", valueName: "label"))
    var labels: [String] = []

    @OptionGroup var capturedAt: CapturedAtOptions

    @Flag(name: .customLong("private"), help: "Never send it to a remote model.")
    var isPrivate = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var vision: VisionOptions

    @Option(help: ArgumentHelp("How many are worked on at once.", valueName: "number"))
    var jobs = 1

    @Flag(help: "File it again although it was imported before.")
    var force = false

    @Flag(help: "Look into subfolders, too.")
    var recursive = false

    @Flag(help: "Show what would become of it; store nothing. A configured model is asked.")
    var dryRun = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard !texts.isEmpty || latest || !paths.isEmpty else {
            throw ValidationError("name a picture or a folder, or use --text or --latest")
        }
        guard (1...64).contains(jobs) else { throw ValidationError("--jobs is a number from 1 to 64") }
        guard (note?.count ?? 0) <= SubmissionDetails.maximumNote else {
            throw ValidationError("--note is longer than \(SubmissionDetails.maximumNote) characters")
        }
    }

    func run() async throws { try await Interruption.guarding { try await work() } }

    private func work() async throws {
        let context = try await AppContext.open(home, model: model.model, languages: model.lang, vision: vision.vision)
        let details = SubmissionDetails(
            capturedAt: try capturedAt.capturedAt.map { try GivenTime.parse($0) }, userNote: note,
            contact: try await chosen(context),
            labels: try labels.map { try ContactText.check($0, "a label") }, isPrivate: isPrivate)
        let (sources, refused) = sources(context.settings)
        // Before anything is accepted: what cannot be read would only wait where nobody looks.
        if sources.contains(where: \.isPicture) { try LanguagePacks().require(context.settings.languages) }
        let matcher = try await context.matcher()
        let understanding = try ModelChoice(context, tell: home.tell).understanding()
        let batch = ImportBatch(
            database: context.database,
            pipeline: try context.pipeline(understanding, workers: min(jobs, sources.count)),
            inbox: context.inbox,
            details: details, force: force, isDryRun: dryRun, log: home.log)

        let contacts = Dictionary(matcher.index.contacts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let notifier = Notifier(context)
        let progress = Progress(total: sources.count, isQuiet: home.quiet)
        var errors: [CirclesError] = []
        func tell(_ result: ImportResult) throws {
            errors += [result.error].compactMap { $0 }
            progress.clear()
            if !dryRun { notifier.tell(result, contacts) }
            if output.json {
                try JSONLines.print(ImportView(result, contacts))
            } else if result.status == .refused, let error = result.error {
                Terminal.standardError.tell(error.about(result.path))
            } else {
                Card(result: result, contacts: contacts).print(to: .standardOutput)
            }
            if let learnt = result.learnt, let contact = batch.details.contact {
                Aliases(context, home).tell(learnt: learnt, contact)
            }
        }
        for result in refused { try tell(result) }
        try await inOrder(sources, atOnce: jobs) { source in
            let result = await batch.run(source)
            progress.advance()
            return result
        } handOn: {
            try tell($0)
        }
        progress.clear()
        try await context.database.sweepImages(context.settings.keepImages, at: Date())
        try await context.database.sweepRequests(at: Date())
        Trace(context.home).rotate()
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private func chosen(_ context: AppContext) async throws(CirclesError) -> Contact? {
        guard let contact else { return nil }
        return try await context.contact(contact)
    }

    /// What there is to import, and what is refused before it is looked into.
    private func sources(_ settings: Settings) -> ([ImportSource], [ImportResult]) {
        var sources: [ImportSource] = []
        var refused: [ImportResult] = []
        func attempt(_ path: String?, _ body: () throws(CirclesError) -> [ImportSource]) {
            do throws(CirclesError) {
                sources += try body()
            } catch {
                refused.append(ImportResult(captureID: nil, path: path, status: .refused, error: error))
            }
        }
        for text in texts {
            attempt(nil) { () throws(CirclesError) in [try TextArgument.source(text)] }
        }
        if latest {
            attempt(nil) { () throws(CirclesError) in [.picture(path: try ScreenshotsFolder(settings).latest())] }
        }
        for path in paths {
            attempt(path) { () throws(CirclesError) in
                if path == "-" { return [try StandardInput.source()] }
                var isDirectory: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue
                else { return [.picture(path: path)] }
                return try PictureFile.inFolder(path, recursive: recursive).map { .picture(path: $0) }
            }
        }
        return (sources, refused)
    }
}

extension CirclesError {
    /// The same error, saying which file of several it is about.
    func about(_ path: String?) -> CirclesError {
        let name = path.map { URL(filePath: $0).lastPathComponent } ?? "text"
        guard !message.contains(name) else { return self }
        return CirclesError(code, "\(name): \(message)", hint: hint, retryable: retryable, stored: stored)
    }
}
