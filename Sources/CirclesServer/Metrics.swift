internal import CirclesCore
internal import Synchronization

/// What this process counted since it began, as Prometheus reads it.
final class Metrics: Sendable {
    private struct Counts {
        var requests: [String: Int] = [:]
        var requestSeconds = 0.0
        var captures: [String: Int] = [:]
        var stages: [String: Double] = [:]
        var modelFailures = 0
    }

    private let counts = Mutex(Counts())

    func count(request route: String, status: Int, seconds: Double) {
        counts.withLock {
            $0.requests["route=\"\(route)\",status=\"\(status)\"", default: 0] += 1
            $0.requestSeconds += seconds
        }
    }

    func count(_ result: ImportResult) {
        counts.withLock {
            $0.captures[result.status.rawValue, default: 0] += 1
            let timings = result.timings
            for (stage, seconds) in [
                ("read", timings.read), ("extract", timings.extract), ("match", timings.match), ("file", timings.file),
            ] { $0.stages[stage, default: 0] += seconds }
            if result.failure != nil { $0.modelFailures += 1 }
        }
    }

    /// Grows with each request and capture.
    var activity: Int {
        counts.withLock { $0.requests.values.reduce(0, +) + $0.captures.values.reduce(0, +) }
    }

    /// - Parameters:
    ///   - backlog: What is safe and not yet worked off.
    ///   - openNotes: Notes in the inbox.
    func text(backlog: Int, openNotes: Int) -> String {
        let counts = counts.withLock(\.self)
        var lines: [String] = []
        func metric(_ name: String, _ type: String, _ values: [(String, String)]) {
            lines.append("# TYPE circles_\(name) \(type)")
            for (labels, value) in values {
                lines.append("circles_\(name)\(labels.isEmpty ? "" : "{\(labels)}") \(value)")
            }
        }
        let sorted = { (table: [String: Int], label: (String) -> String) in
            table.sorted { $0.key < $1.key }.map { (label($0.key), String($0.value)) }
        }
        metric("requests_total", "counter", sorted(counts.requests) { $0 })
        metric("request_seconds_total", "counter", [("", String(counts.requestSeconds))])
        metric("captures_total", "counter", sorted(counts.captures) { "outcome=\"\($0)\"" })
        metric(
            "stage_seconds_total", "counter",
            counts.stages.sorted { $0.key < $1.key }.map { ("stage=\"\($0.key)\"", String($0.value)) })
        metric("model_failures_total", "counter", [("", String(counts.modelFailures))])
        metric("backlog", "gauge", [("", String(backlog))])
        metric("open_notes", "gauge", [("", String(openNotes))])
        return lines.joined(separator: "\n") + "\n"
    }
}
