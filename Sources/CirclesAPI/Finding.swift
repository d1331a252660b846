package import CirclesCore

/// One thing that a checkup looked at.
package struct Finding: Codable, Hashable, Sendable {
    package let subject: String
    /// Whether there is nothing to mend.
    package let isFine: Bool
    package let detail: String
    /// What mends it; where it is fine, what would be better still.
    package var fix: Remedy?

    package init(_ subject: String, isFine: Bool = true, _ detail: String, fix: Remedy? = nil) {
        self.subject = subject
        self.isFine = isFine
        self.detail = detail
        self.fix = fix
    }

    package init(_ subject: String, _ error: CirclesError) {
        self.init(subject, isFine: false, error.message, fix: error.remedy)
    }
}

/// A line of `doctor --json`.
package struct FindingView: Codable, Hashable, Sendable {
    package let subject: String
    package let isFine: Bool
    package let detail: String
    @Nullable package var fix: String?

    /// - Parameter hint: Says a remedy in words.
    package init(_ finding: Finding, hint: (Remedy) -> String) {
        subject = finding.subject
        isFine = finding.isFine
        detail = finding.detail
        fix = finding.fix.map(hint)
    }
}
