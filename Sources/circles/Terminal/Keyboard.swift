import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// Single keys and lines from the terminal. The terminal's settings are given back after every key.
struct Keyboard {
    /// A key that was pressed; nil at the end of input.
    ///
    /// - Throws: `CirclesError` with `interrupted` for Ctrl-C.
    func key() throws(CirclesError) -> Character? {
        var saved = termios()
        guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return try firstOfLine() }
        var raw = saved
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(STDIN_FILENO, TCSANOW, &raw)
        defer { tcsetattr(STDIN_FILENO, TCSANOW, &saved) }
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1, byte != 4 else { return nil }
            guard byte != 3 else { throw CirclesError(.interrupted, "interrupted") }
            return Character(Unicode.Scalar(byte))
        }
    }

    private func firstOfLine() throws(CirclesError) -> Character? {
        guard let line = readLine() else { return nil }
        return line.first ?? "\n"
    }

    /// A line; nil at the end of input.
    func line(_ prompt: String) -> String? {
        Terminal.standardError.write(prompt)
        return readLine()?.trimmingCharacters(in: .whitespaces)
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
