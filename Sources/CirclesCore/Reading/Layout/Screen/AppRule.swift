/// Guesses the messenger from signs that several versions of it share: words, where times and ticks stand, colours.
///
/// A hint, which no rule of the layout asks: a look that fits several messengers is unknown. A name that was taught in one messenger
/// does not count in another, so a guess that is wrong but the same for each picture of a look asks once too often, and none lets a
/// name count everywhere. Without colours, half of the real pictures that have a hint had none (Benchmarks/reading/README.md).
struct AppRule {
    let geometry: PageGeometry
    let header: HeaderRule.Header
    let transcript: Transcript

    struct Hint {
        var app: Transcript.App
        /// 0…1.
        var confidence: Double
    }

    func hint(of lines: [TextLine], footer: Int) -> Hint {
        var votes: [Transcript.App: Double] = [:]
        let below = lines.filter { $0.bounds.midY >= Double(min(footer, geometry.screen.maxY)) }
        for line in below { vote(forField: line.withoutIcons.lowercased(), &votes) }
        for line in lines { vote(forWords: line.text.lowercased(), &votes) }
        voteForFills(&votes)
        voteForTimes(lines, &votes)
        voteForSeparators(&votes)
        let sorted = votes.sorted { ($0.value, $0.key.rawValue) > ($1.value, $1.key.rawValue) }
        guard let best = sorted.first else { return Hint(app: .unknown, confidence: 0) }
        let next = sorted.dropFirst().first?.value ?? 0
        // Two signs, or one that is nobody else's, and a lead.
        guard best.value >= 2, best.value - next >= 1 else { return Hint(app: .unknown, confidence: 0) }
        let confidence = min(0.95, 0.5 + 0.1 * (best.value - next))
        return Hint(app: best.key, confidence: (confidence * 100).rounded() / 100)
    }

    /// The field's invitation.
    private func vote(forField text: String, _ votes: inout [Transcript.App: Double]) {
        switch text {
        case "imessage": votes[.imessage, default: 0] += 3
        case "signal message", "signal-nachricht", "signalnachricht": votes[.signal, default: 0] += 4
        case "aa": votes[.messenger, default: 0] += 2.5
        case "text message", "sms", "text message sms", "sms message", "textnachricht", "mensaje de texto",
            "rcs message":
            votes[.sms, default: 0] += 2.5
        case "type a message", "nachricht eingeben": votes[.whatsapp, default: 0] += 1
        case "message…", "message...":
            votes[.instagram, default: 0] += 1
            votes[.telegram, default: 0] += 0.5
        case "message", "nachricht", "mensaje":
            votes[.telegram, default: 0] += 0.5
            votes[.whatsapp, default: 0] += 0.5
        default: break
        }
    }

    private func vote(forWords text: String, _ votes: inout [Transcript.App: Double]) {
        if text.contains("whatsapp") { votes[.whatsapp, default: 0] += 1.5 }
        if text.contains("messages and calls are end-to-end encrypted") || text == "tap here for contact info"
            || text == "tap here for group info"
        {
            votes[.whatsapp, default: 0] += 2
        }
        if text.hasPrefix("this message was deleted") || text.hasPrefix("you deleted this message") {
            votes[.whatsapp, default: 0] += 0.5
        }
        if text.contains("safety number") || text.contains("disappearing message time") {
            votes[.signal, default: 0] += 2
        }
        if text.hasPrefix("last seen"), header.subtitles.contains(where: { $0.lowercased() == text }) {
            votes[.telegram, default: 0] += 0.5
            votes[.whatsapp, default: 0] += 0.5
        }
        if text.contains(" subscribers") || text == "bot" { votes[.telegram, default: 0] += 2 }
        if text.hasPrefix("active ") && (text.hasSuffix("ago") || text == "active now") {
            votes[.messenger, default: 0] += 1
            votes[.instagram, default: 0] += 1
        }
        if text == "liked a message" || text == "replied to you" || text.hasPrefix("replied to your story")
            || text == "seen"
        {
            votes[.instagram, default: 0] += 1.5
        }
        if text.hasPrefix("delivered") || text.hasPrefix("read ") || text.hasPrefix("zugestellt") {
            votes[.imessage, default: 0] += 1
        }
    }

    /// Whose colours the user's bubbles have.
    private func voteForFills(_ votes: inout [Transcript.App: Double]) {
        let own = transcript.messages.filter { $0.side == .right }.compactMap { message in
            message.bounds.flatMap { bounds in
                geometry.page.regions.first { $0.bounds == bounds }.flatMap { LayoutColor($0.fill) }
            }
        }
        guard let fill = own.first else { return }
        func near(_ hex: String, _ reach: Int) -> Bool {
            LayoutColor(hex).map { $0.distance(to: fill) <= reach } ?? false
        }
        if ["#dcf8c6", "#d9fdd3", "#e7ffdb", "#005c4b", "#054640", "#144d37"].contains(where: { near($0, 8) }) {
            votes[.whatsapp, default: 0] += 2
        }
        if ["#0a7cff", "#007aff", "#0b84ff", "#0a84ff", "#1982fc"].contains(where: { near($0, 12) }) {
            votes[.imessage, default: 0] += 1
            votes[.messenger, default: 0] += 0.5
        }
        if ["#34c759", "#30d158", "#35c759", "#65c466"].contains(where: { near($0, 10) }) {
            votes[.imessage, default: 0] += 0.5
            votes[.sms, default: 0] += 1.5
        }
        if ["#effdde", "#e1ffc7", "#eeffde", "#2b5278", "#766ac8", "#8774e1"].contains(where: { near($0, 8) }) {
            votes[.telegram, default: 0] += 2
        }
        if ["#2c6bed", "#315ff4", "#2a62d8"].contains(where: { near($0, 8) }) { votes[.signal, default: 0] += 2 }
        if ["#3797f0", "#3797ef", "#4f5bd5", "#833ab4"].contains(where: { near($0, 8) }) {
            votes[.instagram, default: 0] += 1.5
        }
        if ["#0084ff", "#a033ff", "#0099ff"].contains(where: { near($0, 6) }) { votes[.messenger, default: 0] += 1.5 }
    }

    /// WhatsApp, Telegram and Signal print each message's time in its bubble; Apple's and Meta's do not.
    private func voteForTimes(_ lines: [TextLine], _ votes: inout [Transcript.App: Double]) {
        let said = transcript.messages.filter { $0.side != .center && $0.kind == nil }
        guard said.count >= 3 else { return }
        let timed = said.count { $0.time != nil }
        if timed * 10 >= said.count * 8 {
            for app in [Transcript.App.whatsapp, .telegram, .signal] { votes[app, default: 0] += 0.5 }
        } else if timed == 0 {
            for app in [Transcript.App.imessage, .messenger, .instagram, .sms] { votes[app, default: 0] += 0.5 }
        }
    }

    /// "Today 9:41" above the messages is Apple's way; "TODAY" in a pill WhatsApp's.
    private func voteForSeparators(_ votes: inout [Transcript.App: Double]) {
        for separator in transcript.separators {
            let text = separator.text
            let hasTime = text.contains(":")
            if hasTime, text.hasPrefix("Today ") || text.hasPrefix("Yesterday ") { votes[.imessage, default: 0] += 1 }
            if !hasTime, text == text.uppercased(), text.count > 4 { votes[.whatsapp, default: 0] += 0.5 }
        }
    }
}
