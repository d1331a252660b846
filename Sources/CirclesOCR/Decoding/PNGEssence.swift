import Foundation

/// A PNG without what its pixels do not need: colour profiles, texts and private chunks, which libpng comments on at
/// length on standard error.
enum PNGEssence {
    /// The signature and the chunks IHDR, PLTE, tRNS, IDAT and IEND; the bytes as they are when they are not well-formed.
    static func extract(_ bytes: Data) -> Data {
        let wanted = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].map { Data($0.utf8) }
        var essence = bytes.prefix(8)
        var position = bytes.startIndex + 8
        while bytes.endIndex - position >= 12 {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.endIndex - position - 12 else { return bytes }
            let end = position + 12 + length
            let name = bytes[position + 4..<position + 8]
            if wanted.contains(where: { $0.elementsEqual(name) }) { essence.append(bytes[position..<end]) }
            position = end
        }
        return essence
    }
}
