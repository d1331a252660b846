package import CirclesIntake
package import FoundationEssentials

extension Identifier {
    /// A new identifier whose text sorts by time: UUID version 7 (RFC 9562, section 5.7), milliseconds and 74 random bits.
    package static func timeOrdered(_ now: Date) -> Self {
        let milliseconds = UInt64(max(0, now.timeIntervalSince1970 * 1000))
        var bytes = UUID().uuid
        bytes.0 = UInt8(truncatingIfNeeded: milliseconds >> 40)
        bytes.1 = UInt8(truncatingIfNeeded: milliseconds >> 32)
        bytes.2 = UInt8(truncatingIfNeeded: milliseconds >> 24)
        bytes.3 = UInt8(truncatingIfNeeded: milliseconds >> 16)
        bytes.4 = UInt8(truncatingIfNeeded: milliseconds >> 8)
        bytes.5 = UInt8(truncatingIfNeeded: milliseconds)
        bytes.6 = 0x70 | (bytes.6 & 0x0F)
        return Self(UUID(uuid: bytes))
    }
}
