extension LanguageTable {
    static let spanish = LanguageTable(
        commonWords: words(
            """
            el los las una que y es en por para con del al mi tu su se lo te nos muy pero como si hola gracias hoy
            manana vamos quedamos tengo estoy esta cuando donde bien cumpleanos cena nada vale me a de encanta gusta
            hermana hermano ya claro lunes martes miercoles jueves viernes sabado domingo genial ayer soy va voy
            nosotros la le les cenamos comemos
            """),
        functionWords: [],
        ownFunctionWords: words(
            "yo tu el ella nos se puedo puedes podemos no han ha he hemos es esta estoy vamos que lo le les me te muy mas con por para sin ni ya apetece ir al a"
        ),
        spellings: [
            "q": "que", "k": "que", "ke": "que", "xq": "porque", "pq": "porque", "tb": "tambien", "tmb": "tambien",
            "dnd": "donde", "bn": "bien", "xfa": "porfa",
        ],
        spellingsAtHead: [:],
        starters: [],
        interjections: [],
        weekdays: ["lunes": 1, "martes": 2, "miercoles": 3, "jueves": 4, "viernes": 5, "sabado": 6, "domingo": 7],
        every: "cada, todos los", everyOther: "cada dos, cada dos semanas el",
        everyWeekdays: ["sabados": 6, "domingos": 7], and: ["y", "e"],
        formerly: "antes, ya no",
        statesDay: "es, hoy es",
        indefinite: ["un"],
        verbTitles: [
            "cenar": "cena", "cenamos": "cena", "comer": "comida", "comemos": "comida", "desayunar": "desayuno",
            "desayunamos": "desayuno", "almorzar": "almuerzo", "almorzamos": "almuerzo", "merendar": "merienda",
        ],
        kinTitles: [],
        through: ["al", "a", "hasta"],
        dayAfter: "al dia siguiente, el dia siguiente, el dia despues, un dia despues, un dia mas tarde",
        dayBefore: "el dia anterior, el dia antes, un dia antes",
        months: [
            "enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8,
            "septiembre": 9, "octubre": 10, "noviembre": 11, "diciembre": 12,
        ],
        numbers: [
            "una": 1, "un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
            "nueve": 9, "diez": 10, "once": 11, "doce": 12,
        ],
        ordinals: ["primero": 1],
        relativeDays: ["hoy": 0, "manana": 1, "ayer": -1, "anteayer": -2, "anoche": -1],
        units: words(
            """
            minutos hora horas dia dias semana semanas mes meses ano anos veces personas
            """),
        relations: [
            "hermana": "sister", "hermano": "brother", "madre": "mother", "padre": "father", "hija": "daughter",
            "hijo": "son", "esposa": "wife", "marido": "husband", "novia": "girlfriend", "novio": "boyfriend",
            "prima": "cousin", "primo": "cousin", "abuela": "grandmother", "abuelo": "grandfather",
        ],
        relationAttributes: [],
        mine: words(
            """
            mi mis
            """),
        yours: words(
            """
            tu tus
            """),
        occasions: words(
            """
            cena comida almuerzo desayuno fiesta cumpleanos boda reunion concierto partido vuelo viaje cita examen
            cine cafe cumple teatro obra excursion entrenamiento clase curso revision dentista medico consulta bautizo comunion funeral barbacoa
            quedada mudanza entrevista carrera torneo ensayo exposicion inauguracion vermut merienda paella visita tren
            """),
        occasionPhrases: "dia de la madre, dia del padre",
        occasionEnds: [],
        things: [],
        planVerbs: words(
            """
            quedamos vamos vienes cenamos comemos vengo llego
            """),
        taskVerbs: [],
        idleVerbs: [],
        noTitles: [],
        accepting:
            "si, vale, perfecto, claro, genial, ok, de acuerdo, me parece bien, alli estare, alli estaremos, por supuesto, hecho, bien, super, gracias",
        declining:
            "no puedo, no, lo siento, imposible, no me viene bien, otro dia, estoy ocupado, estoy ocupada, no podemos",
        decliningAnywhere: "no puedo, no podre, no voy a poder, no me viene bien, no podemos",
        notDeclining: "no te preocupes, no pasa nada",
        hesitations: words("ay uf lo siento perdon bueno pues oh jaja vaya"),
        cancelling: "cancelado, cancelada, se cancela, suspendido, suspendida, anulado, anulada, cancelar, se suspende",
        cancellingPairs: [],
        doubting: words("no nunca quizas quiza igual podria podriamos deberia deberiamos puede si talvez"),
        denying: ["no"],
        keeping:
            "mantener, mantenemos, lo dejamos, dejarlo, dejamos, no cancelar, no canceles, seguimos con, nos quedamos con",
        reviving: "sigue en pie",
        moving:
            "cambiar, cambiado, cambiada, cambiamos, mover, moverlo, moverla, movido, pasarlo, pasarla, pasa al, se pasa, se mueve, aplazado, aplazar, pasar, mejor, en vez de, pasamos",
        insteadOf: "en vez del, en vez de, en lugar de, en lugar del, no, no el",
        from: ["del", "de"], to: ["al", "a"],
        refusingBefore: "no, nunca, excepto, menos, salvo, tampoco, no puedo el, olvida",
        refusingAfter: "no puedo, no podemos, no, imposible, me viene mal, tampoco, es imposible",
        notRefusing: "por que no, no te olvides, no olvides, no te preocupes, no solo",
        occupied: "tengo, estoy, trabajo, es el",
        conditions: ["si"],
        notConditions: "si quieres, si puedes, si te, si os, si no",
        unreal: "iba a, ibamos a, queria, queriamos, casi",
        correcting: "perdon, digo, quise decir, *",
        or: ["o"],
        sameTime: "misma hora, a la misma hora, como siempre",
        choosing: words(
            """
            el la los a las y que tal si vale mejor entonces quedamos bien perfecto para mi ti o por en de no pues claro ok puede ser \
            te me viene va puedo podria sobre hacia del al es esta genial nos vemos alli
            """),
        asksWhen: "cuando, a que hora, que dia",
        asksDoing: "que haces, que haceis, que vas a hacer, planes, que plan",
        asksWhere: "donde, en donde",
        asksFree: "estas libre, tienes planes, tienes tiempo, estas por aqui, haces algo",
        suggesting:
            "quedamos, te apetece, que tal, cenamos, comemos, vamos, quieres, vienes, por que no, nos vemos, te parece",
        topicLeads: "entradas para, cuando es, que tal, y",
        calling: ("llamame, me llamas, hablamos por telefono", "llamada"),
        kinNames: ["mama", "papa"],
        offering: "entradas para, te apetece, os apetece, te apetecen, quien se apunta a, que tal",
        happening: "es, sera, empieza, sale, llega, tendra lugar, comienza, abre, termina",
        due: "vence, fecha limite, plazo",
        turning: "cumple",
        birthday: "cumpleaños",
        birthdayNames: ["cumpleaños"],
        meeting: ("quedada", "quedada con %@"),
        determiners: words("el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta"),
        placePrepositions: "en, en el, en la, en casa de, al, junto a, cerca de, en los, en las",
        ownPlaces: "mi casa, tu casa, casa, nuestra casa, casa de _",
        placeNouns: words(
            "parque bar cafe restaurante estacion aeropuerto oficina jardin iglesia colegio escuela universidad museo teatro cine estadio gimnasio piscina playa puerto puente plaza mercado hotel hospital clinica casa calle centro biblioteca"
        ),
        placeEnds: [],
        numberedPlaces: words("sala aula puerta terminal anden"),
        placeOut: "esta lleno, esta llena, esta cerrado, esta cerrada, esta completo, no hay mesa, no hay sitio",
        goals: "vamos a, vamos al, ir a, ir al, al, probamos",
        instead: "mejor, en su lugar, en vez de eso",
        notPlaces: words("vivo vive nacido trabajo"),
        pastimes: words(
            "baloncesto futbol tenis natacion ajedrez guitarra piano violin ceramica pintura fotografia baile salsa cocina escalada senderismo yoga ciclismo padel teatro coro rugby balonmano voleibol atletismo running surf esqui patinaje flauta bateria trompeta violonchelo dibujo costura jardineria acuarela bajo saxofon clarinete arpa"
        ),
        pastimeLeads:
            "aprendiendo a tocar, aprendiendo, aprendo a tocar, he empezado, empece, aprendo, estoy aprendiendo",
        pastimeVerbs: words("restaurando coleccionando construyendo"),
        often: "todas las semanas, todos los dias, cada semana, cada dia, veces por semana, los domingos, los sabados",
        pastimeVerbsOfOthers: words("colecciona restaura construye pinta toca"),
        ownMaking: "hago mi propio, hago mi propia",
        lessons: words("clase clases leccion curso"),
        playing: "juego al, juega al, juego a, juega a, toco, toca, juegan al",
        asksLiking: "que le gusta, que te gusta, tus aficiones, tu aficion",
        asksHabit: "sigues con, todavia juegas",
        thirdPersons: words("le ella el"),
        annoyances: words("trafico atascos lunes impuestos colas esperar examenes"),
        news: [
            (.death, "murio, ha muerto, fallecio, ha fallecido"), (.birth, "ha nacido, nacio"),
            (.engagement, "prometidos, pedida de mano"),
            (.wedding, "nos casamos, se casa, se casan, me caso"), (.pregnancy, "embarazada"),
            (.job, "nuevo trabajo, me han ascendido, he dejado el trabajo"),
            (
                .move,
                "nos hemos mudado, me he mudado, me mudo, nos mudamos, me mude, nos vamos a vivir a, me voy a vivir a, nuevo piso"
            ),
            (.contactDetail, "nueva direccion, nuevo numero"),
            (.health, "alergico, alergica, alergia, operan, en el hospital"),
            (.promise, "te mando, te lo mando, te llamo, te aviso"),
        ],
        feasts: [
            ("nochevieja, noche vieja", .fixed(month: 12, day: 31)), ("nochebuena", .fixed(month: 12, day: 24)),
            ("dia de navidad", .fixed(month: 12, day: 25)), ("dia de reyes", .fixed(month: 1, day: 6)),
            ("viernes santo", .easter(-2)), ("san valentin", .fixed(month: 2, day: 14)),
            ("ano nuevo", .fixed(month: 1, day: 1)),
        ],
        works: "visto, leido, escuchado, pelicula, libro, cancion, serie, ver, leer",
        but: words("pero porque"),
        another: words("otro otra"),
        wishing: words("feliz buen"),
        wishingAtHead: words("buena"),
        haveA: "ten un",
        today: words("hoy"),
        asksOfToday: words("que como quien"),
        asksOtherwise: words("tal hora"),
        workKinds: "cancion, pelicula, libro, disco, novela, serie, visto, leido, escuchado",
        workArticles: words("el la un una"),
        asking: words("preguntar decir saber"),
        usual: words("siempre habitual"),
        postponed: words("aplazado aplazada pospuesto pospuesta movido movida trasladado trasladada"),
        selves: words("yo tengo es estoy soy ella"),
        together: words("yo nosotros nosotras nos vamos estamos tenemos me"),
        first: words("yo estoy tengo mi mis nuestro nuestra nosotros he hemos nos"),
        second: words("tu tus estas tienes has"),
        third: words("el ella ellos ellas su sus"),
        own: words("mi mis"),
        theirs: words("su sus"),
        others: words("ella ellos ellas"),
        youSubjects: words("tu vosotros"),
        toldVerbs: words("tienes vuelas sales llegas empiezas"),
        actorVerbs: words("tiene llega vuela sale viene cumple"),
        ofWords: words("de del"),
        companions: words("con en de a y"),
        durationNouns: words("rato horas dias semanas meses anos semana mes ano tiempo"),
        durationLeads: words("un una muchos muchas dos tres unos unas hace"),
        lifeless: words(
            "movil telefono bateria portatil ordenador coche bici tele internet wifi planta plantas aplicacion servidor nevera caldera impresora pantalla arbol motor lavadora"
        ),
        linking: words("es esta ha se por fin"),
        notNews: words("si sone no nunca casi felicidades enhorabuena habria"),
        traits: [.nounsBehindArticles, .nameBehindNoun, .ambiguousConditions, .droppedSubjects],
        likings: .experiencer,
        dayPrepositions: ["el"],
        dayArticles: ["el", "al", "del"],
        recurringArticles: [],
        ownRelativeDays: [],
        relativeDayPhrases: [("pasado manana", 2)],
        ownDistanceBack: [],
        ownHourLeads: [],
        hourArticles: ["las", "la"],
        minutesBehindHour: [("y media", 30), ("y cuarto", 15), ("menos cuarto", -15)],
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
        visit: "visita",
        pastimeInfinitives: [:],
        cues: spanishDates.joined(spanishPlans, spanishLikings, spanishPeople))
}

/// Days and hours.
private let spanishDates: [Cue: String] = [
    .shortTitle: "sr, sra, srta",
    .recalls: "te acuerdas, os acordais, recuerdas",
    // hours
    .hourLead: "entre, desde",
    .hourLeadPhrase: "a las, a la, sobre las",
    .hourHedge: "las, aproximadamente",
    .hourProposal: "que tal a las, digamos a las",
    .agreesToHour: "me va bien, me viene bien, esta bien, perfecto, seria mejor",
    .laterHour: "despues, mas tarde",
    .anHour: "una hora",
    .halfAnHour: "media hora",
    .quarterOfAnHour: "un cuarto de hora",
    .minuteUnit: "minutos",
    .hourLength: "horas",
    .hourAnnouncement: "puertas",
    .afterDay: "es, a, con, en, y, ahora",
    .hourRange: "hasta, a",
    .hourRangeLead: "de, entre",
    .openEnd: "tarde",
    .hourLimit: "hasta",
    .inTheEvening: "de la tarde, de la noche, por la tarde, por la noche",
    .inTheMorning: "de la manana, por la manana",
    // hours in words
    .noon: "mediodia",
    .midnight: "medianoche",
    .hourArticle: "las",
    .oneOfThem: "cual, cuales, una, uno, ninguna, ninguno, cualquiera, alguna, alguno, otra",
    .hourArticleOfOne: "la",
    .articleNumeral: "un, una",
    // days
    .partOfToday: "esta noche, esta tarde, esta manana",
    .tomorrowOrMorning: "manana",
    .beforeMorningNoun: "cada, de, esta, la, las, una",
    .inDistance: "en",
    .inDistancePhrase: "dentro de",
    .distanceBack: "hace",
    .oneUnit: "un",
    .monthOrYear: "ano, mes",
    .year: "ano",
    .shiftLead: "por",
    .shiftEarlier: "adelantar, adelantado, adelantada, adelantamos",
    .forever: "de ahora en adelante, a partir de ahora, para siempre, definitivamente",
    .dayUnit: "dia, dias",
    .weekUnit: "semana, semanas",
    .hourUnitBehindDay: "horas",
    // weekdays
    .nextWeek: "la semana que viene, la proxima semana",
    .comingBehindDay: "proximo, que viene",
    .lastBehindDay: "pasado",
    .comingDay: "proximo",
    .lastDay: "pasado",
    .thisDay: "este",
    .partOfDay: "noche, tarde",
    .recurring: "cada, los",
    .recurringPhrase: "todos los",
    .articleBehindDay: "el",
    // days of a month
    .articleBeforeMonthDay: "el",
    .ofMonth: "de",
    .streetNoun: "calle, avenida",
    .ofYear: "de, del",
    .betweenDays: "al, y",
    .ordinalEnding: "ro",
    // dates in figures
    .beforeFigures: "pagina, capitulo, temporada",
    .dateLead: "el, del, desde, hasta",
    // behind or ahead, morning or evening
    .deadlinePreposition: "para",
    .droppingVerb: "olvida",
    .since: "desde",
    .futureCopula: "sera",
    .pastVerb: "fue, fui, fuimos, estuvo, estuve, estuvimos, vi, vimos, comimos, llego",
    .thanksNoun: "gracias",
    .thanksFor: "por",
    .ownAffair:
        "cita, dentista, medico, medica, doctor, doctora, peluqueria, fisio, veterinario, entrevista, llamada, llamar",
    .afterWork: "partido, pista, padel, futbol, ensayo, entreno, entrenamiento, coro",
    .eveningOccasion: "cena, cenar, noche, nochebuena, nochevieja, bar, cenamos, disco, cine",
    .tonight: "esta noche",
    .morningOccasion: "desayuno, amanecer",
    // feasts
    .articleBeforeFeast: "el, la",
    .feastWish: "feliz",
    .feastThing: "arbol, regalo, regalos",
    // days with their hours
    .thenAdverb: "entonces",
    .believedHourLead: "a, las",
    .hourBound: "hasta, antes, despues",
    .asksByOrder: """
    que haces, que haceis, que tal, a que, cuando es, cuando, donde, vienes, venis, quieres, quereis, puedes, podeis, te vienes, te apetece, \
    os apetece, tienes, teneis, estas, quedamos
    """,
    .noAnswer: "nada, no, libre, trabajo, trabajar, por, tu, ni, depende",
    .pronounOfThing: "es, esta",
    .matterTail: "ya",
    .ownVerb: "tengo, tiene, tenemos, tienen",
    .noPossession:
        "tiempo, ganas, idea, plan, planes, hambre, sueno, dinero, problema, libre, frio, calor, hijos, perro, gato, razon, miedo",
    .verbPhraseTail: "el, la, los, las, para, en, con, de",
    .goingVerb: "vamos, voy, va, vais, van",
    .goalPreposition: "al, a",
    .yearBack: "el ano pasado",
    .duty: "trabajo, clase, ensayo, reunion, gimnasio",
    .itIsMine: "es mi",
    .afterwards: "despues, luego",
    .meetingVerb: "quedamos, vemos",
    .workdayOccasion: "fontanero, electricista, medico, dentista",
    .busyUntil: "hasta, antes",
    .entrance: "puertas",
    .behindHourAlone: "entonces, porfa, vale, ok, no",
    .otherAffair: "abre, cierra, tren, autobus, trabajo, despertador",
    .dayBound: "hasta",
    .eveningPart: "noche, tarde, anoche",
]

/// Plans and what becomes of them.
private let spanishPlans: [Cue: String] = [
    // what a sentence does
    .negator: "no",
    .placeLead: "en",
    // what becomes of a day
    .dayPreposition: "el",
    .conditionVerb: "llueve, no",
    .clauseBreak: "pero, porque",
    // answers
    .hourDenial: "no, demasiado",
    .hourLimitLead: "hasta, antes, despues",
    .lastOfDays: "al",
    // places
    .nounPreposition: "en",
    .placeAttribute: "nuevo, nueva, viejo, vieja",
    .placeJoint: "de, del, la",
    .streetKindFirst: "calle, plaza",
    .streetJoint: "de, la, los, del",
    .smallStreet: "calle",
    .street: "calle",
    .yesLead: "si",
    .nameJoint: "de",
    // plans
    .rangeLead: "del",
    .limit: "hasta, antes, desde",
    .questionWord: "quien, donde",
    // plans in a few words
    .howAbout: "que tal",
    .titleTail: "del",
    .titlePlace: "en, con",
    .nounPreposed: "a, con, de, en",
    .topicDeterminer: "a, el, la, los, las",
    .behindDay: "al",
    .bareLead: "sera, quizas",
    // occasions
    .saidBehind: "dijo, dice",
    // plans named by their subject
    .oneArticle: "un, una",
    .agedPerson: "ella",
    .bareHappening: "empieza, es",
    .happeningPreposition: "el",
    .isPredicate: "es",
    .betweenVerbAndDay: "el",
    .phraseBreak: "y, pero, porque, que",
    .nounPronoun: "eso, esto, todo",
    .clausePronoun: "no, tu, yo",
    // titles
    .titleComplement: "con",
    .noModifier: "tengo, hay, tenemos",
    .complementDeterminer: "el, la, mi, tu",
    // plans named by their verb
    .beginVerb: "empieza, empiezo, empezar, comienza",
    .genericVerb: "quedamos, vienes",
    .anyMeeting: "quedamos, vienes",
    .seeingEachOther: "nos vemos",
    .deedLead: """
    puedes, podrias, podeis, podemos, podriamos, puedo, tengo que, tienes que, tenemos que, hay que, voy a, vamos a, quieres, \
    queremos
    """,
    .objectLead: "a, al",
    .noDeed: """
    ir, venir, hacer, decir, dar, enviar, mandar, llamar, saber, ver, tener, ser, estar, comprar, pagar, tomar, poner, leer, \
    esperar, pensar, preguntar, dormir, trabajar, reservar, hablar, cancelar, cambiar, encontrar, confirmar, traer, comer, \
    cenar, quedar, quedarme, salir, avisar, avisarme, decirme, llamarme
    """,
    .planSubject: "yo, nosotros, nosotras, ella, ellos",
    // what the talk is of
    .ticket: "entradas",
    .noDeterminer: "no, ninguna, ningun",
]

/// What people like.
private let spanishLikings: [Cue: String] = [
    // likings in an answer
    .habitYes: "siempre, cada",
    .answerHedge: "solo, principalmente, sinceramente",
    .clauseSign: "es, era, yo",
    // what pleases whom
    .pleasingVerb: "apasiona, chifla, encanta, encantan, flipa, gusta, gustan",
    .pleasedSpeaker: "me, nos",
    .pleasedOther: "le, les",
    .speakersLiking: "soy mas de, prefiero, adoro",
    .likingDenial: "no, nunca, si",
    .likingNegation: "bien",
    .likingClause: "que",
    .likingDegree: "bien, mas, mucho, tanto",
    .noLikedThing: "cuando, esta, este, que, te, tu, tus, verte",
    .likedArticle: "el, la, las, los",
    // what people do again and again
    .topicStop: "pero, pues, mucho, tanto, y, o, porque, desde, ahora, siempre, hoy, cuando",
    .beingSomewhere: "estamos en, estoy en, estaremos en, estare en",
    .thatDay: "ese dia, ese fin de semana, entonces",
    .regret: "siento, perdon, desgraciadamente",
    .othersPlaying: "juega, juegan, toca",
    .behindPlaying: "al, de",
    .playingDenial: "no",
    .havingVerb: "tengo",
    .pastimeOfSpeaker: "yo, me",
    .pastimeOfListener: "tu",
    .pastimeOfOther: "el, ella",
    .pastimeDenial: "no",
    // the thing that is liked
    .listAnd: "y",
    .afterTopic: "pero, porque, desde, con, para, cuando, tambien, mucho",
    .kindsOf: "todo tipo de",
    .topicLead: "especialmente",
    .commonThing: "mar, playa, montana, naturaleza, opera",
    .topicJoint: "de",
    .noTopic: "es, eso, esto, algo, todo, nada",
]

/// People.
private let spanishPeople: [Cue: String] = [
    // relatives
    .kinLead: "con, y, cuando",
    .kinVerb: "esta, quiere, va, viene",
    .beforePlaceName: "en",
    .namedLead: "llamada, llamado",
    // greetings and titles
    .titlePlaceholder:
        "mensajes, desconocido, numero desconocido, grupo, contacto, contactos, nuevo mensaje, hoy, ayer",
    .greeting: "hola, buenos, buenas, querido, querida, ey",
    .greetingLead: "buenas, buenos",
    .greetingTime: "dias, tardes, noches",
    .addressLead: "querida, querido",
    .noName: "guapa, amor, no, todos, chicos, chicas, carino, guapo",
    // the summary
    .personalPlace: "mi, tu, nuestra",
]
