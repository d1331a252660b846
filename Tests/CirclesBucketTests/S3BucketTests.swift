import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesBucket

@Suite struct S3BucketTests {
    private let loopback: LoopbackBucket

    init() throws { loopback = try LoopbackBucket(pageSize: 2) }

    private func bucket(_ text: String = "s3://circles/kept") throws -> S3Bucket {
        try S3Bucket(
            S3Address(text, region: "eu-central-1", endpoint: loopback.url), key: "AKIDEXAMPLE", secret: "hunter2")
    }

    @Test("what is put is there byte for byte, in the address's folder, until it is deleted")
    func objects() async throws {
        let bucket = try bucket(), bytes = Data([0, 1, 255, 0] + [UInt8](repeating: 9, count: 200_000))
        try await bucket.put(bytes, as: "1/one")
        #expect(loopback.objects == ["kept/1/one": bytes])
        #expect(try await bucket.get("1/one") == bytes)
        #expect(try await bucket.get("1/two") == nil)
        try await bucket.put(Data("x".utf8), as: "1/one")
        #expect(try await bucket.get("1/one") == Data("x".utf8))
        try await bucket.delete("1/one")
        try await bucket.delete("1/one")
        #expect(try await bucket.get("1/one") == nil)
    }

    @Test("every request is signed for its region and says the sum of what it carries; the secret is nowhere in it")
    func signed() async throws {
        let bucket = try bucket()
        try await bucket.put(Data("hello".utf8), as: "1/one")
        _ = try await bucket.names(beginning: "1/", before: .distantFuture)
        try await bucket.delete("1/one")
        #expect(loopback.server.requests.map(\.method) == ["PUT", "GET", "DELETE"])
        for request in loopback.server.requests {
            let signature = try #require(request.headers["authorization"])
            #expect(signature.hasPrefix("AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/"))
            #expect(signature.contains("/eu-central-1/s3/aws4_request"))
            #expect(signature.contains("x-amz-content-sha256"))
            #expect(!"\(request.headers) \(request.path)".contains("hunter2"))
        }
        #expect(
            loopback.server.requests.first?.headers["x-amz-content-sha256"]
                == "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824")
    }

    @Test("a list goes on to its end, and has what begins so and was put there before")
    func list() async throws {
        let bucket = try bucket()
        for name in ["1/a", "1/b", "1/c", "1/d", "1/e", "10/a"] { try await bucket.put(Data("x".utf8), as: name) }
        let names = try await bucket.names(beginning: "1/", before: .distantFuture)
        #expect(names == ["1/a", "1/b", "1/c", "1/d", "1/e"])
        #expect(try await bucket.names(beginning: "1/", before: Date(timeIntervalSinceNow: -60)) == [])
    }

    @Test(
        "a bucket that refuses or fails is told as such, is worth another try, and no secret is told",
        arguments: [403, 404, 500, 503])
    func refused(status: Int) async throws {
        let bucket = try bucket()
        loopback.answer(status)
        let error = await #expect(throws: CirclesError.self) { try await bucket.put(Data("x".utf8), as: "1/one") }
        #expect(error?.code == .unavailable && error?.retryable == true)
        #expect(error.map { !"\($0)".contains("hunter2") } == true)
        #expect(!"\(bucket)".contains("hunter2"))
        // What only passes is tried again once, what is refused is not.
        #expect(loopback.server.requests.count == (status < 500 ? 1 : 2))
    }

    @Test("a bucket that is not there is unavailable")
    func away() async throws {
        let bucket = try bucket()
        loopback.server.stop()
        let error = await #expect(throws: CirclesError.self) { _ = try await bucket.get("1/one") }
        #expect(error?.code == .unavailable && error?.retryable == true)
    }

    @Test(
        "an address that is none is refused in words",
        arguments: [
            "http://circles", "s3://", "s3://UPPER", "s3://a", "s3://circles/../other", "s3://circles/a b",
            "s3://circles/x?y",
        ])
    func address(text: String) {
        let error = #expect(throws: CirclesError.self) { try S3Address(text, region: nil, endpoint: nil) }
        #expect(error?.code == .configuration)
    }

    @Test("an endpoint that is plain http to another machine, or a region that is none, is refused")
    func endpoint() throws {
        for (region, endpoint) in [(nil, "http://example.org"), ("eu west", nil), (nil, "ftp://127.0.0.1")] {
            let error = #expect(throws: CirclesError.self) {
                try S3Address("s3://circles", region: region, endpoint: endpoint)
            }
            #expect(error?.code == .configuration)
        }
        #expect(
            try S3Address("s3://circles", region: "eu-central-1", endpoint: nil).url.host
                == "s3.eu-central-1.amazonaws.com")
    }

    @Test("a list that is none has nothing in it")
    func strangeLists() {
        for text in [
            "", "<Contents>", "<Contents><Key>a</Key></Contents>", "<IsTruncated>true</IsTruncated>", "\u{0}\u{ff}",
        ] {
            let page = S3Listing(Data(text.utf8))
            #expect(page.objects.isEmpty && page.next == nil)
        }
    }
}
