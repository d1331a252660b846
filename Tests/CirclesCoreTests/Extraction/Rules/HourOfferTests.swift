import Testing

@testable import CirclesCore

/// On Wednesday 22 April 2026; a line of the user begins with ">".
@Suite("An hour that is asked for in place of another")
struct HourOfferTests {
    private func plan(_ lines: [String]) -> String? {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(
            title: "Maria", messages: messages, text: messages.map(\.text).joined(separator: "\n"))
        return extract(transcript, at: captureTime("2026-04-22T12:00:00")).events.first.map { event in
            "\(event.title) \(event.time?.description ?? "-")\(event.isAsked == true ? " ?" : "")"
        }
    }

    @Test(
        "an hour alone that the other side asks for is the plan's, once it is answered",
        arguments: [
            (["swim tomorrow at 6?", ">could we do 7 instead", "ok 7 it is"], "swim 19:00"),
            (["swim tomorrow at 6?", ">would 7 work?", "sure"], "swim 19:00"),
            (["swim on sunday at 9?", ">6 is too early.. rather 10", "deal"], "swim 10:00"),
            (["Curry on friday at 7?", ">can't do 7, 8?", "8 good"], "curry 20:00"),
            (["Curry on friday at 7?", ">is 8 any good?", "yes"], "curry 20:00"),
            (["Curry on friday at 7?", ">8 is better for me", "cool"], "curry 20:00"),
            (["Kino am Freitag um 8?", ">könnten wir 9 machen", "ok dann 9"], "Kino 21:00"),
            (["Frühstück am Sonntag um 9", ">mach 10 draus", "ok"], "Frühstück 10:00"),
            (["Training morgen um 18 Uhr", ">schaffs erst um halb 7", "kein Problem"], "Training 18:30"),
            (["¿Cena el viernes a las 8?", ">mejor a las 9", "perfecto"], "cena 21:00"),
            (["Dîner vendredi à 20h ?", ">on peut faire 21h ?", "ok 21h"], "dîner 21:00"),
        ])
    func taken(lines: [String], expected: String) { #expect(plan(lines) == expected) }

    @Test(
        "a length of time by which the hour is to be later or earlier moves it, in four languages",
        arguments: [
            (["tea on saturday at 10?", ">half an hour later?", "fine"], "tea 10:30"),
            (["tea on saturday at 10?", ">can we push it back an hour", "sure"], "tea 11:00"),
            (["Kaffee am Samstag um 15 Uhr?", ">lieber eine stunde früher", "ok"], "Kaffee 14:00"),
            (["Essen am Freitag um 19 Uhr?", ">ne halbe stunde später wär besser", "geht klar"], "Essen 19:30"),
            (["Essen am Freitag um 19 Uhr?", ">können wir ne stunde nach hinten", "klar"], "Essen 20:00"),
            (["¿Café el sábado a las 10?", ">¿media hora más tarde?", "vale"], "café 10:30"),
            (["Café samedi à 10h ?", ">une demi-heure plus tard ?", "d'accord"], "café 10:30"),
        ])
    func shifted(lines: [String], expected: String) { #expect(plan(lines) == expected) }

    @Test(
        "an hour that was asked for and refused gives way to the one before, and one that nobody answered is still open",
        arguments: [
            (["Curry on friday at 7?", ">can we do 7:30", "no, 7 is fixed"], "curry 19:00 ?"),
            (["Curry on friday at 7?", ">can we do 7:30"], "curry 19:30 ?"),
            (["Curry on friday at 7?", ">8?", "ok"], "curry 20:00"),
        ])
    func refused(lines: [String], expected: String) { #expect(plan(lines) == expected) }

    @Test("“until 7” and amounts are no hours that are asked for")
    func others() {
        #expect(plan(["swim on friday at 6?", ">yes! can we bring 7 friends?"]) == "swim 18:00")
    }
}
