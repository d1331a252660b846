import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct AddContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a contact, and list the open notes that now match.")

    @Argument(help: "The full name.")
    var name: [String]

    @OptionGroup var fields: ContactFields
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let added = try await Contacts(context).add(WholeName.of(name), fields.edit)
        let contact = added.value.record.contact
        if output.json {
            try JSONLines.print(ContactJSON(added.value.record))
        } else {
            Terminal.standardOutput.line("added \(contact.name.printable) \(contact.id.short)")
        }
        if let twin = added.value.namesake {
            let one = "there is another \(twin.name.printable) (\(twin.id.short))"
            home.tell(
                added.value.isSamePerson
                    ? "\(one) with the same number or address; if it is one person: "
                        + "circles contacts merge \(contact.id.short) \(twin.id.short)"
                    : "\(one): captures with that name will go to the inbox")
        }
        home.tell(added.consequences)
    }
}
