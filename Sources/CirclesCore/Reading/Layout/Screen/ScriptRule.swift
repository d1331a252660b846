/// Tells that a page is written in a script that no language it was read with has: then Tesseract answers with letters
/// that are not there, and is not sure of any.
enum ScriptRule {
    /// Most of the text, times, status lines and keys apart, was read with little confidence.
    static func isUnread(_ lines: [TextLine], geometry: PageGeometry) -> Bool {
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

    /// Leaves the places of such messages, without the letters that are not theirs, and such a title out.
    ///
    /// Where another script was recognised, even a line of letters that look like Latin ones ("Она") is not believed.
    static func blank(_ transcript: inout Transcript, readFrom lines: [TextLine]) {
        let enough = transcript.unreadScript == nil ? 0.8 : 0.93
        if let title = transcript.title, let line = lines.first(where: { $0.text.contains(title) }),
            line.confidence < enough
        {
            transcript.title = nil
            transcript.titleIsCut = nil
        }
        // A message's confidence is a probability: letters Tesseract is half sure of have 0.9.
        let likely = transcript.unreadScript == nil ? 0.9 : 0.967
        for index in transcript.messages.indices where transcript.messages[index].confidence < likely {
            transcript.messages[index].text = ""
            transcript.messages[index].attachment = nil
            transcript.messages[index].quotes = nil
            transcript.messages[index].sender = nil
        }
        transcript.confidence = min(transcript.confidence, 0.2)
    }
}
