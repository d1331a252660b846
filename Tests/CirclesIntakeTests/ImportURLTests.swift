import Foundation
import Testing

@testable import CirclesIntake

@Suite("Texts and URLs that are handed in")
struct ImportURLTests {
    @Test(
        "a plus is a plus, and escapes are UTF-8",
        arguments: [
            ("circles://import?text=1%2B1", "1+1"), ("circles://import?text=1+1", "1+1"),
            ("CIRCLES://IMPORT/?text=Zo%C3%AB%0Ahi", "Zoë\nhi"), ("circles://import?x=1&text=a%26b#end", "a&b"),
        ])
    func text(_ url: String, _ text: String) throws {
        #expect(try ImportURL.text(of: url) == text)
    }

    @Test(
        "anything else is refused",
        arguments: [
            "https://import?text=a", "circles://export?text=a", "circles://import", "circles://import?text=",
            "circles://import?Text=a", "circles://import?text=%", "circles://import?text=%f",
            "circles://import?text=%zz",
            "circles://import?text=%ff%fe",
        ])
    func refused(_ url: String) {
        #expect(throws: CirclesError.self) { try ImportURL.text(of: url) }
    }

    @Test(
        "only a text that is nothing but a URL is read as one",
        arguments: [
            ("circles://import?text=a", true), ("https://example.org", true), ("see https://example.org", false),
            ("Maria Lopez\nhttps://example.org", false), ("://", false), ("1a://b", false), ("", false),
        ])
    func isURL(_ text: String, _ isURL: Bool) {
        #expect(ImportURL.isURL(text) == isURL)
    }

    @Test("a text is bounded, without NUL, valid and not blank")
    func check() throws {
        #expect(try SharedText.check(Data("hi".utf8)) == "hi")
        for bad in [Data(), Data(" \n".utf8), Data("a\0".utf8), Data([0xC3]), Data(repeating: 97, count: 1_000_001)] {
            #expect(throws: CirclesError.self) { try SharedText.check(bad) }
        }
    }
}
