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

    /// What speaks against a message without a heading where each has one; chosen among 2, 3, 4 and 6 on open sets.
    private static let unheaded = 3.0

    private struct Path {
        var score: Double
        var labels: [RowLabel]
        var memory: Memory
    }

    /// - Parameters:
    ///   - scales: Of a page that is known to be one of rows, which trees judge by; else the weights do.
    ///   - isEachHeaded: Every message has a heading of its own, so that another one hardly begins without.
    init(
        _ features: [[Double]], scales: [[Double]]? = nil, parts: [RowPiece.Part], isEachHeaded: Bool = false
    ) {
        var paths = [Path(score: 0, labels: [], memory: .nothing)]
        for (index, (values, part)) in zip(features, parts).enumerated() {
            let has = { (features: [RowFeature]) in features.allSatisfy { $0.isSet(in: values) } }
            // Where no line was wrapped and no distance tells messages apart, a sentence that had room on the line above is the next.
            let beginsAnew = has([.undivided, .unwrappedRoom, .anewAbove]) && !has([.bulleted])
            // Figures in the column and pitch of what is said go on with it.
            let goesOn = has([.noLetters, .pitchAbove, .sameEdgeAbove, .undivided])
            let isNotice = has([.notice, .roomAbove])
            let excluded = goesOn ? RowLabel.first : beginsAnew || isNotice ? .further : nil
            var best: [Int: Path] = [:]
            for path in paths {
                var base = Self.judged(values, scales?[index], after: path)
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

    /// Of what trees and weights say together, as one errs where the other mostly does not; chosen among a half, .7, .85 and 1.
    private static let shareOfTrees = 0.85

    /// What speaks for each label.
    private static func judged(_ features: [Double], _ scales: [Double]?, after path: Path) -> [Double] {
        let weights = RowWeights.fitted
        let previous = path.labels.last?.rawValue ?? RowLabel.allCases.count
        let memory = weights.memory[path.memory.rawValue]
        let behind = path.labels.isEmpty ? weights.beginning : weights.previous[previous]
        let weighed = zip(weights.scores(of: features), zip(memory, behind)).map { $0 + $1.0 + $1.1 }
        guard let scales else { return weighed }
        let context =
            Memory.allCases.map { $0 == path.memory ? 1.0 : 0 }
            + (0...RowLabel.allCases.count).map { $0 == previous ? 1.0 : 0 }
        return zip(RowTrees.fitted.scores(of: features + scales + context), weighed).map {
            $0 * shareOfTrees + $1 * (1 - shareOfTrees)
        }
    }

    /// The logarithms of how likely each label is.
    private static func scores(
        _ base: [Double], after path: Path, part: RowPiece.Part, isNot excluded: RowLabel?
    ) -> [Double] {
        var scores = base
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
