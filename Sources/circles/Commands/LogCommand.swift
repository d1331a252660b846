import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// What was written and corrected, newest first.
struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "List changes, newest first.",
        discussion: """
            `auto` marks changes made without confirmation, and `agent` with a name those that an agent asked \
            for. A dot marks an entry that belongs to the step above or below it, and is undone with it. Without --limit, \
            the last 30 are listed.

            Examples:
              circles log
              circles log --limit 100 --json
            """)

    @OptionGroup var part: PartOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let database = try await AppContext.open(home).database
        let zone = TimeZone.current.identifier
        var table = Table("ENTRY", "WHEN", "BY", "WHAT")
        let next = try await part.eachPage(unlessTold: 30) { limit, after throws(CirclesError) in
            try await database.journal(limit: limit, after: after)
        } print: { entries in
            for entry in entries {
                if output.json {
                    try JSONLines.print(EntryView(entry))
                } else {
                    let state = entry.undoneAt.map { " (undone \(LocalTime.text($0, zone)))" } ?? ""
                    table.add(
                        entry.id.short, LocalTime.text(entry.at, zone), by(entry),
                        (entry.cause == nil ? "" : "· ") + entry.what + state)
                }
            }
            table.print(to: .standardOutput)
        }
        if table.isEmpty, !output.json { home.tell("nothing was changed yet") }
        part.tell(next, ["log"], label: nil, output, home, always: true)
    }

    /// An agent may call itself "you".
    private func by(_ entry: JournalEntry) -> String {
        entry.agent.map { "agent \($0)" } ?? (entry.isAutomatic ? "auto" : "you")
    }
}
