import ArgumentParser
import CirclesCore
import CirclesService

/// Headers that an agent is sent.
struct HeaderOptions: ParsableArguments {
    @Option(
        name: .customLong("header"),
        help: ArgumentHelp(
            "NAME: VALUE to send along; NAME alone reads the value. May be repeated.", valueName: "header"))
    var texts: [String] = []

    /// - Throws: `CirclesError` with `usage` for what is no header, or one without its value.
    func headers() throws(CirclesError) -> [Agent.Header] {
        var headers: [Agent.Header] = []
        for text in texts { headers.append(try Self.header(text)) }
        return headers
    }

    private static func header(_ text: String) throws(CirclesError) -> Agent.Header {
        let words = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(words[0])
        if words.count == 2 { return try Agent.Header(name, String(words[1]).trimmingWhitespace) }
        guard let value = readLine()?.trimmingWhitespace, !value.isEmpty else {
            throw CirclesError(
                .usage, "there is no value for the header \(name.printable.truncated(to: 40)) on standard input")
        }
        return try Agent.Header(name, value)
    }
}
