/// Pastimes told by what somebody did, without their name: "eighteen holes before breakfast", "80 km en bici".
extension PastimeReader {
    func acting(at index: Int) -> Liking? {
        guard grammar.isWord(index), lexicon.actHeads.contains(grammar.word(at: index)) else { return nil }
        let sentence = grammar.sentence(around: index)
        let begun = lexicon.actHeads.bits(in: grammar, at: index)
        for place in lexicon.words.pastimeActs.indices where begun & PatternHeads.bit(of: place) != 0 {
            let (name, patterns) = lexicon.words.pastimeActs[place]
            guard let end = patterns.end(in: grammar, at: index, before: sentence.upperBound),
                claim(around: index) != nil, let who = actor(before: index, in: sentence), !isOnlyOffered(sentence),
                !isAhead(in: sentence)
            else { continue }
            return Liking(
                subject: who.subject, topics: [index..<end], name: name, start: min(who.start, index), end: end)
        }
        return nil
    }

    /// "412 vinyls": who has so many collects them.
    func collected(at index: Int) -> Liking? {
        guard grammar.isWord(index, in: lexicon.words.collectibles), let sentence = claim(around: index),
            let number = (index - 2..<index).first(where: { grammar[$0]?.kind == .number }),
            let count = grammar[number].flatMap({ Int($0.text) }), count >= Self.fewestCollected,
            let who = actor(before: number, in: sentence), !isOnlyOffered(sentence)
        else { return nil }
        return Liking(subject: who.subject, topics: [index..<index + 1], start: number, end: index + 1)
    }

    private static let fewestCollected = 12

    /// "Season ticket for Arsenal", "Dauerkarte beim BVB".
    func supporting(at index: Int) -> Liking? {
        guard let length = grammar.length(.supporterOf, at: index), let sentence = claim(around: index),
            let who = actor(before: index, in: sentence),
            let topic = grammar.topics(from: index + length, style: .init(allowsDeterminer: true)).first,
            isPastime(topic.lowerBound) || grammar[topic.lowerBound]?.isCapitalised == true
                || grammar.isWrittenSmall(sentence)
        else { return nil }
        return Liking(subject: who.subject, topics: [topic], start: index, end: topic.upperBound)
    }

    /// It is on a day ahead, or on one that is not known: a plan, and perhaps no more.
    func isAhead(in sentence: Range<Int>) -> Bool {
        sentence.contains { index in
            grammar.day(at: index).map { !$0.value.isBack } == true && !grammar.isWord(index, in: lexicon.words.today)
                || grammar.clockTime(at: index)?.isExplicit == true && !isLimit(index)
        }
    }

    /// "Till 2am".
    private func isLimit(_ index: Int) -> Bool {
        grammar.isWord(index, .hourLimit) || grammar.isWord(index - 1, .hourLimit)
            || grammar.isWord(index - 1, .hourLimitLead)
    }

    func isOnlyOffered(_ sentence: Range<Int>) -> Bool {
        isOffered(sentence) || sentence.contains { grammar.isWord($0, .pastimeRefusal) }
    }

    /// It is suggested, sold, told of a film, or over.
    func isOffered(_ sentence: Range<Int>) -> Bool {
        lexicon.words.suggesting.occur(in: grammar, sentence)
            || sentence.contains {
                // "Ski season"
                grammar.isWord($0, .fiction) && !isPastime($0 - 1) && !isPastime($0 + 2)
                    || grammar.length(.advert, at: $0) != nil || grammar.length(.givenUp, at: $0) != nil
            }
    }
}

extension DayExpression {
    /// "Yesterday", "last Friday".
    fileprivate var isBack: Bool {
        switch self {
        case .days(let days): days < 0
        case .weekday(_, let which): which == .last
        default: false
        }
    }
}
