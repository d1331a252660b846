/// What features say of labels, and what evidence says of a page, as they were fitted: `Resources/row-weights.txt`, whose head is their
/// card.
struct RowWeights: Sendable {
    /// In the order of `RowFeature`, one number a label each, as are all but the last.
    private let features: [[Double]]
    /// By the last label that was no furniture.
    let memory: [[Double]]
    /// By the label before.
    let previous: [[Double]]
    let beginning: [Double]
    /// In the order of `RowEvidence`.
    private let page: [Double]

    /// With a table that is damaged no page is one of rows.
    static let fitted = (try? RowWeights(PackageResources.row_weights_txt)) ?? RowWeights()

    struct Damage: Error { let place: String }

    init() {
        let none = RowLabel.allCases.map { _ in 0.0 }
        features = RowFeature.allCases.map { _ in none }
        memory = RowLabels.Memory.allCases.map { _ in none }
        previous = RowLabel.allCases.map { _ in none }
        (beginning, page) = (none, [])
    }

    /// Every line counts and is asked for: one that is missing, twice there, of another length or with a word that is no number is damage.
    init(_ file: [UInt8]) throws {
        var rows: [String: [Double]] = [:]
        var section = ""
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("[") {
                section = String(line)
                continue
            }
            let words = line.split(separator: " ")
            let values = words.dropFirst().compactMap { Double($0) }
            let isNew = words.first.map { rows.updateValue(values, forKey: section + $0) == nil } ?? false
            guard isNew, values.count == words.count - 1, values.allSatisfy(\.isFinite) else {
                throw Damage(place: String(line))
            }
        }
        func take(_ section: String, _ names: [String], each count: Int = RowLabel.allCases.count) throws -> [[Double]]
        {
            try names.map { name in
                guard let row = rows.removeValue(forKey: "[\(section)]\(name)"), row.count == count else {
                    throw Damage(place: "\(section): \(name)")
                }
                return row
            }
        }
        features = try take("features", RowFeature.allCases.map(\.rawValue))
        memory = try take("memory", RowLabels.Memory.allCases.map { "\($0)" })
        previous = try take("previous", RowLabel.allCases.map { "\($0)" })
        beginning = try take("previous", ["nothing"]).flatMap(\.self)
        page = try take("page", RowEvidence.allCases.map(\.rawValue), each: 1).flatMap(\.self)
        if let left = rows.keys.min() { throw Damage(place: left) }
    }

    /// One number a label.
    func scores(of values: [Double]) -> [Double] {
        var scores = RowLabel.allCases.map { _ in 0.0 }
        for (value, weights) in zip(values, features) where value > 0 {
            for (label, weight) in weights.enumerated() { scores[label] += value * weight }
        }
        return scores
    }

    /// That this is a page of rows.
    func odds(of evidence: [RowEvidence: Double]) -> Double {
        zip(RowEvidence.allCases, page).reduce(0) { $0 + (evidence[$1.0] ?? 0) * $1.1 }
    }
}
