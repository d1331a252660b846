import CirclesCore
import Foundation

/// What reads lines in some languages, loaded. Used from one thread at a time.
struct Engine: ~Copyable {
    /// A word in pixels of the plane it was read on.
    struct Word {
        var text: String
        var bounds: PixelRect
        /// 0…1.
        var confidence: Double
    }

    let languages: [String]
    private var network: NetworkEngine?
    private let tesseract: TesseractEngine?

    /// A pack that is read without its word list needs no Tesseract, where its network is understood.
    ///
    /// - Parameter languages: Codes as `LanguagePacks.resolve` returns them.
    init(packs: LanguagePacks, languages: [String]) throws(CirclesError) {
        self.languages = languages
        let only = languages.count == 1 ? languages.first : nil
        network = only.flatMap { NetworkEngine(packs.directory.appending(path: $0 + ".traineddata")) }
        tesseract = network == nil ? try TesseractEngine(packs: packs, languages: languages) : nil
    }

    /// Reads a line that fills the plane; nothing when it takes longer than `milliseconds`.
    mutating func read(_ plane: Plane, milliseconds: Int32) -> [Word] {
        if network != nil { return network?.read(plane) ?? [] }
        return tesseract?.read(plane, milliseconds: milliseconds) ?? []
    }
}
