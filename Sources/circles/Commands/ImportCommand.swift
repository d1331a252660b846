import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// The whole way of a capture.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read screenshots or texts and file them with the right person.",
        discussion: """
            A capture that cannot be filed for certain becomes a note in the inbox, with suggestions.

            Examples:
              circles import Screenshot_20240104-103000.png
              circles import ~/Pictures/Screenshots --jobs 2
              circles import --latest
              circles import chat.jpg --contact "Maria Lopez" --note "met at the fair"
              circles import --text "$(wl-paste)"
              circles import --text 'circles://import?text=Maria%20Lopez%0ASee%20you%20Friday%3F'
              cat chat.txt | circles import -
              circles import "WhatsApp Chat with Maria Lopez.zip"
            """)

    @Argument(
        help:
            "Pictures, folders, texts (.txt), exported chats (.txt, .json, .zip), address books (.vcf, .csv), or - for a picture, text or vCard on standard input.",
        completion: .file())
    var paths: [String] = []

    @Option(
        name: .customLong("text"),
        help: ArgumentHelp(
            "A conversation as text, or a circles://import?text=… URL; repeat for several.", valueName: "text"))
    var texts: [String] = []

    @Flag(help: "Import the newest picture in the screenshots folder.")
    var latest = false

    @Option(help: "Your own note on the capture, at most 500 characters.")
    var note: String?

    @Option(
        help: ArgumentHelp("File it with this contact: a full name or an id.", valueName: "who"),
        completion: Completions.contacts)
    var contact: String?

    @Option(
        name: .customLong("label"), help: ArgumentHelp("A label; repeat the option for several.", valueName: "label"))
    var labels: [String] = []

    @OptionGroup var capturedAt: CapturedAtOptions

    @Flag(name: .customLong("private"), help: "Never send this conversation to a remote model.")
    var isPrivate = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var vision: VisionOptions

    @Option(
        help: ArgumentHelp(
            "How many captures to process at once. (default: 1; an exported chat's days without a model: one a "
                + "processor, at most 4)",
            valueName: "number"))
    var jobs: Int?

    @Flag(help: "Import it again, even if it was imported before.")
    var force = false

    @Flag(help: "Include subfolders.")
    var recursive = false

    @Flag(help: "Show the result without storing anything. A configured model is asked.")
    var dryRun = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (1...64).contains(jobs ?? 1) else { throw ValidationError("--jobs is a number from 1 to 64") }
        guard (note?.count ?? 0) <= SubmissionDetails.maximumNote else {
            throw ValidationError("--note is longer than \(SubmissionDetails.maximumNote) characters")
        }
    }

    func run() async throws { try await Interruption.guarding { try await work() } }

    private func work() async throws {
        // Not in `validate`, which an unknown option does not reach: that one is the error then.
        guard !texts.isEmpty || latest || !paths.isEmpty else {
            throw CirclesError(.usage, "nothing is named to import", hint: "name a picture or a folder, or use --text")
        }
        var context = try await AppContext.open(home, model: model.model, languages: model.lang, vision: vision.vision)
        let details = SubmissionDetails(
            capturedAt: try capturedAt.capturedAt.map { try ExplicitTime.parse($0) }, userNote: note,
            contact: try await chosen(context),
            labels: try labels.map { try ContactText.check($0, "a label") }, isPrivate: isPrivate)
        let chats = ChatDays(
            owner: try await context.chatOwner(),
            today: details.capturedAt?.date ?? CalendarDate(Date(), in: .current),
            question: ChatQuestion(context, isQuiet: output.json || home.quiet)?.ask)
        let sources = ImportSources(
            .init(texts: texts, latest: latest, paths: paths, recursive: recursive), context.settings, chats: chats,
            standardInput: StandardInput.source)
        context.answeredNames = sources.answeredNames
        for remark in sources.remarks { home.tell(remark) }
        let notifier = Notifier(context, hint: RemedyText.of)
        let progress = Progress(total: sources.sources.count, isQuiet: home.quiet)
        try await importContacts(sources.addressBooks, context)
        var tally = Tally()
        let run = ImportRun(context, .init(details: details, force: force, isDryRun: dryRun, jobs: jobs))
        let errors = try await run.run(sources, ModelChoice(context, tell: home.tell), log: home.log) {
            progress.advance()
        } tell: { result, contacts in
            progress.clear()
            tally.count(result.status)
            if !dryRun { notifier.tell(result, contacts) }
            try tell(result, contacts)
            if let contact = details.contact {
                home.tell(learnt: result.learnt, contact)
                tell(unused: contact, result)
            }
        }
        progress.clear()
        if let text = tally.text, !output.json { home.tell(text) }
        if tally.hasNotes, !output.json, try await context.matcher().index.contacts.allSatisfy(\.isMe) {
            home.tell("you have no contacts yet: circles contacts import FILE brings in an address book")
        }
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    /// Address books among the files are imported as such, before the captures that are about their people.
    private func importContacts(_ files: [String], _ context: AppContext) async throws {
        guard !files.isEmpty else { return }
        var command = try await ImportContacts.asyncParse(files + (dryRun ? ["--dry-run"] : []))
        (command.output, command.home) = (output, home)
        try await command.run()
    }

    /// What was imported before stays with whom it was filed.
    private func tell(unused contact: Contact, _ result: ImportResult) {
        guard result.status == .duplicate, case .interaction(let interaction)? = result.outcome,
            !interaction.participants.contains(where: { $0.contactID == contact.id })
        else { return }
        home.tell(
            "it was filed before, and --contact changes nothing of that; to move it: "
                + "circles interactions move \(interaction.id.short) \(contact.id.short)")
    }

    private func tell(_ result: ImportResult, _ contacts: [Contact.ID: Contact]) throws {
        if output.json {
            try JSONLines.print(ImportView(result, contacts, hint: RemedyText.of))
        } else if result.status == .refused, let error = result.error {
            Terminal.standardError.tell(error.about(result.path))
        } else {
            Card(result: result, contacts: contacts).print(to: .standardOutput)
        }
    }

    private func chosen(_ context: AppContext) async throws(CirclesError) -> Contact? {
        guard let contact else { return nil }
        return try await context.contact(contact)
    }
}
