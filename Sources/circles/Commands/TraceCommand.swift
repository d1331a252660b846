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
        abstract: "Show what happened to a share or capture, with times.",
        discussion: """
            The log holds ids, file names and times, never the text of a conversation. Old events are dropped as it grows.

            Example:
              circles trace 01a1fd42
            """)

    @Argument(
        help: "The id of a share, capture, note or interaction (its first digits are enough).",
        completion: Completions.captures)
    var id: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let history = try await ShareHistory.of(id, in: place, try await Settings.load(place))
        if output.json {
            for entry in history.entries { try JSONLines.print(entry) }
        } else if let first = history.entries.first {
            for entry in history.entries { print(entry, since: first.at) }
        } else {
            return Terminal.standardOutput.line("waiting in the queue: circles process files it")
        }
        if history.isWaiting { home.tell("it is waiting in the queue: circles process files it") }
    }

    private func print(_ entry: EventLog.Entry, since first: Date) {
        let seconds = entry.at.timeIntervalSince(first).formatted(.number.precision(.fractionLength(3)))
        let details = [
            entry.original, entry.stored.map { "as \($0)" }, entry.as.map { "→ \($0)" },
            entry.reason.map { InboxNote.Reason(rawValue: $0)?.words ?? $0 },
        ].compactMap(\.self).joined(separator: "  ")
        Terminal.standardOutput.entry(
            "\(entry.at.formatted(.iso8601)) +\(seconds.padded(to: 9)) ",
            "\(entry.event.rawValue.padded(to: 12))\(details)")
    }
}
