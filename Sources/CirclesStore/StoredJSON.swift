internal import Foundation

extension Encodable {
    /// As a column keeps it, and as `json_each` takes a list.
    func storedJSON() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
