import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct Me: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "me", abstract: "Say who you are, or ask: you are never taken for the other side of a chat.")

    @Argument(help: "Your full name, quoted or not; added as a contact when there is none.")
    var name: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let contacts = try await context.database.contacts()
        let me: Contact
        if !name.isEmpty {
            let written = try await Contacts(context).setMe(WholeName.of(name))
            me = written.value
            home.tell(written.consequences)
        } else if let known = contacts.first(where: \.isMe) {
            me = known
        } else {
            throw CirclesError(.notFound, "it is not known who you are", hint: "circles contacts me \"Your Name\"")
        }
        if output.json { return try JSONLines.print(me) }
        Terminal.standardOutput.line("you are \(me.name.printable) \(me.id.short)")
    }
}
