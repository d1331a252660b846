import Testing

@testable import CirclesCore

@Suite("Why somebody cannot is on its day, and the plan goes on under its own name, on Wednesday 22 April 2026")
struct EverydayReasonTests {
    @Test("the reason is not what is planned instead")
    func reason() {
        #expect(
            extractedPlans("can't do thursday, wedding til 9", ">sunday morning then?", "ok 10") == [
                "meet Maria 2026-04-26 10:00", "wedding 2026-04-23",
            ])
        #expect(
            extractedPlans("kommst montag zum kartenspielen?", ">i kann ned, muss zum zahnarzt", "mittwoch?", ">passt")
                == ["kartenspielen 2026-04-29"])
        #expect(
            extractedPlans(
                "kommst du am Sonntag zum Essen?", ">Sonntag hab ich Schicht 😕 Samstagabend?", "Ja, um sechs"
            )
            .first == "Essen 2026-04-25 18:00")
        #expect(
            extractedPlans("still ok for Thurs 2.30?", ">could we make it later, 4ish? Got a work call", "4 is fine")
                == [
                    "meet Maria 2026-04-23 16:00"
                ])
        #expect(extractedPlans("fancy squash thursday?", ">thursday no, trainer off sick").isEmpty)
    }

    @Test("a settled day that something else takes is not the plan's any more")
    func taken() {
        #expect(
            extractedPlans(
                "padel on tuesday?", ">tuesday's no good, wednesday?", "done, 8.30pm",
                ">oh wait, wednesday is the work dinner... thursday?", "thursday same time ok")
                == ["padel 2026-04-30 20:30", "dinner 2026-04-29"])
        #expect(
            extractedPlans(
                "The meter reading is on the 28th between 8 and 12", ">I'm away that day. Is there another date?",
                "Yes, 5 May from 3pm", ">ok") == ["meter reading 2026-05-05 15:00"])
    }

    @Test("a no to what may be brought refuses nothing else, and what one is asked to do moves nothing")
    func permission() {
        #expect(
            extractedPlans(
                "Am Freitag, 15.5., ist Wandertag.", ">Darf Emil sein Taschenmesser mitnehmen?", "Lieber nicht.")
                == ["Wandertag 2026-05-15"])
        #expect(
            extractedPlans("scaffolders are coming Monday at 8, could you move the van", ">I'll shift it Sunday night")
                == ["scaffolders 2026-04-27 08:00"])
    }

    @Test("who is somewhere for days and asks for a drink has it on one of them")
    func stay() {
        #expect(
            extractedPlans("bin vom 20. bis 24.5. in Hamburg, Lust auf ein Bier?", ">klar! am 21.?", "gern, 19 Uhr")
                == ["Hamburg 2026-05-20", "Bier 2026-05-21 19:00"])
    }

    @Test("what one has, and nothing else, is a no, and a day beside one that is far off is of that week")
    func having() {
        #expect(
            extractedPlans("game night thursday week?", ">got choir", "friday then?", ">yes") == [
                "game night 2026-05-01"
            ])
        #expect(
            extractedPlans("run tomorrow morning?", ">can't tomorrow, saturday?", "ok 7") == ["run 2026-04-25 07:00"])
        #expect(
            extractedPlans("I'm off next week so any day works", ">tuesday?", "lovely") == ["meet Maria 2026-04-28"])
    }

    @Test("what is cancelled is off where the same words have another day for it")
    func instead() {
        #expect(
            extractedPlans("chorprobe morgen fällt aus, stattdessen freitag 18:30", ">ok") == [
                "chorprobe 2026-04-24 18:30"
            ])
        #expect(
            extractedPlans("choir tomorrow is cancelled, friday 6.30pm instead", ">ok") == ["choir 2026-04-24 18:30"])
    }

    @Test("what hangs on the weather stands when it is taken, and a play is called by its name")
    func weather() {
        #expect(extractedPlans("bbq saturday if it stays dry", ">great") == ["bbq 2026-04-25"])
        #expect(extractedPlans("bbq saturday if it stays dry").isEmpty)
        #expect(extractedPlans("want to see hamlet on the 9th?", ">yes", "7.30pm") == ["hamlet 2026-05-09 19:30"])
    }
}
