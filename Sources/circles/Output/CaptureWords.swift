import CirclesCore

extension Capture.Origin {
    /// How it came, in words.
    var words: String {
        switch self {
        case .cli: "imported by a command"
        case .share: "shared"
        case .folder: "from a watched folder"
        case .url: "shared by a link"
        case .http: "sent to the server"
        case .device: "sent to the server by a device"
        case .agent: "handed in by an agent"
        }
    }
}

extension CaptureTime.Source {
    /// What its time rests on, in words.
    var words: String {
        switch self {
        case .given: "as you said"
        case .exif: "stored in the picture"
        case .fileName: "from the file's name"
        case .modified: "when the file was last changed"
        case .now: "when it was handed over"
        }
    }
}
