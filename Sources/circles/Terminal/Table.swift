import CirclesService
import CirclesAPI

/// Rows under headings, the last column wrapped at words to the terminal's width. Printed at once or bit by bit.
struct Table {
    let headings: [String]
    /// Those that are not printed yet.
    private(set) var rows: [[String]] = []
    /// Of the rows printed so far: columns never become narrower.
    private var widths: [Int] = []

    /// Nothing was ever added.
    var isEmpty: Bool { rows.isEmpty && widths.isEmpty }

    init(_ headings: String...) {
        self.headings = headings
    }

    mutating func add(_ cells: String...) {
        rows.append(cells.map(\.printable))
    }

    /// Prints what was added since the last time, under the headings when it is the first.
    mutating func print(to terminal: Terminal) {
        guard !rows.isEmpty else { return }
        let isFirst = widths.isEmpty
        if isFirst { widths = headings.map(\.displayWidth) }
        for row in rows {
            for (column, cell) in row.enumerated() where column < widths.count {
                widths[column] = max(widths[column], min(cell.displayWidth, 40))
            }
        }
        if isFirst, terminal.isTerminal {
            for line in format(headings, widths, terminal) { terminal.line(terminal.styled(line, .dim)) }
        }
        for row in rows {
            for line in format(row, widths, terminal) { terminal.line(line) }
        }
        rows = []
    }

    /// Lines that a row may take.
    private static let mostLines = 3
    /// Where less is left for the last column, it begins on a line of its own.
    private static let leastRoom = 24

    private func format(_ cells: [String], _ widths: [Int], _ terminal: Terminal) -> [String] {
        let head = zip(cells.dropLast(), widths).map { cell, width in
            cell.truncated(to: width).padded(to: width) + "  "
        }.joined()
        let last = cells.last ?? ""
        guard terminal.isTerminal else { return [head + last] }
        let room = terminal.width - head.displayWidth
        let isBeside = room >= Self.leastRoom || last.displayWidth <= room
        let indent = String(repeating: " ", count: isBeside ? head.displayWidth : widths[0] + 2)
        var lines = last.wrapped(to: terminal.width - indent.count)
        if lines.count > Self.mostLines {
            let rest = lines[(Self.mostLines - 1)...].joined(separator: " ")
            lines = lines.prefix(Self.mostLines - 1) + [rest.truncated(to: terminal.width - indent.count)]
        }
        guard isBeside else {
            let line = String(head.reversed().drop { $0 == " " }.reversed())
            return [line.truncated(to: terminal.width)] + (last.isEmpty ? [] : lines.map { indent + $0 })
        }
        return lines.enumerated().map { $0 == 0 ? head + $1 : indent + $1 }
    }
}
