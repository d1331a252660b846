package import CirclesCore
internal import CTesseract
package import Foundation

/// Draws over a picture what was understood of it, for people who report a misreading.
package enum Overlay {
    /// A PNG of `image` with the title in violet, left messages in blue, right ones in green, centred ones in orange,
    /// and doubtful ones (confidence below 0.6) in red, each with its number, and every recognised line underlined.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, `internalError` when no PNG comes out.
    package static func draw(_ transcript: Transcript, page: RecognizedPage, over image: Data) throws(CirclesError)
        -> Data
    {
        let picture = try PictureDecoder.decode(image)
        let stroke = max(2, picture.width / 300)
        for line in page.lines {
            box(line.bounds, color: 0x9E9E9E, stroke: max(1, stroke / 2), on: picture)
        }
        for region in page.regions { box(region.bounds, color: 0xCFCFCF, stroke: 1, on: picture) }
        if let title = page.lines.first(where: { $0.text == transcript.title }) {
            box(title.bounds.grown(by: stroke * 2), color: 0x8E24AA, stroke: stroke, on: picture)
        }
        for (index, message) in transcript.messages.enumerated() {
            guard let bounds = message.bounds?.grown(by: stroke * 2) else { continue }
            box(bounds, color: color(of: message), stroke: stroke, on: picture)
            number(index + 1, at: bounds, color: color(of: message), on: picture)
        }
        return try png(picture)
    }

    private static func color(of message: Message) -> UInt32 {
        if message.confidence < 0.6 { return 0xE53935 }
        return switch message.side {
        case .left: 0x1E88E5
        case .right: 0x2E9E4F
        case .center: 0xFB8C00
        case .unknown: 0x6D4C41
        }
    }

    private static func box(_ bounds: PixelRect, color: UInt32, stroke: Int, on picture: borrowing Picture) {
        guard
            let box = boxCreate(
                Int32(clamping: bounds.x), Int32(clamping: bounds.y), Int32(clamping: bounds.width),
                Int32(clamping: bounds.height))
        else { return }
        var owned: UnsafeMutablePointer<Box>? = box
        defer { boxDestroy(&owned) }
        pixRenderBoxArb(
            picture.pix, box, Int32(stroke), UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255))
    }

    private static func number(_ value: Int, at bounds: PixelRect, color: UInt32, on picture: borrowing Picture) {
        // Leptonica's built-in bitmap font has even sizes from 4 to 20 points.
        guard let font = bmfCreate(nil, 20) else { return }
        var owned: UnsafeMutablePointer<L_Bmf>? = font
        defer { bmfDestroy(&owned) }
        var width: Int32 = 0
        let x = max(0, bounds.x - 34)
        pixSetTextline(
            picture.pix, font, String(value), color << 8, Int32(clamping: x), Int32(clamping: bounds.y + 30), &width,
            nil)
    }

    private static func png(_ picture: borrowing Picture) throws(CirclesError) -> Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        guard pixWriteMemPng(&bytes, &count, picture.pix, 0) == 0, let bytes else {
            throw CirclesError(.internalError, "the overlay cannot be encoded")
        }
        defer { lept_free(bytes) }
        return Data(bytes: bytes, count: count)
    }
}
