import Testing

@testable import CirclesCore

@Suite struct UntrustedTextTests {
    @Test(
        "invisible characters go, visible ones stay",
        arguments: [
            ("a\u{200B}b\u{200D}c\u{FEFF}", "abc"),
            ("\u{202E}evil\u{202C} \u{2066}x\u{2069}", "evil x"),
            ("tag\u{E0041}\u{E0042}", "tag"),
            ("\u{1B}[31mred\u{7}", "[31mred"),
            ("soft\u{AD}hyphen", "softhyphen"),
            ("  two   spaces\t", "two spaces"),
            ("no\u{A0}break", "no break"),
            ("❤\u{FE0F} Zoë 漢字", "❤\u{FE0F} Zoë 漢字"),
            ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"),
            ("\u{200D}é\u{200D}\u{200D}é \u{200D}é\u{200D}", "éé é"),
            ("a\u{2028}b", "a b"),
            ("\u{3164}\u{115F}", ""),
            ("", ""),
        ])
    func cleaned(text: String, expected: String) {
        #expect(UntrustedText.clean(text) == expected)
    }

    @Test("lines stay lines when asked, without empty ones between")
    func lines() {
        #expect(UntrustedText.clean("\n a \r\n\n b\n", keepingLines: true) == "a\nb")
    }

    @Test("a line is never longer than its limit", arguments: [1, 2, 10, 1000])
    func limit(limit: Int) {
        for text in [
            String(repeating: "x", count: 5000), String(repeating: "👨‍👩‍👧", count: 500),
            "a" + String(repeating: "\u{301}", count: 9000),
        ] {
            #expect(UntrustedText.line(text, limit: limit).count <= limit)
        }
    }
}
