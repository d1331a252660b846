import CirclesTestSupport
import Foundation
import Testing

@Suite("A store in PostgreSQL without libpq")
struct LibpqTests {
    private let circles: CirclesProcess

    init() throws {
        circles = try CirclesProcess(environment: [
            "CIRCLES_LIBPQ": "/nowhere/libpq.so.5", "CIRCLES_STORE": "postgres://circles:hunter2@127.0.0.1:1/circles",
        ])
    }

    @Test(
        "every command says what is missing and how to get it, and nothing is taken for kept",
        arguments: [
            ["contacts", "list"], ["import", "--text", "Maria Lopez\nsee you on Friday"], ["work"], ["serve"],
            ["doctor"],
        ])
    func missing(command: [String]) async throws {
        let answer = try await circles.run(command), all = answer.standardOutput + answer.standardError
        #expect(answer.status == 78, "\(all)")
        #expect(all.contains("libpq is not installed") && all.contains("apt-get install libpq5"), "\(all)")
        #expect(!all.contains("hunter2"))
        // A home of its own needs none.
        #expect(try await circles.with(["CIRCLES_STORE": ""]).run("contacts", "list").status == 0)
    }

    @Test("what was shared waits for the day that it can be kept")
    func waits() async throws {
        let shared = try await circles.share("--text", "Maria Lopez\nsee you on Friday")
        #expect(shared.status == 0, "\(shared.standardError)")
        #expect(try await circles.run("process").status == 78)
        let alone = circles.with(["CIRCLES_STORE": ""])
        #expect(try await alone.run("process").status == 0)
        #expect(try await alone.run("inbox", "list").standardOutput.contains("Maria Lopez"))
    }
}
