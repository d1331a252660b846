import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

/// The index against a plain scan of the same texts.
@Suite("Searching two thousand interactions")
struct SearchScanTests {
    private static let words = [
        "garden", "Gardening", "café", "cafe", "dinner", "birthday", "Größe", "grosse", "naïve", "Łódź", "Москва",
        "москве", "Γιάννης", "Γιαννης", "ΓΙΆΝΝΗΣ", "ёлка", "елка", "йод", "иод", "їжак",
        "東京タワー", "東京", "大阪城", "co-op", "10:30", "don't", "Ärger", "arger", "ünder", "x", "a", "🌸", "é", "résumé",
    ]
    private static let queries = [
        "garden", "gard*", "cafe", "CAFÉ", "\"birthday dinner\"", "\"dinner birth\"", "grosse", "naive", "łódź",
        "москва",
        "моск*", "東京", "東京タワー", "京", "城", "co-op", "10:30", "don't", "arger cafe", "ünd* garden dinner", "x a", "🌸",
        "γιαννησ", "Γιάννης", "γιανν*", "елка", "ЁЛКА", "йод", "иод", "їжак", "resume", "\"cafe garden\" x", "nowhere",
        "東京 garden",
    ]

    private struct Text {
        let interaction: Interaction
        let fields: [(text: String, tokens: [String])]
    }

    /// As the tokenizer is documented, in a few lines: letters and digits make words; case and accents are set aside. й and ї are
    /// letters of their own.
    private static func tokens(_ text: String) -> [String] {
        let kept = text.lowercased().replacing("й", with: "Й").replacing("ї", with: "Ї").replacing("ς", with: "σ")
        let pieces = kept.map {
            "ЙЇ".contains($0) ? String($0) : String($0).folding(options: [.diacriticInsensitive], locale: nil)
        }
        let folded = pieces.joined()
        return folded.unicodeScalars.split { !CharacterSet.alphanumerics.contains($0) }.map { String($0) }
    }

    private static func has(_ text: Text, _ term: SearchTerm) -> Bool {
        let letters = term.texts[0].lowercased(), wanted = tokens(term.texts[0])
        return text.fields.contains { field in
            if term.match == .substring {
                return SearchFold.spread(field.text).utf8.contains(SearchFold.spread(letters).utf8)
            }
            let own = field.tokens
            guard let first = wanted.first, own.count >= wanted.count, own.contains(where: { $0.hasPrefix(first) })
            else { return false }
            return (0...own.count - wanted.count).contains { start in
                let piece = Array(own[start..<start + wanted.count])
                guard term.match == .prefix else { return piece == wanted }
                return piece.dropLast() == wanted.dropLast()
                    && piece[wanted.count - 1].hasPrefix(wanted[wanted.count - 1])
            }
        }
    }

    @Test(
        "finds what a plain scan finds, word by word and letter by letter",
        arguments: Engine.allCases.filter { $0 != .file })
    func sameSet(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contacts = [try await sample.contact("Ana Sousa"), try await sample.contact("Jon Smith")]
        var generator = SplitMix64(seed: 19)
        func sentence(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &generator)).map { _ in
                Self.words.randomElement(using: &generator) ?? ""
            }
            .joined(separator: " ")
        }
        var texts: [Text] = []
        for number in 0..<2000 {
            let capture = sample.capture("\(number)", text: "t\(number)")
            guard case .new(_, let claim) = try await sample.database.accept(capture, bytes: nil, force: true) else {
                continue
            }
            let topic = sentence(1)
            let interaction = Interaction(
                id: .random(), captureIDs: [capture.id],
                participants: [.init(contactID: contacts[number % 2].id, label: "Label")],
                occurredAt: sample.now.addingTimeInterval(Double(number) * 3600), zone: "UTC", summary: sentence(4),
                interests: [.init(topic: topic, about: .contact, evidence: .init(quote: "", message: 0))],
                messages: (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    Message(side: .left, text: sentence(6))
                })
            var filing = Filing(capture, under: claim, as: .interaction(interaction), bookRevision: nil)
            filing.isAlone = true
            _ = try await sample.database.conclude(filing, at: sample.now)
            texts.append(
                Text(
                    interaction: interaction,
                    fields: [
                        "Label\n\(contacts[number % 2].name)", interaction.summary, topic,
                        interaction.messages.map(\.text).joined(separator: "\n"),
                    ].map { ($0.lowercased(), Self.tokens($0)) }))
        }
        #expect(texts.count == 2000)
        let middle = sample.now.addingTimeInterval(1000 * 3600)
        for query in Self.queries {
            for stage in [SearchStage.words, .substrings] {
                let typed = SearchRequest(try SearchQuery(query), with: [], in: .gmt)
                guard var request = try await typed.at(stage, near: { _ in [] }) else { continue }
                let expected = texts.filter { text in request.terms.allSatisfy { Self.has(text, $0) } }
                func found() async throws -> Set<SearchHit.Subject> {
                    Set(try await sample.database.search(request, limit: 3000, after: nil).items.map(\.subject))
                }
                func subjects(_ texts: [Text]) -> Set<SearchHit.Subject> {
                    Set(texts.map { .interaction($0.interaction.id) })
                }
                let difference = try await found().symmetricDifference(subjects(expected))
                #expect(difference.isEmpty, "\(query) by \(stage)")
                request.contacts = [[contacts[0].id]]
                request.since = middle
                let narrowed = expected.filter {
                    $0.interaction.participants[0].contactID == contacts[0].id && $0.interaction.occurredAt >= middle
                }
                #expect(try await found() == subjects(narrowed), "\(query) by \(stage), narrowed")
            }
        }
    }
}
