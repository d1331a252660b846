import CirclesCore
import CirclesService
import Foundation
import Testing

@Suite("Writing contacts")
struct ContactExportTests {
    @Test(
        "the format is the one chosen, else what the file's name says, else vCard",
        arguments: [
            (nil, nil, ContactFormat.vcard4), ("-", nil, .vcard4), ("a.vcf", nil, .vcard4), ("a.csv", nil, .csv),
            ("A.JSON", nil, .json), ("a.csv", .vcard3, .vcard3), ("folder/a", nil, .vcard4),
        ] as [(String?, ContactFormat?, ContactFormat)])
    func format(_ file: String?, _ chosen: ContactFormat?, _ expected: ContactFormat) throws {
        #expect(try ContactFormat.ofExport(to: file, chosen: chosen) == expected)
    }

    @Test("a contact's name where a file should stand makes no file")
    func name() async {
        #expect(await code { _ = try ContactFormat.ofExport(to: "Maria Lopez", chosen: nil) } == .usage)
    }

    @Test("only those with the label, or those named, are written", arguments: [ContactFormat.csv, .json, .vcard4])
    func only(_ format: ContactFormat) async throws {
        let sample = try await Sample()
        try await sample.contact("Maria Lopez") { $0.labels = ["family"] }
        try await sample.contact("John Smith")
        var text = ""
        let count = try await ContactExport(sample.context, as: format, label: "family").write {
            text += String(decoding: $0, as: UTF8.self)
        }
        #expect(count == 1)
        #expect(text.contains("Maria Lopez") && !text.contains("John Smith"))
        #expect(try await ContactExport(sample.context, as: format, only: ["John Smith"]).write { _ in } == 1)
    }

    @Test("a file is there whole, or not at all")
    func file() async throws {
        let sample = try await Sample()
        try await sample.contact("Maria Lopez")
        let path = sample.folder.path + "/out.vcf"
        let nobody = ContactExport(sample.context, as: .vcard4, only: ["Nobody"])
        #expect(await code { _ = try await nobody.write(toFile: path) { _, _ in } } == .notFound)
        #expect(!FileManager.default.fileExists(atPath: path))
        var seen = 0
        let export = ContactExport(sample.context, as: .vcard4)
        #expect(try await export.write(toFile: path) { done, _ in seen = done } == 1)
        #expect(seen == 1)
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("FN:Maria Lopez"))
    }
}
