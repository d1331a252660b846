import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct EditNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Correct a message of a note that was read wrongly.",
        discussion: "`circles inbox show` numbers the messages. What is understood of them is drawn anew.")

    @Argument(help: "The id of the note (its first digits are enough).", completion: Completions.notes)
    var note: String

    @OptionGroup var message: MessageOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        if message.change == nil { throw ValidationError("say which message: --message with its number") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let note = try await context.note(note)
        let corrections = try context.corrections(tell: home.tell)
        let corrected = try await corrections.correct(note, [message.change].compactMap { $0 })
        if output.json {
            let match = try await context.inbox.match(corrected.id)
            return try JSONLines.print(NoteView(match.note, match.match.suggestions, hint: RemedyText.of))
        }
        Terminal.standardOutput.line("corrected \(corrected.id.short)")
    }
}
