/// The boxes of an ISO base media file (ISO/IEC 14496-12, 4.2), as far as they are complete.
struct MediaBoxes: Sequence, IteratorProtocol {
    struct Box {
        let type: String
        let body: ByteView
    }

    /// More than any real file has on one level.
    private static let most = 4096

    private let view: ByteView
    private var offset: Int
    private var count = 0
    /// Every byte that was passed so far belongs to a complete box.
    private(set) var isComplete = true

    /// - Parameter start: Where the first box begins; 4 in a box that has a version and flags.
    init(_ view: ByteView, from start: Int = 0) {
        self.view = view
        offset = start
    }

    mutating func next() -> Box? {
        guard offset < view.count, count < Self.most else { return nil }
        count += 1
        guard var size = view.big32(at: offset), let name = view.slice(at: offset + 4, length: 4)?.asciiString() else {
            isComplete = false
            return nil
        }
        var header = 8
        if size == 1 {
            // 64 bits; a picture's box never needs the upper half.
            guard view.big32(at: offset + 8) == 0, let long = view.big32(at: offset + 12) else {
                isComplete = false
                return nil
            }
            (size, header) = (long, 16)
        } else if size == 0 {
            size = view.count - offset
        }
        guard size >= header, let body = view.slice(at: offset + header, length: size - header) else {
            isComplete = false
            return nil
        }
        offset += size
        return Box(type: name, body: body)
    }

    /// The body of the first box of a type.
    static func first(_ type: String, in view: ByteView, from start: Int = 0) -> ByteView? {
        MediaBoxes(view, from: start).first { $0.type == type }?.body
    }
}

/// HEIF (ISO/IEC 23008-12) as phones write it: HEVC pictures in boxes.
enum HEIFFile {
    /// Brands that say HEVC, and those that leave it to the compatible brands.
    private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]
    private static let general = ["mif1", "msf1"]

    static func isOne(_ view: ByteView) -> Bool {
        guard view.has("ftyp", at: 4), let size = view.big32(at: 0) else { return false }
        if brands.contains(where: { view.has($0, at: 8) }) { return true }
        guard general.contains(where: { view.has($0, at: 8) }) else { return false }
        return stride(from: 16, to: Swift.min(size, 64), by: 4).contains { place in
            brands.contains { view.has($0, at: place) }
        }
    }

    /// The largest size that any image in it claims: a photo in tiles claims theirs and its own.
    static func size(_ view: ByteView) -> ImageSize.Size? {
        guard let meta = MediaBoxes.first("meta", in: view),
            let properties = MediaBoxes.first("iprp", in: meta, from: 4),
            let container = MediaBoxes.first("ipco", in: properties)
        else { return nil }
        var largest: ImageSize.Size?
        for box in MediaBoxes(container) where box.type == "ispe" {
            guard let width = box.body.big32(at: 4), let height = box.body.big32(at: 8) else { continue }
            // Numbers of 32 bits: no product of two of them is too large.
            let area = UInt64(width) * UInt64(height)
            if area >= largest.map({ UInt64($0.width) * UInt64($0.height) }) ?? 0 { largest = (width, height) }
        }
        return largest
    }

    /// All boxes are there, one with the pictures' bytes among them.
    static func isWhole(_ view: ByteView) -> Bool {
        var boxes = MediaBoxes(view)
        var types: Set<String> = []
        while let box = boxes.next() { types.insert(box.type) }
        return boxes.isComplete && types.isSuperset(of: ["ftyp", "meta"]) && !types.isDisjoint(with: ["mdat", "idat"])
    }
}
