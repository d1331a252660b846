/// Two accounts of one name are two people, also where their chats come in imports of their own.
struct ChatNamesake {
    private let store: any StoreTransaction

    init(_ store: any StoreTransaction) {
        self.store = store
    }

    /// Whether a chat with another account than those that were filed with the contact is about to be filed with it. A contact to
    /// whom the user gave both has both.
    func isOther(_ interaction: Interaction, _ capture: Capture) throws -> Bool {
        guard capture.intendedContactID == nil, interaction.participants.count == 1,
            let contact = interaction.participants.first?.contactID, case .text(let text) = capture.payload,
            let header = text.split(maxSplits: 1, whereSeparator: \.isNewline).first.flatMap({ ChatHeader(String($0)) }
            ),
            let account = header.account, !header.isGroup
        else { return false }
        let known = try store.chatHeaders(with: contact).compactMap { ChatHeader($0) }.filter {
            $0.app == header.app && !$0.isGroup
        }.compactMap(\.account)
        return !known.isEmpty && !known.contains(account)
    }
}
