internal import Synchronization

/// What a row type's values are called and how they are kept, and the statements that write them: made with the first row.
final class RowShape: Sendable {
    enum Kind: Sendable {
        /// One value of a column.
        case value
        case date
        case json
    }

    /// In the order in which the type encodes them.
    let columns: [String]
    let kinds: [Kind]
    /// The places of the primary key's columns, and of all others.
    let keys: [Int]
    let others: [Int]
    let insert: String
    let update: String
    let upsert: String
    let delete: String
    private let table: String

    init(_ type: (some StoredRow).Type, _ columns: [String], _ kinds: [Kind]) {
        self.columns = columns
        self.kinds = kinds
        table = type.table
        let names = columns.map(Self.quoted)
        let keys = type.primaryKey.compactMap { columns.firstIndex(of: $0) }
        let others = columns.indices.filter { !keys.contains($0) }
        self.keys = keys
        self.others = others
        insert = Self.insert(table, names)
        let condition = keys.map { "\(names[$0]) = ?" }.joined(separator: " AND ")
        update = """
            UPDATE \(type.table) SET \(others.map { "\(names[$0]) = ?" }.joined(separator: ", ")) WHERE \(condition)
            """
        let replaced = others.map { "\(names[$0]) = excluded.\(names[$0])" }.joined(separator: ", ")
        upsert = """
            \(insert) ON CONFLICT (\(keys.map { names[$0] }.joined(separator: ", "))) DO UPDATE SET \(replaced)
            """
        delete = "DELETE FROM \(type.table) WHERE \(condition)"
    }

    /// Without one column, which is answered.
    func insert(numberedBy column: Int) -> String {
        var names = columns.map(Self.quoted)
        let number = names.remove(at: column)
        return "\(Self.insert(table, names)) RETURNING \(number)"
    }

    private static func insert(_ table: String, _ names: [String]) -> String {
        """
        INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(names.map { _ in "?" }.joined(separator: ", ")))
        """
    }

    /// "user" is a word of SQL's.
    private static func quoted(_ name: String) -> String { "\"\(name)\"" }

    /// A column's name: that of a property, in snake case.
    static func column(_ property: String) -> String {
        guard property.utf8.contains(where: { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) else {
            return property
        }
        var name = ""
        for character in property {
            if character.isUppercase { name.append("_") }
            name += character.lowercased()
        }
        return name
    }

    // MARK: - Known shapes

    private static let known = Mutex<[ObjectIdentifier: RowShape]>([:])

    static func known(_ type: (some StoredRow).Type) -> RowShape? { known.withLock { $0[ObjectIdentifier(type)] } }

    func remember(for type: (some StoredRow).Type) { Self.known.withLock { $0[ObjectIdentifier(type)] = self } }
}
