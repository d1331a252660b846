/// Birthdays and anniversaries in the forms that cards write them.
package enum CardDate {
    /// `1980-03-22`, or `--03-22` without a year; else what stands there, as it stands.
    static func read(_ property: CardProperty) -> String? {
        guard let text = CardText.clean(property.value) else { return nil }
        if property.first("VALUE")?.caseInsensitiveEquals("text") == true { return text }
        guard let date = read(text) else { return text }
        // Apple writes a year that means none.
        if let omitted = property.first("X-APPLE-OMIT-YEAR"), date.hasPrefix(omitted + "-") {
            return "--" + date.dropFirst(omitted.count + 1)
        }
        return date
    }

    /// Reads ISO 8601 dates, basic and extended, with or without a year or a time; nil for anything else.
    package static func read(_ text: String) -> String? {
        let day = text.prefix { $0 != "T" && $0 != " " }
        guard day.count == text.count || text.dropFirst(day.count + 1).first?.isNumber == true else { return nil }
        if day.hasPrefix("--") {
            let digits = day.dropFirst(2).filter { $0 != "-" }
            guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
                let month = Int(digits.prefix(2)),
                let date = Int(digits.suffix(2)),
                // A leap year, so that 29 February is a day.
                CalendarDate(year: 2000, month: month, day: date) != nil
            else { return nil }
            return "--\(digits.prefix(2))-\(digits.suffix(2))"
        }
        let isBasic = day.count == 8 && day.allSatisfy { $0.isASCII && $0.isNumber }
        let extended = isBasic ? "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))" : String(day)
        return CalendarDate(iso: extended)?.description
    }

    /// The value for a card: `19800322` for vCard 4.0, `1980-03-22` for 3.0; nil when it is no date.
    static func write(_ date: String, _ version: ContactCard.Version) -> CardValue? {
        guard read(date) == date else { return nil }
        if date.hasPrefix("--") {
            if version == .v40 { return CardValue(text: "--" + date.dropFirst(2).filter { $0 != "-" }) }
            return CardValue(text: "1604-" + date.dropFirst(2), parameters: [.init("X-APPLE-OMIT-YEAR", ["1604"])])
        }
        return CardValue(text: version == .v40 ? date.filter { $0 != "-" } : date)
    }
}

/// A value with the parameters that it needs.
struct CardValue {
    var text: String
    var parameters: [CardProperty.Parameter] = []
}
