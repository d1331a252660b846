/// One property of a contact card: `group.NAME;PARAMETER=value:value`.
///
/// The value is text in the escapes of vCard 3.0 and 4.0 (`\n`, `\,`, `\;`, `\\`), whatever encoding and character set
/// it came in; only base64 stays, under `ENCODING=b`.
package struct CardProperty: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        /// As written.
        package var name: String
        package var values: [String]

        package init(_ name: String, _ values: [String]) {
            self.name = name
            self.values = values
        }
    }

    package var group: String?
    /// As written; `key` is for comparing.
    package var name: String
    package var parameters: [Parameter]
    package var value: String
    /// The name in upper case.
    package let key: String

    package init(_ name: String, group: String? = nil, parameters: [Parameter] = [], value: String) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
        key = name.uppercased()
    }

    /// All values of a parameter, whose name is compared without regard to case.
    package func values(of parameter: String) -> [String] {
        if parameters.isEmpty { return [] }
        return parameters.filter { $0.name.caseInsensitiveEquals(parameter) }.flatMap(\.values)
    }

    package func first(_ parameter: String) -> String? {
        parameters.first { $0.name.caseInsensitiveEquals(parameter) }?.values.first
    }

    /// The types in lower case; a quoted list of them counts as several.
    package var types: [String] {
        values(of: "TYPE").flatMap { $0.split(separator: ",").map { $0.lowercased() } }
    }

    var isBase64: Bool {
        parameters.contains { parameter in
            parameter.name.caseInsensitiveEquals("ENCODING")
                && parameter.values.contains { $0.caseInsensitiveEquals("b") || $0.caseInsensitiveEquals("BASE64") }
        }
    }
}

extension StringProtocol {
    /// Equal but for the case of ASCII letters.
    func caseInsensitiveEquals(_ other: some StringProtocol) -> Bool {
        utf8.count == other.utf8.count
            && zip(utf8, other.utf8).allSatisfy { a, b in
                a == b || (a | 0x20 == b | 0x20 && (0x61...0x7A).contains(a | 0x20))
            }
    }
}
