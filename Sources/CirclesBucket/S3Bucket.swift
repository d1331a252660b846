package import CirclesCore
package import CirclesHTTP
package import CirclesStore
internal import Crypto
package import Foundation

/// Objects of a service that speaks Amazon's S3, signed by libcurl (Signature Version 4).
package struct S3Bucket: PictureBucket {
    private let address: S3Address
    private let signature: HTTPSignature
    private let client: HTTPClient

    /// More is no picture of ours.
    private static let mostBytes = 128 << 20
    /// Answers to a list hold a thousand names.
    private static let mostListBytes = 4 << 20
    /// Whoever waits has been told of nothing yet.
    private static let timeout = Duration.seconds(30)

    /// - Parameters:
    ///   - key: The access key's id.
    ///   - secret: Never told or logged.
    package init(_ address: S3Address, key: String, secret: String) throws(CirclesError) {
        self.address = address
        signature = HTTPSignature(region: address.region, service: "s3", key: key, secret: secret)
        do throws(HTTPFailure) { client = try HTTPClient() } catch {
            throw CirclesError(.configuration, "could not reach the bucket: \(error.message)")
        }
    }

    package var place: String { "s3://\(address.bucket)/\(address.prefix)" }

    package func put(_ bytes: Data, as name: String) async throws(CirclesError) {
        let answer = try await send(.put, try url(name), bytes)
        guard answer.status == 200 else { throw refusal(answer.status) }
    }

    package func get(_ name: String) async throws(CirclesError) -> Data? {
        let answer = try await send(.get, try url(name), limit: Self.mostBytes)
        // Whoever may not list is told 403 of what is not there; that is a refusal here, too.
        if answer.status == 404 { return nil }
        guard answer.status == 200 else { throw refusal(answer.status) }
        return answer.body
    }

    package func delete(_ name: String) async throws(CirclesError) {
        let answer = try await send(.delete, try url(name))
        guard [200, 204, 404].contains(answer.status) else { throw refusal(answer.status) }
    }

    package func names(beginning prefix: String, before instant: Date) async throws(CirclesError) -> [String] {
        var names: [String] = [], next: String?
        repeat {
            // In the order of their names, as what is signed has them.
            let query = [("continuation-token", next), ("list-type", "2"), ("prefix", address.prefix + prefix)]
            let text = query.compactMap { name, value in value.map { "\(name)=\(Self.escaped($0))" } }
            let answer = try await send(.get, try url(query: text.joined(separator: "&")), limit: Self.mostListBytes)
            guard answer.status == 200 else { throw refusal(answer.status) }
            let page = S3Listing(answer.body)
            names += page.objects.filter { $0.storedAt < instant }.map {
                String($0.key.dropFirst(address.prefix.count))
            }
            next = page.next
        } while next != nil
        return names
    }

    // MARK: - Requests

    private func url(_ name: String = "", query: String? = nil) throws(CirclesError) -> HTTPURL {
        do throws(HTTPFailure) {
            if let query { return try HTTPURL("\(address.url)?\(query)") }
            return try address.url.appending(path: address.prefix + name)
        } catch {
            throw CirclesError(.internalError, "a picture has a name that is none of an object")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let letter = Character(UnicodeScalar(byte))
            return letter.isASCII && (letter.isLetter || letter.isNumber || "-._~".contains(letter))
                ? String(letter) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private func send(
        _ method: HTTPRequest.Method, _ url: HTTPURL, _ body: Data = Data(), limit: Int = 65_536
    ) async throws(CirclesError) -> HTTPResponse {
        let sum = SHA256.hash(data: body).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var request = HTTPRequest(
            method, url,
            headers: [HTTPHeader("Content-Type", "application/octet-stream"), HTTPHeader("x-amz-content-sha256", sum)],
            body: body, totalTimeout: Self.timeout, responseLimit: limit)
        request.signature = signature
        // All of these may be said twice. A connection that was kept may be gone since.
        for isLast in [false, true] {
            do throws(HTTPFailure) {
                let answer = try await client.send(request)
                if isLast || answer.status < 500 { return answer }
            } catch {
                guard !isLast, error.code == .broken else {
                    throw CirclesError(
                        .unavailable, "the bucket of the pictures cannot be reached: \(error.message)",
                        hint: "try again in a moment", retryable: true)
                }
            }
        }
        throw refusal(0)
    }

    /// Whatever it is, who hands something in keeps it and comes again.
    private func refusal(_ status: Int) -> CirclesError {
        let why =
            switch status {
            case 401, 403: "it refuses the key"
            case 404: "there is none of that name"
            default: "it answered \(status)"
            }
        return CirclesError(
            .unavailable, "the bucket of the pictures (\(address.bucket)) cannot be used: \(why)",
            hint: status < 500 ? "check the settings pictures and s3" : "try again in a moment", retryable: true)
    }
}
