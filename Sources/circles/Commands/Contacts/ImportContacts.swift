import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct ImportContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import an address book: vCard, Google or Outlook CSV, or Circles JSON.",
        discussion: """
            Importing again updates contacts and creates no duplicates: a card is recognised by its UID, otherwise by \
            an equal name with an equal address or number. Your own changes win. Fields that Circles does not \
            understand are kept and exported again. A card that cannot be read is reported with its line and skipped.

            With --watch, the folder's files are imported now and whenever one changes, until you end the command. When \
            a card disappears from the folder, this is reported, and the contact stays.

            Examples:
              circles contacts import contacts.vcf
              circles contacts import google.csv outlook.csv --dry-run
              circles contacts import --watch ~/.contacts/family
            """)

    @Argument(help: "Files, or - for standard input.", completion: .file())
    var files: [String] = []

    @Option(help: ArgumentHelp("vcard, csv or json; without it, recognised by the content.", valueName: "format"))
    var format: ContactFormat?

    @Option(help: ArgumentHelp("Import a folder of .vcf files and follow its changes.", valueName: "dir"))
    var watch: String?

    @Flag(help: "Show the changes without storing anything.")
    var dryRun = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (watch == nil) != files.isEmpty else { throw ValidationError("name files, or --watch a folder") }
        guard watch == nil || !dryRun else { throw ValidationError("--watch and --dry-run do not go together") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        if let watch {
            let stop = try StopSignal.onTermination()
            return try await watched(watch, context).run(until: stop)
        }
        let progress = Progress(total: files.reduce(0) { $0 + ContactFileSource.size($1) }, isQuiet: home.quiet)
        let (json, isDryRun) = (output.json, dryRun)
        let text = CardLineText(isDryRun: isDryRun)
        let outcome = try await ContactFileImport(context, format: format?.reader, isDryRun: dryRun).run(files) {
            line in
            // A hundred thousand cards of which there is nothing to say leave the bar alone.
            if json || isDryRun || line.status == .updated || line.error != nil || line.reason != nil {
                progress.clear()
            }
            if json { try JSONLines.print(line) } else { text.print(line) }
        } warn: {
            Terminal.standardError.line("circles: \($0.printable)")
        } progress: {
            progress.advance(by: $0)
        }
        progress.clear()
        if json {
            try JSONLines.print(outcome.summary)
        } else {
            text.end()
            Terminal.standardOutput.line((dryRun ? "would be: " : "") + outcome.summary.text)
        }
        home.tell(outcome.consequences)
        if let code = ExitStatus.ofBatch(outcome.errors) { throw ExitCode(code) }
    }

    private func watched(_ folder: String, _ context: AppContext) throws(CirclesError) -> ContactFolderWatch {
        try ContactFolderWatch(folder, format?.reader, context) { [output, home] event in
            switch event {
            case .watching(let folder): home.tell("watching \(folder.printable)")
            case .imported(let lines, let warnings, let summary, let consequences):
                let text = CardLineText(isDryRun: false)
                for line in lines { if output.json { try JSONLines.print(line) } else { text.print(line) } }
                text.end()
                for warning in warnings { Terminal.standardError.line(warning.printable) }
                if output.json {
                    try JSONLines.print(summary)
                } else {
                    Terminal.standardOutput.line(summary.text)
                }
                home.tell(consequences)
            case .gone(let file, let contact):
                home.tell(
                    "\(file.printable) is gone; \(contact.name.printable) stays "
                        + "(circles contacts remove \(contact.id.short))")
            }
        }
    }
}
