package import CirclesCore
internal import CirclesFiles
internal import Foundation

/// The one place where what the file system says, and what is none of an engine's errors, becomes a `CirclesError`.
package enum StoreError {
    package static func describe(_ error: any Error, doing purpose: String) -> CirclesError {
        switch error {
        case let error as CirclesError: error
        case let error as FileFailure: error.writing(purpose)
        case is CancellationError: CirclesError(.interrupted, "interrupted while trying to \(purpose)", retryable: true)
        case let error as CocoaError:
            CirclesError(
                .cannotWrite, "could not \(purpose): \(describe(error))",
                remedy: .otherHome(orElse: "check the folder's permissions"))
        default: CirclesError(.internalError, "could not \(purpose): \(type(of: error))")
        }
    }

    private static func describe(_ error: CocoaError) -> String {
        switch error.code {
        case .fileWriteNoPermission, .fileReadNoPermission: "permission denied"
        case .fileWriteFileExists: "a file is in the way"
        case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such place"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileWriteVolumeReadOnly: "the disk is read-only"
        default: "file error \(error.code.rawValue)"
        }
    }

    static func damaged(_ table: String, _ id: String) -> CirclesError {
        CirclesError(
            .cannotRead, "the \(table) \(id) in the database is damaged", remedy: .checkUp)
    }

    static func id<Subject>(_ text: String) throws -> Identifier<Subject> {
        guard let id = Identifier<Subject>(text) else { throw damaged("id", text) }
        return id
    }
}
