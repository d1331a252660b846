import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// What was written and corrected, newest first.
struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "List what was written and corrected, newest first.",
        discussion: """
            `auto` is what nobody asked for; a dot before an entry says that it belongs to the step above or below it \
            and is taken back with it.

            Examples:
              circles log
              circles log --limit 100 --json
            """)

    @Option(help: "At most so many.")
    var limit = 30

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard limit > 0 else { throw ValidationError("--limit is a number above 0") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let entries = try await context.database.journal(limit: limit)
        if output.json {
            for entry in entries { try JSONLines.print(EntryView(entry)) }
            return
        }
        let zone = TimeZone.current.identifier
        var table = Table("ENTRY", "WHEN", "BY", "WHAT")
        for entry in entries {
            let state = entry.undoneAt.map { " (undone \(LocalTime.text($0, zone)))" } ?? ""
            table.add(
                entry.id.short, LocalTime.text(entry.at, zone), entry.isAutomatic ? "auto" : "you",
                (entry.cause == nil ? "" : "· ") + entry.what + state)
        }
        table.print(to: .standardOutput)
        if entries.isEmpty { home.tell("nothing was written yet") }
    }
}
