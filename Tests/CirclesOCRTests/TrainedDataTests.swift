@testable import CirclesOCR
import Foundation
import Testing

@Suite("Language data")
struct TrainedDataTests {
    /// A file of Tesseract's container with the components of `sizes`, filled with their number.
    private func container(_ sizes: [Int: Int]) -> Data {
        let count = 24
        var header = withUnsafeBytes(of: UInt32(count).littleEndian) { Data($0) }
        var body = Data()
        for index in 0..<count {
            let offset = sizes[index] == nil ? -1 : Int64(4 + count * 8 + body.count)
            withUnsafeBytes(of: offset.littleEndian) { header.append(contentsOf: $0) }
            body += Data(repeating: UInt8(index), count: sizes[index] ?? 0)
        }
        return header + body
    }

    private func shrunk(_ data: Data) throws -> Data? {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return TrainedData(file)?.withoutLargeWordList()
    }

    @Test("a large word list is left out, the rest stays")
    func large() throws {
        let data = container([17: 500, 18: 3, 19: 20_000_001, 21: 70, 23: 8])
        #expect(try shrunk(data) == container([17: 500, 18: 3, 21: 70, 23: 8]))
    }

    @Test("a small word list stays")
    func small() throws {
        #expect(try shrunk(container([17: 500, 19: 1_000])) == nil)
    }

    @Test("what is no such file is left to Tesseract")
    func foreign() throws {
        #expect(try shrunk(Data()) == nil)
        #expect(try shrunk(Data(repeating: 0xFF, count: 400)) == nil)
        #expect(try shrunk(container([17: 500, 19: 20_000_001]).prefix(300)) == nil)
    }

    @Test("without a choice, the pack of all Latin-script languages is taken, else English")
    func defaults() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let scripts = folder.appending(path: "script")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["deu", "eng"] { try Data().write(to: folder.appending(path: name + ".traineddata")) }
        let packs = try LanguagePacks(environment: ["TESSDATA_PREFIX": folder.path])
        #expect(packs.defaults == ["eng"])
        try Data().write(to: scripts.appending(path: "Latin.traineddata"))
        #expect(packs.defaults == ["script/Latin"])
        #expect(try packs.resolve([]) == ["script/Latin"])
    }
}
