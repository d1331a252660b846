/// Which pixels are strokes of text, in both polarities.
struct InkMask {
    static let none: UInt8 = 0
    /// Ink darker than its ground.
    static let dark: UInt8 = 1
    /// Ink lighter than its ground.
    static let light: UInt8 = 2

    let width: Int
    let height: Int
    /// `none`, `dark` or `light`.
    let marks: [UInt8]
    /// How far each pixel is from its ground: the largest channel's difference.
    let contrast: [UInt8]

    /// - Parameter stroke: The side of the square that no stroke of text fills, about 0.7 of the capitals' height.
    init(of picture: RGBPlanes, ground: Ground, stroke: Int) {
        width = picture.width
        height = picture.height
        let count = width * height
        let topHat = Self.topHat(of: picture.brightness(), stroke: stroke)
        var marks = [UInt8](repeating: Self.none, count: count)
        var contrast = [UInt8](repeating: 0, count: count)
        Self.mark(picture, ground, topHat, &marks, &contrast)
        Self.eraseRules(&marks, width: width, height: height, longest: stroke * 4)
        self.marks = marks
        self.contrast = contrast
    }

    /// No letter has a stroke of several capitals' length: what does is an underline or a divider, which would tie
    /// the letters that touch it together.
    private static func eraseRules(_ marks: inout [UInt8], width: Int, height: Int, longest: Int) {
        marks.withUnsafeMutableBufferPointer { marks in
            for y in 0..<height {
                var x = y * width
                let end = x + width
                while x < end {
                    let polarity = marks[x]
                    let start = x
                    while x < end, marks[x] == polarity { x += 1 }
                    if polarity != none, x - start > longest {
                        for index in start..<x { marks[index] = none }
                    }
                }
            }
        }
    }

    /// White and black top-hat: what an opening or a closing with the square removes, the greater of both.
    private static func topHat(of plane: Plane, stroke: Int) -> [UInt8] {
        var morphology = RunningExtremum(width: plane.width, height: plane.height, window: stroke)
        var closed = plane.pixels
        morphology.dilate(&closed)
        morphology.erode(&closed)
        var opened = plane.pixels
        morphology.erode(&opened)
        morphology.dilate(&opened)
        // A closing is nowhere below its plane and an opening nowhere above it.
        ByteRows.subtract(plane.pixels, from: &closed)
        ByteRows.subtract(&opened, from: plane.pixels)
        ByteRows.maximum(&closed, opened)
        return closed
    }

    /// A top-hat alone also finds the gaps between letters; only what differs from the ground as much is ink.
    private static func mark(
        _ picture: RGBPlanes, _ ground: Ground, _ topHat: [UInt8], _ marks: inout [UInt8], _ contrast: inout [UInt8]
    ) {
        let (width, height) = (picture.width, picture.height)
        // Of the brightness, which is half of what one channel differs by at worst.
        let threshold = 20
        _ = picture.withUnsafePointers { red, green, blue in
            for y in 0..<height {
                let gridRow = min(y / ground.step, ground.height - 1) * ground.width
                for x in 0..<width {
                    let index = y * width + x
                    let strength = Int(topHat[index])
                    guard strength > threshold else { continue }
                    let grid = gridRow + min(x / ground.step, ground.width - 1)
                    let r = Int(red[index]) - Int(ground.red[grid])
                    let g = Int(green[index]) - Int(ground.green[grid])
                    let b = Int(blue[index]) - Int(ground.blue[grid])
                    let darkest = min(r, min(g, b))
                    let lightest = max(r, max(g, b))
                    let difference = max(-darkest, lightest)
                    guard difference * 10 > strength * 7 else { continue }
                    marks[index] = -darkest > lightest ? dark : light
                    contrast[index] = UInt8(truncatingIfNeeded: difference)
                }
            }
        }
    }
}
