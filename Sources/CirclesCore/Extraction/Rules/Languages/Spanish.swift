extension LanguageTable {
    static let spanish = LanguageTable(
        commonWords: words(
            """
            el los las una que y es en por para con del al mi tu su se lo te nos muy pero como si hola gracias hoy
            manana vamos quedamos tengo estoy esta cuando donde bien cumpleanos cena nada vale me a de encanta gusta
            hermana hermano ya claro lunes martes miercoles jueves viernes sabado domingo genial ayer soy va voy
            nosotros la le les cenamos comemos pues porque tambien puedo puede podemos quiero quieres haces tienes eso aqui alli hasta venga entonces luego mejor mis toy mas xq tb jaja jajaja desde ahora enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre mnn mna xfa finde q
            """),
        ownMarks: [.tildeOrAcute],
        functionWords: [],
        ownFunctionWords: words(
            """
            yo tu el ella nos se puedo puedes podemos no han ha he hemos es esta estoy vamos que lo le les me te muy
            mas con por para sin ni ya apetece ir al a y e o u pero porque cuando donde como quien cual cuanto algo
            nada todo todos otra otro asi aqui alli ahi ahora luego despues antes siempre nunca tambien tampoco solo
            pues entonces tuyo tuya mio mia suyo suya dije dijo dicho digo pregunte surgio fue era hay estan somos son
            sea vaya venga
            """
        ),
        spellings: [
            "q": "que", "k": "que", "ke": "que", "xq": "porque", "pq": "porque", "tb": "tambien", "tmb": "tambien",
            "dnd": "donde", "bn": "bien", "xfa": "porfa", "mnn": "manana", "mnna": "manana", "mna": "manana",
            "d": "de", "x": "por", "pa": "para", "cn": "con", "tmbn": "tambien", "tbn": "tambien", "toy": "estoy",
            "tngo": "tengo", "vie": "viernes", "dom": "domingo", "miercole": "miercoles",
        ],
        spellingsAtHead: [:],
        starters: [],
        interjections: [],
        weekdays: ["lunes": 1, "martes": 2, "miercoles": 3, "jueves": 4, "viernes": 5, "sabado": 6, "domingo": 7],
        weekdayNames: ["miercoles", "jueves", "viernes", "sabado", "domingo"],
        every: "cada, todos los, los", everyOther: "cada dos, cada dos semanas el",
        everyWeekdays: ["sabados": 6, "domingos": 7], and: ["y", "e"],
        formerly: "antes, ya no",
        statesDay: "es, hoy es",
        indefinite: ["un"],
        verbTitles: [
            "cenar": "cena", "cenamos": "cena", "comer": "comida", "comemos": "comida", "desayunar": "desayuno",
            "desayunamos": "desayuno", "almorzar": "almuerzo", "almorzamos": "almuerzo", "merendar": "merienda",
        ],
        kinTitles: words(
            """
            tia tio abuela abuelo
            """),
        through: ["al", "a", "hasta"],
        dayAfter: "al dia siguiente, el dia siguiente, el dia despues, un dia despues, un dia mas tarde",
        dayBefore: "el dia anterior, la noche anterior, la noche antes, la vispera, el dia antes, un dia antes",
        months: [
            "enero": 1, "febrero": 2, "marzo": 3, "abril": 4, "mayo": 5, "junio": 6, "julio": 7, "agosto": 8,
            "septiembre": 9, "octubre": 10, "noviembre": 11, "diciembre": 12,
        ],
        numbers: [
            "una": 1, "un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8,
            "nueve": 9, "diez": 10, "once": 11, "doce": 12,
        ],
        ordinals: ["primero": 1, "primer": 1, "segundo": 2, "tercer": 3, "cuarto": 4],
        relativeDays: ["hoy": 0, "manana": 1, "ayer": -1, "anteayer": -2, "anoche": -1],
        units: words(
            """
            minutos hora horas dia dias semana semanas mes meses ano anos veces personas
            """),
        relations: [
            "bisnieto": "great-grandson", "bisnieta": "great-granddaughter", "exnovio": "ex-boyfriend",
            "exnovia": "ex-girlfriend", "tata": "nanny", "bebe": "child", "concunado": "brother-in-law",
            "roomie": "roommate", "peluquera": "hairdresser", "peluquero": "hairdresser",
            "hermana": "sister", "hermano": "brother", "carnal": "brother", "madre": "mother", "padre": "father",
            "hija": "daughter",
            "hijo": "son", "esposa": "wife", "marido": "husband", "novia": "girlfriend", "novio": "boyfriend",
            "prima": "cousin", "primo": "cousin", "abuela": "grandmother", "abuelo": "grandfather",
            "hermanas": "sisters", "hermanos": "siblings", "hermanita": "sister", "hermanito": "brother",
            "padres": "parents",
            "papas": "parents", "mama": "mother", "mami": "mother", "papa": "father", "papi": "father",
            "viejo": "father",
            "vieja": "mother", "viejos": "parents", "hijas": "daughters", "hijos": "children", "hijita": "daughter",
            "hijito": "son", "nene": "son", "nena": "daughter", "peque": "child", "peques": "children",
            "ninos": "children",
            "guagua": "child", "mellizos": "twins", "gemelos": "twins", "gemela": "twin", "gemelo": "twin",
            "melliza": "twin",
            "mellizo": "twin", "mujer": "wife", "esposo": "husband", "senora": "wife", "pareja": "partner",
            "prometido": "fiancé", "prometida": "fiancée", "polola": "girlfriend", "pololo": "boyfriend",
            "chica": "girlfriend", "chico": "boyfriend", "ex": "ex", "exmarido": "ex-husband", "exmujer": "ex-wife",
            "tio": "uncle", "tia": "aunt", "tios": "uncles", "tias": "aunts", "primos": "cousins", "primas": "cousins",
            "sobrino": "nephew", "sobrina": "niece", "sobrinos": "nephews", "sobrinas": "nieces",
            "abuelos": "grandparents",
            "abuelita": "grandmother", "abuelito": "grandfather", "yaya": "grandmother", "yayo": "grandfather",
            "bisabuela": "great-grandmother", "bisabuelo": "great-grandfather", "nieto": "grandson",
            "nieta": "granddaughter",
            "nietos": "grandchildren", "nietas": "granddaughters", "suegra": "mother-in-law", "suegro": "father-in-law",
            "suegros": "parents-in-law", "cunada": "sister-in-law", "cunado": "brother-in-law",
            "cunados": "brothers-in-law",
            "yerno": "son-in-law", "nuera": "daughter-in-law", "padrino": "godfather", "madrina": "godmother",
            "ahijado": "godson", "ahijada": "goddaughter", "padrastro": "stepfather", "madrastra": "stepmother",
            "hermanastro": "stepbrother", "hermanastra": "stepsister", "hijastro": "stepson",
            "hijastra": "stepdaughter",
            "consuegra": "in-law", "compadre": "friend", "comadre": "friend", "amigo": "friend", "amiga": "friend",
            "amigos": "friends", "amigas": "friends", "amiguita": "friend", "colega": "colleague",
            "colegas": "colleagues",
            "companero": "colleague", "companera": "colleague", "companeros": "colleagues", "vecino": "neighbour",
            "vecina": "neighbour", "vecinos": "neighbours", "jefe": "boss", "jefa": "boss", "profe": "teacher",
            "profesor": "teacher", "profesora": "teacher", "maestro": "teacher", "maestra": "teacher",
            "casero": "landlord",
            "casera": "landlady", "entrenador": "coach", "entrenadora": "coach", "pana": "friend", "parcero": "friend",
            "socio": "partner", "socia": "partner", "cuate": "friend",
        ],
        compoundRelations: [
            ("companera de piso, compañera de piso, companera de casa", "flatmate"),
            ("companero de piso, companero de casa", "flatmate"),
            ("companera de trabajo, companero de trabajo", "colleague"),
            ("ex marido, ex - marido, ex esposo", "ex-husband"),
            ("ex mujer, ex - mujer, ex esposa", "ex-wife"),
            ("ex novio, ex - novio", "ex-boyfriend"),
            ("ex novia, ex - novia", "ex-girlfriend"),
            ("mejor amigo, mejor amiga", "friend"),
            ("media hermana", "sister"),
            ("medio hermano", "brother"),
            ("tia abuela", "great-aunt"),
            ("tio abuelo", "great-uncle"),
            ("media naranja", "partner"),
        ],
        knownFrom: [
            ("del trabajo, de la oficina, del curro", "colleague"),
            ("de al lado, del segundo, de enfrente", "neighbour"),
        ],
        relationAttributes: words(
            "mejor gran querida querido futura futuro pobre ex antigua antiguo nueva nuevo unica unico propia propio adorada"
        ),
        mine: words(
            """
            mi mis nuestro nuestra nuestros nuestras mio
            """),
        yours: words(
            """
            tu tus vuestro vuestra vuestros vuestras
            """),
        occasions: words(
            """
            milonga mates copas cena comida almuerzo desayuno fiesta cumpleanos boda reunion concierto partido vuelo viaje cita examen
            cine cafe cumple teatro obra excursion entrenamiento clase curso revision dentista medico cardiologo cardiologa neurologo neurologa urologo urologa consulta bautizo comunion funeral barbacoa
            quedada mudanza entrevista carrera torneo ensayo exposicion inauguracion vermut merienda paella visita tren
            oculista oftalmologo oftalmologa dermatologo dermatologa ginecologo ginecologa pediatra psicologo
            psicologa podologo podologa fisio fisioterapeuta fisioterapia osteopata analitica analisis ecografia
            radiografia resonancia tac vacuna vacunacion operacion cirugia ortodoncista veterinario veterinaria
            matrona terapia masaje peluqueria peluquero peluquera barbero barberia manicura pedicura depilacion quimio
            rehabilitacion chequeo colonoscopia mamografia citologia doctor doctora medica logopeda fontanero pintor
            carpintero cerrajero albanil electricista tecnico instalador jardinero notario notaria gestor gestoria
            abogado abogada repartidor mensajero perito tasador itv caldera firma entrega recogida estreno verbena
            romeria feria mercadillo rastro desfile cabalgata procesion misa pedida despedida aniversario graduacion
            gala baile karaoke bolera bolos padel futbol tenis baloncesto natacion yoga pilates escalada senderismo
            caminata ruta acampada escapada crucero vacaciones oposicion oposiciones selectividad examenes parcial
            parciales tutoria presentacion conferencia charla taller seminario congreso jornada jornadas simulacro
            juicio audiencia asamblea junta elecciones votacion sorteo concurso campeonato semifinal derbi maraton
            triatlon regata cata tapas canas copas aperitivo picnic asado parrillada comilona quinceanera posada bingo
            funcion recital musical opera zarzuela ballet circo festival actuacion tour guiada vernissage mitin
            manifestacion huelga donacion simposio videollamada llamada reunioncita cumpleaneros ajedrez cartas mus
            domino rugby voleibol balonmano surf esqui patinaje kayak piragua buceo pesca merendola calcotada magosto
            carnaval carnavales pasacalles hoguera fogata acto homenaje entierro velatorio comuniones confirmacion
            casting prueba pruebas entrevistas subasta rodaje reparto peli pelis cumples botellon brunch tardeo cenita comidita comidas birras cervezas cervecita cafecito entreno entrenos extraescolar extraescolares revisiones dentistas ludoteca cineforum pachanga partidito caldereta juntada previa asadito chelas parcialito kermes ave ortodoncia
            """),
        occasionPhrases: """
            salir en bici, ir en bici, ruta en bici, paseo en bici, vuelta en bici, salida en bici, paseo en barco, paseo a caballo, ruta a caballo, \
            dia de la madre, dia del padre, fin de curso, amigo invisible, noche de juegos, noche de peliculas, \
            noche de cine, cena de empresa, cena de navidad, cena de clase, comida familiar, comida de navidad, \
            carne asada, visita guiada, puertas abiertas, jornada de puertas abiertas, entrega de llaves, \
            entrega de notas, entrega de premios, prueba de vestido, prueba de acceso, revision medica, \
            revision del coche, analisis de sangre, donacion de sangre, limpieza dental, limpieza de boca, \
            clase de baile, clase de piano, clase de guitarra, clase de yoga, examen de conducir, examen teorico, \
            examen practico, junta de vecinos, reunion de vecinos, reunion de padres, despedida de soltero, \
            despedida de soltera, bautizo, primera comunion, fuegos artificiales, club de lectura, \
            cambio de ruedas, cambio de neumaticos, cambio de aceite, fiesta sorpresa, fiesta de cumpleanos, \
            mercado medieval, mercado navideno, noche en blanco, juegos de mesa, tarde de juegos, \
            partida de cartas, partida de ajedrez, sala de escape, escape room, paseo en barco, paseo en bici
            """,
        occasionEnds: [],
        things: [],
        planVerbs: words(
            """
            quedamos vamos vienes cenamos comemos vengo llego
            """),
        taskVerbs: [],
        idleVerbs: [],
        noTitles: words(
            "suerte animo mando envio mandare enviare don dona sr sra senor senora mismo misma hueco huecos vienes vienen hora pensando jalo salimos salgo salen seguimos quedando libre libres planes plan tienes sigue siguen algo eso vamos voy venis vienes quedamos quedar vemos vernos nos y media rato buenos buenas dias tardes noches hola don dona senor senora senorita joven che tio tia guapa guapo cielo carino mijo mija hija hijo proximo proxima finde vuelvo volvemos llego llegamos salen sale alguien depende"
        ),
        accepting:
            "quedamos asi, vale quedamos asi, de una, orale jalo, jalo, orale, cuenta conmigo, me lo apunto, ahi estare, que ilusion, okis, encantada, encantado, yo tambien, nosotros tambien, me apunto, nos apuntamos, contad conmigo, alli nos vemos, estupendo, fenomenal, por que no, dale, venga, si, vale, perfecto, claro, genial, ok, de acuerdo, me parece bien, alli estare, alli estaremos, por supuesto, hecho, bien, super, gracias, venga va, va venga, sii, siii, dale va, me cuadra, nos cuadra, okey, oki, vale perfecto, trato hecho, eso es, por mi bien, por mi perfecto, ahi nos vemos, alla nos vemos, listo, joya, buenisimo, chevere, sale y vale, va que va, sipi, sip, obvio, claro que si, fijo, ahi estaremos, cuenta con ello, guay, me viene bien, me va bien, me viene perfecto, nos viene bien, buena idea, de lujo, a tope, con gusto, plan perfecto, planazo, suena bien, suena genial, pinta bien, contad con nosotros, perfe, perf, me parece, me parece genial, me parece perfecto, yo voy, nosotros vamos, yo me apunto, me va genial, me va perfecto, me va de lujo, nos va bien",
        declining:
            "se me complica, ya quede con, ya quede, quede con, no ando con ganas, no tengo ganas, te agradezco pero, mejor que no, nah, que pereza, conmigo no conteis, conmigo no cuentes, no conteis conmigo, no cuentes conmigo, por desgracia no, desgraciadamente no, lamentablemente no, va a ser que no, ni loco, ni loca, ni de broma, ni hablar, ni de cona, para nada, no me apetece, no me apetece mucho, no me apetece nada, mejor no, otra vez sera, esta vez no, esta vez paso, paso, yo paso, creo que no, no creo, no es lo mio, hoy no, mejor otro dia, quiza otro dia, me temo que no, no puedo, no, lo siento, imposible, no me viene bien, otro dia, estoy ocupado, estoy ocupada, no podemos, no voy a poder, no podre, no podremos, no vamos a poder, imposible para mi, nop, nope, que va, no cuentes conmigo, no conteis conmigo, no voy, no vamos, ya no puedo, ya no podemos, no puedo ir, me es imposible, me viene fatal, me viene mal, no me va bien, no me cuadra, no alcanzo, no puedo al final",
        decliningAnywhere:
            "al final me bajo, me bajo, no va a poder ser, no podra ser, no va a ser posible, ya quede con, no me apetece, no es lo mio, mejor otro dia, me temo que no, no puedo, no podre, no voy a poder, no me viene bien, no podemos, no vamos a poder, no podremos, ya no puedo, ya no podemos, me es imposible, me viene fatal, me viene mal, no me cuadra, no cuentes conmigo, no conteis conmigo, no me va bien, no vamos a ir, no voy a ir",
        notDeclining: "no te preocupes, no pasa nada",
        hesitations: words(
            "nomas wey guey che ay uf uh uy lo siento perdon bueno pues oh jaja jajaja jajajaja jeje jejeje vaya"),
        cancelling:
            "hay que suspenderlo, hay que suspenderla, suspenderlo, toca suspender, lo vamos a tener que dejar, vamos a tener que dejarlo, tenemos que dejarlo, podemos cancelar, al final no llego, al final no puedo ir, al final no voy a poder, al final no podre, me tengo que bajar, me bajo del plan, lo cancelamos, la cancelamos, cancelamos, cancelo, cancelado, cancelada, se cancela, suspendido, suspendida, anulado, anulada, cancelar, anularlo, anularla, anular, se suspende, se cae, cancelamos todo, lo dejamos estar, anulamos, anulo, lo anulamos, se anula, se ha cancelado, han cancelado, cancelaron, cancelados, canceladas, anulados, anuladas, suspendidos, suspendidas, suspendieron, han suspendido, se suspenden, se cancelan, se ha suspendido, se cancelo, se suspendio, aborta, abortamos, se aplaza, se aplazan, se pospone, se posponen, aplazado, aplazada, pospuesto, pospuesta, han aplazado, se ha aplazado, han pospuesto",
        cancellingPairs: [],
        doubting: words("no nunca quizas quiza igual podria podriamos deberia deberiamos puede si talvez"),
        denying: ["no"],
        keeping:
            "no cambia, sigue igual, mantener, mantenemos, lo mantuvimos, lo hemos dejado, lo dejaron, lo mantuvieron, lo dejamos, dejarlo, dejamos, no cancelar, no canceles, seguimos con, nos quedamos con",
        reviving: "sigue en pie, seguimos quedando",
        moving: """
            quedo para el, quedo para la, quedo para este, quedo para manana, si lo cambiamos, si la cambiamos, y si lo hacemos, y si la hacemos, y si lo dejamos para, y si quedamos, me equivoque de dia, me he equivocado de dia, se me complico, cambio de planes, cambiar, cambiado, cambiada, cambiamos, mover, moverlo, moverla, movido, pasarlo, pasarla, pasa al, pasa del, pasan del, se pasa del, se paso del, se pasaron del, \
            se pasa, se mueve, aplazado, aplazar, pasar, mejor, en vez de, pasamos, se aplaza, se aplazan, \
            aplazamos, aplazo, aplazan, aplazaron, se pospone, posponer, posponemos, pospuesto, pospuesta, \
            se retrasa, retrasar, retrasamos, retrasado, retrasada, se adelanta, adelantar, adelantamos, \
            adelantado, adelantada, se cambia, cambian, cambiaron, han cambiado, ha cambiado, cambio, cambiarlo, \
            cambiarla, se traslada, trasladar, trasladado, trasladada, mueven, movemos, movieron, pasan, \
            han pasado, ha pasado, se ha pasado, pasaron, lo paso, la paso, pasamos a, lo cambiamos, la cambiamos, \
            en lugar de eso, la pasamos, lo pasamos, la ponemos, lo ponemos, la movemos, lo movemos, dejarlo para, dejarla para, la dejamos para, lo dejamos para, se queda para, la adelantamos, lo adelantamos, la atrasamos, lo atrasamos, atrasamos, atrasar, se atrasa, lo corremos, la corremos, se corre, lo aplazamos, la aplazamos, la recuperamos, lo recuperamos, se recupera, se recuperara
            """,
        therefore: "asi que, por lo que, por eso",
        insteadOf: "en vez del, en vez de, en lugar de, en lugar del, no, no el",
        from: ["del", "de"], to: ["al", "a"],
        refusingBefore:
            "se me complica el, se me complica, se nos complica el, se nos complica, no me va bien el, no me viene bien el, me viene mal el, me va mal el, ya tengo planes para el, ya tengo planes el, ya tengo plan el, ya tengo plan para el, ausente, ausentes, no, nunca, excepto, menos, salvo, tampoco, no puedo el, olvida",
        refusingAfter:
            "ya quede con, ya quede, ya tengo planes, ya tengo plan, se me complica, se nos complica, se me complico, me es complicado, no puedo, no podemos, no, imposible, me viene mal, tampoco, es imposible, me viene fatal, fatal, no me va, no me viene, no me cuadra, no va a poder, me es imposible, ni de cona, lo tengo mal, esta complicado, lo tengo complicado, complicado, tengo cosas, no llego, dificil, no estoy, estoy liada, estoy liado",
        notRefusing: "o si no, si no, por que no, no te olvides, no olvides, no te preocupes, no solo",
        occupied: "tengo, estoy, trabajo, es el",
        conditions: ["si"],
        notConditions:
            "si no el, si no la, si no manana, si lo, si la, si nos, si quedamos, si pasamos, si dejamos, si pero, si claro, si quieres, si puedes, si te, si os, si quereis, si podeis, si le, si tienes, si teneis, si no te, si no os, si no le, si eso, ver si, saber si, mirar si, dime si, preguntar si, pregunto si",
        unreal: "iba a, ibamos a, queria, queriamos, casi, pense que, creia que, pensaba que, crei que, habia pensado",
        correcting: "perdon, digo, quise decir, me equivoque, ups, en realidad, *",
        or: ["o"],
        sameTime: "misma hora, a la misma hora, como siempre",
        choosing: words(
            """
            o si no dejamos lo probamos intentamos el la los a las y que tal si vale mejor entonces quedamos bien perfecto para mi ti o por en de no pues claro ok puede ser \
            te me viene va puedo podria hasta sobre hacia del al es esta genial nos vemos alli
            estoy libre hueco tengo tenemos tendria quedaria cuadra cuadraria
            vendria iria podrias puedes yo podemos podriamos dejarlo dejarla digo dijo quedo apunto apunta hecho venga veo pongo hay sigue
            """),
        asksWhen: "y la hora, la hora, hasta cuando, para cuando, cuando, a que hora, que dia",
        asksDoing:
            "que planes, ya tienes plan, tienes algun plan, que haces, que haceis, que vas a hacer, planes, que plan",
        asksWhere:
            "dnd, cual es la direccion, cual era la direccion, por donde, donde, en donde, en que sitio, que sitio",
        asksFree:
            "ya tienes plan, tienes plan, tienes algun plan, tienes algo, tendrias un hueco, tienes un hueco, vas a hacer algo, tenes algo, andas por aqui, estas libre, tienes libre, tienes planes, tienes tiempo, estas por aqui, haces algo",
        suggesting:
            "quedamos, podriamos, te apetece, que tal, cenamos, comemos, vamos, quieres, vienes, por que no, nos vemos, te parece",
        topicLeads: """
            entradas para, cuando es, que tal, y, libre para, tiempo para, ganas de, hueco para, cita para, \
            te apetece, os apetece, que tal si, te hace, os hace, te animas a, te apuntas a
            """,
        calling: ("llamame, me llamas, hablamos por telefono", "llamada"),
        expecting: (
            "embarazada, embarazado, embarazados, espera un bebe, esperamos un bebe, vamos a tener un bebe",
            "nacimiento"
        ),
        kinNames: ["mama", "papa"],
        offering: """
            entradas para, te apetece, os apetece, te apetecen, quien se apunta a, que tal, libre para, \
            tiempo para, ganas de, hueco para, disponible para, apuntas a, apuntais a, vienes a, venis a, \
            te vienes al, te vienes a la, te vienes a, apetece ir al, apetece ir a, para ir al
            """,
        happening: """
            es, sera, empieza, sale, llega, tendra lugar, comienza, abre, termina, viene, vienen, llegan, pasa, \
            pasan, se celebra, se estrena, se casa, se casan, se entrega, caduca, empiezan, acaba, cierra, \
            tiene lugar, esta prevista, esta previsto, esta programada, esta programado, se jubila, son, \
            esta fijada, esta fijado, se reune, nos visita, actua, actuan, toca, tocan, juega, juegan, aterriza, \
            despega, se muda, se mudan, nace, sale de, se gradua, se examina, esta confirmada, esta confirmado, \
            tienen, tiene
            """,
        due: """
            vence, fecha limite, plazo, vencen, caduca, caducan, hay que entregar, hay que entregarlo, \
            hay que pagar, se entrega, se acaba, el plazo es, el plazo acaba, el plazo termina, acaba el plazo, \
            termina el plazo, ultimo dia, tiene que estar, debe estar, tienen que estar, fecha tope
            """,
        turning: "cumple, celebra sus, festeja sus",
        birthday: "cumpleaños",
        birthdayNames: ["cumpleaños", "cumple"],
        meeting: ("quedada", "quedada con %@"),
        determiners: words("el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta"),
        placePrepositions:
            "a la entrada de, a la entrada del, a la salida de, a la salida del, en, en el, en la, en casa de, al, junto a, cerca de, cerca del, delante del, detras del, enfrente del, afuera de, afuera del, fuera de, delante de, enfrente de, frente a, frente al, en los, en las, donde",
        ownPlaces:
            "mi casa, tu casa, casa, nuestra casa, casa de _, casa de mis _, casa de mi _, casa de tus _, casa de tu _, casa de los _, casa de la _, casa del _, casa de sus _, casa de su _, casa mia, mi depa, mi depto, tu depa, mi piso, tu piso, lo de _, su casa, la mia, la tuya, la nuestra, vuestra casa",
        placeNouns: words(
            """
            boca metro vivero ambulatorio consultorio portal parroquia tasca parque bar cafe restaurante estacion aeropuerto oficina jardin iglesia colegio escuela universidad museo
            teatro cine estadio gimnasio piscina playa puerto puente plaza mercado hotel hospital clinica casa calle
            centro biblioteca fuente quiosco pabellon carpa cantina cafeteria refugio embarcadero muelle rotonda
            estatua monumento cementerio tanatorio juzgado embajada consulado banco peluqueria spa sinagoga mezquita
            catedral ermita abadia velodromo hipodromo camping colina campo prado bosque cala bahia dunas embalse
            pantano cantera mirador faro paseo malecon bistro taberna bodega meson cerveceria pizzeria heladeria
            libreria panaderia bolera observatorio planetario invernadero recepcion aparcamiento parking azotea patio
            ayuntamiento comisaria polideportivo pista cancha instituto guarderia conservatorio academia auditorio
            sala galeria palacio castillo torre rocodromo acuario zoo terraza local apartamento piso finca cortijo
            rancho hacienda pueblo granja taller garaje tienda farmacia esquina rio lago montana sierra nave
            """
        ),
        placeEnds: [],
        numberedPlaces: words("pista sala aula puerta terminal anden"),
        placeOut: "esta lleno, esta llena, esta cerrado, esta cerrada, esta completo, no hay mesa, no hay sitio",
        goals: "vamos a, vamos al, ir a, ir al, al, probamos",
        instead: "mejor, en su lugar, en vez de eso",
        notPlaces: words("vivo vive nacido trabajo"),
        pastimes: words(
            """
            baloncesto futbol tenis natacion ajedrez guitarra piano violin ceramica pintura fotografia baile salsa
            cocina escalada senderismo yoga ciclismo padel teatro coro rugby balonmano voleibol atletismo running
            surf esqui patinaje flauta bateria trompeta violonchelo dibujo costura jardineria acuarela bajo saxofon
            clarinete arpa buceo apnea remo kayak piraguismo vela windsurf kitesurf snowboard snow hockey curling
            trekking montanismo alpinismo boulder espeleologia parapente paracaidismo bicicleta mtb correr maraton
            triatlon gimnasia trampolin crossfit pesas pilates zumba aerobic boxeo kickboxing judo karate aikido
            taekwondo jujitsu esgrima equitacion hipica caballos golf squash badminton pimpon petanca bolos billar
            dardos patines skate basquet basket voley futbolito beisbol sofbol parkour teclado viola cello contrabajo
            oboe saxo trombon tuba acordeon ukelele banjo mandolina charango cajon percusion djembe organo gaita
            canto orquesta composicion rap danza bachata tango flamenco sevillanas cueca swing kizomba ballet samba
            tejido tejer punto ganchillo crochet bordado encaje telar macrame patchwork alfareria escultura acuarelas
            oleo grabado serigrafia caligrafia origami scrapbook mosaico vitral carpinteria ebanisteria herreria
            bricolaje modelismo maquetas bisuteria encuadernacion restauracion huerto huerta permacultura apicultura
            abejas orquideas bonsais suculentas cactus botanica hongos ornitologia astronomia minerales fosiles pesca
            caza reposteria panaderia cerveza enologia parrilla fermentacion domino bridge poker parchis mahjong
            scrabble sudoku sudokus crucigramas rompecabezas puzzles videojuegos warhammer figuritas estampillas
            sellos monedas vinilos comics manga anime cosplay antiguedades lectura escritura poesia improvisacion
            impro genealogia arqueologia programacion robotica electronica drones meditacion magia malabares
            malabarismo circo monociclo titeres ingles frances aleman italiano portugues ruso chino japones coreano
            arabe hebreo griego latin turco polaco holandes sueco noruego danes catalan euskera gallego esperanto
            mapudungun quechua
            """),
        pastimeEnds: [],
        pastimeLeads: """
            aprendiendo a tocar, aprendiendo, aprendo a tocar, he empezado, empece, aprendo, estoy aprendiendo, \
            empece clases de, empece con, empece con el, empece con la, he empezado clases de, he empezado con, \
            he empezado a hacer, me apunte a, me apunte a clases de, me he apuntado a, voy a clases de, \
            hago clases de, tomo clases de, doy clases de, me ha dado por el, me ha dado por la, me ha dado por, \
            me dio por el, me dio por la, me dio por, me dedico a la, me dedico al, me dedico a, me aficione a la, \
            me aficione al, he retomado la, he retomado el, retome la, retome el, practico, practica, hago, hace, \
            salgo a, salimos a, sale a, entreno para un, entreno para el, entrenando para un, entrenando para el, \
            entreno, estoy en un, estoy en una, canto en un, enganchada al, enganchado al, enganchada a la, \
            enganchado a la, enganchada a, enganchado a, estoy aprendiendo a tocar el, estoy aprendiendo a tocar la, \
            aprendiendo a tocar el, aprendiendo a tocar la, anda feliz con la, anda feliz con el, viciada a, \
            viciado a, viciada al, viciado al
            """,
        pastimeVerbs: words(
            """
            restaurando coleccionando construyendo restauro colecciono construyo cultivo crio tejo bordo tallo
            """),
        often: """
            todas las semanas, todos los dias, cada semana, cada dia, veces por semana, los domingos, los sabados, \
            todas las mananas, todas las tardes, todas las noches, cada manana, cada noche, cada tarde, \
            los fines de semana, todos los fines de semana, todos los martes, todos los jueves, desde hace, \
            desde chica, desde chico, desde pequena, desde pequeno, desde nina, desde nino, mucho, siempre, \
            en mi tiempo libre, en mis ratos libres, los lunes, los martes, los miercoles, los jueves, los viernes, \
            por las tardes, por las noches, cuando puedo, a menudo, hace anos
            """,
        pastimeVerbsOfOthers: words(
            """
            colecciona restaura construye pinta toca cultiva cria teje borda talla fabrica fotografia
            """),
        ownMaking: "hago mi propio, hago mi propia",
        lessons: words("clase clases leccion curso"),
        pastimeSigns: PastimeSigns(
            common: words(
                """
                baloncesto futbol cocina baile teatro circo bajo organo cajon danza opera lectura escritura correr running bici
                bicicleta natacion videojuegos comics manga ingles frances aleman italiano portugues ruso chino japones coreano
                arabe hebreo griego latin turco polaco holandes sueco noruego danes catalan euskera gallego magia costura pintura
                dibujo boxeo balonmano hockey caza parrilla cerveza abejas caballos hongos monedas sellos puzzles programacion
                electronica robotica drones meditacion orquesta poker bridge rap canto composicion restauracion bricolaje pesas
                minerales punto antiguedades gimnasia esqui snow vela remo bolos
                moto camara lana agujas caballo discos guitarra tabla furgo caravana
                """),
            names: """
                club de lectura, tai chi, big band, juegos de mesa, juegos de rol, escalada en roca, bici de montana, bicicleta de montana, ping pong, tenis de mesa, artes marciales, coches antiguos, coches clasicos, trenes en miniatura, maquetas de trenes, escritura creativa, teatro amateur, jiu jitsu, muay thai, surf de remo, paddle surf, baile de salon, bailes de salon, canto coral, dibujo al natural, senderismo nocturno, carreras de montana, media maraton, fotografia nocturna, observacion de aves, avistamiento de aves
                """,
            gear: words(
                """
                telescopio kayak canoa telar torno colmenas colmena huerto invernadero esquis tabla neopreno monopatin monociclo lana agujas acuario terrario dron sintetizador guitarra violin violonchelo ukelele trompeta saxofon acordeon armonica bateria vespa moto velero caravana furgo vinilos discos sellos monedas objetivo camara prismaticos caballete bonsai bonsais orquideas cactus gallinas palomas caballo
                """),
            places: [
                ("escalada", "rocodromo, al boulder, del boulder"),
                ("natación", "la piscina"),
                ("gimnasio", "al gimnasio, del gimnasio, al gym, del gym"),
                ("equitación", "la hipica, picadero"),
                ("huerto", "al huerto, del huerto, en el huerto"),
                ("patinaje", "pista de hielo, skatepark"),
                ("golf", "campo de golf"),
                ("tenis", "club de tenis, pista de tenis"),
                ("apicultura", "las colmenas"),
                ("cerámica", "taller de ceramica"),
                ("taller", "en el taller"),
            ],
            making: words(
                """
                colecciono colecciona restauro restaura tejo teje crio cria tallo talla cultivo cultiva fermento elaboro bordo borda fotografio dibujo dibuja
                """),
            practice: words(
                """
                clase clases curso cursos taller talleres ensayo ensayos entreno entrenamiento club grupo equipo torneo liga
                temporada escuela
                """),
            practiceEnds: [],
            players: words("jugador jugadora jugadores"),
            asksProgress: """
                como va|vas|llevas el|la|con|lo|tu, que tal el|la|tu|con
                """,
            fondEnds: [],
            lovesIt: """
                me encanta|flipa|apasiona|chifla ., estoy|ando|soy enganchada|enganchado|adicta|adicto|viciada|viciado, estoy|ando re|super|totalmente|muy enganchada|enganchado|viciada|viciado, me tiene enganchada|enganchado, \
                lo|la|los|las disfruto|adoro|amo ., lo disfruto mucho, no puedo parar|dejarlo, no puedo dejar|vivir de|sin, es mi vida|pasion|vicio|terapia|vida, me da la vida, es lo mio, y a mucha honra, me relaja
                """,
            othersLoveIt: """
                le|les encanta|flipa|apasiona|chifla ., esta|esta re|super enganchada|enganchado, es su vida|pasion|vicio|todo, no habla de otra cosa, vive para eso, vive por|de eso
                """,
            doesItOften: """
                voy todas|todos las|los semanas|dias|findes|sabados|domingos, tres|dos|cuatro veces por|a semana|la, todas|todos las|los noches|tardes|dias|mananas|findes
                """,
            signs: [
                "otra vez, de nuevo, como siempre, siempre, por _ vez, volver a, he vuelto a, vuelvo a",
                """
                por fin, terminado, acabado, aprobado, empezado, aprendiendo, nivel, cinturon, \
                medalla, torneo, competicion, mejorando, apuntado
                """,
                "feliz, paraiso, terapia, relaja, desconecto, desconectar, enganchada, enganchado, gozada, divertido, orgullosa, orgulloso, paz",
                "agujetas, reventado, reventada, molido, molida, rota, roto, dolor, lesion, piernas, brazos",
                "nueva, nuevo, comprado, pedido, segunda mano, llegado",
            ],
            devotion: """
                que ganas de, tengo ganas de, no veo la hora de, echo de menos, extrano, deseando, muero por, me muero por, \
                no suelta, no suelto, no se despega de, no se pierde, no me pierdo, no habla de otra cosa que, llueva o truene, a todas horas, cada rato libre, \
                para desconectar, para relajarme, me relajo, mi terapia, es mi terapia, es terapia, no hay nada mejor que, nada como, me da la vida, sagrado, sagrada, todo mi dinero, mi mejor dia de la semana, concierto con, actuamos con, tocamos en, cantamos en, mi sitio feliz, no puedo parar de, siempre quise
                """,
            cannot: "no puedo, imposible, no me va, no llego",
            attending: words("tengo toca hago"),
            was: words("estuvo fue ha"),
            once: words(
                """
                cumple cumpleanos despedida boda vale colegio cole deberes concierto entradas recuerdas acuerdas tele video anuncio
                """)),
        pastimeActs: [
            (
                "ciclismo",
                """
                km|kilometros en|con bici|la, salida en bici, con la bici por|hasta|cada
                """
            ),
            (
                "correr",
                """
                corri|corrido|corro # km|kilometros|k, salgo a correr, sali a correr, km|k corriendo, carrera popular, media maraton
                """
            ),
            (
                "senderismo",
                """
                km por la|el sierra|monte|montana, ruta por la|el sierra|monte|montana, subi|subimos al|a pico|la, coroné|corone el
                """
            ),
            ("lectura", "leo # novelas|libros, leo dos|tres|cuatro novelas|libros"), ("plantas", "otra planta"),
            ("natación", "largos en|de piscina|la, nade|nado # largos|metros|km"),
            ("pesca", "pescando, salgo|voy|fui a pescar, va|fue a pescar"),
            (
                "pádel",
                """
                partido|partida de padel, pista de padel, jugamos|juego|juega al padel, jugamos|juego padel
                """
            ),
            ("fútbol", "abono del|de, pachanga, partido con los, juega|juego|jugamos al futbol"),
            ("ganchillo", "de ganchillo"),
            (
                "punto",
                """
                haciendo punto, bufanda|jersey de punto, tejiendo un|una|otra|otro, teji un|una
                """
            ),
            (
                "repostería",
                """
                hornee|horneado un|una|otra|otro, tarta|bizcocho … casera|casero|masa, masa madre
                """
            ),
            ("huerto", "en el huerto, tomates del huerto, mi huerto"),
            ("guitarra", "toco|tocando|toca la guitarra, con la guitarra"),
            ("música", "ensayamos, tocamos en|el|este"),
            ("rol", "partida de rol, master de la|rol, noche de rol"),
            ("fotografía", "con la camara"),
            ("escalada", "rocodromo, vengo de escalar|escalada, escalando"),
            ("baile", "clase|clases de baile|salsa|bachata|zumba|flamenco"),
        ],
        collectibles: words(
            """
            vinilos discos comics sellos monedas zapatillas imanes postales figuras plantas cactus orquideas mangas camisetas
            """),
        playing: """
            bailo, baila, bailamos, juego al, juega al, juego a, juega a, toco, toca, juegan al, toco el, toco la, toca el, toca la, hago, \
            hace, practico, practica, practicamos, jugamos al, jugamos a, tocamos, juego, juega
            """,
        asksLiking: """
            que le gusta, que te gusta, tus aficiones, tu aficion, que haces … fines, que haces … tiempo, \
            que haces … ratos, que haces para … divertirte|relajarte|desconectar, a que te dedicas …, que aficiones, \
            tienes hobbies|aficiones|algun, que musica, que deporte|deportes, cuales son tus, cual es tu, que lees, \
            que hace … fines|tiempo, que te gusta hacer, en que … tiempo libre, que haces … cuando no, como desconectas, como te relajas, \
            que hobbies, que hobbys, que pasatiempos, tocas algo, tocas algun, alguna aficion, alguna pasion, tus hobbies, tus hobbys, algun hobby, que haces … aparte|ademas|fuera, que haces … ocio, practicas algun, haces algun deporte
            """,
        keepsOne: """
            me da la vida, me relaja, me salva, es lo mio, me da paz, me hace … feliz, me despeja, es mi … terapia|pasion|vida|hobby|vicio, \
            me mantiene cuerda|cuerdo, me desconecta, me ayuda a desconectar, me tiene enganchada|enganchado
            """,
        keepsOther: """
            es|son su … vida|pasion|mundo|vicio, le da la vida, le hace … feliz
            """,
        asksHabit: """
            sigues con, todavia juegas, sigues con el, sigues con la, sigues haciendo, sigues jugando, \
            sigues tocando, todavia tocas, todavia haces, como va el, como va la, que tal el, que tal la, \
            como vas con el, como vas con la, empezaste con, empezaste el, empezaste la
            """,
        thirdPersons: words("le ella el"),
        annoyances: words(
            """
            trafico atasco atascos lunes impuestos cola colas esperar examenes hacienda huelga huelgas obras retraso retrasos burocracia
            papeleo multas facturas madrugar planchar fregar limpiar mudanzas mudanza reuniones reunion dentista mosquitos lluvia ruido
            tramites deberes goteras alarmas despertador lavadoras cancelaciones
            """),
        ownNews: [
            (
                .engagement,
                """
                me pidio matrimonio|la|que|casarme|ser, me dijo que si, le pedi matrimonio|la|que, dije que si, \
                nos hemos prometido|comprometido, nos prometimos|comprometimos, dije que si, \
                estamos|estoy prometidos|prometida|prometido|comprometidos|comprometida|comprometido
                """
            ),
            (
                .wedding,
                "nos casamos, me caso, nos hemos casado, me he casado, me case, nos casaremos, nos vamos a casar, me voy a casar"
            ),
            (
                .separation,
                """
                me separe, me divorcie, me dejo ., nos separamos|divorciamos|dejamos, nos hemos separado|divorciado|dejado, \
                lo dejamos hace|ayer|definitivamente|en|^, lo hemos dejado, terminamos|cortamos|rompimos ., termine|corte|rompi con, \
                terminamos|cortamos|rompimos con, hemos terminado|cortado|roto, me deje con, me estoy separando|divorciando, \
                me ha dejado ., me ha dejado mi|^, he roto con, rompi con, ya no estoy con, ya no estamos juntos, \
                estoy soltera|soltero, me divorcio, me separo, nos divorciamos
                """
            ),
            (
                .pregnancy,
                """
                estoy embarazada, estamos embarazados|esperando, \
                esperamos … bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos, vamos a ser, \
                voy a ser … papa|mama|padre|madre|abuela|abuelo|tia|tio, \
                vamos a tener … bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos, \
                vamos a ser papas|padres|mamas, vamos a por el segundo|tercero, estoy de # semanas|meses
                """
            ),
            (
                .birth,
                """
                tuvimos|hemos tenido … bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos, \
                tuve … bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos, \
                soy|somos|ya papa|papas|mama|abuela|abuelo|tia|tio|padre|padres, di a luz, \
                he sido papa|mama|padre|madre|tia|tio|abuela|abuelo, \
                soy tia|tio|abuela|abuelo|papa|mama|padre|madre|madrina|padrino ., \
                hemos sido padres|papas|abuelos|tios, nuestro|nuestra … hijo|hija|nino|nina|bebe nacio|ha, \
                ya nacio|llego la|el|nuestra|nuestro nina|nino|bebe|peque|hija|hijo
                """
            ),
            (
                .job,
                """
                renuncie, he renunciado, me despidieron|contrataron|ascendieron|echaron|cogieron|promovieron|ofrecieron, \
                me han despedido|contratado|ascendido|echado|cogido|ofrecido|dado … trabajo|puesto|plaza|., me han cogido|aceptado|contratado en|para|como, me han ascendido, \
                me despidieron, \
                perdi|deje|cambie|consegui|encontre|tengo|empece|empiezo|acepte … trabajo|empleo|puesto|pega|curro|chamba|laburo, \
                he dejado|conseguido|encontrado|cambiado|perdido|aceptado … trabajo|empleo|puesto|pega|curro|chamba|laburo, \
                me jubilo, me jubile, me he jubilado, quede cesante, estoy cesante|jubilado|jubilada, \
                me dieron el|la … trabajo|puesto|pega|plaza|ascenso, \
                empiezo|empece|entro|entre a|como|en trabajar|el|la|nuevo|una, quede en|seleccionado|seleccionada en|el|para, \
                saque la plaza, he sacado la plaza, me ascendieron, mi nuevo|nueva trabajo|puesto|pega|jefe|jefa, monte mi, \
                ahora trabajo, trabajo ahora, \
                me han despedido|contratado|ascendido|echado|renovado|hecho ., \
                me han despedido|contratado|ascendido|echado, me quede|quedo sin trabajo|curro|empleo|pega|chamba, \
                me he quedado sin trabajo|curro|empleo, empiezo|empece|comienzo en un|una|el|la|^, \
                cambio|cambie de trabajo|curro|empleo, firme|firmado … contrato, \
                ya|ahora soy autonomo|autonoma|jefe|jefa|funcionario|funcionaria|freelance, \
                estoy en paro|erte|excedencia, estoy sin trabajo|curro, \
                abro|abri|monto|monte mi|una|un … tienda|cafeteria|empresa|bar|negocio|restaurante|consulta
                """
            ),
            (
                .move,
                """
                nos hemos mudado|cambiado|ido … piso|casa|a|., me he mudado|ido|cambiado, me mudo, nos mudamos, me mude, \
                nos mudaremos, nos vamos a vivir a, me voy a vivir a, nos cambiamos|mudamos … casa|piso|depa|departamento|., \
                me cambie|cambio|mude de|a casa|piso|depa|departamento, \
                compramos|compre|hemos comprado|encontramos|alquilamos|arrendamos … casa|piso|departamento|depa|apartamento, \
                ahora vivo|vivimos en, vivo|vivimos ahora en, nos dieron|entregaron|han … llaves, me fui a vivir, \
                nos fuimos a vivir, \
                nos hemos mudado|cambiado, me he mudado|independizado, \
                nos compramos|compro … casa|piso|departamento|apartamento, \
                tenemos|ya … llaves del|de piso|casa|apartamento|depa|la|nuestra|nuestro, \
                estrenamos|estreno piso|casa, me independizo|independice, vivo|vivimos ahora, \
                encontre|encontramos|encontrado … piso|casa|depa|departamento|cuarto
                """
            ),
            (
                .health,
                """
                me rompi|quebre|fracture|torci|disloque|esguince|corte|lesione, me he roto|torcido|fracturado|lesionado, \
                me operan|operaron|diagnosticaron|detectaron|internaron|ingresaron|sacaron, \
                me han operado|diagnosticado|detectado|ingresado|dado …, me hicieron … operacion|cirugia|bypass, \
                tengo|estoy|ando|pille|cogi|me … gripe|gripa|covid|neumonia|diabetes|bronquitis|varicela|cancer|asma|migranas|influenza|faringitis|amigdalitis, \
                di|doy positivo, \
                soy|ahora vegana|vegano|vegetariana|vegetariano|celiaca|celiaco|diabetica|diabetico|intolerante|alergica|alergico, \
                me hice|volvi vegana|vegano|vegetariana|vegetariano, deje de fumar|tomar|beber, he dejado de fumar|beber, \
                ya no como|fumo|bebo … carne|gluten|., \
                estoy con|de|en gripe|covid|fiebre|baja|urgencias|reposo, \
                tengo … alergia|intolerancia|otitis|anginas|fiebre|depresion|hernia|vertigo|artritis|tendinitis|ciatica|lumbago|anemia, \
                me he roto|torcido|quemado|lesionado|fracturado|cortado, \
                me sacaron|quitaron|extirparon|pusieron … muela|muelas|apendice|vesicula|puntos|yeso|escayola, \
                me dio un|una infarto|ictus, llevo # meses|dias|anos|semanas sin fumar|beber|alcohol, \
                no puedo comer|tomar … gluten|lactosa|leche|frutos|nueces|mariscos
                """
            ),
            (
                .achievement,
                """
                aprobe, he aprobado, aprobamos, pase el|la|todas|mi … examen|prueba|grado, me gradue, me titule, me recibi, \
                me he graduado|sacado, me saque|saque el|la|un|mi … carnet|carne|licencia|titulo|diez|nota|primer|plaza, \
                gane|ganamos|hemos ganado|he ganado el|la|un|una|mi|los … premio|concurso|carrera|torneo|campeonato|medalla|beca|partido|copa|final|liga|oro, \
                me aceptaron|admitieron|seleccionaron|dieron en|la|para|una …, \
                me han dado|aceptado|admitido|seleccionado … beca|universidad|plaza|programa, entre a la universidad|u, \
                termine la|el|mi … carrera|tesis|maraton|master|doctorado|maestria, \
                he terminado la|el|mi … carrera|tesis|maraton|master|doctorado, defendi mi tesis, \
                quede primero|primera|segundo|segunda|tercero|tercera, \
                saque|sacado plaza, saque|sacado la nota|plaza|licencia|beca|titulacion, ganamos|gane la|el|los|un|una|por, \
                ya tengo … carnet|titulo|plaza|nacionalidad, \
                termine|terminado|acabe|acabado la|el|mi … carrera|tesis|maraton|master|tfg|tfm|doctorado|libro|grado, \
                me doctore|licencie, quede|quedamos primero|primeros|primera|segundo|segundos|campeones, \
                subimos de categoria, publique|publican mi, me dieron|han … beca|premio|nacionalidad|titulo, \
                me cogieron|admitieron|aceptaron en
                """
            ),
            (
                .pet,
                """
                hemos|he adoptado|rescatado|acogido, adoptamos|adopte|rescatamos|acogimos un|una|dos|al|a, \
                la|lo adoptamos|adopte|rescatamos|acogimos|rescate ayer|hoy|anoche|el|la|de|.
                """
            ),
            (
                .contactDetail,
                """
                cambie|cambiado|cambiamos de numero|movil|correo|direccion|telefono, \
                mi nuevo|nueva … numero|correo|direccion|movil|telefono
                """
            ),
        ],
        news: [
            (
                .death,
                """
                murio, se murio, ha muerto, fallecio, ha fallecido, murieron, fallecieron, nos dejo, nos ha dejado, \
                se nos fue, partio al cielo, perdimos a|al, perdi a mi, perdio a su, entierro|velorio|funeral es|sera|fue, \
                ya no esta con nosotros, \
                se ha muerto|apagado, perdi|perdimos|perdido|perdio a mi|su|nuestro|nuestra|el|la|papa|mama, \
                se fue al cielo, descanse en paz, en paz descanse, entierro de, \
                sacrificar al|a|nuestro|mi … perro|gato|perra|gata
                """
            ),
            (
                .birth,
                """
                nacio, ha nacido, nacieron, han nacido, dio a luz, \
                tuvo|tuvieron|ha tenido … bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos|nieto|nieta, \
                llego|ya … bebe|guagua llego|nacio|esta, llego el|la bebe|guagua, fue|es papa|mama|abuelo|abuela, \
                nacimiento de
                """
            ),
            (
                .engagement,
                """
                prometidos, comprometidos, comprometio|comprometieron|comprometimos|comprometi|comprometido|comprometida, \
                pedida de mano, pidio matrimonio, pidio la mano, le pidio
                """
            ),
            (
                .wedding,
                """
                se casa, se casan, se caso, se casaron, se han|ha casado, se va|van a casar, recien casados, \
                contrajo|contrajeron matrimonio
                """
            ),
            (
                .separation,
                """
                separado|separados|separada|separadas, se separa|separan|separo|separaron, divorcio, \
                divorcian|divorciado|divorciada|divorciados|divorciando|divorciaron, terminaron|cortaron|rompieron ., \
                termino|corto|rompio con, ya no estan juntos, ha|han roto|terminado con|., lo dejaron, lo han dejado, \
                la dejo el|su|^, lo dejo su|la|ella, deje con
                """
            ),
            (
                .pregnancy,
                """
                embarazada, embarazadas, \
                espera|esperan|esperando … bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos|nieto|nieta, en cinta, encinta, \
                va|van a ser|tener … papa|mama|padres|abuelos|abuela|abuelo|tia|tio|bebe|hijo|hija|nino|nina|guagua|mellizos|gemelos|nieto|nieta, \
                bebe en camino, \
                esta esperando|prenada|encinta, esta de # semanas|meses, \
                viene un|otro|una bebe|nino|nina|hermanito|hermanita, en la dulce espera, bebe a bordo, \
                va|van a tener otro|un|una|su, sera|seran papas|mama|papa|abuelos|padres
                """
            ),
            (
                .job,
                """
                nuevo|nueva trabajo|empleo|puesto|pega|curro|chamba|laburo|jefe|jefa, nuevo trabajo, \
                ascendido|ascendida|ascendieron, ascenso, \
                dejo|perdio|cambio|consiguio|encontro|empezo|empieza|tiene … trabajo|empleo|puesto|pega|curro|chamba|laburo, \
                ha dejado|perdido|cambiado|conseguido|encontrado|empezado … trabajo|empleo|puesto|pega|curro|chamba|laburo, \
                renuncio, ha renunciado, se jubila|jubilo, se ha jubilado, \
                lo|la|le despidieron|contrataron|ascendieron|echaron, lo|la|le han despedido|contratado|ascendido|echado, \
                han|ha|fui|estoy|fue|esta despedido|despedida, en paro, cesante, jubilacion, quedo en|seleccionado|seleccionada, \
                se jubila|jubilo, en el paro, sin trabajo ., abrio|monto su, empieza|empezo a trabajar
                """
            ),
            (
                .move,
                """
                se mudo|muda|mudan|mudaron, se ha|han mudado, se va|van|fue|fueron a vivir, \
                nuevo|nueva piso|casa|departamento|depa|apartamento|depto|hogar, \
                compro|compraron|han comprado|ha comprado … casa|piso|departamento|depa, ahora vive|viven en, mudanza, \
                se independizo|independiza
                """
            ),
            (
                .contactDetail,
                """
                nuevo|nueva|otro|otra direccion|numero|correo|telefono|celular|mail|movil|email|cel|fono|whatsapp, \
                nuevo numero, nueva direccion, \
                cambie|cambio|cambiado|cambiamos de|mi|el|nuestro|la … numero|direccion|correo|telefono|celular|movil|email|cel|fono|mail, \
                mi|nuestra|nuestro|su numero|direccion|correo|telefono|celular|movil|email|mail|cel es|ahora|ha|cambio|actual, \
                cambio de numero|telefono|correo|direccion|celular, este es mi … numero|correo|telefono, \
                llamame|escribeme|contactame|ubicame al|a|en … #, \
                guarda|anota|apunta mi|este|el|la … numero|direccion|correo|telefono, \
                me robaron|perdi … celular|movil|telefono|numeros|contactos
                """
            ),
            (
                .health,
                """
                alergico, alergica, alergia, alergias, intolerante, intolerancia, celiaco|celiaca, operan, operaron, operado, \
                operada, operacion, cirugia, en el hospital, hospital, hospitalizado|hospitalizada, \
                internado|internada|internaron, ingresado|ingresada|ingresaron, en urgencias, \
                rompio|quebro|fracturo|torcio|luxo, \
                roto el|la|un|una … brazo|pierna|muneca|tobillo|pie|dedo|mano|rodilla|nariz|hombro|cadera|clavicula|costilla|ligamento, \
                fractura, esguince, diagnosticaron, diagnosticado|diagnosticada, diagnostico, \
                tiene|esta|pillo|cogio|le … gripe|gripa|covid|neumonia|diabetes|bronquitis|varicela|cancer|asma|influenza|bronquiolitis, \
                dio positivo, muletas, yeso, escayola, escayolado|escayolada, infarto, derrame, ictus, apendicitis, quimio, \
                quimioterapia, es|volvio|hizo vegana|vegano|vegetariana|vegetariano|diabetica|diabetico, con licencia medica, \
                de baja, \
                le dio un|una infarto|ictus|derrame|trombosis|ataque, le ha dado un|una, \
                esta|sigue malito|malita|ingresado|ingresada, lo|la|le|los operan|operaron|ingresaron|internaron, \
                se rompio|cayo|fracturo|lesiono, en la|el uci|ambulancia, le detectaron|encontraron|diagnosticaron
                """
            ),
            (
                .achievement,
                """
                aprobo, ha aprobado, graduo, se ha graduado, se titulo, se recibio, \
                saco el|la|su … carnet|carne|licencia|titulo|plaza, ha sacado el|la|su … carnet|carne|licencia|titulo|plaza, \
                gano|ganaron|ha ganado|han ganado el|la|un|una|su|los|medalla … premio|concurso|carrera|torneo|campeonato|medalla|beca|copa|final|liga|oro, \
                gano medalla|oro|plata|bronce, lo|la aceptaron|admitieron|seleccionaron, \
                lo|la han aceptado|admitido|seleccionado, beca ., entro a la universidad|u, primer lugar, primer puesto, \
                primer premio, segundo lugar, medalla de, campeon|campeona de|nacional|., \
                se graduo|titulo|doctoro, aprobo|aprobaron
                """
            ),
            (
                .promise,
                """
                te mando, te lo mando, te la mando, te los mando, te las mando, te llamo, te aviso, te envio, te lo envio, \
                te la envio, te prometo, te lo prometo, prometo que, prometido, te paso el|la|los|las|mi, te traigo, \
                te llevo el|la|los|las|un|una|tu|tus, te devuelvo, te lo devuelvo, te escribo, te confirmo, te deposito, \
                te transfiero, te pago, les mando|envio|aviso, os mando|aviso|llamo, te presto, te lo traigo, \
                te cuento manana|luego|despues, te compro, te imprimo, te busco el|la|los, \
                te|os|se lo|la|los|las mando|envio|traigo|devuelvo|paso|llevo|presto|pago|compro|bajo|digo|doy|dejo, \
                te|os mando|envio|traigo|devuelvo|pago|escribo|aviso|recojo|presto|confirmo, te juro que, \
                palabra de honor, lo prometo
                """
            ),
            (
                .pet,
                """
                ha|han adoptado un|una|dos … perro|gato|perrito|gatito|cachorro|gatita|perrita, \
                nuevo|nueva perro|perrito|gato|gatito|cachorro|mascota|perrita|gatita
                """
            ),
        ],
        feasts: [
            ("nochevieja, noche vieja", .fixed(month: 12, day: 31)), ("nochebuena", .fixed(month: 12, day: 24)),
            ("dia de navidad", .fixed(month: 12, day: 25)), ("dia de reyes", .fixed(month: 1, day: 6)),
            ("viernes santo", .easter(-2)), ("san valentin", .fixed(month: 2, day: 14)),
            ("ano nuevo", .fixed(month: 1, day: 1)),
            ("dia de los muertos, dia de muertos", .fixed(month: 11, day: 2)),
            ("todos los santos, dia de todos los santos", .fixed(month: 11, day: 1)),
            ("dia de la hispanidad, dia del pilar", .fixed(month: 10, day: 12)),
            ("dia de la constitucion", .fixed(month: 12, day: 6)),
            ("la inmaculada, dia de la inmaculada", .fixed(month: 12, day: 8)),
            ("noche de reyes, vispera de reyes, cabalgata de reyes", .fixed(month: 1, day: 5)),
            ("noche de san juan, verbena de san juan, sant joan", .fixed(month: 6, day: 23)),
            ("dia del trabajo, dia del trabajador", .fixed(month: 5, day: 1)),
            ("jueves santo", .easter(-3)),
            ("sabado santo", .easter(-1)),
            ("domingo de ramos", .easter(-7)),
            ("domingo de resurreccion, domingo de pascua", .easter(0)),
            ("lunes de pascua", .easter(1)),
            ("martes de carnaval", .easter(-47)),
            ("miercoles de ceniza", .easter(-46)),
            ("sant jordi, dia del libro", .fixed(month: 4, day: 23)),
            ("fin de ano, vispera de ano nuevo", .fixed(month: 12, day: 31)),
            ("dia de los inocentes", .fixed(month: 12, day: 28)),
            ("noche del grito", .fixed(month: 9, day: 15)),
            ("dia de san valentin", .fixed(month: 2, day: 14)),
        ],
        works: "visto, leido, escuchado, pelicula, libro, cancion, serie, ver, leer",
        but: words("pero porque"),
        another: words("otro otra"),
        wishing: words("fin feliz buen"),
        wishingAtHead: words("buena"),
        haveA: "ten un",
        today: words("hoy"),
        asksOfToday: words("que como quien"),
        asksOtherwise: words("tal hora"),
        workKinds: "cancion, pelicula, libro, disco, novela, serie, visto, leido, escuchado",
        workArticles: words("el la un una"),
        asking: words("preguntar decir saber"),
        usual: words("siempre habitual"),
        postponed: words(
            """
            aplazado aplazada pospuesto pospuesta movido movida trasladado trasladada retrasado retrasada adelantado
            adelantada cambiado cambiada pasado pasada
            """),
        selves: words("yo tengo es estoy soy ella operan operar"),
        together: words("yo nosotros nosotras nos vamos estamos tenemos me"),
        first: words(
            "yo estoy estamos tengo tenemos mi mis nuestro nuestra nuestros nuestras nosotros nosotras he hemos nos me soy somos"
        ),
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
        notNews: words(
            "si sone no nunca casi felicidades enhorabuena habria espero ojala quiza quizas quisiera antes cuando"),
        traits: [.nounsBehindArticles, .nameBehindNoun, .ambiguousConditions, .droppedSubjects, .accentedPast],
        likings: .experiencer,
        dayPrepositions: ["el"],
        dayArticles: ["el", "al", "del"],
        recurringArticles: [],
        ownRelativeDays: [],
        relativeDayPhrases: [("pasado manana", 2)],
        ownDistanceBack: [],
        ownHourLeads: [],
        hourArticles: ["las", "la"],
        minutesBehindHour: [
            ("y media", 30), ("y cuarto", 15), ("menos cuarto", -15), ("y cinco", 5), ("y diez", 10), ("y veinte", 20),
            ("y veinticinco", 25), ("menos veinticinco", -25), ("menos veinte", -20), ("menos diez", -10),
            ("menos cinco", -5),
        ],
        minuteNumerals: [:],
        tens: [:],
        ambiguousWeekdays: [:],
        weekdayLetters: ["lun": 1, "mar": 2, "mie": 3, "jue": 4, "sab": 6],
        verbMonths: [],
        participles: (prefix: "", ends: [], alone: []),
        contractedVerb: "",
        genitiveEnd: "",
        gists: [],
        gistPhrases: [
            ("vamos de compras, ir de compras, vas de compras, de compras", "compras"),
            ("dar un paseo, damos un paseo", "paseo"),
            ("dar una vuelta, damos una vuelta", "vuelta"),
            (
                "se casa, se casan, se nos casa, se nos casan, nos casamos, me caso, te casas, os casais, casarse, casarme, casarnos",
                "boda"
            ),
            ("me operan, le operan, la operan, lo operan, van a operar, operarme", "operación"),
            (
                """
                llego el, llego a las, llego al, llego manana, llego hoy, llego pasado, llego esta, llego este, llego sobre, \
                llego en, llegamos el, llegamos a las, llegamos al, llegamos manana, llegamos hoy, llegamos esta, \
                llegamos este, llegamos en
                """, "llegada"
            ),
            ("te llamo, me llamas, nos llamamos, os llamo", "llamada"),
            ("tomamos algo, tomar algo, tomarnos algo, tomamos unas, tomamos una", "tomar algo"),
            ("nos mudamos, me mudo, se muda, se mudan, te mudas, mudarnos, mudarme", "mudanza"),
        ],
        separableGists: [],
        journeys: [],
        visit: "visita", visitTo: "visita a",
        table: "mesa",
        pastimeInfinitives: forms(
            """
            correr: corro corre corremos
            nadar: nado nada nadamos
            cantar: canto canta cantamos
            bailar: bailo baila bailamos
            cocinar: cocino cocina cocinamos
            hornear: horneo hornea
            leer: leo lee leemos
            escribir: escribo escribe
            pescar: pesco pesca pescamos
            caminar: camino camina caminamos
            meditar: medito medita
            entrenar: entreno entrena
            """),
        hobbyVerbs: forms(
            """
            tejer: tejo teje tejemos
            bordar: bordo borda
            coser: coso cose
            escalar: escalo escala escalamos
            surfear: surfeo surfea
            esquiar: esquio esquia esquiamos
            pintar: pinto pinta pintamos
            dibujar: dibujo dibuja
            bucear: buceo bucea
            patinar: patino patina patinamos
            remar: remo rema remamos
            """),
        cues: spanishDates.joined(spanishPlans, spanishLikings, spanishPeople))
}

/// Days and hours.
private let spanishDates: [Cue: String] = [
    .shortTitle: "sr, sra, srta, dra, dr, lic, ing, prof",
    .recalls: """
    que bien lo pasamos, lo pasamos genial, lo pasamos bien, lo pasamos muy bien, lo pasamos de lujo, \
    que risa, te acuerdas, os acordais, recuerdas
    """,
    .askedAgain: "era, eran",
    // hours
    .hourLead: "entre, desde, tipo",
    .hourLeadPhrase: "a las, a la, sobre las",
    .hourHedge: "las, aproximadamente, tipo",
    .hourProposal: "que tal a las, digamos a las",
    .agreesToHour: "me va bien, me viene bien, esta bien, perfecto, seria mejor",
    .dayTurning: "se puso, se ha puesto, se me ha, se ha, se complico, se me complico, se lleno, se volvio",
    .easyYes: "sin problema, ningun problema",
    .soleYes: "yo, nosotros, igual, va, sale, listo, dale, yo si, nosotros si, voy, vamos",
    .monthEndLead: "antes, para, hasta, de",
    .monthLead: "en",
    .endOfThisMonth: "fin de mes, final de mes, finales de mes, fin del mes, final del mes",
    .endOfNextMonth: "fin del mes que viene, finales del mes que viene, final del mes que viene, fin del proximo mes",
    .endOfMonth: "fin de, finales de, final de",
    .monthOfWeekday: "de, en",
    .ofThisMonth: "del mes, de mes, de este mes, este mes",
    .ofNextMonth: "del mes que viene, del proximo mes, el mes que viene",
    .lastOfMonth: "ultimo",
    .dueAlone: "entregar, entregarlo, vence, sale, salen",
    .besideDue: "todavia, aun, no, hay, que, es, para, el, antes, del, tiene, estar, lo",
    .vagueDoing: "ir, venir, hacer, ver, salir, libre, quiza, quizas, seguro, temprano, tarde, pronto, posible",
    .wantedOfUs: "quiere, quieren, necesita, necesitan, pide, piden, exige, exigen, espera",
    .expected: "esperado, esperada, prevista, previsto",
    .handingIn: "entregar, presentar, pagar, renovar, devolver, enviar",
    .seesToIt: "lo hago, lo hare, me encargo, me ocupo, ya lo hago",
    .verdictLink: "a, al, para",
    .togetherSubject: "nosotros, nosotras",
    .jointEnding: "mos",
    .joiningVerb: "vienes, venis, vente",
    .backAgain: "vuelta, volvemos, vuelvo",
    .planChange: "cambio de planes, hay que reorganizarse, me he liado de dia, me equivoque de dia",
    .dayModal: "seria, podria",
    .dropping: "dejalo, dejemoslo, lo dejamos, mejor lo dejamos, olvidalo",
    .someplace: "algun lado, algun sitio",
    .thingInstead: "mejor, en vez de eso, prefiero, preferiria, o mejor, y si mejor",
    .reserving: "reservado, reservada",
    .comingAlong: "acompanas, salimos, vienes, venis, vamos, vais, apuntas, apuntais, vente",
    .doingEnding: "ar, er, ir",
    .comingGoal: "a, al",
    .deedFiller: "me, nos, quiza, tambien",
    .requestOfOther: "puedes, podrias, podeis, puede",
    .nothingOn: "libre, nada",
    .refusedTask: "llevar, traer, pagar, cocinar, ayudar, ayudarte, comprar, encontrar, reservar, esperar, creer",
    .takenBackTail: "ir, venir, hoy, ya, al, final, finalmente, lo, siento, perdon, tio, tia, esta, noche, manana",
    .hereAdverb: "aqui, aca",
    .journeyNoun: "excursion, visita, salida",
    .both: "las dos, los dos, ambos, ambas",
    .neither: "ninguno, ninguna, ninguno de los dos, ni uno ni otro",
    .tooMuch: "demasiado, demasiada, muy",
    .newOne: "la nueva es, el nuevo es, nueva fecha, ahora es, el del, la del",
    .oneMore: "tambien",
    .persuaded: "me has convencido, tu ganas, venga va, bueno vale, venga vale",
    .unavailable: """
    sin plata, sin guita, sin lana, sin un peso, sin un mango, corto de dinero, corta de dinero, ya quede con, estoy muerta, estoy muerto, estoy malo, estoy mala, me toca trabajar, tengo que trabajar, trabajo el, trabajo ese, trabajo todo, \
    trabajo hasta, tenemos visita, tengo visita, tengo guardia, andar fuera, ando fuera, andamos fuera, estoy fuera, estamos fuera, me voy fuera, voy a tope, ando a tope, necesito dormir, \
    quiero dormir, reventado, reventada, agotado, agotada, hecho polvo, hecha polvo, molido, molida, cansado, cansada, enfermo, \
    enferma, malito, malita, gripe, fiebre, resfriado, resfriada, en cama, sin blanca, sin un duro, sin pasta, sin dinero, pelado, \
    pelada, mal de dinero, mal de pasta, justo de dinero, justa de dinero, curro, de turno, turno de, de guardia, examen, examenes, \
    estudiar, hasta arriba, hasta el cuello, liado, liada, liados, agobiado, agobiada, mucho lio, mis suegros, invitados en casa, \
    de viaje, de vacaciones, en el extranjero, comprometido, comprometida, ya he quedado, quedado con, compromiso, mudanza, me mudo, \
    castigado, castigada, no me dejan, sin coche, en el taller, quedarme en casa, me quedo en casa, madrugar, madrugo, en el hospital, \
    con mis padres, en casa de mis
    """,
    .lateAnswer: "tarde, hasta ahora, acabo de ver, acabo de leer, molestar, tardar, lo de ayer",
    .anotherTime: "otro dia, otra vez, la proxima, la proxima vez, en otra ocasion",
    .ownArrival: "llego, llegare, voy",
    .timeBehindTitle: "despues, antes",
    .existential: "hay",
    .landingVerb: "llego, llegamos, llegare, llegaremos, aterrizo, aterrizamos, aterriza",
    .landingPreposition: "a, al, en",
    .aboutNoun: "sobre",
    .identifying: "es",
    .nounWithHost: "visita",
    .hostPreposition: "a",
    .nounWithPurpose: "plazo, entradas, cita",
    .purposePreposition: "para",
    .please: "favor",
    .remindingVerb: "olvides, recuerda, acuerdate, recuerdate, recordad, acordaos",
    .whereabouts: "ciudad, zona, oficina, pueblo",
    .asksIfKnown: "conoces, conoceis, te suena",
    .closedWord: "cerrado, cerrada",
    .openingHours: "llame, llamenos, horario, abierto, abrimos, horario, servimos",
    .causalLead: "por culpa de, debido a, a causa de",
    .causalJoint: "que, porque, ya",
    .asksForNo: "entonces no, o sea no, eso es un no",
    .consoling: """
    vaya, da igual, que pena, una pena, que lastima, lastima, otra vez sera, la proxima, otro dia, que te mejores, cuidate, mejorate, recuperate, \
    descansa
    """,
    .hasToBe: """
    tiene que estar, tienen que estar, debe estar, deben estar, tiene que llegar, debe llegar, ha de estar
    """,
    .politeWish: "me encantaria, me gustaria, ojala pudiera, ya me gustaria",
    .thanksForOffer: "gracias, amable",
    .asksFreeHead: "tienes, teneis",
    .asksFreeTail: "libre, tiempo",
    .inviting:
        "si quieres venir, si te apetece, por si te apuntas, por si quieres, te vienes, os venis, vente, veniros, te apuntas, os apuntais, estas invitado, estas invitada, estais invitados, venis",
    .hourOffering: "tenemos, tengo, hay, nos, queda",
    .hourProposing:
        "yo, preferiria, podemos, puedo, podriamos, mejor, que, tal, y, si, quedamos, hacemos, a, las, la, te, viene, bien, vale, prefiero",
    .hourWish: "mejor, prefiero, seria mejor, preferiria",
    .earlierOfTwo: "el primero, la primera, el de antes",
    .laterOfTwo: "el segundo, la segunda, el ultimo, la ultima, el de mas tarde, segundo, segunda",
    .laterHour: "despues, mas tarde",
    .anHour: "una hora",
    .halfAnHour: "media hora",
    .quarterOfAnHour: "un cuarto de hora",
    .minuteUnit: "minutos",
    .hourLength: "horas",
    .hourAnnouncement: "puertas, salida, inicio",
    .behindAmount: "cada, por, mas, menos, de, el, la, puntos, media, total, veces",
    .afterDay: """
    una, un, es, a, con, en, y, ahora, entre, desde, hasta, sobre, hacia, para, por, de, si, pero, porque, o, cuando, donde, \
    tengo, tenemos, hay, me, te, nos, se, que, no, vamos, viene, despues, antes, ya, mejor, vale, entonces, \
    tambien, hago, hacemos, ponme, seria, esta, empieza, toca, voy, estoy, estamos, nosotros, vence, vencen, caduca, caducan, cumple, termina, acaba, abren, abre, cierran, jugamos, viajamos, viajo, volamos, salgo, salimos, llego, llegamos, vuelvo, volvemos, comemos, cenamos, quedamos, vienen, hace, tiene, celebramos, operan, mudamos, entrego, firmo, firmamos, \
    va, iria, puede, podria, puedo, estaria, perfecto, gracias, cae, sale
    """,
    .hourRange: "hasta, a",
    .hourRangeLead: "de, entre",
    .openEnd: "tarde",
    .hourMarkBehindFigures: "h",
    .hourLimit: "hasta",
    .inTheEvening:
        "de la tarde, de la noche, por la tarde, por la noche, en la tarde, en la noche, a la tarde, a la noche, al atardecer",
    .inTheMorning: "de la matina, de la manana, por la manana, en la manana, a la manana",
    // hours in words
    .noon: "mediodia",
    .midnight: "medianoche",
    .hourArticle: "las",
    .oneOfThem: "cual, cuales, una, uno, ninguna, ninguno, cualquiera, alguna, alguno, otra",
    .hourArticleOfOne: "la",
    .articleNumeral: "un, una",
    // days
    .partOfToday:
        "esta noche, esta tarde, esta manana, hoy en la noche, hoy en la tarde, hoy por la tarde, hoy por la noche, hoy a la noche, hoy a la tarde, hoy al mediodia, este mediodia, esta madrugada",
    .tomorrowOrMorning: "manana",
    .dayAfterTomorrow: "pasado",
    .beforeMorningNoun: "cada, esta, la, las, una",
    .inDistance: "en",
    .inDistancePhrase: "dentro de",
    .distanceBack: "hace",
    .oneUnit: "un",
    .monthOrYear: "ano, mes",
    .year: "ano",
    .shiftLead: "por",
    .shiftEarlier: "antes, mas temprano, mas pronto, adelantar, adelantado, adelantada, adelantamos",
    .forever: "de ahora en adelante, a partir de ahora, para siempre, definitivamente",
    .dayUnit: "dia, dias",
    .weekUnit: "semana, semanas",
    .dayPredicate: "es, va, viene",
    .hourUnit: "h, hs, hrs",
    .exactly: "en punto, clavadas",
    .dayNumberNoun: "dia",
    .hourUnitBehindDay: "horas",
    // weekdays
    .nextWeek: "la semana que viene, la proxima semana",
    .nextWeekend: "proximo fin de semana, proximo finde, finde que viene, fin de semana que viene",
    .wholeWeek:
        "esta semana, este finde, este fin de semana, la semana que viene, la proxima semana, el finde, el finde que viene, el proximo finde",
    .comingBehindDay: "proximo, que viene",
    .lastBehindDay: "pasado",
    .lastYear: "del ano pasado, el ano pasado",
    .nextYear: "del ano que viene, del proximo ano",
    .comingDay: "proximo",
    .lastDay: "pasado",
    .thisDay: "este",
    .intended: "pensaba en, pensabamos en, mi idea, la idea, propusieron, propuso, se hablaba de",
    .topicTail: "entonces, mejor",
    .sayingVerb: "dice, dijo, quiere",
    .noLonger: "ya no",
    .closedState: "cerrado, cerrada, cerrados, cerramos, cierra, cierran",
    .ratherNot: "mejor no, mejor que no",
    .newDayLead: "nueva fecha, nuevo dia, nueva fecha de entrega",
    .publicHoliday: "festivo, fiesta nacional",
    .statesWeekday: "es un, eso es un",
    .partOfDay: "noche, tarde",
    .sureDayLetters: "lun, mie, jue, sab",
    .ifPossible: "si",
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
    .arrivesOrGoes: "llega, empieza, sale, acaba, termina",
    .goesAlone: "sale",
    .futureCopula: "sera",
    .bringingVerb: "trae, traed, traes, traigo, traemos, traer, lleva, llevo, llevamos, llevas, llevar",
    .broughtTo: "a, al, para",
    .arrivingVerb: "viene, vienen, llega, llegan, pasa, pasan",
    .behindAge: "anos",
    .arrival: "llegada, vuelo, tren, paquete, pedido, entrega, avion, autobus",
    .servedPerson: "te, os",
    .servingEnding: "rte, ros, rlo, rla",
    .attendingVerb: "verte, veros, acompanarte, veo, vemos, ir, venir, hacer",
    .confirmingLead: "confirmo, te confirmo, le confirmo, confirmamos, recordatorio de, te recuerdo",
    .readyToCollect: "listo para recoger, lista para recoger, listos para recoger, listas para recoger",
    .ownHaving: "tengo",
    .besideEngagement: "antes, despues",
    .nextOne: "el siguiente, el proximo, el otro, el de despues",
    .weekdayAfter: "siguiente",
    .ownFutureEnding: "re",
    .wasToBe: "iba a ser, tenia que ser",
    .wasPlanned: "era, estaba",
    .countedTimes: "veces",
    .praisesWhatWas: """
    buen trabajo, bien jugado, buen partido, gran partido, que partidazo, vaya partidazo, que partido
    """,
    .thinksItIs: "no es, no es el, no era el",
    .cryOfJoy: "me digas, me lo creo",
    .whichOrThat: "que, esa, ese, cada",
    .quarterToAlone: "menos cuarto",
    .quarterPastAlone: "y cuarto",
    .halfPastAlone: "y media",
    .wholeDayNoun: "cumpleanos, cumple, dia, aniversario",
    .jokedAllergy: "trabajo, tonterias, gente, reuniones",
    .guessWho: "adivina quien, adivinad quien",
    .tellsByAsking: "te conte, te he contado, te has enterado, sabias que",
    .pleaseBehind: "porfa",
    .thoughtItWas: "no era",
    .noBehind: "asi que no, o sea que no",
    .asksWho: "quien es",
    .besideVerb: "me, te, le, nos, os, les",
    .tooSoonOrLate: "antes",
    .atMost: "max, maximo",
    .weekdayBefore: "anterior, antes, previo",
    .jointLead: "vamos a, tenemos que, deberiamos, tendriamos que",
    .offeringVerb: "ofrecido, propuesto",
    .grantingVerb: "dieron, dado, consegui, conseguimos, encontraron, tienes, teneis, tiene, tenemos, hay, queda",
    .asksWhatWasDone: "que hiciste, que hicisteis, que hicieron, que has hecho, que habeis hecho",
    .weekOn: "una semana despues, la semana siguiente, la semana de despues, una semana mas tarde",
    .secretNoun: "contrasena, clave, pin, codigo, wifi",
    .beingCalled: "se llama, se llamaba",
    .wouldAuxiliary: "estarias, serias",
    .takenBackWhole: "dijo nadie nunca, dijo nadie jamas",
    .beingThere: "estoy, estamos",
    .onlyOffered: "lo unico, el unico, lo primero que, lo mas pronto",
    .onTime: "puntual, a tiempo",
    .preteriteEnding: "ieron, aron",
    .noPastForm: """
    rubi, mani, cafe, bebe, pure, chale, comite, cliche, bufe, canape, porque, carnet, complico, alli, aqui, asi, esqui, cancelaron, anularon, suspendieron, reservaron, dijeron, quedaron, pusieron, confirmaron
    """,
    .pastVerb: """
    ganamos, perdimos, fue, fui, fuimos, estuvo, estuve, estuvimos, vi, vimos, comimos, hice, hizo, hicimos, tuve, tuvo, \
    tuvimos, dije, dijo, estuvieron, fueron, vino, vinieron, era, eran, habia, estaba, estabamos, \
    tenia, teniamos, hicieron, pudo, puso, trajo, anduvo, supo
    """,
    .thoughtOf: "pensaba, pensabamos, pense",
    .thoughtOfLead: "en",
    .thanksNoun: "gracias",
    .thanksFor: "por",
    .ownAffair:
        "cita, dentista, medico, medica, doctor, doctora, peluqueria, fisio, veterinario, entrevista, llamada, llamar",
    .afterWork: "partido, pista, padel, futbol, ensayo, entreno, entrenamiento, coro",
    .journeyWord: "vuelo, tren, avion, autobus, bus, taxi, aeropuerto, salida, sale, salimos, despertador, turno",
    .workplace: "oficina, trabajo, estacion, aeropuerto, cole, colegio, escuela, gimnasio, hospital, parada",
    .eveningOccasion: """
    salsa, bailar, cena, cenar, noche, canas, bolos, bolera, bachata, asado, monologos, tapas, karaoke, nochebuena, nochevieja, bar, cenamos, disco, cine, pelicula, peli, concierto, teatro, cervezas, birras, copas, \
    recital, milonga, mus, juegos, arepas, cartas, domino, fiesta, sushi, pizza, restaurante, opera, cumple, celebracion, tomar
    """,
    .tonight: "esta noche",
    .morningOccasion: "desayuno, amanecer, senderismo, caminata",
    // asked along, visited, failed
    .neededToCome: "ninera, canguro, tren, bus, autobus, metro, cercanias, tranvia, taxi, coche, guagua",
    .perhaps: "y, si, quedamos, vamos, nos, vemos, quiza, quizas, igual, mejor",
    .visitingLead: "ver a, visitar a, visita a",
    .companyPreposition: "con",
    .servingVerb: "hago, hace, hacer, preparo, prepara, preparar, cocino, cocina, cocinar",
    .errandGoal: "a, al",
    .invitesAlong: """
    me acompanas, me acompana, se vienen, te vienes, os venis, vienes, venis, vienen, te apuntas, se apuntan, quieres venir
    """,
    .examNoun: "examen, parcial, final, oposicion",
    .studyVerb: "estudiar, repasar, estudiamos, repasamos",
    .delayWord: "perdido, perdi, tarde, retrasa, retraso, retrasado, cancelo, fallo",
    // feasts
    .articleBeforeFeast: "el, la",
    .courtesy: """
    si quieres, si queres, si te viene mejor, si te va mejor, si os viene mejor, si te sirve, si te queda mejor, si puedes, si podes, si te parece, \
    por mi parte, de mi lado
    """,
    .conveyingVerb: "llevamos, llevo, llevas, acompanas, acompana, acompanamos",
    .feastWish: "feliz",
    .feastThing: "arbol, regalo, regalos",
    // days with their hours
    .thenAdverb: "entonces",
    .believedHourLead: "a, las, sobre, tipo",
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
        "visita, visitas, tiempo, ganas, idea, plan, planes, hambre, sueno, dinero, problema, libre, frio, calor, hijos, perro, gato, razon, miedo",
    .verbPhraseTail: "el, la, los, las, para, en, con, de",
    .goingVerb: "vamos, voy, va, vais, van",
    .goalPreposition: "al, a",
    .yearBack: "el ano pasado",
    .ofThatDay: "el mismo dia, ese mismo dia, ese dia",
    .behindWorkday: "despues del trabajo, despues del cole, despues de clase, despues del curro",
    .beforeWorkday: "antes del trabajo, antes del curro, antes de trabajar",
    .ticketNoun: "entrada, entradas, boleto, boletos",
    .onlineLead: "por, via, en",
    .onlineRoom: "zoom, teams, skype, facetime, webex, discord",
    .asksIfTaken:
        "ya tienes plan, tienes plan, tienes algun plan, tienes planes, teneis planes, tienen planes, algun plan, algo que hacer, tienes algo, haces algo",
    .checksLater: "ver el tiempo, vemos el tiempo, mirar el tiempo, mirar la prevision",
    .wakingNoun: "despertador",
    .workNoun: "trabajo, reunion, gimnasio",
    .duty: "trabajo, clase, ensayo, reunion, gimnasio",
    .itIsMine: "es mi",
    .beforehand: "antes, primero",
    .afterwards: "despues, luego",
    .meetingVerb: "quedar, quedamos, vernos, vemos, juntarnos, juntamos, encontrarnos, encontramos, quedamos, vemos",
    .workdayOccasion: "fontanero, electricista, medico, dentista",
    .busyUntil: "hasta, antes",
    .entrance: "puertas",
    .behindHourAlone:
        "mejor, te va, te viene bien, entonces, porfa, vale, ok, no, donde siempre, como siempre, entonces vale, ok entonces, perfecto, genial, y ya",
    .otherAffair: "salgo, termino, entro, abre, cierra, tren, autobus, trabajo, despertador, abren, cierran",
    .dayBound: "hasta",
    .eveningPart: "noche, tarde, anoche",
    .noFuture: "esta, quiza, mama, papa, sofa, canada, panama, bogota, detras, ojala",
    .doneAlready: "hecho, terminado, entregado, acabado",
    .imperfectEnding: "ian, aban, aba, abamos",
    .conditionalEnding: "rian, ria, riamos",
    .slotNounOrTrade: "dentista, medico, peluqueria, veterinario, cita, tren, vuelo",
    .softwareNoun: "version, actualizacion, parche",
    .readOrSeen: "leido, visto, acabado, terminado",
    .offerTerms: "hasta agotar existencias, darse de baja, codigo promocional",
    .versionNoun: "version, capitulo",
    .feelsLikeDay: "parece, parece un, se siente como, se siente como un, como si fuera",
    .perceivedVerb: "visto, escuchado, leido",
    .thatDayAdjective: "aquel, ese",
    .rememberVerb: "acuerdas, recuerdas",
    .someOrAny: "algun",
    .wishTail: "a, todos, chicos, gente, mas, que",
]

/// Plans and what becomes of them.
private let spanishPlans: [Cue: String] = [
    // what a sentence does
    .negator: "no",
    .placeLead: "en",
    // what becomes of a day
    .dayPreposition: "el",
    .conditionVerb: "llueve, no",
    .onceConjunction: "cuando",
    .causalConjunction: "porque",
    .clauseBreak: "pero, porque",
    .answersLater: "ya veremos, veremos, te digo, lo vemos, te confirmo",
    .ownBeing: "estoy, estare, llego",
    .othersBeing: "tu, estas, usted, ustedes, vosotros",
    // answers
    .hourDenial: "no, demasiado, nunca",
    .hourLimitLead: "hasta, antes, despues",
    .availableFrom: "despues, partir, desde, pasadas",
    .availableBefore: "antes",
    .availability: "libre, libres, puedo, podria, podre, disponible, solo, cuando, bien, viene, va, posible",
    .lastOfDays: "al",
    // places
    .placeMaker: "en",
    .townPreposition: "en",
    .noTown:
        "serio, breve, coche, familia, tren, linea, directo, ayunas, persona, total, bici, ingles, frances, verano, invierno, primavera, otono, realidad, principio, general, grupo, pareja, bus, metro, avion, moto, teoria, plan, online, vacaciones, silencio, seguida, cuanto, paro, obras, pijama, forma, paz, comun, privado, publico, efectivo, marcha, pie, remoto, camino, vez, mente, cama, barco, furgo, taxi, condiciones, medio, clase, vivo",
    .nounPreposition: "en",
    .drawnArticle: "al, del",
    .shortened: "aprox",
    .placeEpithet:
        "comercial, cultural, deportivo, medico, civico, municipal, central, publica, publico, mayor, polivalente, acuatico, historico, infantil, principal, cubierta, climatizada, social",
    .placeAttribute: "nuevo, nueva, viejo, vieja",
    .demonstrative: "este, esta, estos, estas, ese, esa, esos, esas, aquel, aquella",
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
    .questionWord: "quien, donde, como",
    // plans in a few words
    .howAbout: "que tal",
    .titleTail: "del, el, este",
    .titlePlace: "en, con",
    .nounPreposed: "a, con, de, en",
    .behindTitle: "en, con",
    .placeAhead: "en",
    .topicDeterminer: "a, el, la, los, las",
    .behindDay: "al",
    .bareLead: "sera, quizas",
    // occasions
    .saidBehind: "dijo, dice, quiere, queria, pregunta, pregunto, llamo, escribio, cree, piensa",
    // plans named by their subject
    .oneArticle: "un, una",
    .agedPerson: "ella",
    .bareHappening: """
    empieza, es, son, tiene, tienen, viene, vienen, pasa, pasan, esta, acaba, comienza, toca, llega, llegan
    """,
    .happeningPreposition: "el",
    .isPredicate: "es",
    .betweenVerbAndDay: """
    el, a, ya, para, este, al, del, previsto, prevista, fijado, fijada, programado, programada, por, fin, tambien, \
    otra, vez
    """,
    .phraseBreak: "y, pero, porque, que",
    .nounPronoun: "eso, esto, todo",
    .clausePronoun: "no, tu, yo",
    .clitic: "me, te, se, os, nos",
    // titles
    .titleComplement: "con, de, del",
    .noModifier:
        "tengo, hay, tenemos, feliz, hacemos, hago, haces, hace, hacen, montamos, monto, organizo, organizamos, celebro, celebramos, damos, teneis, tienes, tienen, tiene, toca, ponen, echan, juega, jugamos, jugais, recuerda, acuerdate, tendremos, habra, preparo, preparamos, reservamos, cogemos, pillamos, hicimos, pedi, pedimos, falta, queda",
    .complementDeterminer: "el, la, los, las, un, una, unos, unas, mi, tu, su, mis, tus, sus",
    .goingToDo: "ir a, venir a, pasar a, pasarte a",
    // plans named by their verb
    .beginVerb: "empieza, empiezo, empezar, comienza",
    .beginLead: "a partir de, a partir del, desde, desde el",
    .genericVerb: "quedamos, vienes",
    .anyMeeting: "quedamos, vienes",
    .seeingEachOther: "nos vemos, nos juntamos, nos encontramos, vernos, juntarnos",
    .undertakingLead: """
    puedes, podrias, podeis, podemos, podriamos, hay que, tenemos que, tendriamos que, me ayudas a, me puedes, me podrias, quieres
    """,
    .matterLead: """
    vendes, vendes todavia, me echas la mano con, me echas una mano con, echame una mano con, necesito, necesitamos, busco, te llevo, me llevas
    """,
    .arrives: "llega, sale, aterriza",
    .spotLead: "en",
    .nightOccasion: "fiesta, disco, concierto",
    .asksPermission:
        "se puede, quieres que te, quieres que vaya, te acompano, puedo llevar, podemos llevar, llevo algo, puedo ir con, hay que llevar, se pueden",
    .asksIfDay: "hoy es, es hoy, estamos a, ya es",
    .dayAskedFor: "ya, hoy",
    .dayAgain: "otra",
    .vaguePlaceNoun: "sitio, lugar, hora, punto",
    .groan: "uf, buf, puf, uff",
    .asksWhatDay:
        "q dia es hoy, q dia es, que dia es, que dia estamos, q dia estamos, que dia es hoy, a que dia estamos, en que dia estamos",
    .asksHowLong: "cuanto tiempo, cuantos dias, hasta cuando",
    .asksReturn: "y la vuelta, y de vuelta, y el regreso",
    .ratherNextWeek:
        "mejor la semana que viene, mejor la proxima semana, mejor la otra semana, la otra semana si",
    .partOfThing: "fin, final",
    .clockZone: "utc",
    .reminder: "no te olvides de, no olvides, no os olvideis de, no se olviden de",
    .noSmallTown: "casa, clase, examenes, vacaciones, reunion, obras, esa, ese, esas, esos",
    .workerNoun: "senor",
    .seeingVerb: "ver",
    .hourOccasion: "desayuno, comida, cena, merienda, entreno, ensayo",
    .reportingVerb: "dice, dijo",
    .replyWanted: "rsvp",
    .emptyPredicate: "viene, vienen, llega, llegan, es, son",
    .endearment: "amor, vida, cielo, corazon, reina, rey, nina, nino, hijo, hija",
    .onlyNow: "solo, ya, apenas, por, fin",
    .reasonBeing: "es",
    .reasonHaving: "tengo, tenemos, toca, hay",
    .noReason: "visita, visitas, invitados, nada, trabajo, mucho, lio, tiempo",
    .noMatter: "favor, pregunta, minuto, rato, cosa, tiempo",
    .needing: "necesita, necesitan, hay que",
    .stillOffered: "sigue disponible, esta disponible, todavia disponible, sigue a la venta, sigue en venta",
    .deedLead: """
    vengan a, venid a, venite a, venganse a, vente a, ven a, pasad a, pasen a, puedes, podrias, podeis, podemos, podriamos, puedo, tengo que, tienes que, tenemos que, hay que, voy a, \
    vamos a, quieres, queremos, alguien puede, alguien podria, serias capaz de, te importaria, te importa, \
    os importa, puede alguien, me puedes, me podrias, nos puedes, quiero, toca, me toca, nos toca, quisiera, \
    deberia, deberiamos, debo, te animas a, os animais a, te atreves a, tendriamos que, tendria que, pienso, \
    pensamos
    """,
    .requestLead: """
    entradas para, me llevas a, me llevas al, llevarme al, llevarme a, vienen a, viene a, nos dan, me dan, nos entregan, me ayudas a, me ayudas con, me ayudais a, me ayudais con, ayudarme a, ayudarme con, me ensenas a, ensenarme a, una mano con, una mano para
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
    .quoting: "escribio, pone, ponia",
    .nounOfSomebody: """
    fontanero, electricista, pintor, carpintero, cerrajero, tecnico, notario, abogado, abogada, dentista, medico, \
    medica, doctor, doctora, psicologo, psicologa, veterinario, veterinaria, fisio, peluquera, pediatra, matrona, \
    gestor, jardinero
    """,
    .fittingIn: """
    le puedo dar, te puedo dar, podemos darle, tengo hueco, tenemos hueco, tengo un hueco, tenemos un hueco, \
    hay hueco, hay cita, tenemos cita, le doy, te doy, le apunto, te apunto, le viene bien, queda libre, \
    puedo ofrecerle, podemos atenderle, me dan
    """,
    .slotNoun: "cita, hueco, turno, sesion, hora",
    .whichOne: "que, cual",
    .dailyRound: "trabajo, trabajar, clase, clases",
    .purpose: "para",
    .noPlaceBehindTime: "tiempo, punto, fin, final, comer, cenar, dormir, casa",
    .freeWord: "libre",
    .verbLead: "al, sera, fue",
    .announcing: "va a, van a, debe, deben",
    .standIn: "proximo, proxima, nuevo, nueva, siguiente, otro, otra",
    .boundBefore: "antes, despues, tras, hasta",
    .workDuty: "tengo que trabajar, trabajo, curro, tengo curro",
    .mineAlone: "mio, mia, yo",
    .headingTo: "vamos a, voy a, viaje a, nos vamos a, me voy a, me mudo a, nos mudamos a",
]

/// What people like.
private let spanishLikings: [Cue: String] = [
    .hated: "odio, odia, infierno, pesadilla, tortura",
    .asksIfLiked: "te gusta el, te gusta la, te gustan los, te gustan las, te gusta, te gustan, te mola, te molan",
    .lovesThem: "me encanta, me encantan, muchisimo, me flipa, me flipan",
    .playedVerb: "toco, toca, juego, juega",
    .collectsThem: "los colecciono, las colecciono, los colecciona, las colecciona",
    .deedAdjective: "larga, buena",
    .modestHedge: "mal, fatal, un poco",
    .meToo: "a mi tambien, yo tambien, y a mi, y yo, igual yo, igual que yo, a mi igual, yo igual",
    .liker: """
    futbolero, futbolera, taurino, playero, playera, \
    cinefila, cinefilo, melomana, melomano, ciclista, gamer, friki, cocinillas, lectora, lector, cocinera, cocinero, montanera, montanero, pescador, bailarina, jardinera, jardinero, corredora, cafetera, cafetero
    """,
    .avid: "gran, buen, buena, autentica, autentico, verdadera, verdadero, empedernida, empedernido, muy",
    .allThought: "solo piensa en, solo habla de, solo quiere",
    .inMind: "en la cabeza",
    .restoreVerb: "restauro, restaura",
    .favouriteNoun: "debilidad, pasion, perdicion, favorito, favorita",
    .keepVerb: "crio, cria",
    .tellingQuestion: "sabias que, sabes que, te conte que, te he contado que",
    .unsureTag: "creo, me parece",
    .atAll: "mucho, tambien",
    .amountOf:
        "todo lo de, cualquier cosa de, cualquier cosa con, todo lo que tenga, algo de, un poco de, mucho, mucha, bastante, un poquito de, poco de, mucho de, pues",
    .makingVerb:
        "hago, cultivo, crio, colecciono, restauro, fabrico, construyo, programo, compongo, toco, escribo, pinto, juego",
    .noPastime: """
    trabajo, ninguna, ninguno, trabajar, dormir, nada, ninos, hijos, casa, siesta, estudiar, deberes, amigos, familia, dinero, limpiar, comida, cena, poco, \
    descansar, trabajando, cocinando, durmiendo, horas, plan, planes, fiesta, vida, cafe
    """,
    .nothingBeats:
        "no hay nada como, nada como, nada mejor que, me paso la vida, me paso el dia, me paso los fines de semana, me paso los fines de semana haciendo, me paso la vida haciendo, no hay nada mejor que",
    .youAnd: "tu y tu, tu y tus, vos y tu, vos y tus",
    .stateVerbOfSpeaker: "soy, estoy, ando, somos",
    .daysFor: "son para, es para, son de, toca, tocan",
    .talkLead: "hablar de, hablar sobre, hablando de",
    .couldOfSpeaker: "podria, puedo",
    .forHours: "horas, dias, toda la noche, todo el dia",
    .askedToPlan: "vienes, quieres, apuntas, tienes",
    .continuing: "todavia, aun, sigues, sigue",
    .openQuestion: "que, donde, como",
    .newsAsked: "nuevo, tal",
    .asksBack: "y el tuyo, y la tuya, y tu cumple, y el tuyo cuando, y tu, y vos, y usted, tu que, y tu que, y a ti",
    .ensembleLead: "en, con",
    .ensemble: "coro, banda, orquesta, grupo, club, equipo, compania, coral, cuarteto, trio, taller, pena",
    .memberLead:
        "estoy en un, estoy en una, miembro de un, miembro de una, soy de un, soy de una, formo parte de un, formo parte de una, en un",
    .objectEnding:
        "arlo, erlo, irlo, arla, erla, irla, arme, erme, irme, erte, irte, arse, erse, irse, arlos, erlos, arlas, erlas",
    // likings in an answer
    .habitYes: "siempre, cada",
    .answerHedge: "solo, principalmente, sinceramente, pues, normalmente",
    .clauseSign: "es, era, yo",
    // what pleases whom
    .pleasingVerb: """
    apasiona, chifla, encanta, encantan, flipa, gusta, gustan, apasionan, chiflan, flipan, fascina, fascinan, molan, \
    mola, copa, entusiasma, entusiasman, priva, privan
    """,
    .pleasedSpeaker: "me, nos",
    .pleasedOther: "le, les",
    .speakersLiking: """
    me volvi adicto a, me volvi adicta a, me volvi adicto al, me volvi adicta al, me hice fan de, me hice fan del, me volvi fan de, me volvi fan del, \
    soy mas de, prefiero, adoro, soy fan de, soy fan del, soy muy fan de, soy super fan de, soy fanatica de, \
    soy fanatico de, soy fanatica del, soy fanatico del, soy aficionada a, soy aficionado a, soy aficionado al, \
    soy aficionada al, soy un apasionado de, soy una apasionada de, soy adicta a, soy adicto a, soy adicta al, \
    soy adicto al, estoy obsesionada con, estoy obsesionado con, estoy enganchada a, estoy enganchado a, \
    estoy enganchada al, estoy enganchado al, ando obsesionada con, ando obsesionado con, me vuelve loca, \
    me vuelve loco, me vuelven loca, me vuelven loco, mi pasion es, mi hobby es, mi aficion es, disfruto mucho de, \
    disfruto de, amo, amamos, adoramos, me muero por, soy muy de, lo mio es, lo mio son, me ha dado por, me he enganchado a, me he enganchado al, me he aficionado a, \
    me he aficionado al, vivo para, me he vuelto adicta a, me he vuelto adicto a, me pirra, me pirran, tengo debilidad por, siento debilidad por, siento pasion por, tengo pasion por, disfruto mucho, disfruto, me he obsesionado con
    """,
    .likingDenial: "no, nunca, si",
    .likingNegation: "bien",
    .likingClause: "que",
    .likingDegree: """
    bien, mas, mucho, tanto, muchisimo, un monton, demasiado, bastante, tambien
    """,
    .noLikedThing: """
    cuando, esta, este, que, te, tu, tus, verte, ir, saber, oirte, conocerte, lo, la idea, mejor, no, venir, algo, \
    hablar, tenerte
    """,
    .likedArticle: "el, la, las, los",
    // what people do again and again
    .topicStop: "como, durante, pero, pues, mucho, tanto, y, o, porque, desde, ahora, siempre, hoy, cuando",
    .beingSomewhere: "estamos en, estoy en, estaremos en, estare en",
    .thatDay: "ese dia, esa fecha, esa tarde, esa noche, ese fin de semana, entonces",
    .samePlaceLead: "mismo, misma",
    .soonerAsked: "algo antes, nada antes",
    .otherTime: "otra fecha, otro hueco, otro dia, otro momento, mas adelante",
    .counterLead: "puede ser, podria ser, podemos, y si, que tal",
    .contributionLead:
        "yo llevo, yo traigo, yo pongo, yo hago, yo compro, llevo, traigo, pongo, compro",
    .itself: "mismo, misma",
    .countedThing: "entradas, plazas, sitios, personas, ninos",
    .amazement: "no me digas, no puede ser",
    .regret: "siento, perdon, desgraciadamente",
    .othersPlaying: "juega, juegan, toca",
    .behindPlaying: "al, de",
    .ownLife: "mi vida",
    .ironyTail: "claramente, obviamente",
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
    .firstPersonEnding: "o, vo",
    .sinceYouth: """
    desde pequeno, desde pequena, desde nino, desde nina, desde que tenia, desde que era, toda la vida, toda mi vida, toda su vida
    """,
    .lastingLead: "desde, llevo, lleva, llevamos, hace",
    .lastingVerb: "llevo, lleva, llevamos",
    .gerundEnding: "ando, iendo, yendo",
    .noPastimeVerb: """
    esperando, trabajando, viviendo, buscando, intentando, pensando, durmiendo, queriendo, diciendo, pidiendo, \
    llamando, saliendo, siendo, teniendo, estudiando
    """,
    .stateVerb: "es, esta, son, estan",
    .stateWord:
        "verdadero, verdadera, vuelto, vuelta, muy, tan, super, totalmente, completamente, un, una, gran, bastante",
    .fondOf: """
    friki de, friki del, frikis de, loco de, loca de, apasionado por el, obsesionado con, obsesionada con, obsesionados con, enganchado a, enganchada a, enganchados a, loco por, \
    loca por, locos por, fan de, fans de, fan del, forofo de, forofo del, forofa de, aficionado a, aficionada a, \
    aficionado al, aficionada al, apasionado de, apasionada de, apasionado del, apasionada del, apasionado por, \
    apasionada por, fanatico de, fanatica de, fanatico del, fanatica del, amante de, amante del, viciado a, \
    viciada a, enamorado de, enamorada de
    """,
]

/// People.
private let spanishPeople: [Cue: String] = [
    // relatives
    .kinLead: "con, y, cuando",
    .kinVerb: "dice, esta, ha, hizo, llega, llega, manda, pregunta, quiere, se, sigue, tiene, va, vende, viene, vive",
    .beforePlaceName: "en",
    .relativeArticle: "el, la, los, las",
    .namedOnly: "peluquera, peluquero, bebe, tata, gemelos, gemelas, mellizos",
    .ofOwner: "de",
    .aRelative: "un, una, otro, otra",
    .ofMine: "mio, mia, nuestro, nuestra",
    .isNamed: "se llama, se llaman, que se llama",
    .asksAfter: "que tal, como esta, como le va, como va",
    .asksName: "cual, como se llama, quien, nombre",
    .honorific: "senor, senora, don, dona, sr, sra",
    .namedLead: "llamada, llamado",
    .makesIt: "mejor, mejor el",
    .insteadNow: "ahora",
    .collectVerb: "colecciono, colecciona, coleccionamos",
    .attending: "tengo, hay, a, al, vengo, tenemos, hoy, toca",
    .advert: "gratis, apuntate ya, inscribete, oferta, descuento, promocion, reserva ya, suscribete",
    .pastimeRefusal: "aburrido, odio, nunca, cancelado, deje, sin, no, tampoco",
    .supporterOf:
        "abono del, abonado del, abonada del, abonado al, abonada al, socio del, socia del, abono para el, abono para la, hincha de, hincha del, hincha de la, aficionado al, aficionada al",
    .pastimeGear: """
    huerto, huerta, colmenas, telescopio, vinilos
    """,
    .collection: """
    coleccion, colecciones, album, albumes
    """,
    .obligation: """
    tengo que, hay que, debo, debe, colegio
    """,
    .goingFor: """
    voy, salgo, va, sale
    """,
    .attributeBehind: """
    mayor, menor, pequena, pequeno, chica, chico, gemela, gemelo, favorita, favorito, grande
    """,
    .othersLiking: """
    solo le interesan, solo le interesa, solo piensa en, \
    es fan de, es fan del, es fanatico de, es fanatica de, es fanatico del, es fanatica del, es aficionado a, es aficionada a, esta obsesionado con, esta obsesionada con, esta enganchado a, esta enganchada a, esta enganchado al, esta enganchada al, adora, ama, prefiere, anda feliz con, esta loco por, esta loca por, se ha enganchado a, se ha enganchado al, se ha aficionado a, se ha aficionado al, vive para, se engancho a, \
    se engancho al, se aficiono a, se aficiono al
    """,
    .othersPronoun: """
    ella, el, ellos, ellas
    """,
    .verbOfSpeaker: """
    tejo, bordo, coso, escalo, surfeo, esquio, pinto, dibujo, buceo, patino, remo, corro, nado, canto, bailo, cocino, horneo, leo, escribo, pesco, camino, medito, entreno, salgo, voy, tejemos, escalamos, corremos, nadamos, cantamos, bailamos, cocinamos
    """,
    .givenUp: """
    deje, lo deje, abandone, vendi, roto, cancelado, que va
    """,
    .verbBehindName: """
    es, esta, va, viene, quiere, tiene, dice, vive, trabaja, juega, toca, se, ha, le, fue, puede, hace, vende, sabe, \
    conoce, hizo, estaba, era, que, necesita, llega, sale, llama
    """,
    // what is new
    .someone:
        "bebe, perro, perra, gato, gata, perrito, perrita, gatito, gatita, peque, nino, nina, ninos, vecino, vecina, vecinos, jefe, jefa",
    .stranger: "alguien, gente, tipo, actor, actriz, cantante, rey, reina, presidente, ministro, famoso",
    .ownChild: "hijo, hija, bebe, mellizos, gemelos, nino, nina, peque",
    .othersReflexive: "se, lo, la, le, les",
    .passingComplaint:
        "resfriado, resfriada, resfrio, catarro, constipado, constipada, tos, fiebre, resaca, jaqueca, migranas, migrana",
    .fromBelow: "por la cola",
    .fiction: "pelicula, peliculas, peli, pelis, novela, capitulo, serie, temporada, personaje",
    .tellingLead: """
    noticia, noticias, adivina, fin, oficial, triste, buena, mala, gran, cuento, contarte, sabes, ayer, recien, pena, mucha, imaginate, por, al
    """,
    .phoneDetail: "numero, telefono, movil, celular, cel, fono",
    .addressDetail: "direccion, calle",
    .mailDetail: "correo, mail, email",
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
    .serialNoun: "pedido, reserva, factura, habitacion, cliente, vuelo",
]
