/// The words of the calendar in English, German, Spanish and French, folded.
enum CalendarWords {
    /// 1 = Monday … 7 = Sunday.
    static let weekdays: [String: Int] = [
        "monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5, "saturday": 6, "sunday": 7,
        "tue": 2, "tues": 2, "weds": 3, "thu": 4, "thur": 4, "thurs": 4, "fri": 5,
        "montag": 1, "dienstag": 2, "mittwoch": 3, "donnerstag": 4, "freitag": 5, "samstag": 6, "sonnabend": 6,
        "sonntag": 7,
        "lunes": 1, "martes": 2, "miercoles": 3, "jueves": 4, "viernes": 5, "sabado": 6, "domingo": 7,
        "lundi": 1, "mardi": 2, "mercredi": 3, "jeudi": 4, "vendredi": 5, "samedi": 6, "dimanche": 7,
    ]

    /// Abbreviations that are ordinary words as well: "he sat in the sun", "mon ami", "wed in spring".
    static let ambiguousWeekdays: [String: Int] = ["mon": 1, "wed": 3, "sat": 6, "sun": 7]

    /// German ones; believed only in German text and with a capital.
    static let germanAbbreviations: [String: Int] = [
        "mo": 1, "di": 2, "mi": 3, "do": 4, "fr": 5, "sa": 6, "so": 7,
    ]

    static let months: [String: Int] = [
        "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
        "september": 9, "october": 10, "november": 11, "december": 12,
        "jan": 1, "feb": 2, "febr": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9,
        "oct": 10, "nov": 11, "dec": 12,
        "januar": 1, "janner": 1, "februar": 2, "marz": 3, "maerz": 3, "mai": 5, "juni": 6, "juli": 7, "oktober": 10,
        "okt": 10, "dezember": 12, "dez": 12,
        "enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8,
        "septiembre": 9, "octubre": 10, "noviembre": 11, "diciembre": 12,
        "janvier": 1, "fevrier": 2, "mars": 3, "avril": 4, "juin": 6, "juillet": 7, "aout": 8, "septembre": 9,
        "octobre": 10, "novembre": 11, "decembre": 12,
    ]

    /// Months that are verbs, nouns or names when written small.
    static let ambiguousMonths: Set<String> = ["may", "march", "mar", "mars", "jan", "sep", "dec"]

    static let numbers: [String: Int] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12,
        "ein": 1, "eins": 1, "eine": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5,
        "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12,
        "una": 1, "un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
        "nueve": 9, "diez": 10, "once": 11, "doce": 12,
        "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
        "onze": 11, "douze": 12,
    ]

    static let ordinals: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
        "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
        "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
        "ersten": 1, "zweiten": 2, "dritten": 3, "vierten": 4, "funften": 5, "sechsten": 6, "siebten": 7,
        "achten": 8, "neunten": 9, "zehnten": 10, "elften": 11, "zwolften": 12, "primero": 1, "premier": 1,
    ]

    /// Days from today.
    static let relativeDays: [String: Int] = [
        "today": 0, "tonight": 0, "tonite": 0, "tomorrow": 1, "tmrw": 1, "tmr": 1, "tmw": 1, "tmrrw": 1, "tomo": 1,
        "tomorow": 1, "tommorow": 1, "tommorrow": 1, "yesterday": -1,
        "heute": 0, "morgen": 1, "ubermorgen": 2, "gestern": -1, "vorgestern": -2,
        "hoy": 0, "manana": 1, "ayer": -1, "anteayer": -2, "anoche": -1,
        "aujourd'hui": 0, "demain": 1, "hier": -1,
    ]

    /// Words after a number that make it an amount, not a day or an hour.
    static let units: Set<String> = [
        "minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs", "second", "seconds", "sec", "secs", "day",
        "days", "week", "weeks", "month", "months", "year", "years", "yr", "yrs", "night", "nights", "times", "x",
        "km", "kms", "miles", "mile", "mi", "m", "meters", "metres", "feet", "ft", "kg", "kilos", "lb", "lbs", "g",
        "people", "persons", "guests", "kids", "percent", "euro", "euros", "eur", "dollars", "bucks", "usd", "pounds",
        "quid", "degrees", "points", "goals", "pages", "episodes", "items", "tickets", "beers", "pieces", "cups",
        "grad", "minuten", "stunde", "stunden", "std", "sekunden", "tag", "tage", "tagen", "woche", "wochen", "monat",
        "monate", "monaten", "jahr", "jahre", "jahren", "nachte", "mal", "personen", "leute", "prozent", "stuck",
        "minutos", "hora", "horas", "dia", "dias", "semana", "semanas", "mes", "meses", "ano", "anos", "veces",
        "personas", "jours", "jour", "semaine", "semaines", "mois", "an", "ans", "fois", "personnes", "kilometers",
        "kilometres", "kilometer", "gb", "mb", "k", "floors", "chapters", "players", "teams", "levels", "photos",
    ]
}
