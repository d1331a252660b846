/// The name of a relative that is said in a later sentence: "his name is Otto", or in the turns behind: "which one?" — "Jakob".
struct RelativeNaming: Sendable {
    let mention: RelativeMention
    let line: Conversation.Turn
    /// The line's place among the turns.
    let position: Int

    func name(in conversation: Conversation) -> String? {
        if let told = told(in: line, from: mention.tokens.upperBound) ?? asked(before: line, in: conversation) {
            return told
        }
        guard let answer = conversation.turns[safe: position + 1] else { return nil }
        if answer.speaker == line.speaker { return told(in: answer, from: 0) }
        if let asked = askedBack(in: answer) ?? answered(by: answer) { return asked }
        guard let more = conversation.turns[safe: position + 2], more.speaker == line.speaker else { return nil }
        return told(in: more, from: 0) ?? (asksName(answer) ? first(of: more) : nil) ?? guessed(in: answer, more)
    }

    /// "She's called Ida", "her name is Ida", "sie heißt Ida".
    private func told(in turn: Conversation.Turn, from start: Int) -> String? {
        let grammar = turn.grammar
        for index in start..<max(start, turn.tokens.count) {
            // Somebody else is spoken of.
            if index > start, RelativeMention(in: grammar, at: index) != nil { return nil }
            // "My boyfriend's sister is called Nadia", "my sister had her baby! a boy, Noah"
            if turn.index == line.index,
                grammar.lexicon.words.relations[grammar.word(at: index)] != nil
                    || grammar.isWord(index, .ownChild)
            {
                return nil
            }
            // "My boyfriend's picking me up, Callum"
            if index > start, turn.index == line.index, grammar.isSign(index - 1, ",", "("),
                grammar.endsClause(index + 1) || grammar.isSign(index + 1, ",", ")"), mention.isSpeakers,
                let name = known(turn, at: index)
            {
                return name
            }
            guard
                grammar.isWord(index, in: grammar.lexicon.words.third)
                    || grammar.length(.isNamed, at: index) != nil
            else {
                continue
            }
            for verb in index...index + 1 {
                let length =
                    grammar.length(.isNamed, at: verb)
                    ?? (verb > index && grammar.isWord(verb, .namedLead) ? 1 : nil)
                if let length, let name = RelativeMention.name(grammar, at: verb + length) { return turn.quote(name) }
            }
        }
        return nil
    }

    /// "Who's Kayla?" — "My stepsister".
    private func asked(before line: Conversation.Turn, in conversation: Conversation) -> String? {
        guard let question = conversation.turns[safe: position - 1], question.speaker != line.speaker,
            mention.isSpeakers, mention.tokens.lowerBound == line.grammar.head(of: line.tokens.indices),
            line.grammar.endsClause(mention.tokens.upperBound)
        else { return nil }
        guard let asked = question.grammar.first(.asksWho, in: question.tokens.indices),
            let name = question.tokens[safe: asked.upperBound], name.kind == .word,
            question.grammar.endsClause(asked.upperBound + 1), !CommonWords.function.contains(name.word),
            RelationWords.relations[name.word] == nil
        else { return spokenOf(in: question) }
        return question.quote(asked.upperBound..<asked.upperBound + 1)
    }

    /// "Is Karl cooking?" — "My husband? He'd burn water": the one name that was said, asked back.
    private func spokenOf(in question: Conversation.Turn) -> String? {
        guard line.grammar.isSign(mention.tokens.upperBound, "?") else { return nil }
        let names = question.tokens.indices.compactMap { known(question, at: $0) }
        return names.count == 1 ? names[0] : nil
    }

    /// "My eldest got his licence" — "Jonas? He was twelve yesterday".
    private func askedBack(in answer: Conversation.Turn) -> String? {
        // "How is your new flatmate?" — "Rui? Very calm"
        // "Dein Bruder hat geholfen" — "Der Max?"
        let index = answer.grammar.isWord(0, .nameArticle) ? 1 : 0
        guard answer.grammar.isSign(RelativeMention.hyphenated(answer.grammar, index + 1), "?") else { return nil }
        return known(answer, at: index) ?? (index == 0 ? strange(answer) : nil)
    }

    /// "Isla?", to a question about "your daughter": a word with a capital that no table knows.
    private func strange(_ answer: Conversation.Turn) -> String? {
        guard !mention.isSpeakers, let token = answer.tokens.first, token.kind == .word, token.isCapitalised,
            !token.isAllCapitals, token.text.count > 2, token.stem == .unknown
        else { return nil }
        return answer.quote(0..<RelativeMention.hyphenated(answer.grammar, 1))
    }

    /// "And your grandson?" — "Toby prefers tractors", "How's your brother?" — "Good, Tom's in Leeds now".
    private func answered(by answer: Conversation.Turn) -> String? {
        guard !mention.isSpeakers else { return nil }
        let grammar = answer.grammar
        // "Wie heißt deine Frau nochmal?" — "Miriam"
        if asksName(line), grammar.endsClause(1), let name = known(answer, at: 0) { return name }
        guard isAskedAfter else { return nil }
        let isDoing = { (index: Int) in grammar.isWord(index + 1) && !grammar.isWord(index + 1, .listAnd) }
        if isDoing(0), !grammar.isWord(0, in: grammar.lexicon.words.hesitations), let name = known(answer, at: 0) {
            return name
        }
        guard let sign = (1..<Self.longestOpening).first(where: { grammar.isSign($0, ",", ".", "!") }),
            isDoing(sign + 1),
            // "Good, Anna's staying with her": of somebody besides.
            !(sign + 2..<max(sign + 2, answer.tokens.count)).contains(where: {
                grammar.isWord($0, in: grammar.lexicon.words.third)
                    // "Todos los jueves"
                    && (grammar.endsClause($0 + 1) || !grammar.isWord($0, in: grammar.lexicon.words.determiners))
            })
        else { return nil }
        return known(answer, at: sign + 1)
    }

    /// Tokens before the sign that ends how somebody is: "anything with plants,".
    private static let longestOpening = 5

    /// "How's your sister?", "how's your sister liking Portland?": nobody else is asked after.
    private var isAskedAfter: Bool {
        let grammar = line.grammar
        if grammar.isSign(mention.tokens.upperBound, "?") { return true }
        let sentence = grammar.sentence(around: mention.tokens.lowerBound)
        let head = grammar.head(of: sentence)
        return grammar.isQuestion(sentence)
            // "¿Tu hermana sigue con el flamenco?"
            && (grammar.length(.asksAfter, at: head) != nil || mention.tokens.lowerBound == head)
            && sentence.allSatisfy { mention.tokens.contains($0) || RelativeMention(in: grammar, at: $0) == nil }
    }

    /// "My sister's having a baby!" — "is that Katie?" — "yes", or "the elder one?" — "yes, Katie".
    private func guessed(in question: Conversation.Turn, _ answer: Conversation.Turn) -> String? {
        let said = answer.grammar
        guard question.tokens.last?.text == "?", question.tokens.count(where: { $0.text == "?" }) == 1,
            let yes = said.lexicon.words.accepting.length(in: said, at: 0)
        else { return nil }
        let asked = question.tokens.suffix(Self.longestGuess)
        let names = asked.indices.compactMap { known(question, at: $0) }
        if names.count == 1, asked.count - names.count <= Self.longestGuess { return names[0] }
        guard names.isEmpty, question.tokens.count <= Self.longestGuess, said.isSign(yes, ","), said.endsClause(yes + 2)
        else { return nil }
        return known(answer, at: yes + 1)
    }

    /// Tokens of a question that guesses who it is.
    private static let longestGuess = 5

    /// "Which one?", "what's his name?".
    private func asksName(_ turn: Conversation.Turn) -> Bool {
        turn.tokens.count <= Self.longestQuestion
            && turn.tokens.indices.contains { turn.grammar.length(.asksName, at: $0) != nil }
    }

    private static let longestQuestion = 9

    private func first(of turn: Conversation.Turn) -> String? {
        let index = turn.grammar.head(of: turn.tokens.indices)
        if let name = known(turn, at: index) { return name }
        guard let token = turn.tokens[safe: index], token.kind == .word, token.isCapitalised,
            turn.grammar.endsClause(index + 1), !CommonWords.function.contains(token.word),
            !CommonWords.starters.contains(token.word)
        else { return nil }
        return turn.quote(index..<index + 1)
    }

    private func known(_ turn: Conversation.Turn, at index: Int) -> String? {
        guard let token = turn.tokens[safe: index], token.kind == .word,
            GivenNames.isKnown(token.text.withoutPossessive),
            !turn.grammar.isWord(index, .nameOrVerb),
            token.isCapitalised || GivenNames.common.contains(token.text) && !CommonWords.function.contains(token.word)
        else { return nil }
        // "Tom's in Leeds"
        if token.isPossessive { return turn.quote(index..<index + 1).withoutPossessive }
        return turn.quote(index..<RelativeMention.hyphenated(turn.grammar, index + 1))
    }
}
