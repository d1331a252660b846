/// Why an archive is not believed.
package struct ArchiveDamage: Error, Hashable, Sendable {
    /// In words that follow "it".
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}
