/// Hours in three or four figures without a sign between them.
extension Grammar {
    /// "at 730", "um 1930": round minutes without a sign before them. What may be a year is an hour next to a day only.
    func figures(at index: Int) -> TimeMatch? {
        guard let said = hourInFigures(at: index) else { return nil }
        // "Ok 330 then", "they can do 1745", "2030 kick off"
        let isSaid =
            isWord(index + 1, .thenAdverb) && endsClause(index + 2)
            || isWord(index - 1, .doVerb) && endsClause(index + 1) || length(.kickOff, at: index + 1) != nil
        guard
            isSaid
                || (isWord(index - 1, .believedHourLead) || isSign(index - 1, "@"))
                    && (endsTime(index + 1) || leadsToDay(index + 1))
        else { return nil }
        if isSaid { return TimeMatch(time: said, end: index + 1, isExplicit: true) }
        let mayBeYear = (1500...2099).contains(said.hour * 100 + said.minute)
        guard !mayBeYear || leadsToDay(index + 1) || (index - 3..<index).contains(where: { day(beginsAt: $0) }) else {
            return nil
        }
        return TimeMatch(time: said, end: index + 1, isExplicit: true)
    }

    /// Three or four figures that may be an hour with its round minutes.
    func hourInFigures(at index: Int) -> SpokenTime? {
        guard let token = self[index], token.kind == .number, (3...4).contains(token.text.utf8.count),
            let value = token.value, value / 100 <= 23, value % 100 <= 55, value % 5 == 0,
            !isAmount(index) || isWord(index + 1, .behindFourFigures)
        else { return nil }
        return SpokenTime(
            hour: value / 100, minute: value % 100, isTwelveHour: !token.text.hasPrefix("0") && value < 1300, half: nil,
            isDigital: true)
    }
}
