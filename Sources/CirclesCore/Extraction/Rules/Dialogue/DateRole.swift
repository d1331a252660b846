/// What a mention of a day amounts to, in the end.
///
/// TimeML calls the mention a TIMEX3 and the relation that holds for it an event's modality and polarity; a conversation
/// settles both over several turns.
package enum DateRole: String, Codable, Sendable, Hashable, CaseIterable {
    /// Something is, or may still be, on that day.
    case stands
    /// Somebody said no to it, or called it off.
    case refused
    /// Another day came in its place.
    case movedAway
    /// Only if something else happens, or only nearly.
    case conditional
    /// It lies behind.
    case past
    /// A title, a number: no day at all.
    case notADate

    /// Is it a day of the conversation that a reader should be told of?
    package var isNamed: Bool { self == .stands || self == .past }
}

/// A day that was named, where it was, what became of it, and the turn that made it so.
struct DateMention: Sendable {
    /// Index of the turn that names it.
    let turn: Int
    let expression: TemporalExpression
    let date: CalendarDate
    let time: ClockTime?
    var role: DateRole
    /// Index of the turn that gave it its role.
    var decidedBy: Int
}
