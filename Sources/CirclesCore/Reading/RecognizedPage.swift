/// A picture's text with where it stands, in hOCR's terms: page, region, line, word, bounding box, confidence.
package struct RecognizedPage: Codable, Hashable, Sendable {
    package struct Word: Codable, Hashable, Sendable {
        package var text: String
        package var bounds: PixelRect
        /// 0…1.
        package var confidence: Double

        package init(text: String, bounds: PixelRect, confidence: Double) {
            self.text = text
            self.bounds = bounds
            self.confidence = confidence
        }
    }

    package struct Line: Codable, Hashable, Sendable {
        package var words: [Word]
        package var bounds: PixelRect
        /// Index into `regions`; nil on the page's own ground.
        package var region: Int?

        package init(words: [Word], bounds: PixelRect, region: Int? = nil) {
            self.words = words
            self.bounds = bounds
            self.region = region
        }

        package var text: String { words.map(\.text).joined(separator: " ") }
    }

    /// An area of one fill: a bubble, a bar, the page.
    package struct Region: Codable, Hashable, Sendable {
        package var bounds: PixelRect
        /// `#rrggbb`.
        package var fill: String

        package init(bounds: PixelRect, fill: String) {
            self.bounds = bounds
            self.fill = fill
        }
    }

    /// Pixels of the original picture.
    package var width: Int
    package var height: Int
    package var regions: [Region]
    /// From top to bottom.
    package var lines: [Line]
    package var languages: [String]

    package init(width: Int, height: Int, regions: [Region], lines: [Line], languages: [String]) {
        self.width = width
        self.height = height
        self.regions = regions
        self.lines = lines
        self.languages = languages
    }
}
