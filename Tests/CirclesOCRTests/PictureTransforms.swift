internal import CTesseract
import Foundation

/// Pictures made from other pictures, as phones and their owners change them.
extension PictureMaker {
    /// The picture that the file holds.
    convenience init?(decoding image: Data) {
        let decoded = image.withUnsafeBytes { raw in
            pixReadMem(raw.baseAddress?.assumingMemoryBound(to: UInt8.self), raw.count)
        }
        var pix = decoded
        defer { pixDestroy(&pix) }
        self.init(taking: pix.flatMap { pixConvertTo32($0) })
    }

    func scaled(by factor: Float) -> PictureMaker? {
        PictureMaker(taking: factor < 1 ? pixScaleAreaMap(pix, factor, factor) : pixScale(pix, factor, factor))
    }

    /// Every channel's complement: a light theme turned dark.
    func inverted() -> PictureMaker? { PictureMaker(taking: pixInvert(nil, pix)) }

    /// Without the uppermost rows.
    func cropped(fromTop rows: Int32) -> PictureMaker? { strip(from: rows, height: max(1, pixGetHeight(pix) - rows)) }

    /// Some of its rows.
    func strip(from top: Int32, height: Int32) -> PictureMaker? {
        var box = boxCreate(0, top, pixGetWidth(pix), height)
        defer { boxDestroy(&box) }
        return PictureMaker(taking: pixClipRectangle(pix, box, nil))
    }

    /// With a status bar above: a clock on the left and signs on the right, on the colour of the upper left corner. The
    /// picture is one of three pixels a point.
    func withStatusBar() -> PictureMaker? {
        let (width, height, bar) = (pixGetWidth(pix), pixGetHeight(pix), Int32(132))
        var ground: UInt32 = 0
        pixGetPixel(pix, 0, 0, &ground)
        guard let whole = PictureMaker(width: width, height: height + bar, color: ground) else { return nil }
        let ink: UInt32 = ground >> 24 > 128 ? 0x1010_1000 : 0xF0F0_F000
        whole.write("9:41", x: 90, y: 86, color: ink)
        whole.write("LTE", x: width - 300, y: 86, color: ink)
        whole.fill(x: width - 130, y: 56, width: 60, height: 30, color: ink)
        pixRasterop(whole.pix, 0, bar, width, height, PIX_SRC, pix, 0, 0)
        return whole
    }
}
