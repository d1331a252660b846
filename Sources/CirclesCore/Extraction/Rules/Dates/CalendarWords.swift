/// The words of the calendar in English, German, Spanish and French, folded.
enum CalendarWords {
    /// 1 = Monday … 7 = Sunday.
    static let weekdays = Lexicon.all(\.weekdays)

    /// Abbreviations that are ordinary words as well: "he sat in the sun", "mon ami", "wed in spring".
    static let ambiguousWeekdays: [String: Int] = ["mon": 1, "wed": 3, "sat": 6, "sun": 7]

    /// German ones; believed only in German text and with a capital.
    static let germanAbbreviations: [String: Int] = [
        "mo": 1, "di": 2, "mi": 3, "do": 4, "fr": 5, "sa": 6, "so": 7,
    ]

    static let months = Lexicon.all(\.months)

    /// Months that are verbs, nouns or names when written small.
    static let ambiguousMonths: Set<String> = ["may", "march", "mar", "mars", "jan", "sep", "dec"]

    static let numbers = Lexicon.all(\.numbers)

    static let ordinals = Lexicon.all(\.ordinals)

    /// Days from today.
    static let relativeDays = Lexicon.all(\.relativeDays)

    /// Words after a number that make it an amount, not a day or an hour.
    static let units = Lexicon.all(\.units)
}
