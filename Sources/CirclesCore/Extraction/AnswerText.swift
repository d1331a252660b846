/// Finds the JSON object in what a model wrote: alone, in a markdown fence, or with prose around it.
enum AnswerText {
    /// No honest answer is longer, in bytes.
    static let limit = 256 * 1024

    /// - Parameter names: The object must have one of these members; of several objects the one with most of them is it.
    static func object(in text: String, having names: Set<String>) throws(ModelFailure) -> JSONValue {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw ModelFailure(.unusable, "the model's answer is blank", reason: .blank)
        }
        guard text.utf8.count <= limit else {
            throw ModelFailure(.unusable, "the model's answer is longer than \(limit / 1024) KB", reason: .tooLong)
        }
        let bytes = Array(text.utf8)
        var best: (value: JSONValue, score: Int)?
        var isTruncated = false
        var sawObject = false
        var position = 0
        // Each attempt may read to the end of the text; honest answers need one or two.
        var attempts = 0
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "{")), attempts < 64 {
            attempts += 1
            var parser = JSONParser(bytes, at: start)
            do throws(JSONParser.Failure) {
                let value = try parser.value()
                sawObject = true
                let score = score(value, names)
                if score > best?.score ?? 0 { best = (value, score) }
                position = parser.position
            } catch {
                if error == .truncated { isTruncated = true }
                position = start + 1
            }
        }
        if let best, !isTruncated || best.score > 2 { return best.value }
        throw failure(of: text, isTruncated: isTruncated, sawObject: sawObject)
    }

    private static func score(_ value: JSONValue, _ names: Set<String>) -> Int {
        guard case .object(let members) = value else { return 0 }
        return Set(members.map(\.name)).intersection(names).count
    }

    private static func failure(of text: String, isTruncated: Bool, sawObject: Bool) -> ModelFailure {
        let start = text.drop(while: \.isWhitespace).prefix(200).lowercased()
        if start.hasPrefix("<!doctype") || start.hasPrefix("<html") || start.hasPrefix("<?xml") {
            return ModelFailure(
                .unusable, "a web page came instead of the model's answer",
                hint: "check the model's URL and whatever stands between", reason: .webPage)
        }
        if isTruncated { return ModelFailure(.unusable, "the model's answer breaks off", reason: .half) }
        if sawObject {
            return ModelFailure(.unusable, "the model's answer has another form than asked for", reason: .wrongShape)
        }
        let refusals = ["i'm sorry", "i’m sorry", "i am sorry", "sorry,", "i can't", "i can’t", "i cannot", "i won't"]
        if refusals.contains(where: start.hasPrefix) {
            return ModelFailure(.refused, "the model declined to answer", reason: .declined)
        }
        return ModelFailure(.unusable, "the model's answer holds no JSON", reason: .notJSON)
    }
}
