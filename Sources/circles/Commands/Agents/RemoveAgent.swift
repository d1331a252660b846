import CirclesService
import ArgumentParser
import CirclesCore
import CirclesSpool

struct RemoveAgent: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Forget an agent, its headers, and what waits for it.")

    @Argument(help: "The agent's name.")
    var name: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let agent = try AgentBook(place).remove(name)
        let dropped = try Outbox(place).drop(for: agent.name)
        Terminal.standardOutput.line("removed \(agent.name.printable)")
        if dropped > 0 { home.tell("\(Counted.text(dropped, "picture")) waited for it, and will not be sent") }
    }
}
