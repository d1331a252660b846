package import CirclesIntake
internal import FoundationEssentials
internal import Glibc

/// What the operating system answered to a call on a file.
package struct FileFailure: Error, Hashable, Sendable {
    /// `errno`.
    package let code: Int32

    package init(_ code: Int32) {
        self.code = code
    }

    /// The failure of the call that was made last on this thread.
    package static var current: FileFailure { FileFailure(errno) }

    /// In the operating system's words.
    package var reason: String {
        switch code {
        case ENOSPC, EDQUOT: "the disk is full"
        case EROFS: "the disk is read-only"
        default: String(cString: strerror(code)).lowercased()
        }
    }

    private var remedy: Remedy? {
        switch code {
        case ENOSPC, EDQUOT: .advice("free some space and try again")
        case EACCES, EPERM, EROFS: .otherHome(orElse: "check the folder's permissions")
        default: nil
        }
    }

    /// The failure as it is told.
    ///
    /// - Parameter purpose: What could not be done, such as "keep the picture".
    package func writing(_ purpose: String) -> CirclesError {
        CirclesError(
            .cannotWrite, "could not \(purpose): \(reason)", remedy: remedy, retryable: code == ENOSPC || code == EIO)
    }

    package func reading(_ name: String) -> CirclesError {
        CirclesError(
            .cannotRead, "\(name) cannot be read: \(reason)",
            hint: code == EACCES ? "check the file's permissions" : nil)
    }
}
