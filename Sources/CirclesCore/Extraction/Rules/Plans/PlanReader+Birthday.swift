/// Birthdays by who turns how old, or has one on a day: "Lotte turns eight", "Lisa hat am 3. Mai Geburtstag".
extension PlanReader {
    private var lexicon: Lexicon { grammar.lexicon }

    /// "turns 30", "wird am 9. Januar acht", "is 6 next Tuesday".
    func birthday(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        for index in sentence {
            let verb =
                lexicon.words.turning.length(in: grammar, at: index) ?? (grammar.isWord(index, .isVerb) ? 1 : nil)
            guard let verb, index > sentence.lowerBound else { continue }
            let isWeak = grammar.isWord(index, .weakTurning)
            let next = index + verb
            // "Mum is on Saturday 60, we celebrate from three"
            let behindDay = grammar.day(at: moment.lowerBound)?.end ?? moment.upperBound
            let age = [next, moment.upperBound, behindDay].first { position in
                sentence.contains(position) && (!moment.contains(position) || position == behindDay) && isAge(position)
                    && (!isWeak || position == moment.upperBound || position == behindDay
                        || position + 1 == moment.lowerBound
                        || grammar.isWord(position + 1, .behindAge))
            }
            guard let age, !isWeak || isPerson(before: index, in: sentence) else { continue }
            let start = personStart(before: index, in: sentence)
            // "Opa wird 80", but not "she's turning 30".
            let isNamed = (start..<index).allSatisfy {
                grammar.isWord($0, in: lexicon.words.determiners)
                    || isTitleWord($0) && !grammar.isSomebodyElse($0)
                        && !grammar.isWord($0, .speakers) && !grammar.isWord($0, .pronounSubject)
                    || grammar.words.kinNames.contains(grammar.word(at: $0)) || grammar.isRelation($0)
            }
            let first = grammar.isWord(start, in: lexicon.words.determiners) ? start + 1 : start
            return isNamed && first < index
                ? Plan(title: first..<index, ending: " (\(lexicon.words.birthday))", isName: true)
                : Plan(title: start..<max(age + 1, index + verb), gist: lexicon.words.birthday)
        }
        return numberedBirthday(near: moment, in: sentence) ?? birthdayHad(near: moment, in: sentence)
            ?? aged(near: moment, in: sentence)
    }

    /// "You're 30 on Thursday", "she's six tomorrow"
    private func aged(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        let start = sentence.first { index in
            let next = grammar.isWord(index + 2, .behindAge) ? index + 3 : index + 2
            return grammar.isWord(index, .agedContraction) && isAge(index + 1)
                && grammar[index + 1]?.value.map { (1...110).contains($0) } ?? true
                && next == moment.lowerBound && grammar.clockTime(at: next) == nil
        }
        return start.map { Plan(title: $0..<$0 + 2, gist: lexicon.words.birthday) }
    }

    /// "Lisa hat am 3. Mai Geburtstag"
    private func birthdayHad(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        guard let verb = sentence.first(where: { grammar.isWord($0, .havingBirthday) }),
            sentence.contains(moment.upperBound),
            grammar[moment.upperBound]?.text == lexicon.words.birthday.folded, verb > sentence.lowerBound,
            isPerson(before: verb, in: sentence)
        else { return nil }
        let start = personStart(before: verb, in: sentence)
        let first = grammar.isWord(start, in: lexicon.words.determiners) ? start + 1 : start
        guard first < verb, !grammar.isWord(first, .speakers), !grammar.isWord(first, .pronounSubject) else {
            return nil
        }
        return Plan(title: first..<verb, ending: " (\(lexicon.words.birthday))", isName: true)
    }

    /// "It's my 40th on the 12th", "Dad's 60th is on Sunday"
    private func numberedBirthday(near moment: Range<Int>, in sentence: Range<Int>) -> Plan? {
        numberOfBirthday(near: moment, in: sentence).map { age in
            // "Josh's 40th", but "my 40th"
            grammar[age - 1]?.isPossessive == true
                ? Plan(title: age - 1..<age + 2, ending: " " + lexicon.words.birthday, isName: true)
                : Plan(title: age..<age + 2, gist: lexicon.words.birthday)
        }
    }

    /// Where the number stands: somebody's, and no noun follows.
    func numberOfBirthday(near moment: Range<Int>, in sentence: Range<Int>) -> Int? {
        let ages = sentence.filter { index in
            grammar[index]?.kind == .number && !moment.contains(index) && (1...110).contains(grammar[index]?.value ?? 0)
                && grammar.isWord(index + 1, .ordinalSuffix) && grammar.isGlued(index + 1)
        }
        return ages.first { index in
            let owner = grammar[index - 1]
            let isSomebodys =
                grammar.isWord(index - 1, in: RelationWords.mine) || grammar.isWord(index - 1, in: RelationWords.yours)
                || grammar.isWord(index - 1, in: lexicon.words.theirs)
                || owner?.kind == .word && owner?.isPossessive == true && grammar.day(at: index - 1) == nil
                    && !CommonWords.function.contains(owner?.word ?? .unknown)
            let next = index + 2
            return isSomebodys
                && (grammar.endsClause(next) || next == moment.lowerBound || grammar.isWord(next, .behindAge)
                    || grammar.isWord(next, .isPredicate))
        }
    }

    private func isAge(_ index: Int) -> Bool {
        guard let token = grammar[index] else { return false }
        if token.kind == .number {
            return token.isShortNumber && !(grammar.clockTime(at: index)?.isExplicit ?? false)
                && (grammar.endsClause(index + 1) || grammar.isWord(index + 1, .behindAge))
                || token.isShortNumber && grammar.day(at: index + 1) != nil
        }
        return CalendarWords.numbers[token.word] != nil
            && !Cue.oneArticle.contains(token.word)
    }

    private func isPerson(before verb: Int, in sentence: Range<Int>) -> Bool {
        if grammar.isWord(verb - 1, .agedPerson) { return true }
        // "Papa wird am Sonntag 70", "Lisa wird …"
        if let name = grammar[verb - 1], sentence.contains(verb - 1), name.isCapitalised,
            RelationWords.relations[name.text] != nil || GivenNames.isKnown(name.text)
        {
            return true
        }
        return (max(sentence.lowerBound, verb - 4)..<verb).contains { RelativeMention(in: grammar, at: $0) != nil }
    }

    private func personStart(before verb: Int, in sentence: Range<Int>) -> Int {
        (max(sentence.lowerBound, verb - 4)..<verb).first { RelativeMention(in: grammar, at: $0) != nil }
            ?? max(sentence.lowerBound, verb - 1)
    }
}
