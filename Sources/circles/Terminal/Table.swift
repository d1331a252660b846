import CirclesService
import CirclesAPI

/// Rows under headings, the last column cut to the terminal's width.
struct Table {
    let headings: [String]
    private(set) var rows: [[String]] = []

    init(_ headings: String...) {
        self.headings = headings
    }

    mutating func add(_ cells: String...) {
        rows.append(cells.map(\.printable))
    }

    func print(to terminal: Terminal) {
        guard !rows.isEmpty else { return }
        var widths = headings.map(\.displayWidth)
        for row in rows {
            for (column, cell) in row.enumerated() where column < widths.count {
                widths[column] = max(widths[column], min(cell.displayWidth, 40))
            }
        }
        if terminal.isTerminal { terminal.line(terminal.styled(format(headings, widths, terminal), .dim)) }
        for row in rows { terminal.line(format(row, widths, terminal)) }
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
