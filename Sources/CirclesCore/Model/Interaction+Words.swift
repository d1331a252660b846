extension Interaction {
    /// What one of several people said: the messages under a label that is theirs.
    package func messages(by contact: Contact.ID) -> [Message] { messages.filter { isSaid($0, by: contact) } }

    private func isSaid(_ message: Message, by contact: Contact.ID) -> Bool {
        let labels = participants.filter { $0.contactID == contact }.map { PlainText.of($0.label) }
        return message.sender.map { labels.contains(PlainText.of($0)) } ?? false
    }

    /// Whether a fact with this evidence may be about the contact: of one of several, only what they said themselves.
    package func mayTell(of contact: Contact.ID, by evidence: Extraction.Evidence) -> Bool {
        guard participants.count > 1 else { return true }
        guard let number = evidence.message, messages.indices.contains(number) else { return false }
        return isSaid(messages[number], by: contact)
    }
}
