/// Small words that are no name and no subject matter, folded, in English and German.
enum CommonWords {
    /// Articles, pronouns, prepositions, conjunctions, auxiliaries.
    static let function: Set<String> = [
        "a", "an", "the", "this", "that", "these", "those", "my", "your", "his", "her", "its", "our", "their", "i",
        "you",
        "he", "she", "it", "we", "they", "me", "him", "us", "them", "who", "what", "which", "when", "where", "why",
        "how", "and", "or", "but", "so", "if", "then", "than", "because", "as", "while", "of", "in", "on", "at", "by",
        "for", "with", "about", "to", "from", "into", "out", "off", "up", "down", "over", "after", "before", "until",
        "till", "since", "around", "through", "is", "are", "am", "was", "were", "be", "been", "being", "have", "has",
        "had", "do", "does", "did", "will", "would", "can", "could", "should", "shall", "may", "might", "must", "not",
        "no", "yes", "i'm", "i'll", "i'd", "i've", "it's", "it'll", "that's", "there's", "let's", "we're", "we'll",
        "we've", "you're", "you'll", "you've", "he's", "she's", "they're", "they'll", "don't", "doesn't", "didn't",
        "can't", "won't", "isn't", "aren't", "wasn't", "there", "here", "just", "also", "too", "very", "really",
        "still",
        "u", "ur", "im", "some", "any", "all", "both", "each", "every", "what's", "who's", "how's", "where's", "when's",
        "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einem", "einer", "eines", "mein", "meine",
        "meinen", "meinem", "meiner", "dein", "deine", "deinen", "deinem", "deiner", "sein", "seine", "ihr", "ihre",
        "unser", "unsere", "euer", "eure", "ich", "du", "er", "sie", "es", "wir", "mich", "mir", "dich", "dir", "uns",
        "euch", "ihn", "ihm", "und", "oder", "aber", "wenn", "weil", "dass", "ob", "als", "wie", "was", "wer", "wo",
        "wann", "warum", "in", "im", "an", "auf", "aus", "bei", "beim", "mit", "nach", "von", "vom", "vor", "zu", "zum",
        "zur", "um", "bis", "fur", "uber", "unter", "durch", "gegen", "ohne", "seit", "ab", "ist", "sind", "bin",
        "bist",
        "war", "waren", "hat", "habe", "hab", "haben", "hast", "hatte", "wird", "werde", "werden", "kann", "konnen",
        "kannst", "muss", "soll", "sollen", "will", "wollen", "willst", "mag", "nicht", "kein", "keine", "keinen", "ja",
        "nein", "auch", "noch", "schon", "nur", "doch", "mal", "denn", "dann", "da", "hier", "so", "sehr", "ganz",
        "gibt", "man", "sich", "dies", "diese", "dieser", "diesen", "jeder", "jede", "jeden", "ins", "ans", "aufs",
    ]

    /// Words that begin a sentence or answer one.
    static let starters: Set<String> = [
        "ok", "okay", "yes", "yeah", "yep", "no", "nope", "sure", "great", "cool", "nice", "perfect", "thanks", "thank",
        "please", "pls", "sorry", "maybe", "well", "oh", "ah", "haha", "lol", "hey", "hi", "hello", "hallo", "good",
        "fine", "super", "gern", "gerne", "danke", "bitte", "klar", "passt", "schon", "gut", "genau", "vielleicht",
        "ach",
        "happy", "did", "can", "could", "would", "will", "shall", "are", "is", "do", "have", "how", "what", "when",
        "where", "who", "just", "see", "let", "want", "wanna", "any", "looking", "hope", "long", "quick", "thx",
        "alright", "right", "also", "and", "but", "so", "reminder", "wow", "omg", "yay", "same", "welcome", "really",
        "kannst", "kommst", "hast", "bist", "wann", "wie", "was", "wo", "hast", "alles", "frohe", "proud", "morning",
    ]
}
