package import CirclesCore
package import CirclesFiles
package import CirclesStore
package import Foundation

extension CirclesDatabase {
    /// Opens an account in a PostgreSQL database, making the tables and the account when they are missing.
    ///
    /// - Parameters:
    ///   - folder: Where pictures are, and where those who work on captures see each other: all on one machine, until these are in
    ///     the database, too.
    ///   - rules: By which learnt names are held against contacts that come.
    ///   - patience: Seconds that the database may take to answer.
    ///   - clock: What leases are counted on; all who share a folder share it.
    package convenience init(
        postgres address: PostgresAddress, account: String, folder: URL, rules: NameRules = NameRules(),
        patience: Double = 30, clock: BootClock = .current
    ) throws(CirclesError) {
        let engine: PostgresEngine, pictures: PayloadFolder
        do {
            try PrivateFiles.makeDirectory(folder.path)
            pictures = try PayloadFolder(inside: folder)
            engine = try PostgresEngine(address, account: account, patience: patience)
        } catch let failure as PostgresFailure {
            throw PostgresError.describe(failure, doing: "open the store")
        } catch {
            throw StoreError.describe(error, doing: "open the store")
        }
        self.init(engine, pictures: pictures, in: folder, rules: rules, clock: clock)
    }
}
