package import Foundation

/// Whose data it is. There is one account; what the server keeps and every request name it, so that a second one needs no
/// other shape.
package struct Account: Codable, Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// The user of this home.
    package static let owner = Account("owner")
}

/// A phone or program that may talk to the server.
package struct Device: Codable, Hashable, Sendable {
    package typealias ID = Identifier<Device>

    /// What its token opens.
    package enum Scope: String, Codable, CaseIterable, Sendable {
        /// Handing captures over, and hearing what became of them; nothing else.
        case capture
        case full
        /// The calendar, by an address that has the token in it; nothing else.
        case calendar
    }

    package let id: ID
    package let account: Account
    package let name: String
    package let scope: Scope
    package let createdAt: Date
    /// To the minute; nil for one that never came.
    package var lastUsedAt: Date?

    package init(id: ID, account: Account, name: String, scope: Scope, createdAt: Date, lastUsedAt: Date? = nil) {
        self.id = id
        self.account = account
        self.name = name
        self.scope = scope
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }

    /// Characters of a device's name.
    package static let maximumName = 80
}

/// Who asks, once it is known that they may.
package struct Caller: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case device(Device.ID)
        /// A browser that signed in.
        case session
    }

    package let account: Account
    package let kind: Kind
    package let scope: Device.Scope
    /// When the device last came, as far as that was noted.
    package let lastUsedAt: Date?

    package init(account: Account, kind: Kind, scope: Device.Scope, lastUsedAt: Date? = nil) {
        self.account = account
        self.kind = kind
        self.scope = scope
        self.lastUsedAt = lastUsedAt
    }
}

/// A link that lets somebody in once: a device that is paired, or this machine's browser.
package struct OneTimeLink: Hashable, Sendable {
    package enum Purpose: Hashable, Sendable {
        /// Gives the device a token.
        case pairing(Device.ID)
        /// Begins a session.
        case signIn
    }

    package let account: Account
    package let purpose: Purpose
    package let expiresAt: Date

    package init(account: Account, purpose: Purpose, expiresAt: Date) {
        self.account = account
        self.purpose = purpose
        self.expiresAt = expiresAt
    }

    /// Seconds for which a link holds.
    package static let lifetime = 600.0
}

/// What is kept of a secret: its SHA-256 in 64 hexadecimal digits. The secrets are long and random, so that nothing slower
/// protects them better.
package struct SecretHash: Hashable, Sendable {
    package let hex: String

    package init(hex: String) {
        self.hex = hex
    }
}
