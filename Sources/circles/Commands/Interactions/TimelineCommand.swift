import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// What was filed, newest first.
struct TimelineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline",
        abstract: "Show what was filed, with one contact or with all, newest first.",
        discussion: """
            Examples:
              circles timeline
              circles timeline "Maria Lopez" --json
              circles timeline --label family
            """)

    @Argument(help: WholeName.help)
    var who: [String] = []

    @Option(help: "Only what has this label, or was with somebody who has it.")
    var label: String?

    @Option(help: "At most so many.")
    var limit: Int?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard limit.map({ $0 > 0 }) ?? true else { throw ValidationError("--limit is a number above 0") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let contact = who.isEmpty ? nil : try await context.contact(who)
        var interactions = try await context.database.timeline(of: contact?.id, limit: label == nil ? limit : nil)
        if let label {
            let labelled = Set(try await context.database.contactIDs(label: label))
            interactions = interactions.filter { interaction in
                interaction.labels.contains { $0.caseInsensitiveCompare(label) == .orderedSame }
                    || interaction.participants.contains { $0.contactID.map(labelled.contains) ?? false }
            }
            if let limit { interactions = Array(interactions.prefix(limit)) }
        }
        let contacts = try await context.contactsByID()
        if output.json {
            for interaction in interactions { try JSONLines.print(InteractionView(interaction, contacts)) }
            return
        }
        var table = Table("ID", "WHEN", "WITH", "WHAT")
        for interaction in interactions {
            table.add(
                interaction.id.short, LocalTime.text(interaction.occurredAt, interaction.zone),
                Names.of(interaction, contacts),
                interaction.summaryIsPending ? "(pending) \(interaction.summary)" : interaction.summary)
        }
        table.print(to: .standardOutput)
        if interactions.isEmpty {
            home.tell(label == nil ? "nothing is filed yet" : "nothing is filed with that label")
        }
    }
}
