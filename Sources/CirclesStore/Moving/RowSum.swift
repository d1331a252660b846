internal import Crypto
internal import Foundation

/// What rows or pictures come to, in whatever order they are counted: the sum of their SHA-256s.
struct RowSum: Hashable, Sendable {
    private(set) var count = 0
    private var lanes: [UInt64] = [0, 0, 0, 0]

    mutating func add(_ row: [SQLValue]) {
        var bytes = Data()
        for value in row { value.write(to: &bytes) }
        add(bytes)
    }

    mutating func add(_ id: String, _ picture: Data) {
        var bytes = Data(id.utf8)
        bytes.append(0)
        bytes.append(picture)
        add(bytes)
    }

    private mutating func add(_ bytes: Data) {
        count += 1
        SHA256.hash(data: bytes).withUnsafeBytes { digest in
            for lane in lanes.indices {
                lanes[lane] &+= digest.loadUnaligned(fromByteOffset: lane * 8, as: UInt64.self)
            }
        }
    }
}

extension SQLValue {
    /// So that no two rows of a table are the same bytes: what it is, how long, and itself.
    fileprivate func write(to bytes: inout Data) {
        func number(_ value: UInt64) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }
        func counted(_ kind: UInt8, _ content: some Collection<UInt8>) {
            bytes.append(kind)
            number(UInt64(content.count))
            bytes.append(contentsOf: content)
        }
        switch self {
        case .null: bytes.append(0)
        case .integer(let value):
            bytes.append(1)
            number(UInt64(bitPattern: value))
        case .real(let value):
            bytes.append(2)
            number(value.bitPattern)
        case .text(let text): counted(3, text.utf8)
        case .blob(let data): counted(4, data)
        }
    }

    /// About how many bytes it takes.
    var size: Int {
        switch self {
        case .null, .integer, .real: 16
        case .text(let text): 16 + text.utf8.count
        case .blob(let data): 16 + data.count
        }
    }
}
