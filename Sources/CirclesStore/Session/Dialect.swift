/// How an engine says in SQL what engines do not say alike.
///
/// What goes in are expressions and names of ours; a text from elsewhere is an argument.
package protocol Dialect: Sendable {
    /// A table with one column, `value`: the texts of a list in JSON.
    func elements(_ list: String, as name: String) -> String

    /// The text or number under a key of an object in JSON; null when there is none.
    func json(_ document: String, _ key: String) -> String

    /// Whether an object in JSON has true under a key.
    func isTrue(_ document: String, _ key: String) -> String

    /// How long the list under a key of an object in JSON is; null when there is none.
    func count(_ document: String, _ key: String) -> String

    /// An object in JSON without a key, and with others set to texts in JSON.
    func json(_ document: String, without key: String, with values: [(key: String, value: String)]) -> String

    /// All values of a group as a list in JSON; an empty one when there are none.
    func list(_ values: String) -> String

    func lowercased(_ text: String) -> String

    func areSame(_ a: String, _ b: String, ignoringCaseOf letters: FoldedLetters) -> String

    /// Counted from 1; 0 where it is not.
    func position(of part: String, in text: String) -> String

    /// How many days lie between two instants, whichever is first.
    func days(between a: String, and b: String) -> String

    /// What rows are ordered by to be in the order in which they came.
    func insertionOrder(of table: String) -> String

    /// An inner join of which the left side is gone through first.
    var joinInOrder: String { get }

    /// Follows a table that is to be gone through by this index.
    func indexed(by index: String) -> String
}

package enum FoldedLetters: Sendable {
    case ascii, all
}

extension Dialect {
    /// Follows `IN`: the texts of a list in JSON, one argument however many: SQLite takes no more than 32,766.
    func listed(_ list: String = "?") -> String { "(SELECT value FROM \(elements(list, as: "listed")))" }
}
