import CirclesCore
import Foundation
import GRDB
import Testing

@testable import CirclesSQLite

@Suite("A disk without room")
struct FullDiskTests {
    @Test("an input/output error is told as what it is: a full disk, where there is no room left")
    func full() {
        let error = DatabaseError(resultCode: .SQLITE_IOERR)
        // A file system of no blocks, and one with some.
        let full = SQLiteError.describe(error, doing: "find contacts", in: URL(filePath: "/proc"))
        #expect(full.message == "could not find contacts: the disk is full")
        let other = SQLiteError.describe(error, doing: "find contacts", in: FileManager.default.temporaryDirectory)
        #expect(other.message.contains("input/output error"))
        #expect(SQLiteError.describe(error, doing: "find contacts").message.contains("input/output error"))
    }
}
