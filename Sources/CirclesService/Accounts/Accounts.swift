package import CirclesCore
internal import CirclesPhone
internal import CirclesPostgres
package import CirclesSpool
internal import CirclesSQLite
internal import CirclesStore
internal import Foundation
internal import Synchronization

/// The people who share a store: each has an account with a book, conversations, devices and a folder of its own, and sees no other.
package final class Accounts: Sendable {
    /// Whose conversations a store has.
    package enum Count: String, CaseIterable, Sendable { case one, many }

    package let home: Home
    package let settings: Settings
    private let shared: PostgresAccounts
    private let opened = Mutex<[AccountKey: Opened]>([:])

    private struct Opened {
        let context: AppContext
        var lastUse: Double
    }

    /// Accounts that are kept at hand: the book of each is in memory.
    private static let mostOpen = 200

    private let bucket: (any PictureBucket)?

    static let isAsked = CirclesError(
        .usage, "this store has many accounts",
        hint: "CIRCLES_ACCOUNT says which one is meant")

    /// - Throws: `CirclesError` with `usage` for a store that is one person's, `unavailable`, `configuration`.
    package init(_ home: Home, _ settings: Settings) throws(CirclesError) {
        guard let address = settings.string(.store), settings.hasManyAccounts else {
            throw CirclesError(
                .usage, "accounts are for a store that many share", hint: "set store: postgres://… and accounts: many")
        }
        self.home = home
        self.settings = settings
        bucket = try settings.bucket()
        try home.mark(hasManyAccounts: true)
        shared = try PostgresAccounts(PostgresAddress(address))
    }

    package func list() async throws(CirclesError) -> [StoreAccount] { try await shared.list() }

    /// What the database is and keeps, and how many accounts are in it.
    func health() async throws(CirclesError) -> (database: EngineHealth, accounts: Int) { try await shared.health() }

    /// Adds an account, or sets the limits that are given of one that is there.
    ///
    /// - Parameter keepsOthers: Limits that are not given stay.
    /// - Throws: `CirclesError` with `usage` for what is no name.
    package func add(
        _ name: String, _ quota: AccountQuota, keepsOthers: Bool = true
    ) async throws(CirclesError) -> AddedAccount {
        let name = try AccountName.checked(name)
        let isNew = try await shared.add(StoreAccount(name: name, quota: quota), keepsOthers: keepsOthers)
        let account = try await list().first { $0.name == name } ?? StoreAccount(name: name, quota: quota)
        return AddedAccount(account: account, isNew: isNew)
    }

    /// As it is now.
    package struct AddedAccount: Sendable {
        package let account: StoreAccount
        package let isNew: Bool
    }

    /// Deletes an account with all that it has in the store, and its folder on this machine.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    package func remove(_ name: String) async throws(CirclesError) {
        let name = try AccountName.checked(name)
        let key = try await shared.key(of: name)
        try await shared.remove(name)
        if let bucket {
            for picture in try await bucket.names(beginning: "\(key.number)/", before: .distantFuture) {
                try await bucket.delete(picture)
            }
        }
        opened.withLock { opened in opened = opened.filter { $0.key.name != name } }
        let own = home.account(name)
        for folder in [own.data, own.configuration, own.state] { try? FileManager.default.removeItem(at: folder) }
    }

    /// The account that a secret belongs to; nil for one that nobody has.
    package func owner(ofSecret secret: String) async throws(CirclesError) -> AccountKey? {
        guard secret.utf8.count <= AccessSecret.maximumBytes else { return nil }
        return try await shared.owner(of: AccessSecret.hash(of: secret))
    }

    func next(except tried: Set<AccountKey>) async throws(CirclesError) -> AccountKey? {
        try await shared.next(except: tried)
    }

    /// - Throws: `CirclesError` with `notFound`.
    package func key(of name: String) async throws(CirclesError) -> AccountKey { try await shared.key(of: name) }

    /// One account, as its home would be opened.
    ///
    /// - Throws: `CirclesError` with `configuration` for a setting of its own that cannot be used.
    package func context(of account: AccountKey) async throws(CirclesError) -> AppContext {
        let now = AppContext.seconds()
        let known = opened.withLock { opened in
            opened[account]?.lastUse = now
            return opened[account]?.context
        }
        if let known { return known }
        let settings = try await settings.account(try AccountName.checked(account.name), of: home)
        let rules = NameRules(phoneNumbers: LibPhoneNumbers(), region: settings.string(.region))
        let own = home.account(account.name)
        let store = try shared.store(of: account, bucket: bucket, folder: own.data, rules: rules)
        let made = AppContext(
            home: own, place: home, settings: settings, database: store, book: LiveBook(store, rules))
        return opened.withLock { opened in
            // Another task may have been faster: one book in memory is enough.
            if let known = opened[account]?.context { return known }
            opened[account] = Opened(context: made, lastUse: now)
            if opened.count > Self.mostOpen, let oldest = opened.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
                opened[oldest] = nil
            }
            return made
        }
    }

    /// For requests of those who have no account: a store that is empty, whose book nobody is in.
    package func nobody() throws(CirclesError) -> AppContext {
        let rules = NameRules(phoneNumbers: LibPhoneNumbers(), region: nil)
        let store = try CirclesDatabase(inMemoryWith: rules)
        return AppContext(
            home: home.account("-"), place: home, settings: settings, database: store, book: LiveBook(store, rules))
    }

    /// Accounts with something in their spools on this machine.
    func withShares() -> [String] {
        let folder = home.data.appending(path: "accounts").path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            guard (try? AccountName.checked(name)) != nil else { return false }
            return !((try? Spool(home.account(name)).oldest(1)) ?? []).isEmpty
        }
    }
}

extension AppContext {
    /// A home, or the account of one that the settings name.
    ///
    /// - Throws: `CirclesError` with `configuration` when a setting cannot be used or the database is a newer version's, `notFound`
    ///   for an account that is none, `usage` when it is not said whose account of many is meant.
    package static func openAccount(_ home: Home, _ settings: Settings) async throws(CirclesError) -> AppContext {
        guard settings.hasManyAccounts else { return try open(home, settings) }
        guard let name = settings.string(.account) else { throw Accounts.isAsked }
        let accounts = try Accounts(home, settings)
        return try await accounts.context(of: try await accounts.key(of: name))
    }
}

extension Home {
    /// What is one person's alone: all of it, or the part of the account that the settings name.
    ///
    /// - Throws: `CirclesError` with `usage` when it is not said whose account of many is meant.
    func part(_ settings: Settings) throws(CirclesError) -> Home {
        guard settings.hasManyAccounts else { return self }
        guard let name = settings.string(.account) else { throw Accounts.isAsked }
        return account(try AccountName.checked(name))
    }
}
