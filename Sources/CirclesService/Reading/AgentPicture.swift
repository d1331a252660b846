package import CirclesCore
internal import CirclesOCR
package import Foundation

/// A picture as an agent is given it.
package struct AgentPicture: Sendable {
    private let optimizer = ScreenOptimizer()

    package init() {}

    /// JPEG: upright, at most 1,536 pixels along its longer edge and a megabyte, without metadata.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, or the picture stays larger than that.
    package func jpeg(of picture: Data) async throws(CirclesError) -> Data { try await optimizer.compact(picture) }
}
