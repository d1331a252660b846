import CirclesCore
import Testing

@Suite("A query")
struct SearchQueryTests {
    @Test("is words, phrases and beginnings of words")
    func terms() throws {
        let query = try SearchQuery(#"garden "birthday dinner" gard* “hello world”"#)
        #expect(
            query.terms == [
                SearchTerm(["garden"], .word), SearchTerm(["birthday dinner"], .word), SearchTerm(["gard"], .prefix),
                SearchTerm(["hello world"], .word),
            ])
    }

    @Test(
        "looks for letters where no spaces part the words, and for emoji", arguments: ["東京", "タワー", "สวัสดี", "서울", "🌸"])
    func unspaced(text: String) throws {
        #expect(try SearchQuery(text).terms == [SearchTerm([text], .substring)])
    }

    @Test("has filters, each with a value that may be quoted")
    func filters() throws {
        let query = try SearchQuery(
            #"with:"Maria Lopez" WITH:Ana since:2026-02 until:2026-02 app:Signal label:family in:inbox x"#)
        #expect(query.people == ["Maria Lopez", "Ana"])
        #expect(query.since == CalendarDate(iso: "2026-02-01"))
        #expect(query.until == CalendarDate(iso: "2026-02-28"))
        #expect(query.apps == [.signal])
        #expect(query.labels == ["family"])
        #expect(query.place == .inbox)
        #expect(query.terms == [SearchTerm(["x"], .word)])
        #expect(try SearchQuery("since:2024 until:2024-02-03").since == CalendarDate(iso: "2024-01-01"))
        #expect(try SearchQuery("until:2024").until == CalendarDate(iso: "2024-12-31"))
    }

    @Test("takes what only looks like a filter for words")
    func noFilter() throws {
        #expect(try SearchQuery("https://example.com").terms == [SearchTerm(["https://example.com"], .word)])
        #expect(try SearchQuery("10:30").terms == [SearchTerm(["10:30"], .word)])
    }

    @Test(
        "says what is wrong with it",
        arguments: [
            "", "   ", "\"\"", "with:", "with:\"\"", "since:soon", "since:2026-13", "since:2026-1", "until:2026-02-30",
            "since:2026-01-01-01", "app:letters", "app:unknown", "in:heaven",
        ])
    func refused(text: String) {
        #expect { _ = try SearchQuery(text) } throws: { ($0 as? CirclesError)?.code == .usage }
    }

    @Test("is bounded")
    func bounds() {
        for text in [String(repeating: "a", count: 501), String(repeating: "a ", count: 17)] {
            #expect { _ = try SearchQuery(text) } throws: { ($0 as? CirclesError)?.code == .badInput }
        }
    }

    @Test("goes on to letters and to words that are misread, once each")
    func stages() async throws {
        func near(_ word: String) async throws(CirclesError) -> [String] { word == "garden" ? ["gardon"] : [] }
        let request = SearchRequest(terms: [SearchTerm(["Gärden"], .word), SearchTerm(["at"], .word)])
        #expect(try await request.at(.words, near: near)?.terms == request.terms)
        let letters = try #require(try await request.at(.substrings, near: near))
        #expect(letters.terms == [SearchTerm(["Gärden"], .substring), SearchTerm(["at"], .word)])
        let misses = try #require(try await request.at(.nearMisses, near: near))
        #expect(misses.terms == [SearchTerm(["Gärden", "gardon"], .word), SearchTerm(["at"], .word)])
        let short = SearchRequest(terms: [SearchTerm(["at"], .word)])
        #expect(try await short.at(.substrings, near: near) == nil)
        #expect(try await short.at(.nearMisses, near: near) == nil)
    }

    @Test(
        "words are one letter apart",
        arguments: [
            ("garden", "gardon", true), ("garden", "gaden", true), ("garden", "gardenn", true),
            ("garden", "agrden", true),
            ("garden", "garden", false), ("garden", "gardens", true), ("garden", "gordon", false), ("ab", "ba", true),
            ("garden", "gradne", false), ("", "a", true), ("", "", false),
        ])
    func apart(a: String, b: String, expected: Bool) {
        #expect(SearchFold.isOneLetterApart(a, b) == expected)
        #expect(SearchFold.isOneLetterApart(b, a) == expected)
    }
}
