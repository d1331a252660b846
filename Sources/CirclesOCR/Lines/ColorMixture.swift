/// All colours between two.
struct ColorMixture {
    private let start: SIMD3<Double>
    private let ray: SIMD3<Double>
    private let length: Double

    init(of a: RGB, and b: RGB) {
        start = a.channels
        ray = b.channels - start
        length = max(1, (ray * ray).sum())
    }

    /// The largest channel's distance to the nearest of them.
    func distance(to color: RGB) -> Double {
        let point = color.channels - start
        let share = min(max((ray * point).sum() / length, 0), 1)
        let rest = point - share * ray
        return max(abs(rest.x), abs(rest.y), abs(rest.z))
    }
}

extension RGB {
    fileprivate var channels: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
