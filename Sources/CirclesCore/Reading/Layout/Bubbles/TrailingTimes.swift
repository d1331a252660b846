/// Takes the times out of those messages of a conversation that kept them although all others lost theirs.
struct TrailingTimes {
    let geometry: PageGeometry

    /// Where most bubbles end in their time, a clock time at a bubble's end is one, also when the gap in front of it was
    /// not seen; unless a word in front of it says that it was meant.
    func take(_ blocks: inout [MessageBlock]) {
        let bubbles = blocks.filter { $0.bubble != nil && !$0.lines.isEmpty }
        guard bubbles.count >= 3, bubbles.count(where: { $0.time != nil }) * 5 >= bubbles.count * 3 else { return }
        for index in blocks.indices where blocks[index].time == nil && blocks[index].bubble != nil {
            guard let last = blocks[index].lines.last,
                let (start, time) = clock(in: last.words.map(\.text)) ?? worn(last, under: blocks[index].lines)
                    ?? covered(last)
            else { continue }
            blocks[index].time = time
            blocks[index].lines[blocks[index].lines.count - 1] = last.cut(to: last.words[..<start])
        }
    }

    /// "09:2", "edited 09:2": what a popup or button that lies over a bubble's end leaves of its time.
    private func covered(_ line: TextLine) -> (start: Int, time: String)? {
        let words = line.words.map(\.text)
        guard let last = words.last, last.count > 3, last.dropLast().hasSuffix(":"),
            last.allSatisfy({ $0.isNumber || $0 == ":" }), TimePattern.isDigitalTime(last + "0")
        else { return nil }
        let start = words.dropLast().lastIndex { !EditPattern.words.contains($0.lowercased()) }.map { $0 + 1 } ?? 0
        return start > 0 || line.capHeight < geometry.bodyCapHeight * PrintScale.small ? (start, last) : nil
    }

    /// "1411": four figures in print smaller than what is said, whose colon was not read.
    private func worn(_ line: TextLine, under lines: [TextLine]) -> (start: Int, time: String)? {
        let isLast = line.capHeight < geometry.bodyCapHeight * PrintScale.small && lines.count > 1
        for (index, word) in line.words.enumerated() where word.text.count == 4 && line.words.count - index <= 2 {
            let time = word.text.prefix(2) + ":" + word.text.suffix(2)
            guard TimePattern.isDigitalTime(String(time)), index > 0 || isLast,
                isLast || Double(word.bounds.height) < geometry.bodyCapHeight * PrintScale.small
            else { continue }
            return (index, String(time))
        }
        return nil
    }

    private func clock(in words: [String]) -> (start: Int, time: String)? {
        for start in words.indices.dropFirst() where words.count - start <= 5 {
            let rest = words[start...].joined(separator: " ")
            guard let time = TimePiece.time(in: rest), time.contains(where: { ":.".contains($0) }) else { continue }
            return TimePrepositionPattern.isOne(words[start - 1]) ? nil : (start, time)
        }
        return nil
    }
}
