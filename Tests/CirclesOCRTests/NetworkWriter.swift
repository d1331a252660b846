import Foundation

/// Writes a small network in the form of a language pack's.
enum NetworkWriter {
    static func file(pool: Int32 = 3, cells: Int32 = 8, blank: Int32 = 2) -> Data {
        let classes: Int32 = 4
        let kernel = layer("Tanh", 9, 16) + weights(9, 16)
        let convolution = layer("Series", 1, 16) + int(2) + layer("Convolve", 1, 9) + int(1) + int(1) + kernel
        let up = layer("XYTranspose", 16, cells) + int(1) + lstm("SummLSTM", 16, cells)
        let back = layer("RTLReversed", cells, cells) + int(1) + lstm("LSTM", cells, cells)
        var file = layer("Series", 12, classes) + int(7)
        file += layer("Input", 12, 1) + int(1) + int(12) + int(0) + int(1) + int(0)
        file += convolution + layer("Maxpool", 16, 16) + int(pool) + int(3) + up + back
        file += lstm("LSTM", cells, cells) + layer("Softmax", cells, classes) + weights(cells, classes)
        return file + string("[1,12,0,1]") + int(65) + int(1) + int(1) + int(blank) + Data(repeating: 0, count: 12)
    }

    private static func int(_ value: Int32) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }

    private static func string(_ text: String) -> Data { int(Int32(text.utf8.count)) + Data(text.utf8) }

    private static func layer(_ type: String, _ inputs: Int32, _ outputs: Int32) -> Data {
        Data([0]) + string(type) + Data([0, 0]) + int(0) + int(inputs) + int(outputs) + int(0) + string(type)
    }

    private static func weights(_ inputs: Int32, _ outputs: Int32) -> Data {
        let count = Int(outputs * (inputs + 1))
        let scales = (0..<Int(outputs)).reduce(into: Data()) { data, index in
            withUnsafeBytes(of: (0.01 + Double(index) * 0.001).bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
        return Data([0x85]) + int(outputs) + int(inputs + 1) + Data([0])
            + Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ 11) }) + int(outputs) + scales
    }

    private static func lstm(_ type: String, _ inputs: Int32, _ cells: Int32) -> Data {
        (0..<4).reduce(layer(type, inputs, cells) + int(inputs + cells)) { data, _ in
            data + weights(inputs + cells, cells)
        }
    }
}
