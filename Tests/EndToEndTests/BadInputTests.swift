import CirclesTestSupport
import Foundation
import Testing

/// Something that cannot be taken, and what is said of it.
struct BadInput: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int32
    /// What the message must name.
    let says: String
    var arguments: [String] = []
    var file: Data?
    var input = Data()

    static let all: [BadInput] = [
        BadInput(testDescription: "an empty file", status: 65, says: "empty", file: Data()),
        BadInput(testDescription: "text named .png", status: 65, says: "not a picture", file: Data("hello there".utf8)),
        BadInput(testDescription: "a truncated PNG", status: 65, says: "cut off", file: truncatedPNG),
        BadInput(
            testDescription: "a PNG that claims 100,000 × 100,000 pixels", status: 65, says: "megapixels", file: hugePNG
        ),
        BadInput(
            testDescription: "a JPEG of 10 bytes", status: 65, says: "cut off",
            file: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46])),
        BadInput(
            testDescription: "a file that is not there", status: 74, says: "No such file", arguments: ["/nowhere/x.png"]
        ),
        BadInput(testDescription: "a text of zero bytes", status: 65, says: "empty", arguments: ["--text", ""]),
        BadInput(
            testDescription: "a text of 5 MB", status: 65, says: "1000000", arguments: ["-"],
            input: Data(repeating: 0x61, count: 5_000_000)),
        BadInput(
            testDescription: "a text with NUL", status: 65, says: "NUL", arguments: ["-"], input: Data("a\0b".utf8)),
        BadInput(
            testDescription: "a text that is no UTF-8", status: 65, says: "UTF-8", arguments: ["-"],
            input: Data([0x61, 0xFF, 0xFE])),
        BadInput(
            testDescription: "a URL of another scheme", status: 65, says: "circles://",
            arguments: ["--text", "https://import?text=hello"]),
        BadInput(
            testDescription: "a URL of another host", status: 65, says: "not known",
            arguments: ["--text", "circles://export?text=hello"]),
        BadInput(
            testDescription: "a URL without text", status: 65, says: "no text",
            arguments: ["--text", "circles://import?txt=hello"]),
        BadInput(
            testDescription: "a URL with a broken escape", status: 65, says: "escape",
            arguments: ["--text", "circles://import?text=50%zz"]),
        BadInput(
            testDescription: "a URL whose escape ends early", status: 65, says: "escape",
            arguments: ["--text", "circles://import?text=50%2"]),
        BadInput(
            testDescription: "no such contact", status: 65, says: "no contact",
            arguments: ["--text", "hi", "--contact", "Nobody Atall"]),
        BadInput(
            testDescription: "a time that is none", status: 64, says: "not a time",
            arguments: ["--text", "hi", "--captured-at", "soon"]),
        BadInput(testDescription: "nothing at all", status: 64, says: "name a picture"),
        BadInput(
            testDescription: "a language that is not installed", status: 78, says: "tesseract-ocr-tlh",
            arguments: ["--lang", "tlh"], file: try? Fixture.data("screenshots/imessage-cropped.png")),
        BadInput(
            testDescription: "a language that no package has", status: 78, says: "three letters",
            arguments: ["--lang", "german"], file: try? Fixture.data("screenshots/imessage-cropped.png")),
    ]

    private static var truncatedPNG: Data? {
        (try? Fixture.data("screenshots/imessage-cropped.png")).map { $0.prefix($0.count / 3) }
    }

    /// A whole header of a picture that nobody has the memory for.
    private static let hugePNG =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        + Data("IHDR".utf8) + Data([0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0, 0, 0, 0, 0])
}

@Suite("Bad input gets a clear error and loses nothing")
struct BadInputTests {
    @Test(arguments: BadInput.all)
    func isRefused(_ bad: BadInput) async throws {
        let circles = try CirclesProcess()
        let folder = try TemporaryFolder()
        try await circles.run("import", "--text", "Kept\nthis was accepted before")
        var arguments = ["import"] + bad.arguments
        if let file = bad.file { arguments.append(try folder.write(file, to: "shot.png")) }
        let output = try await circles.run(arguments, input: bad.input)
        #expect(output.status == bad.status, "\(output.standardError)\(output.standardOutput)")
        let said = output.standardError + output.standardOutput
        #expect(said.contains(bad.says), "\(said)")
        #expect(!said.contains("Fatal error"))
        let notes = try await circles.run("inbox", "list", "--json").json
        #expect(notes.contains { ($0["text"] as? String)?.contains("accepted before") ?? false })
    }

    @Test("a folder without pictures")
    func emptyFolder() async throws {
        let circles = try CirclesProcess()
        let folder = try TemporaryFolder()
        try folder.write("hello", to: "notes.txt")
        let output = try await circles.run("import", folder.path)
        #expect(output.status == 65)
        #expect(output.standardError.contains("no picture"))
    }

    @Test("arguments that are no UTF-8 are refused, not repaired")
    func brokenArgument() async throws {
        let circles = try CirclesProcess()
        let script = "exec \"$0\" import --text \"$(printf 'Maria\\nhi \\377 there')\""
        let output = try await circles.shell(script)
        #expect(output.status == 65, "\(output.standardError)")
        #expect(output.standardError.contains("UTF-8"))
    }

    @Test(
        "names that are none", arguments: ["", "   ", "Maria\nLopez", "Maria\u{7}", String(repeating: "x", count: 201)])
    func contactName(_ name: String) async throws {
        let circles = try CirclesProcess()
        let output = try await circles.run("contacts", "add", "--", name)
        #expect(output.status == 65, "\(output.standardError)")
        #expect(try await circles.run("contacts", "list", "--json").json.isEmpty)
    }

    @Test("the beginning of an id that fits two notes is an error that names both")
    func ambiguousNote() async throws {
        let circles = try CirclesProcess()
        // Of 17 ids two begin with the same digit.
        for number in 0..<17 { try await circles.run("import", "--text", "Nobody \(number)\nhello") }
        let ids = try await circles.run("inbox", "list", "--json").json.compactMap { $0["id"] as? String }
        #expect(ids.count == 17)
        let digit = try #require(Dictionary(grouping: ids, by: { $0.prefix(1) }).first { $0.value.count > 1 }).key
        let output = try await circles.run("inbox", "dismiss", String(digit))
        #expect(output.status == 65)
        #expect(output.standardError.contains("fits"))
        #expect(try await circles.run("inbox", "list", "--json").json.count == 17)
    }

    @Test("a home that cannot be written says so")
    func readOnlyHome() async throws {
        let circles = try CirclesProcess()
        let file = try circles.home.write("I am a file", to: "blocked")
        let output = try await circles.run("import", "--home", file, "--text", "Maria\nhi")
        #expect(output.status == 73, "\(output.standardError)")
    }

    @Test("a configuration that is no YAML is told with its path")
    func brokenConfiguration() async throws {
        let circles = try CirclesProcess()
        try circles.home.write("model: [", to: "home/config.yaml")
        let output = try await circles.run("import", "--text", "Maria\nhi")
        #expect(output.status == 78)
        #expect(output.standardError.contains("config.yaml"))
    }

    @Test("a language that is missing refuses before anything is accepted")
    func missingLanguage() async throws {
        let circles = try CirclesProcess()
        try await circles.run("import", "--lang", "tlh", Fixture.url("screenshots/imessage-cropped.png").path)
        #expect(try await circles.run("retry", "--waiting", "--json").json.isEmpty)
        #expect(try await circles.run("doctor").standardOutput.contains("0 open notes"))
    }

    @Test("a misspelt key in the configuration is named by doctor")
    func misspeltKey() async throws {
        let circles = try CirclesProcess()
        try circles.home.write("modell: rules\n", to: "home/config.yaml")
        #expect(chmod(circles.data.appending(path: "config.yaml").path, 0o600) == 0)
        let output = try await circles.run("doctor")
        #expect(output.status == 78)
        #expect(output.standardOutput.contains("modell"))
    }

    @Test("what is no picture is refused as that, also where no agent is set up")
    func sent() async throws {
        let circles = try CirclesProcess()
        let text = try circles.home.write("hello", to: "a.txt")
        for source in [text, "https://example.org/a.png"] {
            let refused = try await circles.run("send", source)
            #expect(refused.status == 65, "\(refused.standardError)")
            #expect(refused.standardError.contains("only pictures are sent"), "\(refused.standardError)")
        }
        let picture = Fixture.url("screenshots/imessage-maria-dark.png").path
        let none = try await circles.run("send", picture, text)
        #expect(none.status == 78 && none.standardError.contains("no agent is set up"), "\(none.standardError)")
    }
}
