import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct AddContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a contact; open notes that now match are named.")

    @Argument(help: "The full name, quoted or not.")
    var name: [String]

    @OptionGroup var fields: ContactFields
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        var record = ContactRecord(contact: Contact(name: try ContactText.check(WholeName.of(name), "a name")))
        try fields.apply(to: &record)
        let contact = record.contact
        let context = try await AppContext.open(home)
        let twins = try await context.database.contacts().filter { $0.name == contact.name }
        let effects = try await context.database.add(record, at: Date())
        if output.json {
            try JSONLines.print(ContactJSON(record))
        } else {
            Terminal.standardOutput.line("added \(contact.name.printable) \(contact.id.short)")
        }
        if let twin = twins.first {
            home.tell(
                "there is another \(twin.name.printable) (\(twin.id.short)): conversations with that name will be asked"
            )
        }
        try await OpenNotes(context).tell(effects, of: [contact], home)
    }
}
