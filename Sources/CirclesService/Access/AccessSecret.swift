package import CirclesCore
internal import Foundation

/// Something that lets its holder in, in the one moment in which it is told. What is kept of it is its hash.
package struct AccessSecret: Sendable {
    package let text: String
    package var hash: SecretHash { Self.hash(of: text) }

    /// 192 bits from the system's generator.
    ///
    /// - Parameter prefix: What tells a person, and whoever looks for leaked keys, what it is.
    package static func random(_ prefix: String) -> AccessSecret {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<24).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let text = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        return AccessSecret(text: "\(prefix)_\(text)")
    }

    /// Of what somebody hands in.
    package static func hash(of text: String) -> SecretHash { SecretHash(hex: Hash.sha256Hex(Data(text.utf8))) }

    /// Bytes above which nothing that is handed in can be a secret.
    package static let maximumBytes = 200
}
