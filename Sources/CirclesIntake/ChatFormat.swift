package import FoundationEssentials

/// The forms in which messengers export chats, told by a file's name and its first bytes.
package enum ChatFormat: Hashable, Sendable {
    case text, json, zip

    /// Bytes that are looked at.
    package static let headSize = 512
    /// Of an export that another process hands over. 100,000 messages without media have about 10,000,000.
    package static let maximumBytes = 40_000_000

    /// - Parameters:
    ///   - name: What the file is called; nil where it has no name.
    ///   - head: Its first bytes.
    /// - Returns: Nil for what is none of these by its content, and for text that is not called so.
    package static func of(_ name: String?, _ head: Data) -> ChatFormat? {
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return .zip }
        let name = name?.lowercased() ?? ""
        let text = head.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || [0xEF, 0xBB, 0xBF].contains($0) }
        if name.hasSuffix(".json") {
            return text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") ? .json : nil
        }
        guard name.hasSuffix(".txt") || name.hasSuffix(".text") else { return nil }
        return head.contains(0) ? nil : .text
    }
}
