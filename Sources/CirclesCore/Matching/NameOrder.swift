/// Which end of a name is the family name.
enum NameOrder {
    /// The words in the order given … family, and where the family name starts.
    static func of(_ name: FoldedName, family: String?, lexer: inout NameLexer) -> (core: [FoldedWord], familyStart: Int) {
        let core = name.core
        guard core.count > 1 else { return (core, core.count) }
        if let family, !family.isEmpty {
            let words = FoldedName(family, lexer: &lexer).core
            if let start = position(of: words, in: core) {
                if start == 0, words.count < core.count {
                    return (Array(core[words.count...]) + words, core.count - words.count)
                }
                return (core, start)
            }
        }
        if !name.wasTurned, NameRegister.isFamilyFirst(core) {
            return (Array(core[1...]) + [core[0]], core.count - 1)
        }
        // "Ludwig van Beethoven": the particles belong to the family name.
        var start = core.count - 1
        while start > 1, core[start - 1].kinds.contains(.particle) { start -= 1 }
        return (core, start)
    }

    private static func position(of words: [FoldedWord], in core: [FoldedWord]) -> Int? {
        guard !words.isEmpty, words.count <= core.count else { return nil }
        for start in 0...(core.count - words.count) {
            if zip(words, core[start...]).allSatisfy({ $0.hash == $1.hash }) { return start }
        }
        return nil
    }
}
