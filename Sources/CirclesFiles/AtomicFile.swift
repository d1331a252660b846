package import FoundationEssentials
internal import Glibc

/// A file that is there whole or not at all, readable by its owner only.
///
/// What is written stands beside the file's place, under a hidden name that ends in `.part`, until `commit` puts it there;
/// without a `commit` nothing is left of it. What stood in the place stays until then.
///
/// A device or a pipe in the place, such as `/dev/stdout`, is written to as it is.
package struct AtomicFile: ~Copyable, Sendable {
    /// The file's place, as it was named.
    package let path: String
    private let folder: String
    /// Where what was written stands until the commit.
    package let unfinished: String
    private let isStream: Bool
    private let replaces: Bool
    private let file: OpenFile

    /// - Parameter replaces: Whether a file in the place gives way. Otherwise it is `EEXIST`, here or at the `commit`.
    package init(_ path: String, replaces: Bool = true) throws(FileFailure) {
        var status = stat()
        let isThere = stat(path, &status) == 0
        guard !isThere || replaces else { throw FileFailure(EEXIST) }
        guard !isThere || status.st_mode & S_IFMT != S_IFDIR else { throw FileFailure(EISDIR) }
        let folder = PrivateFiles.parent(of: path) ?? "."
        let isStream = isThere && (status.st_mode & S_IFMT != S_IFREG || Self.isOfDescriptors(folder))
        // Not the place's own name, which may be as long as names can be.
        let temporary = isStream ? path : "\(folder)/.\(UUID().uuidString.lowercased()).part"
        let file = try OpenFile(temporary, isStream ? O_WRONLY : O_RDWR | O_CREAT | O_EXCL)
        self.init(
            path: path, folder: folder, unfinished: temporary, isStream: isStream, replaces: replaces, file: file)
    }

    private init(
        path: String, folder: String, unfinished: String, isStream: Bool, replaces: Bool, file: consuming OpenFile
    ) {
        self.path = path
        self.folder = folder
        self.unfinished = unfinished
        self.isStream = isStream
        self.replaces = replaces
        self.file = file
    }

    /// Whether names in a folder are those of open files: `/dev/stdout` is one, whatever it leads to.
    private static func isOfDescriptors(_ folder: String) -> Bool {
        guard let real = realpath(folder, nil) else { return false }
        defer { free(real) }
        let name = String(cString: real)
        return name == "/dev" || name.hasPrefix("/proc/")
    }

    /// Nothing has this name any more after a commit.
    deinit { if !isStream { unlink(unfinished) } }

    /// For libraries that write to a descriptor.
    package var descriptor: Int32 { file.descriptor }

    package func write(_ bytes: Data) throws(FileFailure) { try file.write(bytes) }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) { try file.write(bytes) }

    /// The file is in its place when this returns, and survives a power cut there.
    ///
    /// - Parameter isDurable: False for what may be lost without loss: it is whole, but not waited for.
    package consuming func commit(isDurable: Bool = true) throws(FileFailure) {
        guard !isStream else { return }
        if isDurable { try file.sync() }
        if replaces {
            guard rename(unfinished, path) == 0 else { throw .current }
        } else {
            try PrivateFiles.renameAnew(unfinished, path)
        }
        if isDurable { try PrivateFiles.syncDirectory(folder) }
    }
}
