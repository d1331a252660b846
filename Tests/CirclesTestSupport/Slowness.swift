import Foundation

/// How many times longer everything may take than in a plain build: `CIRCLES_SLOWER`, which `make sanitize` sets, for the few tests
/// that promise a bound of time.
public let slowness = ProcessInfo.processInfo.environment["CIRCLES_SLOWER"].flatMap(Double.init) ?? 1
