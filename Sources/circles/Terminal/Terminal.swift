import CirclesCore
import Foundation

// The rules of what is printed:
// - Standard output is the result, standard error is the talk: hints, progress, errors.
// - One error is one line that says what happened to what; its hint is a second line.
// - Colour and progress only on a terminal, never with NO_COLOR, never with --quiet.
// - Text from a screenshot is printed without control characters: it must not drive the terminal.

/// One of the two streams a command speaks on.
struct Terminal: Sendable {
    static let standardOutput = Terminal(descriptor: STDOUT_FILENO)
    static let standardError = Terminal(descriptor: STDERR_FILENO)

    let descriptor: Int32
    let isTerminal: Bool
    let hasColour: Bool

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        let environment = ProcessInfo.processInfo.environment
        hasColour = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Columns; 80 when it is no terminal.
    var width: Int {
        var size = winsize()
        guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes all of it; a reader that went away ends the command quietly.
    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EPIPE { exit(0) }
                exit(73)
            }
            bytes = bytes.dropFirst(count)
        }
    }

    func line(_ text: String = "") { write(text + "\n") }

    func tell(_ error: CirclesError) {
        line("\(styled("circles:", .red)) \(error.message.printable)")
        if let hint = error.hint { line("  \(styled("hint:", .dim)) \(hint.printable)") }
    }

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
    }

    func styled(_ text: String, _ style: Style) -> String {
        hasColour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}

extension String {
    /// Without control, bidirectional-override and other invisible formatting characters; line breaks become spaces.
    var printable: String {
        let kept = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n" || scalar == "\t" || scalar == "\r" ? " " : nil
            case .format: scalar == "\u{200D}" ? scalar : nil
            case .lineSeparator, .paragraphSeparator: " "
            case .privateUse, .surrogate, .unassigned: nil
            default: scalar
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: kept)
        return String(view)
    }

    /// Cut to `columns`, with an ellipsis when something is missing.
    func truncated(to columns: Int) -> String {
        guard displayWidth > columns else { return self }
        var width = 0
        var result = ""
        for character in self {
            let next = String(character).displayWidth
            if width + next > columns - 1 { break }
            width += next
            result.append(character)
        }
        return result + "…"
    }

    /// Columns on a terminal: wide for emoji and East Asian characters, none for combining marks.
    var displayWidth: Int {
        reduce(0) { sum, character in
            guard let first = character.unicodeScalars.first else { return sum }
            let wide =
                first.properties.isEmojiPresentation || (0x1100...0x115F).contains(first.value)
                || (0x2E80...0xA4CF).contains(first.value) || (0xAC00...0xD7A3).contains(first.value)
                || (0xF900...0xFAFF).contains(first.value) || (0xFE30...0xFE6F).contains(first.value)
                || (0xFF00...0xFF60).contains(first.value) || (0x20000...0x3FFFD).contains(first.value)
                || character.unicodeScalars.contains("\u{FE0F}")
            return sum + (wide ? 2 : 1)
        }
    }

    func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - displayWidth))
    }
}
