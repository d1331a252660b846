extension NameComparer {
    /// From the comparison vector to a verdict: the rules of evidence for one name.
    func judge(_ alignment: Alignment, entry: NameEntry, id: Int32, words: [Vocabulary.WordID]) -> NameComparison {
        let facts = Facts(alignment, entry: entry, words: words, comparer: self)
        let (verdict, evidence) = verdict(facts, alignment, entry)
        let base = 2 * alignment.total / (Double(query.core.count) + facts.storedWeight)
        // A band for each class, so that a stronger class is never outranked.
        let score =
            switch verdict {
            case .equal: 1.0
            case .damaged: 0.9 + 0.09 * min(1, base)
            case .whole: 0.88 + 0.1 * min(1, base)
            case .initials: 0.84 + 0.05 * min(1, base)
            case .part: 0.8 + 0.05 * min(1, base)
            case .possible: min(0.79, 0.75 * base + (facts.given == nil ? 0 : 0.04))
            }
        return NameComparison(
            entry: id, verdict: verdict, evidence: evidence, score: score, cost: facts.cost,
            isSpellingOfGiven: facts.family?.kind == .equal
                && (facts.given?.kind == .variant && facts.extras.isEmpty
                    || facts.given?.kind == .equal && facts.middleMissing > 0 && !facts.extras.isEmpty),
            isCalledByMiddle: facts.given == nil && facts.isMiddleNamed && facts.family?.kind == .equal
                && facts.extras.isEmpty,
            agreesInFamily: facts.family?.kind == .equal,
            isSpellingOfFamily: facts.given?.kind == .equal && facts.family?.kind == .variant && facts.extras.isEmpty,
            isFarFetched: facts.kinds == .variant && !facts.extras.isEmpty
        )
    }

    /// An alignment, seen as given, middle and family name.
    struct Facts {
        var given: WordAgreement?
        /// The agreement of the family name; of two, of the first.
        var family: WordAgreement?
        var hasFamily = false
        var familyIsComplete = true
        /// Only the second of two family names was named.
        var lacksFamilyHead = false
        /// The query ends in a "van" or "de" of the family name.
        var isCutInParticle = false
        var middleMissing = 0
        /// A middle name agrees entirely.
        var isMiddleNamed = false
        /// Words of the query that stand for none of the stored ones, particles left out.
        var extras: [FoldedWord]
        var cost = 0.0
        var storedWeight = 0.0
        var kinds: WordAgreement.Kinds = []

        init(_ alignment: Alignment, entry: NameEntry, words: [Vocabulary.WordID], comparer: NameComparer) {
            let familyStart = Int(entry.familyStart)
            extras = alignment.extras.filter { !comparer.mayBeLeftOut($0) }.map { comparer.query.core[$0] }
            for (position, pair) in alignment.pairs.enumerated() {
                let isParticle = comparer.isParticle(words[position], at: position, entry)
                storedWeight += isParticle && pair == nil ? 0.2 : 1
                if let pair {
                    cost += pair.agreement.cost
                    kinds.insert(WordAgreement.Kinds(pair.agreement.kind))
                }
                if position < familyStart {
                    if pair == nil, position > 0 || entry.isFamilyFirst { middleMissing += 1 }
                    readGiven(pair?.agreement, isCalledBy: position == 0 || entry.isFamilyFirst)
                } else if !isParticle {
                    readFamily(pair?.agreement)
                } else if pair?.agreement.kind == .cut {
                    isCutInParticle = true
                }
            }
            // Of a name with the family in front, any other word may be the one it is called by; but not "Văn" of "Đặng Văn Đức"
            // for "Đặng Văn Dũng".
            if entry.isFamilyFirst, given != nil, extras.isEmpty { middleMissing = 0 }
        }

        private mutating func readGiven(_ agreement: WordAgreement?, isCalledBy: Bool) {
            if isCalledBy, let agreement, given.map({ $0.kind < agreement.kind }) ?? true { given = agreement }
            if !isCalledBy, agreement?.kind == .equal { isMiddleNamed = true }
        }

        private mutating func readFamily(_ agreement: WordAgreement?) {
            if let agreement {
                if family == nil { family = agreement }
                if hasFamily, !familyIsComplete { lacksFamilyHead = true }
            } else {
                familyIsComplete = false
            }
            hasFamily = true
        }
    }

    private func verdict(
        _ facts: Facts, _ alignment: Alignment, _ entry: NameEntry
    ) -> (NameComparison.Verdict, NameComparison.Evidence) {
        if let conflict = query.conflict(with: entry) { return (.possible, .contradiction(conflict)) }
        // "Russell Tho…son": what stands behind the gap is no name of its own.
        guard !query.core.dropLast().contains(where: { $0.marks.contains(.cut) }) else { return (.possible, .cut) }
        guard !facts.kinds.contains(.variant) else { return (.possible, .otherSpelling) }
        guard !facts.kinds.contains(.beginning) else { return (.possible, .beginning) }
        guard !facts.lacksFamilyHead else { return (.possible, .similar) }
        if alignment.isTurned, !entry.isFamilyFirst, !mayBeTurned(facts) { return (.possible, .similar) }
        guard let given = facts.given else {
            guard facts.family != nil else { return (.possible, .similar) }
            return isTitled(entry, facts) ? (.part, .titleAndSurname) : (.possible, .surname)
        }
        guard facts.hasFamily, let family = facts.family else {
            return cutInParticle(given, facts, alignment) ?? givenAlone(given, facts, entry)
        }
        if given.kind == .initial || family.kind == .initial {
            let other = given.kind == .initial ? family : given
            // "S. Venkatesan" is stored: nothing says that Suresh is meant.
            guard given.kind != .initial || query.core.contains(where: \.isInitial) else {
                return (.possible, .nearInitial)
            }
            guard facts.extras.isEmpty, other.kind == .equal || other.kind == .diminutive else {
                return (.possible, .nearInitial)
            }
            return (.initials, given.kind == .initial ? .initialAndSurname : .nameAndInitial)
        }
        return wholeName(facts, alignment, entry)
    }

    /// "Henk van d…" for Henk van der Berg: says as much of the family name as "Henk B…" or "Henk Be…" does, so that
    /// Henk van Dijk fits as well.
    private func cutInParticle(
        _ given: WordAgreement, _ facts: Facts, _ alignment: Alignment
    ) -> (NameComparison.Verdict, NameComparison.Evidence)? {
        guard facts.isCutInParticle, given.kind == .equal, facts.kinds == [.equal, .cut], alignment.extras.isEmpty,
            let last = query.core.last
        else { return nil }
        return (last.isInitial ? .initials : .damaged, .cut)
    }

    /// Given and family name are both there, neither as an initial.
    private func wholeName(
        _ facts: Facts, _ alignment: Alignment, _ entry: NameEntry
    ) -> (NameComparison.Verdict, NameComparison.Evidence) {
        if !facts.extras.isEmpty, facts.middleMissing > 0 {
            return (.possible, .contradiction("another middle name is stored"))
        }
        let isMisread = facts.kinds.contains(.damaged)
        if !facts.extras.isEmpty {
            guard !isMisread, isMiddleName(alignment, entry) else { return (.possible, .similar) }
            return (.whole, .middleAdded)
        }
        if facts.kinds.contains(.diminutive) { return isMisread ? (.possible, .similar) : (.whole, .diminutive) }
        let isLess = facts.middleMissing > 0 || !facts.familyIsComplete
        if isMisread { return isLess || facts.cost > 1.3 ? (.possible, .misread) : (.damaged, .misread) }
        if facts.kinds.contains(.cut) { return isLess ? (.whole, .cut) : (.damaged, .cut) }
        return isLess || facts.kinds.contains(.initial) ? (.whole, .middleLeftOut) : (.equal, .sameName)
    }

    private func givenAlone(
        _ given: WordAgreement, _ facts: Facts, _ entry: NameEntry
    ) -> (NameComparison.Verdict, NameComparison.Evidence) {
        guard facts.extras.isEmpty, let word = query.core.first else { return (.possible, .similar) }
        guard !facts.kinds.contains(.initial) else { return (.possible, .nearInitial) }
        // "Mr. Whitfield" is stored by a surname; "Dr. Anna" is more than "Anna".
        let stored = entry.details?.titles ?? []
        if entry.count == 1, !stored.isEmpty, query.titles.isEmpty { return (.possible, .surname) }
        if !query.titles.isEmpty, Set(query.titles).isDisjoint(with: stored) { return (.possible, .givenName) }
        // "Chen" may be called by the family name of others even where it is stored as a given name.
        if facts.hasFamily, NameGazetteer.isEasternFamilyName(word.hash) { return (.possible, .surname) }
        switch given.kind {
        case .equal: return (.part, .givenName)
        // "Bill" may stand for the one William; "Catalina" alone is rather somebody else than the one Kate.
        case .diminutive: return word.count <= 2 || given.isFuller ? (.possible, .diminutive) : (.part, .diminutive)
        case .cut: return word.count >= 4 ? (.part, .cut) : (.possible, .cut)
        case .damaged: return given.cost <= 0.5 && word.count >= 5 ? (.part, .misread) : (.possible, .misread)
        default: return (.possible, .similar)
        }
    }

    /// Without a comma, only equal words are read the other way round, and not where both ways are names ("James
    /// Taylor", "Luis Jose"); "Petrov A." is the one form with an initial.
    private func mayBeTurned(_ facts: Facts) -> Bool {
        if facts.kinds == [.equal] {
            return query.core.count != 2 || !query.core.allSatisfy { NameGazetteer.isGivenName($0.hash) }
        }
        guard facts.kinds == [.equal, .initial], query.core.count == 2 else { return false }
        return query.core[1].isInitial && !NameGazetteer.isGivenName(query.core[0].hash)
    }

    private func isTitled(_ entry: NameEntry, _ facts: Facts) -> Bool {
        guard let title = query.titles.first, let stored = entry.details?.titles else { return false }
        return stored.contains(title) && facts.extras.isEmpty && facts.family?.kind == .equal && query.core.count == 1
    }

    /// The words that the stored name lacks are further names of the same person: one or two between given and
    /// family name, or a second family name behind it.
    private func isMiddleName(_ alignment: Alignment, _ entry: NameEntry) -> Bool {
        guard let first = alignment.pairs.first.flatMap({ $0?.query }),
            let last = alignment.pairs.last.flatMap({ $0?.query }),
            let start = alignment.order.firstIndex(of: first), let end = alignment.order.firstIndex(of: last)
        else { return false }
        var between = 0, behind = 0
        for extra in alignment.extras where !mayBeLeftOut(extra) {
            guard let place = alignment.order.firstIndex(of: extra), place > start else { return false }
            let word = query.core[extra]
            guard word.isInitial || (!query.wasTurned && NameGazetteer.isName(word.hash)) else { return false }
            if place > end { behind += 1 } else { between += 1 }
        }
        return between <= 2 && behind <= 1
    }
}

extension FoldedName {
    /// What speaks against a stored name being this one, whatever the words say; nil when nothing does.
    func conflict(with entry: NameEntry) -> String? {
        let details = entry.details
        if let generation, generation != details?.generation {
            return details?.generation.map { "'\($0)' is stored" } ?? "'\(generation)' is not stored"
        }
        if let stored = details?.titles, !stored.isEmpty, !titles.isEmpty, Set(titles).isDisjoint(with: stored) {
            return "the title '\(stored[0])' is stored"
        }
        let beside = details?.beside ?? []
        if !numbers.allSatisfy({ beside.contains($0.text) }) { return "the number is not stored" }
        // "Anna" is not Anna 2, whoever numbered her: there are others.
        let shown = (numbers + contexts + asides).map(\.text)
        if let missing = beside.first(where: { $0.allSatisfy(\.isNumber) && !shown.contains($0) }) {
            return "'\(missing)' is stored"
        }
        let here = contexts.filter { $0.kinds.contains(.context) }.map(\.text)
        let stored = beside.filter { NameWords.of(ScalarHash.of($0)).contains(.context) }
        if !here.isEmpty, let first = stored.first, Set(here).isDisjoint(with: stored) { return "'\(first)' is stored" }
        return nil
    }
}
