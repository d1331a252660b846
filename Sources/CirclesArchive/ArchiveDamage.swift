/// Why an archive is not believed.
package struct ArchiveDamage: Error, Hashable, Sendable {
    /// In words that follow "it".
    package let reason: String
    /// It is whole, and more than is taken.
    package let isTooLarge: Bool

    package init(_ reason: String, isTooLarge: Bool = false) {
        self.reason = reason
        self.isTooLarge = isTooLarge
    }
}
