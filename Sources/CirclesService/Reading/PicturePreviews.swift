package import CirclesCore
internal import CirclesOCR
package import Foundation

/// Screenshots as a page shows them, in a format that every browser knows.
package struct PicturePreviews: Sendable {
    private let optimizer = ScreenOptimizer()

    package init() {}

    /// JPEG, at most as wide as the widest place of a page.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, `unavailable` for HEIC without its library.
    package func preview(of picture: Data) async throws(CirclesError) -> Data {
        try await optimizer.preview(picture, width: Self.width)
    }

    /// Pixels: twice as many as the pane is wide, for fine screens.
    private static let width = 900
}
