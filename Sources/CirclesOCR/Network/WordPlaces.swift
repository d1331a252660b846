import CirclesCore

/// Where the words of a line stand: their ink, divided at the widest gap between two of them.
struct WordPlaces {
    private let plane: Plane
    /// The rows that a column's ink is in; nil for a column without.
    private let ink: [ClosedRange<Int>?]

    /// Darker is ink.
    private static let darkest: UInt8 = 144

    init(_ plane: Plane) {
        self.plane = plane
        var ink = [ClosedRange<Int>?](repeating: nil, count: plane.width)
        plane.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<plane.height {
                for x in 0..<plane.width where pixels[y * plane.width + x] < Self.darkest {
                    ink[x] = (ink[x]?.lowerBound ?? y)...y
                }
            }
        }
        self.ink = ink
    }

    /// - Parameter words: For each, a column within its first character and one within its last.
    func places(_ words: [(first: Int, last: Int)]) -> [PixelRect] {
        var edges = [0]
        for (word, next) in zip(words, words.dropFirst()) { edges.append(gap(from: word.last, to: next.first)) }
        edges.append(plane.width)
        return zip(edges, edges.dropFirst()).prefix(words.count).map { bounds(from: $0, to: $1) }
    }

    /// The middle of the widest run of columns without ink.
    private func gap(from left: Int, to right: Int) -> Int {
        let begin = min(max(0, left), plane.width)
        let columns = begin..<max(begin, min(plane.width, right + 1))
        var (widest, run) = (0..<0, 0..<0)
        for x in columns where ink[x] == nil {
            run = run.upperBound == x ? run.lowerBound..<x + 1 : x..<x + 1
            if run.count > widest.count { widest = run }
        }
        return widest.isEmpty
            ? (columns.lowerBound + columns.upperBound) / 2 : (widest.lowerBound + widest.upperBound) / 2
    }

    /// All rows where there is no ink.
    private func bounds(from left: Int, to right: Int) -> PixelRect {
        let columns = min(left, right)..<right
        guard let first = columns.first(where: { ink[$0] != nil }), let last = columns.last(where: { ink[$0] != nil })
        else {
            return PixelRect(x: columns.lowerBound, y: 0, width: columns.count, height: plane.height)
        }
        let rows = columns.compactMap { ink[$0] }
        let top = rows.reduce(plane.height) { min($0, $1.lowerBound) }
        let bottom = rows.reduce(0) { max($0, $1.upperBound + 1) }
        return PixelRect(x: first, y: top, width: last + 1 - first, height: bottom - top)
    }
}
