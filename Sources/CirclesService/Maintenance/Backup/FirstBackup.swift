package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
package import Foundation

/// The format before the tar, which is still restored: a line that says so; for each file a line of JSON with its name, size
/// and SHA-256, and its bytes; a last line with the number of files and the SHA-256 of everything before it.
package struct FirstBackup {
    package static let magic = "circles backup 1\n"

    package struct Entry: Decodable {
        package let name: String
        package let bytes: Int
        package let sha256: String
    }

    private struct Trailer: Decodable {
        let files: Int
        let sha256: String
    }

    private let bytes: Data
    package let entries: [(entry: Entry, range: Range<Int>)]

    /// Reads all of it.
    ///
    /// - Throws: `CirclesError` with `badInput` when a byte is missing or different, or a name is not a backup's.
    package init(_ path: String, for home: Home) throws(CirclesError) {
        do {
            bytes = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        } catch {
            throw CirclesError(.cannotRead, "\(path) cannot be read", hint: "check that it is there")
        }
        let damaged = Backup.damaged(path)
        guard bytes.starts(with: Self.magic.utf8) else { throw damaged }
        var found: [(Entry, Range<Int>)] = []
        var offset = Self.magic.utf8.count
        while true {
            guard let end = bytes[offset...].prefix(4096).firstIndex(of: UInt8(ascii: "\n")) else { throw damaged }
            let line = bytes[offset..<end]
            if let entry = try? JSONDecoder().decode(Entry.self, from: line) {
                let start = end + 1
                guard entry.bytes >= 0, entry.bytes <= bytes.count - start,
                    BackupMember.place(of: entry.name, in: home) != nil
                else {
                    throw damaged
                }
                let range = start..<start + entry.bytes
                guard Hash.sha256Hex(bytes[range]) == entry.sha256 else { throw damaged }
                found.append((entry, range))
                offset = range.upperBound
                continue
            }
            guard let last = try? JSONDecoder().decode(Trailer.self, from: line), end + 1 == bytes.count,
                last.files == found.count, last.sha256 == Hash.sha256Hex(bytes[..<offset])
            else { throw damaged }
            break
        }
        entries = found
    }

    /// Whether the file says that it is one.
    package static func isOne(_ path: String) -> Bool {
        guard let file = try? OpenFile(path, O_RDONLY | O_NONBLOCK) else { return false }
        var bytes = Data(count: magic.utf8.count)
        let count = (try? bytes.withUnsafeMutableBytes { try file.read(into: $0, at: 0) }) ?? 0
        return bytes.prefix(count).elementsEqual(magic.utf8)
    }

    package func bytes(_ range: Range<Int>) -> Data { bytes[range] }
}
