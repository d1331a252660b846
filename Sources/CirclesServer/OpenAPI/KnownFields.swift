internal import CirclesCore
import Hummingbird

/// Refuses fields of a body that the description does not have: one that is misspelt would be passed over, and another thing
/// done than was meant. Where the description allows more, as contracts of others do, more may come.
enum KnownFields {
    private static let described = Dictionary(
        Operation.all.map { (Operation.key($0.method, $0.path), $0) }, uniquingKeysWith: { first, _ in first })

    /// What the description says of a body; nil for an address that it does not have.
    private static func schema(
        _ mediaType: String, _ request: Request, _ context: ServerRequestContext
    ) -> JSONDescription? {
        guard let route = context.endpointPath else { return nil }
        guard let content = described[Operation.key(request.method.rawValue, route)]?.content else { return nil }
        return content[mediaType]?["schema"]
    }

    /// - Throws: `CirclesError` with `usage` that names the field and the one that was meant, for a field that is there twice, as
    ///   which of both was meant cannot be told, or for what is no object; `badInput` for what is no JSON, nested deeper than anything
    ///   that is taken, or has a NUL in a text.
    static func check(
        json bytes: [UInt8], of request: Request, _ context: ServerRequestContext
    ) throws(CirclesError) {
        guard let value = try? JSONParser.parse(bytes) else {
            throw CirclesError(.badInput, "this is not valid JSON")
        }
        guard case .object(let members) = value else {
            throw CirclesError(.usage, "the JSON has the wrong form: an object is expected")
        }
        guard !value.holdsNUL else { throw CirclesError(.badInput, "the JSON contains NUL characters") }
        if let name = value.doubledName {
            throw CirclesError(.usage, "the field \"\(UntrustedText.line(name, limit: 40))\" is there twice")
        }
        guard let schema = schema("application/json", request, context) else {
            guard let name = members.first?.name else { return }
            throw unknown(Stranger(name: name, known: []))
        }
        if let stranger = schema.stranger(in: value) { throw unknown(stranger) }
    }

    /// - Parameter names: Those of a form's fields that are no files.
    /// - Throws: As for JSON.
    static func check(
        form names: some Collection<String>, of request: Request, _ context: ServerRequestContext
    ) throws(CirclesError) {
        let fields = JSONValue.object(names.sorted().map { JSONValue.Member($0, .null) })
        if let stranger = schema("multipart/form-data", request, context)?.stranger(in: fields) {
            throw unknown(stranger)
        }
    }

    private static func unknown(_ stranger: Stranger) -> CirclesError {
        let said = "unknown field \"\(UntrustedText.line(stranger.name, limit: 40))\""
        if let near = NearestWord.of(stranger.name, among: stranger.known) {
            return CirclesError(.usage, "\(said), did you mean \"\(near)\"?")
        }
        return CirclesError(
            .usage, said,
            hint: stranger.known.isEmpty
                ? "this address takes none" : "there are: \(stranger.known.joined(separator: ", "))")
    }
}

extension JSONValue {
    /// The first name that an object in it has twice.
    fileprivate var doubledName: String? {
        switch self {
        case .array(let items): return items.lazy.compactMap(\.doubledName).first
        case .object(let members):
            var seen: Set<String> = []
            if let doubled = members.first(where: { !seen.insert($0.name).inserted }) { return doubled.name }
            return members.lazy.compactMap(\.value.doubledName).first
        default: return nil
        }
    }
}

/// A field that a schema does not have, and those that it has.
struct Stranger: Hashable {
    let name: String
    let known: [String]
}

extension JSONDescription {
    fileprivate subscript(name: String) -> JSONDescription? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    /// The first field of a value that is not among those of an object which takes no others; nil where there is none.
    fileprivate func stranger(in value: JSONValue) -> Stranger? {
        if case .string(let place)? = self["$ref"] {
            return place.split(separator: "/").last.flatMap { Schemas.all[String($0)] }?.stranger(in: value)
        }
        if self["properties"] == nil, case .list(let choices)? = self["anyOf"] {
            return choices.lazy.compactMap { $0.stranger(in: value) }.first
        }
        switch value {
        case .array(let items):
            guard let schema = self["items"] else { return nil }
            return items.lazy.compactMap { schema.stranger(in: $0) }.first
        case .object(let members):
            guard case .object(let known)? = self["properties"] else { return nil }
            if case .flag(false)? = self["additionalProperties"],
                let stranger = members.first(where: { known[$0.name] == nil })
            {
                return Stranger(name: stranger.name, known: known.keys.sorted())
            }
            return members.lazy.compactMap { known[$0.name]?.stranger(in: $0.value) }.first
        default: return nil
        }
    }
}
