extension String {
    /// A sentence's first word loses its capital inside a title, unless it is a name or all capitals.
    func asTitle(isGerman: Bool) -> String {
        var plain = oneLine.shortened(to: 60)
        // "Party's on Saturday", "The barbecue's off": the verb is no part of the name.
        for ending in ["'s", "\u{2019}s"] where !isGerman && plain.hasSuffix(ending) { plain.removeLast(2) }
        guard !isGerman, let first = plain.split(separator: " ").first,
            !first.hasSuffix("'s") || RelationWords.relations[first.lowercased().withoutPossessive] != nil,
            first.dropFirst().allSatisfy({ !$0.isUppercase }), !first.contains(where: \.isNumber)
        else { return plain }
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }
}
