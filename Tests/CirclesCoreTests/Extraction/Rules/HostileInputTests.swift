import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite("Whatever stands on the screen")
struct HostileInputTests {
    static let texts: [String] = [
        "", " ", "\u{0}", "dinner\u{0}Saturday 7pm\u{0}", "🎉🎉🎉", "👨‍👩‍👧‍👦 1️⃣ 🇩🇪", "\u{202E}mp7 yadrutaS no rennid",
        "مرحبا، العشاء يوم السبت الساعة 7",
        String(repeating: "a", count: 100_000), String(repeating: "Saturday 7pm ", count: 8000),
        String(repeating: "15/01 ", count: 15_000), String(repeating: "1.", count: 50_000),
        String(repeating: "my sister ", count: 10_000),
        "e" + String(repeating: "\u{301}", count: 50_000), String(repeating: "(", count: 100_000),
        String(repeating: "I love ", count: 14_000),
        "I love hip-hop\u{301} and cafe\u{301}s", "Samstag\r\nSonntag\r\n",
        "99999999999999999999/99999999999999999999/9999",
        "in 999999999999 days", "in 366 weeks", "9999-12-31", "31/12/9999", "0000-00-00", "00/00", "at 24:60", "'''''",
        "’s ’s ’s", "I'm into",
        "half past", "am", "um", "the", "next", "my", "on the", "https://", "@", "a@b.c", "15:", ":15", "1:2:3:4", "--",
        "I love", "vor", "in",
        String(repeating: "next ", count: 5000), String(repeating: "half past ", count: 5000),
        String(repeating: "am 3. ", count: 9000),
        String(repeating: ", and ", count: 9000), String(repeating: "I love jazz, ", count: 6000),
        String(repeating: "\n", count: 50_000), String(repeating: "next week. ", count: 8000),
        String(repeating: "the ", count: 20_000) + "end of the month",
        "dinner on Friday" + String(repeating: ", coffee after", count: 6000) + "?",
        "can we meet on Friday" + String(repeating: " can it be", count: 9000),
        String(repeating: "Friday I've got an exam, meet Saturday? ", count: 1500),
        String(repeating: "statt um 9 um 10 ", count: 5000), "zu gehen", "statt um 9", "next weekend?", "a los",
        "can't Friday -", "can't on Friday, the", "taking", "taking Friday off", "by the end of",
    ]

    @Test("neither traps nor quotes what is not there", arguments: texts.indices)
    func survives(index: Int) {
        let text = Self.texts[index]
        let transcript = chat(text, ">" + text, text, title: text)
        checkEvidence(extract(transcript), in: transcript)
    }

    @Test("every quote stands in its message, whatever the words", arguments: 0..<150)
    func evidence(seed: UInt64) {
        var random = SplitMix64(seed: seed &+ 1)
        let words = [
            "I", "love", "dinner", "Saturday", "at", "7", "pm", "15", "/", "01", ".", "my", "sister", "Ana", "?", ",",
            "the", "5th", "next",
            "Friday", "am", "3.", "März", "um", "halb", "acht", "I'm", "into", "jazz", "and", "café", "🎉", "can't",
            "is", "off", "how", "about",
            "\n", "Ich", "koche", "gern", "'s", "-", "2024-01-15", "morgen", "tomorrow", "ago", "in", "two", "weeks",
            "fan", "of", "a", "huge",
            "what about", "how about 7 tomorrow", "the", "around", "from", "to", "until", "Reminder:", "let's", "meet",
            "Treffen", "bei",
            "mir", "it's on", "grandma's", "birthday", "Omas", "no", "instead", "moved", "your", "place", "(", "and",
            "8", "uhr", "half past", "after", "so", "taking", "by the end of the month", "later?", "can't do lunch,",
            "Sa",
            "So,", "next week", "moved to", "ish", "for", "tickets", "gehen wir", "wird", "30", "neither", "Sí,",
            "can it be", "that day", "next weekend", "this week", "instead of at 9", "statt um", "zu gehen", "fr",
            "sat",
            ":/", "los", "onwards", "train", "I've got an exam,", "shall we meet", "kick off", "keep",
            "later in the week?",
        ]
        let lines = (0..<12).map { line in
            Message(
                side: line % 2 == 0 ? .left : .right,
                text: (0..<Int.random(in: 0...14, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
                }
                .joined(separator: Bool.random(using: &random) ? " " : ""))
        }
        let transcript = Transcript(title: "Maria", messages: lines, text: lines.map(\.text).joined(separator: "\n"))
        checkEvidence(extract(transcript), in: transcript)
    }

    private func checkEvidence(_ found: Extraction, in transcript: Transcript) {
        let all =
            found.dates.map(\.evidence) + found.events.map(\.evidence) + found.interests.map(\.evidence)
            + found.relationships.map(\.evidence)
        for evidence in all {
            guard let index = evidence.message, transcript.messages.indices.contains(index) else {
                Issue.record("no such message")
                continue
            }
            #expect(!evidence.quote.isEmpty && transcript.messages[index].text.contains(evidence.quote))
        }
        for list in [found.dates.count, found.events.count, found.interests.count, found.relationships.count] {
            #expect(list <= RuleBasedExtractor.maximumItems)
        }
        #expect(found.summary.count <= SummaryRule.maximumLength && !found.summary.isEmpty)
    }

    @Test("of a long message only the head is read")
    func bounded() {
        #expect(Tokenizer.tokens(of: String(repeating: "a ", count: 50_000)).count <= Tokenizer.maximumBytes)
        #expect(extract(chat(String(repeating: "x ", count: 50_000) + "dinner Saturday")).events.isEmpty)
    }
}
