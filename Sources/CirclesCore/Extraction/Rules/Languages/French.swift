extension LanguageTable {
    static let french = LanguageTable(
        commonWords: words(
            """
            le les des un une et est je tu nous vous il elle on que qui pour avec dans sur pas ne mon ma mes ton ta
            au aux du ce c'est j'ai j'aime j'adore salut bonjour merci oui non demain chez soir moi toi ca d'accord
            suis rendez anniversaire bien tres la de a se te soeur frere lundi mardi mercredi jeudi vendredi samedi
            dimanche heures mais ou hier
            """),
        functionWords: [],
        ownFunctionWords: words(
            "je tu il elle on nous vous ils elles peux peut peuvent pas ne suis es est sont ai as avons ont que qui se me te y en dans pour avec sans ca c'est j'ai va vais veux trop tres bien fait font faire"
        ),
        spellings: [
            "ajd": "aujourd'hui", "auj": "aujourd'hui", "qd": "quand", "pr": "pour", "cest": "c'est", "jai": "j'ai",
            "dsl": "desole", "ke": "que", "mtn": "maintenant", "tas": "t'as",
        ],
        spellingsAtHead: [:],
        starters: [],
        interjections: [],
        weekdays: ["lundi": 1, "mardi": 2, "mercredi": 3, "jeudi": 4, "vendredi": 5, "samedi": 6, "dimanche": 7],
        every: "chaque, tous les, les", everyOther: "toutes les deux semaines le",
        everyWeekdays: [
            "lundis": 1, "mardis": 2, "mercredis": 3, "jeudis": 4, "vendredis": 5, "samedis": 6, "dimanches": 7,
        ],
        and: ["et"], formerly: "avant, ne plus",
        statesDay: "c'est, on est, aujourd'hui c'est",
        indefinite: ["un"],
        verbTitles: [
            "manger": "repas", "mange": "repas", "mangeons": "repas",
            "dejeune": "déjeuner", "dejeunons": "déjeuner", "dine": "dîner", "dinons": "dîner", "brunche": "brunch",
            "petit-dejeune": "petit-déjeuner",
        ],
        kinTitles: [],
        through: ["au", "a", "jusqu'au"],
        dayAfter: "le lendemain, le jour d'apres, le jour suivant, un jour plus tard",
        dayBefore: "la veille, le jour d'avant, un jour plus tot",
        months: [
            "janvier": 1, "fevrier": 2, "mars": 3, "avril": 4, "juin": 6, "juillet": 7, "aout": 8, "septembre": 9,
            "octobre": 10, "novembre": 11, "decembre": 12,
        ],
        numbers: [
            "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
            "onze": 11, "douze": 12,
        ],
        ordinals: ["premier": 1],
        relativeDays: ["aujourd'hui": 0, "demain": 1, "hier": -1],
        units: words(
            """
            jours jour semaine semaines mois an ans fois personnes
            """),
        relations: [
            "soeur": "sister", "frere": "brother", "mere": "mother", "pere": "father", "fille": "daughter",
            "fils": "son", "femme": "wife", "mari": "husband", "copine": "girlfriend", "copain": "boyfriend",
            "patron": "boss",
        ],
        relationAttributes: [],
        mine: words(
            """
            mon ma mes
            """),
        yours: words(
            """
            ton ta tes
            """),
        occasions: words(
            """
            diner dejeuner fete anniversaire mariage vol voyage apero soiree concert cine cinema brunch reunion
            examen entretien match spectacle theatre repetition cours resto visite dentiste medecin bapteme enterrement
            barbecue pique-nique demenagement exposition vernissage sortie balade randonnee course tournoi train kermesse
            marche gouter crepes raclette reveillon conference formation atelier livraison rentree rendez-vous
            """),
        occasionPhrases: "fete des meres, fete des peres, portes ouvertes",
        occasionEnds: [],
        things: [],
        planVerbs: [],
        taskVerbs: [],
        idleVerbs: [],
        noTitles: words("c'est est sera ce rendez-vous"),
        accepting:
            "oui, ok, d'accord, parfait, super, avec plaisir, volontiers, bien sur, ca marche, ca me va, genial, top, je viens, entendu, merci, c'est bon",
        declining:
            "non, je ne peux pas, je peux pas, desole, desolee, impossible, pas possible, pas dispo, une autre fois, pas ce soir, on ne peut pas",
        decliningAnywhere: "je ne peux pas, je peux pas, je ne pourrai pas, pas dispo, je ne peux plus, on ne peut pas",
        notDeclining: "pas de probleme, pas grave",
        hesitations: words("ah oh zut mince euh ben bah desole desolee malheureusement"),
        cancelling: "annule, j'annule, annulee, annules, est annule, est annulee, tombe a l'eau, annuler",
        cancellingPairs: [],
        doubting: words("pas jamais peut-etre devrait devrais devrions pourrait pourrais si"),
        denying: ["non"],
        keeping:
            "gardons, garder, on garde, garde, rester sur, on reste, restons, maintenir, on maintient, maintenons, ne pas annuler",
        reviving: "est maintenu, est maintenue",
        moving:
            "reporte, reportee, deplace, deplacee, decale, decalee, plutot, a la place, reporter, decaler, au lieu, changer",
        insteadOf: "au lieu de, au lieu du, plutot que, pas, et pas",
        from: ["du", "de"], to: ["au", "a"],
        refusingBefore: "pas, jamais, sauf, ne, ni, oublie, excepte",
        refusingAfter:
            "pas, ne, je ne peux pas, je peux pas, impossible, je ne peux plus, complique, c'est complique, non",
        notRefusing: "pourquoi pas, pas de probleme, n'oublie pas, n'oubliez pas, pas mal, pas seulement",
        occupied: "j'ai, je suis, je travaille, c'est le, c'est l'anniversaire",
        conditions: ["si", "s'il"],
        notConditions: "si tu, si vous, si ca, si possible, s'il te, s'il vous",
        unreal: "devais, devait, devions, voulais, aurais, aurait, failli",
        correcting: "pardon, je voulais dire, non attends, *",
        or: ["ou"],
        sameTime: "meme heure, comme d'habitude, a la meme heure",
        choosing: words(
            """
            le la les a vers et alors plutot ou ca va marche me te oui ok d'accord pour moi toi que dis tu parfait super bien on peut \
            je peux est c'est mieux dans de du au vous nous se voit dit serait
            """),
        asksWhen: "quand, a quelle heure, quel jour, c'est quand",
        asksDoing: "tu fais quoi, vous faites quoi, qu'est-ce que tu fais, quoi de prevu, prevu quelque chose",
        asksWhere: "ou, c'est ou, a quelle adresse",
        asksFree: "tu es libre, t'es libre, t'es dispo, tu es dispo, tu fais quoi, quelque chose de prevu",
        suggesting: "on dine, on se voit, ca te dit, tu veux, on va, tu viens, et si on, on mange, on fait, vous venez",
        topicLeads: "billets pour, places pour, c'est quand, et",
        calling: ("appelle - moi, appelle moi, tu m'appelles, on s'appelle", "appel"),
        kinNames: ["maman", "papa", "mamie", "papi", "papy"],
        offering:
            "places pour, billets pour, ca te dit, ca vous dit, envie de, envie d'un, envie d'une, partant pour, partante pour",
        happening:
            "est, est fixe au, sera, commence, aura lieu, a lieu, arrive, part, ouvre, c'est, est fixee au, se termine, est prevu, est prevue",
        due: "est a rendre, date limite, a rendre, expire",
        turning: "aura, fete ses",
        birthday: "anniversaire",
        birthdayNames: ["anniversaire"],
        meeting: ("rendez-vous", "rendez-vous avec %@"),
        determiners: words("le la les l' un une des mon ma mes ton ta tes son sa ses notre votre ce cette"),
        placePrepositions: "a, au, a la, chez, dans, dans le, dans la, devant, pres de, en, sur, aux",
        ownPlaces: "moi, toi, nous, vous, la maison",
        placeNouns: words(
            "parc bar cafe restaurant gare aeroport bureau jardin eglise ecole lycee universite bibliotheque musee theatre cinema cine stade gymnase piscine plage port pont place marche hotel hopital clinique maison rue avenue centre mairie"
        ),
        placeEnds: [],
        numberedPlaces: words("salle quai porte terminal hall"),
        placeOut: "est complet, est ferme, est plein, plus de place, plus de table",
        goals: "va a, va au, va chez, aller au, aller a, aller chez, essaie, prend",
        instead: "plutot, a la place",
        notPlaces: words("habite habitons vis travaille"),
        pastimes: words(
            "basket foot football tennis natation echecs guitare piano violon ceramique peinture photo danse cuisine escalade randonnee yoga velo theatre chorale couture jardinage voile violoncelle flute batterie trompette saxophone clarinette harpe accordeon rugby handball volley volleyball judo karate escrime equitation ski surf aviron patinage athletisme course dessin aquarelle broderie tricot boxe"
        ),
        pastimeLeads:
            "j'apprends a jouer du, j'apprends a jouer de la, j'apprends, j'ai commence, je me suis mis a, je me suis mise a, commence",
        pastimeVerbs: words("restaurer collectionner"),
        often:
            "toutes les semaines, tous les jours, chaque semaine, chaque jour, tous les week - ends, fois par semaine, tous les dimanches, tous les samedis",
        pastimeVerbsOfOthers: words("collectionne restaure construit peint tricote"),
        ownMaking: "je fais mon propre, je fais ma propre",
        lessons: words("cours lecon repetition"),
        playing: "joue au, joue du, joue de la, joue a la, fais du, fait du, fais de la, fait de la, fais de, fait de",
        asksLiking: "qu'est - ce qu'il aime, qu'est - ce qu'elle aime, tu aimes quoi, il aime quoi, elle aime quoi",
        asksHabit: "tu fais toujours, tu joues toujours",
        thirdPersons: words("il elle"),
        annoyances: words("embouteillages lundis impots attendre bouchons examens"),
        news: [
            (.death, "est mort, est morte, est decede, est decedee"), (.birth, "est ne, est nee"),
            (.engagement, "fiances, fiance, demande en mariage"),
            (.wedding, "se marie, se marient, on se marie"), (.pregnancy, "enceinte"),
            (.job, "nouveau travail, nouveau boulot, j'ai demissionne"),
            (
                .move,
                "j'ai demenage, on a demenage, nous avons demenage, avons demenage, on demenage, je demenage, nous demenageons, nouvel appartement, installes a"
            ),
            (.contactDetail, "nouvelle adresse, nouveau numero"),
            (.health, "allergique, allergie, a l'hopital, operation"),
            (.promise, "je t'envoie, je t'appelle, je te rappelle"),
        ],
        feasts: [
            ("saint - sylvestre, reveillon, le reveillon", .fixed(month: 12, day: 31)),
            ("jour de noel", .fixed(month: 12, day: 25)),
            ("jour de l'an", .fixed(month: 1, day: 1)), ("saint - valentin", .fixed(month: 2, day: 14)),
            ("lundi de paques", .easter(1)), ("veille de noel", .fixed(month: 12, day: 24)),
        ],
        works: "vu, lu, ecoute, film, livre, chanson, serie, regarde, regarder, lire",
        but: words("mais"),
        another: words("encore"),
        wishing: words("joyeux joyeuse"),
        wishingAtHead: words("bon bonne"),
        haveA: "passe un",
        today: words("aujourd'hui"),
        asksOfToday: words("comment que qui quoi"),
        asksOtherwise: words("heure"),
        workKinds: "chanson, film, livre, album, roman, serie, vu, lu, ecoute",
        workArticles: words("le la un une les"),
        asking: words("demander dire savoir"),
        usual: words("habitude habituel habituelle"),
        postponed: words("reporte reportee deplace deplacee decale decalee"),
        selves: words("je j'ai c'est suis il elle"),
        together: words("je j'ai nous moi"),
        first: words("j'ai je mon ma mes notre nous nos"),
        second: words("tu t'as t'es ton ta tes vous votre"),
        third: words("il elle ils elles son sa ses"),
        own: words("mon ma mes"),
        theirs: words("son sa ses leur leurs"),
        others: words("il elle ils elles"),
        youSubjects: words("tu vous"),
        toldVerbs: words("as pars voles arrives commences"),
        actorVerbs: words("a arrive part vient atterrit aura"),
        ofWords: words("de du des d'"),
        companions: words("avec chez de a et"),
        durationNouns: words("moment heures jours semaines mois ans annees semaine an longtemps"),
        durationLeads: words("un une plusieurs deux trois quelques des"),
        lifeless: words(
            "telephone portable batterie ordi ordinateur voiture velo tele internet wifi plante plantes appli serveur frigo chaudiere imprimante ecran arbre moteur"
        ),
        linking: words("est a vient enfin s'est"),
        notNews: words("si reve pas jamais presque felicitations aurait"),
        traits: [.nounsBehindArticles, .nameBehindNoun, .ambiguousConditions, .droppedSubjects],
        likings: .experiencer,
        dayPrepositions: ["le"],
        dayArticles: ["le", "au", "du"],
        recurringArticles: ["le"],
        ownRelativeDays: ["hier"],
        relativeDayPhrases: [
            ("dans quinze jours, dans une quinzaine, dans 15 jours", 14), ("dans huit jours, dans 8 jours", 7),
            ("apres - demain", 2), ("avant - hier", -2),
        ],
        ownDistanceBack: [],
        ownHourLeads: ["a"],
        hourArticles: [],
        minutesBehindHour: [("et demie", 30), ("et demi", 30), ("et quart", 15), ("moins le quart", -15)],
        minuteNumerals: [:],
        tens: [:],
        ambiguousWeekdays: [:],
        weekdayLetters: [:],
        verbMonths: [],
        participles: (prefix: "", ends: [], alone: []),
        contractedVerb: "",
        genitiveEnd: "",
        gists: [],
        separableGists: [],
        journeys: [],
        visit: "visite",
        pastimeInfinitives: [:],
        cues: frenchDates.joined(frenchPlans, frenchLikings, frenchPeople))
}

/// Days and hours.
private let frenchDates: [Cue: String] = [
    .recalls: "tu te souviens, tu te rappelles, te souviens-tu",
    // hours
    .hourLead: "entre, vers, des, jusqu'a, ca",
    .hourHedge: "ca, environ",
    .hourProposal: "disons a, que dis-tu de",
    .agreesToHour: "me va, ca me va, c'est bon, me convient, parfait, serait mieux",
    .anHour: "une heure",
    .halfAnHour: "une demi - heure",
    .quarterOfAnHour: "un quart d'heure",
    .minuteUnit: "minutes",
    .hourLength: "heures",
    .hourAnnouncement: "portes, debut",
    .hourUnit: "h, heure, heures",
    .exactly: "pile, precises",
    .afterDay: "a, en, avec, chez, pour, et, vers, maintenant",
    .hourLimit: "jusqu'a",
    .hourRangeLead: "de, entre",
    .openEnd: "tard",
    .tomorrow: "demain",
    .inTheEvening: "du soir, de l'apres - midi",
    .inTheMorning: "du matin",
    // hours in words
    .noon: "midi",
    .noonOrMidday: "midi",
    .beforeNoonPart: "apres, ce",
    .midnight: "minuit",
    .hoursNoun: "heure, heures",
    .articleNumeral: "un, une",
    // days
    .partOfToday: "ce soir, ce matin, ce midi, cet apres - midi",
    .inDistance: "dans, en",
    .inDistancePhrase: "d'ici",
    .distanceBack: "il y a",
    .oneUnit: "un",
    .monthOrYear: "an, mes, mois",
    .year: "an",
    .shiftLead: "de, d",
    .shiftEarlier: "avancer, avance, avancee, avancons",
    .forever: "desormais, dorenavant, definitivement, pour toujours",
    .dayUnit: "jour, jours",
    .weekUnit: "semaine, semaines",
    .hourUnitBehindDay: "h, heures",
    // weekdays
    .nextWeek: "la semaine prochaine",
    .comingBehindDay: "prochain, qui vient",
    .lastBehindDay: "dernier",
    .comingDay: "prochain",
    .thisDay: "ce",
    .partOfDay: "matin, soir",
    .recurring: "chaque, tous",
    .recurringPhrase: "tous les",
    .articleBehindDay: "le",
    // days of a month
    .articleBeforeMonthDay: "le",
    .ofMonth: "de",
    .streetNoun: "avenue, place, rue",
    .ofYear: "de",
    .ambiguousMonth: "mars",
    .betweenDays: "au",
    .ordinalEnding: "er",
    // dates in figures
    .beforeFigures: "chapitre, saison, etage",
    .hourMarkBehindFigures: "h",
    .dateLead: "le, avant, depuis, jusqu'au",
    // behind or ahead, morning or evening
    .deadlinePreposition: "pour",
    .droppingVerb: "oublie",
    .since: "depuis",
    .futureCopula: "sera, c'est",
    .pastVerb: "etait, etais, etions, allee, alle, alles, vu, mange, j'etais, c'etait",
    .thanksNoun: "merci",
    .thanksFor: "pour",
    .ownAffair:
        "dentiste, medecin, docteur, coiffeur, kine, veterinaire, entretien, appel, appeler, telephone",
    .afterWork: "foot, repetition, chorale, entrainement, match",
    .eveningOccasion:
        "concert, cinema, diner, soir, bar, dine, film, theatre, raclette, cine, apero, soiree, vernissage",
    .tonight: "ce soir",
    .morningOccasion: "brunch, matin",
    // feasts
    .articleBeforeFeast: "la, le",
    .feastWish: "joyeux, joyeuse, bonne",
    .feastThing: "sapin, cadeau, cadeaux",
    // days with their hours
    .behindLeadingHour: "chez",
    .thenAdverb: "alors",
    .possibleHourLead: "des",
    .hourBound: "avant, apres, jusqu'a",
    .asksByOrder: """
    tu fais quoi, vous faites quoi, tu viens, vous venez, tu veux, vous voulez, tu peux, vous pouvez, t'es dispo, tu es dispo, dispo, ca te dit, \
    on se voit, c'est quand, c'est ou, quand, a quelle heure, quel jour, on fait quoi, tu as, t'as
    """,
    .noAnswer: "rien, pas, pourquoi, libre, bosse, travaille, non, toi",
    .pronounOfThing: "c'est, ca",
    .ownVerb: "ai, j'ai, avons, ont",
    .noPossession:
        "temps, envie, idee, faim, soif, peur, argent, raison, besoin, mal, froid, chaud, enfants, chien, chat, probleme",
    .yearBack: "l'annee derniere, l'an dernier",
    .duty: "travail, boulot, cours, repetition, reunion",
    .itIsMine: "c'est mon, c'est ma",
    .afterwards: "apres, ensuite",
    .meetingVerb: "retrouve, rendez-vous",
    .workdayOccasion: "plombier, electricien, medecin, dentiste",
    .busyUntil: "avant, jusqu'a",
    .entrance: "portes",
    .behindHourAlone: "alors, stp, ok, oui, non",
    .otherAffair: "ouvre, ferme, travail, reveil",
    .dayBound: "jusqu'au",
    .morningPart: "matin",
    .eveningPart: "soir",
]

/// Plans and what becomes of them.
private let frenchPlans: [Cue: String] = [
    // what a sentence does
    .negator: "pas",
    .placeLead: "chez, en",
    // what becomes of a day
    .dayPreposition: "le",
    .conditionVerb: "il, je, on",
    .clauseBreak: "mais, parce",
    // answers
    .hourDenial: "pas, trop",
    .hourLimitLead: "avant, apres, jusqu'a",
    .lastOfDays: "au",
    // places
    .nounPreposition: "devant",
    .placeMaker: "chez, en",
    .placeAttribute: "nouveau, nouvelle, vieux, vieille",
    .placeJoint: "de, des, la",
    .streetKindFirst: "avenue, place, rue",
    .streetJoint: "de, des, du, la, le",
    .smallStreet: "rue",
    .street: "avenue, rue, allee",
    .yesLead: "oui",
    .nameJoint: "de, des",
    // plans
    .rangeLead: "du",
    .limit: "avant, depuis, jusqu'au",
    .questionWord: "qui, comment",
    // plans in a few words
    .titleTail: "au, du",
    .titlePlace: "avec, chez",
    .nounPreposed: "a, avec, chez, dans, de, en",
    .topicDeterminer: "la, le, les",
    .behindDay: "au",
    .bareLead: "sera, c'est",
    // occasions
    .saidBehind: "dit",
    // plans named by their subject
    .oneArticle: "un, une",
    .agedPerson: "il, elle",
    .bareHappening: "commence, est",
    .happeningPreposition: "au",
    .isPredicate: "est",
    .feastPlace: "chez",
    .betweenVerbAndDay: "au, fixe, le, prevu",
    .phraseBreak: "et, mais, parce, que",
    .nounPronoun: "c'est, ce, ca",
    .clausePronoun: "je, on, tu",
    // titles
    .titleComplement: "avec",
    .noModifier: "j'ai, avons",
    .complementDeterminer: "le, la, mon, ma, ton, ta",
    // plans named by their verb
    .seeingEachOther: "on se voit",
    .beingSomewhere: "on est a, on sera a, je suis a, je serai a, nous sommes a, nous serons a",
    .thatDay: "ce week - end la, ce week - end - la, ce jour la, ce jour - la",
    .regret: "desole, desolee, malheureusement, helas",
    .deedLead: """
    tu peux, tu pourrais, peux - tu, vous pouvez, on peut, on pourrait, on va, je vais, je dois, on doit, il faut, faut, \
    tu veux, vous voulez
    """,
    .noDeed: """
    aller, venir, faire, dire, donner, envoyer, appeler, savoir, voir, avoir, etre, acheter, payer, prendre, mettre, lire, \
    attendre, penser, demander, dormir, travailler, reserver, parler, annuler, reporter, decaler, trouver, confirmer
    """,
    .planSubject: "je, nous, vous, il, elle",
    // what the talk is of
    .ticket: "billet, billets",
    .noDeterminer: "aucun, aucune",
]

/// What people like.
private let frenchLikings: [Cue: String] = [
    // likings in an answer
    .habitYes: "toujours, chaque",
    .answerHedge: "surtout, seulement, plutot",
    .clauseSign: "est, je, j'ai, c'est",
    // what pleases whom
    .speakersLiking: """
    j'adore, j'aime, je prefere, je suis fan de, suis fan de, suis trop fan de, je suis passionne de, je suis passionnee de, \
    je suis accro a
    """,
    .othersLiking: "adore, adorent, aime, aiment",
    .othersPronoun: "elle, elles, il, ils",
    .likingDenial: "ne",
    .likingNegation: "bien, pas",
    .likingClause: "pas, que",
    .likingDegree: "beaucoup, bien, trop, vraiment",
    .noLikedThing: "ce, cette, quand, que, ta, te, tes, ton, tu",
    .likedArticle: "la, le, les",
    // what people do again and again
    .topicStop: "mais, et, parce, depuis, maintenant, toujours, quand",
    .behindPlaying: "de, du",
    .playingDenial: "pas",
    .pastimeOfSpeaker: "je, j'ai",
    .pastimeOfListener: "tu",
    .pastimeOfOther: "il, elle",
    // the thing that is liked
    .listAnd: "et",
    .afterTopic: "mais, parce, depuis, avec, quand, aussi, beaucoup",
    .kindsOf: "toutes sortes de",
    .topicLead: "surtout",
    .commonThing: "mer, montagne, plage, foret",
    .topicJoint: "de",
    .noTopic: "ca, cela, tout, rien",
]

/// People.
private let frenchPeople: [Cue: String] = [
    // relatives
    .kinLead: "avec, et, quand",
    .kinVerb: "a, arrive, est, va, veut",
    .homePreposition: "chez",
    .namedLead: "appele, appelee, nomme",
    .elision: "l', d'",
    // greetings and titles
    .titlePlaceholder:
        "inconnu, numero inconnu, discussions, groupe, contact, contacts, nouveau message, aujourd'hui, hier",
    .greeting: "salut, bonjour, coucou, bonsoir, cher, chere",
    .addressLead: "chere, cher",
    .noName: "tous, toutes, cheri, cherie",
    // the summary
    .personalPlace: "moi, toi",
]
