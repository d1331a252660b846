/// The words of the calendar, folded, of all languages.
enum CalendarWords {
    /// 1 = Monday … 7 = Sunday.
    static let weekdays = Lexicon.all(\.weekdays)

    /// Abbreviations that are ordinary words as well: "he sat in the sun", "mon ami", "wed in spring".
    static let ambiguousWeekdays = Lexicon.all(\.ambiguousWeekdays)

    static let months = Lexicon.all(\.months)

    static let numbers = Lexicon.all(\.numbers)

    static let ordinals = Lexicon.all(\.ordinals)

    /// Twenty and thirty, before an ordinal or as minutes.
    static let tens = Lexicon.all(\.tens)

    /// With which an hour, or a day of the month, is said in words; "sevenish" is one by its end.
    static let figures = WordSet(
        numbers.all + ordinals.all + tens.all + (Cue.noon.texts + Cue.midnight.texts).map { Word(of: $0) })

    static let minuteNumerals = Lexicon.all(\.minuteNumerals)

    static let minutesBehindHour = Language.allCases.flatMap { Lexicon.of($0).words.minutesBehindHour }

    /// Days from today.
    static let relativeDays = Lexicon.all(\.relativeDays)

    static let relativeDayPhrases = Language.allCases.flatMap { Lexicon.of($0).words.relativeDayPhrases }

    /// Each word that one of these begins with.
    static let relativeDayHeads = WordSet(headsOf: relativeDayPhrases.map(\.0))

    /// Such days that count in their own language alone.
    static let ownRelativeDays = Lexicon.all(\.ownRelativeDays)

    /// Words after a number that make it an amount, not a day or an hour.
    static let units = Lexicon.all(\.units)
}
