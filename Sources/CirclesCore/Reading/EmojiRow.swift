/// Emoji beside one another: each is as wide as it is high, and there is a little room between them.
package enum EmojiRow {
    /// From the middle of one to that of the next, in heights of one.
    private static let pitch = 1.12

    /// How many stand in a row of that size, in pixels; at least one.
    package static func count(width: Int, height: Int) -> Int {
        height > 0 ? max(1, Int((Double(width) / Double(height) / pitch).rounded())) : 1
    }
}
