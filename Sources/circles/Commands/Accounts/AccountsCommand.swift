import ArgumentParser
import CirclesCore
import CirclesService
import CirclesSpool

/// The people who share a store in PostgreSQL.
struct AccountsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accounts", abstract: "Add and remove the accounts of a store that many people share.",
        discussion: """
            For a store in PostgreSQL with accounts: many. Each account has contacts, conversations, devices and folders of its \
            own, and sees no other. Every other command is about the account that CIRCLES_ACCOUNT names.

            Examples:
              circles accounts add nora
              CIRCLES_ACCOUNT=nora circles devices add "Nora's phone"
            """,
        subcommands: [AddAccount.self, ListAccounts.self, RemoveAccount.self])
}

extension Accounts {
    /// Those of the store that the options name.
    static func open(_ options: HomeOptions) async throws(CirclesError) -> Accounts {
        let home = try Home(options.home)
        return try Accounts(home, try await Settings.load(home))
    }
}
