package import CirclesCore
internal import CirclesArchive
package import Foundation

/// A messenger's export as a file or as its bytes: the chats in it, whoever they are with.
enum ChatFile {
    /// 100,000 messages have about 10,000,000.
    private static let maximumBytes = 256_000_000

    /// - Parameters:
    ///   - path: A file's.
    ///   - today: Nothing in an export was written later.
    /// - Returns: Nil for a file that is no exported chat by its name and content; none for a `.json` or `.zip` in which no chat is found.
    /// - Throws: `CirclesError` with `badInput` for what is cut off or damaged, `cannotRead`.
    static func chats(_ path: String, _ owner: ChatOwner, today: CalendarDate) throws(CirclesError) -> [ExportedChat]? {
        let name = URL(filePath: path).lastPathComponent
        switch URL(filePath: path).pathExtension.lowercased() {
        case "txt", "text":
            return bytes(path).flatMap { text($0, name, owner, today) }.map { [$0] }
        case "json":
            guard let bytes = bytes(path) else {
                throw CirclesError(
                    .cannotRead, "\(name) cannot be read",
                    hint: "check that it is a file of at most \(maximumBytes / 1_000_000) MB, and its permissions")
            }
            return try json(bytes, path, name)
        case "zip": return try zip(name, owner, today) { try ZipReader(path) }
        default: return nil
        }
    }

    /// - Parameter name: What the file was called.
    /// - Returns: Nil for what is neither JSON nor a zip nor a chat as text; none where no chat is found in it.
    static func chats(
        _ bytes: Data, name: String, _ owner: ChatOwner, today: CalendarDate
    ) throws(CirclesError) -> [ExportedChat]? {
        switch ChatFormat.of(name, bytes.prefix(ChatFormat.headSize)) {
        case .zip?: return try zip(name, owner, today) { try ZipReader(bytes: bytes) }
        case .json?: return try json(bytes, name, name)
        case .text?, nil: return text(bytes, name, owner, today).map { [$0] }
        }
    }

    /// A plain file's text; nil for what is none, is no text or has another name.
    static func words(_ path: String) -> String? {
        guard ["txt", "text"].contains(URL(filePath: path).pathExtension.lowercased()) else { return nil }
        return bytes(path).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func text(
        _ bytes: Data, _ name: String, _ owner: ChatOwner, _ today: CalendarDate
    ) -> ExportedChat? {
        guard let text = String(validating: bytes, as: UTF8.self),
            let chat = ChatText.read(text, name: name, owner: owner, today: today), chat.lines.first?.date != nil
        else { return nil }
        return chat
    }

    private static func json(_ bytes: Data, _ path: String, _ name: String) throws(CirclesError) -> [ExportedChat] {
        let chats = ChatJSON.read(bytes, path: path, zone: .current) ?? []
        if chats.isEmpty, let cut = JSONCut(bytes) {
            throw CirclesError(
                .badInput, "\(name) is cut off: \(cut.words)", hint: "export the chat once more, or copy it again")
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
    private static func zip(
        _ name: String, _ owner: ChatOwner, _ today: CalendarDate, open: () throws -> ZipReader
    ) throws(CirclesError) -> [ExportedChat] {
        var chats: [ExportedChat] = []
        do {
            let reader = try open()
            while let member = try reader.next() {
                let isText = member.lowercased().hasSuffix(".txt"), isJSON = member.lowercased().hasSuffix(".json")
                guard isText || isJSON else { continue }
                let bytes = try reader.read(atMost: maximumBytes)
                if isJSON {
                    chats += ChatJSON.read(bytes, path: name + "/" + member, zone: .current) ?? []
                } else if let chat = text(bytes, name, owner, today) {
                    chats.append(chat)
                }
            }
        } catch let damage as ArchiveDamage {
            throw CirclesError(
                .badInput, "\(name) \(damage.reason)",
                hint: damage.isTooLarge ? "export the chat without media" : "export the chat once more")
        } catch {
            throw CirclesError(.cannotRead, "\(name) cannot be read", hint: "check its permissions")
        }
        return chats
    }
}
