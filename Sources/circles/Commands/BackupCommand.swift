import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesSpool
import Foundation

/// Copies a home into one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Back up everything into one file, even while Circles is running.",
        discussion: """
            The file is a tar that other tools open, too: the database is SQLite's, and `sha256sum -c SHA256SUMS` \
            checks all of it. It holds your conversations, the pictures that wait for agents, and the configuration with \
            the keys in it, the agents' own among them: keep it as you keep those.

            Example:
              circles backup circles-2026-01-31.tar
            """)

    @Argument(help: "The file to write; it must not exist yet.", completion: .file())
    var file: String

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError("a backup is written to a file, not to standard output") }
    }

    func run() async throws {
        _ = try await Backup.write(try await AppContext.open(home), to: file)
        Terminal.standardOutput.line("saved in \(URL(filePath: file).path.printable)")
    }
}

/// Makes a home of such a file.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore a backup into an empty data directory.",
        discussion: """
            Example:
              circles restore circles-2026-01-31.tar --home ~/circles-as-it-was
            """)

    @Argument(help: "The backup.", completion: .file())
    var file: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let health = try await Backup.restore(file, into: try Home(home.home))
        Terminal.standardOutput.line("restored \(health.counts)")
    }
}
