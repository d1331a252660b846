extension NameComparer {
    /// From the comparison vector to a verdict: the rules of evidence for one name.
    func judge(_ alignment: Alignment, entry: NameEntry, id: Int32, words: [Vocabulary.WordID]) -> NameComparison {
        let facts = Facts(alignment, familyStart: Int(entry.familyStart), words: words, comparer: self)
        let (verdict, evidence) = verdict(facts, alignment, entry)
        let base = 2 * alignment.total / (Double(query.core.count) + facts.storedWeight)
        let score: Double
        switch verdict {
        case .equal: score = 1
        case .damaged: score = max(0.81, min(0.99, 0.99 * base))
        case .whole: score = 0.8 + 0.17 * min(1, base)
        case .initials: score = 0.8 + 0.12 * min(1, base)
        case .part: score = 0.8 + 0.1 * min(1, base)
        case .possible: score = min(0.79, 0.79 * base + (facts.given == nil ? 0 : 0.05))
        }
        return NameComparison(entry: id, verdict: verdict, evidence: evidence, score: score, cost: facts.cost)
    }

    /// An alignment, seen as given, middle and family name.
    struct Facts {
        var given: WordAgreement?
        /// The best agreement of a word of the family name, particles left out.
        var family: WordAgreement?
        var hasFamily = false
        var familyIsComplete = true
        var middleMissing = 0
        /// Middle words stored as initials or matched by initials.
        var extras: [FoldedWord] = []
        var cost = 0.0
        var storedWeight = 0.0
        var kinds: Set<WordAgreement.Kind> = []

        init(_ alignment: Alignment, familyStart: Int, words: [Vocabulary.WordID], comparer: NameComparer) {
            for (position, pair) in alignment.pairs.enumerated() {
                let isParticle =
                    position >= familyStart && words.count > 1
                    && comparer.index.vocabulary.kinds[Int(words[position])].contains(.particle)
                storedWeight += isParticle && pair == nil ? 0.2 : 1
                if let pair {
                    cost += pair.agreement.cost
                    kinds.insert(pair.agreement.kind)
                }
                if position == 0, familyStart > 0 {
                    given = pair?.agreement
                } else if position >= familyStart {
                    guard !isParticle else { continue }
                    hasFamily = true
                    guard let pair else {
                        familyIsComplete = false
                        continue
                    }
                    if family.map({ $0.kind < pair.agreement.kind }) ?? true { family = pair.agreement }
                } else if pair == nil {
                    middleMissing += 1
                }
            }
            extras = alignment.extras.map { comparer.query.core[$0] }.filter { !$0.kinds.contains(.particle) }
        }
    }

    private func verdict(
        _ facts: Facts, _ alignment: Alignment, _ entry: NameEntry
    ) -> (NameComparison.Verdict, NameComparison.Evidence) {
        if let conflict = query.conflict(with: entry) { return (.possible, .contradiction(conflict)) }
        let whole: Set<WordAgreement.Kind> = [.equal, .damaged, .cut, .diminutive]
        guard facts.kinds.isDisjoint(with: [.variant]) else { return (.possible, .otherSpelling) }
        guard facts.kinds.isDisjoint(with: [.beginning]) else { return (.possible, .beginning) }
        if alignment.isTurned && (facts.kinds != [.equal] || isReadBothWays) { return (.possible, .similar) }
        guard let given = facts.given else {
            if facts.family != nil {
                return isTitled(entry, facts) ? (.part, .titleAndSurname) : (.possible, .surname)
            }
            return (.possible, .similar)
        }
        guard facts.hasFamily, let family = facts.family else { return givenAlone(given, facts, entry) }
        if given.kind == .initial || family.kind == .initial {
            let other = given.kind == .initial ? family : given
            guard facts.extras.isEmpty, other.kind == .equal, query.core.count == 2 else { return (.possible, .nearInitial) }
            return (.initials, given.kind == .initial ? .initialAndSurname : .nameAndInitial)
        }
        guard whole.contains(given.kind), whole.contains(family.kind) else { return (.possible, .similar) }
        if !facts.extras.isEmpty, facts.middleMissing > 0 { return (.possible, .contradiction("another middle name")) }
        if !facts.extras.isEmpty { return isMiddleName(facts.extras) ? (.whole, .middleAdded) : (.possible, .similar) }
        if facts.kinds.contains(.diminutive) { return facts.cost > 0 ? (.possible, .similar) : (.whole, .diminutive) }
        let isLess = facts.middleMissing > 0 || !facts.familyIsComplete
        if facts.kinds.contains(.damaged) {
            return isLess || facts.cost > 2 ? (.possible, .misread) : (.damaged, .misread)
        }
        if facts.kinds.contains(.cut) { return isLess ? (.whole, .cut) : (.damaged, .cut) }
        return isLess || facts.kinds.contains(.initial) ? (.whole, .middleLeftOut) : (.equal, .sameName)
    }

    private func givenAlone(
        _ given: WordAgreement, _ facts: Facts, _ entry: NameEntry
    ) -> (NameComparison.Verdict, NameComparison.Evidence) {
        let isShort = (query.core.first?.count ?? 0) <= 2
        guard facts.extras.isEmpty, given.kind != .initial else { return (.possible, .similar) }
        switch given.kind {
        case .equal: return (.part, .givenName)
        case .diminutive: return isShort ? (.possible, .diminutive) : (.part, .diminutive)
        case .cut: return (query.core.first?.count ?? 0) >= 4 ? (.part, .cut) : (.possible, .cut)
        case .damaged: return given.cost <= 0.5 ? (.part, .misread) : (.possible, .misread)
        default: return (.possible, .similar)
        }
    }

    /// Both words can be given and family name ("James Taylor"): turned round it is somebody else.
    private var isReadBothWays: Bool {
        query.core.count == 2 && NameRegister.canBeEither(query.core[0].hash) && NameRegister.canBeEither(query.core[1].hash)
    }

    private func isTitled(_ entry: NameEntry, _ facts: Facts) -> Bool {
        guard let title = query.titles.first, let stored = entry.details?.titles else { return false }
        return stored.contains(title) && facts.extras.isEmpty && facts.family?.kind == .equal && query.core.count == 1
    }

    private func isMiddleName(_ extras: [FoldedWord]) -> Bool {
        extras.count <= 2 && extras.allSatisfy { $0.isInitial || NameRegister.isName($0.hash) }
    }
}

extension FoldedName {
    /// What speaks against this name being the query's, whatever agrees.
    func conflict(with entry: NameEntry) -> String? {
        let stored = entry.details?.generation
        if let mine = generation, mine != stored { return stored == nil ? "'\(mine)' is not stored" : "\(stored ?? "") is stored" }
        let numbers = self.numbers.map(\.text)
        let beside = entry.details?.beside ?? []
        if !numbers.allSatisfy(beside.contains) { return "another number" }
        let contexts = self.contexts.filter { $0.kinds.contains(.context) }.map(\.text)
        let storedContexts = beside.filter { NameWords.of(ScalarHash.of($0)).contains(.context) }
        if !contexts.isEmpty, !storedContexts.isEmpty, Set(contexts).isDisjoint(with: storedContexts) {
            return "'\(storedContexts[0])' is stored"
        }
        return nil
    }
}
