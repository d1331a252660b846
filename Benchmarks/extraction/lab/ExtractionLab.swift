import CirclesCore
import Foundation

/// What measuring the built-in rules needs: many conversations answered by one process that knows nothing but the rules.
///
///     extraction-lab answer QUESTIONS.jsonl   {"transcript", "capturedAt", "zone"} a line, an `Extraction` a line
///     extraction-lab time QUESTIONS.jsonl     the least and the median processor time of each, in milliseconds
@main
struct ExtractionLab {
    private struct Question: Decodable {
        var transcript: Transcript
        var capturedAt: Date
        /// An IANA name.
        var zone: String

        var time: CaptureTime { CaptureTime(instant: capturedAt, zone: zone, source: .given) }
    }

    /// How often a conversation is asked about when it is timed.
    private static let rounds = 25

    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2 else { fail("extraction-lab answer|time QUESTIONS.jsonl") }
        let questions = try read(arguments[1])
        switch arguments[0] {
        case "answer": try questions.forEach(answer)
        case "time": questions.forEach(time)
        default: fail("extraction-lab answer|time QUESTIONS.jsonl")
        }
    }

    private static func read(_ file: String) throws -> [Question] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try Data(contentsOf: URL(filePath: file)).split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(Question.self, from: Data($0))
        }
    }

    private static func answer(_ question: Question) throws {
        let extraction = RuleBasedExtractor().extract(question.transcript, capturedAt: question.time)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        FileHandle.standardOutput.write(try encoder.encode(extraction) + Data("\n".utf8))
    }

    private static func time(_ question: Question) {
        let spent = (0..<rounds).map { _ in
            let start = processorTime()
            _ = RuleBasedExtractor().extract(question.transcript, capturedAt: question.time)
            return processorTime() - start
        }.sorted()
        print(question.transcript.messages.count, "messages:", milliseconds(spent[0]), milliseconds(spent[rounds / 2]))
    }

    /// Nanoseconds of this process.
    private static func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private static func milliseconds(_ nanoseconds: Int) -> String {
        String(format: "%.2f ms", Double(nanoseconds) / 1e6)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(64)
    }
}
