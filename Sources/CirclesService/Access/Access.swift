package import CirclesCore
package import Foundation

/// Lets in who may, by what they hold: a token, a session, or a link that works once.
package struct Access: Sendable {
    private let store: any AccessStore

    package init(_ context: AppContext) {
        store = context.database
    }

    /// Seconds for which a browser that signed in stays so.
    package static let sessionLifetime = 30.0 * 86_400
    /// Seconds to which the last use of a device is known.
    private static let useGrain = 60.0

    /// Whose secret it is; nil for one that is unknown, revoked or over.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func caller(by secret: String, at now: Date = Date()) async throws(CirclesError) -> Caller? {
        guard secret.utf8.count <= AccessSecret.maximumBytes,
            let caller = try await store.caller(by: AccessSecret.hash(of: secret), at: now)
        else { return nil }
        if case .device(let id) = caller.kind,
            now.timeIntervalSince(caller.lastUsedAt ?? .distantPast) >= Self.useGrain
        {
            // It is only told: nobody is refused for it.
            try? await store.noteUse(of: id, at: now)
        }
        return caller
    }

    /// A link by which a browser of this machine signs in, once.
    ///
    /// - Throws: `CirclesError` when the database cannot be written.
    package func signInLink(
        for account: Account = .owner, at now: Date = Date()
    ) async throws(CirclesError) -> AccessSecret {
        try await store.sweepAccess(at: now)
        let secret = AccessSecret.random("sign-in")
        try await store.keep(
            OneTimeLink(
                account: account, purpose: .signIn, expiresAt: now.addingTimeInterval(OneTimeLink.lifetime)),
            under: secret.hash)
        return secret
    }

    /// What a link is for, while it works; nil afterwards.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func purpose(
        of link: String, at now: Date = Date()
    ) async throws(CirclesError) -> OneTimeLink.Purpose? {
        guard link.utf8.count <= AccessSecret.maximumBytes else { return nil }
        return try await store.link(AccessSecret.hash(of: link), at: now)?.purpose
    }

    /// What a link brought whoever used it.
    package struct Admission: Sendable {
        package let secret: AccessSecret
        /// Nil for a browser.
        package let device: Device?
    }

    /// Uses a link up.
    ///
    /// - Returns: Nil for a link that was used, is over or unknown.
    /// - Throws: `CirclesError` when the database cannot be written.
    package func redeem(_ link: String, at now: Date = Date()) async throws(CirclesError) -> Admission? {
        guard link.utf8.count <= AccessSecret.maximumBytes else { return nil }
        let secret = AccessSecret.random("circles")
        let used = try await store.redeem(
            AccessSecret.hash(of: link), for: secret.hash, sessionUntil: now.addingTimeInterval(Self.sessionLifetime),
            at: now)
        guard let used else { return nil }
        guard case .pairing(let id) = used.purpose else { return Admission(secret: secret, device: nil) }
        let device = try await store.devices(of: used.account).first { $0.id == id }
        return device.map { Admission(secret: secret, device: $0) }
    }

    /// - Throws: `CirclesError` when the database cannot be written.
    package func endSession(_ secret: String) async throws(CirclesError) {
        try await store.endSession(AccessSecret.hash(of: secret))
    }
}
