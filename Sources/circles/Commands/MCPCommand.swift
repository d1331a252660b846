import CirclesService
import ArgumentParser
import CirclesCore
import CirclesMCP
import CirclesSpool
import Foundation

/// Circles for agents.
struct MCPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Answer an agent by the Model Context Protocol, on standard input and output.",
        discussion: """
            An agent starts this command itself. It finds contacts, conversations, notes and events, and is shown nothing that \
            is private. With --allow-writes it hands texts in and files notes; `circles log` lists what it did, and `circles \
            undo` takes a filing back.

            Examples:
              circles mcp --print-config
              circles mcp --print-config --allow-writes
            """)

    @Flag(help: "Let the agent hand texts in and file notes.")
    var allowWrites = false

    @Flag(help: "Print what to paste into Claude, Cursor, VS Code and other agents, and exit.")
    var printConfig = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        if printConfig { return printConfiguration() }
        let folder = try Home(home.home).data.path
        // Whoever starts it sees an empty inbox only, when a folder's name has a slip.
        if access(folder, F_OK) != 0 {
            home.tell(
                "\(folder.printable) is new and empty", .advice("check how it is spelt if you expected your contacts"))
        }
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        let server = MCPServer(context, .init(allowsWrites: allowWrites), hint: RemedyText.of) { [home] in
            home.tell($0, $1)
        }
        if isatty(STDIN_FILENO) == 1 {
            home.tell("an agent starts this command; circles mcp --print-config says how to set one up")
        }
        await server.run(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// Agents start it with an environment of their own: what this one says of the home goes into the arguments.
    private func printConfiguration() {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        let folder = [home.home, ProcessInfo.processInfo.environment["CIRCLES_HOME"]].compactMap(\.self)
            .first { !$0.isEmpty }
        let configuration = ClientConfiguration(
            program: program, home: folder.map { URL(filePath: $0).absoluteURL.path }, allowsWrites: allowWrites,
            options: [("--model", model.model), ("--lang", model.lang)])
        let out = Terminal.standardOutput
        for (index, entry) in configuration.entries.enumerated() {
            if index > 0 { out.line() }
            out.line("# \(entry.name): \(entry.place)")
            out.line(entry.text)
        }
    }
}
