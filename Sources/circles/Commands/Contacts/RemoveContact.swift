import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct RemoveContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a contact; its interactions must go somewhere.")

    @Argument(help: WholeName.help)
    var who: [String]

    @Option(help: ArgumentHelp("Give all it has to this contact, as contacts merge does.", valueName: "who"))
    var mergeInto: String?

    @Flag(help: "Put its interactions back into the inbox.")
    var toInbox = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard mergeInto == nil || !toInbox else { throw ValidationError("use one of --merge-into and --to-inbox") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let contact = try await context.contact(who)
        var destination = Contacts.Destination.nowhere
        var name = "the inbox"
        if let mergeInto {
            let other = try await context.contact(mergeInto)
            destination = .contact(other)
            name = "\(other.name.printable), with names, notes and labels"
        } else if toInbox {
            destination = .inbox
        }
        let removed = try await Contacts(context).remove(contact, to: destination)
        Terminal.standardOutput.line(
            "removed \(contact.name.printable)"
                + (removed.value > 0 || mergeInto != nil ? "; \(removed.value) interaction(s) went to \(name)" : ""))
        home.tell(removed.consequences)
    }
}
