import CirclesCore
internal import CTesseract
import Foundation

/// One Tesseract instance with its languages loaded. Used from one thread at a time.
struct TesseractEngine: ~Copyable {
    private let api: Handle
    private var handle: OpaquePointer { api.pointer }

    /// - Parameter languages: Codes as `LanguagePacks.resolve` returns them.
    init(packs: LanguagePacks, languages: [String]) throws(CirclesError) {
        guard let created = TessBaseAPICreate() else {
            throw CirclesError(
                .configuration, "Tesseract could not be started", hint: "install libtesseract5 and tesseract-ocr")
        }
        let handle = Handle(pointer: created)
        let code = languages.joined(separator: "+")
        guard Self.load(created, from: packs.directory, languages) else {
            throw CirclesError(
                .configuration, "the language data for \(code) cannot be loaded",
                hint: "install \(languages.map(LanguagePacks.debianPackage).joined(separator: " ")) again")
        }
        // The planes are dark on light already; inverting doubtful words would only double their time.
        for (name, value) in [("debug_file", "/dev/null"), ("tessedit_do_invert", "0")] {
            TessBaseAPISetVariable(created, name, value)
        }
        // A strip is one line, whole: looking for lines in it would take time and find fewer.
        TessBaseAPISetPageSegMode(created, PSM_RAW_LINE)
        api = handle
    }

    /// Loads the languages, leaving out the table of confusable characters: only Tesseract's old classifier uses it, and
    /// sorting it in takes half of the loading time. "Training for ambiguities" is what leaves it out, and must be off
    /// again before anything is read.
    private static func load(_ handle: OpaquePointer, from directory: URL, _ languages: [String]) -> Bool {
        let name = strdup("tessedit_ambigs_training")
        let value = strdup("1")
        defer {
            free(name)
            free(value)
        }
        var names = [name]
        var values = [value]
        let code = languages.joined(separator: "+")
        var failed: Int32
        if let only = languages.first, languages.count == 1,
            let data = TrainedData(directory.appending(path: only + ".traineddata"))?.withoutLargeWordList()
        {
            failed = data.withUnsafeBytes {
                TessBaseAPIInit5(
                    handle, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: $0.count), code,
                    OEM_LSTM_ONLY, nil, 0, &names, &values, 1, 0)
            }
        } else {
            failed = TessBaseAPIInit4(handle, directory.path, code, OEM_LSTM_ONLY, nil, 0, &names, &values, 1, 0)
        }
        return failed == 0 && TessBaseAPISetVariable(handle, "tessedit_ambigs_training", "0") != 0
    }

    /// Reads a line that fills the plane; nothing when it takes longer than `milliseconds`.
    func read(_ plane: Plane, milliseconds: Int32) -> [Engine.Word] {
        guard plane.width > 0, plane.height > 0 else { return [] }
        plane.pixels.withUnsafeBufferPointer { pixels in
            TessBaseAPISetImage(
                handle, pixels.baseAddress, Int32(plane.width), Int32(plane.height), 1, Int32(plane.width))
        }
        TessBaseAPISetSourceResolution(handle, 300)
        defer { TessBaseAPIClear(handle) }

        let monitor = TessMonitorCreate()
        defer { TessMonitorDelete(monitor) }
        TessMonitorSetDeadlineMSecs(monitor, milliseconds)
        // A non-zero answer means the deadline passed or nothing was found.
        _ = TessBaseAPIRecognize(handle, monitor)
        return words()
    }

    private func words() -> [Engine.Word] {
        guard let iterator = TessBaseAPIGetIterator(handle) else { return [] }
        defer { TessResultIteratorDelete(iterator) }
        guard let page = TessResultIteratorGetPageIterator(iterator) else { return [] }
        var words: [Engine.Word] = []
        repeat {
            guard let raw = TessResultIteratorGetUTF8Text(iterator, RIL_WORD) else { continue }
            defer { TessDeleteText(raw) }
            var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            guard TessPageIteratorBoundingBox(page, RIL_WORD, &left, &top, &right, &bottom) != 0 else { continue }
            let bounds = PixelRect(
                x: Int(left), y: Int(top), width: Int(right) - Int(left), height: Int(bottom) - Int(top))
            let confidence = Double(TessResultIteratorConfidence(iterator, RIL_WORD)) / 100
            words.append(
                Engine.Word(text: String(cString: raw), bounds: bounds, confidence: min(max(confidence, 0), 1)))
        } while TessResultIteratorNext(iterator, RIL_WORD) != 0
        return words
    }
}

/// Owns the instance, so that it is freed also when loading a language throws.
private struct Handle: ~Copyable {
    let pointer: OpaquePointer

    deinit {
        TessBaseAPIEnd(pointer)
        TessBaseAPIDelete(pointer)
    }
}
