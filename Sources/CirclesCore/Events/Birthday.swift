/// A day of each year that is somebody's birthday.
package struct Birthday: Hashable, Sendable {
    package let contact: Contact.ID
    package let name: String
    package let month: Int
    package let day: Int
    /// Nil where it is not known.
    package let year: Int?
    /// A conversation said so, and no address book.
    package let isFromChat: Bool

    /// What a card says: `1980-03-22` or `--03-22`; nil for words that are no date.
    package init?(_ text: String, of contact: Contact) {
        guard let date = CardDate.read(text) else { return nil }
        let hasYear = !date.hasPrefix("--")
        guard let known = CalendarDate(iso: hasYear ? date : "2000" + date.dropFirst()) else { return nil }
        self.init(contact, known, year: hasYear ? known.year : nil, isFromChat: false)
    }

    private init(_ contact: Contact, _ date: CalendarDate, year: Int?, isFromChat: Bool) {
        self.contact = contact.id
        name = contact.name
        (month, day) = (date.month, date.day)
        self.year = year
        self.isFromChat = isFromChat
    }

    /// What conversations with a contact alone say of that contact's own birthday, the newest first; nil where none does.
    ///
    /// A birthday that is named with somebody is that one's: "grandma's birthday" is nobody's here.
    package init?(of contact: Contact, from interactions: [Interaction]) {
        for interaction in interactions where interaction.participants.count == 1 && !interaction.dayIsUncertain {
            for event in interaction.events {
                guard let date = event.date, !event.isUncertain, Self.isOwn(event, of: contact) else { continue }
                self.init(contact, date, year: nil, isFromChat: true)
                return
            }
        }
        return nil
    }

    /// A birthday that is named with nobody: one of each year, which `Birthday` tells, and no event of its own.
    static func isBare(_ event: Extraction.Event) -> Bool {
        let words = event.title.folded.split { !$0.isLetter }.map(String.init)
        return !event.isUncertain && !words.isEmpty
            && words.allSatisfy { birthdayWords.contains($0) || ownWords.contains($0) || $0.count == 1 }
    }

    private static func isOwn(_ event: Extraction.Event, of contact: Contact) -> Bool {
        let words = event.title.folded.split { !$0.isLetter }.map(String.init)
        guard words.contains(where: birthdayWords.contains) else { return false }
        let names = Set(
            ([contact.name] + contact.nicknames).flatMap { $0.folded.split { !$0.isLetter }.map(String.init) })
        let others = words.filter { !birthdayWords.contains($0) && $0.count > 1 }
        if others.allSatisfy(ownWords.contains) { return event.about == .contact }
        return others.allSatisfy { word in
            names.contains(word)
                || genitiveEnds.contains { word.hasSuffix($0) && names.contains(String(word.dropLast($0.count))) }
        }
    }

    /// What a birthday is called in a title, in lower case.
    package static let words = Language.allCases.flatMap { Lexicon.of($0).words.birthdayNames }
    private static let birthdayWords = Set(words.map(\.folded))
    private static let ownWords = Lexicon.all(\.own)
    private static let genitiveEnds = Language.allCases.map { Lexicon.of($0).words.genitiveEnd }.filter { !$0.isEmpty }

    /// The day it is on in a year: 29 February is 28 February where there is none.
    package func date(in year: Int) -> CalendarDate? {
        CalendarDate(year: year, month: month, day: day) ?? CalendarDate(year: year, month: month, day: day - 1)
    }

    /// The first one from a day on.
    package func next(from today: CalendarDate) -> CalendarDate? {
        [today.year, today.year + 1].compactMap(date(in:)).first { $0 >= today }
    }

    /// How old somebody becomes on that day; nil where the year is not known.
    package func age(on date: CalendarDate) -> Int? { year.map { date.year - $0 }.flatMap { $0 >= 0 ? $0 : nil } }
}
