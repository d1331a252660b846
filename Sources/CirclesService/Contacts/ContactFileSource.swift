package import CirclesCore
internal import Foundation

/// A file, or standard input, read piece by piece.
package final class ContactFileSource {
    private static let pieceSize = 256 << 10

    package let path: String?
    private let descriptor: Int32
    private var head: [UInt8]
    /// Bytes handed out.
    private(set) var position = 0

    /// - Parameter path: `-` is standard input.
    /// - Throws: `CirclesError` with `cannotRead`.
    package init(_ path: String) throws(CirclesError) {
        self.path = path == "-" ? nil : path
        descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        head = []
        guard descriptor >= 0 else {
            throw CirclesError(.cannotRead, "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        head = try read()
    }

    deinit { if path != nil { close(descriptor) } }

    /// The first piece, for telling the format.
    package var beginning: [UInt8] { head }

    /// The next piece; empty at the end.
    ///
    /// - Throws: `CirclesError` with `cannotRead`.
    package func next() throws(CirclesError) -> [UInt8] {
        var piece = head
        head = []
        if piece.isEmpty { piece = try read() }
        position += piece.count
        return piece
    }

    private func read() throws(CirclesError) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: Self.pieceSize)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw CirclesError(
                    .cannotRead, "\(path ?? "standard input") cannot be read: \(String(cString: strerror(errno)))")
            }
            return Array(buffer[..<count])
        }
    }

    /// Bytes of a file; 0 where that is not known.
    package static func size(_ path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
}
