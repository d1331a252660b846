/// What a write of the contact book brought about besides: it happens in the same transaction, whoever writes.
package struct ContactBookEffects: Sendable {
    /// Learnt names that could have meant one of the contacts that were written, too.
    package var forgottenAliases: [ForgottenAlias]
    /// Conversations of groups in which somebody who spoke is known to be one of these contacts now.
    package var linkedConversations: Int

    package init(forgottenAliases: [ForgottenAlias] = [], linkedConversations: Int = 0) {
        self.forgottenAliases = forgottenAliases
        self.linkedConversations = linkedConversations
    }
}

/// How names and numbers are held against one another.
package struct NameRules: Sendable {
    package var phoneNumbers: any PhoneNumbers
    /// The region of numbers without a country code, ISO 3166 ("DE").
    package var region: String?

    package init(phoneNumbers: any PhoneNumbers = DigitPhoneNumbers(), region: String? = nil) {
        self.phoneNumbers = phoneNumbers
        self.region = region
    }

    func fit(_ contacts: [Contact]) -> NameFit { NameFit(contacts, phoneNumbers: phoneNumbers, region: region) }
}
