/// Compares one query with stored names.
struct NameComparer {
    let index: ContactIndex
    let query: FoldedName
    /// For each word of the query, how stored words agree with it; words that are not there do not.
    let agreements: [[Vocabulary.WordID: WordAgreement]]
    /// The orders in which the query's words are read: as written, and turned round.
    private let orders: [[Int]]

    init(index: ContactIndex, query: FoldedName, agreements: [[Vocabulary.WordID: WordAgreement]]) {
        self.index = index
        self.query = query
        self.agreements = agreements
        let straight = Array(query.core.indices)
        var orders = [straight]
        if straight.count > 1, !query.wasTurned {
            orders.append(Array(straight.dropFirst()) + [0])
            if straight.count > 2 { orders.append([straight.count - 1] + straight.dropLast()) }
        }
        self.orders = orders
    }

    func compare(_ id: Int32) -> NameComparison? {
        let entry = index.entries[Int(id)]
        let words = Array(index.words(of: entry))
        var best: Alignment?
        for (number, order) in orders.enumerated() {
            let alignment = align(order, words, entry, isTurned: number > 0)
            if best == nil || alignment.total > (best?.total ?? 0) + 1e-9 { best = alignment }
            // Turning round can only help where two words agree and stand the other way.
            if number == 0, alignment.isComplete || alignment.agreeing < 2 { break }
        }
        guard let best, best.total > 0 else { return nil }
        return judge(best, entry: entry, id: id, words: words)
    }

    /// Which word of the query stands for which word of the stored name, in order.
    struct Alignment {
        /// For each stored word the position in the query and how they agree.
        var pairs: [(query: Int, agreement: WordAgreement)?]
        /// Words of the query that stand for none.
        var extras: [Int]
        var total: Double
        var isTurned: Bool
        /// The order of the query's words that was aligned.
        var order: [Int]
        /// How many words of the query agree with any stored word.
        var agreeing: Int

        var isComplete: Bool { extras.isEmpty && pairs.allSatisfy { $0?.agreement.kind == .equal } }
    }

    private func agreement(
        _ position: Int, _ word: Vocabulary.WordID, at place: Int, _ entry: NameEntry
    ) -> WordAgreement? {
        if let known = agreements[position][word] {
            if known.kind == .equal { return known }
            // "Albert" is no form of the article in "Al Farsi".
            if isParticle(word, at: place, entry) { return known.kind == .cut ? known : nil }
            return known.kind == .diminutive && !mayDecide(position, word, at: place, entry) ? .looseForm : known
        }
        let stored = index.vocabulary.word(word), read = query.core[position]
        if let pieces = entry.details?.pieces, pieces.contains(read.scalars) { return .piece }
        guard let first = stored.first, let other = read.scalars.first, first == other, first < 0x530 else {
            return nil
        }
        // "Henk van d…" ends in a particle, which nobody abbreviates.
        if read.marks.contains(.cut), isParticle(word, at: place, entry) { return .cutParticle }
        if read.isInitial || stored.count == 1 { return .initial }
        return nil
    }

    /// "van", "de": stands in the family name and may be left out.
    func isParticle(_ word: Vocabulary.WordID, at place: Int, _ entry: NameEntry) -> Bool {
        place >= Int(entry.familyStart) && entry.count > 1
            && index.vocabulary.kinds[Int(word)].contains(.particle)
    }

    /// A particle of the query that the stored name lacks: inside a name it means nothing, at its ends it is a name.
    func mayBeLeftOut(_ position: Int) -> Bool {
        let word = query.core[position]
        return word.kinds.contains(.particle) && !word.isInitial && position > 0 && position < query.core.count - 1
    }

    /// Whether a short or full form is evidence: of a given name only; not of so short a one that it could stand for
    /// many; and not by way of a stored nickname, beside which the contact's own given name is known (Henry is no
    /// Harold whom they call Harry).
    private func mayDecide(_ position: Int, _ word: Vocabulary.WordID, at place: Int, _ entry: NameEntry) -> Bool {
        guard place < Int(entry.familyStart), index.vocabulary.length(word) > 2, query.core[position].count > 2 else {
            return false
        }
        switch entry.kind {
        // So short a name is a name of its own: Pippa is not Pip.
        case .display, .formal, .respelled: return entry.count > 1 || index.vocabulary.length(word) > 3
        case .nickname, .nicknameWithFamily, .alias: return false
        }
    }

    private func align(_ order: [Int], _ words: [Vocabulary.WordID], _ entry: NameEntry, isTurned: Bool) -> Alignment {
        let rows = order.count, columns = words.count
        var table = [Double](repeating: 0, count: (rows + 1) * (columns + 1))
        var agreeing = 0
        var matrix = [WordAgreement?](repeating: nil, count: rows * columns)
        for i in 0..<rows {
            var agrees = false
            for j in 0..<columns {
                guard let here = agreement(order[i], words[j], at: j, entry) else { continue }
                matrix[i * columns + j] = here
                agrees = true
            }
            if agrees { agreeing += 1 }
        }
        for i in 1...rows {
            for j in 1...columns {
                var best = max(table[(i - 1) * (columns + 1) + j], table[i * (columns + 1) + j - 1])
                if let here = matrix[(i - 1) * columns + j - 1] {
                    best = max(best, table[(i - 1) * (columns + 1) + j - 1] + here.score)
                }
                table[i * (columns + 1) + j] = best
            }
        }
        var pairs: [(query: Int, agreement: WordAgreement)?] = Array(repeating: nil, count: columns)
        var used: UInt64 = 0
        var i = rows, j = columns
        while i > 0, j > 0 {
            let value = table[i * (columns + 1) + j]
            if let here = matrix[(i - 1) * columns + j - 1],
                abs(table[(i - 1) * (columns + 1) + j - 1] + here.score - value) < 1e-9
            {
                pairs[j - 1] = (order[i - 1], here)
                used |= 1 << UInt64(order[i - 1])
                i -= 1
                j -= 1
            } else if table[(i - 1) * (columns + 1) + j] >= value - 1e-9 {
                i -= 1
            } else {
                j -= 1
            }
        }
        let total = table[rows * (columns + 1) + columns] - (isTurned ? 0.05 : 0)
        return Alignment(
            pairs: pairs, extras: order.filter { used & (1 << UInt64($0)) == 0 }, total: total, isTurned: isTurned,
            order: order, agreeing: agreeing)
    }
}
