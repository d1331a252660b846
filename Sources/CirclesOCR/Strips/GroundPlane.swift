/// A line's ground as a plane through its colours: even fills and the gradients of bubbles.
///
/// All numbers are in fixed point with 16 bits of fraction.
struct GroundPlane {
    let base: (Int, Int, Int)
    let slopeX: (Int, Int, Int)
    let slopeY: (Int, Int, Int)
    /// The mean difference between the plane and what is no ink.
    let residual: Double

    /// Fits the colours of those pixels in and around a line that are no ink.
    ///
    /// - Parameters:
    ///   - factor: Pixels of the full picture a pixel of `picture`; the plane is in the former.
    init(of picture: RGBPlanes, mask: InkMask, line: InkLine, ground: Ground, factor: Int) {
        let margin = max(1, line.capHeight / 8)
        let (left, right) = (max(0, line.left - margin), min(picture.width, line.right + margin))
        let (top, bottom) = (max(0, line.top - margin), min(picture.height, line.bottom + margin))
        let middle = ground.color(x: (line.left + line.right) / 2, y: (line.top + line.bottom) / 2)
        var sums = Sums()
        let (centerX, centerY) = ((left + right) / 2, (top + bottom) / 2)
        // A few hundred points fix a plane.
        let step = max(1, (right - left) / 160)
        for y in top..<max(top, bottom) {
            for x in stride(from: left, to: right, by: step) {
                let index = y * picture.width + x
                let local = ground.color(x: x, y: y)
                let color = RGB(
                    red: picture.red.pixels[index], green: picture.green.pixels[index],
                    blue: picture.blue.pixels[index])
                guard mask.marks[index] == InkMask.none, color.distance(to: local) <= 14 else { continue }
                sums.add(Double(x - centerX), Double(y - centerY), color)
            }
        }
        let fit = sums.fit() ?? (middle.asDoubles, (0, 0, 0), (0, 0, 0))
        let scale = Double(factor)
        let fixed = { (value: Double) in Int((min(max(value, -65_536), 65_536) * 65_536).rounded()) }
        func map(_ value: (Double, Double, Double), _ transform: (Double) -> Double) -> (Int, Int, Int) {
            (fixed(transform(value.0)), fixed(transform(value.1)), fixed(transform(value.2)))
        }
        slopeX = map(fit.1) { $0 / scale }
        slopeY = map(fit.2) { $0 / scale }
        let offset = { (mean: Double, x: Double, y: Double) in mean - x * Double(centerX) - y * Double(centerY) }
        base = (
            fixed(offset(fit.0.0, fit.1.0, fit.2.0)), fixed(offset(fit.0.1, fit.1.1, fit.2.1)),
            fixed(offset(fit.0.2, fit.1.2, fit.2.2))
        )
        var (deviation, count) = (0, 0)
        for y in line.top..<max(line.top, min(picture.height, line.bottom)) {
            for x in stride(from: max(0, line.left), to: min(picture.width, line.right), by: step) {
                let index = y * picture.width + x
                guard mask.marks[index] == InkMask.none else { continue }
                let (dx, dy) = (Double(x - centerX), Double(y - centerY))
                let red = fit.0.0 + fit.1.0 * dx + fit.2.0 * dy - Double(picture.red.pixels[index])
                let green = fit.0.1 + fit.1.1 * dx + fit.2.1 * dy - Double(picture.green.pixels[index])
                let blue = fit.0.2 + fit.1.2 * dx + fit.2.2 * dy - Double(picture.blue.pixels[index])
                deviation += Int(max(abs(red), abs(green), abs(blue)))
                count += 1
            }
        }
        residual = Double(deviation) / Double(max(count, 1))
    }

    /// The ground at a point of the full picture.
    func value(x: Int, y: Int) -> (Int, Int, Int) {
        (
            base.0 + slopeX.0 * x + slopeY.0 * y, base.1 + slopeX.1 * x + slopeY.1 * y,
            base.2 + slopeX.2 * x + slopeY.2 * y
        )
    }

    /// Least squares of color = mean + a·x + b·y, with x and y about the line's middle.
    private struct Sums {
        var n = 0.0
        var (x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
        var c = [0.0, 0.0, 0.0]
        var cx = [0.0, 0.0, 0.0]
        var cy = [0.0, 0.0, 0.0]

        mutating func add(_ px: Double, _ py: Double, _ color: RGB) {
            n += 1
            x += px
            y += py
            xx += px * px
            yy += py * py
            xy += px * py
            for (channel, value) in [Double(color.red), Double(color.green), Double(color.blue)].enumerated() {
                c[channel] += value
                cx[channel] += value * px
                cy[channel] += value * py
            }
        }

        typealias Triple = (Double, Double, Double)

        func fit() -> (Triple, Triple, Triple)? {
            guard n >= 12 else { return nil }
            let (mx, my) = (x / n, y / n)
            let (vxx, vyy, vxy) = (xx / n - mx * mx, yy / n - my * my, xy / n - mx * my)
            let determinant = vxx * vyy - vxy * vxy
            var mean = [0.0, 0.0, 0.0]
            var (a, b) = ([0.0, 0.0, 0.0], [0.0, 0.0, 0.0])
            for channel in 0..<3 {
                let mc = c[channel] / n
                if determinant > 1e-3 * vxx * vyy, determinant > 1e-6 {
                    let (vcx, vcy) = (cx[channel] / n - mc * mx, cy[channel] / n - mc * my)
                    a[channel] = (vcx * vyy - vcy * vxy) / determinant
                    b[channel] = (vcy * vxx - vcx * vxy) / determinant
                }
                mean[channel] = mc - a[channel] * mx - b[channel] * my
            }
            return ((mean[0], mean[1], mean[2]), (a[0], a[1], a[2]), (b[0], b[1], b[2]))
        }
    }
}

extension RGB {
    fileprivate var asDoubles: (Double, Double, Double) { (Double(red), Double(green), Double(blue)) }
}
