package import Foundation

/// A value as a column keeps it.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    var integer: Int64? {
        if case .integer(let number) = self { number } else { nil }
    }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
