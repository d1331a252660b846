import CirclesCore
internal import CTesseract
import Foundation

/// Turns an image file's bytes into upright pixels.
enum PictureDecoder {
    /// - Throws: `CirclesError` with `badInput` for what is no picture, is too large, damaged or cut off.
    static func decode(_ bytes: Data) throws(CirclesError) -> Picture {
        let header = try ImageHeader(of: bytes)
        // libheif turns the picture as its boxes say; what its EXIF says does not count (ISO/IEC 23008-12, A.2.1).
        if header.format == .heic { return try HEICDecoder.decode(bytes) }
        // Leptonica prints its complaints; ours are errors.
        _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
        let pixels: Data? =
            switch header.format {
            case .png: PNGChunks.pixelsOnly(bytes)
            case .jpeg: JPEGSegments.isWhole(bytes) ? bytes : nil
            case .webp: WebPFrames.first(bytes)
            default: bytes
            }
        guard
            let decoded = pixels.flatMap({ bytes in
                Picture(owning: QuietLibraries.run { read(bytes, format: header.format) })
            }),
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
        bytes.withUnsafeBytes { raw -> UnsafeMutablePointer<Pix>? in
            guard let start = raw.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
            guard format == .jpeg else { return pixReadMem(start, raw.count) }
            // Whole files only come here: what libjpeg still warns of are odd markers, which do no harm.
            var warnings: Int32 = 0
            return pixReadMemJpeg(start, raw.count, 0, 1, &warnings, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA))
        }
    }

    /// Without colour map and alpha: transparent parts are white, as a page would show them.
    private static func opaque(_ picture: consuming Picture) -> Picture? {
        guard pixGetDepth(picture.pix) == 32 else {
            // Converting a picture of one bit would take its colour map for black and white.
            guard pixGetColormap(picture.pix) != nil else { return Picture(owning: pixConvertTo32(picture.pix)) }
            return Picture(owning: pixRemoveColormap(picture.pix, Int32(REMOVE_CMAP_TO_FULL_COLOR)))
        }
        // Screenshots have an alpha channel more often than anything transparent.
        guard pixGetSpp(picture.pix) == 4, picture.hasTransparency else {
            // What is drawn over the picture has no alpha, and would be invisible in one that says it has.
            pixSetSpp(picture.pix, 3)
            return picture
        }
        return Picture(owning: pixAlphaBlendUniform(picture.pix, 0xFFFF_FF00))
    }

    private static func turn(_ picture: consuming Picture, by orientation: ImageOrientation) -> Picture? {
        if orientation == .upright { return picture }
        if orientation.mirrored { pixFlipLR(picture.pix, picture.pix) }
        if orientation.quarterTurns == 0 { return picture }
        return Picture(owning: pixRotateOrth(picture.pix, Int32(orientation.quarterTurns)))
    }
}
