import ArgumentParser
import CirclesCore

struct ShowContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show one contact and what was last filed with it.")

    @Argument(help: "A full name or an id.")
    var who: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let contact = try await workbench.contact(who)
        if output.json { return try JSONLines.print(contact) }
        let out = Terminal.standardOutput
        out.line(out.styled(contact.name.printable, .bold) + (contact.isMe ? " (me)" : ""))
        let fields: [(String, [String])] = [
            ("id", [contact.id.description]), ("given", [contact.given].compactMap { $0 }),
            ("family", [contact.family].compactMap { $0 }), ("nicknames", contact.nicknames),
            ("aliases", contact.aliases), ("phones", contact.phones), ("e-mails", contact.emails),
            ("handles", contact.handles),
        ]
        for (label, values) in fields where !values.isEmpty {
            out.line("  \(label.padded(to: 10)) \(values.joined(separator: ", ").printable)")
        }
        for interaction in try await workbench.database.timeline(of: contact.id, limit: 5) {
            let when = LocalTime.text(interaction.occurredAt, interaction.zone)
            out.line("  \(when)  \(interaction.summary.printable.truncated(to: max(30, out.width - 22)))")
        }
    }
}
