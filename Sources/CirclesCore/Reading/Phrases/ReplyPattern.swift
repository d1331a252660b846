/// "Ana replied to you": what stands over a quote that has a bubble of its own.
enum ReplyPattern {
    /// Who replied, empty when it is the user or nobody is named; nil when `text` is no such line.
    static func replier(in text: String) -> String? {
        // An arrow in front comes out as a sign.
        let words = text.split(whereSeparator: \.isWhitespace).drop { !$0.contains(where: \.isLetter) }.map(String.init)
        guard (2...9).contains(words.count) else { return nil }
        let folded = words.map { $0.lowercased() }
        if alone.contains(folded.joined(separator: " ")) { return "" }
        // "Respondeste a Telmo", but "has respondido a mi padre".
        for verb in ownVerbs where folded.starts(with: verb) {
            return NamePattern.isName(words[verb.count...].joined(separator: " ")) ? "" : nil
        }
        for verb in verbs {
            guard let start = folded.indices.first(where: { folded[$0...].starts(with: verb) }) else { continue }
            let name = words[..<start].joined(separator: " ")
            guard start == 0 || NamePattern.isName(name) || users.contains(name.lowercased()) else { return nil }
            // A name follows, be it badly read, and no sentence.
            let rest = words[(start + verb.count)...]
            guard rest.count <= 4, rest.last?.last.map({ "?!,:;".contains($0) }) != true else { return nil }
            return users.contains(name.lowercased()) ? "" : name
        }
        return nil
    }

    /// "Re: Which bike?": what a post or a mail answers; nil for all else.
    static func subject(in text: String) -> String? {
        let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        return words.count == 2 && answers.contains(words[0].lowercased()) ? String(words[1]) : nil
    }

    private static let answers: Set<String> = ["re:", "aw:", "sv:", "rv:", "antw:", "odp:", "ynt:"]
    private static let verbs: [[String]] = [
        ["replied", "to"], ["antwortete"], ["hat", "geantwortet"], ["a", "répondu", "à"], ["respondió", "a"],
        ["ha", "risposto", "a"], ["respondeu", "a"], ["svarade"], ["odpowiedział"], ["odpowiedziała"], ["antwoordde"],
    ]
    /// What the user did, of whom a name follows.
    private static let ownVerbs: [[String]] = [
        ["respondeste", "a"], ["respondiste", "a"], ["has", "respondido", "a"], ["hai", "risposto", "a"],
        ["vous", "avez", "répondu", "à"], ["tu", "as", "répondu", "à"],
    ]
    private static let alone: Set<String> = [
        "you replied", "replied to you", "du hast geantwortet", "vous avez répondu", "tu as répondu", "has respondido",
        "respondiste", "respondeste", "você respondeu", "hai risposto", "du svarade", "hat dir geantwortet",
        "vous a répondu",
        "te respondió",
    ]
    private static let users: Set<String> = [
        "you", "yourself", "themself", "themselves", "himself", "herself", "du", "dir", "ihnen", "vous", "tú", "ti",
        "te",
        "tu", "você", "je", "dig", "ci", "a message",
    ]
}
