package import CirclesCore

/// Contacts that may be the same person, side by side.
package struct DuplicatesPage: Sendable {
    struct Pair: Sendable {
        let reasons: String
        let sides: [Side]
        let firstID, secondID: String
    }

    struct Side: Sendable {
        let keep: String
        let name: String
        let known: [Known]
        let talked: String
        /// What was last talked of; nil where nothing was.
        let about: String?
    }

    struct Known: Sendable {
        let item: String
        /// The other one has it, too.
        let isShared: Bool
    }

    /// What tells of one of a pair.
    package struct Told: Sendable {
        let record: ContactRecord
        let last: Interaction?

        package init(_ record: ContactRecord, last: Interaction?) {
            self.record = record
            self.last = last
        }
    }

    /// Two who were just said to be two people.
    struct Apart: Sendable {
        let names: String
        let firstID, secondID: String
    }

    let pairs: [Pair]
    let apart: Apart?
    let isEmpty: Bool
    /// Pairs that did not fit on the page; nil when all did.
    let further: Int?

    /// Pairs that are shown at once.
    package static let most = 30

    /// - Parameters:
    ///   - told: Of everybody in the pairs that are shown.
    ///   - apart: Two who were just said to be two people, or nobody.
    package init(_ pairs: [DuplicatePair], _ told: [Contact.ID: Told], apart: [Contact] = []) {
        self.apart =
            apart.count == 2
            ? Apart(
                names: apart.map(\.name).joined(separator: " and "), firstID: apart[0].id.description,
                secondID: apart[1].id.description) : nil
        isEmpty = pairs.isEmpty
        further = pairs.count > Self.most ? pairs.count - Self.most : nil
        self.pairs = pairs.prefix(Self.most).map { pair in
            let (one, other) = (Self.facts(pair.first, told), Self.facts(pair.second, told))
            return Pair(
                reasons: pair.reasons.joined(separator: "; ").capitalizedAtStart,
                sides: [
                    Side(pair.first, one, besides: other, told[pair.first.id]?.last),
                    Side(pair.second, other, besides: one, told[pair.second.id]?.last),
                ],
                firstID: pair.first.id.description, secondID: pair.second.id.description)
        }
    }

    private static func facts(_ contact: Contact, _ told: [Contact.ID: Told]) -> [String] {
        let details = told[contact.id]?.record.details ?? ContactDetails()
        let names = contact.nicknames.map { "“\($0)”" } + contact.aliases.map { "shown as “\($0.name)”" }
        let work = [details.title, details.organization].compactMap(\.self).joined(separator: ", ")
        let born = details.birthday.map { "born \($0)" }
        let labels = details.labels.isEmpty ? nil : details.labels.joined(separator: ", ")
        let more = [work.isEmpty ? nil : work, born, labels, details.note.map { UntrustedText.line($0, limit: 120) }]
        return names + contact.phones + contact.emails + contact.handles + more.compactMap(\.self)
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("duplicates", frame, self) }
}

extension DuplicatesPage.Side {
    /// Facts that are shown.
    private static let most = 12

    fileprivate init(_ contact: Contact, _ facts: [String], besides others: [String], _ last: Interaction?) {
        keep = contact.id.description
        name = contact.name
        known = facts.prefix(Self.most).map { DuplicatesPage.Known(item: $0, isShared: others.contains($0)) }
        talked = last.map { "Last talked \(DayText.day(of: $0))" } ?? "No conversation yet"
        about = last.map { UntrustedText.line($0.summary, limit: 140) }
    }
}
