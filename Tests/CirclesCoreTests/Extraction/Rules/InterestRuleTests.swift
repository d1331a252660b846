import Testing

@testable import CirclesCore

@Suite("Interests and relationships")
struct InterestRuleTests {
    private func interests(_ text: String) -> [String] {
        extract(chat(text)).interests.map { "\($0.topic) (\($0.about.rawValue))" }
    }

    @Test(
        "what is liked, and by whom",
        arguments: [
            ("I love jazz", ["jazz (contact)"]), (">I love jazz", ["jazz (me)"]),
            ("we both love sci-fi movies", ["sci-fi movies (contact)"]),
            ("My sister loves horror films", ["horror films (other)"]),
            ("I know you love spicy food", ["spicy food (me)"]),
            (">I know you love spicy food", ["spicy food (contact)"]),
            ("I'm more into swimming these days", ["swimming (contact)"]),
            ("Joss is into ultras, so be ready", ["ultras (other)"]),
            ("I'm a big fan of Turkish coffee", ["Turkish coffee (contact)"]),
            ("My dad is a huge football fan", ["football (other)"]), ("I've taken up pottery", ["pottery (contact)"]),
            ("I'm obsessed with yoga since the retreat", ["yoga (contact)"]),
            ("I've always loved sailing", ["sailing (contact)"]),
            ("Took up rock climbing in lockdown", ["rock climbing (contact)"]),
            ("My favourite band is Radiohead", ["Radiohead (contact)"]),
            ("I can't get enough of ramen", ["ramen (contact)"]),
            ("I love hiking and photography", ["hiking (contact)", "photography (contact)"]),
            ("I love fish and chips", ["fish and chips (contact)"]),
            ("I like Italian food a lot", ["Italian food (contact)"]),
            ("I hate running but I love swimming", ["swimming (contact)"]),
            ("She said she loves opera", ["opera (other)"]),
            ("Ich liebe Riesling", ["Riesling (contact)"]), ("Ich esse so gerne Käse, du weißt", ["Käse (contact)"]),
            ("Ich höre am liebsten Jazz", ["Jazz (contact)"]), ("ich koche gern", ["kochen (contact)"]),
            ("Dein Opa hat sich in Sudoku verliebt", ["Sudoku (other)"]),
            ("Mein Hobby ist jetzt Töpfern", ["Töpfern (contact)"]),
            ("Meine Tochter Lena liebt Pferde", ["Pferde (other)"]),
            ("Ich stehe auf starken Espresso", ["starken Espresso (contact)"]),
            ("been restoring an old motorbike", ["restoring an old motorbike (contact)"]),
            ("My cello lesson got moved", ["cello (contact)"]), ("I've started bookbinding", ["bookbinding (contact)"]),
            ("My brother plays handball", ["handball (other)"]),
            ("I used to run, now it's all darts for me", ["darts (contact)"]),
            ("third pottery class tonight", ["pottery (contact)"]),
            ("ran my 2nd half marathon!", ["half marathon (contact)"]),
            ("finally finished my knitting project", ["knitting (contact)"]),
            ("just back from climbing", ["climbing (contact)"]),
            ("komme grad vom Bouldern", ["Bouldern (contact)"]),
            ("I'm training for a marathon", ["marathon (contact)"]),
            ("moi je fais de l'escalade depuis septembre", ["escalade (contact)"]),
            ("Peter, my husband, plays cello too", ["cello (other)"]),
            ("Anna, my sister, loves opera", ["opera (other)"]),
            ("Le encanta la fotografía", ["fotografía (other)"]), ("Je préfère la natation", ["natation (contact)"]),
            ("je suis fan de rando", ["rando (contact)"]),
            ("I go birdwatching whenever it's dry", ["birdwatching (contact)"]),
            ("i knit, badly", ["knitting (contact)"]), ("I swim every morning", ["swimming (contact)"]),
            ("Three years of judo and I still fall", ["judo (contact)"]),
            ("My allotment is flooded", ["allotment (contact)"]), ("My niece is horse mad", ["horse (other)"]),
            ("I live for karaoke", ["karaoke (contact)"]), ("I'm a keen gardener", ["gardener (contact)"]),
            ("Climbing is my thing", ["Climbing (contact)"]), ("obsessed with crochet", ["crochet (contact)"]),
            ("Peter, my husband, is mad about boats", ["boats (other)"]),
            ("Ich töpfere seit kurzem", ["töpfern (contact)"]),
            ("mein mann ist verrückt nach pferden", ["pferden (other)"]),
            ("Me dedico al bordado", ["bordado (contact)"]), ("Mon frère préfère la voile", ["voile (other)"]),
            ("Me encanta el cine", ["cine (contact)"]), ("J'adore la montagne", ["montagne (contact)"]),
        ])
    func liked(text: String, expected: [String]) { #expect(interests(text) == expected) }

    @Test(
        "politeness, questions, denials and the thing in front of one are no interests",
        arguments: [
            "I just LOVE traffic jams", "Oh I love Mondays", "Ich liebe Steuererklärungen",
            "I love you", "love you all", "love it!", "I'd love to come", "I would love a coffee", "I love that song",
            "I love your coat", "I love the new logo", "do you like jazz?", "Is anyone into geography?",
            "you love sushi, right?",
            "I used to love ballet", "I don't like crowds", "I'm not into sports", "never been a fan of techno",
            "I really like him", "I love Sarah", "I really like the author", "I love how you did that",
            "I love when it snows",
            "If you love jazz you'll like this", "everyone loves pizza", "he got into Oxford", "I ran into Tom",
            "I'm in love with him", "I like Sunday better", "looks like rain", "I feel like pizza",
            "I enjoyed the film", "back from the dentist", "back from the theatre", "finished the marathon of meetings",
            "are you back from climbing?", "Pottery class tonight?", "did my homework", "had my third meeting",
            "finished my training slides",
            "Ich liebe dich", "Liebe Grüße", "Ich würde so gern Wale sehen", "Magst du Sushi?", "Ich mag Fußball nicht",
            "Ich hätte gern einen Kaffee", "früher mochte ich Jazz", "Der Topf steht auf dem Herd",
            "Ich komme gern mit", "I have to cook every day", "I go swimming tomorrow", "c'est noté",
            "do you knit?", "such a gentle man", "my brother keeps calling", "enjoy your swimming",
        ])
    func notLiked(text: String) { #expect(interests(text) == []) }

    @Test(
        "who is what to whom",
        arguments: [
            ("My sister Ana will be there", "sister Ana (contact)"), (">my boss needs it", "boss - (me)"),
            ("say hi to your mother", "mother - (me)"), (">say hi to your mother", "mother - (contact)"),
            ("Meine Tochter Lena kommt auch", "daughter Lena (contact)"), ("mein Chef dreht durch", "boss - (contact)"),
            ("at my parents' place", "parents - (contact)"),
            ("my mother-in-law, Ruth, says hi", "mother-in-law Ruth (contact)"),
            ("my best friend Tom", "friend Tom (contact)"), ("my sister's birthday", "sister - (contact)"),
            ("Hemi, my husband, is out", "husband Hemi (contact)"),
            ("my cousin tamsin is here", "cousin tamsin (contact)"),
            ("ma belle-mère Maryse arrive", "mother-in-law Maryse (contact)"),
            ("my half brother Leo", "brother Leo (contact)"), ("mi hermana mayor Ana", "sister Ana (contact)"),
            ("Mein Großonkel Alois kommt", "great-uncle Alois (contact)"),
            ("mi suegro Hernán", "father-in-law Hernán (contact)"),
            ("mi hermana Ana", "sister Ana (contact)"), ("Dein Opa ist da", "grandfather - (me)"),
            ("Paul's sister Greta is a baker", "sister Greta (other)"),
            ("my brother's called Otto", "brother Otto (contact)"),
            ("my sister Priya's in Leeds", "sister Priya (contact)"),
            ("a friend of mine, Laura, sings", "friend Laura (contact)"),
            ("la hermana de Pablo es bombera", "sister - (other)"), ("wife says hello", "wife - (contact)"),
            ("Tim is my cousin", "cousin Tim (contact)"), ("my brother Will has flu", "brother Will (contact)"),
        ])
    func related(text: String, expected: String) {
        #expect(
            extract(chat(text)).relationships.map { "\($0.relation) \($0.name ?? "-") (\($0.about.rawValue))" } == [
                expected
            ])
    }

    @Test(
        "no relative",
        arguments: ["his sister is here", "my dentist called", "my bad", "my cat", "mein Hund", "oh boy"])
    func unrelated(text: String) { #expect(extract(chat(text)).relationships.isEmpty) }

    @Test("a question and its answer say together what is liked")
    func answered() {
        func found(_ lines: String...) -> [String] {
            let messages = lines.enumerated().map {
                Message(side: $0.offset % 2 == 0 ? .right : .left, text: $0.element)
            }
            return extract(Transcript(title: "Maria", messages: messages, text: "")).interests.map {
                "\($0.topic) (\($0.about.rawValue))"
            }
        }
        #expect(found("What is your passion?", "Honestly? Old motorbikes") == ["Old motorbikes (contact)"])
        #expect(found("What does she like?", "dinosaurs. only dinosaurs") == ["dinosaurs (other)"])
        #expect(found("Do you still do pottery?", "Every week!") == ["pottery (contact)"])
        #expect(found("What does she like?", "no idea") == [])
    }

    @Test(
        "an answer lists what somebody does for fun, each thing and each verb of it",
        arguments: [
            ("So what do you do for fun?", "I paint miniatures and I brew beer", ["painting miniatures", "beer"]),
            ("What are your hobbies?", "woodturning mainly, and I row when I can", ["woodturning", "rowing"]),
            ("Was machst du so in deiner Freizeit?", "Rudern, Lesen und Nähen", ["Rudern", "Lesen", "Nähen"]),
            ("¿Qué haces en tu tiempo libre?", "pues escalada y pinto acuarelas", ["pintar acuarelas", "escalada"]),
            ("Tu fais quoi de ton temps libre ?", "de la poterie et un peu de guitare", ["poterie", "guitare"]),
            ("How's the pottery going?", "slowly", ["pottery"]), ("Bist du noch im Chor?", "ja", ["Chor"]),
            ("What do you do for fun?", "complain about my boss mostly", []), ("Any hobbies?", "none, three kids", []),
            ("Still on for climbing?", "yes", []), ("Was machst du so?", "arbeite noch, dann Bett", []),
            ("¿Qué haces?", "nada, trabajar", []),
        ])
    func listed(question: String, answer: String, expected: [String]) {
        #expect(extract(chat(">" + question, answer)).interests.map(\.topic) == expected)
    }

    @Test(
        "a turn of phrase around a pastime tells that it is liked",
        arguments: [
            ("my thing is lino printing these days", "lino printing (contact)"),
            ("gardening keeps me sane", "gardening (contact)"),
            ("nothing beats wild swimming", "wild swimming (contact)"),
            ("Sundays are for bread baking", "bread baking (contact)"),
            ("I can talk about bees for hours", "bees (contact)"),
            ("I sing in a barbershop quartet", "singing (contact)"),
            ("I'm in a running club", "running club (contact)"),
            ("I've got the sailing bug", "sailing (contact)"), ("You and your trains haha", "trains (me)"),
            ("Ich brenne fürs Tauchen", "tauchen (contact)"), ("am liebsten lese ich Krimis", "Krimis (contact)"),
            ("Meine Mutter strickt für ihr Leben gern", "stricken (other)"),
            ("mein Bruder schraubt an alten Vespas", "alten Vespas (other)"),
            ("Ich bin total im Häkelfieber", "Häkelfieber (contact)"),
            ("Nähen macht mir total Spaß", "Nähen (contact)"),
            ("soy muy de playa", "playa (contact)"), ("mi hermana se ha enganchado a la cerámica", "cerámica (other)"),
            ("mon truc c'est la gravure", "gravure (contact)"), ("mon père s'est mis au vélo", "vélo (other)"),
            ("la couture, c'est mon truc", "couture (contact)"),
        ])
    func framed(text: String, expected: String) { #expect(interests(text) == [expected]) }

    @Test(
        "the same turns of phrase around anything else tell of no interest",
        arguments: [
            "nothing beats a good lie-in", "Mondays are for invoices", "my thing got cancelled", "my thing is at six",
            "I could talk to you for hours", "I got the flu bug", "You and your excuses",
            "he said \"I love golf\" and left",
            "Join our pottery classes! Knitting and sewing for all levels. Book now", "das ist nicht mein Ding",
            "nichts geht über Feierabend", "am liebsten würde ich heimfahren", "soy muy de dejarlo todo para el final",
            "c'est pas mon truc", "je me suis mis au lit", "moi c'est Julie", "rien ne vaut la sieste",
        ])
    func notFramed(text: String) { #expect(interests(text) == []) }

    @Test("what is listed beside a pastime, or done by the same one, is one as well")
    func beside() {
        #expect(
            interests("been doing yoga, pilates and judo") == ["yoga (contact)", "pilates (contact)", "judo (contact)"])
        #expect(interests("I do a lot of climbing and I knit") == ["climbing (contact)", "knitting (contact)"])
    }

    @Test("whoever has a role is no relation of the one spoken to, unless there is a name")
    func roles() {
        func found(_ text: String) -> [String] { extract(chat(text)).relationships.map(\.relation) }
        #expect(found("We left the parcel with your neighbour") == [])
        #expect(found("Please ask your doctor") == [])
        #expect(found("your neighbour Ida called") == ["neighbour"])
    }

    @Test("a name belongs to its relation, before it or behind it")
    func named() {
        func found(_ text: String) -> [String] {
            extract(chat(text)).relationships.map { "\($0.relation) \($0.name ?? "-")" }
        }
        #expect(found("Peter, my husband, says hi") == ["husband Peter"])
        #expect(found("our daughter Lotte starts school") == ["daughter Lotte"])
        #expect(found("Ruth is my aunt") == ["aunt Ruth"])
    }

    @Test("a relative's name may be said later, or by the other one")
    func namedLater() {
        func names(_ first: String, _ more: String...) -> [String?] {
            let messages = ([first] + more).enumerated().map {
                Message(side: $0.offset % 2 == 0 ? .left : .right, text: $0.element)
            }
            return extract(Transcript(title: "Maria", messages: messages, text: "")).relationships.map(\.name)
        }
        #expect(names("My niece was born today. Her name is Ida") == ["Ida"])
        #expect(names("¡Ha nacido mi sobrino! Se llama Bruno") == ["Bruno"])
        #expect(names("Meine Nichte ist da! Sie heißt Ida") == ["Ida"])
        #expect(names("My nephew won the race", "Oskar? No way") == ["Oskar"])
        #expect(names("My flatmate plays the tuba", "What's her name?", "Greta, why?") == ["Greta"])
        #expect(names("My niece was born today", "So lovely") == [nil])
    }

    @Test(
        "a pastime is told by what is done for it, how often, and what is owned for it",
        arguments: [
            ("hole in one, in the rain", "golf (contact)"), ("I have 230 records now", "records (contact)"),
            ("got my season ticket for Everton", "Everton (contact)"),
            ("ich sammle Bierdeckel", "Bierdeckel (contact)"),
        ])
    func acted(text: String, expected: String) { #expect(interests(text) == [expected]) }

    @Test("the same sister named twice is one, with her name")
    func once() {
        let found = extract(chat("my sister is here", "my sister Ana says hi")).relationships
        #expect(found.map(\.name) == ["Ana"])
    }
}
