/// What stands in front of a message in its own first line: "[5:41] ana:", "<ana>", "ana:".
struct InlineHead {
    /// Nil when it was not read.
    var sender: String?
    let time: String?
    /// How many words of the row it takes.
    let count: Int
    /// From where a row or its time ends to where the name ends.
    let reach: Int
    /// From a time's end to where the name begins.
    let gap: Int
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
        gap = timed == nil ? 0 : words[start].bounds.x - words[0].bounds.maxX
        reach = words[name.end - 1].bounds.maxX - (timed == nil ? words[start].bounds.x : words[0].bounds.maxX)
    }

    /// Behind a time that stands like the others', a name whose marks were not read: nearly one of theirs, one that begins where they
    /// do, or one that left a gap. Of a name without a time its last mark may be all there is.
    init?(_ words: [RecognizedPage.Word], among others: [InlineHead], cap: Double) {
        guard words.count > 1, let first = words.first else { return nil }
        if first.text == ":", others.allSatisfy({ $0.time == nil }) {
            (sender, time, count, reach, gap, isDamaged, rest) = (nil, nil, 1, 0, 0, true, nil)
            return
        }
        guard let time = Self.time(first.text) else { return nil }
        let names = others.compactMap(\.sender)
        let name = words[1].text.filter { $0.isLetterOrDigit || "_-".contains($0) }
        let gap = words[1].bounds.x - first.bounds.maxX
        let isAligned = others.contains { $0.time?.count == time.count && abs(Double($0.gap - gap)) < cap * 0.5 }
        let isNear =
            name.count > 1
            && (isAligned || names.contains { Self.isPart(name, of: $0) || Self.isPart($0, of: name) })
        let isLost = Double(gap) > cap * 2.5
        guard isNear || isLost else { return nil }
        self.time = time
        (sender, count, rest, isDamaged) = (isNear ? name : nil, isNear ? 2 : 1, nil, isNear)
        reach = words[count - 1].bounds.maxX - first.bounds.maxX
        self.gap = gap
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

    /// Letters, digits and what else a name there may have.
    static func isNick(_ text: Substring) -> Bool {
        text.contains(where: \.isLetterOrDigit) && text.count <= 24
            && text.allSatisfy { $0.isLetterOrDigit || "_-[]{}^`.~'’".contains($0) }
    }

    /// With their names mended by those of the others, and by the lists of members on the page: who ends where another ends, and has
    /// only letters of that one, is that one.
    static func mended(_ heads: [Int: InlineHead], known: Set<String>, cap: Double) -> [Int: InlineHead] {
        heads.mapValues { head in
            guard let name = head.sender, !known.contains(name) else { return head }
            let near = { (other: String) in
                let lost = other.count - name.count
                return lost > 0 && lost <= min(3, name.count) && isPart(name, of: other)
            }
            let among = heads.values.filter { other in
                let isEnd = abs(Double(other.reach - head.reach)) < cap * PrintScale.sameEdge
                return other.sender.map { near($0) && (isEnd || head.isDamaged) } ?? false
            }.compactMap(\.sender)
            guard let whole = (known.filter(near) + among).max(by: { ($0.count, $0) < ($1.count, $1) }) else {
                return head
            }
            var mended = head
            mended.sender = whole
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
