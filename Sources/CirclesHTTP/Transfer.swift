internal import CCurl
internal import Foundation

/// One request while libcurl works on it. It lives on the loop's thread only.
final class Transfer {
    private let easy: EasyHandle
    private let headerLines: HeaderList
    private let pending: PendingRequest
    private var headers: [(name: String, value: String)] = []
    private var headerBytes = 0
    private var body = Data()
    private var isTooLarge = false
    /// The last status line was that of an interim response.
    private var isInterim = false
    /// Status and headers of the response are there.
    private var hasHead = false

    var handle: UnsafeMutableRawPointer { easy.pointer }
    var isCancelled: Bool { pending.isCancelled.isSet }

    init(_ pending: PendingRequest) throws(HTTPFailure) {
        let request = pending.request
        let easy = try EasyHandle()
        var lines = HeaderList()
        for header in request.headers {
            // libcurl's way to say "present and empty"; "Name:" would leave the header out.
            try lines.append(header.value.isEmpty ? "\(header.name);" : "\(header.name): \(header.value)")
        }
        // Without this, libcurl holds back a larger body for up to a second until the server asks for it. What is signed goes without:
        // libcurl 7.88 signs the header that it then leaves out, and whoever checks the signature answers before a body comes.
        if request.signature == nil { try lines.append("Expect:") }
        try Self.configure(easy, for: request, headers: lines)
        self.easy = easy
        self.headerLines = lines
        self.pending = pending
        // The loop holds this object until the handle has left the multi handle, so the pointer never dangles.
        let context = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        try self.easy.set(CURLOPT_WRITEDATA, pointer: context)
        try self.easy.set(CURLOPT_HEADERDATA, pointer: context)
    }

    private static func configure(
        _ easy: borrowing EasyHandle, for request: HTTPRequest, headers: borrowing HeaderList
    ) throws(HTTPFailure) {
        try easy.set(CURLOPT_NOSIGNAL, 1)
        try check(circles_allow_http_only(easy.pointer))
        try check(circles_never_wait_for_resolver(easy.pointer))
        try easy.set(CURLOPT_URL, request.url.string)
        try easy.set(CURLOPT_FOLLOWLOCATION, 0)
        try easy.set(CURLOPT_SSL_VERIFYPEER, 1)
        try easy.set(CURLOPT_SSL_VERIFYHOST, 2)
        try easy.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        if request.url.isLoopback { try easy.set(CURLOPT_PROXY, "") }
        try easy.set(CURLOPT_CONNECTTIMEOUT_MS, request.connectTimeout.wholeMilliseconds)
        try easy.set(CURLOPT_TIMEOUT_MS, request.totalTimeout.wholeMilliseconds)
        if !request.dropsLongBody { try easy.set(CURLOPT_MAXFILESIZE_LARGE, offset: max(1, request.responseLimit)) }
        try check(circles_setopt_list(easy.pointer, CURLOPT_HTTPHEADER, headers.first))
        if let signature = request.signature {
            try easy.set(CURLOPT_AWS_SIGV4, "aws:amz:\(signature.region):\(signature.service)")
            try easy.set(CURLOPT_USERNAME, signature.key)
            try easy.set(CURLOPT_PASSWORD, signature.secret)
        }
        if request.method == .put || request.method == .delete {
            try easy.set(CURLOPT_CUSTOMREQUEST, request.method.rawValue)
        }
        if request.hasBody {
            try easy.set(CURLOPT_POST, 1)
            // The size goes first: without it libcurl copies up to the first zero byte.
            try easy.set(CURLOPT_POSTFIELDSIZE_LARGE, offset: request.body.count)
            let code = request.body.withUnsafeBytes { bytes in
                guard let first = bytes.baseAddress else {
                    return circles_setopt_string(easy.pointer, CURLOPT_COPYPOSTFIELDS, "")
                }
                return circles_setopt_pointer(easy.pointer, CURLOPT_COPYPOSTFIELDS, first)
            }
            try check(code)
        }
        try easy.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            Transfer.receive(bytes, size * count, context) { $0.appendBody($1) }
        }
        try easy.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            Transfer.receive(bytes, size * count, context) { $0.appendHeader($1) }
        }
    }

    /// Answers libcurl with how much was taken; less than `length` ends the transfer.
    private static func receive(
        _ bytes: UnsafeMutablePointer<CChar>?, _ length: Int, _ context: UnsafeMutableRawPointer?,
        _ append: (Transfer, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let bytes, let context else { return 0 }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        return append(transfer, UnsafeRawBufferPointer(start: bytes, count: length)) ? length : 0
    }

    private func appendBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.count <= pending.request.responseLimit - body.count else {
            if pending.request.dropsLongBody { return true }
            isTooLarge = true
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }

    private func appendHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        guard headerBytes <= max(65_536, pending.request.responseLimit) else {
            isTooLarge = true
            return false
        }
        let line = String(decoding: bytes, as: UTF8.self)
        if line.hasPrefix("HTTP/") {
            // An interim response (100, 103) came before.
            headers = []
            isInterim = line.split(separator: " ", maxSplits: 2).dropFirst().first?.hasPrefix("1") ?? false
        } else if line.allSatisfy(\.isNewline) {
            hasHead = !isInterim
        } else if let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            headers.append((line[..<colon].lowercased(), value))
        }
        return true
    }

    func resume(_ result: Result<HTTPResponse, HTTPFailure>) {
        pending.continuation.resume(returning: result)
    }

    /// What libcurl's last word on this transfer means.
    func result(of code: CURLcode) -> Result<HTTPResponse, HTTPFailure> {
        let isAnswered = hasHead && !isTooLarge && pending.request.dropsLongBody
        guard code == CURLE_OK || isAnswered else { return .failure(failure(of: code)) }
        return .success(HTTPResponse(status: easy.number(CURLINFO_RESPONSE_CODE), headers: headers, body: body))
    }

    /// The end of a transfer that nobody waits for any more.
    var gone: HTTPFailure { .gone(wasHandedOver: wasHandedOver) }

    /// What is longer than one write is handed over piece by piece: all of it has left when libcurl has none of it any more.
    private var wasHandedOver: Bool {
        easy.number(CURLINFO_REQUEST_SIZE) > 0
            && (!pending.request.hasBody
                || easy.offset(CURLINFO_SIZE_UPLOAD_T) >= pending.request.body.count)
    }

    private func failure(of code: CURLcode) -> HTTPFailure {
        let failure = described(code)
        return HTTPFailure(
            failure.code, failure.message, underlying: failure.underlying, wasHandedOver: wasHandedOver)
    }

    private func described(_ code: CURLcode) -> HTTPFailure {
        let host = pending.request.url.host
        let underlying = Int(code.rawValue)
        if isTooLarge || code == CURLE_FILESIZE_EXCEEDED {
            return HTTPFailure(.tooLarge, "\(host) answered with more than \(pending.request.responseLimit) bytes")
        }
        let (kind, message): (HTTPFailure.Code, String) =
            switch code {
            case CURLE_COULDNT_RESOLVE_HOST: (.cannotResolve, "no address is known for \(host)")
            case CURLE_COULDNT_RESOLVE_PROXY: (.cannotResolve, "no address is known for the proxy")
            case CURLE_COULDNT_CONNECT: (.cannotConnect, "\(host) takes no connection")
            case CURLE_OPERATION_TIMEDOUT:
                // Zero until the connection stands.
                easy.offset(CURLINFO_CONNECT_TIME_T) == 0
                    ? (.timedOut, "no connection to \(host) in time") : (.timedOut, "\(host) did not answer in time")
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
                CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_ENGINE_INITFAILED,
                CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_PINNEDPUBKEYNOTMATCH:
                (.tls, "the encrypted connection to \(host) cannot be trusted")
            default: (.broken, "the connection to \(host) broke or did not speak http")
            }
        return HTTPFailure(kind, message, underlying: underlying)
    }
}

extension Duration {
    /// At least 1, as libcurl takes 0 for "no limit".
    fileprivate var wholeMilliseconds: Int {
        let parts = components
        guard parts.seconds < 1_000_000 else { return 1_000_000_000 }
        return max(1, Int(parts.seconds) * 1000 + Int(parts.attoseconds / 1_000_000_000_000_000))
    }
}
