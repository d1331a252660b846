/// Reads comma-separated values (RFC 4180) from a source of any length, in memory bounded by one record.
///
/// SwiftCSV reads a whole file into one string and gives up at the first bad quotation mark; an address book needs
/// neither. The delimiter is what the first line has most of: comma, semicolon or tab.
struct CSVReader {
    struct Record {
        var fields: [String]
        /// Where it begins, counted from 1.
        var line: Int
        /// Why it is none.
        var problem: String?
    }

    static let largestRecord = 8 << 20
    private static let mostFields = 5_000

    private var source: UnicodeSource
    private var piece: [UInt8] = []
    private var position = 0
    private var line = 1
    private var delimiter: UInt8?
    private var lastWasReturn = false

    init(_ source: @escaping ChunkSource) {
        self.source = UnicodeSource(source)
    }

    private mutating func byte() throws(CirclesError) -> UInt8? {
        while position == piece.count {
            piece = try source.next()
            position = 0
            if piece.isEmpty { return nil }
        }
        defer { position += 1 }
        return piece[position]
    }

    /// Nil at the end; blank lines are passed over.
    mutating func next() throws(CirclesError) -> Record? {
        while let record = try record() {
            if record.problem != nil || record.fields.contains(where: { !$0.isEmpty }) { return record }
        }
        return nil
    }

    private mutating func record() throws(CirclesError) -> Record? {
        var fields: [String] = []
        var field: [UInt8] = []
        var size = 0
        var isQuoted = false, wasQuoted = false, isEmpty = true
        let start = line
        var problem: String?
        func isBare() -> Bool { field.allSatisfy { $0 == 0x20 } && !wasQuoted }
        func endField() {
            if fields.count < Self.mostFields {
                // Tabs and line breaks are text, other control characters are not.
                let text = field.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
                fields.append(CardCharset.decode(text, charset: nil))
            } else {
                problem = "it has more than \(Self.mostFields) fields"
            }
            field = []
            wasQuoted = false
        }
        while let byte = try byte() {
            if lastWasReturn {
                lastWasReturn = false
                if byte == 0x0A { continue }
            }
            isEmpty = false
            size += 1
            if size > Self.largestRecord {
                if problem == nil {
                    problem =
                        isQuoted
                        ? "a quotation mark is never closed" : "it is longer than \(Self.largestRecord >> 20) MB"
                }
                isQuoted = false
                field = []
            }
            if isQuoted {
                if byte == 0x22 {
                    isQuoted = false
                } else {
                    if byte == 0x0A { line += 1 }
                    field.append(byte)
                }
                continue
            }
            switch byte {
            case 0x22:
                if wasQuoted {
                    // Two in a row stand for one.
                    field.append(0x22)
                    isQuoted = true
                } else if isBare() {
                    field = []
                    isQuoted = true
                    wasQuoted = true
                } else {
                    field.append(byte)
                }
            case 0x0A, 0x0D:
                line += 1
                lastWasReturn = byte == 0x0D
                endField()
                return finish(Record(fields: fields, line: start, problem: problem))
            case _ where byte == delimiter || delimiter == nil && (byte == 0x2C || byte == 0x3B || byte == 0x09):
                if delimiter == nil, !fields.isEmpty || !field.isEmpty || wasQuoted { delimiter = byte }
                if byte == delimiter { endField() } else { field.append(byte) }
            default:
                field.append(byte)
            }
        }
        guard !isEmpty else { return nil }
        if isQuoted, problem == nil { problem = "a quotation mark is never closed" }
        endField()
        return Record(fields: fields, line: start, problem: problem)
    }

    /// Without any delimiter in the first line there is one column.
    private mutating func finish(_ record: Record) -> Record {
        if delimiter == nil, record.fields.contains(where: { !$0.isEmpty }) { delimiter = 0x2C }
        return record
    }
}
