/// Whether a picture may leave this machine. Nothing of a picture can be redacted: it goes whole, or not at all.
package enum PictureRedaction: Hashable, Sendable {
    case shown
    /// Something that was read on it is redacted.
    case redacted
    /// Not all of it was read, so that nobody knows what is on it.
    case unread

    /// - Parameters:
    ///   - transcript: What was read on it; nil where nothing was yet.
    ///   - redaction: What is redacted.
    package init(_ transcript: Transcript?, _ redaction: Redaction) {
        guard redaction.finder.looksForAnything else {
            self = .shown
            return
        }
        guard let transcript, transcript.warnings?.contains(.partial) != true else {
            self = .unread
            return
        }
        self =
            Self.texts(of: transcript).contains { Self.finds(redaction, $0.text, after: $0.before) }
            ? .redacted : .shown
    }

    private typealias Read = (text: String, before: String?)

    private static func finds(_ redaction: Redaction, _ text: String, after before: String?) -> Bool {
        var probe = Redaction(redaction)
        _ = probe.redact(text, after: before)
        return probe.count > 0
    }

    /// All that was read, each with what stands before it: also what is part of no message, such as a draft or a banner, and
    /// messages as they stand on the picture, whatever the user made of them since.
    private static func texts(of transcript: Transcript) -> [Read] {
        var texts: [Read] = [(transcript.title ?? "", nil), (transcript.text, nil)]
        texts += transcript.separators.map { ($0.text, nil) }
        var before: String?
        for message in transcript.messages {
            for version in [message, message.asItWasRead] {
                texts += [version.sender, version.quotes, version.attachment, version.time].map { ($0 ?? "", nil) }
                texts.append((version.text, before))
            }
            before = message.asItWasRead.text
        }
        let rest = transcript.leftOut ?? []
        // A draft answers the last message.
        texts += rest.filter { $0.reason == .inputBar }.map { ($0.text, before) }
        texts += zip(rest, [nil] + rest.map(\.text)).map { ($0.text, $1) }
        // "Your code is" and the code may stand on two lines, and a card's number on four.
        return texts
            + Dictionary(grouping: rest, by: \.reason).values.map { ($0.map(\.text).joined(separator: "\n"), nil) }
    }
}
