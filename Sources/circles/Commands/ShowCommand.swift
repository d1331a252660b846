import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// All that is known of one capture.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a capture: what was read, extracted, sent and answered.",
        discussion: """
            Requests to models and their answers are kept for 30 days, as they were sent: redacted text stays redacted.

            Examples:
              circles show 5b0e22f1
              circles show 5b0e22f1 --json
            """)

    @Argument(
        help: "The id of a capture, note or interaction (its first digits are enough).",
        completion: Completions.captures)
    var capture: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let capture = try await context.captureBehind(self.capture)
        let view = try await context.view(of: capture, hint: RemedyText.of)
        if output.json { return try JSONLines.print(view) }
        CaptureText(view: view, outcome: try await context.outcome(of: capture)).print(to: .standardOutput)
    }
}
