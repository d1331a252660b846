import CirclesCore

/// Touching pixels of ink of one polarity: a letter, a dot, a piece of an icon.
struct Component {
    var left: Int
    var top: Int
    /// One past the last column and row.
    var right: Int
    var bottom: Int
    var area: Int
    /// Sum of its pixels' contrasts.
    var contrastSum: Int
    /// `InkMask.dark` or `.light`.
    var polarity: UInt8

    var bounds: PixelRect { PixelRect(x: left, y: top, width: width, height: height) }
    var width: Int { right - left }
    var height: Int { bottom - top }
    var contrast: Int { contrastSum / max(area, 1) }

    /// All components of a mask, eight-connected, by runs of pixels and a union-find over them.
    static func find(in mask: InkMask) -> [Component] {
        var parents: [Int32] = []
        var components: [Component] = []
        var above: [Run] = []
        var current: [Run] = []
        for y in 0..<mask.height {
            current.removeAll(keepingCapacity: true)
            collectRuns(of: mask, row: y, into: &current)
            var first = 0
            for index in current.indices {
                let run = current[index]
                var label: Int32 = -1
                while first < above.count, above[first].right < run.left { first += 1 }
                var other = first
                while other < above.count, above[other].left <= run.right {
                    if above[other].polarity == run.polarity {
                        let root = findRoot(above[other].label, &parents)
                        if label < 0 {
                            label = root
                        } else if label != root {
                            parents[Int(root)] = label
                            components[Int(label)].absorb(components[Int(root)])
                        }
                    }
                    other += 1
                }
                if label < 0 {
                    label = Int32(parents.count)
                    parents.append(label)
                    components.append(Component(run, y: y))
                } else {
                    components[Int(label)].absorb(Component(run, y: y))
                }
                current[index].label = label
            }
            swap(&above, &current)
        }
        return components.indices.filter { parents[$0] == Int32($0) }.map { components[$0] }
    }

    mutating func absorb(_ other: Component) {
        left = min(left, other.left)
        top = min(top, other.top)
        right = max(right, other.right)
        bottom = max(bottom, other.bottom)
        area += other.area
        contrastSum += other.contrastSum
    }

    private struct Run {
        let left: Int
        let right: Int
        let polarity: UInt8
        let contrastSum: Int
        var label: Int32
    }

    private init(_ run: Run, y: Int) {
        left = run.left
        right = run.right
        top = y
        bottom = y + 1
        area = run.right - run.left
        contrastSum = run.contrastSum
        polarity = run.polarity
    }

    private static func collectRuns(of mask: InkMask, row: Int, into runs: inout [Run]) {
        mask.marks.withUnsafeBufferPointer { marks in
            let start = row * mask.width
            var x = 0
            while x < mask.width {
                let polarity = marks[start + x]
                if polarity == InkMask.none {
                    x += 1
                    continue
                }
                let left = x
                var sum = 0
                while x < mask.width, marks[start + x] == polarity {
                    sum += Int(mask.contrast[start + x])
                    x += 1
                }
                runs.append(Run(left: left, right: x, polarity: polarity, contrastSum: sum, label: -1))
            }
        }
    }

    private static func findRoot(_ label: Int32, _ parents: inout [Int32]) -> Int32 {
        var root = label
        while parents[Int(root)] != root { root = parents[Int(root)] }
        var next = label
        while parents[Int(next)] != root {
            (parents[Int(next)], next) = (root, parents[Int(next)])
        }
        return root
    }
}
