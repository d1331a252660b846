/// What a client may cost. docs/server.md says all of them.
enum Limits {
    /// Bytes of all header fields, of one, and how many.
    static let headerBytes = 16_384
    static let headerFieldBytes = 8_192
    static let headerFields = 64
    /// Bytes of a JSON body.
    static let jsonBytes = 1_100_000
    /// Bytes of a form of our own pages.
    static let pageFormBytes = 20_000
    /// Bytes of an address book.
    static let addressBookBytes = 50_000_000
    /// Bytes of a whole form of several pictures.
    static let formBytes = 200_000_000
    /// Bytes that are read of a connection at once.
    static let pieceBytes = 16_384
    /// Pictures and fields of a form.
    static let formParts = 64
    /// Bytes of a form's field.
    static let fieldBytes = 20_000
    /// Connections at once; more wait until one ends.
    static let connections = 512
    /// Seconds without a byte after which a connection is closed: while a header or a body is awaited, and between requests.
    static let idleSeconds = 30
    /// A body that comes more slowly than this is given up: some seconds, and more for each so many bytes.
    static let bodySeconds = 60.0
    static let leastBytesPerSecond = 16_384.0
    /// Seconds that `wait` may be.
    static let longestWait = 50.0
    /// Seconds that is waited for a capture that is tried again, unless it is said, and how many are tried again at once.
    static let retryWait = 20.0
    static let retries = 2
    /// Items of a page.
    static let mostItems = 500
    static let defaultItems = 100
    /// Streams of changes at once.
    static let streams = 64
    /// Seconds in which requests in hand may end when the server stops.
    static let stopSeconds = 8
    /// Seconds after which the process is gone, whatever is still in hand; what was acknowledged is safe.
    static let lastSeconds = 9.5
}
