import Testing

@testable import CirclesCore

@Suite("Another day or hour of a plan that is talked about, on Wednesday 22 April 2026")
struct MovedAgainTests {
    @Test("the next one is the same day of the week, a week after the one that was named")
    func nextOne() {
        let week = ["2026-05-03"]
        func end(_ plans: [String]) -> [String] { plans.map { String($0.suffix(10)) } }
        #expect(end(extractedPlans("Market on Sunday?", ">not this Sunday, next one", "ok!")) == week)
        #expect(end(extractedPlans("Market on Sunday?", ">not this Sunday, next Sunday", "ok!")) == week)
        #expect(end(extractedPlans("Market on Sunday?", ">can't. Sunday after that?", "works")) == week)
        #expect(end(extractedPlans("Flohmarkt am Sonntag?", ">nicht diesen Sonntag, nächsten", "ok!")) == week)
        #expect(end(extractedPlans("Flohmarkt am Sonntag?", ">kann nicht. den Sonntag danach?", "geht")) == week)
        #expect(end(extractedPlans("¿mercado el domingo?", ">este domingo no, el siguiente", "vale")) == week)
        #expect(end(extractedPlans("marché dimanche ?", ">pas ce dimanche, le suivant", "ok")) == week)
    }

    @Test("from where a plan was moved is its day no longer, whenever that is said")
    func source() {
        #expect(
            extractedPlans("Die Probe wurde auf Montag verschoben", ">von Donnerstag?", "ja") == ["Probe 2026-04-27"])
        #expect(extractedPlans("Die Probe wurde auf Montag verschoben, von Donnerstag") == ["Probe 2026-04-27"])
        #expect(extractedPlans("rehearsal got moved to Monday", ">from Thursday?", "yep") == ["rehearsal 2026-04-27"])
        #expect(extractedPlans("Taufe statt am 4. jetzt der 18. Mai") == ["Taufe 2026-05-18"])
    }

    @Test("what was kept stays on its day, and the one that was asked about is none")
    func kept() {
        #expect(
            extractedPlans("did the meeting move to Friday?", ">no we kept it on Thursday") == ["meeting 2026-04-23"])
        #expect(
            extractedPlans("supper on Thursday, right?", ">some wanted Friday but we kept it on Thursday").count == 1)
        #expect(
            extractedPlans("Ist die Sitzung jetzt am Freitag?", ">nein, wir haben es beim Donnerstag gelassen")
                == ["Sitzung 2026-04-23"])
        #expect(extractedPlans("is supper now on Friday?", ">no it's still Thursday") == ["supper 2026-04-23"])
    }

    @Test("a day that was agreed on and is remembered takes the place of the one that is asked about")
    func remembered() {
        #expect(
            extractedPlans("Lunch tomorrow still ok?", ">I thought we said Friday", "Friday it was, sorry!")
                == ["lunch 2026-04-24"])
    }

    @Test("the day is taken, and another hour behind “but”")
    func hourBehindBut() {
        #expect(extractedPlans("cinema tmrw at 8?", ">tmrw yes but 9") == ["cinema 2026-04-23 21:00"])
        #expect(extractedPlans("supper on Friday at 7?", ">Friday's good, but 8?", "ok") == ["supper 2026-04-24 20:00"])
        #expect(extractedPlans("Essen am Freitag um 7?", ">Freitag ja aber eher 8") == ["Essen 2026-04-24 20:00"])
    }

    @Test("a plan with an hour and no day is of the day that stands above it, or of the next when that hour is over")
    func shownDay() {
        func day(_ line: String, _ hour: String) -> [String] {
            var transcript = chat(line)
            transcript.separators = [.init(text: hour, beforeMessage: 0)]
            return extract(transcript).events.map { "\($0.title) " + ($0.date.map { "\($0)" } ?? "") }
        }
        let line = "let's meet near the Old Gate at 15:00?"
        #expect(day(line, "Sat Jun 13 11:42:49 2020") == ["meet Maria 2020-06-13"])
        #expect(day(line, "Sat Jun 13 16:42:49 2020") == ["meet Maria 2020-06-14"])
    }

    @Test("what both are to do names the plan whose day is found later")
    func joint() {
        #expect(
            extractedPlans("Shall we repaint it?", ">I'm free on Saturday", "Saturday then") == ["repaint 2026-04-25"])
        #expect(extractedPlans("Wir müssen proben!", ">Freitag?", "Freitag um 18 Uhr") == ["proben 2026-04-24 18:00"])
    }

    @Test("tonight, asked about after midnight by the hour that is shown with it, is the evening to come")
    func shownHour() {
        var transcript = chat("pub tonight?", "so tired tonight was a lot")
        transcript.messages[0].time = "01:10"
        transcript.messages[1].time = "01:11"
        #expect(extract(transcript).dates.map(\.date.description) == ["2024-01-04", "2024-01-03"])
    }
}
