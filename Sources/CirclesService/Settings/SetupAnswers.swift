package import CirclesCore
package import CirclesHTTP
package import Foundation

/// What setup found out.
package struct SetupAnswers {
    package var changes: [Settings.Key: String?] = [:]
    package var me: String?

    package init(me: String? = nil) {
        self.me = me
    }

    /// - Throws: `CirclesError` with `configuration` when it names no model, or no chain of them.
    package mutating func choose(_ models: String) throws(CirclesError) {
        _ = try ModelSpecification.chain(models)
        changes[.model] = models
        // A list in the file would stand before it.
        changes.updateValue(nil, forKey: .models)
    }

    package mutating func connect(_ model: ModelSpecification, url: String?, key: String?) throws(CirclesError) {
        switch model {
        case .rules: break
        case .gemini:
            if let url { changes[.geminiURL] = try ModelChain.address(url, .geminiURL).string }
            if let key { changes[.geminiKey] = key }
        case .openai:
            if let url { changes[.openAIURL] = try ModelChain.address(url, .openAIURL).string }
            if let key { changes[.openAIKey] = key }
        }
    }

    package static func region(_ text: String) throws(CirclesError) -> String {
        let region = text.uppercased()
        guard Locale.Region.isoRegions.contains(where: { $0.identifier == region && region.count == 2 }) else {
            throw CirclesError(
                .usage, "\"\(text.printable.truncated(to: 20))\" is no country code",
                hint: "two letters, such as DE or US")
        }
        return region
    }
}
