package import CirclesCore
internal import CirclesFiles
package import CirclesStore
package import Foundation

extension CirclesDatabase {
    /// Opens an account in a PostgreSQL database, making the tables and the account when they are missing. Pictures are in the
    /// database, and who works on what is told by its clock: any number of machines may share an account.
    ///
    /// - Parameters:
    ///   - makes: Whether the tables and the account are made when they are missing; otherwise that is `notFound`.
    ///   - bucket: Where new pictures are put; nil: into the database.
    ///   - folder: Where a purge that was cut off is remembered.
    ///   - rules: By which learnt names are held against contacts that come.
    ///   - patience: Seconds that the database may take to answer.
    ///   - ahead: Seconds by which leases are counted ahead of the database's clock.
    package convenience init(
        postgres address: PostgresAddress, account: String, makes: Bool = true, bucket: (any PictureBucket)? = nil,
        folder: URL,
        rules: NameRules = NameRules(),
        patience: Double = 30, ahead: @escaping @Sendable () -> Double = { 0 }
    ) throws(CirclesError) {
        let engine: PostgresEngine
        do {
            try PrivateFiles.makeDirectory(folder.path)
            engine = try PostgresEngine(address, account: account, makes: makes, patience: patience)
        } catch let failure as PostgresFailure {
            throw PostgresError.describe(failure, doing: "open the store", at: address.place)
        } catch {
            throw StoreError.describe(error, doing: "open the store")
        }
        self.init(postgres: engine, bucket: bucket, folder: folder, rules: rules, ahead: ahead)
    }

    convenience init(
        postgres engine: PostgresEngine, bucket: (any PictureBucket)?, folder: URL, rules: NameRules,
        ahead: @escaping @Sendable () -> Double = { 0 }
    ) {
        self.init(
            engine, pictures: PostgresPictures(engine: engine, bucket: bucket), leases: PostgresLeases(ahead: ahead),
            in: folder,
            rules: rules)
    }
}
