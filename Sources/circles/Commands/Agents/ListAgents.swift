import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool

struct ListAgents: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the agents, with what waits for them.")

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let agents = try AgentBook(place).views(Outbox(place).counts())
        if output.json { return try agents.forEach { try JSONLines.print($0) } }
        var table = Table("NAME", "URL", "HEADERS", "PRIMARY", "WAITING", "REFUSED", "WHY")
        for agent in agents {
            table.add(
                agent.name, agent.url, agent.headers.joined(separator: ", "), agent.isPrimary ? "yes" : "",
                String(agent.waiting), String(agent.refused), Self.why(agent))
        }
        table.print(to: .standardOutput)
        let refused = agents.map(\.refused).reduce(0, +)
        if refused > 0 { home.tell("\(Counted.text(refused, "picture")) put aside", .retryRefused) }
        if agents.isEmpty { home.tell("there are no agents yet", .addAgent) }
    }

    /// Why something waits or is put aside, where that is not a refusal.
    private static func why(_ agent: AgentLine) -> String {
        [agent.waitsBecause, agent.unanswered > 0 ? "\(agent.unanswered) may have arrived" : nil].compactMap(\.self)
            .joined(separator: "; ")
    }
}
