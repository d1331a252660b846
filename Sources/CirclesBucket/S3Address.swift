package import CirclesCore
package import CirclesHTTP

/// Where a bucket is.
package struct S3Address: Sendable {
    let bucket: String
    /// Ends with a slash, or is empty.
    let prefix: String
    let region: String
    /// With the bucket at its end: no name of the bucket's own has to be known to the resolver.
    let url: HTTPURL

    /// - Parameters:
    ///   - text: `s3://BUCKET` or `s3://BUCKET/PREFIX`.
    ///   - region: Nil: `us-east-1`.
    ///   - endpoint: An https address, or http to this machine; nil: Amazon's for the region.
    /// - Throws: `CirclesError` with `configuration`.
    package init(_ text: String, region: String?, endpoint: String?) throws(CirclesError) {
        guard text.wholeMatch(of: /s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9._-]{1,200}){0,8}\/?/) != nil,
            !text.contains("/.")
        else {
            throw CirclesError(.configuration, "pictures must be s3://BUCKET or s3://BUCKET/FOLDER")
        }
        let region = region ?? "us-east-1"
        guard region.wholeMatch(of: /[a-z0-9-]{1,40}/) != nil else {
            throw CirclesError(.configuration, "the region has letters, digits and hyphens")
        }
        let parts = text.dropFirst("s3://".count).split(separator: "/")
        bucket = parts.first.map(String.init) ?? ""
        prefix = parts.dropFirst().map { $0 + "/" }.joined()
        self.region = region
        do throws(HTTPFailure) {
            url = try HTTPURL(endpoint ?? "https://s3.\(region).amazonaws.com").appending(path: bucket)
        } catch {
            throw CirclesError(.configuration, "the bucket's endpoint cannot be used: \(error.message)")
        }
    }
}
