import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import CirclesSpool
import Foundation

/// Tells what became of a share.
struct TraceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Tell the life of a share or capture, with times.",
        discussion: """
            The trace holds ids, names and times, never what a conversation says. Older events fall away as it grows.

            Example:
              circles trace 01a1fd42
            """)

    @Argument(
        help: "The id that circles-share printed, or its beginning; that of its note or interaction will do.",
        completion: Completions.captures)
    var id: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let history = try await ShareHistory.of(id, in: try Home(home.home))
        if output.json {
            for entry in history.entries { try JSONLines.print(entry) }
        } else if let first = history.entries.first {
            for entry in history.entries { print(entry, since: first.at) }
        } else {
            return Terminal.standardOutput.line("waits in the spool: circles process takes it")
        }
        if history.isWaiting { home.tell("it waits in the spool: circles process takes it") }
    }

    private func print(_ entry: Trace.Entry, since first: Date) {
        let seconds = entry.at.timeIntervalSince(first).formatted(.number.precision(.fractionLength(3)))
        let details = [
            entry.original, entry.stored.map { "as \($0)" }, entry.as.map { "→ \($0)" }, entry.reason,
        ].compactMap(\.self).joined(separator: "  ")
        Terminal.standardOutput.line(
            "\(entry.at.formatted(.iso8601)) +\(seconds.padded(to: 9)) \(entry.event.rawValue.padded(to: 12))\(details)"
                .printable)
    }
}
