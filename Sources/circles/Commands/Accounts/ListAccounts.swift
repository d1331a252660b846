import ArgumentParser
import CirclesCore
import CirclesService

struct ListAccounts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the accounts of the store.")

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    private struct Line: Encodable {
        let name: String
        let capturesPerDay: Int64?
        let bytesKept: Int64?
    }

    func run() async throws {
        for account in try await Accounts.open(home).list() {
            let quota = account.quota
            if output.json {
                try JSONLines.print(
                    Line(name: account.name, capturesPerDay: quota.capturesADay, bytesKept: quota.bytesKept))
            } else {
                Terminal.standardOutput.line(AccountLine.text(account))
            }
        }
    }
}

/// An account and what it may use, for a person to read.
enum AccountLine {
    static func text(_ account: StoreAccount) -> String {
        let quota = account.quota
        let limits = [
            quota.capturesADay.map { "\($0) captures a day" },
            quota.bytesKept.map { "\($0 / 1_000_000) MB of pictures" },
        ].compactMap(\.self)
        return account.name.printable + (limits.isEmpty ? "" : "  at most " + limits.joined(separator: ", "))
    }
}
