extension [String] {
    /// Each once, where it stands first.
    package var inOrderOnce: [String] {
        reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
