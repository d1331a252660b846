import Foundation
import Testing

@testable import CirclesCore

@Suite("Cards as programs write them")
struct CardReaderTests {
    @Test("vCard 2.1 with quoted-printable, a character set and bare types")
    func oldCard() throws {
        let record = try record(
            "2.1", "N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg;;Dr.",
            "TEL;CELL;PREF:+49 170 1234567",
            "NOTE;ENCODING=QUOTED-PRINTABLE:first line=0D=0Asecond =", "line", "EMAIL;INTERNET:joerg@example.com")
        #expect(record.contact.name == "Jörg Müller")
        #expect(record.details.prefix == "Dr.")
        #expect(record.contact.phones == ["+49 170 1234567"])
        #expect(record.details.note == "first line\nsecond line")
    }

    @Test(
        "folded lines, whichever line ends are used",
        arguments: ["\r\n", "\n", "\r"])
    func folding(end: String) throws {
        let text = ["BEGIN:VCARD", "VERSION:3.0", "FN:Maria", "  Lopez", "NOTE:one", "\ttwo", "END:VCARD", ""]
            .joined(separator: end)
        for piece in [1, 7, 4096] {
            let card = try #require(try read(.vcard, Array(text.utf8), piece: piece).cards.first)
            let said = try #require(CardInterpretation(card.card))
            #expect(said.record.contact.name == "Maria Lopez")
            #expect(said.record.details.note == "onetwo")
        }
    }

    @Test("a fold in the middle of a character")
    func foldedCharacter() throws {
        var bytes = Array("BEGIN:VCARD\r\nFN:Zo".utf8)
        bytes += [0xC3, 0x0D, 0x0A, 0x20, 0xAB]
        bytes += Array("\r\nEND:VCARD\r\n".utf8)
        #expect(
            try read(.vcard, bytes).cards.first.flatMap { CardInterpretation($0.card) }?.record.contact.name == "Zoë")
    }

    @Test("escapes, also those that nobody asked for")
    func escapes() throws {
        let card = try #require(
            try read(
                vcard: "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nURL:http\\://x.org\nNOTE:a\\nb\\, c\\; \\\"d\\\"\nEND:VCARD\n"
            ).cards
                .first)
        #expect(CardInterpretation(card.card)?.record.details.note == "a\nb, c; \"d\"")
        #expect(card.card.properties.first { $0.key == "URL" }.map { CardText.unescape($0.value) } == "http://x.org")
    }

    @Test("names from what there is when nothing is shown")
    func names() throws {
        #expect(try record("3.0", "N:Doe;John;Q;;").contact.name == "John Q Doe")
        #expect(try record("3.0", "FN:", "N:山田;太郎;;;").contact.name == "山田太郎")
        #expect(try record("3.0", "ORG:Acme;Sales").contact.name == "Acme")
        #expect(try record("3.0", "EMAIL:a@example.com").contact.name == "a@example.com")
        #expect(try record("2.1", "N:Just One Name").contact.name == "Just One Name")
        #expect(throws: CirclesError.self) { try record("3.0", "NOTE:nobody") }
    }

    @Test("Apple's groups, labels and birthdays without a year")
    func apple() throws {
        let record = try record(
            "3.0", "FN:Jo", "item1.X-ABRELATEDNAMES:Jenny", "item1.X-ABLabel:_$!<Spouse>!$_",
            "item2.X-ABDATE:1975-03-01", "item2.X-ABLabel:_$!<Anniversary>!$_",
            "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29",
            "X-SOCIALPROFILE;type=twitter;x-user=jo_tw:http://twitter.com/jo_tw",
            "IMPP;X-SERVICE-TYPE=Skype;type=HOME:skype:jo.skype", "X-AIM:johnny5@aol.com")
        #expect(record.details.relations == [ContactRelation(kind: "spouse", name: "Jenny")])
        #expect(record.details.anniversary == "1975-03-01")
        #expect(record.details.birthday == "--02-29")
        #expect(record.contact.handles == ["twitter:jo_tw", "skype:jo.skype", "aim:johnny5@aol.com"])
    }

    @Test("vCard 4.0: URIs, quoted types, dates")
    func newCard() throws {
        let record = try record(
            "4.0", "FN:Simon", "TEL;VALUE=uri;TYPE=\"work,voice\";PREF=1:tel:+1-418-656-9254;ext=102", "BDAY:--0203",
            "RELATED;VALUE=text;TYPE=friend:Ana")
        #expect(record.contact.phones == ["+1-418-656-9254 ext. 102"])
        #expect(record.details.birthday == "--02-03")
        #expect(record.details.relations.first?.kind == "friend")
    }

    @Test("UTF-16 with and without a mark")
    func wide() throws {
        let text = "BEGIN:VCARD\r\nFN:Łukasz 🌸\r\nEND:VCARD\r\n"
        for (mark, isLittle) in [([0xFF, 0xFE], true), ([0xFE, 0xFF], false), ([], true), ([], false)]
            as [([UInt8], Bool)]
        {
            let bytes =
                mark
                + text.utf16.flatMap {
                    isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
                }
            for piece in [1, 5, 4096] {
                let card = try #require(try read(.vcard, bytes, piece: piece).cards.first)
                #expect(CardInterpretation(card.card)?.record.contact.name == "Łukasz 🌸")
            }
        }
    }

    @Test("a wrong character set is seen through")
    func wrongCharset() throws {
        #expect(try record("2.1", "FN;CHARSET=ISO-8859-1:Zoë").contact.name == "Zoë")
        let latin = Array("BEGIN:VCARD\nFN;CHARSET=UTF-8:Zo".utf8) + [0xEB] + Array("\nEND:VCARD\n".utf8)
        #expect(
            try read(.vcard, latin).cards.first.flatMap { CardInterpretation($0.card) }?.record.contact.name == "Zoë")
        let japanese =
            Array("BEGIN:VCARD\nFN;CHARSET=SHIFT_JIS:".utf8) + [0x8E, 0x52, 0x93, 0x63] + Array("\nEND:VCARD\n".utf8)
        #expect(
            try read(.vcard, japanese).cards.first.flatMap { CardInterpretation($0.card) }?.record.contact.name == "山田")
    }

    @Test("base64 in the ways it is broken over lines")
    func base64() throws {
        let text = """
            BEGIN:VCARD
            VERSION:2.1
            FN:Ana
            PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ
             SkZJRgAB

            AQAAAQAB
            AAD/4Q==

            TEL:1234567
            END:VCARD

            """
        let card = try #require(try read(vcard: text).cards.first?.card)
        #expect(card.properties.first { $0.key == "PHOTO" }?.value == "/9j/4AAQSkZJRgABAQAAAQABAAD/4Q==")
        #expect(CardInterpretation(card)?.record.contact.phones == ["1234567"])
    }

    @Test("a line goes on only by the encoding it names, not by words that look like one")
    func unknownEncoding() throws {
        let lines = [
            "NOTE;ENCODING=xQUOTED-PRINTABLE:a=", "X-A;X=QUOTED-PRINTABLE:b=", "X-B;ENCODING=BLAH:c", "TEL:1234567",
        ]
        let record = try record("3.0", "FN:Ana", lines[0], lines[1], lines[2], lines[3])
        #expect(record.contact.phones == ["1234567"])
        #expect(record.details.note == "a=")
    }

    @Test("an agent's card inside a card is kept in it")
    func agent() throws {
        let text = "BEGIN:VCARD\nFN:Boss\nAGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\nTEL:5551234\nEND:VCARD\n"
        let result = try read(vcard: text)
        #expect(result.problems.isEmpty)
        let said = try #require(result.cards.first.flatMap { CardInterpretation($0.card) })
        #expect(said.record.contact.name == "Boss")
        #expect(said.record.contact.phones == ["5551234"])
        #expect(result.cards[0].card.properties.contains { $0.key == "AGENT" && $0.value.contains("FN:Agent") })
    }
}

@Suite("Cards that are broken")
struct BrokenCardTests {
    private let good = "BEGIN:VCARD\nFN:Good One\nEND:VCARD\n"

    @Test("a card without END is named with its line, and the next is read")
    func noEnd() throws {
        let result = try read(vcard: "\n" + "BEGIN:VCARD\nFN:Lost\n" + good)
        #expect(result.cards.count == 1)
        #expect(result.problems.map(\.line) == [2])
        let atEnd = try read(vcard: good + "BEGIN:VCARD\nFN:Lost\n")
        #expect(atEnd.cards.count == 1)
        #expect(atEnd.problems.map(\.line) == [4])
    }

    @Test("what is no vCard at all", arguments: ["", "\n\n", "hello\n", "\0\0\0\0\0\0\0\0", "FN:x\nEND:VCARD\n"])
    func nothing(text: String) throws {
        let result = try read(vcard: text)
        #expect(result.cards.isEmpty)
        #expect(result.problems.count == 1)
    }

    @Test("a folded line without end: the property is left out, the contact stays")
    func endlessFold() throws {
        var bytes = Array("BEGIN:VCARD\nFN:Ana\nNOTE:x\n".utf8)
        let line = Array((" " + String(repeating: "y", count: 1023) + "\n").utf8)
        for _ in 0..<9_000 { bytes += line }
        bytes += Array("TEL:1234567\nEND:VCARD\n".utf8)
        let result = try read(.vcard, bytes)
        #expect(result.cards.first.flatMap { CardInterpretation($0.card) }?.record.contact.phones == ["1234567"])
        #expect(result.problems.map(\.line) == [3])
        #expect(result.problems.map(\.isPartial) == [true])
    }

    @Test("a photo of 30 MB is left out and told")
    func hugePhoto() throws {
        var bytes = Array("BEGIN:VCARD\nFN:Ana\nPHOTO;ENCODING=b;TYPE=JPEG:".utf8)
        bytes += [UInt8](repeating: 0x41, count: 30 << 20)
        bytes += Array("\nEND:VCARD\n".utf8)
        let result = try read(.vcard, bytes)
        #expect(result.cards.first?.card.properties.map(\.key) == ["FN"])
        #expect(result.problems.first?.reason.contains("PHOTO") == true)
    }

    @Test("a million numbers are refused with the line, the next card is read")
    func manyNumbers() throws {
        var bytes = Array("BEGIN:VCARD\nFN:Ana\n".utf8)
        let line = Array("TEL:12345678\n".utf8)
        for _ in 0..<1_000_000 { bytes += line }
        bytes += Array("END:VCARD\n".utf8) + Array(good.utf8)
        let result = try read(.vcard, bytes)
        #expect(result.cards.count == 1)
        #expect(result.problems.map(\.line) == [1])
        #expect(result.problems.first?.reason.contains("at line 5002") == true)
    }

    @Test("cards nested without end")
    func nested() throws {
        let result = try read(vcard: String(repeating: "BEGIN:VCARD\nAGENT:\n", count: 50) + good)
        #expect(!result.problems.isEmpty)
        let plain = try read(vcard: String(repeating: "BEGIN:VCARD\n", count: 3) + "FN:Inner\nEND:VCARD\nEND:VCARD\n")
        #expect(plain.cards.count == 1)
        #expect(plain.problems.count == 2)
    }

    @Test("NUL and other control characters are no text")
    func controls() throws {
        let record = try record("3.0", "FN:A\u{0}n\u{1}a\u{7F}", "TEL:12\u{0}34567")
        #expect(record.contact.name == "Ana")
        #expect(record.contact.phones == ["1234567"])
    }

    @Test("control characters hide no beginning of a card, and what was broken out of base64 is base64")
    func hidden() throws {
        let hidden =
            "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nAGENT:\nBEGIN:V" + String(repeating: "\0", count: 90)
            + "CARD\nFN:x\nEND:VCARD\nEND:VCARD\n"
        let card = try #require(try read(vcard: hidden).cards.first?.card)
        #expect(card.properties.map(\.name) == ["FN", "AGENT"])
        #expect(try read(.vcard, CardWriter.write(card)).cards.first?.card.properties.map(\.name) == ["FN", "AGENT"])
        let loose = "BEGIN:VCARD\nVERSION:3.0\nFN:Ana\nPHOTO;ENCODING=b:AAAA\n¤BBBB\nEND:VCARD\n"
        #expect(try read(vcard: loose).cards.first?.card.properties.last?.value == "AAAABBBB")
    }

    @Test("a long name is cut for showing and kept whole in the card")
    func longName() throws {
        let name = String(repeating: "x", count: 100_000)
        let card = try #require(try read(vcard: "BEGIN:VCARD\nFN:\(name)\nEND:VCARD\n").cards.first?.card)
        let said = try #require(CardInterpretation(card))
        #expect(said.record.contact.name.count == 200)
        let back = CardComposer.compose(said.record, from: [card], version: .v40)
        #expect(back.properties.first { $0.key == "FN" }?.value == name)
    }

    @Test("cut short at any byte there is an answer, and no crash")
    func truncated() throws {
        let text = """
            BEGIN:VCARD\r
            VERSION:2.1\r
            N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=\r
            an;;;\r
            item1.TEL;TYPE="a,b";X="^n:":tel:+49 30 1\r
            PHOTO;BASE64:AAAA\r
             BBBB\r
            \r
            END:VCARD\r

            """
        let bytes = Array(text.utf8)
        for end in 0...bytes.count { _ = try read(.vcard, Array(bytes[..<end]), piece: 3) }
        for format in [ContactFileReader.Format.csv, .json] {
            for end in 0...bytes.count { _ = try read(format, Array(bytes[..<end])) }
        }
    }
}
