import Testing

@testable import CirclesCore

@Suite("The app in a file name")
struct FileNameAppTests {
    @Test(
        "what phones write after the time",
        arguments: [
            ("Screenshot_20240211-210733_WhatsApp.jpg", Transcript.App.whatsapp),
            ("Screenshot_2024-06-09-22-41-08-552_com.whatsapp.png", .whatsapp),
            ("Screenshot_20240518-074512_Telegram.png", .telegram),
            ("Screenshot_20240104-103000_Messages.png", .sms),
            ("Screenshot_20240104-103000_org.thoughtcrime.securesms.jpeg", .signal),
        ])
    func named(_ name: String, _ app: Transcript.App) {
        #expect(FileNameApp.of(name) == app)
    }

    @Test(
        "all else says nothing",
        arguments: [
            "Screenshot_20240104-103000.png", "Screenshot_20240104-103000_Files.png", "signal-2024-03-02-181500.png",
            "my_WhatsApp.jpg", "IMG_0417.PNG", "_.png", ".", "", "_WhatsApp",
            "WhatsApp Image 2024-01-04 at 10.30.00.jpeg",
        ])
    func unknown(_ name: String) {
        #expect(FileNameApp.of(name) == nil)
    }
}
