extension ContactMatcher {
    /// The words of a name that no name of the contact it leads to has, as they are compared: a title ("mrs"), an office, what stands
    /// in brackets. Empty where a number, an address or a handle led to the contact.
    ///
    /// On a screen such words are the app's or the address book's; typed, they may tell somebody else apart.
    package func wordsBeside(_ match: MatchDecision) -> [String] {
        guard let reference = match.contact, match.method == .exact || match.method == .nickname,
            let contact = index.contact(reference.id)
        else { return [] }
        let query = NameQuery(match.query)
        let names = [contact.name, contact.given ?? "", contact.family ?? ""] + contact.nicknames
        var tokenizer = NameTokenizer()
        let own = Set(
            (names + contact.aliases.map(\.name)).flatMap { FoldedName($0, tokenizer: &tokenizer).all.map(\.text) })
        var core = query.name.core.map(\.text)
        return query.name.all.map(\.text).filter { word in
            // The words of the core were compared already, in whatever spelling.
            if let place = core.firstIndex(of: word) {
                core.remove(at: place)
                return false
            }
            return !own.contains(word)
        }
    }
}
