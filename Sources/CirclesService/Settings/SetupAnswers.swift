package import CirclesCore
internal import CirclesHTTP
internal import Foundation

/// What setup found out.
package struct SetupAnswers {
    package private(set) var changes: [Settings.Key: String?] = [:]
    package private(set) var me: String?

    package init() {}

    /// What was said without being asked; nil leaves as it is.
    package struct Input: Sendable {
        /// One model, or several joined by commas.
        package var model: String?
        package var url: String?
        package var key: String?
        package var consent: Bool?
        package var region: String?
        package var me: String?

        package init(
            model: String? = nil, url: String? = nil, key: String? = nil, consent: Bool? = nil, region: String? = nil,
            me: String? = nil
        ) {
            self.model = model
            self.url = url
            self.key = key
            self.consent = consent
            self.region = region
            self.me = me
        }
    }

    /// - Throws: `CirclesError` with `badInput` for a name that is none, `configuration` for a model or an address that is
    ///   none, `usage` for a country that is none, or an address or key that could be for several models.
    package init(_ said: Input) throws(CirclesError) {
        if let me = said.me { try call(me) }
        if let model = said.model {
            try choose(model)
            let asked = try ModelSpecification.chain(model).filter { $0 != .rules }
            guard asked.count < 2 || (said.url == nil && said.key == nil) else {
                throw CirclesError(.usage, "an address and a key go with one model", remedy: .setUpOneByOne)
            }
            for model in asked { try connect(model, url: said.url, key: said.key) }
        }
        if let consent = said.consent { agree(consent) }
        if let region = said.region { try live(in: region) }
    }

    /// - Throws: `CirclesError` with `badInput` for what is no name.
    package mutating func call(_ me: String) throws(CirclesError) { self.me = try ContactText.check(me, "a name") }

    /// Whether conversations may be sent to the models.
    package mutating func agree(_ consent: Bool) { changes[.consent] = consent ? "true" : "false" }

    /// - Throws: `CirclesError` with `usage` for what is no country.
    package mutating func live(in region: String) throws(CirclesError) { changes[.region] = try Country.code(region) }

    /// - Throws: `CirclesError` with `configuration` when it names no model, or no chain of them.
    package mutating func choose(_ models: String) throws(CirclesError) {
        _ = try ModelSpecification.chain(models)
        changes[.model] = models
        // A list in the file would stand before it.
        changes.updateValue(nil, forKey: .models)
    }

    /// Where a model is, and its key; nil leaves what is set.
    ///
    /// - Throws: `CirclesError` with `configuration` for what is no address.
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
}
