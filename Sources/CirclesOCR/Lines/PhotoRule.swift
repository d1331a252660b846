import CirclesCore

/// Tells the texture of photos and wallpaper from text before time is spent on reading it.
struct PhotoRule {
    let picture: RGBPlanes
    let ground: Ground
    let mask: InkMask
    let fills: FillRegions

    /// Text stands on an even ground; between the strokes of a texture the colours go on changing.
    func isTexture(_ line: InkLine) -> Bool {
        let rim = line.bounds.grown(by: max(1, line.capHeight / 6))
        if fills.region(around: rim) != nil { return false }
        let flatness = flatness(line)
        if flatness < 0.35 { return true }
        return flatness < 0.6 && line.components.count < 4
    }

    /// The share of a line's pixels that are no ink and of the local ground's colour, of those that are no ink.
    private func flatness(_ line: InkLine) -> Double {
        var (even, all) = (0, 0)
        for y in line.top..<line.bottom {
            for x in line.left..<line.right {
                let index = y * picture.width + x
                guard mask.marks[index] == InkMask.none else { continue }
                all += 1
                let color = RGB(
                    red: picture.red.pixels[index], green: picture.green.pixels[index],
                    blue: picture.blue.pixels[index])
                if color.distance(to: ground.color(x: x, y: y)) <= 16 { even += 1 }
            }
        }
        return all == 0 ? 0 : Double(even) / Double(all)
    }
}
