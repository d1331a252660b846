extension Interaction {
    /// What one of several people said: the messages under a label that is theirs.
    package func messages(by contact: Contact.ID) -> [Message] {
        let labels = Set(participants.filter { $0.contactID == contact }.map { PlainText.of($0.label) })
        return messages.filter { $0.sender.map { labels.contains(PlainText.of($0)) } ?? false }
    }
}
