internal import CirclesFiles
package import CirclesIntake
internal import FoundationEssentials
internal import Glibc

/// Who shares reads no configuration, which takes longer than sharing does. A file says what must be known of it: that the store
/// is many people's, and a share therefore somebody's.
extension Home {
    private var manyAccountsMark: String { data.appending(path: "many-accounts").path }

    /// Says whether the store is many people's, as the configuration has it now.
    ///
    /// - Throws: `CirclesError` with `cannotWrite`.
    package func mark(hasManyAccounts: Bool) throws(CirclesError) {
        let isMarked = access(manyAccountsMark, F_OK) == 0
        guard isMarked != hasManyAccounts else { return }
        do throws(FileFailure) {
            guard hasManyAccounts else {
                if unlink(manyAccountsMark) != 0, errno != ENOENT { throw FileFailure.current }
                return
            }
            try PrivateFiles.makeDirectory(data.path)
            try PrivateFiles.writeDurably(Data(), to: manyAccountsMark)
        } catch {
            throw error.writing("say whose shares are taken")
        }
    }

    /// Where somebody's shares belong: here, or in the part of their account.
    ///
    /// - Parameter account: As the environment names it.
    /// - Throws: `CirclesError` with `usage` when nobody is named and somebody must be, `notFound` for an account that nothing was done
    ///   for on this machine: a share for a name that was mistyped would wait for ever.
    package func part(forSharesOf account: String?) throws(CirclesError) -> Home {
        guard access(manyAccountsMark, F_OK) == 0 else { return self }
        guard let account, !account.isEmpty else {
            throw CirclesError(
                .usage, "this machine's store has many accounts", hint: "CIRCLES_ACCOUNT says which one is meant")
        }
        let own = self.account(try AccountName.checked(account))
        guard access(own.data.path, F_OK) == 0 else {
            throw CirclesError(
                .notFound, "nothing was done for the account \(account) on this machine yet",
                hint: "run the checkup as that account first, if there is one")
        }
        return own
    }
}
