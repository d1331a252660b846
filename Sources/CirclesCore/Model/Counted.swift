/// How many of something there are, as a person writes it.
package enum Counted {
    /// "1 contact", "2 contacts".
    ///
    /// - Parameter noun: One whose plural has an "s" more, or "ies" for "y": "entry".
    package static func text(_ count: Int, _ noun: String) -> String {
        guard count != 1 else { return "1 \(noun)" }
        let isEntry = noun.hasSuffix("y") && !["a", "e", "o", "u"].contains(noun.dropLast().last)
        return "\(count) " + (isEntry ? noun.dropLast() + "ies" : noun + "s")
    }
}
