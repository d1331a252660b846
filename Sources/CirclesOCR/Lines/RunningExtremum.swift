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
        filter(&plane) { a, b in max(a, b) }
    }

    /// Replaces each pixel by the least around it.
    mutating func erode(_ plane: inout [UInt8]) {
        filter(&plane) { a, b in min(a, b) }
    }

    @inline(__always)
    private mutating func filter(_ plane: inout [UInt8], _ choose: (UInt8, UInt8) -> UInt8) {
        guard window > 1, width > 0, height > 0, plane.count == width * height else { return }
        let (width, height, window) = (width, height, window)
        plane.withUnsafeMutableBufferPointer { pixels in
            scratch.withUnsafeMutableBufferPointer { scratch in
                guard let pixels = pixels.baseAddress, let scratch = scratch.baseAddress else { return }
                Self.alongRows(pixels, scratch, width, height, window, choose)
                Self.alongColumns(pixels, scratch, width, height, window, choose)
            }
        }
    }

    @inline(__always)
    private static func alongRows(
        _ pixels: UnsafeMutablePointer<UInt8>, _ row: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
        _ window: Int, _ choose: (UInt8, UInt8) -> UInt8
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
                for x in 0..<(padded - covered) { row[x] = choose(row[x], row[x + covered]) }
                covered *= 2
            }
            let rest = window - covered
            for x in 0..<width { line[x] = choose(row[x], row[x + rest]) }
        }
    }

    @inline(__always)
    private static func alongColumns(
        _ pixels: UnsafeMutablePointer<UInt8>, _ tall: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
        _ window: Int, _ choose: (UInt8, UInt8) -> UInt8
    ) {
        let half = window / 2
        let padded = height + window - 1
        for y in 0..<padded {
            let source = min(max(y - half, 0), height - 1)
            (tall + y * width).update(from: pixels + source * width, count: width)
        }
        var covered = 1
        while covered * 2 <= window {
            let (count, step) = ((padded - covered) * width, covered * width)
            for index in 0..<count { tall[index] = choose(tall[index], tall[index + step]) }
            covered *= 2
        }
        let step = (window - covered) * width
        for index in 0..<(width * height) { pixels[index] = choose(tall[index], tall[index + step]) }
    }
}
