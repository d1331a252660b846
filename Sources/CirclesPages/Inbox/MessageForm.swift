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
        /// Names stand above messages.
        var isGroup = false

        /// - Parameter page: Ends where a parameter can be added.
        package init(page: String, target: String, seen: String, done: Int? = nil, chosen: Int?) {
            self.page = page
            self.target = target
            self.seen = seen
            self.done = done
            self.chosen = chosen
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
        words = UntrustedText.clean(message.text, keepingLines: true)
        rows = min(12, max(2, message.text.count / 40 + message.text.count(where: \.isNewline) + 1))
        isMine = message.side == .right
        isNotice = message.side == .center
        isTheirs = !isMine && !isNotice
        self.other = other ?? "Somebody else"
        sender = place.isGroup ? message.sender ?? "" : nil
        asRead = message.asRead.map { UntrustedText.line($0.text, limit: 300) }
        back = String(place.page.dropLast())
    }
}
