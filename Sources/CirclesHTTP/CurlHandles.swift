internal import CCurl

/// A libcurl call that sets something up either works or ends the request.
func check(_ code: CURLcode) throws(HTTPFailure) {
    guard code == CURLE_OK else {
        throw HTTPFailure(.unusable, "libcurl refused an option", underlying: Int(code.rawValue))
    }
}

/// One transfer. It must have left its multi handle before it goes.
struct EasyHandle: ~Copyable {
    let pointer: UnsafeMutableRawPointer

    init() throws(HTTPFailure) {
        guard let pointer = curl_easy_init() else { throw HTTPFailure(.unusable, "libcurl gave no handle") }
        self.pointer = pointer
    }

    deinit { curl_easy_cleanup(pointer) }

    func set(_ option: CURLoption, _ value: Int) throws(HTTPFailure) {
        try check(circles_setopt_long(pointer, option, value))
    }

    func set(_ option: CURLoption, offset value: Int) throws(HTTPFailure) {
        try check(circles_setopt_offset(pointer, option, curl_off_t(value)))
    }

    func set(_ option: CURLoption, _ value: String) throws(HTTPFailure) {
        try check(circles_setopt_string(pointer, option, value))
    }

    func set(_ option: CURLoption, pointer value: UnsafeRawPointer?) throws(HTTPFailure) {
        try check(circles_setopt_pointer(pointer, option, value))
    }

    func set(_ option: CURLoption, _ value: circles_data_callback) throws(HTTPFailure) {
        try check(circles_setopt_callback(pointer, option, value))
    }

    func number(_ info: CURLINFO) -> Int {
        var value = 0
        return circles_getinfo_long(pointer, info, &value) == CURLE_OK ? value : 0
    }

    /// Bytes, or microseconds.
    func offset(_ info: CURLINFO) -> Int {
        var value: curl_off_t = 0
        return circles_getinfo_offset(pointer, info, &value) == CURLE_OK ? Int(value) : 0
    }
}

/// The header lines of one request. libcurl keeps pointing into it, so it lives as long as its transfer.
struct HeaderList: ~Copyable {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    init() { first = nil }

    deinit { curl_slist_free_all(first) }

    mutating func append(_ line: String) throws(HTTPFailure) {
        guard let longer = curl_slist_append(first, line) else {
            throw HTTPFailure(.unusable, "no memory for a header")
        }
        first = longer
    }
}

/// All transfers of one loop, with their connections.
///
/// Every call belongs to the loop's thread, except `curl_multi_wakeup`, which libcurl allows from any thread as long as
/// the handle exists; it is freed with the last reference to the loop.
struct MultiHandle: ~Copyable, @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(connections: Int) throws(HTTPFailure) {
        // Done once in the process: global set-up is not safe on several threads.
        guard Self.libraryIsReady, let pointer = curl_multi_init() else {
            throw HTTPFailure(.unusable, "libcurl cannot be set up")
        }
        self.pointer = pointer
        let limit = max(1, connections)
        circles_multi_setopt_long(pointer, CURLMOPT_MAX_TOTAL_CONNECTIONS, limit)
        circles_multi_setopt_long(pointer, CURLMOPT_MAXCONNECTS, limit)
    }

    deinit { curl_multi_cleanup(pointer) }

    private static let libraryIsReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
