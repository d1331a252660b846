internal import Foundation

/// What a contact's fields may hold.
package enum ContactText {
    package static let maximum = 200

    /// - Returns: The text without white space at its ends, and with single spaces between its words.
    package static func check(_ text: String, _ what: String) throws(CirclesError) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { throw CirclesError(.badInput, "\(what) must not be empty") }
        guard
            !trimmed.unicodeScalars.contains(where: {
                $0.properties.generalCategory == .control || $0.properties.isBidiControl
            }),
            !trimmed.contains(where: \.isNewline)
        else { throw CirclesError(.badInput, "\(what) must not hold line breaks or control characters") }
        guard trimmed.count <= maximum else {
            throw CirclesError(.badInput, "\(what) is longer than \(maximum) characters")
        }
        return trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
