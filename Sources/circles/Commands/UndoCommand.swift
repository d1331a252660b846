import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Takes back what was written.
struct UndoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Undo the last step, or an entry of `circles log`.",
        discussion: """
            Undoing a filing leaves an open note that remembers whom it was not with. An entry that later entries depend \
            on cannot be undone before them: they are listed. What was deleted for good stays deleted. An undo is \
            not undone itself: do again what it took back.

            Examples:
              circles undo
              circles undo 9c41d07e
            """)

    @Argument(
        help: "The id of the entry (its first digits are enough); without it, the last step.",
        completion: Completions.entries)
    var entry: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let written = try await Undoing(try await AppContext.open(home)).undo(named: entry)
        let undone = written.value
        if output.json {
            try JSONLines.print(EntryView(undone.entry))
        } else {
            Terminal.standardOutput.line("undone \(undone.entry.id.short): \(undone.entry.what.printable)")
        }
        for note in undone.notes { home.tell("back in the inbox as note \(note.id.short)") }
        home.tell(written.consequences)
    }
}
