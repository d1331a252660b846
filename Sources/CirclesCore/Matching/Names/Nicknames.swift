/// Diminutives of given names, as people use them in many languages.
package enum Nicknames {
    /// Whether one of the two folded names is a common short form of the other (Bill, William), or both are
    /// forms of one short form (Bill, Billy). Two full names never are (Katherine, Catherine).
    package static func areRelated(_ a: String, _ b: String) -> Bool {
        a != b && related(to: a).contains(b)
    }

    /// Whether `short` is a short form of `full`, both folded.
    static func isShort(_ short: String, for full: String) -> Bool { table.short[full]?.contains(short) ?? false }

    /// Every folded name that `name` can stand for or be shortened to.
    static func related(to name: String) -> Set<String> {
        var result = table.full[name, default: []]
        result.formUnion(table.short[name, default: []])
        // Bob and Bobby, Kate and Katie: short forms of one name that begin alike.
        for full in table.full[name, default: []] {
            for other in table.short[full, default: []] where other != name && begin(other, name) {
                result.insert(other)
            }
        }
        return result
    }

    /// Full names that `name` shares a short form with, without being one of its forms: Benjamin and Benedict are
    /// both Ben.
    static func siblings(of name: String) -> Set<String> {
        var result = Set<String>()
        for form in table.short[name, default: []] { result.formUnion(table.full[form, default: []]) }
        result.remove(name)
        return result
    }

    private static func begin(_ a: String, _ b: String) -> Bool {
        let shared = zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
        return shared >= 3 && shared >= min(a.utf8.count, b.utf8.count) - 1
    }

    /// `short`: what a full name is shortened to; `full`: what a short form can stand for.
    private static let table: (short: [String: Set<String>], full: [String: Set<String>]) = {
        var short: [String: Set<String>] = [:], full: [String: Set<String>] = [:]
        let lines = String(decoding: PackageResources.nicknames_txt, as: UTF8.self).split(separator: "\n")
        for line in lines where !line.hasPrefix("#") {
            let sides = line.split(separator: ":")
            guard sides.count == 2 else { continue }
            let shortForms = sides[1].split(separator: " ").map(String.init)
            for name in sides[0].split(separator: " ").map(String.init) {
                short[name, default: []].formUnion(shortForms)
                for form in shortForms { full[form, default: []].insert(name) }
            }
        }
        return (short, full)
    }()
}
