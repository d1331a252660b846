internal import CirclesCore
internal import CirclesService
internal import HTTPTypes
import Hummingbird

/// A request's body in pieces, given up when it is too large or comes too slowly.
struct TimedBody {
    private var pieces: RequestBody.AsyncIterator
    private let limit: Int
    private let start = AppContext.seconds()
    private(set) var count = 0

    /// - Throws: `Failure` with 413 when more is announced than is taken.
    init(_ request: Request, limit: Int) throws {
        if let length = request.headers[.contentLength].flatMap(Int.init), length > limit { throw Failure.tooLarge }
        pieces = request.body.makeAsyncIterator()
        self.limit = limit
    }

    /// The next piece; nil at the end.
    ///
    /// - Throws: `Failure` with 413 or 408; what the connection throws.
    mutating func next() async throws -> [UInt8]? {
        guard let piece = try await pieces.next() else { return nil }
        count += piece.readableBytes
        guard count <= limit else { throw Failure.tooLarge }
        guard AppContext.seconds() - start <= Limits.bodySeconds + Double(count) / Limits.leastBytesPerSecond else {
            throw Failure(.requestTimeout, CirclesError(.interrupted, "the request came too slowly", retryable: true))
        }
        return Array(piece.readableBytesView)
    }

    /// All of it.
    mutating func whole() async throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let piece = try await next() { bytes += piece }
        return bytes
    }
}
