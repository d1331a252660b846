/// "Cinema this week?" — "Skint, or just dinner?" — "Thursday then": another thing in place of what was asked for, before any day is said.
extension DialogueState {
    /// - Returns: False where nothing that was asked for is talked about, or nothing is put in its place.
    mutating func readTopicOffer(_ utterance: Utterance, _ reader: TopicReader) -> Bool {
        let turn = utterance.turn
        guard let known = topic, known.isAsked, known.turn < turn.index, turn.index - known.turn <= 3,
            focus(turn).map({ lastTurns[$0] <= known.turn }) ?? true, !utterance.asksWhen, !utterance.asksWhere,
            let title = reader.inPlaceOfAsked(), !title.isSame(as: known.title)
        else { return false }
        topic = Topic(title: title, turn: turn.index, isAsked: true, about: known.about, time: known.time)
        return true
    }
}
