import Testing

@testable import CirclesCore

@Suite("The fitted trees of rows")
struct RowTreesTests {
    private let head = RowTrees.names.joined(separator: ",")

    private func isTaken(_ text: String) -> Bool { (try? RowTrees(Array(text.utf8))) != nil }

    @Test("the table that is compiled in is whole, and says what it was fitted on")
    func whole() throws {
        _ = try RowTrees(PackageResources.row_trees_txt)
        let file = String(decoding: PackageResources.row_trees_txt, as: UTF8.self)
        #expect(file.contains("# Fitted by") && file.contains("# Source:"))
    }

    @Test("a tree asks for values against bounds, and says what its leaf does")
    func walked() throws {
        let trees = "0:0.5 =-1 1:2 =2 =3\n" + Array(repeating: "=0.25", count: 5).joined(separator: "\n")
        let table = try RowTrees(Array("# card\n\(head)\n\(trees)\n".utf8))
        var values = RowTrees.names.map { _ in 0.0 }
        #expect(table.scores(of: values) == [-1, 0.25, 0.25, 0.25, 0.25, 0.25])
        values[0] = 1
        #expect(table.scores(of: values).first == 2)
        values[1] = 2.5
        #expect(table.scores(of: values).first == 3)
    }

    @Test(
        "a table of other values, a tree that is cut or goes on, a bound that is no number and a label without its tree are damage",
        arguments: [
            "0:0.5 =1", "0:0.5", "", "=1 =2", "0:0.5 =1 =2 =3", "0:nan =1 =2", "0: =1 =2", "-1:0 =1 =2", "9999:0 =1 =2",
            "0:0.5 =x =2",
        ])
    func damaged(tree: String) {
        let rest = Array(repeating: "=0", count: 5).joined(separator: "\n")
        #expect(isTaken("\(head)\n=1\n\(rest)"))
        #expect(!isTaken("\(head)\n\(tree)\n\(rest)"))
        #expect(!isTaken("other,\(head)\n=1\n\(rest)"))
        #expect(!isTaken("\(head)\n\(rest)"))
        #expect(!isTaken(""))
    }

    @Test("without a table the weights alone speak")
    func none() {
        #expect(RowTrees().scores(of: []).allSatisfy { $0 == 0 })
    }
}
