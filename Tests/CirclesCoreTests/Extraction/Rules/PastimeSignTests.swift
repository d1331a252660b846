import Testing

@testable import CirclesCore

@Suite("Pastimes told by what stands around them")
struct PastimeSignTests {
    private func interests(_ lines: [String]) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        return extract(Transcript(title: "Maria", isGroup: false, messages: messages, text: "")).interests.map {
            "\($0.topic) (\($0.about.rawValue))"
        }
    }

    @Test(
        "a pastime is an interest where habit, company, gear, progress, toll or longing stand beside it",
        arguments: [
            ("Wednesday is my samba night", "samba"), ("can't wait for ski season", "ski"),
            ("sore all over from judo", "judo"), ("finally finished a quilting project", "quilting"),
            ("pottery was brutal today", "pottery"), ("new loom is here, clear the room", "loom"),
            ("off to the hives before it gets dark", "hives"), ("our pub quiz turns ten", "pub quiz"),
            ("bouldering again, third time this week", "bouldering"), ("I unwind by baking", "baking"),
            ("can't do Tuesday, netball practice", "netball"),
            ("Kann Donnerstag nicht, da ist Chorprobe", "Chorprobe"), ("I run a little film club", "little film club"),
            ("life drawing was good, the model fell asleep", "life drawing"), ("we're bridge players", "bridge"),
            ("every penny I have goes on vinyl", "vinyl"), ("I coach on Saturdays", "coaching"),
            ("Mittwochs hab ich immer Chorprobe", "Chorprobe"), ("Freu mich schon so auf die Skisaison", "Skisaison"),
            ("Sonntags gehört der Vormittag dem Tennis", "Tennis"),
            ("Wir gehen jeden Freitag ins Hallenbad", "schwimmen"),
            ("Am Wochenende endlich wieder gepaddelt", "paddeln"),
            ("zum Abschalten geh ich in den Garten", "Garten"), ("los martes tengo coro", "coro"),
            ("je fais de l'escalade depuis toujours", "escalade"),
        ])
    func signed(text: String, topic: String) {
        #expect(
            interests([text]).map(\.localizedLowercase).contains("\(topic) (contact)".localizedLowercase), "\(text)")
    }

    @Test(
        "of somebody else's, of one occasion, of what is watched, offered, over or denied nothing is said",
        arguments: [
            "football is on, the pub will be packed", "we went to a pottery place for Jo's hen do",
            "is there parking at the climbing wall?", "need a new bike pump",
            "I've got a choir of mosquitoes in my room",
            "the bridge again", "two first rounders for a goalie", "a marathon of meetings again",
            "no more yoga for me",
            "they cancelled choir again", "yoga mats on offer, order now",
            "Wer hat mit dem Tennis angefangen, du oder er",
            "Die Batterie schon wieder", "Fußball interessiert mich null",
        ])
    func unsigned(text: String) { #expect(interests([text]) == []) }

    @Test(
        "how somebody gets on with it, what is done in place of it, and what “it” is that is loved are told by the turns before",
        arguments: [
            ([">how's the ukulele coming on?", "two chords! my cat leaves the room"], ["ukulele (contact)"]),
            ([">is your brother Jonas still doing triathlons?", "yep, ironman in June"], ["triathlons (other)"]),
            ([">you still do parkour?", "nah, knees. yoga now"], ["yoga (contact)"]),
            (["pottery", ">any good?", "hopeless and I adore it"], ["pottery (contact)"]),
            ([">What would Noah like for his birthday?", "Anything with dinosaurs"], ["dinosaurs (other)"]),
            ([">wie läuft's mit der Geige?", "die Katze geht raus"], ["Geige (contact)"]),
        ])
    func acrossTurns(lines: [String], expected: [String]) { #expect(interests(lines) == expected) }

    @Test(
        "who makes, keeps or gathers things in general does it for fun",
        arguments: [
            ("we foster hedgehogs over winter", "hedgehogs (contact)"),
            ("my uncle restores old radios", "old radios (other)"),
            ("ich züchte jetzt Chilis auf dem Balkon", "Chilis (contact)"),
            ("unsere Tochter ist völlig pferdeverrückt", "pferdeverrückt (other)"),
        ])
    func making(text: String, expected: String) { #expect(interests([text]) == [expected]) }

    @Test(
        "what nobody likes is irony however it is praised",
        arguments: [
            "I just love roadworks", "nothing I love more than being on hold", "oh I adore queueing",
            "Ich liebe Baustellen", "me encanta hacer cola", "j'adore les grèves",
        ])
    func ironic(text: String) { #expect(interests([text]) == []) }
}
