package import Foundation

/// Who may talk to the server: devices with their tokens, links that work once, and sessions. Of secrets it keeps hashes.
package protocol AccessStore: Sendable {
    /// A device and its first token.
    func add(_ device: Device, token: SecretHash) async throws(CirclesError)
    /// In the order in which they were added; those that were revoked are gone.
    func devices(of account: Account) async throws(CirclesError) -> [Device]
    /// At most twenty, for finding one by what a person typed of its id.
    func deviceIDs(startingWith prefix: String) async throws(CirclesError) -> [Device.ID]
    /// Takes the device away with its tokens and links: from then on it is unknown.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    func revoke(_ id: Device.ID) async throws(CirclesError)
    /// Whom a token or a session belongs to; nil for one that is unknown, revoked or over.
    func caller(by secret: SecretHash, at now: Date) async throws(CirclesError) -> Caller?
    func noteUse(of device: Device.ID, at now: Date) async throws(CirclesError)

    func keep(_ link: OneTimeLink, under secret: SecretHash) async throws(CirclesError)
    /// A link that still works; nil otherwise.
    func link(_ secret: SecretHash, at now: Date) async throws(CirclesError) -> OneTimeLink?
    /// Uses a link up, and lets whoever used it in under a new secret: a device's token, or a session until `end`.
    ///
    /// - Returns: Nil, with nothing written, for a link that was used, is over or unknown.
    func redeem(
        _ link: SecretHash, for credential: SecretHash, sessionUntil end: Date, at now: Date
    ) async throws(CirclesError) -> OneTimeLink?
    func endSession(_ secret: SecretHash) async throws(CirclesError)
    /// Forgets links and sessions that are over.
    func sweepAccess(at now: Date) async throws(CirclesError)
}

/// Which captures a request with a key made, so that it can be repeated without harm.
package protocol RequestLedger: Sendable {
    /// The captures of the request with this key. The first to ask says what they are to be called; whoever asks again gets
    /// the same ids.
    ///
    /// - Parameter content: A hash of all that the request says.
    /// - Returns: Nil when the key was used with other content.
    func captures(
        of request: SecretHash, saying content: SecretHash, else ids: [Capture.ID], at now: Date
    ) async throws(CirclesError) -> [Capture.ID]?
    /// Forgets the requests before an instant.
    func sweepRequestKeys(before instant: Date) async throws(CirclesError)
}
