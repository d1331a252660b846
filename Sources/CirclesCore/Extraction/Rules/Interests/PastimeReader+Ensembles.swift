/// Pastimes told by the company they are done in: "I sing in a gospel choir", "I'm in a running club".
extension PastimeReader {
    /// "In a gospel choir", "im Kirchenchor" behind a verb: who does it there does it again and again.
    func isInEnsemble(behind verb: Int) -> Bool {
        let clause = grammar.clause(around: verb..<verb + 1)
        guard let lead = (verb + 1..<verb + 4).first(where: { grammar.isWord($0, .ensembleLead) }) else { return false }
        return (lead + 1..<lead + 6).contains { index in
            clause.contains(index) && isEnsemble(index)
                && (lead + 1..<index).allSatisfy { grammar.isWord($0) }
        }
    }

    func isEnsemble(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return grammar.isWord(index, .ensemble)
            || grammar.has(.capitalisedNouns) && Cue.ensembleEnding.ends(token, beyond: 2)
    }

    /// "Film", of "a little film club": whatever a club is about, but for what a club is for by itself.
    private func isClubOf(_ index: Int, as club: Int) -> Bool {
        if isPastime(index) { return true }
        guard let token = grammar[index], token.kind == .word, !token.isCapitalised,
            grammar.isWord(club, in: lexicon.words.pastimeSigns.practice)
        else { return false }
        return !CommonWords.function.contains(token.word) && !grammar.isWord(index, .plainClub)
            && !grammar.isWord(index, .lessonAttribute) && !grammar.isWord(index, .placeAdjective)
            && !grammar.isWord(index, .plainPerson)
    }

    /// "I'm in a running club", "miembro de un club de ajedrez".
    func member(at index: Int) -> Liking? {
        let isOthers = grammar.length(.othersMemberLead, at: index)
        guard let length = isOthers ?? grammar.length(.memberLead, at: index), statement(around: index) != nil else {
            return nil
        }
        for noun in index + length..<index + length + 4 {
            guard grammar.isWord(noun) else { return nil }
            guard isEnsemble(noun) else { continue }
            // "A club de ajedrez"
            let behind = grammar.isWord(noun + 1, in: lexicon.words.ofWords) ? pastime(from: noun + 2) : nil
            let before = noun > index + length && isClubOf(noun - 1, as: noun) ? index + length..<noun + 1 : nil
            let topic = behind ?? before ?? (isPastime(noun) ? index + length..<noun + 1 : nil)
            guard let topic, let who = subject(before: index) else { return nil }
            return Liking(
                subject: isOthers == nil ? who.subject : .someoneElse, topics: [topic], start: min(who.start, index),
                end: max(topic.upperBound, noun + 1))
        }
        return nil
    }
}
