import Foundation

/// Numbers, addresses and handles in a text, and what is left without them.
package struct Identifiers: Sendable {
    private(set) var phones: [String] = []
    private(set) var emails: [String] = []
    private(set) var handles: [String] = []
    /// The text without them.
    private(set) var remainder = ""
    /// The number was put together from letters that may be misread digits.
    private(set) var isRepaired = false

    var isEmpty: Bool { phones.isEmpty && emails.isEmpty && handles.isEmpty }

    /// Texts longer than this hold none.
    static let lengthLimit = 400

    init(_ text: String) {
        guard text.unicodeScalars.count <= Self.lengthLimit else {
            remainder = text
            return
        }
        var rest: [Substring] = []
        for chunk in text.split(whereSeparator: \.isWhitespace) {
            let bare = Self.trimmed(chunk)
            if let email = Self.email(bare) {
                emails.append(email)
            } else if let handle = Self.handle(bare) {
                handles.append(handle)
            } else {
                rest.append(chunk)
            }
        }
        takePhones(from: rest.joined(separator: " "))
    }

    /// An e-mail address in the form in which two are equal.
    package static func foldAddress(_ text: String) -> String {
        let folded = String(visible(text)).lowercased()
        return folded.hasPrefix("mailto:") ? String(folded.dropFirst(7)) : folded
    }

    /// A handle in the form in which two are equal: without "@", service and address around it.
    package static func foldHandle(_ text: String) -> String {
        var folded = String(visible(text)).lowercased()[...]
        if folded.utf8.allSatisfy({
            ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x5F
        }) {
            return String(folded)
        }
        if let scheme = folded.range(of: "://") { folded = folded[scheme.upperBound...] }
        if let colon = folded.lastIndex(of: ":") { folded = folded[folded.index(after: colon)...] }
        while folded.hasSuffix("/") { folded.removeLast() }
        if let query = folded.firstIndex(of: "?") { folded = folded[..<query] }
        if let slash = folded.lastIndex(of: "/") { folded = folded[folded.index(after: slash)...] }
        while folded.hasPrefix("@") || folded.hasPrefix(" ") { folded.removeFirst() }
        while folded.hasSuffix(" ") { folded.removeLast() }
        return String(folded)
    }

    private static func visible(_ text: String) -> Substring {
        if text.utf8.count <= lengthLimit, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return text[...] }
        var kept = String.UnicodeScalarView()
        // Accents stay: two addresses that differ in one are two addresses.
        for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars.prefix(lengthLimit)
        where !PlainText.isInvisible(scalar) && scalar.properties.generalCategory != .format {
            // Full-width letters, digits and signs.
            let isWide = (0xFF01...0xFF5E).contains(scalar.value)
            kept.append(isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
        }
        var trimmed = String(kept)[...]
        while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        return trimmed
    }

    private static func trimmed(_ chunk: Substring) -> Substring {
        let around: Set<Character> = ["<", ">", "(", ")", "[", "]", ",", ";", "\"", "'", "“", "”"]
        var result = visible(String(chunk))
        while let first = result.first, around.contains(first) { result.removeFirst() }
        while let last = result.last, around.contains(last) || last == ":" { result.removeLast() }
        return result
    }

    private static func email(_ chunk: Substring) -> String? {
        let parts = chunk.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].count > 3,
            parts[1].first != ".", parts[1].last != "."
        else { return nil }
        return foldAddress(String(chunk))
    }

    private static func handle(_ chunk: Substring) -> String? {
        if chunk.first == "@", chunk.count > 1 {
            let name = chunk.dropFirst()
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) }) else { return nil }
            return foldHandle(String(chunk))
        }
        let lowered = chunk.lowercased()
        for host in ["instagram.com/", "t.me/", "m.me/", "facebook.com/", "twitter.com/", "x.com/", "signal.me/"] {
            if lowered.contains(host), !lowered.hasSuffix(host) { return foldHandle(lowered) }
        }
        return nil
    }

    private mutating func takePhones(from text: String) {
        let scalars = Array(text.unicodeScalars)
        var kept = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let run = Self.phoneRun(in: scalars, at: index)
            let isWhole = kept.allSatisfy { $0 == " " } && run.end == scalars.count
            if run.digits >= 7 || (isWhole && run.digits >= 3) {
                phones.append(String(String.UnicodeScalarView(scalars[index..<run.end])))
                kept.append(" ")
                index = run.end
            } else {
                let end = max(run.end, index + 1)
                kept.append(contentsOf: scalars[index..<end])
                index = end
            }
        }
        remainder = String(kept)
        if isEmpty, let repaired = Self.misreadNumber(scalars) {
            phones = [repaired]
            remainder = ""
            isRepaired = true
        }
    }

    private static let phonePunctuation = Set(
        " ()-./\u{A0}\u{2009}\u{202F}\u{2010}\u{2011}\u{2012}\u{2013}".unicodeScalars)

    /// The longest text from `start` on that could be dialled, with its number of digits.
    private static func phoneRun(in scalars: [Unicode.Scalar], at start: Int) -> (end: Int, digits: Int) {
        var index = start
        var digits = 0
        let first = scalars[start]
        guard PhoneDigits.digit(first) != nil || first == "+" || first == "\u{FF0B}" || first == "(" else {
            return (start, 0)
        }
        var end = start
        while index < scalars.count {
            let scalar = scalars[index]
            if PhoneDigits.digit(scalar) != nil {
                digits += 1
                end = index + 1
            } else if !phonePunctuation.contains(scalar) && !ScalarFolding.isIgnorable(scalar.value) && index != start {
                break
            }
            index += 1
        }
        // "+49 30 123456 ext. 12" is one number with its extension.
        let tail = String(String.UnicodeScalarView(scalars[end...])).lowercased()
        for word in [" ext. ", " ext ", " ext.", " x ", " x", "x", " app. ", "#"]
        where digits >= 7 && tail.hasPrefix(word) {
            var after = end + word.unicodeScalars.count
            let begin = after
            while after < scalars.count, PhoneDigits.digit(scalars[after]) != nil { after += 1 }
            if after > begin { return (after, digits) }
        }
        return (end, digits)
    }

    /// A number in which the recogniser took digits for letters: "+1 (555) O13-22l7".
    private static func misreadNumber(_ scalars: [Unicode.Scalar]) -> String? {
        let digitsFor: [Unicode.Scalar: Unicode.Scalar] = [
            "O": "0", "o": "0", "l": "1", "I": "1", "|": "1", "S": "5", "B": "8",
        ]
        var result = String.UnicodeScalarView()
        var digits = 0, letters = 0
        for scalar in scalars.prefix(40) {
            if let digit = PhoneDigits.digit(scalar) {
                digits += 1
                result.append(digit)
            } else if let digit = digitsFor[scalar] {
                letters += 1
                result.append(digit)
            } else if scalar == "+" || phonePunctuation.contains(scalar) {
                result.append(scalar)
            } else {
                return nil
            }
        }
        return digits >= 5 && letters > 0 && letters <= 3 && digits + letters >= 7 ? String(result) : nil
    }
}
