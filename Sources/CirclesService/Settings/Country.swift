package import CirclesCore
internal import Foundation

/// A country as a person names it.
package enum Country {
    /// Languages in which a country's name is understood, besides the user's own.
    private static let languages = ["en", "de", "es", "fr"]

    /// What is said instead of the name, and is no code.
    private static let shortNames = [
        "usa": "US", "america": "US", "uk": "GB", "britain": "GB", "great britain": "GB", "england": "GB",
        "scotland": "GB",
        "wales": "GB", "uae": "AE", "turkey": "TR", "czech republic": "CZ", "holland": "NL", "korea": "KR",
        "south korea": "KR", "ivory coast": "CI", "burma": "MM", "swaziland": "SZ", "macedonia": "MK",
    ]

    /// The code of ISO 3166 for a code or a name: `DE`, "Germany", "Deutschland", "Alemania".
    ///
    /// - Throws: `CirclesError` with `usage` for what is neither.
    package static func code(_ text: String) throws(CirclesError) -> String {
        let typed = text.trimmingCharacters(in: .whitespaces)
        let codes = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }
        if codes.contains(typed.uppercased()) { return typed.uppercased() }
        let folded = NameNormalizer.fold(typed)
        var names: [String: String] = [:]
        for locale in languages.map(Locale.init(identifier:)) + [.current] {
            for code in codes {
                guard let name = locale.localizedString(forRegionCode: code) else { continue }
                names[NameNormalizer.fold(name)] = code
            }
        }
        if let code = names[folded] ?? shortNames[folded] { return code }
        let near = NearestWord.of(folded, among: names.keys.sorted()).flatMap { names[$0] }
        throw CirclesError(
            .usage, "\"\(typed.printable.truncated(to: 40))\" is not a country",
            hint: near.map {
                "did you mean \(Locale(identifier: "en").localizedString(forRegionCode: $0) ?? $0) (\($0))?"
            }
                ?? "a name such as Germany, or two letters such as DE")
    }
}
