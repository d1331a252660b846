import ArgumentParser
import CirclesCore
import CirclesFiles
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
              circles retry 5b0e22f1 --model openai:llama3.2
            """)

    @Argument(help: "The captures' ids, or their beginnings.")
    var captures: [String] = []

    @Flag(help: "All that waits for a model or was cut off, oldest first.")
    var waiting = false

    @OptionGroup var model: ModelOptions
    @OptionGroup var vision: VisionOptions
    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard waiting != !captures.isEmpty else { throw ValidationError("name captures, or use --waiting") }
    }

    func run() async throws { try await Interruption.guarding { try await work() } }

    private func work() async throws {
        let workbench = try await Workbench.open(
            home, model: model.model, languages: model.lang, vision: vision.vision)
        var lock: FileLock?
        var queue: [Capture] = []
        for text in captures { queue.append(try await workbench.capture(text)) }
        if waiting {
            lock = try workbench.database.lockForWaiting()
            guard lock != nil else {
                return home.tell("another `circles retry --waiting` is at work on what waits")
            }
            queue = try await workbench.database.waitingCaptures(unfinished: true)
        }
        guard !queue.isEmpty else { return home.tell("nothing waits") }
        let understanding = try ModelChoice(workbench, home).understanding()
        let pipeline = try workbench.pipeline(understanding, matcher: try await workbench.matcher(), workers: 1)
        let contacts = try await workbench.contactsByID()
        var errors: [CirclesError] = []
        for (index, capture) in queue.enumerated() {
            guard let result = await retry(capture, pipeline, workbench) else { continue }
            errors += [result.error].compactMap { $0 }
            if output.json {
                try JSONLines.print(ImportView(result, contacts))
            } else {
                Card(result: result, contacts: contacts).print(to: .standardOutput)
            }
            if Task.isCancelled { break }
            let left = queue.count - index - 1
            // Going on would only fail the others, one by one, without asking.
            if waiting, left > 0, understanding.isResting || result.isOutOfBudget {
                home.tell("\(left) more wait: the model cannot be asked now")
                break
            }
        }
        try await workbench.database.sweepRequests(at: Date())
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    /// Nil when, of all that waits, this one no longer does.
    private func retry(_ capture: Capture, _ pipeline: ImportPipeline, _ workbench: Workbench) async -> ImportResult? {
        do throws(CirclesError) {
            let conclusion = try await workbench.database.conclusion(of: capture.id)
            if waiting, let conclusion, !conclusion.waitsForModel { return nil }
            var revision: Int?
            if case .note(let note)? = conclusion {
                guard note.state != .dismissed else {
                    throw CirclesError(
                        .usage, "note \(note.id.short) is dismissed", hint: "circles inbox reopen \(note.id.short)",
                        stored: true)
                }
                revision = note.revision
            }
            // What was cut off goes on where it stopped, unless it is to be done another way.
            let isNew = conclusion == nil && model.lang == nil && model.model == nil
            var result = try await pipeline.process(
                capture, rerun: isNew ? nil : .init(rereads: model.lang != nil, noteRevision: revision))
            result.path = capture.originalName
            return result
        } catch {
            return ImportResult(captureID: capture.id, path: capture.originalName, status: .waiting, error: error)
        }
    }
}

extension Conclusion {
    /// A model's answer is still to come.
    fileprivate var waitsForModel: Bool {
        switch self {
        case .interaction(let interaction): interaction.summaryIsPending
        case .note(let note): note.state == .open && note.reason == .waitingForModel
        }
    }
}

extension ImportResult {
    /// No more may be asked today.
    fileprivate var isOutOfBudget: Bool { failure?.reason == .budget }
}
