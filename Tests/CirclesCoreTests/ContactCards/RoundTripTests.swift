import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// Contacts with every field, of texts that are hard to write.
private struct Contacts {
    private var random: SplitMix64
    private static let pieces = [
        "Ana", "Müller", "O'Neil", "山田", "🌸", ",", ";", ":", "\\", "\"", "^", "=", "n", "\\n", "|", "::", "x y", "İ",
        "ß",
        "+34 600", "@a.b", "é", "\\,", "'", "-", "_$!<", "TYPE=", "https://x.org/a?b=c", "100%", "=20", "\t",
    ]

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private mutating func text(lines: Bool = false) -> String {
        let count = Int.random(in: 1...6, using: &random)
        let words = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
        let joined = words.joined(separator: lines ? ["\n", " ", ""].randomElement(using: &random) ?? "" : " ")
        let cleaned = lines ? CardText.cleanNote(joined) : CardText.line(joined.replacing("\t", with: " "))
        // Two spaces in a row are one separator in lists that are joined.
        return (cleaned ?? "x").replacing(" ::: ", with: " ").split(separator: " ").joined(separator: " ")
    }

    private mutating func maybe() -> String? { Bool.random(using: &random) ? text() : nil }

    private mutating func list(_ make: (inout Self) -> String = { $0.text() }) -> [String] {
        var values: [String] = []
        for _ in 0..<Int.random(in: 0...5, using: &random) { values.appendNew(make(&self)) }
        return values
    }

    private mutating func date() -> String? {
        ["1980-03-22", "--02-29", "2001-12-31", "circa 1800; maybe", nil].randomElement(using: &random) ?? nil
    }

    mutating func next() -> ContactRecord {
        var contact = Contact(name: text())
        contact.uid = Bool.random(using: &random) ? "uid-\(UInt64.random(in: 0...UInt64.max, using: &random)),;" : nil
        if Bool.random(using: &random) {
            contact.given = maybe()
            contact.family = text()
        }
        contact.nicknames = list()
        contact.phones = list { "+1 555 \(Int.random(in: 0...9_999_999, using: &$0.random))" }
        contact.emails = list { "u\(Int.random(in: 0...99_999, using: &$0.random))@example.com" }
        contact.handles = list()
        contact.aliases = list().map {
            Contact.Alias($0, app: [.whatsapp, .signal, nil].randomElement(using: &random) ?? nil)
        }
        contact.isMe = Bool.random(using: &random)
        var details = ContactDetails()
        details.middle = maybe()
        details.prefix = maybe()
        details.suffix = maybe()
        details.phoneticGiven = maybe()
        details.phoneticMiddle = maybe()
        details.phoneticFamily = maybe()
        details.organization = maybe()
        details.department = maybe().map { $0.replacing(";", with: ".") }
        details.title = maybe()
        details.birthday = date()
        details.anniversary = date()
        details.note = Bool.random(using: &random) ? text(lines: true) : nil
        details.labels = list()
        for name in list() {
            let kind = ["spouse", "friend", "", "Climbing: buddy", "A,B"].randomElement(using: &random) ?? ""
            details.relations.appendNew(ContactRelation(kind: kind, name: name))
        }
        return ContactRecord(contact: contact, details: details)
    }
}

@Suite("Export and import")
struct RoundTripTests {
    private func check(_ card: ContactCard?, _ record: ContactRecord, _ comment: Comment) throws {
        let said = try #require(card.flatMap { CardInterpretation($0, id: record.contact.id) }, comment)
        var expected = record
        expected.contact.uid = record.contact.uid ?? "urn:uuid:\(record.contact.id)"
        var got = said.record
        got.contact.isMe = said.isMe
        #expect(got == expected, comment)
    }

    @Test("nothing is lost by vCard 4.0, 3.0, JSON or CSV", arguments: 0..<200)
    func roundTrip(seed: Int) throws {
        var contacts = Contacts(seed: UInt64(seed))
        let record = contacts.next()
        for version in [ContactCard.Version.v40, .v30] {
            let bytes = CardWriter.write(CardComposer.compose(record, version: version))
            let back = try read(.vcard, bytes, piece: 50)
            #expect(back.problems.isEmpty)
            try check(back.cards.first?.card, record, "\(version)")
            if let card = back.cards.first?.card { #expect(ContactCard(stored: card.stored) == card) }
        }
        let json = try JSONEncoder().encode(ContactJSON(record, from: [], formerUIDs: []))
        let line = try read(.json, Array(json) + [0x0A])
        try check(line.cards.first?.card, record, "json")
        #expect(line.cards.first?.id == record.contact.id)
        let table = CSVWriter.heading + CSVWriter.write(record, from: [], formerUIDs: [], revision: nil)
        try check(try read(.csv, Array(table.utf8)).cards.first?.card, record, "csv")
    }

    private let phone = """
        BEGIN:VCARD\r
        VERSION:3.0\r
        UID:abc\r
        N:Lopez;Maria;;;\r
        FN:Maria Lopez\r
        TEL;type=CELL;type=pref:+34 600 000 000\r
        item1.EMAIL;type=INTERNET:maria@example.com\r
        item1.X-ABLabel:school\r
        ADR;TYPE=HOME:;;Long Street 1;Town;;12345;Spain\r
        PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r
        GEO:46.77;-71.28\r
        X-SOMETHING;X-P="a;b":un\\,known\r
        BDAY:1980-03-22\r
        CATEGORIES:family,work\r
        REV:2020-01-01T00:00:00Z\r
        END:VCARD\r

        """

    @Test("what is not understood comes back, over every format and from version to version")
    func kept() throws {
        let card = try #require(try read(vcard: phone).cards.first?.card)
        let said = try #require(CardInterpretation(card))
        let same = CardComposer.compose(said.record, from: [card], revision: "now", version: .v30)
        #expect(String(decoding: CardWriter.write(same), as: UTF8.self) == phone)
        let modern = CardComposer.compose(said.record, from: [card], version: .v40)
        #expect(modern.properties.contains { $0.key == "PHOTO" && $0.value == "data:image/jpeg;base64,/9j/4AAQ" })
        #expect(modern.properties.contains { $0.key == "GEO" && $0.value == "geo:46.77,-71.28" })
        let forth = try #require(try read(.vcard, CardWriter.write(modern)).cards.first?.card)
        let back = CardComposer.compose(
            try #require(CardInterpretation(forth)).record, from: [forth], version: .v30)
        #expect(back.properties.contains { $0.key == "PHOTO" && $0.isBase64 && $0.value == "/9j/4AAQ" })
        #expect(back.unknown == card.unknown)
        let json = try JSONEncoder().encode(ContactJSON(said.record, from: [card], formerUIDs: ["old"]))
        let again = try #require(try read(.json, Array(json)).cards.first?.card)
        #expect(again.unknown == card.unknown)
        #expect(CardInterpretation(again)?.formerUIDs == ["old"])
        let table = CSVWriter.heading + CSVWriter.write(said.record, from: [card], formerUIDs: [], revision: nil)
        let row = try #require(try read(.csv, Array(table.utf8)).cards.first?.card)
        #expect(row.unknown == card.unknown)
        #expect(CardInterpretation(row, id: said.record.contact.id)?.record == said.record)
    }

    @Test(
        "a day with a time keeps it, over every format and from version to version",
        arguments: [
            "ANNIVERSARY:20090808T1430-0500", "BDAY:1996-10-22T14:00:00Z",
            "X-EVOLUTION-ANNIVERSARY:2011-01-13 10:30", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29T00:00:00Z",
        ])
    func dayWithTime(line: String) throws {
        let text = "BEGIN:VCARD\nVERSION:4.0\nUID:1\nFN:Ana\n\(line)\nEND:VCARD\n"
        let card = try #require(try read(vcard: text).cards.first?.card)
        let said = try #require(CardInterpretation(card))
        #expect(said.record.details.birthday != nil || said.record.details.anniversary != nil)
        let table = CSVWriter.heading + CSVWriter.write(said.record, from: [card], formerUIDs: [], revision: nil)
        let backs = [
            try read(.vcard, CardWriter.write(CardComposer.compose(said.record, from: [card], version: .v30))),
            try read(.csv, Array(table.utf8)),
            try read(.json, Array(try JSONEncoder().encode(ContactJSON(said.record, from: [card], formerUIDs: [])))),
        ]
        for back in backs {
            let again = try #require(back.cards.first?.card)
            #expect(CardInterpretation(again, id: said.record.contact.id)?.record == said.record)
            #expect(again.essence(of: said.record) == card.essence(of: said.record))
        }
    }

    @Test(
        "a card is stored as it is read again, whatever stands in it",
        arguments: [
            "AGENT:\nBEGIN:VCARD\n\u{0}\u{7}x:y\nEND:VCARD", "TEL;\"a:b;c=d\"=1;\"e,f=g:1234567",
            "TEL;X=\u{1}^n\"^':1", "A\nNOTE:\u{0}a\u{1B}b\u{7F}\nloose \u{0} line",
        ])
    func stored(lines: String) throws {
        let card = try #require(try read(vcard: "BEGIN:VCARD\nFN:Ana\n\(lines)\nEND:VCARD\n").cards.first?.card)
        #expect(ContactCard(stored: card.stored) == card)
    }

    @Test("bytes of no known character set in an agent's card are stored as they are read again")
    func storedBytes() throws {
        let bytes =
            Array("BEGIN:VCARD\nFN:Ana\nAGENT:\nBEGIN:VCARD\n".utf8) + [0x00, 0xE5, 0x3A, 0x78, 0x0A]
            + Array("END:VCARD\nEND:VCARD\n".utf8)
        let card = try #require(try read(.vcard, bytes).cards.first?.card)
        #expect(ContactCard(stored: card.stored) == card)
        #expect(card.properties.last?.value.contains("å:x") == true)
    }

    @Test("white space longer than a folded line is not lost", arguments: [70, 74, 75, 76, 148, 149, 150, 300])
    func blankRun(length: Int) throws {
        for (blank, end) in [(" ", ""), (" ", "end"), ("\t", ""), ("\t", "Ähre, end")] {
            let value = "start" + String(repeating: blank, count: length) + end
            let card = ContactCard(
                version: .v40, properties: [CardProperty("FN", value: "Ana"), CardProperty("X-A", value: value)])
            #expect(try read(.vcard, CardWriter.write(card)).cards.first?.card == card)
        }
    }

    @Test("a change shows, and leaves the rest as it came")
    func changed() throws {
        let card = try #require(try read(vcard: phone).cards.first?.card)
        var record = try #require(CardInterpretation(card)).record
        record.contact.emails = []
        record.contact.phones.append("+34 911")
        record.details.labels = ["family"]
        let text = String(
            decoding: CardWriter.write(
                CardComposer.compose(record, from: [card], revision: "20240101T000000Z", version: .v30)), as: UTF8.self)
        #expect(!text.contains("EMAIL"))
        #expect(!text.contains("X-ABLabel"))
        #expect(text.contains("TEL;type=CELL;type=pref:+34 600 000 000\r\n"))
        #expect(text.contains("TEL:+34 911\r\n"))
        #expect(text.contains("CATEGORIES:family\r\n"))
        #expect(text.contains("REV:20240101T000000Z\r\n"))
    }
}
