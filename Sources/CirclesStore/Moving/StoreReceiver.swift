internal import CirclesCore
internal import Foundation

/// Puts all that comes into a store that is empty, and looks whether it is what was sent; the transaction around it is the caller's.
final class StoreReceiver {
    private let db: any Session
    private let pictures: any CapturePictures
    private let tables: [StoredTable]
    private let tell: (Int, Int) -> Void
    private var done = 0
    private var total = 0

    /// - Parameter tell: Takes how many steps are done, and how many there are.
    init(
        _ db: any Session, _ pictures: any CapturePictures, _ tables: [StoredTable],
        _ tell: @escaping (Int, Int) -> Void
    ) {
        self.db = db
        self.pictures = pictures
        self.tables = tables
        self.tell = tell
    }

    /// A store of no contents has its contact book's revision, and nothing else.
    private static let alwaysFilled = "book"

    func receive(by way: Handover<Parcel>) throws -> StoreMove.Outcome {
        guard case .contents(let rows, let count)? = try way.take() else { throw Self.cutOff }
        total = 2 * (rows.reduce(0, +) + count)
        let isEmpty = try tables.allSatisfy { table in
            try table.name == Self.alwaysFilled || !db.hasRow("SELECT 1 FROM \(table.name) LIMIT 1")
        }
        // An earlier time may have been cut off when all was there and nobody had been told yet.
        guard try isEmpty || rows == tables.map({ try Int.fetchOne(db, "SELECT count(*) FROM \($0.name)") ?? 0 }) else {
            throw Self.isFilled
        }
        if isEmpty { try prepare() }
        while let parcel = try way.take() {
            if case .sums(let rows, let pictures) = parcel {
                try compare(rows, pictures, isNew: isEmpty)
                return StoreMove.Outcome(
                    rows: rows.reduce(0) { $0 + $1.count }, pictures: pictures.count, wasThere: !isEmpty)
            }
            advance(by: parcel.steps)
            if isEmpty { try put(parcel) }
        }
        throw Self.cutOff
    }

    private static var isFilled: CirclesError {
        CirclesError(
            .conflict, "there is something else in that account already; nothing was changed",
            hint: "name another account, which is made when it is missing")
    }

    private static var cutOff: CirclesError { CirclesError(.internalError, "what was to be moved ended in the middle") }

    private func prepare() throws { try db.run("DELETE FROM \(Self.alwaysFilled)") }

    private func advance(by steps: Int) {
        done += steps
        if steps > 0 { tell(done, total) }
    }

    private func put(_ parcel: Parcel) throws {
        switch parcel {
        case .contents, .sums: break
        case .rows(let index, let rows): try insert(rows[...], into: tables[index])
        case .picture(let id, let bytes): try pictures.bring(bytes, for: id, db)
        case .number(let index, let number): try db.tables.raise(tables[index], to: number)
        case .places(let places): try put(places)
        }
    }

    // MARK: - Rows

    /// Hundreds of rows one by one would be hundreds of ways to a server and back; few sizes, as each is a statement to parse.
    private static let sizes = [100, 10, 1]

    private func insert(_ rows: ArraySlice<[SQLValue]>, into table: StoredTable) throws {
        var rest = rows
        while let size = Self.sizes.first(where: { $0 <= rest.count }) {
            let row = "(\(table.columns.map { _ in "?" }.joined(separator: ", ")))"
            try db.run(
                """
                INSERT INTO \(table.name) (\(table.quotedColumns))
                VALUES \(Array(repeating: row, count: size).joined(separator: ", "))
                """, SQLArguments(Array(rest.prefix(size).joined())))
            rest = rest.dropFirst(size)
        }
    }

    // MARK: - Search

    /// Texts are made of the rows, of a few at a time: the list of what the rows concern, which triggers wrote meanwhile, is as
    /// long as the store.
    private func put(_ places: [SearchPlace]) throws {
        try db.run("DELETE FROM search_stale")
        let search = db.search
        for place in places {
            if let kind = place.kind { try search.place(place.id, kind) }
            try search.note(place.id)
        }
        try search.catchUp()
    }

    // MARK: - Comparison

    /// - Parameter isNew: It was put here now.
    private func compare(_ sums: [RowSum], _ pictureSum: RowSum, isNew: Bool) throws {
        for (table, sum) in zip(tables, sums) {
            var found = RowSum()
            try db.tables.forEach(of: table) { row in
                found.add(row.values)
                if found.count.isMultiple(of: 100) { advance(by: 100) }
            }
            advance(by: found.count % 100)
            guard found == sum else { throw isNew ? Self.differs(table.name) : Self.isFilled }
        }
        var found = RowSum()
        for id in try StoredPictures.ids(db) {
            advance(by: 1)
            guard let bytes = try pictures.load(id, db) else { continue }
            found.add(id.description, bytes)
        }
        guard found == pictureSum else { throw isNew ? Self.differs("picture") : Self.isFilled }
        if isNew { try db.run("DELETE FROM search_stale") }
    }

    private static func differs(_ table: String) -> CirclesError {
        CirclesError(.internalError, "what arrived in \(table) is not what was sent; nothing was kept")
    }
}

extension Parcel {
    fileprivate var steps: Int {
        switch self {
        case .rows(_, let rows): rows.count
        case .picture: 1
        case .contents, .places, .number, .sums: 0
        }
    }
}
