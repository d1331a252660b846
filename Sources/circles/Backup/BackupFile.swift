import CirclesCore
import CirclesFiles
import Crypto
import Foundation

/// One file that holds a home: a line that says so; for each file a line of JSON with its name, size and SHA-256, and its
/// bytes; a last line with the number of files and the SHA-256 of everything before it.
enum BackupFile {
    static let magic = "circles backup 1\n"

    struct Entry: Codable {
        let name: String
        let bytes: Int
        let sha256: String
    }

    struct End: Codable {
        let files: Int
        let sha256: String
    }

    static func hex(_ digest: SHA256.Digest) -> String {
        digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// Names that a backup may hold: nothing else is ever written by a restore.
    static func isAllowed(_ name: String) -> Bool {
        if name == "circles.sqlite" || name == "config.yaml" || name == "share.json" { return true }
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, !parts[1].hasPrefix("."), !parts[1].contains("\0") else {
            return false
        }
        return ["captures", "prompts", "shares"].contains(parts[0])
    }
}

/// Writes a backup, to be put in place by `finish`.
final class BackupWriter {
    private let file: OpenFile
    private var hash = SHA256()
    private var count = 0

    init(_ path: String) throws(FileFailure) {
        file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
        try write(Data(BackupFile.magic.utf8))
    }

    private func write(_ bytes: Data) throws(FileFailure) {
        hash.update(data: bytes)
        try file.write(bytes)
    }

    /// - Returns: False when there is no such file.
    func add(_ name: String, from path: String) throws -> Bool {
        // At most a picture, or a database that was just copied: mapped, not read.
        guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return false }
        let entry = BackupFile.Entry(
            name: name, bytes: bytes.count, sha256: BackupFile.hex(SHA256.hash(data: bytes)))
        try write(try JSONLines.line(entry) + Data("\n".utf8))
        try write(bytes)
        count += 1
        return true
    }

    /// On the disk when this returns.
    func finish() throws {
        let end = BackupFile.End(files: count, sha256: BackupFile.hex(hash.finalize()))
        try file.write(try JSONLines.line(end) + Data("\n".utf8))
        try file.sync()
    }
}

/// Reads a backup that was found to be whole.
struct BackupReader {
    private let bytes: Data
    let entries: [(entry: BackupFile.Entry, range: Range<Int>)]

    /// - Throws: `CirclesError` with `badInput` when a byte is missing or different, or a name is not a backup's.
    init(_ path: String) throws(CirclesError) {
        do {
            bytes = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        } catch {
            throw CirclesError(.cannotRead, "\(path) cannot be read", hint: "check that it is there")
        }
        let damaged = CirclesError(.badInput, "\(path) is not a whole backup", hint: "use another copy of it")
        guard bytes.starts(with: BackupFile.magic.utf8) else { throw damaged }
        var found: [(BackupFile.Entry, Range<Int>)] = []
        var offset = BackupFile.magic.utf8.count
        while true {
            guard let end = bytes[offset...].prefix(4096).firstIndex(of: UInt8(ascii: "\n")) else { throw damaged }
            let line = bytes[offset..<end]
            if let entry = try? JSONDecoder().decode(BackupFile.Entry.self, from: line) {
                let start = end + 1
                guard entry.bytes >= 0, entry.bytes <= bytes.count - start, BackupFile.isAllowed(entry.name) else {
                    throw damaged
                }
                let range = start..<start + entry.bytes
                guard BackupFile.hex(SHA256.hash(data: bytes[range])) == entry.sha256 else { throw damaged }
                found.append((entry, range))
                offset = range.upperBound
                continue
            }
            guard let last = try? JSONDecoder().decode(BackupFile.End.self, from: line), end + 1 == bytes.count,
                last.files == found.count, last.sha256 == BackupFile.hex(SHA256.hash(data: bytes[..<offset]))
            else { throw damaged }
            break
        }
        entries = found
    }

    func bytes(_ range: Range<Int>) -> Data { bytes[range] }
}
