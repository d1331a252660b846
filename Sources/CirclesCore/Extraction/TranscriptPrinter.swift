/// The transcript as a model sees it: one numbered line a message, further lines of it indented.
///
/// As every line is indented or begins with what this program writes, no text on a screen can begin a line.
enum TranscriptPrinter {
    /// A longer message is cut.
    private static let messageLimit = 8000

    /// - Parameter limit: Bytes of UTF-8, about.
    static func print(_ transcript: Transcript, limit: Int) -> String {
        var head: [String] = []
        if let title = transcript.title { head.append("title: \(UntrustedText.line(title, limit: 200))") }
        if transcript.isGroup { head.append("this is a group") }
        let blocks = Passage.all(of: transcript).enumerated().map { number, passage in
            separators(of: transcript, before: number) + [message(passage, number: number)]
        }
        let after = separators(of: transcript, before: blocks.count)
        let texts = blocks.map { $0.joined(separator: "\n") }
        return (head + shortened(texts, limit: limit) + after).joined(separator: "\n")
    }

    private static func message(_ passage: Passage, number: Int) -> String {
        var head = "[\(number)] \(passage.side.rawValue)"
        if let sender = passage.sender { head += " (\(UntrustedText.line(sender, limit: 100)))" }
        if let time = passage.time { head += " \(UntrustedText.line(time, limit: 20))" }
        let whole = passage.text.utf8.count > messageLimit ? passage.text.prefix(messageLimit) : passage.text[...]
        let text = UntrustedText.clean(whole, keepingLines: true)
        return head + ": " + text.split(separator: "\n").joined(separator: "\n    ")
    }

    private static func separators(of transcript: Transcript, before number: Int) -> [String] {
        transcript.separators.filter { $0.beforeMessage == number }.map { separator in
            "-- \(UntrustedText.line(separator.text, limit: 100)) --"
        }
    }

    /// The beginning says who it is, the end what it came to: what is too much is left out between them.
    private static func shortened(_ texts: [String], limit: Int) -> [String] {
        guard texts.reduce(0, { $0 + $1.utf8.count + 1 }) > limit else { return texts }
        var room = limit
        var first = 0
        while first < texts.count, texts[first].utf8.count < room - limit * 3 / 4 {
            room -= texts[first].utf8.count + 1
            first += 1
        }
        var last = texts.count
        while last > first, texts[last - 1].utf8.count < room {
            room -= texts[last - 1].utf8.count + 1
            last -= 1
        }
        return texts[..<first] + ["[…] \(last - first) messages are left out here"] + texts[last...]
    }
}
