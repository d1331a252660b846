internal import CirclesArchive
internal import CirclesCore
package import CirclesFiles
internal import Crypto
internal import Foundation

/// Writes a backup member by member; `finish` puts it in its place.
package struct BackupWriter: ~Copyable {
    private let file: AtomicFile
    private let tar: TarWriter
    private var sums = ""
    private(set) var contents = Backup.Contents()

    /// - Throws: `FileFailure` with `EEXIST` when there is a file of that name.
    package init(_ path: String) throws(FileFailure) {
        let file = try AtomicFile(path, replaces: false)
        tar = try TarWriter(to: file.descriptor)
        self.file = file
    }

    /// - Returns: False when there is no such file, or it is none that is plain.
    @discardableResult
    package mutating func add(_ name: String, from path: String) throws -> Bool {
        let source: OpenFile
        do throws(FileFailure) {
            source = try OpenFile(path, O_RDONLY | O_NONBLOCK)
        } catch {
            guard error.code != ENOENT else { return false }
            throw error.reading(path)
        }
        let status = try source.status()
        guard status.st_mode & S_IFMT == S_IFREG else { return false }
        let size = Int(status.st_size)
        try tar.begin(name, size: size, modified: status.st_mtim.tv_sec)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 4096)
        defer { buffer.deallocate() }
        var hash = SHA256()
        var left = size
        while left > 0 {
            let count = try source.read(
                into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(left, buffer.count)]))
            guard count > 0 else {
                throw CirclesError(
                    .cannotRead, "\(path) changed while it was saved", hint: "try again", retryable: true)
            }
            let piece = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            hash.update(bufferPointer: piece)
            try tar.write(piece)
            left -= count
        }
        sums += "\(Hash.hex(hash.finalize()))  \(name)\n"
        contents.count(name, size)
        return true
    }

    /// Reads what was written once more, and puts it in its place, on the disk.
    ///
    /// - Parameter check: Throws when it is not whole; of the unfinished file.
    consuming func finish(_ check: (String) throws -> Void) throws -> Backup.Contents {
        let bytes = Array(sums.utf8)
        try tar.begin(BackupMember.sums, size: bytes.count, modified: Int(time(nil)))
        try bytes.withUnsafeBytes { try tar.write($0) }
        try tar.finish()
        try check(file.unfinished)
        try file.commit()
        return contents
    }
}
