/// Hands out a file piece by piece; an empty piece is the end.
package typealias ChunkSource = () throws(CirclesError) -> [UInt8]

/// Text in UTF-8 from a source that may be UTF-16: what the byte order mark, or the zeros between the first letters, say.
struct UnicodeSource {
    private enum Form { case unknown, bytes, utf16(isLittle: Bool) }

    private let source: ChunkSource
    private var form = Form.unknown
    private var carry: [UInt8] = []

    init(_ source: @escaping ChunkSource) {
        self.source = source
    }

    mutating func next() throws(CirclesError) -> [UInt8] {
        switch form {
        case .bytes: return try source()
        case .utf16(let isLittle): return try nextUTF16(isLittle)
        case .unknown: break
        }
        var head = try source()
        while head.count < 4 {
            let more = try source()
            if more.isEmpty { break }
            head += more
        }
        if head.starts(with: [0xEF, 0xBB, 0xBF]) {
            form = .bytes
            head.removeFirst(3)
            return head.isEmpty ? try source() : head
        }
        guard let isLittle = Self.isLittleEndianUTF16(head) else {
            form = .bytes
            return head
        }
        form = .utf16(isLittle: isLittle)
        carry = head
        return decode(isLittle)
    }

    private static func isLittleEndianUTF16(_ head: [UInt8]) -> Bool? {
        guard head.count >= 4 else { return nil }
        if head[0] == 0xFF, head[1] == 0xFE { return true }
        if head[0] == 0xFE, head[1] == 0xFF { return false }
        if head[0] > 0, head[1] == 0, head[2] > 0, head[3] == 0 { return true }
        if head[0] == 0, head[1] > 0, head[2] == 0, head[3] > 0 { return false }
        return nil
    }

    private mutating func nextUTF16(_ isLittle: Bool) throws(CirclesError) -> [UInt8] {
        while true {
            let piece = try source()
            if piece.isEmpty {
                carry = []
                return []
            }
            carry += piece
            let text = decode(isLittle)
            if !text.isEmpty { return text }
        }
    }

    /// The whole characters of `carry`; half of a unit or of a pair waits for the next piece.
    private mutating func decode(_ isLittle: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(carry.count / 2)
        for index in stride(from: 0, to: carry.count - 1, by: 2) {
            let first = UInt16(carry[index]), second = UInt16(carry[index + 1])
            units.append(isLittle ? second << 8 | first : first << 8 | second)
        }
        var rest = Array(carry.suffix(carry.count % 2))
        if let last = units.last, UTF16.isLeadSurrogate(last) {
            units.removeLast()
            rest = Array(carry[(units.count * 2)...])
        }
        carry = rest
        if units.first == 0xFEFF { units.removeFirst() }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
