internal import CirclesCore

/// What became of the cards of an import: the last line of `contacts import --json`.
package struct ContactImportSummary: Codable, Hashable, Sendable {
    package var added = 0
    package var updated = 0
    package var unchanged = 0
    package var skipped = 0
    /// Cards of groups, which are labels here.
    package var groups = 0

    package init() {}

    package var text: String {
        "\(added) added, \(updated) updated, \(unchanged) unchanged, \(skipped) skipped"
            + (groups > 0 ? ", \(Counted.text(groups, "group")) as labels" : "")
    }
}
