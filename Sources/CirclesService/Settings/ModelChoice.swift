package import CirclesCore
internal import CirclesHTTP
package import CirclesLLM
internal import CirclesSpool
internal import Foundation
internal import Prompts

/// Which models are asked, and whether they may be.
package struct ModelChoice {
    private let settings: Settings
    private let home: Home
    private let database: any Store
    private let tell: (String, Remedy) -> Void

    /// - Parameter tell: Takes what a person should know of the choice, and what they can do about it.
    package init(_ context: AppContext, tell: @escaping (String, Remedy) -> Void) {
        settings = context.settings
        home = context.home
        database = context.database
        self.tell = tell
    }

    /// The built-in rules unless a model is configured. A model off this machine is asked only with consent: without, it is
    /// passed over, and said; when an explicit `--model` leaves nothing else, the capture waits.
    ///
    /// - Throws: `CirclesError` with `configuration` when a model is none, has no key or no usable address.
    package func extractor() throws(CirclesError) -> ExtractionService {
        let chain = try ModelChain(settings)
        let models = try chain.models(ledger)
        guard !models.isEmpty else { return ExtractionService(.rules) }
        let allowed = models.filter { $0.isLocal || settings.consent }
        if allowed.count < models.count {
            let names = models.filter { !$0.isLocal }.map(\.name).joined(separator: ", ")
            if allowed.isEmpty, settings.modelIsExplicit, !chain.endsWithRules {
                return ExtractionService(
                    .withheld(
                        ModelFailure(
                            .notPermitted, "you have not agreed to send conversations to \(names)",
                            remedy: .consent)))
            }
            let instead =
                allowed.isEmpty ? "using the built-in rules" : "using \(allowed.map(\.name).joined(separator: ", "))"
            tell("\(instead): you have not agreed to send conversations to \(names)", .consent)
            if allowed.isEmpty { return ExtractionService(.rules) }
        }
        return ExtractionService(
            .models(try extractors(allowed), elseRules: chain.endsWithRules), seconds: AppContext.seconds
        ) { [database] request in
            // What cannot be noted about a request must not cost its answer.
            try? await database.save(request, on: .today, at: Date())
        }
    }

    /// What would be sent for a conversation.
    ///
    /// - Throws: `CirclesError` with `usage` when the built-in rules are chosen, which send nothing; `configuration`.
    package func prompt(
        _ transcript: Transcript, _ capture: Capture, _ matcher: ContactMatcher
    ) throws(CirclesError) -> Prompt {
        let models = try extractors(try ModelChain(settings).models(ledger))
        guard
            let prompt = ExtractionService(.models(models, elseRules: false)).prompt(
                transcript, capture, matcher: matcher)
        else {
            throw CirclesError(
                .usage, "the built-in rules send nothing", remedy: .chooseModel)
        }
        return prompt
    }

    private func extractors(_ models: [ServedModel]) throws(CirclesError) -> [ModelExtractor] {
        let template = try template()
        return models.map { ModelExtractor(model: $0, template: template, redacting: settings.redacting) }
    }

    /// The user's own copy of a prompt file stands in for the built-in one.
    private func template() throws(CirclesError) -> PromptTemplate {
        func own(_ name: String) -> String? {
            try? String(contentsOf: home.prompts.appending(path: name), encoding: .utf8)
        }
        let hints = Prompts.hints.map { ($0.key, own("apps/\($0.key).md") ?? $0.value) }
        return try PromptTemplate(
            text: own("conversation.md") ?? Prompts.conversation,
            schema: own("conversation.schema.json") ?? Prompts.conversationSchema,
            hints: Dictionary(hints, uniquingKeysWith: { first, _ in first }))
    }

    private var ledger: ModelLedger { ModelLedger(database: database, budget: settings.budget) }
}

/// Counts requests against the day's budget, and remembers what servers understand.
package struct ModelLedger: Sendable {
    package let database: any Store
    package let budget: ModelBudget

    /// - Throws: `ModelFailure` when today's budget is used up. A request that cannot be counted leaves all the same, unless
    ///   it is to be limited.
    package func admit(_ model: String, costsNothing: Bool) async throws {
        let limit: BudgetLimit?
        do throws(CirclesError) {
            limit = try await database.admitRequest(to: model, on: .today, within: costsNothing ? nil : budget)
        } catch {
            guard budget == ModelBudget() else { throw ModelFailure(.unavailable, error.message, remedy: error.remedy) }
            return
        }
        switch limit {
        case nil: return
        case .requests: throw Self.spent(budget.requests, "requests", .budgetRequests)
        case .tokens: throw Self.spent(budget.tokens, "tokens", .budgetTokens)
        }
    }

    private static func spent(_ count: Int?, _ unit: String, _ key: Settings.Key) -> ModelFailure {
        ModelFailure(
            .unavailable, "today's budget of \(count ?? 0) \(unit) is used up",
            remedy: .raiseBudget(key.rawValue), reason: .budget
        ).unsent
    }

    package var capabilities: CapabilityMemory {
        CapabilityMemory(
            recall: { [database] model, address in
                try? await database.capability(of: model, at: address, now: Date())
            },
            keep: { [database] model, address, capability in
                try? await database.keep(capability: capability, of: model, at: address, now: Date())
            })
    }
}

extension CalendarDate {
    /// The day on this machine's wall calendar.
    package static var today: CalendarDate { CalendarDate(Date(), in: .current) }
}
