/// What is asked by a verb alone, and what is asked for once more.
extension Utterance {
    /// "¿Comemos juntos?", "on dîne ensemble ?": a meal by its verb.
    var asksToDine: Bool { isQuestion && diningVerb != nil }

    /// The verb that says which meal.
    var diningVerb: Int? {
        tokens.first { grammar[$0].map { lexicon.words.verbTitles[$0.text] != nil } ?? false }
    }

    /// The meal of that verb.
    var meal: PlanTitle? {
        diningVerb.flatMap { grammar[$0] }.flatMap { lexicon.words.verbTitles[$0.text] }.map { PlanTitle(text: $0) }
    }

    /// "Cuando era la boda?": what is still to come, and was told before.
    var asksAgain: Bool { asksWhen && tokens.contains { grammar.length(.askedAgain, at: $0) != nil } }
}
