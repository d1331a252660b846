extension LanguageTable {
    /// What a verb is called as a pastime: "skiing", of "ski", whether or not it may also be an errand's.
    func pastime(of verb: Word) -> String? { hobbyVerbs[verb] ?? pastimeInfinitives[verb] }
}
