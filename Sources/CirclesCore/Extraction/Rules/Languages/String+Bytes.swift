/// Folded words and what they are compared with are looked at by their bytes: characters take several times as long.
extension String {
    /// A number by its letters (FNV-1a of 64 bits), so that words of a conversation are compared in no time.
    var key: UInt64 {
        withBytes { bytes in
            var key: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in bytes { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return key
        }
    }

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
