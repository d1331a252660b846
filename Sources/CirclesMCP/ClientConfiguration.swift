package import CirclesCore

/// What to paste where, so that an agent starts this server.
package struct ClientConfiguration: Sendable {
    private let program: String
    private let arguments: [String]

    /// - Parameters:
    ///   - program: The command's path.
    ///   - home: The folder that was named for data and configuration; nil: the usual ones.
    ///   - options: Others that were given, with their values.
    package init(
        program: String, home: String?, allowsWrites: Bool, options: [(name: String, value: String?)] = []
    ) {
        self.program = program
        let given = ([("--home", home)] + options).flatMap { name, value in value.map { [name, $0] } ?? [] }
        arguments = ["mcp"] + given + (allowsWrites ? ["--allow-writes"] : [])
    }

    /// Of one agent, or of one kind of them.
    package struct Entry: Sendable {
        package let name: String
        /// The file that it goes into, or where it is typed.
        package let place: String
        package let text: String
    }

    package var entries: [Entry] {
        let servers = Self.indented(["mcpServers": ["circles": server]])
        return [
            Entry(name: "Claude Code", place: "type", text: typed("claude mcp add circles --")),
            Entry(name: "Claude Desktop", place: "claude_desktop_config.json", text: servers),
            Entry(name: "Cursor", place: "~/.cursor/mcp.json", text: servers),
            Entry(
                name: "VS Code", place: ".vscode/mcp.json",
                text: Self.indented(["servers": ["circles": typedServer]])),
            Entry(name: "Codex", place: "type", text: typed("codex mcp add circles --")),
            Entry(name: "Gemini CLI", place: "~/.gemini/settings.json", text: servers),
            Entry(name: "others", place: "as they say", text: Self.indented(server)),
        ]
    }

    private var server: JSONValue {
        ["command": .string(program), "args": .array(arguments.map(JSONValue.string))]
    }

    private var typedServer: JSONValue {
        ["type": "stdio", "command": .string(program), "args": .array(arguments.map(JSONValue.string))]
    }

    private func typed(_ head: String) -> String {
        ([head] + ([program] + arguments).map(Self.quoted)).joined(separator: " ")
    }

    /// A word of a shell's.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case 48...57, 65...90, 97...122: true
            default: "/._-+@%:=".utf8.contains(byte)
            }
        }
        return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    private static func indented(_ value: JSONValue, _ depth: Int = 0) -> String {
        guard case .object(let members) = value else { return value.text }
        let margin = String(repeating: "  ", count: depth)
        let lines = members.map { "\(margin)  \(JSONValue.string($0.name).text): \(indented($0.value, depth + 1))" }
        return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
    }
}
