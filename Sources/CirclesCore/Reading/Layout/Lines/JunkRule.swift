/// Tells what Tesseract makes of icons, avatars and photos from what somebody wrote.
///
/// The shorter a line, the more confidence it needs; what looks like words stays whatever the confidence, for doubtful
/// words are often right.
struct JunkRule {
    /// Lines that stand in a bubble or bar get the benefit of the doubt.
    func isJunk(_ line: TextLine, isOnFill: Bool, bodyCap: Double) -> Bool {
        let alphanumericCount = line.alphanumericCount
        if alphanumericCount == 0 {
            // "?", "!!", "…" alone is a message when it was read well; other marks are icons.
            let isMark = line.text.allSatisfy { "?!.…".contains($0) }
            return !(isMark && isOnFill && line.confidence > 0.7)
        }
        // What large strokes in a picture come out as.
        if line.capHeight > bodyCap * 1.4, line.confidence < 0.5, alphanumericCount <= 8 { return true }
        // Not half as high as other text: the upper or lower part of letters that a bar covers.
        if line.capHeight < bodyCap * 0.45, line.confidence < 0.9 || !WordPattern.areWords(line.text) { return true }
        // The ticks behind a bubble's time are read with no certainty, and dirt makes a time on the page doubtful.
        if TimePiece.isClock(line.text), isOnFill || line.confidence > 0.5 { return false }
        // The spaces of telephone numbers leave them uncertain however well each figure was read.
        if alphanumericCount > 8, NamePattern.isPhoneNumber(line.text) { return false }
        if WordPattern.areWords(line.text) {
            return line.confidence < (isOnFill ? 0.12 : line.region == nil ? 0.5 : 0.3)
        }
        if line.capHeight > bodyCap * (isOnFill ? 2.6 : 2), alphanumericCount <= 3 { return true }
        // "r r", "4 A": many short bits are no longer text than one.
        let longest = line.text.split { !$0.isLetterOrDigit }.map(\.count).max() ?? 0
        let needed: Double =
            switch min(alphanumericCount, longest + 1) {
            case 1: line.text.contains(where: \.isLowercase) ? 0.95 : 0.88
            case 2: 0.84
            case 3: WordPattern.isShortName(String(line.text.prefix(while: \.isLetterOrDigit))) ? 0.5 : 0.75
            case 4: 0.65
            case 5, 6: 0.55
            default: 0.4
            }
        // What stands in a bubble is seldom anything but text.
        if isOnFill, alphanumericCount >= 2, line.text.contains(where: \.isLetter) {
            return line.confidence < min(needed - 0.1, 0.6)
        }
        return line.confidence < (isOnFill && longest > 2 ? needed - 0.1 : needed)
    }

    /// Somebody may have written it, however badly it was read: what waves, icons and photos come out as is read with no certainty at all.
    func mayBeWords(_ line: TextLine) -> Bool {
        WordPattern.areWords(line.words.filter { $0.confidence > 0.15 }.map(\.text).joined(separator: " "))
    }
}
