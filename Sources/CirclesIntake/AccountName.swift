/// What an account of a shared store is called: its name is part of a folder's.
package enum AccountName {
    private static let mostBytes = 64

    /// - Throws: `CirclesError` with `usage`.
    package static func checked(_ name: String) throws(CirclesError) -> String {
        let isPlain = name.utf8.allSatisfy {
            ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")) || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard isPlain, !name.isEmpty, name.utf8.count <= mostBytes else {
            throw CirclesError(
                .usage, "\"\(UntrustedText.line(name, limit: 40))\" is no name of an account",
                hint: "small letters, digits, - and _, at most \(mostBytes): nora")
        }
        return name
    }
}
