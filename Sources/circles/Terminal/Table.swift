import CirclesService
import CirclesAPI

/// Rows under headings, the last column cut to the terminal's width. Printed at once or bit by bit.
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
        if isFirst, terminal.isTerminal { terminal.line(terminal.styled(format(headings, widths, terminal), .dim)) }
        for row in rows { terminal.line(format(row, widths, terminal)) }
        rows = []
    }

    private func format(_ cells: [String], _ widths: [Int], _ terminal: Terminal) -> String {
        var line = ""
        for (column, cell) in cells.enumerated() {
            let isLast = column == cells.count - 1
            if isLast {
                let room = max(20, terminal.width - line.displayWidth)
                line += terminal.isTerminal ? cell.truncated(to: room) : cell
            } else {
                line += cell.truncated(to: widths[column]).padded(to: widths[column]) + "  "
            }
        }
        return line
    }
}
