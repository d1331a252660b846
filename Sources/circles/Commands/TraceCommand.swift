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

    @Argument(help: "The id that circles-share printed, or its beginning.")
    var id: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let prefix = try AppContext.prefix(id, of: "share")
        guard prefix.count >= 6 else { throw CirclesError(.usage, "type at least six digits of the id") }
        try tell(Trace(place).entries(startingWith: prefix), isWaiting: try Self.waits(prefix, Spool(place)))
    }

    /// Whether it is still in the spool.
    private static func waits(_ prefix: String, _ spool: Spool) throws(CirclesError) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: spool.new)) ?? []
        return names.contains { $0.hasPrefix(prefix) }
    }

    private func tell(_ entries: [Trace.Entry], isWaiting: Bool) throws {
        guard let first = entries.first else {
            if isWaiting { return Terminal.standardOutput.line("waits in the spool: circles process takes it") }
            throw CirclesError(.notFound, "nothing is known of \(id.printable)")
        }
        let ids = Set(entries.map(\.id))
        guard ids.count == 1 else {
            throw CirclesError(
                .ambiguous,
                "\(id.printable) fits \(ids.count) shares: \(ids.sorted().prefix(5).joined(separator: ", "))",
                hint: "type more digits")
        }
        for entry in entries {
            if output.json {
                try JSONLines.print(entry)
                continue
            }
            let seconds = entry.at.timeIntervalSince(first.at).formatted(.number.precision(.fractionLength(3)))
            let details = [
                entry.original, entry.stored.map { "as \($0)" }, entry.as.map { "→ \($0)" }, entry.reason,
            ].compactMap(\.self).joined(separator: "  ")
            Terminal.standardOutput.line(
                "\(entry.at.formatted(.iso8601)) +\(seconds.padded(to: 9)) \(entry.event.rawValue.padded(to: 12))\(details)"
                    .printable)
        }
        if isWaiting { home.tell("it waits in the spool: circles process takes it") }
    }
}
