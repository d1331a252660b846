import Foundation
import Testing

@testable import CirclesCore

@Suite struct ExtractionParserTests {
    let contacts = Sample.contacts("Maria Lopez")
    let shortlist: ContactShortlist

    init() { shortlist = ContactShortlist(contacts, marker: Sample.marker()) }

    private func parse(_ text: String, source: CaptureTime.Source = .given) throws -> Extraction {
        var time = Sample.capturedAt
        time.source = source
        return try ExtractionParser(shortlist: shortlist, capturedAt: time).parse(
            ModelAnswer(text: text, modelVersion: "m-1"))
    }

    private static let minimal = #"{"summary":"S","confidence":0.5,"detectedName":"N"}"#

    @Test(
        "the object is found alone, fenced, and among prose",
        arguments: [
            minimal, minimal + "   \n\n", "```json\n\(minimal)\n```  ", "```\n\(minimal)\n```",
            "Sure! {not json} Here it is:\n\(minimal)\nAnything else?", "[\(minimal)]", "{\"topic\":\"x\"} \(minimal)",
            "\u{FEFF}\(minimal)",
        ])
    func found(text: String) throws {
        let extraction = try parse(text)
        #expect(extraction.summary == "S" && extraction.detectedName == "N" && extraction.confidence == 0.5)
        #expect(extraction.model == "m-1")
    }

    @Test(
        "each way of being no answer has its own name",
        arguments: [
            ("", ModelFailure.Reason.blank), (" \n\t", .blank), ("{\"summary\":\"S\",\"inter", .half),
            ("{\"interests\":[{\"topic\":\"x\",\"about\":\"me\"}, ", .half), ("<!DOCTYPE html><p>{}", .webPage),
            ("<html>502</html>", .webPage), ("no json here", .notJSON), ("{}", .wrongShape), ("[1,2]", .notJSON),
            ("{\"foo\":1}", .wrongShape), ("I'm sorry, I can't help with that.", .declined),
            ("{\"summary\":\"" + String(repeating: "x", count: 300_000) + "\"}", .tooLong),
        ])
    func unusable(text: String, reason: ModelFailure.Reason) {
        #expect {
            try parse(text)
        } throws: { error in
            let failure = error as? ModelFailure
            return failure?.reason == reason && failure?.kind == (reason == .declined ? .refused : .unusable)
        }
    }

    @Test("blank, refused, cut off and the rest say different things")
    func messages() {
        var messages: Set<String> = []
        for text in ["", "{\"summary\":", "<html>", "prose", "{}", "I cannot do that"] {
            do { _ = try parse(text) } catch { messages.insert("\(error)") }
        }
        #expect(messages.count == 6)
    }

    @Test(
        "confidence is a number from 0 to 1, whatever is said",
        arguments: [
            ("0.7", 0.7), ("-3", 0), ("95", 1), ("NaN", 0), ("Infinity", 1), ("\"0.8\"", 0.8), ("\"high\"", 0),
            ("null", 0),
            ("[]", 0), ("\"nan\"", 0),
        ])
    func confidence(text: String, expected: Double) throws {
        #expect(try parse("{\"summary\":\"S\",\"confidence\":\(text)}").confidence == expected)
    }

    @Test("an item of the wrong form goes, its neighbours stay")
    func wrongItems() throws {
        let extraction = try parse(
            """
            {"summary": 5, "detectedName": ["x"], "interests": [
              7, null, "x", {}, {"topic":"a"}, {"topic":5,"evidence":"quote"}, {"topic":"b","evidence":7},
              {"topic":"good","about":"ME","evidence":"a quote","message":"x","extra":{}},
              {"topic":"also","about":"martian","evidence":"a quote","message":1.5}],
             "events": {"title":"x"}, "dates": [{"date":"2024-02-30","evidence":"quote"}], "relationships": null}
            """)
        #expect(extraction.summary == "" && extraction.detectedName == nil)
        #expect(extraction.interests.map(\.topic) == ["good", "also"])
        #expect(extraction.interests.map(\.about) == [.me, .unknown])
        #expect(extraction.interests.map(\.evidence.message) == [nil, nil])
        #expect(extraction.events.isEmpty && extraction.dates.isEmpty)
    }

    @Test(
        "days are real and within ten years of the capture; times are times",
        arguments: [
            ("2024-01-06", "19:00", "2024-01-06", "19:00"), ("2024-01-06T18:30", "", "2024-01-06", "18:30"),
            ("2024-1-6", "7:30", nil, "07:30"), ("2024-02-30", "24:00", nil, nil),
            ("2035-01-06", "19:00:30", nil, "19:00"),
            ("2013-01-01", "7pm", nil, nil), ("0000-00-00", "-1:00", nil, nil), ("tomorrow", "12", nil, nil),
            ("2033-12-31", "00:00", "2033-12-31", "00:00"), ("2024-01-06x", ":", nil, nil),
        ] as [(String, String, String?, String?)])
    func dates(date: String, time: String, expectedDate: String?, expectedTime: String?) throws {
        let item = #"{"title":"t","evidence":"quote","date":"\#(date)","time":"\#(time)"}"#
        let extraction = try parse(#"{"summary":"S","events":[\#(item)],"dates":[\#(item)]}"#)
        #expect(extraction.events.first?.date?.description == expectedDate)
        #expect(extraction.events.first?.time?.description == expectedTime)
        #expect(extraction.dates.first?.date.description == expectedDate)
    }

    @Test("a day resolved against a file's own time is uncertain, unless its year was said")
    func uncertain() throws {
        let text = """
            {"summary":"S","dates":[{"date":"2024-01-06","evidence":"on Saturday"},{"date":"2024-01-06","evidence":"6 Jan 2024"}]}
            """
        #expect(try parse(text, source: .modified).dates.map(\.isUncertain) == [true, false])
        #expect(try parse(text, source: .exif).dates.map(\.isUncertain) == [false, false])
    }

    @Test("texts are cleaned and cut, lists end")
    func bounds() throws {
        let item = #"{"topic":"\#(String(repeating: "t", count: 500))","evidence":"quote"}"#
        let items = Array(repeating: item, count: 200).joined(separator: ",")
        let extraction = try parse(
            #"{"summary":"\#(String(repeating: "s", count: 9000))","reasoning":"a\u202eb\u001b[0m","interests":[\#(items)]}"#
        )
        #expect(extraction.summary.count == 1000)
        #expect(extraction.reasoning == "ab[0m")
        #expect(extraction.interests.count == 20)
        #expect(extraction.interests.allSatisfy { $0.topic.count == 100 })
    }

    @Test("only an id that was shown is a contact")
    func contactIDs() throws {
        let id = shortlist.entries[0].opaqueID
        #expect(try parse(#"{"summary":"S","contactID":"\#(id)"}"#).contactID == contacts[0].id)
        for other in ["NONE", "", "1", "Maria Lopez", contacts[0].id.description, id + " ", id.uppercased() + "x"] {
            #expect(try parse(#"{"summary":"S","contactID":"\#(other)"}"#).contactID == nil)
        }
    }

    @Test("name evidence may be a quote or an object")
    func nameEvidence() throws {
        for text in [#""Hi Ann""#, #"{"quote":"Hi Ann"}"#, #"{"evidence":"Hi Ann","message":0}"#] {
            #expect(try parse(#"{"summary":"S","nameEvidence":\#(text)}"#).nameEvidence?.quote == "Hi Ann")
        }
    }

    @Test("no damage to an answer is more than a failure")
    func fuzz() {
        let whole = Array(
            #"{"detectedName":"A","confidence":0.9,"interests":[{"topic":"x","about":"me","evidence":"quote","message":0}],"dates":[{"date":"2024-01-01","time":"10:00","evidence":"quote","message":99999999999999999999}]}"#
                .utf8)
        var state: UInt64 = 7
        for _ in 0..<3000 {
            var bytes = whole
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            _ = try? parse(String(decoding: bytes, as: UTF8.self))
        }
    }
}
