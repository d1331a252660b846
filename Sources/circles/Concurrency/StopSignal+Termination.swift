import CirclesService
import CirclesAPI
import CirclesCore
import CirclesFiles
import Foundation

extension StopSignal {
    /// Raised by SIGTERM and SIGINT: for commands that stay until they are told to leave.
    static func onTermination() throws(CirclesError) -> StopSignal {
        do throws(FileFailure) { return try StopSignal(on: [SIGTERM, SIGINT]) } catch { throw error.writing("begin") }
    }
}
