import CirclesCore

/// Print whose letters all take as much room, as in terminals and code. A space is as wide as a letter there, wider than what ends a line of
/// other print, so that each word would be a line of its own.
struct MonospaceRule {
    /// From the middle of a letter to that of the next, in pixels, where most of the page is such print.
    private let usual: Double?

    init(_ lines: [InkLine]) {
        let long = lines.compactMap { line in Self.distances(line).count >= Self.enough ? line : nil }
        let all = long.reduce(0) { $0 + $1.components.count }
        let found = long.compactMap { line in Self.advance(of: line).map { (line.components.count, $0) } }
        let advances = found.map(\.1).sorted()
        usual = found.reduce(0) { $0 + $1.0 } * 5 > all * 3 ? advances[advances.count / 2] : nil
    }

    /// One space of such print stands between them: columns are farther apart.
    func joins(_ line: InkLine, _ next: InkLine) -> Bool {
        guard let advance = Self.advance(of: line) ?? Self.advance(of: next) ?? usual,
            let last = line.components.max(by: { $0.right < $1.right }), let first = next.components.first
        else { return false }
        // Two letters that touch are one piece.
        let end = Double(last.width) > advance * 1.1 ? Double(last.right) - advance / 2 : Self.middle(last)
        let start = Double(first.width) > advance * 1.1 ? Double(first.left) + advance / 2 : Self.middle(first)
        let distance = start - end
        return abs(distance - advance * 2) < advance * 0.3
    }

    /// Distances that tell an advance: fewer are alike by chance.
    private static let enough = 5
    /// Of capitals' height; DejaVu Sans Mono has .83, Courier 1.05.
    private static let advances = 0.62...1.15

    /// What four in five of a line's letters stand apart, once or twice (two may touch).
    private static func advance(of line: InkLine) -> Double? {
        let distances = distances(line).sorted()
        guard distances.count >= enough else { return nil }
        let advance = distances[distances.count / 3]
        let tolerance = max(1, advance * 0.1)
        let alike = distances.count { distance in
            [1, 2].contains { abs(distance - advance * $0) <= tolerance }
        }
        return advances.contains(advance / Double(line.capHeight)) && alike * 5 >= distances.count * 4 ? advance : nil
    }

    private static func distances(_ line: InkLine) -> [Double] {
        let middles = line.components.filter { $0.height * 2 >= line.capHeight }.map(middle).sorted()
        return zip(middles.dropFirst(), middles).map { $0 - $1 }.filter { $0 > Double(line.capHeight) * 0.3 }
    }

    private static func middle(_ component: Component) -> Double { Double(component.left + component.right) / 2 }
}
