internal import CArchive
internal import CirclesFiles
package import Foundation

/// Reads a zip member by member, within bounds. Nothing is written, and no name is a path here.
package final class ZipReader {
    /// Of one archive.
    private static let mostMembers = 100_000

    private let archive: OpaquePointer
    private let file: OpenFile
    private var members = 0

    package init(_ path: String) throws {
        file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        guard try file.status().st_mode & S_IFMT == S_IFREG else { throw FileFailure(EINVAL) }
        guard let archive = archive_read_new() else { throw FileFailure(ENOMEM) }
        self.archive = archive
        archive_read_support_filter_none(archive)
        archive_read_support_format_zip(archive)
        guard archive_read_open_fd(archive, file.descriptor, 1 << 18) == ARCHIVE_OK else {
            throw ArchiveDamage("is not a zip archive")
        }
    }

    deinit { archive_read_free(archive) }

    /// The name of the next plain file; nil at the end.
    package func next() throws -> String? {
        while true {
            var entry: OpaquePointer?
            let code = archive_read_next_header(archive, &entry)
            if code == ARCHIVE_EOF { return nil }
            guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry, members < Self.mostMembers else {
                throw ArchiveDamage("is broken off or no zip")
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
            guard count > 0, result.count + count <= limit else { throw ArchiveDamage("is damaged or too large") }
            result.append(contentsOf: buffer[..<count])
        }
    }
}
