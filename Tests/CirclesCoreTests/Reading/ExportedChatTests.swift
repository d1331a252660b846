import CirclesCore
import Foundation
import Testing

@Suite("Chats that messengers export, and that people copy")
struct ExportedChatTests {
    private func lines(_ text: String, name: String? = nil) -> [String] {
        (ChatText.read(text, name: name)?.lines ?? []).map { line in
            [line.date?.description, line.time?.description, line.sender + ":", line.text].compactMap(\.self).joined(
                separator: " ")
        }
    }

    @Test("WhatsApp's exports of Android and iOS are read in any country's form")
    func forms() {
        let expected = ["2024-01-14 10:30 Maria Lopez: Dinner?", "2024-01-14 22:05 Sarah: Yes"]
        for text in [
            "14/01/2024, 10:30 - Maria Lopez: Dinner?\n14/01/2024, 22:05 - Sarah: Yes",
            "1/14/24, 10:30 AM - Maria Lopez: Dinner?\n1/14/24, 10:05 PM - Sarah: Yes",
            "1/14/24, 10:30\u{202F}AM - Maria Lopez: Dinner?\n1/14/24, 10:05\u{202F}PM - Sarah: Yes",
            "14.01.24, 10:30 - Maria Lopez: Dinner?\n14.01.24, 22:05 - Sarah: Yes",
            "14/1/24, 10:30 a. m. - Maria Lopez: Dinner?\n14/1/24, 10:05 p. m. - Sarah: Yes",
            "14/01/2024 à 10:30 - Maria Lopez: Dinner?\n14/01/2024 à 22:05 - Sarah: Yes",
            "[14/01/2024, 10:30:05] Maria Lopez: Dinner?\n[14/01/2024, 22:05:59] Sarah: Yes",
            "\u{200E}[14.01.24, 10:30:05] Maria Lopez: Dinner?\n[14.01.24, 22:05:59] Sarah: Yes",
            "2024-01-14, 10:30 - Maria Lopez: Dinner?\n2024-01-14, 22:05 - Sarah: Yes",
            "2024-01-14 10 h 30 - Maria Lopez: Dinner?\n2024-01-14 22 h 05 - Sarah: Yes",
            "10:30, 14/1/2024 - Maria Lopez: Dinner?\n22:05, 14/1/2024 - Sarah: Yes",
            "[2024-01-14, 10 h 30 min 05 s] Maria Lopez: Dinner?\n[2024-01-14, 22 h 05 min 59 s] Sarah: Yes",
            "[2024-01-14, 10\u{A0}h\u{A0}30\u{A0}min\u{A0}05\u{A0}s] Maria Lopez: Dinner?\n"
                + "[2024-01-14, 22\u{A0}h\u{A0}05\u{A0}min\u{A0}59\u{A0}s] Sarah: Yes",
        ] {
            #expect(lines(text) == expected, "\(text)")
        }
    }

    @Test("which figure is the day is told by all lines together")
    func order() {
        #expect(
            lines("03/04/2024, 10:30 - A: one\n13/04/2024, 10:30 - B: two").first?.hasPrefix("2024-04-03") == true)
        #expect(
            lines("04/03/2024, 10:30 - A: one\n04/13/2024, 10:30 - B: two").first?.hasPrefix("2024-04-03") == true)
        // The days never go back: 30 days apart, not 9 months.
        let near = lines("11/12/2024, 10:30 - A: one\n12/12/2024, 10:30 - B: two\n01/01/2025, 10:30 - A: three")
        #expect(near.map { $0.prefix(10) } == ["2024-12-11", "2024-12-12", "2025-01-01"])
    }

    @Test("a line of a message that looks like a messenger's own is kept with what follows it")
    func linesLikeHeads() {
        let text = """
            14/04/2024, 10:29 - Messages and calls are end-to-end encrypted.
            14/04/2024, 10:30 - Maria Lopez: This is what she wrote:
            27/03/2024, 18:02 - the keys are under the mat
            and feed the cat
            14/04/2024, 10:34 - Sarah added Tom
            14/04/2024, 10:35 - Sarah: Good to know
            14/04/2024, 19:35 - see you there
            14/04/2024, 10:36 - Maria Lopez: Yes
            """
        #expect(
            lines(text) == [
                "2024-04-14 10:30 Maria Lopez: This is what she wrote:\n27/03/2024, 18:02 - the keys are under the mat\n"
                    + "and feed the cat",
                "2024-04-14 10:35 Sarah: Good to know\n14/04/2024, 19:35 - see you there",
                "2024-04-14 10:36 Maria Lopez: Yes",
            ])
    }

    @Test(
        "that a message was edited, or has a picture, is not what was said",
        arguments: [
            "See you at 8 <This message was edited>", "See you at 8 \u{200E}<This message was edited>",
            "See you at 8 <Diese Nachricht wurde bearbeitet.>", "See you at 8 \u{200E}<attached: 00000012-PHOTO.jpg>",
        ])
    func tails(_ said: String) {
        #expect(lines("14/01/2024, 10:30 - Maria Lopez: \(said)") == ["2024-01-14 10:30 Maria Lopez: See you at 8"])
    }

    @Test("words in angle brackets that somebody wrote are theirs")
    func brackets() {
        #expect(
            lines("14/01/2024, 10:30 - Maria Lopez: I love you <3 and <b>") == [
                "2024-01-14 10:30 Maria Lopez: I love you <3 and <b>"
            ])
    }

    @Test("what nobody said is left out, and a message of several lines stays one")
    func service() {
        let text = """
            14/01/2024, 10:29 - Messages and calls are end-to-end encrypted.
            14/01/2024, 10:30 - Maria Lopez: Shopping:
            bread
            milk
            14/01/2024, 10:31 - Maria Lopez: <Media omitted>
            14/01/2024, 10:32 - Maria Lopez: IMG-20240114-WA0001.jpg (file attached)
            our new kitchen
            14/01/2024, 10:33 - Sarah: This message was deleted
            14/01/2024, 10:34 - Sarah added Tom
            14/01/2024, 10:35 - Sarah: Nice!
            """
        #expect(
            lines(text) == [
                "2024-01-14 10:30 Maria Lopez: Shopping:\nbread\nmilk", "2024-01-14 10:32 Maria Lopez: our new kitchen",
                "2024-01-14 10:35 Sarah: Nice!",
            ])
    }

    @Test("lines of names by turns are a chat; a text with a colon in it is none")
    func labels() {
        #expect(
            lines("Maria Lopez: Dinner on Saturday?\nMe: Yes\nMaria Lopez: 7 at ours")
                == ["Maria Lopez: Dinner on Saturday?", "Me: Yes", "Maria Lopez: 7 at ours"])
        // Of somebody whose name is not kept.
        #expect(lines("+1 202 555 0177: Lunch at noon?\nMe: Sure") == ["+1 202 555 0177: Lunch at noon?", "Me: Sure"])
        #expect(lines("+5: well done\n+3: not bad") == [])
        for text in [
            "Reminder: dinner on Saturday", "To buy: bread\nTo call: the bank", "Maria\nDinner on Saturday at 7?\nYes",
            "Note: bring wine\nthe good one\nand glasses\nand a bottle opener", "12:30 - lunch", "",
        ] {
            #expect(ChatText.read(text).map { $0.senders.count < 2 || text.hasPrefix("To") } ?? true, "\(text)")
        }
    }

    @Test("a line of a programme is nobody's, also where somebody is called as a month is")
    func programmes() throws {
        let chat = try #require(
            ChatText.read(
                "Ana Sousa: this is the weekend\nSaturday: market at 9\nSunday: cinema at 8\nKim: super\nAna Sousa: ok\nKim: see you"
            )
        )
        #expect(chat.senders == ["Ana Sousa", "Kim"])
        #expect(chat.lines.first?.text == "this is the weekend\nSaturday: market at 9\nSunday: cinema at 8")
        let named = try #require(ChatText.read("April: hi\nKim: hello\nApril: see you"))
        #expect(named.senders == ["April", "Kim"])
    }

    @Test("a line of a shopping list is nobody's name, and who answers with a number is somebody")
    func list() throws {
        let chat = try #require(
            ChatText.read("Ana Sousa: please buy\nMilch: 2\nBrot: 1 kg\nKim: how many?\nAna Sousa: two\nKim: ok"))
        #expect(chat.lines.map(\.sender) == ["Ana Sousa", "Kim", "Ana Sousa", "Kim"])
        #expect(chat.lines.first?.text == "please buy\nMilch: 2\nBrot: 1 kg")
        let group = try #require(ChatText.read("Ana: how many are you?\nKim: 3\nTom: 2 of us\nAna: lovely"))
        #expect(group.lines.map(\.sender) == ["Ana", "Kim", "Tom", "Ana"])
    }

    @Test("the user is told by name, by what the messenger calls them, or by whom the chat is named after")
    func owner() throws {
        let text = "14/01/2024, 10:30 - Maria Lopez: Dinner?\n14/01/2024, 22:05 - Sarah Ahmed: Yes"
        let chat = try #require(ChatText.read(text))
        #expect(ChatOwner().isOpen(chat))
        let named = ChatOwner(names: ["sarah ahmed"]).resolved(chat)
        #expect(named.lines.map(\.isOwn) == [false, true])
        #expect(named.title == "Maria Lopez")
        let file = try #require(ChatText.read(text, name: "WhatsApp Chat with Maria Lopez.txt"))
        #expect(file.title == "Maria Lopez" && file.app == .whatsapp)
        #expect(ChatOwner().resolved(file).lines.map(\.isOwn) == [false, true])
        let copied = try #require(ChatText.read("Maria: Dinner?\nMe: Yes"))
        #expect(ChatOwner().resolved(copied).transcript().messages.map(\.side) == [.left, .right])
    }

    @Test("a chat is read back from its plain text as it was, and is cut into days")
    func days() throws {
        let text = """
            14/01/2024, 10:30 - Maria Lopez: Dinner?
            14/01/2024, 22:05 - Sarah Ahmed: Yes
            and wine
            15/01/2024, 09:00 - Maria Lopez: Great
            """
        let chat = ChatOwner(names: ["Sarah Ahmed"]).resolved(try #require(ChatText.read(text)))
        #expect(chat.days.count == 2)
        for day in chat.days {
            let again = ChatOwner().resolved(try #require(ChatText.read(day.plainText)))
            #expect(again.title == "Maria Lopez" && again.lines.map(\.text) == day.lines.map(\.text))
            #expect(again.lines.map(\.isOwn) == day.lines.map(\.isOwn))
            #expect(again.lines.map(\.date) == day.lines.map(\.date))
            #expect(again.transcript().messages == day.transcript().messages)
        }
    }

    @Test("a kept text says its day where all its messages are of it and the day is sure")
    func soleDay() throws {
        let text = "04/01/2024, 10:30 - Maria: Dinner?\n04/01/2024, 10:31 - Maria: [or lunch]\n[2020-01-01\n"
        let whole = text + "25/01/2024, 09:00 - Maria: Great"
        let read = try #require(ChatText.read(whole, name: "WhatsApp Chat with Maria.txt"))
        let chat = ChatOwner(names: ["Sarah"]).resolved(read)
        let days = chat.days
        let told = days.map { ExportedChat.soleDay(ofPlainText: $0.plainText)?.description }
        #expect(told == ["2024-01-04", "2024-01-25"])
        #expect(ExportedChat.soleDay(ofPlainText: chat.plainText) == nil)
        var unsure = try #require(days.first)
        unsure.daysAreUncertain = true
        #expect(ExportedChat.soleDay(ofPlainText: unsure.plainText) == nil)
        #expect(ExportedChat.soleDay(ofPlainText: text) == nil && ExportedChat.soleDay(ofPlainText: "") == nil)
    }

    @Test("a day on which the user wrote nothing keeps its side, and one of two in a group stays a group's")
    func sides() throws {
        let one = ExportedChat(
            title: "Maria Lopez",
            lines: [.init(sender: "Maria Lopez", text: "Hi", date: CalendarDate(iso: "2024-01-15"), isOwn: false)])
        let again = try #require(ChatText.read("Maria Lopez\n[2024-01-15 09:00] Maria Lopez: Hi"))
        #expect(again.transcript().messages.map(\.side) == [.left])
        #expect(one.transcript().messages.map(\.side) == [.left])
        let group = ExportedChat(
            title: "Choir", isGroup: true,
            lines: ["Ana", "Tom"].map {
                .init(
                    sender: $0, text: "Hi", date: CalendarDate(iso: "2024-01-15"), time: ClockTime(hour: 9),
                    isOwn: false)
            })
        let read = ChatOwner().resolved(try #require(ChatText.read(group.plainText)))
        #expect(read.isGroup && read.title == "Choir")
        #expect(read.transcript().messages.map(\.side) == [.left, .left])
        #expect(read.transcript().messages.map(\.sender) == ["Ana", "Tom"])
    }

    @Test("JSON of Telegram, Messenger, Instagram and Signal's tools is read")
    func json() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        func read(_ text: String) -> [ExportedChat] { ChatJSON.read(Data(text.utf8), zone: zone) ?? [] }
        let telegram = read(
            """
            {"name":"Maria Lopez","type":"personal_chat","id":1,"messages":[
            {"id":1,"type":"service","date":"2024-01-14T10:00:00","actor":"Maria Lopez","action":"phone_call","text":""},
            {"id":2,"type":"message","date":"2024-01-14T10:30:00","from":"Maria Lopez","from_id":"user7","text":["Dinner at ",{"type":"link","text":"ours"},"?"]},
            {"id":3,"type":"message","date":"2024-01-14T22:05:00","from":"Sarah","from_id":"user8","text":"Yes"}]}
            """)
        #expect(telegram.first?.lines.map(\.text) == ["Dinner at ours?", "Yes"])
        #expect(telegram.first.map { ChatOwner().resolved($0).lines.map(\.isOwn) } == [false, true])
        let account = read(
            """
            {"personal_information":{"user_id":8},"chats":{"list":[{"name":"Choir","type":"private_group","messages":[
            {"type":"message","date":"2024-01-14T22:05:00","from":"Sarah","from_id":"user8","text":"Yes"},
            {"type":"message","date":"2024-01-14T22:06:00","from":"Tom","from_id":"user9","text":"No"}]}]}}
            """)
        #expect(account.first?.isGroup == true && account.first?.lines.map(\.isOwn) == [true, false])
        let meta = read(
            """
            {"participants":[{"name":"Mar\\u00c3\\u00ada"},{"name":"Sarah"}],"title":"Mar\\u00c3\\u00ada","thread_path":"inbox/m","messages":[
            {"sender_name":"Sarah","timestamp_ms":1705266300000,"content":"Yes"},
            {"sender_name":"Mar\\u00c3\\u00ada","timestamp_ms":1705224600000,"content":"\\u00c2\\u00bfCena?"}]}
            """)
        #expect(meta.first?.title == "María")
        #expect(meta.first?.lines.map(\.text) == ["¿Cena?", "Yes"])
        #expect(meta.first?.lines.map(\.time?.description) == ["10:30", "22:05"])
        let signal = read(
            """
            {"date": "2024-01-14T10:30:00", "sender": "Maria Lopez", "body": "Dinner?"}
            {"date": "2024-01-14T22:05:00", "sender": "Me", "body": "Yes"}
            """)
        #expect(signal.first.map { ChatOwner().resolved($0).title } == "Maria Lopez")
        for text in ["{}", "[]", "{\"name\":1}", "no JSON", ""] { #expect(read(text).isEmpty, "\(text)") }
    }

    @Test("a hundred thousand messages are read in time that grows with their number alone")
    func long() throws {
        func chat(_ count: Int) -> String {
            (0..<count).map { index in
                "\(index / 4000 % 28 + 1).\(index / 120_000 + 1).2024, 10:\(index % 60 < 10 ? "0" : "")\(index % 60) - "
                    + "\(index.isMultiple(of: 2) ? "Maria Lopez" : "Sarah"): message number \(index)"
            }.joined(separator: "\n")
        }
        let text = chat(100_000)
        let read = try #require(ChatText.read(text))
        #expect(read.lines.count == 100_000)
        #expect(read.days.map(\.lines.count).reduce(0, +) == 100_000)
    }
}
