import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct Me: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "me", abstract: "Set or show your own contact, which is never taken for the other person.")

    @Argument(help: "Your full name; a contact is added if there is none.")
    var name: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let contacts = Contacts(try await AppContext.open(home))
        let me: Contact
        if name.isEmpty {
            me = try await contacts.me()
        } else {
            let written = try await contacts.setMe(WholeName.of(name))
            me = written.value
            home.tell(written.consequences)
        }
        if output.json { return try JSONLines.print(me) }
        Terminal.standardOutput.line("you are \(me.name.printable) \(me.id.short)")
    }
}
