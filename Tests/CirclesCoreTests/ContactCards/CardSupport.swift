import CirclesTestSupport
import Foundation

@testable import CirclesCore

/// Hands out bytes in pieces of a size.
func source(_ bytes: [UInt8], piece: Int = 64 << 10) -> ChunkSource {
    var position = 0
    return { () throws(CirclesError) in
        let end = min(position + piece, bytes.count)
        defer { position = end }
        return Array(bytes[position..<end])
    }
}

func read(_ format: ContactFileReader.Format, _ bytes: [UInt8], piece: Int = 64 << 10) throws -> (
    cards: [NumberedCard], problems: [CardProblem]
) {
    var reader = ContactFileReader(format, source(bytes, piece: piece))
    var cards: [NumberedCard] = [], problems: [CardProblem] = []
    while let item = try reader.next() {
        switch item {
        case .card(let card): cards.append(card)
        case .problem(let problem): problems.append(problem)
        }
    }
    return (cards, problems)
}

func read(vcard text: String) throws -> (cards: [NumberedCard], problems: [CardProblem]) {
    try read(.vcard, Array(text.utf8))
}

/// The one contact of a card with these lines.
func record(_ version: String = "3.0", _ lines: String...) throws -> ContactRecord {
    let text = (["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"]).joined(separator: "\r\n") + "\r\n"
    guard let card = try read(vcard: text).cards.first?.card, let said = CardInterpretation(card) else {
        throw CirclesError(.badInput, "no card")
    }
    return said.record
}

extension ContactCard {
    /// What is not understood in it, in whichever version it was written.
    var unknown: Set<CardProperty> {
        Set(
            zip(properties, CardMeanings(self).meanings).filter { $1 == .other || $1 == .groupLabel }
                .map { VersionConversion.convert($0.0, to: .v40) })
    }
}
