import ArgumentParser
import CirclesCore

/// Exit codes are those of sysexits.h; this is the one place where an error becomes one.
enum ExitStatus {
    static let badInput: Int32 = 65
    static let unavailable: Int32 = 69
    static let cannotWrite: Int32 = 73
    static let cannotRead: Int32 = 74
    static let waiting: Int32 = 75

    /// What a batch exits with: the first of these that any item had, else the first code there is.
    static func ofBatch(_ codes: [Int32]) -> Int32 {
        [cannotWrite, cannotRead, badInput, unavailable, waiting].first(where: codes.contains) ?? codes.first ?? 0
    }
}

extension CirclesError {
    var exitCode: Int32 {
        switch code {
        case .usage: 64
        case .badInput, .notFound, .ambiguous: ExitStatus.badInput
        case .unavailable: ExitStatus.unavailable
        case .internalError: 70
        case .cannotWrite: ExitStatus.cannotWrite
        case .cannotRead: ExitStatus.cannotRead
        case .waiting: ExitStatus.waiting
        case .notPermitted: 77
        case .configuration: 78
        case .interrupted: 130
        }
    }
}
