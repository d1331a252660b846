/// The row under a group's title that names its members: "Denise, Paula, Tomás, You".
enum MemberList {
    /// Nil for anything but at least two names with commas between them.
    static func members(_ text: String) -> [String]? {
        let parts = text.split(separator: ",").map(\.trimmingWhitespace)
        guard parts.count >= 2, parts.count <= 30 else { return nil }
        let names = parts.filter { !$0.isEmpty && $0 != "…" && $0 != "..." }
        guard names.count >= 2, names.allSatisfy({ NamePattern.isProperName($0) || $0 == "You" || $0 == "Du" }) else {
            return nil
        }
        return names
    }

    /// A line of its own that begins with the name of one of them.
    static func isLabel(_ line: String, of members: [String]) -> Bool {
        guard NamePattern.isProperName(line) else { return false }
        let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init)
        return members.contains { $0 == line || $0 == first }
    }
}

extension String {
    /// "Book club (12)": how many are in the group stands behind its name.
    var withoutCount: String {
        guard hasSuffix(")"), let open = lastIndex(of: "("), open > startIndex else { return self }
        let count = self[index(after: open)...].dropLast()
        guard (1...4).contains(count.count), count.allSatisfy({ $0.isASCII && $0.isNumber }) else { return self }
        let name = self[..<open].trimmingWhitespace
        return name.isEmpty ? self : name
    }
}
