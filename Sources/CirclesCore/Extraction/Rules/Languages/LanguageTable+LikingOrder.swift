extension LanguageTable {
    /// The order in which it is said who likes what.
    enum LikingOrder: Sendable {
        /// "I really love jazz".
        case subjectFirst
        /// "Am liebsten koche ich": the verb stands second, and an adverb may carry the liking.
        case verbSecond
        /// "Me encanta el cine": what is liked may be the subject.
        case experiencer
    }
}
