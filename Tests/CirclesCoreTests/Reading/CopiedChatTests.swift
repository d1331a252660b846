import CirclesIntake
import Foundation
import Testing

@testable import CirclesCore

@Suite("Chats that are copied, and exports of other countries")
struct CopiedChatTests {
    private static let today = CalendarDate(iso: "2024-07-09")

    private func lines(_ text: String, owner: ChatOwner = ChatOwner()) -> [String] {
        (ChatText.read(text, owner: owner, today: Self.today)?.lines ?? []).map { line in
            [line.date?.description, line.time?.description, line.sender + ":", line.text].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    @Test(
        "what messengers copy is read with its days, and its heads are no plans",
        arguments: [
            "[07/03, 18:02] Maria Lopez: Dinner?\n[07/03, 18:12] Kim Berg: Yes",
            "[7.3., 18:02] Maria Lopez: Dinner?\n[7.3., 18:12] Kim Berg: Yes",
            "[18:02, 07/03/2024] Maria Lopez: Dinner?\n[18:12, 07/03/2024] Kim Berg: Yes",
            "[6:02 PM, 3/7/2024] Maria Lopez: Dinner?\n[6:12 PM, 3/7/2024] Kim Berg: Yes",
            "Maria Lopez, [07.03.2024 18:02]\nDinner?\n\nKim Berg, [07.03.2024 18:12]\nYes",
            "Maria Lopez, [07.03.2024 18:02]\n[In reply to Kim Berg]\nDinner?\n\nKim Berg, [07.03.2024 18:12]\nYes",
        ])
    func copied(text: String) throws {
        let read = lines(text)
        #expect(
            read.map { $0.dropFirst(4) }
                == ["-03-07 18:02 Maria Lopez: Dinner?", "-03-07 18:12 Kim Berg: Yes"].map { $0[...] })
        let time = CaptureTime(instant: Date(timeIntervalSince1970: 1_710_000_000), zone: "UTC", source: .given)
        let transcript = SharedTextReader(owner: ChatOwner(names: ["Kim Berg"])).read(text, today: Self.today)
        #expect(transcript.title == "Maria Lopez")
        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: time)
        #expect(extraction.events.isEmpty && extraction.dates.isEmpty, "\(extraction.events) \(extraction.dates)")
    }

    @Test("a day without its year is the last such day, in whichever order it is not to come")
    func yearless() {
        #expect(lines("[3/7, 6:22 PM] Maria Lopez: hi") == ["2024-03-07 18:22 Maria Lopez: hi"])
        #expect(lines("[12/11, 6:22 PM] Maria Lopez: hi").map { $0.prefix(4) } == ["2023"])
        #expect(lines("[31/12, 18:22] Maria Lopez: hi") == ["2023-12-31 18:22 Maria Lopez: hi"])
        #expect(lines("3/7, 18:22 - Maria Lopez: hi").isEmpty)
    }

    @Test(
        "exports of other countries are read by their shape",
        arguments: [
            "4.1.2024 klo 10.30 - Maria: Dinner?", "2024. 01. 04. 10:30 - Maria: Dinner?",
            "2024. 1. 4. 오전 10:30 - Maria: Dinner?", "[2024. 1. 4. 오전 10:30:05] Maria: Dinner?",
            "2024/1/4 上午10:30 - Maria: Dinner?", "[2024/1/4 上午10:30:05] Maria: Dinner?",
            "2024/01/04 10:30 - Maria: Dinner?", "[2024/01/04 午前10:30:05] Maria: Dinner?",
            "\u{200F}٤\u{200F}/١\u{200F}/٢٠٢٤، ١٠:٣٠ ص - Maria: Dinner?", "04/01/24, 10:30 am - Maria: Dinner?",
            "4/1/2567 10:30 - Maria: Dinner?", "[4/1/2567 BE 10:30:05] Maria: Dinner?",
            "04.01.2024 г., 10:30 ч. - Maria: Dinner?", "०४/०१/२४, १०:३० - Maria: Dinner?",
        ])
    func countries(text: String) {
        #expect(lines(text) == ["2024-01-04 10:30 Maria: Dinner?"])
    }

    @Test(
        "turns under a name and a time are read as Slack, Discord and Teams copy them",
        arguments: [
            "Maria Lopez\n  6:02 PM\nDinner?\nat eight\nKim Berg\n  6:12 PM\nYes",
            "Maria Lopez  [6:02 PM]\nDinner?\nat eight\nKim Berg  [6:12 PM]\nYes",
            "Maria Lopez 18:02\nDinner?\nat eight\n\nKim Berg 18:12\nYes",
            "[6:02 PM] Maria Lopez\n    Dinner?\n    at eight\n[6:12 PM] Kim Berg\n    Yes",
        ])
    func turns(_ text: String) {
        #expect(
            lines(text, owner: ChatOwner(names: ["Kim Berg"])) == [
                "18:02 Maria Lopez: Dinner?\nat eight", "18:12 Kim Berg: Yes",
            ])
    }

    @Test("a turn's day is what it says, counted from the day on which it was handed in")
    func daysOfTurns() {
        let text = "Maria — Yesterday at 6:02 PM\nDinner?\n6:03 PM\nat eight\nKim Berg — Today at 06:12\nYes"
        let read = ChatText.read(
            text, owner: ChatOwner(names: ["Kim Berg"]), today: CalendarDate(year: 2024, month: 3, day: 8))
        #expect(read?.lines.map { $0.date?.description } == ["2024-03-07", "2024-03-07", "2024-03-08"])
    }

    @Test(
        "a screen's text, a plan of a day and talk with times in it are no turns",
        arguments: [
            "Maria Lopez\n10:05\nDinner?\n10:06\nYes", "Breakfast 8:00\neggs\nLunch 12:30\nsoup",
            "Hi Maria\nsee you at 18:00\nTom comes at 19:00\nok",
        ])
    func noTurns(_ text: String) {
        #expect(lines(text, owner: ChatOwner(names: ["Kim Berg"])).isEmpty)
    }

    @Test("two names by turns are a chat where one of them is the user's")
    func ownName() {
        let text = "Maria Lopez: Dinner?\nKim Berg: Yes"
        #expect(lines(text).isEmpty)
        #expect(lines(text, owner: ChatOwner(names: ["kim berg"])).count == 2)
        let reader = SharedTextReader(owner: ChatOwner(names: ["Kim Berg"]))
        #expect(reader.read(text).title == "Maria Lopez")
        #expect(reader.read(text).messages.map(\.side) == [.left, .right])
    }

    @Test(
        "a name before what was said is a sender's as people keep names",
        arguments: [
            "Jon Smith 🎾", "Jon (Plumber)", "Jon Smith 2", "Smith, Jon", "~Jon", "🎾 Jon", "Jean-Luc O'Neil",
            "Dr. Jon Smith",
        ])
    func keptNames(_ name: String) {
        let owner = ChatOwner(names: ["Kim Berg"])
        #expect(
            lines("\(name): Dinner?\nKim Berg: Yes", owner: owner).map { $0.dropFirst(0) }
                == ["\(name): Dinner?", "Kim Berg: Yes"])
    }

    @Test(
        "what stands before a colon and is no name is nobody's",
        arguments: ["12", "1, 2", "to be, or not to be", "(", "Jon (", "a = b", "3 eggs"])
    func noNames(_ label: String) {
        #expect(lines("\(label): Dinner?\nKim Berg: Yes", owner: ChatOwner(names: ["Kim Berg"])).isEmpty)
    }

    @Test("a group in which the user wrote nothing is a conversation of others, once it is known who the user is")
    func others() throws {
        let group = "14/01/2024, 10:30 - Maria Lopez: Dinner?\n14/01/2024, 10:31 - Tom: Yes"
        let chat = try #require(ChatText.read(group, name: "WhatsApp Chat with Hiking.txt"))
        #expect(ChatOwner().isOpen(chat))
        let owner = ChatOwner(names: ["Kim Berg"])
        #expect(!owner.isOpen(chat))
        #expect(owner.resolved(chat).isGroup)
        #expect(owner.resolved(chat).transcript().messages.map(\.sender) == ["Maria Lopez", "Tom"])
        let again = SharedTextReader(owner: owner).read(owner.resolved(chat).days[0].plainText)
        #expect(again.isGroup && again.messages.map(\.side) == [.left, .left])
    }

    @Test("the app is told by the file's name, the folder or the form of the lines, and is kept")
    func apps() throws {
        func app(_ text: String, _ name: String? = nil) throws -> Transcript.App {
            let chat = try #require(ChatText.read(text, name: name))
            return SharedTextReader().read(ChatOwner().resolved(chat).days[0].plainText).app
        }
        #expect(try app("14/01/2024, 10:30 - Maria: hi") == .whatsapp)
        #expect(try app("[14/01/2024, 10:30:05] Maria: hi", "_chat.txt") == .whatsapp)
        #expect(try app("Maria, [14.01.2024 10:30]\nhi") == .telegram)
        #expect(try app("14/01/2024, 10:30 - Maria: hi", "Signal - Maria.txt") == .signal)
        let meta =
            #"{"participants":[{"name":"Maria"},{"name":"Kim"}],"messages":[{"sender_name":"Maria","timestamp_ms":1705266300000,"content":"hi"}]}"#
        func app(at path: String) -> Transcript.App? {
            ChatJSON.read(Data(meta.utf8), path: path, zone: .gmt)?.first?.app
        }
        #expect(app(at: "your_instagram_activity/messages/inbox/maria_1/message_1.json") == .instagram)
        #expect(app(at: "messages/inbox/maria_1/message_1.json") == .messenger)
    }

    @Test("what the messenger says with a colon in it is nobody's, and a poll's answers plan nothing")
    func notices() throws {
        let text = """
            14/01/2024, 10:29 - Maria Lopez created group "Hiking: Crew"
            14/01/2024, 10:29 - Maria Lopez changed the subject from "A" to "B: C"
            14/01/2024, 10:30 - Maria Lopez's security code changed: tap to learn more
            14/01/2024, 10:31 - Maria Lopez: POLL:
            Where do we eat?
            OPTION: Dinner on Saturday 7pm (2 votes)
            OPTION: Sunday (0 votes)
            14/01/2024, 10:32 - Tom: null
            """
        let chat = try #require(ChatText.read(text))
        #expect(chat.senders == ["Maria Lopez", "Tom"])
        #expect(lines("14/01/2024, 10:30 - Ana \"Annie\" Berg: hi").count == 1)
        #expect(chat.lines.map(\.kind) == [.poll, nil] && chat.lines.last?.text == "null")
        let transcript = ChatOwner(names: ["Tom"]).resolved(chat).transcript()
        let time = CaptureTime(instant: Date(timeIntervalSince1970: 1_710_000_000), zone: "UTC", source: .given)
        #expect(RuleBasedExtractor().extract(transcript, capturedAt: time).events.isEmpty)
    }

    @Test("reactions that Messenger and Instagram write as messages are none")
    func reactions() throws {
        func chat(_ content: String) -> [ExportedChat]? {
            let text =
                #"{"participants":[{"name":"Maria"},{"name":"Kim"}],"messages":[{"sender_name":"Maria","timestamp_ms":1705266300000,"content":"\#(content)"}]}"#
            return ChatJSON.read(Data(text.utf8), zone: .gmt)
        }
        for content in [
            "Reacted 😂 to your message", "Reacted 😂 to your message ", "Liked a message", "Maria sent an attachment.",
        ] {
            #expect(chat(content) == nil, "\(content)")
        }
        #expect(chat("My mother sent a photo")?.first?.lines.count == 1)
        #expect(chat("I reacted badly to your message, sorry")?.first?.lines.count == 1)
    }

    @Test(
        "a line that says when, above plain labels, is no name and dates what follows",
        arguments: ["Sat Jun 13 16:42:49 2020", "Jun 13, 2020", "13.6.2020", "Saturday, 13 June 2020 at 16:42"])
    func dateAbove(line: String) throws {
        let text = "\(line)\nMaria: Dinner?\nKim: Yes\nMaria: Great\n13 June"
        #expect(
            lines(text) == [
                "2020-06-13 Maria: Dinner?", "2020-06-13 Kim: Yes", "2020-06-13 Maria: Great\n13 June",
            ])
        #expect(try #require(ChatText.read(text, today: Self.today)).title == nil)
    }

    @Test("a message that holds a copied chat stays one when it is kept")
    func nested() throws {
        let inner = "see:\n[2024-01-04 10:30] Tom: hi\n[04/01/2024, 10:30] Tom: hi"
        let chat = ExportedChat(
            title: "Maria Lopez",
            lines: [.init(sender: "Maria Lopez", text: inner, date: Self.today, time: ClockTime(hour: 9), isOwn: false)]
        )
        let again = try #require(ChatText.read(chat.plainText))
        #expect(again.lines.map(\.sender) == ["Maria Lopez"] && again.lines[0].text == inner)
        #expect(ExportedChat.isPlainText(chat.plainText) && !ExportedChat.isPlainText("Maria (chat)\nhi"))
    }
}
