internal import CirclesCore
internal import Foundation

/// Goes through all that a store keeps, as one transaction sees it.
struct StoreSender {
    private let db: any Session
    private let pictures: any CapturePictures
    private let tables: [StoredTable]

    /// - Parameter tables: What the other store keeps, parents first.
    /// - Throws: `CirclesError` with `internalError` when the two do not keep the same.
    init(_ db: any Session, _ pictures: any CapturePictures, _ tables: [StoredTable]) throws {
        func names(_ tables: [StoredTable]) -> [String: Set<String>] {
            Dictionary(tables.map { ($0.name, Set($0.columns)) }, uniquingKeysWith: { first, _ in first })
        }
        guard names(try StoreMove.copied(db)) == names(tables) else {
            throw CirclesError(.internalError, "the two stores do not keep the same tables")
        }
        self.db = db
        self.pictures = pictures
        self.tables = tables
    }

    private static let mostRows = 100
    private static let mostBytes = 1 << 19
    /// Texts of so many are made at once; each time costs a look at all that there is.
    private static let mostPlaces = 2000

    func send(by way: Handover<Parcel>) throws {
        let ids = try StoredPictures.ids(db)
        try way.put(.contents(rows: try tables.map(count), pictures: ids.count))
        var sums: [RowSum] = []
        for (index, table) in tables.enumerated() { sums.append(try send(table, index, by: way)) }
        var sum = RowSum()
        for id in ids {
            // What is no longer there is no longer there at the other place either.
            guard let bytes = try pictures.load(id, db) else { continue }
            sum.add(id.description, bytes)
            try way.put(.picture(id, bytes))
        }
        for (index, table) in tables.enumerated() {
            if let number = try db.tables.lastNumber(of: table) { try way.put(.number(index, number)) }
        }
        try sendPlaces(by: way)
        try way.put(.sums(rows: sums, pictures: sum))
    }

    private func count(_ table: StoredTable) throws -> Int {
        try Int.fetchOne(db, "SELECT count(*) FROM \(table.name)") ?? 0
    }

    private func send(_ table: StoredTable, _ index: Int, by way: Handover<Parcel>) throws -> RowSum {
        var sum = RowSum(), rows: [[SQLValue]] = [], bytes = 0
        try db.tables.forEach(of: table) { row in
            let values = row.values
            sum.add(values)
            rows.append(values)
            bytes += values.reduce(0) { $0 + $1.size }
            guard rows.count == Self.mostRows || bytes > Self.mostBytes else { return }
            try way.put(.rows(index, rows))
            (rows, bytes) = ([], 0)
        }
        if !rows.isEmpty { try way.put(.rows(index, rows)) }
        return sum
    }

    /// What fits a search as well as something else is told by who came later: places are given anew in the old order.
    private func sendPlaces(by way: Handover<Parcel>) throws {
        var places: [SearchPlace] = []
        func add(_ place: SearchPlace) throws {
            places.append(place)
            guard places.count == Self.mostPlaces else { return }
            try way.put(.places(places))
            places = []
        }
        let found = StoredTable(name: "search_document", columns: ["number", "kind", "owner_id"])
        try db.tables.forEach(of: found) { try add(SearchPlace(id: try $0[2], kind: try $0[1])) }
        for id in try String.fetchAll(db, "SELECT DISTINCT id FROM search_stale") { try add(SearchPlace(id: id)) }
        if !places.isEmpty { try way.put(.places(places)) }
    }
}

/// Which captures have pictures.
enum StoredPictures {
    static func ids(_ db: any Session) throws -> [Capture.ID] {
        try db.rows("SELECT id FROM capture WHERE has_image ORDER BY id") { try StoreError.id($0[0]) }
    }
}

extension ResultRow {
    /// All of it, in the order of the columns.
    var values: [SQLValue] { reader.columns.names.indices.map { reader.value(at: $0) } }
}
