package import FoundationEssentials

/// The picture formats that are read.
package enum ImageFormat: String, Codable, Sendable, CaseIterable {
    case png, jpeg, webp, gif, tiff, bmp
    /// Decoded by libheif, where that is installed.
    case heic

    /// The format these bytes begin like; names and media types that came with them are never asked.
    package static func sniff(_ bytes: Data) -> ImageFormat? { sniff(ByteView(bytes)) }

    static func sniff(_ view: ByteView) -> ImageFormat? {
        if view.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if view.has([0xFF, 0xD8, 0xFF]) { return .jpeg }
        if view.has("RIFF"), view.has("WEBP", at: 8) { return .webp }
        if view.has("GIF87a") || view.has("GIF89a") { return .gif }
        if view.has([0x49, 0x49, 0x2A, 0x00]) || view.has([0x4D, 0x4D, 0x00, 0x2A]) { return .tiff }
        // "BM" alone begins many a text: the size of its second header (12…124 bytes) must follow.
        if view.has("BM"), let header = view.little32(at: 14), [12, 40, 52, 56, 64, 108, 124].contains(header) {
            return .bmp
        }
        if HEIFFile.isOne(view) { return .heic }
        return nil
    }
}
