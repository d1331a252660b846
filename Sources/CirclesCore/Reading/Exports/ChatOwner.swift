/// Whose messages of an exported chat are the user's.
package struct ChatOwner: Sendable {
    /// What the user is called in chats, folded.
    private let names: Set<String>

    /// - Parameter names: The user's own, as contact book and configuration have them.
    package init(names: [String] = []) {
        self.names = Set(names.map { UntrustedText.clean($0).folded }.filter { !$0.isEmpty })
    }

    /// The same user, who has other names besides.
    package func adding(_ names: [String]) -> ChatOwner {
        ChatOwner(names: Array(self.names) + names)
    }

    /// What messengers call the user in their own exports.
    private static let ownWords: Set<String> = [
        "you", "me", "du", "ich", "tu", "yo", "moi", "vous", "myself", "self", "usted",
    ]

    /// Whether the user is called so, or messengers call them so.
    func isOwnName(_ sender: String) -> Bool {
        let name = sender.folded
        return names.contains(name) || Self.ownWords.contains(name)
    }

    /// The chat with `isOwn` and a title wherever they can be told: by what the export says, by the user's names, or because the
    /// other one of two is who the chat is named after.
    package func resolved(_ chat: ExportedChat) -> ExportedChat {
        var chat = chat
        let senders = chat.senders
        var own = Set(senders.filter { isOwn($0, in: chat, of: senders) })
        var isTold = chat.lines.contains { $0.isOwn != nil }
        if !isTold, own.isEmpty, isOfOthers(chat, senders) {
            chat.isGroup = true
            isTold = true
        }
        // One writes, and the chat is called by a name: that one's, or another's, which is asked.
        if !isTold, own.isEmpty, senders.count == 1, chat.title != nil { isTold = true }
        if isTold { own.subtract(Set(chat.lines.filter { $0.isOwn == false }.map(\.sender))) }
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
        return chat.senders.count > 1 && !chat.lines.contains { $0.isOwn != nil }
    }

    /// A group's chat in which a user whose names are known did not write.
    private func isOfOthers(_ chat: ExportedChat, _ senders: [String]) -> Bool {
        guard !names.isEmpty, senders.count > 1, !senders.contains(where: mayBeOwn) else { return false }
        if chat.isGroup || senders.count > 2 { return true }
        guard let title = chat.title?.folded else { return false }
        return !senders.contains { $0.folded == title }
    }

    /// "Kim" may be Kim Berg.
    private func mayBeOwn(_ sender: String) -> Bool {
        guard let given = sender.folded.split(whereSeparator: { !$0.isLetter }).first else { return false }
        return names.contains { $0.split(whereSeparator: { !$0.isLetter }).first == given }
    }

    private func isOwn(_ sender: String, in chat: ExportedChat, of senders: [String]) -> Bool {
        let name = sender.folded
        if isOwnName(sender) { return true }
        guard !chat.isGroup, senders.count == 2, let title = chat.title?.folded, name != title,
            !senders.contains(where: isOwnName)
        else { return false }
        return senders.contains { $0.folded == title }
    }
}
