package import CirclesCore

/// A line of `read --json`: the transcript with `title` always there, `path`, `seconds` and `timings`.
package struct ReadingView: Codable, Sendable {
    package let transcript: Transcript
    package let path: String
    package let seconds: Double
    package let timings: ReadingTimings

    package init(_ transcript: Transcript, path: String, seconds: Double, timings: ReadingTimings) {
        self.transcript = transcript
        self.path = path
        self.seconds = seconds
        self.timings = timings
    }

    private enum CodingKeys: String, CodingKey { case title, path, seconds, timings }

    package init(from decoder: any Decoder) throws {
        transcript = try Transcript(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode(String.self, forKey: .path)
        seconds = try container.decode(Double.self, forKey: .seconds)
        timings = try container.decode(ReadingTimings.self, forKey: .timings)
    }

    package func encode(to encoder: any Encoder) throws {
        try transcript.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(transcript.title, forKey: .title)
        try container.encode(path, forKey: .path)
        try container.encode(seconds, forKey: .seconds)
        try container.encode(timings, forKey: .timings)
    }
}
