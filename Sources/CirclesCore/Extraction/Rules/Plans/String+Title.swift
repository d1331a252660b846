extension String {
    /// A sentence's first word loses its capital inside a title, unless it is a name or all capitals.
    func asTitle(keepingCapitals isKept: Bool) -> String {
        var plain = oneLine.shortened(to: 60)
        // "Party's on Saturday", "The barbecue's off": the verb is no part of the name.
        if !isKept, plain.folded.isPossessive {
            plain.removeLast(plain.folded.count - plain.folded.withoutPossessive.count)
        }
        let first = String(plain.prefix { $0 != " " })
        // "Nils Frahm", "Pizza Express": two words with a capital are a name.
        let isName = plain.dropFirst(first.count + 1).first?.isUppercase ?? false
        guard !isKept, !first.isEmpty, !isName,
            !first.isPossessive || RelationWords.relations[first.lowercased().withoutPossessive] != nil,
            first.isPlainWord
        else { return plain }
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }

    /// No number, and no capital but the first letter.
    private var isPlainWord: Bool {
        if isASCII {
            return withBytes { bytes in
                bytes.dropFirst().allSatisfy { !(0x41...0x5A).contains($0) }
                    && !bytes.contains { (0x30...0x39).contains($0) }
            }
        }
        return dropFirst().allSatisfy { !$0.isUppercase } && !contains(where: \.isNumber)
    }
}

extension Conversation.Turn {
    /// What the plan is called, in the message's own words where it has them.
    func title(of plan: Plan) -> String {
        if let gist = plan.gist { return gist }
        let verb = plan.verb.map { verb in
            (plan.particle.map { quote($0..<$0 + 1) } ?? "") + quote(verb..<verb + 1)
        }
        let title = quote(plan.title)
        // "L'examen": the article is no part of it.
        let named = grammar.has(.accentedParticiple) ? title.withoutArticle : title
        return ([named, verb].compactMap(\.self).joined(separator: " ") + (plan.ending ?? "")).asTitle(
            keepingCapitals: grammar.has(.capitalisedNouns) || plan.isName || isTown(plan.title))
    }

    /// The "Berlin" of "I'll be in Berlin": a name has its capital where no sentence begins.
    private func isTown(_ title: Range<Int>) -> Bool {
        title.count == 1 && grammar[title.lowerBound]?.isCapitalised == true
            && (grammar.isWord(title.lowerBound - 1, .townPreposition)
                || grammar.isWord(title.lowerBound - 1, .toPreposition))
    }
}
