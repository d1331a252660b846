internal import CirclesCore
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird

/// What a request hands over: pictures that are on their way to the disk, or a text or link, with what is said along.
struct ReceivedBody {
    private(set) var items: [HandOver.Item] = []
    private(set) var details = HandOverDetails()
    /// Fields that a contract of its own reads.
    private(set) var fields: [String: String] = [:]
    /// Files of a form that cannot be taken, where the others are.
    private(set) var refused: [(name: String, error: CirclesError)] = []

    private let context: AppContext
    private let takesTheRest: Bool

    /// - Parameter takesTheRest: A file that cannot be taken does not keep the other ones of a form from it: where a person
    ///   sees which.
    init(_ context: AppContext, takesTheRest: Bool = false) {
        self.context = context
        self.takesTheRest = takesTheRest
    }

    /// Charsets that are read besides UTF-8.
    private static let charsets: [String: String.Encoding] = [
        "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsCP1252, "utf-16": .utf16,
    ]

    /// A text in the charset that is named, else in UTF-8.
    ///
    /// - Throws: `Failure` with 415 for another charset, `CirclesError` with `badInput` for bytes that are none of its texts: a
    ///   name that is spoilt leads to nobody, or to another.
    private static func text(_ bytes: some Collection<UInt8>, _ contentType: String) throws -> String {
        var name = "utf-8"
        for parameter in contentType.lowercased().split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "charset" else { continue }
            name = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \""))
        }
        let text: String?
        if ["utf-8", "utf8", "us-ascii"].contains(name) {
            text = String(validating: bytes, as: UTF8.self)
        } else if let charset = charsets[name] {
            text = String(data: Data(bytes), encoding: charset)
        } else {
            throw Failure(
                .unsupportedMediaType, .badInput, "the charset \(UntrustedText.line(name, limit: 40)) is not read here",
                hint: "send UTF-8")
        }
        guard let text else { throw CirclesError(.badInput, "the text is not \(name)", hint: "send UTF-8") }
        return text
    }

    /// Reads a request of any form that is taken: a picture, a text, a form, or JSON.
    ///
    /// - Throws: `Failure` for a form that is not; `CirclesError` with `badInput` that says what arrived instead of a picture.
    mutating func read(_ request: Request, _ asked: ServerRequestContext) async throws {
        let type = request.mediaType
        if let encoding = request.headers[.contentEncoding]?.lowercased(), encoding != "identity" {
            throw Failure(
                .unsupportedMediaType, .badInput, "\(UntrustedText.line(encoding, limit: 40)) is not unpacked here",
                hint: "send it as it is, without Content-Encoding")
        }
        try readQuery(request)
        if let boundary = MultipartParser.boundary(of: request.headers[.contentType] ?? "") {
            try await readForm(request, boundary)
            try KnownFields.check(form: fields.keys, of: request, asked)
        } else if let name = request.query("name"), name.contains("."), Self.exports.contains(type) {
            // A messenger's export under its name.
            try await readPicture(request)
        } else if type == "application/json" {
            try readJSON(try await request.json(JSONCapture.self, asked))
        } else if type == "text/plain" {
            var body = try TimedBody(request, limit: SharedText.maximumBytes)
            try takeText(try Self.text(try await body.whole(), request.headers[.contentType] ?? ""))
        } else if type.isEmpty || type.hasPrefix("image/") || type == "application/octet-stream"
            || type == "application/zip"
        {
            try await readPicture(request)
        } else {
            throw Failure(
                .unsupportedMediaType, .badInput,
                "\(UntrustedText.line(type, limit: 60)) arrived, and no picture, form, text or JSON",
                hint: "send the picture with Content-Type image/png, or a form")
        }
        try details.check()
        if items.isEmpty, let name = fields["image"], !name.isEmpty {
            throw CirclesError(
                .badInput,
                "the field \"image\" holds the text \"\(UntrustedText.line(name, limit: 60))\", and no picture",
                hint: "with curl, an @ before the file's name sends the file: -F image=@shot.png")
        }
        if items.isEmpty, let refused = refused.first { throw refused.error }
        if items.isEmpty { throw CirclesError(.badInput, "nothing was handed over", hint: "send a picture or a text") }
    }

    /// A text or a link with what goes along.
    ///
    /// - Throws: `CirclesError` with `badInput` or `usage` for what cannot be taken.
    mutating func take(
        text: String?, url: String?, title: String?, note: String?, capturedAt: String?, app: String?
    ) throws(CirclesError) {
        try readJSON(
            JSONCapture(text: text, url: url, title: title, note: note, capturedAt: capturedAt, app: app))
        try details.check()
        if items.isEmpty { throw CirclesError(.badInput, "nothing was handed over", hint: "send a text or a link") }
    }

    /// Where it was shared from, unless that was said.
    mutating func setApp(_ app: String?) { details.app = details.app ?? app }

    private static let exports: Set<String> = ["application/json", "text/plain", "application/zip"]

    private mutating func readQuery(_ request: Request) throws {
        details.userNote = request.query("note")
        details.contact = request.query("contact")
        details.labels = request.queries("label")
        details.capturedAt = request.query("capturedAt")
        details.app = request.query("app")
        details.isPrivate = try request.flag("private")
    }

    private mutating func readPicture(_ request: Request) async throws {
        var body = try TimedBody(request, limit: ImageHeader.maximumBytes)
        let upload = Upload(context)
        while let piece = try await body.next() { try await upload.append(piece) }
        items.append(try await upload.check(request.query("name")))
    }

    private mutating func takeText(_ text: String) throws(CirclesError) {
        let text = try SharedText.check(Data(text.utf8))
        guard ImportURL.isURL(text.trimmingWhitespace) else {
            items.append(.text(text))
            return
        }
        if text.lowercased().hasPrefix("circles:") {
            items.append(.text(try SharedText.check(Data(try ImportURL.text(of: text.trimmingWhitespace).utf8))))
        } else {
            details.url = text.trimmingWhitespace
            items.append(.link)
        }
    }

    private struct JSONCapture: Decodable {
        var text, url, title, note, contact, capturedAt, app: String?
        var label: Words?
        var isPrivate: Bool?

        private enum CodingKeys: String, CodingKey {
            case text, url, title, note, contact, capturedAt, app, label
            case isPrivate = "private"
        }
    }

    private mutating func readJSON(_ json: JSONCapture) throws(CirclesError) {
        details.userNote = try Self.same(details.userNote, json.note, "note")
        details.contact = try Self.same(details.contact, json.contact, "contact")
        if let time = json.capturedAt, !time.isEmpty { details.capturedAt = time }
        details.app = json.app ?? details.app
        details.title = json.title
        details.labels += json.label?.words ?? []
        details.isPrivate = json.isPrivate ?? false || details.isPrivate
        if let url = json.url, !url.isEmpty {
            details.url = url
            details.text = json.text
            items.append(.link)
        } else if let text = json.text {
            try takeText(text)
        }
    }

    /// What is said twice is said alike: of two that differ, one would be lost.
    private static func same(_ earlier: String?, _ value: String?, _ name: String) throws(CirclesError) -> String? {
        if let earlier, let value { try checkSame(earlier, value, name) }
        return value ?? earlier
    }

    private static func checkSame(_ earlier: String, _ value: String, _ name: String) throws(CirclesError) {
        guard earlier != value else { return }
        throw CirclesError(.usage, "\"\(name)\" is there twice, with different words", hint: "say it once")
    }

    // A form: its fields may come after the files they belong to, so nothing is acknowledged before its end.
    private mutating func readForm(_ request: Request, _ boundary: String) async throws {
        guard var parser = MultipartParser(boundary: boundary) else { throw MultipartParser.Problem.broken.failure }
        var body = try TimedBody(request, limit: Limits.formBytes)
        var part: OpenPart?
        while let piece = try await body.next() {
            var events: [MultipartParser.Event] = []
            do {
                try parser.take(piece) { events.append($0) }
            } catch let problem as MultipartParser.Problem {
                throw problem.failure
            }
            for event in events {
                switch event {
                case .part(let header): part = open(header)
                case .content(let bytes): try await part?.append(bytes)
                case .endOfPart:
                    if let ended = part { try await close(ended) }
                    part = nil
                }
            }
        }
        guard parser.isComplete else { throw MultipartParser.Problem.broken.failure }
        try settleForm()
    }

    /// As forms say yes and no; a mistake here would show to others what is private.
    private static func flag(_ value: String) throws -> Bool {
        switch value.lowercased() {
        case "true", "1", "yes", "on": return true
        case "false", "0", "no", "off": return false
        default: throw CirclesError(.usage, "private is true or false")
        }
    }

    private final class OpenPart {
        let header: MultipartParser.Header
        let upload: Upload?
        var field: [UInt8] = []

        init(_ header: MultipartParser.Header, _ upload: Upload?) {
            self.header = header
            self.upload = upload
        }

        func append(_ bytes: [UInt8]) async throws {
            if let upload { return try await upload.append(bytes) }
            field += bytes
            guard field.count <= Limits.fieldBytes || header.name == "text" && field.count <= SharedText.maximumBytes
            else {
                throw Failure(
                    .contentTooLarge, .badInput,
                    "the field \"\(header.shownName)\" of the form is larger than may be sent",
                    hint: "a picture needs a filename in its part, or a Content-Type such as image/png")
            }
        }
    }

    private func open(_ header: MultipartParser.Header) -> OpenPart {
        let type = header.contentType?.lowercased() ?? ""
        let isFile = header.fileName != nil || type.hasPrefix("image/") || type == "application/octet-stream"
        return OpenPart(header, isFile ? Upload(context) : nil)
    }

    private mutating func close(_ part: OpenPart) async throws {
        if let upload = part.upload {
            // A form's file field that nothing was chosen for.
            if await upload.count == 0, part.header.fileName?.isEmpty ?? true { return }
            do throws(CirclesError) {
                let item = try await upload.check(part.header.fileName)
                items.append(item)
            } catch {
                guard takesTheRest, error.code == .badInput else { throw error }
                refused.append((UntrustedText.line(part.header.fileName ?? "", limit: 80), error))
            }
            return
        }
        guard let value = String(validating: part.field, as: UTF8.self) else {
            throw CirclesError(
                .badInput, "the field \"\(part.header.shownName)\" of the form is no text",
                hint: "a picture needs a filename in its part, or a Content-Type such as image/png")
        }
        guard !value.isEmpty else { return }
        if part.header.name != "label", let earlier = fields[part.header.name] {
            try Self.checkSame(earlier, value, part.header.shownName)
        }
        fields[part.header.name] = value
        switch part.header.name {
        case "note": details.userNote = try Self.same(details.userNote, value, "note")
        case "contact": details.contact = try Self.same(details.contact, value, "contact")
        case "label": details.labels.append(value)
        case "capturedAt": details.capturedAt = value
        case "app": details.app = value
        // What is private in one place is not made public in another.
        case "private": details.isPrivate = try Self.flag(value) || details.isPrivate
        case "title": details.title = value
        case "url": details.url = value
        case "text": details.text = value
        default: break
        }
    }

    /// A form without a file is a text or a link.
    private mutating func settleForm() throws(CirclesError) {
        guard items.isEmpty else { return }
        if details.url != nil {
            items.append(.link)
        } else if let text = details.text {
            details.text = nil
            try takeText(text)
        }
    }
}

/// One word or a list of words.
struct Words: Decodable {
    let words: [String]

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            words = []
        } else if let word = try? container.decode(String.self) {
            words = [word]
        } else {
            words = try container.decode([String].self)
        }
    }
}
