import ArgumentParser

/// The programs that are handed pictures.
struct AgentsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agents", abstract: "Set up the agents that `circles send` hands pictures to.",
        subcommands: [
            AddAgent.self, ListAgents.self, EditAgent.self, RemoveAgent.self, ListRefused.self, RetryRefused.self,
        ])
}
