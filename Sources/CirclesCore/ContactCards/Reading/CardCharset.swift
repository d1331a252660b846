internal import Foundation

/// Character sets by the names that cards give them.
enum CardCharset {
    /// The text of `bytes`. What says nothing, or something wrong, is taken for UTF-8 if it is that, else for
    /// Windows-1252, in which every byte means something.
    static func decode(_ bytes: some Collection<UInt8>, charset: String?) -> String {
        if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x1B }) { return String(decoding: bytes, as: UTF8.self) }
        // Text of a one-byte set is next to never valid UTF-8, so a label that says otherwise is a wrong label.
        let encoding = charset.flatMap(encoding)
        let isMultibyte = encoding.map(multibyte.contains) ?? false
        if !isMultibyte, let text = String(validating: bytes, as: UTF8.self) { return text }
        let data = Data(bytes)
        if let encoding, encoding != .utf8, let text = String(data: data, encoding: encoding) { return text }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return String(data: data, encoding: .windowsCP1252) ?? latin1(bytes)
    }

    private static func latin1(_ bytes: some Collection<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(Unicode.Scalar(byte)) }
        return String(text)
    }

    private static let multibyte: Set<String.Encoding> = [
        .shiftJIS, .japaneseEUC, .iso2022JP, gb18030, gb2312, big5, eucKR, .utf16, .utf16LittleEndian,
        .utf16BigEndian,
    ]

    // CoreFoundation's numbers for what Foundation has no name for.
    private static let gb18030 = String.Encoding(rawValue: 0x8000_0632)
    private static let gb2312 = String.Encoding(rawValue: 0x8000_0930)
    private static let big5 = String.Encoding(rawValue: 0x8000_0A03)
    private static let eucKR = String.Encoding(rawValue: 0x8000_0940)
    private static let koi8r = String.Encoding(rawValue: 0x8000_0A02)

    private static func encoding(_ name: String) -> String.Encoding? {
        let folded = name.uppercased().filter { $0.isLetter || $0.isNumber }
        return names[folded]
    }

    private static let names: [String: String.Encoding] = {
        var names: [String: String.Encoding] = [
            "UTF8": .utf8, "ASCII": .windowsCP1252, "USASCII": .windowsCP1252, "ISO88591": .windowsCP1252,
            "LATIN1": .windowsCP1252, "WINDOWS1252": .windowsCP1252, "CP1252": .windowsCP1252,
            "WINDOWS1250": .windowsCP1250, "CP1250": .windowsCP1250, "WINDOWS1251": .windowsCP1251,
            "CP1251": .windowsCP1251, "WINDOWS1253": .windowsCP1253, "WINDOWS1254": .windowsCP1254,
            "ISO88592": .isoLatin2, "LATIN2": .isoLatin2, "SHIFTJIS": .shiftJIS, "SJIS": .shiftJIS,
            "XSJIS": .shiftJIS, "WINDOWS31J": .shiftJIS, "CP932": .shiftJIS, "EUCJP": .japaneseEUC,
            "ISO2022JP": .iso2022JP, "GB18030": gb18030, "GBK": gb18030, "GB2312": gb18030, "EUCCN": gb2312,
            "BIG5": big5, "EUCKR": eucKR, "KSC56011987": eucKR, "KOI8R": koi8r, "MACINTOSH": .macOSRoman,
            "UTF16": .utf16, "UTF16LE": .utf16LittleEndian, "UTF16BE": .utf16BigEndian,
        ]
        // ISO 8859-3 … 8859-15.
        for part in 3...15 where part != 12 {
            names["ISO8859\(part)"] = String.Encoding(rawValue: 0x8000_0200 + UInt(part))
        }
        return names
    }()
}
