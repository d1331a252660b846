/// Somebody whose conversations are in a store that many share.
package struct StoreAccount: Hashable, Sendable {
    package var name: String
    package var quota: AccountQuota

    package init(name: String, quota: AccountQuota = AccountQuota()) {
        self.name = name
        self.quota = quota
    }

    private static let mostBytes = 64

    /// A name is part of a folder's.
    ///
    /// - Throws: `CirclesError` with `usage`.
    package static func checked(_ name: String) throws(CirclesError) -> String {
        let isPlain = name.utf8.allSatisfy {
            ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard isPlain, !name.isEmpty, name.utf8.count <= mostBytes else {
            throw CirclesError(
                .usage, "\"\(name.printable.truncated(to: 40))\" is no name of an account",
                hint: "small letters, digits, - and _, at most \(mostBytes): nora")
        }
        return name
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
