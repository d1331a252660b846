/// What tells, beside a pastime's name, that somebody has it for one.
struct PastimeSigns: Sendable {
    /// Pastimes that people also have as a duty, watch, or speak of without having them: "football", "French".
    var common: WordSet
    /// Names of several words: "pub quiz".
    var names: Phrases
    /// What hardly anybody has but for a pastime: "loom".
    var gear: WordSet
    /// Where people go for one, each with what they do there: "climbing wall".
    var places: [(name: String, words: Phrases)]
    /// What people do for fun who say that they do it to things: "restore", with its object behind it.
    var making: WordSet
    /// Beside a pastime, what it is done at: "night", "class".
    var practice: WordSet
    /// The same as the end of a compound: "probe", of "Chorprobe".
    var practiceEnds: WordEnds
    /// Behind one, who does it: "player".
    var players: WordSet
    /// Asks how one gets on with it: "how's the … coming along".
    var asksProgress: Patterns
    /// Ends of a word that say how fond somebody is of what stands before: "verrückt", of "pferdeverrückt".
    var fondEnds: WordEnds
    /// Somebody likes what was named last: "I love it", "that's my church".
    var lovesIt: Patterns
    /// The same of somebody else: "she loves it".
    var othersLoveIt: Patterns
    /// Somebody does again and again what was named last: "I go every week".
    var doesItOften: Patterns
    /// Kinds of signs, each counted once: it comes again, it gets on, it does one good, it takes its toll, something was got for it.
    var signs: [Phrases]
    /// Somebody lives by it, longs for it or performs: "can't wait for", "unwind by". Worth two signs.
    var devotion: Phrases
    /// Says that somebody does not come: "can't".
    var cannot: Phrases
    /// Right before one without an article: "got", of "got choir".
    var attending: WordSet
    /// Right behind it: "was", of "yoga was brutal".
    var was: WordSet
    /// It was for once, or not one's own: "birthday", "on telly".
    var once: WordSet
}
