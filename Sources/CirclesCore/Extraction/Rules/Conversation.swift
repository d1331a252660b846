/// A transcript cut into tokens, each message with the day it was written on and the one who wrote it.
struct Conversation: Sendable {
    /// Behind a reference: each of its sentences has it.
    final class Turn: Sendable {
        /// Index into the transcript's messages.
        let index: Int
        let message: Message
        let speaker: Extraction.Subject
        let grammar: Grammar
        let temporalExpressions: [TemporalExpression]
        /// Those that say something.
        let sentences: [Sentence]

        struct Sentence: Sendable {
            let tokens: Range<Int>
            /// Those whose first token stands in it.
            let expressions: [TemporalExpression]
            let isQuestion: Bool

            init(_ tokens: Range<Int>, in grammar: Grammar, _ expressions: [TemporalExpression]) {
                (self.tokens, self.expressions) = (tokens, expressions)
                isQuestion = grammar.isQuestion(tokens)
            }
        }
        /// The day "tomorrow" counts from.
        let today: CalendarDate
        /// The Monday of the next week.
        var nextMonday: CalendarDate { today.adding(days: 8 - today.weekday) }
        /// Whether that day is only a file's.
        let isUncertain: Bool
        /// Is that day the capture's own?
        let isToday: Bool
        /// The hour shown with it, or above it; else the capture's, when the turn was written that day.
        let clock: ClockTime?
        /// Is that hour its own?
        let isClockShown: Bool
        /// Is its day shown, or the capture's own?
        let isDayKnown: Bool

        var tokens: [Token] { grammar.tokens }

        init(
            index: Int, message: Message, speaker: Extraction.Subject, grammar: Grammar, today: CalendarDate,
            isUncertain: Bool, isToday: Bool, clock: ClockTime?, shownClock: ClockTime?, isDayShown: Bool
        ) {
            (self.index, self.message, self.speaker, self.grammar) = (index, message, speaker, grammar)
            temporalExpressions = grammar.temporalExpressions()
            sentences = Self.sentences(of: grammar, temporalExpressions)
            (self.today, self.isUncertain, self.isToday, self.clock) = (
                today, isUncertain, isToday, shownClock ?? clock
            )
            isClockShown = shownClock != nil
            isDayKnown = isToday || isDayShown
        }

        private static func sentences(
            of grammar: Grammar, _ expressions: [TemporalExpression]
        ) -> [Sentence] {
            var result: [Sentence] = []
            var start = 0
            while start < grammar.tokens.count {
                let tokens = start..<max(grammar.sentence(around: start).upperBound, start + 1)
                if tokens.contains(where: { grammar.isWord($0) || grammar.isNumber($0) }) {
                    let inside = expressions.filter { tokens.contains($0.tokens.lowerBound) }
                    result.append(Sentence(tokens, in: grammar, inside))
                }
                start = tokens.upperBound
            }
            return result
        }

        /// The message's own characters from the first of these tokens to the last.
        func quote(_ range: Range<Int>) -> String {
            guard range.lowerBound < range.upperBound, tokens.indices.contains(range.lowerBound),
                tokens.indices.contains(range.upperBound - 1)
            else { return "" }
            return String(
                message.text[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
        }

        func evidence(_ range: Range<Int>) -> Extraction.Evidence {
            Extraction.Evidence(quote: quote(range), message: index)
        }
    }

    /// What stands beyond is not read.
    private static let maximumMessages = 20_000
    /// Bytes of all messages together that are read.
    private static let maximumBytes = 1_048_576

    let turns: [Turn]
    /// How it is known when it was on the screen.
    let source: CaptureTime.Source
    let isGroup: Bool
    let title: String?

    init(_ transcript: Transcript, capturedAt: CaptureTime) {
        source = capturedAt.source
        isGroup = transcript.isGroup
        title = transcript.title
        var budget = Self.maximumBytes
        let readable = transcript.messages.prefix(Self.maximumMessages).prefix {
            budget -= min($0.text.utf8.count, Tokenizer.maximumBytes)
            return budget >= 0
        }
        // What nobody here said is no turn of theirs.
        let tokens = readable.map { $0.kind?.isOthersWords == true ? [] : Tokenizer.tokens(of: $0.text) }
        let counts = tokens.map(Language.count)
        let all = counts.reduce(Language.count([])) { zip($0, $1).map(+) }
        let main = Language.detect(all, fallback: .english)
        let days = DaysOfMessages(transcript, capturedAt: capturedAt)
        let order = FigureOrder(messages: tokens, zone: capturedAt.zone)
        // Each is asked of a calendar.
        let (captureDay, captureClock) = (capturedAt.date, capturedAt.clock)
        turns = zip(readable, tokens).enumerated().map { index, pair in
            let (message, tokens) = pair
            let grammar = Grammar(
                tokens: tokens, language: Language.detect(counts[index], fallback: main, lead: 2),
                figureOrder: order)
            let today = days.day(ofMessage: index)
            return Turn(
                index: index, message: message, speaker: Self.speaker(message), grammar: grammar, today: today,
                isUncertain: days.isUncertain(ofMessage: index),
                isToday: today == captureDay,
                clock: today == captureDay ? captureClock : nil,
                shownClock: message.time.flatMap(DaysOfMessages.clock) ?? days.shownClock(ofMessage: index),
                isDayShown: days.shownDay(ofMessage: index) != nil)
        }
    }

    private static func speaker(_ message: Message) -> Extraction.Subject {
        switch message.side {
        case .right: .me
        case .left: .contact
        case .center, .unknown: .unknown
        }
    }
}

/// The day each message was written on: that of the last dated line above it, else the capture's.
struct DaysOfMessages: Sendable {
    private typealias Mark = (before: Int, date: CalendarDate, isUncertain: Bool, clock: ClockTime?)

    private let marks: [Mark]
    private let captureDay: CalendarDate
    private let captureIsUncertain: Bool

    init(_ transcript: Transcript, capturedAt: CaptureTime) {
        let captureDay = capturedAt.date, captureIsUncertain = !capturedAt.source.isCertain
        self.captureDay = captureDay
        self.captureIsUncertain = captureIsUncertain
        marks = transcript.separators.compactMap { separator in
            guard let before = separator.beforeMessage,
                let date = separator.date ?? Self.date(of: separator.text, captureDay: captureDay)
            else { return nil }
            let isCounted = captureIsUncertain && !Self.saysYear(separator.text, date)
            return (before, date, isCounted || separator.isUncertain ?? false, Self.clock(of: separator.text))
        }.sorted { $0.before < $1.before }
    }

    func day(ofMessage index: Int) -> CalendarDate {
        shownDay(ofMessage: index) ?? captureDay
    }

    /// The day that the picture itself shows above a message; nil when it shows none.
    func shownDay(ofMessage index: Int) -> CalendarDate? {
        mark(of: index)?.date
    }

    /// All days that it shows.
    var shown: Set<CalendarDate> { Set(marks.map(\.date)) }

    /// The hour in the line right above it.
    func shownClock(ofMessage index: Int) -> ClockTime? {
        mark(of: index).flatMap { $0.before == index ? $0.clock : nil }
    }

    /// The one that a message stands under. They are in order, and a long chat may have one for each message.
    private func mark(of index: Int) -> Mark? {
        var (low, high) = (0, marks.count)
        while low < high {
            let middle = low + (high - low) / 2
            if marks[middle].before <= index { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? marks[low - 1] : nil
    }

    /// "10:05", "9:41 PM", "Today 21:14".
    static func clock(of text: String) -> ClockTime? {
        let grammar = Grammar(tokens: Tokenizer.tokens(of: text), language: .english)
        let times = grammar.tokens.indices.lazy.compactMap { grammar.clockTime(at: $0) }
        guard let said = times.first(where: \.isExplicit)?.time else {
            // "16:42:49"
            let colon = grammar.tokens.indices.first { grammar.isSign($0, ":") && grammar.isSign($0 + 2, ":") }
            guard let colon, let hour = grammar[colon - 1]?.value, let minute = grammar[colon + 1]?.value else {
                return nil
            }
            return ClockTime(hour: hour, minute: minute)
        }
        guard said.isTwelveHour, let half = said.half else { return ClockTime(hour: said.hour, minute: said.minute) }
        let hour = said.hour % 12 + (half == .afternoon ? 12 : 0)
        return ClockTime(hour: hour, minute: said.minute)
    }

    /// Whether it may have been another day, too: by the figures of the line above it, or as it is counted from a capture whose own day
    /// is not known.
    func isUncertain(ofMessage index: Int) -> Bool {
        mark(of: index)?.isUncertain ?? captureIsUncertain
    }

    /// The line needs no other day to be understood: "4 January 2024".
    private static func saysYear(_ text: String, _ date: CalendarDate) -> Bool {
        text.split { !$0.isASCII || !$0.isNumber }.contains { Int($0) == date.year }
    }

    /// "Yesterday", "Tue, Jan 5": a line between messages lies in the past.
    static func date(of text: String, captureDay: CalendarDate) -> CalendarDate? {
        // The dot between day and time is read as any sign there is.
        let signs = text.map { $0.isLetter || $0.isNumber || " .,:/-'".contains($0) ? $0 : "," }
        let tokens = Tokenizer.tokens(of: String(signs))
        let grammar = Grammar(tokens: tokens, language: Language.detect(tokens))
        // "Dec 29, 1": the year's other figures are behind the picture's edge.
        if let last = tokens.last, last.kind == .number, last.text.utf8.count < 4, tokens.count > 2,
            tokens[tokens.count - 2].isSign(","), !tokens.contains(where: { $0.isSign(":") })
        {
            return nil
        }
        let days = grammar.temporalExpressions().compactMap { $0.day?.expression }
        // "Wednesday, Aug 14": the month and day say it all, the weekday alone could be that of another week.
        let exact = days.first { if case .monthDay = $0 { true } else { false } }
        if case .monthDay(let month, let day, nil)? = exact,
            let weekday = tokens.indices.lazy.compactMap({ grammar.plainWeekday(at: $0)?.value }).first
        {
            // Without a year it is the latest one in which that day was that weekday: every day comes round in 11.
            let years = (captureDay.year - 11...captureDay.year).reversed()
            let fitting = years.lazy.compactMap { CalendarDate(year: $0, month: month, day: day) }
                .first { $0.weekday == weekday && $0 <= captureDay }
            if let fitting { return fitting }
        }
        return (exact ?? days.first)?.resolved(today: captureDay, direction: .past)
    }
}
