import Foundation

/// Finds the characters that a line's probabilities say: the best path of a class a step, where a character may go on for several
/// steps and blanks may stand between two.
///
/// A step at which a character and the blank are both likely counts for either, so that a faint letter's doubt is not
/// taken twice; a few of the best paths are kept at each step.
struct CharacterSearch {
    let characters: NetworkCharacters
    let blank: Int

    /// What may come behind a step.
    private enum Continuation: Int, CaseIterable { case anything, onlyRepeat, noRepeat }

    private struct Node {
        var code: Int
        /// Of the node before it; -1 for none.
        var previous: Int
        var certainty: Float
        /// The sum of the certainties so far.
        var score: Float
        /// Of the characters so far.
        var hash: UInt64
        /// Goes on with the character before it.
        var isRepeat: Bool
    }

    /// A step of the best path.
    struct Step {
        var code: Int
        var certainty: Float
        var isRepeat: Bool
    }

    /// Paths kept at each step, for each continuation.
    private static let width = 5
    private static let slots = width * Continuation.allCases.count
    /// Of probabilities too small to be told.
    private static let least: Float = -20
    /// Certainties are those of a word that no dictionary has.
    private static let (offset, factor): (Float, Float) = (-0.085, 2.25)

    private var nodes: [Node] = []
    private var counts: [Int] = []
    private var probabilities: UnsafeBufferPointer<Float> = .init(start: nil, count: 0)
    private var (top, second) = (-1, -1)

    init(_ characters: NetworkCharacters, blank: Int) {
        self.characters = characters
        self.blank = blank
    }

    /// The best path, a step for each step of the line.
    mutating func path(_ line: [Float], classes: Int) -> [Step] {
        let steps = line.count / max(1, classes)
        let none = Node(code: blank, previous: -1, certainty: 0, score: 0, hash: 0, isRepeat: false)
        nodes = [Node](repeating: none, count: steps * Self.slots)
        counts = [Int](repeating: 0, count: steps * Continuation.allCases.count)
        line.withUnsafeBufferPointer { values in
            for step in 0..<steps {
                probabilities = UnsafeBufferPointer(rebasing: values[step * classes..<(step + 1) * classes])
                take(step)
            }
        }
        probabilities = .init(start: nil, count: 0)
        return bestPath(steps)
    }

    // MARK: One step

    /// Goes on with the likeliest classes, and with less likely ones only where nothing else is possible.
    private mutating func take(_ step: Int) {
        let best = likeliest()
        top = best[0]
        second = best.count > 1 ? best[1] : -1
        var likely = Array(best.prefix(2))
        if !likely.contains(blank) { likely.append(blank) }
        let possible = best.dropFirst(2).filter { $0 != blank }
        for rank in 0..<3 where rank == 0 || counts[step * 3] == 0 {
            let codes =
                switch rank {
                case 0: likely
                case 1: possible
                default: probabilities.indices.filter { !likely.contains($0) && !possible.contains($0) }
                }
            guard step > 0 else {
                // A line begins with what is likeliest.
                if rank == 0 { goOn(with: codes, after: -1, .anything, at: step, isLikely: true) }
                continue
            }
            for continuation in Continuation.allCases {
                let first = (step - 1) * Self.slots + continuation.rawValue * Self.width
                for place in stride(from: counts[(step - 1) * 3 + continuation.rawValue] - 1, through: 0, by: -1) {
                    goOn(with: codes, after: first + place, continuation, at: step, isLikely: rank == 0)
                }
            }
        }
    }

    /// The classes with the greatest probabilities, the greatest first.
    private func likeliest() -> [Int] {
        var best: [Int] = []
        best.reserveCapacity(Self.width + 1)
        var least: Float = -1
        for (code, value) in probabilities.enumerated() where value > least {
            let place = best.firstIndex { probabilities[$0] < value } ?? best.count
            best.insert(code, at: place)
            if best.count > Self.width { best.removeLast() }
            if best.count == Self.width { least = probabilities[best[Self.width - 1]] }
        }
        return best
    }

    private mutating func goOn(
        with codes: [Int], after previous: Int, _ continuation: Continuation, at step: Int, isLikely: Bool
    ) {
        let before = previous < 0 ? nil : nodes[previous]
        if let before, codes.contains(before.code) {
            let same = probabilities[before.code]
            if continuation != .noRepeat {
                keep(before.code, same, isRepeat: true, after: previous, .anything, at: step)
            }
            if continuation == .anything, isLikely, before.code != blank {
                keep(before.code, same + probabilities[blank], isRepeat: true, after: previous, .noRepeat, at: step)
            }
        }
        if continuation == .onlyRepeat { return }
        for code in codes where code != before?.code && isPossible(code, after: previous) {
            let alone = probabilities[code]
            if code != blank, Self.certainty(alone) < Self.least { continue }
            keep(code, alone, isRepeat: false, after: previous, .anything, at: step)
            guard isLikely, code != blank else { continue }
            var either = alone + probabilities[blank]
            if let before, continuation == .anything, before.code != blank,
                (before.code == top && code == second) || (code == top && before.code == second)
            {
                either += probabilities[before.code]
            }
            keep(code, either, isRepeat: false, after: previous, .onlyRepeat, at: step)
        }
    }

    /// Some classes only go on from another one, blanks between or not.
    private func isPossible(_ code: Int, after previous: Int) -> Bool {
        guard code != blank else { return true }
        guard characters.texts[code] != nil else { return false }
        guard let wanted = characters.predecessors[code] else { return true }
        var place = previous
        while place >= 0, nodes[place].code == blank || nodes[place].isRepeat { place = nodes[place].previous }
        return place >= 0 && nodes[place].code == wanted
    }

    private static func certainty(_ probability: Float) -> Float {
        (probability > 2.06e-9 ? log(probability) : least) + offset
    }

    /// Keeps a path if it is among the best that go on alike; of paths with the same characters only the better one.
    private mutating func keep(
        _ code: Int, _ probability: Float, isRepeat: Bool, after previous: Int, _ continuation: Continuation,
        at step: Int
    ) {
        let certainty = Self.certainty(probability) * Self.factor
        if isRepeat, code != blank, certainty < Self.least { return }
        let (score, history) = previous < 0 ? (0, 0) : (nodes[previous].score, nodes[previous].hash)
        let node = Node(
            code: code, previous: previous, certainty: certainty, score: score + certainty,
            hash: isRepeat || code == blank ? history : Self.hash(history, code), isRepeat: isRepeat)
        let heap = step * 3 + continuation.rawValue
        let first = step * Self.slots + continuation.rawValue * Self.width
        var worst = first
        for place in first..<first + counts[heap] {
            if nodes[place].hash == node.hash, nodes[place].code == code {
                if node.score > nodes[place].score { nodes[place] = node }
                return
            }
            if nodes[place].score < nodes[worst].score { worst = place }
        }
        if counts[heap] < Self.width {
            nodes[first + counts[heap]] = node
            counts[heap] += 1
        } else if node.score > nodes[worst].score {
            nodes[worst] = node
        }
    }

    private static func hash(_ history: UInt64, _ code: Int) -> UInt64 {
        (history ^ UInt64(truncatingIfNeeded: code + 1)) &* 0x9E37_79B9_7F4A_7C15 &+ (history >> 29)
    }

    // MARK: The whole line

    private func bestPath(_ steps: Int) -> [Step] {
        var best = -1
        for continuation in Continuation.allCases where continuation != .onlyRepeat && steps > 0 {
            let first = (steps - 1) * Self.slots + continuation.rawValue * Self.width
            for place in first..<first + counts[(steps - 1) * 3 + continuation.rawValue]
            where best < 0 || nodes[place].score > nodes[best].score {
                best = place
            }
        }
        var path: [Step] = []
        while best >= 0 {
            path.append(Step(code: nodes[best].code, certainty: nodes[best].certainty, isRepeat: nodes[best].isRepeat))
            best = nodes[best].previous
        }
        return path.reversed()
    }
}
