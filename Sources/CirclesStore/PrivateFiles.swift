internal import Foundation

/// Files that nobody but their owner may read: directories 0700, files 0600.
enum PrivateFiles {
    static func makeDirectory(_ url: URL) throws {
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Makes an empty file unless there is one.
    static func touch(_ url: URL) throws {
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw currentError() }
        close(descriptor)
    }

    /// Writes a new file that is on the disk, under its name, when this returns.
    static func writeDurably(_ bytes: Data, to url: URL) throws {
        let temporary = url.deletingLastPathComponent().appending(
            path: ".\(url.lastPathComponent).\(UUID().uuidString)")
        let descriptor = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw currentError() }
        do {
            defer { close(descriptor) }
            try write(bytes, to: descriptor)
            guard fsync(descriptor) == 0 else { throw currentError() }
            guard rename(temporary.path, url.path) == 0 else { throw currentError() }
        } catch {
            unlink(temporary.path)
            throw error
        }
        try syncDirectory(url.deletingLastPathComponent())
    }

    private static func write(_ bytes: Data, to descriptor: Int32) throws {
        try bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddressIfAny, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    throw currentError()
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    private static func syncDirectory(_ url: URL) throws {
        let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw currentError() }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw currentError() }
    }

    static func currentError() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddressIfAny: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}

/// An advisory lock between processes, held until it is released or the process ends.
package struct FileLock: Sendable {
    private let descriptor: Int32

    /// Waits until the lock is free.
    init(_ url: URL) throws {
        descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw PrivateFiles.currentError() }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let error = PrivateFiles.currentError()
                close(descriptor)
                throw error
            }
        }
    }

    /// Nil when somebody else holds the lock.
    init?(ifFree url: URL) throws {
        descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw PrivateFiles.currentError() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    package func release() { close(descriptor) }
}
