internal import CirclesCore

/// A line of names to match: bare, or as `{"query": "…"}`.
package enum QueryLine {
    /// The name. A line that looks like JSON and is none is a name that begins with a brace. Half a surrogate pair, which JSON
    /// may hold and no text can, becomes a replacement character.
    package static func query(_ line: String) -> String {
        guard line.hasPrefix("{") else { return line }
        return (try? JSONParser.parse(line))?["query"]?.string ?? line
    }
}
