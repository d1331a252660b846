/// How pastimes are named: by themselves, in several words, by where people go or what they have for them, and in compounds.
extension PastimeReader {
    struct Signed {
        var topic: Range<Int>
        /// What the topic is called where its words do not say it: "klettern", of "Kletterhalle".
        var name: String?
        var isCommon: Bool
        /// Those that the name itself has: "choir night", "Skisaison".
        var signs: Int
    }

    func signedTopic(at index: Int) -> Signed? {
        guard grammar.isWord(index) else { return nil }
        return gear(at: index) ?? pastimeName(at: index) ?? place(at: index) ?? compound(at: index)
    }

    /// "Climbing", "pub quiz", "choir night", "clase de cerámica".
    private func pastimeName(at index: Int) -> Signed? {
        guard let topic = name(at: index) else { return nil }
        let end = topic.upperBound
        // "A marathon of meetings"
        if grammar.isWord(end, in: lexicon.words.ofWords), !grammar.has(.nameBehindNoun) { return nil }
        let isPractised =
            isPractice(end) || grammar.isWord(index - 1, in: lexicon.words.ofWords) && isPractice(index - 2)
        // "We're bridge players"
        if grammar.isWord(end, in: table.players) {
            guard isSaidOfSpeaker(index) else { return nil }
            return Signed(topic: topic, isCommon: false, signs: 2)
        }
        // "A golf ball": what has another noun behind it is that noun.
        guard
            isPractised || grammar.has(.nameBehindNoun) || grammar.has(.capitalisedNouns) || topic.count > 1
                || endsName(end)
        else {
            return nil
        }
        let isPointedAt = !isPractised && topic.count == 1 && !isBare(index) && isCommon(grammar.tokens[index])
        guard !isPointedAt || isOwn(index) || table.devotion.occur(in: grammar, grammar.sentence(around: index)) else {
            return nil
        }
        return Signed(
            topic: topic, isCommon: topic.count == 1 && isCommon(grammar.tokens[index]), signs: isPractised ? 1 : 0)
    }

    /// "I'm a", "we're".
    private func isSaidOfSpeaker(_ index: Int) -> Bool {
        let before = grammar.isWord(index - 1, in: lexicon.words.determiners) ? index - 2 : index - 1
        return grammar.isWord(before, .stateOfSpeaker) || grammar.isWord(before, .selfWord)
    }

    /// The tokens of a pastime's name.
    func name(at index: Int) -> Range<Int>? {
        if let length = table.names.length(in: grammar, at: index) { return index..<index + length }
        return isPastime(index) ? index..<index + 1 : nil
    }

    /// "The climbing wall", "ins Schwimmbad".
    private func place(at index: Int) -> Signed? {
        guard lexicon.pastimePlaceHeads.contains(grammar.word(at: index)) else { return nil }
        for (name, words) in table.places {
            guard let length = words.length(in: grammar, at: index) else { continue }
            return Signed(topic: index..<index + length, name: name, isCommon: true, signs: 0)
        }
        return nil
    }

    /// "A loom": of what is had for nothing else, the thing is enough.
    private func gear(at index: Int) -> Signed? {
        guard grammar.isWord(index, in: table.gear), endsName(index + 1) || !grammar.has(.nameBehindNoun) else {
            return nil
        }
        let token = grammar.tokens[index]
        // "The hives": who speaks of them so has some.
        let isKnown = !isCommon(token) && grammar.isWord(index - 1, .definiteArticle)
        return Signed(topic: index..<index + 1, isCommon: isCommon(token), signs: isKnown ? 1 : 0)
    }

    /// A pastime, or what one has or where one goes for it.
    func isOfPastime(_ index: Int) -> Bool {
        isPastime(index) || grammar.isWord(index, in: table.gear)
            || (index - 2...index).contains { place(at: $0)?.topic.upperBound == index + 1 }
    }

    /// "Chorprobe", "Skisaison".
    private func compound(at index: Int) -> Signed? {
        guard let stem = practised(grammar.tokens[index]), isPastimeStem(stem) else { return nil }
        return Signed(topic: index..<index + 1, isCommon: table.common.contains(stem), signs: 1)
    }

    /// "Chor", of "Chorprobe"; "Yoga", of "Yogakurs".
    @inline(__always) private func practised(_ token: Token) -> String? {
        table.practiceEnds.end(of: token, beyond: 2).map { practised(token.text, $0) }
    }

    private func practised(_ word: String, _ end: String) -> String {
        let stem = String(word.dropLast(end.count))
        let joint = lexicon.words.genitiveEnd
        return !joint.isEmpty && stem.endsInBytes(of: joint) && !isPastimeStem(stem)
            ? String(stem.dropLast(joint.count)) : stem
    }
}
