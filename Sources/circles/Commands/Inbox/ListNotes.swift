import ArgumentParser
import CirclesCore

struct ListNotes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the notes.")

    @Flag(help: "Filed and dismissed ones, too.")
    var all = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws { try await Self.list(all ? nil : .open, output, home) }

    static func list(_ state: InboxNote.State?, _ output: OutputOptions, _ home: HomeOptions) async throws {
        let workbench = try await Workbench.open(home)
        let suggestions = NoteSuggestions(try await workbench.matcher())
        let notes = try await workbench.database.notes(state)
        if output.json {
            for note in notes { try JSONLines.print(NoteView(note, suggestions.match(note).suggestions)) }
            return
        }
        var table = Table("NOTE", "WHO", "WHY", "SUGGESTIONS")
        for note in notes {
            let who = note.title ?? "(no name)"
            let names = suggestions.match(note).suggestions.prefix(3).map(\.contact.name)
            let why = note.state == .open ? note.reason.rawValue : note.state.rawValue
            table.add(note.id.short, who, why, names.joined(separator: ", "))
        }
        table.print(to: .standardOutput)
        if notes.isEmpty { home.tell("the inbox is empty") }
    }
}
