import Testing

@testable import CirclesCore

@Suite("Phrases that are no messages")
struct PhraseTests {
    @Test(
        "times as messengers print them",
        arguments: [
            ("10:05", true), ("9:41 PM", true), ("9:41pm", true), ("21.14", true), ("4 mins ago", true),
            ("just now", true), ("15 min", true), ("1 h", true), ("25:10", false), ("10:75", false), ("16", false),
            ("at 7:15", false), ("see you at 10:05", false), ("minute", false), ("", false),
        ])
    func time(text: String, isTime: Bool) {
        #expect(TimePattern.isTime(text) == isTime)
    }

    @Test(
        "a bubble's corner: the time with what icons were read as",
        arguments: [
            ("10:05 W", "10:05"), ("a15min", "15 min"), ("@ 4mins ago", "4 mins ago"), ("4minsago w", "4 mins ago"),
            ("92 KiB - justnow", "just now"), ("92 KİB - just now vV", "just now"),
            ("01:27 pm WwW", "01:27 pm"), ("a@12 min", "12 min"), ("5:30 pm?", nil), ("at 10:05", nil),
            ("dinner 10:05", nil), ("10:05 or later", nil), ("18:244", "18:24"), ("10:15%", "10:15"),
            ("18:244 km away", nil), ("10:15:304", nil),
        ] as [(String, String?)])
    func corner(text: String, time: String?) {
        #expect(TimePiece.time(in: text) == time)
    }

    @Test(
        "days between messages",
        arguments: [
            ("Today", true), ("Yesterday 21:14", true), ("Tue, Jan 5", true), ("JAN 12, 2018", true),
            ("Sat, 13 Apr, 10:09 AM", true), ("Sun, Mar 3 at 6:02 PM", true), ("Heute", true), ("15.01.2024", true),
            ("3. März", true), ("see you today", false), ("Sunday works for me", false), ("10:05", false),
            ("5", false), ("", false), ("I do", false), ("Do", false), ("Do 14.", true),
            ("Thu 7 Mar - 10:15", true), ("12.03.24, 10:11", true), ("Today : 9:41", true), ("Aujourd'hui", true),
            ("Last Monday", true), ("Letzten Freitag", true), ("Week of 4 March", true),
            ("Saturday, Feb 12th - 8:10 am", true),
        ])
    func day(text: String, isDay: Bool) {
        #expect(DayPattern.isDay(text) == isDay)
    }

    @Test(
        "a name that a month or a day has, too, is one with a number, in small letters, in capitals or with a stop",
        arguments: [
            ("Sam", false), ("Jan", false), ("May", false), ("April", false), ("June 10:15", false), ("Jan 5", true),
            ("sam. 10:15", true), ("SAM 10:15", true), ("May 2024", true), ("Sun", true), ("Monday", true),
        ])
    func givenName(text: String, isDay: Bool) {
        #expect(DayPattern.isDay(text) == isDay)
    }

    @Test(
        "what leads to a thread",
        arguments: [
            ("3 replies", true), ("e 4 replies from Ben and Jan", true), ("1 reply 2 days ago", true),
            ("5 replies · View thread", true), ("View 4 replies", true),
            ("5 Antworten Letzte Antwort heute um 09:41", true),
            ("2 réponses Dernière réponse il y a 3 jours", true), ("See all replies", true), ("Reply in thread", true),
            ("3 replies were enough for me", false), ("I got 3 replies", false), ("reply", false), ("12 eggs", false),
        ])
    func threadLink(text: String, isLink: Bool) {
        #expect(ThreadPattern.isLink(text) == isLink)
    }

    @Test(
        "receipts",
        arguments: [
            ("Delivered", true), ("Read 9:41 PM", true), ("Read Yesterday", true), ("Seen by Ana", true),
            ("Read Sunday", true),
            ("Gelesen 21:14", true), ("I read it", false), ("Sent you the file", false), ("read the book", false),
        ])
    func receipt(text: String, isReceipt: Bool) {
        #expect(ReceiptPattern.isReceipt(text) == isReceipt)
    }

    @Test(
        "names, numbers and handles",
        arguments: [
            ("Maria Lopez", true), ("José", true), ("Leonardo da Vinci", true), ("+1 412 253 4494", true),
            ("@jay_99", true), ("ana@example.org", true), ("Anne-Marie O’Neill", true), ("Hi Maria", false),
            ("Sounds lovely!", false), ("see you there", false), ("Thanks", false), ("10:05", false), ("", false),
        ])
    func name(text: String, isName: Bool) {
        #expect(NamePattern.isName(text) == isName)
    }

    @Test(
        "what Tesseract takes for an I",
        arguments: [
            ("|", "I"), ("|'m", "I'm"), ("l'll", "I'll"), ("lam", "I am"), ("|t", "It"), ("a|b", "a|b"),
            ("lamp", "lamp"), ("T'll", "I'll"), ("I'II", "I'll"), ("T've", "I've"), ("T", "T"),
        ])
    func letters(text: String, repaired: String) {
        #expect(LetterRepair.repair(text, isEnglish: true) == repaired)
    }

    @Test(
        "letters that only their word or the next one tells",
        arguments: [
            ("EI tren llega", "El tren llega"), ("II neige", "Il neige"), ("Elizabeth II", "Elizabeth II"),
            ("te Ilamo", "te llamo"), ("Ilegal", "Ilegal"), ("Miro Ðurić", "Miro Đurić"), ("Ðóra", "Ðóra"),
            ("įDebería venir!", "¡Debería venir!"), ("įmonė gera!", "įmonė gera!"), ("$ Is", "$ ls"),
            ("This Is", "This Is"),
        ])
    func words(text: String, repaired: String) {
        var words = text.split(separator: " ").map(String.init)
        LetterRepair.repair(words: &words, isEnglish: false)
        #expect(words.joined(separator: " ") == repaired)
    }

    @Test(
        "who replied to whom",
        arguments: [
            ("Ana replied to you", "Ana"), ("You replied", ""), ("Papa replied to themself", "Papa"),
            ("& Rubén replied to llse", "Rubén"), ("I replied to your mail yesterday, sorry", nil), ("replied", nil),
        ] as [(String, String?)])
    func reply(text: String, replier: String?) {
        #expect(ReplyPattern.replier(in: text) == replier)
    }

    @Test(
        "notices in other languages and of who added whom",
        arguments: [
            ("Ana Costa added Ben Okafor", Message.Kind.notice), ("You added Amélie", .notice),
            ("Nieodebrane połączenie głosowe", .call), ("9 olästa meddelanden", .notice),
            ("Missed call from María de la Vega", .call), ("I added milk to the list", nil),
            ("12:40 -!- ana_c has joined #garden", .notice), ("ben has quit [Ping timeout]", .notice),
            ("Ana Costa left the room", .notice), ("My sister has joined a choir", nil), ("He left the room", nil),
        ] as [(String, Message.Kind?)])
    func notice(text: String, kind: Message.Kind?) {
        #expect(NoticePattern.kind(of: text) == kind)
    }

    @Test("a label keeps the mark of who is no contact, and users' names are names")
    func labels() {
        #expect(LabelPattern.clean("~Ana Costa") == "~ Ana Costa")
        #expect(LabelPattern.clean("~ Ana Costa") == "~ Ana Costa")
        #expect(LabelPattern.clean("Ana Costa @ana@harbour.example") == "Ana Costa")
        #expect(LabelPattern.clean("@ana") == "@ana")
        #expect(LabelPattern.clean("[Guild] [ana]") == "ana")
        #expect(LabelPattern.clean("From Ana Costa to Everyone") == "Ana Costa")
        #expect(["ana.costa", "max_92", "~ Ana"].allSatisfy(NamePattern.isName))
        #expect(!["example.org", "see you", "ok.", "a.b"].contains(where: NamePattern.isUserName))
    }
}
