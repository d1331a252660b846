package import CirclesCore

/// The form that corrects one message, below its bubble.
package struct MessageForm: Sendable {
    /// Where the messages of a page are corrected.
    package struct Place: Sendable {
        /// The page's address, to which a number is added.
        let page: String
        /// Where the form is sent.
        let target: String
        /// What the user sees; the form gives it back.
        let seen: String
        /// Notes settled so far in this sitting; nil where that is nobody's business.
        let done: Int?
        /// The message that the user chose.
        let chosen: Int?
        /// What was typed and could not be saved.
        let typed: Typed?
        /// Names stand above messages.
        var isGroup = false

        /// - Parameter page: Ends where a parameter can be added.
        package init(page: String, target: String, seen: String, done: Int? = nil, chosen: Int?, typed: Typed? = nil) {
            self.page = page
            self.target = target
            self.seen = seen
            self.done = done
            self.chosen = chosen
            self.typed = typed
        }
    }

    /// A correction as it stood in the form.
    package struct Typed: Sendable {
        let words: String
        let side: Message.Side?
        let sender: String?

        package init(_ words: String, side: Message.Side?, sender: String?) {
            (self.words, self.side, self.sender) = (words, side, sender)
        }
    }

    let number: Int
    let target: String
    let seen: String
    let done: Int?
    let words: String
    let rows: Int
    let isMine, isTheirs, isNotice: Bool
    /// Who speaks on the left.
    let other: String
    /// The name above it, or nothing; nil where no names stand above messages.
    let sender: String?
    /// What was read, where the user corrected it already.
    let asRead: String?
    let back: String

    init(_ message: Message, _ number: Int, other: String?, _ place: Place) {
        self.number = number
        target = place.target
        seen = place.seen
        done = place.done
        words = UntrustedText.clean(place.typed?.words ?? message.text, keepingLines: true)
        let side = place.typed?.side ?? message.side
        rows = min(12, max(2, message.text.count / 40 + message.text.count(where: \.isNewline) + 1))
        isMine = side == .right
        isNotice = side == .center
        isTheirs = !isMine && !isNotice
        self.other = other ?? "Somebody else"
        sender = place.isGroup ? place.typed?.sender ?? message.sender ?? "" : nil
        asRead = message.asRead.map { UntrustedText.line($0.text, limit: 300) }
        back = String(place.page.dropLast())
    }
}
