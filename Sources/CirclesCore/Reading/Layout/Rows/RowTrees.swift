/// What speaks for each label of a piece, by trees that were fitted one on what the others left (gradient boosting):
/// `Resources/row-trees.txt`, whose head is their card.
struct RowTrees: Sendable {
    /// Inner nodes ask whether a value is at most a bound; leaves speak for a label.
    private struct Node {
        /// Of the value, or -1 in a leaf.
        var value: Int32
        /// Where the tree goes on if it is more; if it is not, with the next node.
        var other: Int32
        /// The bound, or what the leaf says.
        var number: Float
    }

    private var nodes: [Node] = []
    /// Where each tree begins; they are for each label in turn.
    private var trees: [Int] = []

    /// With a table that is damaged nothing speaks for any label.
    static let fitted = (try? RowTrees(PackageResources.row_trees_txt)) ?? RowTrees()

    struct Damage: Error { let place: Int }

    /// The values in the order of the file: features, scales, the last label that was no furniture, the label before.
    static let names: [String] =
        RowFeature.allCases.map(\.rawValue) + RowScale.allCases.map(\.rawValue)
        + RowLabels.Memory.allCases.map { "after \($0)" } + RowLabel.allCases.map { "behind \($0)" } + [
            "behind nothing"
        ]

    init() {}

    /// A line names the values; each other one is a tree, in the order in which it is walked: "value:bound", then where it is at most
    /// that, then where it is more; "=number" is a leaf.
    init(_ file: [UInt8]) throws {
        var lines = file.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }[...]
        guard let head = lines.popFirst(), String(decoding: head, as: UTF8.self) == Self.names.joined(separator: ",")
        else { throw Damage(place: 0) }
        for (place, line) in lines.enumerated() {
            trees.append(nodes.count)
            var open: [Int] = []
            var isWhole = false
            for word in line.split(separator: UInt8(ascii: " ")) {
                guard !isWhole else { throw Damage(place: place) }
                let text = Substring(decoding: word, as: UTF8.self)
                if text.hasPrefix("=") {
                    guard let number = Float(text.dropFirst()), number.isFinite else { throw Damage(place: place) }
                    nodes.append(Node(value: -1, other: 0, number: number))
                    if let last = open.popLast() { nodes[last].other = Int32(nodes.count) } else { isWhole = true }
                } else {
                    let parts = text.split(separator: ":")
                    guard parts.count == 2, let value = Int32(parts[0]), Self.names.indices.contains(Int(value)),
                        let number = Float(parts[1]), number.isFinite
                    else { throw Damage(place: place) }
                    open.append(nodes.count)
                    nodes.append(Node(value: value, other: 0, number: number))
                }
            }
            guard isWhole else { throw Damage(place: place) }
        }
        guard trees.count % RowLabel.allCases.count == 0 else { throw Damage(place: trees.count) }
    }

    /// One number a label.
    func scores(of values: [Double]) -> [Double] {
        var scores = RowLabel.allCases.map { _ in 0.0 }
        nodes.withUnsafeBufferPointer { nodes in
            for (number, root) in trees.enumerated() {
                var place = root
                while nodes[place].value >= 0 {
                    let node = nodes[place]
                    place = values[Int(node.value)] <= Double(node.number) ? place + 1 : Int(node.other)
                }
                scores[number % scores.count] += Double(nodes[place].number)
            }
        }
        return scores
    }
}
