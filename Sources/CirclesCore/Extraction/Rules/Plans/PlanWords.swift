/// Words of arrangements, folded.
enum PlanWords {
    /// Nouns that are an occasion by themselves.
    static let occasions: Set<String> = [
        "dinner", "lunch", "breakfast", "brunch", "coffee", "drinks", "drink", "beer", "beers", "wine", "tea", "supper",
        "bbq", "barbecue", "picnic", "cookout", "meeting", "meetup", "call", "standup", "sync", "review", "demo",
        "presentation", "interview", "workshop", "conference", "party", "birthday", "wedding", "anniversary",
        "ceremony",
        "graduation", "funeral", "christening", "baptism", "shower", "reception", "housewarming", "reunion", "movie",
        "movies", "cinema", "film", "concert", "gig", "show", "recital", "performance", "premiere", "exhibition",
        "opening", "vernissage", "festival", "play", "opera", "musical", "theatre", "theater", "rehearsal", "match",
        "game", "tournament", "race", "marathon", "regatta", "derby", "final", "finale", "semifinal", "training",
        "practice", "class", "lesson", "course", "lecture", "seminar", "session", "exam", "test", "quiz", "audition",
        "appointment", "checkup", "dentist", "doctor", "surgery", "operation", "scan", "haircut", "physio", "vet",
        "flight", "trip", "train", "ferry", "hike", "walk", "run", "ride", "swim", "climb", "yoga", "gym", "tennis",
        "football", "padel", "squash", "badminton", "golf", "bowling", "karaoke", "camping", "sauna", "skiing", "tour",
        "excursion", "sleepover", "playdate", "visit", "viewing", "inspection", "delivery", "move", "moving", "holiday",
        "vacation", "getaway", "club", "choir", "night", "fair", "market", "parade", "carnival", "hearing", "trial",
        "date", "hangout", "fondue", "raclette", "sailing", "surf", "climbing", "pottery", "potluck", "tasting",
        "set", "launch", "kickoff", "retro", "retrospective", "webinar", "webcast", "catchup", "catch-up",
        "celebration",
        "thanksgiving", "farewell", "leaving", "do", "hen", "stag", "shift", "pickup", "check-in", "boardgames",
        "essen", "abendessen", "mittagessen", "fruhstuck", "kaffee", "kuchen", "grillen", "feier", "geburtstag",
        "hochzeit",
        "taufe", "konfirmation", "kommunion", "beerdigung", "jubilaum", "treffen", "termin", "sitzung", "besprechung",
        "meeting", "gesprach", "kino", "konzert", "theater", "oper", "auftritt", "probe", "spiel", "turnier", "rennen",
        "lauf", "prufung", "klausur", "kurs", "unterricht", "stunde", "zahnarzt", "arzt", "arzttermin",
        "zahnarzttermin",
        "flug", "reise", "ausflug", "wanderung", "spaziergang", "fahrt", "umzug", "besuch", "urlaub", "elternabend",
        "fest", "bier", "brunch", "fondue", "spieleabend", "filmabend", "madelsabend", "vorstellung", "besichtigung",
        "einweihung", "abschied", "stammtisch", "sauna", "schwimmen", "klettern", "fussball", "bouldern", "vorsprechen",
        "cena", "comida", "almuerzo", "desayuno", "fiesta", "cumpleanos", "boda", "reunion", "concierto", "partido",
        "vuelo", "viaje", "cita", "examen", "cine", "cafe", "diner", "dejeuner", "fete", "anniversaire", "mariage",
        "rendez", "vol", "voyage", "apero", "soiree",
    ]

    /// Ends of German compounds: "Klassentreffen", "Viertelfinale".
    static let occasionEnds: [String] = [
        "treffen", "feier", "party", "termin", "abend", "konzert", "essen", "geburtstag", "besuch", "fest", "spiel",
        "training", "kurs", "prufung", "hochzeit", "sitzung", "reise", "fahrt", "finale", "probe", "flug", "turnier",
        "lauf", "besichtigung", "ausflug", "gesprach", "klausur", "markt", "party", "versammlung", "auffuhrung", "tour",
        "fruhstuck", "nachmittag",
    ]

    /// Heads that turn "concert" into a thing: "concert tickets", "birthday cake".
    static let things: Set<String> = [
        "ticket", "tickets", "present", "presents", "gift", "gifts", "cake", "card", "cards", "dress", "prep", "notes",
        "invitation", "invitations", "list", "food", "stuff", "photos", "pics", "pictures", "results", "result",
        "money",
        "shoes", "beans", "machine", "mug", "table", "recipe", "plans", "ideas", "song", "suit", "ring", "link",
        "slides",
        "agenda", "invite", "bag", "kit", "gear", "report", "season", "centre", "center", "shop", "place", "room",
    ]

    /// Verbs of going and meeting; what follows them completes the title.
    static let verbs: Set<String> = [
        "meet", "meeting", "come", "coming", "visit", "visiting", "join", "joining", "fly", "flying", "land", "landing",
        "arrive", "arriving", "arrives", "leave", "leaving", "leaves", "depart", "departing", "go", "going", "drive",
        "driving", "travel", "travelling", "traveling", "play", "playing", "plays", "watch", "watching", "celebrate",
        "celebrating", "host", "hosting", "move", "moving", "marry", "marrying", "hike", "hiking", "swim", "swimming",
        "climb", "climbing", "ride", "riding", "pick", "picking", "grab", "grabbing", "hang", "catch", "skate",
        "skating",
        "perform", "performing", "graduate", "graduating", "run", "running", "ski", "skiing", "comes", "starts",
        "cook", "cooking", "eat", "eating", "stay", "staying", "head", "heading", "start", "starting", "return",
        "returning", "train", "training", "camp", "camping", "bake", "baking", "jog", "jogging", "dance", "dancing",
        "treffen", "trifft", "komme", "kommst", "kommt", "kommen", "komm", "besuche", "besuchst", "besuchen", "besucht",
        "fliege", "fliegst", "fliegen", "fliegt", "fahre", "fahrst", "fahren", "fahrt", "gehe", "gehst", "gehen",
        "geht",
        "feiere", "feiern", "feierst", "feiert", "grillen", "grille", "heiraten", "heirate", "heiratet", "lande",
        "landen",
        "landet", "reise", "reisen", "reist", "ziehe", "ziehen", "zieht", "spiele", "spielen", "spielt", "spielst",
        "kochen", "koche", "abhole", "abholen", "hole", "holst", "holen", "wandern", "schwimmen", "klettern", "joggen",
        "sehen", "heimfahren", "ankommen", "vorbeikommen", "mitkommen", "zusammensitzen", "ausgehen",
        "quedamos", "vamos", "vienes", "cenamos", "comemos", "vengo", "llego",
    ]

    /// What a German verb of going makes.
    static let germanGists: [(stem: String, noun: String)] = [
        ("flieg", "Flug"), ("komm", "Besuch"), ("besuch", "Besuch"), ("heirat", "Hochzeit"), ("fahr", "Fahrt"),
        ("fahrt", "Fahrt"),
        ("trifft", "Treffen"), ("treff", "Treffen"), ("feier", "Feier"), ("grill", "Grillen"), ("zieh", "Umzug"),
        ("land", "Landung"),
        ("reis", "Reise"), ("hol", "Abholen"), ("abhol", "Abholen"),
    ]

    /// After "going to": another verb than these is no plan to be somewhere.
    static let taskVerbs: Set<String> = [
        "be", "have", "do", "rain", "snow", "pay", "send", "call", "text", "work", "write", "finish", "get", "make",
        "try",
        "buy", "need", "take", "sleep", "study", "know", "tell", "ask", "clean", "check", "look",
    ]

    /// The head of no occasion, though a day stands behind it: "Free Saturday?", "Rain tomorrow".
    static let noTitles: Set<String> = [
        "free", "busy", "available", "home", "off", "sick", "tired", "sunny", "rainy", "cold", "warm", "hot", "working",
        "same", "sorry", "thanks", "thank", "yes", "yeah", "ok", "okay", "not", "only", "just", "until", "good", "nice",
        "great", "cool", "perfect", "due", "weather", "rain", "snow", "sun", "forecast", "temperature", "news",
        "invoice",
        "rent", "homework", "report", "bill", "payment", "salary", "sale", "results", "score", "anyone", "anybody",
        "someone", "everyone", "closed", "open", "done", "new", "about", "how", "what", "call", "text", "bring", "send",
        "tell", "ask", "buy", "pay", "remember", "remind", "take", "check", "write", "let", "get", "give", "make",
        "wait",
        "try", "use", "read", "happy", "merry", "works", "work", "maybe", "today", "tomorrow", "see", "till", "around",
        "again", "best", "deadline", "week", "month", "year", "birth", "born", "version", "update", "release", "since",
        "later", "then", "instead", "rather", "better", "sure", "definitely", "probably", "hopefully", "seit", "frei",
        "krank", "regen", "schnee", "wetter", "geht", "passt", "bis", "erst", "danke", "gern", "gerne", "vielleicht",
        "rechnung", "miete", "kannst", "zeit", "time", "latest", "early", "late", "morning", "evening", "night", "day",
        "say", "like", "lovely", "quick", "package", "parcel", "order", "paket", "school", "uni", "office", "store",
        "shop", "bus", "date", "ready", "away", "back", "out", "tickets", "letter", "email", "mail", "photo", "data",
        "and", "or", "und", "oder", "dated", "from", "vom", "wie", "was", "wann", "alles", "schule", "arbeit", "buro",
        "heim", "unterwegs", "dabei", "wieder", "zuruck", "montags", "wish", "luck", "gluck", "viel",
    ]

    static let interjections: Set<String> = [
        "reminder", "hey", "hi", "hello", "ok", "okay", "so", "and", "also", "well", "oh", "btw", "fyi", "hallo",
        "also",
        "morning", "yes", "yay", "great", "cool", "perfect", "super", "right", "hmm", "ah", "ha", "then", "maybe",
        "und",
        "dann", "ja", "achtung", "psst", "erinnerung", "sorry", "thanks", "but", "anyway", "update", "ach", "na",
        "moin",
    ]
}
