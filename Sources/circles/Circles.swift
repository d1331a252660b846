import ArgumentParser

/// The command.
@main
struct Circles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "circles",
        abstract: "Turn a screenshot of a conversation into a memory of a person.",
        version: Version.current,
        subcommands: [ReadCommand.self])
}

enum Version {
    static let current = "0.1.0"
}
