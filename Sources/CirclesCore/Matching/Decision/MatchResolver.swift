/// What was found for one query, contact by contact.
struct MatchResolver {
    /// Evidence for one contact.
    struct Finding: Sendable {
        var contact: Int32
        var method: MatchDecision.Method
        var score: Double
        var reason = ""
        /// A name comparison whose words are told only if the finding is shown.
        var comparison: NameComparison?
    }

    enum MatchVerdict {
        case matched(Int32, String)
        case ambiguous(String)
        case unknown(String)
    }

    let index: ContactIndex
    let query: NameQuery
    /// The best finding of each contact; never the user's own.
    private(set) var best: [Int32: Finding] = [:]
    /// Aliases that other apps taught: suggestions where nothing better speaks for the contact.
    var elsewhere: [Finding] = []
    /// The best class in which the user's own contact was found.
    private(set) var ownVerdict: NameComparison.Verdict?

    init(index: ContactIndex, query: NameQuery) {
        self.index = index
        self.query = query
    }

    mutating func add(_ finding: Finding) {
        guard !index.isMe(finding.contact) else { return }
        if let known = best[finding.contact], known.score >= finding.score { return }
        best[finding.contact] = finding
    }

    mutating func noteOwn(_ verdict: NameComparison.Verdict) {
        ownVerdict = max(ownVerdict ?? verdict, verdict)
    }

    func name(_ contact: Int32) -> String { MatchExplanation.short(index.name(contact)) }

    /// A few of them, as a sentence can hold them; namesakes once.
    func names(_ contacts: some Sequence<Int32>) -> String {
        let names = Set(contacts.map { name($0) }).sorted()
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    }

    func isMe(_ contact: Int32) -> Bool { index.isMe(contact) }

    /// Best first; ties by name, then id, never by position in the book.
    func ranked(_ limit: Int = 5) -> [Finding] {
        var top: [(score: Double, contact: Int32)] = []
        for (contact, finding) in best {
            let here = (score: finding.score, contact: contact)
            if top.count == limit, let last = top.last, !isAhead(here, last) { continue }
            top.insert(here, at: top.firstIndex { isAhead(here, $0) } ?? top.count)
            if top.count > limit { top.removeLast() }
        }
        return top.compactMap { best[$0.contact] }
    }

    private func isAhead(_ a: (score: Double, contact: Int32), _ b: (score: Double, contact: Int32)) -> Bool {
        if a.score != b.score { return a.score > b.score }
        return isBefore(a.contact, b.contact)
    }

    /// By name, then id.
    func isBefore(_ a: Int32, _ b: Int32) -> Bool {
        let first = index.name(a), second = index.name(b)
        return first != second ? first < second : index[a].id < index[b].id
    }

    mutating func decision(_ verdict: MatchVerdict) -> MatchDecision {
        elsewhere.forEach { add($0) }
        var findings = ranked()
        var decision = MatchDecision(query: query.text, outcome: .unknown)
        switch verdict {
        case .matched(let contact, let reason):
            // The winner leads whatever the scores of contacts that were ruled out.
            if let winner = best[contact] {
                findings.removeAll { $0.contact == contact }
                findings.insert(winner, at: 0)
                decision.outcome = .matched
                decision.contacts = [ContactReference(index[contact])]
                decision.method = winner.method
                decision.score = winner.score
            }
            decision.reason = reason
        case .ambiguous(let reason):
            decision.outcome = .ambiguous
            decision.reason = reason
            decision.score = findings.first?.score ?? 0
        case .unknown(let reason):
            decision.mayBeMe = ownVerdict.map { $0 >= .whole } ?? false
            decision.reason = reason
            decision.score = findings.first?.score ?? 0
        }
        let narrator = MatchExplanation(index: index, query: query)
        let suggestions = findings.prefix(5).map { finding in
            MatchDecision.Suggestion(
                contact: ContactReference(index[finding.contact]), score: min(1, max(0, finding.score)),
                reason: narrator.reason(finding))
        }
        decision.suggestions = suggestions
        if suggestions.count > 1 { decision.runnerUp = suggestions[1] }
        if let first = suggestions.first {
            decision.margin = max(0, first.score - (suggestions.dropFirst().first?.score ?? 0))
        }
        return decision
    }
}
