extension Grammar {
    /// How a list of topics is read.
    struct TopicStyle {
        /// "the", "their" and the like may stand before it.
        var allowsDeterminer = false
        /// Nothing but the end of the thought may follow: for weak words such as "like".
        var isStrict = false
    }

    private static let maximumWords = 5

    /// What is liked, from `start` on: one range a thing. "cooking and old films" are two. Empty when what stands there
    /// can only be understood with the picture in front of one: "it", "that song", "your coat".
    func topics(from start: Int, style: TopicStyle = TopicStyle()) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var pendingAfterComma: [Range<Int>] = []
        var index = start
        var isAfterComma = false
        while result.count + pendingAfterComma.count < 5 {
            guard let topic = topic(from: index, style: result.isEmpty ? style : TopicStyle()) else { break }
            let isFirst = result.isEmpty && pendingAfterComma.isEmpty
            if !isFirst && !endsThought(topic.upperBound) && !isListSeparator(topic.upperBound) { break }
            if isFirst && style.isStrict && !endsThought(topic.upperBound) && !isListSeparator(topic.upperBound) {
                return []
            }
            if isAfterComma {
                pendingAfterComma.append(topic)
            } else {
                // "hiking, sailing and climbing" is a list only by its "and".
                result += pendingAfterComma + [topic]
                pendingAfterComma = []
            }
            let next = topic.upperBound
            if isWord(next, .listAnd) || isSign(next, "&") {
                (index, isAfterComma) = (next + 1, false)
            } else if isSign(next, ",") {
                (index, isAfterComma) = (next + 1, true)
            } else {
                break
            }
        }
        return result
    }

    private func isListSeparator(_ index: Int) -> Bool {
        isWord(index, .listAnd) || isSign(index, ",", "&")
    }

    /// The end, a sign, or a word that begins another thought.
    private func endsThought(_ index: Int) -> Bool {
        endsClause(index) || isWord(index, .afterTopic) || length(.degreePhrase, at: index) != nil
    }

    private func topic(from start: Int, style: TopicStyle) -> Range<Int>? {
        var index = start
        if let length = length(.kindsOf, at: index) { index += length }
        if isWord(index, .anyThing), isWord(index + 1, .aboutPreposition) { index += 2 }
        while isWord(index, .topicLead) { index += 1 }
        if isWord(index, .toPreposition), !isWord(index + 1, .courtesyVerb) { index += 1 }
        if let first = self[index], first.kind == .word, Cue.topicDeterminer.contains(first.word) {
            guard style.allowsDeterminer || isPlaceForAll(index) else { return nil }
            index += 1
            if isWord(index, .placeAdjective), self[index + 1]?.kind == .word { index += 1 }
        }
        let first = index
        while let token = self[index], index - first < Self.maximumWords {
            if isJoint(index) { index += 1; continue }
            guard token.kind == .word || (token.kind == .number && index > first), !isStop(index) else { break }
            index += 1
            if isFixedPair(index) { index += 2 }
        }
        guard index > first, isTopic(first..<index) else { return nil }
        return first..<index
    }

    /// "the sea", "the mountains": known without pointing.
    private func isPlaceForAll(_ index: Int) -> Bool {
        isWord(index, .articleForAll)
            && (isWord(index + 1, .commonThing)
                || (isWord(index, .indefiniteArticle) && isWord(index + 1, .placeAdjective)))
    }

    /// The hyphen of "hip-hop", the apostrophe in "rock 'n' roll".
    private func isJoint(_ index: Int) -> Bool {
        isSign(index, "-", "'", "\u{2019}") && isGlued(index) && isGlued(index + 1) && self[index + 1]?.kind == .word
    }

    private func isStop(_ index: Int) -> Bool {
        guard let token = self[index] else { return true }
        return Cue.topicStop.contains(token.word)
            || (CommonWords.function.contains(token.word)
                && !Cue.topicJoint.contains(token.word))
            || (isWord(index, .definiteArticle) && !isWord(index - 1, .behindInnerThe))
    }

    /// "fish and chips" is one dish.
    func isFixedPair(_ index: Int) -> Bool {
        guard isWord(index, .pairAnd) || isSign(index, "&"), let first = self[index - 1], let second = self[index + 1]
        else { return false }
        return length(.pair, after: first, at: index + 1) == 1 && second.kind == .word
    }

    private func isTopic(_ range: Range<Int>) -> Bool {
        let words = range.compactMap { self[$0]?.kind == .word ? self[$0]?.text : nil }
        guard words.contains(where: { $0.count >= 3 }), let first = words.first, let last = words.last else {
            return false
        }
        if Cue.noTopic.contains(first) || Cue.noTopic.contains(last) { return false }
        // "I like Sunday better", "I love January": a day is talked about, not liked.
        let day =
            CalendarWords.weekdays[first] ?? CalendarWords.weekdays[String(first.dropLast())]
            ?? CalendarWords.relativeDays[first]
        if words.count == 1, day != nil || GivenNames.common.contains(first) { return false }
        return !Cue.topicJoint.contains(last)
    }
}
