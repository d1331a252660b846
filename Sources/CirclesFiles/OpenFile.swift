package import FoundationEssentials
package import Glibc

/// An open file or folder, closed when it goes. Interrupted and short calls are taken up again.
package struct OpenFile: ~Copyable, Sendable {
    package let descriptor: Int32

    /// Takes over an open descriptor.
    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// - Parameter folder: What a relative path is relative to; nil: the working directory.
    package init(
        _ path: String, _ flags: Int32, mode: mode_t = 0o600, in folder: Int32? = nil
    ) throws(FileFailure) {
        var opened: Int32
        repeat {
            opened = openat(folder ?? AT_FDCWD, path, flags | O_CLOEXEC, mode)
        } while opened < 0 && errno == EINTR
        guard opened >= 0 else { throw .current }
        descriptor = opened
    }

    deinit { close(descriptor) }

    package func status() throws(FileFailure) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .current }
        return status
    }

    /// - Returns: How many bytes came; 0 at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
        while true {
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw .current }
        }
    }

    /// - Returns: How many bytes came: fewer than the buffer holds only at the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(FileFailure) -> Int {
        var done = 0
        while done < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + done))
            if count == 0 { break }
            if count > 0 {
                done += count
            } else if errno != EINTR {
                throw .current
            }
        }
        return done
    }

    /// Writes all of it.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw .current
            }
        }
    }

    package func write(_ bytes: Data) throws(FileFailure) {
        var failure: FileFailure?
        bytes.withUnsafeBytes { buffer in
            do throws(FileFailure) { try write(buffer) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// On the disk when this returns.
    package func sync() throws(FileFailure) {
        while fsync(descriptor) != 0 {
            guard errno == EINTR else { throw .current }
        }
    }
}
