import CirclesCore

/// Takes emoji out of a line before it is read: they would be read as letters, and make letters beside them illegible.
///
/// A letter has one colour; an emoji has others than the line's letters and fills most of a square.
struct EmojiFinder {
    let picture: RGBPlanes
    let ground: Ground

    /// What is nearer to the ground is ground.
    private static let groundDistance = 40
    /// What is further from all mixtures of ground and ink is of another colour; JPEG's chroma stays below.
    private static let mixture = 56.0
    /// Of a line's ink, in percent, what has another colour where letters have fringes.
    private static let leastFringe = 12

    /// The line without its emoji, in as many pieces as they leave; all of it when it has none.
    func pieces(of line: InkLine) -> [InkLine] {
        let emoji = squares(in: line)
        guard !emoji.isEmpty else { return [line] }
        var groups: [Int: [Component]] = [:]
        for component in line.components {
            let middle = (component.left + component.right) / 2
            if emoji.contains(where: { $0.contains(middle) }) { continue }
            groups[emoji.count { $0.upperBound <= middle }, default: []].append(component)
        }
        return groups.sorted { $0.key < $1.key }.map { InkLine($0.value) }
            .filter { $0.components.count > 1 || $0.bottom - $0.top >= line.capHeight / 2 }
    }

    /// The emoji of a line that consists of nothing else; nil for all other lines.
    func emojiAlone(in line: InkLine) -> [PixelRect]? {
        let columns = squares(in: line)
        guard !columns.isEmpty else { return nil }
        let isRest = line.components.contains { component in
            let middle = (component.left + component.right) / 2
            return component.height * 3 >= line.capHeight && !columns.contains { $0.contains(middle) }
        }
        guard !isRest else { return nil }
        return columns.map {
            PixelRect(x: $0.lowerBound, y: line.top, width: $0.count, height: line.bottom - line.top)
        }
    }

    /// The columns of squares that are filled with other colours than the line's.
    private func squares(in line: InkLine) -> [Range<Int>] {
        guard let ink = ink(of: line) else { return [] }
        let isFringed = isFringed(line, ink)
        let margin = line.capHeight / 4
        let (top, bottom) = (max(0, line.top - margin), min(picture.height, line.bottom + margin))
        var found: [Range<Int>] = []
        var run = Run()
        for x in max(0, line.left - margin)...min(picture.width, line.right + margin) {
            let column = x < picture.width ? column(x, top..<bottom, line: line, ink: ink, isFringed) : Run()
            if column.filled > 0 {
                run.add(column, x: x)
                continue
            }
            if run.isEmoji(in: line), !isColoredText(run, isFringed) { found.append(run.columns) }
            run = Run()
        }
        if run.isEmoji(in: line), !isColoredText(run, isFringed) { found.append(run.columns) }
        return found
    }

    /// A mention or a link: letters of one colour that is not the line's.
    private func isColoredText(_ run: Run, _ isFringed: Bool) -> Bool {
        guard let rows = run.rows, run.foreign > 0, run.filled * 50 < run.columns.count * rows.count * 33 else {
            return false
        }
        let behind = ground.color(
            x: (run.columns.lowerBound + run.columns.upperBound) / 2, y: (rows.lowerBound + rows.upperBound) / 2)
        let inks = rows.flatMap { y in
            run.columns.compactMap { x in
                let color = picture.color(at: y * picture.width + x)
                guard color.distance(to: behind) > Self.groundDistance else { return RGB?.none }
                return isFringed ? picture.meanColor(x: x, y: y) : color
            }
        }
        guard let strongest = inks.max(by: { $0.distance(to: behind) < $1.distance(to: behind) }) else { return false }
        let mixture = ColorMixture(of: behind, and: strongest)
        return inks.count { mixture.distance(to: $0) > Self.mixture / 2 } * 10 < inks.count
    }

    /// Whether the line's letters are drawn on subpixels: most of their colour is gone where neighbours are taken together.
    func isFringed(_ line: InkLine, _ ink: RGB) -> Bool {
        guard line.components.count >= 3 else { return false }
        let rows = max(0, line.top)..<max(0, line.top, min(picture.height, line.bottom))
        var (inked, foreign, rest) = (0, 0, 0)
        for x in max(0, line.left)..<max(0, line.left, min(picture.width, line.right)) {
            let behind = ground.color(x: x, y: (line.top + line.bottom) / 2)
            let mixture = ColorMixture(of: behind, and: ink)
            for y in rows {
                let color = picture.color(at: y * picture.width + x)
                guard color.distance(to: behind) > Self.groundDistance else { continue }
                inked += 1
                guard mixture.distance(to: color) > Self.mixture else { continue }
                foreign += 1
                if mixture.distance(to: picture.meanColor(x: x, y: y)) > Self.mixture { rest += 1 }
            }
        }
        return foreign * 100 > inked * Self.leastFringe && rest * 2 < foreign
    }

    private func column(_ x: Int, _ rows: Range<Int>, line: InkLine, ink: RGB, _ isFringed: Bool) -> Run {
        var run = Run()
        let behind = ground.color(x: x, y: (line.top + line.bottom) / 2)
        let mixture = ColorMixture(of: behind, and: ink)
        for y in rows {
            let color = picture.color(at: y * picture.width + x)
            guard color.distance(to: behind) > Self.groundDistance else { continue }
            run.filled += 1
            run.rows = run.rows.map { min($0.lowerBound, y)..<(y + 1) } ?? y..<(y + 1)
            let shown = isFringed ? picture.meanColor(x: x, y: y) : color
            if mixture.distance(to: shown) > Self.mixture { run.foreign += 1 }
        }
        return run
    }

    /// The colour that most of the line's letters have, by their width.
    func ink(of line: InkLine) -> RGB? {
        let colors = line.components.prefix(80).map { (color: strongest($0), width: $0.width) }
        let votes = colors.map { one in
            colors.reduce(0) { $0 + ($1.color.distance(to: one.color) <= 60 ? $1.width : 0) }
        }
        return zip(colors, votes).max { $0.1 < $1.1 }?.0.color
    }

    private func strongest(_ component: Component) -> RGB {
        let behind = ground.color(
            x: (component.left + component.right) / 2, y: (component.top + component.bottom) / 2)
        var best = (color: behind, distance: -1)
        for y in component.top..<min(component.bottom, picture.height) {
            for x in component.left..<min(component.right, picture.width) {
                let color = picture.color(at: y * picture.width + x)
                let distance = color.distance(to: behind)
                if distance > best.distance { best = (color, distance) }
            }
        }
        return best.color
    }

    /// Neighbouring columns that are not empty.
    private struct Run {
        var columns = 0..<0
        var rows: Range<Int>?
        /// Pixels that are no ground, and those of them that have another colour than the line's letters.
        var filled = 0
        var foreign = 0

        mutating func add(_ column: Run, x: Int) {
            columns = columns.isEmpty ? x..<(x + 1) : columns.lowerBound..<(x + 1)
            filled += column.filled
            foreign += column.foreign
            guard let added = column.rows else { return }
            rows =
                rows.map { min($0.lowerBound, added.lowerBound)..<max($0.upperBound, added.upperBound) } ?? added
        }

        func isEmoji(in line: InkLine) -> Bool {
            guard let rows, !columns.isEmpty else { return false }
            let (width, height) = (columns.count, rows.count)
            let square = width * height
            guard height * 10 >= line.capHeight * 9, width * 10 >= height * 6, width * 10 <= height * 16 else {
                return false
            }
            // No letter is higher than capitals, hangs below the line and is filled.
            let reach = max(1, line.capHeight / 12)
            let isLarge =
                height > line.capHeight && rows.upperBound >= line.baseline + reach && filled * 4 >= square * 3
                && width * 10 >= height * 8
            // A sun's rays leave more of the square empty.
            let isDense = filled * 2 >= square && foreign * 10 >= filled * 3
            let isColored = filled * 5 >= square * 2 && foreign * 2 >= filled
            return isLarge || isDense || isColored
        }
    }
}
