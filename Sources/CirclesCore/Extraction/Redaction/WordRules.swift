/// One-time codes: four to eight digits, or a short word of capitals and digits, near a word that says it is one.
enum CodeRule {
    private static let keywords = KeywordSearch([
        "code", "codes", "passcode", "otp", "pin", "tan", "mtan", "verification", "verify", "2fa", "token", "kod",
        "código", "codigo", "codice", "bestätigungscode", "sicherheitscode", "zugangscode", "einmalcode",
        "authentication", "login", "confirmation", "код", "пин", "验证码", "驗證碼", "認証", "認証コード", "コード", "인증번호",
    ])
    /// Characters between the word and the digits.
    private static let reach = 48

    static func find(in text: [Unicode.Scalar], _ folded: [UInt32], _ digits: DigitGroups) -> [Range<Int>] {
        let words = keywords.find(in: folded)
        guard !words.isEmpty else { return [] }
        var found: [Range<Int>] = []
        let groups = digits.groups
        var index = 0
        while index < groups.count {
            var range = groups[index].range
            var count = groups[index].digits.count
            var next = index + 1
            // "123 456" and "123-456".
            if count < 6, next < groups.count, groups[next].continues,
                groups[next].range.lowerBound - range.upperBound == 1, text[range.upperBound] != "\n",
                text[range.upperBound] != "/", text[range.upperBound] != ".", groups[next].digits.count == count
            {
                range = range.lowerBound..<groups[next].range.upperBound
                count += groups[next].digits.count
                next += 1
            }
            // "G-482913" and "A7K9Q2" are taken whole.
            while range.lowerBound > 0, isPart(text[range.lowerBound - 1]) {
                range = (range.lowerBound - 1)..<range.upperBound
            }
            while range.upperBound < text.count, isPart(text[range.upperBound]) {
                range = range.lowerBound..<(range.upperBound + 1)
            }
            while next < groups.count, groups[next].range.lowerBound < range.upperBound {
                count += groups[next].digits.count
                next += 1
            }
            let isCode = (4...8).contains(count) || (range.count >= 5 && range.count <= 12 && count >= 2)
            if isCode, !isDay(text[range]), words.contains(where: { distance($0, range) <= reach }),
                !words.contains(where: range.overlaps)
            {
                found.append(range)
            }
            index = next
        }
        return found
    }

    /// Whether words speak of a code, so that the next message may be one.
    static func isAbout(_ folded: [UInt32]) -> Bool { !keywords.find(in: folded).isEmpty }

    /// "2024-01-05", as days are written here.
    private static func isDay(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        CalendarDate(iso: String(String.UnicodeScalarView(text))) != nil
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        (65...90).contains(scalar.value) || (48...57).contains(scalar.value) || scalar == "-"
    }

    private static func distance(_ a: Range<Int>, _ b: Range<Int>) -> Int {
        max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound))
    }
}

/// What follows "password:", up to the next white space.
enum PasswordRule {
    private static let keywords = KeywordSearch([
        "password", "passwords", "passwort", "passwd", "pwd", "pw", "pass", "passphrase", "kennwort", "contraseña",
        "contrasena", "senha", "palavra-passe", "mot de passe", "mdp", "parola", "parol", "wachtwoord", "hasło",
        "haslo", "şifre", "lösenord", "пароль", "密码", "密碼", "パスワード", "비밀번호", "wifi key", "wlan-schlüssel",
    ])
    private static let joints: Set<String> = ["is", "ist", "lautet", "es", "est", "è", "é", "jest", "är"]
    private static let longest = 64

    static func find(in text: [Unicode.Scalar], _ folded: [UInt32]) -> [Range<Int>] {
        keywords.find(in: folded).compactMap { keyword in
            secret(in: text, after: keyword.upperBound) ?? answer(in: text, after: keyword.upperBound)
        }
    }

    /// Whether words speak of a password, so that the next message may be one.
    static func isAbout(_ folded: [UInt32]) -> Bool { !keywords.find(in: folded).isEmpty }

    /// "What's the password?", and below it nothing but a word that is no plain one.
    private static func answer(in text: [Unicode.Scalar], after keyword: Int) -> Range<Int>? {
        let end = text[keyword...].prefix(longest).firstIndex(of: "\n")
        guard let end, text[keyword..<end].contains("?"), end + 1 < text.count else { return nil }
        let word = (end + 1)..<wordEnd(in: text, from: end + 1)
        guard word.count > 3, word.upperBound == text.count || text[word.upperBound] == "\n" else { return nil }
        let isPlain = text[word].dropFirst().allSatisfy {
            (97...122).contains($0.value) || ".!,".unicodeScalars.contains($0)
        }
        return isPlain ? nil : word
    }

    private static func secret(in text: [Unicode.Scalar], after keyword: Int) -> Range<Int>? {
        var index = keyword
        var isIntroduced = false
        func skipSpace() { while index < text.count, isSpace(text[index]) { index += 1 } }
        skipSpace()
        if index < text.count, [":", "=", "："].contains(text[index]) {
            isIntroduced = true
            index += 1
            skipSpace()
        }
        var end = wordEnd(in: text, from: index)
        if !isIntroduced {
            guard joints.contains(word(text[index..<end]).lowercased()) else { return nil }
            index = end
            if index < text.count, text[index] == ":" {
                index += 1
                isIntroduced = true
            }
            skipSpace()
            end = wordEnd(in: text, from: index)
        }
        // The sentence's own signs at the end, and quotation marks around it, are not part of it.
        while index < end, "\"'“”„«»‘’".unicodeScalars.contains(text[index]) { index += 1 }
        while end > index, "\"'“”„«»‘’,;.".unicodeScalars.contains(text[end - 1]) { end -= 1 }
        guard index < end else { return nil }
        // "The password is wrong" gives nothing away.
        let isWord = text[index..<end].allSatisfy { (97...122).contains($0.value) }
        return isIntroduced || !isWord ? index..<end : nil
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\u{A0}"
    }

    private static func wordEnd(in text: [Unicode.Scalar], from start: Int) -> Int {
        var end = start
        while end < text.count, end - start < longest, !isSpace(text[end]) {
            if end > start, text[end] == ":" { break }
            end += 1
        }
        return end
    }

    private static func word(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }
}

enum EmailRule {
    static func find(in text: [Unicode.Scalar]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for index in text.indices where text[index] == "@" {
            var start = index
            while start > 0, index - start < 64, isLocal(text[start - 1]) { start -= 1 }
            var end = index + 1
            while end < text.count, end - index < 254, isDomain(text[end]) { end += 1 }
            while end > index + 1, text[end - 1] == "." || text[end - 1] == "-" { end -= 1 }
            guard start < index, text[(index + 1)..<end].contains("."), (found.last?.upperBound ?? 0) <= start else {
                continue
            }
            found.append(start..<end)
        }
        return found
    }

    private static func isDomain(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "." || scalar == "-" || scalar.properties.isAlphabetic || DigitGroups.digit(scalar) != nil
    }

    private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
        isDomain(scalar) || "_+%'&!#$*/=?^`{|}~".unicodeScalars.contains(scalar)
    }
}

/// Lines with a number and a word for a street.
enum AddressRule {
    private static let streets = KeywordSearch([
        "street", "st", "road", "rd", "avenue", "ave", "lane", "ln", "boulevard", "blvd", "drive", "dr", "court", "ct",
        "square", "sq", "terrace", "close", "way", "crescent", "rue", "via", "viale", "piazza", "calle", "avenida",
        "rua", "straat", "laan", "ulica", "ul", "улица", "ул",
    ])
    private static let endings = [
        "straße", "strasse", "str", "weg", "platz", "allee", "gasse", "ufer", "damm", "ring", "straat", "gatan",
    ]

    static func find(in text: [Unicode.Scalar], _ digits: DigitGroups) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let range = start..<(start + line.count)
            start = range.upperBound + 1
            guard digits.groups.contains(where: { range.contains($0.range.lowerBound) && $0.digits.count <= 5 }),
                hasStreet(Array(line))
            else { continue }
            found.append(range)
        }
        return found
    }

    private static func hasStreet(_ line: [Unicode.Scalar]) -> Bool {
        if !streets.find(in: line.map(KeywordSearch.lower)).isEmpty { return true }
        let words = String(String.UnicodeScalarView(line)).lowercased().split { !$0.isLetter }
        return words.contains { word in endings.contains { word.count > $0.count + 2 && word.hasSuffix($0) } }
    }
}
