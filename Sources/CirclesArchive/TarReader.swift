internal import CArchive
internal import CirclesFiles
internal import Foundation

/// Reads a tar of plain files, member by member. Nothing is written, and no name is a path here.
///
/// Folders, which other programs put in, are passed over: names say where files belong.
///
/// - Important: Anything but an uncompressed tar, and any other member that is not a plain file with a name, is damage: a link, a
///   device, a file with holes. So no member is larger than the archive.
package final class TarReader {
    package struct Member: Hashable, Sendable {
        /// Not checked: it may be a path to anywhere.
        package let name: String
        package let size: Int
    }

    private let archive: OpaquePointer
    private let file: OpenFile
    private let fileSize: Int
    /// What fills the last member's last block.
    private var padding = 0
    /// What is still to come of the member.
    private var left = 0
    private static let block = 512

    package init(_ path: String) throws {
        let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(EINVAL) }
        guard let archive = archive_read_new() else { throw FileFailure(ENOMEM) }
        self.archive = archive
        self.file = file
        fileSize = Int(status.st_size)
        archive_read_support_filter_none(archive)
        archive_read_support_format_tar(archive)
        guard archive_read_open_fd(archive, self.file.descriptor, 1 << 18) == ARCHIVE_OK else {
            throw ArchiveDamage("is not a tar archive")
        }
    }

    deinit { archive_read_free(archive) }

    /// The next member; nil at the end, which is where the file's is: nothing but empty blocks may follow.
    package func next() throws -> Member? {
        while true {
            var entry: OpaquePointer?
            let code = archive_read_next_header(archive, &entry)
            let start = Int(archive_read_header_position(archive))
            if code == ARCHIVE_EOF {
                guard fileSize % Self.block == 0, fileSize - start >= 2 * Self.block else {
                    throw ArchiveDamage("is cut off")
                }
                try requireEmpty(start - padding..<fileSize)
                return nil
            }
            guard code == ARCHIVE_OK, let entry else { throw ArchiveDamage("is broken off or no tar") }
            try requireEmpty(start - padding..<start)
            guard archive_entry_filetype(entry) as mode_t == S_IFDIR, archive_entry_size(entry) == 0 else {
                return try member(entry, at: start)
            }
            padding = 0
        }
    }

    private func member(_ entry: OpaquePointer, at start: Int) throws -> Member {
        let size = Int(archive_entry_size(entry))
        guard archive_entry_filetype(entry) as mode_t == S_IFREG, archive_entry_hardlink(entry) == nil,
            archive_entry_symlink(entry) == nil, archive_entry_sparse_count(entry) == 0,
            archive_entry_size_is_set(entry) != 0
        else { throw ArchiveDamage("holds what is no plain file") }
        guard size >= 0, size <= fileSize - start else { throw ArchiveDamage("is cut off") }
        guard let bytes = archive_entry_pathname(entry), let name = String(validatingCString: bytes), !name.isEmpty
        else {
            throw ArchiveDamage("holds a file without a name")
        }
        left = size
        padding = (Self.block - size % Self.block) % Self.block
        return Member(name: name, size: size)
    }

    /// Hands the member's bytes on, in pieces. Once a member, before the next.
    package func read(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 4096)
        defer { buffer.deallocate() }
        while left > 0 {
            let count = archive_read_data(archive, buffer.baseAddress, min(buffer.count, left))
            guard count > 0 else { throw ArchiveDamage("is cut off") }
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            left -= count
        }
    }

    /// No byte counts for nothing: what no member holds must be zero.
    private func requireEmpty(_ range: Range<Int>) throws {
        var bytes = [UInt8](repeating: 0, count: Self.block)
        for offset in stride(from: range.lowerBound, to: range.upperBound, by: Self.block) {
            let length = min(Self.block, range.upperBound - offset)
            let count = try bytes.withUnsafeMutableBytes {
                try file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[..<length]), at: offset)
            }
            guard count == length, bytes[..<length].allSatisfy({ $0 == 0 }) else { throw ArchiveDamage("is damaged") }
        }
    }
}
