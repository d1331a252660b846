/// Narrow spaces in numbers are easily missed: "+1412 253 4494".
enum PhoneSpacing {
    /// Puts the space behind North America's country code where all other groups have theirs.
    static func repair(_ title: String) -> String {
        // "58-21 1": the last figure of a short code is no group of its own.
        if let space = title.lastIndex(of: " "), title[space...].count == 2, title.contains("-"),
            title.allSatisfy({ $0.isNumber || $0 == "-" || $0 == " " })
        {
            return String(title[..<space]) + title[title.index(after: space)...]
        }
        guard title.hasPrefix("+1"), NamePattern.isPhoneNumber(title) else { return title }
        let groups = title.split(separator: " ")
        guard groups.count >= 2, groups[0].count == 5, groups[0].dropFirst().allSatisfy(\.isNumber) else {
            return title
        }
        return "+1 " + title.dropFirst(2)
    }
}
