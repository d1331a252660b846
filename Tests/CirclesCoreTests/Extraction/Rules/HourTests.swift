import Testing

@testable import CirclesCore

/// Hours as people settle them over several messages. "Thursday" is 4 January 2024.
@Suite("Hours of plans")
struct HourTests {
    private func time(_ lines: String...) -> String? {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(
            title: "Maria", messages: messages, text: messages.map(\.text).joined(separator: "\n"))
        return extract(transcript).events.first?.time.map { "\($0)" }
    }

    @Test("an hour of something else beside the plan's is not the plan's")
    func otherAffairs() {
        #expect(time("Museum tomorrow?", ">yes. i finish at 4 so 5 at the station?") == "17:00")
        #expect(time("Picnic on Sunday, noon", ">is 1 ok? church ends at 12", "yes, 1 it is") == "13:00")
        #expect(time("Lunch tomorrow?", ">I work until 12:30. One o'clock?") == "13:00")
    }

    @Test("doors and gates open when it begins")
    func entrance() {
        #expect(time("Fireworks tomorrow? gates open 5.30") == "17:30")
        #expect(time("The concert is on the 14th. Doors open at seven, band starts at 8:15.") == "19:00")
    }

    @Test("of several hours in one message the first is the plan's, and one that is chosen takes its place")
    func first() {
        #expect(time("Match on Sunday?", ">Yes, 2:30. I'll be there from 1.") == "14:30")
        #expect(time("The wedding is on 20 June. Ceremony at 1:30, reception from 4.") == "13:30")
        #expect(
            time("Kino morgen? Der Film läuft um 18:15 und um 20:45.", ">Dann 20:45, ich arbeite bis sechs.") == "20:45"
        )
    }

    @Test("a mere number is an hour with small words around it")
    func numbers() {
        #expect(time("Movie on Friday? There's one at 6:20 and one at 9", ">nine then") == "21:00")
        #expect(time("Running tomorrow morning? 6:30?", ">Too early. 7?", "ok 7") == "07:00")
        #expect(time("Sauna am Dienstag?", ">6?", "7 wär besser, komm nicht früher", ">dann 7") == "19:00")
        #expect(time("Interview's on Tuesday!!", ">What time?", "10, but I have to be there early") == "10:00")
        #expect(time("Can you come for supper on Wednesday?", ">When do you want us?", "Come about seven") == "19:00")
    }

    @Test("a mere number beside the day is an hour behind a comma or a word that leads to one")
    func besideDay() {
        #expect(time("see you all sunday for the match, 11 as usual") == "11:00")
        #expect(time("can you help me carry the sofa on sunday", ">sunday afternoon is ok, like 3") == "15:00")
    }

    @Test("a number behind a place is the hour, but that of a street or a room is not")
    func behindPlaces() {
        #expect(time("Shopping on Saturday?", ">yes. meet at the clock tower 11?") == "11:00")
        #expect(time("Yoga tomorrow in Room 7") == nil)
    }

    @Test("an hour that is not to be is not taken")
    func replaced() {
        #expect(time("can we shift tomorrow's catch-up by an hour? so 11 not 10") == "11:00")
        #expect(time("Choir is moved to Friday, 7 instead of 7:30") == "19:00")
    }

    @Test("an hour that is preferred takes the place of the one before")
    func preferred() {
        #expect(time("Sauna am Freitag?", ">gern, so um sechs?", "halb sieben wär mir lieber") == "18:30")
    }

    @Test("what people play behind their work is in the evening from Monday to Friday")
    func afterWork() {
        #expect(time("five a side on monday?", ">what time is kick off", "9") == "21:00")
        #expect(time("football on saturday at 9?") == "09:00")
        #expect(time("Book club is on Tuesday at 7:30") == "19:30")
    }

    @Test("the first of two hours is the plan's, with or without minutes")
    func ranges() {
        #expect(time("parents evening on tuesday, 6 to 7:30") == "18:00")
    }

    @Test("words typed in haste are read as what they stand for")
    func spellings() {
        #expect(days("dont forget dinner on tuesday, 6pm") == ["2024-01-09 18:00"])
        #expect(days("r u free sat for lunch") == ["2024-01-06"])
    }

    @Test("the small hours of a coffee are of the afternoon in every language, and so is an evening's eight")
    func smallHours() {
        #expect(time("Kaffee übermorgen um 5", ">gern") == "17:00")
        #expect(time("Spazieren übermorgen um 3?", ">ja") == "15:00")
        #expect(time("un café demain à 5h ?", ">oui") == "17:00")
        #expect(time("dîner vendredi à 8h ?", ">oui") == "20:00")
        #expect(time("café mañana a las 5?", ">vale") == "17:00")
        #expect(time("Frühstück am Sonntag um 6?", ">ja") == "06:00")
        #expect(time("le train part demain à 6h") == "06:00")
    }

    @Test("“half 12” is half past twelve, whatever stands behind it")
    func halfPast() {
        #expect(time("lunch tomorrow, half 12?", ">yes") == "12:30")
        #expect(time("half 12 noodles tomorrow?", ">yes") == "12:30")
    }

    @Test("a mention and its plan have one hour")
    func oneHour() {
        let found = extract(chat("dinner on saturday at 8?", ">yes"))
        #expect(found.events.map(\.time) == [ClockTime(hour: 20, minute: 0)])
        #expect(found.dates.compactMap(\.time) == [ClockTime(hour: 20, minute: 0)])
    }
}
