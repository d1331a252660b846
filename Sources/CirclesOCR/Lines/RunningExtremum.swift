/// Gray morphology with a square: the greatest or least value within a window around each pixel.
///
/// A window of `n` is built of windows of 1, 2, 4 … : each step is one pass of byte-wise maxima, which the compiler turns
/// into vector instructions. Beyond the edge the edge's value continues.
struct RunningExtremum {
    let width: Int
    let height: Int
    /// Odd.
    let window: Int
    private var scratch: [UInt8]

    init(width: Int, height: Int, window: Int) {
        self.width = width
        self.height = height
        self.window = max(1, window | 1)
        scratch = [UInt8](repeating: 0, count: max(width + self.window, (height + self.window) * width))
    }

    /// Replaces each pixel by the greatest around it.
    mutating func dilate(_ plane: inout [UInt8]) {
        filter(&plane) { ByteRows.slideMaximum($0, $1, step: $2, count: $3) }
    }

    /// Replaces each pixel by the least around it.
    mutating func erode(_ plane: inout [UInt8]) {
        filter(&plane) { ByteRows.slideMinimum($0, $1, step: $2, count: $3) }
    }

    /// target[i] = the choice of source[i] and source[i + step], for `count` bytes.
    private typealias Slide = (
        _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, _ step: Int, _ count: Int
    ) -> Void

    @inline(__always)
    private mutating func filter(_ plane: inout [UInt8], _ slide: Slide) {
        guard window > 1, width > 0, height > 0, plane.count == width * height else { return }
        let (width, height, window) = (width, height, window)
        plane.withUnsafeMutableBufferPointer { pixels in
            scratch.withUnsafeMutableBufferPointer { scratch in
                guard let pixels = pixels.baseAddress, let scratch = scratch.baseAddress else { return }
                Self.alongRows(pixels, scratch, width, height, window, slide)
                Self.alongColumns(pixels, scratch, width, height, window, slide)
            }
        }
    }

    @inline(__always)
    private static func alongRows(
        _ pixels: UnsafeMutablePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
        _ window: Int, _ slide: Slide
    ) {
        let half = window / 2
        let padded = width + window - 1
        for y in 0..<height {
            let line = pixels + y * width
            for x in 0..<half { row[x] = line[0] }
            (row + half).update(from: line, count: width)
            for x in (half + width)..<padded { row[x] = line[width - 1] }
            var covered = 1
            while covered * 2 <= window {
                slide(row, row, covered, padded - covered)
                covered *= 2
            }
            slide(line, row, window - covered, width)
        }
    }

    @inline(__always)
    private static func alongColumns(
        _ pixels: UnsafeMutablePointer<UInt8>, _ tall: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
        _ window: Int, _ slide: Slide
    ) {
        let half = window / 2
        let padded = height + window - 1
        for y in 0..<padded {
            let source = min(max(y - half, 0), height - 1)
            (tall + y * width).update(from: pixels + source * width, count: width)
        }
        var covered = 1
        while covered * 2 <= window {
            slide(tall, tall, covered * width, (padded - covered) * width)
            covered *= 2
        }
        slide(pixels, tall, (window - covered) * width, width * height)
    }
}
