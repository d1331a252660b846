import CirclesCore
import CirclesService
import Foundation

/// Whom a name leads to, as a person reads it.
struct MatchText {
    let match: MatchDecision

    /// - Parameter explain: With what the decision rests on.
    func print(to out: Terminal, explain: Bool) {
        let answer = match.contact.map { "\($0.name)\(match.method.map { " (\($0.text))" } ?? "")" } ?? outcome
        out.line("\(match.query.printable.truncated(to: 60)) → \(out.styled(answer.printable, .bold))")
        guard explain else { return }
        if let method = match.method {
            out.entry("  method     ", "\(method.text), score \(Self.score(match.score))")
        }
        if !match.reason.isEmpty { out.entry("  because    ", match.reason) }
        if let runnerUp = match.runnerUp {
            out.entry("  runner-up  ", "\(runnerUp.contact.name), behind by \(Self.score(match.margin))")
        }
        for (number, suggestion) in match.suggestions.enumerated() {
            let score = Self.score(suggestion.score)
            out.entry("  \(number + 1) \(score) ", "\(suggestion.contact.name): \(suggestion.reason)")
        }
    }

    private var outcome: String { match.outcome == .ambiguous ? "several contacts fit" : "nobody" }

    private static func score(_ number: Double) -> String { String(format: "%.2f", number) }
}
