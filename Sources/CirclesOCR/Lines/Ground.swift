/// What a picture looks like without its text: the median colour around each point, on a coarse grid.
struct Ground {
    /// Pixels of the picture between grid points.
    let step: Int
    let width: Int
    let height: Int
    /// The medians, row by row.
    let red: [UInt8]
    let green: [UInt8]
    let blue: [UInt8]

    /// - Parameter reach: Half the window's side in pixels. The window must span more than one line of text, or the text
    ///   itself becomes the median.
    init(of picture: RGBPlanes, reach: Int) {
        // Half the resolution loses nothing that a median over a dozen pixels would keep.
        let half = picture.halved()
        let step = 2
        let columns = max(1, (half.width + step - 1) / step)
        let rows = max(1, (half.height + step - 1) / step)
        let reach = max(2, reach / 2)
        self.step = step * 2
        width = columns
        height = rows
        let median = { (plane: Plane) in
            Self.median(plane, columns: columns, rows: rows, step: step, reach: reach)
        }
        red = median(half.red)
        green = median(half.green)
        blue = median(half.blue)
    }

    /// The grid's index for a point of the picture.
    @inline(__always)
    func index(x: Int, y: Int) -> Int {
        min(y / step, height - 1) * width + min(x / step, width - 1)
    }

    func color(x: Int, y: Int) -> RGB {
        let index = index(x: max(0, x), y: max(0, y))
        return RGB(red: red[index], green: green[index], blue: blue[index])
    }

    /// Every other row of the window is enough for its median.
    ///
    /// A histogram slides along each row of grid points; the median is followed from its last place
    /// (T. Huang, "A fast two-dimensional median filtering algorithm", 1979).
    private static func median(_ plane: Plane, columns: Int, rows: Int, step: Int, reach: Int) -> [UInt8] {
        var result = [UInt8](repeating: 255, count: columns * rows)
        guard plane.width > 0, plane.height > 0 else { return result }
        let (width, height) = (plane.width, plane.height)
        var counts = [Int32](repeating: 0, count: 256)
        plane.pixels.withUnsafeBufferPointer { pixels in
            counts.withUnsafeMutableBufferPointer { counts in
                for row in 0..<rows {
                    let top = max(0, row * step - reach)
                    let bottom = min(height - 1, row * step + reach)
                    counts.update(repeating: 0)
                    var (total, below, median) = (Int32(0), Int32(0), 0)
                    var (left, right) = (0, 0)  // columns inside: left ..< right
                    for column in 0..<columns {
                        let wantedLeft = max(0, column * step - reach)
                        let wantedRight = min(width, column * step + reach + 1)
                        while right < wantedRight {
                            for y in stride(from: top, through: bottom, by: 2) {
                                let value = Int(pixels[y * width + right])
                                counts[value] &+= 1
                                if value < median { below &+= 1 }
                            }
                            total &+= Int32((bottom - top) / 2 + 1)
                            right += 1
                        }
                        while left < wantedLeft {
                            for y in stride(from: top, through: bottom, by: 2) {
                                let value = Int(pixels[y * width + left])
                                counts[value] &-= 1
                                if value < median { below &-= 1 }
                            }
                            total &-= Int32((bottom - top) / 2 + 1)
                            left += 1
                        }
                        let middle = total / 2
                        while median > 0, below > middle {
                            median -= 1
                            below &-= counts[median]
                        }
                        while median < 255, below &+ counts[median] <= middle {
                            below &+= counts[median]
                            median += 1
                        }
                        result[row * columns + column] = UInt8(median)
                    }
                }
            }
        }
        return result
    }
}
