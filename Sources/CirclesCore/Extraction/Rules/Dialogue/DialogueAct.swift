/// What an utterance does to the plan that is talked about (ISO 24617-2's dimension "task", as far as plans need it).
package enum DialogueAct: String, Codable, Sendable, Hashable, CaseIterable {
    /// "Dinner on Friday?": ISO's suggest, offer and invite.
    case suggest
    /// "Thursday?", after another day was suggested: a suggestion in place of one.
    case counter
    /// "Perfect": acceptSuggest.
    case accept
    /// "Can't, sorry": declineSuggest.
    case decline
    /// "It's off": the plan itself is taken back.
    case cancel
    /// "Moved to Sunday".
    case move
    /// "Hike is back on".
    case revive
    /// "The 5th", "doors at 7": inform.
    case inform
}

/// A sentence of a turn, which ISO 24617-2 calls a functional segment.
struct Utterance: Sendable {
    let turn: Conversation.Turn
    let tokens: Range<Int>
    /// Those whose first token stands in it.
    let expressions: [TemporalExpression]

    var grammar: Grammar { turn.grammar }
    let lexicon: Lexicon
    let isQuestion: Bool
    /// What was found out about it once.
    private var known: Acts?

    /// What every reader of a turn asks.
    private struct Acts {
        let accepts: Bool
        let declines: Bool
        let moves: Bool
    }

    private init(turn: Conversation.Turn, _ sentence: Conversation.Turn.Sentence, _ lexicon: Lexicon) {
        (self.turn, self.lexicon) = (turn, lexicon)
        (tokens, expressions, isQuestion) = (sentence.tokens, sentence.expressions, sentence.isQuestion)
    }

    /// The part of it between commas around these tokens.
    func clause(around range: Range<Int>) -> Utterance { part(grammar.clause(around: range).clamped(to: tokens)) }

    /// Some of its tokens.
    func part(_ range: Range<Int>) -> Utterance {
        Utterance(
            turn: turn, .init(range, in: grammar, expressions.filter { range.contains($0.tokens.lowerBound) }), lexicon)
    }

    static func all(of turn: Conversation.Turn) -> [Utterance] {
        let lexicon = turn.grammar.lexicon
        return turn.sentences.map { Utterance(turn: turn, $0, lexicon) }
    }

    // MARK: acts

    /// The same, with what it does to a plan looked for now, and not each time that it is asked.
    var withActs: Utterance {
        var found = self
        found.known = Acts(accepts: accepts, declines: declines, moves: moves)
        return found
    }

    var accepts: Bool { known?.accepts ?? findsYes }

    var declines: Bool { known?.declines ?? findsNo }

    var moves: Bool { known?.moves ?? findsMove }

    /// Past the greetings, names and small words before an answer.
    private var head: Int {
        var index = tokens.lowerBound
        while index < tokens.upperBound {
            if grammar[index]?.kind == .sign || isAddressed(index) {
                index += 1
            } else if let length = grammar.length(.tellLead, at: index) {
                // "Tell her we can't"
                index += length
            } else if lexicon.words.declining.length(in: grammar, at: index) == nil,
                grammar.length(.easyYes, at: index) == nil,
                lexicon.words.accepting.length(in: grammar, at: index) == nil,
                grammar.isWord(index, in: lexicon.words.hesitations)
            {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    /// "Ah Deirdre I can't": a name behind a small word, before the answer.
    private func isAddressed(_ index: Int) -> Bool {
        guard index > tokens.lowerBound, grammar[index]?.kind == .word, grammar[index]?.isCapitalised == true,
            grammar.isWord(index - 1, in: lexicon.words.hesitations)
        else { return false }
        return lexicon.words.declining.length(in: grammar, at: index + 1) != nil
            || lexicon.words.accepting.length(in: grammar, at: index + 1) != nil
    }

    private var findsYes: Bool {
        let head = head
        guard let length = lexicon.words.accepting.length(in: grammar, at: head), elsewhere == nil,
            // "Passt Ihnen Freitag?"
            !(isQuestion && grammar.isWord(head + length, .askedPerson)),
            // "Sorry, in Madrid all week": no "in!"
            !grammar.isWord(head + length - 1, .placeLead)
                // "I'm in bed"
                || grammar[head + length]?.isCapitalised != true
                    && grammar.length(.unavailable, at: head + length - 1) == nil
        else { return false }
        return !declines && !cancels
    }

    /// "Forecast looks good, let's do it": a yes in several words that ends the sentence.
    var acceptsAtEnd: Bool {
        guard let comma = tokens.last(where: { grammar.isSign($0, ",") }) else { return false }
        let isYes = lexicon.words.accepting.length(in: grammar, at: comma + 1).map { length in
            length > 1 && comma + 1 + length >= (tokens.last { grammar[$0]?.kind == .word } ?? comma) + 1
        }
        return isYes == true && !declines && !cancels
    }

    /// "No problem", "me too", "why not": a yes where something was asked.
    var takesEasily: Bool {
        let head = head
        let isSole = grammar.length(.soleYes, at: head).map { grammar.endsClause(head + $0) } ?? false
        return (isSole || grammar.length(.easyYes, at: head) != nil) && !declines && !cancels
    }

    private var findsNo: Bool {
        if lexicon.words.notDeclining.occur(in: grammar, tokens) { return false }
        if isAway || isPoliteRefusal || refusesThatDay || hasOwnThatDay { return true }
        // "Still streaming, so no"
        if tokens.contains(where: { index in
            grammar.length(.noBehind, at: index).map { grammar.endsClause(index + $0) } ?? false
        }) {
            return true
        }
        let head = head
        // "Nah can't"
        let isPlainNo = grammar.isWord(head, in: lexicon.words.denying) && grammar.isWord(head + 1)
        let start = isPlainNo && lexicon.words.declining.length(in: grammar, at: head + 1) != nil ? head + 1 : head
        if let length = lexicon.words.declining.length(in: grammar, at: start) {
            // "I'm working til 6", "can't before 7": what comes after is free.
            // And so is it with a word between: "can't do before 1", "can't get away before 1".
            return !(start + length...start + length + 3).contains { next in
                grammar.isWord(next, .busyUntil) && grammar.isHour(at: next + 1)
            }
        }
        guard let found = lexicon.words.decliningAnywhere.first(in: grammar, tokens) else { return false }
        // "Bring a cake or I'm not coming"
        if found.lowerBound > head, grammar.isWord(found.lowerBound - 1, in: lexicon.words.or) { return false }
        // "I can take her, you're on earlies": not the speaker.
        return !(found.lowerBound - 3..<found.lowerBound).contains { grammar.isWord($0, .othersBeing) }
    }

    /// "I would, but my eyesight isn't what it was", "that's kind, Martin, but I'm on nights": what stands behind "but" is why not, unless it
    /// names or asks for another day.
    private var isPoliteRefusal: Bool {
        guard let but = tokens.first(where: { grammar.isWord($0, in: lexicon.words.but) }), but > tokens.lowerBound,
            !expressions.contains(where: { $0.tokens.lowerBound > but }), !isQuestion
        else { return false }
        let ahead = tokens.lowerBound..<but
        let isWish = ahead.contains { index in
            guard let length = grammar.length(.politeWish, at: index) else { return false }
            return index + length == but || index + length == but - 1 && grammar[but - 1]?.kind == .sign
        }
        return isWish || ahead.count <= 6 && ahead.contains { grammar.length(.thanksForOffer, at: $0) != nil }
    }

    /// "Ese día me es imposible", "that day doesn't work for me": what is said of a day is said of the one that was offered.
    var refusesThatDay: Bool {
        guard !isQuestion,
            let day = tokens.first(where: { grammar.length(.thatDay, at: $0).map { $0 > 1 } ?? false })
        else { return false }
        let behind = day + 2..<max(tokens.upperBound, day + 2)
        return lexicon.words.refusingAfter.occur(in: grammar, behind)
            || lexicon.words.decliningAnywhere.occur(in: grammar, behind)
            // "I'm away that day", "an dem Tag bin ich dienstlich unterwegs"
            || part(grammar.clause(around: day..<day + 1)).isSomebodyAway
    }

    private var isSomebodyAway: Bool {
        tokens.contains { grammar.isWord($0, in: lexicon.words.first) }
            && tokens.contains { grammar.length(.unavailable, at: $0) != nil || grammar.isWord($0, .awayFromHome) }
    }

    /// "We have a tournament that day": something is on it already.
    private var hasOwnThatDay: Bool {
        guard !isQuestion, tokens.contains(where: { grammar.length(.thatDay, at: $0).map { $0 > 1 } ?? false }) else {
            return false
        }
        return lexicon.words.occupied.length(in: grammar, at: grammar.head(of: tokens)) != nil && namesOccasion
            && !lexicon.words.accepting.occur(in: grammar, tokens)
    }

    /// "Da sind wir in Hamburg", "we're in Rome that weekend", "sind in Wien, sorry": who is elsewhere on that day says no to it.
    private var isAway: Bool {
        guard !isQuestion, grammar.said.contains(.thatDay) || grammar.said.contains(.regret), let elsewhere else {
            return false
        }
        return tokens.contains { index in
            !elsewhere.contains(index)
                && (grammar.length(.thatDay, at: index) != nil || grammar.isWord(index, .regret))
        }
    }

    /// "We're in Rome", with the name of a place; "we're in!" is a yes.
    var elsewhere: Range<Int>? {
        for index in tokens {
            guard let length = grammar.length(.beingSomewhere, at: index), let place = grammar[index + length],
                place.kind == .word, place.isCapitalised, grammar.day(at: index + length) == nil,
                !CommonWords.function.contains(place.word)
            else { continue }
            return index..<index + length + 1
        }
        return nil
    }

    /// "Can't pick you up", "kann dich nicht abholen": what is refused is done for somebody, and is no coming to a plan.
    var refusesService: Bool {
        tokens.contains { grammar.isWord($0, .servedPerson) || grammar.ends($0, .servingEnding) }
            && !tokens.contains { grammar.isWord($0, .attendingVerb) }
    }

    /// "Can't bring anything to brunch": something else is refused than coming.
    var refusesTask: Bool {
        tokens.contains { grammar.isWord($0, .refusedTask) }
    }

    /// A plain no: "no, let's keep Saturday".
    var denies: Bool {
        guard let first = tokens.first(where: { grammar[$0]?.kind == .word }) else { return false }
        return grammar.isWord(first, in: lexicon.words.denying)
            && lexicon.words.notRefusing.length(in: grammar, at: first) == nil
            // "Nein wie schön!"
            && grammar.length(.cryOfJoy, at: first + 1) == nil
    }

    /// "Too late?", "is 7 too early?"
    var asksIfTooMuch: Bool {
        isQuestion && tokens.contains { grammar.isWord($0, .tooMuch) && grammar.endsSentence($0 + 2) }
    }

    /// What was planned stays as it was.
    var keeps: Bool { lexicon.words.keeping.occur(in: grammar, tokens) && !isQuestion }

    /// "Usual place on Friday at 7?": what is usual is known to both.
    var isUsual: Bool {
        isQuestion && expressions.contains { $0.time != nil }
            && tokens.contains { grammar.isWord($0, in: lexicon.words.usual) }
            && tokens.count(where: { grammar[$0]?.kind == .word }) <= 9
    }

    /// "It's booked for the 12th": a pronoun is its subject.
    var refersBack: Bool {
        let head = grammar.head(of: tokens)
        return (head...head + 2).contains {
            grammar.isWord($0, .pronounOfThing)
                && (grammar[$0]?.text.contains("'") == true || grammar.isWord($0 + 1, .copulaOfThing))
        }
    }

    /// "Bring it in on Wednesday", "could drop it round on Sunday": of the tyres, of the desk.
    var handsIt: Bool {
        // "I'll bring it back on Wednesday" is a promise.
        let isTimed = expressions.contains { $0.time != nil }
        guard isTimed || !tokens.contains(where: { grammar.isWord($0, in: lexicon.words.first) }) else { return false }
        return tokens.contains { index in
            grammar.length(.handingIt, at: index) != nil
                || grammar.isWord(index, .handingInfinitive)
                    && tokens.contains { $0 < index && grammar.isWord($0, .handedObject) }
        }
    }

    /// What the other side may take or leave.
    var isOffer: Bool {
        if isQuestion || suggests || turn.tokens.indices.contains(where: { grammar.length(.inviting, at: $0) != nil }) {
            return true
        }
        // "The next free slot is Friday at 5"
        if tokens.contains(where: { grammar.isWord($0, .freeWord) }),
            tokens.contains(where: { grammar.isWord($0, .slotNoun) })
        {
            return true
        }
        let words = tokens.filter { grammar[$0]?.kind == .word }
        return words.count <= 7
            && !words.contains {
                grammar.isWord($0, in: lexicon.words.mine) || grammar.isWord($0, in: lexicon.words.selves)
            }
    }

    func isOccasion(_ index: Int) -> Bool { PlanReader(grammar: grammar).isOccasion(index) }

    /// A meal, a game, a show: something that has its hour.
    var namesOccasion: Bool { tokens.contains(where: isOccasion) }

    /// "It's on again", but not "is on Tuesday".
    var revives: Bool {
        // "Wait, Greg found a pitch. It's on!"
        if tokens.contains(where: { index in
            grammar.length(.isOnAgain, at: index).map { grammar.isSign(index + $0, "!") } ?? false
        }) {
            return true
        }
        return lexicon.words.reviving.first(in: grammar, tokens).map { found in
            !grammar.isWord(found.upperBound - 1, .dayPreposition) || grammar.day(at: found.upperBound) == nil
        } ?? false
    }
    private var findsMove: Bool {
        tokens.contains { grammar.isSign($0, "→", "➡") || grammar.length(.newDayLead, at: $0) != nil }
            || lexicon.words.moving.occur(in: grammar, tokens) || isBehindChange || saysFromWhereTo
    }
    /// "My test's been brought forward! From the 14th of October to the 9th of September"
    private var saysFromWhereTo: Bool {
        guard grammar.isWord(tokens.lowerBound, in: lexicon.words.from), expressions.contains(where: { $0.day != nil }),
            let before = turn.sentences.last(where: { $0.tokens.upperBound <= tokens.lowerBound })
        else { return false }
        return before.expressions.isEmpty && lexicon.words.moving.occur(in: grammar, before.tokens)
    }
    /// "Ich muss umplanen. Passt dir am 29. auch?": that it is to be another day was said before which.
    private var isBehindChange: Bool {
        guard isQuestion, expressions.count(where: { $0.day != nil }) == 1,
            let before = turn.sentences.last(where: { $0.tokens.upperBound <= tokens.lowerBound })
        else { return false }
        return before.expressions.isEmpty
            && before.tokens.contains { grammar.length(.planChange, at: $0) != nil }
    }
    /// "Was postponed from 8 June to 15 June", told of a plan as something that has been done.
    var postpones: Bool {
        tokens.contains { index in
            // "Had to put him down"
            grammar.isWord(index, in: lexicon.words.postponed)
                && (grammar.has(.capitalisedNouns) || !grammar.isWord(index - 1, in: lexicon.words.to))
        } && tokens.contains { grammar.isWord($0, in: lexicon.words.to) }
    }
    /// "I'd rather do Tuesday": wished for, and not told as done.
    var wishes: Bool { tokens.contains { grammar.length(.hourWish, at: $0) != nil } }
    var corrects: Bool {
        lexicon.words.correcting.length(in: grammar, at: tokens.lowerBound) != nil
            || lexicon.words.correcting.occur(in: grammar, tokens)
    }
    /// It tells of every such day of the week.
    var isRoutine: Bool { tokens.contains { grammar.recurrence(at: $0) != nil } }
    /// "We can squeeze you in on Thursday": a day for what was asked for.
    var fitsIn: Bool { tokens.contains { grammar.length(.fittingIn, at: $0) != nil } }
    var wordCount: Int { tokens.count { grammar[$0]?.kind == .word || grammar[$0]?.kind == .number } }
    var suggests: Bool { lexicon.words.suggesting.occur(in: grammar, tokens) }
    var asksFree: Bool {
        if lexicon.words.asksFree.occur(in: grammar, tokens) { return true }
        // "Hast du am Sonntag Zeit?"
        return isQuestion && grammar.length(.asksFreeHead, at: grammar.head(of: tokens)) != nil
            && tokens.contains { index in
                grammar.isWord(index, .asksFreeTail) && grammar.endsClause(index + 1)
                    && expressions.contains { $0.tokens.upperBound == index }
            }
    }
    var asksWhen: Bool { asks(lexicon.words.asksWhen) }
    /// "Same time coach", without its sign.
    var asksSameTime: Bool {
        wordCount <= 4 && lexicon.words.sameTime.length(in: grammar, at: tokens.lowerBound) != nil
    }
    var asksWhere: Bool {
        asks(lexicon.words.asksWhere) && !isOtherDay || (isQuestion || wordCount <= 3) && asksWhichPlace
    }

    /// "Ou mardi ?": the word for "or", which is that for "where" without its accent.
    private var isOtherDay: Bool {
        grammar.isWord(tokens.lowerBound, in: lexicon.words.or) && expressions.contains { $0.day != nil }
    }

    /// "Which ramp?", "in welcher Halle?"
    private var asksWhichPlace: Bool {
        tokens.contains { grammar.isWord($0, .whichOne) && grammar.isWord($0 + 1, in: lexicon.words.placeNouns) }
    }

    /// "When?", and without its sign "when", "yes! when", "what time is kick off".
    private func asks(_ phrases: Phrases) -> Bool {
        guard let found = phrases.first(in: grammar, tokens) else { return false }
        return isQuestion
            || found.upperBound - tokens.lowerBound <= 3 && tokens.allSatisfy { !grammar.isSign($0, ".", "!", ",") }
                && (found.lowerBound == tokens.lowerBound || grammar.endsClause(found.upperBound))
            // "Y el trabajo de historia para cuando era"
            || found.count > 1 && grammar.isWord(tokens.lowerBound, in: lexicon.words.and)
                && grammar.endsClause(found.upperBound + 1)
    }
}
