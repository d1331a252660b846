import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// Single keys and lines from the terminal. The terminal's settings are given back after every key.
struct Keyboard {
    /// A key that was pressed; nil at the end of input.
    ///
    /// - Throws: `CirclesError` with `interrupted` for Ctrl-C.
    func key() throws(CirclesError) -> Key? {
        try eachKey { () throws(CirclesError) in
            guard let byte = byte(), byte != 4 else { return nil }
            guard byte != 3 else { throw CirclesError(.interrupted, "interrupted") }
            guard byte != 0x1B else { return Key(sequence()) }
            return Key(Character(Unicode.Scalar(byte)))
        } otherwise: { () throws(CirclesError) in
            try firstOfLine()
        }
    }

    /// With a terminal that hands over each key as it is pressed, and shows none.
    func eachKey<Value>(
        _ body: () throws(CirclesError) -> Value, otherwise: () throws(CirclesError) -> Value
    ) throws(CirclesError) -> Value {
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return try otherwise() }
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        defer { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
        return try body()
    }

    func byte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            return count == 1 ? byte : nil
        }
    }

    /// Milliseconds after which the rest of a key's bytes is there, if there is one: a bare Esc has none.
    private static let sequencePause: Int32 = 50

    /// What comes after Esc (ECMA-48), without its `[` or `O`: `A` to `D` for arrows; empty for Esc alone, nil for what is none.
    func sequence() -> String? {
        var bytes: [UInt8] = []
        while bytes.count < 8 {
            var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            guard poll(&wait, 1, Self.sequencePause) > 0, let next = byte() else { break }
            bytes.append(next)
            // The byte that ends a sequence is a letter or `~`; the first one only says what kind it is.
            if bytes.count > 1, (0x40...0x7E).contains(next) { break }
        }
        guard let first = bytes.first else { return "" }
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return nil }
        return String(decoding: bytes.dropFirst(), as: UTF8.self)
    }

    private func firstOfLine() throws(CirclesError) -> Key? {
        guard let line = readLine() else { return nil }
        return Key(line.first ?? "\n")
    }

    /// A line; nil at the end of input, and for one with Esc in it: that takes back what was begun.
    func line(_ prompt: String) -> String? {
        Terminal.standardError.write(prompt)
        guard let line = readLine(), !line.contains("\u{1B}") else { return nil }
        return line.trimmingCharacters(in: .whitespaces)
    }

    /// A line that is not shown while it is typed.
    func secret(_ prompt: String) -> String? {
        var saved = termios()
        let isTerminal = tcgetattr(STDIN_FILENO, &saved) == 0
        if isTerminal {
            var silent = saved
            silent.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(STDIN_FILENO, TCSANOW, &silent)
        }
        defer {
            if isTerminal {
                tcsetattr(STDIN_FILENO, TCSANOW, &saved)
                Terminal.standardError.line()
            }
        }
        return line(prompt)
    }
}

/// What was pressed.
enum Key: Equatable {
    case character(Character)
    case enter
    /// Up or left; down or right.
    case back, forward
    case escape
    /// A key that means nothing here.
    case other

    /// - Parameter sequence: What came after Esc; nil for what is no key.
    init(_ sequence: String?) {
        self =
            switch sequence {
            case "": .escape
            case "A", "D": .back
            case "B", "C": .forward
            default: .other
            }
    }

    init(_ character: Character) {
        self = character == "\n" || character == "\r" ? .enter : .character(character)
    }

    /// 1…9; nil for any other key.
    var digit: Int? {
        guard case .character(let character) = self, character.isASCII, let value = character.wholeNumberValue,
            value > 0
        else { return nil }
        return value
    }
}
