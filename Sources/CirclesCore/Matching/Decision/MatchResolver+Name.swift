import Foundation

/// The rules of evidence for a name.
extension MatchResolver {
    /// Collects what speaks for each contact and says what it adds up to.
    mutating func conclude() -> MatchVerdict {
        guard query.identifiers.isEmpty else { return concludeByIdentifier() }
        guard !query.name.core.isEmpty else { return concludeBySigns() }
        let equals = equalities()
        addComparisons()
        // What strangers call themselves proves nothing, unless it is stored just so.
        if let refusal, query.nature.contains(.unconfirmed), !equals.contains(where: { isAsEntered(index[$0]) }) {
            return .unknown(refusal)
        }
        if let verdict = conclude(equals) { return verdict }
        addLossySpellings()
        if let refusal { return .unknown(refusal) }
        return concludeByComparison()
    }

    /// A text without a letter or digit ("🐻") names somebody only if it is stored exactly so.
    private mutating func concludeBySigns() -> MatchVerdict {
        let asked = Self.signs(query.text)
        guard !asked.isEmpty, query.text.utf8.count <= 200 else { return .unknown("there is no name in it") }
        var found: [Int32] = []
        for position in index.positions where !isMe(position) {
            let contact = index[position]
            let isSo =
                ([contact.name] + contact.nicknames + contact.aliases.filter { $0.counts(in: query.app) }.map(\.name))
                .contains {
                    Self.signs($0) == asked && NameNormalizer.fold($0).isEmpty
                }
            guard isSo else { continue }
            let finding = Finding(
                contact: position, method: .nickname, score: 0.98,
                reason: "'\(query.text)' is stored for \(MatchExplanation.short(contact.name))")
            add(finding)
            found.append(finding.contact)
        }
        guard let first = found.first else { return .unknown("there is no name in it") }
        guard found.count == 1 else { return .ambiguous("\(found.count) contacts have this name: \(names(found))") }
        return .matched(first, "\(best[first]?.reason ?? ""); no other contact has it")
    }

    /// The visible signs of a text.
    private static func signs(_ text: String) -> [UInt32] {
        guard text.utf8.count <= 200 else { return [] }
        return text.unicodeScalars.filter(\.isSymbol).map(\.value)
    }

    /// Why a text of this nature matches nobody but by equality.
    private var refusal: String? {
        let nature = query.nature
        if nature.contains(.machineText) { return "this is not a name" }
        if nature.contains(.placeholder) { return "this is a placeholder, not a name" }
        if nature.contains(.group) { return "this looks like the title of a group" }
        if nature.contains(.relationship) {
            return "a word of relationship means a person only where it is stored as a nickname"
        }
        if nature.contains(.unconfirmed) { return "the app says itself that it is not sure of the name" }
        return nil
    }

    /// One contact has this name: matched. Several: ambiguous. Nil when nobody has.
    private func conclude(_ equals: Set<Int32>) -> MatchVerdict? {
        let others = theOneWithTheMarks(equals.filter { !isMe($0) })
        if others.isEmpty { return equals.isEmpty ? nil : .unknown("this is your own name") }
        guard others.count == 1, let winner = others.first, let finding = best[winner] else {
            return .ambiguous("\(others.count) contacts have this name: \(names(others))")
        }
        // Without its "@" a handle is a word, or words, and another contact may be called so.
        if finding.method == .handle || finding.method == .partial, let rival = rivalOfHandle(winner) {
            return .ambiguous("\(finding.reason), but \(rival) may be called so")
        }
        if finding.method == .nickname {
            let rivals = best.values.filter { $0.contact != winner && isCalledSo($0) }
            if let rival = rivals.map({ name($0.contact) }).min() {
                return .ambiguous("\(finding.reason), but it is also the first name of \(rival)")
            }
        }
        return .matched(winner, "\(finding.reason); no other contact has it")
    }

    /// Another contact who may be meant by a handle's words rather than its own: Robert Smith by "bob.smith".
    private func rivalOfHandle(_ winner: Int32) -> String? {
        let words = query.text.split { "._-".contains($0) }.joined(separator: " ")
        guard words != query.text else {
            let near = best.values.filter { finding in
                finding.contact != winner && (finding.comparison.map { $0.verdict >= .part } ?? false)
            }
            return near.map { name($0.contact) }.min()
        }
        let match = ContactMatcher(index).match(words, app: query.app), own = index[winner].id
        guard match.outcome != .unknown else { return nil }
        let score = match.suggestions.first { $0.contact.id == own }?.score ?? 0
        return match.suggestions.first { $0.contact.id != own && $0.score > score }.map {
            MatchExplanation.short($0.contact.name)
        }
    }

    /// Of several whose names are equal but for accents, the one whose name has just those shown, if no other has more:
    /// accents are lost in reading, never added.
    private func theOneWithTheMarks(_ equals: Set<Int32>) -> Set<Int32> {
        guard equals.count > 1 else { return equals }
        func marks(_ text: String) -> Int {
            text.decomposedStringWithCanonicalMapping.unicodeScalars.count {
                $0.properties.generalCategory == .nonspacingMark
            }
        }
        let asked = marks(query.text)
        let exact = equals.filter { isAsEntered(index[$0]) }
        guard asked > 0, exact.count == 1,
            equals.subtracting(exact).allSatisfy({ marks(index.name($0)) < asked })
        else { return equals }
        return exact
    }

    private func isCalledSo(_ finding: Finding) -> Bool {
        guard let comparison = finding.comparison, comparison.verdict == .part else { return false }
        if case .givenName = comparison.evidence { return true }
        return false
    }

    mutating func addComparisons() {
        let isMention = !query.nature.isDisjoint(with: [.machineText, .group, .relationship])
        var names = isMention ? [query.name.mentions] : query.spellings
        // "Jean Luc" for Jean-Luc.
        if !isMention, let joined = query.name.joined, index.vocabulary.find(joined.scalars, hash: joined.hash) != nil {
            names.append(query.name.replacingCore(with: [joined]))
        }
        for name in names {
            for (contact, comparison) in CandidateSearch(index: index, query: name, app: query.app).run() {
                if isMe(contact) {
                    noteOwn(comparison.verdict)
                    continue
                }
                if comparison.isFarFetched { continue }
                let method: MatchDecision.Method =
                    switch comparison.verdict {
                    // A likeness to what was learnt is no proof: another title may be as like.
                    case _ where index.entries[Int(comparison.entry)].kind == .alias: .partial
                    case .damaged: .fuzzy
                    case .equal: .exact
                    default: .partial
                    }
                add(
                    Finding(
                        contact: contact, method: method, score: min(0.97, comparison.score), comparison: comparison))
            }
        }
    }

    /// Names in scripts whose romanisation is lossy, and those that begin with the same character, which is a family
    /// name: suggestions, whatever they agree with.
    private mutating func addLossySpellings() {
        addFamilyCharacter()
        let keys = LossyRomanization.keys(ofLatin: query.name.core)
        for contact in Set(keys.flatMap { index.lossyKeys.values(for: $0) }) where !isMe(contact) {
            add(
                Finding(
                    contact: contact, method: .partial, score: 0.75,
                    reason: "'\(name(contact))' can be written so in Latin letters, but so can others"))
        }
    }

    private mutating func addFamilyCharacter() {
        guard query.name.core.count == 1, let first = query.name.core.first?.scalars.first, first >= 0x2E80 else {
            return
        }
        for word in index.vocabulary.beginning(with: [first]) {
            for id in index.entries(of: word) {
                let entry = index.entries[Int(id)]
                guard !isMe(entry.contact), entry.counts(in: query.app), index.words(of: entry).first == word else {
                    continue
                }
                add(
                    Finding(
                        contact: entry.contact, method: .partial, score: 0.4,
                        reason: "'\(name(entry.contact))' begins with the same character"))
            }
        }
    }

    private func concludeByComparison() -> MatchVerdict {
        let whole = fits { $0 >= .whole }
        if !whole.isEmpty {
            if let own = ownVerdict, own >= .whole { return .unknown("this may be your own name") }
            if whole.count == 1, !areAsidesHarmless(whole[0].contact) {
                return .unknown("another name stands beside it")
            }
            return verdict(of: withoutAddedNames(whole))
        }
        let initials = fits { $0 == .initials }
        let parts = fits { $0 == .part }
        guard !initials.isEmpty || !parts.isEmpty else {
            return .unknown(best.isEmpty ? "no contact has a name like this" : "no contact is close enough")
        }
        if (initials.isEmpty ? parts : initials).allSatisfy({ !areAsidesHarmless($0.contact) }) {
            return .unknown("a part of a name with somebody else's beside it")
        }
        if !initials.isEmpty { return verdict(of: initials) }
        if let rival = rivalOfPart(parts) { return rival }
        return verdict(of: parts)
    }

    /// "Ana C. Silva" is Ana Clara Silva rather than Ana Silva with one name more.
    private func withoutAddedNames(_ whole: [Finding]) -> [Finding] {
        let complete = whole.filter { finding in
            if case .middleAdded? = finding.comparison?.evidence { return false }
            return true
        }
        return complete.isEmpty ? whole : complete
    }

    private func fits(_ isFit: (NameComparison.Verdict) -> Bool) -> [Finding] {
        best.values.filter { $0.comparison.map { isFit($0.verdict) } ?? false }
    }

    private func verdict(of fits: [Finding]) -> MatchVerdict {
        let teller = MatchExplanation(index: index, query: query)
        let ordered = fits.sorted { a, b in
            let first = a.comparison?.cost ?? 0, second = b.comparison?.cost ?? 0
            if first != second { return first < second }
            // Two that are not damaged are ambiguous in whatever order.
            return first > 0 && isBefore(a.contact, b.contact)
        }
        guard let first = ordered.first else { return .unknown("nobody fits") }
        if ordered.count == 1 {
            if let rival = closeRival(of: first) { return .ambiguous("\(name(rival)) is nearly as close") }
            return .matched(first.contact, "\(teller.reason(first)); no other contact fits")
        }
        // Two misread names: only a clear distance decides.
        if let a = first.comparison, let b = ordered[1].comparison, a.verdict == .damaged, b.verdict == .damaged,
            b.cost - a.cost >= Self.clearDistance
        {
            return .matched(
                first.contact, "\(teller.reason(first)); the next one, \(name(ordered[1].contact)), is further off")
        }
        return .ambiguous("\(ordered.count) contacts fit: \(names(ordered.map(\.contact)))")
    }

    /// Another contact with the same family name and nearly the same first name, which could as well be meant:
    /// Katherine Hill, when "Kathryn Hill" leads to Kate Hill; Benedict Arnold, when "Benjamin Arnold" leads to Ben.
    /// Or one with the same first name and nearly the same family name, beside a form of a first name: Lucas Clement,
    /// when "Lucas Clemens" leads to Luke Clemens. Or one who is called by the second of two names: Luis José Paredes, when "José
    /// Paredes" leads to José Luis. Or one for whom the short form is stored.
    private func closeRival(of winner: Finding) -> Int32? {
        guard let comparison = winner.comparison, comparison.verdict >= .whole else { return nil }
        let rivals = best.values.filter { finding in
            guard finding.contact != winner.contact, let other = finding.comparison else { return false }
            if case .middleLeftOut = comparison.evidence, other.isCalledByMiddle { return true }
            if case .diminutive = comparison.evidence, other.agreesInFamily, begins(finding) { return true }
            if case .diminutive = comparison.evidence, other.isSpellingOfFamily { return true }
            guard other.isSpellingOfGiven else { return false }
            if case .diminutive = comparison.evidence { return true }
            if case .middleAdded = comparison.evidence { return true }
            return comparison.verdict == .damaged && other.cost - comparison.cost < Self.clearDistance
        }
        if let rival = rivals.min(by: { name($0.contact) < name($1.contact) }) { return rival.contact }
        guard case .diminutive = comparison.evidence, let short = query.name.core.first,
            let word = index.vocabulary.find(short.scalars, hash: short.hash)
        else { return nil }
        return index.entries(of: word).map { index.entries[Int($0)] }.filter { entry in
            entry.kind == .nickname && entry.count == 1 && entry.contact != winner.contact && !isMe(entry.contact)
        }.map(\.contact).min { name($0) < name($1) }
    }

    /// The contact's first name begins with the query's: Aditi, when "Adi Kulkarni" leads to Aditya.
    private func begins(_ finding: Finding) -> Bool {
        guard let entry = finding.comparison.map({ index.entries[Int($0.entry)] }), let read = query.name.core.first,
            let first = index.words(of: entry).first
        else { return false }
        return index.vocabulary.word(first).starts(with: read.scalars)
    }

    /// How much less damage (in `EditDistance.Damage.cost`) makes one of two misread names the right one.
    private static let clearDistance = 0.5

    /// What else a first name alone could mean: somebody whose family name it is, or, where it is very short,
    /// somebody whose name begins with it.
    private func rivalOfPart(_ parts: [Finding]) -> MatchVerdict? {
        guard query.name.core.count == 1, let word = query.name.core.first, parts.count == 1, let part = parts.first
        else {
            return nil
        }
        let namesakes = best.values.filter { finding in
            guard finding.contact != part.contact, let comparison = finding.comparison else { return false }
            if case .surname = comparison.evidence { return comparison.cost == 0 }
            return false
        }
        if case .givenName? = part.comparison?.evidence, let rival = namesakes.map({ name($0.contact) }).min() {
            return .ambiguous("it is the first name of \(name(part.contact)) and the surname of \(rival)")
        }
        guard word.count <= 2 else { return nil }
        guard let first = word.scalars.first, first < 0x530 else {
            return word.count == 1 ? .ambiguous("a single character is too little") : nil
        }
        let begins = index.vocabulary.beginning(with: word.scalars).contains { id in
            index.entries(of: id).contains { entry in
                let entry = index.entries[Int(entry)]
                return entry.contact != part.contact && index.words(of: entry).first == id
            }
        }
        return begins ? .ambiguous("so short a name could be several contacts' beginning") : nil
    }
}
