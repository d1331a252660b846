import Testing

@testable import CirclesCore

@Suite("Days on which what was told of ends, and hours behind a yes, on Wednesday 22 April 2026")
struct EndOfStayTests {
    @Test("until when somebody stays, and the way back, move nothing")
    func ends() {
        let stay = ["My sister is driving up from Tulsa Saturday", ">how long is she staying", "Till Tuesday"]
        #expect(extractedPlans(stay) == ["driving up from Tulsa 2026-04-25"])
        #expect(extracted(stay, isGroup: false).dates.map { "\($0.date)" } == ["2026-04-25", "2026-04-28"])
        let ferry = ["Ferry's booked, the 1st of August", ">And back?", "The 9th"]
        #expect(extractedPlans(ferry) == ["ferry 2026-08-01"])
        #expect(extracted(ferry, isGroup: false).dates.map { "\($0.date)" } == ["2026-08-01", "2026-08-09"])
    }

    @Test("an hour in the sentence behind a yes keeps its minutes")
    func minutes() {
        #expect(extractedPlans(">breakfast tomorrow?", "great. 9:30") == ["breakfast 2026-04-23 09:30"])
        #expect(extractedPlans(">meeting tomorrow?", "I like it. 10:15 at the office") == ["meeting 2026-04-23 10:15"])
    }

    @Test("a no to company leaves the appointment")
    func company() {
        #expect(
            extractedPlans(
                "Je passe chez le cardiologue le 2 juin à 10h30", ">Tu veux que je t'accompagne ?",
                "Non mon chéri, c'est juste un contrôle") == ["cardiologue 2026-06-02 10:30"])
    }

    @Test("“any day but Friday” keeps Friday free")
    func excepted() {
        #expect(extractedPlans(">Can you do dinner next week?", "Any day but Friday") == [])
        #expect(extractedDays("Any day but Friday") == [])
    }

    @Test("the wrong Saturday, an invoice's number and a film's name are no days")
    func noDays() {
        #expect(extractedDays("I ordered the cake for the wrong Saturday") == [])
        #expect(extractedPlans("what day is it even", ">tuesday? wednesday? no idea") == [])
        #expect(extractedDays("Invoice 12/03 is still showing as unpaid") == [])
        #expect(extractedDays("lol. got Friday the 13th on here?") == [])
        #expect(
            extractedDays("Fancy watching Friday the 13th at mine?", ">When?", "Saturday, about 8?", ">Done")
                .allSatisfy { $0 == "2026-04-25" })
    }

    @Test("the game's own hour, by what it begins with")
    func begins() {
        #expect(extractedPlans("Semi final is 4 May, push back 10.15") == ["semi final 2026-05-04 10:15"])
        #expect(extractedPlans("Dawn service Saturday, 5.45 at the cenotaph") == ["dawn service 2026-04-25 05:45"])
    }

    @Test("an island is nobody's grandmother, and a kind of thing no child")
    func relatives() {
        #expect(extracted(["Beach! Gran Canaria. I've had enough of snow"], isGroup: false).relationships.isEmpty)
        #expect(extracted(["sounds like my kind of thing"], isGroup: false).relationships.isEmpty)
    }
}
