/// A few sentences that lead with what matters: what is planned, what is still open, what is new, then the words themselves.
/// They say nothing that the messages do not.
struct SummaryRule: Sendable {
    static let maximumLength = 600
    private static let maximumQuote = 140

    /// - Parameter threads: What became of the conversation's plans.
    func summary(
        of transcript: Transcript, _ conversation: Conversation, _ extraction: Extraction, _ threads: [PlanThread]
    ) -> String {
        guard !transcript.isEmpty else { return "There is no text on it." }
        let voice = Voice(transcript, name: extraction.detectedName, conversation)
        let turns = conversation.turns.filter { !$0.tokens.isEmpty }
        let facts = FactSentences(voice: voice, countedFrom: conversation.source)
        var sentences: [String] = []
        if let plans = facts.plans(extraction.events) { sentences.append(plans) }
        if let calledOff = facts.calledOff(threads) { sentences.append(calledOff) }
        let open = openQuestion(turns, voice)
        if let open { sentences.append(open) }
        sentences += facts.news(extraction)
        let isEmpty = sentences.isEmpty
        let asked = isEmpty ? request(turns, voice) ?? dayTold(turns, extraction, voice) : nil
        if let asked { sentences.append(asked) }
        let told = Set((extraction.news ?? []).map(\.evidence.message))
        if open == nil, let quote = lastWords(turns, voice, besides: sentences, told) { sentences.append(quote) }
        if isEmpty, asked == nil { sentences.insert(voice.smallTalk, at: 0) }
        return sentences.joined(separator: " ").shortened(to: Self.maximumLength)
    }

    /// A question that nobody answered: "Omnya asked: “can you check?”".
    private func openQuestion(_ turns: [Conversation.Turn], _ voice: Voice) -> String? {
        // What the same one writes on is no answer.
        let (side, sender) = (turns.last?.message.side, turns.last?.message.sender)
        let lastWords = turns.reversed().prefix(Self.mostAfterQuestion).prefix {
            $0.message.side == side && $0.message.sender == sender
        }
        guard
            let last = side == .unknown
                ? turns.last.flatMap({ isQuestion($0) ? $0 : nil }) : lastWords.first(where: isQuestion)
        else { return nil }
        return asked(last, voice)
            ?? "A question is open: \(Self.quoted(last.message.text))".endedAsSentence
    }

    private func asked(_ turn: Conversation.Turn, _ voice: Voice) -> String? { said("asked", turn, voice) }

    /// A message in its own words, behind who wrote it: nil where nobody knows.
    private func said(_ verb: String, _ turn: Conversation.Turn, _ voice: Voice) -> String? {
        voice.speaker(of: turn.message).map {
            "\($0.capitalizedAtStart) \(verb): \(Self.quoted(turn.message.text))".endedAsSentence
        }
    }

    /// What somebody asked the other one to do, and nothing else came up: "Maria asked: “can you check the meter?”".
    private func request(_ turns: [Conversation.Turn], _ voice: Voice) -> String? {
        turns.last { turn in
            isSubstantial(turn)
                && Utterance.all(of: turn).contains { utterance in
                    let grammar = utterance.grammar
                    return utterance.isQuestion
                        && grammar.length(.requestOfOther, at: grammar.head(of: utterance.tokens)) != nil
                }
        }.flatMap { asked($0, voice) }
    }

    /// What was said of a day to come on which nothing is planned: "Maria wrote: “I need the report by Friday”".
    private func dayTold(_ turns: [Conversation.Turn], _ extraction: Extraction, _ voice: Voice) -> String? {
        let turn = extraction.dates.lazy.compactMap { mention in
            turns.first { $0.index == mention.evidence.message && mention.date >= $0.today }
        }.first
        return turn.flatMap { said("wrote", $0, voice) }
    }

    private func isQuestion(_ turn: Conversation.Turn) -> Bool {
        turn.tokens.contains { $0.isSign("?") } && isSubstantial(turn) && !isGreetingBack(turn)
    }

    /// "Good thanks, you?": what is asked back is how somebody is.
    private func isGreetingBack(_ turn: Conversation.Turn) -> Bool {
        let (grammar, tokens) = (turn.grammar, turn.tokens.indices)
        let back = tokens.first { start in
            grammar.length(.asksBack, at: start).map { grammar.endsClause(start + $0) } ?? false
        }
        return back.map { back in
            let words = tokens.prefix(while: { $0 < back }).filter { turn.tokens[$0].kind == .word }
            let isNod = { (index: Int) in grammar.words.accepting.length(in: grammar, at: index) == 1 }
            return words.contains(where: isNod)
                && words.allSatisfy { isNod($0) || grammar.isWord($0, in: CommonWords.function) }
        } ?? false
    }

    /// Messages that may follow a question from the one who asked.
    private static let mostAfterQuestion = 4

    /// The last thing said that is more than a nod.
    /// - Parameter quoted: Messages that are quoted already.
    private func lastWords(
        _ turns: [Conversation.Turn], _ voice: Voice, besides told: [String], _ quoted: Set<Int?>
    ) -> String? {
        guard let last = turns.last(where: isSubstantial) ?? (told.isEmpty ? turns.last : nil) else { return nil }
        let quote = Self.quoted(last.message.text)
        guard !quote.isEmpty, !quoted.contains(last.index), !told.contains(where: { $0.containsBytes(of: quote) })
        else {
            return nil
        }
        return said("wrote", last, voice) ?? quote
    }

    private func isSubstantial(_ turn: Conversation.Turn) -> Bool {
        turn.tokens.filter { $0.kind == .word }.count >= 3
    }

    private static func quoted(_ text: String) -> String {
        let plain = String(text.prefix(1000)).oneLine
        return plain.isEmpty ? "" : "“\(plain.shortened(to: maximumQuote))”"
    }
}

extension String {
    /// With a full stop behind a quote that has none, as another sentence may follow.
    var endedAsSentence: String {
        guard let last = dropLast().last, hasSuffix("”") else { return self }
        return last.isLetter || last.isNumber ? self + "." : self
    }

    /// White space and control characters folded to single spaces.
    var oneLine: String {
        if isOneLine { return self }
        let isGap: (Unicode.Scalar) -> Bool = {
            $0.isASCII
                ? $0.value <= 0x20 || $0.value == 0x7F
                : $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        var result = ""
        var pending = false
        for scalar in unicodeScalars {
            if isGap(scalar) {
                pending = !result.isEmpty
            } else {
                if pending { result += " " }
                pending = false
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Without what only joins it to what stood before or behind.
    private var withoutJoints: String {
        let isJoint: (Unicode.Scalar) -> Bool = { " ,;:–-".unicodeScalars.contains($0) }
        guard let last = unicodeScalars.lastIndex(where: { !isJoint($0) }) else { return "" }
        return String(unicodeScalars[...last].drop(while: isJoint))
    }

    /// Nothing but ASCII, and no space but single ones between words: so most titles are.
    private var isOneLine: Bool {
        withBytes { bytes in
            var last = UInt8(ascii: " ")
            for byte in bytes {
                guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last != 0x20 else { return false }
                last = byte
            }
            return last != 0x20
        }
    }

    /// At most `limit` characters and four times as many bytes, cut between words where there is one to cut at.
    func shortened(to limit: Int) -> String {
        guard utf8.count > limit, count > limit || utf8.count > limit * 4 else { return self }
        var head = String(prefix(limit - 1))
        while head.utf8.count > limit * 4 - 3, !head.isEmpty { head.removeLast() }
        if let space = head.lastIndex(of: " "), head.distance(from: space, to: head.endIndex) < limit / 3 {
            head = String(head[..<space])
        }
        return head.withoutJoints + "…"
    }
}
