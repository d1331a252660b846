/// Whether a day or a time that a model worked out is borne out by the message it is said to stand in.
struct DaySupport: Sendable {
    private let days: DaysOfMessages

    init(_ transcript: Transcript, capturedAt: CaptureTime) {
        days = DaysOfMessages(transcript, capturedAt: capturedAt)
    }

    /// Does the message name that day: by its date, its weekday, its month, or relative to the day it was written on?
    func bears(_ date: CalendarDate, in passage: Passage) -> Bool {
        let tokens = Tokenizer.tokens(of: passage.text)
        let today = passage.message.map { days.day(ofMessage: $0) } ?? days.day(ofMessage: .max)
        let moments = Grammar(tokens: tokens, language: Language.detect(tokens)).moments()
        for case (let expression, _)? in moments.map(\.day) {
            let meant = [Direction.future, .past].compactMap { expression.resolved(today: today, direction: $0) }
            if meant.contains(date) { return true }
            // "Next Friday" means two Fridays; a day of the month, that of any month.
            switch expression {
            case .weekday(date.weekday, _), .dayOfMonth(date.day, _): return true
            case .monthDay(date.month, date.day, _): return true
            default: break
            }
        }
        // A number that is an hour names no day.
        let hours = moments.compactMap(\.time?.tokens)
        let others = tokens.indices.filter { index in !hours.contains { $0.contains(index) } }
        if others.contains(where: { tokens[$0].isShortNumber && tokens[$0].value == date.day }) { return true }
        let text = FoldedText(passage.text)
        return text.words.contains { word in
            let word = WordSupport.string(word)
            return CalendarWords.months[word] == date.month || CalendarWords.weekdays[word] == date.weekday
        } || DayWords.name(date, today: today, in: text)
    }

    /// Does the message name that hour, on a clock of twelve hours or of twenty-four?
    func bears(_ time: ClockTime, in passage: Passage) -> Bool {
        let hours = [
            time.hour, time.hour > 12 ? time.hour - 12 : time.hour + 12, (time.hour + 1) % 24, (time.hour + 1) % 12,
        ]
        // "Half eight" and "quarter to eight" name the hour that follows.
        let named = time.minute < 15 ? hours.prefix(2) : hours[...]
        if numbers(in: passage.text).contains(where: named.contains) { return true }
        return FoldedText(passage.text).words.contains { word in
            let word = WordSupport.string(word)
            if let number = CalendarWords.numbers[word] { return named.contains(number) }
            return DayWords.hours[word]?.contains(time.hour) ?? false
        }
    }

    private func numbers(in text: String) -> Set<Int> {
        Set(
            text.split { !$0.isNumber }.lazy.filter { $0.count <= 4 }.compactMap { digits in
                Int(String(digits.compactMap { $0.wholeNumberValue }.map { Character("\($0 % 10)") }))
            })
    }
}

/// Words for days in languages the built-in rules do not read: enough to see that a day is named, and which.
enum DayWords {
    /// Does the text name `date` by such a word?
    static func name(_ date: CalendarDate, today: CalendarDate, in text: FoldedText) -> Bool {
        let away = date.dayNumber - today.dayNumber
        for (words, offset) in relative where offset == away {
            if words.contains(where: { text.contains(FoldedText($0)) }) { return true }
        }
        return weekdays[date.weekday - 1].contains { text.contains(FoldedText($0)) }
    }

    private static let relative: [([String], Int)] = [
        (
            [
                "oggi", "hoje", "vandaag", "dzisiaj", "dziś", "сегодня", "bugün", "今日", "今天", "今晚", "오늘", "idag",
                "i dag",
            ], 0
        ),
        (["domani", "amanhã", "morgen", "jutro", "завтра", "yarın", "明日", "明天", "내일", "imorgon", "i morgen"], 1),
        (["dopodomani", "depois de amanhã", "overmorgen", "pojutrze", "послезавтра", "明後日", "后天", "後天", "모레"], 2),
        (["ieri", "ontem", "gisteren", "wczoraj", "вчера", "dün", "昨日", "昨天", "어제", "igår", "i går"], -1),
    ]

    /// Monday first: Italian, Portuguese, Dutch, Polish, Russian, Turkish, Swedish, Japanese, Chinese, Korean.
    private static let weekdays: [[String]] = [
        [
            "lunedi", "segunda", "maandag", "poniedziałek", "понедельник", "pazartesi", "måndag", "mandag", "月曜", "周一",
            "星期一", "월요일",
        ],
        ["martedi", "terça", "dinsdag", "wtorek", "вторник", "salı", "tisdag", "tirsdag", "火曜", "周二", "星期二", "화요일"],
        [
            "mercoledi", "quarta", "woensdag", "środa", "środę", "среда", "среду", "çarşamba", "onsdag", "水曜", "周三",
            "星期三", "수요일",
        ],
        ["giovedi", "quinta", "donderdag", "czwartek", "четверг", "perşembe", "torsdag", "木曜", "周四", "星期四", "목요일"],
        ["venerdi", "sexta", "vrijdag", "piątek", "пятница", "пятницу", "cuma", "fredag", "金曜", "周五", "星期五", "금요일"],
        [
            "sabato", "sábado", "zaterdag", "sobota", "sobotę", "суббота", "субботу", "cumartesi", "lördag", "lørdag",
            "weekend", "wochenende", "土曜", "周六", "星期六", "周末", "토요일", "주말",
        ],
        [
            "domenica", "domingo", "zondag", "niedziela", "niedzielę", "воскресенье", "pazar", "söndag", "søndag",
            "weekend", "wochenende", "日曜", "周日", "星期天", "星期日", "周末", "일요일", "주말",
        ],
    ]

    /// Words that name an hour without a number.
    static let hours: [String: ClosedRange<Int>] = [
        "noon": 12...12, "midday": 12...12, "mittag": 12...12, "mittags": 12...12, "mediodia": 12...12, "midi": 12...12,
        "midnight": 0...0, "mitternacht": 0...0, "medianoche": 0...0, "minuit": 0...0,
    ]
}
