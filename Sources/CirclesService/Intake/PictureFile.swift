package import CirclesCore
package import Foundation

/// A file that is taken for a picture, read within bounds.
package enum PictureFile {
    /// - Returns: Its bytes and when it was last changed.
    /// - Throws: `CirclesError` with `cannotRead`; `badInput` for what is no file or is too large.
    package static func load(_ path: String) throws(CirclesError) -> (bytes: Data, modified: Date?) {
        guard !path.isEmpty else { throw CirclesError(.usage, "a file's name is empty") }
        let name = URL(filePath: path).lastPathComponent
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let reason = errno
            throw CirclesError(
                .cannotRead, "\(name) cannot be read: \(String(cString: strerror(reason)))",
                hint: reason == EACCES ? "check the file's permissions" : "check how its path is spelt")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CirclesError(.badInput, "\(name) is not a file")
        }
        guard status.st_size <= ImageHeader.maximumBytes else { throw tooLarge(name, ImageHeader.maximumBytes) }
        let bytes = try read(descriptor, atMost: ImageHeader.maximumBytes, name, expecting: Int(status.st_size))
        let modified = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1_000_000_000
        return (bytes, Date(timeIntervalSince1970: modified))
    }

    /// All bytes up to the end; an error when there are more than `limit`.
    ///
    /// - Parameter size: How many there will probably be: memory is taken once.
    /// - Throws: `CirclesError` with `cannotRead`, `badInput`.
    package static func read(
        _ descriptor: Int32, atMost limit: Int, _ name: String, expecting size: Int = 0
    ) throws(CirclesError) -> Data {
        var result = Data(capacity: max(0, size))
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count == 0 { return result }
            if count < 0 {
                if errno == EINTR { continue }
                throw CirclesError(.cannotRead, "\(name) cannot be read: \(String(cString: strerror(errno)))")
            }
            result.append(contentsOf: buffer[..<count])
            guard result.count <= limit else { throw tooLarge(name, limit) }
        }
    }

    private static func tooLarge(_ name: String, _ limit: Int) -> CirclesError {
        CirclesError(.badInput, "\(name) is larger than the limit of \(limit / 1_000_000) MB")
    }

    /// An unreadable file counts as a picture when its name says so: it is to be told, not passed over.
    static func isPicture(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        let ending = URL(filePath: path).pathExtension.lowercased()
        let looksLikeOne = ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "heic", "heif"].contains(ending)
        guard let file = FileHandle(forReadingAtPath: path) else { return looksLikeOne }
        defer { try? file.close() }
        guard let head = try? file.read(upToCount: 64) else { return looksLikeOne }
        return looksLikeOne || ImageFormat.sniff(head) != nil
    }
}
