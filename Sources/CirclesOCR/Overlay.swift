package import CirclesCore
internal import CTesseract
package import Foundation

/// Draws over a picture what was understood of it, for people who report a misreading.
package enum Overlay {
    /// A PNG of `image` with the title in violet, left messages in blue, right ones in green, centred ones in orange,
    /// doubtful ones (confidence below 0.6) in red, each with its number, days between them in brown, and what was read
    /// but is part of none of these hatched.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, `internalError` when no PNG comes out.
    package static func draw(_ transcript: Transcript, page: RecognizedPage, over image: Data) throws(CirclesError)
        -> Data
    {
        let picture = try PictureDecoder.decode(image)
        let stroke = max(1, picture.width / 300)
        let title = titleLine(transcript, page)
        let days = Set(transcript.separators.map(\.text))
        let messages = transcript.messages.compactMap(\.bounds)
        for line in page.lines {
            let isSaid = messages.contains { $0.holdsCenter(of: line.bounds) }
            if line == title {
                box(line.bounds.grown(by: stroke * 2), color: 0x8E24AA, stroke: stroke, on: picture)
            } else if days.contains(line.text) {
                box(line.bounds.grown(by: stroke), color: 0x795548, stroke: stroke, on: picture)
            } else if !isSaid {
                hatch(line.bounds.grown(by: stroke), color: 0x9E9E9E, on: picture)
            }
        }
        for (index, message) in transcript.messages.enumerated() {
            guard let bounds = message.bounds?.grown(by: stroke * 2) else { continue }
            box(bounds, color: color(of: message), stroke: stroke, on: picture)
            number(index + 1, at: bounds, color: color(of: message), on: picture)
        }
        return try png(picture)
    }

    /// The line that the title was taken from: it may have lost a back label and marks.
    private static func titleLine(_ transcript: Transcript, _ page: RecognizedPage) -> RecognizedPage.Line? {
        guard let title = transcript.title else { return nil }
        return page.lines.first { $0.text == title } ?? page.lines.first { $0.text.contains(title) }
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

    private static func hatch(_ bounds: PixelRect, color: UInt32, on picture: borrowing Picture) {
        guard
            let box = boxCreate(
                Int32(clamping: bounds.x), Int32(clamping: bounds.y), Int32(clamping: bounds.width),
                Int32(clamping: bounds.height))
        else { return }
        var owned: UnsafeMutablePointer<Box>? = box
        defer { boxDestroy(&owned) }
        let spacing = Int32(clamping: max(6, bounds.height / 3))
        pixRenderHashBoxArb(
            picture.pix, box, spacing, 1, Int32(L_POS_SLOPE_LINE), 1, Int32(color >> 16 & 255), Int32(color >> 8 & 255),
            Int32(color & 255))
    }

    private static func number(_ value: Int, at bounds: PixelRect, color: UInt32, on picture: borrowing Picture) {
        // Leptonica's built-in bitmap font has even sizes from 4 to 20 points.
        let size = Int32(min(20, max(8, picture.width / 54 / 2 * 2)))
        guard let font = bmfCreate(nil, size) else { return }
        var owned: UnsafeMutablePointer<L_Bmf>? = font
        defer { bmfDestroy(&owned) }
        var width: Int32 = 0
        let x = max(0, bounds.x - Int(size) * 2)
        pixSetTextline(
            picture.pix, font, String(value), color << 8, Int32(clamping: x),
            Int32(clamping: bounds.y + Int(size) * 3 / 2), &width,
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

extension PixelRect {
    fileprivate func holdsCenter(of other: PixelRect) -> Bool {
        other.midX >= Double(x) && other.midX <= Double(maxX) && other.midY >= Double(y) && other.midY <= Double(maxY)
    }
}
