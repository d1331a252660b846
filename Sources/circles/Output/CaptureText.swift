import CirclesAPI
import CirclesCore
import CirclesService
import Foundation

/// All that is known of a capture, as a person reads it.
struct CaptureText {
    let view: CaptureView
    let outcome: CaptureOutcome?

    func print(to out: Terminal) {
        let capture = view.capture.capture
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
        out.line("became     \(word(capture.state))")
        if let error = view.capture.lastError {
            out.line("last error \(error.message)\(error.hint.map { " (\($0))" } ?? "")".printable)
        }
        if let extraction = view.extraction.value {
            out.line("understood by \(extraction.model.printable): \(extraction.summary.printable)")
        }
        if let transcript = view.transcript.value { PromptText.part("text", transcript.text) }
        for request in view.requests { print(request, to: out) }
    }

    private func word(_ state: Capture.State) -> String {
        switch outcome {
        case .interaction(let interaction)?: "interaction \(interaction.id.short)"
        case .note(let note)?: "note \(note.id.short), \(note.state.rawValue): \(note.explanation)".printable
        case nil: "nothing yet (\(state.rawValue))"
        }
    }

    private func print(_ request: CaptureView.Request, to out: Terminal) {
        let version = request.modelVersion.value.map { ", as \($0)" } ?? ""
        let tokens = [request.tokensIn.value.map { "\($0) in" }, request.tokensOut.value.map { "\($0) out" }]
            .compactMap { $0 }.joined(separator: ", ")
        let when = LocalTime.text(request.at, TimeZone.current.identifier)
        out.line()
        out.line("asked      \(request.model)\(version), \(when), \(request.milliseconds) ms".printable)
        if !tokens.isEmpty { out.line("tokens     \(tokens)") }
        if let failure = request.failure.value { out.line("failed     \(failure.printable)") }
        if request.dropped > 0 {
            out.line("left out   \(Counted.text(request.dropped, "item")) not supported by a quote")
        }
        guard let prompt = request.prompt.value else { return }
        PromptText.part("sent: system", prompt.system)
        PromptText.part("sent: user", prompt.user)
        if let answer = request.answer.value { PromptText.part("answered", answer) }
    }
}
