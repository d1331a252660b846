import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct RemoveContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a contact, and say what becomes of its interactions.")

    @Argument(help: WholeName.help, completion: Completions.contacts)
    var who: [String]

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Move everything to this contact, as `contacts merge` does.", valueName: "who"),
        completion: Completions.contacts)
    var mergeInto: [String] = []

    @Flag(help: "Return its interactions to the inbox.")
    var toInbox = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard mergeInto.isEmpty || !toInbox else { throw ValidationError("use one of --merge-into and --to-inbox") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let contact = try await context.contact(who)
        var destination = toInbox ? Contacts.Destination.inbox : .nowhere
        if !mergeInto.isEmpty { destination = .contact(try await context.contact(mergeInto)) }
        let removed = try await Contacts(context).remove(contact, to: destination)
        Terminal.standardOutput.line(
            "removed \(contact.name.printable)" + Self.text(removed.value, wentTo: destination))
        home.tell(removed.consequences)
    }

    private static func text(_ interactions: Int, wentTo destination: Contacts.Destination) -> String {
        switch destination {
        case .inbox where interactions > 0: "; \(Counted.text(interactions, "interaction")) went to the inbox"
        case .contact(let other):
            "; \(Counted.text(interactions, "interaction")) went to \(other.name.printable), with names, notes and labels"
        case .inbox, .nowhere: ""
        }
    }
}
