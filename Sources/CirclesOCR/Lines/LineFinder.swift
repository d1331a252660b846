/// Puts components together to lines of text.
struct LineFinder {
    /// The height that capitals of the body text are expected to have, in pixels of the mask.
    let capHeight: Double
    let ground: Ground

    func lines(of components: [Component], pictureWidth: Int) -> [InkLine] {
        let maximum = max(Int(capHeight * 3.2), 12)
        let minimum = max(Int(capHeight * 0.42), 4)
        var letters: [Component] = []
        var pieces: [Component] = []
        for component in components where component.height <= maximum && component.width <= maximum * 6 {
            if isRule(component) || isEdge(component) || isOutline(component) { continue }
            if component.height >= minimum {
                letters.append(component)
            } else if component.area >= 2 {
                pieces.append(component)
            }
        }
        var lines: [InkLine] = []
        var strays: [Component] = []
        for line in link(letters).map(withoutFrames) {
            // Commas and apostrophes are as high as small letters, but stand where those do not.
            // A thin upright one is the edge of a bubble.
            if let only = line.components.first, line.components.count == 1, only.height <= only.width * 3 + 2 {
                strays.append(only)
            } else {
                lines.append(line)
            }
        }
        lines += attach(strays, to: &lines, below: 0.5).map { InkLine([$0]) }
        _ = attach(pieces, to: &lines, below: .infinity)
        lines = joinRows(lines).map(withoutEnds)
        lines = lines.flatMap(Self.separateTail)
        return lines.filter(isPlausible)
    }

    /// A long thin bar: underlines, dividers, progress bars.
    private func isRule(_ component: Component) -> Bool {
        component.width > component.height * 8 && Double(component.width) > capHeight * 2.5
    }

    /// A hairline higher than any bracket: the end of a bubble's outline, which would draw the letters beside it into its
    /// line.
    private func isEdge(_ component: Component) -> Bool {
        let stroke = Double(component.area) / Double(max(1, component.height))
        return component.height > component.width * 3 && Double(component.height) > capHeight * 1.9
            && stroke < max(2.2, capHeight * 0.14)
    }

    /// The thin outline of a circle or of a bubble: larger than a letter and mostly empty.
    private func isOutline(_ component: Component) -> Bool {
        let (width, height) = (Double(component.width), Double(component.height))
        let isRound = min(width, height) > capHeight * 2 && width < height * 1.3 && height < width * 1.3
        let isFrame = width > capHeight * 3 && height > capHeight * 1.7
        return (isRound || isFrame) && Double(component.area) < width * height * 0.22
    }

    // MARK: Linking

    private func link(_ letters: [Component]) -> [InkLine] {
        let sorted = letters.sorted { $0.left < $1.left }
        var parents = Array(sorted.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index {
                parents[index] = parents[parents[index]]
                index = parents[index]
            }
            return index
        }
        let band = max(8, Int(capHeight * 2))
        var bands: [Int: [Int]] = [:]
        for (index, letter) in sorted.enumerated() {
            for row in (letter.top / band)...(letter.bottom / band) { bands[row, default: []].append(index) }
        }
        for members in bands.values {
            for (position, index) in members.enumerated() {
                let letter = sorted[index]
                let reach = letter.right + Int(max(capHeight * 0.9, Double(letter.height)) * 1.05)
                for other in members[(position + 1)...] {
                    if sorted[other].left > reach { break }
                    if isNeighbour(letter, sorted[other]) { parents[root(other)] = root(index) }
                }
            }
        }
        // In the order of their first letters, so that the same picture always gives the same lines.
        var groups: [[Component]] = []
        var places: [Int: Int] = [:]
        for index in sorted.indices {
            let root = root(index)
            if let place = places[root] {
                groups[place].append(sorted[index])
            } else {
                places[root] = groups.count
                groups.append([sorted[index]])
            }
        }
        return groups.map(InkLine.init)
    }

    private func isNeighbour(_ a: Component, _ b: Component) -> Bool {
        guard a.polarity == b.polarity else { return false }
        let (low, high) = (min(a.height, b.height), max(a.height, b.height))
        guard high * 10 <= low * 23 else { return false }
        let gap = b.left - a.right
        guard Double(gap) <= max(Double(low) * 1.05, capHeight * 0.75) else { return false }
        let overlap = min(a.bottom, b.bottom) - max(a.top, b.top)
        guard overlap * 2 > low else { return false }
        let here = ground.color(x: (a.left + a.right) / 2, y: (a.top + a.bottom) / 2)
        let there = ground.color(x: (b.left + b.right) / 2, y: (b.top + b.bottom) / 2)
        return here.distance(to: there) <= 40
    }

    /// A dash or an apostrophe closes the gap that kept two halves of a line apart.
    private func joinRows(_ lines: [InkLine]) -> [InkLine] {
        var joined: [InkLine] = []
        let monospace = MonospaceRule(lines)
        // Only lines whose baselines are near can be halves of one.
        let band = max(8, Int(capHeight))
        var bands: [Int: [Int]] = [:]
        for line in lines.sorted(by: { $0.left < $1.left }) {
            let row = line.baseline / band
            let near = (row - 1...row + 1).flatMap { bands[$0] ?? [] }
            if let index = near.filter({ isContinued(joined[$0], by: line, monospace) }).max() {
                joined[index] = joined[index].adding(line.components)
            } else {
                bands[row, default: []].append(joined.count)
                joined.append(line)
            }
        }
        return joined
    }

    private func isContinued(_ line: InkLine, by next: InkLine, _ monospace: MonospaceRule) -> Bool {
        let gap = Double(next.left - line.right)
        let low = Double(min(line.capHeight, next.capHeight))
        let high = Double(max(line.capHeight, next.capHeight))
        let isNear = gap < low * 0.65 && high < low * 1.5
        return line.polarity == next.polarity && gap > -Double(next.capHeight) * 0.3
            && abs(Double(line.baseline - next.baseline)) < high * 0.3
            && (isNear && abs(Double(line.baseline - next.baseline)) < low * 0.3
                || high < low * 1.8 && monospace.joins(line, next))
            && isSameGround(line, next)
    }

    private func isSameGround(_ a: InkLine, _ b: InkLine) -> Bool {
        let here = ground.color(x: a.right - 1, y: (a.top + a.bottom) / 2)
        let there = ground.color(x: b.left, y: (b.top + b.bottom) / 2)
        return here.distance(to: there) <= 40
    }

    // MARK: Splitting

    /// A time inside the bubble stands behind the text, smaller or lower; an icon in front of it is larger.
    static func separateTail(_ line: InkLine) -> [InkLine] {
        let components = line.components
        guard components.count >= 3 else { return [line] }
        let cap = Double(line.capHeight)
        var right = components[0].right
        for index in 1..<components.count {
            let gap = Double(components[index].left - right)
            right = max(right, components[index].right)
            guard gap > cap * 0.5 else { continue }
            let head = InkLine(Array(components[..<index]))
            let tail = InkLine(Array(components[index...]))
            let headCap = Double(head.capHeight)
            let tailCap = Double(tail.capHeight)
            let isSmaller =
                tailCap < headCap * 0.85 && tail.baseline >= head.baseline - 1 && isShortTail(tail, cap: cap)
            let isLower = Double(tail.baseline - head.baseline) > headCap * 0.2 && isShortTail(tail, cap: cap)
            if isSmaller || isLower { return [head, tail] }
            if index <= 6, headCap > tailCap * 1.45, tail.components.count >= 4 || index == 1 {
                return [head] + separateTail(tail)
            }
        }
        return [line]
    }

    private static func isShortTail(_ tail: InkLine, cap: Double) -> Bool {
        tail.components.count >= 3 && Double(tail.right - tail.left) < cap * 9 && tail.components.count <= 14
    }

    // MARK: Dots and accents

    /// - Returns: The pieces that stand near no line.
    private func attach(_ pieces: [Component], to lines: inout [InkLine], below limit: Double) -> [Component] {
        guard !lines.isEmpty else { return pieces }
        var rest: [Component] = []
        let band = max(8, Int(capHeight * 2))
        var bands: [Int: [Int]] = [:]
        var frames = lines.map(\.bounds)
        let caps = lines.map(\.capHeight)
        var found = [[Component]](repeating: [], count: lines.count)
        for (index, frame) in frames.enumerated() {
            let margin = caps[index] / 2
            for row in ((frame.y - margin) / band)...((frame.maxY + margin) / band) {
                bands[row, default: []].append(index)
            }
        }
        for piece in pieces.sorted(by: { $0.left < $1.left }) {
            let middle = (piece.top + piece.bottom) / 2
            var best: (index: Int, distance: Int)?
            for index in bands[middle / band] ?? [] where lines[index].polarity == piece.polarity {
                let (frame, cap) = (frames[index], caps[index])
                guard Double(piece.height) <= Double(cap) * limit else { continue }
                // A dash or a tilde stands a space away from what it leads.
                let isDash =
                    piece.width >= piece.height * 2 && piece.width * 3 >= cap && piece.width <= cap
                    && frame.y < middle && middle < frame.maxY
                let (reach, gap) = isDash ? (cap * 3 / 2, cap * 6 / 10) : (cap / 2, cap)
                guard piece.left >= frame.x - reach, piece.right >= frame.x - gap,
                    piece.left <= frame.maxX + cap * 8 / 10, middle >= frame.y - cap * 45 / 100,
                    middle <= frame.maxY + cap * 3 / 10
                else { continue }
                let distance = max(0, frame.y - middle, middle - frame.maxY)
                if distance < best?.distance ?? .max { best = (index, distance) }
            }
            guard let best else {
                rest.append(piece)
                continue
            }
            found[best.index].append(piece)
            let added = (piece.left, piece.right)
            frames[best.index].width = max(frames[best.index].maxX, added.1) - min(frames[best.index].x, added.0)
            frames[best.index].x = min(frames[best.index].x, added.0)
        }
        for index in lines.indices { lines[index] = lines[index].adding(found[index]) }
        return rest
    }

    /// The line without an outline that runs around its letters.
    private func withoutFrames(_ line: InkLine) -> InkLine {
        guard line.components.count > 3 else { return line }
        let kept = line.components.filter { outer in
            let inside = line.components.count {
                $0.left > outer.left && $0.right < outer.right && $0.top >= outer.top && $0.bottom <= outer.bottom
            }
            return inside < 2
        }
        return kept.count == line.components.count || kept.isEmpty ? line : InkLine(kept)
    }

    /// The round ends of a bubble's outline stand beside its letters like brackets, but higher than any bracket.
    private func withoutEnds(_ line: InkLine) -> InkLine {
        var (first, end) = (0, line.components.count)
        let components = line.components
        func capHeight(without left: Set<Int>) -> Double {
            Double(InkLine(Array(components[first..<end].filter { !left.contains($0.left) })).capHeight)
        }
        func isEnd(_ index: Int) -> Bool {
            let (left, height) = (components[index].left, Double(components[index].height))
            if height > capHeight(without: [left]) * 1.8 { return true }
            // With an end at either side, one hides the other; letters between may be small ones.
            return height > capHeight(without: [components[first].left, components[end - 1].left]) * 1.9
        }
        while end - first >= 4, first < 4, isEnd(first) { first += 1 }
        while end - first >= 4, components.count - end < 4, isEnd(end - 1) { end -= 1 }
        guard first > 0 || end < components.count else { return line }
        return InkLine(Array(components[first..<end]))
    }

    // MARK: What may be text

    private func isPlausible(_ line: InkLine) -> Bool {
        let (width, height) = (line.right - line.left, line.bottom - line.top)
        guard line.components.count > 1 || (width < height * 4 && line.area > 6) else { return false }
        return height >= 4 && line.contrast >= 28
    }
}
