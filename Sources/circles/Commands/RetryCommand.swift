import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Takes captures through the stages again.
struct RetryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "retry",
        abstract: "Process a capture again, with another model or language.",
        discussion: """
            The contact you chose and the summary you wrote never change.

            Examples:
              circles retry --waiting
              circles retry 5b0e22f1 --lang deu
              circles retry 5b0e22f1 --model openai:llama3.2
            """)

    @Argument(
        help: "Ids of captures, notes or interactions (the first digits are enough).",
        completion: Completions.captures)
    var captures: [String] = []

    @Flag(help: "Everything that waits for a model or was cut off, oldest first.")
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
        let extractor = try ModelChoice(context, tell: home.tell).extractor()
        let printer = ResultPrinter(json: output.json, context: context, notifier: nil)
        let retry = try Retry(
            context, extractor, another: .init(model: model.model != nil, languages: model.lang != nil)
        ) { try await printer.print($0) }
        let errors = try await waiting ? workOff(retry) : retry.named(captures)
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private func workOff(_ retry: Retry) async throws -> [CirclesError] {
        let outcome = try await retry.waiting()
        if outcome.left > 0 {
            home.tell("\(outcome.left) still waiting: the model cannot be reached now")
        } else if outcome.done == 0 {
            home.tell("nothing is waiting")
        }
        return outcome.errors
    }
}
