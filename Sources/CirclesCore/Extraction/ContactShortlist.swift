/// The contacts a model is told of, under ids that mean nothing outside this one request.
package struct ContactShortlist: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        package let opaqueID: String
        package let contact: ContactReference
    }

    /// More are never named to a model.
    package static let limit = 25
    /// The answer "none of these"; never an entry's id.
    package static let none = "NONE"

    package let entries: [Entry]

    /// - Parameters:
    ///   - contacts: Best first, without the user; those after the 25th are left out.
    ///   - marker: The request's random marker. The ids are made from it, so that no text on a screen can name one.
    package init(_ contacts: [ContactReference], marker: RequestMarker) {
        entries = contacts.prefix(Self.limit).enumerated().map { index, contact in
            Entry(opaqueID: "\(marker.text.suffix(4))-\(index + 1)", contact: contact)
        }
    }

    /// The contact that a model's answer means; nil for NONE and for anything it was not told.
    package func contact(for opaqueID: String) -> ContactReference? {
        entries.first { $0.opaqueID == opaqueID }?.contact
    }
}

/// A random word that no text on a screen can know, new for each request.
package struct RequestMarker: Hashable, Sendable {
    /// Lower-case letters and digits.
    package let text: String

    /// 80 bits of `generator`.
    package init(using generator: inout some RandomNumberGenerator) {
        let alphabet = Array("abcdefghijklmnopqrstuvwxyz234567")
        text = String((0..<16).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] })
    }

    /// From the system's generator.
    package static func random() -> RequestMarker {
        var generator = SystemRandomNumberGenerator()
        return RequestMarker(using: &generator)
    }
}
