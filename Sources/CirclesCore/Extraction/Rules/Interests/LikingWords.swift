/// Words around a liking, folded.
enum LikingWords {
    /// Between the one who likes and the verb: "I really do love".
    static let adverbs: Set<String> = [
        "really", "so", "just", "absolutely", "totally", "always", "also", "still", "truly", "definitely", "secretly",
        "both", "do", "actually", "genuinely", "honestly", "deeply", "particularly", "especially", "quite", "rather",
        "super", "very", "completely", "seriously", "currently", "now", "already", "all", "big", "pretty", "more",
        "even",
        "obviously", "clearly", "does", "most", "kinda", "proper", "properly", "increasingly", "suddenly",
    ]
    static let beforeTopic: Set<String> = [
        "really", "good", "mostly", "mainly", "some", "jetzt", "ja", "sehr", "total", "echt", "wirklich", "einfach",
        "momentan", "gerade", "besonders", "vor", "allem", "auch", "definitely", "probably", "still", "now",
        "currently",
        "actually", "doing", "so", "richtig", "inzwischen", "immer", "noch", "schon", "halt", "eben", "uber", "alles",
    ]
    static let determiners: Set<String> = [
        "the", "a", "an", "their", "my", "our", "his", "her", "your", "this", "that", "these", "those", "its", "every",
        "each", "any", "another", "der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer", "mein",
        "meine", "meinen", "dein", "deine", "deinen", "deinem", "deiner", "sein", "seine", "seinen", "ihr", "ihre",
        "ihren", "unser", "unsere", "unseren", "euer", "eure", "euren", "diese", "dieser", "dieses", "diesen", "meinem",
        "meiner", "diesem", "el", "la", "los", "las", "le", "les",
    ]
    /// Liked with an article and still a thing for all: "I love the sea".
    static let placesForAll: Set<String> = [
        "sea", "ocean", "mountains", "outdoors", "beach", "countryside", "snow", "rain", "cold", "heat", "arts",
        "theatre",
        "theater", "opera", "ballet", "blues", "beatles", "gym", "forest", "woods", "desert", "violin", "piano",
        "guitar",
        "cello", "drums", "berge", "natur", "meer", "see", "oper", "sonne", "stille", "beatles", "ukulele", "banjo",
        "nordsee", "ostsee", "alpen", "lake", "cinema", "movies", "moomins", "stones", "rolling", "simpsons",
    ]
    static let courtesyVerbs: Set<String> = [
        "see", "hear", "be", "know", "think", "say", "come", "join", "have", "meet", "believe", "get", "help", "talk",
    ]
    /// Where a topic ends.
    static let stops: Set<String> = [
        "and", "or", "und", "oder", "though", "although", "anyway", "tbh", "ngl", "lately", "nowadays", "again",
        "already", "much", "most", "more", "less", "best", "better", "lol", "haha", "hahaha", "even", "like", "now",
        "always", "these", "since", "without", "within", "despite", "except", "especially", "particularly", "instead",
        "actually", "honestly", "atm", "obviously", "ever", "everyday", "anymore", "currently", "recently", "today",
        "whenever", "because", "cause", "cuz", "together", "right", "only", "thanks", "please", "hmm", "yes", "besides",
        "allerdings", "aber", "besonders", "gerade", "momentan", "heute", "derzeit", "total", "sehr", "einfach",
        "jetzt",
        "weisst", "ubrigens", "trotzdem", "gern", "gerne", "ever", "xx", "xxx", "btw", "imo", "rn", "either", "later",
        "obsessed", "meanwhile", "lots", "anyways", "above", "during", "pero", "pues", "mais", "mucho", "tanto", "mehr",
        "seitdem",
    ]
    /// Words that begin another thought behind a topic.
    static let afterTopic: Set<String> = [
        "but", "so", "because", "since", "when", "than", "more", "most", "though", "although", "too", "now", "lately",
        "these", "anyway", "tbh", "especially", "at", "in", "on", "with", "for", "as", "after", "before", "every",
        "always", "also", "if", "or", "while", "aber", "am", "im", "seit", "besonders", "wenn", "weil", "sehr", "too",
        "auch", "much", "very", "right", "right", "haha", "lol", "like", "even", "above",
    ]
    /// What is never a lasting interest.
    static let noTopics: Set<String> = [
        "it", "you", "u", "ya", "him", "her", "them", "me", "us", "this", "that", "these", "those", "what", "how",
        "when",
        "where", "why", "who", "being", "having", "everything", "everyone", "everybody", "nothing", "anything",
        "something", "someone", "one", "ones", "both", "all", "seeing", "hearing", "knowing", "mine", "yours", "idea",
        "ideas", "plan", "news", "sound", "look", "photo", "photos", "pic", "pics", "picture", "pictures", "video",
        "message", "bits", "bit", "lot", "lots", "way", "thing", "things", "stuff", "trouble", "account", "debt",
        "detail",
        "details", "position", "action", "getting", "going", "coming", "waiting", "dich", "ihn", "sie", "es", "uns",
        "euch",
        "grusse", "grussen", "totally", "literally", "ich", "new", "work", "bed", "town", "space", "time", "line",
        "ing",
        "goodbye", "hello", "hugs", "kisses", "always", "half", "second", "twice", "first", "ways",
    ]
    /// Two that are one.
    static let pairs: [String: String] = [
        "fish": "chips", "rock": "roll", "drum": "bass", "arts": "crafts", "mac": "cheese", "salt": "vinegar",
        "dungeons": "dragons", "black": "white", "country": "western", "track": "field", "gin": "tonic",
        "bed": "breakfast",
        "bread": "butter", "peanut": "jelly", "simon": "garfunkel", "rhythm": "blues",
        "cheese": "wine",
    ]
}
