internal import CirclesCore
internal import CirclesSpool
internal import Dispatch
internal import Foundation

/// Writes a share beside the threads that tasks run on.
struct SpoolWriting: Sendable {
    private static let queue = DispatchQueue(label: "circles.spool", attributes: .concurrent)
    private let spool: Spool

    init(_ home: Home) {
        spool = Spool(home)
    }

    /// - Parameter payload: Nil for a link.
    func write(_ manifest: ShareManifest, _ payload: Data?) async throws(CirclesError) -> String {
        let result: Result<String, CirclesError> = await withCheckedContinuation { done in
            Self.queue.async { [spool] in
                do throws(CirclesError) {
                    done.resume(returning: .success(try spool.write(manifest, payload.map { .bytes($0) } ?? .none)))
                } catch {
                    done.resume(returning: .failure(error))
                }
            }
        }
        return try result.get()
    }
}
