/// Byte-wise arithmetic on whole planes, in loops that the compiler turns into vector instructions.
///
/// (`SIMD32.pointwiseMax` does not become one instruction on x86: ten times slower than these.)
enum ByteRows {
    /// a = max(a, b)
    static func maximum(_ a: inout [UInt8], _ b: [UInt8]) {
        combine(&a, b) { max($0, $1) }
    }

    /// b = b - a, wrapping.
    static func subtract(_ a: [UInt8], from b: inout [UInt8]) {
        combine(&b, a) { $0 &- $1 }
    }

    /// a = b - a, wrapping.
    static func subtract(_ a: inout [UInt8], from b: [UInt8]) {
        combine(&a, b) { $1 &- $0 }
    }

    /// target[i] = max(source[i], source[i + step]) for i in 0 ..< count, ascending: `target` may be `source`.
    @inline(__always)
    static func slideMaximum(
        _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, step: Int, count: Int
    ) {
        for index in 0..<count { target[index] = max(source[index], source[index &+ step]) }
    }

    @inline(__always)
    static func slideMinimum(
        _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, step: Int, count: Int
    ) {
        for index in 0..<count { target[index] = min(source[index], source[index &+ step]) }
    }

    @inline(__always)
    private static func combine(_ a: inout [UInt8], _ b: [UInt8], _ choose: (UInt8, UInt8) -> UInt8) {
        let count = min(a.count, b.count)
        a.withUnsafeMutableBufferPointer { a in
            b.withUnsafeBufferPointer { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return }
                for index in 0..<count { a[index] = choose(a[index], b[index]) }
            }
        }
    }
}
