internal import CQRCode

/// A QR code: black and white squares, without the quiet zone around them.
package struct QRCode: Sendable {
    /// Squares of a side.
    package let width: Int
    private let isBlack: [Bool]

    /// Nil for a text that is too long for any code.
    package init?(_ text: String) {
        guard let code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_L) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        self.width = width
        // The lowest bit of a square's byte is its colour.
        isBlack = UnsafeBufferPointer(start: code.pointee.data, count: width * width).map { $0 & 1 == 1 }
    }

    /// - Returns: False beyond the code's border.
    package subscript(row: Int, column: Int) -> Bool {
        guard (0..<width).contains(row), (0..<width).contains(column) else { return false }
        return isBlack[row * width + column]
    }

    /// Squares of white that a reader needs on each side.
    package static let quietZone = 4

    /// Two rows of squares in a line of half blocks, white where the terminal's text is: for dark terminals.
    package var lines: [String] {
        let range = -Self.quietZone..<width + Self.quietZone
        return stride(from: range.lowerBound, to: range.upperBound, by: 2).map { row in
            String(
                range.map { column -> Character in
                    switch (self[row, column], self[row + 1, column]) {
                    case (false, false): "█"
                    case (false, true): "▀"
                    case (true, false): "▄"
                    case (true, true): " "
                    }
                })
        }
    }
}
