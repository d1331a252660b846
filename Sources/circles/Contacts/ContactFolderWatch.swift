import CirclesCore
import CirclesStore
import Foundation

/// Follows a folder of .vcf files, such as vdirsyncer keeps: what is new or changed is imported.
///
/// A card that vanishes never takes its contact along: a sync that goes wrong empties a folder in a second.
struct ContactFolderWatch {
    private let folder: String
    private let format: ContactFileReader.Format?
    private let workbench: Workbench
    private let output: OutputOptions
    private let options: HomeOptions

    init(
        _ folder: String, _ format: ContactFileReader.Format?, _ workbench: Workbench, _ output: OutputOptions,
        _ options: HomeOptions
    ) throws(CirclesError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw CirclesError(.cannotRead, "there is no folder \(folder)")
        }
        self.folder = folder
        self.format = format
        self.workbench = workbench
        self.output = output
        self.options = options
    }

    /// Ends when the stop is set, between two files.
    func run(until stop: StopSignal) async throws {
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
                    options.tell(
                        "\(URL(filePath: path).lastPathComponent.printable) is gone; \(contact.name.printable) stays "
                            + "(circles contacts remove \(contact.id.short))")
                }
            }
            known = now
            if isFirst { options.tell("watching \(folder.printable)") }
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
        let notes = OpenNotes(workbench)
        let json = output.json
        let batch = try ContactImport(
            workbench.database, region: workbench.settings.string(.region), format: format,
            keepsChanged: try await notes.isAwaited()
        ) { line in
            try ImportContacts.tell(line, json: json, isDryRun: false)
        } progress: { _ in
        }
        batch.keepsFileContacts = true
        for path in paths where !stop.isSet { contacts[path] = try await batch.run(path) }
        try batch.end()
        if json {
            try JSONLines.print(batch.summary)
        } else {
            Terminal.standardOutput.line(batch.summary.text)
        }
        if !batch.changed.isEmpty { try await notes.tell(batch.effects, of: batch.changed, options) }
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
