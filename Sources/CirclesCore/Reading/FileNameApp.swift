/// The app that phones write into a screenshot's file name.
enum FileNameApp {
    /// Reads "Screenshot_20240211-210733_WhatsApp.jpg" and "Screenshot_2024-06-09-22-41-08-552_com.whatsapp.png": after
    /// the time and the last underscore stands the app's name or package. Nil for all else; a picture that an app
    /// saved ("signal-2024-03-02.png") need not show that app.
    static func of(_ name: String) -> Transcript.App? {
        guard let dot = name.lastIndex(of: "."), let mark = name[..<dot].lastIndex(of: "_"),
            FileNameTime.parse(String(name[..<mark])) != nil
        else { return nil }
        return apps[name[name.index(after: mark)..<dot].lowercased()]
    }

    private static let apps: [String: Transcript.App] = [
        "whatsapp": .whatsapp, "whatsapp business": .whatsapp, "com.whatsapp": .whatsapp, "com.whatsapp.w4b": .whatsapp,
        "signal": .signal, "org.thoughtcrime.securesms": .signal,
        "telegram": .telegram, "org.telegram.messenger": .telegram,
        "instagram": .instagram, "com.instagram.android": .instagram,
        "messenger": .messenger, "com.facebook.orca": .messenger,
        "messages": .sms, "com.google.android.apps.messaging": .sms, "com.samsung.android.messaging": .sms,
    ]
}
