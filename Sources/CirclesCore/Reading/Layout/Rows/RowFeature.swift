/// What is asked of each piece of a page of rows. None has a scale: sizes are compared with body text, distances with the lines of
/// one paragraph, colours with those of most of the text.
package enum RowFeature: String, CaseIterable, Sendable {
    case always
    // Its print beside body text.
    case small, large, otherInk, pale, colored, paleAndSmall
    // Where it stands.
    case inColumn, beforeColumn, setIn, farIn, inMiddle, hasRight, hasLeft, hasNameLeft, onPill, onFill, barred, edged
    // What its words are.
    case oneWord, fewWords, upToFour, manyWords, letters, fewLetters, noLetters, wide, endsSentence, beginsSmall,
        bulleted, quoteMark
    case name, properName, capitals, repeated, repeatedBeginning, field, address, day, notice, action
    // Moments.
    case moment, endsInMoment, besideMoment, momentAbove, momentBelow
    // Beside the pieces above and below.
    case touchingAbove, pitchAbove, widerAbove, looseAbove, doubleAbove, farAbove
    case touchingBelow, pitchBelow, widerBelow, looseBelow, doubleBelow, farBelow
    case sameInkAbove, sameSizeAbove, smallerThanAbove, sameGroundAbove, sameEdgeAbove, nameAbove
    case sameInkBelow, sameSizeBelow, smallerThanBelow, sameGroundBelow, sameEdgeBelow, nameBelow
    case nearerBelow, roomAbove, endedAbove, anewAbove, unwrappedRoom
    // Which of the distances that the page has it is: of lines, or of messages.
    case near, parted, undivided, undividedRoom, undividedSmall, partedFull, nearRoom, emptyAbove
    // As headings are.
    case timedName, repeatedName, nameOfOtherInk, nameOnOtherGround, nameNearerBelow, nameAtEdge, shortDarkName

    private static let indices: [RowFeature: Int] = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// Whether it is so of a piece with these features.
    func isSet(in values: [Double]) -> Bool { Self.indices[self].map { values[$0] > 0 } ?? false }
}

/// What is asked of a page whose pieces are labelled, each 0…1 but the certainty.
package enum RowEvidence: String, CaseIterable, Sendable {
    case always
    case headings, alignedHeadings, headingsPerMessage, headingsFollowed, headingsWithMoment, headingsOnFills
    case saidOnFills, allOnFills, onFillsAtRight, saidInColumn, saidFarIn
    case namesBeforeText, actions, certainty
}
