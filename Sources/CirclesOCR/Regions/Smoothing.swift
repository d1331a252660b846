import CirclesCore

extension RGBPlanes {
    /// Each pixel the median of the nine around it, channel by channel: noise goes, edges stay where they are.
    func smoothed() -> RGBPlanes {
        var result = self
        result.red = red.smoothed()
        result.green = green.smoothed()
        result.blue = blue.smoothed()
        return result
    }
}

extension Plane {
    fileprivate func smoothed() -> Plane {
        guard width > 2, height > 2 else { return self }
        var result = self
        pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                for y in 1..<height - 1 {
                    let (above, row, below) = ((y - 1) * width, y * width, (y + 1) * width)
                    for x in 1..<width - 1 {
                        let (a, b, c) = Self.sorted(source[above + x - 1], source[above + x], source[above + x + 1])
                        let (d, e, f) = Self.sorted(source[row + x - 1], source[row + x], source[row + x + 1])
                        let (g, h, i) = Self.sorted(source[below + x - 1], source[below + x], source[below + x + 1])
                        // The median of nine is that of the largest minimum, the median of medians and the least
                        // maximum of three threes (J. Smith, "Implementing median filters in XC4000E FPGAs", 1996).
                        target[row + x] =
                            Self.sorted(max(a, max(d, g)), Self.sorted(b, e, h).1, min(c, min(f, i))).1
                    }
                }
            }
        }
        return result
    }

    @inline(__always)
    private static func sorted(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> (UInt8, UInt8, UInt8) {
        let (low, high) = (min(a, b), max(a, b))
        return (min(low, c), max(low, min(high, c)), max(high, c))
    }
}

extension FillRegions {
    /// Of the pixels close around a line, the share that belongs to no fill.
    func unevenShare(around line: InkLine) -> Double {
        let inner = line.bounds.grown(by: max(1, line.capHeight / 4))
        let outer = line.bounds.grown(by: max(2, line.capHeight * 6 / 10))
        var (uneven, all) = (0, 0)
        for y in max(0, outer.y)..<max(0, min(height, outer.maxY)) {
            let isBeside = y >= inner.y && y < inner.maxY
            for x in max(0, outer.x)..<max(0, min(width, outer.maxX))
            where !(isBeside && x >= inner.x && x < inner.maxX) {
                all += 1
                if label(x: x, y: y) == nil { uneven += 1 }
            }
        }
        return all == 0 ? 0 : Double(uneven) / Double(all)
    }
}
