/// How a query compares with one stored name, and what that is worth as evidence.
struct NameComparison: Sendable {
    /// Record linkage's classes. Only the first five can decide; `possible` is for suggestions.
    enum Verdict: Int, Comparable, Sendable {
        case possible
        /// A first name, a short form of it, or a title with a surname.
        case part
        /// Initial and surname, or first name and initial.
        case initials
        /// Given and family name, one of them a short form, or a middle name more or less.
        case whole
        /// Given and family name, misread or cut off.
        case damaged
        case equal

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// What the reason is told from.
    enum Evidence: Sendable {
        case sameName, misread, cut, diminutive, middleLeftOut, middleAdded, initialAndSurname, nameAndInitial
        case givenName, titleAndSurname, surname, otherSpelling, similar, beginning, contradiction(String), nearInitial
    }

    var entry: Int32
    var verdict: Verdict
    var evidence: Evidence
    /// 0…1.
    var score: Double
    /// Cost of all damage.
    var cost: Double
    /// The family name is the same, and the given name another spelling or a sibling of the query's, or the same
    /// with another middle name.
    var isSpellingOfGiven = false
    /// The family name is the same, and the query's given name is a middle name here.
    var isCalledByMiddle = false
    var agreesInFamily = false
    /// The given name is the same, and the family name another spelling of the query's.
    var isSpellingOfFamily = false
    /// Only another name is like the stored one, and the query has words besides that are like none of it: "Marc Dubois"
    /// for Mari. Nobody would think of that contact.
    var isFarFetched = false
}
