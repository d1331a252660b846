internal import CirclesCore
internal import Foundation

/// What is to change about an interaction; nil leaves it as it is.
package struct InteractionEdit: Sendable {
    /// No later answer of a model changes it.
    package var summary: String?
    /// Empty takes it away.
    package var note: String?
    /// When it really was, such as `2024-01-04T10:30`; without a zone, in the interaction's.
    package var at: String?
    /// In place of those it has; none leaves them.
    package var labels: [String] = []

    package init(summary: String? = nil, note: String? = nil, at: String? = nil, labels: [String] = []) {
        self.summary = summary
        self.note = note
        self.at = at
        self.labels = labels
    }

    /// Characters of a summary.
    package static let maximumSummary = 1000

    /// What of it cannot be, told before anything is opened.
    package enum Problem: Hashable, Sendable {
        case nothingChanges, longSummary, longNote
    }

    package var problem: Problem? {
        if summary == nil, note == nil, at == nil, labels.isEmpty { return .nothingChanges }
        if (summary?.count ?? 0) > Self.maximumSummary { return .longSummary }
        return (note?.count ?? 0) > SubmissionDetails.maximumNote ? .longNote : nil
    }
}
