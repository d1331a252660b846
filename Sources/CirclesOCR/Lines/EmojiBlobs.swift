import CirclesCore

/// Finds what may be emoji that are larger than text, or of one hue: no line of letters leads to them. Whether they are a message is
/// told by where they stand (`EmojiMessageRule`).
///
/// Looked for on a grid of cells a quarter of a capital wide: cells of vivid colour that hang together, of several shades, alone on an
/// even ground.
struct EmojiBlobs {
    private let picture: RGBPlanes
    private let fills: FillRegions
    private let capHeight: Double
    private let cell: Int
    private let columns: Int
    private let rows: Int

    /// The difference of a colour's channels above which it is no tint of a page or of a bubble.
    private static let vivid = 64
    /// Colours that differ by less are one shade.
    private static let sameShade = 24
    /// Of its vivid pixels, in percent, what the commonest shade may have.
    private static let mostOfOneShade = 82
    /// Colours that differ by less are one ground.
    private static let sameGround = 30

    /// - Parameter capHeight: Of body text, in pixels of the picture.
    init(in picture: RGBPlanes, fills: FillRegions, capHeight: Double) {
        self.picture = picture
        self.fills = fills
        self.capHeight = capHeight
        cell = max(2, Int(capHeight / 4))
        (columns, rows) = (picture.width / cell, picture.height / cell)
    }

    /// A box for each of them, those that touch side by side taken apart.
    func find() -> [PixelRect] {
        var isVivid = (0..<(columns * rows)).map { index in
            let (x, y) = (index % columns, index / columns)
            return chroma(color(x, y)) >= Self.vivid && !isBehind(x, y)
        }
        var found: [PixelRect] = []
        for start in isVivid.indices where isVivid[start] {
            let blob = take(from: start, &isVivid)
            if isEmoji(blob) { found += parts(of: blob) }
        }
        return found
    }

    /// A bubble, too, may be of vivid colour: what is wider than the largest emoji is behind them.
    private func isBehind(_ x: Int, _ y: Int) -> Bool {
        fills.label(x: x * cell + cell / 2, y: y * cell + cell / 2).map { label in
            Double(fills.regions[label].right - fills.regions[label].left) > capHeight * 6
        } ?? false
    }

    /// Cells, by column and row.
    private struct Blob {
        var cells: [(x: Int, y: Int)] = []
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        var width: Int { right - left + 1 }
        var height: Int { bottom - top + 1 }

        mutating func add(_ x: Int, _ y: Int) {
            cells.append((x, y))
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
        }
    }

    /// All that hangs together with a cell, over gaps of one, taken out of the grid.
    private func take(from start: Int, _ isVivid: inout [Bool]) -> Blob {
        var blob = Blob(), open = [start]
        isVivid[start] = false
        while let index = open.popLast() {
            let (x, y) = (index % columns, index / columns)
            blob.add(x, y)
            for nextY in max(0, y - 2)...min(rows - 1, y + 2) {
                for nextX in max(0, x - 2)...min(columns - 1, x + 2) where isVivid[nextY * columns + nextX] {
                    isVivid[nextY * columns + nextX] = false
                    open.append(nextY * columns + nextX)
                }
            }
        }
        return blob
    }

    private func isEmoji(_ blob: Blob) -> Bool {
        let height = Double(blob.height * cell)
        guard height >= capHeight * 1.2, height <= capHeight * 6, blob.width * 10 >= blob.height * 6,
            blob.width <= blob.height * 9, let ground = ground(around: blob)
        else { return false }
        var vivid: [RGB] = []
        var (inked, all) = (0, 0)
        for y in (blob.top * cell)..<((blob.bottom + 1) * cell) {
            for x in (blob.left * cell)..<((blob.right + 1) * cell) {
                let color = picture.color(at: y * picture.width + x)
                all += 1
                guard color.distance(to: ground) > Self.sameGround else { continue }
                inked += 1
                if chroma(color) >= Self.vivid { vivid.append(color) }
            }
        }
        // Bubbles and pictures fill their boxes; in pictures most is grey.
        guard inked * 10 >= all * 4, inked * 100 <= all * 90, vivid.count * 10 >= inked * 6 else {
            return false
        }
        return !isOneShade(vivid)
    }

    /// A disc or a button, after compression, too.
    private func isOneShade(_ colors: [RGB]) -> Bool {
        guard let common = common(of: colors) else { return true }
        return colors.count { $0.distance(to: common) <= Self.sameShade } * 100 > colors.count * Self.mostOfOneShade
    }

    /// One of the shade that most of them have.
    private func common(of colors: [RGB]) -> RGB? {
        var shades: [Int: (count: Int, color: RGB)] = [:]
        for color in colors { shades[shade(color), default: (0, color)].count += 1 }
        return shades.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.value.color
    }

    /// The one colour that is all around it, two cells off; nil where there are several.
    private func ground(around blob: Blob) -> RGB? {
        let (left, right, top, bottom) = (blob.left - 2, blob.right + 2, blob.top - 2, blob.bottom + 2)
        guard left >= 0, top >= 0, right < columns, bottom < rows else { return nil }
        let ring =
            (left...right).flatMap { [color($0, top), color($0, bottom)] }
            + (top...bottom).flatMap { [color(left, $0), color(right, $0)] }
        guard let ground = common(of: ring) else { return nil }
        return ring.count { $0.distance(to: ground) <= Self.sameGround } * 10 >= ring.count * 9 ? ground : nil
    }

    private func parts(of blob: Blob) -> [PixelRect] {
        let count = EmojiRow.count(width: blob.width, height: blob.height)
        let width = blob.width * cell / count
        return (0..<count).map {
            PixelRect(x: blob.left * cell + $0 * width, y: blob.top * cell, width: width, height: blob.height * cell)
        }
    }

    private func color(_ x: Int, _ y: Int) -> RGB {
        picture.color(at: (y * cell + cell / 2) * picture.width + x * cell + cell / 2)
    }

    private func chroma(_ color: RGB) -> Int {
        Int(max(color.red, color.green, color.blue)) - Int(min(color.red, color.green, color.blue))
    }

    /// Sixteen steps a channel.
    private func shade(_ color: RGB) -> Int {
        Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4)
    }
}
