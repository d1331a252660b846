import ArgumentParser
import CirclesCore
import CirclesService

struct AddAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an account, or change what one may use.",
        discussion: """
            Examples:
              circles accounts add nora
              circles accounts add nora --captures-per-day 500 --megabytes 2000
            """)

    @Argument(help: "Small letters, digits, - and _.")
    var name: String

    @Option(help: ArgumentHelp("The most captures of a day; without limit otherwise.", valueName: "count"))
    var capturesPerDay: Int64?

    @Option(help: ArgumentHelp("The most that its pictures may take; without limit otherwise.", valueName: "count"))
    var megabytes: Int64?

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (capturesPerDay ?? 0) >= 0, (0...Self.most).contains(megabytes ?? 0) else {
            throw ValidationError("a limit is a number, 0 or more")
        }
    }

    private static let most: Int64 = 1_000_000_000

    func run() async throws {
        let quota = AccountQuota(capturesADay: capturesPerDay, bytesKept: megabytes.map { $0 * 1_000_000 })
        let isNew = try await Accounts.open(home).add(name, quota)
        Terminal.standardOutput.line(isNew ? "added the account \(name)" : "changed what \(name) may use")
    }
}
