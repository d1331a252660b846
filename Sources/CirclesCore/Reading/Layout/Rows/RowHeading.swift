/// What stands above rows without bubbles: who wrote them and when ("Ana Costa  10:05").
struct RowHeading {
    var sender: String
    var time: String?
    /// Where the name begins.
    var x: Int
    /// Where the name ends.
    var end = 0
    /// Index of the line that is its time, when that is one of its own.
    var timeLine: Int?

    /// The heading that begins with the line at `index`: a name and its time, read as one line or two.
    static func find(
        _ index: Int, in lines: [TextLine], repeated: Set<String>, geometry: PageGeometry
    ) -> RowHeading? {
        let line = lines[index]
        let words = line.words.map(\.text)
        if words.count >= 2 {
            for start in 1..<words.count where start <= 12 {
                let rest = words[start...].joined(separator: " ")
                let head = words[..<start].joined(separator: " ")
                guard TimestampPattern.isTimestamp(rest) else { continue }
                // "Let's meet on Tuesday at 6", "twelve people now": a sentence that ends in a time.
                if TimePrepositionPattern.isOne(words[start - 1]) || !Self.isMoment(rest, behind: head) { return nil }
                if let name = name(Array(words[..<start])) {
                    return RowHeading(
                        sender: name, time: rest, x: nameStart(of: line), end: line.words[start - 1].bounds.maxX)
                }
                if repeated.contains(head), rest.contains(where: { ":/.".contains($0) }) {
                    return RowHeading(
                        sender: head, time: rest, x: line.bounds.x, end: line.words[start - 1].bounds.maxX)
                }
            }
        }
        guard let name = name(words) else { return nil }
        let beside = lines.indices.filter { other in
            // What an emoji behind the name came out as may reach into its time.
            other != index && Double(lines[other].bounds.x) > Double(line.bounds.maxX) - geometry.bodyCapHeight
                && (abs(lines[other].baseline - line.baseline) < Int(geometry.bodyCapHeight * 0.6)
                    || lines[other].bounds.rowsShared(with: line.bounds) * 3 > lines[other].bounds.height * 2)
        }
        guard let time = beside.min(by: { lines[$0].bounds.x < lines[$1].bounds.x }),
            TimestampPattern.isTimestamp(lines[time].text)
        else {
            return nil
        }
        return RowHeading(
            sender: name, time: lines[time].text, x: nameStart(of: line), end: line.bounds.maxX, timeLine: time)
    }

    /// Where the moment begins that these words end in, behind one of them at least; nil when they do not, or a preposition stands
    /// before it.
    static func moment(endingIn words: [String]) -> Int? {
        words.indices.dropFirst().first { start in
            start <= 12 && TimestampPattern.isTimestamp(words[start...].joined(separator: " "))
        }.flatMap { TimePrepositionPattern.isOne(words[$0 - 1]) ? nil : $0 }
    }

    /// It has a figure, or follows what begins as a name does.
    private static func isMoment(_ time: String, behind head: String) -> Bool {
        time.contains(where: \.isNumber) || head.first { $0.isLetter }?.isLowercase != true
    }

    /// What stands in a heading's place, with a moment right behind it that is printed smaller than what is said.
    static func findSmallTimed(_ index: Int, in lines: [TextLine], geometry: PageGeometry) -> RowHeading? {
        let line = lines[index]
        // A word that was not found by itself has its row's height; no sentence ends in a day, or in half a day, so often.
        let isSmall = { (words: ArraySlice<RecognizedPage.Word>) in
            words.contains { word in
                word.text.contains(where: \.isNumber) && !word.text.contains("/")
                    && Double(word.bounds.height) < geometry.bodyCapHeight * PrintScale.small
            } || words.count > 1
        }
        for start in line.words.indices.dropFirst().prefix(7) {
            let time = line.words[start...].map(\.text).joined(separator: " ")
            guard TimestampPattern.isTimestamp(time), time.contains(where: { ":/.".contains($0) }),
                isSmall(line.words[start...]),
                isApart(start, in: line),
                let name = anyName(line.words[..<start].map(\.text))
            else { continue }
            return RowHeading(
                sender: name, time: time, x: nameStart(of: line), end: line.words[start - 1].bounds.maxX)
        }
        guard let name = anyName(line.words.map(\.text)) else { return nil }
        let time = lines.indices.first { other in
            let gap = Double(lines[other].bounds.x - line.bounds.maxX)
            return other != index && gap > 0 && gap < geometry.bodyCapHeight * 5
                && abs(lines[other].baseline - line.baseline) < Int(geometry.bodyCapHeight * 0.6)
                && lines[other].capHeight < geometry.bodyCapHeight * PrintScale.small
                && TimestampPattern.isTimestamp(lines[other].text)
        }
        return time.map {
            RowHeading(
                sender: name, time: lines[$0].text, x: nameStart(of: line), end: line.bounds.maxX, timeLine: $0)
        }
    }

    /// The gap in front of a heading's time is wider than the space between words.
    private static func isApart(_ index: Int, in line: TextLine) -> Bool {
        let gaps = zip(line.words, line.words.dropFirst()).map { Double($1.bounds.x - $0.bounds.maxX) }
        let others = gaps.enumerated().filter { $0.offset != index - 1 }.map(\.element).sorted()
        return others.isEmpty || gaps[index - 1] > others[others.count / 2] * 1.25
    }

    /// As a name, whatever its letters are.
    private static func anyName(_ words: [String]) -> String? {
        if let name = name(words) { return name }
        let text = words.dropFirst(marks(before: words)).joined(separator: " ")
        guard (1...3).contains(words.count), text.contains(where: \.isLetter), let last = text.last,
            !"?!,;:".contains(last), !text.contains(","),
            words.last.map({ !TimePrepositionPattern.isOne($0) }) ?? false
        else { return nil }
        return text
    }

    /// What stands in front of a moment in several lines is a name, however long or badly read.
    static func repeatedHeads(of lines: [TextLine]) -> Set<String> {
        var counts: [String: Int] = [:]
        for line in lines where line.words.count >= 2 && !TimestampPattern.isTimestamp(line.text) {
            let words = line.words.map(\.text)
            guard
                let start = (1..<words.count).first(where: {
                    TimestampPattern.isTimestamp(words[$0...].joined(separator: " "))
                })
            else {
                continue
            }
            counts[words[..<start].joined(separator: " "), default: 0] += 1
        }
        return Set(counts.filter { $0.value > 1 && $0.key.contains(where: \.isLetter) }.keys)
    }

    /// Where the name begins.
    static func nameStart(of line: TextLine) -> Int {
        let marks = marks(before: line.words.map(\.text))
        return line.words.indices.contains(marks) ? line.words[marks].bounds.x : line.bounds.x
    }

    /// Words that can be how somebody is called there; nil for a sentence.
    static func name(_ words: [String]) -> String? {
        var words = words
        // Badges and status signs behind it.
        while let last = words.last, words.count > 1, isBadge(last) || isRemark(last) { words.removeLast() }
        let front = marks(before: words)
        // "~ Ana" is no contact of the user's.
        let isMarked = words.prefix(front).contains("~")
        words.removeFirst(front)
        let text = (isMarked ? "~ " : "") + words.joined(separator: " ")
        if NamePattern.isPhoneNumber(text) { return text }
        guard (1...5).contains(words.count), text.count <= 40, text.contains(where: \.isLetter),
            let last = text.last, !"?!,;:".contains(last)
        else { return nil }
        return words.count == 1 || NamePattern.isName(text) ? text : nil
    }

    /// How many words in front of a name are pieces of a portrait.
    private static func marks(before words: [String]) -> Int {
        words.dropLast().prefix { word in
            !word.contains(where: \.isLetterOrDigit) || (isBadge(word) && !word.contains(where: \.isNumber))
                || (word.count == 1 && word == word.lowercased() && !word.contains(where: \.isNumber))
        }.count
    }

    private static func isBadge(_ word: String) -> Bool {
        guard word.count <= 4, !NamePattern.isPhoneNumber(word) else { return false }
        let letters = word.filter(\.isLetter)
        let isPlain = word.allSatisfy { $0.isLetter || $0 == "." || $0 == "’" || $0 == "'" }
        return ["APP", "BOT", "OP"].contains(word) || !isPlain && !word.allSatisfy(\.isNumber) || letters == "œ"
    }

    /// "(She/Her)", "(he/him)".
    private static func isRemark(_ word: String) -> Bool {
        word.hasPrefix("(") && word.hasSuffix(")") && word.contains("/")
    }

    /// The line above on which a name begins that had no room: in the same column and colour, and no colour of text.
    static func beginning(of index: Int, in lines: [TextLine], geometry: PageGeometry) -> Int? {
        let line = lines[index]
        guard let ink = line.ink, ink.chroma > 40 else { return nil }
        return lines.indices.first { other in
            let above = lines[other]
            let pitch = Double(line.baseline - above.baseline)
            return pitch > geometry.bodyCapHeight && pitch < geometry.bodyCapHeight * 2
                && abs(Double(above.bounds.x - line.bounds.x)) < geometry.bodyCapHeight * 0.6
                && above.ink.map { $0.distance(to: ink) < 30 } ?? false
        }
    }
}
