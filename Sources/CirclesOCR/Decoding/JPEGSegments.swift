import Foundation

/// Follows a JPEG's segments to its end.
///
/// libjpeg fills what is missing of a cut file with gray and says so on standard error; it never gets to see one.
/// Searching for the end's marker alone finds the one of the thumbnail that cameras put into the file's head.
enum JPEGSegments {
    private static let endOfImage: UInt8 = 0xD9

    /// Whether the image ends with its own end marker (ITU-T T.81, annex B).
    static func isWhole(_ bytes: Data) -> Bool {
        bytes.withUnsafeBytes { raw in
            var offset = 2
            while let marker = nextMarker(in: raw, from: &offset) {
                if marker == endOfImage { return true }
                // Markers without contents: TEM and the restarts.
                if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
                guard raw.count - offset >= 2 else { return false }
                let length = Int(raw[offset]) << 8 | Int(raw[offset + 1])
                guard length >= 2, length <= raw.count - offset else { return false }
                offset += length
            }
            return false
        }
    }

    /// Moves behind the next marker; entropy-coded data before it is skipped, in which a byte FF is followed by 00.
    private static func nextMarker(in raw: UnsafeRawBufferPointer, from offset: inout Int) -> UInt8? {
        while offset + 1 < raw.count {
            let (first, second) = (raw[offset], raw[offset + 1])
            if first == 0xFF, second != 0x00, second != 0xFF {
                offset += 2
                return second
            }
            offset += 1
        }
        return nil
    }
}
