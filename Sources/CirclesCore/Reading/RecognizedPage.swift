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
        /// The height of its capitals, in pixels; of its tallest letters when it has none.
        package var capHeight: Double
        /// The row its letters stand on.
        package var baseline: Int
        /// `#rrggbb` of what is behind the letters, when known.
        package var ground: String?
        /// `#rrggbb` of the letters, when known.
        package var ink: String?
        /// How much of what surrounds it is neither an even fill nor text, 0…1; nil when that was not measured.
        package var clutter: Double?
        /// What lies between the nearest line above and this one; nil when none is near or that was not measured.
        package var interlineProfile: InterlineProfile?

        /// - Parameters:
        ///   - capHeight: Three quarters of the height of `bounds` when not given.
        ///   - baseline: The lower edge of `bounds` when not given.
        package init(
            words: [Word], bounds: PixelRect, region: Int? = nil, capHeight: Double? = nil, baseline: Int? = nil,
            ground: String? = nil, ink: String? = nil, clutter: Double? = nil, interlineProfile: InterlineProfile? = nil
        ) {
            self.interlineProfile = interlineProfile
            self.words = words
            self.bounds = bounds
            self.region = region
            self.capHeight = capHeight ?? Double(bounds.height) * 0.75
            self.baseline = baseline ?? bounds.maxY
            self.ground = ground
            self.ink = ink
            self.clutter = clutter
        }

        package var text: String { words.map(\.text).joined(separator: " ") }
    }

    /// The colours between two lines, row by row.
    package struct InterlineProfile: Codable, Hashable, Sendable {
        /// How far they leave those right below the upper and right above the lower line, 0…255: little within a bubble, also
        /// when it is shaded; much where the page shows between two.
        package var depth: Int
        /// The largest change from one row to the next but one, 0…255: little in a shade, much at an edge or highlight.
        package var step: Int
        /// How far the first is from the last, 0…255.
        package var shade: Int

        package init(depth: Int, step: Int, shade: Int) {
            self.depth = depth
            self.step = step
            self.shade = shade
        }
    }

    /// An area of one fill: a bubble, a bar, the page.
    package struct Region: Codable, Hashable, Sendable {
        package var bounds: PixelRect
        /// `#rrggbb`.
        package var fill: String
        /// How many pixels have the fill: less than the bounds where letters, pictures and other regions stand in it.
        package var area: Int
        /// How much of the bounds lies between the first and last pixel of each row, 0…1: near 1 for bubbles and bars.
        package var solidity: Double?
        /// How much of what lies right around it is neither an even fill nor text, 0…1; nil when that was not measured.
        package var clutter: Double?
        /// The region that most of what lies around it belongs to; nil when none does or that was not measured.
        package var surrounding: Int?

        /// - Parameter area: All of `bounds` when not given.
        package init(bounds: PixelRect, fill: String, area: Int? = nil, solidity: Double? = nil, clutter: Double? = nil)
        {
            self.clutter = clutter
            self.solidity = solidity
            self.bounds = bounds
            self.fill = fill
            self.area = area ?? bounds.width * bounds.height
        }
    }

    /// Pixels of the original picture.
    package var width: Int
    package var height: Int
    package var regions: [Region]
    /// From top to bottom.
    package var lines: [Line]
    package var languages: [String]
    /// Whether time ran out before all lines were read.
    package var isPartial: Bool
    /// Upright strokes, as they stand beside quotes and previews; nil when none were looked for.
    package var bars: [PixelRect]?
    /// Emoji that stand in rows of nothing else; nil when there are none.
    package var emojiAlone: [PixelRect]?
    /// The script the letters look like (as Tesseract names it: Latin, Cyrillic, Han …), which is asked where they were read with little
    /// confidence; nil where it cannot be told.
    package var script: String?

    /// The same, when no language it was read with has it.
    package var unreadScript: String? { script == "Latin" ? nil : script }

    /// Its letters are those it was read with: what is doubtful of them is damage.
    package var isOfKnownScript: Bool { script == "Latin" && languages.contains { $0 == "Latin" || $0 == "eng" } }

    package init(
        width: Int, height: Int, regions: [Region], lines: [Line], languages: [String], isPartial: Bool = false,
        bars: [PixelRect]? = nil
    ) {
        self.bars = bars
        self.width = width
        self.height = height
        self.regions = regions
        self.lines = lines
        self.languages = languages
        self.isPartial = isPartial
    }
}
