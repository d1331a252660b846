package import FoundationEssentials

/// When a picture was taken, by its own EXIF.
package enum ExifTime {
    /// DateTimeOriginal with OffsetTimeOriginal when it is there; nil when there is none or it is no time.
    ///
    /// Reads the EXIF of JPEG (APP1), PNG (`eXIf`), WebP (`EXIF`) and TIFF. Bounded: damaged or endless structures end
    /// the search.
    package static func parse(_ bytes: Data) -> WallClock? {
        guard let directory = ExifBlock.directory(of: bytes)?.subdirectory(0x8769), let text = directory.text(0x9003)
        else { return nil }
        return clock(text, offset: directory.text(0x9011))
    }

    /// `2024:01:04 10:30:00` and `+01:00`.
    private static func clock(_ text: String, offset: String?) -> WallClock? {
        let fields = text.split(whereSeparator: { $0 == ":" || $0 == " " }).map { Int($0) }
        guard fields.count == 6, let year = fields[0], let month = fields[1], let day = fields[2],
            let hour = fields[3], let minute = fields[4], let second = fields[5],
            let date = CalendarDate(year: year, month: month, day: day)
        else { return nil }
        return WallClock(date: date, hour: hour, minute: minute, second: second, offset: offset.flatMap(seconds))
    }

    private static func seconds(_ offset: String) -> Int? {
        if offset == "Z" { return 0 }
        guard let sign = offset.first, sign == "+" || sign == "-" else { return nil }
        let parts = offset.dropFirst().split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hours = parts[0], let minutes = parts[1], (0...14).contains(hours),
            (0...59).contains(minutes)
        else { return nil }
        return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}
