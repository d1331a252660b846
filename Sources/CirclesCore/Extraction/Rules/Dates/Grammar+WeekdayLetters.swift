/// Two letters for a day of the week, which may be another word: "So", "Mo um 18 Uhr", "kann sa nich".
extension Grammar {
    func isWeekdayLetters(_ index: Int) -> Bool {
        // "Kannst du am Sa den Grill mitbringen?"; "Do" and nothing else
        if isWord(index - 1, .onDay) || isAllSaid(index) { return true }
        if isLetterOfSentence(index) { return true }
        if isWord(index - 1, .beforeDayLetters) {
            return endsClause(index + 1) || isTimeLike(index + 1) || isWord(index + 1, .partOfDay)
                || isWord(index + 1, .behindDayLetters)
        }
        // "Ok So 10 Uhr": "so" has no capital inside a sentence.
        let isAmbiguous = isWord(index, .ambiguousDayLetters) && self[index - 1]?.kind != .word
        // "Mo um 18 Uhr", "Mi geht", "So passt nicht": "so passt es" is how it fits, "so um sechs" when.
        if isWord(index + 1, .behindDayLetters), self[index + 2]?.kind == .number, !isAmbiguous { return true }
        if isWord(index + 1, .dayLettersSuit), isWord(index + 2, .suitsHow) || !isAmbiguous && endsClause(index + 2) {
            return true
        }
        // "Abfahrt So früh um 6"
        if !isAmbiguous, isWord(index + 1, .partOfDay) || isWord(index + 1, .morningPart),
            endsClause(index + 2) || isTimeLike(index + 2)
                || isWord(index + 2, .behindDayLetters) && isNumber(index + 3)
        {
            return true
        }
        // "Lieber So, Sa muss ich arbeiten"
        if self[index - 1]?.kind == .word, endsClause(index + 1), !isWord(index - 1, in: words.determiners) {
            return true
        }
        if !isAmbiguous, endsClause(index - 1), isWord(index + 1, .behindDayAtHead) { return true }
        // "Sa Flohmarkt?"
        if !isAmbiguous, isWord(index + 1, in: PlanWords.occasions), self[index + 1]?.isCapitalised == true {
            return true
        }
        // "Do oder Fr?"
        if isWord(index + 1, in: words.or), isLetters(index + 2) || plainName(index + 2) { return true }
        if isWord(index - 1, in: words.or), isLetters(index - 2) || plainName(index - 2) { return true }
        return
            (isSign(index + 1, ".", ",") && self[index + 2]?.kind == .number && !isAmount(index + 2)
            && !isWord(index, .ambiguousDayLetters))
            || (isTimeLike(index + 1) && self[index + 1]?.kind == .number) || !isAmbiguous && isSpokenHour(index + 1)
    }

    /// "Gehen wir Di wandern?", "das passt super, Do?", "Sa leider nicht": two letters with a capital are no other word, but for "so" and for who
    /// is called so: "Mo kommt auch", "Fr. Müller".
    private func isLetterOfSentence(_ index: Int) -> Bool {
        // "Können wir das Mo machen?"
        let isBeforeDoing =
            self[index + 1].map { $0.kind == .word && !$0.isCapitalised && Cue.infinitiveEnding.ends($0, beyond: 2) }
            ?? false
        guard !isWord(index, .ambiguousDayLetters), !isWord(index - 1, in: words.determiners) || isBeforeDoing,
            !isWord(index - 1, .beforeNickname), !isWord(index + 1, .behindNickname),
            !(isSign(index + 1, ".") && self[index + 2]?.kind == .word),
            self[index + 1]?.isCapitalised != true || isWord(index + 1, .hadOnDay)
        else { return false }
        let isInside = self[index - 1]?.kind == .word || isSign(index - 1, ",")
        let isHead = index == 0 || endsClause(index - 1)
        return isInside || isHead && (self[index + 1]?.kind == .word || isSign(index + 1, "?"))
    }

    private func isAllSaid(_ index: Int) -> Bool {
        index == 0 && !isWord(index, .ambiguousDayLetters) && (tokens.count == 1 || tokens.count == 2 && endsClause(1))
    }

    /// "[Fr] halb neun", "[Fr.] um 20:30".
    private func isSpokenHour(_ index: Int) -> Bool {
        if isSign(index, "."), isGlued(index), isWord(index + 1, .behindDayLetters) {
            return self[index + 2]?.kind == .number
        }
        return self[index]?.kind == .word && clockTime(at: index) != nil
    }

    private func isLetters(_ index: Int) -> Bool {
        guard let token = self[index], token.kind == .word, token.isCapitalised else { return false }
        return words.weekdayLetters[token.word] != nil
    }

    /// However they are written.
    private func isDayLetters(_ index: Int) -> Bool {
        isWord(index, in: words.weekdayLetters) || plainName(index)
    }

    private func plainName(_ index: Int) -> Bool {
        self[index].map { $0.kind == .word && CalendarWords.weekdays[$0.word] != nil } ?? false
    }

    /// "Kann sa nich", "fr?": written small only where nothing else can stand.
    func isSmallWeekdayLetters(_ index: Int) -> Bool {
        // "Sauna am sa um 16 Uhr?"
        if isWord(index - 1, .onDay),
            !isWord(index, .ambiguousDayLetters) || isWord(index + 1, .atHour) || isSign(index + 1, "?")
        {
            return true
        }
        // "Kannst du fr-so die Katze füttern?"
        if isSign(index + 1, "-", "–"), words.weekdayLetters[word(at: index + 2)] != nil { return true }
        if isSign(index - 1, "-", "–"), words.weekdayLetters[word(at: index - 2)] != nil { return true }
        // "Sa geht nicht, so?"
        if isSign(index + 1, "?"), endsClause(index - 1), (max(0, index - 6)..<index).contains(where: isDayLetters) {
            return true
        }
        // "Nich sa sondern so 16:30"
        if isWord(index - 1, .butRather), endsClause(index + 1) || isTimeLike(index + 1) { return true }
        guard !isWord(index, .ambiguousDayLetters) else { return false }
        // "Ich hätte do oder fr Zeit"
        if isWord(index + 1, in: words.or) && isDayLetters(index + 2)
            || isWord(index - 1, in: words.or) && isDayLetters(index - 2)
        {
            return true
        }
        // "Kannst du mir sa den Hänger leihen?": no other word of the language.
        if isWord(index, .sureDayLetters), self[index - 1]?.isCapitalised != true, !isWord(index - 1, .beforeNoLetters)
        {
            return true
        }
        // "Der Tierarzt hat fr 17:10 frei", "habt ihr sa früh Ballett?", "bin do bis mo weg"
        if clockTime(at: index + 1) != nil || isWord(index + 2, .clockWord) && isTimeLike(index + 1)
            || isWord(index + 1, .partOfDay) || isWord(index + 1, .morningPart)
            || isWord(index + 1, in: words.through) && isDayLetters(index + 2)
            || isWord(index - 1, in: words.through) && isDayLetters(index - 2)
        {
            return true
        }
        // "Ja do?", "do gut"
        if isSign(index + 1, "?"), words.accepting.length(in: self, at: index - 1) == 1 { return true }
        let isHead = endsClause(index - 1) || index == 0
        // "Fr kann ich nicht", "sa passt", "sa dann", "mi grillen?"
        if isHead, isWord(index + 1, in: PlanWords.occasions) { return true }
        if isHead, isWord(index + 1, .thenAdverb) && endsClause(index + 2) || suitsOrTells(index + 1) { return true }
        // "Fr halb neun im Kino", "fr um 8 Kino?", "ja fr 19:30"
        let isBehindAnswer =
            endsClause(index - 2) && words.accepting.length(in: self, at: index - 1) == 1
        if isHead || isBehindAnswer || isWord(index - 1, in: PlanWords.occasions),
            isTimeLike(index + 1) && !isHead || isSpokenHour(index + 1)
                || isWord(index + 1, .behindDayLetters) && self[index + 2]?.kind == .number
        {
            return true
        }
        // "Do. Um 3?", "fußball do?"
        let isAlone =
            endsClause(index - 1)
            && (isSign(index + 1, "?") || isSign(index + 1, ".") && clockTime(at: index + 2) != nil)
            || isSign(index + 1, "?") && isWord(index - 1, in: PlanWords.occasions)
        let isSaid =
            (1...2).contains { length(.smallDayLead, at: index - $0) == $0 } || isWord(index - 1, .beforeDayLetters)
        return isAlone
            || isSaid
                && (endsClause(index + 1) || isWord(index + 1, .smallDayTail) || isTimeLike(index + 1)
                    || isWord(index + 1, .smallDayLast) && endsClause(index + 2))
    }

    /// "[Sa] passt nicht", "[fr] kann ich": "mi geht es gut" is no Wednesday.
    private func suitsOrTells(_ index: Int) -> Bool {
        if isWord(index, .dayLettersSuit) { return isWord(index + 1, .suitsHow) || endsClause(index + 1) }
        return isWord(index, .behindDayAtHead)
    }

    func isTimeLike(_ index: Int) -> Bool {
        if let token = self[index], token.kind == .number, token.isShortNumber { return !isAmount(index) }
        return (isWord(index, .timeLead) || isSign(index, "@", ","))
            && (self[index + 1]?.isShortNumber ?? false) && !isAmount(index + 1)
    }
}
