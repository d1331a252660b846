import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite("Folding a name")
struct NameNormalizerTests {
    @Test(
        "sets aside what is not the name",
        arguments: [
            ("  Sarah   Connor ", "sarah connor"), ("SARAH CONNOR", "sarah connor"), ("José", "jose"),
            ("Jose\u{301}", "jose"),
            ("Łukasz Wójcik", "lukasz wojcik"), ("Straße", "strasse"), ("Ayşe YILMAZ", "ayse yilmaz"), ("İpek", "ipek"),
            ("Mom ❤️", "mom"), ("👩🏽‍🚀 Ana", "ana"), ("Robert (Work)", "robert"), ("Robert - Work", "robert"),
            ("Robert Work", "robert"), ("Dr. Vogt", "vogt"), ("Prof. Dr. Anna Vogt, PhD", "anna vogt"),
            ("Smith, Bob", "bob smith"), ("Robert King, PhD", "robert king"), ("Ｒｏｂｅｒｔ", "robert"),
            ("\u{202E}Ana\u{202C}", "ana"), ("An\u{200B}a", "ana"), ("\u{FEFF}Ana", "ana"), ("O'Brien", "obrien"),
            ("O’Brien", "obrien"), ("Ji-woo Park", "jiwoo park"), ("Юрий", "юрии"), ("Ελένη", "ελενη"), ("が", "が"),
            ("か\u{3099}", "が"), ("عَلي", "علي"), ("(Work)", "work"), ("Dr.", "dr"), ("", ""), ("🎉", ""), (" \t\n", ""),
            ("\0", ""), ("\u{FFFD}", ""), ("WhatsApp: Anna", "anna"), ("Andrew Johnson Jr.", "andrew johnson"),
        ])
    func folds(_ name: String, _ folded: String) {
        #expect(NameNormalizer.fold(name) == folded)
    }

    @Test("folding twice is folding once", arguments: 0..<20)
    func idempotent(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let parts = [
            "Dr", "Prof.", "Work", "(Work)", "Jr.", "Ana", "Müller", "é", "e\u{301}", "İ", "ß", "ﬁ", "①", "½", "Ⅷ", "가",
            "\u{1100}\u{1161}",
            "が", "か\u{3099}", "ﷺ", "ẛ̣", "Σς", "…", "..", "-", "–", "'s", "'", ",", "(", ")", "|", "!", "$", "@", "&",
            "/", "❤️", "👩🏽‍🚀",
            "\u{202E}", "\u{200D}", "\0", "\n", " ", " ", " ", "1", "0", "x", "٣", "𝐀", "İI", "ŉ", "ǰ", "K", "Å", "Ω",
            "हि", "ก็", "ʼ",
        ]
        for _ in 0..<200 {
            var name = (0..<Int.random(in: 0...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? ""
            }.joined()
            if Bool.random(using: &random) {
                let scalar = Unicode.Scalar(UInt32.random(in: 1...0x2FFFF, using: &random))
                if let scalar { name.unicodeScalars.append(scalar) }
            }
            let once = NameNormalizer.fold(name)
            #expect(NameNormalizer.fold(once) == once, "\(name.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }
}
