package import CirclesCore
internal import CirclesArchive
package import Foundation

/// An exported chat as the conversations of its days.
struct ChatFile {
    let owner: ChatOwner

    /// Bytes of an export: 100,000 messages have about 10,000,000.
    private static let maximumBytes = 256_000_000

    /// A text that is an exported chat with days becomes one source a day; anything else stays as it is.
    func days(of source: ImportSource) -> [ImportSource] {
        guard case .text(let text, _, let path) = source, let chat = ChatText.read(text), !owner.isOpen(chat) else {
            return [source]
        }
        let days = owner.resolved(chat).days
        return days.allSatisfy { $0.lines.first?.date != nil } ? days.map { .chat($0, path: path) } : [source]
    }

    /// - Returns: Nil for a file that is no exported chat by its name and content.
    /// - Throws: `CirclesError` with `badInput` for a `.json` or `.zip` in which no chat is found, and where it cannot be told which
    ///   messages are the user's.
    func days(_ path: String) throws(CirclesError) -> [ImportSource]? {
        let name = URL(filePath: path).lastPathComponent
        let chats: [ExportedChat]
        switch URL(filePath: path).pathExtension.lowercased() {
        case "txt", "text":
            guard let bytes = Self.bytes(path), let text = String(validating: bytes, as: UTF8.self),
                let chat = ChatText.read(text, name: name), chat.lines.first?.date != nil
            else { return nil }
            chats = [chat]
        case "json": chats = try json(path, name)
        case "zip": chats = try zip(path, name)
        default: return nil
        }
        var sources: [ImportSource] = []
        for chat in chats {
            guard !owner.isOpen(chat) else {
                throw CirclesError(
                    .badInput, "\(name) does not say which messages are yours",
                    remedy: .set(Settings.Key.chatNames.rawValue))
            }
            sources += owner.resolved(chat).days.map { .chat($0, path: path) }
        }
        return sources
    }

    private func json(_ path: String, _ name: String) throws(CirclesError) -> [ExportedChat] {
        guard let bytes = Self.bytes(path) else {
            throw CirclesError(
                .cannotRead, "\(name) cannot be read", hint: "check that it is a file, and its permissions")
        }
        guard let chats = ChatJSON.read(bytes, zone: .current), !chats.isEmpty else {
            throw CirclesError(
                .badInput, "\(name) holds no chat that is understood",
                hint:
                    "Telegram's result.json, Messenger's and Instagram's message_1.json, and data.json of Signal's tools are"
            )
        }
        return chats
    }

    /// Of a plain file within bounds.
    private static func bytes(_ path: String) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maximumBytes else {
            return nil
        }
        return try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
    }

    /// WhatsApp's `_chat.txt`, or any text or JSON in the archive that is a chat.
    private func zip(_ path: String, _ name: String) throws(CirclesError) -> [ExportedChat] {
        var chats: [ExportedChat] = []
        do {
            let reader = try ZipReader(path)
            while let member = try reader.next() {
                let isText = member.lowercased().hasSuffix(".txt"), isJSON = member.lowercased().hasSuffix(".json")
                guard isText || isJSON else { continue }
                let bytes = try reader.read(atMost: Self.maximumBytes)
                if isJSON {
                    chats += ChatJSON.read(bytes, zone: .current) ?? []
                } else if let text = String(validating: bytes, as: UTF8.self),
                    let chat = ChatText.read(text, name: name), chat.lines.first?.date != nil
                {
                    chats.append(chat)
                }
            }
        } catch {
            throw CirclesError(.badInput, "\(name) is no zip archive, or damaged", hint: "export the chat once more")
        }
        guard !chats.isEmpty else {
            throw CirclesError(
                .badInput, "\(name) holds no chat that is understood", hint: "hand in the chat's .txt or .json")
        }
        return chats
    }
}

extension AppContext {
    /// Whose messages of an exported chat are the user's: by the configuration, and by the user's own contact.
    package func chatOwner() async throws(CirclesError) -> ChatOwner {
        let me = try await database.contacts().first(where: \.isMe)
        return ChatOwner(names: settings.chatNames + [me?.name].compactMap(\.self) + (me?.nicknames ?? []))
    }
}

extension Settings {
    /// What the user is called in exported chats.
    var chatNames: [String] {
        (string(.chatNames) ?? "").split(separator: ",").map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
    }
}
