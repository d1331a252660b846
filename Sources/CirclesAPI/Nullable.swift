/// A value that is there as `null` when it is nil: programs that read the line rely on the key.
package struct Nullable<Value: Encodable & Sendable>: Encodable, Sendable {
    package let value: Value?

    package init(_ value: Value?) {
        self.value = value
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
