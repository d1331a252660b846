package import Crypto
package import Foundation

/// SHA-256 as it is kept and told: 64 hexadecimal digits in lower case.
package enum Hash {
    /// The SHA-256 of the bytes in 64 lower-case hexadecimal digits.
    package static func sha256Hex(_ bytes: Data) -> String { hex(SHA256.hash(data: bytes)) }

    /// Of bytes that came in pieces.
    package static func hex(_ digest: SHA256.Digest) -> String {
        digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
