import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// What asking models cost.
struct UsageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "usage",
        abstract: "Show requests, tokens and failures per day and model.",
        discussion: """
            A failure is a request without a usable answer. budget.requests and budget.tokens in config.yaml limit a \
            day; requests to models on this machine do not count.

            Examples:
              circles usage
              circles usage --days 7 --json
            """)

    @Option(help: "The number of days.")
    var days = 30

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (1...3660).contains(days) else { throw ValidationError("--days is a number from 1 to 3660") }
    }

    func run() async throws {
        let usage = try await UsageReport(try await AppContext.open(home), days: days)
        if output.json {
            for line in usage.lines { try JSONLines.print(line) }
            return
        }
        guard !usage.lines.isEmpty else {
            return home.tell("no model was asked in the last \(days == 1 ? "day" : "\(days) days")")
        }
        var table = Table("DAY", "MODEL", "REQUESTS", "FAILURES", "TOKENS IN", "TOKENS OUT", "SECONDS")
        for line in usage.lines {
            table.add(
                line.day, line.model, "\(line.requests)", "\(line.failures)", "\(line.tokensIn)", "\(line.tokensOut)",
                "\((line.milliseconds + 500) / 1000)")
        }
        table.print(to: .standardOutput)
        let budget = usage.budget
        let limits = [budget.requests.map { "\($0) requests" }, budget.tokens.map { "\($0) tokens" }].compactMap { $0 }
        if !limits.isEmpty { home.tell("budget a day: \(limits.joined(separator: ", "))") }
    }
}
