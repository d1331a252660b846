/// Waits until it holds, looking twenty times a second, for ten minutes at most: with all tests beside each other, what another process or
/// task does may take long. Whether it holds then is for the test to say.
package func waitUntil(_ holds: () async throws -> Bool) async throws {
    for _ in 0..<12_000 {
        if try await holds() { return }
        try await Task.sleep(for: .milliseconds(50))
    }
}
