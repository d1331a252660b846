/// The rules of evidence for telephone numbers, e-mail addresses and handles.
extension MatchResolver {
    mutating func concludeByIdentifier() -> MatchVerdict {
        let sets =
            query.identifiers.phones.map { addPhone($0) } + query.identifiers.emails.map { addEmail($0) }
            + query.identifiers.handles.map { addHandleText($0) }
        let found = sets.reduce(into: Set<Int32>()) { $0.formUnion($1) }
        let named = contactsNamedBeside()
        if found.isEmpty { addNearIdentifiers() }
        guard query.nature.isDisjoint(with: [.machineText, .group]) else {
            return .unknown("this is not a person's title")
        }
        guard !found.isEmpty else { return concludeByNameBeside() }
        guard found.count == 1, let winner = found.first, sets.allSatisfy({ $0.contains(winner) }) else {
            return .ambiguous(
                found.count == 1
                    ? "something else beside it is nobody's" : "\(found.count) contacts have it: \(names(found))")
        }
        if isMe(winner) { return .unknown("this is your own") }
        if let named, !named.contains(winner) { return .ambiguous("the name beside it is another one's") }
        guard let finding = best[winner] else { return .unknown("nobody has it") }
        return .matched(winner, "\(finding.reason); no other contact has it")
    }

    /// Nobody has the number, but a name stands beside it: it decides if that contact has no number to differ from.
    private func concludeByNameBeside() -> MatchVerdict {
        let refusal = MatchVerdict.unknown("no contact has this number, address or handle")
        let equals = best.values.filter { $0.score >= 0.98 && ($0.method == .exact || $0.method == .nickname) }
        guard equals.count == 1, let only = equals.first, query.name.core.count > 1, areAsidesHarmless(only.contact)
        else { return refusal }
        let contact = index[only.contact], asked = query.identifiers
        guard asked.phones.isEmpty || contact.phones.isEmpty, asked.emails.isEmpty || contact.emails.isEmpty,
            asked.handles.isEmpty || contact.handles.isEmpty
        else { return refusal }
        return .matched(only.contact, "\(only.reason); no other contact has it, and no number of theirs is stored")
    }

    private mutating func addPhone(_ phone: String) -> Set<Int32> {
        let found = IdentifierSearch(index: index).phone(phone)
        let shown = MatchExplanation.short(phone)
        for item in found {
            let who = name(item.contact)
            switch item.agreement {
            case .exact:
                add(
                    Finding(
                        contact: item.contact, method: .phone, score: 1,
                        reason: "number '\(shown)' is stored for \(who)"))
            case .national:
                add(
                    Finding(
                        contact: item.contact, method: .phone, score: 0.95,
                        reason: "number '\(shown)', its country apart, is stored for \(who)"))
            default:
                add(
                    Finding(
                        contact: item.contact, method: .phone, score: 0.6,
                        reason: "a number that ends like '\(shown)' is stored for \(who)"))
            }
        }
        let exact = found.filter { $0.agreement == .exact }
        guard exact.isEmpty else { return Set(exact.map(\.contact)) }
        // A screen leaves the user's own country out. A number that is stored without one may be any country's: it is not the one
        // that is shown with its country.
        guard !PhoneDigits.hasCountry(phone) else { return [] }
        return Set(found.filter { $0.agreement == .national }.map(\.contact))
    }

    private mutating func addEmail(_ email: String) -> Set<Int32> {
        let found = IdentifierSearch(index: index).email(email)
        for contact in found {
            add(
                Finding(
                    contact: contact, method: .email, score: 1,
                    reason: "address '\(email)' is stored for \(name(contact))"))
        }
        return Set(found)
    }

    private mutating func addHandleText(_ handle: String) -> Set<Int32> {
        let found = IdentifierSearch(index: index).handle(handle)
        for contact in found {
            add(
                Finding(
                    contact: contact, method: .handle, score: 1,
                    reason: "handle '@\(handle)' is stored for \(name(contact))"))
        }
        return Set(found)
    }

    /// The contacts that a name beside a number can mean; nil when there is no name.
    private mutating func contactsNamedBeside() -> Set<Int32>? {
        guard !query.name.core.isEmpty, !query.nature.contains(.placeholder) else { return nil }
        var beside = MatchResolver(index: index, query: query)
        let equals = beside.equalities()
        beside.addComparisons()
        for finding in beside.best.values { add(finding) }
        return equals.union(beside.best.values.filter { ($0.comparison?.verdict ?? .equal) > .possible }.map(\.contact))
    }

    /// Suggestions for a number, address or handle that nobody has: those a digit or a domain away, and those
    /// whose name it seems to hold.
    private mutating func addNearIdentifiers() {
        let search = IdentifierSearch(index: index)
        for phone in query.identifiers.phones {
            for (contact, number) in search.nearPhones(phone) where !isMe(contact) {
                add(
                    Finding(
                        contact: contact, method: .phone, score: 0.5,
                        reason: "'\(MatchExplanation.short(number))' of \(name(contact)) is close to it"))
            }
        }
        for text in query.identifiers.emails.map({ String($0.prefix { $0 != "@" }) }) + query.identifiers.handles {
            for (contact, other) in search.nearHandles(text) where !isMe(contact) {
                add(
                    Finding(
                        contact: contact, method: .handle, score: 0.6,
                        reason:
                            "'\(MatchExplanation.short(other))' of \(name(contact)) is close to it, but not the same"))
            }
            let words = text.map { $0.isLetter ? String($0) : " " }.joined()
            var tokenizer = NameTokenizer()
            let spelt = FoldedName(words, tokenizer: &tokenizer)
            for id in index.coreKeys.values(for: spelt.coreKey) where !isMe(index.entries[Int(id)].contact) {
                let contact = index.entries[Int(id)].contact
                add(
                    Finding(
                        contact: contact, method: .partial, score: 0.7,
                        reason: "it is made of the name of \(name(contact)), but is not stored"))
            }
            for (contact, comparison) in CandidateSearch(index: index, query: spelt, app: query.app).run()
            where !isMe(contact) {
                add(
                    Finding(
                        contact: contact, method: .partial, score: 0.6 * comparison.score,
                        reason: "it holds a part of the name of \(name(contact))"))
            }
        }
    }
}
