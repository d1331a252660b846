import CirclesCore
import Foundation

/// A message in a word: ">" is the user's, "<" the other's; a time may follow after "@", a sender stand before ":".
func message(_ text: String) -> Message {
    var rest = text[...]
    let side: Message.Side = rest.hasPrefix(">") ? .right : rest.hasPrefix("<") ? .left : .unknown
    if side != .unknown { rest = rest.dropFirst() }
    var message = Message(side: side, text: "")
    if let at = rest.lastIndex(of: "@") {
        message.time = String(rest[rest.index(after: at)...])
        rest = rest[..<at]
    }
    if let colon = rest.firstIndex(of: ":") {
        message.sender = String(rest[..<colon])
        rest = rest[rest.index(after: colon)...]
    }
    message.text = String(rest)
    return message
}

func part(
    _ texts: [String], title: String? = "Maria Lopez", day: Int = 4, source: CaptureTime.Source = .given,
    app: Transcript.App = .whatsapp, model: String = RuleBasedExtractor.model
) -> JoinedConversation.Part {
    let instant = Date(timeIntervalSince1970: 1_704_067_200 + Double(day - 1) * 86_400 + 40_000)
    let capture = Capture(
        id: .random(), origin: .cli, payload: .image(.init(format: .png, width: 1, height: 1, originalName: nil)),
        sha256: UUID().uuidString, capturedAt: CaptureTime(instant: instant, zone: "Europe/Berlin", source: source),
        receivedAt: instant)
    let transcript = Transcript(app: app, title: title, messages: texts.map(message))
    return JoinedConversation.Part(capture, transcript, Extraction(summary: texts.first ?? "", model: model))
}

/// The texts of what parts make together; nil when they do not hang together.
func joined(_ parts: [String]...) -> [String]? {
    JoinedConversation(parts.map { part($0) })?.transcript.messages.map(\.text)
}
