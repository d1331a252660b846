/// Which language a message is in, told by its commonest words. Only needed where one spelling means two things:
/// "hier" is yesterday in French and here in German, "mon" is Monday in English and my in French.
enum Language: CaseIterable, Sendable {
    case english, german, spanish, french

    /// The language with the most of its little words among `tokens`; `fallback` when none has any.
    static func detect(_ tokens: [Token], fallback: Language = .english) -> Language {
        var best = fallback
        var bestCount = 0
        for language in allCases {
            let count = tokens.reduce(0) { $0 + ($1.kind == .word && language.commonWords.contains($1.text) ? 1 : 0) }
            if count > bestCount || (count == bestCount && count > 0 && language == fallback) {
                best = language
                bestCount = count
            }
        }
        return best
    }

    private var commonWords: Set<String> {
        switch self {
        case .english: Self.englishWords
        case .german: Self.germanWords
        case .spanish: Self.spanishWords
        case .french: Self.frenchWords
        }
    }

    private static let englishWords: Set<String> = [
        "the", "and", "is", "are", "to", "you", "i", "it", "of", "for", "we", "my", "that", "this", "with", "at", "be",
        "have", "was", "not", "what", "can", "will", "i'm", "i'll", "it's", "let's", "see", "your", "do", "on", "how",
        "love", "good", "great", "yes", "she", "he", "they", "our", "but", "just", "like", "there", "from", "dinner",
        "lunch", "birthday", "next", "last", "about", "would", "could", "should", "don't", "did", "been", "sorry",
    ]
    private static let germanWords: Set<String> = [
        "der", "die", "das", "und", "ist", "ich", "du", "wir", "ihr", "nicht", "ein", "eine", "einen", "mit", "auf",
        "fur", "zu", "den", "dem", "im", "von", "auch", "noch", "ja", "nein", "mir", "dir", "mich", "dich",
        "uns", "mein", "meine", "meinen", "meiner", "dein", "deine", "wie", "wann", "wo", "habe", "hab", "hast",
        "kommst", "komme", "gehe", "gehen", "sehen", "am", "bei", "nach", "schon", "gut", "sehr", "dann", "aber",
        "oder", "wenn", "um", "bis", "heute", "morgen", "gestern", "passt", "gerne", "gern", "danke", "bitte", "sind",
        "bin", "war", "hallo", "vor", "seit", "tagen", "wochen", "montag", "dienstag", "mittwoch", "donnerstag",
        "freitag",
        "samstag", "sonntag", "uhr", "abend", "dein", "kein", "keine", "mal", "doch", "nur", "ins", "als", "sie", "er",
        "kannst", "konnen", "wollen", "geht's", "liebe", "euch", "zum", "zur", "vom",
    ]
    private static let spanishWords: Set<String> = [
        "el", "los", "las", "una", "que", "y", "es", "en", "por", "para", "con", "del", "al", "mi", "tu", "su", "se",
        "lo", "te", "nos", "muy", "pero", "como", "si", "hola", "gracias", "hoy", "manana", "vamos", "quedamos",
        "tengo", "estoy", "esta", "cuando", "donde", "bien", "cumpleanos", "cena", "nada", "vale", "me", "a", "de",
        "encanta", "gusta", "hermana", "hermano", "ya", "claro", "lunes", "martes", "miercoles", "jueves", "viernes",
        "sabado", "domingo", "genial", "ayer", "soy", "va", "voy", "nosotros",
    ]
    private static let frenchWords: Set<String> = [
        "le", "les", "des", "un", "une", "et", "est", "je", "tu", "nous", "vous", "il", "elle", "on", "que", "qui",
        "pour", "avec", "dans", "sur", "pas", "ne", "mon", "ma", "mes", "ton", "ta", "au", "aux", "du", "ce", "c'est",
        "j'ai", "j'aime", "j'adore", "salut", "bonjour", "merci", "oui", "non", "demain", "chez", "soir", "moi",
        "toi", "ca", "d'accord", "suis", "rendez", "anniversaire", "bien", "tres", "la", "de", "a", "se", "te",
        "soeur", "frere", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "heures", "mais",
        "ou", "hier",
    ]
}
