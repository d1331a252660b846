/// Frees dark strokes of a ground that changes within the line: a highlight, a photo, a steep gradient.
///
/// What is left is the black top-hat: the closing's difference to the picture, which is nothing where no stroke is.
struct LocalGround {
    /// Half the side of the square that no stroke fills, in pixels.
    let reach: Int

    /// The strokes on white, the strongest of them black.
    func remove(from plane: inout Plane) {
        var morphology = RunningExtremum(width: plane.width, height: plane.height, window: reach * 2 + 1)
        var strokes = plane.pixels
        morphology.dilate(&strokes)
        morphology.erode(&strokes)
        ByteRows.subtract(plane.pixels, from: &strokes)
        let strongest = max(Self.weakestContrast, Self.quantile(0.96, of: strokes))
        for index in strokes.indices {
            plane.pixels[index] = UInt8(255 - min(255, Int(strokes[index]) * 255 / strongest))
        }
    }

    /// Weaker strokes stay as faint as they are: they are noise.
    private static let weakestContrast = 30

    private static func quantile(_ share: Double, of values: [UInt8]) -> Int {
        var counts = [Int](repeating: 0, count: 256)
        for value in values { counts[Int(value)] += 1 }
        var below = Int(Double(values.count) * share)
        for (value, count) in counts.enumerated() {
            below -= count
            if below < 0 { return value }
        }
        return 255
    }
}
