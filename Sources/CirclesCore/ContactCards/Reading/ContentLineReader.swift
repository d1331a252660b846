/// Content lines: physical lines put together again, as RFC 6350 folds them, as quoted-printable breaks them softly,
/// and as programs break base64.
struct ContentLineReader {
    typealias Line = PhysicalLineReader.Line

    /// A property longer than this is left out: a photo of six million pixels still fits.
    static let limit = 8 << 20

    private var lines: PhysicalLineReader
    private var ahead: Line?

    init(_ source: @escaping ChunkSource) {
        lines = PhysicalLineReader(source, limit: Self.limit)
    }

    /// The next line that is not blank; nil at the end.
    mutating func next() throws(CirclesError) -> Line? {
        var line: Line
        repeat {
            guard let read = try take() else { return nil }
            line = read
        } while line.isBlank
        while let following = try peek() {
            if Self.isSoftBreak(line, before: following) {
                line.bytes.removeLast()
                Self.append(following.bytes[...], following, to: &line)
            } else if following.isIndented, !following.isBlank {
                Self.append(following.bytes.dropFirst(), following, to: &line)
            } else if following.isBlank {
                // Base64 may go on after a blank line that does not belong there.
                guard Self.isBase64(line) else { break }
                _ = try take()
                guard let next = try peek(), next.isIndented || Self.isBase64Data(next) else { break }
                continue
            } else if Self.isBase64Data(following), Self.isBase64(line) {
                Self.append(following.bytes[...], following, to: &line)
            } else {
                break
            }
            _ = try take()
        }
        return line
    }

    private mutating func take() throws(CirclesError) -> Line? {
        defer { ahead = nil }
        if let ahead { return ahead }
        return try lines.next()
    }

    private mutating func peek() throws(CirclesError) -> Line? {
        if ahead == nil { ahead = try lines.next() }
        return ahead
    }

    private static func append(_ bytes: ArraySlice<UInt8>, _ following: Line, to line: inout Line) {
        let room = limit - line.bytes.count
        if bytes.count > room || following.isCut { line.isCut = true }
        line.bytes += bytes.prefix(max(0, room))
    }

    /// "=" at the end of a quoted-printable line; before the end of the card it is just left over.
    private static func isSoftBreak(_ line: Line, before following: Line) -> Bool {
        line.bytes.last == 0x3D && !isEnd(following) && PropertyParser.encoding(of: line.bytes) == .quotedPrintable
    }

    private static func isEnd(_ line: Line) -> Bool {
        line.bytes.count < 40
            && String(decoding: line.bytes, as: UTF8.self).uppercased().filter { !$0.isWhitespace } == "END:VCARD"
    }

    private static func isBase64(_ line: Line) -> Bool {
        PropertyParser.encoding(of: line.bytes) == .base64
    }

    /// Nothing but base64, so no line of its own.
    private static func isBase64Data(_ line: Line) -> Bool {
        !line.bytes.isEmpty
            && line.bytes.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D, 0x20: true
                default: false
                }
            }
    }
}
