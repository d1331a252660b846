/// Tells that a page is written in a script that no language it was read with has: then Tesseract answers with letters
/// that are not there, and is not sure of any.
enum ScriptRule {
    /// Most of the text, times, status lines and keys apart, was read with little confidence.
    static func isUnread(_ lines: [TextLine], geometry: PageGeometry) -> Bool {
        if geometry.page.isOfKnownScript { return false }
        let keyboard = KeyboardRule(geometry: geometry).top(in: lines) ?? .max
        let words = lines.filter { line in
            line.bounds.y < keyboard && line.alphanumericCount >= 3 && line.text.contains(where: \.isLetter)
                && !TimePiece.isTime(line.text)
                && !StatusBarPattern.isStatusBar(line.text) && line.clutter < 0.5
        }
        let width = words.reduce(0) { $0 + $1.bounds.width }
        guard let cap = words.map(\.capHeight).max(), Double(width) > cap * 25 else { return false }
        let doubtful = words.filter { $0.confidence < 0.75 }.reduce(0) { $0 + $1.bounds.width }
        let sum = words.reduce(0) { $0 + $1.confidence * Double($1.bounds.width) }
        // Damage makes letters doubtful, too: where no other script was recognised, more doubt is asked for.
        let least = geometry.page.unreadScript == nil ? 0.5 : 0.62
        return sum < Double(width) * least && doubtful * 3 > width * 2
    }
}
