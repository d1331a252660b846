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
            let words = line.words.map(\.text)
            let start = FrontName.start(of: words)
            for end in FrontName.ends(of: words, from: start) {
                begun[FrontName.name(words[start..<end]), default: 0] += 1
            }
        }
    }

    private func prefixes() -> [Int: Int] {
        var marked: [Int: Int] = [:]
        var spaced: [Int: Int] = [:]
        let wholes = lines.reduce(into: [String: Int]()) { $0[$1.text, default: 0] += 1 }
        // What comes back as a whole is not divided.
        for (index, line) in lines.enumerated()
        where wholes[line.text] == 1 && NoticePattern.kind(of: line.text) == nil {
            marked[index] = FrontName.markedEnd(of: line.words.map(\.text))
            if marked[index] == nil, RowHeading.beforeMoment(line) == nil {
                let isTimed = line.words.count > 1 && RowHeading.isOfTime(line.words[0].text)
                spaced[index] = spacedEnd(of: line, isKnown: !isTimed)
            }
        }
        // What an address or a moment follows is a field of a mail.
        let fields = marked.filter { FrontName.isField(lines[$0.key].words[$0.value...].map(\.text)) }.map {
            name(of: $0.key, to: $0.value)
        }
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
            let words = line.words.map(\.text)
            let start = FrontName.start(of: words)
            let known = FrontName.ends(of: words, from: start).last { end in
                // What somebody is there may stand in front of the name.
                [start, start + 1].contains { $0 < end && counts[FrontName.name(words[$0..<end])] != nil }
            }
            found[index] =
                known ?? (start > 0 ? spacedEnd(of: line, isKnown: false) : nil)
                ?? usualSpace.flatMap { spacedEnd(of: line, isKnown: false, near: $0) }
        }
        return found
    }

    private func name(of index: Int, to end: Int) -> String {
        let words = lines[index].words.map(\.text)
        return FrontName.name(words[FrontName.start(of: words)..<end])
    }

    /// Before the widest space of the line, when others begin with the same words; behind a badge and a name, two are as wide.
    private func spacedEnd(of line: TextLine, isKnown: Bool = true, near usual: Double? = nil) -> Int? {
        let words = line.words.map(\.text)
        let start = FrontName.start(of: words)
        let ends = FrontName.ends(of: words, from: start).filter { end in
            let name = FrontName.name(words[start..<end])
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
