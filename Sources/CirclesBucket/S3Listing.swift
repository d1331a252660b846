internal import Foundation

/// A page of a bucket's list. Only two texts of each object are looked for, and ours have no character that XML would write otherwise.
struct S3Listing {
    private(set) var objects: [(key: String, storedAt: Date)] = []
    /// What asks for the next page; nil at the end.
    private(set) var next: String?

    init(_ xml: Data) {
        let text = String(decoding: xml, as: UTF8.self)
        for entry in text.matches(of: /<Contents>(.*?)<\/Contents>/.dotMatchesNewlines()) {
            guard let key = entry.1.firstMatch(of: /<Key>([^<&]+)<\/Key>/)?.1,
                let stored = entry.1.firstMatch(of: /<LastModified>([^<]+)<\/LastModified>/)?.1,
                let instant = try? Date(String(stored), strategy: Self.format(stored))
            else { continue }
            objects.append((String(key), instant))
        }
        guard text.contains("<IsTruncated>true</IsTruncated>") else { return }
        next = text.firstMatch(of: /<NextContinuationToken>([^<&]+)<\/NextContinuationToken>/).map { String($0.1) }
    }

    private static func format(_ text: Substring) -> Date.ISO8601FormatStyle {
        Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
    }
}
