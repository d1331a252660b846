import CirclesService
import CirclesAPI
import CirclesCore

/// What a person should know before trusting a text that was read, in words.
enum ReadingWarnings {
    static func words(_ warnings: [Transcript.Warning], _ unreadScript: String?) -> [String] {
        warnings.map { warning in
            switch warning {
            case .partial: "time ran out: what was read by then is here, the rest is missing"
            case .unreadableScript: unread(unreadScript)
            }
        }
    }

    /// Nil where nothing that may be words was left out.
    static func leftOut(_ count: Int) -> String? {
        switch count {
        case 0: nil
        case 1: "1 line left out"
        default: "\(count) lines left out"
        }
    }

    private static func unread(_ script: String?) -> String {
        guard let script else {
            return
                "this looks like a script that no installed pack reads; install its tesseract-ocr pack, name it with --lang"
        }
        let unread = UnreadScript(script)
        return
            "this looks like \(script) script, which no pack in use reads; install \(unread.package), read again with "
            + "--lang \(unread.language)"
    }
}
