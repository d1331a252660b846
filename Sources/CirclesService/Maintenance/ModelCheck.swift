package import CirclesAPI
internal import CirclesCore
internal import CirclesLLM

/// What `doctor` says of the models: how they are set, and how they answer one tiny question.
package struct ModelCheck {
    private let settings: Settings
    private let isOffline: Bool

    /// - Parameter isOffline: Ask nothing.
    package init(_ settings: Settings, isOffline: Bool) {
        self.settings = settings
        self.isOffline = isOffline
    }

    /// One finding a model, or what is wrong with the settings.
    package func findings() async -> [Finding] {
        do throws(CirclesError) {
            let chain = try ModelChain(settings)
            var findings: [Finding] = []
            for model in try chain.models(nil, retry: { RetryPolicy(tries: 1) }) {
                findings.append(await finding(model))
            }
            if chain.endsWithRules {
                findings.append(
                    Finding("model", "rules: built in, nothing leaves this machine"))
            }
            return findings
        } catch {
            return [Finding("model", error)]
        }
    }

    private func finding(_ model: ServedModel) async -> Finding {
        guard model.isLocal || settings.consent else {
            return Finding(
                "model", isFine: false, "\(model.name) is set, but you have not agreed to ask it",
                fix: .setUp)
        }
        let terms = model.isLocal ? "on this machine" : "with your consent"
        if isOffline { return Finding("model", "\(model.name), \(terms); not asked") }
        let start = AppContext.seconds()
        do {
            let answer = try await model.answer(Self.tiny)
            let milliseconds = Int(((AppContext.seconds() - start) * 1000).rounded())
            let version = UntrustedText.line(answer.modelVersion, limit: 100)
            return Finding("model", "\(model.name), \(terms), answers as \(version) in \(milliseconds) ms")
        } catch {
            let failure = error as? ModelFailure ?? .interrupted
            return Finding(
                "model", isFine: false, "\(model.name), \(terms): \(failure.message)",
                fix: failure.remedy ?? .retryLater)
        }
    }

    /// Nobody's words. Models that think need some room even for this.
    private static let tiny = Prompt(
        system: "Answer with one JSON object and nothing else.", user: "Answer {\"ok\": true}.",
        schema: #"{"type":"object","properties":{"ok":{"type":"boolean"}},"required":["ok"]}"#, outputCap: 512)
}
