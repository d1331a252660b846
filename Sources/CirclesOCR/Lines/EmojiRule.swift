import CirclesCore

/// Tells emoji from letters by their colours: a letter's pixels lie between two colours, its ink's and its ground's.
struct EmojiRule {
    let picture: RGBPlanes

    /// A doubtful word of a few signs, many of whose pixels are of a third colour.
    ///
    /// - Parameters:
    ///   - bounds: In pixels of `picture`.
    ///   - fill: Of the bubble or page it stands on.
    func isEmoji(_ word: RecognizedPage.Word, bounds: PixelRect, fill: RGB) -> Bool {
        guard word.text.count <= 4, word.confidence < 0.85 else { return false }
        let (left, right) = (max(0, bounds.x), min(picture.width, bounds.maxX))
        let (top, bottom) = (max(0, bounds.y), min(picture.height, bounds.maxY))
        guard right - left >= 4, bottom - top >= 4 else { return false }
        // A gradient's colour is that beside the word.
        let grounds = (top..<bottom).map { y in
            let beside = picture.color(at: y * picture.width + max(0, left - 2))
            return beside.distance(to: fill) < 60 ? beside : fill
        }
        var ink = fill
        for y in top..<bottom {
            for x in left..<right {
                let color = picture.color(at: y * picture.width + x)
                if color.distance(to: fill) > ink.distance(to: fill) { ink = color }
            }
        }
        guard ink.distance(to: fill) > 40 else { return false }
        var third = 0
        for y in top..<bottom {
            for x in left..<right
            where Self.distance(picture.color(at: y * picture.width + x), grounds[y - top], ink) > 34 {
                third += 1
            }
        }
        return third * 100 > (right - left) * (bottom - top) * 14
    }

    /// How far a colour is from the straight line between two others, as the largest channel's difference.
    private static func distance(_ color: RGB, _ a: RGB, _ b: RGB) -> Int {
        func difference(_ p: RGB, _ q: RGB) -> (Int, Int, Int) {
            (Int(p.red) - Int(q.red), Int(p.green) - Int(q.green), Int(p.blue) - Int(q.blue))
        }
        let (d, v) = (difference(b, a), difference(color, a))
        let length = d.0 * d.0 + d.1 * d.1 + d.2 * d.2
        guard length > 0 else { return max(abs(v.0), abs(v.1), abs(v.2)) }
        let along = min(max(v.0 * d.0 + v.1 * d.1 + v.2 * d.2, 0), length)
        return max(
            abs(v.0 - d.0 * along / length), abs(v.1 - d.1 * along / length), abs(v.2 - d.2 * along / length))
    }
}
