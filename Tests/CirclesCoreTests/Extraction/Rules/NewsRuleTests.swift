import Testing

@testable import CirclesCore

@Suite("News of people, on Thursday 4 January 2024")
struct NewsRuleTests {
    /// "job (contact)"
    private func news(_ lines: [String]) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        return (extract(Transcript(title: "Maria", messages: messages, text: "")).news ?? []).map {
            "\($0.kind.rawValue) (\($0.about.rawValue))"
        }
    }

    @Test(
        "what changed in a life is told with the one whose life it is",
        arguments: [
            ("We had a baby girl!", "birth (contact)"), (">I lost my job yesterday", "job (me)"),
            ("my sister Lea had twins", "birth (other)"), ("Oma ist gestern friedlich eingeschlafen", "death (other)"),
            ("Ich muss dir was sagen, mein Bruder hat sich verlobt", "engagement (other)"),
            ("He proposed to me on the ferry", "engagement (contact)"),
            ("Tom and I have split up", "separation (contact)"), ("Hanna broke her wrist", "health (other)"),
            ("passed my driving test!!", "achievement (contact)"), ("we picked up the keys today", "move (contact)"),
            ("Ich hab die Stelle bekommen", "job (contact)"), ("Wir erwarten im Mai Zwillinge", "pregnancy (contact)"),
            ("Nació mi sobrino Leo", "birth (other)"), ("Conseguí el trabajo", "job (contact)"),
            ("Ma cousine attend un bébé", "pregnancy (other)"), ("J'ai eu mon permis !", "achievement (contact)"),
            ("Meine Tante erwartet ein Kind, ist das nicht schön?", "pregnancy (other)"),
            ("Just so you know, I have a new email address", "contactDetail (contact)"),
            ("hab die grippe, komme nicht", "health (contact)"),
            ("bin schwanger, kaum zu fassen", "pregnancy (contact)"),
            ("we rescued a whippet", "pet (contact)"),

            ("Der Opa liegt jetzt im Krankenhaus", "health (other)"), ("me and Joe split up", "separation (contact)"),
            ("we had to put the dog down", "death (other)"), ("unser Sohn ist geboren", "birth (contact)"),
            ("Ich hab die Fahrprüfung bestanden!", "achievement (contact)"),
            ("a mi padre lo operaron", "health (other)"),
        ])
    func told(text: String, expected: String) { #expect(news([text]) == [expected]) }

    @Test(
        "what is asked, wished, denied, of a film or of a thing is nobody's news",
        arguments: [
            "dinner moved to 7 instead of 6", "still got a place if you want", "Did you get the job?",
            "you moved, right?", "I wish I had a new job", "We haven't moved yet",
            "They got married in the last episode", "I died laughing", "my laptop died", "Congrats on the new flat!",
            "Our meeting is moving to Thursday", "I have a new job interview", "Der Klempner ist da",
            "Wenn ich schwanger wäre", "¿Te has mudado?", "Félicitations pour le nouveau boulot !",
            "He said \"I'm moving to Rome\" and laughed", "someone at the bus stop had just been fired",
            "he left me on read", "sure, I'll ring the pub and shift our table",
        ])
    func notTold(text: String) { #expect(news([text]) == []) }

    @Test(
        "an illness, an injury or an allergy is news, also where it excuses somebody",
        arguments: [
            ("sorry, can't come, I've got pneumonia", "health (contact)"),
            ("kann leider nicht, hab mir den Fuß gebrochen", "health (contact)"),
            ("we'll skip dinner, Mum's in hospital", "health (other)"),
            ("I'm having surgery on Monday", "health (contact)"),
        ])
    func ill(text: String, expected: String) { #expect(news([text]) == [expected]) }

    @Test(
        "a complaint that is over in a few days is no news",
        arguments: [
            "sorry, I'm down with a cold", "can't make it, nasty headache", "I've got a bit of a temperature",
            "bin so müde heute", "hab Kopfschmerzen, bleib daheim", "ich liege flach mit 39 Fieber",
            "tengo fiebre, no voy",
            "j'ai un rhume, je passe mon tour",
        ])
    func passing(text: String) { #expect(news([text]) == []) }

    @Test(
        "what only has the words of a change in common with it is none",
        arguments: [
            "we went to a market", "had a lovely night out", "it's in the boot of the car", "we don't have any milk",
            "I can't do this anymore", "just got in", "we came second to last", "there's a new place in town",
            "call me at 5", "Rohrbruch, die machen zu", "got the keys to the van?", "first in the queue!",
            "My sister will ring you",
        ])
    func alike(text: String) { #expect(news([text]) == []) }

    @Test("one family's event is one news, and its parents'")
    func parents() {
        #expect(news(["I'm a grandma! Our daughter had a little girl"]).count == 1)
        #expect(news(["My sister is pregnant"]) == ["pregnancy (other)"])
    }

    @Test("an address and a number are two news; the same change told twice is one")
    func details() {
        let told = news(["Our new address is 12 Mill Lane. My number is now 0171 5551234", ">Noted", "We moved!"])
        #expect(told == ["contactDetail (contact)", "contactDetail (contact)", "move (contact)"])
        #expect(news(["My number has changed", "Ring me on 0171 5551234 from now on"]) == ["contactDetail (contact)"])
        #expect(news(["I got the job!", ">Wow", "I still can't believe I got the job"]) == ["job (contact)"])
    }

    @Test("news of one person are one sentence of the summary")
    func summary() {
        let found = extract(chat("I got the job! And we moved, our new address is 12 Mill Lane"))
        #expect(found.summary.components(separatedBy: "News of Maria").count == 2, "\(found.summary)")
        #expect(!found.summary.contains("” “"))
    }

    @Test("who is asked after is no plan of the sentence behind it")
    func askedAfter() {
        let found = extract(chat(">And your sister?", "I'll send you the slides by Friday"))
        #expect(!found.events.contains { $0.title.contains("sister") })
        #expect(found.news?.map(\.kind) == [.promise])
    }
}
