/// What people like for longer than a moment, each with the one who likes it.
struct InterestRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.Interest] {
        let people = conversation.names
        var found: [Extraction.Interest] = []
        for line in conversation.turns {
            for liking in likings(in: line.grammar) { add(liking, of: line, people, to: &found) }
            if line.index > 0, let question = conversation.turns[safe: line.index - 1] {
                found += MirroredLiking(told: question, answer: line).find(among: found).filter {
                    !isKnown($0.topic, $0.about, found)
                }
                for item in AnswerReader(
                    question: question, answer: line, earlier: conversation.turns[safe: line.index - 2]
                ).find()
                where !isSaid(item.topic, line.index, found) && !isKnown(item.topic, item.about, found)
                    && !isIronic(item.topic, line.grammar.language)
                    && !people.contains(item.topic.folded)
                {
                    found.append(.init(topic: item.topic, about: item.about, evidence: item.evidence))
                }
            }
            if found.count >= RuleBasedExtractor.maximumItems { break }
        }
        let pronouns = PronounLikings(turns: conversation.turns)
        for place in conversation.turns.indices where found.count < RuleBasedExtractor.maximumItems {
            if let liking = pronouns.find(at: place), !isKnown(liking.topic, liking.about, found) {
                found.append(.init(topic: liking.topic, about: liking.about, evidence: liking.evidence))
            }
        }
        // What is done tells less than what is said to be liked, wherever that is said.
        for line in conversation.turns
        where found.count < RuleBasedExtractor.maximumItems
            && !found.contains(where: { $0.evidence.message == line.index }) && !isAdvert(line.grammar)
        {
            // "I'd love to hike" — "I hiked there": an answer to another's liking is none of one's own.
            if let liking = PastimeReader(grammar: line.grammar).told(),
                !found.contains(where: {
                    Self.isSame($0.topic, liking.name ?? line.quote(liking.topics.first ?? 0..<0))
                })
            {
                add(liking, of: line, people, to: &found)
            }
        }
        return found
    }

    private func add(
        _ liking: Liking, of line: Conversation.Turn, _ people: Set<String>, to found: inout [Extraction.Interest]
    ) {
        let about = liking.subject.resolved(speaker: line.speaker)
        for topic in liking.topics {
            let text = liking.name.map { named($0, liking.object, in: line) } ?? line.quote(topic).withoutArticle
            guard !people.contains(text.folded), CalendarWords.weekdays[text.folded] == nil,
                !isKnown(text, about, found), !isIronic(text, line.grammar.language),
                !isCried(topic, line.grammar), !isMeantOtherwise(topic, line.grammar),
                // "He asked like four times"
                !(topic.count == 2 && line.grammar.isWord(topic.lowerBound + 1, .countedTimes)),
                // "He said “I love golf”"
                line.grammar.quotation(around: topic.lowerBound) == nil
            else { continue }
            let range = min(liking.start, topic.lowerBound)..<max(liking.end, topic.upperBound)
            found.append(.init(topic: text, about: about, evidence: line.evidence(range)))
        }
    }

    /// "Writing poetry", "Brot backen".
    private func named(_ name: String, _ object: Range<Int>?, in line: Conversation.Turn) -> String {
        guard let object else { return name }
        let thing = line.quote(object)
        return line.grammar.has(.capitalisedNouns) ? "\(thing) \(name)" : "\(name) \(thing)"
    }

    private func likings(in grammar: Grammar) -> [Liking] {
        let liked =
            switch grammar.words.likings {
            case .verbSecond: VerbSecondLikings(grammar: grammar).find()
            case .experiencer: ExperiencerLikings(grammar: grammar).find()
            case .subjectFirst: SubjectFirstLikings(grammar: grammar).find()
            }
        let reader = PastimeReader(grammar: grammar)
        let framed = FramedLikings(grammar: grammar).find()
        let told = liked + beside(liked, framed)
        let all = told + beside(told, isAdvert(grammar) ? [] : reader.find())
        return all.flatMap { liking in
            var whole = liking
            if liking.name == nil, let last = liking.topics.last, last.contains(where: reader.isPastime) {
                whole.topics += reader.listed(behind: last)
                whole.end = max(whole.end, whole.topics.last?.upperBound ?? 0)
            }
            return [whole] + beside(all, reader.joined(behind: whole))
        }
    }

    /// Those of `more` that none of `found` tells already.
    private func beside(_ found: [Liking], _ more: [Liking]) -> [Liking] {
        more.filter { one in
            !found.contains { $0.topics.contains { topic in one.topics.contains { $0.overlaps(topic) } } }
        }
    }

    /// What is sold is nobody's pastime yet.
    private func isAdvert(_ grammar: Grammar) -> Bool {
        grammar.tokens.indices.contains { grammar.length(.advert, at: $0) != nil }
    }

    /// "I love traffic jams".
    private func isIronic(_ topic: String, _ language: Language) -> Bool {
        let words = topic.folded.split { !$0.isLetter }.map(String.init)
        let table = Lexicon.of(language).words
        // "Cold water swimming"
        if let last = words.last, table.pastimes.contains(last) { return false }
        return words.contains { table.annoyances.contains($0) }
    }

    /// "Cardio is my one true passion clearly", "me encanta mi vida".
    private func isMeantOtherwise(_ topic: Range<Int>, _ grammar: Grammar) -> Bool {
        if grammar.length(.ownLife, at: topic.lowerBound) == topic.count { return true }
        // "Ugh I just adore scraping ice off the car"
        if grammar.isWord(grammar.sentence(around: topic.lowerBound).lowerBound, .groan) { return true }
        let last = grammar.sentence(around: topic.lowerBound).last { grammar[$0]?.kind == .word }
        return last.map { $0 >= topic.upperBound && grammar.isWord($0, .ironyTail) } ?? false
    }

    /// "I just LOVE mopping the clubhouse": what is no pastime, of a verb in capitals.
    private func isCried(_ topic: Range<Int>, _ grammar: Grammar) -> Bool {
        guard grammar.isWord(topic.lowerBound - 2, .likingAdverb),
            grammar[topic.lowerBound - 2]?.isAllCapitals == false, grammar[topic.lowerBound - 1]?.isAllCapitals == true
        else { return false }
        let reader = PastimeReader(grammar: grammar)
        return !topic.contains { reader.isActivity($0) }
    }

    /// The same words of the answer told another liking already.
    private func isSaid(_ topic: String, _ message: Int, _ found: [Extraction.Interest]) -> Bool {
        let topic = topic.folded
        return found.contains {
            $0.evidence.message == message
                && ($0.evidence.quote.folded.contains(topic) || topic.contains($0.topic.folded))
        }
    }

    private func isKnown(_ topic: String, _ about: Extraction.Subject, _ found: [Extraction.Interest]) -> Bool {
        found.contains { known in
            known.about == about && Self.isSame(known.topic, topic)
        }
    }

    /// "Synth" and "synths", "carpentry" and "a bit of carpentry".
    private static func isSame(_ one: String, _ other: String) -> Bool {
        let (a, b) = (one.folded.withoutPlural, other.folded.withoutPlural)
        return " \(a) ".containsBytes(of: " \(b) ") || " \(b) ".containsBytes(of: " \(a) ")
    }
}

/// Somebody likes something, as tokens of one message.
struct Liking: Sendable {
    /// The one who likes it, as seen from the one who writes.
    enum Subject: Sendable {
        case speaker, listener, someoneElse

        func resolved(speaker: Extraction.Subject) -> Extraction.Subject {
            switch self {
            case .speaker: speaker
            case .listener: speaker.otherParty
            case .someoneElse: .other
            }
        }
    }

    var subject: Subject
    var topics: [Range<Int>]
    /// What the topic is called when its own words do not say it: "kochen" for "ich koche gern".
    var name: String? = nil
    /// What it is done with, as "writing poetry" says more than "writing".
    var object: Range<Int>? = nil
    /// First token of "I'm into jazz", the subject's.
    var start: Int
    /// One past its last token.
    var end: Int
}

extension String {
    fileprivate var withoutPlural: String { Cue.pluralEnding.stem(of: self) ?? self }

    /// "l'escalade" is "escalade"; accents stay.
    var withoutArticle: String {
        let plain = folded
        return plain.count == count ? String(dropFirst(plain.count - plain.withoutElision.count)) : self
    }
}

extension Conversation {
    /// Folded names of the people here: to like one of them is no interest.
    var names: Set<String> {
        var result: Set<String> = []
        for line in turns {
            if let sender = line.message.sender?.folded, sender.utf8.count <= 100 {
                result.insert(sender)
                result.formUnion(sender.split(separator: " ").map(String.init))
            }
            for index in line.tokens.indices {
                guard let name = RelativeMention(in: line.grammar, at: index)?.name else { continue }
                result.insert(line.quote(name).folded)
            }
        }
        if let title, title.utf8.count <= 200 {
            result.formUnion(title.folded.split(separator: " ").map(String.init))
        }
        return result
    }
}
