import CirclesTestSupport
import Foundation
import Testing

@Suite("Lists by pages, from the command line")
struct PageTests {
    /// What is said behind `--after`.
    private func cursor(_ output: CirclesProcess.Output) throws -> String {
        let line = try #require(output.standardError.split(separator: "\n").first { $0.hasPrefix("more: circles ") })
        return try #require(line.split(separator: " ").last.map(String.init))
    }

    @Test(
        "what is told on standard error leads on, until nothing follows",
        arguments: [["timeline", "Maria Lopez"], ["timeline", "--label", "Trip"], ["inbox", "list"], ["log"]])
    func pages(command: [String]) async throws {
        let circles = try CirclesProcess()
        try await circles.addContacts("Maria Lopez")
        for number in 1...3 {
            try await circles.run("import", "--label", "trip", "--text", "Maria Lopez\nsee you at \(number)")
            try await circles.run("import", "--text", "Stranger \(number)\nhello at \(number)")
        }
        func ids(_ arguments: [String]) async throws -> ([String], CirclesProcess.Output) {
            let output = try await circles.run(command + ["--json"] + arguments)
            #expect(output.status == 0, "\(output.standardError)")
            return (output.json.compactMap { $0["id"] as? String }, output)
        }
        let (all, whole) = try await ids([])
        #expect(all.count >= 3 && !whole.standardError.contains("more:"))
        var seen: [String] = []
        var after: [String] = []
        while true {
            let (some, output) = try await ids(["--limit", "2"] + after)
            seen += some
            guard output.standardError.contains("more: ") else { break }
            after = ["--after", try cursor(output)]
        }
        #expect(seen == all)
        #expect(try await ids(Array(after)).0 == Array(all.suffix((all.count - 1) % 2 + 1)))
    }

    @Test(
        "a cursor that is none is refused with 64",
        arguments: [["timeline"], ["inbox", "list"], ["log"]], ["x", "", "2026-05-02"])
    func bad(command: [String], cursor: String) async throws {
        let output = try await CirclesProcess().run(command + ["--after", cursor])
        #expect(output.status == 64)
        #expect(output.standardOutput.isEmpty)
        #expect(output.standardError.contains("no place in this list"))
    }

    @Test("the cursor of another list is refused with 64")
    func other() async throws {
        let circles = try CirclesProcess()
        #expect(try await circles.run("timeline", "--after", "12").status == 64)
        #expect(
            try await circles.run("log", "--after", "2026-05-02T12:00:00.000Z_3f2a91c0-0000-4000-8000-000000000001")
                .status == 64)
    }
}
