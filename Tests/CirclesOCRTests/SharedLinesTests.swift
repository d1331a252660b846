import CirclesCore
import Foundation
import Testing

@testable import CirclesOCR

@Suite("Lines read by several threads")
struct SharedLinesTests {
    private static func lines(_ count: Int) -> SharedLines {
        SharedLines(
            (0..<count).map { _ in Strip(plane: Plane(width: 1, height: 1, filledWith: 255), scale: 1, origin: (0, 0))
            },
            languages: ["eng"])
    }

    @Test("each line is taken once, by whomever")
    func once() async {
        let lines = Self.lines(500)
        let taken = await withTaskGroup(of: [Int].self) { group in
            for helper in 0..<4 {
                group.addTask {
                    var mine: [Int] = []
                    while let index = helper == 0 ? lines.take() : lines.lend()?.index {
                        mine.append(index)
                        if helper > 0 { lines.giveBack(index, []) }
                    }
                    return mine
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(taken.sorted() == Array(0..<500))
        #expect(!lines.hasMore)
    }

    @Test("closing lends no more, and waits for what is lent")
    func closing() async {
        let lines = Self.lines(3)
        let lent = lines.lend()
        let word = RecognizedPage.Word(
            text: "hello", bounds: PixelRect(x: 0, y: 0, width: 1, height: 1), confidence: 1)
        let helper = Thread {
            Thread.sleep(forTimeInterval: 0.05)
            lines.giveBack(lent?.index ?? 9, [word])
        }
        helper.start()
        let returned = lines.close()
        #expect(returned.map(\.index) == [0] && returned.first?.words == [word])
        #expect(!lines.hasMore && lines.take() == nil && lines.lend() == nil)
    }
}
