extension Utterance {
    /// "Gig on the 14th, got tickets?": a number that answers is theirs.
    var asksOfCounted: Bool { isQuestion && !asksWhen && tokens.contains { grammar.isWord($0, .countedThing) } }
}
