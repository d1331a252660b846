package import CirclesCore
internal import CirclesFiles
package import CirclesSpool
internal import Crypto
internal import Foundation

/// Shares the pictures that appear in folders, each once.
///
/// A file is shared first and noted in the ledger then: cut off between the two it is shared again, and its bytes are
/// known. Its source is moved or deleted only after both, and only if it is still the file that was shared.
package struct FolderWatch: Sendable {
    package enum After: String, CaseIterable, Sendable {
        case leave, move, delete
    }

    package let database: any WatchLedger
    package let spool: Spool
    package let eventLog: EventLog
    /// What goes with each share.
    package let details: ShareManifest
    package let after: After
    /// Where sources are moved to.
    package let target: String?
    package let log: @Sendable (String) -> Void

    package init(
        database: any WatchLedger, spool: Spool, eventLog: EventLog, details: ShareManifest, after: After,
        target: String? = nil, log: @escaping @Sendable (String) -> Void
    ) {
        self.database = database
        self.spool = spool
        self.eventLog = eventLog
        self.details = details
        self.after = after
        self.target = target
        self.log = log
    }

    /// Seconds for which a file must have been left alone.
    private static let rest = 1.0
    /// Seconds after which a picture without its end is one that was cut off: it is taken as it is, and ends as a note.
    private static let patience = 120.0
    private static let pictureEndings = ["png", "jpg", "jpeg", "webp", "gif", "tif", "tiff", "bmp", "heic", "heif"]
    private static let temporaryEndings = [
        "tmp", "temp", "part", "partial", "crdownload", "download", "filepart", "swp",
    ]

    /// Looks at a folder once.
    ///
    /// - Parameter existing: Whether what is in it at the very first look is taken.
    /// - Returns: True when something in it is not complete yet, and is to be looked at again soon.
    /// - Throws: `CirclesError` with `cannotRead` when the folder cannot be read, `cannotWrite` when nothing can be
    ///   shared; what is wrong with a single file is told and not thrown.
    package func look(at folder: String, existing: Bool) async throws(CirclesError) -> Bool {
        let found = try files(folder)
        guard let known = try await database.watchedFiles(in: folder) else {
            try await database.watch(folder, knowing: existing ? [] : found, at: Date())
            return existing
        }
        var isUnfinished = false
        for file in found where known[file.path] != file {
            do throws(CirclesError) {
                if try await !take(file, folder) { isUnfinished = true }
            } catch {
                // One file's trouble is told and does not stop the others; the disk's does.
                guard error.code != .cannotWrite else { throw error }
                log("\(URL(filePath: file.path).lastPathComponent): \(error.message)")
            }
        }
        return isUnfinished
    }

    /// The files that could be pictures: not hidden, not temporary by their names, no links.
    private func files(_ folder: String) throws(CirclesError) -> [WatchedFile] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw CirclesError(
                .cannotRead, "the folder \(folder) cannot be read", hint: "check that it is there, and its permissions")
        }
        return names.sorted().compactMap { name in
            let ending = URL(filePath: name).pathExtension.lowercased()
            guard !name.hasPrefix("."), !name.hasSuffix("~"), !Self.temporaryEndings.contains(ending) else {
                return nil
            }
            return Self.look("\(folder)/\(name)")
        }
    }

    private static func look(_ path: String) -> WatchedFile? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return WatchedFile(
            path: path, size: Int64(status.st_size),
            modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec),
            inode: Int64(status.st_ino))
    }

    /// - Returns: False for a file that is still being written.
    private func take(_ file: WatchedFile, _ folder: String) async throws(CirclesError) -> Bool {
        let age = abs(Date().timeIntervalSince1970 - Double(file.modified) / 1e9)
        guard age > Self.rest else { return false }
        guard let source = open(file) else { return true }
        guard ImageFormat.sniff(source.read(at: 0, length: 64)) != nil else {
            // An empty file, or one that is no picture: looked at again only when it changes.
            if file.size > 0 {
                try await database.save(file, in: folder, sha256: nil, share: nil)
                let url = URL(filePath: file.path)
                if Self.pictureEndings.contains(url.pathExtension.lowercased()) {
                    log("\(url.lastPathComponent) is no picture, whatever its name says: it is left alone")
                }
            }
            return true
        }
        guard ImageEnd.isThere(source) || age > Self.patience else { return false }
        let sha256 = Self.hash(source)
        var share: Capture.ID?
        if try await !database.wasTaken(sha256: sha256) { share = try self.share(source, file) }
        try await database.save(file, in: folder, sha256: sha256, share: share)
        if share != nil { markHandled(file) }
        return true
    }

    private func open(_ file: WatchedFile) -> FileBytes? {
        guard let opened = try? OpenFile(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return nil }
        return FileBytes(opened, count: Int(file.size))
    }

    private func share(_ source: FileBytes, _ file: WatchedFile) throws(CirclesError) -> Capture.ID {
        _ = try ImageHeader(of: source)
        var manifest = details
        manifest.origin = .folder
        manifest.kind = .image
        manifest.payloadBytes = source.count
        manifest.originalName = URL(filePath: file.path).lastPathComponent
        manifest.modifiedAt = Date(timeIntervalSince1970: Double(file.modified / 1_000_000_000))
        manifest.sharedAt = Date()
        manifest.id = .timeOrdered(manifest.sharedAt)
        let name = try spool.write(manifest, .file(source))
        eventLog.record(.received, manifest.id, original: manifest.originalName, stored: name, at: manifest.sharedAt)
        return manifest.id
    }

    private static func hash(_ source: FileBytes) -> String {
        var hash = SHA256()
        for offset in stride(from: 0, to: source.count, by: 1 << 18) {
            hash.update(data: source.read(at: offset, length: 1 << 18))
        }
        return Hash.hex(hash.finalize())
    }

    /// The source goes where it was asked to go, unless it is another file by now.
    private func markHandled(_ file: WatchedFile) {
        guard after != .leave, Self.look(file.path) == file else { return }
        switch after {
        case .leave: break
        case .delete: unlink(file.path)
        case .move:
            guard let target else { return }
            let name = URL(filePath: file.path).lastPathComponent
            var place = "\(target)/\(name)"
            if access(place, F_OK) == 0 { place = "\(target)/\(UUID().uuidString.lowercased())-\(name)" }
            do {
                try FileManager.default.moveItem(atPath: file.path, toPath: place)
            } catch {
                log("\(name) could not be moved to \(target)")
            }
        }
    }
}
