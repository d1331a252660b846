/// What stands for the placeholders of a statement: by place (`?`, `?1`), or by name (`:name`).
package struct SQLArguments: Sendable {
    package private(set) var values: [SQLValue]
    /// One for each value; empty when they stand by place. A statement need not use all of them.
    package private(set) var names: [String]

    package init(_ values: [SQLValue]) {
        self.values = values
        names = []
    }

    package init(named arguments: [String: SQLValue]) {
        values = Array(arguments.values)
        names = Array(arguments.keys)
    }
}

extension SQLArguments: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: (any SQLArgument)?...) {
        self.init(elements.map { $0?.sqlValue ?? .null })
    }
}

extension SQLArguments: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, (any SQLArgument)?)...) {
        values = elements.map { $0.1?.sqlValue ?? .null }
        names = elements.map(\.0)
    }
}
