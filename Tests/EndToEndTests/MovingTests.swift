import CirclesTestSupport
import Foundation
import Testing

/// `circles migrate` against a server of the tests' own, each test in a database of its own.
@Suite("Moving to PostgreSQL and back", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct MovingTests {
    private let circles: CirclesProcess
    private let server: PostgresServer
    private let database = "moving_\(UUID().uuidString.lowercased().replacing("-", with: ""))"

    private var address: String { server.url(database: database) }

    init() async throws {
        circles = try CirclesProcess()
        server = try #require(PostgresServer.shared)
        try await administer("CREATE DATABASE \(database) OWNER circles")
    }

    private func administer(_ sql: String) async throws {
        let made = try await circles.shell("psql -q '\(server.url(of: "postgres", database: "postgres"))' -c '\(sql)'")
        try #require(made.status == 0, "\(made.standardError)")
    }

    private func ask(_ sql: String) async throws -> String {
        let url = server.url(of: "postgres", database: database)
        return try await circles.shell("psql -qAt '\(url)' -c \"\(sql)\"").standardOutput.trimmingCharacters(
            in: .whitespacesAndNewlines)
    }

    private func fill() async throws {
        try await circles.addContacts("Maria Lopez", "Jon Smith")
        try await circles.run(
            "import", "--contact", "Maria Lopez", Fixture.url("screenshots/imessage-maria-dark.png").path)
        try await circles.run("import", "--text", "Jon Smith\nsee you on Friday")
        try await circles.run("import", "--text", "Somebody New\nhello")
    }

    private func other(_ name: String) -> CirclesProcess {
        circles.with(["CIRCLES_HOME": "\(circles.home.path)/\(name)"])
    }

    private let told = [
        ["export"], ["timeline", "--json"], ["inbox", "list", "--json"], ["log", "--json"],
        ["search", "--json", "friday"], ["contacts", "list", "--json"],
    ]

    private func everything(_ circles: CirclesProcess) async throws -> [String] {
        var all: [String] = []
        for command in told { all.append(try await circles.run(command).standardOutput) }
        return all
    }

    @Test(
        "a home that was moved says where its conversations are; a copy of the account holds them all and takes back the last step"
    )
    func roundTrip() async throws {
        try await fill()
        let before = try await everything(circles)
        let moved = try await circles.run("migrate", "--to", address, "--account", "maria")
        #expect(moved.status == 0, "\(moved.standardError)")
        #expect(
            moved.standardOutput
                == "moved 2 contacts, 2 interactions, 1 open note, 1 picture to postgres:///\(database), account maria\n"
        )
        for command in told + [["doctor"], ["migrate", "--to", address, "--account", "maria"]] {
            let answer = try await circles.run(command)
            #expect(answer.status == (command == ["doctor"] ? answer.status : 78), "\(command)")
            #expect(
                (answer.standardError + answer.standardOutput).contains(
                    "this home's conversations are in postgres:///\(database), account maria"), "\(command)")
            #expect(!(answer.standardError + answer.standardOutput).contains("secret"))
        }
        let folder = "\(circles.home.path)/back", back = other("back")
        let copied = try await back.run("migrate", "--from", address, "--account", "maria", "--to", folder)
        #expect(copied.status == 0, "\(copied.standardError)")
        #expect(copied.standardOutput == "copied 2 contacts, 2 interactions, 1 open note, 1 picture to \(folder)\n")
        let same = try await circles.shell(
            "cd '\(circles.home.path)' && diff -r home/captures back/captures && ! ls -A back | grep -E 'wal|shm|moved|part' && stat -c %a back back/circles.sqlite"
        )
        #expect(same.status == 0 && same.standardOutput == "700\n600\n", "\(same.standardOutput)\(same.standardError)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: circles.home.path).allSatisfy { !$0.hasSuffix(".part") }
        )
        #expect(try await everything(back) == before)
        #expect(try await back.run("undo").status == 0)
        #expect(try await back.run("doctor").standardOutput.contains("2 contacts"))
        #expect(try await back.run("migrate", "--from", address, "--account", "maria", "--to", folder).status == 73)
        #expect(try await back.run("migrate", "--from", address, "--account", "jon", "--to", folder + "2").status == 65)
        #expect(!FileManager.default.fileExists(atPath: folder + "2"))
    }

    @Test(
        "a home is not moved while somebody works on it, nor into an account that has something; it stays in use then")
    func refused() async throws {
        try await fill()
        for lock in ["consumer.lock", "server.lock"] {
            let answer = try await circles.shell(
                "flock '\(circles.data.path)/\(lock)' -c \"'$0' migrate --to '\(address)'\"")
            #expect(answer.status == 69, "\(answer.standardError)")
            #expect(answer.standardError.contains("works on this data directory"))
        }
        // What a purge that was cut off has still to take away would stay.
        let pending = try circles.home.write("", to: "home/purge.pending")
        let cutOff = try await circles.run("migrate", "--to", address)
        #expect(cutOff.status == 65 && cutOff.standardError.contains("a purge was cut off"), "\(cutOff.standardError)")
        try FileManager.default.removeItem(atPath: pending)
        let elsewhere = other("elsewhere")
        _ = try await elsewhere.run("contacts", "add", "Kim Berg")
        #expect(try await elsewhere.run("migrate", "--to", address).status == 0)
        let answer = try await circles.run("migrate", "--to", address)
        #expect(answer.status == 65 && answer.standardError.contains("something else in that account"))
        #expect(try await ask("SELECT string_agg(name, ',') FROM contact") == "Kim Berg")
        #expect(try await circles.run("contacts", "add", "Ana Sousa").status == 0)
        let wrong = server.url(password: "hunter2", database: database)
        let refused = try await circles.run("migrate", "--to", wrong, "--account", "other")
        #expect(refused.status == 78 && !refused.standardError.contains("hunter2"), "\(refused.standardError)")
        #expect(try await other("nothing").run("migrate", "--to", address, "--account", "other").status == 65)
        for arguments in [
            ["--to", "folder"], ["--to", "folder", "--from", "folder"], ["--to", address, "--from", address],
        ] {
            #expect(try await circles.run(["migrate"] + arguments).status == 64)
        }
    }

    /// A move that gets a signal when rows have come in and the first picture waits, for a lock that goes when the process has ended,
    /// or has been told to.
    private func stopped(by signal: String) async throws -> CirclesProcess.Output {
        try await circles.shell(
            """
            hold() { printf 'BEGIN; LOCK TABLE picture IN EXCLUSIVE MODE;\\n'; cat "$1"; }
            ask() { psql -qAt '\(server.url(of: "postgres", database: database))' -c "$1"; }
            mkfifo '\(circles.home.path)/end'
            hold '\(circles.home.path)/end' | psql -q '\(server.url(of: "postgres", database: database))' &
            exec 3>'\(circles.home.path)/end'
            wait_for() { for i in $(seq 300); do [ "$(ask "$1")" = t ] && return; sleep 0.1; done; echo never; }
            wait_for "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE relation = 'picture'::regclass AND mode = 'ExclusiveLock')"
            "$0" migrate --to '\(address)' 3>&- & circles=$!
            wait_for "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE relation = 'picture'::regclass AND NOT granted)"
            kill -\(signal) $circles
            \(signal == "KILL" ? "wait $circles" : "exec 3>&-; wait $circles")
            echo ended $?
            exec 3>&-
            wait
            wait_for "SELECT NOT EXISTS (SELECT 1 FROM pg_locks WHERE relation = 'picture'::regclass)"
            ask "SELECT string_agg(name, ',') FROM contact"
            """)
    }

    @Test("Ctrl-C in the middle of the copy leaves the home in use and the account empty, and the next time works")
    func interrupted() async throws {
        try await fill()
        let elsewhere = other("elsewhere")
        _ = try await elsewhere.run("contacts", "add", "Kim Berg")
        #expect(try await elsewhere.run("migrate", "--to", address, "--account", "other").status == 0)
        let before = try await everything(circles)
        let output = try await stopped(by: "INT")
        #expect(output.standardOutput == "ended 130\nKim Berg\n", "\(output.standardError)")
        #expect(output.standardError.contains("interrupted; nothing was moved, or all of it"))
        #expect(try await everything(circles) == before)
        let moved = try await circles.run("migrate", "--to", address)
        #expect(moved.status == 0 && moved.standardOutput.hasPrefix("moved 2 contacts"), "\(moved.standardError)")
        // A home's backup is no account's, which says how that is made.
        let backup = try await other("server").with(["CIRCLES_STORE": address]).run(
            "backup", "\(circles.home.path)/b.tar")
        #expect(
            backup.status == 64 && backup.standardError.contains("`circles migrate --from"), "\(backup.standardError)")
    }

    @Test(
        "killed in the middle of the copy, a move leaves the account empty and the home as it was; it works the next time"
    )
    func killed() async throws {
        try await fill()
        // The tables, of another account.
        let elsewhere = other("elsewhere")
        _ = try await elsewhere.run("contacts", "add", "Kim Berg")
        #expect(try await elsewhere.run("migrate", "--to", address, "--account", "other").status == 0)
        let before = try await everything(circles)
        let output = try await stopped(by: "KILL")
        #expect(output.standardOutput == "ended 137\nKim Berg\n", "\(output.standardError)")
        #expect(try await everything(circles) == before)
        let moved = try await circles.run("migrate", "--to", address)
        #expect(moved.status == 0 && moved.standardOutput.hasPrefix("moved 2 contacts"), "\(moved.standardError)")
        // Killed between the account's commit and the mark, all is there.
        try FileManager.default.removeItem(at: circles.data.appending(path: "moved"))
        #expect(try await everything(circles) == before)
        let again = try await circles.run("migrate", "--to", address)
        #expect(again.status == 0 && again.standardOutput.hasPrefix("found 2 contacts"), "\(again.standardError)")
        #expect(try await circles.run("timeline").status == 78)
    }
}
