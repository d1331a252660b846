/// What stands in front of a message in its own first line: "[5:41] ana:", "<ana>", "ana:".
struct InlineHead {
    var sender: String
    let time: String?
    /// How many words of the row it takes.
    let count: Int
    /// From where a row or its time ends to where the name ends.
    let reach: Int
    /// A bracket that was opened is not closed, or the name came out in pieces: letters may be missing.
    let isDamaged: Bool
    /// What came out joined with the name's last mark: "ok" of "<ana>ok".
    let rest: RecognizedPage.Word?

    /// Nil for a row that begins with what was said.
    init?(_ words: [RecognizedPage.Word]) {
        let timed = words.first.flatMap { Self.time($0.text) }
        let start = timed == nil ? 0 : 1
        guard words.indices.contains(start), let name = Self.name(words, from: start, isTimed: timed != nil) else {
            return nil
        }
        (sender, count, rest) = (name.text, name.end, name.rest)
        isDamaged = name.isDamaged
        time = timed
        reach = words[name.end - 1].bounds.maxX - (timed == nil ? words[start].bounds.x : words[0].bounds.maxX)
    }

    /// "[5:41]", "11:42:54": a time of day with what surrounds it; its hour may have been lost.
    static func time(_ word: String) -> String? {
        let core = word.filter { !"[]()<>|".contains($0) }
        let fields = core.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count), fields.dropFirst().allSatisfy({ $0.count == 2 }),
            fields.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }), (fields.first?.count ?? 0) <= 2
        else { return nil }
        return core
    }

    private struct Name {
        var text: String
        var end: Int
        var isDamaged = false
        var rest: RecognizedPage.Word?
    }

    private static func name(_ words: [RecognizedPage.Word], from start: Int, isTimed: Bool) -> Name? {
        words[start].text.hasPrefix("<")
            ? bracketed(words, from: start) : ended(words, from: start, within: isTimed ? 3 : 1)
    }

    /// "<ana>", "<an a >ok", "< ana".
    private static func bracketed(_ words: [RecognizedPage.Word], from start: Int) -> Name? {
        let near = words[start...].prefix(4)
        guard let close = near.firstIndex(where: { $0.text.contains(">") }) else {
            let own = words[start].text.dropFirst()
            let text = own.isEmpty ? words.dropFirst(start + 1).first?.text : String(own)
            return text.map { Name(text: $0, end: own.isEmpty ? start + 2 : start + 1, isDamaged: true) }
        }
        let text = words[start...close].map(\.text).joined()
        let name = text.dropFirst().prefix { $0 != ">" }
        let behind = words[close].text.drop { $0 != ">" }.dropFirst()
        guard isNick(name) else { return nil }
        var found = Name(text: String(name), end: close + 1, isDamaged: close > start)
        if behind.contains(where: \.isLetterOrDigit) {
            var rest = words[close]
            rest.text = String(behind)
            found.rest = rest
        }
        return found
    }

    /// "ana:", "an a:".
    private static func ended(_ words: [RecognizedPage.Word], from start: Int, within most: Int) -> Name? {
        let near = words[start...].prefix(most)
        guard let end = near.firstIndex(where: { $0.text.hasSuffix(":") }) else { return nil }
        let name = words[start...end].map(\.text).joined().dropLast()
        guard isNick(name) else { return nil }
        return Name(text: String(name), end: end + 1, isDamaged: end > start)
    }

    private static func isNick(_ text: Substring) -> Bool {
        text.contains(where: \.isLetterOrDigit) && text.count <= 24
            && text.allSatisfy { $0.isLetterOrDigit || "_-[]{}^`.~'’".contains($0) }
    }

    /// With their names mended by those of the others: who ends where another ends, and has only letters of that one, is that one.
    static func mended(_ heads: [Int: InlineHead], cap: Double) -> [Int: InlineHead] {
        heads.mapValues { head in
            let whole = heads.values.filter { other in
                let lost = other.sender.count - head.sender.count
                guard lost > 0, lost <= head.sender.count, isPart(head.sender, of: other.sender) else { return false }
                return abs(Double(other.reach - head.reach)) < cap * 0.4 || (head.isDamaged && lost <= 3)
            }
            guard let name = whole.map(\.sender).max(by: { $0.count < $1.count }) else { return head }
            var mended = head
            mended.sender = name
            return mended
        }
    }

    /// All letters of `part` are in `whole`, in their order.
    static func isPart(_ part: String, of whole: String) -> Bool {
        var rest = Substring(whole.lowercased())
        for letter in part.lowercased() {
            guard let index = rest.firstIndex(of: letter) else { return false }
            rest = rest[rest.index(after: index)...]
        }
        return true
    }
}
