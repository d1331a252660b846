import CirclesCore
import Foundation

/// Reads lines by a pack's network alone.
struct NetworkEngine {
    private let network: LineNetwork
    private let words: PathWords
    private var search: CharacterSearch

    /// Nil for a pack that has a word list to be read with, or a network of another form.
    init?(_ pack: URL) {
        guard let data = TrainedData(pack), data.hasLargeWordList,
            let network = data.component(.network).flatMap({ LineNetwork($0) }),
            let names = data.component(.characters), let codes = data.component(.codes),
            let characters = NetworkCharacters(
                names: names, codes: codes, classes: network.classes, blank: network.blank)
        else { return nil }
        self.network = network
        words = PathWords(characters: characters, blank: network.blank)
        search = CharacterSearch(characters, blank: network.blank)
    }

    /// Reads a line that fills the plane.
    mutating func read(_ plane: Plane) -> [Engine.Word] {
        guard plane.width > 0, plane.height > 0,
            let line = GrayPicture.copy(plane)?.sharpened(Double(network.height) / Double(plane.height))?.plane(),
            let probabilities = network.probabilities(of: line)
        else { return [] }
        let found = words.words(search.path(probabilities, classes: network.classes))
        let width = Double(LineNetwork.stepWidth * plane.height) / Double(network.height)
        let places = WordPlaces(plane).places(
            found.map { (Int(Double($0.first) * width), Int((Double($0.last) + 0.5) * width)) })
        return zip(found, places).map { Engine.Word(text: $0.text, bounds: $1, confidence: $0.confidence) }
    }
}
