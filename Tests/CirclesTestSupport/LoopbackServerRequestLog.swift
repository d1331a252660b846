import CirclesCore
import Foundation

/// What all tests of a run sent, for parts nobody here wrote to check: `Tests/check-gemini-requests.py`.
///
/// With `CIRCLES_REQUEST_LOG=FILE`, each request with a body adds a line `{"path","body"}` to the file.
final class RequestLog: Sendable {
    static let shared = RequestLog(path: ProcessInfo.processInfo.environment["CIRCLES_REQUEST_LOG"])

    private let file: ServerLock<FileHandle?>

    private init(path: String?) {
        let isThere = path.map { FileManager.default.createFile(atPath: $0, contents: nil) } ?? false
        file = ServerLock(isThere ? path.flatMap { FileHandle(forWritingAtPath: $0) } : nil)
    }

    func add(_ request: LoopbackServer.Request) {
        file.withLock { file in
            guard let file, let body = String(data: request.body, encoding: .utf8), !body.isEmpty else { return }
            let line: JSONValue = ["path": .string(request.path), "body": .string(body)]
            file.write(Data((line.text + "\n").utf8))
        }
    }
}
