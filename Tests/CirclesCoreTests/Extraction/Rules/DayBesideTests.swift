import Testing

@testable import CirclesCore

@Suite("Days beside others, places that change, answers, on Thursday 4 January 2024")
struct DayBesideTests {
    private func events(_ lines: [String]) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(title: "Maria", messages: messages, text: "")
        return extract(transcript).events.map { event in
            [event.title, event.date?.description, event.time?.description, event.place.map { "@\($0)" }]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    @Test(
        "the day after is counted from the day that was named before",
        arguments: [
            (["Dinner on Saturday 13 January?", ">I can't do that, the day after?", "Perfect"], "dinner 2024-01-14"),
            (["Abendessen am 13. Januar?", ">Da kann ich nicht, am Tag darauf?", "Passt"], "Abendessen 2024-01-14"),
            (["¿Cena el 13 de enero?", ">No puedo, ¿al día siguiente?", "Vale"], "cena 2024-01-14"),
            (["Dîner le 13 janvier ?", ">Je peux pas, le lendemain ?", "Parfait"], "dîner 2024-01-14"),
            (["Dinner on Saturday 13 January?", ">The day before would be better", "OK"], "dinner 2024-01-12"),
        ])
    func dayAfter(lines: [String], expected: String) {
        #expect(events(lines).map { $0.folded } == [expected.folded])
    }

    @Test("the day after a thing, or after no day at all, is none")
    func noDay() {
        #expect(extract(chat("The day after the party was awful")).dates.isEmpty)
        #expect(extract(chat("Let's meet the day after")).events.isEmpty)
    }

    @Test(
        "a place that is full or closed gives way to the one that is taken instead",
        arguments: [
            (["Dinner on Friday at 7 at Luigi's?", ">Yes!", "Luigi's is full, Mario's instead"], "Mario's"),
            (
                ["Dinner on Friday at 7 at Luigi's?", ">Yes!", "Luigi's is closed. Let's go to Mario's", ">ok"],
                "Mario's"
            ),
            (["Dinner on Friday at 7 at Luigi's?", ">Yes!", "Can we go to Mario's instead?"], "Mario's"),
            (["Essen am Freitag um 19 Uhr im Babylon?", ">Ja", "Babylon ist voll, stattdessen ins Sperl"], "Sperl"),
            (["Dinner on Friday at 7 at Luigi's?", ">Yes! My train is full though"], "Luigi's"),
        ])
    func place(lines: [String], expected: String) {
        let found = events(lines)
        #expect(found.count == 1 && found.first?.hasSuffix("@\(expected)") == true, "\(found)")
    }

    @Test(
        "German answers to a suggestion are heard",
        arguments: [
            (["Wie wär's mit Kino am Freitag?", ">Passt"], ["Kino 2024-01-05"]),
            (["Wie wär's mit Kino am Freitag?", ">Geht klar!"], ["Kino 2024-01-05"]),
            (["Wie wär's mit Kino am Freitag?", ">Lieber nicht"], []),
            (["Wie wär's mit Kino am Freitag?", ">Freitag eher nicht, Samstag?", "Geht klar"], ["Kino 2024-01-06"]),
        ])
    func german(lines: [String], expected: [String]) { #expect(events(lines) == expected) }

    @Test(
        "words of each language are known to its own table: a wish, a thing that breaks, a plan that was put off",
        arguments: [
            "¡Buen viernes!", "Bon vendredi !", "Schönen Freitag!", "Nice Friday!",
        ])
    func wishes(text: String) { #expect(extract(chat(text)).dates.isEmpty) }

    @Test("a thing's end is nobody's news in any language")
    func things() {
        for text in ["My printer died", "Mein Drucker ist gestorben", "Mi móvil murió", "Mon frigo est mort"] {
            #expect(extract(chat(text)).news == nil, "\(text)")
        }
    }
}
