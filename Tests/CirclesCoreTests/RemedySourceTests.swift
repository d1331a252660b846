import CirclesTestSupport
import Foundation
import Testing

/// What can be done is a `Remedy` everywhere but where it is printed: whoever shows it there says it with commands or links.
@Suite("Below the terminal")
struct RemedySourceTests {
    private static let rooms = [
        "CirclesCore", "CirclesStore", "CirclesSQLite", "CirclesFiles", "CirclesSpool", "CirclesOCR", "CirclesLLM",
        "CirclesHTTP",
        "CirclesPhone", "CirclesArchive", "CirclesAPI", "CirclesService",
    ]
    /// The sharer's help, and the desktop's files, which start commands.
    private static let exempt = ["ShareHelp.swift", "DesktopFiles.swift"]
    /// How a child process of this program is started, and what a file begins with.
    private static let allowed = ["--decode-heif", #"circles backup 1\n"#]

    private static func sources(in room: String) throws -> [URL] {
        let folder = Fixture.root.appending(path: "Sources").appending(path: room)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }

    /// The literals of a line that is no comment, without their quotes.
    private static func literals(_ line: Substring) -> [String] {
        guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
        return line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
    }

    /// As the command line has them.
    private static func subcommands() throws -> Set<String> {
        var names: Set<String> = []
        for file in try sources(in: "circles") {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: /commandName: "([a-z-]+)"/).map { String($0.output.1) })
        }
        return names
    }

    private static func namesCommand(_ literal: String, _ subcommands: Set<String>) -> Bool {
        guard !allowed.contains(literal) else { return false }
        if literal.contains(/(^|[\s"`(])--[a-z]/) { return true }
        return literal.matches(of: /\bcircles ([a-z-]+)/).contains { subcommands.contains(String($0.output.1)) }
    }

    @Test("no text names a command or an option", arguments: rooms)
    func plain(room: String) throws {
        let subcommands = try Self.subcommands()
        let files = try Self.sources(in: room)
        #expect(!files.isEmpty)
        for file in files where !Self.exempt.contains(file.lastPathComponent) {
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                for literal in Self.literals(line) where Self.namesCommand(literal, subcommands) {
                    Issue.record("\(room)/\(file.lastPathComponent):\(number + 1) names a command: \(literal)")
                }
            }
        }
    }

    @Test("a command and an option would be found")
    func isFound() throws {
        let subcommands = try Self.subcommands()
        let named = ["run `circles retry` with it", "circles log", "--home needs a folder", "import it with --force"]
        for text in named { #expect(Self.namesCommand(text, subcommands), "\(text)") }
        for text in ["this circles reads version 1", "circles://share/ID", "Maria -- hello", "<!-- circles prompt "] {
            #expect(!Self.namesCommand(text, subcommands), "\(text)")
        }
    }
}
