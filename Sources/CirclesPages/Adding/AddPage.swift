package import CirclesCore

/// Where screenshots are handed over, with what became of them.
package struct AddPage: Sendable {
    let taken: [TakenRow]
    let counted: String?
    /// Some of it is still being read.
    package let isUnderWay: Bool
    let isFull: Bool

    package init(_ taken: [TakenRow], mayOpen: Bool) {
        self.taken = taken
        isFull = mayOpen
        isUnderWay = taken.contains { !$0.isOver }
        let received = taken.count { !$0.isRefused }
        counted = received == 0 ? nil : Counted.text(received, "screenshot") + " received"
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("add", frame, self) }
}

/// One thing that was handed over, and how far it has come.
package struct TakenRow: Sendable {
    package enum State: String, Sendable { case busy, filed, asks, known, refused }

    let id: String
    let heading: String
    let detail: String
    let icon: String
    let stateName: String
    let link: Link?
    let isOver: Bool
    var isRefused: Bool { stateName == State.refused.rawValue }

    package init(_ id: Capture.ID, _ state: State, _ heading: String, _ detail: String, link: Link? = nil) {
        self.id = id.description
        self.heading = heading
        self.detail = detail
        self.link = link
        stateName = state.rawValue
        isOver = state != .busy
        icon =
            switch state {
            case .busy: "picture"
            case .filed: "check"
            case .asks, .known: "ask"
            case .refused: "warn"
            }
    }

    package func html() -> String { PageTemplates.part("taken", self) }
}
