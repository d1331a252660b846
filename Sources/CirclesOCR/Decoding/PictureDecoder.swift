import CirclesCore
internal import CTesseract
import Foundation

/// Turns an image file's bytes into upright pixels.
enum PictureDecoder {
    /// - Throws: `CirclesError` with `badInput` for what is no picture, is too large, damaged or cut off.
    static func decode(_ bytes: Data) throws(CirclesError) -> Picture {
        let header = try ImageHeader(of: bytes)
        // Leptonica prints its complaints; ours are errors.
        _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
        let pixels = header.format == .png ? PNGChunks.pixelsOnly(bytes) : bytes
        guard let decoded = pixels.flatMap({ Picture(owning: read($0, format: header.format)) }),
            // The header was checked against the limits, so pixels must be what it claimed.
            decoded.width * decoded.height <= ImageHeader.maximumPixels,
            let opaque = opaque(decoded), let upright = turn(opaque, by: .parse(bytes))
        else {
            throw CirclesError(
                .badInput, "the \(header.format.rawValue.uppercased()) is damaged or cut off and cannot be decoded",
                hint: "copy or download the picture again")
        }
        return upright
    }

    private static func read(_ bytes: Data, format: ImageFormat) -> UnsafeMutablePointer<Pix>? {
        (format == .png ? PNGEssence.extract(bytes) : bytes).withUnsafeBytes { raw -> UnsafeMutablePointer<Pix>? in
            guard let start = raw.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
            guard format == .jpeg else { return pixReadMem(start, raw.count) }
            var warnings: Int32 = 0
            let pix = pixReadMemJpeg(
                start, raw.count, 0, 1, &warnings, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA))
            // libjpeg fills what is missing of a cut file with gray. Other warnings (odd markers) do no harm.
            if warnings > 0, !hasEndOfImage(raw) {
                var pix = pix
                pixDestroy(&pix)
                return nil
            }
            return pix
        }
    }

    /// JPEG's EOI marker, which some writers follow with padding or a second picture.
    private static func hasEndOfImage(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var index = bytes.count - 1
        while index > 0 {
            if bytes[index] == 0xD9, bytes[index - 1] == 0xFF { return true }
            index -= 1
        }
        return false
    }

    /// Without colour map and alpha: transparent parts are white, as a page would show them.
    private static func opaque(_ picture: borrowing Picture) -> Picture? {
        let hasAlpha = pixGetDepth(picture.pix) == 32 && pixGetSpp(picture.pix) == 4
        return Picture(
            owning: hasAlpha ? pixAlphaBlendUniform(picture.pix, 0xFFFF_FF00) : pixConvertTo32(picture.pix))
    }

    private static func turn(_ picture: consuming Picture, by orientation: ImageOrientation) -> Picture? {
        if orientation == .upright { return picture }
        if orientation.mirrored { pixFlipLR(picture.pix, picture.pix) }
        if orientation.quarterTurns == 0 { return picture }
        return Picture(owning: pixRotateOrth(picture.pix, Int32(orientation.quarterTurns)))
    }
}
