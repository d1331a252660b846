import Foundation
import Testing

@testable import CirclesOCR

@Suite("A language pack's network")
struct NetworkFileTests {
    @Test(
        "a network of 3 × 3 pixels, LSTMs and probabilities is read, and says how probable each class is at each step")
    func read() throws {
        let network = try #require(LineNetwork(NetworkWriter.file()))
        #expect(network.height == 12)
        #expect(network.blank == 2)
        let probabilities = try #require(network.probabilities(of: Plane(width: 31, height: 12, filledWith: 255)))
        #expect(probabilities.count == 10 * network.classes)
        for step in 0..<10 {
            let sum = probabilities[step * network.classes..<(step + 1) * network.classes].reduce(0, +)
            #expect(abs(sum - 1) < 1e-4)
        }
    }

    @Test("the same line has the same probabilities each time")
    func steady() throws {
        let network = try #require(LineNetwork(NetworkWriter.file()))
        let line = Plane(width: 40, height: 12, pixels: (0..<480).map { UInt8(truncatingIfNeeded: $0 &* 37) })
        #expect(network.probabilities(of: line) == network.probabilities(of: line))
    }

    @Test("a line of another height or of less than a step has none")
    func tooSmall() throws {
        let network = try #require(LineNetwork(NetworkWriter.file()))
        #expect(network.probabilities(of: Plane(width: 30, height: 36, filledWith: 255)) == nil)
        #expect(network.probabilities(of: Plane(width: 2, height: 12, filledWith: 255)) == nil)
    }

    @Test("a network that ends too early, or of another form, is left to Tesseract")
    func foreign() {
        let file = NetworkWriter.file()
        for length in stride(from: 0, to: file.count, by: 97) { #expect(LineNetwork(file.prefix(length)) == nil) }
        #expect(LineNetwork(NetworkWriter.file(pool: 2)) == nil)
        #expect(LineNetwork(NetworkWriter.file(cells: 6)) == nil)
        #expect(LineNetwork(NetworkWriter.file(blank: 5)) == nil)
    }

    @Test("any damage is an answer or none, never a crash")
    func damaged() {
        let line = Plane(width: 30, height: 12, filledWith: 90)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<400 {
            var file = NetworkWriter.file()
            for _ in 0..<4 {
                file[Int.random(in: 0..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = LineNetwork(file)?.probabilities(of: line)
        }
    }
}

@Suite("A language pack's characters")
struct NetworkCharactersTests {
    private func codes(_ all: [[Int32]]) -> Data {
        var data = withUnsafeBytes(of: Int32(all.count)) { Data($0) }
        for codes in all {
            data.append(1)
            for value in [Int32(codes.count)] + codes { withUnsafeBytes(of: value) { data.append(contentsOf: $0) } }
        }
        return data
    }

    private let names = Data("4\nNULL 0\nJoined 7\na 3\na\u{301} 3\n".utf8)

    @Test("each class has its text; one that only goes on has what it adds")
    func texts() throws {
        let set = try #require(
            NetworkCharacters(names: names, codes: codes([[0], [3], [1], [1, 2]]), classes: 4, blank: 3))
        #expect(set.texts == [" ", "a", "\u{301}", nil])
        #expect(set.predecessors == [2: 1])
        #expect(set.space == 0)
    }

    @Test("what does not fit together is none")
    func foreign() {
        #expect(NetworkCharacters(names: names, codes: codes([[0], [3], [1]]), classes: 4, blank: 3) == nil)
        #expect(NetworkCharacters(names: names, codes: codes([[0], [3], [1], [4]]), classes: 4, blank: 3) == nil)
        #expect(NetworkCharacters(names: names, codes: codes([[0], [3], [1], [1]]), classes: 4, blank: 3) == nil)
        #expect(NetworkCharacters(names: Data(), codes: Data(), classes: 4, blank: 3) == nil)
    }
}
