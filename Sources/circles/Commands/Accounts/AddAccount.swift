import ArgumentParser
import CirclesCore
import CirclesService

struct AddAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add an account, or change what one may use: limits that are named.",
        discussion: """
            Examples:
              circles accounts add nora
              circles accounts add nora --captures-per-day 500 --megabytes 2000
              circles accounts add nora --unlimited
            """)

    @Argument(help: "Small letters, digits, - and _.")
    var name: String

    @Option(help: ArgumentHelp("The most captures of a day; without limit otherwise.", valueName: "count"))
    var capturesPerDay: Int64?

    @Option(help: ArgumentHelp("The most that its pictures may take; without limit otherwise.", valueName: "count"))
    var megabytes: Int64?

    @Flag(help: "Take away the limits that are not named.")
    var unlimited = false

    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard (capturesPerDay ?? 0) >= 0, (0...Self.most).contains(megabytes ?? 0) else {
            throw ValidationError("a limit is a number, 0 or more")
        }
    }

    private static let most: Int64 = 1_000_000_000

    func run() async throws {
        let quota = AccountQuota(capturesADay: capturesPerDay, bytesKept: megabytes.map { $0 * 1_000_000 })
        let added = try await Accounts.open(home).add(name, quota, keepsOthers: !unlimited)
        let change = added.isNew ? "added the account" : "the account is there:"
        Terminal.standardOutput.line("\(change) \(AccountLine.text(added.account))")
    }
}
