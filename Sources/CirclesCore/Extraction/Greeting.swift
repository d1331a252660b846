/// "Hi Maria, …": how a message that begins by greeting somebody names them.
enum Greeting {
    /// Folded.
    private static let openings: Set<String> = [
        "hi", "hii", "hello", "hey", "heya", "hiya", "dear", "yo", "good morning", "good afternoon",
        "good evening", "morning", "hallo", "hei", "hej", "moin", "servus", "liebe", "lieber", "guten morgen",
        "guten tag", "guten abend", "hola", "buenos dias", "buenas tardes", "buenas noches", "querida",
        "querido", "ola", "oi", "bom dia", "boa tarde", "boa noite", "salut", "bonjour", "bonsoir", "coucou",
        "chere", "cher", "ciao", "buongiorno", "buonasera", "cara", "caro", "hoi", "dag", "beste", "czesc",
        "ahoj", "merhaba", "selam", "привет", "здравствуи",
    ]
    /// Whom these greet has no name.
    private static let nobody: Set<String> = [
        "there", "all", "everyone", "everybody", "guys", "folks", "you", "again", "love", "dear", "mate", "man", "bro",
        "world", "leute", "alle", "zusammen", "schatz", "todos", "tous", "tutti",
    ]

    /// The name, of at most four words, between the greeting and the punctuation or line end that closes it.
    ///
    /// Without that closing mark there is none: "Hey Maria told me" is about Maria, not to her.
    static func name(in text: String) -> Substring? {
        let line = text.drop { $0.isWhitespace }.prefix { !$0.isNewline }
        let address = line.prefix { !",!.?;:…–—".contains($0) && !$0.isEmojiLike }
        let words = address.split(whereSeparator: \.isWhitespace)
        for length in [2, 1] where words.count > length && words.count <= length + 4 {
            let opening = words[..<length].map { FoldedText($0).plain }.joined(separator: " ")
            guard openings.contains(opening) else { continue }
            let name = address[words[length].startIndex..<words[words.count - 1].endIndex]
            // Unpunctuated and long, it is a sentence; a name written small all through is none.
            guard words[length...].allSatisfy({ $0.first?.isLowercase != true }) || words.count == length + 1,
                !nobody.contains(FoldedText(words[length]).plain)
            else { return nil }
            return name
        }
        return nil
    }
}

extension FoldedText {
    fileprivate var plain: String {
        String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }
}

extension Character {
    var isEmojiLike: Bool {
        unicodeScalars.first.map { $0.properties.isEmojiPresentation || $0.value == 0x2764 } ?? false
    }
}
