import Foundation

/// A file that says what a stage made of a fixture. `UPDATE_GOLDEN=1` writes it anew.
package struct Golden {
    private let url: URL

    package init(_ path: String) {
        url = Fixture.url("goldens").appending(path: path)
    }

    /// - Returns: Nil when `text` is what the file says, else a word on the first line that differs.
    package func difference(from text: String) throws -> String? {
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return nil
        }
        guard let known = try? String(contentsOf: url, encoding: .utf8) else {
            return "\(url.lastPathComponent) is missing; run the tests with UPDATE_GOLDEN=1"
        }
        guard known != text else { return nil }
        let pairs = zip(known.split(separator: "\n"), text.split(separator: "\n"))
        let first = pairs.enumerated().first { $0.element.0 != $0.element.1 }
        return "\(url.lastPathComponent) differs at line \((first?.offset ?? 0) + 1): "
            + "expected \(first?.element.0 ?? "another length"), got \(first?.element.1 ?? "another length")"
    }
}
