import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct DeleteInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Return an interaction to the inbox, or delete it permanently.")

    @Argument(help: "The id of the interaction (its first digits are enough).", completion: Completions.interactions)
    var interaction: String

    @Flag(help: "Return it to the inbox, which remembers whom it was not with.")
    var toInbox = false

    @Flag(help: "Delete it permanently, with its picture and text.")
    var forGood = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard toInbox != forGood else { throw ValidationError("say --to-inbox or --for-good") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let id = try await context.interaction(interaction).id
        if forGood {
            try await Interactions(context).deleteForGood(id)
            return Terminal.standardOutput.line("deleted \(id.short)")
        }
        let takenBack = try await Interactions(context).returnToInbox(id)
        home.tell(takenBack.consequences)
        for note in takenBack.value {
            Terminal.standardOutput.line("back in the inbox as note \(note.id.short)")
        }
    }
}
