import CirclesIntake
import Foundation
import Testing

@Suite("When a picture was taken")
struct CaptureTimeTests {
    static func clock(_ day: String, _ hour: Int, _ minute: Int, _ second: Int = 0, offset: Int? = nil) -> WallClock? {
        CalendarDate(iso: day).flatMap {
            WallClock(date: $0, hour: hour, minute: minute, second: second, offset: offset)
        }
    }

    @Test(
        "a time with an offset is read on the clocks of its offset; Z says nothing of where",
        arguments: [(nil, 3600), (3600, 3600), (0, 3600), (-28_800, -28_800), (32_400, 32_400)] as [(Int?, Int)])
    func offset(_ offset: Int?, _ expected: Int) throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let clock = try #require(Self.clock("2026-11-20", 23, 30, offset: offset))
        #expect(clock.zone(for: berlin).secondsFromGMT(for: clock.instant(in: berlin)) == expected)
        if offset == nil || offset == 3600 { #expect(clock.zone(for: berlin) == berlin) }
    }

    @Test(
        "a file name's time is read",
        arguments: [
            ("Screenshot_20240104-103000_App.png", 10, 30, 0),
            ("Screenshot_2024-01-04-10-30-05-123_com.app.png", 10, 30, 5),
            ("Screenshot 2024-01-04 at 10.30.00 PM.png", 22, 30, 0),
            ("Screen Shot 2024-01-04 at 9.30.00 AM.png", 9, 30, 0),
            ("Screenshot 2024-01-04 at 12.30.00\u{202F}AM.png", 0, 30, 0),
            ("Screen Shot 2024-01-04 at 10.30.00.png", 10, 30, 0),
            ("Screenshot from 2024-01-04 10-30-00.png", 10, 30, 0),
            ("IMG_20240104_103000.jpg", 10, 30, 0),
            ("Bildschirmfoto 2024-01-04 um 10.30.00.png", 10, 30, 0),
            ("signal-2024-01-04-103000.png", 10, 30, 0),
            ("signal-2024-01-04-10-30-00-123.jpg", 10, 30, 0),
            ("WhatsApp Image 2024-01-04 at 10.30.00.jpeg", 10, 30, 0),
            ("20240104_103000.jpg", 10, 30, 0),
            ("20240104103000.png", 10, 30, 0),
            ("Capture d’écran 2024-01-04 à 10.30.00.png", 10, 30, 0),
            ("Captura de pantalla 2024-01-04 a las 10.30.00.png", 10, 30, 0),
            ("photo_2024-01-04_10-30.png", 10, 30, 0),
            ("2024-01-04T10:30:00.png", 10, 30, 0),
        ])
    func fileName(name: String, hour: Int, minute: Int, second: Int) {
        #expect(FileNameTime.parse(name) == Self.clock("2024-01-04", hour, minute, second))
    }

    @Test(
        "a number that is no time is not taken for one",
        arguments: [
            "", "IMG_1234.PNG", "image.png", "2024-01-04.png", "Screenshot_20241304-103000.png",
            "Screenshot_20240104-253000.png", "Screenshot_20240104-106100.png", "IMG_99999999_999999.jpg",
            "12345678901234567890.png", "20230229_101010.jpg", "Screenshot 2024-01-04 at 13.30.00 PM.png",
            "IMG-20240104-WA0012.jpg", "20240104_1030.jpg", "3fa85f64-5717-4562-b3fc-2c963f66afa6.png",
        ])
    func noTime(name: String) {
        #expect(FileNameTime.parse(name) == nil)
    }

    /// A little-endian TIFF structure whose EXIF directory holds a time and perhaps an offset.
    static func exif(_ time: String, offset: String?) -> Data {
        func number(_ value: Int, _ width: Int) -> [UInt8] { (0..<width).map { UInt8(value >> (8 * $0) & 255) } }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            number(tag, 2) + number(type, 2) + number(count, 4) + number(value, 4)
        }
        let entries = offset == nil ? 1 : 2
        let values = 26 + 2 + entries * 12 + 4
        var bytes: [UInt8] = Array("II".utf8) + number(42, 2) + number(8, 4)
        bytes += number(1, 2) + entry(0x8769, 4, 1, 26) + number(0, 4)
        bytes += number(entries, 2) + entry(0x9003, 2, time.utf8.count + 1, values)
        if let offset { bytes += entry(0x9011, 2, offset.utf8.count + 1, values + time.utf8.count + 1) }
        bytes += number(0, 4) + Array(time.utf8) + [0]
        if let offset { bytes += Array(offset.utf8) + [0] }
        return Data(bytes)
    }

    static func jpeg(_ exif: Data) -> Data {
        let body = Data("Exif\u{0}\u{0}".utf8) + exif
        return Data([0xFF, 0xD8, 0xFF, 0xE1, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)]) + body
    }

    static func png(_ exif: Data) -> Data {
        ImageHeaderTests.png(10, 10) + ImageHeaderTests.big(UInt32(exif.count)) + Data("eXIf".utf8) + exif
            + Data(count: 4)
    }

    static func webp(_ exif: Data) -> Data {
        Data("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8X".utf8) + Data([10, 0, 0, 0] + [UInt8](repeating: 0, count: 10))
            + Data("EXIF".utf8) + Data([UInt8(exif.count), 0, 0, 0]) + exif
    }

    @Test("EXIF's original time is read with its offset in every format that has it")
    func exifTime() {
        let plain = Self.exif("2024:01:04 10:30:05", offset: nil)
        let zoned = Self.exif("2024:01:04 10:30:05", offset: "-05:30")
        for wrap in [Self.jpeg, Self.png, Self.webp, { $0 }] {
            #expect(ExifTime.parse(wrap(plain)) == Self.clock("2024-01-04", 10, 30, 5))
            #expect(ExifTime.parse(wrap(zoned)) == Self.clock("2024-01-04", 10, 30, 5, offset: -19_800))
        }
    }

    @Test("damaged EXIF gives no time and no crash")
    func damaged() {
        let whole = Self.jpeg(Self.exif("2024:01:04 10:30:05", offset: "+01:00"))
        var random = SystemRandomNumberGenerator()
        for length in 0..<whole.count {
            _ = ExifTime.parse(whole.prefix(length))
            var mutated = whole
            for _ in 0..<4 { mutated[Int.random(in: 3..<whole.count, using: &random)] = UInt8.random(in: 0...255) }
            _ = ExifTime.parse(mutated)
        }
        #expect(ExifTime.parse(Self.jpeg(Self.exif("2024:13:04 10:30:05", offset: nil))) == nil)
        #expect(ExifTime.parse(Self.jpeg(Self.exif("    :  :     :  :  ", offset: nil))) == nil)
    }

    @Test("a wall clock is an instant by its own offset, else in the zone, also around clock changes")
    func instants() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let seconds = { (clock: WallClock?) in clock?.instant(in: berlin).timeIntervalSince1970 }
        #expect(seconds(Self.clock("2024-01-04", 10, 30)) == 1_704_360_600)
        #expect(seconds(Self.clock("2024-07-04", 10, 30)) == 1_720_081_800)
        #expect(seconds(Self.clock("2024-07-04", 10, 30, offset: 0)) == 1_720_089_000)
        // 02:30 was skipped that night; 02:30 came twice in the other.
        #expect(seconds(Self.clock("2024-03-31", 2, 30)) == 1_711_848_600)
        #expect(seconds(Self.clock("2024-10-27", 2, 30)) == 1_729_989_000)
    }
}
