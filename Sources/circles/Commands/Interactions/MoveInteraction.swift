import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct MoveInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move", abstract: "Move an interaction to the right contact.")

    @Argument(help: "The id of the interaction (its first digits are enough).", completion: Completions.interactions)
    var interaction: String

    @Argument(help: WholeName.help, completion: Completions.contacts)
    var who: [String]

    @Option(
        help: ArgumentHelp("In a group: the contact to replace.", valueName: "who"),
        completion: Completions.contacts)
    var from: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let id = try await context.interaction(interaction).id
        let contact = try await context.contact(who)
        var source: Contact?
        if let from { source = try await context.contact(from) }
        let moved = try await Interactions(context).move(id, from: source, to: contact)
        home.tell(moved.consequences)
        let interaction = moved.value
        if output.json {
            let contacts = try await context.database.contacts(of: [interaction])
            return try JSONLines.print(InteractionView(interaction, contacts))
        }
        Terminal.standardOutput.line("moved \(interaction.id.short) to \(contact.name.printable)")
    }
}
