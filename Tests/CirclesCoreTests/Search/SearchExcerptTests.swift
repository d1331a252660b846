import CirclesCore
import Testing

@Suite("What is shown of a hit")
struct SearchExcerptTests {
    private func excerpt(_ texts: SearchTexts, _ query: String) throws -> String {
        SearchExcerpt(of: texts, for: try SearchQuery(query).terms).parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }
            .joined()
    }

    private func said(_ body: String) -> SearchTexts { SearchTexts(summary: "", body: body, facts: "", names: "") }

    @Test("marks whole words, beginnings and phrases, without case and accents")
    func words() throws {
        #expect(try excerpt(said("The Café opens. cafés too"), "cafe") == "The [Café] opens. cafés too")
        #expect(try excerpt(said("The Café opens. cafés too"), "cafe*") == "The [Café] opens. [cafés] too")
        #expect(
            try excerpt(said("a birthday, dinner and dinner"), "\"birthday dinner\"")
                == "a [birthday, dinner] and dinner")
        #expect(try excerpt(said("naïve"), "NAIVE") == "[naïve]")
    }

    @Test("marks letters where words cannot be told")
    func letters() throws {
        #expect(try excerpt(said("明日は東京タワーへ"), "東京") == "明日は[東京]タワーへ")
        #expect(try excerpt(said("see you 🌸!"), "🌸") == "see you [🌸]!")
    }

    @Test("begins shortly before the first match, in the first field that has one")
    func cut() throws {
        let long = String(repeating: "word ", count: 100)
        let texts = SearchTexts(summary: "nothing", body: long + "garden " + long, facts: "garden", names: "")
        let shown = try excerpt(texts, "garden")
        #expect(shown.hasPrefix("…word"))
        #expect(shown.contains("[garden]"))
        #expect(shown.hasSuffix("…"))
        #expect(shown.count < 180)
        let summed = SearchTexts(summary: "a garden", body: "garden", facts: "", names: "")
        #expect(try excerpt(summed, "garden") == "a [garden]")
    }

    @Test("is the summary where there is nothing to mark, and never drives a terminal")
    func unmarked() throws {
        let texts = SearchTexts(summary: "Plans\u{1B}[31m", body: "x", facts: "", names: "")
        #expect(try excerpt(texts, "in:inbox") == "Plans[31m")
        #expect(try excerpt(SearchTexts(summary: "", body: "", facts: "", names: ""), "a").isEmpty)
    }
}
