import CirclesTestSupport
import Foundation
import Testing

@Suite("Matching names, from the command line")
struct MatchCommandTests {
    @Test("whatever comes in gets one answer a line, in order, and no guess")
    func hostile() async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        for _ in 0..<50 { try await circles.run("contacts", "add", "Max Mustermann") }
        try await circles.run("contacts", "add", "Liz", "--nickname", "liz", "--nickname", "LIZ")
        let long = String(repeating: "Maria Lopez ", count: 900)
        let marks = String(repeating: "\\u0301", count: 10_000)
        let queries: [(line: String, outcome: String)] = [
            (#"{"query": "\ud800"}"#, "unknown"), (#"{"query": "\udc00 \ud800x"}"#, "unknown"),
            (#"{"query": "\u202eMaria Lopez\u202c\u200f"}"#, "matched"), (#"{"query": "Maria\u0000Lopez"}"#, "matched"),
            (#"{"query": "Maria\nLopez"}"#, "matched"), (#"{"query": "   "}"#, "unknown"),
            (#"{"query": ""}"#, "unknown"),
            ("", "unknown"), ("🌸🌸", "unknown"), (#"{"query": "🌸 Maria Lopez 🌸"}"#, "matched"),
            ("{\"query\": \"\(marks)\"}", "unknown"), (long, "unknown"),
            (String(repeating: "a", count: 10_000), "unknown"),
            (#"{"query": 5}"#, "unknown"), (#"{"query""#, "unknown"), ("{{Maria Lopez}}", "unknown"),
            ("liz", "matched"),
            ("Max Mustermann", "ambiguous"), ("Max", "ambiguous"),
        ]
        let input = queries.map(\.line).joined(separator: "\n") + "\n"
        let output = try await circles.run(
            "contacts", "match", "--stdin", "--json", input: Data(input.utf8) + [0x4D, 0xFF, 0xFE, 0x0A])
        #expect(output.status == 0)
        let answers = output.json
        #expect(answers.count == queries.count + 1)
        for (query, answer) in zip(queries, answers) {
            #expect(answer["outcome"] as? String == query.outcome, "\(query.line.prefix(40))")
        }
        #expect(answers.last?["outcome"] as? String == "unknown")
    }

    @Test("--explain shows the method, the score, the evidence, the runner-up and every suggestion's reason")
    func explain() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Elizabeth Chen", "--nickname", "Liz")
        try await circles.run("contacts", "add", "Elizabeth Moore")
        let text = try await circles.run("contacts", "match", "Liz 🌸", "--explain").standardOutput
        #expect(text.contains("Liz 🌸 → Elizabeth Chen (by nickname)"))
        #expect(text.contains("method     by nickname, score 0.98"))
        #expect(text.contains("because    nickname 'Liz' is stored for Elizabeth Chen; no other contact has it"))
        #expect(text.contains("runner-up  Elizabeth Moore, behind by 0."))
        #expect(text.contains("2 0.83 Elizabeth Moore: 'Liz' is short for 'Elizabeth'"))
        let two = try await circles.run("contacts", "match", "Elizabeth", "--explain").standardOutput
        #expect(two.contains("2 contacts fit: Elizabeth Chen, Elizabeth Moore"))
    }

    @Test("a name of several words needs no quotes")
    func words() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Sarah Whitfield")
        let answers = try await circles.run("contacts", "match", "Sarah", "Whitfield", "--json").json
        #expect(answers.map { $0["query"] as? String } == ["Sarah Whitfield"])
        #expect(answers.first?["outcome"] as? String == "matched")
    }

    @Test("a number without its country decides when one contact has it, its end never does")
    func phones() async throws {
        let circles = try CirclesProcess()
        try await circles.run("contacts", "add", "Ana Sousa", "--phone", "+1 202 555 0143")
        func outcome(_ number: String) async throws -> String? {
            try await circles.run("contacts", "match", "--json", number).json.first?["outcome"] as? String
        }
        #expect(try await outcome("(202) 555-0143") == "matched")
        #expect(try await outcome("555-0143") == "unknown")
        #expect(try await outcome("+44 202 555 0143") == "unknown")
        try await circles.run("contacts", "add", "Ana Souza", "--phone", "+44 202 555 0143")
        #expect(try await outcome("(202) 555-0143") == "ambiguous")
        #expect(try await outcome("+1 202 555 0143") == "matched")
    }
}
