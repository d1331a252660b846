/// Somebody whose conversations are in a store that many share.
package struct StoreAccount: Hashable, Sendable {
    package var name: String
    package var quota: AccountQuota

    package init(name: String, quota: AccountQuota = AccountQuota()) {
        self.name = name
        self.quota = quota
    }
}

/// Which account is meant: one that is added anew under a name is another.
package struct AccountKey: Hashable, Sendable {
    package let name: String
    /// Given by the store, and never again.
    package let number: Int64

    package init(name: String, number: Int64) {
        self.name = name
        self.number = number
    }
}

/// What an account may use; nil is without limit.
package struct AccountQuota: Hashable, Sendable {
    package var capturesADay: Int64?
    /// Of pictures.
    package var bytesKept: Int64?

    package init(capturesADay: Int64? = nil, bytesKept: Int64? = nil) {
        self.capturesADay = capturesADay
        self.bytesKept = bytesKept
    }
}
