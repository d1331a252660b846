import ArgumentParser
import CirclesCore
import CirclesFiles
import CirclesSpool
import Foundation

/// Copies a home into one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy everything into one checksummed file, also while Circles is in use.",
        discussion: """
            The file holds your conversations, and the configuration with a key that may stand in it: keep it as you keep
            those.

            Example:
              circles backup circles-2026-01-31.backup
            """)

    @Argument(help: "The file to write; there must be none of that name.", completion: .file())
    var file: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let place = workbench.home
        let target = URL(filePath: file).path
        let part = target + ".part"
        guard access(target, F_OK) != 0 else {
            throw CirclesError(.cannotWrite, "\(file) is there already", hint: "choose another name")
        }
        let copy = place.data.appending(path: ".backup.\(UUID().uuidString.lowercased())").path
        defer {
            unlink(copy)
            unlink(part)
        }
        do {
            // What is in the spool first: what leaves it meanwhile is in the database, which is copied later.
            unlink(part)
            let writer = try BackupWriter(part)
            let spool = Spool(place)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: spool.new).sorted()) ?? [] {
                if IncomingShare.id(name) != nil { _ = try writer.add("shares/\(name)", from: "\(spool.new)/\(name)") }
            }
            try await workbench.database.copy(to: copy)
            _ = try writer.add("circles.sqlite", from: copy)
            for id in try await workbench.database.capturesWithImages() {
                _ = try writer.add("captures/\(id)", from: place.data.appending(path: "captures/\(id)").path)
            }
            for name in ["config.yaml", "share.json"] {
                _ = try writer.add(name, from: place.configuration.appending(path: name).path)
            }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: place.prompts.path).sorted()) ?? []
            where BackupFile.isAllowed("prompts/\(name)") {
                _ = try writer.add("prompts/\(name)", from: place.prompts.appending(path: name).path)
            }
            try writer.finish()
            guard rename(part, target) == 0 else { throw FileFailure.current }
            try PrivateFiles.syncDirectory(URL(filePath: target).deletingLastPathComponent().path)
        } catch let failure as FileFailure {
            throw failure.writing("write the backup")
        }
        _ = try BackupReader(target)
        Terminal.standardOutput.line("saved in \(target)")
    }
}

/// Makes a home of such a file.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Bring a backup back, into a home that has no database.",
        discussion: """
            Example:
              circles restore circles-2026-01-31.backup --home ~/circles-as-it-was
            """)

    @Argument(help: "The backup.", completion: .file())
    var file: String

    @OptionGroup var home: HomeOptions

    func run() async throws {
        let place = try Home(home.home)
        let database = place.data.appending(path: "circles.sqlite").path
        guard access(database, F_OK) != 0 else {
            throw CirclesError(
                .cannotWrite, "there is a database in \(place.data.path) already",
                hint: "move it aside, or choose another folder with --home")
        }
        let reader = try BackupReader(file)
        do {
            try PrivateFiles.makeDirectory(place.data.appending(path: "captures").path)
            try Spool(place).prepare()
            // The database last: only with it is there a home, and all it needs is there by then.
            let entries = reader.entries.filter { $0.entry.name != "circles.sqlite" }
            for (entry, range) in entries {
                guard let path = Self.path(entry.name, place), access(path, F_OK) != 0 else { continue }
                try PrivateFiles.makeDirectory(URL(filePath: path).deletingLastPathComponent().path)
                try PrivateFiles.writeDurably(reader.bytes(range), to: path)
            }
            for (entry, range) in reader.entries where entry.name == "circles.sqlite" {
                try PrivateFiles.writeDurably(reader.bytes(range), to: database)
            }
        } catch let failure as FileFailure {
            throw failure.writing("restore the backup")
        }
        let health = try await Workbench.open(home).database.health()
        guard health.integrity == "ok" else {
            throw CirclesError(.badInput, "the backup's database is damaged: \(health.integrity)")
        }
        Terminal.standardOutput.line(
            "restored \(health.contacts) contacts, \(health.interactions) interactions, \(health.openNotes) open notes")
    }

    private static func path(_ name: String, _ place: Home) -> String? {
        let parts = name.split(separator: "/")
        switch parts.first {
        case "config.yaml", "share.json": return place.configuration.appending(path: name).path
        case "prompts": return place.configuration.appending(path: name).path
        case "captures": return place.data.appending(path: name).path
        case "shares": return parts.count == 2 ? "\(Spool(place).new)/\(parts[1])" : nil
        default: return nil
        }
    }
}
