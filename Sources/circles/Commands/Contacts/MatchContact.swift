import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Stage 3 alone.
struct MatchContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match", abstract: "Match a name as it appears on a screen, and explain the result.",
        discussion: """
            Examples:
              circles contacts match "Liz 🌸" --explain
              printf 'Mom\\nBob\\n' | circles contacts match --stdin --json
            """)

    @Argument(
        help: ArgumentHelp(
            "A name as it appears on a screen; several words need no quotes. - reads names from standard input.",
            valueName: "name"))
    var words: [String] = []

    @Flag(help: "Read one name per line from standard input, plain or as {\"query\": \"…\"}.")
    var stdin = false

    @Flag(help: "Explain the decision.")
    var explain = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard stdin != !words.isEmpty else { throw ValidationError("give a name, or --stdin for several") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let (matcher, contacts) = (try await context.matcher(), Contacts(context))
        func answer(_ name: String) async throws {
            let match = matcher.match(name)
            try tell(explain ? try await contacts.toldApart(match) : match)
        }
        guard stdin || words == ["-"] else { return try await answer(words.joined(separator: " ")) }
        while let line = readLine(strippingNewline: true) {
            try await answer(QueryLine.query(line))
        }
    }

    private func tell(_ match: MatchDecision) throws {
        if output.json { return try JSONLines.print(QueryView(match)) }
        MatchText(match: match).print(to: .standardOutput, explain: explain)
    }
}
