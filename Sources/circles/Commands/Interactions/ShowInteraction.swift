import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ShowInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show an interaction in full.")

    @Argument(help: "The id of the interaction (its first digits are enough).", completion: Completions.interactions)
    var interaction: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let interaction = try await context.interaction(interaction)
        let contacts = try await context.database.contacts(of: [interaction])
        if output.json { return try JSONLines.print(InteractionView(interaction, contacts)) }
        InteractionText(interaction: interaction, contacts: contacts).print(to: .standardOutput)
    }
}
