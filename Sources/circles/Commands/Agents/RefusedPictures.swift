import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool
import Foundation

struct ListRefused: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refused",
        abstract: "List the pictures that are put aside, and why: agents refused them, or may have them already.")

    @Argument(help: "The agent's name; all agents, otherwise.")
    var name: String?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let agent = try name.map { name throws(CirclesError) in try Sending(place).agent(name).name }
        let refused = Outbox(place).refused(by: agent)
        if output.json {
            return try refused.forEach {
                try JSONLines.print(
                    RefusedLine(
                        id: $0.id, agent: $0.agent, picture: $0.name, refusedAt: $0.since, reason: $0.reason,
                        mayHaveArrived: $0.mayHaveArrived))
            }
        }
        let zone = TimeZone.current.identifier
        var table = Table("AGENT", "PICTURE", "WHEN", "WHY")
        for picture in refused {
            table.add(
                picture.agent, picture.name, picture.since.map { LocalTime.text($0, zone) } ?? "", picture.reason)
        }
        table.print(to: .standardOutput)
        home.tell(refused.isEmpty ? "nothing is put aside" : "circles agents retry sends them again")
    }
}

struct RetryRefused: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry", abstract: "Send again what is put aside, and what waits for agents.")

    @Argument(help: "The agent's name; all agents, otherwise.")
    var name: String?

    @OptionGroup var home: HomeOptions

    func run() async throws { try await Interruption.guarding(saying: .queueInterrupted) { try await work() } }

    private func work() async throws {
        let place = try Home(home.home)
        let agent = try name.map { name throws(CirclesError) in try Sending(place).agent(name).name }
        let outbox = Outbox(place)
        let count = try outbox.waitAgain(for: agent)
        Terminal.standardOutput.line("\(Counted.text(count, "picture")) put back into the queue")
        await OutboxWorker(place, tell: { home.tell(delivered: $0) }, warn: Terminal.standardError.tell)
            .run(until: try StopSignal(), stays: false)
        let counts = outbox.counts()
        let left = counts.filter { agent == nil || $0.key == agent }.values.map { $0.waiting + $0.refused }.reduce(0, +)
        guard left > 0 else { return }
        home.tell("\(Counted.text(left, "picture")) not delivered", .listAgents)
    }
}
