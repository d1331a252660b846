internal import Foundation

/// Instants as columns keep them: UTC, to the millisecond, so that they compare as text ("2026-05-02 12:00:00.000").
enum StoredDate {
    /// Before the Gregorian calendar began, days are counted in another one.
    private static let firstGregorian = Double(-12_219_292_800)
    private static let last = Double(253_402_300_800)

    static func text(of date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
        guard seconds >= firstGregorian, seconds < last - 1 else { return formatter.string(from: date) }
        let milliseconds = Int((seconds * 1000 + 0.5).rounded(.down))
        let (days, time) = milliseconds.quotientAndRemainderBelow(86_400_000)
        let (year, month, day) = civil(days)
        return String(unsafeUninitializedCapacity: 23) { text in
            func put(_ number: Int, _ place: Int, _ digits: Int) {
                var number = number
                for index in (place..<place + digits).reversed() {
                    text[index] = zero + UInt8(number % 10)
                    number /= 10
                }
            }
            put(year, 0, 4)
            text[4] = UInt8(ascii: "-")
            put(month, 5, 2)
            text[7] = UInt8(ascii: "-")
            put(day, 8, 2)
            text[10] = UInt8(ascii: " ")
            put(time / 3_600_000, 11, 2)
            text[13] = UInt8(ascii: ":")
            put(time / 60_000 % 60, 14, 2)
            text[16] = UInt8(ascii: ":")
            put(time / 1000 % 60, 17, 2)
            text[19] = UInt8(ascii: ".")
            put(time % 1000, 20, 3)
            return 23
        }
    }

    /// Nil for what is no instant.
    static func date(_ text: String) -> Date? {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.count == 23, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
                bytes[10] == UInt8(ascii: " "), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
                bytes[19] == UInt8(ascii: "."), let year = number(bytes[0..<4]), let month = number(bytes[5..<7]),
                let day = number(bytes[8..<10]), let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]),
                let second = number(bytes[17..<19]), let milliseconds = number(bytes[20..<23])
            else { return nil }
            guard year > 1582 else { return formatter.date(from: String(decoding: bytes, as: UTF8.self)) }
            let seconds = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
            // A sum of what a double holds exactly and of thousandths, rounded once: the date that was always read from this text.
            return Date(timeIntervalSinceReferenceDate: Double(seconds - 978_307_200) + Double(milliseconds) / 1000)
        }
    }

    private static let zero = UInt8(ascii: "0")

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var number = 0
        for digit in digits {
            guard digit >= zero, digit <= zero + 9 else { return nil }
            number = number * 10 + Int(digit - zero)
        }
        return number
    }

    /// For the few that are not counted here.
    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        return formatter
    }()

    // Days of the Gregorian calendar, counted from 1970-01-01, in years that begin in March and eras of 400 of them.

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = (days + 719_468).quotientAndRemainderBelow(146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }

    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let (era, yearOfEra) = (month <= 2 ? year - 1 : year).quotientAndRemainderBelow(400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

extension Int {
    /// The remainder is never below zero.
    fileprivate func quotientAndRemainderBelow(_ divisor: Int) -> (Int, Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
