/// A value that is there as `null` when it is nil: programs that read the line rely on the key.
@propertyWrapper
package struct Nullable<Value: Codable & Sendable>: Codable, Sendable {
    package var wrappedValue: Value?

    package var value: Value? { wrappedValue }

    package init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    package init(_ value: Value?) {
        wrappedValue = value
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = wrappedValue {
            try container.encode(value)
        } else {
            try container.encodeNil()
        }
    }
}

extension Nullable: Equatable where Value: Equatable {}
extension Nullable: Hashable where Value: Hashable {}
