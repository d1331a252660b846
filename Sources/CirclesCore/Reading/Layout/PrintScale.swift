/// The sizes, distances and colours by which the layout rules compare print, in one place. Lengths are in heights of body text's
/// capitals (`PageGeometry.bodyCapHeight`), so that they hold for every resolution; colours are distances of `LayoutColor`.
enum PrintScale {
    // MARK: Sizes

    /// Below it print is smaller than what is said: times, labels, receipts, previews.
    static let small = 0.93
    /// Below it print is clearly smaller, also where letters without strokes above others were measured.
    static let tiny = 0.85
    /// Letters without strokes above others are no lower than that.
    static let lowLetters = 0.62
    /// Above it print is larger than what is said: titles.
    static let large = 1.1

    /// Above it print heads a page, with or without a bar.
    static let heading = 1.2

    // MARK: Distances

    /// Edges that differ by less stand in one column.
    static let sameEdge = 0.4
    /// Baselines that differ by less are one row.
    static let sameRow = 0.4
    /// Letters that are nearer stand in one word.
    static let withinWord = 0.32
    /// Pitches that differ by less are one.
    static let samePitch = 0.35
    /// Messages are never that near, baseline to baseline.
    static let densePitch = 1.8
    /// Lines of one message are no farther apart, baseline to baseline.
    static let loosestPitch = 2.6

    /// Paragraphs of one message, with an empty line between them, are no farther apart.
    static let paragraphPitch = 4.8
    /// What stands under a bubble and belongs to it is no farther below.
    static let caption = 2.2

    // MARK: The middle of the screen, in its widths (`PageGeometry.offCenter`)

    /// A title or a day is no farther off.
    static let centered = 0.06
    /// A notice's pill is no farther off.
    static let inMiddle = 0.03
    /// Nobody's bubble is that near.
    static let inVeryMiddle = 0.01

    // MARK: Colours

    /// Inks that differ by less are one, also after compression.
    static let sameInk = 60
    /// Fills that differ by less are one.
    static let sameFill = 8

    /// Lines without capitals and tall letters are measured lower than others of their size.
    static func isSameSize(_ a: TextLine, _ b: TextLine) -> Bool {
        let ratio = a.capHeight / b.capHeight
        let least = a.hasTallLetters ? 0.86 : lowLetters
        let most = b.hasTallLetters ? 1.17 : 1.6
        return ratio > least && ratio < most
    }
}
