internal import CirclesCore
internal import CirclesHTTP
internal import Foundation

/// What an agent says of a picture that it does not take: text of somebody else's, so bounded, and harmless to print.
enum AgentWords {
    private static let longest = 160
    /// Where programs say in JSON what is wrong, the first that is there.
    private static let keys = ["message", "error", "detail", "title", "error_description"]

    /// Nil for no text, or a page.
    static func of(_ response: HTTPResponse, to agent: Agent) -> String? {
        guard let body = String(data: response.body, encoding: .utf8) else { return nil }
        var words = told(body) ?? body
        guard !words.trimmingWhitespace.hasPrefix("<") else { return nil }
        // Some say what they were sent: a key is told to nobody.
        for secret in agent.headers.flatMap(\.secrets) { words = words.replacing(secret, with: "…") }
        let line = UntrustedText.line(words, limit: longest)
        return line.isEmpty ? nil : line
    }

    private static func told(_ body: String) -> String? {
        guard let value = try? JSONParser.parse(Array(body.utf8)) else { return nil }
        for key in keys {
            guard let said = value[key] else { continue }
            if let text = said.string { return text }
            for inner in keys { if let text = said[inner]?.string { return text } }
        }
        return nil
    }
}

extension Agent.Header {
    /// The value, and the parts of it that may stand alone ("Bearer KEY").
    fileprivate var secrets: [String] {
        [value] + value.split(separator: " ").map(String.init).filter { $0.utf8.count >= 8 }
    }
}
