internal import CirclesArchive
internal import CirclesCore
package import CirclesSpool
internal import Crypto
internal import Foundation

/// A backup that was found to be whole: every member is one that a backup has, stands in `SHA256SUMS` and is as it says
/// there, and none that stands there is missing.
package struct BackupReader {
    private let path: String
    /// By name.
    private let sums: [String: String]

    /// More than pictures of a lifetime, and little enough to hold in memory.
    private static let mostMembers = 1_000_000
    private static let mostSums = 128 << 20

    /// Reads all of it, in pieces.
    ///
    /// - Throws: `ArchiveDamage`, `FileFailure`.
    package init(_ path: String, for home: Home) throws {
        self.path = path
        let tar = try TarReader(path)
        var found: [String: String] = [:]
        var listed: Data?
        while let member = try tar.next() {
            if member.name == BackupMember.sums {
                guard listed == nil, member.size <= Self.mostSums else {
                    throw ArchiveDamage("has no one \(member.name)")
                }
                var bytes = Data()
                try tar.read { bytes.append(contentsOf: $0) }
                listed = bytes
                continue
            }
            guard BackupMember.place(of: member.name, in: home) != nil else {
                throw ArchiveDamage("holds \(member.name.prefix(100)), which no backup has")
            }
            var hash = SHA256()
            try tar.read { hash.update(bufferPointer: $0) }
            guard found.updateValue(Hash.hex(hash.finalize()), forKey: member.name) == nil else {
                throw ArchiveDamage("holds \(member.name) twice")
            }
            guard found.count <= Self.mostMembers else { throw ArchiveDamage("holds too many files") }
        }
        guard let listed else { throw ArchiveDamage("has no \(BackupMember.sums)") }
        try Self.compare(found, try Self.parse(listed))
        guard found[BackupMember.database] != nil else { throw ArchiveDamage("has no \(BackupMember.database)") }
        sums = found
    }

    /// `sha256sum`'s lines: 64 digits, two spaces, the name.
    private static func parse(_ bytes: Data) throws -> [String: String] {
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw ArchiveDamage("has a damaged \(BackupMember.sums)")
        }
        var sums: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let name = String(line.dropFirst(66))
            guard line.dropFirst(64).prefix(2) == "  ", sums.updateValue(String(line.prefix(64)), forKey: name) == nil
            else { throw ArchiveDamage("has a damaged \(BackupMember.sums)") }
        }
        return sums
    }

    private static func compare(_ found: [String: String], _ listed: [String: String]) throws {
        for (name, sum) in found where listed[name] != sum {
            throw ArchiveDamage(
                listed[name] == nil ? "holds \(name), which is not in \(BackupMember.sums)" : "has a damaged \(name)")
        }
        for name in listed.keys where found[name] == nil { throw ArchiveDamage("lacks \(name.prefix(300))") }
    }

    /// Puts all members in place. One that is no longer what was found, as somebody changed the file meanwhile, is not.
    package func restore(_ restoration: inout Restoration) throws {
        let tar = try TarReader(path)
        while let member = try tar.next() {
            guard let sum = sums[member.name] else { continue }
            try restoration.put(member.name) { file in
                var hash = SHA256()
                try tar.read {
                    hash.update(bufferPointer: $0)
                    try file.write($0)
                }
                guard Hash.hex(hash.finalize()) == sum else { throw ArchiveDamage("changed while it was read") }
            }
        }
    }
}
