/// A request that libcurl signs with Amazon's Signature Version 4. What is secret in it is never printed.
package struct HTTPSignature: Sendable {
    let region: String
    let service: String
    let key: String
    let secret: String

    package init(region: String, service: String, key: String, secret: String) {
        self.region = region
        self.service = service
        self.key = key
        self.secret = secret
    }
}

extension HTTPSignature: CustomStringConvertible, CustomReflectable {
    package var description: String { "a signature for \(service) in \(region)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
