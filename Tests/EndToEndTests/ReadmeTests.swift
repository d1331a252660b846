import CirclesTestSupport
import Foundation
import Testing

/// What the README and the pages behind it tell a newcomer to type, typed one after the other into a home of its own each.
///
/// Every command in a block of code runs and succeeds, unless `exceptions` says otherwise: one that is new needs nothing here.
@Suite("The commands of the README and its pages")
struct ReadmeTests {
    private enum Exception {
        /// It ends so, because of why.
        case ends([Int32], because: String)
        /// It goes on until it is interrupted.
        case stays
    }

    private static let exceptions: [String: Exception] = [
        "circles setup": .ends([64], because: "it asks on a terminal, and there is none"),
        "circles doctor": .ends([0, 78], because: "it says what this machine lacks"),
        "circles watch ~/Pictures/Screenshots": .stays,
        "circles watch ~/Pictures/Screenshots --process": .stays,
        "circles contacts import --watch ~/.contacts": .stays,
        "circles serve": .stays,
        "circles serve --public-url https://MACHINE.TAILNET.ts.net --trust-proxy 127.0.0.1": .stays,
    ]

    private static let pages = [
        "README.md", "docs/agents.md", "docs/configuration.md", "docs/contacts.md", "docs/inbox.md", "docs/matching.md",
        "docs/memory.md",
        "docs/models.md",
        "docs/server.md", "docs/sharing.md",
    ]

    /// The commands in blocks of code, without prompts and remarks.
    private static func commands(_ page: String) throws -> [String] {
        let text = try String(contentsOf: Fixture.root.appending(path: page), encoding: .utf8)
        let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        return blocks.flatMap { $0.split(separator: "\n") }.compactMap { line in
            let typed = line.hasPrefix("$ ") ? line.dropFirst(2) : line
            guard typed.hasPrefix("circles ") || typed.hasPrefix("circles-share ") else { return nil }
            return String(typed.replacing(/\s+# .*/, with: "")).trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("no exception is left of a command that is gone")
    func exceptionsAreThere() throws {
        let commands = try Self.pages.flatMap { try Self.commands($0) }
        #expect(commands.count > 45)
        for command in Self.exceptions.keys { #expect(commands.contains(command), "\(command) is on no page") }
    }

    @Test("what a page links to in this repository is there")
    func links() throws {
        let root = Fixture.root, docs = root.appending(path: "docs").path
        let pages = try FileManager.default.contentsOfDirectory(atPath: docs).filter { $0.hasSuffix(".md") }
        for page in ["README.md"] + pages.map({ "docs/\($0)" }) {
            let place = root.appending(path: page)
            let text = try String(contentsOf: place, encoding: .utf8)
            for link in text.matches(of: /\]\(([^)#:\s]+)(#[^)]*)?\)/) {
                let path = place.deletingLastPathComponent().appending(path: String(link.1)).path
                #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(link.1)")
            }
        }
    }

    @Test("each does what it says there, in the order of its page", arguments: pages)
    func all(page: String) async throws {
        let commands = try Self.commands(page)
        #expect(!commands.isEmpty)
        let newcomer = try await Newcomer()
        for command in commands {
            var line = command
            if let example = line.firstMatch(of: /\b[0-9a-f]{8}\b/) {
                line.replaceSubrange(example.range, with: try await newcomer.id(for: command))
            }
            var expected: [Int32] = [0]
            switch Self.exceptions[command] {
            case .ends(let statuses, because: _): expected = statuses
            case .stays:
                // Pages are gone through beside each other, and each server needs a port of its own.
                if line.hasPrefix("circles serve") { line += " --listen 127.0.0.1:0" }
                line = "timeout --preserve-status --signal=INT \(3 * slowness) \(line)"
                expected = [0, 130]
            case nil: break
            }
            let output = try await newcomer.type(line)
            #expect(
                expected.contains(output.status),
                "\(command) ended with \(output.status): \(output.standardError)\(output.standardOutput)")
        }
    }
}

/// A home with the files that the README speaks of, and the two programs on its path.
private struct Newcomer {
    private let circles: CirclesProcess

    init() async throws {
        let place = try CirclesProcess()
        let home = place.home
        circles = place.with(["PATH": "\(home.path)/bin:/usr/bin:/bin"])
        try home.write("#!/bin/sh\nprintf 'Maria Lopez\\nDinner on Saturday?\\n'\n", to: "bin/wl-paste")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.path + "/bin/wl-paste")
        for (name, product) in [("circles", CirclesProcess.executable), ("circles-share", CirclesProcess.sharer)] {
            try FileManager.default.createSymbolicLink(
                at: home.url.appending(path: "bin/\(name)"), withDestinationURL: product)
        }
        let pictures = [
            "Screenshot_20240518-074512_Telegram.png": "Fixtures/screenshots/telegram.png",
            "imessage-maria-dark.png": "Screenshot_20240104-103000.png",
            "imessage-cropped.png": "Screenshot.png",
            "IMG_5021.PNG": "Pictures/Screenshots/IMG_5021.PNG",
        ]
        for (fixture, name) in pictures { try home.write(try Fixture.data("screenshots/\(fixture)"), to: name) }
        let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Sousa\r\nUID:ana\r\nCATEGORIES:climbing\r\nEND:VCARD\r\n"
        try home.write(card, to: "contacts.vcf")
        try home.write(card, to: ".contacts/ana.vcf")
        try home.write("Name,Given Name,E-mail 1 - Value\nTom Berg,Tom,tom@example.org\n", to: "google.csv")
        try home.write("a-key\n", to: "key.txt")
        try home.write(
            "14/01/2024, 10:30 - Maria Lopez: Dinner?\n14/01/2024, 22:05 - Me: Yes\n",
            to: "WhatsApp Chat with Maria Lopez.txt")
        let zip = "python3 -m zipfile -c 'WhatsApp Chat with Maria Lopez.zip' 'WhatsApp Chat with Maria Lopez.txt'"
        #expect(try await place.shell("cd '\(home.path)' && \(zip)").status == 0)
        try home.write(
            #"""
            {"name":"Maria Lopez","type":"personal_chat","messages":[{"type":"message","date":"2024-01-14T10:30:00",
            "from":"Maria Lopez","from_id":"user7","text":"Dinner?"}]}
            """#, to: "result.json")
        try await circles.addContacts("Sarah Ahmed", "Sarah Whitfield", "John Smith")
    }

    func type(_ line: String) async throws -> CirclesProcess.Output { try await circles.shell("cd && \(line)") }

    /// The real id, in this home, of what an example's id stands for.
    func id(for command: String) async throws -> String {
        if command.hasPrefix("circles trace") {
            return try await circles.share("--text", "hello").standardOutput.trimmingCharacters(in: .newlines)
        }
        // An earlier command may have deleted the last one.
        if ["circles interactions", "circles retry", "circles undo"].contains(where: command.hasPrefix) {
            try await circles.run("import", "--contact", "Sarah Ahmed", "--text", "for \(command)")
        }
        if command.hasPrefix("circles inbox") {
            let stranger = "Stranger \(UUID().uuidString.prefix(8))"
            let output = try await circles.run("import", "--json", "--text", "\(stranger)\nhello")
            let note = try #require((output.json.first?["inboxNote"] as? [String: Any])?["id"] as? String)
            if command.hasPrefix("circles inbox reopen") { try await circles.run("inbox", "dismiss", note) }
            return String(note.prefix(8))
        }
        let lists = ["circles interactions": ["timeline"], "circles retry": ["timeline"], "circles undo": ["log"]]
        let list = try #require(lists.first { command.hasPrefix($0.key) }?.value, "whose id is it in \(command)?")
        let newest = try await circles.run(list + ["--json"]).json.first { !($0["undoneAt"] is String) }
        return String(try #require(newest?["id"] as? String, "there is none for \(command)").prefix(8))
    }
}
