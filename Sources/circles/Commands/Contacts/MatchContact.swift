import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Stage 3 alone.
struct MatchContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Say which contact a name on a screen leads to, and why.",
        discussion: """
            Examples:
              circles contacts match "Liz 🌸" --explain
              printf 'Mom\\nBob\\n' | circles contacts match --stdin --json
            """)

    @Argument(help: "Names as a screen shows them; - is --stdin.")
    var names: [String] = []

    @Flag(help: "Read one name a line from standard input: bare, or as {\"query\": \"…\"}.")
    var stdin = false

    @Flag(help: "Say what the decision rests on.")
    var explain = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard stdin != !names.isEmpty else { throw ValidationError("give names, or --stdin") }
    }

    func run() async throws {
        let matcher = try await AppContext.open(home).matcher()
        for name in names where name != "-" { try tell(matcher.match(name)) }
        guard stdin || names.contains("-") else { return }
        while let line = readLine(strippingNewline: true) {
            try tell(matcher.match(QueryLine.query(line)))
        }
    }

    private func tell(_ match: MatchDecision) throws {
        if output.json { return try JSONLines.print(QueryView(match)) }
        MatchText(match: match).print(to: .standardOutput, explain: explain)
    }
}
