/// A colour.
struct RGB: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// `#rrggbb`.
    var hex: String {
        let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
        let digits = String(value, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The largest difference of any channel.
    func distance(to other: RGB) -> Int {
        max(
            abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
    }
}

extension RGBPlanes {
    func color(at index: Int) -> RGB {
        RGB(red: red.pixels[index], green: green.pixels[index], blue: blue.pixels[index])
    }

    /// The mean of a pixel and two to each side of it, over which the red and the blue fringes of letters drawn on a screen's
    /// subpixels (ClearType, FreeType's LCD filter) cancel. A coloured area stays what it is.
    func meanColor(x: Int, y: Int) -> RGB {
        let columns = max(0, x - 2)..<min(width, x + 3)
        var (sumOfRed, sumOfGreen, sumOfBlue) = (0, 0, 0)
        for index in columns.lowerBound + y * width..<columns.upperBound + y * width {
            sumOfRed += Int(red.pixels[index])
            sumOfGreen += Int(green.pixels[index])
            sumOfBlue += Int(blue.pixels[index])
        }
        let count = max(1, columns.count)
        return RGB(red: UInt8(sumOfRed / count), green: UInt8(sumOfGreen / count), blue: UInt8(sumOfBlue / count))
    }

    /// (red + 2 green + blue) / 4: near enough to luminance, and no saturated colour vanishes from it.
    func brightness() -> Plane {
        var plane = Plane(width: width, height: height, filledWith: 0)
        let count = width * height
        plane.pixels.withUnsafeMutableBufferPointer { target in
            _ = withUnsafePointers { red, green, blue in
                for index in 0..<count {
                    let sum = UInt16(red[index]) &+ UInt16(green[index]) &* 2 &+ UInt16(blue[index]) &+ 2
                    target[index] = UInt8(truncatingIfNeeded: sum >> 2)
                }
            }
        }
        return plane
    }

    /// Means of 2 × 2.
    func halved() -> RGBPlanes {
        var half = RGBPlanes(width: max(1, width / 2), height: max(1, height / 2))
        guard width > 1, height > 1 else { return half }
        half.red = red.halved()
        half.green = green.halved()
        half.blue = blue.halved()
        return half
    }
}

extension Plane {
    fileprivate func halved() -> Plane {
        let (columns, rows) = (width / 2, height / 2)
        var half = Plane(width: columns, height: rows, filledWith: 0)
        pixels.withUnsafeBufferPointer { source in
            half.pixels.withUnsafeMutableBufferPointer { target in
                for y in 0..<rows {
                    let above = y * 2 * width
                    let below = above + width
                    for x in 0..<columns {
                        let sum =
                            UInt16(source[above + 2 * x]) &+ UInt16(source[above + 2 * x + 1])
                            &+ UInt16(source[below + 2 * x]) &+ UInt16(source[below + 2 * x + 1])
                        target[y * columns + x] = UInt8(truncatingIfNeeded: (sum &+ 2) >> 2)
                    }
                }
            }
        }
        return half
    }
}
