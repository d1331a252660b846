/// Which end of a name is the family name.
enum NameOrder {
    struct Ordered {
        /// Given … family.
        var core: [FoldedWord]
        /// The first word of the family name; the number of words when there is none.
        var familyStart: Int
        /// The name is written with the family name first, and any other word can be the one it is called by.
        var isFamilyFirst = false
    }

    /// The words in the order given … family, and where the family name starts.
    static func of(_ name: FoldedName, family: String?, tokenizer: inout NameTokenizer) -> Ordered {
        let core = name.core
        guard core.count > 1 else { return Ordered(core: core, familyStart: core.count) }
        if let family, !family.isEmpty {
            let words = FoldedName(family, tokenizer: &tokenizer).core
            if let start = position(of: words, in: core) {
                if start == 0, words.count < core.count {
                    return Ordered(
                        core: Array(core[words.count...]) + words, familyStart: core.count - words.count,
                        isFamilyFirst: true)
                }
                return Ordered(core: core, familyStart: start)
            }
        }
        if !name.wasTurned, NameGazetteer.isFamilyFirst(core) {
            return Ordered(core: Array(core[1...]) + [core[0]], familyStart: core.count - 1, isFamilyFirst: true)
        }
        // "José García Hernández": two family names.
        if core.count > 2, NameGazetteer.isOnlyFamilyName(core[1].hash) { return Ordered(core: core, familyStart: 1) }
        // "Ludwig van Beethoven": the particles belong to the family name.
        var start = core.count - 1
        while start > 1, !core[start - 1].kinds.isDisjoint(with: [.particle, .saint]) { start -= 1 }
        return Ordered(core: core, familyStart: start)
    }

    private static func position(of words: [FoldedWord], in core: [FoldedWord]) -> Int? {
        guard !words.isEmpty, words.count <= core.count else { return nil }
        for start in 0...(core.count - words.count) {
            if zip(words, core[start...]).allSatisfy({ $0.hash == $1.hash }) { return start }
        }
        return nil
    }
}
