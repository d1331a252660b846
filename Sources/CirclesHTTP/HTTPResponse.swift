package import Foundation

/// A whole response. Redirects are not followed: they arrive here as they are.
package struct HTTPResponse: Sendable {
    package let status: Int
    /// In the order they came, names in lower case.
    package let headers: [(name: String, value: String)]
    package let body: Data

    package init(status: Int, headers: [(name: String, value: String)], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The first header of that name, whatever its case.
    package func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name == name }?.value
    }
}
