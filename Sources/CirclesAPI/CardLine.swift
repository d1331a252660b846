package import CirclesCore

/// What became of one card: a line of `contacts import --json`.
package struct CardLine: Codable, Sendable {
    package var path: Nullable<String>
    package let line: Int
    package let status: CardOutcome.Status
    package let contact: Nullable<ContactReference>
    /// The name of a group, for whose members the changes stand.
    @Nullable package var group: String?
    package let changes: [ContactChange]
    /// Who has the name of the contact that was added, and may be the same person.
    package let namesake: Nullable<ContactReference>
    @Nullable package var reason: String?
    @Nullable package var error: CirclesError?

    package init(_ path: String, _ outcome: CardOutcome) {
        self.path = Nullable(path == "-" ? nil : path)
        line = outcome.line
        status = outcome.status
        contact = Nullable(outcome.contact)
        group = outcome.group
        changes = outcome.changes
        namesake = Nullable(outcome.namesake)
        reason = outcome.reason
    }

    package init(_ path: String, _ problem: CardProblem, _ error: CirclesError) {
        self.path = Nullable(path == "-" ? nil : path)
        line = problem.line
        status = .skipped
        contact = Nullable(nil)
        changes = []
        namesake = Nullable(nil)
        self.error = error
    }
}
