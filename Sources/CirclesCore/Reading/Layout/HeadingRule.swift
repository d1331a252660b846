/// Who wrote the rows under it, as a heading says it.
struct RowHeading {
    var sender: String
    var time: String?
    /// Where the name begins.
    var x: Int
    /// Index of the line that is its time, when that is a line of its own.
    var timeLine: Int?
}

/// Finds headings of rows: "Ana Costa  10:05", or a name alone that is coloured where what is said is not.
struct HeadingRule {
    let geometry: PageGeometry
    /// From top to bottom.
    let lines: [TextLine]
    let bars: RowBars

    /// Those with a time, by the indices of their lines.
    func timed() -> [Int: RowHeading] { found(heading) }

    /// Those without.
    func colored() -> [Int: RowHeading] { found(colored) }

    private func found(_ heading: (Int) -> RowHeading?) -> [Int: RowHeading] {
        var found: [Int: RowHeading] = [:]
        for index in lines.indices where geometry.bubble(of: lines[index]) == nil { found[index] = heading(index) }
        return found
    }

    /// More of what some were found of: at the same place, as high, in colour, whatever follows.
    func completed(_ found: [Int: RowHeading]) -> [Int: RowHeading] {
        guard let left = found.values.map(\.x).min(), let cap = found.keys.map({ lines[$0].capHeight }).max() else {
            return found
        }
        var all = found
        for index in lines.indices where found[index] == nil && geometry.bubble(of: lines[index]) == nil {
            let line = lines[index]
            guard (line.ink?.chroma ?? 0) > 60, abs(line.capHeight - cap) < cap * 0.3, !bars.isBarred(line),
                abs(nameStart(of: line) - left) < Int(max(3, geometry.cap * 0.4)),
                let name = Self.name(line.words.map(\.text))
            else { continue }
            all[index] = RowHeading(sender: name, time: nil, x: nameStart(of: line))
        }
        return all
    }

    /// A name without a time, in a colour of its own above what is black, white or gray.
    private func colored(_ index: Int) -> RowHeading? {
        let line = lines[index]
        guard let ink = line.ink, ink.chroma > 60, line.capHeight < geometry.cap * 1.15,
            let next = below(index), let said = next.ink, said.chroma < 40 || said.distance(to: ink) > 70,
            let name = Self.name(line.words.map(\.text)),
            NameText.isName(name == name.uppercased() ? name.capitalized : name) || name.count <= 4
        else { return nil }
        return RowHeading(sender: name, time: nil, x: nameStart(of: line))
    }

    private func below(_ index: Int) -> TextLine? {
        let line = lines[index]
        return lines.filter {
            $0.bounds.y > line.bounds.midY.asRow && $0 != line && !bars.isBarred($0)
                && abs($0.bounds.x - line.bounds.x) < Int(geometry.cap * 2)
        }.min { $0.bounds.y < $1.bounds.y }
    }

    /// The heading that begins with the line at `index`: a name and its time, read as one line or two.
    private func heading(_ index: Int) -> RowHeading? {
        let line = lines[index]
        let words = line.words.map(\.text)
        if words.count >= 2 {
            for start in 1..<words.count where start <= 8 {
                let rest = words[start...].joined(separator: " ")
                guard Self.isMoment(rest), let name = Self.name(Array(words[..<start])) else { continue }
                return RowHeading(sender: name, time: rest, x: nameStart(of: line))
            }
        }
        guard let name = Self.name(words) else { return nil }
        let beside = lines.indices.filter { other in
            other != index && lines[other].bounds.x >= line.bounds.maxX
                && (abs(lines[other].baseline - line.baseline) < Int(geometry.cap * 0.6)
                    || lines[other].bounds.rowsShared(with: line.bounds) * 3 > lines[other].bounds.height * 2)
        }
        guard let time = beside.min(by: { lines[$0].bounds.x < lines[$1].bounds.x }), Self.isMoment(lines[time].text)
        else {
            return nil
        }
        return RowHeading(sender: name, time: lines[time].text, x: nameStart(of: line), timeLine: time)
    }

    /// Where the name begins.
    private func nameStart(of line: TextLine) -> Int {
        let marks = Self.marks(before: line.words.map(\.text))
        return line.words.indices.contains(marks) ? line.words[marks].bounds.x : line.bounds.x
    }

    /// A time of day, a day, or both.
    private static func isMoment(_ text: String) -> Bool {
        if TimeText.isTime(text) || TimePiece.isTime(text) { return true }
        let words = text.split(whereSeparator: \.isWhitespace)
        // "Today at 10:05": small print whose first word may have lost a letter.
        let isDated =
            (2...4).contains(words.count) && words.last.map { TimeText.isTime(String($0)) } ?? false
            && words.dropFirst().dropLast().allSatisfy { ["at", "um", "à", "a", "las"].contains($0.lowercased()) }
            && words.first.map {
                ["day", "ute", "tern", "oy", "yer", "hui"].contains(where: $0.lowercased().hasSuffix)
            }
                ?? false
        return isDated || (DayText.isDay(text) && text.contains(where: \.isNumber))
    }

    /// Words that can be how somebody is called there; nil for a sentence.
    private static func name(_ words: [String]) -> String? {
        var words = words
        // Badges and status signs behind it.
        while let last = words.last, words.count > 1, isBadge(last) || isRemark(last) { words.removeLast() }
        words.removeFirst(marks(before: words))
        let text = words.joined(separator: " ")
        if NameText.isPhoneNumber(text) { return text }
        guard (1...5).contains(words.count), text.count <= 40, text.contains(where: \.isLetter),
            let last = text.last, !"?!,;:".contains(last)
        else { return nil }
        return words.count == 1 || NameText.isName(text) ? text : nil
    }

    /// How many words in front of a name are pieces of a portrait.
    private static func marks(before words: [String]) -> Int {
        words.dropLast().prefix { word in
            !word.contains(where: \.isLetterOrDigit) || (isBadge(word) && !word.contains(where: \.isNumber))
                || (word.count == 1 && word == word.lowercased() && !word.contains(where: \.isNumber))
        }.count
    }

    private static func isBadge(_ word: String) -> Bool {
        guard word.count <= 4, !NameText.isPhoneNumber(word) else { return false }
        let letters = word.filter(\.isLetter)
        let isPlain = word.allSatisfy { $0.isLetter || $0 == "." || $0 == "’" || $0 == "'" }
        return ["APP", "BOT", "OP"].contains(word) || !isPlain && !word.allSatisfy(\.isNumber) || letters == "œ"
    }

    /// "(She/Her)", "(he/him)".
    private static func isRemark(_ word: String) -> Bool {
        word.hasPrefix("(") && word.hasSuffix(")") && word.contains("/")
    }

    func isFollowed(_ index: Int, left: Int) -> Bool {
        let line = lines[index]
        let below = lines.filter { other in
            other.bounds.y > line.bounds.midY.asRow && other != line
                && abs(other.bounds.x - left) < Int(geometry.cap * 2)
        }
        guard let next = below.min(by: { $0.bounds.y < $1.bounds.y }) else { return false }
        // A bubble may be too pale to be found as a fill.
        if let here = line.ground, let there = next.ground, abs(here.sum - there.sum) > 18, !bars.isBarred(next) {
            return false
        }
        return Double(next.bounds.y - line.bounds.maxY) < geometry.cap * 2.4
            && (geometry.bubble(of: next) == nil || bars.isBarred(next))
    }
}
