internal import CirclesCore
internal import Foundation

/// The parts of Google's error body (`google.rpc.Status`) that change what is done about it.
struct GeminiError {
    /// Seconds, from `RetryInfo`; there is no `Retry-After` header.
    let retryDelay: Double?
    /// A quota that only the next day refills.
    let isDaily: Bool
    /// A wrong key is a 400 that says so only here.
    let isBadKey: Bool

    init(_ body: Data) {
        let json = try? JSONParser.parse(Array(body))
        // Some gateways wrap the error into a list.
        let error = (json?.array?.first ?? json)?["error"]
        let details = error?["details"]?.array ?? []
        retryDelay = details.lazy.compactMap { $0["retryDelay"]?.string }.compactMap(Self.seconds).first
        isDaily = details.contains { detail in
            (detail["violations"]?.array ?? []).contains { $0["quotaId"]?.string?.contains("PerDay") ?? false }
        }
        isBadKey = details.contains { $0["reason"]?.string == "API_KEY_INVALID" }
    }

    /// `26.660853464s`.
    private static func seconds(_ text: String) -> Double? {
        guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds.isFinite, seconds >= 0 else {
            return nil
        }
        return seconds
    }
}

/// Daily quotas are refilled at midnight Pacific time.
enum PacificDay {
    static func secondsToMidnight(from now: Date) -> Double {
        // Without a time zone database: standard time, at worst an hour late.
        let zone = TimeZone(identifier: "America/Los_Angeles") ?? TimeZone(secondsFromGMT: -8 * 3600) ?? .gmt
        let day = 86_400.0
        let local = now.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: now))
        let rest = local.truncatingRemainder(dividingBy: day)
        return day - (rest < 0 ? rest + day : rest)
    }
}
