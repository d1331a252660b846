internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird
internal import NIOCore
internal import NIOHTTP1

/// What went wrong, as a client is told it. The one place where errors become statuses.
struct Failure: Error {
    let status: HTTPResponse.Status
    let error: CirclesError
    var headers: HTTPFields = [:]
    /// Whoever asked may hand screenshots over, and go nowhere else.
    var mayOnlyAdd = false

    init(_ status: HTTPResponse.Status, _ error: CirclesError, headers: HTTPFields = [:]) {
        self.status = status
        self.error = error
        self.headers = headers
    }

    init(_ status: HTTPResponse.Status, _ code: CirclesError.Code, _ message: String, hint: String? = nil) {
        self.init(status, CirclesError(code, message, hint: hint))
    }

    static let mayOnlyAdd: Failure = {
        var failure = Failure(.forbidden, .notPermitted, "this device may add screenshots, and nothing else")
        failure.mayOnlyAdd = true
        return failure
    }()

    static let changedMeanwhile = Failure(
        .preconditionFailed, .conflict, "it was changed meanwhile, and your change was not made",
        hint: "get it again, and change that")

    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let error as CirclesError: self.init(Self.status(of: error), error)
        case let error as HTTPError: self.init(error.status, Self.told(error))
        case is NIOTooManyBytesError: self = Self.tooLarge
        case is HTTPParserError: self = Self.notHTTP
        case let error as DecodingError: self.init(.unprocessableContent, CirclesError(.badInput, Self.words(error)))
        default:
            self.init(
                .internalServerError,
                CirclesError(.internalError, "something went wrong in the server: \(type(of: error))"))
        }
    }

    /// Does what may be impossible as things are, however it is asked for: that is 409, and no mistake in the request.
    static func asThingsAre<Value>(_ body: () async throws -> Value) async throws -> Value {
        do { return try await body() } catch let error as CirclesError where error.code == .usage {
            throw Failure(.conflict, error)
        }
    }

    /// A body whose chunks or encoding are none.
    static let notHTTP = Failure(.badRequest, .badInput, "this is not HTTP")

    static let tooLarge = Failure(.contentTooLarge, .badInput, "the request is larger than may be sent")

    private static func status(of error: CirclesError) -> HTTPResponse.Status {
        switch error.code {
        case .usage: .badRequest
        case .badInput: .unprocessableContent
        case .notFound: .notFound
        case .ambiguous: .conflict
        case .conflict: .preconditionFailed
        case .unavailable, .waiting, .interrupted: .serviceUnavailable
        case .notPermitted: .forbidden
        case .cannotWrite: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
        case .cannotRead, .configuration, .internalError: .internalServerError
        }
    }

    private static func told(_ error: HTTPError) -> CirclesError {
        switch error.status {
        case .notFound: CirclesError(.notFound, "there is nothing at this address", hint: "see /api/openapi.json")
        default: CirclesError(.badInput, error.body ?? "the request cannot be understood")
        }
    }

    /// Names the field; what stood in it is not told.
    private static func words(_ error: DecodingError) -> String {
        func place(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
        switch error {
        case .keyNotFound(let key, _): return "the JSON lacks \"\(key.stringValue)\""
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return context.codingPath.isEmpty
                ? "the JSON has the wrong form: an object is expected"
                : "\"\(place(context.codingPath))\" in the JSON has the wrong form"
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? "this is not valid JSON" : "\"\(place(context.codingPath))\" in the JSON has the wrong form"
        @unknown default: return "the JSON cannot be understood"
        }
    }

    func response() -> Response {
        let body = FailureView(error: ErrorView(error, hint: RemedyWords.of))
        return (try? Response.json(body, status: status, headers: headers)) ?? Response(status: status)
    }
}

extension Failure {
    /// For an answer that no request led to.
    var bytes: ByteBuffer {
        let view = FailureView(error: ErrorView(error, hint: RemedyWords.of))
        return ByteBuffer(bytes: (try? JSONEncoder().encode(view)) ?? Data())
    }
}

/// The body of a failure.
struct FailureView: Encodable {
    let error: ErrorView

    private enum CodingKeys: String, CodingKey { case ok, success }

    func encode(to encoder: any Encoder) throws {
        try error.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(false, forKey: .ok)
        // The name that the first design's shortcuts look for.
        try container.encode(false, forKey: .success)
    }
}
