/// A list of words that is compiled in: words between blanks, sections that begin with a "[name]" on a line of its own,
/// and lines that begin with "#" for people, who find the list's source there.
struct WordFile: Sendable {
    private let text: [UInt8]
    /// What stands before the first "[name]" is the section "".
    private let sections: [String: Range<Int>]

    /// - Parameter text: ASCII, so that a byte is a scalar.
    init(_ text: [UInt8]) {
        self.text = text
        var sections: [String: Range<Int>] = [:]
        var name = "", start = 0, line = 0
        while line < text.count {
            let end = Self.end(ofLine: line, text)
            if text[line] == 0x5B, end > line, text[end - 1] == 0x5D {
                sections[name] = start..<line
                name = String(decoding: text[line + 1..<end - 1], as: UTF8.self)
                start = end
            }
            line = end + 1
        }
        sections[name] = start..<text.count
        self.sections = sections
    }

    /// The hashes of a section's words; of none that is not there.
    func hashes(in section: String) -> Set<UInt64> {
        var result = Set<UInt64>(minimumCapacity: (sections[section]?.count ?? 0) / 7)
        forEachHash(in: section) { result.insert($0) }
        return result
    }

    func forEachHash(in section: String, _ body: (UInt64) -> Void) {
        guard let range = sections[section] else { return }
        var at = range.lowerBound
        while at < range.upperBound {
            let byte = text[at]
            if byte == 0x23, at == 0 || text[at - 1] == 0x0A {
                at = Self.end(ofLine: at, text)
                continue
            }
            guard byte > 0x20 else {
                at += 1
                continue
            }
            var hash = ScalarHash()
            while at < range.upperBound, text[at] > 0x20 {
                hash.combine(UInt32(text[at]))
                at += 1
            }
            body(hash.value)
        }
    }

    /// Where the line's newline stands, or the text ends.
    private static func end(ofLine start: Int, _ text: [UInt8]) -> Int {
        var at = start
        while at < text.count, text[at] != 0x0A { at += 1 }
        return at
    }
}
