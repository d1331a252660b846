import Testing

@testable import CirclesCore

@Suite("Hours and places behind a comma, on Wednesday 22 April 2026")
struct BehindCommaTests {
    @Test("hours may follow a day and its comma")
    func range() {
        #expect(
            extractedPlans("we're having a street party on May 9, 3 to 8", ">fab") == ["street party 2026-05-09 15:00"])
    }

    @Test("a clause may be nothing but where")
    func spot() {
        #expect(
            extracted("market on saturday at 8?", ">Deal, at the flower stall").events.map(\.place) == ["flower stall"])
    }

    @Test("a picture of a day is none on it")
    func picture() { #expect(extractedPlans("Bild vom Freitag").isEmpty) }
}
