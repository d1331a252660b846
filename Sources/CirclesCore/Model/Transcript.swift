/// What stands on a screenshot, read the way a person reads it.
package struct Transcript: Codable, Hashable, Sendable {
    /// The messenger the layout looks like. A hint; nothing depends on it.
    package enum App: String, Codable, Sendable {
        case imessage, whatsapp, signal, telegram, instagram, messenger, sms, unknown

        /// Text messages and iMessages stand in one app, under the same names.
        var addressBook: App { self == .sms ? .imessage : self }
    }

    /// "Today", "Tue, Jan 5": a line between messages that dates them.
    package struct Separator: Codable, Hashable, Sendable {
        package var text: String
        /// The day it means, when that can be told from the capture's date.
        package var date: CalendarDate?
        /// It stands before the message of this index (`messages.count` when after the last).
        package var beforeMessage: Int?
        /// Its figures may be read as another day, too; nil where they may not.
        package var isUncertain: Bool?

        package init(
            text: String, date: CalendarDate? = nil, beforeMessage: Int? = nil, isUncertain: Bool? = nil
        ) {
            self.text = text
            self.date = date
            self.beforeMessage = beforeMessage
            self.isUncertain = isUncertain
        }
    }

    /// What the reader should know before trusting the text.
    package enum Warning: String, Codable, Sendable {
        /// Recognition hit its deadline: what was read by then is here, the rest is missing.
        case partial
        /// The letters look like those of a script that none of the languages it was read with has.
        case unreadableScript
    }

    /// What was recognised on the picture and is part of no message, separator or title.
    package struct LeftOut: Codable, Hashable, Sendable {
        package enum Reason: String, Codable, Sendable {
            /// Lines that may be words of the conversation: damaged ones, those of a script that no pack reads, and what no rule has
            /// a place for.
            case unreadable
            /// What icons, portraits, photos and letters cut by an edge come out as.
            case icon
            /// Beside the conversation: a list of other chats, a device's frame.
            case beside
            /// The phone's status line, the title bar and what is pinned below it.
            case titleBar
            /// The input bar, the keyboard and what is below.
            case inputBar
            /// The bars that a later shot of a stitched picture repeats: earlier transcripts say so.
            case repeatedBar
            /// A menu or a window over the conversation.
            case menu
            /// Something to press: answers that are offered, links to a profile.
            case button
            /// Whom the conversation is with and what is known of them, above its first message.
            case profile
            /// When it was sent, whether it was read, that it was edited or forwarded.
            case time
            /// A portrait's letters, a reaction's count, a sign beside a bubble, a name whose message is not on the
            /// picture.
            case ornament
        }

        package var text: String
        package var reason: Reason
        /// In pixels of the original picture.
        package var bounds: PixelRect

        package init(text: String, reason: Reason, bounds: PixelRect) {
            self.text = text
            self.reason = reason
            self.bounds = bounds
        }
    }

    package var app: App
    /// How sure `app` is, 0…1; nil when it is unknown.
    package var appConfidence: Double?
    /// The title bar's name; nil when there is none on the picture.
    package var title: String?
    /// The messenger had no room for all of the title and ended it with "…".
    package var titleIsCut: Bool?
    package var isGroup: Bool
    /// In reading order.
    package var messages: [Message]
    package var separators: [Separator]
    /// All of it in reading order, without status bar and input bar.
    package var text: String
    /// Tesseract language codes it was read with; empty for text that came as text.
    package var languages: [String]
    /// 0…1, the length-weighted mean over the messages.
    package var confidence: Double
    /// Nil when there is nothing to warn of.
    package var warnings: [Warning]?
    /// The script (as Tesseract names it: Cyrillic, Arabic, Han …) that no pack read, when that could be told.
    package var unreadScript: String?
    /// From top to bottom; nil for text that came as text. Together with messages, separators and title it is all that was
    /// recognised.
    package var leftOut: [LeftOut]?

    /// How many lines that may be words are in `leftOut`; where no pack reads the script, a warning says so instead.
    package var unreadableLines: Int {
        warnings?.contains(.unreadableScript) == true ? 0 : leftOut?.count { $0.reason == .unreadable } ?? 0
    }

    package init(
        app: App = .unknown, title: String? = nil, isGroup: Bool = false, messages: [Message] = [],
        separators: [Separator] = [], text: String = "", languages: [String] = [], confidence: Double = 1
    ) {
        self.app = app
        self.title = title
        self.isGroup = isGroup
        self.messages = messages
        self.separators = separators
        self.text = text
        self.languages = languages
        self.confidence = confidence
    }

    /// Nothing to file: no message and no other text.
    package var isEmpty: Bool {
        messages.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } && text.allSatisfy(\.isWhitespace)
    }
}

/// One message: a bubble, a row, or a line of a text.
package struct Message: Codable, Hashable, Sendable {
    /// Where it stands. Right is the user.
    package enum Side: String, Codable, Sendable {
        case left, right, center, unknown
    }

    /// What it is when it is more, or other, than something somebody wrote.
    package enum Kind: String, Codable, Sendable {
        /// A link's preview: the page's title, its first words, its site.
        case linkCard
        /// A photo, a film, a sticker.
        case media
        case voice
        case file
        case location
        case contact
        /// Emoji and nothing else; `text` has a "▢" for each, as which ones they are is not read.
        case emoji
        /// "Missed voice call", "Video call 3:12".
        case call
        /// "This message was deleted".
        case deleted
        /// What the messenger itself says: "Ana joined", "Messages are end-to-end encrypted".
        case notice
        /// Passed on from elsewhere: somebody else's words.
        case forwarded
        /// A question to a group with answers to choose from.
        case poll

        /// Nobody here said it, so that it tells nothing of anybody.
        package var isOthersWords: Bool { self == .forwarded || self == .poll }
    }

    package var side: Side
    /// Nil for plain text.
    package var kind: Kind?
    /// The label above it in a group.
    package var sender: String?
    package var text: String
    /// The time shown with it, as shown ("10:05", "9:41 PM").
    package var time: String?
    /// The message it answers, when the bubble quotes one.
    package var quotes: String?
    /// What is printed on the card, file or picture that came with it, or as which it came; `text` is what was written.
    package var attachment: String?
    /// In pixels of the original picture.
    package var bounds: PixelRect?
    /// 0…1.
    package var confidence: Double
    /// What was read, where the user corrected it; nil where nobody did.
    package var asRead: Reading?

    package init(
        side: Side, kind: Kind? = nil, sender: String? = nil, text: String, time: String? = nil,
        quotes: String? = nil, attachment: String? = nil, bounds: PixelRect? = nil, confidence: Double = 1
    ) {
        self.side = side
        self.kind = kind
        self.sender = sender
        self.text = text
        self.time = time
        self.quotes = quotes
        self.attachment = attachment
        self.bounds = bounds
        self.confidence = confidence
    }
}

/// A rectangle of whole pixels; the origin is the picture's upper left corner.
package struct PixelRect: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var midX: Double { Double(x) + Double(width) / 2 }
    package var midY: Double { Double(y) + Double(height) / 2 }

    /// The smallest rectangle that holds both.
    package func union(_ other: PixelRect) -> PixelRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
