internal import CirclesCore

/// A message as a bubble, or the day that stands between two.
struct BubbleRow: Sendable {
    /// A day's line; nil for a message.
    let dayLine: String?
    /// Nil for a day's line.
    let message: Bubble?

    struct Bubble: Sendable {
        let number: Int
        let isMine: Bool
        /// Said to a reader who does not see the sides.
        let speaker: String
        /// The sender above the first message of a run, in groups.
        let sender: String?
        let words: String
        let shownTime: String?
        /// Recognition was not sure of its letters.
        let isDoubtful: Bool
        /// What it came with, or came as.
        let attached: String?
        let quoted: String?
        let isNotice: Bool
        /// Where it can be corrected; nil where it cannot.
        let fix: String?
        /// The form that does so, for the message that the user chose.
        let fixing: MessageForm?
    }

    /// Below this certainty, a message is marked.
    private static let doubt = 0.6

    /// Messages with their days, and how many were left out.
    struct List: Sendable {
        let rows: [BubbleRow]
        let isDoubtful: Bool
        /// Messages that did not fit on the page; nil when all did.
        let more: Int?
        /// Each can be corrected where it stands.
        let correctable: Bool
    }

    /// - Parameters:
    ///   - other: Who speaks on the left, where no name stands above the messages.
    ///   - limit: Messages at most.
    ///   - correcting: Where messages are corrected; nil where they are not.
    static func list(
        _ messages: [Message], _ separators: [Transcript.Separator] = [], other: String?, limit: Int = 80,
        correcting: MessageForm.Place? = nil
    ) -> List {
        var rows: [BubbleRow] = []
        var correcting = correcting
        correcting?.isGroup = messages.contains { $0.sender != nil }
        var characters = 0, shown = 0
        var last: String?
        for (index, message) in messages.enumerated() {
            guard shown < limit, characters < Self.mostCharacters else { break }
            for separator in separators where separator.beforeMessage == index {
                rows.append(BubbleRow(dayLine: UntrustedText.line(separator.text, limit: 60), message: nil))
                last = nil
            }
            let bubble = Bubble(message, index + 1, other: other, after: last, correcting)
            characters += bubble.words.count
            last = message.side == .left ? message.sender : nil
            rows.append(BubbleRow(dayLine: nil, message: bubble))
            shown += 1
        }
        return List(
            rows: rows, isDoubtful: rows.contains { $0.message?.isDoubtful ?? false },
            more: shown < messages.count ? messages.count - shown : nil, correctable: correcting != nil)
    }

    private static let mostCharacters = 24_000
    fileprivate static let longest = 4_000

    fileprivate static func isDoubtful(_ message: Message) -> Bool {
        message.confidence < doubt && message.side != .center && !message.text.isEmpty
    }
}

extension BubbleRow.Bubble {
    init(
        _ message: Message, _ number: Int, other: String?, after last: String?, _ correcting: MessageForm.Place?
    ) {
        self.number = number
        isMine = message.side == .right
        isNotice = message.side == .center
        speaker = message.side == .right ? "You" : message.sender ?? other ?? "They"
        sender = message.side == .left && message.sender != last ? message.sender : nil
        let text = UntrustedText.clean(message.text, keepingLines: true)
        words = text.count > BubbleRow.longest ? text.prefix(BubbleRow.longest) + "…" : text
        shownTime = message.time
        isDoubtful = BubbleRow.isDoubtful(message)
        attached = message.attachment ?? message.kind.flatMap(Self.name) ?? (words.isEmpty ? "Not read" : nil)
        quoted = message.quotes
        fix = correcting.map { "\($0.page)fix=\(number)" }
        fixing = correcting.flatMap { $0.chosen == number ? MessageForm(message, number, other: other, $0) : nil }
    }

    private static func name(_ kind: Message.Kind) -> String? {
        switch kind {
        case .linkCard: "Link"
        case .media: "Photo or film"
        case .voice: "Voice message"
        case .file: "File"
        case .location: "Location"
        case .contact: "Contact"
        case .forwarded: "Forwarded"
        case .poll: "Poll"
        case .emoji, .call, .deleted, .notice: nil
        }
    }
}
