/// Words of arrangements, folded.
enum PlanWords {
    /// Nouns that are an occasion by themselves.
    static let occasions = Lexicon.all(\.occasions)

    /// Ends of compounds: "Klassentreffen", "Viertelfinale".
    static let occasionEnds = Language.allCases.flatMap { Lexicon.of($0).words.occasionEnds }

    /// Heads that turn "concert" into a thing: "concert tickets", "birthday cake".
    static let things = Lexicon.all(\.things)

    /// Verbs of going and meeting; what follows them completes the title.
    static let verbs = Lexicon.all(\.planVerbs)

    /// After "going to": another verb than these is no plan to be somewhere.
    static let taskVerbs = Lexicon.all(\.taskVerbs)

    /// The head of no occasion, though a day stands behind it: "Free Saturday?", "Rain tomorrow".
    static let noTitles = Lexicon.all(\.noTitles)

    static let interjections = Lexicon.all(\.interjections)
}
