/// Tells the lines of a paragraph from what is printed around it: a line that has its neighbours' pitch, size, ink and left edge
/// within one fill is body, and never a separator, label, quote, card or time, whatever its words look like.
struct BodyRule {
    let geometry: PageGeometry

    /// - Parameter lines: Of one fill, in reading order.
    func marked(_ lines: [TextLine]) -> [TextLine] {
        guard geometry.rules.contains(.body), lines.count > 2 else { return lines }
        var lines = lines
        let pairs = zip(lines, lines.dropFirst()).map { upper, lower in
            // Its time stands below a word as a second line would.
            let isItsTime = lower.isFainter(than: upper) && TimePiece.isTime(lower.text)
            return isAlike(upper, lower) && !isItsTime ? Double(lower.baseline - upper.baseline) : nil
        }
        let pitches = pairs.compactMap(\.self).sorted()
        // Two lines have no pitch: a file's name and its size are as far apart.
        guard pitches.count > 1 else { return lines }
        let pitch = pitches[pitches.count / 2]
        for (index, distance) in pairs.enumerated() {
            guard let distance, abs(distance - pitch) < geometry.bodyCapHeight * PrintScale.samePitch else { continue }
            lines[index].isBody = true
            lines[index + 1].isBody = true
        }
        return lines
    }

    /// The lines that are text, and those that look like junk by themselves and continue one of them: what an address or a sum is
    /// broken to.
    func withContinuations(_ readable: [TextLine], of found: [TextLine]) -> [TextLine] {
        guard geometry.rules.contains(.body) else { return readable }
        let kept = Set(readable)
        let cap = geometry.bodyCapHeight
        let texts = readable.filter { $0.alphanumericCount > 3 }
        let rest = found.filter { line in
            guard !kept.contains(line), line.alphanumericCount > 2, line.capHeight > cap * PrintScale.tiny,
                line.capHeight < cap * 1.3, line.region != nil
            else { return false }
            return texts.contains { text in
                let distance = Double(abs(text.baseline - line.baseline))
                // In a bubble that is its place, however badly it was read.
                let isSure = line.confidence > 0.15 || geometry.bubble(of: line) != nil
                return isSure && text.region == line.region && distance > cap * 1.1
                    && distance < cap * PrintScale.loosestPitch
                    && isOfOneText(text, line)
            }
        }
        let told = readable + rest
        return told + signs(in: told, of: found)
    }

    /// What stands in a bubble in the ink of its text, or of other bubbles of its fill, is told whatever it looks like: between two of its
    /// lines, below the last or, read well, above the first in one column, or all there is in a bubble as wide as that.
    private func signs(in readable: [TextLine], of found: [TextLine]) -> [TextLine] {
        let cap = geometry.bodyCapHeight
        let said = geometry.inBubbles(readable.filter { $0.alphanumericCount > 1 && !TimePiece.isTime($0.text) })
        let kept = Set(readable)
        return found.filter { line in
            guard !kept.contains(line), line.confidence > 0.25, Double(line.bounds.height) < cap * 1.7,
                let ink = line.ink, let bubble = geometry.bubble(of: line),
                case let bounds = geometry.bounds(bubble), bounds.encloses(line.bounds),
                let fill = geometry.fill(bubble)
            else { return false }
            let row = found.filter {
                $0 != line && $0.bounds.rowsShared(with: line.bounds) > 0 && $0.bounds.columnsShared(with: bounds) > 0
            }
            guard row.allSatisfy({ $0.bounds.x > line.bounds.maxX && TimePiece.isTime($0.text) }) else { return false }
            let isInk = { (other: TextLine) in LayoutColor.areNear(other.ink, ink, within: PrintScale.sameInk / 2) }
            let isNear = { (a: Int, b: Int) in Double(abs(a - b)) < cap * PrintScale.sameEdge }
            if let text = said[bubble]?.filter(isInk) {
                let distances = text.map { Double(line.bounds.midY - $0.bounds.midY) }.filter {
                    abs($0) < cap * PrintScale.loosestPitch
                }
                // Brackets stand in a column of their own: "{", and "}" below it.
                let isInColumn = found.contains { other in
                    other != line && bounds.encloses(other.bounds) && isInk(other)
                        && isNear(other.bounds.x, line.bounds.x)
                }
                return distances.contains { $0 > 0 } && distances.contains { $0 < 0 }
                    || isInColumn && (distances.contains { $0 > 0 } || !distances.isEmpty && line.confidence > 0.6)
            }
            // Buttons and portraits stand in other columns than bubbles of their fill, and a recording is much wider than its sign.
            let times = found.filter { bounds.encloses($0.bounds) && TimePiece.isTime($0.text) }
            let end = max(line.bounds.maxX, times.map(\.bounds.maxX).max() ?? 0)
            let gap = (row.map(\.bounds.x).min() ?? line.bounds.maxX) - line.bounds.maxX
            return Double(line.bounds.x - bounds.x) < cap * 2.5 && Double(max(gap, bounds.maxX - end)) < cap * 3
                && said.contains { other, texts in
                    let column = geometry.bounds(other)
                    return (isNear(column.x, bounds.x) || isNear(column.maxX, bounds.maxX))
                        && texts.contains(where: isInk)
                        && LayoutColor.areNear(geometry.fill(other), fill, within: PrintScale.sameFill + 1)
                }
        }
    }

    /// One begins right under the other, in the same ink and size.
    func isAlike(_ upper: TextLine, _ lower: TextLine) -> Bool {
        Double(lower.baseline - upper.baseline) > geometry.bodyCapHeight && isOfOneText(upper, lower)
    }

    /// Both begin in one column, in the same ink and size.
    func isOfOneText(_ one: TextLine, _ other: TextLine) -> Bool {
        guard abs(Double(one.bounds.x - other.bounds.x)) < geometry.bodyCapHeight * PrintScale.sameEdge,
            PrintScale.isSameSize(one, other)
        else { return false }
        guard let a = one.ink, let b = other.ink else { return true }
        return a.distance(to: b) < PrintScale.sameInk
    }
}
