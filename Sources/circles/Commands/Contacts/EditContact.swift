import ArgumentParser
import CirclesCore
import Foundation

struct EditContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a contact's name, or add and remove what it is known by.")

    @Argument(help: "A full name or an id.")
    var who: String

    @Option(help: "The new full name.")
    var name: String?

    @OptionGroup var fields: ContactFields

    @Option(
        name: .customLong("remove"),
        help: ArgumentHelp("A nickname, alias, number, address or handle to take away.", valueName: "value"))
    var removed: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        var contact = try await workbench.contact(who)
        if let name { contact.name = try ContactText.check(name, "a name") }
        for value in removed {
            let before = contact
            contact.nicknames.removeAll { $0 == value }
            contact.aliases.removeAll { $0.name == value }
            contact.phones.removeAll { $0 == value }
            contact.emails.removeAll { $0 == value }
            contact.handles.removeAll { $0 == value }
            guard contact != before else {
                throw CirclesError(
                    .notFound, "\(contact.name) is not known by \"\(value.printable.truncated(to: 40))\"",
                    hint: "circles contacts show \(contact.id.short)")
            }
        }
        try fields.apply(to: &contact)
        try await workbench.database.update(contact, at: Date())
        if output.json {
            try JSONLines.print(contact)
        } else {
            Terminal.standardOutput.line("changed \(contact.name.printable) \(contact.id.short)")
        }
        try await OpenNotes(workbench).tellMatches(of: [contact], home)
    }
}
