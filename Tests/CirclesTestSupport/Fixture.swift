package import Foundation

/// The files under `Fixtures/`.
package enum Fixture {
    /// The package's root.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    package static func url(_ path: String) -> URL { root.appending(path: "Fixtures").appending(path: path) }

    package static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

    package static func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    /// The objects of a JSON Lines file. One without any throws: a test over nothing would pass.
    package static func lines<Value: Decodable>(_ path: String, as type: Value.Type) throws -> [Value] {
        let values = try text(path).split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
        return try present(values, in: path)
    }

    /// The names of a folder's files with this ending, in order. A folder without any throws.
    package static func names(in folder: String, ending: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
        return try present(names.filter { $0.hasSuffix(ending) }.sorted(), in: folder)
    }

    private static func present<Value>(_ values: [Value], in path: String) throws -> [Value] {
        guard !values.isEmpty else { throw Missing(path: path) }
        return values
    }

    private struct Missing: Error, CustomStringConvertible {
        let path: String
        var description: String { "there is nothing in Fixtures/\(path)" }
    }
}
