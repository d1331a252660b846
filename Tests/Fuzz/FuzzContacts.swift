// Compiled together with CirclesCore into one fuzzing binary by Scripts/fuzz-contacts; no part of the package.

import Foundation

/// libFuzzer's entry: the first two bytes choose the format and the size of the pieces, the rest is the file.
///
/// Beside not crashing: what was read, written and read again says the same, and stays as it is when it is written and
/// read once more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    guard count > 2 else { return 0 }
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let format = ContactFileReader.Format.allCases[Int(input[0]) % 3]
    let piece = max(1, Int(input[1]) * 3)
    for item in items(format, Array(input[2...]), piece: piece) {
        guard case .card(let numbered) = item else { continue }
        check(numbered.card)
    }
    return 0
}

private func items(_ format: ContactFileReader.Format, _ bytes: [UInt8], piece: Int) -> [CardItem] {
    var position = 0
    var reader = ContactFileReader(format) { () throws(CirclesError) in
        let end = min(position + piece, bytes.count)
        defer { position = end }
        return Array(bytes[position..<end])
    }
    var items: [CardItem] = []
    while let item = try? reader.next() { items.append(item) }
    return items
}

private func check(_ card: ContactCard) {
    precondition(ContactCard(stored: card.stored).stored == card.stored, "stored and read is another card")
    if card.isGroup, let group = ContactGroup(card) { check(card, group) }
    guard let said = CardInterpretation(card) else { return }
    let record = said.record
    for version in [ContactCard.Version.v30, .v40] {
        let written = CardWriter.write(
            CardComposer.compose(record, from: [card], formerUIDs: said.formerUIDs, version: version))
        let back = items(.vcard, written, piece: 1024)
        guard case .card(let again)? = back.first, back.count == 1,
            var other = CardInterpretation(again.card, id: record.contact.id)?.record
        else { preconditionFailure("what was written cannot be read") }
        if record.contact.uid == nil { other.contact.uid = nil }
        precondition(
            same(other, record),
            "what was written says something else: \(ContactChange.between(other, record).map(\.field))")
    }
    _ = CSVWriter.write(record, from: [card], formerUIDs: said.formerUIDs, revision: nil)
    _ = try? JSONEncoder().encode(ContactJSON(record, from: [card], formerUIDs: said.formerUIDs))
    let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: "DE")
    precondition(update.merged(record, base: record, newer: record) == record, "no change changes something")
}

/// A group written with the members it has is the same group.
private func check(_ card: ContactCard, _ group: ContactGroup) {
    for version in [ContactCard.Version.v30, .v40] {
        let composed = ContactGroup.compose(card, members: group.members, version: version)
        let back = items(.vcard, CardWriter.write(composed), piece: 1024)
        guard case .card(let again)? = back.first, back.count == 1, again.card.isGroup else {
            preconditionFailure("a group that was written cannot be read")
        }
        precondition(ContactGroup(again.card)?.name == group.name, "a group that was written has another name")
        precondition(
            Set(ContactGroup(again.card)?.members ?? []) == Set(group.members), "a group lost or found a member")
    }
}

/// Equal but for the order of lists, which two properties of a card may interleave.
private func same(_ a: ContactRecord, _ b: ContactRecord) -> Bool {
    func sorted(_ record: ContactRecord) -> ContactRecord {
        var record = record
        record.contact.nicknames.sort()
        record.contact.phones.sort()
        record.contact.emails.sort()
        record.contact.handles.sort()
        record.contact.aliases.sort { $0.name < $1.name }
        record.details.labels.sort()
        record.details.relations.sort { $0.text < $1.text }
        return record
    }
    return sorted(a) == sorted(b)
}
