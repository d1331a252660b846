package import CirclesCore
internal import CirclesFiles
package import Foundation
internal import Yams

/// Writes `config.yaml`: what is set is replaced, everything else in it stays (comments do not).
package struct SettingsFile {
    package let url: URL

    package init(
        url: URL
    ) {
        self.url = url
    }

    /// - Parameter changes: A nil value removes the key. Keys with a dot are nested.
    /// - Throws: `CirclesError` with `configuration` when the file is no YAML mapping, `cannotWrite`.
    package func update(_ changes: [Settings.Key: String?]) throws(CirclesError) {
        do {
            var root: [String: Any] = [:]
            if let text = try? String(contentsOf: url, encoding: .utf8), let known = try Yams.load(yaml: text) {
                guard let mapping = known as? [String: Any] else { throw Self.damaged(url) }
                root = mapping
            }
            for (key, value) in changes {
                Self.set(value, at: key.rawValue.split(separator: ".").map(String.init), &root)
            }
            let text = try Yams.dump(object: root, allowUnicode: true, sortKeys: true)
            try PrivateFiles.makeDirectory(url.deletingLastPathComponent().path)
            try PrivateFiles.writeDurably(Data(text.utf8), to: url.path)
        } catch let error as CirclesError {
            throw error
        } catch is YamlError {
            throw Self.damaged(url)
        } catch let failure as FileFailure {
            throw failure.writing("write \(url.path)")
        } catch {
            throw CirclesError(.cannotWrite, "\(url.path) cannot be written")
        }
    }

    /// Nil where there is no such file.
    var contents: Data? { try? Data(contentsOf: url) }

    /// - Parameter contents: As `contents` gave them.
    /// - Throws: `CirclesError` with `cannotWrite`.
    func restore(_ contents: Data?) throws(CirclesError) {
        do throws(FileFailure) {
            if let contents {
                try PrivateFiles.writeDurably(contents, to: url.path)
            } else {
                unlink(url.path)
            }
        } catch {
            throw error.writing("write \(url.path)")
        }
    }

    /// - Throws: `CirclesError` with `configuration` that names the first key that means nothing, and what may have been meant.
    func requireKnownKeys() throws(CirclesError) {
        guard let text = try? String(contentsOf: url, encoding: .utf8),
            let root = try? Yams.load(yaml: text) as? [String: Any]
        else { return }
        let known = Settings.Key.allCases.map(\.rawValue)
        let values: [(key: String, value: Any)] = root.flatMap { key, value in
            (value as? [String: Any])?.map { ("\(key).\($0)", $1) } ?? [(key, value)]
        }
        guard let unknown = values.map(\.key).filter({ !known.contains($0) }).min() else {
            return try requireValues(values)
        }
        let near = NearestWord.of(unknown, among: known)
        throw CirclesError(
            .configuration, "\(url.path): there is no setting \"\(unknown.printable.truncated(to: 40))\"",
            hint: near.map { "did you mean \($0)?" } ?? "the settings are: \(known.joined(separator: ", "))")
    }

    /// - Throws: `CirclesError` with `configuration` that names a setting of one value that has a list of them.
    private func requireValues(_ values: [(key: String, value: Any)]) throws(CirclesError) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            guard let setting = Settings.Key(rawValue: key), !setting.takesList, value is [Any] else { continue }
            throw CirclesError(
                .configuration, "\(url.path): \(key) takes one value, not a list", remedy: .correctSetting(key))
        }
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
}
