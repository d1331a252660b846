internal import Dispatch
internal import Foundation

/// Whole lines to a descriptor, in the order in which they were handed in.
final class LineWriter: @unchecked Sendable {
    private let descriptor: Int32
    /// Where a write may block. What follows is used on it only.
    private let queue = DispatchQueue(label: "circles.mcp.write")
    private var isClosed = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// - Returns: False once the other side is gone.
    @discardableResult
    func write(_ line: String) async -> Bool {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.send(line)) }
        }
    }

    private func send(_ line: String) -> Bool {
        var bytes = Array(line.utf8)[...]
        while !bytes.isEmpty, !isClosed {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                isClosed = true
            }
        }
        return !isClosed
    }
}
