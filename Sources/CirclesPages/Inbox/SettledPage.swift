internal import CirclesCore

/// The inbox when nothing is open.
package struct SettledPage: Sendable {
    let summary: String

    /// - Parameter done: Notes that were settled in this sitting.
    package init(done: Int) {
        let settled = done == 0 ? "" : "\(Counted.text(done, "note")) settled. "
        summary = settled + "New screenshots that leave a doubt will wait for you here."
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("settled", frame, self) }
}
