import CirclesService
import ArgumentParser
import CirclesCore
import CirclesSpool

struct EditAgent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change an agent's address, headers or key; what waits for it stays.",
        discussion: """
            Every process can see arguments: name a header alone, and its value is read from standard input, a line each.

            Examples:
              circles agents edit "Helper" --header Authorization < key.txt
              circles agents edit "Helper" --url https://agent.example.org/pictures --remove-header X-Room
            """)

    @Argument(help: "The agent's name.")
    var name: String

    @Option(help: ArgumentHelp("Where it takes pictures: https, or http on this machine.", valueName: "url"))
    var url: String?

    @OptionGroup var headers: HeaderOptions

    @Option(
        name: .customLong("remove-header"),
        help: ArgumentHelp("Send this header no more. May be repeated.", valueName: "name"))
    var removed: [String] = []

    @Flag(inversion: .prefixedNo, help: "Send to this one unless another is named.")
    var primary: Bool?

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        try AgentBook(place).edit(
            name, url: url, headers: try headers.headers(), removing: removed, isPrimary: primary)
        Terminal.standardOutput.line("changed \(name.printable)")
        guard !Outbox(place).refused(by: name).isEmpty else { return }
        home.tell("it refused pictures before", .retryRefused)
    }
}
