internal import CirclesCore
internal import CirclesHTTP
internal import Foundation

/// What a failed request means for whoever asked the model.
enum ServerFailure {
    /// - Throws: `CancellationError` when that is what it was.
    static func of(_ failure: HTTPFailure) throws -> ModelFailure {
        switch failure.code {
        case .cancelled: throw CancellationError()
        case .badAddress, .badRequest:
            return ModelFailure(
                .configuration, failure.message, hint: "check the model's URL and key", reason: .badRequest)
        case .tooLarge:
            return ModelFailure(.unusable, "the model's answer is too long to be one", reason: .tooLong)
        case .cannotResolve, .cannotConnect, .tls, .timedOut, .broken, .unusable:
            return ModelFailure(.unavailable, failure.message, reason: .unreachable)
        }
    }

    /// What a status other than 200 means where it means the same for every server.
    ///
    /// - Parameter keySetting: The name of the setting that holds the key.
    ///
    /// Nothing of the body is repeated: gateways put parts of the request into it.
    static func of(status: Int, retryAfter: Double?, model: String, keySetting: String) -> ModelFailure {
        switch status {
        case 429:
            return ModelFailure(
                .unavailable, "the model takes no more requests for now", retryAfter: retryAfter,
                reason: .rateLimited)
        case 408, 500...599:
            return ModelFailure(
                .unavailable, "the model's server is in trouble (\(status))", retryAfter: retryAfter,
                reason: .unreachable)
        case 401:
            return ModelFailure(.configuration, "the key is not accepted", remedy: .setKey(keySetting), reason: .badKey)
        case 403:
            return ModelFailure(
                .configuration, "the key may not use \(model)", remedy: .setOtherKey(keySetting),
                reason: .notAllowed)
        case 402:
            return ModelFailure(.configuration, "the account has no credit left", reason: .quota)
        case 404:
            return ModelFailure(
                .configuration, "there is no model \(model): its name is wrong or it was retired",
                remedy: .nameModel, reason: .noSuchModel)
        case 413:
            return ModelFailure(.unusable, "the conversation is too long for the model", reason: .badRequest)
        case 300...399:
            return ModelFailure(
                .configuration, "the model's URL leads elsewhere (\(status))", hint: "set the URL it leads to",
                reason: .badRequest)
        default:
            return ModelFailure(
                .configuration, "the model's server does not take the request (\(status))",
                hint: "check the model's name and URL", reason: .badRequest)
        }
    }

    /// `Retry-After` and its relatives, in seconds.
    static func retryAfter(_ response: HTTPResponse) -> Double? {
        for name in ["retry-after", "llm_provider-retry-after"] {
            if let seconds = response.header(name).flatMap(Double.init), seconds.isFinite, seconds >= 0 {
                return seconds
            }
        }
        return nil
    }

    /// A page of a proxy, whatever its status and type say.
    static func isWebPage(_ body: Data) -> Bool {
        let start = String(decoding: body.prefix(400), as: UTF8.self).drop(while: \.isWhitespace).lowercased()
        return start.hasPrefix("<!doctype") || start.hasPrefix("<html")
    }

    /// The body as JSON.
    static func json(_ response: HTTPResponse) throws(ModelFailure) -> JSONValue {
        if isWebPage(response.body) {
            throw ModelFailure(
                .unusable, "a web page came instead of the model's answer",
                hint: "check the model's URL and whatever stands between", reason: .webPage)
        }
        do {
            return try JSONParser.parse(Array(response.body))
        } catch {
            if response.body.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
                throw ModelFailure(.unusable, "the model's answer is blank", reason: .blank)
            }
            throw error == .truncated
                ? ModelFailure(.unusable, "half an answer came from the model", reason: .half)
                : ModelFailure(.unusable, "the model's answer holds no JSON", reason: .notJSON)
        }
    }
}
