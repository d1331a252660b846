import CirclesCore

/// Cuts lines where the bubble they stand in ends: doodles of a wallpaper and a bubble's tail stand as near to a letter as the
/// next letter does, on a ground that differs little.
struct EdgeRule {
    let fills: FillRegions
    let pictureWidth: Int

    /// The line's parts outside and inside of its bubble, from left to right; the line itself when it crosses no edge.
    func parts(of line: InkLine) -> [InkLine] {
        guard line.components.count >= 3, let bubble = bubble(of: line) else { return [line] }
        let (box, components) = (fills.regions[bubble], line.components)
        // A bubble's own rim, too, which no letter touches.
        let first = components.firstIndex { $0.left > box.left } ?? 0
        let last = components.lastIndex { $0.right < box.right } ?? components.count - 1
        guard first <= last, first > 0 || last < components.count - 1 else { return [line] }
        let outside = Array(components[..<first]) + Array(components[(last + 1)...])
        guard outside.allSatisfy({ isBeyond($0, bubble) }) else { return [line] }
        return [Array(components[..<first]), Array(components[first...last]), Array(components[(last + 1)...])]
            .filter { !$0.isEmpty }.map(InkLine.init)
    }

    /// What most of the line stands on, when that is no page and no bar.
    private func bubble(of line: InkLine) -> Int? {
        let places = (1...3).map { line.components[line.components.count * $0 / 4] }
        let regions = places.compactMap { region(around: $0) }
        guard let bubble = regions.first(where: { region in regions.count { $0 == region } >= 2 }) else { return nil }
        let box = fills.regions[bubble]
        return (box.right - box.left) * 20 < pictureWidth * 19 && box.solidity > 0.8 ? bubble : nil
    }

    /// It stands on another fill, or on none: a piece of the same bubble would have the same colour.
    private func isBeyond(_ piece: Component, _ bubble: Int) -> Bool {
        guard let other = region(around: piece) else { return true }
        return other != bubble && fills.regions[other].color.distance(to: fills.regions[bubble].color) > 8
    }

    private func region(around piece: Component) -> Int? {
        fills.region(
            around: PixelRect(x: piece.left, y: piece.top, width: piece.width, height: piece.height).grown(by: 1))
    }
}
