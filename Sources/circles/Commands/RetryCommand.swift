import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
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

    @Argument(
        help: "The captures' ids, or their beginnings; those of their notes or interactions will do.",
        completion: Completions.captures)
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
        let printer = ResultPrinter(json: output.json, context: context, notifier: nil)
        let retry = try Retry(
            context, understanding, another: .init(model: model.model != nil, languages: model.lang != nil),
            tell: printer.print)
        let errors = try await waiting ? workOff(retry) : retry.named(captures)
        if let code = ExitStatus.ofBatch(errors) { throw ExitCode(code) }
    }

    private func workOff(_ retry: Retry) async throws -> [CirclesError] {
        let outcome = try await retry.waiting()
        if outcome.left > 0 {
            home.tell("\(outcome.left) more wait: the model cannot be asked now")
        } else if outcome.done == 0 {
            home.tell("nothing waits")
        }
        return outcome.errors
    }
}
