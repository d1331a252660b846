package import CirclesCore
package import CirclesHTTP

/// What one kind of server wants to hear and how it answers; all else is the same for every kind (`ServedModel`).
package protocol ModelServer: Sendable {
    /// As the user configured it, such as `gemini:gemini-3.5-flash-lite`.
    var name: String { get }
    /// Where it is, without the path that is appended.
    var baseURL: HTTPURL { get }
    /// True when the model computes on this machine, as far as its address and name tell.
    var runsHere: Bool { get }

    /// - Throws: `ModelFailure` when it is certain that nothing would come of a request.
    func address() throws(ModelFailure) -> HTTPURL
    func headers() -> [HTTPHeader]
    /// - Parameters:
    ///   - cap: Tokens the answer may have.
    ///   - dialect: What the server is taken to understand.
    func body(_ prompt: Prompt, cap: Int, dialect: ServedModel.Capability) -> JSONValue
    /// - Throws: `ModelFailure` `refused`, or `unusable` for blank and cut-off answers.
    func answer(_ json: JSONValue) throws(ModelFailure) -> ModelAnswer
    /// What a status other than 200 means.
    func failure(of response: HTTPResponse) -> ModelFailure
}
