/// What was understood of a part of a conversation, as a part of the whole.
extension Extraction {
    /// The same items, with their messages `places` further on.
    func moved(by places: Int) -> Extraction {
        var moved = self
        for index in interests.indices { moved.interests[index].evidence.move(by: places) }
        for index in events.indices { moved.events[index].evidence.move(by: places) }
        for index in dates.indices { moved.dates[index].evidence.move(by: places) }
        for index in relationships.indices { moved.relationships[index].evidence.move(by: places) }
        moved.news = news?.map { item in
            var item = item
            item.evidence.move(by: places)
            return item
        }
        moved.nameEvidence?.move(by: places)
        return moved
    }

    /// Takes over the items that are not there yet: a message that two pictures show is understood twice.
    mutating func add(_ other: Extraction) {
        interests.add(other.interests) { $0.about == $1.about && areOne($0.topic, $0.evidence, $1.topic, $1.evidence) }
        events.add(other.events) {
            $0.date == $1.date && $0.time == $1.time && areOne($0.title, $0.evidence, $1.title, $1.evidence)
        }
        dates.add(other.dates) { $0.date == $1.date && $0.time == $1.time && $0.about == $1.about }
        if let added = other.news {
            var all = news ?? []
            all.add(added) { $0.kind == $1.kind && $0.about == $1.about }
            news = all
        }
        relationships.add(other.relationships) { a, b in
            a.about == b.about && PlainText.of(a.name ?? "") == PlainText.of(b.name ?? "")
                && areOne(a.relation, a.evidence, b.relation, b.evidence)
        }
    }
}

/// The same text; of one message also another reading of it, equal but for case, signs and what a recogniser mistakes.
private func areOne(
    _ a: String, _ first: Extraction.Evidence, _ b: String, _ second: Extraction.Evidence
) -> Bool {
    if PlainText.of(a) == PlainText.of(b) { return true }
    guard first.message != nil, first.message == second.message else { return false }
    return TextSimilarity.areAlike(TextSimilarity.letters(a), TextSimilarity.letters(b))
}

extension Extraction.Evidence {
    fileprivate mutating func move(by places: Int) { message = message.map { $0 + places } }
}

extension Array {
    fileprivate mutating func add(_ others: [Element], unless isSame: (Element, Element) -> Bool) {
        for other in others where !contains(where: { isSame($0, other) }) { append(other) }
    }
}
