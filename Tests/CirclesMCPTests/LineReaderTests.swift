import Foundation
import Testing

@testable import CirclesMCP

@Suite("Lines of a client")
struct LineReaderTests {
    /// What is read of these bytes, whose end is closed.
    private func lines(_ text: String, limit: Int = 10) async throws -> [LineReader.Line] {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        let reader = LineReader(pipe.fileHandleForReading.fileDescriptor, limit: limit)
        var lines: [LineReader.Line] = []
        while let line = await reader.next() { lines.append(line) }
        return lines
    }

    @Test("come one by one, the last one also without its line break")
    func lines() async throws {
        #expect(
            try await lines("a\n\nbc\nd") == [
                .whole(Array("a".utf8)), .whole([]), .whole(Array("bc".utf8)), .whole(Array("d".utf8)),
            ])
        #expect(try await lines("") == [])
    }

    @Test("that are too long are passed over, and those after them are read")
    func tooLong() async throws {
        let long = String(repeating: "x", count: 11)
        #expect(try await lines("\(long)\nb\n\(long)") == [.tooLong, .whole(Array("b".utf8)), .tooLong])
    }
}
