/// Which model is asked, as the user writes it: `rules`, `gemini:NAME` or `openai:NAME`.
package enum ModelSpecification: Hashable, Sendable {
    /// The built-in rules.
    case rules
    case gemini(String)
    /// Anything that speaks OpenAI's chat completions.
    case openai(String)

    /// - Throws: `CirclesError.configuration`, saying what is wrong with `text`.
    package init(parsing text: String) throws(CirclesError) {
        let text = UntrustedText.clean(text)
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let kind = parts.first?.lowercased() ?? ""
        let name = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
        switch kind {
        case "rules":
            guard parts.count == 1 else { throw Self.wrong("the model rules takes no name") }
            self = .rules
        case "gemini":
            // It becomes part of a path.
            let bare = name.hasPrefix("models/") ? String(name.dropFirst("models/".count)) : name
            guard !bare.isEmpty else { throw Self.wrong("gemini needs a model's name") }
            guard bare.utf8.allSatisfy(Self.isPlain), !bare.hasPrefix(".") else {
                throw Self.wrong("a gemini model's name has only letters, digits, dots and hyphens")
            }
            self = .gemini(bare)
        case "openai":
            guard !name.isEmpty else { throw Self.wrong("openai needs a model's name") }
            guard !name.contains(where: \.isWhitespace), name.count <= 200 else {
                throw Self.wrong("an openai model's name has no spaces and at most 200 characters")
            }
            self = .openai(name)
        case "":
            throw Self.wrong("no model is named")
        default:
            let message = "there is no such kind of model: \(UntrustedText.line(kind, limit: 40))"
            guard let meant = NearestWord.of(kind, among: ["rules", "gemini", "openai"]) else {
                throw Self.wrong(message)
            }
            throw CirclesError(.configuration, message, hint: "did you mean \(meant)?")
        }
    }

    /// Several, in the order they are asked: `gemini:NAME, openai:NAME, rules`.
    ///
    /// - Throws: `CirclesError.configuration`.
    package static func chain(_ text: String) throws(CirclesError) -> [ModelSpecification] {
        var chain: [ModelSpecification] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let next = try ModelSpecification(parsing: String(part))
            guard chain.last != .rules else { throw wrong("nothing is asked after the rules, which always answer") }
            if !chain.contains(next) { chain.append(next) }
        }
        return chain
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func wrong(_ message: String) -> CirclesError {
        CirclesError(.configuration, message, hint: "write rules, gemini:NAME or openai:NAME")
    }
}

extension ModelSpecification: CustomStringConvertible {
    /// As it is parsed.
    package var description: String {
        switch self {
        case .rules: "rules"
        case .gemini(let name): "gemini:\(name)"
        case .openai(let name): "openai:\(name)"
        }
    }
}
