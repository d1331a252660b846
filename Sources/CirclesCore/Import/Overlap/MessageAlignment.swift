/// How two pictures of one conversation lie on one another: message by message, in order, without a gap.
///
/// Wherever both show a message at the same place, it is the same one, or what the edge of one picture left of it; what only
/// one of them shows lies before or after. Where one was never read (a text, an exported chat), a few messages of the other may have
/// a word misread, if those around them are the same and tell enough by themselves.
package struct MessageAlignment: Hashable, Sendable {
    /// Where in the first list the second's first message stands; negative when it stands before all of them.
    package let offset: Int
    /// How many messages both show.
    package let count: Int

    /// Letters that all messages in common must have together, when there are at least two of them.
    private static let leastLetters = 10
    /// A message in common that is enough by itself has so many letters.
    private static let distinctive = 25
    /// The same of a text that shows nothing else: nothing in it can have been misread.
    private static let wholeText = 15
    /// One message of so many may have a word misread, or a single one.
    private static let misreadOf = 4
    /// Beside such a message so many are the same.
    private static let leastAround = 2
    /// Comparisons of messages, at most: beyond, no alignment is looked for.
    private static let maximumComparisons = 4_000_000

    /// The one way that both lists lie on one another; nil when they do not, when what they have in common could be said
    /// twice by chance ("ok", "ok"), or when there are two ways.
    static func find(_ first: [MessageObservation], _ second: [MessageObservation]) -> MessageAlignment? {
        guard !first.isEmpty, !second.isEmpty, first.count <= maximumComparisons / second.count / 2 else { return nil }
        for mayBeMisread in [false, true] {
            var found: MessageAlignment?
            for offset in (1 - second.count)..<first.count {
                guard let alignment = at(offset, first, second, mayBeMisread: mayBeMisread) else { continue }
                guard found == nil else { return nil }
                found = alignment
            }
            if let found { return found }
        }
        return nil
    }

    /// Both show the same messages, and nothing else.
    static func areEqual(_ first: [MessageObservation], _ second: [MessageObservation]) -> Bool {
        first.count == second.count && zip(first, second).allSatisfy { $0.isSame(as: $1) || $0.isSameScrap(as: $1) }
            && (isTelling(first) || zip(first, second).contains { $0.isOfSameMoment(as: $1) })
    }

    /// The second shows messages of the first, in their order, and nothing else; between them others may be left out, as where
    /// messages are chosen one by one and copied.
    ///
    /// - Parameter isTold: Whether two that are the same are told to be one by more than what they say.
    static func isWithin(
        _ first: [MessageObservation], _ second: [MessageObservation],
        where isTold: (MessageObservation, MessageObservation) -> Bool = { _, _ in true }
    ) -> Bool {
        guard !second.isEmpty, second.count <= first.count else { return false }
        return isChosen(from: first, second, isTold) || isRow(of: first, second, isTold)
    }

    /// One message after the other, with others left out between them.
    private static func isChosen(
        from first: [MessageObservation], _ second: [MessageObservation],
        _ isTold: (MessageObservation, MessageObservation) -> Bool
    ) -> Bool {
        var rest = first[...]
        var isSure = isTelling(second)
        for message in second {
            guard let index = rest.firstIndex(where: { $0.isSame(as: message) && isTold($0, message) }) else {
                return false
            }
            isSure = isSure || rest[index].isOfSameMoment(as: message)
            rest = rest[(index + 1)...]
        }
        return isSure
    }

    /// A picture's messages in a row, some of them with a word misread. Nothing is left out between them: what stands around such
    /// a message is what tells which one it is.
    private static func isRow(
        of first: [MessageObservation], _ second: [MessageObservation],
        _ isTold: (MessageObservation, MessageObservation) -> Bool
    ) -> Bool {
        guard first.count <= maximumComparisons / second.count, first.contains(where: \.isText),
            !second.contains(where: \.isText)
        else { return false }
        return (0...first.count - second.count).contains { offset in
            zip(first.dropFirst(offset), second).allSatisfy(isTold)
                && at(offset, first, second, mayBeMisread: true)?.count == second.count
        }
    }

    private static func at(
        _ offset: Int, _ first: [MessageObservation], _ second: [MessageObservation], mayBeMisread: Bool
    ) -> MessageAlignment? {
        let range = max(0, offset)..<min(first.count, offset + second.count)
        var same: [MessageObservation] = []
        var isSure = false
        var misread: [Int] = []
        for index in range {
            let (one, other) = (first[index], second[index - offset])
            if one.isSame(as: other) {
                same.append(one)
                isSure = isSure || one.isOfSameMoment(as: other)
            } else if !isAtEdge(index, first) || !one.isCutOff(of: other) {
                guard isAtEdge(index - offset, second), other.isCutOff(of: one) else {
                    misread.append(index)
                    // Counted first: two readings are compared where one decides.
                    guard mayBeMisread, misread.count <= max(1, range.count / misreadOf) else { return nil }
                    continue
                }
            }
        }
        if !misread.isEmpty {
            guard same.count >= leastAround,
                misread.allSatisfy({ first[$0].isMisreading(of: second[$0 - offset]) })
            else { return nil }
        }
        let isWhole = range.count == second.count
        return isSure || isTelling(same, isWhole: isWhole) ? MessageAlignment(offset: offset, count: range.count) : nil
    }

    private static func isAtEdge(_ index: Int, _ messages: [MessageObservation]) -> Bool {
        index == 0 || index == messages.count - 1
    }

    /// Whether nobody would say just this again: a long message, or two different ones.
    ///
    /// - Parameter isWhole: They are all that one of the two shows.
    private static func isTelling(_ messages: [MessageObservation], isWhole: Bool = true) -> Bool {
        if messages.contains(where: { $0.letters.count >= ($0.isText && isWhole ? wholeText : distinctive) }) {
            return true
        }
        let texts = Set(messages.map(\.letters)).filter { !$0.isEmpty }
        return texts.count > 1 && texts.reduce(0) { $0 + $1.count } >= leastLetters
    }
}
