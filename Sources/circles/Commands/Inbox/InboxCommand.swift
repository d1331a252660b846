import ArgumentParser
import CirclesCore
import Foundation

/// What could not be filed without asking.
struct InboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox",
        abstract: "Look through what could not be filed without asking.",
        discussion: """
            On a terminal, `circles inbox` goes through the notes one by one: a digit files a note with that \
            suggestion, n makes a new contact, / searches, e dismisses, u takes the last step back.

            Examples:
              circles inbox
              circles inbox list --json
              circles inbox assign 3f2a91c0 "Maria Lopez"
              circles inbox assign 3f2a91c0 --new "Maria Lopez"
              circles inbox assign 3f2a91c0 "Maria Lopez" --also
            """,
        subcommands: [
            ListNotes.self, ReviewNotes.self, ShowNote.self, AssignNote.self, DismissNote.self, ReopenNote.self,
        ])

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        if !output.json, Terminal.standardOutput.isTerminal, isatty(STDIN_FILENO) == 1 {
            try await Review(home).run()
        } else {
            try await ListNotes.list(.open, output, home)
        }
    }
}

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

struct ReviewNotes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "review", abstract: "Go through the open notes one by one, a key each.")

    @OptionGroup var home: HomeOptions

    func run() async throws { try await Review(home).run() }
}

struct ShowNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show one note: why it is here, whom it may be with, and its text.")

    @Argument(help: "The note's id, or its beginning.")
    var note: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let note = try await workbench.note(note)
        let match = NoteSuggestions(try await workbench.matcher()).match(note)
        if output.json { return try JSONLines.print(NoteView(note, match.suggestions)) }
        NoteText(note: note, match: match).print(to: .standardOutput, wholeText: true)
    }
}

struct DismissNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dismiss", abstract: "Put notes aside without filing them.")

    @Argument(help: "The notes' ids, or their beginnings.")
    var notes: [String]

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        for text in notes {
            let note = try await workbench.database.dismiss(try await workbench.note(text).id, at: Date()).note
            Terminal.standardOutput.line("dismissed \(note.id.short)")
        }
    }
}

struct ReopenNote: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reopen", abstract: "Open a dismissed note again.")

    @Argument(help: "The note's id, or its beginning.")
    var note: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let note = try await workbench.database.reopen(try await workbench.note(note).id, at: Date()).note
        Terminal.standardOutput.line("open again \(note.id.short)")
    }
}
