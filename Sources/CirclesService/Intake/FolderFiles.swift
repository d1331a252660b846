internal import CirclesCore
internal import Foundation

/// What lies in a folder.
enum FolderFiles {
    /// The paths of its plain files in the order of their names, without hidden ones.
    ///
    /// - Throws: `CirclesError` with `cannotRead`.
    static func sorted(_ path: String, recursive: Bool) throws(CirclesError) -> [String] {
        let folder = URL(filePath: path, directoryHint: .isDirectory)
        let options: FileManager.DirectoryEnumerationOptions =
            recursive ? [.skipsHiddenFiles] : [.skipsHiddenFiles, .skipsSubdirectoryDescendants]
        guard access(path, R_OK | X_OK) == 0,
            let files = FileManager.default.enumerator(
                at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: options)
        else {
            throw CirclesError(.cannotRead, "the folder \(path) cannot be read", hint: "check its permissions")
        }
        return files.compactMap { ($0 as? URL)?.path }.filter(isPlain).sorted()
    }

    /// Also what a link leads to.
    private static func isPlain(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
