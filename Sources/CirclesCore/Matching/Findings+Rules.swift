extension Findings {
    /// The rules of evidence: collects findings for the query and says what they add up to.
    mutating func conclude() -> Conclusion {
        if query.name.core.isEmpty && query.identifiers.isEmpty { return .unknown("there is no name in it") }
        if !query.identifiers.isEmpty { return concludeWithIdentifiers() }
        return concludeByName()
    }

    // MARK: - By name

    private mutating func concludeByName() -> Conclusion {
        let equals = equalities()
        addComparisons()
        if let conclusion = conclude(equals) { return conclusion }
        if let refusal = refusal { return .unknown(refusal) }
        return concludeByComparison()
    }

    /// Why a text of this nature matches nobody but by equality.
    private var refusal: String? {
        let nature = query.nature
        if nature.contains(.machineText) { return "this is not a name" }
        if nature.contains(.placeholder) { return "this is a placeholder, not a name" }
        if nature.contains(.group) { return "this looks like the title of a group" }
        if nature.contains(.relationship) { return "a word of relationship means a person only where it is stored as a nickname" }
        if nature.contains(.unconfirmed) { return "the app says itself that it is not sure of the name" }
        return nil
    }

    /// Contacts that have this very name, nickname, alias or handle.
    private mutating func equalities() -> Set<Int32> {
        let asked = query.name
        guard !asked.isOverlong, !asked.all.isEmpty else { return [] }
        var found = Set<Int32>()
        let full = matching(asked.fullKey, asked.all, in: index.fullKeys, whole: true)
            .union(matching(asked.fullKey, asked.all, in: index.coreKeys, whole: true))
        for id in full { found.insert(addEquality(id)) }
        if found.isEmpty, query.nature.isDisjoint(with: [.machineText, .group]) {
            for id in matching(asked.coreKey, asked.core, in: index.coreKeys, whole: false) where isFree(id) {
                found.insert(addEquality(id))
            }
        }
        let handle = Identifiers.foldHandle(query.text)
        if !handle.isEmpty, query.nature.isDisjoint(with: [.machineText, .group]) {
            for contact in IdentifierSearch(index: index).handle(handle) {
                add(Finding(contact: contact, method: .handle, score: 0.99, reason: "handle '\(handle)' is stored for \(name(contact))"))
                found.insert(contact)
            }
        }
        return found
    }

    /// Entries under `key` whose words really are the same.
    private func matching(_ key: UInt64, _ words: [FoldedWord], in keys: HashChains, whole: Bool) -> Set<Int32> {
        Set(keys.values(for: key)).filter { id in
            let entry = index.entries[Int(id)]
            return whole ? entry.fullKey == key : entry.coreKey == key
        }
    }

    /// Nothing beside the name contradicts: contexts, generation, numbers, unknown words in brackets.
    private func isFree(_ id: Int32) -> Bool {
        let entry = index.entries[Int(id)]
        guard query.name.conflict(with: entry) == nil else { return false }
        if query.name.asides.isEmpty || query.name.core.count > 1 { return true }
        let own = index.entries.indices.contains(Int(id)) ? names(of: entry.contact) : []
        return query.name.asides.allSatisfy { own.contains($0.text) }
    }

    private func names(of contact: Int32) -> Set<String> {
        let person = index.contacts[Int(contact)]
        let texts = [person.name, person.given ?? "", person.family ?? ""] + person.nicknames + person.aliases
        return Set(texts.flatMap { NameNormalizer.fold($0).split(separator: " ").map(String.init) })
    }

    private mutating func addEquality(_ id: Int32) -> Int32 {
        let entry = index.entries[Int(id)]
        let shown = ReasonTeller.short(query.text)
        let who = name(entry.contact)
        if isMe(entry.contact) { noteOwn(.equal) }
        switch entry.kind {
        case .display, .formal, .respelled:
            add(Finding(contact: entry.contact, method: .exact, score: 1, reason: "'\(shown)' is the name of \(who)"))
        case .nickname:
            add(Finding(contact: entry.contact, method: .nickname, score: 0.98, reason: "nickname '\(shown)' is stored for \(who)"))
        case .alias:
            add(Finding(contact: entry.contact, method: .nickname, score: 0.98, reason: "alias '\(shown)' is stored for \(who)"))
        }
        return entry.contact
    }

    private func name(_ contact: Int32) -> String { ReasonTeller.short(index.contacts[Int(contact)].name) }

    private mutating func addComparisons() {
        for (contact, comparison) in CandidateSearch(index: index, query: query.name).run() {
            if isMe(contact) {
                noteOwn(comparison.verdict)
                continue
            }
            let method: MatchDecision.Method = comparison.verdict == .damaged ? .fuzzy : comparison.verdict == .equal ? .exact : .partial
            add(Finding(contact: contact, method: method, score: min(0.97, comparison.score), reason: "", comparison: comparison))
        }
    }

    /// One contact has this name: matched. Several: ambiguous. Nil when nobody has.
    private func conclude(_ equals: Set<Int32>) -> Conclusion? {
        let others = equals.filter { !isMe($0) }
        if others.isEmpty { return equals.isEmpty ? nil : .unknown("this is your own name") }
        guard others.count == 1, let winner = others.first, let finding = best[winner] else {
            return .ambiguous("\(others.count) contacts have this name")
        }
        if finding.method == .nickname {
            let rivals = best.values.filter { $0.contact != winner && isCalledSo($0) }
            if let rival = rivals.min(by: { name($0.contact) < name($1.contact) }) {
                return .ambiguous("\(finding.reason), but it is also the first name of \(name(rival.contact))")
            }
        }
        return .matched(winner, "\(finding.reason); no other contact has it")
    }

    private func isCalledSo(_ finding: Finding) -> Bool {
        guard let comparison = finding.comparison, comparison.verdict == .part else { return false }
        if case .givenName = comparison.evidence { return true }
        return false
    }

    private func concludeByComparison() -> Conclusion {
        let candidates = best.values.filter { ($0.comparison?.verdict ?? .possible) > .possible }
        let whole = candidates.filter { ($0.comparison?.verdict ?? .possible) >= .whole }
        let teller = ReasonTeller(index: index, query: query)
        if !whole.isEmpty {
            if let own = ownVerdict, own >= .whole { return .unknown("this may be your own name") }
            return settle(whole, teller)
        }
        let initials = candidates.filter { $0.comparison?.verdict == .initials }
        guard query.name.asides.isEmpty else { return .unknown("a part of a name with something else beside it") }
        if !initials.isEmpty { return settle(initials, teller) }
        let parts = candidates.filter { $0.comparison?.verdict == .part }
        guard !parts.isEmpty else {
            return .unknown(best.isEmpty ? "no contact has a name like this" : "no contact is close enough")
        }
        if isTooShort(parts) { return .ambiguous("so short a name could be several contacts' beginning") }
        return settle(parts, teller)
    }

    private func settle(_ fits: [Finding], _ teller: ReasonTeller) -> Conclusion {
        let ordered = fits.sorted { ($0.comparison?.cost ?? 0, $0.contact) < ($1.comparison?.cost ?? 0, $1.contact) }
        guard let first = ordered.first else { return .unknown("nobody fits") }
        if ordered.count == 1 { return .matched(first.contact, "\(teller.reason(first)); no other contact fits") }
        let second = ordered[1]
        // Two misread names: only a clear distance decides.
        if let a = first.comparison, let b = second.comparison, a.verdict == .damaged, b.verdict == .damaged, b.cost - a.cost >= 0.7 {
            return .matched(first.contact, "\(teller.reason(first)); the next one, \(name(second.contact)), is further off")
        }
        return .ambiguous("\(ordered.count) contacts fit")
    }

    /// A name of one or two letters that also begins other contacts' names.
    private func isTooShort(_ parts: [Finding]) -> Bool {
        guard let word = query.name.core.first, query.name.core.count == 1, parts.count == 1, let part = parts.first else { return false }
        guard word.count <= 2 else { return false }
        guard let first = word.scalars.first, first < 0x530 else { return word.count == 1 }
        return index.vocabulary.beginning(with: word.scalars).contains { id in
            index.entries(of: id).contains { entry in
                let entry = index.entries[Int(entry)]
                return entry.contact != part.contact && index.words(of: entry).first == id
            }
        }
    }

    // MARK: - By number, address or handle

    private mutating func concludeWithIdentifiers() -> Conclusion {
        let search = IdentifierSearch(index: index)
        var sets: [Set<Int32>] = []
        for phone in query.identifiers.phones {
            let found = search.phone(phone)
            let exact = found.filter { $0.agreement == .exact }
            let deciding = exact.isEmpty ? found.filter { $0.agreement == .national } : exact
            for item in found {
                let words = item.agreement == .short ? "a number ending like this is stored for" : "number '\(ReasonTeller.short(phone))' is stored for"
                add(
                    Finding(
                        contact: item.contact, method: .phone, score: item.agreement == .exact ? 1 : item.agreement == .national ? 0.95 : 0.6,
                        reason: "\(words) \(name(item.contact))"))
            }
            sets.append(Set(deciding.map(\.contact)))
        }
        for email in query.identifiers.emails {
            let found = search.email(email)
            for contact in found { add(Finding(contact: contact, method: .email, score: 1, reason: "address '\(email)' is stored for \(name(contact))")) }
            sets.append(Set(found))
        }
        for handle in query.identifiers.handles {
            let found = search.handle(handle)
            for contact in found { add(Finding(contact: contact, method: .handle, score: 1, reason: "handle '@\(handle)' is stored for \(name(contact))")) }
            sets.append(Set(found))
        }
        let rest = restOfName()
        let union = sets.reduce(into: Set<Int32>()) { $0.formUnion($1) }
        if !query.nature.isDisjoint(with: [.machineText, .group]) { return .unknown("this is not a name") }
        if union.isEmpty {
            return .unknown("no contact has this number, address or handle")
        }
        guard union.count == 1, let winner = union.first, sets.allSatisfy({ $0.contains(winner) }) else {
            return .ambiguous("\(union.count) contacts have it")
        }
        if isMe(winner) { return .unknown("this is your own") }
        if let rest, !rest.contains(winner) { return .ambiguous("the name beside it is another one") }
        guard let finding = best[winner] else { return .unknown("nobody has it") }
        return .matched(winner, "\(finding.reason); no other contact has it")
    }

    /// The contacts that the name beside a number can mean; nil when there is no name.
    private mutating func restOfName() -> Set<Int32>? {
        let core = query.name.core
        guard !core.isEmpty, !query.nature.contains(.placeholder) else { return nil }
        var rest = Findings(index: index, query: query)
        let equals = rest.equalities()
        rest.addComparisons()
        for finding in rest.best.values { add(finding) }
        return equals.union(rest.best.values.filter { ($0.comparison?.verdict ?? .equal) > .possible }.map(\.contact))
    }
}
