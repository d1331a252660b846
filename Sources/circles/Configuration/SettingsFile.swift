import CirclesCore
import Foundation
import Yams

/// Writes `config.yaml`: what is set is replaced, everything else in it stays (comments do not).
struct SettingsFile {
    let url: URL

    /// - Parameter changes: A nil value removes the key. Keys with a dot are nested.
    func update(_ changes: [Settings.Key: String?]) throws(CirclesError) {
        do {
            var root: [String: Any] = [:]
            if let text = try? String(contentsOf: url, encoding: .utf8), let known = try Yams.load(yaml: text) {
                guard let mapping = known as? [String: Any] else { throw Self.damaged(url) }
                root = mapping
            }
            for (key, value) in changes {
                Self.set(value, at: key.rawValue.split(separator: ".").map(String.init), &root)
            }
            try write(try Yams.dump(object: root, allowUnicode: true, sortKeys: true))
        } catch let error as CirclesError {
            throw error
        } catch is YamlError {
            throw Self.damaged(url)
        } catch {
            throw CirclesError(.cannotWrite, "\(url.path) cannot be written", hint: "check the folder's permissions")
        }
    }

    /// Keys in the file that mean nothing, such as a misspelt one.
    func unknownKeys() -> [String] {
        guard let text = try? String(contentsOf: url, encoding: .utf8),
            let root = try? Yams.load(yaml: text) as? [String: Any]
        else { return [] }
        let known = Set(Settings.Key.allCases.map(\.rawValue))
        let keys = root.flatMap { key, value in
            (value as? [String: Any])?.keys.map { "\(key).\($0)" } ?? [key]
        }
        return keys.filter { !known.contains($0) }.sorted()
    }

    private static func damaged(_ url: URL) -> CirclesError {
        CirclesError(.configuration, "\(url.path) is not valid YAML", hint: "correct it or move it aside")
    }

    private static func set(_ value: String?, at path: [String], _ mapping: inout [String: Any]) {
        guard let first = path.first else { return }
        if path.count == 1 {
            mapping[first] = value
        } else {
            var inner = mapping[first] as? [String: Any] ?? [:]
            set(value, at: Array(path.dropFirst()), &inner)
            mapping[first] = inner.isEmpty ? nil : inner
        }
    }

    /// A new file takes the old one's place, readable by its owner only.
    private func write(_ text: String) throws {
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let temporary = folder.appending(path: ".config.yaml.\(UUID().uuidString)")
        guard
            FileManager.default.createFile(
                atPath: temporary.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        guard rename(temporary.path, url.path) == 0 else {
            try? FileManager.default.removeItem(at: temporary)
            throw CocoaError(.fileWriteUnknown)
        }
    }
}
