import ArgumentParser
import CirclesCore
import CirclesService
import CirclesSpool
import Foundation
import Synchronization

/// Moves a home's store into PostgreSQL, or copies an account into a new home.
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Move your conversations into a PostgreSQL database, or copy them back into a folder.",
        discussion: """
            Moving takes the database and the pictures of this home into an account of the database, which must be empty; \
            the account and the tables are made where they are missing. All of it is compared before it counts. The home \
            keeps everything, and commands say from then on where its conversations are. Stop `circles serve` and `circles \
            process` first.

            Copying back makes a new home of an account, which stays as it is: a backup that `--home` opens.

            Leave the password out of the address and give it in PGPASSWORD or ~/.pgpass: other users of this machine see \
            what stands on a command line.

            Examples:
              circles migrate --to postgres://circles@db.example.org/circles --account maria
              circles migrate --from postgres://circles@db.example.org/circles --account maria --to ~/maria
            """)

    @Option(
        help: ArgumentHelp("Where to: postgres://…, or with --from a folder that is not there yet.", valueName: "place")
    )
    var to: String

    @Option(help: ArgumentHelp("Copy an account of this database, not this home.", valueName: "address"))
    var from: String?

    @Option(help: ArgumentHelp("The account in the database.", valueName: "name"))
    var account = "me"

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard !account.isEmpty, account.utf8.count <= 200, !account.contains(where: { $0.isNewline || $0 == "\0" })
        else {
            throw ValidationError("an account's name is one line of 1 to 200 bytes")
        }
        guard let from else {
            guard Migration.isAddress(to) else {
                throw ValidationError(
                    "--to is an address such as postgres://circles@db.example.org/circles, or comes with --from")
            }
            do { _ = try AccountName.checked(account) } catch {
                throw ValidationError("\(error.message): \(error.hint ?? "")")
            }
            return
        }
        guard Migration.isAddress(from) else {
            throw ValidationError("--from is an address such as postgres://circles@db.example.org/circles")
        }
        guard !Migration.isAddress(to), !to.isEmpty else {
            throw ValidationError("with --from, --to is a folder that is not there yet")
        }
    }

    func run() async throws {
        // A server that was told to stop takes back what it had begun.
        let bar = LateProgress(isQuiet: home.quiet)
        defer { bar.clear() }
        let outcome = try await Interruption.guarding(saying: .migrationInterrupted, within: 5_000) {
            try await work(bar)
        }
        bar.clear()
        let what = "\(outcome.counts), \(Counted.text(outcome.pictures, "picture"))"
        guard from == nil else {
            Terminal.standardOutput.line("copied \(what) to \(outcome.place.printable)")
            return
        }
        Terminal.standardOutput.line(
            "\(outcome.wasThere ? "found" : "moved") \(what) \(outcome.wasThere ? "in" : "to") \(outcome.place.printable)"
        )
        home.tell("this home keeps its own copy; commands use the new place when it is set", .set("store"))
    }

    private func work(_ bar: LateProgress) async throws(CirclesError) -> Migration.Outcome {
        let place = try Home(home.home)
        guard let from else { return try await Migration.move(place, to: to, account: account, tell: bar.show) }
        return try await Migration.copy(
            from: from, account: account, to: to, try await Settings.load(place), tell: bar.show)
    }
}

/// A bar whose length is known when the work has begun.
private final class LateProgress: Sendable {
    private let isQuiet: Bool
    private let bar = Mutex<Progress?>(nil)

    init(isQuiet: Bool) { self.isQuiet = isQuiet }

    @Sendable func show(_ done: Int, of total: Int) {
        bar.withLock { bar in
            let shown = bar ?? Progress(total: total, isQuiet: isQuiet)
            bar = shown
            shown.advance(to: done)
        }
    }

    func clear() { bar.withLock { $0?.clear() } }
}
