import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// What was filed, newest first.
struct TimelineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timeline",
        abstract: "List filed interactions, with one contact or all, newest first.",
        discussion: """
            Examples:
              circles timeline
              circles timeline "Maria Lopez" --json
              circles timeline --label family
              circles timeline --limit 50
            """)

    @Argument(help: WholeName.partHelp, completion: Completions.contacts)
    var who: [String] = []

    @Option(help: "Only interactions with this label, or with a contact that has it.")
    var label: String?

    @OptionGroup var part: PartOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let interactions = Interactions(context)
        let contact = who.isEmpty ? nil : try await context.contact(who, takesPart: true)
        var table = Table("ID", "WHEN", "WITH", "WHAT")
        let next = try await part.eachPage { [label] limit, after throws(CirclesError) in
            try await interactions.timeline(of: contact, label: label, limit: limit, after: after)
        } print: { page in
            for listed in page {
                let interaction = listed.interaction
                if output.json {
                    try JSONLines.print(InteractionView(interaction, listed.contacts))
                } else {
                    table.add(
                        interaction.id.short, LocalTime.text(of: interaction),
                        Names.of(interaction, listed.contacts),
                        (interaction.summaryIsPending ? "(pending) " : "") + interaction.summary
                            + Self.said(by: contact, in: interaction))
                }
            }
            table.print(to: .standardOutput)
        }
        if table.isEmpty, !output.json {
            let whom = contact.map { " with \($0.name.printable)" } ?? ""
            home.tell(label == nil ? "nothing is filed\(whom) yet" : "nothing\(whom) is filed with that label")
        }
        part.tell(next, ["timeline", contact?.id.short].compactMap(\.self), label: label, output, home)
    }

    /// In a group, the contact's own words.
    private static func said(by contact: Contact?, in interaction: Interaction) -> String {
        guard let contact, interaction.participants.count > 1 else { return "" }
        let words = interaction.messages(by: contact.id).map(\.text).joined(separator: " / ")
        return words.isEmpty ? "" : " \(contact.name) said: “\(words.printable.truncated(to: 300))”"
    }
}
