/// What people are to one another: English and German words, folded, with the English word for each.
enum RelationWords {
    static let relations: [String: String] = [
        "mother": "mother", "mom": "mother", "mum": "mother", "mama": "mother", "mam": "mother", "mommy": "mother",
        "mummy": "mother", "father": "father", "dad": "father", "daddy": "father", "papa": "father",
        "parents": "parents", "folks": "parents", "sister": "sister", "sis": "sister", "brother": "brother",
        "bro": "brother", "siblings": "siblings", "sisters": "sisters", "brothers": "brothers", "twin": "twin",
        "wife": "wife", "husband": "husband", "hubby": "husband", "spouse": "spouse", "partner": "partner",
        "fiance": "fiancé", "fiancee": "fiancée", "girlfriend": "girlfriend", "boyfriend": "boyfriend", "ex": "ex",
        "son": "son", "daughter": "daughter", "kid": "child", "kids": "children", "child": "child",
        "children": "children", "boys": "sons", "girls": "daughters", "uncle": "uncle", "aunt": "aunt",
        "auntie": "aunt", "aunty": "aunt", "cousin": "cousin", "cousins": "cousins", "niece": "niece",
        "nephew": "nephew", "grandma": "grandmother", "grandmother": "grandmother", "granny": "grandmother",
        "gran": "grandmother", "nan": "grandmother", "nana": "grandmother", "grandpa": "grandfather",
        "grandfather": "grandfather", "granddad": "grandfather", "grandad": "grandfather",
        "grandparents": "grandparents", "grandson": "grandson", "granddaughter": "granddaughter",
        "grandchildren": "grandchildren", "grandkids": "grandchildren", "godmother": "godmother",
        "godfather": "godfather", "godson": "godson", "goddaughter": "goddaughter", "stepmother": "stepmother",
        "stepfather": "stepfather", "stepmom": "stepmother", "stepdad": "stepfather", "stepsister": "stepsister",
        "stepbrother": "stepbrother", "stepson": "stepson", "stepdaughter": "stepdaughter", "inlaws": "in-laws",
        "friend": "friend", "friends": "friends", "bestie": "best friend", "buddy": "friend", "mate": "friend",
        "mates": "friends", "flatmate": "flatmate",
        "flatmates": "flatmates", "roommate": "roommate", "roommates": "roommates", "housemate": "housemate",
        "housemates": "housemates", "neighbor": "neighbour", "neighbour": "neighbour", "neighbors": "neighbours",
        "neighbours": "neighbours", "colleague": "colleague", "colleagues": "colleagues", "coworker": "colleague",
        "coworkers": "colleagues", "workmate": "colleague", "boss": "boss", "manager": "manager",
        "supervisor": "supervisor", "teacher": "teacher", "professor": "professor", "tutor": "tutor",
        "landlord": "landlord", "landlady": "landlady", "mentor": "mentor", "coach": "coach",
        "mutter": "mother", "mutti": "mother", "vater": "father", "papi": "father", "eltern": "parents",
        "schwester": "sister", "bruder": "brother", "geschwister": "siblings", "schwestern": "sisters",
        "frau": "wife", "ehefrau": "wife", "mann": "husband", "ehemann": "husband", "partnerin": "partner",
        "verlobte": "fiancée", "verlobter": "fiancé", "verlobten": "fiancé", "freundin": "friend", "freund": "friend",
        "freunde": "friends", "freunden": "friends", "freundinnen": "friends", "kumpel": "friend", "sohn": "son",
        "tochter": "daughter", "kinder": "children", "kindern": "children", "kind": "child", "sohne": "sons",
        "tochtern": "daughters", "onkel": "uncle", "tante": "aunt", "cousine": "cousin", "vetter": "cousin",
        "nichte": "niece", "neffe": "nephew", "neffen": "nephew", "oma": "grandmother", "omi": "grandmother",
        "grossmutter": "grandmother", "opa": "grandfather", "opi": "grandfather", "grossvater": "grandfather",
        "grosseltern": "grandparents", "enkel": "grandson", "enkelin": "granddaughter",
        "schwiegermutter": "mother-in-law", "schwiegervater": "father-in-law", "schwiegereltern": "parents-in-law",
        "schwager": "brother-in-law", "schwagerin": "sister-in-law", "mitbewohner": "flatmate",
        "mitbewohnerin": "flatmate", "nachbar": "neighbour", "nachbarin": "neighbour", "nachbarn": "neighbour",
        "kollege": "colleague", "kollegin": "colleague", "kollegen": "colleague", "chef": "boss", "chefin": "boss",
        "lehrer": "teacher", "lehrerin": "teacher", "vermieter": "landlord", "vermieterin": "landlady",
        "patenkind": "godchild", "patentante": "godmother", "patenonkel": "godfather",
        "hermana": "sister", "hermano": "brother", "madre": "mother", "padre": "father", "hija": "daughter",
        "hijo": "son", "esposa": "wife", "marido": "husband", "novia": "girlfriend", "novio": "boyfriend",
        "prima": "cousin", "primo": "cousin", "abuela": "grandmother", "abuelo": "grandfather",
        "soeur": "sister", "frere": "brother", "mere": "mother", "pere": "father", "fille": "daughter", "fils": "son",
        "femme": "wife", "mari": "husband", "copine": "girlfriend", "copain": "boyfriend", "patron": "boss",
    ]

    /// Words between "my" and the relative: "my big sister", "meine beste Freundin".
    static let attributes: Set<String> = [
        "best", "big", "little", "older", "elder", "younger", "eldest", "oldest", "youngest", "twin", "old", "dear",
        "poor", "good", "close", "new", "former", "ex", "lovely", "own", "whole", "baby", "crazy", "upstairs",
        "downstairs", "beste", "besten", "bester", "grosse", "grossen", "grosser", "kleine", "kleinen", "kleiner",
        "altere", "alteren", "alterer", "jungere", "jungeren", "jungerer", "alte", "alter", "alten", "liebe", "lieber",
        "neue", "neuer", "neuen", "gute", "guter", "guten",
    ]

    static let mine: Set<String> = [
        "my", "our", "mein", "meine", "meinen", "meinem", "meiner", "meines", "unser", "unsere", "unseren", "unserem",
        "unserer", "mi", "mis", "mon", "ma", "mes",
    ]
    static let yours: Set<String> = [
        "your", "dein", "deine", "deinen", "deinem", "deiner", "deines", "euer", "eure", "euren", "eurem", "eurer",
        "tu",
        "tus", "ton", "ta", "tes",
    ]
}
