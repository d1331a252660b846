package import CirclesCore
internal import Foundation

/// What a file of contacts holds, a batch at a time: read and made ready here while the batch before is being stored.
package actor ContactBatches {
    package struct Batch: Sendable {
        /// In the order of the file.
        package var items: [Item] = []
        /// Bytes of the file that were read for it.
        package var bytes = 0
    }

    package enum Item: Sendable {
        case card(PreparedCard)
        case problem(CardProblem)
    }

    private static let largest = 1000
    private static let heaviest = 4 << 20

    private let source: ContactFileSource
    private var reader: ContactFileReader
    private var ids = IdentifierSequence()
    private var failure: CirclesError?
    private var read = 0

    /// - Parameters:
    ///   - path: `-` is standard input.
    ///   - format: Nil to tell it by the first bytes.
    /// - Throws: `CirclesError` with `cannotRead` when there is no such file.
    package init(_ path: String, _ format: ContactFileReader.Format?) throws(CirclesError) {
        let source = try ContactFileSource(path)
        self.source = source
        reader = ContactFileReader(format ?? ContactFileReader.Format(sniffing: source.beginning)) {
            () throws(CirclesError) in try source.next()
        }
    }

    /// Nil at the end. What stands before a place that cannot be read is handed out first.
    ///
    /// - Throws: `CirclesError` with `cannotRead`.
    package func next() throws(CirclesError) -> Batch? {
        if let failure { throw failure }
        var batch = Batch()
        var weight = 0
        while batch.items.count < Self.largest, weight < Self.heaviest, let item = item() {
            switch item {
            case .card(let numbered):
                let card = PreparedCard(numbered) { ids.next() }
                weight += card.body.utf8.count
                batch.items.append(.card(card))
            case .problem(let problem): batch.items.append(.problem(problem))
            }
        }
        if batch.items.isEmpty {
            if let failure { throw failure }
            return nil
        }
        batch.bytes = source.position - read
        read = source.position
        return batch
    }

    private func item() -> CardItem? {
        do throws(CirclesError) {
            return try reader.next()
        } catch {
            failure = error
            return nil
        }
    }
}
