package import CirclesCore
internal import CirclesFiles
internal import CirclesPostgres
package import CirclesSpool
internal import CirclesSQLite
internal import CirclesStore
internal import Foundation

/// A home's store into an account of a PostgreSQL database, and back into a home.
package enum Migration {
    /// What was moved.
    package struct Outcome: Sendable {
        /// For a person to read.
        package let counts: String
        package let pictures: Int
        /// Where it is now, without a password.
        package let place: String
        /// An earlier time had brought it there, and was cut off.
        package let wasThere: Bool
    }

    /// Seconds that the server may take for one statement, and that a transaction may stand still while the other store has its
    /// turn. Whether there is a server at all is found out sooner.
    private static let patience = 900.0

    /// - Parameter makes: Whether the account is made when it is missing.
    private static func open(
        _ server: PostgresAddress, _ account: String, makes: Bool,
        bucket: (any PictureBucket)? = nil, folder: URL
    ) throws(CirclesError) -> CirclesDatabase {
        _ = try CirclesDatabase(postgres: server, account: account, makes: makes, folder: folder)
        return try CirclesDatabase(
            postgres: server, account: account, makes: makes, bucket: bucket, folder: folder, patience: patience)
    }

    package static func isAddress(_ text: String) -> Bool { PostgresAddress.isOne(text) }

    /// Moves all of a home's store. Nobody writes to the home meanwhile; it keeps everything, and says from then on where its
    /// conversations are.
    ///
    /// - Parameter tell: Takes how many steps are done, and how many there are.
    /// - Throws: `CirclesError`; the account is empty or has all then, and the same call goes on from there.
    package static func move(
        _ home: Home, to address: String, account: String, tell: @escaping @Sendable (Int, Int) -> Void
    ) async throws(CirclesError) -> Outcome {
        guard access(home.data.appending(path: BackupMember.database).path, F_OK) == 0 else {
            throw CirclesError(
                .notFound, "there is no database in \(home.data.path)", remedy: .otherHome(orElse: "import something"))
        }
        let locks = try HomeLocks(home)
        defer { locks.release() }
        let source = try CirclesDatabase(folder: home.data)
        guard access(home.data.appending(path: "purge.pending").path, F_OK) != 0 else {
            throw CirclesError(.conflict, "a purge was cut off, and is to be finished first", hint: "purge again")
        }
        let health = try await source.health()
        guard health.integrity == "ok" else {
            throw CirclesError(.cannotRead, "the database is damaged: \(health.integrity)", remedy: .checkUp)
        }
        let server = PostgresAddress(address), place = "\(server.place), account \(account)"
        let target = try open(server, account, makes: true, folder: home.data)
        let outcome = try await StoreMove(from: source, to: target, holdsSource: true).run(tell: tell) {
            try MovedMark.write(place, in: home.data)
        }
        return Outcome(
            counts: try await target.health().counts, pictures: outcome.pictures, place: place,
            wasThere: outcome.wasThere)
    }

    /// Copies all of an account into a new home, which is there whole or not at all; the account stays as it is.
    ///
    /// - Parameters:
    ///   - settings: Of a bucket that its pictures may be in.
    ///   - tell: Takes how many steps are done, and how many there are.
    /// - Throws: `CirclesError`, with `cannotWrite` when something stands in the folder's place.
    package static func copy(
        from address: String, account: String, to folder: String, _ settings: Settings,
        tell: @escaping @Sendable (Int, Int) -> Void
    ) async throws(CirclesError) -> Outcome {
        let new = try NewHome(folder)
        defer { new.clear() }
        let source = try open(
            PostgresAddress(address), account, makes: false, bucket: try settings.bucket(),
            folder: new.unfinished)
        let target = try CirclesDatabase(folder: new.unfinished)
        let outcome = try await StoreMove(from: source, to: target, holdsSource: false).run(tell: tell)
        let counts = try await target.health().counts
        try target.close()
        try new.commit()
        return Outcome(counts: counts, pictures: outcome.pictures, place: new.url.path, wasThere: false)
    }
}
