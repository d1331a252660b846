package import CirclesCore
package import Foundation

/// What models were sent about a capture, and what they answered, as it went over the wire.
package struct AskedPage: Sendable {
    struct Exchange: Sendable {
        let model: String
        let detail: String
        /// Why there is no usable answer.
        let failed: String?
        /// What of the answer was not believed.
        let leftOut: String?
        let parts: [Part]
        let isForgotten: Bool
    }

    struct Part: Sendable {
        let label: String
        let text: String
        let isOpen: Bool
    }

    let exchanges: [Exchange]
    let isPrivate: Bool
    let back: Link?
    let sending: SendForm?

    /// - Parameters:
    ///   - requests: Oldest first.
    ///   - back: What the capture became.
    package init(
        _ capture: Capture, _ requests: [RecordedRequest], back: Link?, sending: SendForm? = nil, zone: TimeZone
    ) {
        self.sending = sending
        exchanges = requests.reversed().prefix(Self.most).map { Exchange($0, zone: zone) }
        isPrivate = capture.isPrivate
        self.back = back
    }

    private static let most = 8

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("asked", frame, self) }
}

extension AskedPage.Exchange {
    /// Characters of a part: the whole is what the command shows.
    private static let longest = 6_000

    fileprivate init(_ request: RecordedRequest, zone: TimeZone) {
        model = request.modelVersion.map { "\(request.model), as \($0)" } ?? request.model
        let tokens = [request.tokensIn.map { "\($0) tokens sent" }, request.tokensOut.map { "\($0) answered" }]
        let when = "\(DayText.full(CalendarDate(request.at, in: zone))), \(DayText.clock(request.at, zone.identifier))"
        detail = ([when, "\(request.milliseconds) ms"] + tokens.compactMap(\.self)).joined(separator: " · ")
        failed = request.failure?.capitalizedAtStart
        leftOut =
            request.dropped > 0 ? "\(Counted.text(request.dropped, "item")) of the answer had no quote to rest on" : nil
        isForgotten = request.prompt == nil
        var parts: [AskedPage.Part] = []
        func add(_ label: String, _ text: String?, isOpen: Bool = false) {
            guard let text, !text.isEmpty else { return }
            let cleaned = UntrustedText.clean(text, keepingLines: true)
            let shown = cleaned.count > Self.longest ? cleaned.prefix(Self.longest) + "…" : cleaned
            parts.append(AskedPage.Part(label: label, text: shown, isOpen: isOpen))
        }
        add("What was sent: the conversation", request.prompt?.user, isOpen: true)
        add("What was sent: the instructions", request.prompt?.system)
        add("What was answered", request.answer, isOpen: true)
        self.parts = parts
    }
}
