import FoundationEssentials

/// Names what bytes are that are no picture Circles reads, so that an error can say what arrived.
enum ForeignContent {
    /// Such as "an AVIF picture" or "text"; nil when nothing is recognised.
    static func describe(_ view: ByteView) -> (name: String, remedy: Remedy?)? {
        if view.has("ftyp", at: 4) { return isoMedia(view) }
        if view.has("%PDF-") { return ("a PDF document", .advice("export the page as PNG")) }
        if view.has([0x50, 0x4B, 0x03, 0x04]) {
            return ("a ZIP archive", .advice("unpack it and import the pictures in it"))
        }
        if view.has([0x1F, 0x8B]) { return ("gzip data", nil) }
        if view.has([0x00, 0x00, 0x01, 0x00]) { return ("a Windows icon", nil) }
        if view.has([0xFF, 0x0A]) || view.has("JXL ", at: 4) { return ("a JPEG XL picture", conversion) }
        if view.has("8BPS") { return ("a Photoshop document", conversion) }
        return text(view.head(512))
    }

    private static let conversion = Remedy.advice("convert it to PNG or JPEG first")

    private static func isoMedia(_ view: ByteView) -> (name: String, remedy: Remedy?) {
        if view.has("avif", at: 8) || view.has("avis", at: 8) { return ("an AVIF picture", conversion) }
        if view.has("mif1", at: 8) || view.has("msf1", at: 8) { return ("a HEIF picture", conversion) }
        return ("a video", nil)
    }

    private static func text(_ head: Data) -> (name: String, remedy: Remedy?)? {
        guard !head.contains(0) else { return nil }
        // A character cut by the prefix decodes to one replacement character at the end.
        let decoded = String(decoding: head, as: UTF8.self)
        guard !decoded.dropLast().contains("\u{FFFD}") else { return nil }
        let start = decoded.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).prefix(64).lowercased()
        if start.hasPrefix("<svg") || decoded.contains("<svg") {
            return ("an SVG drawing", .advice("export it as PNG"))
        }
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") {
            return ("a web page", .advice("save the picture itself"))
        }
        if start.hasPrefix("{") || start.hasPrefix("[") { return ("JSON text", nil) }
        let controls = decoded.unicodeScalars.filter {
            $0.value < 32 && !"\t\n\r\u{1B}\u{0C}".unicodeScalars.contains($0)
        }
        return controls.isEmpty ? ("text", .giveText) : nil
    }
}
