/// Folded words and what they are compared with are looked at by their bytes: characters take several times as long.
extension String {
    /// A number by its letters, so that words of a conversation are compared in no time.
    var key: UInt64 { withBytes(\.key) }

    var isASCII: Bool { withBytes { $0.allSatisfy { $0 < 0x80 } } }

    var hasApostrophe: Bool { withBytes { $0.contains(UInt8(ascii: "'")) } }

    /// Does it end so, with more than so many letters before?
    func ends(in ending: String, beyond letters: Int) -> Bool {
        endsInBytes(of: ending) && count > ending.count + letters
    }

    /// What `hasSuffix` tells of folded words.
    func endsInBytes(of ending: String) -> Bool {
        withBytes { own in
            ending.withBytes { end in
                let start = own.count - end.count
                guard start >= 0 else { return false }
                for place in end.indices where own[start + place] != end[place] { return false }
                return true
            }
        }
    }

    /// What `contains` tells of folded texts.
    func containsBytes(of other: String) -> Bool {
        withBytes { own in
            other.withBytes { part in
                guard let first = part.first, own.count >= part.count else { return part.isEmpty }
                return (0...own.count - part.count).contains { start in
                    own[start] == first && part.indices.allSatisfy { own[start + $0] == part[$0] }
                }
            }
        }
    }

    /// A bit by the last two letters, all bits of fewer: what ends in another shares one with it.
    var lastLetters: UInt64 {
        withBytes { bytes in
            guard bytes.count > 1 else { return .max }
            let (last, before) = (UInt64(bytes[bytes.count - 1]), UInt64(bytes[bytes.count - 2]))
            return 1 &<< (last &* 5 &+ before)
        }
    }

    @inline(__always) func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = self
        return copy.withUTF8(body)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// FNV-1a of 64 bits.
    var key: UInt64 {
        var key: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return key
    }

    func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        count == other.count && indices.allSatisfy { self[$0] == other[$0] }
    }

    /// Calls with each part between the separators that has anything.
    @inline(__always)
    func forEachPart(between isSeparator: (UInt8) -> Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        for place in indices where isSeparator(self[place]) {
            if place > start { body(UnsafeBufferPointer(rebasing: self[start..<place])) }
            start = place + 1
        }
        if start < count { body(UnsafeBufferPointer(rebasing: self[start...])) }
    }
}

/// The signs by which the tables' texts are cut. They are cut by bytes, as they are made anew in each process.
enum TableSign {
    static let space = UInt8(ascii: " ")
    static let comma = UInt8(ascii: ",")
    static let lineBreak = UInt8(ascii: "\n")
}
