/// Words that name what people arrange to do.
enum PlanWords {
    static let occasions: Set<String> = [
        "dinner", "lunch", "breakfast", "brunch", "coffee", "drinks", "beer", "meeting", "call", "party", "movie",
        "game",
    ]
}
