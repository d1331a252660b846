import Testing

@testable import CirclesCore

@Suite("Tables of contacts")
struct TableTests {
    private func records(_ text: String) throws -> [ContactRecord] {
        try read(.csv, Array(text.utf8)).cards.compactMap { CardInterpretation($0.card)?.record }
    }

    @Test("Google's columns, as they are now")
    func google() throws {
        let record = try #require(
            try records(
                #"""
                First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Relation 1 - Label,Relation 1 - Value,Custom Field 1 - Label
                Maria,,Lopez,Mari,Acme,Clerk,1980-03-22,"two
                lines, ""quoted""",Family ::: * myContacts,* Home,m@example.com ::: n@example.com,Mobile,+34 600,Home,Long Street 1,Town,Spouse,Jo,x
                """#
            ).first)
        #expect(record.contact.name == "Maria Lopez")
        #expect(record.contact.nicknames == ["Mari"])
        #expect(record.contact.emails == ["m@example.com", "n@example.com"])
        #expect(record.contact.phones == ["+34 600"])
        #expect(record.details.labels == ["Family"])
        #expect(record.details.note == "two\nlines, \"quoted\"")
        #expect(record.details.relations == [ContactRelation(kind: "spouse", name: "Jo")])
        #expect(record.details.organization == "Acme")
        #expect(record.details.title == "Clerk")
    }

    @Test("Google's columns, as they were")
    func formerGoogle() throws {
        let record = try #require(
            try records(
                "Name,Given Name,Family Name,Birthday,Group Membership,E-mail 1 - Type,E-mail 1 - Value,IM 1 - Service,IM 1 - Value\n"
                    + "Jo Doe,Jo,Doe,--0322,* My Contacts ::: * Friends,* Work,jo@example.com,Skype,jo.skype\n"
            ).first)
        #expect(record.contact.handles == ["skype:jo.skype"])
        #expect(record.details.birthday == "--03-22")
        #expect(record.details.labels == ["Friends"])
    }

    @Test("Outlook's columns, in Windows-1252 and with semicolons")
    func outlook() throws {
        let text =
            "Title;First Name;Last Name;Company;Job Title;Home Phone;Mobile Phone;E-mail Address;Birthday;Anniversary;Categories;Home Street;Spouse\r\n"
            + "Dr.;J\u{F6}rg;M\u{FC}ller;Acme;Boss;030 1234567;0170 7654321;j@example.com;3/22/1980;0/0/00;Work;Lange Str. 1;Eva\r\n"
        let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        let record = try #require(
            try read(.csv, bytes).cards.compactMap { CardInterpretation($0.card)?.record }.first)
        #expect(record.contact.name == "Jörg Müller")
        #expect(record.details.prefix == "Dr.")
        #expect(record.details.title == "Boss")
        #expect(record.contact.phones == ["030 1234567", "0170 7654321"])
        #expect(record.details.birthday == "1980-03-22")
        #expect(record.details.anniversary == nil)
        #expect(record.details.labels == ["Work"])
        #expect(record.details.relations == [ContactRelation(kind: "spouse", name: "Eva")])
    }

    @Test("a bad row is named with its line, the others are read")
    func badRows() throws {
        let result = try read(.csv, Array("Name,Phone\nAna,1\n\nB,2,3,4\nCleo,5\n\"Dora,6\n".utf8))
        #expect(result.cards.map(\.line) == [2, 5])
        #expect(result.problems.map(\.line) == [4, 6])
    }

    @Test("a table that is none of contacts says so")
    func noContacts() throws {
        #expect(try read(.csv, Array("Date,Amount\n1,2\n".utf8)).problems.first?.line == 1)
    }

    @Test("JSON with rubbish between is read around it, with the lines")
    func json() throws {
        let text =
            "{\"name\":\"Ana\"}\nrubbish\n{\"nothing\":1}\n[{\"name\":\"Bo\",\"phones\":[\"1\"]},\n{\"name\":\"Cy\"}]\n{\"name\":"
        let result = try read(.json, Array(text.utf8))
        #expect(result.cards.map(\.line) == [1, 4, 5])
        #expect(result.problems.map(\.line) == [2, 3, 6])
    }

    @Test(
        "the format is told by the content",
        arguments: [
            ("\u{FEFF}BEGIN:VCARD\n", ContactFileReader.Format.vcard), ("First Name,Last Name\n", .csv),
            (" [{\"name\":1}]", .json), ("{}", .json), ("hello", .vcard), ("Name;Phone\n", .csv),
        ])
    func format(text: String, expected: ContactFileReader.Format) {
        #expect(ContactFileReader.Format(sniffing: Array(text.utf8)) == expected)
    }
}
