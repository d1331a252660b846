/// Tells what is printed on cards: a page's site, a file's name and size.
enum LinkPattern {
    /// The whole of `text` is a site or an address ("elementary.io", "www.example.org/recipes", "https://…").
    static func isSite(_ text: String) -> Bool {
        let words = text.split(whereSeparator: { $0.isWhitespace || "•·|".contains($0) })
        guard words.count == 1, let word = words.first else { return false }
        if word.hasPrefix("http://") || word.hasPrefix("https://") { return true }
        let host = word.prefix { $0 != "/" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let last = parts.last, (2...12).contains(last.count), last.allSatisfy(\.isLetter),
            !files.contains(last.lowercased())
        else { return false }
        return parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { ($0.isASCII && $0.isLetterOrDigit) || $0 == "-" }
        }
    }

    /// Ends as the addresses of sites do: "example.org".
    static func isTopDomain(of text: String) -> Bool {
        text.lowercased().split(separator: ".").last.map { domains.contains(String($0)) } ?? false
    }

    /// Has an address in it that can be opened.
    static func hasAddress(_ text: String) -> Bool {
        text.contains(":/") || text.lowercased().split(whereSeparator: \.isWhitespace).contains { $0.hasPrefix("www.") }
    }

    /// The word is an address, or begins with a site that a page of it stands behind ("example.org/walks").
    static func isLink(_ word: String) -> Bool {
        let host = word.prefix { $0 != "/" }
        return hasAddress(word) || host.count < word.count && host.contains(".") && isTopDomain(of: String(host))
    }

    /// Behind these, a browser breaks a link that would not fit.
    static func isBreak(_ character: Character) -> Bool { "-?&=/%_".contains(character) }

    /// `word` looks like a piece of a link that was cut off behind `end`, and like nothing that would be said behind one.
    static func goesOn(with word: String, after end: String, isAlone: Bool) -> Bool {
        guard !hasAddress(word) else { return false }
        // No link ends so; figures with words behind them may be a price or a number of things.
        if let last = end.last, "-&=%_".contains(last) { return isAlone || !word.allSatisfy(\.isNumber) }
        if word.allSatisfy(\.isNumber) { return false }
        // "…/a4bd5625", "65964d6f8859", "kLmNoPqRs": no word mixes letters with figures, or large with small ones, for so long.
        let isMixed = word.contains(where: \.isNumber) || word.dropFirst().count(where: \.isUppercase) > 2
        if word.count > 9, isMixed, word.contains(where: \.isLowercase), word.allSatisfy(\.isLetterOrDigit) {
            return true
        }
        let isFigures = word.allSatisfy { $0.isNumber || "/-.:".contains($0) }
        return !isFigures && (word.contains { "/?&=_%".contains($0) } || word.count { $0 == "-" } > 1)
    }

    /// Holds a file's name ("menu-riva.pdf").
    static func hasFileName(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).contains { word in
            guard let dot = word.lastIndex(of: "."), dot > word.startIndex else { return false }
            let ending = word[word.index(after: dot)...].lowercased().filter(\.isLetterOrDigit)
            return files.contains(ending)
        }
    }

    /// The whole of `text` is a file's name.
    static func isFileName(_ text: String) -> Bool { !text.contains(where: \.isWhitespace) && hasFileName(text) }

    /// Holds a size or a count of pages ("148 kB", "2.3MB", "2 pages").
    static func hasSize(_ text: String) -> Bool {
        let words = text.lowercased().split { $0.isWhitespace || "•·,()".contains($0) }.map(String.init)
        for (index, word) in words.enumerated() {
            let number = word.prefix { $0.isNumber || $0 == "." }
            guard !number.isEmpty else { continue }
            let unit =
                number.count == word.count
                ? (index + 1 < words.count ? words[index + 1] : "") : String(word.dropFirst(number.count))
            if units.contains(unit) { return true }
        }
        return false
    }

    /// Names who draws a map.
    static func isMapCredit(_ text: String) -> Bool { maps.contains(where: text.lowercased().contains) }

    private static let maps = ["openstreetmap", "leaflet", "mapbox", "map data", "google maps"]
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "info", "app", "dev", "example", "de", "fr", "es", "it", "pt", "nl", "pl",
        "se", "no",
        "dk", "fi", "ch", "at", "be", "uk", "us", "eu", "io", "me", "tv", "ly", "to", "test",
    ]
    private static let units: Set<String> = [
        "b", "kb", "mb", "gb", "kib", "mib", "gib", "bytes", "page", "pages", "seiten",
    ]
    private static let files: Set<String> = [
        "pdf", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "odt", "ods", "zip", "rar", "7z", "gz", "mp3", "mp4", "mov",
        "avi", "mkv", "jpg", "jpeg", "png", "gif", "heic", "webp", "txt", "csv", "apk", "ics", "vcf", "m4a", "ogg",
        "opus", "wav", "epub", "pages", "numbers", "keynote", "json", "xml", "md", "html",
    ]
}
