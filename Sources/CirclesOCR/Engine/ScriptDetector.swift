import CirclesCore
internal import CTesseract
import Foundation

/// Asks Tesseract which script a page is written in, when none of the packs could read it.
enum ScriptDetector {
    /// The script's name as Tesseract has it (Latin, Cyrillic, Arabic, Han …); nil when it cannot be told. Fraktur is Latin: nobody chats in it,
    /// and damaged print looks like it.
    static func script(of strips: [Strip], packs: LanguagePacks) -> String? {
        guard packs.holdsScriptData, let plane = stack(strips), let handle = TessBaseAPICreate() else { return nil }
        defer {
            TessBaseAPIEnd(handle)
            TessBaseAPIDelete(handle)
        }
        TessBaseAPISetVariable(handle, "debug_file", "/dev/null")
        guard TessBaseAPIInit3(handle, packs.directory.path, "osd") == 0 else { return nil }
        TessBaseAPISetPageSegMode(handle, PSM_OSD_ONLY)
        return plane.pixels.withUnsafeBufferPointer { pixels -> String? in
            TessBaseAPISetImage(
                handle, pixels.baseAddress, Int32(plane.width), Int32(plane.height), 1, Int32(plane.width))
            TessBaseAPISetSourceResolution(handle, 300)
            var degrees: Int32 = 0
            var (orientation, confidence): (Float, Float) = (0, 0)
            var name: UnsafePointer<CChar>?
            let found = TessBaseAPIDetectOrientationScript(handle, &degrees, &orientation, &name, &confidence)
            guard found != 0, let name, confidence > 0.3 else { return nil }
            let script = String(cString: name)
            return script == "NULL" ? nil : script == "Fraktur" ? "Latin" : script
        }
    }

    /// Whether a page was read with so little confidence that its letters may be of another script.
    static func isUnread(_ page: RecognizedPage) -> Bool {
        let words = page.lines.flatMap(\.words).filter { $0.text.count(where: \.isLetter) >= 2 }
        let width = words.reduce(0) { $0 + $1.bounds.width }
        guard width > page.width / 2 else { return false }
        return words.reduce(0) { $0 + $1.confidence * Double($1.bounds.width) } < Double(width) * 0.66
    }

    /// The strips below one another, as many as are enough to tell.
    private static func stack(_ strips: [Strip]) -> Plane? {
        let chosen = strips.sorted { $0.plane.width > $1.plane.width }.prefix(16).map(\.plane)
        guard let width = chosen.map(\.width).max(), width > 0 else { return nil }
        let gap = 24
        let height = chosen.reduce(gap) { $0 + $1.height + gap }
        var page = Plane(width: width, height: height, filledWith: 255)
        var top = gap
        for plane in chosen {
            for row in 0..<plane.height {
                let start = (top + row) * width
                page.pixels.replaceSubrange(
                    start..<start + plane.width, with: plane.pixels[row * plane.width..<(row + 1) * plane.width])
            }
            top += plane.height + gap
        }
        return page
    }
}
