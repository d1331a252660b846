import CirclesService
import CirclesAPI
import CirclesCore

/// What `circles read` prints for people.
enum TranscriptText {
    static func render(_ transcript: Transcript, heading: String?) -> String {
        var lines: [String] = []
        if let heading { lines.append("== \(heading)") }
        lines.append(title(transcript))
        lines += ReadingWarnings.words(transcript.warnings ?? [], transcript.unreadScript).map { "   !! \($0)" }
        if let leftOut = ReadingWarnings.leftOut(transcript.unreadableLines) {
            lines.append("   !! \(leftOut); --overlay shows \(transcript.unreadableLines == 1 ? "it" : "them")")
        }
        for index in 0...transcript.messages.count {
            for separator in transcript.separators where separator.beforeMessage == index {
                lines.append("      -- \(separator.text.printable) --")
            }
            guard index < transcript.messages.count else { break }
            lines += render(transcript.messages[index])
        }
        return lines.joined(separator: "\n")
    }

    private static func render(_ message: Message) -> [String] {
        let who =
            switch message.side {
            case .right: "  you"
            case .left: " them"
            case .center: "    -"
            case .unknown: "    ?"
            }
        let label = message.sender.map { "[\($0)] " } ?? ""
        let quote = message.quotes.map { "> \($0)\n" } ?? ""
        let kind = message.kind.map(word)
        let card = message.attachment.map { [kind, $0].compactMap(\.self).joined(separator: ": ") } ?? kind
        let attachment = card.map { " <\($0)>" } ?? ""
        let time = message.time.map { "  (\($0))" } ?? ""
        let rows = (label + quote + message.text + attachment + time).split(
            separator: "\n", omittingEmptySubsequences: false)
        return rows.enumerated().map { ($0.offset == 0 ? who + ": " : "       ") + String($0.element).printable }
    }

    private static func title(_ transcript: Transcript) -> String {
        let name =
            transcript.title.map { "with \($0.printable)" + (transcript.isGroup ? " (group)" : "") } ?? "no title bar"
        let cut = transcript.titleIsCut == true ? ", cut by the messenger" : ""
        let app = transcript.app == .unknown ? "" : ", looks like \(transcript.app.rawValue)"
        return name + cut + app
    }

    private static func word(_ kind: Message.Kind) -> String {
        switch kind {
        case .linkCard: "link"
        case .media: "picture"
        case .voice: "voice message"
        case .file: "file"
        case .location: "place"
        case .contact: "contact"
        case .emoji: "emoji"
        case .call: "call"
        case .deleted: "deleted"
        case .notice: "notice"
        case .forwarded: "forwarded"
        case .poll: "poll"
        }
    }

    static func render(_ timings: ReadingTimings, seconds: Double) -> String {
        let parts = [
            ("decode", timings.decode), ("load", timings.load), ("regions", timings.regions),
            ("normalise", timings.normalise), ("recognise", timings.recognise),
            ("assemble", timings.assemble + max(0, seconds - timings.total)), ("total", seconds),
        ]
        return parts.map { "\($0.0) \(Int(($0.1 * 1000).rounded())) ms" }.joined(separator: ", ")
    }
}
