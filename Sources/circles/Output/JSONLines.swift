import CirclesService
import CirclesAPI

enum JSONLines {
    static func print(_ value: some Encodable) throws {
        Terminal.standardOutput.line(String(decoding: try JSONLine.of(value), as: UTF8.self))
    }
}
