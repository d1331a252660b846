import Testing

@testable import CirclesCore

@Suite("Where a plan is to be")
struct PlaceReaderTests {
    @Test(
        "with a preposition and a name, an address, a room, or set off by commas",
        arguments: [
            ("Dinner on Saturday 7pm at our new flat on Linden Street", "Linden Street"),
            ("Gig on Friday at 8pm, Moth Club", "Moth Club"), ("Pint on Friday? The Old Bell at 8", "Old Bell"),
            ("The trip to Marwell Zoo is on Friday", "Marwell Zoo"),
            ("Training on Friday at the north gate", "north gate"),
            ("Meeting tomorrow at 9 in room 204", "room 204"),
            ("Let's meet near Brandenburger Tor at 15:00 tomorrow", "Brandenburger Tor"),
            ("Party on Saturday, 8pm, 12 rue des Lilas", "12 rue des Lilas"), ("Poker on Friday at mine, 8pm", "mine"),
            ("Die Taufe ist am 3. Mai um 11 Uhr in der Lukaskirche", "Lukaskirche"),
            ("Kino morgen um 20 Uhr im Cinestar", "Cinestar"),
            ("Cena el viernes en Casa Paco", "Casa Paco"),
            ("Treffen wir uns am Freitag um 19 Uhr in der Lindenstr. 5?", "Lindenstr. 5"),
            ("On se retrouve samedi à 20h au Café Central ?", "Café Central"),
        ])
    func places(text: String, expected: String) {
        #expect(extract(chat(text)).events.first?.place == expected)
    }

    @Test("a place that is asked for in place of another is the plan's once it is taken")
    func otherPlace() {
        let drinks = "Drinks on Friday at the Old Bell?"
        #expect(
            extracted(drinks, ">The Old Bell is so loud. Fox and Hounds?", "ok").events.first?.place == "Fox and Hounds"
        )
        #expect(extracted(drinks, ">Ask Fox too?", "ok").events.first?.place == "Old Bell")
    }

    @Test("an abbreviation inside a name ends no sentence")
    func abbreviated() {
        let place = extract(chat("Concert on Friday, 17:00, St. Mary's Church")).events.first?.place
        #expect(place == "St. Mary's Church")
    }

    @Test("the answer to where is a place", arguments: ["Trattoria Sole", "Kantstraße 80"])
    func answered(text: String) {
        #expect(extract(chat("Dinner on Friday at 8?", ">Yes! Where?", text)).events.first?.place == text)
    }

    @Test(
        "an hour, a day, a person or an article is no place",
        arguments: [
            "Dinner on Saturday at 7", "Dinner in January on the 5th", "Dinner on Saturday with Ana",
            "Dinner on Saturday at noon",
        ])
    func none(text: String) {
        #expect(extract(chat(text)).events.first?.place == nil)
    }
}
