/// The form of a prompt and the schema of its answer, as `prompts/` or the user's own copy of it has them.
///
/// `prompts/conversation.md` describes the form: a version line, comments, "# System", "# User", placeholders.
package struct PromptTemplate: Hashable, Sendable {
    /// From the first line, `<!-- circles prompt 1 -->`; recorded with each request.
    package let version: String
    let system: String
    let user: [Line]
    /// Cut where ids are to be added.
    private let schema: [String]
    private let hints: [Transcript.App: String]

    /// One line of the user part, cut at its placeholders.
    enum Piece: Hashable, Sendable {
        case text(String)
        case placeholder(Placeholder)
    }
    typealias Line = [Piece]

    enum Placeholder: String, CaseIterable, Sendable {
        case captured, app, hint, contacts, note, marker, transcript
    }

    /// - Parameters:
    ///   - text: Markdown, as `prompts/conversation.md`.
    ///   - schema: JSON Schema, as `prompts/conversation.schema.json`. Where it says `"NONE"` the contacts' ids are added.
    ///   - hints: How an app lays its screen out, as `prompts/apps/*.md`, by the app's name.
    /// - Throws: `CirclesError.configuration`, saying what is wrong with the file.
    package init(text: String, schema: String, hints: [String: String] = [:]) throws(CirclesError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.trimmed)
        guard let first = lines.first, first.hasPrefix("<!-- circles prompt "), first.hasSuffix("-->") else {
            throw Self.wrong("prompt", "must begin with a line <!-- circles prompt VERSION -->")
        }
        version = Self.trimmed(first.dropFirst("<!-- circles prompt ".count).dropLast(3))
        let sent = Self.withoutComments(lines)
        guard let systemHead = sent.firstIndex(of: "# System"), let userHead = sent.firstIndex(of: "# User"),
            systemHead < userHead
        else { throw Self.wrong("prompt", "needs a line \"# System\" and after it a line \"# User\"") }
        system = Self.trimmed(sent[(systemHead + 1)..<userHead].joined(separator: "\n"))
        guard !system.isEmpty else { throw Self.wrong("prompt", "has no rules under \"# System\"") }
        var user: [Line] = []
        for line in sent[(userHead + 1)...] { user.append(try Self.pieces(of: line)) }
        self.user = user
        for required in [Placeholder.transcript, .marker] where !user.joined().contains(.placeholder(required)) {
            throw Self.wrong("prompt", "lacks {{\(required.rawValue)}} under \"# User\"")
        }
        guard case .object? = try? JSONParser.parse(schema) else {
            throw Self.wrong("schema", "is not a JSON object")
        }
        // As a JSON token: inside a string the quotation marks would be escaped.
        self.schema = schema.split(separator: Self.none, omittingEmptySubsequences: false).map(String.init)
        self.hints = Dictionary(
            hints.compactMap { name, text in
                let lines = text.split(separator: "\n").map(Self.trimmed)
                return Transcript.App(rawValue: name).map { ($0, Self.withoutComments(lines).joined(separator: " ")) }
            }, uniquingKeysWith: { first, _ in first })
    }

    private static let none = JSONValue.string(ContactShortlist.none).text

    /// How that app lays its screen out, in one line; empty when nothing is known of it.
    func hint(for app: Transcript.App) -> String { hints[app] ?? "" }

    /// The user part with `values` filled in; what a value holds is never read as a placeholder.
    func user(filledWith values: [Placeholder: String]) -> String {
        let lines: [String] = user.compactMap { line in
            let isLeftOut = line.contains { piece in
                if case .placeholder(let placeholder) = piece { (values[placeholder] ?? "").isEmpty } else { false }
            }
            guard !isLeftOut else { return nil }
            return line.map { piece in
                switch piece {
                case .text(let text): text
                case .placeholder(let placeholder): values[placeholder] ?? ""
                }
            }.joined()
        }
        return Self.trimmed(lines.joined(separator: "\n"))
    }

    /// The schema with the ids among the answers that stand beside `"NONE"`.
    func schema(allowing ids: [String]) -> String {
        let all = ([Self.none] + ids.map { JSONValue.string($0).text }).joined(separator: ", ")
        return schema.joined(separator: all)
    }

    private static func pieces(of line: String) throws(CirclesError) -> Line {
        var pieces: Line = []
        for (index, part) in line.split(separator: "{{", omittingEmptySubsequences: false).enumerated() {
            if index == 0 {
                pieces.append(.text(String(part)))
                continue
            }
            let halves = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, let placeholder = Placeholder(rawValue: trimmed(halves[0])) else {
                throw wrong("prompt", "has an unknown placeholder; known are " + Self.known)
            }
            pieces += [.placeholder(placeholder), .text(String(halves[1]))]
        }
        return pieces
    }

    private static var known: String { Placeholder.allCases.map { "{{\($0.rawValue)}}" }.joined(separator: ", ") }

    private static func withoutComments(_ lines: [String]) -> [String] {
        var isInside = false
        return lines.filter { line in
            let begins = !isInside && line.hasPrefix("<!--")
            let isComment = isInside || begins
            isInside = isComment && !line.hasSuffix("-->")
            return !isComment
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(text[...last].drop(while: \.isWhitespace))
    }

    private static func wrong(_ file: String, _ what: String) -> CirclesError {
        CirclesError(
            .configuration, "the \(file) file \(what)", hint: "remove your own copy to use the built-in one")
    }
}
