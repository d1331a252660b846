internal import Foundation

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
        self.init(contact, month: date.month, day: date.day, year: year, isFromChat: isFromChat)
    }

    private init(_ contact: Contact, month: Int, day: Int, year: Int?, isFromChat: Bool) {
        self.contact = contact.id
        name = contact.name
        (self.month, self.day) = (month, day)
        self.year = year
        self.isFromChat = isFromChat
    }

    /// A birthday with the conversation that says so.
    package struct Told: Sendable {
        /// As the user corrected it.
        package let birthday: Birthday
        /// As it was said.
        package let fact: String
        package let interaction: Interaction
        package let quote: String
    }

    /// What conversations with a contact say of that contact's own birthday, the newest first; nil where none does.
    ///
    /// A birthday that is named with somebody is that one's: "grandma's birthday" is nobody's here. In a group only what
    /// somebody says of their own counts.
    ///
    /// - Parameter changes: What the user made of it: a day, as a card has it, or nothing.
    package static func told(
        of contact: Contact, in interactions: [Interaction], changes: [FactChange] = []
    ) -> Told? {
        for interaction in interactions where !interaction.dayIsUncertain {
            for event in interaction.events {
                guard let date = event.date, !event.isUncertain, isOwn(event, of: contact),
                    interaction.mayTell(of: contact.id, by: event.evidence)
                else { continue }
                let said = Birthday(contact, date, year: nil, isFromChat: true)
                return said.corrected(by: changes, of: contact).map { birthday in
                    Told(
                        birthday: birthday, fact: said.fact, interaction: interaction, quote: event.evidence.quote)
                }
            }
        }
        return nil
    }

    /// As a fact of a conversation: "birthday on 3 December".
    package var fact: String { Self.factLead + words }

    /// What stands before the day in a fact.
    package static let factLead = "birthday on "

    /// As a card has it: `1990-12-03`, or `--12-03` without the year.
    package var cardDate: String {
        year.map { String(format: "%04d-%02d-%02d", $0, month, day) } ?? String(format: "--%02d-%02d", month, day)
    }

    /// "3 December", "3 December 1990".
    package var words: String { "\(day) \(Self.months[month - 1])" + (year.map { " \($0)" } ?? "") }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    private func corrected(by changes: [FactChange], of contact: Contact) -> Birthday? {
        let original = PlainText.of(fact)
        guard let change = changes.first(where: { $0.kind == .event && $0.original == original }) else { return self }
        guard let text = change.text, let other = Birthday(text, of: contact) else { return nil }
        return Birthday(contact, month: other.month, day: other.day, year: other.year, isFromChat: true)
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
    package static let words = Lexicon.birthdayNames
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
