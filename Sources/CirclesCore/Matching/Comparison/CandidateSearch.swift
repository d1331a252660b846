/// Blocking and comparison: from a query to the stored names worth judging, the best one of each contact.
struct CandidateSearch {
    let index: ContactIndex
    let query: FoldedName
    /// The app the query was read in; nil when that cannot be told.
    var app: Transcript.App?

    /// How many contacts are compared at least, when so many share a word with the query.
    private static let enough = 24

    /// Contact position to its best comparison.
    func run() -> [Int32: NameComparison] {
        guard !query.core.isEmpty, !index.entries.isEmpty, query.core.count <= NameEntry.wordLimit else { return [:] }
        let agreements = query.core.indices.map(agreements)
        let comparer = NameComparer(index: index, query: query, agreements: agreements)
        var best: [Int32: NameComparison] = [:]
        for id in query.core.allSatisfy(\.isInitial) ? entriesByInitials() : block(agreements) {
            guard index.entries[Int(id)].counts(in: app), let comparison = comparer.compare(id) else { continue }
            let contact = index.entries[Int(id)].contact
            if let known = best[contact], !Self.isBetter(comparison, known) { continue }
            best[contact] = comparison
        }
        return best
    }

    static func isBetter(_ a: NameComparison, _ b: NameComparison) -> Bool {
        if a.verdict != b.verdict { return a.verdict > b.verdict }
        // Entries of one contact stand in the contact's own order, wherever it is in the book.
        return a.score != b.score ? a.score > b.score : a.entry < b.entry
    }

    /// The stored words that agree with one word of the query.
    private func agreements(_ position: Int) -> [Vocabulary.WordID: WordAgreement] {
        let word = query.core[position]
        guard !word.isInitial, !word.marks.contains(.number) else { return [:] }
        var result: [Vocabulary.WordID: WordAgreement] = [:]
        let vocabulary = index.vocabulary
        let known = vocabulary.find(word.scalars, hash: word.hash)
        // "Chr. Bauer": a full stop after more than one letter abbreviates, unless the word is known as it stands.
        let isCut =
            word.marks.contains(.cut) || (word.marks.contains(.dotted) && word.count > 1 && known == nil)
        let isName = !isCut && (known != nil || NameGazetteer.isOnRecord(word.hash))
        if word.count >= 3 || word.scalars.contains(where: { (0x30...0x39).contains($0) }) {
            addNear(word, known: known, isName: isName, to: &result)
        }
        if isCut || (word.count >= 3 && position == query.core.count - 1) {
            for id in vocabulary.beginning(with: word.scalars) where id != known || isCut {
                if !isCut, result[id]?.kind == .damaged { continue }
                result[id] = beginning(word, id, isCut: isCut, isName: isName)
            }
        }
        if word.count >= 2, !isCut { addForms(word, to: &result) }
        if known == nil, word.marks.contains(.smallFirst), let id = findCapital(word) {
            result[id] = WordAgreement(kind: .damaged, score: 0.95, cost: 0.25)
        }
        if let known { result[known] = isCut ? WordAgreement(kind: .cut, score: 0.95) : .equal }
        return result
    }

    /// "lan" for Ian, "dyde" for Clyde.
    private func findCapital(_ word: FoldedWord) -> Vocabulary.WordID? {
        let capital: [UInt32] = word.scalars.first == 0x6C ? [0x69] : [0x63, 0x6C]
        let scalars = capital + word.scalars.dropFirst()
        return index.vocabulary.find(scalars, hash: ScalarHash.of(scalars))
    }

    /// Misread words and neighbours.
    private func addNear(
        _ word: FoldedWord, known: Vocabulary.WordID?, isName: Bool, to result: inout [Vocabulary.WordID: WordAgreement]
    ) {
        let vocabulary = index.vocabulary
        // A word that is in the book needs no damage to be explained; its neighbours are for suggestions only.
        let limit = known != nil || word.count <= 4 ? 1 : word.count <= 8 ? 2 : 3
        for id in vocabulary.near(word.scalars, limit: limit) where id != known {
            result[id] = WordAgreement.misread(word.scalars, for: Array(vocabulary.word(id)), isName: isName)
        }
        // "Kingston" begins with "King".
        guard word.count > 3, known == nil else { return }
        for length in 3..<word.count {
            let prefix = word.scalars.prefix(length)
            guard let id = vocabulary.find(prefix, hash: ScalarHash.of(prefix)), result[id] == nil else { continue }
            result[id] = WordAgreement(kind: .variant, score: 0.6 * Double(length) / Double(word.count))
        }
    }

    /// Short and full forms, and full names that share one.
    private func addForms(_ word: FoldedWord, to result: inout [Vocabulary.WordID: WordAgreement]) {
        let text = word.text
        for sibling in Nicknames.siblings(of: text) { add(sibling, .sibling, to: &result) }
        for related in Nicknames.related(to: text) {
            add(related, Nicknames.isShort(related, for: text) ? .fuller : .diminutive, to: &result)
        }
    }

    private func add(
        _ name: String, _ agreement: WordAgreement, to result: inout [Vocabulary.WordID: WordAgreement]
    ) {
        let scalars = name.unicodeScalars.map(\.value)
        guard let id = index.vocabulary.find(scalars, hash: ScalarHash.of(scalars)) else { return }
        if let better = result[id], better.score > agreement.score { return }
        result[id] = agreement
    }

    private func beginning(_ word: FoldedWord, _ id: Vocabulary.WordID, isCut: Bool, isName: Bool) -> WordAgreement {
        let share = Double(word.count) / Double(max(1, index.vocabulary.length(id)))
        // Without an ellipsis a cut can only be guessed from most of a long name.
        let missing = index.vocabulary.length(id) - word.count
        let isPlainlyCut =
            isCut || (!isName && query.core.count > 1 && word.count >= 5 && share >= 0.6 && missing > 1)
        return WordAgreement(kind: isPlainlyCut ? .cut : .beginning, score: 0.55 + 0.35 * share)
    }

    /// "J. M." leads to all whose first and last word begin so: suggestions, never a decision.
    private func entriesByInitials() -> [Int32] {
        guard query.core.count > 1, let first = query.core.first?.scalars.first,
            let last = query.core.last?.scalars.first
        else {
            return []
        }
        let vocabulary = index.vocabulary
        return index.entries.indices.filter { id in
            let words = index.words(of: index.entries[id])
            guard words.count > 1, let head = words.first, let tail = words.last else { return false }
            return vocabulary.word(head).first == first && vocabulary.word(tail).first == last
        }.map { Int32(truncatingIfNeeded: $0) }
    }

    /// Entries by the summed weight of the words they share with the query; at least `enough` of the best, and
    /// all that tie with the last of them, so that the order of the book cannot matter.
    private func block(_ agreements: [[Vocabulary.WordID: WordAgreement]]) -> [Int32] {
        var weights = [UInt8](repeating: 0, count: index.entries.count)
        var touched: [Int32] = []
        for words in agreements {
            for (word, agreement) in words {
                let weight = UInt8(max(1, min(60, agreement.score * 60)))
                for entry in index.entries(of: word) {
                    if weights[Int(entry)] == 0 { touched.append(entry) }
                    weights[Int(entry)] = min(250 - weight, weights[Int(entry)]) + weight
                }
            }
        }
        guard touched.count > Self.enough else { return touched }
        var histogram = [Int](repeating: 0, count: 256)
        for entry in touched { histogram[Int(weights[Int(entry)])] += 1 }
        var threshold = 255, sum = 0
        while threshold > 1 {
            sum += histogram[threshold]
            if sum >= Self.enough { break }
            threshold -= 1
        }
        return touched.filter { weights[Int($0)] >= threshold }
    }
}
