import CirclesCore

/// One line, dark on white, scaled so that capitals have a fixed height.
struct Strip {
    let plane: Plane
    /// Pixels of the strip a pixel of the picture.
    let scale: Double
    /// Where the strip's corner lies in the picture.
    let origin: (x: Int, y: Int)
}
