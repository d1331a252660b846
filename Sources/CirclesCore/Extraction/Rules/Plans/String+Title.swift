extension String {
    /// A sentence's first word loses its capital inside a title, unless it is a name or all capitals.
    func asTitle(isGerman: Bool) -> String {
        let plain = oneLine.shortened(to: 60)
        guard !isGerman, let first = plain.split(separator: " ").first,
            !first.hasSuffix("'s") || RelationWords.relations[first.lowercased().withoutPossessive] != nil,
            first.dropFirst().allSatisfy({ !$0.isUppercase }), !first.contains(where: \.isNumber)
        else { return plain }
        return plain.prefix(1).lowercased() + plain.dropFirst()
    }
}
