import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation
import Synchronization

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
        let context = try await AppContext.open(
            home, model: model.model, languages: model.lang, vision: vision.vision)
        let understanding = try ModelChoice(context, tell: home.tell).understanding()
        let pipeline = try context.pipeline(understanding, workers: 1)
        let printer = ResultPrinter(json: output.json, database: context.database, notifier: nil)
        let errors =
            waiting
            ? try await workOff(context, understanding, pipeline, printer)
            : try await retryNamed(context, pipeline, printer)
        try await context.database.sweepRequests(at: Date())
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private func workOff(
        _ context: AppContext, _ understanding: Understanding, _ pipeline: ImportPipeline, _ printer: ResultPrinter
    ) async throws -> [CirclesError] {
        let count = Atomic(0)
        let work = WaitingWork(
            database: context.database, understanding: understanding, pipeline: pipeline,
            isStopped: { Task.isCancelled }
        ) { result in
            count.add(1, ordering: .relaxed)
            try await printer.print(result)
        }
        var errors: [CirclesError] = []
        try await work.finishCutOff(&errors)
        switch try await work.askModels(&errors) {
        case .leaving(let left) where left > 0: home.tell("\(left) more wait: the model cannot be asked now")
        case .leaving, .done: if count.load(ordering: .relaxed) == 0 { home.tell("nothing waits") }
        }
        return errors
    }

    private func retryNamed(
        _ context: AppContext, _ pipeline: ImportPipeline, _ printer: ResultPrinter
    ) async throws -> [CirclesError] {
        var queue: [Capture] = []
        for text in captures { queue.append(try await context.capture(text)) }
        var errors: [CirclesError] = []
        for capture in queue where !Task.isCancelled {
            let result = await retry(capture, pipeline, context)
            errors += [result.error].compactMap(\.self)
            try await printer.print(result)
        }
        return errors
    }

    private func retry(_ capture: Capture, _ pipeline: ImportPipeline, _ context: AppContext) async -> ImportResult {
        do throws(CirclesError) {
            let conclusion = try await context.database.conclusion(of: capture.id)
            var revision: Int?
            if case .note(let note)? = conclusion {
                guard note.state != .dismissed else {
                    throw CirclesError(
                        .usage, "note \(note.id.short) is dismissed", hint: "circles inbox reopen \(note.id.short)",
                        stored: true)
                }
                revision = note.revision
            }
            guard let claim = try await context.database.claim(capture.id) else {
                throw CirclesError(.waiting, "somebody else is at work on it", retryable: true, stored: true)
            }
            // What was cut off goes on where it stopped, unless it is to be done another way.
            let isNew = conclusion == nil && model.lang == nil && model.model == nil
            return try await CaptureJob(pipeline: pipeline, queue: context.database).run(
                capture, under: claim, rerun: isNew ? nil : .init(rereads: model.lang != nil, noteRevision: revision)
            ).named(after: capture)
        } catch {
            return ImportResult(captureID: capture.id, path: nil, status: .waiting, error: error).named(after: capture)
        }
    }
}
