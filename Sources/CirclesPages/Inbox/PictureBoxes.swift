internal import CirclesCore

/// A screenshot with a box for each message that was read on it.
struct PictureBoxes: Sendable {
    /// Pixels.
    let width: Int
    let height: Int
    let source: String
    let full: String
    let described: String
    let boxes: [Box]

    struct Box: Sendable {
        let number: Int
        let x, y, boxWidth, boxHeight, radius: Int
        /// Of the badge.
        let badgeX, badgeY, badge: Int
        let textY: Int
        let fontSize: Int
    }

    /// Nil for a capture without a picture.
    init?(_ capture: Capture, _ transcript: Transcript?) {
        guard case .image(let image) = capture.payload, image.width > 0, image.height > 0 else { return nil }
        width = image.width
        height = image.height
        source = "/pictures/\(capture.id)"
        full = "/pictures/\(capture.id)?full"
        described = transcript?.title.map { "Screenshot of the conversation with \($0)" } ?? "The screenshot"
        let unit = max(image.width, 1) / 36
        boxes = (transcript?.messages ?? []).prefix(Self.most).enumerated().compactMap { index, message in
            message.bounds.map { Box(index + 1, $0, isMine: message.side == .right, unit: max(unit, 4)) }
        }
    }

    private static let most = 80
}

extension PictureBoxes.Box {
    /// - Parameter unit: The radius of a badge, in the picture's pixels.
    fileprivate init(_ number: Int, _ bounds: PixelRect, isMine: Bool, unit: Int) {
        self.number = number
        let margin = unit / 2
        (x, y) = (bounds.x - margin, bounds.y - margin)
        (boxWidth, boxHeight) = (bounds.width + 2 * margin, bounds.height + 2 * margin)
        radius = unit
        badge = unit * 9 / 10
        badgeX = isMine ? x : x + boxWidth
        badgeY = y + margin / 2
        textY = badgeY + unit / 20
        fontSize = unit * 11 / 10
    }
}
