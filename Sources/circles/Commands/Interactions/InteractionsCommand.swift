import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct InteractionsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "interactions",
        abstract: "Show, move, edit or delete filed interactions.",
        discussion: """
            Examples:
              circles interactions show 81d2c4aa
              circles interactions move 81d2c4aa "John Smith"
              circles interactions edit 81d2c4aa --summary "Planned the trip to Lisbon."
              circles interactions delete 81d2c4aa --to-inbox
            """,
        subcommands: [ShowInteraction.self, MoveInteraction.self, EditInteraction.self, DeleteInteraction.self])
}
