/// Joins the pieces of one row of text that were found apart.
enum RowRule {
    static func join(_ lines: [TextLine], geometry: PageGeometry) -> [TextLine] {
        var joined: [TextLine] = []
        for line in lines.sorted(by: { ($0.bounds.x, $0.bounds.y) < ($1.bounds.x, $1.bounds.y) }) {
            let index = joined.lastIndex { isContinued($0, by: line, geometry: geometry) }
            if let index {
                joined[index].append(line)
            } else {
                joined.append(line)
            }
        }
        return joined.sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
    }

    /// With what looks like junk by itself, and is a word beside others in its row: "a", "I", "2".
    static func withShortWords(_ readable: [TextLine], of found: [TextLine], _ geometry: PageGeometry) -> [TextLine] {
        let kept = Set(readable)
        let short = found.filter { line in
            // In a bubble, whatever is printed as they are is one.
            let isShort = line.text.count <= 2 && line.confidence > 0.6 && line.text.allSatisfy(\.isLetterOrDigit)
            let isWord = isShort || line.alphanumericCount > 0 && geometry.bubble(of: line) != nil
            guard isWord, !kept.contains(line) else { return false }
            return readable.contains { other in
                let gap = Double(max(line.bounds.x - other.bounds.maxX, other.bounds.x - line.bounds.maxX))
                return other.region == line.region && other.alphanumericCount > 2 && !TimePiece.isTime(other.text)
                    && Double(abs(other.baseline - line.baseline)) < max(2, other.capHeight * 0.3)
                    && gap > 0 && gap < other.capHeight * 1.2 && line.capHeight < other.capHeight * 1.15
                    && LayoutColor.areNear(other.ink, line.ink, within: 24)
            }
        }
        return readable + short
    }

    private static func isContinued(_ left: TextLine, by right: TextLine, geometry: PageGeometry) -> Bool {
        let gap = Double(right.bounds.x - left.bounds.maxX)
        let cap = min(left.capHeight, right.capHeight)
        // A bubble that shades from left to right may be found in pieces.
        let isShade =
            gap < cap * 0.5 && LayoutColor.areNear(left.ink, right.ink, within: PrintScale.sameInk)
            && LayoutColor.areNear(left.ground, right.ground, within: PrintScale.sameInk)
        guard left.region == right.region || isShade else { return false }
        guard gap > -cap * 0.5 || left.repeatsItsEnd(in: right), gap < max(cap, geometry.bodyCapHeight) * 1.3 else {
            return false
        }
        guard abs(left.baseline - right.baseline) < Int(max(2, cap * 0.3)) else { return false }
        // "Seed library  what it is for": in a bar, smaller and paler print says something of the name.
        if left.bounds.midY < geometry.titleReach, geometry.isOnWideRegion(left), !PrintScale.isSameSize(left, right),
            !LayoutColor.areNear(left.ink, right.ink, within: PrintScale.sameInk)
        {
            return false
        }
        // A time behind the text, or behind how long a recording is, stays a piece of its own.
        return !TimePiece.isTime(right.text) || DayPattern.isDay(left.text)
            || PresencePattern.isPresence(left.text + " " + right.text)
    }
}
