import CirclesCore
import CirclesService

/// What became of a batch, in one line.
struct Tally {
    private var counts: [ImportResult.Status: Int] = [:]

    mutating func count(_ status: ImportResult.Status) { counts[status, default: 0] += 1 }

    /// "10 filed · 15 to review: circles inbox"; nil for a single capture, whose card says it all.
    var text: String? {
        guard counts.values.reduce(0, +) > 1 else { return nil }
        return Self.words.compactMap { status, words in
            counts[status].map { "\($0) \(words)" }
        }.joined(separator: " · ")
    }

    /// Something is in the inbox.
    var hasNotes: Bool { counts[.inbox] != nil }

    private static let words: [(ImportResult.Status, String)] = [
        (.filed, "filed"), (.preview, "looked at"), (.duplicate, "imported before"), (.waiting, "waiting"),
        (.refused, "refused"), (.inbox, "to review: circles inbox"),
    ]
}
