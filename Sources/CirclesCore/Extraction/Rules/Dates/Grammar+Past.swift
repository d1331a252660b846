/// Verbs that tell of what has been.
extension Grammar {
    func isPastVerb(_ index: Int, in sentence: Range<Int>) -> Bool {
        // "I forgot I have choir": what follows is so.
        if isWord(index, .mindVerb), isWord(index + 1, in: words.first) { return false }
        guard isWord(index), !isWord(index, .thoughtOf) else { return false }
        let (word, marks) = (tokens[index].word, tokens[index].marks)
        // "Would you mind if we made it Sunday?": what is asked for is to come.
        if isWord(index - 1, in: words.first) || isWord(index - 1, .weSubject), isWord(index - 2, in: words.conditions)
        {
            return false
        }
        // "Was war nochmal am Donnerstag?", "when was the dentist again?": what one forgot may lie ahead.
        if isWord(head(of: sentence), .questionWord), sentence.contains(where: { length(.askedAgain, at: $0) != nil }) {
            return false
        }
        // "Dienstag wär mir lieber", "ich hätte Zeit": what might be is not over.
        if marks.contains(.umlaut), isWord(index, .umlautSubjunctive) { return false }
        if isGranted(index, in: sentence) { return false }
        if has(.accentedPast), isAccentedPast(tokens[index], at: index) { return true }
        // "J'ai mangé", "on a visité": not "c'est réservé", which holds for days to come.
        if has(.accentedParticiple), marks.contains(.finalAcuteE), !isWord(index, .standingParticiple),
            // "À la maternité"
            hasAuxiliary(before: index)
        {
            return true
        }
        // "On s'est mariés vendredi"
        if has(.accentedParticiple), marks.contains(.acuteEnding),
            (1...2).contains(where: { length(.reflexivePerfect, at: index - $0) == $0 })
        {
            return true
        }
        // "The 6th was all they had": a day that was given is still to come.
        if length(.onlyOffered, at: index + 1) != nil { return false }
        // "Done on Friday": a participle that begins what is said.
        if isWord(index, .doneAlready), index == head(of: sentence),
            isWord(index + 1, in: words.dayPrepositions) || day(at: index + 1) != nil
        {
            return true
        }
        if has(.accentedPast), ends(index, .imperfectEnding, beyond: 2),
            !ends(index, .conditionalEnding)
        {
            return true
        }
        // "Was machst du am Samstag?" asks.
        if Cue.pastCopula.contains(word), !words.asksOfToday.contains(word) {
            if isPresentTypedInHaste(index, in: sentence) { return false }
            // "I was thinking Saturday?" plans.
            return !isWord(index + 1, .planningVerb) && !isWord(index + 2, .planningVerb)
                && !(isWord(index - 1, .wishLead))
        }
        if isWord(index, .hadVerb) {
            if (1...3).contains(where: { length(.onlyOffered, at: index - $0).map { $0 > 2 } ?? false }) {
                return false
            }
            // "Had to put him down on Tuesday", but "had to move it to Tuesday"
            if isWord(index + 1, .toPreposition) {
                return !isWord(index + 2, .arrangedByHaving) && words.moving.length(in: self, at: index + 2) == nil
            }
            return !isWord(index + 1, .behindHadPlan)
        }
        if Cue.ambiguousPast.contains(word), !isWord(index + 1, .toPreposition) {
            return isAmbiguousPast(index, in: sentence)
        }
        if isWord(index, .didNot) {
            return !isWord(index + 1, .behindDidNot)
        }
        if isWord(index, .didVerb) { return !isWord(index + 1, .weSubject) }
        // "The appointment came through, 14 Jan 10.40"
        if isWord(index + 1, .grantingParticle), isWord(index, .pastVerb),
            sentence.contains(where: { PlanReader(grammar: self).isOccasion($0) })
        {
            return false
        }
        // "I'm broke": how somebody is.
        if isWord(index, .stateOfSomebody), isWord(index - 1, .copulaOfThing) || isWord(index - 1, .beingSomebody) {
            return false
        }
        if isWord(index, .pastVerb) {
            // "I get paid on the 8th"
            return !isWord(index - 1, .passiveAuxiliary) && !isInOccasion(index) && !isNoun(index)
        }
        if isRegularPast(index, in: sentence) { return true }
        // "Mardi je suis pris": how somebody is.
        if isWord(index, .takenUp), isWord(index - 1, .beingTakenUp) { return false }
        // "J'ai reçu", "on a perdu"
        if has(.accentedParticiple), isWord(index, .shortParticiple) {
            // "Dimanche c'est mort"
            return hasAuxiliary(before: index) && !(isWord(index, .deadOff) && isWord(index - 1, .identifying))
        }
        if isWord(index, .presentOrParticiple) { return isWord(index - 1, .perfectAuxiliary) }
        return sentence.contains { isWord($0, .perfectAuxiliary) } && isParticiple(tokens[index])
    }

    /// "J'ai [tout] vu", but "à la sortie"
    private func hasAuxiliary(before index: Int) -> Bool {
        (1...3).contains {
            isWord(index - $0, .perfectAuxiliary) && self[index - $0]?.marks.contains(.graveOrCedilla) == false
        }
    }

    /// "While were away", "were in Lisbon 4-9 April": of us, where nobody else is said to have been so.
    private func isPresentTypedInHaste(_ verb: Int, in sentence: Range<Int>) -> Bool {
        isWord(verb, .weAreInHaste) && (verb == head(of: sentence) || isWord(verb - 1, .beforeWeAre))
            && !isWord(verb + 1, .pastSubject) && !isWord(verb + 1, in: words.determiners)
    }

    /// The "sang" of "prise de sang", which is no verb of another language.
    private func isInOccasion(_ index: Int) -> Bool {
        (0...2).contains { back in
            words.occasionPhrases.length(in: self, at: index - back).map { $0 > max(back, 1) } ?? false
        }
    }

    /// "Con vino", "llevo vino": a noun, and nothing that has been.
    private func isNoun(_ index: Int) -> Bool {
        has(.droppedSubjects)
            && (isWord(index - 1, in: words.determiners) || isWord(index - 1, .titleComplement)
                || isWord(index - 1, in: words.ofWords) || isWord(index - 1, .bringingVerb))
    }

    /// "Recibí", "comí", "pillé", "llegó", "nacieron"
    private func isAccentedPast(_ token: Token, at index: Int) -> Bool {
        guard token.text.count > (token.marks.contains(.finalAcuteI) ? 3 : 4), !isWord(index, .noPastForm),
            !(index - 1...index).contains(where: { words.moving.length(in: self, at: $0) != nil })
        else { return false }
        // Not "iré", which is to come, nor "un café".
        if token.marks.contains(.finalAcuteE), !Cue.ownFutureEnding.ends(token, beyond: 1),
            !token.isCapitalised || index == 0,
            !isWord(index - 1, in: words.determiners), !isWord(index - 1, in: words.ofWords)
        {
            return true
        }
        if token.marks.contains(.finalAcuteO) || token.marks.contains(.finalAcuteI) { return true }
        return Cue.preteriteEnding.ends(token, beyond: 2)
    }

    /// "They found me a slot on the 19th", "hab einen Termin am Montag bekommen": the day is that of what somebody was given.
    private func isGranted(_ verb: Int, in sentence: Range<Int>) -> Bool {
        if isWord(verb, .offeringVerb) { return true }
        guard isWord(verb, .grantingVerb) else { return false }
        if sentence.contains(where: { isWord($0, .slotNoun) }) { return true }
        // "Got yoga on Monday": what one has.
        return isWord(verb, .possessingVerb) && isOwnEngagement(behind: verb, in: sentence)
    }

    private func isOwnEngagement(behind verb: Int, in sentence: Range<Int>) -> Bool {
        let reader = PlanReader(grammar: self)
        return (verb + 1..<max(sentence.upperBound, verb + 1)).prefix(6).contains {
            (reader.isOccasion($0) || isWord($0, .ownAffair)) && !isWord($0, .receivedThing)
        }
    }

    /// "He left on Monday", "my sister gave birth", "got my results", "got engaged": by its subject, or what it is done to.
    private func isAmbiguousPast(_ index: Int, in sentence: Range<Int>) -> Bool {
        // "Have you got the 29th?"
        if isWord(index, .possessingVerb), isWord(index - 2, .haveAuxiliary), isWord(index - 1, in: words.youSubjects) {
            return false
        }
        if isSubject(endingAt: isWord(index - 1, .pastAdverb) ? index - 1 : index) { return true }
        guard index == head(of: sentence) else { return false }
        if let next = self[index + 1], Cue.pastEnding.ends(next.text, beyond: 2) {
            return !Cue.arrangingParticiple.contains(next.word)
        }
        return isWord(index + 1, in: words.mine) && RelationWords.relations[word(at: index + 2)] == nil
    }

    /// Whoever does what the verb at `index` tells: a pronoun, a relative or somebody by name right before it.
    private func isSubject(endingAt index: Int) -> Bool {
        if isWord(index - 1, .pastSubject) { return true }
        guard let token = self[index - 1], token.kind == .word else { return false }
        if token.isCapitalised, GivenNames.common.contains(token.text) { return true }
        return (index - 3..<index).contains { RelativeMention(in: self, at: $0)?.tokens.upperBound == index }
    }

    /// "I finally finished", "my cousin graduated", "the boiler exploded", "painted the fence": whoever did it and a word in -ed that does
    /// not arrange anything, or at the head of what is said what it was done to.
    private func isRegularPast(_ index: Int, in sentence: Range<Int>) -> Bool {
        guard ends(index, .pastEnding, beyond: 2), !isWord(index - 1, .passiveAuxiliary) else { return false }
        // "He moved out"
        let isLeaving =
            isWord(index + 1, .movingHouse)
            && !sentence.contains { $0 > index && isWord($0, in: words.to) && day(at: $0 + 1) != nil }
        // "Picked it up on Friday"
        let isTaken = isWord(index + 1, .itObject) && isWord(index + 2, .deedParticle)
        guard isLeaving || isTaken || !Cue.arrangingParticiple.contains(word(at: index)) else { return false }
        // "They just called about the scan": what the talk is of may be to come.
        if isWord(index + 1, .aboutPreposition) { return false }
        let subject = isWord(index - 1, .pastAdverb) ? index - 1 : index
        if isWord(subject - 1, .pronounSubject) || isSubject(endingAt: subject) { return true }
        let head = head(of: sentence)
        if index == head {
            return isLeaving || isTaken || isWord(index + 1, in: words.determiners) || isWord(index + 1, in: words.mine)
        }
        // A noun with its article, and nothing before it that needs the rest: "the boiler exploded".
        let noun = head + 1..<max(subject, head + 1)
        let isNoun =
            (1...2).contains(noun.count)
            && noun.allSatisfy { index in
                self[index].map { $0.kind == .word && !CommonWords.function.contains($0.word) } ?? false
            }
        return isNoun && (isWord(head, in: words.determiners) || isWord(head, in: words.mine))
    }

    /// "gesehen", "angerufen", "telefoniert" — not "gebucht", "eingeladen", "geschlossen", which hold for days to come.
    func isParticiple(at index: Int) -> Bool { self[index].map { $0.kind == .word && isParticiple($0) } ?? false }

    private func isParticiple(_ token: Token) -> Bool {
        let word = token.text
        guard word.count > 5, !Cue.standingParticiple.contains(token.word) else { return false }
        if Cue.plainParticiple.contains(token.word) { return true }
        let endings = words.participles
        if endings.alone.contains(where: { word.endsInBytes(of: $0) }) { return true }
        guard !endings.prefix.isEmpty, endings.ends.contains(where: { word.endsInBytes(of: $0) }) else { return false }
        if word.hasPrefix(endings.prefix) { return true }
        return Cue.participleParticle.texts
            .contains {
                word.hasPrefix($0 + endings.prefix) && word.count > $0.count + 5
            }
    }
}
