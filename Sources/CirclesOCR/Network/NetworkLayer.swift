import Foundation

/// A layer of a recogniser's network as `.traineddata` holds it.
indirect enum NetworkLayer {
    case input(height: Int, depth: Int)
    case series([NetworkLayer])
    case convolve(halfWidth: Int, halfHeight: Int)
    case maxpool(width: Int, height: Int)
    /// Columns instead of rows.
    case transposed(NetworkLayer)
    /// From right to left.
    case reversed(NetworkLayer)
    /// - Parameter isSummary: Only the last step says something.
    case lstm(inputs: Int, gates: [NetworkWeights], isSummary: Bool)
    case tanh(NetworkWeights)
    case softmax(NetworkWeights)

    /// Nil for what is none of these, or damaged.
    init?(_ cursor: inout ByteCursor, depth: Int = 0) {
        guard depth < 8, let header = LayerHeader(&cursor) else { return nil }
        switch header.type {
        case "Input":
            guard let batch = cursor.count(in: 0...1), let height = cursor.count(in: 0...1_000),
                cursor.count(in: 0...0) != nil, let depth = cursor.count(in: 1...3), cursor.integer(Int32.self) != nil
            else { return nil }
            _ = batch
            self = .input(height: height, depth: depth)
        case "Series", "RTLReversed", "XYTranspose":
            guard let layers = Self.layers(&cursor, header, depth: depth + 1) else { return nil }
            if header.type == "Series" {
                self = .series(layers)
            } else {
                guard layers.count == 1, let only = layers.first else { return nil }
                self = header.type == "RTLReversed" ? .reversed(only) : .transposed(only)
            }
        case "Convolve":
            guard let x = cursor.count(in: 0...8), let y = cursor.count(in: 0...8) else { return nil }
            self = .convolve(halfWidth: x, halfHeight: y)
        case "Maxpool":
            guard let x = cursor.count(in: 1...8), let y = cursor.count(in: 1...8) else { return nil }
            self = .maxpool(width: x, height: y)
        case "LSTM", "SummLSTM":
            guard cursor.integer(Int32.self) != nil else { return nil }
            let gates = (0..<4).map { _ in NetworkWeights(&cursor) }
            guard let all = NetworkWeights.all(gates, inputs: header.inputs + header.outputs, outputs: header.outputs)
            else { return nil }
            self = .lstm(inputs: header.inputs, gates: all, isSummary: header.type == "SummLSTM")
        case "Tanh", "Softmax":
            guard let weights = NetworkWeights(&cursor), weights.inputs == header.inputs,
                weights.outputs == header.outputs
            else { return nil }
            self = header.type == "Tanh" ? .tanh(weights) : .softmax(weights)
        default: return nil
        }
    }

    private static func layers(_ cursor: inout ByteCursor, _ header: LayerHeader, depth: Int) -> [NetworkLayer]? {
        guard let count = cursor.count(in: 1...32) else { return nil }
        var layers: [NetworkLayer] = []
        for _ in 0..<count {
            guard let layer = NetworkLayer(&cursor, depth: depth) else { return nil }
            layers.append(layer)
        }
        if header.hasLearningRates {
            guard let rates = cursor.count(in: 0...32), cursor.next(rates * 4) != nil else { return nil }
        }
        return layers
    }

    /// Series within series as one.
    var flattened: [NetworkLayer] {
        guard case .series(let layers) = self else { return [self] }
        return layers.flatMap(\.flattened)
    }
}

/// What each layer begins with.
private struct LayerHeader {
    let type: String
    let hasLearningRates: Bool
    let inputs: Int
    let outputs: Int

    init?(_ cursor: inout ByteCursor) {
        // Older files have numbers instead of names: none of the packs in use does.
        guard cursor.integer(Int8.self) == 0, let type = cursor.string(), cursor.next(2) != nil,
            let flags = cursor.integer(Int32.self), let inputs = cursor.count(in: 0...4_096),
            let outputs = cursor.count(in: 0...4_096), cursor.integer(Int32.self) != nil, cursor.string() != nil
        else { return nil }
        self.type = type
        hasLearningRates = flags & 64 != 0
        self.inputs = inputs
        self.outputs = outputs
    }
}

/// Weights of 8 bits, a row for each output: one for each input, and what is added. Each row has a scale.
struct NetworkWeights {
    let inputs: Int
    let outputs: Int
    let values: [Int8]
    let scales: [Float]

    init?(_ cursor: inout ByteCursor) {
        // Flags: 1 for 8 bits, 128 for scales of 64 bits.
        guard let mode = cursor.integer(UInt8.self), mode & 129 == 129, let outputs = cursor.count(in: 1...4_096),
            let row = cursor.count(in: 2...8_192), cursor.integer(Int8.self) != nil,
            let values = cursor.next(outputs * row), let scaleCount = cursor.count(in: outputs...8_192)
        else { return nil }
        var scales: [Float] = []
        for _ in 0..<scaleCount {
            guard let scale = cursor.double(), scale.isFinite, scale >= 0 else { return nil }
            scales.append(Float(scale) / 127)
        }
        inputs = row - 1
        self.outputs = outputs
        self.values = values.map(Int8.init(bitPattern:))
        self.scales = scales
    }

    /// All of them, where they are there and of one size.
    static func all(_ weights: [NetworkWeights?], inputs: Int, outputs: Int) -> [NetworkWeights]? {
        let all = weights.compactMap(\.self)
        guard all.count == weights.count, all.allSatisfy({ $0.inputs == inputs && $0.outputs == outputs }) else {
            return nil
        }
        return all
    }

    func row(_ output: Int) -> (weights: ArraySlice<Int8>, bias: Int8) {
        let begin = output * (inputs + 1)
        return (values[begin..<begin + inputs], values[begin + inputs])
    }
}
