/// "Cinema this week?" — "Skint, or just dinner?" — "Thursday then": another thing in place of what was asked for, before any day is said.
extension DialogueState {
    /// - Returns: False where nothing that was asked for is talked about, or nothing is put in its place.
    mutating func readTopicOffer(_ utterance: Utterance, _ reader: TopicReader) -> Bool {
        let turn = utterance.turn
        guard let known = topicAsked(before: turn, within: 3), !utterance.asksWhen, !utterance.asksWhere,
            let title = reader.inPlaceOfAsked(), !title.isSame(as: known.title)
        else { return false }
        topic = Topic(title: title, turn: turn.index, isAsked: true, about: known.about, time: known.time)
        return true
    }

    /// The thing that was asked for in one of so many turns before, where no plan was talked about since.
    func topicAsked(before turn: Conversation.Turn, within reach: Int) -> Topic? {
        guard let topic, topic.isAsked, topic.turn < turn.index, turn.index - topic.turn <= reach else { return nil }
        return focus(turn).map { lastTurns[$0] > topic.turn } ?? false ? nil : topic
    }
}
