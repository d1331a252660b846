package import Foundation

/// What can stand for a placeholder.
package protocol SQLArgument {
    var sqlValue: SQLValue { get }
}

extension SQLValue: SQLArgument {
    package var sqlValue: SQLValue { self }
}

extension String: SQLArgument {
    package var sqlValue: SQLValue { .text(self) }
}

extension Int: SQLArgument {
    package var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Int64: SQLArgument {
    package var sqlValue: SQLValue { .integer(self) }
}

extension Bool: SQLArgument {
    package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: SQLArgument {
    package var sqlValue: SQLValue { .real(self) }
}

extension Data: SQLArgument {
    package var sqlValue: SQLValue { .blob(self) }
}

extension Date: SQLArgument {
    package var sqlValue: SQLValue { .text(StoredDate.text(of: self)) }
}
