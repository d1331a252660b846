import CirclesService
import ArgumentParser
import CirclesCore

struct BriefCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "brief",
        abstract: "Print what to know before meeting somebody, as Markdown.",
        discussion: """
            Example:
              circles brief "Maria Lopez"
            """)

    @Argument(help: WholeName.partHelp, completion: Completions.contacts)
    var who: [String]

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let sheet = try await Contacts(context).sheet(of: try await context.contact(who, takesPart: true))
        let out = Terminal.standardOutput, page = BriefPage(sheet).text
        if out.isTerminal { out.prose(page) } else { out.write(page) }
    }
}
