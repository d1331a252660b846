package import CirclesAPI
package import CirclesCore
internal import Foundation

/// Follows a folder of .vcf files, such as vdirsyncer keeps: what is new or changed is imported.
///
/// A card that vanishes never takes its contact along: a sync that goes wrong empties a folder in a second.
package struct ContactFolderWatch {
    private let folder: String
    private let format: ContactFileReader.Format?
    private let context: AppContext
    private let tell: (Event) async throws -> Void

    /// What happened to the folder.
    package enum Event: Sendable {
        case watching(folder: String)
        /// Files were imported: what became of their cards, what that makes together, and what it brought about.
        case imported([CardLine], [String], ContactImport.Summary, BookConsequences)
        /// The file is gone; its contact stays.
        case gone(file: String, contact: ContactReference)
    }

    /// - Throws: `CirclesError` with `cannotRead` when there is no such folder.
    package init(
        _ folder: String, _ format: ContactFileReader.Format?, _ context: AppContext,
        tell: @escaping (Event) async throws -> Void
    ) throws(CirclesError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw CirclesError(.cannotRead, "there is no folder \(folder)")
        }
        self.folder = folder
        self.format = format
        self.context = context
        self.tell = tell
    }

    /// Ends when the stop is set, between two files.
    ///
    /// - Throws: `CirclesError` when the database cannot be used, and what `tell` throws.
    package func run(until stop: StopSignal) async throws {
        var known: [String: Stamp] = [:]
        var contacts: [String: [ContactReference]] = [:]
        let events = FolderEvents([], .changed)
        var isFirst = true
        while !stop.isSet {
            events.watch([folder] + subfolders())
            let now = scan()
            let changed = now.filter { known[$0.key] != $0.value }.keys.sorted()
            if !changed.isEmpty || isFirst { try await take(changed, &contacts, stop) }
            for path in known.keys.sorted() where now[path] == nil {
                for contact in contacts.removeValue(forKey: path) ?? [] {
                    try await tell(.gone(file: URL(filePath: path).lastPathComponent, contact: contact))
                }
            }
            known = now
            if isFirst { try await tell(.watching(folder: folder)) }
            isFirst = false
            await events.wait(events.isInformed ? Self.pause : Self.uninformedPause, quiet: Self.quiet, stop: stop)
        }
    }

    /// Seconds after which is looked although nothing was told, and where nothing ever is.
    private static let pause = 30.0
    private static let uninformedPause = 2.0
    /// A sync puts many files there, one by one.
    private static let quiet = 0.2

    private func take(
        _ paths: [String], _ contacts: inout [String: [ContactReference]], _ stop: StopSignal
    ) async throws {
        var lines: [CardLine] = []
        var warnings: [String] = []
        let batch = ContactImport(
            context.database, rules: context.rules, format: format,
            keepsChanged: try await context.inbox.isAwaited()
        ) {
            lines.append($0)
        } warn: {
            warnings.append($0)
        } progress: { _ in
        }
        batch.keepsFileContacts = true
        for path in paths where !stop.isSet { contacts[path] = try await batch.run(path) }
        try await batch.end()
        try await tell(.imported(lines, warnings, batch.summary, try await context.consequences(of: batch)))
    }

    /// By which a change of a file is told.
    private struct Stamp: Equatable {
        var size: Int64
        var inode: UInt64
        var seconds: Int
        var nanoseconds: Int
    }

    private func names(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    }

    /// vdirsyncer keeps a folder for each collection.
    private func subfolders() -> [String] {
        names(folder).map { "\(folder)/\($0)" }.filter {
            var status = stat()
            return stat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
    }

    private func scan() -> [String: Stamp] {
        var files: [String: Stamp] = [:]
        for folder in [folder] + subfolders() {
            for name in names(folder) where name.lowercased().hasSuffix(".vcf") {
                var status = stat()
                let path = "\(folder)/\(name)"
                guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
                files[path] = Stamp(
                    size: Int64(status.st_size), inode: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec,
                    nanoseconds: status.st_mtim.tv_nsec)
            }
        }
        return files
    }
}
