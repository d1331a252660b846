package import CirclesCore
package import Foundation

/// A place that machines reach over the network and that keeps bytes by name.
package protocol PictureBucket: Sendable {
    /// What it is called, without keys.
    var place: String { get }

    /// Durable when it returns; what has that name is replaced.
    func put(_ bytes: Data, as name: String) async throws(CirclesError)

    /// Nil when nothing has that name.
    func get(_ name: String) async throws(CirclesError) -> Data?

    /// That nothing has that name is no error.
    func delete(_ name: String) async throws(CirclesError)

    /// Names that begin so, of what was put there before an instant.
    func names(beginning prefix: String, before instant: Date) async throws(CirclesError) -> [String]
}
