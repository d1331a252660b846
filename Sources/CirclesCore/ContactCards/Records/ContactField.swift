/// The fields of a contact that hold one line of text: what compares, brings up to date and reads contacts goes by this
/// table.
struct ContactField: Sendable {
    /// As our own JSON calls it.
    let key: String
    let path: any WritableKeyPath<ContactRecord, String?> & Sendable

    /// In the order in which changes are told.
    static let lines = [
        Self("given", \.contact.given), Self("middle", \.details.middle), Self("family", \.contact.family),
        Self("prefix", \.details.prefix), Self("suffix", \.details.suffix),
        Self("phoneticGiven", \.details.phoneticGiven), Self("phoneticMiddle", \.details.phoneticMiddle),
        Self("phoneticFamily", \.details.phoneticFamily), Self("organization", \.details.organization),
        Self("department", \.details.department), Self("title", \.details.title),
        Self("birthday", \.details.birthday), Self("anniversary", \.details.anniversary),
    ]

    private init(_ key: String, _ path: any WritableKeyPath<ContactRecord, String?> & Sendable) {
        self.key = key
        self.path = path
    }

    /// For a person to read: "phonetic given".
    var title: String { String(key.flatMap { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }) }
}
