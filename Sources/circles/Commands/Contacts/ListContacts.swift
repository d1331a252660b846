import ArgumentParser
import CirclesCore

struct ListContacts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List all contacts by name.")

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let contacts = try await Workbench.open(home).database.contacts()
        if output.json {
            for contact in contacts { try JSONLines.print(contact) }
            return
        }
        var table = Table("ID", "NAME", "ALSO KNOWN AS")
        for contact in contacts {
            let others =
                contact.nicknames + contact.aliases.map(\.name) + contact.phones + contact.emails + contact.handles
            table.add(contact.id.short, contact.name + (contact.isMe ? " (me)" : ""), others.joined(separator: ", "))
        }
        table.print(to: .standardOutput)
        if contacts.isEmpty { home.tell("there are no contacts yet: circles contacts add NAME") }
    }
}
