import CirclesCore
import Foundation

/// A line that can be edited while it is typed.
extension Keyboard {
    /// A line that begins as `text` and can be edited; nil at the end of input and for Esc, which takes back what was begun.
    ///
    /// - Throws: `CirclesError` with `interrupted` for Ctrl-C.
    func line(_ prompt: String, beginningWith text: String) throws(CirclesError) -> String? {
        try eachKey { () throws(CirclesError) in
            try edit(EditedLine(text), behind: prompt)
        } otherwise: {
            line(prompt).map { $0.isEmpty ? text : $0 }
        }
    }

    private func edit(_ begun: EditedLine, behind prompt: String) throws(CirclesError) -> String? {
        var line = begun
        let out = Terminal.standardError
        defer { out.line() }
        while true {
            let (shown, back) = line.window(out.width - prompt.displayWidth - 1)
            out.write("\r\(prompt)\(shown)\u{1B}[K" + (back > 0 ? "\u{1B}[\(back)D" : ""))
            guard let byte = byte() else { return nil }
            switch byte {
            case 3: throw CirclesError(.interrupted, "interrupted")
            case 4: if line.text.isEmpty { return nil }
            case 0x0A, 0x0D: return line.text.trimmingCharacters(in: .whitespaces)
            case 0x1B:
                let sequence = sequence()
                if sequence == "" { return nil }
                if let key = sequence.flatMap({ Self.sequences[$0] }) { line.apply(key) }
            default:
                if let key = Self.controls[byte] { line.apply(key) }
                if byte >= 0x20, byte != 0x7F, let character = character(byte) { line.apply(.insert(character)) }
            }
        }
    }

    /// As shells have them.
    private static let controls: [UInt8: EditKey] = [
        0x01: .start, 0x02: .left, 0x05: .end, 0x06: .right, 0x08: .deleteBack, 0x0B: .deleteToEnd,
        0x15: .deleteToStart, 0x17: .deleteWord, 0x7F: .deleteBack,
    ]
    private static let sequences: [String: EditKey] = [
        "C": .right, "D": .left, "F": .end, "H": .start, "1~": .start, "3~": .deleteForward, "4~": .end, "7~": .start,
        "8~": .end,
    ]

    /// The character that begins with a byte of UTF-8; nil for what is none.
    private func character(_ first: UInt8) -> Character? {
        var bytes = [first]
        let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        while bytes.count < length, let next = byte() { bytes.append(next) }
        return String(validating: bytes, as: UTF8.self)?.first
    }
}
