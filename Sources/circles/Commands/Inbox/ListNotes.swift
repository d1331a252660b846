import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ListNotes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the notes.")

    @Flag(help: "Filed and dismissed ones, too.")
    var all = false

    @Option(help: "Only those that were imported with this label.")
    var label: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws { try await Self.list(all ? nil : .open, label, output, home) }

    static func list(
        _ state: InboxNote.State?, _ label: String?, _ output: OutputOptions, _ home: HomeOptions
    ) async throws {
        let context = try await AppContext.open(home)
        let suggestions = NoteSuggestions(try await context.matcher())
        var notes = try await context.database.notes(state)
        if let label {
            let labelled = try await context.database.captures(labelled: label)
            notes = notes.filter { labelled.contains($0.captureID) }
        }
        if output.json {
            for note in notes {
                try JSONLines.print(NoteView(note, suggestions.match(note).suggestions, hint: RemedyText.of))
            }
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
