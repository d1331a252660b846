extension Plane {
    /// Makes rows white that have one ground each, as in bars and bubbles that shade from top to bottom: what is as bright as
    /// the most frequent brightness, or brighter as the rim of embossed letters is.
    ///
    /// Only where the ground changes from row to row, and steadily but for one highlight's edge: a ground that is the same
    /// everywhere is better told by its neighbourhood.
    mutating func levelRows() {
        guard width > 8 else { return }
        let found = (0..<height).map { y in Self.ground(of: pixels[y * width..<(y + 1) * width]) }
        let known = found.compactMap(\.self)
        let jumps = zip(known, known.dropFirst()).count { abs(Int($0) - Int($1)) > Self.largestStep }
        guard known.count * 10 >= height * 8, let darkest = known.min(), let lightest = known.max(),
            lightest - darkest >= Self.leastShade, jumps <= 1
        else { return }
        var ground = known.first ?? 255
        for y in 0..<height {
            ground = found[y] ?? ground
            for index in y * width..<(y + 1) * width {
                let value = pixels[index]
                pixels[index] = value >= ground ? 255 : 255 - (ground - value)
            }
        }
    }

    /// Of brightness, between two rows of a shade.
    private static let largestStep = 8
    /// Between the darkest row and the lightest.
    private static let leastShade: UInt8 = 14

    /// The brightness that most of a row has, letters apart; nil when it has none that is frequent.
    private static func ground(of row: ArraySlice<UInt8>) -> UInt8? {
        var counts = [Int](repeating: 0, count: 256)
        for value in row { counts[Int(value)] += 1 }
        let (darkest, lightest) = (counts.firstIndex { $0 > 0 } ?? 0, counts.lastIndex { $0 > 0 } ?? 0)
        let reach = 5
        var best = (value: 0, count: 0)
        for value in darkest + (lightest - darkest) / 4...lightest {
            let count = counts[max(0, value - reach)...min(255, value + reach)].reduce(0, +)
            if count > best.count { best = (value, count) }
        }
        return best.count * 5 >= row.count ? UInt8(clamping: best.value - 2) : nil
    }
}
