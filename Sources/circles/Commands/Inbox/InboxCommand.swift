import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct InboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox",
        abstract: "Review the captures that could not be filed without asking.",
        discussion: """
            On a terminal, `circles inbox` goes through the notes one by one: a digit files a note with that \
            suggestion, Enter or y says yes where it asks about one person, n makes a new contact, / searches, o opens the \
            screenshot, v shows all of the conversation, e dismisses, u takes the last step back, ? lists the keys.

            Examples:
              circles inbox
              circles inbox list --json
              circles inbox assign 3f2a91c0 "Maria Lopez"
              circles inbox assign 3f2a91c0 --new "Maria Lopez"
              circles inbox assign 3f2a91c0 "Maria Lopez" --also
              circles inbox edit 3f2a91c0 --message 2 --text "See you at eight"
            """,
        subcommands: [
            ListNotes.self, ReviewNotes.self, ShowNote.self, AssignNote.self, EditNote.self, DismissNote.self,
            ReopenNote.self,
        ])

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        if !output.json, Terminal.standardOutput.isTerminal, isatty(STDIN_FILENO) == 1 {
            try await Review(home).run()
        } else {
            try await ListNotes.list(.open, nil, nil, output, home)
        }
    }
}
