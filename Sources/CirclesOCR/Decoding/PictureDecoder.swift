import CirclesCore
internal import CTesseract
import Foundation

/// Turns an image file's bytes into upright pixels.
enum PictureDecoder {
    /// - Parameter longest: Pixels of the longer edge that the picture has at most; nil: all there are. A JPEG, PNG or
    ///   WebP that is longer is not held as a whole, where its kind allows that.
    /// - Throws: `CirclesError` with `badInput` for what is no picture, is too large, damaged or cut off.
    static func decode(_ bytes: Data, longest: Int? = nil) throws(CirclesError) -> Picture {
        let header = try ImageHeader(of: bytes)
        // libheif turns the picture as its boxes say; what its EXIF says does not count (ISO/IEC 23008-12, A.2.1).
        if header.format == .heic {
            guard let picture = scaled(try HEICDecoder.decode(bytes), to: size(of: header, longest)) else {
                throw damaged(header.format)
            }
            return picture
        }
        // Leptonica prints its complaints; ours are errors.
        _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
        let pixels: Data? =
            switch header.format {
            case .png: PNGChunks.pixelsOnly(bytes)
            case .jpeg: JPEGSegments.isWhole(bytes) ? bytes : nil
            case .webp: WebPFrames.first(bytes)
            case .tiff: ImageOrientation.untold(inTIFF: bytes)
            default: bytes
            }
        guard
            let decoded = pixels.flatMap({ bytes in
                Picture(
                    owning: QuietLibraries.run { read(bytes, header, size(of: header, longest)) }
                )
            }),
            // The header was checked against the limits, so pixels must be what it claimed.
            decoded.width * decoded.height <= ImageHeader.maximumPixels,
            let opaque = opaque(decoded), let small = scaled(opaque, to: size(of: header, longest)),
            let upright = turn(small, by: .parse(bytes))
        else { throw damaged(header.format) }
        return upright
    }

    private static func damaged(_ format: ImageFormat) -> CirclesError {
        CirclesError(
            .badInput, "the \(format.rawValue.uppercased()) is damaged or cut off and cannot be decoded",
            hint: "copy or download the picture again")
    }

    /// - Parameter size: What is made of it while decoding, where the format allows that.
    private static func read(
        _ bytes: Data, _ header: ImageHeader, _ size: (width: Int32, height: Int32)?
    ) -> UnsafeMutablePointer<Pix>? {
        bytes.withUnsafeBytes { raw -> UnsafeMutablePointer<Pix>? in
            guard let start = raw.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
            if let size, let small = readSmall(start, raw.count, header.format, size) { return small }
            guard header.format == .jpeg else { return pixReadMem(start, raw.count) }
            // Whole files only come here: what libjpeg still warns of are odd markers, which do no harm.
            var warnings: Int32 = 0
            return pixReadMemJpeg(start, raw.count, 0, 1, &warnings, Int32(L_JPEG_CONTINUE_WITH_BAD_DATA))
        }
    }

    /// Nil for what is decoded as a whole, or not at all.
    private static func readSmall(
        _ start: UnsafePointer<UInt8>, _ count: Int, _ format: ImageFormat, _ size: (width: Int32, height: Int32)
    ) -> UnsafeMutablePointer<Pix>? {
        guard [.png, .jpeg, .webp].contains(format), let small = pixCreate(size.width, size.height, 32)
        else { return nil }
        let target = circles_small_picture(small)
        let isRead =
            switch format {
            case .png: circles_small_png(start, count, target)
            case .jpeg: circles_small_jpeg(start, count, target)
            default: circles_small_webp(start, count, target)
            }
        if isRead == 1 { return small }
        var unfinished: UnsafeMutablePointer<Pix>? = small
        pixDestroy(&unfinished)
        return nil
    }

    /// Before it is turned: nil where it stays as it is.
    private static func size(of header: ImageHeader, _ longest: Int?) -> (width: Int32, height: Int32)? {
        guard let longest, header.longest > longest else { return nil }
        let factor = Double(longest) / Double(header.longest)
        func side(_ length: Int) -> Int32 { max(1, Int32((Double(length) * factor).rounded())) }
        return (side(header.width), side(header.height))
    }

    private static func scaled(_ picture: consuming Picture, to size: (width: Int32, height: Int32)?) -> Picture? {
        guard let size, (Int(size.width), Int(size.height)) != (picture.width, picture.height) else { return picture }
        // What libheif gives is turned already.
        let isTurned = (picture.width > picture.height) != (size.width > size.height)
        return Picture(
            owning: isTurned
                ? pixScaleToSize(picture.pix, size.height, size.width)
                : pixScaleToSize(picture.pix, size.width, size.height))
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

extension ImageHeader {
    fileprivate var longest: Int { max(width, height) }
}

extension circles_small_picture {
    /// The pixels of a picture of 32 bits each, in place.
    init(_ pix: UnsafeMutablePointer<Pix>) {
        self.init(
            words: pixGetData(pix), width: UInt32(pixGetWidth(pix)), height: UInt32(pixGetHeight(pix)),
            words_per_line: UInt32(pixGetWpl(pix)))
    }
}
