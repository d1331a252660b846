package import Foundation

/// The pictures of captures, which are kept for a while only. `CaptureRepository` stores and loads them.
package protocol PictureStore: Sendable {
    /// The captures whose picture is kept.
    func capturesWithImages() async throws(CirclesError) -> [Capture.ID]
    /// Deletes the pictures whose time is over.
    func sweepImages(_ keep: KeepImages, at now: Date) async throws(CirclesError)
}

/// How long pictures are kept. The text always stays.
package enum KeepImages: String, CaseIterable, Sendable {
    /// Until nothing about them is open.
    case never
    /// And seven days longer.
    case settled
    case always

    /// Days after which the picture of what is settled goes.
    private static let daysOfGrace = 7.0

    /// Pictures of what was settled by then are kept no longer; nil: all are.
    package func limit(at now: Date) -> Date? {
        switch self {
        case .never: now
        case .settled: now.addingTimeInterval(-Self.daysOfGrace * 86_400)
        case .always: nil
        }
    }
}
