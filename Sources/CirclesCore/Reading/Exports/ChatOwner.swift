/// Whose messages of an exported chat are the user's.
package struct ChatOwner: Sendable {
    /// What the user is called in chats, folded.
    private let names: Set<String>

    /// - Parameter names: The user's own, as contact book and configuration have them.
    package init(names: [String] = []) {
        self.names = Set(names.map { UntrustedText.clean($0).folded })
    }

    /// What messengers call the user in their own exports.
    private static let ownWords: Set<String> = [
        "you", "me", "du", "ich", "tu", "yo", "moi", "vous", "myself", "self", "usted",
    ]

    static func isOwnWord(_ sender: String) -> Bool { ownWords.contains(sender.folded) }

    /// The chat with `isOwn` and a title wherever they can be told: by what the export says, by the user's names, or because the
    /// other one of two is who the chat is named after.
    package func resolved(_ chat: ExportedChat) -> ExportedChat {
        var chat = chat
        let senders = chat.senders
        let own = Set(senders.filter { isOwn($0, in: chat, of: senders) })
        let isTold = chat.lines.contains { $0.isOwn == true }
        if !own.isEmpty || isTold {
            for index in chat.lines.indices where chat.lines[index].isOwn == nil {
                chat.lines[index].isOwn = own.contains(chat.lines[index].sender)
            }
        }
        let others = Set(chat.lines.filter { $0.isOwn != true }.map(\.sender))
        if others.count > 1, !own.isEmpty || isTold || senders.count > 2 { chat.isGroup = true }
        if chat.title == nil, !chat.isGroup, !own.isEmpty || isTold || senders.count == 1, let other = others.first {
            chat.title = other
        }
        return chat
    }

    /// Whether a question to the user is left: two or more wrote, and none of them is known to be the user.
    package func isOpen(_ chat: ExportedChat) -> Bool {
        let chat = resolved(chat)
        return chat.senders.count > 1 && !chat.lines.contains { $0.isOwn == true }
    }

    private func isOwn(_ sender: String, in chat: ExportedChat, of senders: [String]) -> Bool {
        let name = sender.folded
        if Self.ownWords.contains(name) || names.contains(name) { return true }
        guard !chat.isGroup, senders.count == 2, let title = chat.title?.folded, name != title,
            !senders.contains(where: { names.contains($0.folded) || Self.ownWords.contains($0.folded) })
        else { return false }
        return senders.contains { $0.folded == title }
    }
}
