/// The user's words about a capture, when the same bytes come again with other words.
package enum UserNote {
    /// - Returns: Both, each on a line of its own; nil where there is nothing new.
    package static func adding(_ new: String?, to known: String?) -> String? {
        guard let new, !new.isEmpty, !(known?.contains(new) ?? false) else { return nil }
        return known.map { "\($0)\n\(new)" } ?? new
    }
}
