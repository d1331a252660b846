import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct EditContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a contact's name, or add and remove what it is known by.")

    @Argument(help: WholeName.help)
    var who: [String]

    @Option(help: "The new full name.")
    var name: String?

    @OptionGroup var fields: ContactFields

    @Option(
        name: .customLong("remove"),
        help: ArgumentHelp(
            "A nickname, alias, number, address, handle, label or relation to take away.", valueName: "value"))
    var removed: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        var record = try await context.database.record(try await context.contact(who))
        if let name { record.contact.name = try ContactText.check(name, "a name") }
        for value in removed {
            let before = record
            record.contact.nicknames.removeAll { $0 == value }
            record.contact.aliases.removeAll { $0.name == value }
            record.contact.phones.removeAll { $0 == value }
            record.contact.emails.removeAll { $0 == value }
            record.contact.handles.removeAll { $0 == value }
            record.details.labels.removeAll { $0 == value }
            record.details.relations.removeAll { $0.name == value }
            guard record != before else {
                throw CirclesError(
                    .notFound, "\(record.contact.name) is not known by \"\(value.printable.truncated(to: 40))\"",
                    hint: "circles contacts show \(record.contact.id.short)")
            }
        }
        try fields.apply(to: &record)
        let contact = record.contact
        let effects = try await context.database.update(record, at: Date())
        if output.json {
            try JSONLines.print(ContactJSON(record))
        } else {
            Terminal.standardOutput.line("changed \(contact.name.printable) \(contact.id.short)")
        }
        try await OpenNotes(context).tell(effects, of: [contact], home)
    }
}
