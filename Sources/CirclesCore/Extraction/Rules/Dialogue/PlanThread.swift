/// A plan over the turns of a conversation: what it is, the days that were named for it, and what became of each.
package struct PlanThread: Sendable {
    /// A turn that did something to the plan.
    package struct Step: Codable, Hashable, Sendable {
        /// Index of the message.
        package var message: Int
        package var speaker: Extraction.Subject
        package var act: DialogueAct
        /// "2026-05-24 11:00"; nil when no day was named.
        package var day: String?
    }

    /// What became of a day.
    package struct Outcome: Codable, Hashable, Sendable {
        package var date: CalendarDate
        package var time: ClockTime?
        package var role: DateRole
        /// Index of the message that decided it.
        package var message: Int
    }

    /// A day for it.
    struct Option: Sendable {
        var date: CalendarDate
        var time: ClockTime? {
            didSet {
                if let oldValue, oldValue != time { formerTimes.append(oldValue) }
            }
        }
        /// Hours that it was at, or was asked to be at, before.
        private(set) var formerTimes: [ClockTime] = []
        /// The turn that said the hour.
        var timeTurn: Int?
        /// The hour was said without its half of the day: "at nine".
        var isHalfOpen = false
        /// The part of the day that was said with it: "tomorrow morning".
        var half: SpokenTime.DayHalf?
        var status: DateRole
        var decidedBy: Int
        var proposer: Extraction.Subject
        /// First message that names it.
        var message: Int
        /// What has to be done by then: "due on the 13th".
        var isDue = false
        var isQuestion: Bool
        /// The other side may say no to it: it is asked about or suggested, or the few words of a message name no one whose
        /// affair it is ("tomorrow 1pm, Vapiano").
        var isOffer: Bool
        var isAccepted = false
        /// It was told, and something else was asked of the other side for it: "can you be in?".
        var asksService = false
        /// Somebody comes, whether one of the two is there or not.
        var isOfCallers = false
        /// Named together with others to choose from.
        var isAlternative = false
        /// The options, by their index, that hold again when this one is refused: it was to replace an agreed day.
        var replaces: [Int] = []
        /// Named to move the plan to it.
        var isMove = false
        /// Named in place of the other side's day, which is a proposal, however it is said: "Tuesday is better for me".
        var isCounter = false
        /// Another hour that somebody asked for, and nobody has answered yet.
        var hourOffer: HourOffer?
        /// Counted from the day that it replaces: "a week later". No words name the day itself.
        var isShift = false
        var isUncertain: Bool
        /// Of several days in a row, of which `date` is the first.
        var lastDate: CalendarDate?
        var evidence: Extraction.Evidence

        struct HourOffer {
            var proposer: Extraction.Subject
            /// What holds again when it is refused.
            var replaced: ClockTime?
        }

        /// The first such day of the week among its days in a row.
        func day(_ weekday: Int) -> CalendarDate? {
            guard let lastDate else { return nil }
            let day = date.adding(days: (weekday - date.weekday + 7) % 7)
            return day <= lastDate ? day : nil
        }

        /// The speaker may still say no to it.
        func isOpenOffer(to speaker: Extraction.Subject) -> Bool {
            status == .stands && !isAccepted && isOffer && proposer != speaker
        }

        /// Somebody else asked for another hour of it.
        func isHourOpen(to speaker: Extraction.Subject) -> Bool {
            status == .stands && hourOffer.map { $0.proposer != speaker } ?? false
        }

        /// It was asked about, and nobody has said yes or spoken of it as settled.
        var isOpenQuestion: Bool { (isQuestion || isCounter) && !isAccepted }

        /// The hour is the plan's, by a turn of `speaker`: what the one who was asked says settles it, and what is asked for is open.
        mutating func take(_ hour: ClockTime, by speaker: Extraction.Subject, isAsked: Bool) {
            if hour == time, isHourOpen(to: speaker), !isAsked {
                (hourOffer, isAccepted) = (nil, true)
            } else if speaker != proposer, !isAsked {
                (hourOffer, isAccepted) = (nil, true)
            } else if hour != time, speaker != proposer || time != nil {
                hourOffer = HourOffer(proposer: speaker, replaced: time)
            }
            time = hour
        }
    }

    var title: PlanTitle?
    /// It is what was left of a sentence beside the day, an occasion that another clause or a told turn spoke of: what the talk began with
    /// says more.
    var isNamedByRest = false
    var options: [Option] = []
    var place: String?
    /// The hour that was said before any day of it.
    var time: ClockTime?
    /// "Luigi's is full": the next place that is named takes its place.
    var placeIsOut = false
    /// What its first day's own sentence speaks of, where nothing names it: before what later ones do.
    var thing: PlanTitle?
    /// A day with its hour that was told, and taken by the other side: its own words name no thing.
    var isTold = false
    /// The turn that asked whether it is there.
    var placeAsked: Int?
    var about: Extraction.Subject
    /// Whose it is, where the words give it to somebody: "my birthday", "Mum's birthday".
    var owner: Extraction.Subject?
    /// It was suggested, agreed or moved, so somebody means to come: a plan even without a name.
    var isAppointment = false
    /// It was called off before any day of it was known.
    var isCalledOff = false
    /// Its name is that of its day: "New Year's Eve".
    var isFeast = false
    /// A flight, a parcel: it comes whether or not the other side has time.
    var isArrival: Bool { title?.words.contains(where: Cue.arrival.contains) ?? false }
    /// Somebody asked about a day: what is on it is a plan when an answer names it.
    var inquiry: Inquiry?
    /// What was spoken of when the day was asked for: "when is it due again?".
    var matter: PlanTitle?
    /// What somebody said had to be done before the day was named: the plan's name where it gets no other.
    var duty: PlanTitle?
    package internal(set) var steps: [Step] = []

    struct Inquiry: Sendable {
        /// What somebody does on it: "what are you doing on Friday?".
        var isOfDoing: Bool
        /// The day's own name, which is the plan's where an answer tells of one without another: "wo feiert ihr Heiligabend?".
        var feast: PlanTitle?
        var isAnswered = false
    }

    /// Days that hold.
    var standing: [Option] { options.filter { $0.status == .stands } }

    /// Somebody said yes to it in that turn.
    func isTaken(in turn: Int) -> Bool { steps.last.map { $0.act == .accept && $0.message == turn } ?? false }
}

/// What is planned, in the words of a message.
struct PlanTitle: Sendable, Hashable {
    let text: String
    /// "meet", "visit": a word for the doing, which a better one replaces.
    let isGeneric: Bool
    /// Words that tell one plan from another.
    let words: [String]
    /// Of each, by its letters.
    let keys: [UInt64]
    /// A bit for each key.
    let mask: UInt64
    /// "mum's" of "mum's birthday".
    private let owners: [UInt64]

    init(text: String, isGeneric: Bool = false) {
        (self.text, self.isGeneric) = (text, isGeneric)
        let folded = text.folded
        let all = Self.words(of: folded)
        // "Party of the choir" is not named by "of the".
        let telling = all.filter { !CommonWords.function.contains(Word(of: $0)) }
        words = telling.isEmpty ? all : telling
        keys = words.map(\.key)
        mask = isGeneric ? 0 : keys.reduce(0) { $0 | Self.bit(of: $1) }
        owners =
            folded.hasApostrophe
            ? folded.split(separator: " ").map(String.init).filter(\.isPossessive).map(\.withoutPossessive.key) : []
    }

    /// Those of more than two letters.
    private static func words(of folded: String) -> [String] {
        guard folded.isASCII else {
            return folded.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }.map(String.init)
        }
        return folded.utf8.split { !isLetterOrNumber($0) }.filter { $0.count > 2 }.map { String(Substring($0)) }
    }

    private static func isLetterOrNumber(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
    }

    static func == (first: PlanTitle, second: PlanTitle) -> Bool {
        first.text == second.text && first.isGeneric == second.isGeneric
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }

    static func bit(of key: UInt64) -> UInt64 { 1 &<< (key ^ key >> 32) }

    /// Is one of its words said?
    func isNamed(by utterance: Utterance) -> Bool {
        guard !isGeneric else { return false }
        let grammar = utterance.grammar
        return utterance.tokens.contains { grammar.isWord($0) && keys.contains(grammar.tokens[$0].key) }
    }

    /// "Cena de empresa" is not the "cena" that was offered: it says of which kind it is.
    func isOther(than offered: PlanTitle?) -> Bool {
        guard let offered, !offered.isGeneric, isSame(as: offered) else { return true }
        return keys.count > offered.keys.count && offered.keys.allSatisfy(keys.contains)
    }

    func isSame(as other: PlanTitle) -> Bool {
        if !owners.isEmpty, !other.owners.isEmpty, !owners.contains(where: other.owners.contains) { return false }
        if keys.contains(where: other.keys.contains) { return true }
        return words.contains { word in
            other.words.contains {
                $0.utf8.first == word.utf8.first && $0.count > 4 && word.count > 4
                    && ($0.hasPrefix(word) || word.hasPrefix($0))
            }
        }
    }
}

/// What every turn asks of all plans: days are looked at in their places, as one is large to copy.
extension [PlanThread.Option] {
    /// Any of them holds.
    var isStanding: Bool { indices.contains { self[$0].status == .stands } }

    /// That day holds.
    func stands(on date: CalendarDate) -> Bool {
        indices.contains { self[$0].status == .stands && self[$0].date == date }
    }

    /// That day holds, and somebody said yes to it.
    func isAgreed(on date: CalendarDate) -> Bool {
        indices.contains { self[$0].status == .stands && self[$0].isAccepted && self[$0].date == date }
    }

    /// `isOpenOffer` of one of them: the speaker may still say no to it.
    func isOffered(to speaker: Extraction.Subject) -> Bool {
        indices.contains {
            self[$0].status == .stands && !self[$0].isAccepted && self[$0].isOffer && self[$0].proposer != speaker
        }
    }

    /// The last that was named for it.
    func index(of date: CalendarDate) -> Int? { indices.last { self[$0].date == date } }
}

extension PlanThread {
    /// Of each day, in the order they were named.
    var outcomes: [Outcome] {
        options.map { Outcome(date: $0.date, time: $0.time, role: $0.status, message: $0.decidedBy) }
    }
}
