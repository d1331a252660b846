import ArgumentParser
import CirclesCore
import CirclesService

struct RemoveAccount: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Delete an account with all that it has. This cannot be undone.",
        discussion: """
            Its bytes stay in the database server's log, standbys and backups until their time is over.
            """)

    @Argument(help: "The account's name.")
    var name: String

    @Flag(name: .long, help: "Do not ask.")
    var yes = false

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let accounts = try await Accounts.open(home)
        guard yes else {
            throw CirclesError(
                .usage, "this deletes the account \(name.printable.truncated(to: 60)) with all its conversations",
                hint: "say --yes to do it")
        }
        try await accounts.remove(name)
        Terminal.standardOutput.line("deleted the account \(name)")
    }
}
