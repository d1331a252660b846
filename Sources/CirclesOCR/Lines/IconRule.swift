/// Tells icons, ticks and large emoji from short words before time is spent on reading them.
struct IconRule {
    /// The usual height of capitals, measured on lines that are surely text; nil when there are none.
    private let bodyCap: Double?

    init(lines: [InkLine]) {
        let long = lines.filter { $0.components.count >= 5 }
        let heights = long.flatMap { [Int](repeating: $0.capHeight, count: $0.components.count) }.sorted()
        // Times and receipts are small and many: the text is among the taller ones.
        bodyCap = heights.count >= 20 ? Double(heights[heights.count * 3 / 4]) : nil
    }

    /// One or two pieces of a size that no letters have here, or a filled shape.
    func isIcon(_ line: InkLine) -> Bool {
        guard line.components.count <= 2 else { return false }
        if line.components.count == 1, let piece = line.components.first {
            let (width, height) = (Double(piece.width), Double(piece.height))
            // A disc fills 0.79 of its square; the fullest letters that are as wide as high, M and W, about 0.6.
            if width > height * 0.7, Double(piece.area) > width * height * 0.74 { return true }
            // Wider than any letter of its height: a pill, a tick, a wave.
            if width > height * 1.9 { return true }
        }
        guard let bodyCap else { return false }
        let cap = Double(line.capHeight)
        // An upright bar that is no capital I: the edge of a bubble, a text cursor.
        if line.components.count == 1, (line.right - line.left) * 4 <= line.capHeight, cap < bodyCap * 0.8 {
            return true
        }
        return cap < bodyCap * 0.5 || cap > bodyCap * (line.components.count == 1 ? 1.6 : 1.9)
    }
}
