/// The picture formats that are read.
package enum ImageFormat: String, Codable, Sendable, CaseIterable {
    case png, jpeg, webp, gif, tiff, bmp

    package var mediaType: String { "image/\(rawValue)" }
}
