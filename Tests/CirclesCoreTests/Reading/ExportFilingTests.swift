import CirclesIntake
import Foundation
import Testing

@testable import CirclesCore

@Suite("Whom an exported chat is filed with")
struct ExportFilingTests {
    private static let book = [
        Contact(name: "Maria Lopez"), Contact(name: "Anna Berg"), Contact(name: "Tomas Novak"),
        Contact(name: "Kim Berg", isMe: true),
    ]
    private static let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt

    /// What becomes of each day of a chat, as it is kept and read back: the names it is filed with; none where it is asked.
    private func filed(_ chat: ExportedChat, owner: ChatOwner = ChatOwner(names: ["Kim Berg"])) -> [[String]] {
        let matcher = ContactMatcher(ContactIndex(Self.book))
        return owner.resolved(chat).days.map { day in
            let transcript = SharedTextReader(owner: owner).read(day.plainText)
            let time = CaptureTime(instant: Date(timeIntervalSince1970: 1_710_000_000), zone: "UTC", source: .given)
            let extraction = RuleBasedExtractor().extract(transcript, capturedAt: time)
            guard case .file(let participants, _) = FilingPolicy().decide(transcript, extraction, matcher: matcher),
                day.doubt == nil
            else { return [] }
            return participants.compactMap { one in Self.book.first { $0.id == one.contactID }?.name }
        }
    }

    private func telegram(_ chats: String) throws -> [ExportedChat] {
        let text = #"{"personal_information":{"user_id":8},"chats":{"list":[\#(chats)]}}"#
        return try #require(ChatJSON.read(Data(text.utf8), zone: Self.zone))
    }

    private func message(_ text: String, from: String = "Maria Lopez", _ id: String = "user7", more: String = "")
        -> String
    {
        #"{"type":"message","date":"2024-03-05T10:30:00","from":"\#(from)","from_id":"\#(id)","text":"\#(text)"\#(more)}"#
    }

    @Test("a day of the user's messages alone is not filed by a title that the chat's other days speak against")
    func contradictedTitle() throws {
        let text =
            "14/01/2024, 10:30 - Maria Lopez: Dinner?\n15/01/2024, 22:05 - Kim Berg: At mine on Saturday\n"
            + "16/01/2024, 10:30 - Kim Berg: Bring the cake"
        func chat(_ name: String) throws -> ExportedChat { try #require(ChatText.read(text, name: name)) }
        #expect(filed(try chat("WhatsApp Chat with Anna Berg.txt")) == [[], [], []])
        #expect(filed(try chat("WhatsApp Chat with Maria Lopez.txt")) == Array(repeating: ["Maria Lopez"], count: 3))
        #expect(filed(try chat("WhatsApp Chat with Maria.txt"))[1...].allSatisfy { $0 != ["Anna Berg"] })
        let doubts = ChatOwner(names: ["Kim Berg"]).resolved(try chat("WhatsApp Chat with Anna Berg.txt")).days.map(
            \.doubt)
        #expect(doubts[1] == "the chat is called \"Anna Berg\", its messages are from \"Maria Lopez\"")
    }

    @Test("a file's name that says somebody else than its messages do is asked about")
    func fileName() throws {
        let text =
            "14/01/2024, 10:30 - Maria Lopez: Dinner?\n14/01/2024, 22:05 - Kim Berg: Yes\n"
            + "15/01/2024, 10:30 - Maria Lopez: Great"
        func chat(_ name: String) throws -> ExportedChat { try #require(ChatText.read(text, name: name)) }
        #expect(filed(try chat("WhatsApp Chat with Anna Berg.txt")) == [[], []])
        #expect(filed(try chat("WhatsApp Chat with Maria Lopez.txt")) == [["Maria Lopez"], ["Maria Lopez"]])
        #expect(filed(try chat("WhatsApp Chat with Maria Lopez (1).txt")) == [["Maria Lopez"], ["Maria Lopez"]])
        let alone = try #require(
            ChatText.read("14/01/2024, 10:30 - Maria Lopez: Dinner?", name: "WhatsApp Chat with Anna Berg.txt"))
        #expect(filed(alone) == [[]])
        // Nobody knows who K B is: the user, or somebody else.
        for (title, names) in [("Anna Berg", []), ("Maria Lopez", ["Maria Lopez"])] {
            let lines = text.replacing("Kim Berg", with: "K B")
            let transcript = SharedTextReader().read("\(title)\n\(lines)")
            let extraction = Extraction(detectedName: transcript.title, confidence: 1, model: "test")
            let matcher = ContactMatcher(ContactIndex(Self.book))
            let decision = FilingPolicy().decide(transcript, extraction, matcher: matcher)
            if case .file(let who, _) = decision {
                #expect(who.map(\.label) == names)
            } else {
                #expect(names.isEmpty)
            }
        }
    }

    @Test("a name that strangers give themselves is asked about")
    func unconfirmed() throws {
        let text = "14/01/2024, 10:30 - ~\u{202F}Maria Lopez: Dinner?\n14/01/2024, 22:05 - Kim Berg: Yes"
        let chat = try #require(ChatText.read(text))
        #expect(chat.senders == ["~Maria Lopez", "Kim Berg"])
        #expect(filed(chat) == [[]])
        let matcher = ContactMatcher(ContactIndex(Self.book))
        #expect(matcher.match("~Maria Lopez").outcome == .unknown)
        #expect(matcher.match("~Maria Lopez").suggestions.first?.contact.name == "Maria Lopez")
        let stored = ContactMatcher(ContactIndex([Contact(name: "~Maria Lopez")]))
        #expect(stored.match("~Maria Lopez").outcome == .matched)
    }

    @Test(
        "Telegram's chats are told apart: namesakes are asked about, channels and bots are nobody, a group is a group")
    func telegramChats() throws {
        func chat(_ type: String, _ id: Int, _ line: String) -> String {
            #"{"name":"Maria Lopez","type":"\#(type)","id":\#(id),"messages":[\#(line)]}"#
        }
        let chats = try telegram(
            [
                chat("personal_chat", 7, message("Dinner?")), chat("personal_chat", 17, message("Lunch?", "user17")),
                chat("bot_chat", 27, message("Buy now", "user27")),
                chat("public_channel", 37, message("News", "channel37")),
                chat("private_group", 47, message("Hello", from: "Tom", "user47")),
            ].joined(separator: ","))
        #expect(chats.map(\.nature) == [.people, .people, .bot, .channel, .people])
        #expect(chats.map { $0.doubt != nil } == [true, true, false, false, false])
        for chat in chats where chat.nature == .people { #expect(filed(chat) == [[]], "\(chat)") }
        // Both may say the same at the same minute.
        #expect(Set(chats.map { $0.days[0].plainText }).count == 5)
        let one = try telegram(chat("personal_chat", 7, message("Dinner?")))
        #expect(one.map { filed($0) } == [[["Maria Lopez"]]])
        let known = try telegram(chat("private_group", 47, message("Hello", from: "Tomas Novak", "user48")))
        #expect(known.map { filed($0) } == [[["Tomas Novak"]]])
    }

    @Test("what was forwarded is kept, and teaches nothing of who forwarded it")
    func forwarded() throws {
        let text = "I love sailing. Dinner on Saturday at 7?"
        let chats = try telegram(
            #"{"name":"Maria Lopez","type":"personal_chat","id":7,"messages":["#
                + message(text, more: #","forwarded_from":"Tom""#) + ","
                + message(text.replacing("sailing", with: "chess"), more: #","forwarded_from":null"#) + "]}")
        let day = try #require(chats.first?.days.first)
        let transcript = SharedTextReader().read(day.plainText)
        #expect(transcript.messages.map(\.kind) == [.forwarded, .forwarded])
        #expect(transcript.messages.first?.text == text)
        let time = CaptureTime(instant: Date(timeIntervalSince1970: 1_710_000_000), zone: "UTC", source: .given)
        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: time)
        #expect(extraction.events.isEmpty && extraction.dates.isEmpty && extraction.interests.isEmpty)
        var said = transcript
        for index in said.messages.indices { said.messages[index].kind = nil }
        let told = RuleBasedExtractor().extract(said, capturedAt: time)
        #expect(!told.interests.isEmpty && !told.events.isEmpty)
        #expect(EvidenceCheck(transcript, capturedAt: time).check(told).extraction.interests.isEmpty)
        let copied = try #require(
            ChatText.read(
                "Maria Lopez, [07.03.2024 19:02]\n[Forwarded from Tom]\n\(text)\n\nKim, [07.03.2024 19:03]\nok"))
        #expect(copied.lines.map(\.kind) == [.forwarded, nil] && copied.lines[0].text == text)
    }

    @Test("messages of deleted accounts stay, and a chat with nobody named is asked about")
    func deletedAccounts() throws {
        func line(_ id: Int) -> String {
            #"{"type":"message","date":"2024-03-05T10:30:00","from":null,"from_id":"user\#(id)","text":"hi \#(id)"}"#
        }
        let chats = try telegram(
            #"{"name":null,"type":"personal_chat","id":333,"messages":[\#(line(333))]},"#
                + #"{"name":"Choir","type":"private_group","id":4,"messages":[\#(line(333)),\#(line(334)),"#
                + message("Hello") + "]}")
        #expect(chats.first?.senders == ["Deleted account"])
        #expect(chats.last?.senders == ["Deleted account", "Deleted account 2", "Maria Lopez"])
        #expect(chats.map { filed($0) } == [[[]], [["Maria Lopez"]]])
    }

    @Test("a date order is certain only when the other one cannot be, and nothing was written in the future")
    func dateOrder() throws {
        let today = try #require(CalendarDate(iso: "2026-11-23"))
        func read(_ days: String...) throws -> (days: [String], isUncertain: Bool) {
            let text = days.map { "\($0), 10:30 - Maria Lopez: hi" }.joined(separator: "\n")
            let chat = try #require(ChatText.read(text, today: today))
            return (chat.lines.compactMap { $0.date?.description }, chat.daysAreUncertain)
        }
        #expect(try read("3/12/26") == (["2026-03-12"], false))
        #expect(try read("12/3/26") == (["2026-03-12"], false))
        #expect(try read("05/04/2024") == (["2024-04-05"], true))
        #expect(try read("05.04.2024") == (["2024-04-05"], false))
        #expect(try read("05/05/2024") == (["2024-05-05"], false))
        #expect(try read("05/04/2024", "13/04/2024") == (["2024-04-05", "2024-04-13"], false))
        #expect(try read("01/02/2024", "02/01/2024") == (["2024-01-02", "2024-02-01"], false))
        #expect(try read("4/1/2567") == (["2024-01-04"], true))
    }

    @Test("an uncertain day marks the interaction, its events and what is kept of it")
    func uncertainDay() throws {
        let chat = try #require(ChatText.read("Maria Lopez\n05/04/2024, 10:30 - Maria Lopez: Dinner tomorrow at 7?"))
        let day = try #require(ChatOwner().resolved(chat).days.first)
        let again = try #require(ChatText.read(day.plainText))
        #expect(again.daysAreUncertain)
        let transcript = SharedTextReader().read(day.plainText)
        let time = CaptureTime(instant: Date(timeIntervalSince1970: 1_712_300_000), zone: "UTC", source: .given)
        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: time)
        #expect(extraction.events.map(\.isUncertain) == [true])
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(day.plainText), sha256: "", capturedAt: time,
            receivedAt: time.instant)
        let interaction = InteractionDraft.make(
            capture: capture, transcript: transcript, extraction: extraction, participants: [],
            summaryIsPending: false)
        #expect(LocalTime.text(of: interaction) == "~2024-04-05")
    }
}
