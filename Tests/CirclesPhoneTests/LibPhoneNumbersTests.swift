import CirclesCore
import CirclesPhone
import Testing

@Suite("Telephone numbers")
struct LibPhoneNumbersTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let a: String
        let b: String
        var region: String?
        let agreement: PhoneAgreement

        var testDescription: String { "\(a) and \(b) in \(region ?? "no region")" }
    }

    static let cases: [Case] = [
        Case(a: "+1 (202) 555-0116", b: "+12025550116", agreement: .exact),
        Case(a: "(202) 555-0116", b: "+12025550116", region: "US", agreement: .exact),
        Case(a: "(202) 555-0116", b: "+12025550116", region: "us", agreement: .exact),
        Case(a: "(202) 555-0116", b: "+12025550116", agreement: .national),
        Case(a: "030 123456", b: "+49 (0)30 123456", region: "DE", agreement: .exact),
        Case(a: "0039 06 1234 5678", b: "+39 06 12345678", region: "DE", agreement: .exact),
        Case(a: "+54 9 11 2345-6789", b: "011 15 2345-6789", region: "AR", agreement: .exact),
        Case(a: "+５２ 55 1234 5678", b: "+525512345678", agreement: .exact),
        Case(a: "+44 20 7946 0018", b: "+1 20 7946 0018", agreement: .none),
        Case(a: "+12025550116", b: "+12025550117", agreement: .none),
        Case(a: "202 555 0116", b: "+12025550116", region: "DE", agreement: .none),
        Case(a: "555 0116", b: "+12025550116", agreement: .short),
        Case(a: "+12025550116 ext. 12", b: "+12025550116 ext. 13", agreement: .none),
        Case(a: "Liz", b: "+12025550116", agreement: .none),
        Case(a: "", b: "", agreement: .none),
        Case(a: "\u{0}+1\u{202E}", b: "+1", agreement: .none),
        Case(a: String(repeating: "1", count: 5000), b: "+12025550116", agreement: .none),
    ]

    @Test("two ways of writing a number are compared by its plan, in either order", arguments: cases)
    func agreement(_ example: Case) {
        let numbers = LibPhoneNumbers()
        #expect(numbers.compare(example.a, example.b, region: example.region) == example.agreement)
        #expect(numbers.compare(example.b, example.a, region: example.region) == example.agreement)
    }

    @Test("a region that does not exist is as good as none")
    func unknownRegion() {
        #expect(LibPhoneNumbers().compare("+12025550116", "+1 202 555 0116", region: "XX?") == .exact)
    }
}
