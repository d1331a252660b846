package import Foundation

/// What models were asked, what it cost, and what their servers understand.
package protocol ModelStore: Sendable {
    /// Counts a request that is about to leave, unless the day's budget is used up.
    ///
    /// - Parameter budget: Nil for a model that costs nothing: it is counted, and no budget of others' is touched.
    /// - Returns: The limit that stands against it; nil when it may leave.
    func admitRequest(
        to model: String, on day: CalendarDate, within budget: ModelBudget?
    ) async throws(CirclesError) -> BudgetLimit?
    /// - Parameter day: The day the request counts for.
    func save(_ request: ModelRequest, on day: CalendarDate, at now: Date) async throws(CirclesError)
    /// Oldest first.
    func requests(about id: Capture.ID) async throws(CirclesError) -> [RecordedRequest]
    /// Those of the captures about which a model was asked, as far as that is remembered.
    func asked(about ids: [Capture.ID]) async throws(CirclesError) -> Set<Capture.ID>
    /// Forgets the requests whose time is over; what they cost stays counted.
    func sweepRequests(at now: Date) async throws(CirclesError)
    /// Newest day first, from `first` on.
    func usage(since first: CalendarDate) async throws(CirclesError) -> [ModelUsage]
    /// What a model's server was last found to understand; nil when that is not known, or long ago.
    func capability(of model: String, at address: String, now: Date) async throws(CirclesError) -> String?
    func keep(capability: String, of model: String, at address: String, now: Date) async throws(CirclesError)
}

/// The most a day may cost; nil is without limit.
package struct ModelBudget: Hashable, Sendable {
    package var requests: Int?
    /// Of questions and answers together.
    package var tokens: Int?

    package init(requests: Int? = nil, tokens: Int? = nil) {
        self.requests = requests
        self.tokens = tokens
    }
}

/// Which limit of a budget is reached.
package enum BudgetLimit: Sendable { case requests, tokens }

/// What one model cost on one day.
package struct ModelUsage: Codable, Hashable, Sendable {
    package var day: String
    package var model: String
    package var requests: Int
    package var failures: Int
    package var tokensIn: Int
    package var tokensOut: Int
    package var milliseconds: Int

    package init(
        day: String, model: String, requests: Int, failures: Int, tokensIn: Int, tokensOut: Int, milliseconds: Int
    ) {
        self.day = day
        self.model = model
        self.requests = requests
        self.failures = failures
        self.tokensIn = tokensIn
        self.tokensOut = tokensOut
        self.milliseconds = milliseconds
    }
}
