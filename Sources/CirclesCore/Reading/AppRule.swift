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

    private typealias Votes = [Transcript.App: Double]

    func hint(of lines: [TextLine], footer: Int) -> Hint {
        let field = lines.filter { $0.bounds.midY >= Double(min(footer, geometry.screen.maxY)) }
            .map { $0.withoutIcons.lowercased() }
        let found =
            field.flatMap { text in Self.fields.filter { $0.texts.contains(text) }.map(\.votes) }
            + lines.flatMap { words(in: $0.text.lowercased()) } + fills + [times] + transcript.separators.map(separator)
        let votes: Votes = found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        let sorted = votes.sorted { ($0.value, $0.key.rawValue) > ($1.value, $1.key.rawValue) }
        // Two signs, or one that is nobody else's, and a lead.
        guard let best = sorted.first, case let lead = best.value - (sorted.dropFirst().first?.value ?? 0),
            best.value >= 2, lead >= 1
        else { return Hint(app: .unknown, confidence: 0) }
        return Hint(app: best.key, confidence: (min(0.95, 0.5 + 0.1 * lead) * 100).rounded() / 100)
    }

    /// The field's invitation.
    private static let fields: [(texts: Set<String>, votes: Votes)] = [
        (["imessage"], [.imessage: 3]), (["signal message", "signal-nachricht", "signalnachricht"], [.signal: 4]),
        (["aa"], [.messenger: 2.5]),
        (
            [
                "text message", "sms", "text message sms", "sms message", "textnachricht", "mensaje de texto",
                "rcs message",
            ], [.sms: 2.5]
        ),
        (["type a message", "nachricht eingeben"], [.whatsapp: 1]),
        (["message…", "message..."], [.instagram: 1, .telegram: 0.5]),
        (["message", "nachricht", "mensaje"], [.telegram: 0.5, .whatsapp: 0.5]),
    ]

    private static let contained: [(texts: [String], votes: Votes)] = [
        (["whatsapp"], [.whatsapp: 1.5]), (["messages and calls are end-to-end encrypted"], [.whatsapp: 2]),
        (["safety number", "disappearing message time"], [.signal: 2]), ([" subscribers"], [.telegram: 2]),
    ]
    private static let beginnings: [(texts: [String], votes: Votes)] = [
        (["this message was deleted", "you deleted this message"], [.whatsapp: 0.5]),
        (["liked a message", "replied to you"], [.instagram: 1.5]),
        (["delivered", "read ", "zugestellt"], [.imessage: 1]),
    ]
    private static let whole: [String: Votes] = [
        "tap here for contact info": [.whatsapp: 2], "tap here for group info": [.whatsapp: 2],
        "bot": [.telegram: 2], "seen": [.instagram: 1.5],
    ]

    private func words(in text: String) -> [Votes] {
        var votes = Self.contained.filter { $0.texts.contains(where: text.contains) }.map(\.votes)
        votes += Self.beginnings.filter { $0.texts.contains(where: text.hasPrefix) }.map(\.votes)
        votes += [Self.whole[text]].compactMap(\.self)
        if text.hasPrefix("last seen"), header.subtitles.contains(where: { $0.lowercased() == text }) {
            votes.append([.telegram: 0.5, .whatsapp: 0.5])
        }
        if text.hasPrefix("active "), text.hasSuffix("ago") || text == "active now" {
            votes.append([.messenger: 1, .instagram: 1])
        }
        return votes
    }

    /// How near to which colours, and whose they are.
    private static let colors: [(fills: [String], reach: Int, votes: Votes)] = [
        (["#dcf8c6", "#d9fdd3", "#e7ffdb", "#005c4b", "#054640", "#144d37"], 8, [.whatsapp: 2]),
        (["#0a7cff", "#007aff", "#0b84ff", "#0a84ff", "#1982fc"], 12, [.imessage: 1, .messenger: 0.5]),
        (["#34c759", "#30d158", "#35c759", "#65c466"], 10, [.imessage: 0.5, .sms: 1.5]),
        (["#effdde", "#e1ffc7", "#eeffde", "#2b5278", "#766ac8", "#8774e1"], 8, [.telegram: 2]),
        (["#2c6bed", "#315ff4", "#2a62d8"], 8, [.signal: 2]),
        (["#3797f0", "#3797ef", "#4f5bd5", "#833ab4"], 8, [.instagram: 1.5]),
        (["#0084ff", "#a033ff", "#0099ff"], 6, [.messenger: 1.5]),
    ]

    /// Whose colours the user's bubbles have.
    private var fills: [Votes] {
        let own = transcript.messages.lazy.filter { $0.side == .right }.compactMap { message in
            geometry.page.regions.first { $0.bounds == message.bounds }.flatMap { LayoutColor($0.fill) }
        }.first
        guard let own else { return [] }
        return Self.colors.filter { color in
            color.fills.compactMap(LayoutColor.init).contains { $0.distance(to: own) <= color.reach }
        }.map(\.votes)
    }

    /// WhatsApp, Telegram and Signal print each message's time in its bubble; Apple's and Meta's do not.
    private var times: Votes {
        let said = transcript.messages.filter { $0.side != .center && $0.kind == nil }
        let timed = said.count { $0.time != nil }
        guard said.count >= 3 else { return [:] }
        if timed * 10 >= said.count * 8 { return [.whatsapp: 0.5, .telegram: 0.5, .signal: 0.5] }
        return timed == 0 ? [.imessage: 0.5, .messenger: 0.5, .instagram: 0.5, .sms: 0.5] : [:]
    }

    /// "Today 9:41" above the messages is Apple's way; "TODAY" in a pill WhatsApp's.
    private func separator(_ separator: Transcript.Separator) -> Votes {
        let text = separator.text
        if text.contains(":") { return text.hasPrefix("Today ") || text.hasPrefix("Yesterday ") ? [.imessage: 1] : [:] }
        return text == text.uppercased() && text.count > 4 ? [.whatsapp: 0.5] : [:]
    }
}
