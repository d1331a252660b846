/// Names in front of what is said, in the same line: "ana: I'm outside", "<ana> …", "5:41 ana …", or only apart by a wider space.
struct NamePrefix {
    private let lines: [TextLine]
    private let cap: Double
    /// How many lines begin with each run of words.
    private var begun: [String: Int] = [:]

    /// How many words in front of each line say when and who; none when lines on this page do not begin so.
    static func prefixes(of lines: [TextLine], cap: Double) -> [Int: Int] {
        NamePrefix(lines, cap: cap).prefixes()
    }

    private init(_ lines: [TextLine], cap: Double) {
        (self.lines, self.cap) = (lines, cap)
        for line in lines {
            let start = Self.start(of: line)
            for end in Self.ends(of: line, from: start) { begun[Self.name(line.words[start..<end]), default: 0] += 1 }
        }
    }

    private func prefixes() -> [Int: Int] {
        var marked: [Int: Int] = [:]
        var spaced: [Int: Int] = [:]
        let wholes = lines.reduce(into: [String: Int]()) { $0[$1.text, default: 0] += 1 }
        // What comes back as a whole is not divided.
        for (index, line) in lines.enumerated() where wholes[line.text] == 1 && NoticePattern.kind(of: line.text) == nil
        {
            marked[index] = markedEnd(of: line)
            if marked[index] == nil, RowHeading.beforeMoment(line) == nil { spaced[index] = spacedEnd(of: line) }
        }
        // What an address or a moment follows is a field of a mail.
        let fields = marked.filter { isField(lines[$0.key].words[$0.value...]) }.map { name(of: $0.key, to: $0.value) }
        var found = marked.filter { !fields.contains(name(of: $0.key, to: $0.value)) }.merging(spaced) { $1 }
        let usual = lines.count { $0.capHeight > cap * PrintScale.tiny }
        guard found.count >= 3, found.count * 4 >= usual else { return [:] }
        var counts: [String: Int] = [:]
        for (index, end) in found { counts[name(of: index, to: end), default: 0] += 1 }
        guard counts.values.contains(where: { $0 > 1 }) || found.count * 2 >= usual else { return [:] }
        let spaces = spaced.map { space(before: $0.value, in: lines[$0.key]) }.sorted()
        let usualSpace = spaces.count * 2 > found.count ? spaces[spaces.count / 2] : nil
        for (index, line) in lines.enumerated()
        where found[index] == nil && wholes[line.text] == 1 && NoticePattern.kind(of: line.text) == nil {
            // Behind a time stands a name, and a name is as far from the text as the others are.
            let start = Self.start(of: line)
            let known = Self.ends(of: line, from: start).last { counts[Self.name(line.words[start..<$0])] != nil }
            found[index] =
                known ?? (start > 0 ? spacedEnd(of: line, isKnown: false) : nil)
                ?? usualSpace.flatMap { spacedEnd(of: line, isKnown: false, near: $0) }
        }
        return found
    }

    private func isField(_ rest: ArraySlice<RecognizedPage.Word>) -> Bool {
        rest.contains { $0.text.dropFirst().contains("@") }
            || TimestampPattern.isTimestamp(rest.map(\.text).joined(separator: " "))
    }

    private func name(of index: Int, to end: Int) -> String {
        Self.name(lines[index].words[Self.start(of: lines[index])..<end])
    }

    private static func name(_ words: ArraySlice<RecognizedPage.Word>) -> String {
        words.map(\.text).joined(separator: " ").trimmingSuffix(":")
    }

    /// Behind a portrait's marks and a time.
    private static func start(of line: TextLine) -> Int {
        line.words.dropLast().prefix(3).prefix { word in
            !word.text.contains(where: \.isLetterOrDigit) || RowHeading.time(word.text) != nil
        }.count
    }

    /// Where a name may end that begins at `start`, with something behind it.
    private static func ends(of line: TextLine, from start: Int) -> [Int] {
        // A moment behind a name is when, and not what.
        (start + 1..<max(start + 1, min(line.words.count, start + 5))).filter {
            !TimestampPattern.isTimestamp(line.words[$0...].map(\.text).joined(separator: " "))
        }
    }

    /// Behind a colon or an angle bracket.
    private func markedEnd(of line: TextLine) -> Int? {
        let start = Self.start(of: line)
        return Self.ends(of: line, from: start).prefix(3).first { end in
            let last = line.words[end - 1].text
            let isClosed = last.hasSuffix(":") || last.hasSuffix(">") && line.words[start].text.hasPrefix("<")
            return isClosed && last.contains(where: \.isLetter)
        }
    }

    /// Before the widest space of the line, when others begin with the same words; behind a badge and a name, two are as wide.
    private func spacedEnd(of line: TextLine, isKnown: Bool = true, near usual: Double? = nil) -> Int? {
        let start = Self.start(of: line)
        let ends = Self.ends(of: line, from: start).filter { end in
            let name = Self.name(line.words[start..<end])
            let isUsual = usual.map { abs(space(before: end, in: line) - $0) < $0 * 0.2 } ?? true
            return isUsual && isSetOff(end, in: line, from: start) && (!isKnown || begun[name, default: 0] > 1)
                && (name.contains(where: \.isLetter) || NamePattern.isPhoneNumber(name))
                && !(name.last.map { ".,!?".contains($0) } ?? true)
        }
        let widest = ends.map { space(before: $0, in: line) }.max() ?? 0
        return ends.last { space(before: $0, in: line) >= widest * (isKnown ? 0.8 : 1) }
    }

    private func space(before end: Int, in line: TextLine) -> Double {
        Double(line.words[end].bounds.x - line.words[end - 1].bounds.maxX)
    }

    /// The space there is wider than the line's others.
    private func isSetOff(_ end: Int, in line: TextLine, from start: Int) -> Bool {
        let others = (start + 1..<line.words.count).filter { $0 != end }.map { space(before: $0, in: line) }.sorted()
        let usual = others.isEmpty ? cap * 0.45 : others[others.count / 2]
        return space(before: end, in: line) > max(usual * 1.3, usual + cap * 0.12)
    }
}
