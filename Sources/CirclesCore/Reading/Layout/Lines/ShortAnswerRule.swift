/// Tells "k", "no" and "ok" in bubbles of their own from what icons come out as.
struct ShortAnswerRule {
    private let geometry: PageGeometry
    private let lines: [Int: [TextLine]]
    /// What sentences stand on, and their ink.
    private let colors: [(fill: LayoutColor, ink: LayoutColor)]

    init(geometry: PageGeometry, lines: [TextLine]) {
        self.geometry = geometry
        self.lines = geometry.inBubbles(lines)
        let junk = JunkRule()
        colors = lines.compactMap { line in
            guard line.confidence > 0.8, line.words.count > 1, junk.isWordLike(line.text), let ink = line.ink,
                let fill = geometry.bubble(of: line).flatMap({ LayoutColor(geometry.page.regions[$0].fill) })
            else { return nil }
            return (fill, ink)
        }
    }

    /// All that a bubble in the colours of sentences has but for its time, as large as other text, and no recording: the bubble
    /// is as wide as the word asks for.
    func isAnswer(_ line: TextLine) -> Bool {
        let cap = geometry.bodyCapHeight
        guard line.confidence > (line.text.allSatisfy(\.isNumber) ? 0.93 : 0.6), line.alphanumericCount > 0,
            line.text.allSatisfy({ $0.isLetterOrDigit || "?!.".contains($0) }),
            line.capHeight > cap * 0.65, line.capHeight < cap * 1.25, let region = geometry.bubble(of: line),
            let fill = LayoutColor(geometry.page.regions[region].fill), let ink = line.ink,
            colors.contains(where: {
                $0.fill.distance(to: fill) <= PrintScale.sameFill && $0.ink.distance(to: ink) < PrintScale.sameInk
            })
        else { return false }
        let bounds = geometry.bounds(region)
        let (left, right) = (Double(line.bounds.x - bounds.x), Double(bounds.maxX - line.bounds.maxX))
        guard Double(bounds.height) < cap * 6, left > cap * 0.3, left < cap * 2.5, right < cap * 10 else {
            return false
        }
        return (lines[region] ?? []).allSatisfy { other in
            other == line || other.alphanumericCount == 0 || TimePiece.isTime(other.text)
                || ReceiptPattern.isReceipt(other.text)
        }
    }
}
