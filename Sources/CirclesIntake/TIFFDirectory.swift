/// The first image file directory of a TIFF structure, which is also what EXIF is (TIFF 6.0, section 2).
struct TIFFDirectory {
    /// Directories with more entries than this are taken for damage.
    private static let maximumEntries = 512

    private let view: ByteView
    private let littleEndian: Bool
    private let entries: [Int: Entry]

    private struct Entry {
        let type: Int
        let count: Int
        /// Where the value field stands.
        let valueOffset: Int
    }

    init?(_ view: ByteView) {
        let littleEndian = view.has("II")
        guard littleEndian || view.has("MM"),
            view.number(at: 2, width: 2, littleEndian: littleEndian) == 42,
            let offset = view.number(at: 4, width: 4, littleEndian: littleEndian)
        else { return nil }
        self.init(view, at: offset, littleEndian: littleEndian)
    }

    private init?(_ view: ByteView, at offset: Int, littleEndian: Bool) {
        guard let count = view.number(at: offset, width: 2, littleEndian: littleEndian), count <= Self.maximumEntries
        else { return nil }
        var entries: [Int: Entry] = [:]
        for index in 0..<count {
            let start = offset + 2 + index * 12
            guard let tag = view.number(at: start, width: 2, littleEndian: littleEndian),
                let type = view.number(at: start + 2, width: 2, littleEndian: littleEndian),
                let length = view.number(at: start + 4, width: 4, littleEndian: littleEndian)
            else { break }
            entries[tag] = Entry(type: type, count: length, valueOffset: start + 8)
        }
        self.view = view
        self.littleEndian = littleEndian
        self.entries = entries
    }

    /// The directory that the number under `tag` points at, such as the EXIF directory (0x8769).
    func subdirectory(_ tag: Int) -> TIFFDirectory? {
        guard let offset = number(tag) else { return nil }
        return TIFFDirectory(view, at: offset, littleEndian: littleEndian)
    }

    /// A SHORT or LONG of one value.
    func number(_ tag: Int) -> Int? {
        guard let entry = entries[tag], entry.count == 1 else { return nil }
        switch entry.type {
        case 3: return view.number(at: entry.valueOffset, width: 2, littleEndian: littleEndian)
        case 4: return view.number(at: entry.valueOffset, width: 4, littleEndian: littleEndian)
        default: return nil
        }
    }

    /// Where a SHORT of one value stands in the file, and the bytes of another one in its place.
    func short(_ tag: Int, as value: UInt8) -> (offset: Int, bytes: [UInt8])? {
        guard let entry = entries[tag], entry.count == 1, entry.type == 3 else { return nil }
        return (entry.valueOffset, littleEndian ? [value, 0] : [0, value])
    }

    /// An ASCII value of at most 64 bytes.
    func text(_ tag: Int) -> String? {
        guard let entry = entries[tag], entry.type == 2, (1...64).contains(entry.count) else { return nil }
        let offset =
            entry.count <= 4
            ? entry.valueOffset : view.number(at: entry.valueOffset, width: 4, littleEndian: littleEndian)
        guard let offset else { return nil }
        return view.slice(at: offset, length: entry.count)?.asciiString()
    }

    /// ImageWidth and ImageLength.
    var imageSize: (width: Int, height: Int)? {
        guard let width = number(0x100), let height = number(0x101) else { return nil }
        return (width, height)
    }
}
