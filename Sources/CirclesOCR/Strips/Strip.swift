import CirclesCore

/// One line, dark on white, as high as the recogniser's input and with its baseline on a fixed row.
struct Strip {
    /// Rows of the recogniser's input. A strip of another height would be scaled to it once more.
    static let height = 36
    /// The row letters stand on.
    static let baseline = 27
    /// The capitals' height. Recognition takes time in proportion to the width, so smaller is faster; 18 to 26 are read
    /// equally well.
    static let capHeight = 18.0

    let plane: Plane
    /// Pixels of the strip a pixel of the picture.
    let scale: Double
    /// Where the strip's corner lies in the picture; it may lie outside.
    let origin: (x: Int, y: Int)

    /// A rectangle of the strip in pixels of the picture.
    func inPicture(_ bounds: PixelRect) -> PixelRect {
        PixelRect(
            x: origin.x + Int(Double(bounds.x) / scale), y: origin.y + Int(Double(bounds.y) / scale),
            width: Int((Double(bounds.width) / scale).rounded(.up)),
            height: Int((Double(bounds.height) / scale).rounded(.up)))
    }
}
