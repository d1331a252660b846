internal import FoundationEssentials
internal import Glibc

/// An advisory lock between processes, held until it is released or the process ends, however it ends.
package struct FileLock: ~Copyable, Sendable {
    private let file: OpenFile

    /// Waits until the lock is free.
    package init(waitingFor path: String) throws(FileFailure) {
        let file = try OpenFile(path, O_RDWR | O_CREAT)
        while flock(file.descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .current }
        }
        self.init(holding: file)
    }

    private init(holding file: consuming OpenFile) {
        self.file = file
    }

    /// Nil when another process holds the lock.
    package static func trying(_ path: String) throws(FileFailure) -> FileLock? {
        let file = try OpenFile(path, O_RDWR | O_CREAT)
        while flock(file.descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: return nil
            default: throw .current
            }
        }
        return FileLock(holding: file)
    }

    /// What the one who holds the lock wrote into its file.
    package static func note(in path: String) -> String? {
        guard let bytes = FileManager.default.contents(atPath: path), !bytes.isEmpty else { return nil }
        return String(decoding: bytes.prefix(200), as: UTF8.self)
    }

    /// What the file says from now on, for those who find it locked.
    package func write(note: String) throws(FileFailure) {
        guard ftruncate(file.descriptor, 0) == 0, lseek(file.descriptor, 0, SEEK_SET) == 0 else { throw .current }
        try file.write(Data(note.utf8))
    }

    package var isMarked: Bool { get throws(FileFailure) { try file.status().st_size > 0 } }

    package consuming func release() {}
}
