/// Words for days in languages the built-in rules do not read: enough to see that a day is named, and which.
enum DayWords {
    /// Does the text name `date` by such a word?
    static func name(_ date: CalendarDate, today: CalendarDate, in text: FoldedText) -> Bool {
        let away = date.dayNumber - today.dayNumber
        for (words, offset) in relative where offset == away {
            if words.contains(where: text.contains) { return true }
        }
        return weekdays[date.weekday - 1].contains(where: text.contains)
    }

    private static let relative: [(words: [FoldedText], days: Int)] = [
        (
            [
                "oggi", "hoje", "vandaag", "dzisiaj", "dziś", "сегодня", "bugün", "今日", "今天", "今晚", "오늘", "idag",
                "i dag",
            ], 0
        ),
        (["domani", "amanhã", "morgen", "jutro", "завтра", "yarın", "明日", "明天", "내일", "imorgon", "i morgen"], 1),
        (["dopodomani", "depois de amanhã", "overmorgen", "pojutrze", "послезавтра", "明後日", "后天", "後天", "모레"], 2),
        (["ieri", "ontem", "gisteren", "wczoraj", "вчера", "dün", "昨日", "昨天", "어제", "igår", "i går"], -1),
    ].map { ($0.0.map { FoldedText($0) }, $0.1) }

    /// Monday first: Italian, Portuguese, Dutch, Polish, Russian, Turkish, Swedish, Japanese, Chinese, Korean.
    private static let weekdays: [[FoldedText]] = [
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
    ].map { $0.map { FoldedText($0) } }

    /// Words that name an hour without a number.
    static let hours: [String: ClosedRange<Int>] = [
        "noon": 12...12, "midday": 12...12, "mittag": 12...12, "mittags": 12...12, "mediodia": 12...12, "midi": 12...12,
        "midnight": 0...0, "mitternacht": 0...0, "medianoche": 0...0, "minuit": 0...0,
    ]
}
