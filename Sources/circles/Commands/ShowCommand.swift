import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore
import Foundation

/// All that is known of one capture.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what is known of a capture: what was read, understood, sent and answered.",
        discussion: """
            What models were sent and answered is kept for 30 days, as it was sent: what was covered stays covered.

            Examples:
              circles show 5b0e22f1
              circles show 5b0e22f1 --json
            """)

    @Argument(help: "The capture's id, or its beginning; that of its note or interaction will do.")
    var capture: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let capture = try await context.captureBehind(self.capture)
        let view = try await context.view(of: capture)
        if output.json { return try JSONLines.print(view) }
        view.print(try await context.database.conclusion(of: capture.id))
    }
}

extension CaptureView {
    fileprivate func print(_ conclusion: Conclusion?) {
        let out = Terminal.standardOutput
        out.line("capture    \(capture.id)")
        out.line(
            "came       \(LocalTime.text(capture.receivedAt, TimeZone.current.identifier)), by \(capture.origin.rawValue)"
        )
        let time = capture.capturedAt
        out.line("taken      \(LocalTime.text(time.instant, time.zone)) (\(time.source.rawValue))")
        if case .image(let image) = capture.payload {
            let name = image.originalName.map { ", \($0)" } ?? ""
            out.line("picture    \(image.format.rawValue), \(image.width) × \(image.height)\(name)".printable)
        }
        if capture.isPrivate { out.line("private    it never leaves this machine") }
        if let note = capture.userNote { out.line("note       \(note.printable)") }
        out.line("became     \(Self.word(conclusion, capture.state))")
        if let error = capture.lastError { out.line("last error \(error.description.printable)") }
        if let extraction = extraction.value {
            out.line("understood by \(extraction.model.printable): \(extraction.summary.printable)")
        }
        if let transcript = transcript.value { PromptText.part("text", transcript.text) }
        requests.forEach(Self.print)
    }

    private static func word(_ conclusion: Conclusion?, _ state: Capture.State) -> String {
        switch conclusion {
        case .interaction(let interaction)?: "interaction \(interaction.id.short)"
        case .note(let note)?: "note \(note.id.short), \(note.state.rawValue): \(note.explanation)".printable
        case nil: "nothing yet (\(state.rawValue))"
        }
    }

    private static func print(_ request: Request) {
        let out = Terminal.standardOutput
        let version = request.modelVersion.value.map { ", as \($0)" } ?? ""
        let tokens = [request.tokensIn.value.map { "\($0) in" }, request.tokensOut.value.map { "\($0) out" }]
            .compactMap { $0 }.joined(separator: ", ")
        let when = LocalTime.text(request.at, TimeZone.current.identifier)
        out.line()
        out.line("asked      \(request.model)\(version), \(when), \(request.milliseconds) ms".printable)
        if !tokens.isEmpty { out.line("tokens     \(tokens)") }
        if let failure = request.failure.value { out.line("failed     \(failure.printable)") }
        if request.dropped > 0 {
            out.line("left out   \(request.dropped) item(s) that nothing on the screen bears out")
        }
        guard let prompt = request.prompt.value else { return }
        PromptText.part("sent: system", prompt.system)
        PromptText.part("sent: user", prompt.user)
        if let answer = request.answer.value { PromptText.part("answered", answer) }
    }
}
