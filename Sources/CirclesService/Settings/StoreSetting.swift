package import CirclesCore
internal import CirclesBucket
internal import CirclesPostgres
package import CirclesSpool
internal import CirclesSQLite
package import CirclesStore
internal import Foundation

extension Settings {
    /// Other machines may have the same store: what one accepted is safe when it is there, and what waits there is anybody's to do.
    package var storeIsShared: Bool { string(.store) != nil }

    /// Whose conversations these are, in a store that many share.
    package var account: String { string(.account) ?? "me" }

    /// Where new pictures of a store that is shared are put; nil: into the database.
    ///
    /// - Throws: `CirclesError` with `configuration`.
    package func bucket() throws(CirclesError) -> (any PictureBucket)? {
        guard let text = string(.pictures) else { return nil }
        let address = try S3Address(text, region: string(.s3Region), endpoint: string(.s3Endpoint))
        guard let key = string(.s3Key), let secret = string(.s3Secret), !key.isEmpty, !secret.isEmpty else {
            throw CirclesError(
                .configuration, "the bucket needs a key and a secret", remedy: .correctSetting("s3.key and s3.secret"))
        }
        return try S3Bucket(address, key: key, secret: secret)
    }

    /// - Returns: What is wrong with a store's address, without the address: it may hold a password.
    static func flaw(inStore address: String) -> String? {
        ["postgres://", "postgresql://"].contains { address.hasPrefix($0) } ? nil : "store must begin with postgres://"
    }

    static func flaw(inAccount name: String) -> String? {
        name.utf8.count <= mostAccountBytes && !name.contains { $0.isNewline || $0 == "\0" }
            ? nil : "account must be one line of at most \(mostAccountBytes) bytes"
    }

    private static let mostAccountBytes = 200
}

extension AppContext {
    /// All that a home keeps, made where there is nothing yet. Only here is said which engine keeps it.
    ///
    /// - Parameters:
    ///   - settings: Nil when they cannot be read: what is in the home itself is meant.
    ///   - rules: By which learnt names are held against contacts that come.
    /// - Throws: `CirclesError` with `configuration` when the database is a newer version's or not to be had, `cannotWrite`,
    ///   `unavailable`.
    package static func store(
        of home: Home, _ settings: Settings?, _ rules: NameRules = NameRules()
    ) throws(CirclesError) -> any Store {
        guard let settings, let address = settings.string(.store) else {
            if settings != nil { try home.mark(hasManyAccounts: false) }
            return try CirclesDatabase(folder: home.data, rules: rules)
        }
        if settings.hasManyAccounts { throw Accounts.isAsked }
        try home.mark(hasManyAccounts: false)
        return try CirclesDatabase(
            postgres: PostgresAddress(address), account: settings.account, bucket: try settings.bucket(),
            folder: home.data, rules: rules)
    }
}
