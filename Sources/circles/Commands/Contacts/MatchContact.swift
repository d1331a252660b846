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

    @Argument(help: "Names as a screen shows them.")
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
        for name in names { try tell(matcher.match(name)) }
        guard stdin else { return }
        while let line = readLine(strippingNewline: true) {
            try tell(matcher.match(Self.query(line)))
        }
    }

    /// A line that looks like JSON and is none is a name that begins with a brace. Half a surrogate pair, which JSON
    /// may hold and no text can, becomes a replacement character.
    private static func query(_ line: String) -> String {
        guard line.hasPrefix("{") else { return line }
        return (try? JSONParser.parse(line))?["query"]?.string ?? line
    }

    private func tell(_ match: MatchDecision) throws {
        if output.json { return try JSONLines.print(QueryView(match)) }
        let out = Terminal.standardOutput
        let answer = match.contact.map { "\($0.name) (\(match.method?.rawValue ?? ""))" } ?? match.outcome.rawValue
        out.line("\(match.query.printable.truncated(to: 60)) → \(out.styled(answer.printable, .bold))")
        guard explain else { return }
        func score(_ number: Double) -> String { String(format: "%.2f", number) }
        if let method = match.method { out.line("  method     \(method.rawValue), score \(score(match.score))") }
        if !match.reason.isEmpty { out.line("  because    \(match.reason.printable)") }
        if let runnerUp = match.runnerUp {
            out.line("  runner-up  \(runnerUp.contact.name.printable), behind by \(score(match.margin))")
        }
        for (number, suggestion) in match.suggestions.enumerated() {
            out.line(
                "  \(number + 1) \(score(suggestion.score)) \(suggestion.contact.name): \(suggestion.reason)".printable)
        }
    }
}
