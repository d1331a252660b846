import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ListContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the contacts by name.",
        discussion: """
            Examples:
              circles contacts list
              circles contacts list --label family --json
            """)

    @Option(help: "Only contacts with this label.")
    var label: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let contacts = Contacts(try await AppContext.open(home))
        let records = try await contacts.list(label: label)
        let marks = output.json ? [:] : try await contacts.marks(of: records.map(\.contact))
        var table = Table("ID", "NAME", "LABELS", "ALSO KNOWN AS")
        for record in records {
            if output.json {
                try JSONLines.print(ContactJSON(record))
                continue
            }
            let contact = record.contact
            let others = contact.knownBy
            let mark = marks[contact.id].flatMap { others.contains($0) ? nil : " (\($0))" } ?? ""
            table.add(
                contact.id.short, contact.name + mark + (contact.isMe ? " (me)" : ""),
                record.details.labels.joined(separator: ", "), others.joined(separator: ", "))
        }
        table.print(to: .standardOutput)
        if records.isEmpty {
            home.tell(
                label.map { "no contact has the label \($0.printable)" }
                    ?? "there are no contacts yet: circles contacts add NAME")
        }
    }
}
