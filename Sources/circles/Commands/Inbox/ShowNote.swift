import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ShowNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a note: the reason, the suggestions and the text.")

    @Argument(help: "The id of the note (its first digits are enough).", completion: Completions.notes)
    var note: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let open = try await context.inbox.match(try await context.note(note).id)
        if output.json { return try JSONLines.print(NoteView(open.note, open.match.suggestions, hint: RemedyText.of)) }
        NoteText(open: open).print(to: .standardOutput, wholeText: true)
    }
}
