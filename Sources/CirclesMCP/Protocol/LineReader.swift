internal import Dispatch
internal import Foundation

/// Lines from a descriptor, one when it is asked for. A longer one than is taken is passed over as it comes, so that memory
/// never holds more of it than the limit.
final class LineReader: @unchecked Sendable {
    /// Bytes of a line: a text of the size that is taken, all of it escaped (`\u0041`), and what stands around it.
    static let longestLine = 7_000_000
    private static let chunk = 1 << 16

    enum Line: Equatable, Sendable {
        case whole([UInt8])
        case tooLong
    }

    private let descriptor: Int32
    private let limit: Int
    /// Where a read may block. What follows is used on it only.
    private let queue = DispatchQueue(label: "circles.mcp.read")
    private var rest: [UInt8] = []
    private var start = 0
    private var isAtEnd = false

    init(_ descriptor: Int32, limit: Int = longestLine) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Nil at the end, or when nothing can be read any more.
    func next() async -> Line? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.read()) }
        }
    }

    private func read() -> Line? {
        var isTooLong = false
        // Up to here there is no line break.
        var searched = start
        while true {
            if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return isTooLong || end - start > limit ? .tooLong : .whole(Array(rest[start..<end]))
            }
            if rest.count - start > limit { isTooLong = true }
            if isTooLong { start = rest.count }
            rest.removeFirst(start)
            (start, searched) = (0, rest.count)
            guard !isAtEnd, more() else {
                isAtEnd = true
                if isTooLong { return .tooLong }
                defer { rest = [] }
                return rest.isEmpty ? nil : .whole(rest)
            }
        }
    }

    private func more() -> Bool {
        var buffer = [UInt8](repeating: 0, count: Self.chunk)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest += buffer[..<count] }
            if count >= 0 || errno != EINTR { return count > 0 }
        }
    }
}
