/// What recognition makes of a bar's icons: in a title bar the arrow back at its left end and what can be done at its right
/// end; beside the input field the plus, the smiley and the microphone.
struct BarIcons {
    private let geometry: PageGeometry
    private let marks: [PixelRect]

    /// - Parameter lines: All that was found, also what is no text.
    init(_ lines: [TextLine], geometry: PageGeometry) {
        self.geometry = geometry
        let screen = geometry.screen
        marks = lines.filter { line in
            // "< Chats" is the way back with where it leads to.
            let isWayBack = line.text.first.map { "<‹←".contains($0) } ?? false && line.words.count == 2
            return
                (isWayBack
                || line.text.split(whereSeparator: \.isWhitespace).allSatisfy { $0.count <= 3 }
                    && line.alphanumericCount <= 4)
                && (isWayBack || line.alphanumericCount <= 1 || !line.text.contains(where: \.isNumber))
                && geometry.isOnWideRegion(line)
                && line.bounds.maxX > screen.x && line.bounds.x < screen.maxX
        }.map(\.bounds)
    }

    /// The arrow at the screen's left end, with room for a portrait behind it.
    func hasWayBack(beside line: TextLine) -> Bool {
        left(of: line).contains { Double(line.bounds.x - $0.maxX) > geometry.bodyCapHeight * 2.5 }
    }

    /// A sign at the screen's left end in front of it.
    func hasArrow(before line: TextLine) -> Bool { !left(of: line).isEmpty }

    /// What can be done stands at the right end.
    func isBar(_ line: TextLine) -> Bool {
        line.text.count <= 48 && !right(of: line).isEmpty
    }

    private func left(of line: TextLine) -> [PixelRect] {
        let end = geometry.screen.x + geometry.screen.width * 14 / 100
        return row(of: line).filter { $0.midX < Double(end) && $0.maxX <= line.bounds.x }
    }

    private func right(of line: TextLine) -> [PixelRect] {
        let start = geometry.screen.x + geometry.screen.width * 64 / 100
        return row(of: line).filter { $0.x > start && $0.x >= line.bounds.maxX }
    }

    /// Under the name there may be a second row, in the middle of which the icons then stand.
    private func row(of line: TextLine) -> [PixelRect] {
        marks.filter {
            $0.midY > Double(line.bounds.y) - geometry.bodyCapHeight * 0.6
                && $0.midY < Double(line.bounds.maxY) + geometry.bodyCapHeight * 1.4
        }
    }

    /// Where the bar of a name ends that has no edge: below the icons beside it and what stands under it.
    func end(of title: TextLine, under lines: [TextLine], _ rule: TitleRule, limit: Int) -> Int {
        let marks = left(of: title) + right(of: title)
        var end = marks.reduce(title.bounds.maxY) { max($0, $1.maxY) }
        let below = lines.filter {
            isUnder($0, title)
                && (PresencePattern.isSubtitle($0.text) || isSetUnder($0, title) || isPalerUnder($0, title))
        }
        end = below.reduce(end) { max($0, $1.bounds.maxY) }
        return marks.isEmpty && below.isEmpty ? limit : min(limit, end + 1)
    }

    /// The arrow back in front of it and smaller print right under it, in its column: a name whatever words it has.
    func isName(_ line: TextLine, among lines: [TextLine]) -> Bool {
        hasArrow(before: line) && lines.contains { isUnder($0, line) && isSetUnder($0, line) }
    }

    /// Smaller or paler print stands right under it, in its column.
    func isExplained(_ line: TextLine, among lines: [TextLine]) -> Bool {
        lines.contains { isUnder($0, line) && isSetUnder($0, line) || isPalerUnder($0, line) }
    }

    func isUnder(_ line: TextLine, _ title: TextLine) -> Bool {
        let gap = Double(line.bounds.y - title.bounds.maxY)
        return gap > -geometry.bodyCapHeight * 0.3 && gap < geometry.bodyCapHeight * 1.3
    }

    /// Smaller, in the name's column: what is known of them.
    private func isSetUnder(_ line: TextLine, _ title: TextLine) -> Bool {
        line.capHeight < title.capHeight * PrintScale.small && isInColumn(line, title)
    }

    /// Right under a line, in its column and paler: what is known of whom that names, in whatever print.
    func isPalerUnder(_ line: TextLine, _ title: TextLine) -> Bool {
        isUnder(line, title) && isInColumn(line, title) && (line.contrast ?? 255) * 10 < (title.contrast ?? 0) * 8
    }

    private func isInColumn(_ line: TextLine, _ title: TextLine) -> Bool {
        abs(Double(line.bounds.x - title.bounds.x)) < geometry.bodyCapHeight * PrintScale.sameEdge
    }
}
