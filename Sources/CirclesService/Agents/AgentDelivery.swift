internal import CirclesCore
internal import CirclesHTTP
internal import Foundation

/// One picture on its way to an agent: a form (RFC 7578) with `image`, `source` and `agent_id`.
struct AgentDelivery: Sendable {
    private let client: HTTPClient
    private let deviceID: String
    private let patience: Int

    /// - Parameter patience: Seconds until it counts as not delivered.
    /// - Throws: `CirclesError` with `unavailable` when nothing can be sent from here.
    init(deviceID: String, patience: Int) throws(CirclesError) {
        do throws(HTTPFailure) { client = try HTTPClient(connections: 2) } catch {
            throw CirclesError(.unavailable, "nothing can be sent from here: \(error.message)")
        }
        self.deviceID = deviceID
        self.patience = patience
    }

    /// - Parameter id: The same for each try of one picture, so that an agent that heeds it takes it once.
    /// - Throws: `CirclesError`; `retryable` where a later try may get through, `mayHaveArrived` where this one may have.
    func send(_ picture: OutgoingPicture, to agent: Agent) async throws(CirclesError) {
        let boundary = "circles-\(UUID().uuidString.lowercased())"
        let name = agent.name.printable
        let headers =
            agent.headers.map { HTTPHeader($0.name, $0.value) } + [
                HTTPHeader("Content-Type", "multipart/form-data; boundary=\(boundary)"),
                HTTPHeader("X-Device-ID", deviceID), HTTPHeader("Idempotency-Key", picture.id.description),
            ]
        let response: HTTPResponse
        do throws(HTTPFailure) {
            var request = HTTPRequest(
                .post, try HTTPURL(agent.url), headers: headers, body: form(picture, agent, boundary),
                totalTimeout: .seconds(patience), responseLimit: 1 << 16)
            // It has the picture, however much it says of it.
            request.dropsLongBody = true
            response = try await client.send(request)
        } catch {
            throw failure(error, name)
        }
        guard let failure = Self.failure(response.status, name, picture) else { return }
        guard let words = AgentWords.of(response, to: agent) else { throw failure }
        throw CirclesError(
            failure.code, "\(failure.message); it says: \(words)", remedy: failure.remedy, retryable: failure.retryable)
    }

    private func form(_ picture: OutgoingPicture, _ agent: Agent, _ boundary: String) -> Data {
        var body = Data()
        func part(_ disposition: String, _ content: Data) {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n".utf8)
            body += content
            body += Data("\r\n".utf8)
        }
        part("name=\"image\"; filename=\"screenshot.jpg\"\r\nContent-Type: image/jpeg", picture.jpeg)
        part("name=\"source\"", Data(picture.source.utf8))
        part("name=\"agent_id\"", Data(agent.name.utf8))
        return body + Data("--\(boundary)--\r\n".utf8)
    }

    /// Nil for a success.
    private static func failure(_ status: Int, _ name: String, _ picture: OutgoingPicture) -> CirclesError? {
        switch status {
        case 200..<300: nil
        case 300..<400:
            CirclesError(
                .unavailable, "\(name) answered with a redirect (\(status)), which is not followed",
                hint: "change the agent's address to the one that it leads to")
        case 401, 403:
            CirclesError(
                .notPermitted, "\(name) refused the key (\(status))", remedy: .editAgent)
        case 413:
            CirclesError(
                .badInput, "\(name) takes no picture of this size (\(status)): \(picture.jpeg.count / 1024) KB",
                hint: "cut out the part that matters")
        case 504: mayHave(name, "a gateway on the way got no answer in time (504)")
        case 408, 425, 429, 500...:
            CirclesError(
                .unavailable, "\(name) cannot take it now (\(status))", remedy: .keepForAgent, retryable: true)
        case 404, 405:
            CirclesError(.badInput, "\(name) takes no pictures there (\(status))", hint: "check the agent's address")
        default:
            CirclesError(.badInput, "\(name) refused the picture (\(status))", hint: "the agent's own log may say why")
        }
    }

    private static func mayHave(_ name: String, _ why: String) -> CirclesError {
        CirclesError(
            .unavailable, "\(name) may have it: the picture was handed over whole, and \(why)", remedy: .checkArrival)
    }

    private func failure(_ failure: HTTPFailure, _ name: String) -> CirclesError {
        if failure.wasHandedOver {
            switch failure.code {
            case .timedOut: return Self.mayHave(name, "no answer came within \(patience) s")
            case .cancelled: return Self.mayHave(name, "its answer was not waited for")
            default: return Self.mayHave(name, "no answer came: \(failure.message)")
            }
        }
        return notHandedOver(failure, name)
    }

    private func notHandedOver(_ failure: HTTPFailure, _ name: String) -> CirclesError {
        switch failure.code {
        case .timedOut:
            CirclesError(
                .unavailable, "\(name) did not answer within \(patience) s", remedy: .keepForAgent, retryable: true)
        case .cannotResolve, .cannotConnect, .broken:
            CirclesError(
                .unavailable, "\(name) cannot be reached: \(failure.message)", remedy: .keepForAgent, retryable: true)
        case .cancelled:
            CirclesError(.interrupted, "the picture was not sent", remedy: .keepForAgent, retryable: true)
        case .tls: CirclesError(.unavailable, "\(name) cannot be trusted: \(failure.message)")
        case .badAddress, .badRequest, .tooLarge, .unusable:
            CirclesError(.unavailable, "the picture could not be sent to \(name): \(failure.message)")
        }
    }
}

extension CirclesError {
    /// Whether the agent may have the picture although nobody says so: sent again by itself, it might come twice.
    var mayHaveArrived: Bool { remedy == .checkArrival || remedy == .checkArrivalOfAside }

    /// The same of a picture that is put aside where it may have arrived.
    var ofPutAside: CirclesError {
        mayHaveArrived ? CirclesError(code, "\(message); it is put aside", remedy: .checkArrivalOfAside) : self
    }
}
