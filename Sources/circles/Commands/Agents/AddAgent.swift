import CirclesService
import ArgumentParser
import CirclesCore
import CirclesSpool

struct AddAgent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add an agent: a name, and the address that takes pictures.",
        discussion: """
            Every process can see arguments: name a header alone, and its value is read from standard input, a line each.

            Examples:
              circles agents add "Helper" --url https://agent.example.org/screenshots --header Authorization < key.txt
              circles agents add "Desk" --url http://127.0.0.1:9000/image --header "X-Room: study" --primary
            """)

    @Argument(help: "What you call the agent.")
    var name: String

    @Option(help: ArgumentHelp("Where it takes pictures: https, or http on this machine.", valueName: "url"))
    var url: String

    @OptionGroup var headers: HeaderOptions

    @Flag(help: "Send to this one unless another is named.")
    var primary = false

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let book = AgentBook(try Home(home.home))
        try book.add(
            try Agent(name, url: url, headers: try headers.headers(), isPrimary: primary))
        Terminal.standardOutput.line("added \(name.printable)")
    }
}
