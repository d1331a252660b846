import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct EditInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an interaction's summary, note, time, labels or messages.",
        discussion: """
            `circles interactions show` numbers the messages. When one is corrected, the events, interests and the summary \
            are drawn anew, unless you wrote the summary.

            Example:
              circles interactions edit 3f2a91c0 --message 3 --text "See you at eight" --side right
            """)

    @Argument(help: "The id of the interaction (its first digits are enough).", completion: Completions.interactions)
    var interaction: String

    @Option(help: "A new summary; no model overwrites it.")
    var summary: String?

    @Option(help: "A new note; an empty one removes it.")
    var note: String?

    @Option(help: ArgumentHelp("The correct time, such as 2024-01-04T10:30.", valueName: "time"))
    var at: String?

    @Option(
        name: .customLong("label"), help: ArgumentHelp("New labels; repeat the option for several.", valueName: "label")
    )
    var labels: [String] = []

    @OptionGroup var message: MessageOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    private var edit: InteractionEdit { InteractionEdit(summary: summary, note: note, at: at, labels: labels) }

    func validate() throws {
        switch edit.problem {
        case .nothingChanges? where message.change != nil: break
        case .nothingChanges?: throw ValidationError("say what changes: --summary, --note, --at, --label or --message")
        case .longSummary?:
            throw ValidationError("--summary is longer than \(InteractionEdit.maximumSummary) characters")
        case .longNote?:
            throw ValidationError("--note is longer than \(SubmissionDetails.maximumNote) characters")
        case nil: break
        }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        var edited = try await context.interaction(interaction)
        if edit.problem == nil { edited = try await Interactions(context).edit(edited, edit) }
        if let change = message.change {
            edited = try await context.corrections(tell: home.tell).correct(edited, [change])
        }
        if output.json {
            let contacts = try await context.database.contacts(of: [edited])
            return try JSONLines.print(InteractionView(edited, contacts))
        }
        Terminal.standardOutput.line("changed \(edited.id.short)")
    }
}
