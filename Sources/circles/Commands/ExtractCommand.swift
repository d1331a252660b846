import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// Stage 2 alone.
struct ExtractCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract",
        abstract: "Extract what a conversation is about, without filing anything.",
        discussion: """
            A text is a chat as a messenger exports or copies it, or lines of
            "Name: message" in which "Me:" is you. Without such lines, the first one
            may name the other person, and who said the rest stays open.

            Examples:
              circles extract --text "Maria Lopez: Dinner on Saturday?
              Me: Perfect, at 7" --captured-at 2024-01-04
              circles extract --text "Maria Lopez
              Dinner on Saturday at 7?" --captured-at 2024-01-04
              circles read shot.png --json | circles extract --transcript /dev/stdin --json
            """)

    @Argument(help: "A text file with a conversation, or - for standard input.", completion: .file())
    var file: String?

    @Option(help: "A conversation as text.")
    var text: String?

    @Option(
        help: ArgumentHelp("A transcript as `circles read --json` prints it.", valueName: "file"), completion: .file())
    var transcript: String?

    @OptionGroup var capturedAt: CapturedAtOptions
    @OptionGroup var model: ModelOptions

    @Flag(help: "Print exactly what would be sent to a model, without sending it.")
    var showPrompt = false

    @Flag(
        help:
            "Print the plans of the conversation: who proposed what, and what became of each day, also of days in no plan."
    )
    var explain = false

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard [file, text, transcript].count(where: { $0 != nil }) == 1 else {
            throw ValidationError("name a file (- is standard input), or use --text or --transcript")
        }
    }

    func run() async throws { try await Interruption.guarding { try await work() } }

    private func work() async throws {
        let context = try await AppContext.open(home, model: model.model, languages: model.lang)
        let source: ConversationExtraction.Source =
            if let transcript {
                .transcript(path: transcript)
            } else if let file, file != "-" {
                .file(path: file)
            } else {
                .text(try text ?? StandardInput.text())
            }
        let extraction = try await ConversationExtraction(
            context, ModelChoice(context, tell: home.tell), source, capturedAt: capturedAt.capturedAt)
        if explain {
            let account = extraction.plans()
            guard output.json else {
                return PlanText.print(account, extraction.conversation, to: .standardOutput)
            }
            try account.plans.forEach { try JSONLines.print(PlanView($0)) }
            return try account.days.forEach { try JSONLines.print(DayView($0)) }
        }
        if showPrompt {
            let prompt = try extraction.prompt()
            return output.json ? try JSONLines.print(prompt) : PromptText.print(prompt)
        }
        let understood = try await extraction.run()
        if output.json {
            try JSONLines.print(understood.extraction)
        } else {
            ExtractionText(extraction: understood.extraction).print(to: .standardOutput)
        }
        if understood.dropped > 0 {
            home.tell("left out \(Counted.text(understood.dropped, "item")) of the answer: not supported by a quote")
        }
        if let failure = understood.failure { throw failure.error }
    }
}
