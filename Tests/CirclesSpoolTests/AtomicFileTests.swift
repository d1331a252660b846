import CirclesFiles
import CirclesTestSupport
import Foundation
import Testing

@Suite("Files that are there whole or not at all")
struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }

    @Test("what is written in pieces is in its place with the commit, for its owner only", arguments: [true, false])
    func pieces(_ isDurable: Bool) throws {
        let file = try AtomicFile(folder.path + "/a")
        try file.write(Data("one ".utf8))
        try file.write(Data("two".utf8))
        #expect(try names.allSatisfy { $0.hasPrefix(".") && $0.hasSuffix(".part") })
        try file.commit(isDurable: isDurable)
        #expect(try text("a") == "one two")
        #expect(try names == ["a"])
        var status = stat()
        #expect(stat(folder.path + "/a", &status) == 0 && status.st_mode & 0o777 == 0o600)
    }

    @Test("without a commit nothing is left of it, and what was there is as it was")
    func abandoned() throws {
        try folder.write("old", to: "a")
        do {
            let file = try AtomicFile(folder.path + "/a")
            try file.write(Data("new".utf8))
            #expect(try names.count == 2)
        }
        #expect(try text("a") == "old")
        #expect(try names == ["a"])
    }

    @Test("what was there is replaced, a link in its place, too, and what that leads to stays")
    func replaced() throws {
        try folder.write("old", to: "a")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: folder.path + "/a")
        try PrivateFiles.writeDurably(Data("new".utf8), to: folder.path + "/link")
        #expect(try text("a") == "old")
        #expect(try text("link") == "new")
    }

    @Test("a file that must be new is refused where there is one, also if that came meanwhile")
    func anew() throws {
        let file = try AtomicFile(folder.path + "/a", replaces: false)
        try file.write(Data("mine".utf8))
        try folder.write("theirs", to: "a")
        #expect(throws: FileFailure(EEXIST)) { _ = try AtomicFile(folder.path + "/a", replaces: false) }
        do {
            try file.commit()
            Issue.record("a file was replaced")
        } catch {
            #expect(error == FileFailure(EEXIST))
        }
        #expect(try text("a") == "theirs")
        #expect(try names == ["a"])
    }

    @Test("a name as long as names can be is written")
    func longName() throws {
        let name = String(repeating: "n", count: 255)
        try PrivateFiles.writeDurably(Data("x".utf8), to: "\(folder.path)/\(name)")
        #expect(try names == [name])
    }

    @Test("a pipe is written to as it is, and still is one")
    func pipe() throws {
        let path = folder.path + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        let reader = try OpenFile(path, O_RDWR)
        try PrivateFiles.writeDurably(Data("flows".utf8), to: path)
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = try bytes.withUnsafeMutableBytes { try reader.read(into: $0) }
        #expect(String(decoding: bytes.prefix(count), as: UTF8.self) == "flows")
        #expect(try names == ["pipe"])
    }

    @Test("what an open file's name leads to is written to: the name is not replaced")
    func descriptor() throws {
        let path = try folder.write("", to: "out")
        let file = try OpenFile(path, O_RDWR)
        try PrivateFiles.writeDurably(Data("x".utf8), to: "/dev/fd/\(file.descriptor)")
        #expect(try text("out") == "x")
    }

    @Test("a folder and a place in no folder are refused")
    func nowhere() throws {
        #expect(throws: FileFailure(EISDIR)) { _ = try AtomicFile(folder.path) }
        #expect(throws: FileFailure(ENOENT)) { _ = try AtomicFile(folder.path + "/none/a") }
    }
}
