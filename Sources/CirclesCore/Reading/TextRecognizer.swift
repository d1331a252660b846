package import Foundation

/// Reads the words of a picture: the port that the OCR engine stands behind.
package protocol TextRecognizer: Sendable {
    /// - Parameters:
    ///   - image: The bytes of an image file whose format and bounds were checked.
    ///   - languages: Tesseract language codes, the most likely first.
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, `configuration` when a language pack
    ///   is missing.
    func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage
}
