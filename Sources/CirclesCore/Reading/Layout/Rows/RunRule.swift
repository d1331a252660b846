/// Several messages of one sender in a row have the name above the first only.
struct RunRule {
    let cap: Double

    /// Gives the others of such a run the sender of the first: a name would stand above them were it another.
    func nameAll(_ transcript: inout Transcript) {
        let breaks = Set(transcript.separators.compactMap(\.beforeMessage))
        for index in transcript.messages.indices.dropFirst() {
            let (last, next) = (transcript.messages[index - 1], transcript.messages[index])
            guard next.side == .left, last.side == .left, next.sender == nil, let sender = last.sender,
                !breaks.contains(index), let above = last.bounds, let below = next.bounds
            else { continue }
            // A run stands close together; where a name was not read there is room for one.
            if Double(below.y - above.maxY) < cap * 1.5 { transcript.messages[index].sender = sender }
        }
    }
}
