internal import CTesseract

extension TesseractRecognizer {
    /// Such as `5.3.0`.
    package static var engineVersion: String { TessVersion().map { String(cString: $0) } ?? "?" }

    /// Leptonica's, such as `leptonica-1.82.0`.
    package static var imageLibraryVersion: String {
        guard let text = getLeptonicaVersion() else { return "?" }
        defer { lept_free(text) }
        return String(cString: text).replacing("leptonica-", with: "")
    }
}
