import CirclesTestSupport
import Foundation
import Testing

/// A machine of a store with many accounts, which no command was run on yet.
@Suite(
    "Commands on a store of many accounts", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed")
)
struct AccountsCommandTests {
    private let circles: CirclesProcess
    private let nora: CirclesProcess

    init() async throws {
        let server = try #require(PostgresServer.shared)
        circles = try CirclesProcess(environment: [
            "CIRCLES_STORE": try server.newDatabase(), "CIRCLES_ACCOUNTS": "many",
        ])
        nora = circles.with(["CIRCLES_ACCOUNT": "nora"])
    }

    private func words(_ output: CirclesProcess.Output) -> String { output.standardOutput + output.standardError }

    @Test("a share is taken for the account that is named, and refused where none is, or one that nothing was done for")
    func shares() async throws {
        #expect(try await circles.run("accounts", "add", "nora").status == 0)
        let nobody = try await circles.share("--text", "Maria Lopez\nsee you on Friday")
        #expect(nobody.status == 64 && nobody.standardError.contains("CIRCLES_ACCOUNT"), "\(words(nobody))")
        for (name, status) in [("norah", Int32(65)), ("../nora", 64)] {
            let other = try await circles.with(["CIRCLES_ACCOUNT": name]).share("--text", "Maria Lopez\nhello")
            #expect(other.status == status, "\(words(other))")
        }
        #expect(try await nora.run("contacts", "add", "Maria Lopez").status == 0)
        let shared = try await nora.share("--text", "Maria Lopez\nsee you on Friday")
        #expect(shared.status == 0, "\(words(shared))")
        let id = shared.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(words(try await nora.run("trace", id)).contains("waiting in the queue"))
        #expect(words(try await nora.run("doctor", "--offline")).contains("1 share waiting"))
        #expect(words(try await nora.run("process")).contains("Maria Lopez"))
        #expect(words(try await nora.run("trace", id)).contains("filed"))
    }

    @Test("what was handed over when there was one account is nobody's, and the checkup says so")
    func sharedBefore() async throws {
        #expect(try await circles.share("--text", "Maria Lopez\nsee you on Friday").status == 0)
        #expect(try await circles.run("accounts", "list").status == 0)
        let found = try await circles.run("doctor", "--offline")
        #expect(found.status == 78 && found.standardOutput.contains("1 share of no account"), "\(words(found))")
        // Back to one, shares are the home's again.
        let alone = circles.with(["CIRCLES_STORE": "", "CIRCLES_ACCOUNTS": ""])
        #expect(words(try await alone.run("process")).contains("Maria Lopez"))
        #expect(try await alone.share("--text", "Maria Lopez\nhello again").status == 0)
    }

    @Test("the checkup tells whoever keeps the store what it promises, and each account how it is")
    func checkup() async throws {
        let keeper = try await circles.run("doctor", "--offline")
        // The tests' own server does not write through.
        #expect(keeper.standardOutput.contains(", 0 accounts; fsync is off"), "\(words(keeper))")
        _ = try await circles.run("accounts", "add", "nora")
        #expect(try await circles.run("doctor", "--offline").standardOutput.contains(", 1 account; "))
        let own = try await nora.run("doctor", "--offline")
        #expect(own.standardOutput.contains("0 open notes, account nora"), "\(words(own))")
        let me = try await nora.run("setup", "--me", "Nora Quinn", "--model", "rules")
        #expect(me.status == 0 && me.standardError.contains("you are Nora Quinn"), "\(words(me))")
    }

    @Test("limits that are not named stay when an account is named again, until all are taken away")
    func limits() async throws {
        func add(_ arguments: String...) async throws -> String {
            try await circles.run(["accounts", "add", "nora"] + arguments).standardOutput
        }
        #expect(try await add("--captures-per-day", "8") == "added the account nora  at most 8 captures a day\n")
        let both = "the account is there: nora  at most 8 captures a day, 1 MB of pictures\n"
        #expect(try await add("--megabytes", "1") == both)
        #expect(try await add() == both)
        #expect(try await add("--unlimited") == "the account is there: nora\n")
    }

    @Test("a server begins on a machine where nothing was run before")
    func fresh() async throws {
        let output = try await circles.shell(
            """
            cd
            "$0" serve --no-work --listen 127.0.0.1:0 2>log & pid=$!
            for i in $(seq 600); do grep -q 'listening on' log && break; kill -0 $pid || break; sleep 0.05; done
            kill $pid; wait $pid; echo "ended $?"; cat log >&2
            """)
        #expect(
            output.standardOutput == "ended 0\n" && output.standardError.contains("listening on"), "\(words(output))")
    }

    @Test(
        "a database that cannot be reached is told with its place and without its password, and what is wrong for good is no wait",
        arguments: [
            ("postgres://kim:hunter2@127.0.0.1:1/db", 69, "postgres://127.0.0.1:1/db"),
            ("postgres://kim:hunter2@127.0.0.1:abc/db", 78, "cannot be understood"),
            ("postgres://kim:hunter2@127.0.0.1:99999/db", 78, "cannot be understood"),
            ("postgres://kim:hunter2@127.0.0.1/db?foo=bar", 78, "cannot be understood"),
            ("postgres://kim:hunter2%zz@127.0.0.1/db", 78, "cannot be understood"),
        ])
    func unreachable(address: String, status: Int32, told: String) async throws {
        let lists = [circles, circles.with(["CIRCLES_ACCOUNTS": ""])].map { $0.with(["CIRCLES_STORE": address]) }
        for circles in lists {
            let answer = try await circles.with(["CIRCLES_ACCOUNT": "nora"]).run("contacts", "list")
            #expect(answer.status == status && answer.standardError.contains(told), "\(words(answer))")
            #expect(!words(answer).contains("hunter2"))
        }
    }

    @Test("a server that wants a password and gets none says where it is looked for")
    func noPassword() async throws {
        let server = try #require(PostgresServer.shared)
        let answer = try await circles.with([
            "CIRCLES_STORE": "postgres://circles@/circles?host=\(server.folder)", "CIRCLES_ACCOUNTS": "",
        ]).run("contacts", "list")
        #expect(answer.status == 78 && answer.standardError.contains("wants a password"), "\(words(answer))")
        #expect(answer.standardError.contains("PGPASSWORD or ~/.pgpass"))
    }
}
