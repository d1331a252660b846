package import CirclesFiles
internal import CirclesIntake
package import FoundationEssentials

/// The bytes of an open file, read where they are asked for and one page at a time: a picture's header can be looked
/// at without its pixels ever being in memory.
package final class FileBytes: ByteSource {
    package let file: OpenFile
    package let count: Int
    private var page = Data()
    private var pageStart = 0
    private static let pageSize = 4096

    /// - Parameter count: The file's size.
    package init(_ file: consuming OpenFile, count: Int) {
        self.file = file
        self.count = count
    }

    package func read(at offset: Int, length: Int) -> Data {
        guard offset >= 0, length > 0 else { return Data() }
        if length > Self.pageSize { return load(offset, length) }
        if offset < pageStart || offset + length > pageStart + page.count {
            page = load(offset, Self.pageSize)
            pageStart = offset
        }
        return page.dropFirst(offset - pageStart).prefix(length)
    }

    private func load(_ offset: Int, _ length: Int) -> Data {
        var bytes = Data(count: min(length, max(0, count - offset)))
        let loaded = (try? bytes.withUnsafeMutableBytes { try file.read(into: $0, at: offset) }) ?? 0
        return bytes.prefix(loaded)
    }
}
