import CirclesCore

/// Cuts lines where the bubble they stand in ends: doodles of a wallpaper and a bubble's tail stand as near to a letter as the
/// next letter does, on a ground that differs little.
struct EdgeRule {
    let fills: FillRegions

    /// The line's parts outside and inside of its bubble, from left to right; the line itself when it crosses no edge.
    func parts(of line: InkLine) -> [InkLine] {
        guard let bubble = bubble(of: line) else { return [line] }
        let box = fills.regions[bubble]
        let components = line.components.filter { !isRim($0, of: box, at: line) }
        let letters = letters(of: line)
        guard letters.count(where: { !isRim($0, of: box, at: line) }) * 2 > letters.count else { return [line] }
        // A bubble's own rim, too, which no letter touches.
        let rim = rim(of: line)
        let first = components.firstIndex { $0.left > box.left + rim } ?? 0
        let last = components.lastIndex { $0.right < box.right - rim } ?? components.count - 1
        let whole = components.count == line.components.count ? line : InkLine(components)
        guard first <= last, first > 0 || last < components.count - 1 else { return [whole] }
        let isCut =
            components[..<first].allSatisfy { isBeyond($0, bubble, at: min($0.left, box.left) - 2, of: line) }
            && components[(last + 1)...].allSatisfy { isBeyond($0, bubble, at: max($0.right, box.right) + 2, of: line) }
        guard isCut else { return [whole] }
        return [Array(components[..<first]), Array(components[first...last]), Array(components[(last + 1)...])]
            .filter { !$0.isEmpty }.map(InkLine.init)
    }

    /// What most of the line's letters stand on, when that is no page and no bar; fewer than three say nothing.
    private func bubble(of line: InkLine) -> Int? {
        let letters = letters(of: line)
        guard letters.count > 2 else { return nil }
        let places = (1...3).map { letters[letters.count * $0 / 4] }
        let regions = places.compactMap { region(around: $0) }
        guard let bubble = regions.first(where: { region in regions.count { $0 == region } >= 2 }) else { return nil }
        let box = fills.regions[bubble]
        return (box.right - box.left) * 20 < fills.width * 19 && box.solidity > 0.8 ? bubble : nil
    }

    /// Without dots, and without the bits of a wallpaper above and beside the bubble, which are many.
    private func letters(of line: InkLine) -> [Component] {
        line.components.filter { ($0.bottom - $0.top) * 2 >= line.capHeight }
    }

    /// A bit of the bubble's upper or lower edge: no accent and no comma reaches so far.
    private func isRim(_ piece: Component, of box: FillRegions.Region, at line: InkLine) -> Bool {
        let (slack, rim) = (max(1, line.capHeight / 4), rim(of: line))
        return (piece.bottom >= box.bottom - rim && piece.top >= line.baseline - slack)
            || (piece.top <= box.top + rim && piece.bottom <= line.baseline - line.capHeight + slack)
    }

    /// What is beside it in this column is of another colour than the bubble, or it is no letter.
    private func isBeyond(_ piece: Component, _ bubble: Int, at column: Int, of line: InkLine) -> Bool {
        let rows = [piece.top, (piece.top + piece.bottom) / 2, piece.bottom]
        let others = rows.compactMap { fills.label(x: column, y: $0) }
        guard !others.isEmpty else {
            let box = fills.regions[bubble]
            return piece.height * 4 > line.capHeight * 5 || piece.left >= box.right || piece.right <= box.left
        }
        return others.allSatisfy {
            $0 != bubble && fills.regions[$0].color.distance(to: fills.regions[bubble].color) > 8
        }
    }

    private func region(around piece: Component) -> Int? {
        fills.region(around: piece.bounds.grown(by: 1))
    }

    /// How near to its bubble's edge no letter comes.
    private func rim(of line: InkLine) -> Int { max(1, line.capHeight / 5) }
}
