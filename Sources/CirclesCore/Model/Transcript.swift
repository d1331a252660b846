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

        package init(text: String, date: CalendarDate? = nil, beforeMessage: Int? = nil) {
            self.text = text
            self.date = date
            self.beforeMessage = beforeMessage
        }
    }

    package var app: App
    /// The title bar's name; nil when there is none on the picture.
    package var title: String?
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

    package var side: Side
    /// The label above it in a group.
    package var sender: String?
    package var text: String
    /// The time shown with it, as shown ("10:05", "9:41 PM").
    package var time: String?
    /// The message it answers, when the bubble quotes one.
    package var quotes: String?
    /// In pixels of the original picture.
    package var bounds: PixelRect?
    /// 0…1.
    package var confidence: Double

    package init(
        side: Side, sender: String? = nil, text: String, time: String? = nil, quotes: String? = nil,
        bounds: PixelRect? = nil, confidence: Double = 1
    ) {
        self.side = side
        self.sender = sender
        self.text = text
        self.time = time
        self.quotes = quotes
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
