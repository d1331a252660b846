import CirclesCore

/// Finds the upright strokes that messengers put beside a quote or a link's preview.
struct BarRule {
    /// The height that capitals of the body text are expected to have, in pixels of the mask.
    let capHeight: Double

    /// Higher than a row of text, much narrower than a letter, and filled.
    func bars(in components: [Component]) -> [PixelRect] {
        components.filter { piece in
            let (width, height) = (Double(piece.width), Double(piece.height))
            return height > capHeight * 1.9 && width < max(3.5, capHeight * 0.45) && height > width * 5
                && Double(piece.area) > width * height * 0.75
        }.map(\.bounds)
    }
}
