import CirclesCore

extension Contact {
    /// All that it is known by besides its name.
    var knownBy: [String] { nicknames + aliases.map(\.name) + phones + emails + handles }
}
