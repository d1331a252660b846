import CirclesCore

/// Areas of one fill: bubbles, bars, the page. Pixels without an edge belong to their neighbours, so gradients hold
/// together and letters are holes.
struct FillRegions {
    struct Region {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
        var area: Int
        var color: RGB
        /// How much of the box lies between the first and the last pixel of each of its rows: near 1 for a bubble or bar,
        /// less for what has bays and arms.
        var solidity = 1.0
    }

    let width: Int
    let height: Int
    /// Indices into `regions`; -1 where the area is too small to be one.
    private let labels: [Int32]
    let regions: [Region]

    /// - Parameters:
    ///   - tolerance: The largest difference of a channel between neighbours of one fill.
    ///   - darkTolerance: The same where no channel reaches 72.
    ///   - minimumArea: Smaller areas are letters' insides and photos' grain.
    init(of picture: RGBPlanes, tolerance: Int, darkTolerance: Int, minimumArea: Int) {
        width = picture.width
        height = picture.height
        let (width, height) = (width, height)
        var runOf = [Int32](repeating: -1, count: width * height)
        var parents: [Int32] = []
        let isFlat = Self.flatPixels(of: picture, tolerance: tolerance, darkTolerance: darkTolerance)
        isFlat.withUnsafeBufferPointer { isFlat in
            runOf.withUnsafeMutableBufferPointer { runOf in
                for y in 0..<height {
                    let start = y * width
                    var lastPair = (Int32(-1), Int32(-1))
                    for index in start..<start + width where isFlat[index] {
                        if index > start, runOf[index - 1] >= 0 {
                            runOf[index] = runOf[index - 1]
                        } else {
                            runOf[index] = Int32(parents.count)
                            parents.append(Int32(parents.count))
                        }
                        guard y > 0, runOf[index - width] >= 0 else { continue }
                        let pair = (runOf[index], runOf[index - width])
                        if pair != lastPair {
                            lastPair = pair
                            Self.unite(pair.0, pair.1, &parents)
                        }
                    }
                }
            }
        }
        (labels, regions) = Self.collect(picture, runOf, &parents, minimumArea)
    }

    /// Pixels that differ little from their neighbours to the right, below and diagonally. A pixel on an edge is not flat
    /// in any direction: comparing along the edge only would leak through the soft rim of a round corner.
    private static func flatPixels(of picture: RGBPlanes, tolerance: Int, darkTolerance: Int) -> [Bool] {
        let (width, height) = (picture.width, picture.height)
        var isFlat = [Bool](repeating: false, count: width * height)
        _ = picture.withUnsafePointers { red, green, blue in
            isFlat.withUnsafeMutableBufferPointer { isFlat in
                for y in 0..<height {
                    let below = y + 1 < height ? width : 0
                    for x in 0..<width {
                        let right = x + 1 < width ? 1 : 0
                        let index = y * width + x
                        var spread: UInt8 = 0
                        for plane in [red, green, blue] {
                            let (a, b) = (plane[index], plane[index + right])
                            let (c, d) = (plane[index + below], plane[index + below + right])
                            spread = max(spread, max(max(a, b), max(c, d)) - min(min(a, b), min(c, d)))
                        }
                        // Dark themes tell bubble from page by a few steps of dark gray.
                        let isDark = max(red[index], green[index], blue[index]) < 72
                        isFlat[index] = Int(spread) <= (isDark ? darkTolerance : tolerance)
                    }
                }
            }
        }
        return isFlat
    }

    /// The region most of a rectangle's rim lies on, in this picture's pixels; nil when it has none.
    func region(around bounds: PixelRect) -> Int? {
        var votes: [Int32: Int] = [:]
        let (left, right) = (max(0, bounds.x), min(width - 1, bounds.maxX))
        let (top, bottom) = (max(0, bounds.y), min(height - 1, bounds.maxY))
        guard left <= right, top <= bottom else { return nil }
        for x in left...right {
            votes[labels[top * width + x], default: 0] += 1
            votes[labels[bottom * width + x], default: 0] += 1
        }
        for y in top...bottom {
            votes[labels[y * width + left], default: 0] += 1
            votes[labels[y * width + right], default: 0] += 1
        }
        votes[-1] = nil
        let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let best, best.value * 4 > (right - left) + (bottom - top) else { return nil }
        return Int(best.key)
    }

    func label(x: Int, y: Int) -> Int? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let label = labels[y * width + x]
        return label < 0 ? nil : Int(label)
    }

    private static func root(_ label: Int32, _ parents: inout [Int32]) -> Int32 {
        var label = label
        while parents[Int(label)] != label {
            parents[Int(label)] = parents[Int(parents[Int(label)])]
            label = parents[Int(label)]
        }
        return label
    }

    private static func unite(_ a: Int32, _ b: Int32, _ parents: inout [Int32]) {
        let (a, b) = (root(a, &parents), root(b, &parents))
        if a != b { parents[Int(max(a, b))] = min(a, b) }
    }

    private static func collect(
        _ picture: RGBPlanes, _ runOf: [Int32], _ parents: inout [Int32], _ minimumArea: Int
    ) -> ([Int32], [Region]) {
        let (width, height) = (picture.width, picture.height)
        var areas = [Int32](repeating: 0, count: parents.count)
        var roots = [Int32](repeating: 0, count: parents.count)
        for label in parents.indices { roots[label] = root(Int32(label), &parents) }
        for run in runOf where run >= 0 { areas[Int(roots[Int(run)])] += 1 }
        var numbers = [Int32](repeating: -1, count: parents.count)
        var count: Int32 = 0
        for label in parents.indices where areas[label] >= Int32(minimumArea) {
            numbers[label] = count
            count += 1
        }
        var labels = [Int32](repeating: -1, count: width * height)
        var boxes = [Region](
            repeating: Region(
                left: width, top: height, right: 0, bottom: 0, area: 0, color: .init(red: 0, green: 0, blue: 0)),
            count: Int(count))
        var sums = [(Int, Int, Int)](repeating: (0, 0, 0), count: Int(count))
        var spans = [RowSpan](repeating: RowSpan(), count: Int(count))
        _ = picture.withUnsafePointers { red, green, blue in
            for y in 0..<height {
                for x in 0..<width {
                    let index = y * width + x
                    guard runOf[index] >= 0 else { continue }
                    let number = numbers[Int(roots[Int(runOf[index])])]
                    guard number >= 0 else { continue }
                    labels[index] = number
                    let box = Int(number)
                    boxes[box].left = min(boxes[box].left, x)
                    boxes[box].right = max(boxes[box].right, x + 1)
                    boxes[box].top = min(boxes[box].top, y)
                    boxes[box].bottom = max(boxes[box].bottom, y + 1)
                    boxes[box].area += 1
                    spans[box].add(x: x, y: y)
                    sums[box].0 += Int(red[index])
                    sums[box].1 += Int(green[index])
                    sums[box].2 += Int(blue[index])
                }
            }
        }
        for box in boxes.indices {
            let area = max(1, boxes[box].area)
            boxes[box].color = RGB(
                red: UInt8(sums[box].0 / area), green: UInt8(sums[box].1 / area), blue: UInt8(sums[box].2 / area))
            let frame = (boxes[box].right - boxes[box].left) * (boxes[box].bottom - boxes[box].top)
            boxes[box].solidity = Double(spans[box].total) / Double(max(1, frame))
        }
        return (labels, boxes)
    }

    /// Sums the distances between the first and last pixel of each row.
    private struct RowSpan {
        private var row = -1
        private var (first, last) = (0, -1)
        private var finished = 0

        var total: Int { finished + last - first + 1 }

        mutating func add(x: Int, y: Int) {
            if y != row {
                finished = total
                (row, first) = (y, x)
            }
            last = x
        }
    }
}
