import CirclesCore
import CirclesService
import CirclesTestSupport
import Testing

@Suite("What is named for an import")
struct ImportSourcesTests {
    @Test("texts come first, then paths; what cannot be is refused and stops nothing")
    func order() async throws {
        let sample = try await Sample()
        let sources = ImportSources(
            .init(texts: ["Hello", ""], paths: ["a.png", sample.folder.path, "-"]), sample.context.settings
        ) { () throws(CirclesError) in .capture(.text("from the input", origin: .cli)) }
        #expect(sources.sources.map(\.path) == [nil, "a.png", nil])
        #expect(sources.holdPictures)
        // The empty text, and the folder without a picture.
        #expect(sources.refused.map(\.status) == [.refused, .refused])
    }

    @Test("an address book that is handed over is no capture")
    func handed() async throws {
        let sample = try await Sample()
        let sources = ImportSources(.init(paths: ["-"]), sample.context.settings) { () throws(CirclesError) in
            .addressBook
        }
        #expect(sources.addressBooks == ["-"])
        #expect(sources.sources.isEmpty && sources.refused.isEmpty)
    }

    @Test("a text is taken as a text and an address book as one, whatever the book is called")
    func kinds() async throws {
        let sample = try await Sample()
        try sample.folder.write("Maria Lopez\nsee you", to: "chat.txt")
        try sample.folder.write("BEGIN:VCARD\nVERSION:3.0\nFN:Maria Lopez\nEND:VCARD\n", to: "people.txt")
        let paths = ["chat.txt", "people.txt"].map { "\(sample.folder.path)/\($0)" }
        let sources = ImportSources(.init(paths: paths), sample.context.settings) { () throws(CirclesError) in
            throw CirclesError(.badInput, "nothing was handed in")
        }
        #expect(sources.addressBooks == [paths[1]])
        #expect(sources.sources.map(\.path) == [paths[0]])
        #expect(!sources.holdPictures && sources.refused.isEmpty)
    }

    @Test("two of Telegram's chats with one name and two numbers are two people, also in two files")
    func namesakes() async throws {
        let sample = try await Sample()
        for (id, file) in [(7, "a.json"), (8, "b.json"), (7, "c.json")] {
            let message =
                #"{"type":"message","date":"2024-01-14T10:30:00","from":"Maria Lopez","from_id":"user\#(id)","text":"hi"}"#
            try sample.folder.write(
                #"{"name":"Maria Lopez","type":"personal_chat","id":\#(id),"messages":[\#(message)]}"#, to: file)
        }
        let paths = ["a.json", "b.json", "c.json"].map { "\(sample.folder.path)/\($0)" }
        let sources = ImportSources(.init(paths: paths), sample.context.settings) { () throws(CirclesError) in
            throw CirclesError(.badInput, "nothing was handed in")
        }
        let doubts = sources.sources.map { if case .chat(let day, _) = $0 { day.doubt != nil } else { false } }
        #expect(doubts == [false, true, false])
    }

    @Test("a folder's exported chats are taken with its pictures, and what is neither is left alone")
    func folder() async throws {
        let sample = try await Sample()
        let folder = try TemporaryFolder()
        let chat = "14/01/2024, 10:30 - Maria Lopez: Dinner?\n15/01/2024, 22:05 - Kim Berg: Yes"
        for (name, text) in [
            ("a.txt", chat), ("aa.txt", "Tom Baker: Lunch?\nKim Berg: Yes"), ("b.txt", "milk\nbread"),
            ("c.json", #"{"version": 2}"#), ("d.png", "no picture"),
        ] { try folder.write(text, to: name) }
        let sources = ImportSources(
            .init(paths: [folder.path]), sample.context.settings,
            chats: ChatDays(owner: ChatOwner(names: ["Kim Berg"]))
        ) { () throws(CirclesError) in throw CirclesError(.badInput, "nothing was handed in") }
        let names = sources.sources.map { $0.path?.split(separator: "/").last }
        #expect(names == ["a.txt", "a.txt", "aa.txt", "d.png"])
        #expect(sources.refused.isEmpty)
        #expect(sources.remarks == ["\(folder.path): left out 1 file without a chat"])
    }
}
