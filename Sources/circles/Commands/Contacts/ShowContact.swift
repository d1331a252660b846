import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ShowContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what to know about a contact: likes, plans, the last conversation, addresses.")

    @Argument(help: WholeName.partHelp, completion: Completions.contacts)
    var who: [String]

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let contacts = Contacts(context)
        let sheet = try await contacts.sheet(of: try await context.contact(who, takesPart: true))
        if output.json { return try JSONLines.print(try await contacts.view(of: sheet.record)) }
        ContactSheetText(sheet: sheet).print(to: .standardOutput)
    }
}
