/// Letters that recognisers take for each other.
///
/// The pairs are those that OCR literature reports most often for Latin print (rn/m, cl/d, l/I/1, O/0, S/5 …)
/// and those Tesseract produces on small light text (c/e, b/h, u/v) and for accents that it takes for strokes of the letter
/// (ç/g, í/f, ř/f, ñ/fi).
enum OCRConfusions {
    /// One form for all words that differ by nothing but unmistakable shapes: digits for letters, rn for m, cl
    /// for d, vv for w, b for h. Two equal skeletons are evidence to look closer, not equality.
    static func skeleton(_ word: some Sequence<UInt32>) -> [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(16)
        for scalar in word {
            let shape = shape(of: scalar)
            guard let last = result.last else {
                result.append(shape)
                continue
            }
            switch (last, shape) {
            case (0x72, 0x6E): result[result.count - 1] = 0x6D  // rn m
            case (0x63, 0x6C): result[result.count - 1] = 0x64  // cl d
            case (0x76, 0x76): result[result.count - 1] = 0x77  // vv w
            default: result.append(shape)
            }
        }
        return result
    }

    private static func shape(of scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x30: 0x6F  // 0 o
        case 0x31, 0x69: 0x6C  // 1 i l
        case 0x35: 0x73  // 5 s
        case 0x38, 0x68: 0x62  // 8 h b
        case 0x36: 0x62  // 6 b
        case 0x32: 0x7A  // 2 z
        case 0x39, 0x71: 0x67  // 9 q g
        case 0x34: 0x61  // 4 a
        default: scalar
        }
    }

    /// What it costs to have read one letter for the other: 0 equal, 1 unlikely.
    ///
    /// - Parameter isFirst: Both begin their word, where names have capitals: b and h look alike, B and H do not.
    static func substitution(_ a: UInt32, _ b: UInt32, isFirst: Bool = false) -> Double {
        if a == b { return 0 }
        if isFirst, !isDigit(a), !isDigit(b), shape(of: a) != 0x6C || shape(of: b) != 0x6C { return 1 }
        if shape(of: a) == shape(of: b) { return isDigit(a) || isDigit(b) ? 0.15 : 0.3 }
        // No name has a digit between its letters, so whatever it stands for was misread.
        if isDigit(a) || isDigit(b) { return 0.7 }
        if accentStrokes.contains(pair(a, b)) { return 0.35 }
        return lookalikes.contains(pair(a, b)) ? 0.4 : 1
    }

    /// What it costs to have read two letters as one, or one as two; nil when they do not look alike.
    static func contraction(_ first: UInt32, _ second: UInt32, _ single: UInt32, isFirst: Bool = false) -> Double? {
        // Of capitals, only the thorn (folded to "th") is known to look like another letter.
        if isFirst, first != second, (first, second, single) != (0x74, 0x68, 0x70) { return nil }
        return contractions[triple(first, second, single)]
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

    private static func pair(_ a: UInt32, _ b: UInt32) -> UInt64 { UInt64(min(a, b)) << 32 | UInt64(max(a, b)) }

    private static func triple(_ a: UInt32, _ b: UInt32, _ c: UInt32) -> UInt64 {
        UInt64(a & 0xFFFF) << 32 | UInt64(b & 0xFFFF) << 16 | UInt64(c & 0xFFFF)
    }

    /// "f" for "í" or "ř".
    private static let accentStrokes = pairs("if rf")

    private static let lookalikes = pairs("ce cg co uv lj ij lt it ft rt nu hn gy qy vy kx fl gs bd")

    private static func pairs(_ list: String) -> Set<UInt64> {
        Set(
            list.split(separator: " ").map { text in
                let letters = text.unicodeScalars.map(\.value)
                return pair(letters[0], letters[1])
            })
    }

    private static let contractions: [UInt64: Double] = {
        var table: [UInt64: Double] = [:]
        let list =
            "rnm:0.3 cld:0.3 vvw:0.3 nnm:0.5 rin:0.5 lih:0.5 iiu:0.4 liu:0.5 llu:0.5 iju:0.4 fin:0.35 ssb:0.3 thp:0.4 lck:0.5 1ck:0.4 "
            + "inm:0.5 nim:0.5 tlh:0.5 fih:0.6 cid:0.4 c1d:0.3 r1n:0.4 1ih:0.4 uvw:0.5 vuw:0.5 ooo:0.5 oca:0.6 l3b:0.4 l0b:0.5"
        for item in list.split(separator: " ") {
            let sides = item.split(separator: ":")
            let letters = sides[0].unicodeScalars.map(\.value)
            table[triple(letters[0], letters[1], letters[2])] = Double(sides[1])
        }
        return table
    }()
}
