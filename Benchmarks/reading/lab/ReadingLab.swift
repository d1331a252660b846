import CirclesCore
import CirclesOCR
import Foundation

/// What measuring the layout rules needs: pictures recognised once, and their pages laid out as often as rules change.
///
///     reading-lab pages IMAGE… > pages.jsonl        {"path", "page"} a line, from pixels
///     reading-lab layout PAGES.jsonl > answers.jsonl  what `circles read --json` prints, from such pages
///     reading-lab layout --without RULE PAGES.jsonl   the same with one rule turned off
///     reading-lab rows PAGES.jsonl > rows.jsonl       the features and scales that the labels of rows are fitted on (`fit.py`, `fit_trees.py`)
///     reading-lab rules                               the rules that can be turned off
@main
struct ReadingLab {
    private struct Recognized: Codable {
        var path: String
        var page: RecognizedPage
    }

    private struct Answer: Encodable {
        var transcript: Transcript
        var path: String
        var seconds: Double

        private enum CodingKeys: String, CodingKey { case title, path, seconds }

        func encode(to encoder: any Encoder) throws {
            try transcript.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(transcript.title, forKey: .title)
            try container.encode(path, forKey: .path)
            try container.encode(seconds, forKey: .seconds)
        }
    }

    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "pages": try await recognize(Array(arguments.dropFirst()))
        case "rules": LayoutRule.allCases.forEach { print($0.rawValue) }
        case "rows" where arguments.count == 2: try measure(arguments[1])
        case "layout" where arguments.count == 2: try layOut(arguments[1], without: nil)
        case "layout" where arguments.count == 4 && arguments[1] == "--without":
            try layOut(arguments[3], without: arguments[2])
        default: fail("reading-lab pages IMAGE… | layout [--without RULE] PAGES.jsonl | rows PAGES.jsonl | rules")
        }
    }

    private static func recognize(_ paths: [String]) async throws {
        let recognizer = try TesseractRecognizer()
        for path in paths {
            let page = try await recognizer.recognize(Data(contentsOf: URL(filePath: path)), languages: [])
            try printLine(Recognized(path: path, page: page))
        }
    }

    private static func layOut(_ file: String, without name: String?) throws {
        var rules = LayoutRule.all
        if let name, LayoutRule(rawValue: name).flatMap({ rules.remove($0) }) == nil {
            fail("no rule is called \(name)")
        }
        let builder = TranscriptBuilder(rules: rules)
        for line in try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n")) {
            let recognized = try JSONDecoder().decode(Recognized.self, from: Data(line))
            try printLine(Answer(transcript: builder.build(recognized.page), path: recognized.path, seconds: 0))
        }
    }

    private struct Measured: Encodable {
        var path: String
        var names = RowFeature.allCases.map(\.rawValue)
        var scaleNames = RowScale.allCases.map(\.rawValue)
        var rows: RowMeasure
    }

    private static func measure(_ file: String) throws {
        for line in try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n")) {
            let recognized = try JSONDecoder().decode(Recognized.self, from: Data(line))
            try printLine(Measured(path: recognized.path, rows: TranscriptBuilder().measure(recognized.page)))
        }
    }

    private static func printLine(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        FileHandle.standardOutput.write(try encoder.encode(value) + Data("\n".utf8))
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(64)
    }
}
