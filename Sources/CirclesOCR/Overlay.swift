package import CirclesCore
internal import CTesseract
package import Foundation

/// Draws over a picture what was understood of it, for people who report a misreading.
package enum Overlay {
    /// A PNG of `image` with what `Mark` names in its colours, messages with their numbers, what was left out hatched, and a legend
    /// below the picture.
    ///
    /// - Throws: `CirclesError` with `badInput` when the bytes cannot be decoded, `internalError` when no PNG comes out.
    package static func draw(_ transcript: Transcript, page: RecognizedPage, over image: Data) throws(CirclesError)
        -> Data
    {
        let plain = try PictureDecoder.decode(image)
        guard let picture = OverlayLegend(width: plain.width).added(to: plain) else {
            throw CirclesError(.internalError, "the overlay cannot be drawn")
        }
        let stroke = max(1, picture.width / 300)
        let days = Set(transcript.separators.map(\.text))
        let title = titleLine(transcript, page)
        for line in page.lines {
            if line == title {
                box(line.bounds.grown(by: stroke * 2), .title, stroke: stroke, on: picture)
            } else if days.contains(line.text) {
                box(line.bounds.grown(by: stroke), .day, stroke: stroke, on: picture)
            }
        }
        for piece in transcript.leftOut ?? [] { hatch(piece.bounds.grown(by: stroke), on: picture) }
        for (index, message) in transcript.messages.enumerated() {
            guard let bounds = message.bounds?.grown(by: stroke * 2) else { continue }
            let mark = Mark(message)
            box(bounds, mark, stroke: stroke, on: picture)
            number(index + 1, at: bounds, mark, on: picture)
        }
        return try png(picture)
    }

    /// What a colour means.
    enum Mark: CaseIterable {
        case title, left, right, center, unknown, doubtful, day, leftOut

        init(_ message: Message) {
            self =
                switch message.side {
                case _ where message.confidence < 0.6: .doubtful
                case .left: .left
                case .right: .right
                case .center: .center
                case .unknown: .unknown
                }
        }

        /// As the legend says it.
        var name: String {
            switch self {
            case .title: "title"
            case .left: "theirs"
            case .right: "yours"
            case .center: "notice"
            case .unknown: "side unknown"
            case .doubtful: "doubtful"
            case .day: "date"
            case .leftOut: "left out (hatched)"
            }
        }

        /// Red, green and blue from the third lowest byte on.
        var color: UInt32 {
            switch self {
            case .title: 0x8E24AA
            case .left: 0x1E88E5
            case .right: 0x2E9E4F
            case .center: 0xFB8C00
            case .unknown: 0x6D4C41
            case .doubtful: 0xE53935
            case .day: 0x00ACC1
            case .leftOut: 0x9E9E9E
            }
        }

        var channels: (UInt8, UInt8, UInt8) {
            (UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255))
        }
    }

    /// The line that the title was taken from: it may have lost a back label and marks.
    private static func titleLine(_ transcript: Transcript, _ page: RecognizedPage) -> RecognizedPage.Line? {
        guard let title = transcript.title else { return nil }
        return page.lines.first { $0.text == title } ?? page.lines.first { $0.text.contains(title) }
    }

    private static func box(_ bounds: PixelRect, _ mark: Mark, stroke: Int, on picture: borrowing Picture) {
        guard
            let box = boxCreate(
                Int32(clamping: bounds.x), Int32(clamping: bounds.y), Int32(clamping: bounds.width),
                Int32(clamping: bounds.height))
        else { return }
        var owned: UnsafeMutablePointer<Box>? = box
        defer { boxDestroy(&owned) }
        let (red, green, blue) = mark.channels
        pixRenderBoxArb(picture.pix, box, Int32(stroke), red, green, blue)
    }

    private static func hatch(_ bounds: PixelRect, on picture: borrowing Picture) {
        guard
            let box = boxCreate(
                Int32(clamping: bounds.x), Int32(clamping: bounds.y), Int32(clamping: bounds.width),
                Int32(clamping: bounds.height))
        else { return }
        var owned: UnsafeMutablePointer<Box>? = box
        defer { boxDestroy(&owned) }
        let spacing = Int32(clamping: max(6, bounds.height / 3))
        let (red, green, blue) = Mark.leftOut.channels
        pixRenderHashBoxArb(
            picture.pix, box, spacing, 1, Int32(L_POS_SLOPE_LINE), 1, Int32(red), Int32(green), Int32(blue))
    }

    private static func number(_ value: Int, at bounds: PixelRect, _ mark: Mark, on picture: borrowing Picture) {
        // Leptonica's built-in bitmap font has even sizes from 4 to 20 points.
        let size = Int32(min(20, max(8, picture.width / 54 / 2 * 2)))
        guard let font = bmfCreate(nil, size) else { return }
        var owned: UnsafeMutablePointer<L_Bmf>? = font
        defer { bmfDestroy(&owned) }
        var width: Int32 = 0
        let x = max(0, bounds.x - Int(size) * 2)
        pixSetTextline(
            picture.pix, font, String(value), mark.color << 8, Int32(clamping: x),
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
