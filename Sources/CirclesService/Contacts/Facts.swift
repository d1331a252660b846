package import CirclesAPI
package import CirclesCore
internal import Foundation

/// What conversations say of a contact, one by one.
package struct Facts: Sendable {
    private let context: AppContext

    package init(_ context: AppContext) {
        self.context = context
    }

    /// Each once, the newest mention first, without what the user took away.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func list(of contact: Contact) async throws(CirclesError) -> [FactView] {
        try await brief(of: contact).items.map { kind, item in
            FactView(
                kind, item.text, said: item.saidOn, dayIsUncertain: item.dayIsUncertain, in: item.interaction,
                quote: item.quote)
        }
    }

    /// Corrects a fact, or takes it away, whatever later conversations say.
    ///
    /// - Parameters:
    ///   - fact: As it is listed, but for case, or a part of it that no other fact has.
    ///   - text: What it is to say; nil: it goes.
    /// - Returns: The fact, as it was listed.
    /// - Throws: `CirclesError` with `notFound` for what is not listed, `ambiguous` for a part of several, `badInput` for what
    ///   is no text.
    @discardableResult
    package func change(_ fact: String, of contact: Contact, to text: String?) async throws(CirclesError) -> String {
        var text = try text.map { text throws(CirclesError) in try ContactText.check(text, "a fact") }
        let brief = try await brief(of: contact)
        let (kind, item) = try Self.find(fact, in: brief.items, of: contact)
        if let said = text, item == brief.birthday {
            guard let day = Birthday(said, of: contact) else {
                throw CirclesError(
                    .badInput, "\"\(said.printable.truncated(to: 40))\" is no day of a birthday",
                    remedy: .advice("write it as 1990-12-03, or --12-03 without the year"))
            }
            text = day.cardDate
        } else if let said = text, kind == .event {
            let original = PlainText.of(item.original)
            let earlier = try await context.database.factChanges(of: contact.id).first {
                $0.kind == .event && $0.original == original
            }
            text = try PlannedEvent.correction(said, after: earlier?.text)
        }
        let change = FactChange(kind, of: item.original, text: text)
        try await context.database.keep(change, of: contact, at: Date())
        return item.text
    }

    private static func find(
        _ fact: String, in items: [(FactChange.Kind, ContactBrief.Item)], of contact: Contact
    ) throws(CirclesError) -> (FactChange.Kind, ContactBrief.Item) {
        let plain = PlainText.of(fact)
        if let whole = items.first(where: { PlainText.of($0.1.text) == plain }) { return whole }
        let parts = plain.isEmpty ? [] : items.filter { PlainText.of($0.1.text).contains(plain) }
        let said = "\"\(fact.printable.truncated(to: 40))\""
        guard let part = parts.first else {
            throw CirclesError(
                .notFound, "no conversation says \(said) of \(contact.name)", remedy: .listFacts)
        }
        guard parts.count == 1 else {
            throw CirclesError(
                .ambiguous, "\(parts.count) facts about \(contact.name) say \(said)", remedy: .listFacts)
        }
        return part
    }

    private func brief(of contact: Contact) async throws(CirclesError) -> ContactBrief {
        // Facts of long ago are facts; events count from the first day.
        try await Contacts(context).sheet(of: contact, today: CalendarDate(dayNumber: .min)).brief
    }
}

extension ContactBrief {
    fileprivate var items: [(FactChange.Kind, Item)] {
        people.map { (.person, $0) } + likes.map { (.like, $0) } + upcoming.map { (.event, $0) }
            + [birthday].compactMap(\.self).map { (.event, $0) } + news.map { (.news, $0) }
    }
}
