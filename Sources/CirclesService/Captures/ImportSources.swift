package import CirclesCore
package import Foundation

/// What a user names for an import, looked up.
package struct ImportSources: Sendable {
    /// In the order in which they were named: texts, the latest screenshot, paths.
    package private(set) var sources: [ImportSource] = []
    /// Files of contacts, told by their first bytes, and tables: they are no captures.
    package private(set) var addressBooks: [String] = []
    /// What is refused before it is looked into.
    package private(set) var refused: [ImportResult] = []
    /// What was left out of exports and folders, in words.
    package private(set) var remarks: [String] = []
    private var leftOut: [String] = []
    /// What the user is called in chats, as was answered.
    package private(set) var answeredNames: [String] = []

    package var holdPictures: Bool { sources.contains(where: \.isPicture) }

    /// What was named.
    package struct Named: Sendable {
        /// Conversations, or `circles://import?text=…` URLs.
        package var texts: [String] = []
        /// The newest picture of the screenshots' folder.
        package var latest = false
        /// Pictures, texts, exported chats, and folders of pictures and chats; `-` is what `standardInput` gives.
        package var paths: [String] = []
        /// Look into the folders' folders, too.
        package var recursive = false

        package init(texts: [String] = [], latest: Bool = false, paths: [String] = [], recursive: Bool = false) {
            self.texts = texts
            self.latest = latest
            self.paths = paths
            self.recursive = recursive
        }
    }

    /// What `-` stands for.
    package enum Handed: Sendable {
        case capture(ImportSource)
        /// An address book; it can be read from standard input still.
        case addressBook
    }

    /// - Parameters:
    ///   - chats: Cuts exported chats into days.
    package init(
        _ named: Named, _ settings: Settings, chats: ChatDays = ChatDays(owner: ChatOwner()),
        standardInput: () throws(CirclesError) -> Handed
    ) {
        var chats = chats
        for text in named.texts {
            attempt(nil) { () throws(CirclesError) in
                try chats.days(of: try TextArgument.source(text))
            }
        }
        if named.latest {
            attempt(nil) { () throws(CirclesError) in [.picture(path: try ScreenshotsFolder(settings).latest())] }
        }
        for path in named.paths {
            if path != "-", path.lowercased().hasSuffix(".csv") || Self.isAddressBook(Self.head(path)) {
                addressBooks.append(path)
                continue
            }
            if path != "-", Self.isFolder(path) {
                takeFolder(path, recursive: named.recursive, &chats)
                continue
            }
            var isAddressBook = false
            attempt(path) { () throws(CirclesError) in
                if path == "-" {
                    guard case .capture(let source) = try standardInput() else {
                        isAddressBook = true
                        return []
                    }
                    return try chats.days(of: source)
                }
                if let days = try chats.days(path) { return days }
                return try chats.days(of: try Self.file(path))
            }
            if isAddressBook { addressBooks.append(path) }
        }
        remarks = chats.remarks + leftOut
        answeredNames = chats.answeredNames
    }

    /// A folder's pictures and exported chats; its other texts, tables and archives may be anything.
    private mutating func takeFolder(_ path: String, recursive: Bool, _ chats: inout ChatDays) {
        let files: [String]
        do throws(CirclesError) {
            files = try FolderFiles.sorted(path, recursive: recursive)
        } catch {
            return refused.append(ImportResult(captureID: nil, path: path, status: .refused, error: error))
        }
        let (taken, told) = (sources.count, refused.count)
        var others = 0
        for file in files {
            if PictureFile.isPicture(file) {
                sources.append(.picture(path: file))
                continue
            }
            let before = sources.count + refused.count
            attempt(file) { () throws(CirclesError) in try chats.inFolder(file) }
            if sources.count + refused.count == before, ["txt", "text", "zip"].contains(Self.ending(file)) {
                others += 1
            }
        }
        if others > 0, sources.count > taken {
            leftOut.append("\(path): left out \(Counted.text(others, "file")) without a chat")
        }
        guard sources.count == taken, refused.count == told else { return }
        attempt(path) { () throws(CirclesError) in
            throw CirclesError(
                .badInput, "there is no picture and no chat in \(path)",
                remedy: recursive ? nil : .searchSubfolders)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// A file that was named itself: a picture, unless it is called a text and is none.
    private static func file(_ path: String) throws(CirclesError) -> ImportSource {
        guard textEndings.contains(ending(path)),
            ImageFormat.sniff(head(path)) == nil
        else { return .picture(path: path) }
        return .text(try SharedText.check(try PictureFile.load(path).bytes), origin: .cli, path: path)
    }

    private static func ending(_ path: String) -> String { URL(filePath: path).pathExtension.lowercased() }

    private static let textEndings = ["txt", "text", "md"]

    /// - Parameter head: The first bytes of a file.
    package static func isAddressBook(_ head: Data) -> Bool {
        String(decoding: head.prefix(headSize), as: UTF8.self).uppercased().contains("BEGIN:VCARD")
    }

    private static let headSize = 64

    /// The first bytes of a plain file; none of what is no file or cannot be read.
    private static func head(_ path: String) -> Data {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let file = FileHandle(forReadingAtPath: path)
        else { return Data() }
        defer { try? file.close() }
        return (try? file.read(upToCount: headSize)) ?? Data()
    }

    private mutating func attempt(_ path: String?, _ body: () throws(CirclesError) -> [ImportSource]) {
        do throws(CirclesError) {
            sources += try body()
        } catch {
            refused.append(ImportResult(captureID: nil, path: path, status: .refused, error: error))
        }
    }
}
