internal import CArchive
package import CirclesFiles
internal import Foundation

/// Writes a tar of plain files, by libarchive: it comes with Tesseract anyhow, streams, and needs no folder in which all
/// stands once more, as the program `tar` would.
///
/// The format is GNU's: names are bytes, of any length, in no character set, and a file may be larger than 8 GB. Every
/// `tar` of today reads it.
package final class TarWriter {
    private let archive: OpaquePointer

    /// - Parameter descriptor: An empty file that stays open until `finish`.
    package init(to descriptor: Int32) throws(FileFailure) {
        guard let archive = archive_write_new() else { throw FileFailure(ENOMEM) }
        self.archive = archive
        try check(archive_write_set_format_gnutar(archive))
        try check(archive_write_add_filter_none(archive))
        // Not padded: the archive ends with the two empty blocks that say so, and one that was cut off is told by them.
        try check(archive_write_set_bytes_per_block(archive, 0))
        try check(archive_write_open_fd(archive, descriptor))
    }

    deinit {
        // One that was not finished is not ended: it must not look whole.
        archive_write_fail(archive)
        archive_write_free(archive)
    }

    /// Begins a member, of which exactly `size` bytes are to be written then.
    ///
    /// - Parameter modified: Seconds since 1970.
    package func begin(_ name: String, size: Int, modified: Int) throws(FileFailure) {
        guard let entry = archive_entry_new() else { throw FileFailure(ENOMEM) }
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, name)
        archive_entry_set_filetype(entry, S_IFREG as mode_t)
        archive_entry_set_perm(entry, 0o600)
        archive_entry_set_size(entry, la_int64_t(size))
        archive_entry_set_mtime(entry, modified, 0)
        try check(archive_write_header(archive, entry))
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        guard archive_write_data(archive, bytes.baseAddress, bytes.count) == bytes.count else { throw failure }
    }

    /// All is written when this returns, but not synced.
    package func finish() throws(FileFailure) { try check(archive_write_close(archive)) }

    private func check(_ code: Int32) throws(FileFailure) { if code != ARCHIVE_OK { throw failure } }

    private var failure: FileFailure {
        let code = archive_errno(archive)
        return FileFailure(code > 0 ? code : EIO)
    }
}
