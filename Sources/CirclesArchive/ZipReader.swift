internal import CArchive
internal import CirclesFiles
package import Foundation

/// Reads a zip member by member, within bounds. Nothing is written, and no name is a path here.
package final class ZipReader {
    /// Of one archive.
    private static let mostMembers = 100_000

    private let archive: OpaquePointer
    /// What the archive is read from, as long as it is read.
    private let file: OpenFile?
    private let memory: UnsafeMutableRawBufferPointer?
    private var members = 0

    package init(_ path: String) throws {
        let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        guard try file.status().st_mode & S_IFMT == S_IFREG else { throw FileFailure(EINVAL) }
        let descriptor = file.descriptor
        archive = try Self.made()
        self.file = consume file
        memory = nil
        guard archive_read_open_fd(archive, descriptor, 1 << 18) == ARCHIVE_OK else {
            throw ArchiveDamage("is no zip archive")
        }
    }

    package init(bytes: Data) throws {
        archive = try Self.made()
        file = nil
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 16)
        bytes.copyBytes(to: memory)
        self.memory = memory
        guard archive_read_open_memory(archive, memory.baseAddress, bytes.count) == ARCHIVE_OK else {
            throw ArchiveDamage("is no zip archive")
        }
    }

    private static func made() throws -> OpaquePointer {
        guard let archive = archive_read_new() else { throw FileFailure(ENOMEM) }
        archive_read_support_filter_none(archive)
        archive_read_support_format_zip(archive)
        return archive
    }

    deinit {
        archive_read_free(archive)
        memory?.deallocate()
    }

    /// The name of the next plain file; nil at the end.
    package func next() throws -> String? {
        while true {
            var entry: OpaquePointer?
            let code = archive_read_next_header(archive, &entry)
            if code == ARCHIVE_EOF { return nil }
            guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry, members < Self.mostMembers else {
                throw ArchiveDamage("is no zip archive, or damaged")
            }
            members += 1
            guard archive_entry_filetype(entry) as mode_t == S_IFREG, let bytes = archive_entry_pathname(entry),
                let name = String(validatingCString: bytes)
            else { continue }
            return name
        }
    }

    /// The member's bytes, which are counted as they come: a small archive may hold very large ones.
    package func read(atMost limit: Int) throws -> Data {
        var result = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = archive_read_data(archive, &buffer, buffer.count)
            if count == 0 { return result }
            guard count > 0 else { throw ArchiveDamage("is no zip archive, or damaged") }
            guard result.count + count <= limit else {
                throw ArchiveDamage("holds more than \(limit / 1_000_000) MB in one file", isTooLarge: true)
            }
            result.append(contentsOf: buffer[..<count])
        }
    }
}
