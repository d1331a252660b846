import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct ListNotes: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the notes in the inbox.")

    @Flag(help: "Include filed and dismissed notes.")
    var all = false

    @Option(help: "Only captures imported with this label.")
    var label: String?

    @OptionGroup var part: PartOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let next = try await Self.list(all ? nil : .open, label, part, output, home)
        part.tell(next, ["inbox", "list"] + (all ? ["--all"] : []), label: label, output, home)
    }

    @discardableResult
    static func list(
        _ state: InboxNote.State?, _ label: String?, _ part: PartOptions?, _ output: OutputOptions, _ home: HomeOptions
    ) async throws -> PageCursor? {
        let inbox = try await AppContext.open(home).inbox
        var table = Table("NOTE", "DATE", "WHO", "WHY", "SUGGESTIONS", "WHAT")
        let next = try await PartOptions.eachPage(limit: part?.limit, after: part?.after) {
            limit, after throws(CirclesError) in
            try await inbox.page(state, label: label, limit: limit, after: after)
        } print: { matches in
            for match in matches {
                let note = match.note
                let suggested = match.match.suggestions
                if output.json {
                    try JSONLines.print(NoteView(note, suggested, hint: RemedyText.of))
                } else {
                    let who = note.heading
                    let names = try await inbox.names(of: suggested.prefix(3).map(\.contact))
                    let why = note.state == .open ? match.reason.words : note.state.rawValue
                    table.add(
                        note.id.short, match.capture.map { LocalTime.day(of: $0, match.transcript) } ?? "", who, why,
                        names.joined(separator: ", "), note.summary ?? note.text.replacing("\n", with: " "))
                }
            }
            table.print(to: .standardOutput)
        }
        if table.isEmpty, !output.json {
            home.tell(label.map { "no note has the label \($0.printable)" } ?? "the inbox is empty")
        }
        return next
    }
}
