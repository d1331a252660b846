/// Takes the times out of those messages of a conversation that kept them although all others lost theirs.
struct TrailingTimes {
    let geometry: PageGeometry

    /// Where most bubbles end in their time, a clock time at a bubble's end is one, also when the gap in front of it was
    /// not seen; unless a word in front of it says that it was meant.
    func take(_ blocks: inout [MessageBlock]) {
        let bubbles = blocks.filter { $0.bubble != nil && !$0.lines.isEmpty }
        guard bubbles.count >= 3, bubbles.count(where: { $0.time != nil }) * 5 >= bubbles.count * 3 else { return }
        for index in blocks.indices where blocks[index].time == nil && blocks[index].bubble != nil {
            guard let last = blocks[index].lines.last, let (start, time) = clock(in: last.words.map(\.text)) else {
                continue
            }
            var head = last
            head.words = Array(last.words[..<start])
            head.text = head.words.map(\.text).joined(separator: " ")
            blocks[index].time = time
            blocks[index].lines[blocks[index].lines.count - 1] = head
        }
    }

    private func clock(in words: [String]) -> (start: Int, time: String)? {
        for start in words.indices.dropFirst() where words.count - start <= 5 {
            let rest = words[start...].joined(separator: " ")
            guard let time = TimePiece.time(in: rest), time.contains(where: { ":.".contains($0) }) else { continue }
            return TimePreposition.isOne(words[start - 1]) ? nil : (start, time)
        }
        return nil
    }
}
