<<<<<<< HEAD
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
||||||| 334983a
=======
import CirclesCore

/// The process's answer, in sysexits' numbers.
enum ExitStatus {
    static func of(_ error: CirclesError) -> Int32 {
        switch error.code {
        case .usage: 64
        case .badInput, .notFound, .ambiguous: 65
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
    static func ofBatch(_ errors: [CirclesError]) -> Int32? {
        let codes = errors.map(of)
        return [73, 74, 65, 69, 75].first(where: codes.contains) ?? codes.first
>>>>>>> 20641655c7002fc7339b2f0316b31707e35c3a5d
    }
}
