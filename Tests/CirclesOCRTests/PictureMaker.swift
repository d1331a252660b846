internal import CTesseract
import Foundation

/// Pictures that the tests draw themselves, with Leptonica's built-in font.
final class PictureMaker {
    let pix: UnsafeMutablePointer<Pix>

    init?(width: Int32, height: Int32, color: UInt32 = 0xFFFF_FF00) {
        guard let pix = pixCreate(width, height, 32) else { return nil }
        if color & 255 != 0 { pixSetSpp(pix, 4) }
        pixSetAllArbitrary(pix, color)
        self.pix = pix
    }

    /// Owns `pix` from now on; nil when it is.
    init?(taking pix: UnsafeMutablePointer<Pix>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var pix: UnsafeMutablePointer<Pix>? = pix
        pixDestroy(&pix)
    }

    func fill(x: Int32, y: Int32, width: Int32, height: Int32, color: UInt32) {
        var box = boxCreate(x, y, width, height)
        pixSetInRectArbitrary(pix, box, color)
        boxDestroy(&box)
    }

    func write(_ text: String, x: Int32, y: Int32, color: UInt32) {
        var font = bmfCreate(nil, 20)
        var width: Int32 = 0
        pixSetTextline(pix, font, text, color, x, y, &width, nil)
        bmfDestroy(&font)
    }

    enum Encoding { case png, jpeg, bmp, tiff, gif, webp }

    func encoded(_ encoding: Encoding) -> Data {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        switch encoding {
        case .png: pixWriteMemPng(&bytes, &count, pix, 0)
        case .jpeg: pixWriteMemJpeg(&bytes, &count, pix, 85, 0)
        case .bmp: pixWriteMemBmp(&bytes, &count, pix)
        case .tiff: pixWriteMem(&bytes, &count, pix, Int32(IFF_TIFF_LZW))
        case .gif: pixWriteMem(&bytes, &count, pix, Int32(IFF_GIF))
        case .webp: pixWriteMemWebP(&bytes, &count, pix, 80, 0)
        }
        defer { lept_free(bytes) }
        return bytes.map { Data(bytes: $0, count: count) } ?? Data()
    }

    /// A PNG whose alpha channel is the lowest byte of each colour.
    func encodedWithAlpha() -> Data {
        pixSetSpp(pix, 4)
        return encoded(.png)
    }

    /// A chat of a title and two bubbles, the second white on blue. The font's capitals are 40 pixels high.
    static func chat() -> PictureMaker? {
        guard let picture = PictureMaker(width: 1290, height: 1600) else { return nil }
        picture.fill(x: 0, y: 0, width: 1290, height: 200, color: 0xF0F0_F000)
        picture.fill(x: 0, y: 200, width: 1290, height: 3, color: 0xC0C0_C000)
        picture.write("Maria Lopez", x: 480, y: 130, color: 0)
        picture.fill(x: 40, y: 300, width: 900, height: 130, color: 0xE4E4_E800)
        picture.write("Are you at home tonight?", x: 90, y: 385, color: 0)
        picture.fill(x: 350, y: 500, width: 900, height: 130, color: 0x0A70_F000)
        picture.write("No, back on Sunday", x: 400, y: 585, color: 0xFFFF_FF00)
        return picture
    }
}
