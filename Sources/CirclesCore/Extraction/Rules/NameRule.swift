internal import Foundation

/// Who the conversation is with: only what stands where names stand. A name inside a sentence is a mention.
struct NameRule: Sendable {
    struct Finding: Sendable {
        var name: String?
        var evidence: Extraction.Evidence?
        var confidence: Double = 0
        var reasoning: String
    }

    func find(in transcript: Transcript, _ conversation: Conversation) -> Finding {
        if let title = transcript.title?.trimmingCharacters(in: .whitespacesAndNewlines), isName(title) {
            return Finding(
                name: title, evidence: .init(quote: title, message: nil), confidence: 0.95,
                reasoning: transcript.isGroup ? "The title names the group." : "The title names the other person.")
        }
        if transcript.isGroup {
            return Finding(reasoning: "It is a group and no title names it.")
        }
        return sender(in: conversation) ?? greeting(in: conversation) ?? lineOfItsOwn(in: conversation)
            ?? Finding(reasoning: "No title, label or greeting names the other person.")
    }

    // MARK: title

    private func isName(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 200, text.contains(where: { $0.isLetter || $0.isNumber }) else {
            return false
        }
        return !Self.isPlaceholder(text.folded.trimmingCharacters(in: .punctuationCharacters))
    }

    /// What apps show where a name would stand.
    private static func isPlaceholder(_ text: String) -> Bool {
        Cue.titlePlaceholder.contains(text) || apps.contains(text)
    }

    private static let apps: Set<String> = ["whatsapp", "signal", "telegram", "imessage", "instagram", "null"]

    // MARK: label

    /// The one label that stands above the other side's messages.
    private func sender(in conversation: Conversation) -> Finding? {
        let labelled = conversation.turns.filter { $0.message.side != .right && $0.message.sender != nil }
        let labels = Set(labelled.compactMap { $0.message.sender?.trimmingCharacters(in: .whitespacesAndNewlines) })
        guard labels.count == 1, let label = labels.first, isName(label) else { return nil }
        return Finding(
            name: label, evidence: nil, confidence: 0.9, reasoning: "The label above the other side's messages.")
    }

    // MARK: greeting

    /// "Hi Maria," by the user. Two names greeted are none.
    private func greeting(in conversation: Conversation) -> Finding? {
        var found: [Finding] = []
        for line in conversation.turns where line.speaker == .me {
            guard let (name, tokens) = greetedName(in: line) else { continue }
            found.append(
                Finding(
                    name: name, evidence: line.evidence(tokens), confidence: 0.75, reasoning: "You greet them by name.")
            )
        }
        guard let first = found.first else { return nil }
        if found.contains(where: { $0.name?.folded != first.name?.folded }) {
            return Finding(reasoning: "You greet more than one name.")
        }
        return first
    }

    /// The name by which the user greets the other person; nil when there is none, or more than one.
    func greetedName(in conversation: Conversation) -> String? { greeting(in: conversation)?.name }

    private func greetedName(in line: Conversation.Turn) -> (String, Range<Int>)? {
        let grammar = line.grammar
        var index = 0
        if grammar.isWord(0, .greeting) {
            index = 1
            if grammar.isWord(0, .greetingLead) {
                guard grammar.isWord(1, .greetingTime) else { return nil }
                index = 2
            }
            if grammar.isWord(index, .addressLead) { index += 1 }
            if grammar.isSign(index, ",") { index += 1 }
        } else {
            return nil
        }
        let start = index
        while index < start + 2, isNamePart(line.grammar, index) { index += 1 }
        guard index > start, endsAddress(grammar, index) else { return nil }
        return (line.quote(start..<index), 0..<index)
    }

    private func isNamePart(_ grammar: Grammar, _ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, token.isCapitalised, token.text.count > 1 else {
            return false
        }
        return !Cue.noName.contains(token.word) && !CommonWords.function.contains(token.word)
            && !CommonWords.starters.contains(token.word) && CalendarWords.weekdays[token.word] == nil
    }

    /// What follows the name: the end, a sign, or the sentence going on in small letters.
    private func endsAddress(_ grammar: Grammar, _ index: Int) -> Bool {
        guard let next = grammar[index] else { return true }
        if next.kind == .sign { return !["'", "\u{2019}", "-", "&", "/", ":"].contains(next.text) }
        return next.kind == .lineBreak
            || (next.kind == .word && !next.isCapitalised && !grammar.isWord(index, .listAnd))
            || next.isWord(in: CommonWords.starters)
    }

    // MARK: a line of its own

    /// A text without a title whose first line is nothing but a name.
    private func lineOfItsOwn(in conversation: Conversation) -> Finding? {
        guard let line = conversation.turns.first, conversation.turns.count > 1, line.speaker == .unknown,
            (1...3).contains(line.tokens.count)
        else { return nil }
        guard line.tokens.indices.allSatisfy({ isNamePart(line.grammar, $0) }), line.temporalExpressions.isEmpty,
            !Cue.greeting.contains(line.tokens[0].text), isName(line.message.text)
        else { return nil }
        return Finding(
            name: line.quote(0..<line.tokens.count), evidence: line.evidence(0..<line.tokens.count), confidence: 0.75,
            reasoning: "The text begins with a line that is only a name.")
    }
}
