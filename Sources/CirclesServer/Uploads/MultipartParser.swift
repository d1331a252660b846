internal import CirclesCore
internal import Foundation

/// Cuts a form (RFC 7578) into its parts as it comes: nothing of a part's content is kept but what may be the beginning of
/// the next boundary.
struct MultipartParser {
    enum Event: Equatable {
        /// A part's header.
        case part(Header)
        /// A piece of the part's content.
        case content([UInt8])
        case endOfPart
    }

    struct Header: Equatable {
        let name: String
        /// Nil for a field.
        let fileName: String?
        let contentType: String?
    }

    enum Problem: Error, Equatable { case broken, tooManyParts, headerTooLong, namelessPart }

    private enum State { case preamble, header, content, end }

    /// With the line break before it, as which it ends a part.
    private let delimiter: [UInt8]
    private var state = State.preamble
    private var waiting: [UInt8]
    private var parts = 0
    private static let maximumHeader = 8_192

    /// - Parameter boundary: As the content type says it.
    init?(boundary: String) {
        guard !boundary.isEmpty, boundary.utf8.count <= 70 else { return nil }
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first boundary may stand at the very beginning.
        waiting = [0x0D, 0x0A]
    }

    /// The boundary of a content type that is a form; nil for any other.
    static func boundary(of contentType: String) -> String? {
        let parts = contentType.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.first?.lowercased() == "multipart/form-data" else { return nil }
        return parts.dropFirst().lazy.compactMap { parameter -> String? in
            guard parameter.lowercased().hasPrefix("boundary=") else { return nil }
            return parameter.dropFirst(9).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        }.first
    }

    /// Whether the form's end was there.
    var isComplete: Bool { state == .end }

    /// - Parameter tell: Takes what came, in its order.
    /// - Throws: `Problem`, and what `tell` throws.
    mutating func take(_ bytes: [UInt8], _ tell: (Event) throws -> Void) throws {
        waiting += bytes
        while try step(tell) {}
    }

    /// - Returns: False when more bytes are needed.
    private mutating func step(_ tell: (Event) throws -> Void) throws -> Bool {
        switch state {
        case .preamble:
            guard let start = find(delimiter) else {
                keepTail(delimiter.count - 1)
                return false
            }
            return try passDelimiter(at: start)
        case .header: return try readHeader(tell)
        case .content:
            if let start = find(delimiter) {
                if start > 0 { try tell(.content(Array(waiting[..<start]))) }
                guard waiting.count >= start + delimiter.count + 2 else {
                    waiting.removeFirst(start)
                    return false
                }
                try tell(.endOfPart)
                return try passDelimiter(at: start)
            }
            let safe = waiting.count - (delimiter.count - 1)
            if safe > 0 {
                try tell(.content(Array(waiting[..<safe])))
                waiting.removeFirst(safe)
            }
            return false
        case .end:
            waiting = []
            return false
        }
    }

    /// After a delimiter comes a line break and a part, or two hyphens and the end.
    private mutating func passDelimiter(at start: Int) throws -> Bool {
        let after = start + delimiter.count
        guard waiting.count >= after + 2 else { return false }
        switch (waiting[after], waiting[after + 1]) {
        case (0x2D, 0x2D): state = .end
        case (0x0D, 0x0A):
            parts += 1
            guard parts <= Limits.formParts else { throw Problem.tooManyParts }
            state = .header
        default: throw Problem.broken
        }
        waiting.removeFirst(after + 2)
        return true
    }

    private mutating func readHeader(_ tell: (Event) throws -> Void) throws -> Bool {
        guard let end = find([0x0D, 0x0A, 0x0D, 0x0A]) else {
            guard waiting.count <= Self.maximumHeader else { throw Problem.headerTooLong }
            return false
        }
        let header = try Self.header(String(decoding: waiting[..<end], as: UTF8.self))
        waiting.removeFirst(end + 4)
        state = .content
        try tell(.part(header))
        return true
    }

    private static func header(_ text: String) throws -> Header {
        var name: String?
        var fileName: String?
        var contentType: String?
        for line in text.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { throw Problem.broken }
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            switch parts[0].lowercased() {
            case "content-disposition":
                name = parameter("name", of: value)
                fileName = parameter("filename", of: value)
            case "content-type": contentType = value
            default: break
            }
        }
        guard let name else { throw Problem.namelessPart }
        return Header(name: name, fileName: fileName, contentType: contentType)
    }

    /// A quoted parameter, with what browsers escape in it.
    private static func parameter(_ name: String, of value: String) -> String? {
        for piece in value.split(separator: ";").dropFirst() {
            let piece = piece.trimmingCharacters(in: .whitespaces)
            guard piece.lowercased().hasPrefix("\(name)=") else { continue }
            let text = piece.dropFirst(name.count + 1).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
            return text.replacing("%22", with: "\"").replacing("%0D%0A", with: " ")
        }
        return nil
    }

    private func find(_ pattern: [UInt8]) -> Int? {
        waiting.withUnsafeBytes { bytes in
            pattern.withUnsafeBytes { pattern in
                guard let start = bytes.baseAddress, let wanted = pattern.baseAddress, let first = pattern.first else {
                    return nil
                }
                var at = 0
                while at + pattern.count <= bytes.count {
                    guard let next = memchr(start + at, Int32(first), bytes.count - at) else { return nil }
                    at = UnsafeRawPointer(next) - start
                    guard at + pattern.count <= bytes.count else { return nil }
                    if memcmp(next, wanted, pattern.count) == 0 { return at }
                    at += 1
                }
                return nil
            }
        }
    }

    private mutating func keepTail(_ count: Int) {
        if waiting.count > count { waiting.removeFirst(waiting.count - count) }
    }
}

extension MultipartParser.Problem {
    /// What is wrong with the form, for whoever sent it.
    var failure: Failure {
        switch self {
        case .broken: Failure(.badRequest, .badInput, "the form is broken or cut off")
        case .tooManyParts:
            Failure(
                .contentTooLarge, .badInput, "the form has more than \(Limits.formParts) parts",
                hint: "send it in several")
        case .headerTooLong: Failure(.badRequest, .badInput, "the header of a part of the form is too long")
        case .namelessPart:
            Failure(
                .badRequest, .badInput, "a part of the form has no name",
                hint: "Content-Disposition: form-data; name=\"image\"; filename=\"shot.png\"")
        }
    }
}

extension MultipartParser.Header {
    var shownName: String { UntrustedText.line(name, limit: 40) }
}
