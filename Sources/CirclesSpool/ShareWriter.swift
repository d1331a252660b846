internal import CirclesFiles
package import CirclesIntake
package import FoundationEssentials
internal import Glibc

/// What follows a share's manifest.
package enum SharePayload {
    case none
    case bytes(Data)
    /// A file, from its beginning to the size it had when it was looked at.
    case file(FileBytes)
    /// A file of this program's own from an offset on.
    case upload(FileBytes, from: Int)
}

extension Spool {
    /// Hands a share over. When this returns, it is acknowledged: it is on the disk under its name, and will end as one
    /// interaction or one note. When it throws, it is not there at all.
    ///
    /// - Returns: The share's file name in `new/`.
    @discardableResult
    package func write(_ manifest: ShareManifest, _ payload: SharePayload) throws(CirclesError) -> String {
        let line = try manifest.line()
        try prepare()
        let name = IncomingShare.name(manifest.id)
        let unfinished = "\(temporary)/\(manifest.id).\(getpid())"
        do throws(FileFailure) {
            do throws(FileFailure) {
                let file = try OpenFile(unfinished, O_WRONLY | O_CREAT | O_EXCL)
                try file.write(line)
                switch payload {
                case .none: break
                case .bytes(let bytes): try file.write(bytes)
                case .file(let source): try Self.copy(source, to: file)
                case .upload(let source, let start): try Self.copy(source, from: start, to: file)
                }
                try file.sync()
                // Never over another share, even if two writers were to choose one id.
                try PrivateFiles.renameAnew(unfinished, "\(new)/\(name)")
            } catch {
                unlink(unfinished)
                throw error
            }
            do throws(FileFailure) {
                try PrivateFiles.syncDirectory(new)
            } catch {
                unlink("\(new)/\(name)")
                throw error
            }
        } catch {
            if error.code == Self.changed {
                throw CirclesError(
                    .cannotRead, "the file changed while it was read", hint: "try again when it is complete",
                    retryable: true)
            }
            throw error.writing("hand the share over")
        }
        return name
    }

    /// Stands for a source that became shorter or was written to.
    private static let changed = ESTALE

    private static func copy(
        _ source: FileBytes, from start: Int = 0, to file: borrowing OpenFile
    ) throws(FileFailure) {
        let before = try source.file.status()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 4096)
        defer { buffer.deallocate() }
        var done = start
        while done < source.count {
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(buffer.count, source.count - done)])
            let count = try source.file.read(into: part, at: done)
            guard count == part.count else { throw FileFailure(changed) }
            try file.write(UnsafeRawBufferPointer(part))
            done += count
        }
        let after = try source.file.status()
        guard after.st_size == before.st_size, after.st_mtim.tv_sec == before.st_mtim.tv_sec,
            after.st_mtim.tv_nsec == before.st_mtim.tv_nsec
        else { throw FileFailure(changed) }
    }
}
