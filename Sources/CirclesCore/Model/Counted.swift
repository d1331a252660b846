/// How many of something there are, as a person writes it.
package enum Counted {
    /// "1 contact", "2 contacts".
    ///
    /// - Parameter noun: One whose plural has an "s" more.
    package static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
