/// The marker segments of a JPEG up to its first scan. Ends at the first thing that is not well-formed.
struct JPEGSegments: Sequence, IteratorProtocol {
    struct Segment {
        let marker: UInt8
        /// What follows the length field.
        let body: ByteView

        var isFrameHeader: Bool {
            (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
        }
    }

    private let view: ByteView
    private var offset = 2

    init(_ view: ByteView) {
        self.view = view
    }

    mutating func next() -> Segment? {
        while let lead = view.byte(at: offset), lead == 0xFF, let marker = view.byte(at: offset + 1) {
            switch marker {
            case 0xFF:  // fill byte
                offset += 1
            case 0x01, 0xD0...0xD7:  // no body
                offset += 2
            case 0xD9, 0xDA:  // end of image, start of scan
                return nil
            default:
                guard let length = view.big16(at: offset + 2), length >= 2,
                    let body = view.slice(at: offset + 4, length: length - 2)
                else { return nil }
                offset += 2 + length
                return Segment(marker: marker, body: body)
            }
        }
        return nil
    }
}
