/// The lines of a file, whichever of LF, CR LF or CR ends them, in bounded memory.
struct PhysicalLineReader {
    struct Line {
        var bytes: [UInt8] = []
        /// Counted from 1.
        var number = 0
        /// The rest of it was left out.
        var isCut = false

        var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
        var isIndented: Bool { bytes.first == 0x20 || bytes.first == 0x09 }
    }

    private var source: UnicodeSource
    private var piece: [UInt8] = []
    private var position = 0
    private var number = 0
    private var endedWithReturn = false
    private let limit: Int

    /// - Parameter limit: Bytes of a line that are kept.
    init(_ source: @escaping ChunkSource, limit: Int) {
        self.source = UnicodeSource(source)
        self.limit = limit
    }

    /// Nil at the end.
    mutating func next() throws(CirclesError) -> Line? {
        number += 1
        var line = Line(number: number)
        while true {
            if position == piece.count {
                piece = try source.next()
                position = 0
                if piece.isEmpty { return line.bytes.isEmpty ? nil : line }
            }
            if endedWithReturn {
                endedWithReturn = false
                if piece[position] == 0x0A {
                    position += 1
                    continue
                }
            }
            let start = position
            let end = Self.lineEnd(piece, from: start)
            let room = limit - line.bytes.count
            if end - start > room { line.isCut = true }
            line.bytes += piece[start..<min(end, start + max(0, room))]
            position = end
            guard end < piece.count else { continue }
            endedWithReturn = piece[end] == 0x0D
            position += 1
            return line
        }
    }

    private static func lineEnd(_ bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var at = start
            while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            return at
        }
    }
}
