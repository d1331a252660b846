/// The folded words of a contact book, each once, laid out for scanning.
///
/// A word that no name holds any longer is retired: it keeps its id, and no question leads to it.
struct Vocabulary: Sendable {
    typealias WordID = Int32

    private(set) var hashes: [UInt64] = []
    private(set) var kinds: [NameWords] = []
    private(set) var scalars: [UInt32] = []
    private(set) var offsets: [Int32] = [0]
    /// The words as `OCRConfusions.skeleton` has them.
    private var skeletons: [UInt32] = []
    private var skeletonOffsets: [Int32] = [0]
    /// A bit per letter of the skeleton; one edit changes at most two bits.
    private var letterMasks: [UInt64] = []
    private var isRetired: [Bool] = []
    private var slots: [Int32] = Array(repeating: -1, count: 64)

    var count: Int { hashes.count }

    func word(_ id: WordID) -> ArraySlice<UInt32> { scalars[Int(offsets[Int(id)])..<Int(offsets[Int(id) + 1])] }

    func text(_ id: WordID) -> String { String(String.UnicodeScalarView(word(id).compactMap(Unicode.Scalar.init))) }

    func length(_ id: WordID) -> Int { Int(offsets[Int(id) + 1] - offsets[Int(id)]) }

    /// The word's id; it rests no longer.
    mutating func intern(_ word: FoldedWord) -> WordID { intern(word.scalars, hash: word.hash, kinds: word.kinds) }

    /// A piece of a hyphenated word.
    mutating func intern(piece: [UInt32]) -> WordID {
        let hash = ScalarHash.of(piece)
        // The first to intern a word says what is known of it, for all names.
        return intern(piece, hash: hash, kinds: NameWords.of(hash))
    }

    private mutating func intern(_ word: [UInt32], hash: UInt64, kinds wordKinds: NameWords) -> WordID {
        if let known = place(of: word, hash: hash) {
            if isRetired[Int(known)] { wake(known) }
            return known
        }
        if (count + 1) * 2 > slots.count { grow() }
        let id = WordID(truncatingIfNeeded: count)
        place(id, hash)
        hashes.append(hash)
        kinds.append(wordKinds)
        isRetired.append(false)
        scalars.append(contentsOf: word)
        offsets.append(Int32(truncatingIfNeeded: scalars.count))
        let skeleton = OCRConfusions.skeleton(word)
        skeletons.append(contentsOf: skeleton)
        skeletonOffsets.append(Int32(truncatingIfNeeded: skeletons.count))
        letterMasks.append(Self.letterMask(skeleton))
        return id
    }

    /// No name holds the word any longer.
    mutating func rest(_ id: WordID) {
        isRetired[Int(id)] = true
        // Far from every word's, so that the scan for near ones passes it by.
        letterMasks[Int(id)] = .max
    }

    private mutating func wake(_ id: WordID) {
        isRetired[Int(id)] = false
        let skeleton = skeletons[Int(skeletonOffsets[Int(id)])..<Int(skeletonOffsets[Int(id) + 1])]
        letterMasks[Int(id)] = Self.letterMask(skeleton)
    }

    func find(_ word: some Collection<UInt32>, hash: UInt64) -> WordID? {
        guard let id = place(of: word, hash: hash), !isRetired[Int(id)] else { return nil }
        return id
    }

    /// Resting words among the others.
    private func place(of word: some Collection<UInt32>, hash: UInt64) -> WordID? {
        var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
        while slots[slot] >= 0 {
            let id = slots[slot]
            if hashes[Int(id)] == hash, self.word(id).elementsEqual(word) { return id }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// All words within `limit` edits of `word` after unmistakable confusions are set aside.
    func near(_ word: [UInt32], limit: Int) -> [WordID] {
        let skeleton = OCRConfusions.skeleton(word)
        guard skeleton.count <= 64 else { return [] }
        let pattern = PatternMask(skeleton)
        let mask = Self.letterMask(skeleton)
        var found: [WordID] = []
        for id in letterMasks.indices {
            guard (letterMasks[id] ^ mask).nonzeroBitCount <= 2 * limit else { continue }
            let start = Int(skeletonOffsets[id]), end = Int(skeletonOffsets[id + 1])
            guard abs(end - start - skeleton.count) <= limit else { continue }
            if EditDistance.osa(pattern, skeletons[start..<end], limit: limit) <= limit, !isRetired[id] {
                found.append(WordID(truncatingIfNeeded: id))
            }
        }
        return found
    }

    /// All words that begin with `prefix`, itself among them.
    func beginning(with prefix: [UInt32]) -> [WordID] {
        guard let first = prefix.first else { return [] }
        var found: [WordID] = []
        for id in 0..<count {
            let start = Int(offsets[id]), end = Int(offsets[id + 1])
            guard end - start >= prefix.count, scalars[start] == first else { continue }
            if scalars[start..<start + prefix.count].elementsEqual(prefix), !isRetired[id] {
                found.append(WordID(truncatingIfNeeded: id))
            }
        }
        return found
    }

    static func letterMask(_ word: some Sequence<UInt32>) -> UInt64 {
        var mask: UInt64 = 0
        for scalar in word {
            mask |= 1 << UInt64((0x61...0x7A).contains(scalar) ? scalar - 0x61 : 26 + scalar % 38)
        }
        return mask
    }

    private mutating func place(_ id: WordID, _ hash: UInt64) {
        var slot = Int(truncatingIfNeeded: hash & UInt64(slots.count - 1))
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = id
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for id in hashes.indices { place(WordID(truncatingIfNeeded: id), hashes[id]) }
    }
}
