/// The process's answer, in sysexits' numbers.
package enum ExitStatus {
    package static func of(_ error: CirclesError) -> Int32 {
        switch error.code {
        case .usage: 64
        case .badInput, .notFound, .ambiguous, .conflict: 65
        case .unavailable: 69
        case .internalError: 70
        case .cannotWrite: 73
        case .cannotRead: 74
        case .waiting: 75
        case .notPermitted: 77
        case .configuration: 78
        case .interrupted: 130
        }
    }

    /// A batch ends with the most serious of what befell its items; nil when nothing did.
    package static func ofBatch(_ errors: [CirclesError]) -> Int32? {
        let codes = errors.map(of)
        return [73, 74, 65, 69, 75].first(where: codes.contains) ?? codes.first
    }
}
