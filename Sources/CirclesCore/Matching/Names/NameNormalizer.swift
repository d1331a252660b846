/// The form of a name in which two spellings of it are equal.
package enum NameNormalizer {
    /// Case, diacritics, emoji, white space, width, Unicode form and invisible characters set aside; titles
    /// ("Dr."), post-nominals ("PhD") and context words ("(Work)") left out; a name turned round by a comma
    /// turned back. Words are separated by one space. A text of nothing but such words keeps them; a text
    /// without letters and digits is empty. `fold(fold(x)) == fold(x)`.
    package static func fold(_ name: String) -> String {
        var tokenizer = NameTokenizer()
        return FoldedName(name, tokenizer: &tokenizer).core.map(\.text).joined(separator: " ")
    }
}
