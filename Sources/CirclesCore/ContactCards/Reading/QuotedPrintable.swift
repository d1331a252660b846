/// Quoted-printable (RFC 2045, 6.7).
enum QuotedPrintable {
    /// What is no escape stays as it is.
    static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let byte = bytes[at]
            if byte == 0x3D, at + 2 < bytes.endIndex, let high = digit(bytes[at + 1]), let low = digit(bytes[at + 2]) {
                decoded.append(high << 4 | low)
                at += 3
            } else {
                decoded.append(byte)
                at += 1
            }
        }
        // A soft break before nothing.
        if decoded.last == 0x3D, bytes.last == 0x3D { decoded.removeLast() }
        return decoded
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}
