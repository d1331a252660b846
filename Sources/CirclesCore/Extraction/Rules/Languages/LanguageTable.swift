/// What the dialogue rules know of a language: one value a language, lower case and without accents, as `Token.text` is.
///
/// Who adds a language fills one of these and a case of `Language`. A value stays in one file however long it is: a translator goes through
/// it from its head to its end, and nothing of a language stands elsewhere. The fields are read in its messages alone; its `cues` in all.
struct LanguageTable: Sendable {
    // MARK: the language

    /// The commonest words; they tell which language a message is in.
    var commonWords: WordSet
    /// Of letters that the other languages of the tables do not have; they tell the same.
    var ownMarks: Token.Marks
    /// Articles, pronouns, prepositions, conjunctions, auxiliaries.
    var functionWords: WordSet
    /// Such words that mean another thing in another language, and count in their own alone.
    var ownFunctionWords: WordSet
    /// Words as they are typed in haste, with what they stand for: "dont", "u".
    var spellings: WordMap<String>
    /// The same at the head of a clause alone, as they are other words elsewhere: "ill be there".
    var spellingsAtHead: WordMap<String>
    /// Words that begin a sentence or answer one.
    var starters: WordSet
    /// Before a plan at the head of a sentence.
    var interjections: WordSet
    /// 1 = Monday … 7 = Sunday.
    var weekdays: WordMap<Int>
    /// Their names in full, folded, which are read as well where a letter of them is mistyped.
    var weekdayNames: [String]
    /// Before a weekday: each of them is meant; and each second one.
    var every: Phrases
    var everyOther: Phrases
    /// Forms of weekdays that mean each of them: "Mondays".
    var everyWeekdays: WordMap<Int>
    /// "and", in all forms.
    var and: WordSet
    /// Of what was so once, or is so no more: "used to".
    var formerly: Phrases
    /// Says which day it is, and plans nothing: "it's Tuesday".
    var statesDay: Phrases
    /// Before a weekday: any such day, as in "on a Sunday".
    var indefinite: WordSet
    /// Verbs that are a plan by themselves, with its name: "cenamos".
    var verbTitles: WordMap<String>
    /// What relatives are called before their names: "Aunt Bea".
    var kinTitles: WordSet
    /// Between the first of several days in a row and the last.
    var through: WordSet
    /// The day after, or before, one that was named: "the day after", "am Tag darauf".
    var dayAfter: Phrases
    var dayBefore: Phrases
    /// 1 … 12.
    var months: WordMap<Int>
    /// One to twelve, in all forms.
    var numbers: WordMap<Int>
    /// In words: "first".
    var ordinals: WordMap<Int>
    /// Days from today.
    var relativeDays: WordMap<Int>
    /// Behind a number they make it an amount, not a day or an hour.
    var units: WordSet
    /// What people are to one another, with the English word for each.
    var relations: WordMap<String>
    /// The same where it takes several words: "belle-mère".
    var compoundRelations: [(words: Phrases, relation: String)]
    /// Behind a name: what somebody of that place is to the one who says so: "from work".
    var knownFrom: [(words: Phrases, relation: String)]
    /// Between "my" and the relative.
    var relationAttributes: WordSet
    /// "my", in all forms.
    var mine: WordSet
    /// "your", in all forms.
    var yours: WordSet
    /// Nouns that are an occasion by themselves.
    var occasions: WordSet
    /// Such nouns of two words.
    var occasionPhrases: Phrases
    /// Ends of compound nouns that are an occasion.
    var occasionEnds: [String]
    /// Behind an occasion they make it a thing: "concert tickets".
    var things: WordSet
    /// Verbs of going and meeting; what follows them completes the title.
    var planVerbs: WordSet
    /// Behind "going to" they are no plan to be somewhere.
    var taskVerbs: WordSet
    /// Of minds, states and messages: what somebody does by them on a day is no plan.
    var idleVerbs: WordSet
    /// The head of no occasion, though a day stands behind it.
    var noTitles: WordSet

    // MARK: answers

    /// At the head of an answer: what was suggested is accepted.
    var accepting: Phrases
    /// At the head of an answer: what was suggested is declined.
    var declining: Phrases
    /// Anywhere in an answer: declined, too.
    var decliningAnywhere: Phrases
    /// Not the plan's end: "can't wait".
    var notDeclining: Phrases
    /// Small words before an answer: "oh sorry,".
    var hesitations: WordSet

    // MARK: what a sentence does to a day

    /// The thing named does not take place.
    var cancelling: Phrases
    /// A verb in two parts that cancels: "fällt … aus".
    var cancellingPairs: [(first: WordSet, second: WordSet)]
    /// Before a word of calling off, or of moving, in its clause: it is asked, feared or denied, not said.
    var doubting: WordSet
    /// A plain no at the head of an answer.
    var denying: WordSet
    /// What was planned stays as it was: "let's keep Saturday".
    var keeping: Phrases
    /// Back on after it was off.
    var reviving: Phrases
    /// A day or an hour is exchanged for another.
    var moving: Phrases
    /// Before what follows from what was said: "I leave at 7 so Saturday".
    var therefore: Phrases
    /// Right before the day that no longer holds: "instead of", "not".
    var insteadOf: Phrases
    /// Right before the old day of a move, and right before the new one: "from", "to".
    var from: WordSet
    var to: WordSet
    /// In the day's clause, before it: "can't do", "forget".
    var refusingBefore: Phrases
    /// In the day's clause, after it: "is no good".
    var refusingAfter: Phrases
    /// Looks like a refusal and is none: "no problem".
    var notRefusing: Phrases
    /// After the day, said of oneself: one has something else on it.
    var occupied: Phrases
    /// Begins a condition.
    var conditions: WordSet
    /// A condition that is none: an invitation, a question put indirectly.
    var notConditions: Phrases
    /// Never came about, or only nearly: "was supposed to".
    var unreal: Phrases
    /// Says a mistake is put right: "sorry, I mean".
    var correcting: Phrases
    /// Between two days to choose from.
    var or: WordSet
    /// The same hour as before.
    var sameTime: Phrases

    // MARK: plans

    /// Words beside a day or an hour that say nothing but that it is chosen.
    var choosing: WordSet
    /// Asks when: "when", "what time".
    var asksWhen: Phrases
    /// Asks what somebody does on a day: "up to", "any plans".
    var asksDoing: Phrases
    /// Asks where.
    var asksWhere: Phrases
    /// Asks whether somebody has time: "are you around".
    var asksFree: Phrases
    /// Suggests something.
    var suggesting: Phrases
    /// Before a thing that is talked about without a day yet: "tickets for", "still on for".
    var topicLeads: Phrases
    /// Asks for a call without the noun, and what that is called.
    var calling: (asked: Phrases, noun: String)
    /// A child is on its way, and what the day is called that it is due on.
    var expecting: (told: Phrases, noun: String)
    /// What parents and grandparents are called as if it were their name: "Mum's op".
    var kinNames: WordSet
    /// Before a thing that is offered for the day behind it: "who's in for", "fancy".
    var offering: Phrases
    /// Ends a noun phrase that has a day: "is on", "takes place", "starts".
    var happening: Phrases
    /// What is due by a day: "is due", "deadline is".
    var due: Phrases
    /// "turns", "wird": before an age.
    var turning: Phrases
    var birthday: String
    /// What a birthday is called in a title, in lower case, with its accents.
    var birthdayNames: [String]
    /// A plan without a name of its own, with and without the other person's.
    var meeting: (alone: String, with: String)
    /// Articles and possessives before a noun.
    var determiners: WordSet

    // MARK: places

    var placePrepositions: Phrases
    /// "mine", "ours": a place by itself behind such a preposition.
    var ownPlaces: Phrases
    /// Nouns that are a place: "park", "office".
    var placeNouns: WordSet
    /// Ends of compound nouns that are a place: "strasse", "kirche".
    var placeEnds: [String]
    /// "room", "terminal": a place with the number or letter behind it.
    var numberedPlaces: WordSet
    /// Said of a place that was named: nobody meets there.
    var placeOut: Phrases
    /// Before a place that people mean to go to: "go to", "let's do".
    var goals: Phrases
    /// Beside another one that is taken for it.
    var instead: Phrases
    /// Before a place that is no meeting's: "live in", "from".
    var notPlaces: WordSet

    // MARK: interests

    /// What people do for its own sake, as a noun: instruments, sports, crafts.
    var pastimes: WordSet
    /// Ends of compound nouns of that sense: "klettern".
    var pastimeEnds: WordEnds
    /// Before such a noun or a verb of making: "been", "started".
    var pastimeLeads: Phrases
    /// Verbs of making and learning: "restoring".
    var pastimeVerbs: WordSet
    /// How often somebody does it: "every week". Said of a pastime, it is one.
    var often: Phrases
    /// The same verbs of a third person: "builds".
    var pastimeVerbsOfOthers: WordSet
    /// Before what somebody makes again and again: "making my own".
    var ownMaking: Phrases
    /// Behind a pastime: "lesson".
    var lessons: WordSet
    /// What tells of a pastime beside it.
    var pastimeSigns: PastimeSigns
    /// What somebody does for a pastime that is not named, each with its name: "rode 80 km" is cycling.
    var pastimeActs: [(name: String, words: Patterns)]
    /// What is collected where somebody has many of it: "vinyls".
    var collectibles: WordSet
    /// "plays", "spielt".
    var playing: Phrases
    /// "what does she like".
    var asksLiking: Patterns
    /// Behind a pastime: "keeps me sane".
    var keepsOne: Patterns
    /// The same of somebody else: "is her whole life".
    var keepsOther: Patterns
    /// "do you still do".
    var asksHabit: Phrases
    var thirdPersons: WordSet
    /// What nobody likes but in irony.
    var annoyances: WordSet

    /// Words that tell of a change in the life of the one who says them, by kind: "he proposed to me".
    var ownNews: [(kind: Extraction.News.Kind, words: Patterns)]
    /// Words that tell of a change in anybody's life, by kind; an illness and a promise only where nothing else is told.
    var news: [(kind: Extraction.News.Kind, words: Patterns)]

    /// Feasts, by their names.
    var feasts: [(name: Phrases, day: NamedDay)]

    /// Titles of works: a sentence with one of these words talks of a film, a book or a song.
    var works: Phrases

    // MARK: small words

    /// "but", in all forms.
    var but: WordSet
    /// Before a day that comes again and again: "great, another Monday".
    var another: WordSet
    /// Before a day, at the end of a thought: a wish, as in "schönen Sonntag".
    var wishing: WordSet
    /// The same, but only at the head of a sentence or behind "have a": "nice Friday".
    var wishingAtHead: WordSet
    /// "have a", before such a word.
    var haveA: Phrases
    /// Words for today that a question about how it goes has.
    var today: WordSet
    /// Begins a question about what is or was; and what makes it another one: "how about", "what time".
    var asksOfToday: WordSet
    var asksOtherwise: WordSet
    /// Right before the name of a work: "song", "watched".
    var workKinds: Phrases
    /// Between such a word and the name.
    var workArticles: WordSet
    /// Behind "I wanted to": it is asked, and nothing is unreal.
    var asking: WordSet
    /// What both know: "the usual place".
    var usual: WordSet
    /// Told of a plan as something that has been done to it: "postponed".
    var postponed: WordSet
    /// Who speaks of an affair of their own, or of somebody else's, has one of these.
    var selves: WordSet
    /// The user of these words is part of it: "I", "we", "let's".
    var together: WordSet
    /// Subjects and possessives of the one who speaks, of the one spoken to, and of others.
    var first: WordSet
    var second: WordSet
    var third: WordSet
    /// "my", where what it stands before is nobody else's; "our" is more than one's.
    var own: WordSet
    /// "his", "her", "their", in all forms.
    var theirs: WordSet
    /// "he", "she", "they" as subjects, where they mean nothing else.
    var others: WordSet
    /// "you" as a subject; and verbs behind it that tell what the other one has before them: "you fly".
    var youSubjects: WordSet
    var toldVerbs: WordSet
    /// Behind a name: somebody is to come or go.
    var actorVerbs: WordSet
    /// "of", in all forms.
    var ofWords: WordSet
    /// Before a relative who comes along and is not the subject: "with my sister".
    var companions: WordSet
    /// How long something went on: "months"; and what may stand before it.
    var durationNouns: WordSet
    var durationLeads: WordSet
    /// What dies, moves or breaks without being anybody.
    var lifeless: WordSet
    /// Between such a thing and what became of it: "is", "just".
    var linking: WordSet
    /// News with one of these before it are denied, wished or only thought of.
    var notNews: WordSet

    // MARK: how the language is built

    /// What is peculiar to its grammar or spelling.
    var traits: Set<Trait>
    /// In which order a liking is said.
    var likings: LikingOrder
    /// The preposition or article right before a weekday: "on", "am", "el".
    var dayPrepositions: WordSet
    /// Articles that make a number behind them a day of the month: "le 3".
    var dayArticles: WordSet
    /// An article before a weekday that means each of them: "le lundi".
    var recurringArticles: WordSet
    /// Days from today whose spelling means another thing in another language; they count in their own alone.
    var ownRelativeDays: WordSet
    /// Days from today in several words: "the day after tomorrow".
    var relativeDayPhrases: [(Phrases, Int)]
    /// Before an amount of time: so long ago; where the word means another thing in another language: "vor".
    var ownDistanceBack: WordSet
    /// Before an hour, where the word means another thing in another language: "à".
    var ownHourLeads: WordSet
    /// Articles before an hour in words, where every hour has one: "las siete".
    var hourArticles: WordSet
    /// Minutes behind an hour, or, below zero, missing to it: "y media".
    var minutesBehindHour: [(Phrases, Int)]
    /// Minutes right behind an hour in words: "six thirty".
    var minuteNumerals: WordMap<Int>
    /// Twenty and thirty.
    var tens: WordMap<Int>
    /// Short weekdays that are ordinary words as well: "sat", "sun".
    var ambiguousWeekdays: WordMap<Int>
    /// Weekdays in two letters, believed with a capital and in their own language alone.
    var weekdayLetters: WordMap<Int>
    /// Months that are verbs when written small.
    var verbMonths: WordSet
    /// A participle of the past begins with the prefix and ends in one of the ends, or has one of the ends that stand alone.
    var participles: (prefix: String, ends: [String], alone: [String])
    /// The verb that `Cue.possessiveEnding` may stand for: "is", in "Friday's a mess".
    var contractedVerb: String
    /// End of a relative's name that owns something, without an apostrophe: "Omas Geburtstag".
    var genitiveEnd: String
    /// Stems of verbs of plans, with the noun that is their title where the verb itself says little: "flieg", "Flug".
    var gists: [(stem: String, noun: String)]
    /// The same of several words: "tying the knot".
    var gistPhrases: [(words: Phrases, noun: String)]
    /// The same of verbs whose particle ends the clause: "komm … an", "Ankunft".
    var separableGists: [(stem: String, particle: String, noun: String)]
    /// Those nouns that take a town: "Flug nach Wien".
    var journeys: WordSet
    /// The title of "come over", also before whom one visits: "visit", "visit to".
    var visit, visitTo: String
    /// The title of what is booked at a place and not named: "J'ai réservé chez Nonna".
    var table: String
    /// Forms of verbs for what people do for its own sake, with the infinitive as it is written: "koche", "kochen".
    var pastimeInfinitives: WordMap<String>
    /// The same of verbs that say by themselves what somebody does for fun: "knit", "töpfere".
    var hobbyVerbs: WordMap<String>

    /// Everything else the rules listen to, by what it does in a sentence: words and phrases between commas.
    var cues: [Cue: String]
}

extension LanguageTable {
    /// What a language has that others do not.
    enum Trait: Int, Sendable {
        /// Nouns are written large: a small letter is no noun, and a capital no name.
        case capitalisedNouns
        /// A number with a dot is an ordinal: "am 3.".
        case dottedOrdinals
        /// "Heute in einer Woche": a distance may follow the day that it is counted from.
        case distanceBehindDay
        /// "Miete ist am Montag fällig": what is said of the subject may follow the day.
        case predicateBehindDay
        /// 12/05 is the twelfth of May to some who write it, the fifth of December to others.
        case openDateOrder
        /// A noun stands right behind its article, and what is before the article is no part of its name.
        case nounsBehindArticles
        /// "Salle Pleyel": the noun of a place stands before its name.
        case nameBehindNoun
        /// The word for "if" also is "whether" or "yes", unless it begins a sentence.
        case ambiguousConditions
        /// "llegó": an accent at a verb's end tells of the past.
        case accentedPast
        /// "mangé": the same of a participle.
        case accentedParticiple
        /// The verb's ending tells who does it: the speaker, where nobody is named.
        case droppedSubjects
    }
}
