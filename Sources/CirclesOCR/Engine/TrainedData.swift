import CirclesCore
import Foundation

/// A `.traineddata` file, which can be read without a word list that is too large for what it does.
///
/// The list of `Latin` has 89 MB and raises the process's peak from 80 to 330 MB; leaving it out changes what is read
/// by less than another scaling of the picture does.
struct TrainedData {
    /// Tesseract's numbers of what its neural recogniser has.
    enum Component: Int {
        case network = 17
        case words = 19
        case characters = 21
        case codes = 22
    }

    /// English has 4 MB, German 10.
    private static let largestWordList = 20_000_000
    /// More than any pack's components without its word list.
    private static let largestComponent = 40_000_000

    private let file: FileHandle
    private let starts: [Int64]
    private let lengths: [Int]

    /// Nil for what cannot be read, or is not understood.
    init?(_ url: URL) {
        guard let file = try? FileHandle(forReadingFrom: url), let size = try? file.seekToEnd() else { return nil }
        // A count (4 bytes, little-endian), an offset of 8 bytes for each component or -1, then the components.
        guard let count = Self.integers(of: file, at: 0, count: 1, as: UInt32.self)?.first.map(Int.init),
            (Component.codes.rawValue + 1...64).contains(count),
            let stored = Self.integers(of: file, at: 4, count: count, as: Int64.self)
        else { return nil }
        let starts = stored.filter { $0 >= 0 }.sorted() + [Int64(size)]
        guard starts.allSatisfy({ (Int64(4 + count * 8)...Int64(size)).contains($0) }) else { return nil }
        self.file = file
        self.starts = stored
        lengths = stored.map { start in starts.first { $0 > start }.map { Int($0 - max(start, 0)) } ?? 0 }
    }

    /// One that is left out when the pack is read.
    var hasLargeWordList: Bool {
        let place = Component.words.rawValue
        return starts[place] >= 0 && lengths[place] > Self.largestWordList
    }

    func component(_ kind: Component) -> Data? { component(at: kind.rawValue) }

    private func component(at place: Int) -> Data? {
        guard starts[place] >= 0, lengths[place] <= Self.largestComponent else { return nil }
        return Self.bytes(of: file, at: UInt64(starts[place]), lengths[place])
    }

    /// The file's bytes without its word list; nil when it is small enough to be loaded as it is.
    func withoutLargeWordList() -> Data? {
        guard hasLargeWordList else { return nil }
        let headerSize = 4 + starts.count * 8
        var offsets: [Int64] = []
        var body = Data()
        for (index, start) in starts.enumerated() {
            guard start >= 0, index != Component.words.rawValue else {
                offsets.append(-1)
                continue
            }
            guard let part = component(at: index) else { return nil }
            offsets.append(Int64(headerSize + body.count))
            body += part
        }
        var data = Data()
        withUnsafeBytes(of: UInt32(starts.count).littleEndian) { data.append(contentsOf: $0) }
        for offset in offsets { withUnsafeBytes(of: offset.littleEndian) { data.append(contentsOf: $0) } }
        return data + body
    }

    private static func bytes(of file: FileHandle, at offset: UInt64, _ count: Int) -> Data? {
        guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.read(upToCount: count),
            data.count == count
        else { return count == 0 ? Data() : nil }
        return data
    }

    private static func integers<Value: FixedWidthInteger>(
        of file: FileHandle, at offset: UInt64, count: Int, as type: Value.Type
    ) -> [Value]? {
        let width = MemoryLayout<Value>.size
        guard let data = bytes(of: file, at: offset, count * width) else { return nil }
        return data.withUnsafeBytes { raw in
            (0..<count).map { Value(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * width, as: Value.self)) }
        }
    }
}
