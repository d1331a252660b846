/// Takes the times out of those messages of a conversation that kept them although all others lost theirs.
struct TrailingTimes {
    let geometry: PageGeometry

    /// Where most bubbles end in their time, what is left of one at a bubble's end is no part of what is said.
    func take(_ blocks: inout [MessageBlock]) {
        let bubbles = blocks.filter { $0.bubble != nil && !$0.lines.isEmpty }
        guard bubbles.count >= 3, bubbles.count(where: { $0.time != nil }) * 5 >= bubbles.count * 3 else { return }
        for index in blocks.indices where blocks[index].time == nil && blocks[index].bubble != nil {
            guard let last = blocks[index].lines.last,
                let (start, time) = covered(last)
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
}
