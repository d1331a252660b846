/// What features say of labels, as they were fitted.
enum RowWeights {
    private static let table = RowFeature.allCases.map { features[$0] ?? [] }
    private static let index: [RowFeature: Int] = Dictionary(
        uniqueKeysWithValues: RowFeature.allCases.enumerated().map { ($1, $0) })

    static func has(_ feature: RowFeature, _ values: [Double]) -> Bool {
        index[feature].map { values[$0] > 0 } ?? false
    }

    /// One number a label.
    static func scores(of values: [Double]) -> [Double] {
        var scores = RowLabel.allCases.map { _ in 0.0 }
        for (value, weights) in zip(values, table) where value > 0 {
            for (label, weight) in weights.enumerated() { scores[label] += value * weight }
        }
        return scores
    }

    /// That this is a page of rows.
    static func odds(of evidence: [Double]) -> Double { zip(evidence, page).reduce(0) { $0 + $1.0 * $1.1 } }
}
