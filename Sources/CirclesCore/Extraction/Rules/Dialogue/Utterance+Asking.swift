/// What is asked by a verb alone, beside a plan that is told, or once more.
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

    /// "Can you be in?", "kannst du ihn hinbringen?": something else is asked for than coming.
    var asksService: Bool {
        let head = grammar.head(of: tokens)
        return grammar.length(.requestOfOther, at: head) != nil
            && !tokens.contains { grammar.isWord($0, .attendingVerb) || grammar.isWord($0, .comingAlong) }
    }

    /// "Gas engineer tomorrow 12-4, can you be in?": told with its hour, and something else asked for than coming.
    func asksService(behind expression: TemporalExpression) -> Bool {
        let own = clause(around: expression.tokens)
        guard isQuestion, expression.time != nil, own.tokens.upperBound < tokens.upperBound else { return false }
        let rest = part(own.tokens.upperBound..<tokens.upperBound)
        return rest.expressions.isEmpty && rest.asksService
    }

    /// "Cuando era la boda?": what is still to come, and was told before.
    var asksAgain: Bool { asksWhen && tokens.contains { grammar.length(.askedAgain, at: $0) != nil } }
}
