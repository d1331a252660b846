internal import Foundation

/// What stands beside a name: brackets, what follows a dash, "Jr.", numbers and signs. The words of two names may be equal,
/// and they are still two people's.
extension MatchResolver {
    /// The verdict, unless all that the contact is called has something else beside it than what was shown.
    func heedingWhatStandsBeside(_ verdict: MatchVerdict) -> MatchVerdict {
        guard case .matched(let position, _) = verdict, query.identifiers.isEmpty else { return verdict }
        let contact = index[position]
        let shown = Beside(TitleDebris.removed(from: query.text))
        var names = [contact.name, "\(contact.given ?? "") \(contact.family ?? "")"] + contact.nicknames
        names += contact.aliases.filter { $0.counts(in: query.app) }.map(\.name)
        let called = names.map(Beside.init).filter { !$0.core.isEmpty }
        // Those of the same words, where there are any: what a nickname has beside it says nothing of the name.
        let alike = called.filter { $0.core == shown.core }
        let compared = alike.isEmpty ? called.prefix(1) : alike[...]
        guard !compared.isEmpty, compared.allSatisfy({ $0.contradicts(shown) }) else { return verdict }
        let name = MatchExplanation.short(compared.first?.text ?? contact.name)
        return .unknown("the contact is called '\(name)': what stands beside the name is another")
    }
}

/// A name with what stands beside it.
private struct Beside {
    let text: String
    let core: [String]
    private let words: Set<String>
    private let generation: String?
    /// Words of digits alone, as they are written: a letter that looks like one is none.
    private let numbers: Set<String>
    /// How many words there are.
    private let length: Int
    private let signs: [UInt32]
    private let joiners: [Character]

    init(_ text: String) {
        self.text = text
        var tokenizer = NameTokenizer()
        let name = FoldedName(text, tokenizer: &tokenizer)
        core = name.core.map(\.text)
        words = Set((name.asides + name.contexts).map(\.text)).filter { !$0.allSatisfy(\.isNumber) }
        generation = name.generation
        let written = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        length = written.count
        numbers = Set(written.filter { $0.allSatisfy(\.isNumber) })
        signs = text.unicodeScalars.filter(\.isSymbol).map(\.value)
        joiners = PlainText.joiners(in: text)
    }

    /// Signs and words that one of both lacks may have been lost in reading, or added by the app; others tell two people apart.
    func contradicts(_ shown: Beside) -> Bool {
        if generation != shown.generation || joiners != shown.joiners { return true }
        if !shown.numbers.isSubset(of: numbers) { return true }
        // "Tom O" is not Tom 0: where the number stood, a letter stands.
        if numbers != shown.numbers, length == shown.length { return true }
        if !signs.isEmpty, !shown.signs.isEmpty, signs != shown.signs { return true }
        return !words.isEmpty && !shown.words.isEmpty && !words.isSubset(of: shown.words)
            && !shown.words.isSubset(of: words)
    }
}
