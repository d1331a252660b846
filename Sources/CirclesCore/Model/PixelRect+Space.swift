/// How rectangles lie to one another.
extension PixelRect {
    /// What of it is above that row.
    func cut(below row: Int?) -> PixelRect {
        row.map { PixelRect(x: x, y: y, width: width, height: max(0, min(maxY, $0) - y)) } ?? self
    }

    func encloses(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }

    /// They share a pixel.
    func meets(_ other: PixelRect) -> Bool { rowsShared(with: other) > 0 && columnsShared(with: other) > 0 }

    var area: Int { width * height }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// Rows that both have.
    func rowsShared(with other: PixelRect) -> Int { min(maxY, other.maxY) - max(y, other.y) }

    /// Columns that both have.
    func columnsShared(with other: PixelRect) -> Int { min(maxX, other.maxX) - max(x, other.x) }
}
