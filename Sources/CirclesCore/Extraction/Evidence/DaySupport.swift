/// Whether a day or a time that a model worked out is borne out by the message it is said to stand in.
///
/// What was read of a message is kept for the next item that rests on it; so this is for one check, on one thread.
final class DaySupport {
    /// A message as far as days and hours go.
    private struct Reading {
        var folded: FoldedText
        var words: [String]
        var tokens: [Token]
        var grammar: Grammar
        var temporalExpressions: [TemporalExpression]
        var numbers: Set<Int>
    }

    private let days: DaysOfMessages
    private var readings: [Int?: Reading] = [:]

    init(_ transcript: Transcript, capturedAt: CaptureTime) {
        days = DaysOfMessages(transcript, capturedAt: capturedAt)
    }

    /// May the day that the message was written on be another one?
    func isUncertain(in passage: Passage) -> Bool { passage.message.map(days.isUncertain(ofMessage:)) ?? false }

    /// Does the message name that day: by its date, its weekday, its month, or relative to the day it was written on?
    func bears(_ date: CalendarDate, in passage: Passage) -> Bool {
        let reading = reading(of: passage)
        let today = days.day(ofMessage: passage.message ?? .max)
        for case (let expression, _)? in reading.temporalExpressions.map(\.day) {
            let meant = [Direction.future, .past].compactMap { expression.resolved(today: today, direction: $0) }
            if meant.contains(date) { return true }
            // "Next Friday" means two Fridays; a day of the month, that of any month.
            switch expression {
            case .weekday(date.weekday, _), .dayOfMonth(date.day, _): return true
            case .monthDay(date.month, date.day, _): return true
            default: break
            }
        }
        if isNumbered(date.day, in: reading) { return true }
        let isNamed = reading.words.contains { word in
            CalendarWords.months[word] == date.month || CalendarWords.weekdays[word] == date.weekday
        }
        return isNamed || DayWords.name(date, today: today, in: reading.folded)
    }

    /// Does the message name that hour, on a clock of twelve hours or of twenty-four?
    func bears(_ time: ClockTime, in passage: Passage) -> Bool {
        let reading = reading(of: passage)
        let hours = [
            time.hour, time.hour > 12 ? time.hour - 12 : time.hour + 12, (time.hour + 1) % 24, (time.hour + 1) % 12,
        ]
        // "Half eight" and "quarter to eight" name the hour that follows.
        let named = time.minute < 15 ? hours.prefix(2) : hours[...]
        if reading.numbers.contains(where: named.contains) { return true }
        return reading.words.contains { word in
            if let number = CalendarWords.numbers[word] { return named.contains(number) }
            return DayWords.hours[word]?.contains(time.hour) ?? false
        }
    }

    private func reading(of passage: Passage) -> Reading {
        if let known = readings[passage.message] { return known }
        let tokens = Tokenizer.tokens(of: passage.text)
        let grammar = Grammar(tokens: tokens, language: Language.detect(tokens))
        let folded = FoldedText(passage.text)
        let reading = Reading(
            folded: folded, words: folded.words.map(WordSupport.string), tokens: tokens, grammar: grammar,
            temporalExpressions: grammar.temporalExpressions(), numbers: Self.numbers(in: passage.text))
        readings[passage.message] = reading
        return reading
    }

    /// A number that is an hour or an amount names no day.
    private func isNumbered(_ day: Int, in reading: Reading) -> Bool {
        let tokens = reading.tokens
        let hours = reading.temporalExpressions.compactMap(\.time?.tokens)
        return tokens.indices.contains { index in
            tokens[index].isShortNumber && tokens[index].value == day
                && (!reading.grammar.isAmount(index) || Self.isEastAsianDay(tokens, index))
                && !hours.contains { $0.contains(index) }
        }
    }

    /// "1月12日": there the number stands between words without spaces.
    private static func isEastAsianDay(_ tokens: [Token], _ index: Int) -> Bool {
        guard index + 1 < tokens.count, let next = tokens[index + 1].text.first else { return false }
        return ["日", "号", "號", "일"].contains(next)
    }

    private static func numbers(in text: String) -> Set<Int> {
        Set(
            text.split { !$0.isNumber }.lazy.filter { $0.count <= 4 }.compactMap { digits in
                Int(String(digits.compactMap { $0.wholeNumberValue }.map { Character("\($0 % 10)") }))
            })
    }
}
