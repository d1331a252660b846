import Testing

@testable import CirclesCore

@Suite("The fitted weights of rows")
struct RowWeightsTests {
    private let file = String(decoding: PackageResources.row_weights_txt, as: UTF8.self)

    private func isTaken(_ text: String) -> Bool { (try? RowWeights(Array(text.utf8))) != nil }

    @Test("the table that is compiled in is whole, and says what it was fitted on")
    func whole() throws {
        _ = try RowWeights(PackageResources.row_weights_txt)
        #expect(file.contains("# Fitted by") && file.contains("# Source:"))
    }

    @Test("a line that is missing, twice there, too short, too long or no number is found")
    func damaged() throws {
        let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let rows = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("#") && !lines[$0].hasPrefix("[") }
        #expect(rows.count > 100)
        for row in rows {
            let words = lines[row].split(separator: " ")
            let damaged = [
                "", lines[row] + "\n" + lines[row], words.dropLast().joined(separator: " "), lines[row] + " 0.5",
                words.dropLast().joined(separator: " ") + " nan", words.dropLast().joined(separator: " ") + " 0,5",
                "other" + lines[row],
            ]
            for line in damaged {
                var copy = lines
                copy[row] = line
                #expect(!isTaken(copy.joined(separator: "\n")), "\(line)")
            }
        }
        #expect(!isTaken("") && !isTaken(file + "\n[more]\nweight 1"))
    }

    @Test("without a table no page is one of rows")
    func none() {
        #expect(RowWeights().odds(of: [.always: 1, .headings: 1, .certainty: 0]) <= 0)
    }
}
