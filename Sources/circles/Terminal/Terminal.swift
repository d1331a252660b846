import CirclesService
import CirclesAPI
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
    /// A duplicate: picture libraries that talk are cut off from the descriptor itself while they decode.
    static let standardError = Terminal(descriptor: max(STDERR_FILENO, fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)))

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
        entry("circles: ", error.message, headStyled: .red)
        if let hint = error.hint { entry("  hint: ", hint) }
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
