/// What some of the English words for relations have in common.
extension RelationWords {
    /// What each of several is, by the English words for them.
    static let oneOf = [
        "parents": "parent", "children": "child", "sons": "son", "daughters": "daughter", "siblings": "sibling",
        "sisters": "sister", "brothers": "brother", "cousins": "cousin", "grandparents": "grandparent",
        "grandchildren": "grandchild", "nieces": "niece", "nephews": "nephew", "twins": "twin", "triplets": "triplet",
        "friends": "friend", "in-laws": "in-law",
    ]
}
