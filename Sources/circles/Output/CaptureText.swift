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
        let zone = TimeZone.current.identifier
        out.entry("id         ", capture.id.description)
        out.entry("received   ", "\(LocalTime.text(capture.receivedAt, zone)), \(came(capture))")
        let time = capture.capturedAt
        out.entry("captured   ", "\(LocalTime.text(time.instant, time.zone)) (\(time.source.words))")
        if case .image(let image) = capture.payload {
            let name = image.originalName.map { ", \($0)" } ?? ""
            out.entry("picture    ", "\(image.format.rawValue), \(image.width) × \(image.height)\(name)")
        }
        if capture.isPrivate { out.entry("private    ", "it never leaves this machine") }
        if let note = capture.userNote { out.entry("note       ", note) }
        out.entry("outcome    ", word(capture.state))
        if let error = view.capture.lastError {
            out.entry("last error ", error.message + (error.hint.map { " (\($0))" } ?? ""))
        }
        if let extraction = view.extraction.value {
            out.entry("model      ", extraction.model)
            out.entry("summary    ", extraction.summary)
        }
        if let transcript = view.transcript.value { PromptText.part("text", transcript.text) }
        for request in view.requests { print(request, to: out) }
    }

    private func came(_ capture: Capture) -> String {
        capture.agent.map { "handed in by the agent \($0)" } ?? capture.origin.words
    }

    private func word(_ state: Capture.State) -> String {
        switch outcome {
        case .interaction(let interaction)?: "interaction \(interaction.id.short)"
        case .note(let note)?: "note \(note.id.short), \(note.state.rawValue): \(note.explanation)"
        case nil: "nothing yet (\(state.rawValue))"
        }
    }

    private func print(_ request: CaptureView.Request, to out: Terminal) {
        let version = request.modelVersion.value.map { ", as \($0)" } ?? ""
        let tokens = [request.tokensIn.value.map { "\($0) in" }, request.tokensOut.value.map { "\($0) out" }]
            .compactMap { $0 }.joined(separator: ", ")
        let when = LocalTime.text(request.at, TimeZone.current.identifier)
        out.line()
        out.entry("asked      ", "\(request.model)\(version), \(when), \(request.milliseconds) ms")
        if !tokens.isEmpty { out.entry("tokens     ", tokens) }
        if let failure = request.failure.value { out.entry("failed     ", failure) }
        if request.dropped > 0 {
            out.entry("left out   ", "\(Counted.text(request.dropped, "item")) not supported by a quote")
        }
        guard let prompt = request.prompt.value else { return }
        PromptText.part("sent: system", prompt.system)
        PromptText.part("sent: user", prompt.user)
        if let answer = request.answer.value { PromptText.part("answered", answer) }
    }
}
