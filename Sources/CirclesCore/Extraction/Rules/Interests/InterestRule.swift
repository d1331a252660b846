/// What people like for longer than a moment, each with the one who likes it.
struct InterestRule: Sendable {
    func find(in conversation: Conversation) -> [Extraction.Interest] {
        let people = conversation.names
        var found: [Extraction.Interest] = []
        for line in conversation.lines {
            for liking in likings(in: line.grammar) {
                let about = liking.subject.resolved(speaker: line.speaker)
                for topic in liking.topics {
                    let text = liking.name ?? line.quote(topic)
                    guard !people.contains(text.folded), !isKnown(text, about, found) else { continue }
                    let range = min(liking.start, topic.lowerBound)..<max(liking.end, topic.upperBound)
                    found.append(.init(topic: text, about: about, evidence: line.evidence(range)))
                }
            }
            if found.count >= RuleBasedExtractor.maximumItems { break }
        }
        return found
    }

    private func likings(in grammar: Grammar) -> [Liking] {
        switch grammar.language {
        case .german: GermanPreferencePatterns(grammar: grammar).find()
        case .spanish, .french: RomanceLikings(grammar: grammar).find()
        case .english: EnglishLikings(grammar: grammar).find()
        }
    }

    private func isKnown(_ topic: String, _ about: Extraction.Subject, _ found: [Extraction.Interest]) -> Bool {
        found.contains { $0.about == about && $0.topic.folded == topic.folded }
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
    /// First token of "I'm into jazz", the subject's.
    var start: Int
    /// One past its last token.
    var end: Int
}

extension Conversation {
    /// Folded names of the people here: to like one of them is no interest.
    var names: Set<String> {
        var result: Set<String> = []
        for line in lines {
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
