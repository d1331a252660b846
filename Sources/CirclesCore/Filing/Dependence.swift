/// The part that a row has in an entry of the journal.
package enum Mention: Int, Codable, CaseIterable, Comparable, Sendable {
    /// Another row points to it.
    case named = 0
    case updated = 1
    case created = 2
    case deleted = 3

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// Whether undoing an entry in which a row has this part would pull the ground from under a later one in which it has
    /// that part: both changed it, this one made it and that one uses it, or that one deleted what this one's undo needs.
    package func carries(_ later: Mention) -> Bool {
        self == .created || later == .deleted || (self != .named && later != .named)
    }
}

/// The parts that one row has in an entry and in a later one.
package struct MentionPair: Hashable, Sendable {
    package var own: Mention
    package var later: Mention

    /// All with which the later entry rests on the earlier one.
    package static let dependent = Mention.allCases.flatMap { own in
        Mention.allCases.filter(own.carries).map { MentionPair(own: own, later: $0) }
    }
}
