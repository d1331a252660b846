import CirclesFiles
import CirclesIntake
import CirclesSpool
import FoundationEssentials
import Glibc

/// What the user set to go with shares, and whom the last one was for.
struct ShareDefaults: Codable {
    var contact: String?
    var labels: [String] = []

    private static func path(_ home: Home) -> String { home.configuration.appending(path: "share.json").path }

    static func load(_ home: Home) throws(CirclesError) -> ShareDefaults {
        let path = path(home)
        guard let bytes = FileManager.default.contents(atPath: path) else { return ShareDefaults() }
        guard let defaults = try? JSONDecoder().decode(Self.self, from: bytes) else {
            throw CirclesError(.configuration, "\(path) cannot be read", hint: "set it anew with --set-default")
        }
        return defaults
    }

    func save(_ home: Home) throws(CirclesError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let bytes = try? encoder.encode(self) else { return }
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(home.configuration.path)
            try PrivateFiles.writeDurably(bytes, to: Self.path(home))
        } catch {
            throw error.writing("save the defaults")
        }
    }
}

/// Whom the last share was for, as it was typed: a suggestion for the next one, and nothing is lost with it.
enum LastContact {
    private static func path(_ home: Home) -> String { home.state.appending(path: "last-contact").path }

    static func load(_ home: Home) -> String? {
        FileManager.default.contents(atPath: path(home)).map { String(decoding: $0, as: UTF8.self) }.nonEmpty
    }

    static func save(_ contact: String, _ home: Home) {
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(home.state.path)
            let file = try AtomicFile(path(home))
            try file.write(Data(contact.utf8))
            try file.commit(isDurable: false)
        } catch {
            // A suggestion the less.
        }
    }
}
