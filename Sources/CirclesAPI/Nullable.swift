/// A value that is there as `null` when it is nil: programs that read the line rely on the key.
package struct Nullable<Value: Codable & Sendable>: Codable, Sendable {
    package let value: Value?

    package init(_ value: Value?) {
        self.value = value
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value {
            try container.encode(value)
        } else {
            try container.encodeNil()
        }
    }
}
