package import CirclesAPI
package import CirclesCore
internal import Foundation

/// One contact with all that is known of it, as it is looked at.
package struct ContactSheet: Sendable {
    package let record: ContactRecord
    /// Where aliases and learnt numbers came from.
    package let origins: [AliasOrigin]
    package let addresses: [String]
    package let links: [String]
    /// What came with the contact and is only given back: its name, and how often it is there.
    package let kept: [(name: String, count: Int)]
    package let brief: ContactBrief
    /// Newest first.
    package let latest: [Interaction]

    /// Interactions that are listed.
    private static let shown = 5

    init(
        _ record: ContactRecord, _ cards: [ContactCard], _ origins: [AliasOrigin], _ interactions: [Interaction],
        _ brief: ContactBrief
    ) {
        self.record = record
        self.origins = origins
        self.brief = brief
        latest = Array(interactions.prefix(Self.shown))
        let kept = cards.flatMap(\.kept)
        addresses = Self.distinct(kept.filter { $0.name == "ADR" }.compactMap(\.text))
        links = Self.distinct(kept.filter { $0.name == "URL" }.compactMap(\.text))
        var counts: [String: Int] = [:]
        for name in kept.map(\.name) where !["ADR", "URL", "PRODID"].contains(name) { counts[name, default: 0] += 1 }
        self.kept = counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Two cards may say the same.
    private static func distinct(_ texts: [String]) -> [String] {
        var distinct: [String] = []
        for text in texts where !distinct.contains(text) { distinct.append(text) }
        return distinct
    }
}

extension Contacts {
    /// The newest interactions, which a brief is made from.
    private static let recent = 500

    /// - Parameters:
    ///   - today: What is upcoming from.
    ///   - leavingOutPrivate: For whoever is not shown what is private.
    /// - Throws: `CirclesError` when the database cannot be read.
    package func sheet(
        of contact: Contact, today: CalendarDate = CalendarDate(Date(), in: .current), leavingOutPrivate: Bool = false
    ) async throws(CirclesError) -> ContactSheet {
        let file = try await context.database.files([contact.id]).first
        var interactions = try await context.database.timeline(
            of: contact.id, label: nil, limit: Self.recent, after: nil
        ).items
        if leavingOutPrivate { interactions = try await context.leavingOutPrivate(interactions) }
        // Remembered until something is written: the rules of dialogue go over all of these conversations for it.
        let plans = try await Events(context).list(
            with: contact, from: today, asSaid: true, leavingOutPrivate: leavingOutPrivate
        ).map(\.event)
        let changes = try await context.database.factChanges(of: contact.id)
        let brief = ContactBrief(
            of: contact.id, interactions, news: try await news(of: interactions.prefix(Self.newest)),
            changes: changes, plans: plans, others: try await others(plans, besides: interactions),
            birthday: file?.record.details.birthday == nil && !contact.isMe
                ? Birthday.told(of: contact, in: interactions, changes: changes) : nil, today: today)
        return ContactSheet(
            ContactRecord(contact: contact, details: file?.record.details ?? ContactDetails()), file?.cards ?? [],
            try await context.database.aliases(of: contact.id), interactions, brief)
    }

    /// A later word of a group may be another's: the plan is still theirs.
    private func others(
        _ plans: [PlannedEvent], besides own: [Interaction]
    ) async throws(CirclesError) -> [Interaction] {
        let missing = Set(plans.compactMap(\.interactions.last)).subtracting(own.map(\.id))
        return missing.isEmpty ? [] : Array(try await context.database.interactions(Array(missing)).values)
    }

    /// Interactions whose news are still news.
    private static let newest = 10

    private func news(
        of interactions: ArraySlice<Interaction>
    ) async throws(CirclesError) -> [Interaction.ID: [Extraction.News]] {
        var news: [Interaction.ID: [Extraction.News]] = [:]
        for interaction in interactions {
            for capture in interaction.captureIDs {
                news[interaction.id, default: []] += try await context.database.extraction(of: capture)?.news ?? []
            }
        }
        return news
    }

    /// A contact with where its names came from, without what was filed with it.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func view(of record: ContactRecord) async throws(CirclesError) -> ContactView {
        ContactView(record, try await context.database.aliases(of: record.contact.id))
    }

    /// By name; those with a label, or all.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func list(label: String?) async throws(CirclesError) -> [ContactRecord] {
        try await context.database.records(try await context.database.contactIDs(label: label))
    }

    /// Who the user is.
    ///
    /// - Throws: `CirclesError` with `notFound` when that is not known.
    package func me() async throws(CirclesError) -> Contact {
        guard let me = try await context.database.contacts().first(where: \.isMe) else {
            throw CirclesError(.notFound, "it is not known who you are", remedy: .sayWhoYouAre)
        }
        return me
    }
}
