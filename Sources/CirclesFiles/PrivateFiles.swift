package import FoundationEssentials
internal import Glibc

/// Files that nobody but their owner may read: directories 0700, files 0600.
package enum PrivateFiles {
    /// Makes a folder and those above it that are missing. Whether they survive a power cut is `syncPath`'s business.
    package static func makeDirectory(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o700) == 0 { return }
        let code = errno
        switch code {
        case EEXIST:
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw FileFailure(ENOTDIR) }
        case ENOENT:
            guard let parent = parent(of: path) else { throw FileFailure(code) }
            try makeDirectory(parent)
            guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .current }
        default: throw FileFailure(code)
        }
    }

    /// Makes an empty file unless there is one.
    package static func touch(_ path: String) throws(FileFailure) {
        _ = try OpenFile(path, O_RDWR | O_CREAT)
    }

    /// Writes a file that is on the disk, under its name, when this returns; the old one of that name is there until then.
    package static func writeDurably(_ bytes: Data, to path: String) throws(FileFailure) {
        let file = try AtomicFile(path)
        try file.write(bytes)
        try file.commit()
    }

    /// Gives a file another name, never over a file that has it: that is `EEXIST`.
    ///
    /// A link, as a rename would replace what is there.
    package static func renameAnew(_ old: String, _ new: String) throws(FileFailure) {
        if link(old, new) == 0 {
            unlink(old)
            return
        }
        // Some file systems have no links.
        guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw .current }
        var status = stat()
        guard lstat(new, &status) != 0 else { throw FileFailure(EEXIST) }
        guard rename(old, new) == 0 else { throw .current }
    }

    /// What was made, renamed or deleted in a folder is so on the disk when this returns.
    package static func syncDirectory(_ path: String) throws(FileFailure) {
        try OpenFile(path, O_RDONLY | O_DIRECTORY).sync()
    }

    /// Puts the names of a folder and of all above it on the disk, so that a power cut cannot take the folder away.
    ///
    /// Folders above that this user may not open were not made by this user: they are passed over.
    package static func syncPath(_ path: String) throws(FileFailure) {
        try syncDirectory(path)
        var folder = parent(of: path)
        while let above = folder {
            do throws(FileFailure) {
                try syncDirectory(above)
            } catch {
                guard [EACCES, EPERM, EROFS, EINVAL].contains(error.code) else { throw error }
            }
            folder = parent(of: above)
        }
    }

    /// Nil for the root and for a name without a folder. A slash at the end counts for nothing.
    static func parent(of path: String) -> String? {
        let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        guard trimmed != "/", let slash = trimmed.lastIndex(of: "/") else { return nil }
        return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
    }
}
