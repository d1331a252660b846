import CirclesCore

/// Finds the marks in front of a list's items. They stand a space or more before the text and higher than its letters do, so that lines
/// are found without them, and recognition takes a disc for a letter or for dirt.
struct BulletRule {
    let emoji: EmojiFinder
    let fills: FillRegions

    /// A line, and the disc in front of it, which is none of its letters.
    struct Item {
        var line: InkLine
        var disc: Component?
    }

    /// A mark in front of the line of that index.
    private struct Mark {
        let index: Int
        let piece: Component
        let isDisc: Bool
        /// Where what it leads begins.
        let text: Int
    }

    /// The lines with their marks: at least two stand in one column, and what they lead in another, each in the ink of that.
    ///
    /// - Parameter components: All that was found, also what is part of no line.
    func items(of lines: [InkLine], among components: [Component]) -> [Item] {
        let letters = Set(lines.filter { $0.components.count > 1 }.flatMap(\.components).map(\.bounds))
        let free = components.filter { !letters.contains($0.bounds) }
        let marks = lines.indices.compactMap { mark(before: lines[$0], at: $0, free) }
        let listed = marks.filter { mark in marks.contains { isInColumn($0, mark, lines) } }
        let taken = Set(listed.map { $0.piece.bounds })
        var items = lines.map { Item(line: $0) }
        for mark in listed {
            let rest = lines[mark.index].components.filter { $0.bounds != mark.piece.bounds }
            items[mark.index] =
                mark.isDisc
                ? Item(line: InkLine(rest), disc: mark.piece) : Item(line: InkLine(rest + [mark.piece]))
        }
        // A mark by itself was a line.
        return items.filter { $0.line.components.count > 1 || !taken.contains($0.line.components[0].bounds) }
    }

    /// Dots beside rows of the page are portraits' and badges'.
    private func isInBubble(_ line: InkLine) -> Bool {
        guard let region = fills.region(around: line.bounds.grown(by: max(1, line.capHeight / 6))) else { return false }
        let box = fills.regions[region]
        return (box.right - box.left) * 20 < fills.width * 19 && (box.bottom - box.top) * 2 < fills.height
            && box.solidity > 0.8
    }

    private func isInColumn(_ one: Mark, _ other: Mark, _ lines: [InkLine]) -> Bool {
        let cap = max(lines[one.index].capHeight, lines[other.index].capHeight)
        return one.index != other.index && one.isDisc == other.isDisc
            && abs(one.piece.left - other.piece.left) * 4 < cap && abs(one.text - other.text) * 2 < cap
            && abs(one.piece.bottom - other.piece.bottom) < cap * 14
            && abs(one.piece.height - other.piece.height) * 6 <= cap
    }

    private func mark(before line: InkLine, at index: Int, _ free: [Component]) -> Mark? {
        guard line.components.count > 2, isInBubble(line) else { return nil }
        let first = line.components[0]
        let isInside = isMark(first, of: line, before: line.components[1])
        let text = isInside ? InkLine(Array(line.components.dropFirst())) : line
        let piece =
            isInside
            ? first
            : free.filter { isMark($0, of: line, before: first) }.max { $0.right < $1.right }
        guard let piece, let ink = emoji.ink(of: text), let own = emoji.ink(of: InkLine([piece])),
            ink.distance(to: own) < 90
        else { return nil }
        return Mark(index: index, piece: piece, isDisc: isDisc(piece, of: text), text: text.left)
    }

    /// Lower and narrower than small letters, no lower than the middle of the line and no higher than its capitals, a space before `letter`.
    private func isMark(_ piece: Component, of line: InkLine, before letter: Component) -> Bool {
        let (cap, gap) = (line.capHeight, letter.left - piece.right)
        let middle = piece.top + piece.bottom
        return piece.polarity == line.polarity && gap * 4 >= cap && gap * 10 <= cap * 18
            && piece.height * 10 <= cap * 8 && piece.width * 10 <= cap * 10 && piece.width * 6 >= cap
            && middle <= line.baseline * 2 - cap * 2 / 5 && piece.top >= line.baseline - cap * 3 / 2
    }

    /// A disc fills 0.79 of its square.
    private func isDisc(_ piece: Component, of line: InkLine) -> Bool {
        let (width, height) = (piece.width, piece.height)
        return width * 4 >= height * 3 && width * 3 <= height * 4 && piece.area * 20 >= width * height * 13
            && height * 10 <= line.capHeight * 7 && height * 5 >= line.capHeight
    }
}
