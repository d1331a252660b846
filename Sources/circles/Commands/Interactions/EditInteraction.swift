import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

struct EditInteraction: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change an interaction's summary, note, time or labels.")

    @Argument(help: "The interaction's id, or its beginning.")
    var interaction: String

    @Option(help: "A new summary; no later answer of a model changes it.")
    var summary: String?

    @Option(help: "A new note; empty takes it away.")
    var note: String?

    @Option(help: ArgumentHelp("When it really was, such as 2024-01-04T10:30.", valueName: "time"))
    var at: String?

    @Option(name: .customLong("label"), help: ArgumentHelp("New labels; repeat for several.", valueName: "label"))
    var labels: [String] = []

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard summary != nil || note != nil || at != nil || !labels.isEmpty else {
            throw ValidationError("say what changes: --summary, --note, --at or --label")
        }
        guard (summary?.count ?? 0) <= 1000 else { throw ValidationError("--summary is longer than 1000 characters") }
        guard (note?.count ?? 0) <= SubmissionDetails.maximumNote else {
            throw ValidationError("--note is longer than \(SubmissionDetails.maximumNote) characters")
        }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let known = try await context.interaction(interaction)
        let zone = TimeZone(identifier: known.zone) ?? .gmt
        let labels = try labels.map { try ContactText.check($0, "a label") }
        if let summary, summary.allSatisfy(\.isWhitespace) {
            throw CirclesError(.badInput, "the summary is empty")
        }
        let edited = try await context.database.edit(
            known.id, summary: summary, userNote: note,
            occurredAt: try at.map { try GivenTime.parse($0).instant(in: zone) },
            labels: labels.isEmpty ? nil : labels, at: Date())
        if output.json { return try JSONLines.print(InteractionView(edited, try await context.contactsByID())) }
        Terminal.standardOutput.line("changed \(edited.id.short)")
    }
}
