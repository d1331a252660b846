internal import Foundation

/// Ids that grow from one to the next, for rows that come by the thousand: each goes to the end of its index instead of
/// to a page of its own.
///
/// They differ in the first eight digits, which lists show and people type; all but the first thirty-two bits are random.
package struct IdentifierSequence: Sendable {
    private var head = UInt32.random(in: 0...UInt32.max)
    private var count = 0

    package init() {}

    package mutating func next<Subject>() -> Identifier<Subject> {
        // The few of a person's address book lie far apart; of a hundred thousand, all find room without turning round.
        head = head &+ UInt32.random(in: 1...(count < 1000 ? 1 << 20 : 1 << 14))
        count &+= 1
        // Version 4, variant 1 (RFC 9562). Foundation's `UUID()` opens a file for each.
        let high = UInt64(head) << 32 | UInt64.random(in: 0...0xFFFF_FFFF) & 0xFFFF_0FFF | 0x4000
        let low = UInt64.random(in: 0...UInt64.max) >> 2 | 1 << 63
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) {
            $0.storeBytes(of: high.bigEndian, as: UInt64.self)
            $0.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
        }
        return Identifier(UUID(uuid: bytes))
    }
}
