import Testing

@testable import CirclesCore

@Suite("Offers, refusals and moves in the words that people use for them")
struct PlainWordsTests {
    @Test(
        "another day is offered in any polite words",
        arguments: [
            ["Zoo on Saturday?", ">can't", "I'm around Monday if that's any use", ">perfect"],
            ["Zoo on Saturday?", ">Sat is a no go for me", "How are you fixed Monday?", ">deal"],
            ["Zoo on Saturday?", ">Saturday is rammed", "Mon is wide open for me", ">great"],
            ["Zoo am Samstag?", ">Samstag wird eng bei mir", "Montag würde mir besser passen", ">super"],
            ["Zoo am Samstag?", ">Samstag geht nicht", "Montag hätt ich Luft", ">super"],
            ["Zoo am Samstag?", ">Samstag geht nicht", "Wie siehts am 27. aus?", ">super"],
            ["¿Zoo el sábado?", ">el sábado me viene fatal", "Yo el lunes estoy libre", ">perfecto"],
            ["¿Zoo el sábado?", ">el sábado no puedo", "Si quieres el lunes", ">vale"],
            ["Zoo samedi ?", ">samedi je peux pas", "Lundi je serais dispo", ">ok"],
            ["Zoo samedi ?", ">samedi je peux pas", "Est-ce que lundi te conviendrait ?", ">oui"],
        ])
    func offers(lines: [String]) {
        #expect(extracted(lines, isGroup: false).events.map(\.date?.description) == ["2026-04-27"])
    }

    @Test("any good Friday is any Friday, and no feast; Sat with an hour is a day, and somebody sat is none")
    func weekdays() {
        #expect(extractedPlans("Yoga on Sunday?", ">can't", "Any good Friday?", ">ok") == ["yoga 2026-04-24"])
        #expect(extractedPlans("Market?", ">sure", "See you Sat 8:30 then!") == ["market 2026-04-25 08:30"])
        #expect(extractedPlans("Market?", ">sure", "Great, Sat about half 9 it is") == ["market 2026-04-25 09:30"])
        #expect(extractedPlans("We sat about 4 hours in the rain", ">oh no").isEmpty)
        #expect(
            extractedPlans("Yoga Mo um zehn?", ">ja", "können wir das Di machen?", ">ok") == ["Yoga 2026-04-28 10:00"])
    }

    @Test(
        "what is asked for behind an if is to come, whatever form its verb has",
        arguments: [
            "Would you mind if we made it Sunday instead?", "Would you mind terribly if we moved it to Sunday?",
        ])
    func subjunctive(move: String) {
        #expect(extractedPlans("Dinner Sat at 8?", ">yes", move, ">sure") == ["dinner 2026-04-26 20:00"])
    }

    @Test(
        "a train that does not run, or a sitter who cancels, calls nothing off and is no plan",
        arguments: [
            ["Breakfast tomorrow at 9?", ">ok", "My train's cancelled, can we make it 10?", ">ok"],
            ["Breakfast tomorrow at 9?", ">ok", "I missed my bus, can we meet at 10?", ">ok"],
            ["Frühstück morgen um 9?", ">ok", "Bahn fällt aus, können wir 10 Uhr machen?", ">ok"],
            ["Desayuno mañana a las 9?", ">vale", "Se me complicó, ¿puede ser a las 10?", ">vale"],
            ["Brunch demain à 9h ?", ">ok", "J'ai raté mon train, on peut se retrouver à 10h ?", ">ok"],
        ])
    func reasons(lines: [String]) {
        let events = extracted(lines, isGroup: false).events
        #expect(events.map(\.date?.description) == ["2026-04-23"])
        #expect(events.map(\.time?.description) == ["10:00"])
        #expect(events.allSatisfy { ["breakfast", "frühstück", "desayuno", "brunch"].contains($0.title.lowercased()) })
    }

    @Test(
        "somebody who is visited is the plan's name, with what they are",
        arguments: [
            (["Shall we pop in on Uncle Bert?", ">yes", "Sunday at 3 then"], "pop in on Uncle Bert 2026-04-26 15:00"),
            (["Shall we go and see Grandad on Sunday?", ">yes"], "see Grandad 2026-04-26"),
            (["Fahren wir am Sonntag zu Oma?", ">ja"], "Besuch bei Oma 2026-04-26"),
            (["Sollen wir am Sonntag die Oma besuchen?", ">ja"], "Besuch bei Oma 2026-04-26"),
            (["¿Vamos a ver a los abuelos el domingo?", ">vale"], "ver a los abuelos 2026-04-26"),
            (["On irait pas voir Mamie dimanche ?", ">oui"], "voir Mamie 2026-04-26"),
        ])
    func visits(lines: [String], plan: String) {
        #expect(extractedPlans(lines) == [plan])
    }

    @Test(
        "what somebody is asked to, or along to, is the plan: the dish, the place, both of a pair",
        arguments: [
            (["I'm making lasagne on Friday, want to come?", ">yes"], "lasagne 2026-04-24"),
            (["Ich koche am Freitag Gulasch, kommst du?", ">ja"], "Gulasch 2026-04-24"),
            (["Mi mamá va a hacer arepas, ¿se vienen el viernes?", ">sí"], "arepas 2026-04-24"),
            (["I need to go to IKEA on Friday, want to come along?", ">yes"], "IKEA 2026-04-24"),
            (["Kaffee und Kuchen am Freitag?", ">ja"], "Kaffee und Kuchen 2026-04-24"),
            (["Crazy golf on Friday?", ">yes"], "crazy golf 2026-04-24"),
            (["Wollen wir am Freitag Eis essen?", ">ja"], "Eis essen 2026-04-24"),
            (
                ["Can we do a study session for the stats exam on Friday?", ">ok"],
                "study session for the stats exam 2026-04-24"
            ),
        ])
    func named(lines: [String], plan: String) {
        #expect(extractedPlans(lines) == [plan])
    }

    @Test(
        "another place takes the plan's, with whatever reason behind it, and not its name",
        arguments: [
            (
                ["Badminton Friday at 7 at the Red Lion?", ">Maybe at the leisure centre instead? it's closer", "ok"],
                "leisure centre"
            ),
            (
                ["Joggen am Freitag um 9 im Park?", ">Lieber Ecke Schillerstraße? da hab ichs nicht so weit", "ok"],
                "Ecke Schillerstraße"
            ),
            (["Goûter vendredi à 15h au parc ?", ">Plutôt Le Balto ? c'est moins loin", "ok"], "Le Balto"),
        ])
    func places(lines: [String], place: String) {
        let events = extracted(lines, isGroup: false).events
        #expect(events.map(\.place) == [place])
        #expect(events.allSatisfy { !$0.title.contains(place) })
    }

    @Test("thanks look back; a yes of several words is no hour; a day ahead by its own word has not been")
    func said() {
        #expect(extractedPlans("Merci encore pour le repas de dimanche", ">avec plaisir").isEmpty)
        #expect(extractedPlans("Gracias otra vez por la cena del sábado", ">de nada").isEmpty)
        #expect(extractedPlans("Mudanza el sábado a las once?", ">de una") == ["mudanza 2026-04-25 11:00"])
        #expect(extractedPlans("Belote ?", ">oui", "C'est entendu, demain à 19h30") == ["belote 2026-04-23 19:30"])
        #expect(extractedPlans("Pétanque demain à 15h à la sortie du métro ?", ">ok") == ["pétanque 2026-04-23 15:00"])
    }
}
