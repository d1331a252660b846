package import Foundation

/// What a store is asked to find: a query whose names and days are settled. Nothing in it is text of a query language.
package struct SearchRequest: Sendable {
    /// A hit has all of them; none: whatever the filters leave, the newest first.
    package var terms: [SearchTerm]
    /// Of each list, one took part.
    package var contacts: [[Contact.ID]] = []
    /// From the first instant up to the other, without it. Contacts have no time: either leaves them out.
    package var since: Date?
    package var until: Date?
    package var apps: [Transcript.App] = []
    package var labels: [String] = []
    package var place: SearchQuery.Place?
    /// What `terms` are made for; a list goes on at the stage it began.
    package private(set) var stage = SearchStage.words

    package init(terms: [SearchTerm]) {
        self.terms = terms
    }

    /// - Parameters:
    ///   - contacts: Whom each of the query's names may mean.
    ///   - zone: In which its days are.
    package init(_ query: SearchQuery, with contacts: [[Contact.ID]], in zone: TimeZone) {
        terms = query.terms
        self.contacts = contacts
        since = query.since.map { DayTimes.start(of: $0, in: zone) }
        until = query.until.map { DayTimes.start(of: $0.adding(days: 1), in: zone) }
        (apps, labels, place) = (query.apps, query.labels, query.place)
    }

    /// The same for another stage; nil where it would find nothing that an earlier one does not.
    ///
    /// - Parameter near: The words that stand somewhere and are a letter away from a folded word.
    package func at(
        _ stage: SearchStage, near: (String) async throws(CirclesError) -> [String]
    ) async throws(CirclesError) -> SearchRequest? {
        var request = self
        request.stage = stage
        switch stage {
        case .words: return self
        case .substrings: request.terms = terms.map(\.asSubstring)
        case .nearMisses:
            request.terms = []
            for term in terms {
                var term = term
                if let word = term.misreadable { term.texts += try await near(word) }
                request.terms.append(term)
            }
        }
        return request.terms == terms ? nil : request
    }
}
