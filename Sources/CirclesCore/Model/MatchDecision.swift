/// Which contact a name on a screen leads to, and why.
package struct MatchDecision: Codable, Hashable, Sendable {
    package enum Outcome: String, Codable, Sendable {
        /// Exactly one contact.
        case matched
        /// Several fit; nobody is chosen.
        case ambiguous
        /// Nobody fits.
        case unknown
    }

    /// What the decision rests on, strongest first.
    package enum Method: String, Codable, Sendable {
        /// The user said so.
        case chosen
        case exact, nickname, phone, email, handle
        /// A whole name, damaged or misread.
        case fuzzy
        /// A part of a name.
        case partial
        case model
    }

    package struct Suggestion: Codable, Hashable, Sendable {
        package var contact: ContactReference
        /// 0…1, comparable within one decision only.
        package var score: Double
        /// Why, in words a person can check.
        package var reason: String

        package init(contact: ContactReference, score: Double, reason: String) {
            self.contact = contact
            self.score = score
            self.reason = reason
        }
    }

    package var query: String
    package var outcome: Outcome
    /// One when matched; several in a group; otherwise empty.
    package var contacts: [ContactReference]
    package var method: Method?
    package var score: Double
    /// The evidence in words.
    package var reason: String
    package var runnerUp: Suggestion?
    /// How far the winner is ahead of the runner-up, in score.
    package var margin: Double
    /// Best first, the winner among them.
    package var suggestions: [Suggestion]
    /// Nobody has the name, and it is as the user's own.
    package var mayBeMe = false

    package init(
        query: String, outcome: Outcome, contacts: [ContactReference] = [], method: Method? = nil, score: Double = 0,
        reason: String = "", runnerUp: Suggestion? = nil, margin: Double = 0, suggestions: [Suggestion] = []
    ) {
        self.query = query
        self.outcome = outcome
        self.contacts = contacts
        self.method = method
        self.score = score
        self.reason = reason
        self.runnerUp = runnerUp
        self.margin = margin
        self.suggestions = suggestions
    }

    /// The contact, when there is exactly one.
    package var contact: ContactReference? {
        outcome == .matched && contacts.count == 1 ? contacts.first : nil
    }
}
