package import Foundation

/// Makes of a screenshot the picture that a model is shown.
package protocol PictureOptimizer: Sendable {
    /// An upright JPEG without metadata, its longest edge at most 1,536 pixels, at most a megabyte.
    ///
    /// - Throws: `CirclesError` with `badInput` for what is no picture.
    func optimized(_ image: Data) async throws(CirclesError) -> Data
}
