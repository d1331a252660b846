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
        // Rows that flow have no columns.
        if isFirst, terminal.isTerminal, headRoom(widths, terminal) >= Self.leastRoom {
            for line in format(headings, widths, terminal) { terminal.line(terminal.styled(line, .dim)) }
        }
        for row in rows {
            for line in format(row, widths, terminal) { terminal.line(line) }
        }
        rows = []
    }

    /// Lines that a row may take.
    private static let mostLines = 3
    /// Where less is left for the last column, the cells of a row flow over several lines.
    private static let leastRoom = 24

    private func format(_ cells: [String], _ widths: [Int], _ terminal: Terminal) -> [String] {
        let head = zip(cells.dropLast(), widths).map { cell, width in
            cell.truncated(to: width).padded(to: width) + "  "
        }.joined()
        let last = cells.last ?? ""
        guard terminal.isTerminal else { return [head + last] }
        let room = headRoom(widths, terminal)
        guard room >= Self.leastRoom || last.displayWidth <= room else { return flow(cells, widths[0] + 2, terminal) }
        let indent = String(repeating: " ", count: head.displayWidth)
        return shortened(last.wrapped(to: room), to: room).enumerated().map { $0 == 0 ? head + $1 : indent + $1 }
    }

    /// One cell after another, each on a new line where it does not fit whole; the last one begins a line.
    private func flow(_ cells: [String], _ margin: Int, _ terminal: Terminal) -> [String] {
        let room = max(Self.leastRoom, terminal.width - margin)
        var lines = [cells[0].padded(to: margin)]
        for (number, cell) in cells.enumerated().dropFirst() where !cell.isEmpty {
            let isFirst = lines[lines.count - 1].displayWidth == margin
            let gap = isFirst ? "" : "  "
            if number < cells.count - 1 || isFirst,
                lines[lines.count - 1].displayWidth + gap.count + cell.displayWidth <= terminal.width
            {
                lines[lines.count - 1] += gap + cell
                continue
            }
            let rows = shortened(cell.wrapped(to: room), to: room)
            let indent = String(repeating: " ", count: margin)
            if isFirst {
                lines[lines.count - 1] += rows[0]
                lines += rows.dropFirst().map { indent + $0 }
            } else {
                lines += rows.map { indent + $0 }
            }
        }
        return lines
    }

    /// What the columns before the last leave.
    private func headRoom(_ widths: [Int], _ terminal: Terminal) -> Int {
        terminal.width - widths.dropLast().reduce(0) { $0 + $1 + 2 }
    }

    private func shortened(_ lines: [String], to room: Int) -> [String] {
        guard lines.count > Self.mostLines else { return lines }
        let rest = lines[(Self.mostLines - 1)...].joined(separator: " ")
        return lines.prefix(Self.mostLines - 1) + [rest.truncated(to: room)]
    }
}
