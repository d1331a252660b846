/// Where the time of one reading went, in seconds.
package struct ReadingTimings: Codable, Hashable, Sendable {
    package var decode = 0.0
    /// Loading language data; once an engine.
    package var load = 0.0
    /// Finding lines and regions of one fill.
    package var regions = 0.0
    /// Making the lines dark on white, of one height.
    package var normalise = 0.0
    package var recognise = 0.0
    /// Putting words, lines and regions together to a page; whoever makes a conversation of it adds that.
    package var assemble = 0.0

    package var total: Double { decode + load + regions + normalise + recognise + assemble }

    package init() {}

    /// The sum of both, part by part.
    package static func + (a: Self, b: Self) -> Self {
        var sum = a
        for part in [\Self.decode, \.load, \.regions, \.normalise, \.recognise, \.assemble] {
            sum[keyPath: part] += b[keyPath: part]
        }
        return sum
    }

    package mutating func measure<Result: ~Copyable, Failure: Error>(
        _ part: WritableKeyPath<Self, Double>, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        defer { self[keyPath: part] += (clock.now - start).seconds }
        return try work()
    }
}

extension Duration {
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
