/// The plans of a conversation as they stand after the turns read so far: one pass, one turn after the other.
///
/// Sources/README.md ("Plans as dialogue") says what the states and roles are and how a turn changes them.
struct DialogueState: Sendable {
    /// A plan further back is no longer what is talked about.
    static let reach = 8
    /// "Maybe" — "ok" — "sorry, gonna skip": a no may come so many turns later.
    static let reachOfNo = 4
    /// What was spoken of so many turns before may name a day.
    private static let reachOfMatters = 4
    /// No turn looks back at more plans.
    private static let maximumRecent = 24

    let isGroup: Bool
    var threads: [PlanThread] = []
    /// Of each plan, the turn that did something to it last: beside the plans, as every turn looks at all of them.
    var lastTurns: [Int] = []
    private(set) var mentions: [DateMention] = []
    private var mentionsOfDay: [CalendarDate: [Int]] = [:]
    /// Times that belong to a plan's day though their own message names none.
    var times: [Extraction.DateMention] = []
    /// A thing that was named without a day.
    var topic: Topic?
    /// The month that was spoken of without a day, and the turn that did.
    var monthSpokenOf: (month: Int, turn: Int)?
    /// The turn that asked where.
    var whereAsked: Int?
    /// The Monday of the next week, where it was asked about as a whole: "dinner next week?".
    var weekAsked: (monday: CalendarDate, turn: Int)?
    /// Where a turn asks or suggests something last.
    var lastQuestion: (turn: Int, start: Int)?
    /// Who spoke, turn by turn.
    private(set) var speakers: [Extraction.Subject] = []
    /// What named no day in the last turns: what was spoken of in them is looked for when a day has no name.
    private var plain: [Utterance] = []
    /// The turn that spoke of what to bring.
    var bringingSpokenOf: Int?
    /// Another thing that was asked for in place of a plan's own.
    var thingOffer: ThingOffer?
    /// The latest day that opened no plan.
    var looseDay: LooseDay?
    /// The question that was asked last.
    var question: Question?
    /// The turn before the one that is read.
    private(set) var before: Conversation.Turn?

    /// What a plain yes or no answers.
    struct Question: Sendable {
        enum Subject: Sendable { case day, callingOff(thread: Int), refusal(thread: Int), other }
        var subject: Subject
        /// It asks when, or names an hour.
        var isOfTime: Bool
        /// It asks when.
        var asksWhen: Bool
        /// "What are you doing at the weekend?"
        var asksDoing: Bool
        /// "Any plans for Friday?": a no leaves the day free.
        var asksIfTaken: Bool
        /// "Too late?": a no has nothing against it.
        var asksIfTooMuch: Bool
        /// It asks for something else than coming, and names no day: "can you bring him?".
        var asksService: Bool
        /// It asks what has been: "when did you last see Tom".
        var isOfThePast: Bool
        var turn: Int
        var speaker: Extraction.Subject
    }

    struct Topic: Sendable {
        var title: PlanTitle
        var turn: Int
        /// It was asked about or suggested, so the next day named is its.
        var isAsked: Bool
        /// A meal, a game, a show: something that has its hour.
        var isOccasion = false
        var about: Extraction.Subject
        /// Where and at which hour it is, said before its day.
        var place: String?
        var time: ClockTime?
    }

    /// The turn of what was before the conversation.
    static let longAgo = -1000

    /// Plans made before are spoken of by their name or their day only: none is what is talked about when it begins.
    init(isGroup: Bool, madeBefore threads: [PlanThread] = []) {
        self.isGroup = isGroup
        self.threads = threads
        lastTurns = threads.map { _ in Self.longAgo }
    }

    init(_ conversation: Conversation) {
        self.init(isGroup: conversation.isGroup)
        for turn in conversation.turns { read(turn) }
    }

    mutating func read(_ turn: Conversation.Turn) {
        let utterances = Utterance.all(of: turn)
        speakers.append(turn.speaker)
        for utterance in utterances { read(utterance) }
        if utterances.isEmpty { readThumb(turn) }
        readAccount(turn, utterances)
        before = turn
    }

    private mutating func read(_ utterance: Utterance) {
        let days = utterance.expressions.filter { $0.day != nil }
        if !days.isEmpty, let comma = endOfReasonAhead(utterance) {
            read(utterance.part(utterance.tokens.lowerBound..<comma))
            read(utterance.part(comma + 1..<utterance.tokens.upperBound))
            return
        }
        if !days.isEmpty, let comma = endOfPlainNo(utterance) {
            read(utterance.part(utterance.tokens.lowerBound..<comma))
            read(utterance.part(comma + 1..<utterance.tokens.upperBound))
            return
        }
        if !days.isEmpty, let start = startOfCounter(utterance) {
            read(utterance.part(utterance.tokens.lowerBound..<start))
            read(utterance.part(start..<utterance.tokens.upperBound))
            return
        }
        if !days.isEmpty, let comma = endOfCalledOff(utterance) {
            read(utterance.part(utterance.tokens.lowerBound..<comma))
            read(utterance.part(comma + 1..<utterance.tokens.upperBound))
            return
        }
        if !days.isEmpty, let joint = jointBeforeLaterPlan(utterance) {
            read(utterance.part(utterance.tokens.lowerBound..<joint.lowerBound))
            read(utterance.part(joint.upperBound..<utterance.tokens.upperBound))
            return
        }
        if days.count > 1, let start = startOfFreeDay(utterance) {
            let offered = offered(to: utterance.turn)
            read(utterance.part(utterance.tokens.lowerBound..<start))
            if let offered, let moved = focus(utterance.turn), moved != offered {
                goOn(about: offered, besides: moved, utterance.turn)
            }
            read(utterance.part(start..<utterance.tokens.upperBound))
            return
        }
        if days.isEmpty, let comma = startOfExcuse(utterance) {
            read(utterance.part(utterance.tokens.lowerBound..<comma))
            return
        }
        let utterance = utterance.withActs
        if !utterance.suggests, PlanReader(grammar: utterance.grammar).brought(in: utterance.tokens) != nil {
            bringingSpokenOf = utterance.turn.index
        }
        noteWeek(utterance)
        noteMonth(utterance)
        if days.isEmpty {
            readAnswer(utterance)
            plain.removeAll { utterance.turn.index - $0.turn.index > Self.reachOfMatters }
            plain.append(utterance)
        } else if !readConsequence(of: days, utterance) {
            readDays(days, utterance)
        }
        if utterance.isQuestion || utterance.asksWhen || utterance.asksSameTime || utterance.asksForNo {
            ask(utterance)
        }
    }

    private mutating func ask(_ utterance: Utterance) {
        var subject = Question.Subject.other
        // "Doch nicht Samstag, Sonntag?" asks for the other day.
        if utterance.shift == nil, utterance.asksToCancel, utterance.expressions.count(where: { $0.day != nil }) < 2,
            let thread = named(by: utterance)
                ?? (readsOtherThing(utterance) ? nil : focus(utterance.turn, within: Self.reach * 2))
        {
            subject = .callingOff(thread: thread)
        } else if utterance.asksForNo, let thread = focus(utterance.turn) {
            subject = .refusal(thread: thread)
        } else if !utterance.expressions.isEmpty || utterance.shift != nil {
            subject = .day
        }
        question = Question(
            subject: subject,
            isOfTime: utterance.asksWhen || utterance.asksSameTime
                || !utterance.expressions.isEmpty && !utterance.asksOfCounted || namesHour(utterance),
            asksWhen: utterance.asksWhen,
            asksDoing: utterance.lexicon.words.asksDoing.occur(in: utterance.grammar, utterance.tokens),
            asksIfTaken: utterance.tokens.contains { utterance.grammar.length(.asksIfTaken, at: $0) != nil },
            asksIfTooMuch: utterance.asksIfTooMuch,
            asksService: utterance.asksService && utterance.expressions.isEmpty,
            isOfThePast: utterance.grammar.tellsOfThePast(around: utterance.tokens) && !utterance.asksAgain,
            turn: utterance.turn.index, speaker: utterance.turn.speaker)
    }

    /// What a question when it is, or a pronoun in the day's own sentence, refers back to.
    func matter(of utterance: Utterance, isBare: Bool) -> PlanTitle? {
        let isAsked =
            question.map {
                $0.asksWhen && $0.speaker != utterance.turn.speaker && utterance.turn.index - $0.turn <= 2
            } ?? false
        // "Until when can I pick it up?" — "We keep it until the 15th" says more than when.
        guard
            isAsked && isBare || utterance.refersBack || utterance.tellsOfDue || utterance.tellsOfThem
                || utterance.handsIt
        else {
            return nil
        }
        // The latest turn's, and of that the first.
        let matters = plain.lazy.filter { utterance.turn.index - $0.turn.index <= Self.reachOfMatters }.reversed()
        var found: (title: PlanTitle, turn: Int)?
        for said in matters where found.map({ $0.turn == said.turn.index }) ?? true {
            if let title = TopicReader(said).matter() { found = (title, said.turn.index) }
        }
        return found?.title
    }

    /// Whether a thing or something to do was spoken of before that turn.
    func hasMatter(before turn: Int) -> Bool {
        plain.contains { said in
            guard said.turn.index < turn else { return false }
            let reader = TopicReader(said)
            return reader.matter() != nil || reader.duty() != nil
        }
    }

    /// What had to be done, said up to three turns ago.
    func duty(before turn: Conversation.Turn) -> PlanTitle? {
        for said in plain.reversed() where turn.index - said.turn.index <= 3 {
            if let title = TopicReader(said).duty() { return said.turn.index < turn.index ? title : nil }
        }
        return nil
    }

    /// What the talk began with, said in the last turns.
    func undertaking(before turn: Conversation.Turn) -> PlanTitle? {
        plain.lazy.filter { turn.index - $0.turn.index <= Self.reachOfMatters }.reversed()
            .compactMap { TopicReader($0).undertaking() }.first
    }

    /// The occasion that was spoken of last.
    func occasionSpokenOf(before turn: Conversation.Turn) -> PlanTitle? {
        plain.reversed().lazy.filter { turn.index - $0.turn.index <= Self.reachOfMatters }.compactMap { said in
            said.namesOccasion ? TopicReader(said).matter() : nil
        }.first
    }

    /// Whether it says an hour: one of its own, or one that was taken for a day's before it, or a mere number.
    private func namesHour(_ utterance: Utterance) -> Bool {
        let isInside = utterance.turn.temporalExpressions.contains { expression in
            expression.time.map { utterance.tokens.contains($0.tokens.lowerBound) } ?? false
        }
        return isInside
            || focus(utterance.turn).map { threads[$0].options.last?.timeTurn == utterance.turn.index } ?? false
    }

    /// The question of the other side that this turn answers.
    func answered(by turn: Conversation.Turn) -> Question.Subject? {
        guard let question, question.speaker != turn.speaker, turn.index - question.turn <= 2 else { return nil }
        return question.subject
    }

    /// The other side said something since that turn, and asked nothing.
    func isAnsweredPlainly(since message: Int, by turn: Conversation.Turn) -> Bool {
        let said = plain.filter { $0.turn.index > message && $0.turn.speaker != turn.speaker }
        return !said.isEmpty && !said.contains(where: \.isQuestion)
    }

    /// The plans that a turn may speak of.
    var recent: Range<Int> { max(0, threads.count - Self.maximumRecent)..<threads.count }

    mutating func remember(_ mention: DateMention) {
        mentionsOfDay[mention.date, default: []].append(mentions.count)
        mentions.append(mention)
    }

    // MARK: what is talked about

    /// The plan the turn is about when it names none: the latest one within reach.
    func focus(_ turn: Conversation.Turn, within reach: Int = Self.reach) -> Int? {
        let recent = recent
        guard var last = recent.first else { return nil }
        for index in recent.dropFirst() where lastTurns[index] > lastTurns[last] { last = index }
        let lastTurn = lastTurns[last]
        guard turn.index - lastTurn <= reach else { return nil }
        for index in last + 1..<recent.upperBound where lastTurns[index] == lastTurn {
            if !isTold(index, beside: last), !isRefused(index, beside: last) { last = index }
        }
        return last
    }

    /// "Yes! My sister leaves on Friday": what a turn told beside the plan that it took.
    private func isTold(_ index: Int, beside other: Int) -> Bool {
        let turn = lastTurns[index]
        return threads[other].isTaken(in: turn) && !threads[index].isAppointment
            && threads[index].options.allSatisfy { $0.message == turn && !$0.isQuestion }
    }

    /// "Yoga yes, brunch no": what was refused in the same turn.
    private func isRefused(_ index: Int, beside other: Int) -> Bool {
        !threads[index].options.isStanding && !threads[index].options.isEmpty && threads[other].options.isStanding
    }

    /// The latest plan that one of the utterance's words names.
    func named(by utterance: Utterance) -> Int? {
        guard !threads.isEmpty else { return nil }
        let grammar = utterance.grammar
        let said = utterance.tokens.reduce(0) { $0 | PlanTitle.bit(of: grammar.tokens[$1].key) }
        return recent.last { index in
            (threads[index].title?.mask ?? 0) & said != 0 && threads[index].title?.isNamed(by: utterance) ?? false
        }
    }

    /// A day that was suggested by somebody else and not yet answered.
    func isOpen(_ date: CalendarDate, for turn: Conversation.Turn) -> Bool {
        recent.contains { index in
            turn.index - lastTurns[index] <= Self.reach
                && threads[index].options.index(of: date) != nil
                && threads[index].options.contains {
                    $0.date == date && $0.status == .stands && !$0.isAccepted
                        && (isGroup ? $0.message != turn.index : $0.proposer != turn.speaker)
                }
        }
    }

    mutating func note(_ thread: Int, _ act: DialogueAct, _ turn: Conversation.Turn, day: String? = nil) {
        lastTurns[thread] = turn.index
        let step = PlanThread.Step(message: turn.index, speaker: turn.speaker, act: act, day: day)
        if threads[thread].steps.last != step { threads[thread].steps.append(step) }
    }

    /// Gives the option a status, and all mentions of its day the same role.
    mutating func resolve(_ thread: Int, _ option: Int, _ status: DateRole, by turn: Conversation.Turn) {
        threads[thread].options[option].status = status
        threads[thread].options[option].decidedBy = turn.index
        if status == .refused { restore(what: option, of: thread, by: turn) }
        let date = threads[thread].options[option].date
        // Another plan may still stand on that day.
        let isElsewhere = recent.contains { other in
            other != thread && threads[other].options.stands(on: date)
        }
        if isElsewhere { return }
        for index in (mentionsOfDay[date] ?? []).suffix(Self.maximumRecent)
        where mentions[index].role != .notADate && mentions[index].role != .past {
            mentions[index].role = status
            mentions[index].decidedBy = turn.index
        }
    }

    mutating func resolve(mention index: Int, _ role: DateRole, by turn: Conversation.Turn) {
        mentions[index].role = role
        mentions[index].decidedBy = turn.index
    }

    /// A day that was to replace an agreed one is refused: what was agreed holds.
    private mutating func restore(what option: Int, of thread: Int, by turn: Conversation.Turn) {
        let replaced = threads[thread].options[option].replaces
        threads[thread].options[option].replaces = []
        for other in replaced where threads[thread].options[other].status == .movedAway {
            resolve(thread, other, .stands, by: turn)
        }
    }

    // MARK: what came of it

    /// Days that were named and on which nothing is: refused, moved away, conditional or part of a title.
    var closedDays: Set<CalendarDate> {
        let open = Set(mentions.filter(\.role.isNamed).map(\.date)).union(times.map(\.date))
        return Set(mentions.map(\.date)).subtracting(open)
    }
}
