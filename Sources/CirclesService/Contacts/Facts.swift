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
            FactView(kind, item.text, said: item.saidOn, in: item.interaction, quote: item.quote)
        }
    }

    /// Corrects a fact, or takes it away, whatever later conversations say.
    ///
    /// - Parameters:
    ///   - fact: As it is listed, but for case.
    ///   - text: What it is to say; nil: it goes.
    /// - Throws: `CirclesError` with `notFound` for what is not listed, `badInput` for what is no text.
    package func change(_ fact: String, of contact: Contact, to text: String?) async throws(CirclesError) {
        let text = try text.map { text throws(CirclesError) in try ContactText.check(text, "a fact") }
        let plain = PlainText.of(fact)
        guard let (kind, item) = try await brief(of: contact).items.first(where: { PlainText.of($0.1.text) == plain })
        else {
            throw CirclesError(
                .notFound, "no conversation says \"\(fact.printable.truncated(to: 40))\" of \(contact.name)",
                remedy: .listFacts)
        }
        let change = FactChange(kind, of: item.original, text: text)
        try await context.database.keep(change, of: contact, at: Date())
    }

    private func brief(of contact: Contact) async throws(CirclesError) -> ContactBrief {
        // Facts of long ago are facts; events count from the first day.
        try await Contacts(context).sheet(of: contact, today: CalendarDate(dayNumber: .min)).brief
    }
}

extension ContactBrief {
    fileprivate var items: [(FactChange.Kind, Item)] {
        people.map { (.person, $0) } + likes.map { (.like, $0) } + upcoming.map { (.event, $0) }
    }
}
