/// How a server lets the form of its answer be asked for. They differ; the strictest is tried first, each refusal leads to
/// the next, and what worked is remembered.
struct Dialect: Hashable, Sendable {
    enum Format: String, CaseIterable, Sendable {
        /// The answer follows a schema.
        case jsonSchema
        /// The answer is some JSON object.
        case jsonObject
        /// Whatever the model writes.
        case plain
    }

    var format = Format.jsonSchema
    /// OpenAI's newer models refuse the older name, other servers do not know the newer.
    var hasNewCapName = false
    /// False for models that see nothing: they get the text alone.
    var takesPictures = true

    /// What to try after a refusal (status 400) of this one; nil when all was tried.
    ///
    /// - Parameter hadPicture: The refused request carried one.
    func next(after refusal: String, hadPicture: Bool) -> Dialect? {
        var next = self
        let refusal = refusal.lowercased()
        if !hasNewCapName, refusal.contains("max_completion_tokens") {
            next.hasNewCapName = true
            return next
        }
        let namesPicture = ["image", "vision", "multimodal", "inline"].contains(where: refusal.contains)
        if hadPicture, takesPictures, namesPicture {
            next.takesPictures = false
            return next
        }
        switch format {
        case .jsonSchema: next.format = .jsonObject
        case .jsonObject: next.format = .plain
        case .plain:
            guard hadPicture, takesPictures else { return nil }
            next.format = .jsonSchema
            next.takesPictures = false
        }
        return next
    }
}

extension Dialect: RawRepresentable {
    /// As it is remembered: `jsonObject`, `plain+newCapName+noPictures`.
    var rawValue: String {
        ([format.rawValue] + (hasNewCapName ? ["newCapName"] : []) + (takesPictures ? [] : ["noPictures"]))
            .joined(separator: "+")
    }

    init?(rawValue: String) {
        let words = rawValue.split(separator: "+").map(String.init)
        guard let format = words.first.flatMap(Format.init(rawValue:)) else { return nil }
        self.format = format
        hasNewCapName = words.contains("newCapName")
        takesPictures = !words.contains("noPictures")
    }
}

/// Where it is kept what a server understands, so that it is found out once and not by each run of the command.
package struct CapabilityMemory: Sendable {
    package var recall: @Sendable (_ model: String, _ address: String) async -> String?
    package var keep: @Sendable (_ model: String, _ address: String, _ capability: String) async -> Void

    package init(
        recall: @escaping @Sendable (_ model: String, _ address: String) async -> String?,
        keep: @escaping @Sendable (_ model: String, _ address: String, _ capability: String) async -> Void
    ) {
        self.recall = recall
        self.keep = keep
    }

    /// Forgets with the model.
    package static let none = CapabilityMemory(recall: { _, _ in nil }, keep: { _, _, _ in })
}
