package import Foundation

/// The files under `Fixtures/`.
package enum Fixture {
    /// The package's root.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    package static func url(_ path: String) -> URL { root.appending(path: "Fixtures").appending(path: path) }

    package static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

    package static func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }

    /// The objects of a JSON Lines file.
    package static func lines<Value: Decodable>(_ path: String, as type: Value.Type) throws -> [Value] {
        try text(path).split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
    }
}
