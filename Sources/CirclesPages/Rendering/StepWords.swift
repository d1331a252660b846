package import CirclesCore
internal import Foundation

/// An entry of the journal as a page says it.
package enum StepWords {
    package static func of(_ entry: JournalEntry) -> String {
        let what = entry.what
        if entry.action == .assigned, what.hasPrefix("assigned "), let end = what.range(of: " to ", options: .backwards)
        {
            let title = what[..<end.lowerBound].dropFirst("assigned ".count)
            return "Filed \(quoted(title)) with \(what[end.upperBound...])"
        }
        if entry.action == .dismissed, what.hasPrefix("dismissed ") {
            return "Dismissed \(quoted(what.dropFirst("dismissed ".count)))"
        }
        return what.replacing("a capture without a name", with: "a screenshot without a name")
            .replacing(/"([^"]*)"/) { "“\($0.1)”" }.capitalizedAtStart
    }

    private static func quoted(_ title: Substring) -> String {
        title == "a capture without a name"
            ? "a screenshot without a name" : "“\(title.trimmingPrefix("\"").drop(suffix: "\""))”"
    }
}

extension Substring {
    fileprivate func drop(suffix: String) -> Substring { hasSuffix(suffix) ? dropLast(suffix.count) : self }
}
