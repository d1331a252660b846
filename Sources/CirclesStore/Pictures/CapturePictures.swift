package import CirclesCore
package import Foundation

/// Where the bytes of accepted captures are: beside the database or in it.
///
/// Bytes without a row are litter, a row without its bytes would be a lost capture: what is beside the database is there before the
/// row and goes after it, what is in it comes and goes with the row.
package protocol CapturePictures: Sendable {
    /// Before the transaction that accepts the capture. What is kept beside the database is durable when this returns.
    func store(_ bytes: Data, for id: Capture.ID) async throws
    /// In that transaction.
    func insert(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws
    /// Nil when the picture is not kept.
    func load(_ id: Capture.ID) async throws -> Data?
    /// As that transaction sees it; nil when the picture is not kept.
    func load(_ id: Capture.ID, _ db: any Session) throws -> Data?
    /// With a whole store that is copied in that transaction; durable when that is, or when this returns.
    func bring(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws
    /// In the transaction after which pictures are no longer kept; those of captures that are deleted go with these.
    func forget(_ ids: [Capture.ID], _ db: any Session) throws
    /// After it: takes away what nobody will look for again. What cannot be is left.
    func remove(_ ids: [Capture.ID]) async
    /// Those beside the database that were stored before an instant.
    func stored(before instant: Date) async throws -> [Capture.ID]
    /// Gone when this returns, and it stays so, whatever happens.
    func purge(_ ids: [Capture.ID]) async throws
}
