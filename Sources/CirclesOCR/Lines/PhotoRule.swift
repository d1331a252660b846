import CirclesCore

/// Tells the texture of photos and wallpaper from text before time is spent on reading it.
struct PhotoRule {
    let picture: RGBPlanes
    let mask: InkMask
    let fills: FillRegions

    /// Text stands on an even ground; between the strokes of a texture the colours go on changing.
    func isTexture(_ line: InkLine) -> Bool {
        let rim = line.bounds.grown(by: max(1, line.capHeight / 6))
        if fills.region(around: rim) != nil { return false }
        // Marks of a texture stand anywhere; a row of letters stands on its line.
        if line.components.count >= 8, isAligned(line) { return false }
        let flatness = flatness(line.bounds)
        // Measured on 575 such lines of real pictures: text has 0.54 and more, and several letters.
        if line.components.count > 2 { return flatness < 0.4 }
        // A letter by itself leaves little ground between its strokes; all around it is a bubble, or more of the texture.
        return flatness < 0.75 && self.flatness(line.bounds.grown(by: line.capHeight / 2)) < 0.85
    }

    /// Most of its letters stand on one line.
    func isAligned(_ line: InkLine) -> Bool {
        let reach = max(1, line.capHeight / 8)
        let standing = line.components.count { abs($0.bottom - line.baseline) <= reach }
        return standing * 10 >= line.components.count * 7
    }

    /// Of the pixels between strokes, the share that equals a neighbour. Of two neighbours one is enough: the
    /// soft edge of a stroke is even along the stroke, and a glossy bubble is even along its rows.
    private func flatness(_ bounds: PixelRect) -> Double {
        var (even, all) = (0, 0)
        let width = picture.width
        let (top, left) = (max(0, bounds.y), max(0, bounds.x))
        for y in top..<max(top, min(bounds.maxY, picture.height - 1)) {
            for x in left..<max(left, min(bounds.maxX, width - 1)) {
                let index = y * width + x
                guard mask.marks[index] == InkMask.none else { continue }
                all += 1
                let color = picture.color(at: index)
                let step = min(
                    color.distance(to: picture.color(at: index + 1)),
                    color.distance(to: picture.color(at: index + width)))
                if step <= 3 { even += 1 }
            }
        }
        return all == 0 ? 0 : Double(even) / Double(all)
    }
}
