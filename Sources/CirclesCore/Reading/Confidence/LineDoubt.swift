import Foundation

/// What is odd about how a message's lines lie.
struct LineDoubt {
    private let lines: [TextLine]
    /// Of the bubble.
    private let fill: PixelRect?
    private let cap: Double

    init(_ block: MessageBlock, geometry: PageGeometry) {
        lines = block.lines
        cap = geometry.bodyCapHeight
        // A time below the text, or behind it, makes the bubble wider than its lines.
        fill = block.time == nil ? block.bubble.map(geometry.bounds) : nil
    }

    /// How much of what surrounds a line is neither an even fill nor text, 0…1.
    var clutter: Double { lines.map(\.clutter).max() ?? 0 }

    /// How far a line's letters are from the page's body text in height: a logarithm, at most 1.5.
    var heightDeviation: Double {
        min(1.5, lines.map { abs(log($0.capHeight / cap)) }.max() ?? 0)
    }

    /// Whether a line ends although the next one's first word had room behind it: words were lost there, or it was another
    /// message's.
    var leftRoom: Double {
        guard let right = lines.map(\.bounds.maxX).max() else { return 0 }
        let hasRoom = zip(lines, lines.dropFirst()).contains { line, next in
            guard let word = next.words.first else { return false }
            return Double(right - line.bounds.maxX - word.bounds.width) > cap
        }
        return hasRoom ? 1 : 0
    }

    /// In capitals, how much wider the bubble's room is behind the widest line than before it: words were lost. At most eight.
    var bubbleRoom: Double {
        guard let fill, let left = lines.map(\.bounds.x).min(), let right = lines.map(\.bounds.maxX).max() else {
            return 0
        }
        return min(8, max(0, Double(fill.maxX - right - (left - fill.x)) / cap))
    }

    /// In capitals, how far the lines' beginnings lie apart. At most six.
    var indent: Double {
        guard let first = lines.map(\.bounds.x).min(), let last = lines.map(\.bounds.x).max() else { return 0 }
        return min(6, Double(last - first) / cap)
    }
}
