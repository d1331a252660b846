package import CirclesAPI
package import CirclesCore
internal import CirclesFiles
internal import Foundation

/// An address book that comes in pieces: it is on the disk, nameless but for this process, until it is imported.
package final class AddressBookFile: Sendable {
    private let folder: String
    private let file: OpenFile
    /// Called as the log will call it.
    private var path: String { folder + "/uploaded address book" }

    /// - Throws: `CirclesError` with `cannotWrite`.
    package init(_ context: AppContext) throws(CirclesError) {
        folder = context.home.data.appending(path: ".contacts.\(UUID().uuidString.lowercased())").path
        do throws(FileFailure) {
            try PrivateFiles.makeDirectory(folder)
            file = try OpenFile(folder + "/uploaded address book", O_WRONLY | O_CREAT | O_EXCL)
        } catch {
            throw error.writing("take the address book")
        }
    }

    deinit {
        unlink(path)
        rmdir(folder)
    }

    /// - Throws: `CirclesError` with `cannotWrite`.
    package func append(_ bytes: [UInt8]) throws(CirclesError) {
        do throws(FileFailure) { try file.write(Data(bytes)) } catch { throw error.writing("take the address book") }
    }

    /// - Parameters:
    ///   - most: How many cards are told of.
    /// - Returns: What became of the cards: those that were changed or could not be taken, then those that were added, as many
    ///   as are told of.
    /// - Throws: `CirclesError` when the database cannot be used; with `badInput` when nothing in it is a contact.
    package func importInto(
        _ context: AppContext, isDryRun: Bool, telling most: Int
    ) async throws -> (summary: ContactImportSummary, cards: [CardLine]) {
        var cards: [CardLine] = []
        var added: [CardLine] = []
        let outcome = try await ContactFileImport(context, format: nil, isDryRun: isDryRun).run([path]) { line in
            let isTold = line.status == .updated || line.error != nil || line.reason != nil
            if isTold, cards.count < most { cards.append(self.withoutPath(line)) }
            if !isTold, line.status == .added, added.count < most { added.append(self.withoutPath(line)) }
        } warn: { _ in
        } progress: { _ in
        }
        return (outcome.summary, cards + added.prefix(most - cards.count))
    }

    /// Where the file lay is this machine's business.
    private func withoutPath(_ line: CardLine) -> CardLine {
        var line = line
        line.path = Nullable(nil)
        line.error = line.error.map { error in
            CirclesError(
                error.code, error.message.replacing("\(path):", with: "line "), remedy: error.remedy,
                retryable: error.retryable, stored: error.stored)
        }
        return line
    }
}

/// The contact book written out, to be handed on in pieces.
package final class ExportedBook: Sendable {
    private let file: OpenFile
    private static let pieceSize = 64 << 10

    /// - Throws: `CirclesError` with `cannotWrite` or when the database cannot be read.
    package init(_ context: AppContext, _ format: ContactFormat, label: String?) async throws {
        let path = context.home.data.appending(path: ".export.\(UUID().uuidString.lowercased())").path
        defer { unlink(path) }
        _ = try await ContactExport(context, as: format, label: label).write(toFile: path) { _, _ in }
        do throws(FileFailure) {
            file = try OpenFile(path, O_RDONLY)
        } catch {
            throw error.reading("the written contacts")
        }
    }

    /// - Returns: Nil at the end.
    /// - Throws: `CirclesError` with `cannotRead`.
    package func next() throws(CirclesError) -> [UInt8]? {
        var piece = [UInt8](repeating: 0, count: Self.pieceSize)
        var failure: FileFailure?
        let count = piece.withUnsafeMutableBytes { buffer -> Int in
            do throws(FileFailure) { return try file.read(into: buffer) } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw failure.reading("the written contacts") }
        return count == 0 ? nil : Array(piece[..<count])
    }
}
