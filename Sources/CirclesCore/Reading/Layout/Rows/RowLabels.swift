import Foundation

/// What a piece of a page of rows is.
enum RowLabel: Int, CaseIterable {
    /// A day or notice between messages, who writes, a message's first line, its further ones, what is quoted or stands on a card,
    /// and what nobody said.
    case separator, heading, first, further, quoted, furniture
}

/// Labels the pieces of a page of rows together: the likeliest sequence of labels, each judged by its features, the label before it
/// and the last one that was no furniture (a maximum-entropy Markov model, decoded by Viterbi's algorithm).
struct RowLabels {
    let labels: [RowLabel]
    /// The mean logarithm of how likely each label was.
    let certainty: Double

    /// What the furniture and quotes between two pieces do not make forgotten.
    enum Memory: Int, CaseIterable {
        case nothing, heading, message

        fileprivate func after(_ label: RowLabel) -> Memory {
            switch label {
            case .separator: .nothing
            case .heading: .heading
            case .first, .further: .message
            case .quoted, .furniture: self
            }
        }
    }

    /// What speaks against a message without a heading where each has one; chosen among 2, 3 and 5 on open sets.
    private static let unheaded = 2.0

    private struct Path {
        var score: Double
        var labels: [RowLabel]
        var memory: Memory
    }

    /// - Parameter isEachHeaded: Every message has a heading of its own, so that another one hardly begins without.
    init(_ features: [[Double]], parts: [RowPiece.Part], isEachHeaded: Bool = false) {
        let areNamed = parts.contains(.name)
        var paths = [Path(score: 0, labels: [], memory: .nothing)]
        for (values, part) in zip(features, parts) {
            let base = RowWeights.fitted.scores(of: values)
            let has = { (features: [RowFeature]) in features.allSatisfy { $0.isSet(in: values) } }
            // Figures in the column and pitch of what is said go on with it.
            let goesOn = has([.noLetters, .pitchAbove, .sameEdgeAbove, .undivided])
            // Where no line was wrapped and no distance tells messages apart, a sentence that had room on the line above is the next.
            let beginsAnew = has([.undivided, .unwrappedRoom, .anewAbove]) && !has([.bulleted])
            let isNotice = has([.notice, .roomAbove])
            // Where names stand before what is said, there are no paragraphs.
            let isParted = areNamed && part == .whole && has([.parted]) && !has([.bulleted])
            let excluded = goesOn ? RowLabel.first : beginsAnew || isNotice || isParted ? .further : nil
            var best: [Int: Path] = [:]
            for path in paths {
                var base = base
                if isEachHeaded, path.memory == .message { base[RowLabel.first.rawValue] -= Self.unheaded }
                let scores = Self.scores(base, after: path, part: part, isNot: excluded)
                for label in RowLabel.allCases {
                    let memory = path.memory.after(label)
                    let key = memory.rawValue * RowLabel.allCases.count + label.rawValue
                    let score = path.score + scores[label.rawValue]
                    if let other = best[key], other.score >= score { continue }
                    best[key] = Path(score: score, labels: path.labels + [label], memory: memory)
                }
            }
            paths = best.sorted { $0.key < $1.key }.map(\.value)
        }
        let path = paths.max { $0.score < $1.score }
        labels = path?.labels ?? []
        certainty = (path?.score ?? 0) / Double(max(1, features.count))
    }

    /// The logarithms of how likely each label is.
    private static func scores(
        _ base: [Double], after path: Path, part: RowPiece.Part, isNot excluded: RowLabel?
    ) -> [Double] {
        var scores = base
        let memory = RowWeights.fitted.memory[path.memory.rawValue]
        let previous = path.labels.last.map { RowWeights.fitted.previous[$0.rawValue] } ?? RowWeights.fitted.beginning
        for index in scores.indices { scores[index] += memory[index] + previous[index] }
        for label in RowLabel.allCases
        where !isAllowed(label, after: path.memory, part: part)
            || label == excluded && (label == .further || path.memory == .message)
        {
            scores[label.rawValue] = -1e4
        }
        let most = scores.max() ?? 0
        let sum = log(scores.reduce(0) { $0 + exp($1 - most) }) + most
        return scores.map { $0 - sum }
    }

    private static func isAllowed(_ label: RowLabel, after memory: Memory, part: RowPiece.Part) -> Bool {
        switch part {
        case .head, .name: label == .heading
        case .said: label == .first
        case .whole: label != .further || memory == .message
        }
    }
}
