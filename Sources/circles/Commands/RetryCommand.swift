import ArgumentParser
import CirclesCore
import CirclesStore
import Foundation

/// Takes captures through the stages again.
struct RetryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry",
        abstract: "Try a capture again, with another model or language.",
        discussion: """
            Whom you settled a conversation with never changes; a summary you wrote does not either.

            Examples:
              circles retry --waiting
              circles retry 5b0e22f1 --lang deu
            """)

    @Argument(help: "The captures' ids, or their beginnings.")
    var captures: [String] = []

    @Flag(help: "All that waits for a model or was cut off, oldest first.")
    var waiting = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard waiting != !captures.isEmpty else { throw ValidationError("name captures, or use --waiting") }
    }

    func run() async throws {
        let workbench = try await Workbench.open(home, model: model.model, languages: model.lang)
        var queue: [Capture] = []
        for text in captures { queue.append(try await workbench.capture(text)) }
        if waiting {
            queue += try await workbench.database.unfinishedCaptures()
            queue += try await workbench.database.waitingCaptures()
        }
        guard !queue.isEmpty else { return home.tell("nothing waits") }
        let matcher = try await workbench.matcher()
        let pipeline = try workbench.pipeline(
            try ModelChoice(workbench, home).understanding(), matcher: matcher, workers: 1)
        let contacts = try await workbench.contactsByID()
        var errors: [CirclesError] = []
        for capture in queue {
            let result = await retry(capture, pipeline, workbench)
            errors += [result.error].compactMap { $0 }
            if output.json {
                try JSONLines.print(ImportView(result, contacts))
            } else {
                Card(result: result, contacts: contacts).print(to: .standardOutput)
            }
        }
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private func retry(_ capture: Capture, _ pipeline: ImportPipeline, _ workbench: Workbench) async -> ImportResult {
        do throws(CirclesError) {
            var revision: Int?
            if case .note(let note)? = try await workbench.database.conclusion(of: capture.id) {
                guard note.state != .dismissed else {
                    throw CirclesError(
                        .usage, "note \(note.id.short) is dismissed", hint: "circles inbox reopen \(note.id.short)",
                        stored: true)
                }
                revision = note.revision
            }
            var result = try await pipeline.process(
                capture, rerun: .init(rereads: model.lang != nil, noteRevision: revision))
            result.path = capture.originalName
            return result
        } catch {
            return ImportResult(captureID: capture.id, path: capture.originalName, status: .waiting, error: error)
        }
    }
}
