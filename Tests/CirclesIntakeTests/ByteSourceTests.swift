import Foundation
import Testing

@testable import CirclesIntake

/// Bytes that count how many of them are asked for.
private final class CountedBytes: ByteSource {
    let bytes: Data
    var read = 0

    init(_ bytes: Data) { self.bytes = bytes }

    var count: Int { bytes.count }

    func read(at offset: Int, length: Int) -> Data {
        read += length
        return bytes.dropFirst(offset).prefix(length)
    }
}

@Suite("Pictures that are not held in memory")
struct ByteSourceTests {
    private func png(_ size: Int) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
            + Data([0, 0, 4, 0, 0, 0, 2, 0, 8, 2, 0, 0, 0, 1, 2, 3, 4]) + Data(count: size) + Data("IEND".utf8)
    }

    @Test("a header is the same from a source as from the bytes, and little else is read")
    func header() throws {
        let source = CountedBytes(png(3_000_000))
        #expect(try ImageHeader(of: source) == ImageHeader(of: source.bytes))
        #expect(source.read < 2000)
        #expect(throws: CirclesError.self) { try ImageHeader(of: CountedBytes(Data("text".utf8))) }
    }

    @Test("a picture without its end is not complete")
    func end() {
        let whole = png(100_000)
        #expect(ImageEnd.isThere(CountedBytes(whole)))
        #expect(!ImageEnd.isThere(CountedBytes(whole.dropLast(4))))
        #expect(ImageEnd.isThere(CountedBytes(whole + Data("appended".utf8))))
    }

    @Test("a URL asks for what its target says, and for nothing when it is too long")
    func requests() throws {
        #expect(try ImportURL.request("circles://import?text=a%20b") == .text("a b"))
        #expect(try ImportURL.request("circles://import?url=https%3A%2F%2Fa.b") == .link("https://a.b"))
        #expect(try ImportURL.request("circles://share/0A1B") == .share("0a1b"))
        #expect(try ImportURL.request("CIRCLES://note/0a1b") == .note("0a1b"))
        for url in [
            "circles://share/..", "circles://share/a/b", "circles://import?url=nothing", "circles://note/",
            "x://share/0a",
            "circles://import?text=" + String(repeating: "a", count: 200_000),
        ] {
            #expect(throws: CirclesError.self, "\(url.prefix(40))") { try ImportURL.request(url) }
        }
    }
}
