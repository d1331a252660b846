/// What the dialogue rules know of a language: one value a language, lower case and without accents, as `Token.text` is.
///
/// Who adds a language fills one of these and a case of `Language`.
struct LanguageTable: Sendable {
    // MARK: the language

    /// The commonest words; they tell which language a message is in.
    var commonWords: Set<String>
    /// Articles, pronouns, prepositions, conjunctions, auxiliaries.
    var functionWords: Set<String>
    /// Such words that mean another thing in another language, and count in their own alone.
    var ownFunctionWords: Set<String>
    /// Words that begin a sentence or answer one.
    var starters: Set<String>
    /// Before a plan at the head of a sentence.
    var interjections: Set<String>
    /// 1 = Monday … 7 = Sunday.
    var weekdays: [String: Int]
    /// 1 … 12.
    var months: [String: Int]
    /// One to twelve, in all forms.
    var numbers: [String: Int]
    /// In words: "first".
    var ordinals: [String: Int]
    /// Days from today.
    var relativeDays: [String: Int]
    /// Behind a number they make it an amount, not a day or an hour.
    var units: Set<String>
    /// What people are to one another, with the English word for each.
    var relations: [String: String]
    /// Between "my" and the relative.
    var relationAttributes: Set<String>
    /// "my", in all forms.
    var mine: Set<String>
    /// "your", in all forms.
    var yours: Set<String>
    /// Nouns that are an occasion by themselves.
    var occasions: Set<String>
    /// Such nouns of two words.
    var occasionPhrases: Phrases
    /// Ends of compound nouns that are an occasion.
    var occasionEnds: [String]
    /// Behind an occasion they make it a thing: "concert tickets".
    var things: Set<String>
    /// Verbs of going and meeting; what follows them completes the title.
    var planVerbs: Set<String>
    /// Behind "going to" they are no plan to be somewhere.
    var taskVerbs: Set<String>
    /// Of minds, states and messages: what somebody does by them on a day is no plan.
    var idleVerbs: Set<String>
    /// The head of no occasion, though a day stands behind it.
    var noTitles: Set<String>

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
    var hesitations: Set<String>

    // MARK: what a sentence does to a day

    /// The thing named does not take place.
    var cancelling: Phrases
    /// A verb in two parts that cancels: "fällt … aus".
    var cancellingPairs: [(first: Set<String>, second: Set<String>)]
    /// Before a word of calling off, or of moving, in its clause: it is asked, feared or denied, not said.
    var doubting: Set<String>
    /// A plain no at the head of an answer.
    var denying: Set<String>
    /// What was planned stays as it was: "let's keep Saturday".
    var keeping: Phrases
    /// Back on after it was off.
    var reviving: Phrases
    /// A day or an hour is exchanged for another.
    var moving: Phrases
    /// Right before the day that no longer holds: "instead of", "not".
    var insteadOf: Phrases
    /// Right before the old day of a move, and right before the new one: "from", "to".
    var from: Set<String>
    var to: Set<String>
    /// In the day's clause, before it: "can't do", "forget".
    var refusingBefore: Phrases
    /// In the day's clause, after it: "is no good".
    var refusingAfter: Phrases
    /// Looks like a refusal and is none: "no problem".
    var notRefusing: Phrases
    /// After the day, said of oneself: one has something else on it.
    var occupied: Phrases
    /// Begins a condition.
    var conditions: Set<String>
    /// A condition that is none: an invitation, a question put indirectly.
    var notConditions: Phrases
    /// Never came about, or only nearly: "was supposed to".
    var unreal: Phrases
    /// Says a mistake is put right: "sorry, I mean".
    var correcting: Phrases
    /// Between two days to choose from.
    var or: Set<String>
    /// The same hour as before.
    var sameTime: Phrases

    // MARK: plans

    /// Words beside a day or an hour that say nothing but that it is chosen.
    var choosing: Set<String>
    /// Asks when: "when", "what time".
    var asksWhen: Phrases
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
    /// What parents and grandparents are called as if it were their name: "Mum's op".
    var kinNames: Set<String>
    /// Before a thing that is offered for the day behind it: "who's in for", "fancy".
    var offering: Phrases
    /// Ends a noun phrase that has a day: "is on", "takes place", "starts".
    var happening: Phrases
    /// What is due by a day: "is due", "deadline is".
    var due: Phrases
    /// "turns", "wird": before an age.
    var turning: Phrases
    var birthday: String
    /// A plan without a name of its own, with and without the other person's.
    var meeting: (alone: String, with: String)
    /// Articles and possessives before a noun.
    var determiners: Set<String>

    // MARK: places

    var placePrepositions: Phrases
    /// "mine", "ours": a place by itself behind such a preposition.
    var ownPlaces: Phrases
    /// Nouns that are a place: "park", "office".
    var placeNouns: Set<String>
    /// Ends of compound nouns that are a place: "strasse", "kirche".
    var placeEnds: [String]
    /// "room", "terminal": a place with the number or letter behind it.
    var numberedPlaces: Set<String>
    /// Before a place that is no meeting's: "live in", "from".
    var notPlaces: Set<String>

    // MARK: interests

    /// What people do for its own sake, as a noun: instruments, sports, crafts.
    var pastimes: Set<String>
    /// Before such a noun or a verb of making: "been", "started".
    var pastimeLeads: Phrases
    /// Verbs of making and learning: "restoring".
    var pastimeVerbs: Set<String>
    /// How often somebody does it: "every week". Said of a pastime, it is one.
    var often: Phrases
    /// The same verbs of a third person: "builds".
    var pastimeVerbsOfOthers: Set<String>
    /// Before what somebody makes again and again: "making my own".
    var ownMaking: Phrases
    /// Behind a pastime: "lesson".
    var lessons: Set<String>
    /// "plays", "spielt".
    var playing: Phrases
    /// "what does she like".
    var asksLiking: Phrases
    /// "do you still do".
    var asksHabit: Phrases
    var thirdPersons: Set<String>
    /// What nobody likes but in irony.
    var annoyances: Set<String>

    /// Words that tell of a change in a life, by kind; the first kind that fits counts.
    var news: [(kind: Extraction.News.Kind, words: Phrases)]

    /// Feasts, by their names.
    var feasts: [(name: Phrases, day: NamedDay)]

    /// Titles of works: a sentence with one of these words talks of a film, a book or a song.
    var works: Phrases
}
