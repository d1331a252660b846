extension LanguageTable {
    static let german = LanguageTable(
        commonWords: words(
            """
            gehn der die das und ist ich du wir ihr nicht ein eine einen mit auf fur zu den dem im von auch noch ja nein
            mir dir mich dich uns mein meine meinen meiner dein deine wie wann wo habe hab hast kommst komme gehe
            gehen sehen am bei nach schon gut sehr dann aber oder wenn um bis heute morgen gestern passt gerne gern
            danke bitte sind bin war vor seit tagen wochen montag dienstag mittwoch donnerstag freitag samstag
            sonntag uhr abend kein keine mal doch nur ins als sie er kannst konnen wollen geht's liebe euch zum zur
            vom sorry muss grad nen ned nich nix is' mei hat jetzt kino grillen schwimmen klettern wandern joggen bouldern
            treffen zahnarzt geburtstag klar lust bock jap essen schlecht woche nachste ubernachste kaffee lieber doch
            arbeiten fahren machen mach machst kann wird soll sollen willst weiss etwas alles dabei ginge ware hol bring mo di fr sa klappt
            """),
        ownMarks: [.umlaut, .sharpS],
        functionWords: words(
            """
            der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine
            deinen deinem deiner sein seine ihr ihre unser unsere euer eure ich du er sie es wir mich mir dich dir
            uns euch ihn ihm und oder aber wenn weil dass ob als wie was wer wo wann warum in im an auf aus bei beim
            mit nach von vom vor zu zum zur um bis fur uber unter durch gegen ohne seit ab ist sind bin bist war
            waren hat habe hab haben hast hatte wird werde werden kann konnen kannst muss soll sollen will wollen
            willst mag nicht kein keine keinen ja nein auch noch schon nur doch mal denn dann da hier so sehr ganz
            gibt man sich dies diese dieser diesen jeder jede jeden ins ans aufs
            """),
        ownFunctionWords: ["furs"],
        spellings: [
            "nich": "nicht", "net": "nicht", "ned": "nicht", "nix": "nichts", "heut": "heute", "is": "ist",
            "nen": "einen", "ner": "einer",
        ],
        spellingsAtHead: ["i": "ich"],
        starters: words(
            """
            hallo gern gerne danke bitte klar passt schon gut genau vielleicht ach kannst kommst hast bist wann wie
            was wo alles frohe sollte sollten musste mussten konnte konnten durfte durften hatte hatten ware waren
            """),
        interjections: words(
            """
            hallo und dann ja achtung erinnerung ach na moin leute madels jungs junge digga alter bro
            """),
        weekdays: [
            "montag": 1, "dienstag": 2, "mittwoch": 3, "donnerstag": 4, "freitag": 5, "samstag": 6, "sonnabend": 6,
            "mantig": 1, "ziischtig": 2, "dunschtig": 4, "fritig": 5, "friitig": 5, "samschtig": 6, "sunntig": 7,
            "sonntag": 7,
        ],
        weekdayNames: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag"],
        every: "jeden, immer, immer am",
        everyOther: "jeden zweiten, jeden 2 ., alle zwei wochen, alle zwei wochen am, alle 2 wochen am",
        everyWeekdays: [
            "montags": 1, "dienstags": 2, "mittwochs": 3, "donnerstags": 4, "freitags": 5, "samstags": 6,
            "sonnabends": 6, "sonntags": 7,
        ],
        and: ["und"], formerly: "fruher, nicht mehr, kein mehr",
        statesDay: "heute ist, es ist, ist heute, ist",
        indefinite: ["einem", "ein"],
        verbTitles: [:],
        kinTitles: words(
            """
            tante onkel oma opa omi opi uroma uropa
            """),
        through: ["bis"],
        dayAfter:
            "am tag darauf, am tag drauf, tag drauf, den tag darauf, am tag danach, den tag danach, tag darauf, tags darauf, am nachsten tag, am folgetag, einen tag spater",
        dayBefore:
            "am tag davor, am abend davor, am vorabend, den tag davor, tag davor, tags zuvor, am tag zuvor, am vortag, einen tag fruher",
        months: [
            "januar": 1, "janner": 1, "februar": 2, "feber": 2, "marz": 3, "maerz": 3, "mai": 5, "juni": 6, "juli": 7,
            "oktober": 10, "okt": 10, "dezember": 12, "dez": 12,
        ],
        numbers: [
            "ein": 1, "eins": 1, "eine": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5,
            "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12, "zwanzig": 20,
            "funfundzwanzig": 25, "dreie": 3, "viere": 4, "funfe": 5, "sechse": 6, "siebene": 7, "neune": 9,
            "zehne": 10,
        ],
        ordinals: [
            "ersten": 1, "zweiten": 2, "dritten": 3, "vierten": 4, "funften": 5, "sechsten": 6, "siebten": 7,
            "achten": 8, "neunten": 9, "zehnten": 10, "elften": 11, "zwolften": 12,
            "erste": 1, "zweite": 2, "dritte": 3, "vierte": 4, "erster": 1, "zweiter": 2, "dritter": 3, "vierter": 4,
        ],
        relativeDays: ["heute": 0, "morgen": 1, "ubermorgen": 2, "gestern": -1, "vorgestern": -2],
        units: words(
            """
            grad minuten stunde stunden std sekunden tag tage tagen woche wochen monat monate monaten jahr jahre
            jahren nachte mal personen leute prozent stuck
            """),
        relations: [
            "mum": "mother", "zwilling": "twin", "grossneffe": "great-nephew", "bff": "friend", "boss": "boss",
            "therapeut": "therapist", "therapeutin": "therapist", "taufpate": "godfather",
            "goti": "godfather", "bursch": "son", "kommilitone": "fellow student",
            "kommilitonin": "fellow student", "azubi": "apprentice", "praktikant": "intern",
            "praktikantin": "intern", "drillinge": "triplets", "pflegekind": "foster child",
            "pflegesohn": "foster son", "pflegetochter": "foster daughter", "adoptivsohn": "son",
            "adoptivtochter": "daughter", "urenkel": "great-grandson", "urenkelin": "great-granddaughter",
            "hausarzt": "doctor", "hausarztin": "doctor", "friseur": "hairdresser", "friseurin": "hairdresser",
            "bandkollege": "bandmate", "bandkollegin": "bandmate", "vereinskollege": "clubmate",
            "sitznachbar": "classmate", "sitznachbarin": "classmate", "studienfreund": "friend",
            "studienfreundin": "friend", "ziehsohn": "foster son", "gottergatte": "husband",
            "lebenspartner": "partner", "lebenspartnerin": "partner", "tierarzt": "vet", "tierarztin": "vet",
            "zahnarzt": "dentist", "zahnarztin": "dentist",
            "mutter": "mother", "mutti": "mother", "vater": "father", "papi": "father", "eltern": "parents",
            "schwester": "sister", "bruder": "brother", "geschwister": "siblings", "schwestern": "sisters",
            "frau": "wife", "ehefrau": "wife", "mann": "husband", "ehemann": "husband", "partnerin": "partner",
            "verlobte": "fiancée", "verlobter": "fiancé", "verlobten": "fiancé", "freundin": "friend",
            "freund": "friend", "freunde": "friends", "freunden": "friends", "freundinnen": "friends",
            "kumpel": "friend", "sohn": "son", "altester": "eldest son", "jungster": "youngest son",
            "alteste": "eldest daughter", "jungste": "youngest daughter", "tochter": "daughter", "kinder": "children",
            "kindern": "children",
            "kind": "child", "sohne": "sons", "tochtern": "daughters", "onkel": "uncle", "tante": "aunt",
            "cousine": "cousin", "vetter": "cousin", "nichte": "niece", "neffe": "nephew", "neffen": "nephew",
            "oma": "grandmother", "omi": "grandmother", "grossmutter": "grandmother", "opa": "grandfather",
            "opi": "grandfather", "grossvater": "grandfather", "grosseltern": "grandparents", "enkel": "grandson",
            "enkelin": "granddaughter", "schwiegermutter": "mother-in-law", "schwiegervater": "father-in-law",
            "schwiegereltern": "parents-in-law", "schwager": "brother-in-law", "schwagerin": "sister-in-law",
            "mitbewohner": "flatmate", "mitbewohnerin": "flatmate", "nachbar": "neighbour", "nachbarin": "neighbour",
            "nachbarn": "neighbour", "kollege": "colleague", "kollegin": "colleague", "kollegen": "colleague",
            "chef": "boss", "chefin": "boss", "lehrer": "teacher", "lehrerin": "teacher", "vermieter": "landlord",
            "vermieterin": "landlady", "patenkind": "godchild", "patentante": "godmother", "patenonkel": "godfather",
            "mama": "mother", "mami": "mother", "papa": "father", "vati": "father", "lebensgefahrte": "partner",
            "lebensgefahrtin": "partner", "partner": "partner", "gatte": "husband", "gattin": "wife",
            "ehegatte": "husband",
            "ex": "ex", "exfreund": "ex-boyfriend", "exfreundin": "ex-girlfriend", "exmann": "ex-husband",
            "exfrau": "ex-wife", "stiefmutter": "stepmother", "stiefvater": "stepfather", "stiefsohn": "stepson",
            "stieftochter": "stepdaughter", "stiefbruder": "stepbrother", "stiefschwester": "stepsister",
            "halbbruder": "brother", "halbschwester": "sister", "zwillinge": "twins", "zwillingsbruder": "twin",
            "zwillingsschwester": "twin", "bub": "son", "buben": "sons", "bua": "son", "madl": "daughter",
            "sohnemann": "son",
            "tochterchen": "daughter", "kleine": "daughter", "grosse": "daughter", "schwiegersohn": "son-in-law",
            "schwiegertochter": "daughter-in-law", "schwagers": "brother-in-law", "grossonkel": "great-uncle",
            "grosstante": "great-aunt", "urgrossmutter": "great-grandmother", "uroma": "great-grandmother",
            "urgrossvater": "great-grandfather", "uropa": "great-grandfather", "nichten": "nieces", "cousin": "cousin",
            "cousins": "cousins", "cousinen": "cousins", "kusine": "cousin", "enkelkind": "grandchild",
            "enkelkinder": "grandchildren", "enkeln": "grandchildren", "patentochter": "goddaughter",
            "patensohn": "godson",
            "patenkinder": "godchildren", "tauftaufpatin": "godmother", "gote": "godmother", "gotti": "godmother",
            "gotte": "godmother", "patin": "godmother", "spezl": "friend", "haberer": "friend", "kumpels": "friends",
            "kumpeline": "friend", "kollegah": "friend", "bruderherz": "brother", "schwesterherz": "sister",
            "bruderchen": "brother", "schwesterchen": "sister", "mitschuler": "classmate", "mitschulerin": "classmate",
            "studienkollege": "classmate", "studienkollegin": "classmate", "arbeitskollege": "colleague",
            "arbeitskollegin": "colleague", "arbeitskollegen": "colleagues", "kolleginnen": "colleagues",
            "nachbars": "neighbour", "nachbarinnen": "neighbours", "trainer": "coach", "trainerin": "coach",
            "mitbewohnern": "flatmates", "wg": "flatmates", "untermieter": "lodger", "untermieterin": "lodger",
            "tanten": "aunts", "onkels": "uncles", "brudern": "brothers", "grosi": "grandmother",
            "nonna": "grandmother",
            "grossmama": "grandmother", "grosspapa": "grandfather", "sandkastenfreundin": "friend",
            "sandkastenfreund": "friend", "schulfreundin": "friend", "schulfreund": "friend",
            "jugendfreundin": "friend",
            "jugendfreund": "friend", "gspusi": "girlfriend", "vorgesetzter": "boss", "vorgesetzte": "boss",
            "betreuerin": "supervisor", "betreuer": "supervisor", "babysitterin": "babysitter",
            "tagesmutter": "childminder",
            "geschwistern": "siblings",
        ],
        compoundRelations: [
            ("ex - mann, ex mann", "ex-husband"),
            ("ex - frau, ex frau", "ex-wife"),
            ("ex - freund, ex freund", "ex-boyfriend"),
            ("ex - freundin, ex freundin", "ex-girlfriend"),
            ("bessere halfte, bessere haelfte", "partner"),
        ],
        knownFrom: [
            (
                "aus der arbeit, von der arbeit, aus dem buro, vom buro, aus meiner abteilung, aus meinem team",
                "colleague"
            ),
            ("von nebenan, nebenan, von gegenuber, von oben, von unten", "neighbour"),
        ],
        relationAttributes: words(
            """
            beste besten bester grosse grossen grosser kleine kleinen kleiner altere alteren alterer jungere jungeren
            jungerer alte alter alten liebe lieber neue neuer neuen gute guter guten jungste jungster jungsten
            alteste altester altesten zwillings kleines einzige einziger liebste liebster mittlere verstorbene
            verstorbener spatere ex alteres grosses uralte
            """),
        mine: words(
            """
            mein meine meinen meinem meiner meines unser unsere unseren unserem unserer
            """),
        yours: words(
            """
            dein deine deinen deinem deiner deines euer eure euren eurem eurer
            """),
        occasions: words(
            """
            kieferorthopade kieferorthopaden orthopade orthopaden urologe urologen kardiologe kardiologen hautarztin internist telko telco lesekreis buchclub bierchen kaffeechen weinchen umtrunk essen abendessen mittagessen fruhstuck kaffee kuchen grillen feier geburtstag hochzeit taufe
            konfirmation kommunion beerdigung jubilaum treffen termin sitzung besprechung meeting gesprach kino
            konzert theater oper auftritt probe spiel turnier rennen lauf prufung klausur kurs unterricht stunde
            zahnarzt arzt arzttermin zahnarzttermin flug reise ausflug wanderung spaziergang fahrt umzug besuch
            urlaub elternabend fest bier brunch fondue spieleabend filmabend madelsabend vorstellung besichtigung
            einweihung abschied stammtisch sauna schwimmen klettern fussball bouldern vorsprechen party polterabend
            junggesellenabschied impfung untersuchung vorsorge operation op massage friseur frisor therapie physio tuv
            zeugnis zeugnisse abgabe ubergabe schlusselubergabe abnahme lieferung handwerker klempner elektriker
            schornsteinfeger fotoshooting seminar workshop fortbildung klassenfahrt schulfest sommerfest weihnachtsfeier
            einschulung laternenumzug flohmarkt weihnachtsmarkt quiz pokerabend karaoke kegeln bowling minigolf kanutour
            gottesdienst messe trauung tagung kongress premiere sprechstunde elternsprechtag inspektion wartung ablesung
            radtour joggen yoga pilates tennis handball volleyball badminton squash brunch lesung kabarett disco vernissage
            maler gartner schreiner tischler dachdecker glaser installateur techniker monteur gutachter notar notarin
            anwalt anwaltin steuerberater steuerberaterin hebamme tierarzt tierarztin hausarzt hausarztin kinderarzt
            kinderarztin augenarzt augenarztin hautarzt hautarztin frauenarzt frauenarztin zahnarztin arztin orthopade
            orthopadin urologe kardiologe logopade logopadin logopadie ergotherapie krankengymnastik physiotherapie
            optiker ultraschall mrt rontgen kieferorthopade kieferorthopadin kosmetik kosmetikerin pedikure manikure
            fusspflege podologe psychologe psychologin nachhilfe abi abitur blutabnahme blutspende sonografie
            zahnreinigung darmspiegelung akupunktur entlassung fasching karneval kirmes kerb kirchweih kermes
            jahrmarkt weinfest dorffest stadtfest strassenfest hoffest oktoberfest basar trodelmarkt trodel
            versteigerung auktion vortrag fuhrung stadtfuhrung rundgang ausstellung finissage eroffnung
            preisverleihung zeugnisausgabe abschlussfeier abiball ball gala tanzabend tanzkurs chor chorprobe
            orchesterprobe generalprobe spieletreff skat skatabend doppelkopf romme billard dart darts escape-room
            kinoabend raclette weinprobe verkostung picknick grillabend grillfest lagerfeuer osterfeuer sonnwendfeier
            maibaum maibaumaufstellen laternelaufen laternenfest martinsumzug plotzchenbacken platzchenbacken backen
            basteln eislaufen schlittschuhlaufen rodeln schlittenfahren langlauf ausritt reitstunde kletterkurs
            schwimmkurs segeltorn torn paddeln kanufahren fahrradtour mountainbiken marathon halbmarathon triathlon
            staffel wettkampf meisterschaft derby testspiel heimspiel auswartsspiel pokalspiel ligaspiel punktspiel
            trainingslager trainingsspiel verhandlung anhorung gerichtstermin wahl abstimmung eigentumerversammlung
            mieterversammlung betriebsversammlung hauptversammlung einschulungsfeier kitafest kindergeburtstag
            krabbelgruppe ruckbildung geburtsvorbereitung schnuppertag probetag probearbeiten vorstellungsgesprach
            bewerbungsgesprach jahresgesprach mitarbeitergesprach videocall telefontermin telefonat anruf ruckruf
            standup kickoff deadline kolloquium verteidigung disputation referat hausarbeit nachschreibeklausur
            probeklausur fahrprufung fahrstunde fuhrerscheinprufung theorieprufung sehtest hortest reifenwechsel
            olwechsel hauptuntersuchung werkstatttermin wohnungsbesichtigung wohnungsubergabe notartermin
            kuchenmontage montage einzug auszug sperrmull trauerfeier beisetzung segnung erstkommunion firmung
            firmungsgottesdienst jugendweihe bar-mizwa andacht krippenspiel wallfahrt hochzeitstag standesamt
            verlobung verlobungsfeier junggesellinnenabschied einstand ausstand abschiedsfeier verabschiedung
            betriebsausflug betriebsfeier teamtag teamevent klausurtagung klassenausflug wandertag schullandheim
            skifreizeit freizeit zeltlager camping zelten kreuzfahrt stadtetrip kurztrip wochenendtrip heimreise
            ruckflug hinflug ruckreise landung abflug ankunft abfahrt
            """),
        occasionPhrases:
            "jour fixe, tisch reserviert, tisch bestellt, tisch gebucht, tag der offenen tür, tag der offenen tur",
        occasionEnds: [
            "treffen", "feier", "disko", "party", "termin", "abend", "konzert", "essen", "geburtstag", "besuch", "fest",
            "spiel",
            "training", "kurs", "prufung", "hochzeit", "sitzung", "reise", "fahrt", "finale", "probe", "flug",
            "turnier", "lauf", "besichtigung", "ausflug", "gesprach", "klausur", "markt", "party", "versammlung",
            "auffuhrung", "tour", "wandertag", "sporttag", "projekttag", "lesung", "ubergabe", "impfung",
            "untersuchung", "fruhstuck", "nachmittag",
            "brunch", "kaffeeklatsch", "ball", "gala", "rennen", "match", "auftritt", "konferenz", "seminar",
            "workshop", "vorstellung", "premiere", "abnahme", "einweihung", "eroffnung", "verleihung", "beratung",
            "anprobe", "auszug", "einzug", "umzug", "wettkampf", "meisterschaft", "olympiade", "pokal", "cup", "messe",
            "basar", "borse", "kirmes", "festival", "show", "vortrag", "diskussion", "schulung", "tagung", "kongress",
            "gottesdienst", "andacht", "taufe", "trauung", "segnung", "beerdigung", "verhandlung", "anhorung",
            "interview", "casting", "shooting", "wartung", "inspektion", "ablesung", "sprechtag", "reinigung",
            "massage", "therapie", "gymnastik", "operation", "spiegelung", "spende", "wanderung", "ausritt", "torn",
            "safari", "fuhrung", "rundgang", "spaziergang", "verkostung", "stunde", "nacht", "picknick", "lager",
            "kaffee", "heurige", "heuriger", "turnen", "tanz", "quiz", "runde", "kranzchen", "stammtisch", "rallye",
            "schau", "wahl", "montage",
            "lieferung", "abholung", "abgabe", "ubung", "jubilaum", "zeremonie", "backen", "basteln", "schwimmen",
            "kochen", "laufen", "spielen", "trodel", "wichteln", "adventskaffee", "umtrunk",
        ],
        things: [],
        planVerbs: words(
            """
            operiert operieren treffen trifft komme kommst kommt kommen komm besuche besuchst besuchen besucht flieg fliege fliegst fliegen
            fliegt fahre fahrst fahren fahrt gehe gehst gehen geht feiere feiern feierst feiert grillen grille
            heiraten heirate heiratet lande landen landet reise reisen reist ziehe ziehen zieht spiele spielen
            spielt spielst kochen koche abhole abholen hole holst holen wandern schwimmen klettern joggen sehen
            heimfahren ankommen vorbeikommen mitkommen zusammensitzen ausgehen grillieren grilliere grilliert
            """),
        taskVerbs: [],
        idleVerbs: [],
        noTitles: words(
            """
            besserung beginn woche einlass gibts gibt echt wirklich ernsthaft plane plan kalender schaffst schafft uff oje
            luft bisschen normal safe stress ahnung etwa sonst ansonsten bleibts seit frei krank regen schnee wetter geht passt bis erst danke gern gerne vielleicht rechnung miete
            kannst zeit paket und oder vom wie was wann alles schule arbeit buro heim unterwegs dabei wieder zuruck
            montags gluck beispiel schluss viel gleicher gleiche gleichen ort selber
            deiner deins meiner meins eurer eures gesagt gefragt sagte meinte gemeint dafur davor danach dagegen
            schatz schatzi liebling digga diggi alter mausi
            trotzdem endlich eintritt spater bild bilder foto fotos video videos
            """),
        accepting: """
            lauft, wird gemacht, tiptop, jo geht klar, geht klar, passt mir gut, klingt gut, klingt super, klingt nach einem plan, hort sich gut an, von mir aus, da sag ich nicht nein, sag ich nicht nein, \
            wir sind dabei, sind dabei, ich bin dabei, bin da, ich bin da, wir sind da, sind da, ich auch, wir auch, \
            auch dabei, am start, bin am start, geht fit, geht in ordnung, na klar, logo, mach ich, machen wir, warum nicht, gebongt, jap, jupp, joa, jawohl, \
            jawoll, aber sicher, aber gern, aber gerne, uberredet, ok uberredet, sehr cool, bin ich dabei, da bin ich dabei, freu mich schon, \
            ach komm, na komm, ach komm schon, zahl auf mich, auf jeden, au ja, oh ja, musste klappen, musste gehen, sollte klappen, sollte gehen, logisch, versteht sich, \
            safe, safe ja, ja, jo, jep, jup, klar, gern, gerne, sehr gern, sehr gerne, passt, perfekt, super, ok, okay, top, gut, alles klar, \
            abgemacht, bin dabei, wir kommen, ich komme, geht klar, geht, in ordnung, einverstanden, prima, toll, klasse, \
            freu mich, freue mich, bis dann, natürlich, naturlich, auf jeden fall, unbedingt, passt mir, passt super, \
            klappt, das klappt, klappt gut, klappt super, haut hin, das haut hin, cool, genial, bestens, meinetwegen, ausgemacht, klaro, supi, \
            wunderbar, ausgezeichnet, das passt, das geht, das ware super, das ware toll, ware super, ware toll, sehr gut, freut mich, \
            notiert, danke, vielen dank, da komme ich, gerne doch, jaa, yes, schon notiert, dabei, genau
            """,
        declining: """
            da bin ich schon verabredet, bin schon verabredet, schon verabredet, da bin ich schon verplant, da hab ich schon was, da habe ich schon was, ach no, ach ne, ach nee, ach nein, muss dich versetzen, muss euch versetzen, \
            kann also nicht, kann dann nicht, kann deshalb nicht, kann deswegen nicht, kann daher nicht, konnen also nicht, \
            auf keinen fall, auf gar keinen fall, keine chance, nie im leben, sicher nicht, bestimmt nicht, ganz sicher nicht, keinesfalls, \
            eher nicht, eher nich, eher ned, eher weniger, diesmal nicht, dieses mal nicht, heute nicht, heut nicht, heut nimmer, nicht so meins, nicht meins, nicht so mein ding, \
            nicht mein ding, ist nicht meins, ist nicht so meins, ist nicht mein ding, geht sich nicht aus, geht sich leider nicht aus, geht sich nimmer aus, muss passen, ich passe, \
            da passe ich, da muss ich passen, ich muss passen, keine lust, hab keine lust, kein bock, keinen bock, nicht wirklich, wohl nicht, wohl eher nicht, \
            glaub nicht, glaube nicht, ich glaub nicht, ich glaube nicht, denke nicht, ich denke nicht, wird eng, wird schwierig, ein anderes mal, anderes mal, \
            nachstes mal, vielleicht nachstes mal, vielleicht ein andermal, lieber ein andermal, muss leider passen, bin raus, ich bin raus, ohne mich, \
            leider nicht, geht nicht, geht nich, kann nicht, kann nich, passt nich, klappt nich, kann leider nicht, ich kann nicht, ich kann leider nicht, schaffe es nicht, \
            schaff ich nicht, bin nicht da, ich bin nicht da, bin krank, ich bin krank, keine zeit, hab keine zeit, \
            nein danke, das geht nicht, das geht leider nicht, das klappt nicht, das wird nichts, nichts fur mich, bin weg, bin unterwegs, muss absagen, ein andermal, klappt nicht, lieber nicht, \
            ich schaffe, da kann ich nicht, passt nicht, geht leider nicht, ne, nee, nein, schaff ich leider nicht, \
            schaffe ich leider nicht, wird leider nix, wird leider nichts, wird nix, wird nichts, muss arbeiten, \
            ich muss arbeiten, ich muss leider arbeiten, vielleicht nachste woche, auch nicht, auch schlecht, leider auch nicht, da auch nicht
            """,
        decliningAnywhere: """
            eher nicht, nicht so meins, nicht so mein ding, nicht mein ding, geht sich nicht aus, geht sich leider nicht aus, geht sich nimmer aus, \
            geht sich _ nicht aus, geht sich _ _ nicht aus, geht sich _ _ _ nicht aus, schon vergeben, leider vergeben, leider passen, keine lust, ohne mich, \
            doch nicht kommen, leider doch nicht, doch leider nicht, kann nicht mehr, klappt doch nicht, geht doch nicht, schaffs doch nicht, \
            wird leider nichts, wird leider nix, wird doch nichts, bin krank, sorry krank, kann leider nicht, kann doch nicht, schaffe es leider nicht, schaff es leider nicht, schaff's leider nicht, schaffs leider nicht, schaffe es nicht, schaffe ich nicht, muss absagen, klappt nicht, \
            klappt leider nicht, kann ich leider nicht, kann ich nicht, bin leider nicht, wurde gerne aber, wurde gern aber, krank geworden, ist krank, schon verplant, schon was vor, anderes vor, arbeiten muss, spatschicht, fruhschicht, nachtschicht, \
            nachtdienst, spatdienst, fruhdienst, ausgebucht, was dazwischengekommen, was dazwischen gekommen, \
            etwas dazwischengekommen, etwas dazwischen gekommen
            """,
        notDeclining: "nein doch, nicht schlimm, kann nicht klagen, ja nein",
        hesitations: words(
            "oh ach oje ohje hm hmm tut mir leid sorry mist schade leider nein ne nee na also ah aber du hey hallo shit verdammt argh ja"
        ),
        cancelling: """
            wird leider doch nichts, wird leider doch nix, wird doch leider nichts, wird leider nichts bei mir, wird leider nix bei mir, lassen wir's, lassen wirs, lassen wir es, canceln, dann lassen wir, lassen wir das mit, lassen wir einfach, machen wir ein andermal, machen wirs ein andermal, blasen wir ab, blas ich ab, wird abgeblasen, die machen zu, \
            versetzen, abblasen, abgesagt, absagen, entfallt, entfallen, muss leider ausfallen, ausfallen, abgeblasen, gecancelt, ausgefallen, gestrichen, findet nicht statt, \
            ist abgesagt, muss ausfallen, fallt aus, fallt flach, wird nichts, wird doch nichts, wird doch nix, wird nix draus, wird nichts draus, doch nicht, bin leider raus, bin raus, bin doch raus
            """,
        cancellingPairs: [(["fallt", "fallen"], ["aus", "flach", "weg", "wasser"])],
        doubting: words(
            """
            nicht nie kein keine niemals nichts soll sollen sollten sollte konnte konnten wurde wurden vielleicht eventuell evtl falls wenn ob
            musste mussten konnen kann darf
            """),
        denying: ["nein", "ne", "nee", "no"],
        keeping: """
            bleiben, bleibt bei, bleibt beim, beim _ gelassen, dabei gelassen, so gelassen, beim _ geblieben, dabei geblieben, bleibt dabei, dabei bleiben, bei bleiben, beibehalten, lassen wir, lass uns dabei, durchziehen, \
            nicht absagen, nicht verschieben, trotzdem machen, bleibt so
            """,
        reviving: "findet doch statt, findet statt, doch wieder",
        moving: """
            umplanen, umdisponieren, mich vertan, hab mich vertan, ware besser, wars besser, ware mir lieber, plananderung, verschieben, verschoben, verschiebt, verlegt, verlegen, umgelegt, vorgezogen, stattdessen, sondern, \
            lieber, verschieb, andern, geandert, tauschen, nicht mehr, doch erst, auf _ legen, auf _ schieben, auf _ uhr schieben, auf _ uhr legen, auf _ uhr verlegen, \
            auf _ verlegen, verschiebt sich, verschieben wir, wird auf, wurde auf, verschoben worden, \
            verschoben wird, vorverlegt, vorverlegen, ruckt auf, rutscht auf, wandert auf, ziehen wir vor, \
            vorziehen, umgebucht, umbuchen, tausch, getauscht, wechseln, verlegen wir, wird verlegt, wurde verlegt, \
            wird verschoben, wurde verschoben, nach hinten, nach vorne, hinausgeschoben, verlangert bis, \
            verlangert auf, umlegen, umgeplant
            """,
        therefore: "also, deshalb, deswegen, daher",
        insteadOf: "statt, als, anstatt, nicht, nicht mehr, nicht mehr am, statt am, nicht am, statt um, anstelle von",
        from: ["von", "vom"], to: ["auf", "bis", "zum"],
        refusingBefore: """
            nicht, nich, ned, kein, keine, keinen, nie, ausser, bis auf, vergiss, vergesst, streich, ohne, weder, unmoglich, niemand, keiner, kann nicht, \
            nur nicht, keinesfalls, abwesend
            """,
        refusingAfter: """
            haut bei mir nicht hin, haut nicht hin, haut leider nicht hin, bei mir nicht aus, schon was anderes vor, schon etwas anderes vor, nicht, nich, ned, nein, kein, keine, keinen, blod, ist blod, doof, ist doof, bin ich raus, schlecht, ist schlecht, schwierig, ist schwierig, unmoglich, ist dicht, ist voll, \
            nimmer, wird eng, wird knapp, wird schwierig, wird stressig, wird nix, wird nichts, wird bei mir nix, wird bei mir nichts, wird leider nix, wird leider nichts, \
            ungunstig, klappt nicht, geht nicht, passt nicht, nicht mehr
            """,
        notRefusing: """
            nicht vergessen, nicht nur, nicht wahr, warum nicht, wieso nicht, oder nicht, keine sorge, kein problem, \
            kein stress, nicht schlecht, vergiss nicht, keine ahnung, wenn nicht, bitte nicht, keine frage, nicht so fruh, konnen wir nicht, konnten wir nicht, kannst du nicht
            """,
        occupied: """
            hab ich, habe ich, bin ich, muss ich, haben wir, sind wir, mussen wir, arbeite ich, ich hab, ich habe, ich bin, \
            ich muss, ist meine, ist mein
            """,
        conditions: ["wenn", "wenns", "falls", "sofern", "ob"],
        notConditions: """
            wenn wir es, wenn wir das, wenn wirs, wenn wir's, falls moglich, wenn du, wenn ihr, wenn's dir, wenn es dir, wenn es passt, wenn's passt, wenn moglich, wenn nicht, weiss ob, \
            schau ob, sag ob, frag ob, falls du, falls ihr, wissen ob, fragen ob, fragt ob, fragte ob, sagen ob
            """,
        unreal: """
            wollte, wollten, hatte gern, hatten wir, hatte ich, ware ich, sollte eigentlich, eigentlich wollte, fast, beinahe, \
            ursprunglich, eigentlich, dachte, dachten
            """,
        correcting:
            "ich meine, ich meinte, sorry, quatsch, ups, hab mich vertan, verlesen, nein moment, korrektur, vertippt, tippfehler, *",
        or: ["oder"],
        sameTime:
            "gleiche zeit, wie sonst, wie gewohnt, wie ublich, selbe zeit, wie geplant, gleiche uhrzeit, zur gleichen zeit, wie immer, ganz normal, wieder normal, ganz regular",
        choosing: words(
            """
            sonst gern schon ihnen sie weiterhin am um dann passt geht vielleicht wie ware es mit mir besser lieber oder gut ja auch sagen wir gegen perfekt bei klar \
            super sure hmm was der den dem im ab so doch also nein nee da sehr gern gerne genau ok okay top erst mal ich kann konnen \
            wollen wir's es's war wars ist bis zur zum zu von ware's wars geht's treffen sehen uns dir euch samstag's eher dich \
            statt bitte danke an auf das die ware wann ginge schon nur halt oh ah schade treffpunkt los wieder hab habe \
            zeit frei freie freier freies freien du ihr abend fruh nachmittag mittag morgen haha aber prima moglich alternativ
            konnte aus wird's wirds schaffst schafft hatt luft passen passt's schauts schaut's siehts sieht's gilt konntest dein deine euch
            stimmt richtig normal nehmen konnten machen wirs wurde kannst gehen hatte zeit nachste neue neuer nachster war's einfach bleiben bleibt
            """),
        asksWhen:
            "wann, um wie viel uhr, um wieviel uhr, welcher tag, welchen tag, wie spat, wann denn, ab wann, bis wann",
        asksDoing:
            "was machst du eigentlich, was treibst du, was machst, was macht, was machen, hast du vor, habt ihr vor, schon was vor, was geht, wie sieht dein kalender, wie schaut dein kalender, was steht an, irgendwas an, bei dir was an, bei dir etwas an, bei euch was an, was an, plane",
        asksWhere:
            "an welchem ort, welcher ort, treffpunkt, wo, wohin, welche adresse, wie ist die adresse, wie war die adresse, was ist die adresse, wo genau, wo denn",
        asksFree:
            "biste, bist du frei, biste frei, bisschen luft, hast du zeit, habt ihr zeit, bist du da, bist du frei, schon was vor, was vor, hast du lust",
        suggesting: """
            gehn wir, zusammen _ gehen, gemeinsam _ gehen, wollen wir, lass uns, lust auf, hast du lust, gehst du mit, geht ihr mit, kommst mit, gehst mit, hattest du lust, hattet ihr lust, bock auf, habt ihr lust, sollen wir, wie ware, wie war's, magst du, kommst du, \
            kommt ihr, hast du zeit, konnen wir, konnten wir, komm, gehen wir, treffen wir uns, bist du dabei, wer kommt, wer ist dabei, wer ist _ dabei, wer ist am _ dabei, bist du _ dabei, bist du am _ dabei, mochtest du
            """,
        topicLeads: """
            holen wir uns, holn wir uns, hol ma uns, karten fur, tickets fur, lust auf, einladung zur, einladung zum, eingeladen zur, eingeladen zum, \
            wie war's mit, wie wars mit, wie ware es mit, was ist mit, wann ist, wie ist es mit, termin fur, und der, und die, und das, und, zeit fur, \
            termin zum, termin zur, bock auf, dabei beim, mit zum, mit zur
            """,
        calling: (
            """
            telefonieren wir, konnen wir telefonieren, ruf mich an, ruf an, \
            rufst du mich an, telefonieren, lass uns telefonieren
            """,
            "Anruf"
        ),
        expecting: (
            "bekommen ein baby, bekommt ein baby, bekomme ein baby, kriegen ein baby, kriegt ein baby, schwanger, bekommen nachwuchs",
            "Geburt"
        ),
        kinNames: ["mama", "papa", "oma", "opa", "omi", "opi", "mutti", "vati"],
        offering:
            "dachte an, dachten an, denk an, denke an, freu mich auf, freue mich auf, freu mich schon auf, freu mich so auf, mir beim, mir am _ beim, uns beim, uns am _ beim, dir beim, euch beim, helfen beim, hilfe beim, karten fur, tickets fur, zeit fur, lust auf, bock auf, wer hat lust auf, wer ist dabei beim, wer kommt mit zum, wer kommt mit zur, wie ware es mit, wie war's mit",
        happening: """
            soll, ist, ist am, fangt, fangen, endet, enden, findet, findet statt, beginnt, startet, geht los, \
            kommt, kommen, fahrt, landet, hat, ist fallig, lauft, steht an, wird, offnet, erscheint, endet, bleibt, \
            sind, kommt vorbei, kommen vorbei, tagt, schliesst, eroffnet, liefert, liefern, \
            spielt, spielen, tritt auf, treten auf, zieht um, zieht ein, zieht aus, fliegt, lauft ab, ist geplant, \
            ist angesetzt, ist bestatigt, ist gebucht, geht, gehen, steht, stehen an, holt, holen, bringt, bringen, \
            feiert, feiern, wird geliefert, werden geliefert, wird abgeholt, macht, machen, ware am, ware dann am
            """,
        due: """
            muss bis, mussen bis, spatestens bis, ist fallig, fallig, abgabe, frist, deadline, einsendeschluss, \
            anmeldeschluss, lauft ab, muss spatestens, mussen spatestens, sind bis, ist bis, sind fallig, \
            wird fallig, werden fallig, stichtag ist, frist ist, abgabefrist, bewerbungsschluss, redaktionsschluss, \
            annahmeschluss, ablaufdatum, ablauft, lauft aus, endet die frist
            """,
        turning: "wird, werde, wirst, werden",
        birthday: "Geburtstag",
        birthdayNames: ["geburtstag", "geburi"],
        meeting: ("Treffen", "Treffen mit %@"),
        determiners: words(
            "der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine ihr ihre unser unsere unserem unseren euer eure ihrem ihren diese dieser dieses nachste nachster nachstes ne nen nem"
        ),
        placePrepositions:
            "in, im, in der, in den, ins, am, an der, an, bei, beim, vor, vorm, vor dem, vor der, auf, auf dem, auf der, nahe, zum, zur, @",
        ownPlaces: "mir, uns, dir, euch, mir zuhause, uns zuhause, hause, mir daheim, oma, ihm, ihr",
        placeNouns: words(
            """
            muhle tuv amt burgeramt rathaus ecke kiosk eingang imbiss vereinsheim clubhaus park kneipe bar cafe restaurant bahnhof hauptbahnhof flughafen halle turnhalle aula buro garten kirche dom schule uni \
            bibliothek museum galerie theater kino stadion schwimmbad freibad see strand hafen brucke platz markt hotel krankenhaus \
            klinik praxis haus wohnung studio eingang rathaus zoo stadt schloss turm spielplatz brauhaus biergarten terrasse \
            kletterhalle kletterpark werkstatt wald berg hof keller kantine gasthof kita kindergarten center arena gemeindehaus vereinsheim mensa treffpunkt
            brunnen pavillon zelt festzelt cafeteria hutte alm anleger steg denkmal friedhof gericht botschaft
            konsulat bank salon synagoge moschee abtei burg rennbahn zeltplatz campingplatz wiese streuobstwiese lichtung bucht dunen
            stausee steinbruch leuchtturm kai promenade bistro weinkeller buchladen buchhandlung kegelbahn bowlingbahn
            sternwarte planetarium amphitheater gewachshaus empfang foyer parkplatz dach innenhof hinterhof standesamt
            landratsamt burgeramt finanzamt polizei wache feuerwache backerei metzgerei eisdiele pizzeria reiterhof
            bauernhof bolzplatz fussballplatz sportplatz tennisplatz seebuhne freilichtbuhne tierheim pfarrheim
            pfarrsaal jugendzentrum mehrgenerationenhaus bibo bucherei musikschule volkshochschule tanzschule
            fahrschule kletterwand boulderhalle eishalle schwimmhalle hallenbad therme sauna gipfel talstation
            bergstation
            """),
        placeEnds: [
            "strasse", "str", "platz", "weg", "gasse", "allee", "kirche", "halle", "park", "garten", "kino", "haus",
            "bahnhof", "eingang", "terrasse",
            "hof", "bad", "saal", "studio", "museum", "theater", "schule", "markt", "heim", "zentrum", "schloss",
            "burg", "tor", "center", "arena", "club", "stube", "allee", "gasthof",
            "stadion", "brucke", "ufer", "keller", "see", "cafe",
        ],
        numberedPlaces: words("platz raum zimmer gleis saal halle terminal tor haus gate bahnsteig"),
        placeOut:
            "ist voll, ist zu, ist geschlossen, hat zu, hat geschlossen, ausgebucht, kein tisch, keinen tisch, voll ist",
        goals: "ins, in den, in die, auf den, aufn, aufm, zu, zum, zur, nehmen wir, probieren wir",
        instead:
            "lieber beim, lieber vor, lieber vorm, lieber am, lieber an, lieber im, lieber auf, lieber hinterm, stattdessen, dafur, lieber ins, lieber in, lieber bei, lieber zu",
        notPlaces: words("wohne wohnt wohnen aus geboren"),
        pastimes: words(
            """
            cello klavier gitarre geige violine bratsche flote schlagzeug bass trompete saxophon klarinette akkordeon
            ukulele harfe orgel chor singen band orchester schach darts poker fussball rugby tennis badminton squash
            padel golf hockey handball volleyball basketball schwimmen laufen rudern segeln surfen skifahren klettern
            bouldern wandern yoga pilates boxen judo karate fechten reiten tanzen ballett salsa tango topfern keramik
            malen zeichnen fotografie stricken hakeln nahen gartnern backen kochen brauen imkern angeln tauchen
            improtheater theater spanisch franzosisch italienisch japanisch schwedisch triathlon marathon tischtennis
            turnen radfahren kickboxen aikido taekwondo jiu-jitsu capoeira leichtathletik joggen walken trailrunning
            marathonlaufen krafttraining gewichtheben gymnastik trampolin turmspringen synchronschwimmen
            rollschuhlaufen inlineskaten skateboarden longboarden windsurfen kitesurfen wellenreiten kanufahren kajak
            kajakfahren paddeln stehpaddeln rafting schnorcheln eislaufen eishockey curling rodeln langlauf
            langlaufen snowboarden snowboard skitouren schneeschuhwandern bergsteigen klettersteig gleitschirmfliegen
            segelfliegen fallschirmspringen drachenfliegen geocaching radeln mountainbiken rennrad rennradfahren
            motorradfahren kegeln bowlen billard petanque eisstock eisstockschiessen bogenschiessen voltigieren
            dressur floorball wasserball headis slackline parkour stockschiessen querflote blockflote oboe fagott
            posaune horn waldhorn tuba kontrabass mandoline banjo zither hackbrett dudelsack keyboard percussion
            cajon theremin mundharmonika ziehharmonika steirische alphorn blasmusik musizieren komponieren jodeln
            gospel barbershop standardtanz swing lindyhop flamenco volkstanz bauchtanz stepptanz schuhplatteln
            breakdance zumba sticken kloppeln weben filzen quilten patchwork makramee schneidern schnitzen drechseln
            tischlern schreinern schmieden goldschmieden glasblasen korbflechten buchbinden kalligrafie kalligraphie
            handlettering aquarell aquarelle aquarellmalen olmalerei malerei linoldruck siebdruck bildhauern
            bildhauerei basteln modellbau modelleisenbahn modellflug origami scrapbooking seifensieden kerzenziehen
            restaurieren heimwerken upcycling lego garteln gartenarbeit kleingarten schrebergarten imkerei bienen
            orchideen kakteen bonsai kompostieren pilzesammeln schwammerlsuchen vogelbeobachtung ornithologie
            astronomie sternegucken mineralien fossilien botanik aquaristik aquarium terraristik brotbacken sauerteig
            fermentieren bierbrauen kaffeerosten patisserie skat doppelkopf schafkopf jassen tarock bridge mahjong
            backgammon kniffel brettspiele gesellschaftsspiele rollenspiele pen-and-paper sudoku kreuzwortratsel
            puzzeln puzzles scrabble zocken gaming briefmarken munzen schallplatten vinyl comics mangas anime cosplay
            flohmarkte antiquitaten poesie lyrik krimis ahnenforschung archaologie programmieren elektronik
            amateurfunk drohnen meditation meditieren zaubern jonglieren einradfahren kabarett laientheater
            puppenspiel portugiesisch polnisch tschechisch russisch turkisch arabisch hebraisch chinesisch koreanisch
            griechisch norwegisch danisch finnisch niederlandisch hollandisch ungarisch latein esperanto kroatisch
            walisisch gebardensprache fotografieren dart mundharmonika cajon ultimate frisbee roller-derby stand-up-paddling sup
            eiskunstlauf eisbaden schafkopfen watten romme canasta modellflugzeuge modellbahn modelleisenbahnen funken
            geocachen spinnen klettersteige trailrunning halbmarathon crossfit tai-chi qigong bouldern kochkurse
            schachspielen ski snowboard rennrad lesen schreiben gartnerei tomaten huhner drohnenfliegen espresso whisky
            """),
        pastimeEnds: [
            "klettern", "schwimmen", "tanzen", "surfen", "segeln", "malerei", "turnen", "paddeln", "radfahren",
            "skifahren", "gymnastik",
        ],
        pastimeLeads: """
            habe angefangen mit, angefangen mit, fange an mit, lerne, lerne jetzt, lerne gerade, mache jetzt, \
            gehe jetzt, seit kurzem, wieder mit, habe angefangen zu, lerne seit kurzem, hat angefangen zu, haben angefangen zu, hab angefangen zu, lerne seit, \
            spiele seit kurzem, spiele wieder, mache viel, mache wieder, machen viel, mach viel, mach wieder, \
            betreibe, habe mich angemeldet fur, trainiere fur, trainiere fur einen, trainiere fur den, gehe jeden _, \
            gehe oft, gehe regelmassig, gehe viel, geh oft, geh viel, gehe ja lieber, gehe lieber, geh lieber, \
            bin im, beschaftige mich mit, unterrichte, lerne grad
            """,
        pastimeVerbs: words(
            """
            restaurieren bauen sammeln zuchten restauriere baue sammle zuchte schnitze bastle drechsle nahe stricke
            hakle brauen schnitzen nahen stricken hakeln pflege ziehe brenne
            """),
        often: """
            jede woche, jeden tag, die woche, jedes wochenende, jeden montag, jeden dienstag, jeden mittwoch, \
            jeden donnerstag, jeden freitag, jeden samstag, jeden sonntag, jeden morgen, jeden abend, regelmassig, \
            viel, oft, seit jahren, seit _ jahren, seit ein paar jahren, seit kurzem, seit einem jahr, seit langem, \
            seit monaten, seit der schulzeit, seit der kindheit, nebenbei, in meiner freizeit, in der freizeit, \
            hobbymassig, leidenschaftlich, am wochenende immer, immer am, jede freie minute, jede freie, ab und zu, \
            ständig, standig, seit corona, seit dem lockdown, dauernd, meistens, hauptsachlich, seit nem jahr, \
            seit nem, seit ner, seit neuestem, nur noch
            """,
        pastimeVerbsOfOthers: words(
            """
            restauriert sammelt zuchtet hortet baut strickt schnitzt naht braut topfert hakelt drechselt bastelt webt filzt
            stickt malt zeichnet schraubt flickt fotografiert komponiert
            """),
        ownMaking: "mache mein eigenes, mache meinen eigenen, backe mein eigenes, braue mein eigenes",
        lessons: words("stunde stunden kurs unterricht probe training verein turnier"),
        pastimeSigns: PastimeSigns(
            common: words(
                """
                fussball handball basketball eishockey boxen band orchester oper theater zirkus ballett bass horn orgel bridge
                poker lesen schreiben kochen backen walken laufen joggen singen tanzen reiten zeichnen malen zocken gaming
                programmieren elektronik puzzles comics lego spanisch franzosisch italienisch japanisch schwedisch portugiesisch
                polnisch tschechisch russisch turkisch arabisch hebraisch chinesisch koreanisch griechisch norwegisch danisch
                finnisch niederlandisch hollandisch ungarisch latein kroatisch spinnen nahen sticken weben tauchen schwimmen
                radfahren radeln motorradfahren huhner tomaten bienen espresso whisky romme schneidern schreinern tischlern
                schmieden restaurieren heimwerken basteln funken drohnen musizieren swing flohmarkte antiquitaten gospel meditation
                kochkurse sup kajak cello keyboard klavier gitarre dart billard kegeln bowlen walking gartenarbeit turnen wandern
                krimis percussion zaubern garteln gymnastik rodeln garten kamera motorrad wolle garn angel platten pferd wohnmobil camper traktor
                eisenbahn huhner gitarre fernglas kafer uhren
                """),
            names: """
                big band, lindy hop, tai chi, freiwillige feuerwehr, freiwilligen feuerwehr, pub quiz, poetry slam, stand up paddling, stand up paddeln, \
                wing chun, kung fu, jiu jitsu, modern dance, hip hop, pen and paper, escape rooms, escape room, dungeons and dragons, d & d, d and d, \
                warhammer, disc golf, ultimate frisbee, schwarzes brett, brass band, alte autos, alte motorrader, alte kameras, urban gardening, \
                urban sketching, improtheater, bunte garne, mini golf, roller derby, model united nations, open mic, tisch tennis, \
                skat runde, kreatives schreiben, wilde krauter, e - bike tour, fantasy rollenspiel, ski touren, ski fahren, rad fahren, \
                motorrad fahren, inliner fahren, einrad fahren, berg steigen, schach spielen, karten spielen, brettspiele spielen, pilze sammeln
                """,
            gear: words(
                """
                teleskop kajak kanu webstuhl topferscheibe brennofen bienen bienenstocke bienenvolker imkerei schrebergarten kleingarten garten hochbeet
                hochbeete gewachshaus dunkelkammer skier snowboard surfbrett sup-board neopren skateboard longboard einrad nahmaschine garn wolle
                aquarium terrarium drohne synthesizer gitarre geige cello ukulele trompete saxophon posaune akkordeon mundharmonika schlagzeug vespa
                motorrad mofa moped jolle segelboot wohnmobil bulli camper angel angelrute metalldetektor sauerteig schallplatten platten vinyl
                fullhalter fuller briefmarken munzen objektiv kamera fernglas staffelei drehbank amboss rennrad gravelbike mountainbike kafer
                oldtimer traktor bonsai orchideen kakteen koi huhner tauben wellensittiche pferd pony modelleisenbahn eisenbahn hobelbank
                stricknadeln hakelnadel plattenspieler balkontomaten chilis tomaten
                """),
            places: [
                ("klettern", "kletterhalle, boulderhalle, klettergarten, kletterwand"),
                ("schwimmen", "schwimmbad, schwimmhalle, hallenbad, freibad"),
                ("fitness", "fitnessstudio, muckibude, fitti, gym"),
                ("reiten", "reitstall, im stall, in den stall, reitschule"),
                ("judo", "dojo"),
                ("eislaufen", "eishalle, eisbahn"),
                ("golf", "golfplatz"),
                ("kegeln", "kegelbahn"),
                ("garten", "in den garten, im garten, schrebergarten, gewachshaus"),
                ("werken", "werkstatt, hobbykeller"),
                ("segeln", "segelclub, segelverein, bootshaus"),
                ("tennis", "tennisplatz, tennishalle, tennisclub"),
                ("imkern", "zu den bienen, bei den bienen, bienenhaus"),
                ("töpfern", "topferstudio, topferwerkstatt, topferscheibe"),
                ("skaten", "skatepark, skaterpark"),
                ("skifahren", "auf der piste, auf die piste"),
            ],
            making: words(
                """
                zuchte zucht sammle sammel sammelt restauriere restauriert braue braut schnitze schnitzt imkere imkert brenne farbe farbt
                stricke strickt hakle hakelt webe webt drechsle drechselt fermentiere fermentiert ubersetze binde bastle bastelt fotografiere
                fotografiert trainiere
                """),
            practice: words(
                """
                abend kurs stunde training probe verein club klub gruppe runde turnier workshop unterricht saison treff camp
                """),
            practiceEnds: [
                "abend", "kurs", "stunde", "stunden", "training", "trainings", "probe", "proben", "verein", "club",
                "klub", "gruppe", "runde",
                "turnier", "workshop", "unterricht", "saison", "treff", "camp", "halle", "lehrer", "lehrerin",
                "freunde",
                "projekt", "wochenende", "urlaub", "schuhe", "prufung", "wettkampf", "auftritt", "schein", "nachmittag",
            ],
            players: words("spieler spielerin spielerinnen sanger sangerin leser leserin fan"),
            asksProgress: """
                wie lauft's|laufts|geht's|gehts mit|das|die|der|dem|deinem|deiner, wie lauft|geht es|das|die|der|dein|deine, \
                was macht|machen der|die|das|dein|deine, kommst du voran, wie weit … bist|ist
                """,
            fondEnds: ["verruckt", "begeistert", "suchtig", "narrisch", "vernarrt", "affin", "fanatisch"],
            lovesIt: """
                ich liebe|lieb|liebs es|das|total|so, ich liebs, liebs total, macht mir so|total|mega|echt|einfach spass, macht so|total|mega|echt|richtig|einfach spass, \
                bin|ich suchtig|begeistert|verliebt, bin|ich total|voll|richtig|so|vollig|komplett suchtig|begeistert|drin|verliebt|vernarrt|besessen|angefixt, bin|ich bin|total suchtig|angefixt, \
                ich kann nicht aufhoren, kann nicht|nimmer mehr aufhoren|ohne, kann nicht aufhoren, komm|komme nicht|nimmer mehr los|davon, das ist mein ein|leben|ding|ausgleich|hobby|gluck, \
                mein ein und alles, mein leben|ding|ausgleich ., halt|halt mich fit|jung|gesund, konnte ich den ganzen tag, konnt ich stundenlang, ich leb|lebe dafur, gibt nichts|nix besseres|schoneres
                """,
            othersLoveIt: """
                er|sie liebt es|das, er|sie ist suchtig|begeistert|vernarrt, er|sie ist total|voll|ganz|vollig suchtig|begeistert|verruckt|vernarrt, macht ihm|ihr spass, das|es ist sein|ihr ein|leben|ding|hobby, \
                er|sie lebt dafur, ist|sind jetzt|ganz|total|voll feuer und flamme dafur, ist|sind feuer und flamme dafur, sein|ihr ein und alles, er|sie kann nicht genug davon, er|sie redet von nichts anderem
                """,
            doesItOften: """
                ich geh|gehe|bin jede|jeden|dreimal|zweimal woche|tag|samstag|sonntag|mal|die, zweimal|dreimal|viermal die|in woche|der, jeden|jede verdammten|einzigen|freie|freien tag|abend|minute
                """,
            signs: [
                "wieder, mal wieder, immer, immer noch, noch immer, wie immer, zum _ mal, auch dieses jahr",
                """
                endlich, geschafft, bestanden, angefangen, gelernt, lerne, gurtel, \
                bestzeit, pokal, medaille, turnier, wettkampf, vorspiel, fertig
                """,
                """
                schonste, schonsten, gluck, glucklich, herrlich, wunderbar, heilig, therapie, entspannt, entspannung, abschalten, \
                suchtig, liebe, spass, stolz, himmlisch, traumhaft, genial, besten, beste, freude, meditation, genossen
                """,
                """
                muskelkater, kaputt, blasen, blaue flecken, schmerzen, heiser, fix und fertig, arme, beine, knie, schulter, fertig, \
                gezerrt
                """,
                "neue, neuer, neues, neuen, gekauft, bestellt, gegonnt, gebraucht, angekommen, eigene, eigener, eigenen",
            ],
            devotion: """
                lass ich mir nicht nehmen, lasse ich mir nicht nehmen, lass ich nicht ausfallen, entspannt mich, freu mich auf, freue mich auf, freu mich so auf, freue mich so auf, freu mich schon auf, freue mich schon auf, \
                freu mich schon so auf, freue mich schon so auf, kann es kaum erwarten, kanns kaum erwarten, vermisse, \
                kann die _ kaum erwarten, fehlt mir, zahle die tage, brauch wieder, \
                zum abschalten, zum runterkommen, zum entspannen, als ausgleich, zum ausgleich, mein ausgleich, meine therapie, ist therapie, \
                nichts schoneres als, nix schoneres als, mein ganzes geld, mein ganzer stolz, mein ein und alles, meine grosse liebe, meine grosse schwache, meine grosste schwache, ist mir heilig, ist heilig, \
                lebe fur, brenne fur, kopf frei, bester tag der woche, highlight der woche, unser auftritt, mein auftritt, auftritt mit, konzert mit, \
                unser konzert, mein konzert, wir spielen, wir treten auf, wir singen, wir auftritt, wir konzert, haben wir auftritt, nicht genug kriegen, \
                kann nicht aufhoren, komm nicht los, wollte schon immer, lange gewunscht, ohne geht nicht, mein gluck, da bin ich glucklich, suchtig nach, \
                gehort dem, gehort der, geht nichts uber, ist meditation, geht bei mir nichts, geht bei mir gar nichts, den ganzen tag nur, \
                redet nur noch von, redet von nichts anderem, bei jedem wetter, bei wind und wetter, jede freie minute, nicht mehr wegzudenken, \
                lasst kein, verpasse nie, verpasst nie
                """,
            cannot:
                "kann nicht, geht nicht, geht nie, kann ich nicht, kann ich nie, kann _ nicht, geht bei mir nicht, schlecht, keine zeit, nie",
            attending: words("beim vom nach hab habe vorm"),
            was: words("war waren lief"),
            once: words(
                """
                geburtstag junggesellenabschied jga hochzeit gutschein team-event teamevent hausaufgaben schule kinder konzert
                weißt weisst karten karte fernsehen video videos werbung plakat
                """)),
        pastimeActs: [
            (
                "lesen",
                "wieder … bucher gekauft|bestellt"
            ),
            ("Schrauben", "am … motorrad|moped|oldtimer|auto|vespa|rad geschraubt|gebastelt"),
            (
                "joggen",
                """
                war laufen|joggen, km|kilometer gelaufen|gejoggt|joggen, laufrunde, jogge viel|jeden|wieder|taglich|gern|grad, *marathon geschafft|gelaufen, marathon gelaufen|geschafft|unter
                """
            ),
            (
                "radfahren",
                """
                km|kilometer … geradelt|rad|rennrad|bike|gefahren, mit dem rennrad|mountainbike|gravelbike, radtour|radltour durch|nach|um|von|am, rennrad geholt|gekauft, rennrad, neues bike|gravelbike|mountainbike
                """
            ),
            ("schwimmen", "bahnen geschwommen|heute|im, km|kilometer|meter geschwommen, bahnen"),
            ("stricken", "gestrickt, angestrickt, stricknadeln"),
            ("häkeln", "gehakelt, hakelnadel"),
            ("nähen", "genaht, nahmaschine"),
            ("töpfern", "getopfert, topferscheibe, topferkurs"),
            ("klettern", "kletterhalle, kletterschuhe, geklettert"),
            ("bouldern", "gebouldert, boulderhalle"),
            ("angeln", "geangelt, war … angeln"),
            ("wandern", "gewandert, wandertour, gipfel bestiegen|geschafft, huttentour"),
            (
                "gärtnern",
                """
                im garten gewuhlt|gearbeitet|gewerkelt|geackert, schrebergarten, kleingarten, hochbeet, hochbeete, beete umgegraben|bepflanzt|gejatet, tomaten … gepflanzt|gesetzt|gezogen
                """
            ),
            (
                "imkern",
                """
                bienen haben|sind, kilo honig, honig geschleudert, bienenvolk, bienenvolker
                """
            ),
            ("backen", "backe … brot|sauerteig, sauerteig, brot nur noch|wieder selber|selbst"),
            (
                "fotografieren",
                """
                mit der kamera|kamera los|unterwegs|losgezogen, neues objektiv, dunkelkammer
                """
            ),
            ("zocken", "gezockt, durchgezockt, gedaddelt"),
            ("schnitzen", "geschnitzt"),
            ("surfen", "gesurft"),
            ("paddeln", "gepaddelt"),
            ("musizieren", "musiziert"),
            ("segeln", "gesegelt, segeltorn"),
            ("rudern", "gerudert, ruderclub"),
            ("reiten", "ausgeritten, im stall, ausritt"),
            ("doppelkopf", "doppelkopfrunde, doko runde|abend"),
            ("skat", "skatrunde, skatabend"),
            ("schach", "schachclub, schachverein"),
            ("Astronomie", "mit dem teleskop"),
            ("Pilze sammeln", "pilze sammeln|gesammelt|gesucht|suchen, in den pilzen|schwammerln"),
            ("Schrauben", "schraubt|schraube|schrauben an|am … oldtimer|oldtimern|motorrad|moped|mopeds|autos|vespa"),
            ("kegeln", "kegelabend wie|jeden, kegelclub, kegelverein"),
            ("motorradfahren", "motorradtour, mit dem motorrad … unterwegs|tour|durch|ausfahrt"),
            ("freiwillige Feuerwehr", "freiwilligen|freiwillige feuerwehr"),
            ("Theater", "theatergruppe, laienspielgruppe"),
            ("Tatort", "sonntags … tatort, tatort ist pflicht"),
            (
                "Fußball",
                """
                dauerkarte, beim training mit|der, alte herren, in der kreisliga|bezirksliga, spielt|spiele|spielen fussball
                """
            ),
            ("Krimis", "einen krimi nach, krimi nach dem"),
            (
                "Brettspiele",
                """
                neues|neue|nachstes brettspiel|brettspiele, brettspielsammlung
                """
            ),
            ("Lego", "lego set, legoset, lego gebaut, das grosse lego"),
            (
                "Rollenspiel",
                """
                d&d, pen and paper, meine|eine|unsere kampagne, spielleiter, spielleiterin, meister|meistere … kampagne, rollenspielrunde
                """
            ),
            (
                "singen",
                """
                sing|singe|singen im|in chor|einem|einer|der, gospelchor, kirchenchor
                """
            ),
            (
                "Musik",
                """
                probe mit der|meiner band, proben mit der band, blaskapelle, musikverein
                """
            ),
            ("tanzen", "tanzkurs, tanzschule"),
            ("Schlagzeug", "schlagzeug … gekauft|geholt|bestellt"),
        ],
        collectibles: words(
            """
            schallplatten platten vinyls lps comics mangas munzen briefmarken turnschuhe sneaker magnete postkarten figuren kakteen orchideen tassen uhren kameras gitarren spiele brettspiele bierdeckel
            """),
        playing: """
            tanze, tanzt, tanzen, spiele, spielt, spielen, lerne, lernt, mache, macht, spielst, spiel, mach, lern
            """,
        asksLiking: """
            was mag er, was mag sie, was magst du, dein hobby, deine hobbys, was machst du so, in deiner freizeit, \
            was liest du, was horst du, was … machst|treibst|macht|tust … wochenende immer|so|denn|.|normalerweise, \
            was machst du so am|in|wenn|nach, was … machst … freizeit, was … machst … nach feierabend, \
            was … machst … spass, was … fur hobbys|hobbies|musik|sport, hast du hobbys|ein, welche hobbys|musik, \
            welchen sport, womit verbringst|beschaftigst, wie verbringst, was sind deine, was ist dein hobby, \
            was macht … freizeit, was sind … hobbys, wofur brennst, was treibst … so|sonst, wie entspannst, wobei entspannst, \
            was … neben der arbeit, was … wenn du nicht arbeitest|musst, was … ausser arbeiten, spielst du … instrument, machst du sport
            """,
        keepsOne: """
            macht mir … spass, machen mir … spass, macht mich … glucklich, macht meinen|den kopf frei, halt mich gesund|am, rettet mich, \
            erdet mich, entspannt mich, tut mir … gut, ist mein … ruhepol|ausgleich|ding|hobby|steckenpferd, ist balsam, ist … meins, \
            macht … spass, ist|sind meine … leidenschaft|therapie|welt, ist|sind mein … alles|leben, ist|sind fur mich … meditation|therapie|entspannung|ausgleich|erholung|urlaub|gluck|grosste|yoga, ist|sind … balsam fur, ruiniert|ruinieren mich, holt|holen mich … runter
            """,
        keepsOther: """
            ist|sind sein|ihr … alles|leben|ding|hobby|steckenpferd, ist|sind seine|ihre … leidenschaft|welt, \
            macht ihm|ihr … spass
            """,
        asksHabit: """
            spielst du noch, machst du noch, gehst du noch, wie lauft das, wie lauft's mit, wie laufts mit, \
            wie lauft es mit, was macht das, was macht die, was macht der, was machen die, machst du noch viel, \
            machst du immer noch, spielst du immer noch, hast du noch, habt ihr noch, noch am, hast du mit, bist du noch beim, noch im
            """,
        thirdPersons: words("er sie ihm"),
        annoyances: words(
            "stau staus baustelle baustellen umleitung umleitungen verspatung verspatungen ausfall zugausfalle bahnstreik streik streiks parkplatzsuche strafzettel knollchen rechnungen mahnungen formulare papierkram amter behordengange behorde montage montag steuer steuern steuererklarung steuererklarungen warten regen burokratie uberstunden putzen bugeln abwasch wasche wecker nadeln schlange schlangen warteschleife warteschleifen schlange-stehen telefonkonferenzen telkos teams videocalls mails passworter drucker updates umzug umzuge kisten mucken wespen schnecken ratten schimmel laubblaser presslufthammer bohren larm nieselregen glatteis hitze pollen heuschnupfen migrane fieber erkaltung zahnarzt wurzelbehandlung klausuren hausaufgaben elternabend elternabende korrekturen betriebsfeier inventur spinnen stehen sitzen prufungen meetings"
        ),
        ownNews: [
            (
                .engagement,
                """
                hat ja gesagt, mir einen|nen … antrag, mir … heiratsantrag, \
                ich hab|habe|sagte ja gesagt|., hab|habe ja gesagt, ja gesagt .
                """
            ),
            (
                .separation,
                """
                hat|mich verlassen, hat|mit mir … schluss, \
                er|sie hat schluss gemacht, zwischen uns ist|war aus|schluss|vorbei, lass|lasse mich|uns scheiden, \
                aus zwischen|mit uns|ihm|ihr, hab|habe|bin mich … getrennt, hab|habe ihn|sie verlassen, \
                uns gibt's|gibts nicht mehr, es ist aus|vorbei ., aus und vorbei, bin wieder|jetzt solo|single
                """
            ),
            (
                .job,
                """
                ab … arbeite|arbeit ich bei|fur|als, ab … bin ich bei ^, \
                haben mich|mir … eingestellt|befordert|gekundigt|entlassen|genommen|ubernommen|zugesagt, \
                werde|wurde ubernommen|befordert|gekundigt|versetzt, \
                mich|mir … rausgeschmissen|rausgeworfen|gefeuert|entlassen|gekundigt|eingestellt|ubernommen|befordert|versetzt|zugesagt, \
                bin gekundigt|gefeuert|entlassen|befordert|eingestellt worden|., bin jetzt *leiterin, \
                bin jetzt *leiter, \
                bin|ab jetzt|nun chef|chefin|beamter|beamtin|lehrer|lehrerin|azubi|freiberuflich|freelancer|rentner|rentnerin|arztin|arzt|selbstandig, \
                ich wechsel|wechsle|wechsele … konkurrenz|firma|job|stelle|arbeitgeber|abteilung|branche, \
                werde ubernommen, hab|habe hingeschmissen|gekundigt, meine kundigung, \
                hab|habe den vertrag, bin eingestellt|angenommen|genommen
                """
            ),
            (
                .move,
                """
                habe|hab … wohnung|haus gefunden|gekauft, ziehe|zieh … um|aus|ein|nach|zusammen|zuruck|weg, \
                ziehen … um|zusammen, wohne jetzt|nun|ab, wohn jetzt|nun, \
                hab|haben|habe endlich ne|eine|n|ein|die wohnung|zimmer|haus|bude|wg, wohn|wohne|wohnen jetzt|nun|ab, \
                leb|lebe|leben jetzt|nun in
                """
            ),
            (.wedding, "wir heiraten, ich heirate, heiraten wir, heirate ich"),
            (
                .birth,
                """
                wir sind eltern|grosseltern ., \
                bin tante|onkel|oma|opa|papa|mama|vater|mutter|patentante|patenonkel geworden|., \
                mein|unser enkel|enkelkind ist da|geboren
                """
            ),
            (
                .health,
                """
                ich wurde|werde|bin … operiert, hab|habe grippe, \
                lieg|liege im krankenhaus|spital, \
                hab|habe mir … gebrochen|verstaucht|gerissen|gezerrt|verrenkt|geprellt|verbrannt|ausgekugelt
                """
            ),
        ],
        news: [
            (
                .death,
                """
                gestorben, verstorben, ist|sind tot, friedlich|heute|gestern|nacht eingeschlafen, beerdigung ist|war, \
                von uns gegangen, haben|habe|hat … verloren vater|mutter|oma|opa, mussten … einschlafern, eingeschlafert, \
                trauerfeier, nicht mehr unter uns, \
                haben|hat|habe … beerdigt|beigesetzt|eingeschlafert, mussten|musste … einschlafern, \
                oma|opa|papa|mama|vater|mutter|onkel|tante hat|haben es nicht geschafft|uberlebt, \
                wurde beigesetzt|beerdigt, \
                abschied genommen|nehmen von|von, hat|haben uns verlassen, \
                von uns gegangen, erlost worden, friedlich gegangen|entschlafen, entschlafen, eingeschlafen ., \
                regenbogenbrucke, uber die regenbogenbrucke
                """
            ),
            (
                .birth,
                """
                auf der|die welt, zur welt gekommen, geboren, \
                kind|baby|zwillinge|nachwuchs|madchen|bub|buben|junge|jungen|sohn|tochter|mädel|madel|kleine|kleinen|enkel|enkelkind ist|sind da|gekommen|gelandet, \
                kind|baby|zwillinge|nachwuchs|madchen|bub|buben|junge|jungen|sohn|tochter|mädel|madel|kleine|kleinen|enkel|enkelkind … ist|sind da, \
                entbunden, vater|mutter|mama|papa|oma|opa|tante|onkel|grosseltern|eltern geworden, \
                bin|sind|ist|bist jetzt … vater|mutter|mama|papa|oma|opa|tante|onkel, \
                ihr|sein|unser|ein|eine|das … kind|baby|zwillinge|nachwuchs|madchen|bub|buben|junge|jungen|sohn|tochter|mädel|madel|kleine|kleinen|enkel|enkelkind … bekommen|gekriegt, \
                nachwuchs bekommen, nachwuchs ist, \
                gramm schwer, wurde|ist|sind … geboren, mutter|mama und kind|baby, kaiserschnitt, \
                hat sein|ihr|ihre baby|kleine|kleines|zwillinge bekommen|gekriegt
                """
            ),
            (.engagement, "verlobt, heiratsantrag, antrag gemacht|bekommen, verlobung, hat ja gesagt"),
            (.wedding, "geheiratet, heiratet, heiraten, heirate, getraut ., frisch verheiratet, jawort"),
            (
                .separation,
                """
                haben|hat|habe|sind|ist|bin|lebe|leben|frisch|uns|sich … getrennt, trennen uns, trennt|trennen sich, \
                trennung, geschieden, scheidung, lassen uns scheiden, scheiden lassen, schluss gemacht, auseinander ., \
                auseinandergegangen, nicht mehr zusammen, wieder single, hat … verlassen, \
                hab|haben|hat|habe|sind|ist … getrennt, lasst|lassen sich scheiden, ehe ist|am aus|vorbei|ende, \
                sind auseinander|geschieden, auseinandergelebt, \
                nicht mehr|langer zusammen, auseinander gegangen|gelebt, beziehung ist|zu, verlassen ., \
                schluss ., hat|haben schluss, scheidung|scheidungspapiere
                """
            ),
            (
                .pregnancy,
                """
                schwanger, erwarte|erwarten|erwartet … kind|baby|zwillinge|nachwuchs|madchen|jungen|buben|enkelkind, \
                bekommt|bekommen|kriegt|kriegen|bekomme|krieg|kriege|kommt … baby|kind|zwillinge|nachwuchs|madchen|geschwisterchen, \
                anderen umstanden, nachwuchs unterwegs, baby ist|kommt unterwegs|im, \
                werde|werden|wird|wirst … oma|opa|vater|papa|mama|mutter|tante|onkel|eltern|grosseltern, im # monat, \
                schwangerschaft, \
                bin|ist in der # woche|ssw, # woche schwanger, # ssw, wird ein madchen|junge|bub, \
                bald|werden zu dritt|viert, nummer zwei|drei unterwegs|ist, \
                kriegt|kriegen|bekommen|bekommt nachwuchs
                """
            ),
            (
                .job,
                """
                neuen|neue|neuer|neuem … job|stelle|arbeit|arbeitsplatz|position|chef|arbeitgeber|anstellung|posten, \
                job|stelle|ausbildungsplatz|lehrstelle|ausbildungsstelle|vertrag|zusage|praktikum|praktikumsplatz|posten bekommen|gekriegt|gewechselt|verloren|gekundigt|angenommen|sicher|weg|gefunden|ergattert, \
                den job ., die stelle ., hab|habe|hat|haben den|die|nen|einen|ne … job|stelle|ausbildungsplatz|praktikumsplatz ., hab|habe|hat|haben den job|ausbildungsplatz bei|beim|in|im|als|am|an, hab|habe|hat|haben die stelle bei|beim|in|im|als|am|an, job|stelle … bekommen|gekriegt|angenommen, gekundigt, kundige, kundigung, befordert, beforderung, zusage bekommen, hab|habe|hat|haben die|ne|eine|meine zusage, zusage fur|vom|von|bei, entlassen ., \
                entlassen worden, fange|fang|fangt|fangen … als|bei … an, arbeite|arbeitet jetzt|nun|ab, \
                in|seit pension|rente|ruhestand|altersteilzeit, in die rente, selbststandig gemacht, \
                mache mich selbststandig, jetzt selbststandig, arbeitslos, letzter|letzten … arbeitstag, pensioniert, \
                pensionierung, \
                abteilungsleiter|abteilungsleiterin|teamleiter|teamleiterin|filialleiter|filialleiterin geworden, \
                meinen|seinen|ihren job verloren|gewechselt, firma gegrundet, \
                gehe|geht … in|auf pension|rente|elternzeit|ruhestand, ausbildung als|zum|zur, \
                wurde|wurden|worden entlassen|gefeuert|gekundigt|rausgeschmissen|pensioniert|befordert|versetzt, \
                vertrag|arbeitsvertrag|ausbildungsvertrag … unterschrieben|verlangert|unterzeichnet, \
                erster|ersten|letzter|letzten arbeitstag, umschulung angefangen|begonnen|fertig|zum|zur, \
                ausbildung angefangen|begonnen|fertig|abgebrochen|geschmissen, \
                lehre begonnen|angefangen|fertig|abgebrochen, in kurzarbeit|altersteilzeit, \
                job hingeschmissen|geschmissen|gekundigt, probezeit uberstanden|bestanden|rum, \
                eigene|eigenen|eigenes praxis|laden|firma|cafe|studio|kanzlei, \
                macht|mache sich|mich selbststandig|selbstandig, selbstandig gemacht, zusage von|fur|vom, \
                stelle als|bei, seit … rentner|rentnerin|pensionist|pensionistin, \
                neue firma|kollegen|kanzlei|praxis|klinik, bewerbung hat|geklappt, \
                hat geklappt mit … job|stelle, mich ubernommen, unbefristet, festanstellung, entfristet, verbeamtet, \
                beamtin|beamter geworden, kundigung|aufhebungsvertrag, \
                gefeuert, rausgeflogen, hingeschmissen
                """
            ),
            (
                .move,
                """
                umgezogen, umzug nach, zu meinem|meiner|ihrem|ihrer|seiner|seinem … gezogen, hergezogen, weggezogen, ausgezogen, eingezogen, zusammengezogen, ubersiedelt, \
                ziehe|ziehen|zieht|ziehst … um|aus|ein|zusammen|weg|zuruck, ziehe|ziehen|zieht … nach ^, \
                ziehe|ziehen|zieht nach, neue|neuen|neues|neuer … wohnung|haus|bude|wg|zuhause|heim|bleibe, \
                wohne|wohnen|wohnt jetzt|nun|ab|seit, jetzt wohne|wohnen|wohnt, \
                haus|wohnung|eigentumswohnung gekauft|gefunden|bekommen, schlussel … bekommen|abgeholt|ubergabe, \
                ausgewandert, wandern|wandert … aus, *wohnung gefunden|bekommen, \
                zieht|ziehen|ziehe ins|nach eigenheim|ausland, \
                zieht|ziehen|ziehe in|zu meine|seine|ihre|eine|ihrem|seinem|meinem|meiner|ihr|ihm, \
                nach ^ gezogen|umgezogen|ausgewandert, mietvertrag … unterschrieben|bekommen, \
                umzug geschafft|uberstanden, wir|ich haben|hab|habe die wohnung .
                """
            ),
            (
                .contactDetail,
                """
                \
                neue|neuen|neuer|andere|aktuelle|neues … adresse|nummer|handynummer|mailadresse|telefonnummer|anschrift|mail|emailadresse|email|handynr|nr|festnetznummer, \
                meine|unsere … nummer|adresse|handynummer|telefonnummer|anschrift|mailadresse|nr ist|lautet|hat|jetzt|andert, \
                nummer|adresse|handynummer|anschrift … geandert|gewechselt, erreichst|erreicht mich|uns … unter|auf|uber, \
                bin|sind … erreichbar unter|auf, unter # … erreichbar, adresse lautet, nummer lautet, nummer wechselt, \
                das ist meine … nummer, speicher … nummer, adresse ab, \
                alte|alten|alter nummer|adresse|handynummer|mail|mailadresse … nicht|weg|gesperrt|nimmer|loschen, \
                bin jetzt|ab|nun unter, hab|habe ne|eine|n neue|andere|neues nummer|handynummer|mail|adresse, \
                nummer … geandert|gewechselt
                """
            ),
            (
                .health,
                """
                allergisch, allergie, *allergie, allergien, allergikerin, allergiker, *intolerant, *intoleranz, \
                *unvertraglichkeit, zoliakie, operiert, operation, *operation, op am|war|hatte|gut, im krankenhaus, \
                ins krankenhaus, krankenhaus, im|ins spital, notaufnahme, gebrochen, verstaucht, gerissen, geprellt, \
                verrenkt, armbruch, beinbruch, knochenbruch, rippenbruch, schadelbruch, leistenbruch, bruch operiert, bandscheibenvorfall, kreuzbandriss, banderriss, muskelfaserriss, faserriss, sehnenriss, meniskusriss, achillessehnenriss, diagnose, diagnostiziert, \
                hab|habe|hat|haben|mit|liege|liegt|liegen … grippe|corona|covid|lungenentzundung|krebs|gehirnerschutterung|windpocken|scharlach|diabetes|asthma|migrane|gurtelrose|mandelentzundung|bronchitis|norovirus|borreliose|rheuma|arthrose, \
                positiv getestet, gips, an krucken, auf krucken, herzinfarkt, schlaganfall, hufte|knie … bekommen, blinddarm, \
                jetzt|bin|ist|lebe|lebt|seit|wurde|werde … vegan|vegetarisch|vegetarier|vegetarierin|veganerin|veganer|glutenfrei|laktosefrei|diabetiker|diabetikerin, \
                vertrage|vertragt|vertrag kein|keine|keinen, esse kein fleisch, aufgehort zu rauchen|trinken, \
                rauche nicht|nimmer, rauchfrei, krankgeschrieben, reha, chemo, geimpft gegen, \
                *grippe, *entzundung ., *infekt ., *vergiftung ., burnout, burn out, gesturzt, \
                bandscheibe, hexenschuss, horsturz, fehlgeburt, \
                hat|hatte|hab|habe einen|nen|n|leichten|schweren … schlaganfall|herzinfarkt|unfall|autounfall|bandscheibenvorfall|horsturz|zeckenbiss|sonnenstich, \
                intensivstation, quarantane, auf intensiv|reha|kur, ausgekugelt, \
                kreuzband|meniskus|leiste|mandeln|blinddarm|weisheitszahne|weisheitszahn … gerissen|raus|operiert|op|gezogen|rausbekommen, \
                #|zwei|drei|vier|funf|sechs monate|jahre|wochen|tage|jahr|jahren trocken|rauchfrei|clean|nuchtern, \
                krank geschrieben, \
                hat|hab|habe|haben|mit|liege|liegt … scharlach|masern|mumps|roteln|keuchhusten|influenza|angina|nierensteine|gallensteine|tinnitus|neurodermitis|demenz|alzheimer|parkinson|leukamie|tumor|heuschnupfen|epilepsie|adhs|multiple, \
                diabetiker|diabetikerin, herz|knie|huft op|operation, op gut|uberstanden|geschafft, \
                esse|trinke|ess|trink|isst|trinkt kein|keine|keinen … mehr
                """
            ),
            (
                .achievement,
                """
                bestanden, durchs examen, durchs abi, durch die prufung, abschluss geschafft|gemacht|in, *prufung geschafft, fuhrerschein geschafft|gemacht|bekommen, \
                fuhrerschein ., \
                abi|abitur|matura|bachelor|master|examen|staatsexamen|doktor|studium … geschafft|bestanden|gemacht|fertig|abgeschlossen|tasche, \
                studienplatz … bekommen, stipendium … bekommen, studienplatz ., \
                zusage|aufgenommen … uni|studium|studienplatz|medizin, \
                preis|pokal|medaille|turnier|meisterschaft|wettbewerb|finale|titel|gold|silber|rennen|wahl … gewonnen|geholt|bekommen, \
                meister|meisterin|doktor|weltmeister|staatsmeister|vereinsmeister|vereinsmeisterin geworden, promoviert, \
                doktorarbeit|masterarbeit|bachelorarbeit|diss|dissertation … abgegeben|fertig|verteidigt, \
                ersten|erster|zweiter|zweiten|dritten|dritter platz, platz eins|#, bestzeit, seepferdchen, durch die prufung, \
                marathon geschafft, freischwimmer, \
                fuhrerschein|prufung|abi|abitur|examen|test|matura|fahrprufung|theorie|klausur|jagdschein|bootsschein|tauchschein|motorradschein|quali … bestanden|geschafft, \
                *prufung bestanden, *schein bestanden|geschafft, \
                abi|abitur|matura|fuhrerschein|bachelor|master|doktor|diplom … gemacht|tasche|geschafft, \
                hat|habe|hab|haben den|ihren|seinen|meinen|einen bootsschein|jagdschein|segelschein|tauchschein|lappen|doktor|master|bachelor|studienplatz|ausbildungsplatz ., \
                aufgestiegen, aufstieg geschafft|perfekt, wir haben … gewonnen, \
                turnier|pokal|meisterschaft|spiel|wettbewerb|finale|pokalfinale … gewonnen, summa|magna cum laude, \
                mit auszeichnung, *arbeit abgegeben|verteidigt, thesis|diss|doktorarbeit abgegeben|fertig|verteidigt, \
                buch|roman|album|single erschienen|veroffentlicht, wird|wurde veroffentlicht|verlegt, \
                gelbe|gelber|gruner|blauer|brauner|schwarzer gurt, schwarzen gurt, gesellenprufung, gesellenbrief, \
                meisterbrief, eingeburgert, staatsburgerschaft, marathon gefinisht|geschafft, \
                habs|hab's|habe geschafft|bestanden, zwischenprufung, abschlussprufung, mit einser|bestnote, \
                bester|erster|erste|zweiter|dritter geworden, qualifiziert fur, \
                ins finale|halbfinale eingezogen|gekommen|geschafft, nominiert, \
                zugelassen, approbation, meisterschule|technikerschule, staatsexamen|physikum, \
                sprachb2 prufung, preis gewonnen, \
                sportabzeichen, meistertitel
                """
            ),
            (
                .promise,
                """
                ich schick, ich schicke, schicke ich, schick ich, ich bring, ich bringe, bring ich, bringe ich, ich rufe, \
                ich ruf dich|an|euch, ruf|rufe dich|euch … an, ich melde mich, melde mich, meld mich, ich uberweise, \
                uberweise|uberweis|schick|schicke|bring|bringe|sag|sage|geb|gebe|leih|leihe|besorg|besorge|druck|mail|maile dir|euch|ich|es|sie|ihn, \
                ich geb dir, ich gebe dir, ich sag dir, versprochen, verspreche, versprech, \
                kriegst|kriegste|bekommst du|es|morgen|die|das|nachste … zuruck|wieder, \
                geb|gebe|bring|bringe|zahl|zahle|schick|schicke|leihe|leih ich|es|sie|das dir|euch|morgen|heute, \
                ich geb|gebe|zahl|zahle|hol|hole|back|backe|koch|koche|besorge|besorg|druck|drucke|leih|leihe|schreib|schreibe|reserviere|mach|mache dir|dich|euch, \
                ich kummer|kummere mich, ehrenwort, hoch und heilig, ich denk|denke dran|daran, \
                mach|mache ich dir|euch|morgen|heute, wird erledigt, \
                verlass dich|drauf, kummer|kummere mich, \
                hol|hole dich|euch … ab, \
                ich helf|helfe dir|euch, ich sag's|sags|erzahl's niemandem|keinem, \
                ich vergess|vergesse es|das|dich nicht, kannst dich drauf, indianerehrenwort, ich versprech's, \
                versprech|verspreche ich|es|dir
                """
            ),
            (
                .pet,
                """
                haben|hab|habe jetzt|nun|endlich einen|eine|nen|ne|n|zwei … hund|hunde|katze|katzen|kater|welpen|welpe|kaninchen|hamster|pferd|pony|meerschweinchen|papagei|huhner|wellensittich|schildkrote, \
                hund|hunde|katze|katzen|kater|welpen|welpe|kaninchen|kitten|tierheimhund … adoptiert|geholt|gekauft|eingezogen|bekommen|aufgenommen|gerettet|gekriegt, \
                neuer|neuen|neue|neues … hund|katze|kater|welpe|welpen|kaninchen|hamster|pferd|haustier, \
                hund|katze|kater|welpe|welpen … tierheim|tierschutz
                """
            ),
        ],
        feasts: [
            ("silvester, sylvester, silvesterabend", .fixed(month: 12, day: 31)), ("neujahr", .fixed(month: 1, day: 1)),
            ("heiligabend, heilig abend", .fixed(month: 12, day: 24)),
            ("nikolaus, nikolaustag", .fixed(month: 12, day: 6)),
            ("karfreitag", .easter(-2)), ("ostersonntag", .easter(0)), ("ostermontag", .easter(1)),
            ("pfingstsonntag", .easter(49)),
            ("pfingstmontag", .easter(50)), ("rosenmontag", .easter(-48)), ("himmelfahrt, vatertag", .easter(39)),
            ("1 . advent, ersten advent", .advent(1)), ("2 . advent, zweiten advent", .advent(2)),
            ("3 . advent, dritten advent", .advent(3)), ("4 . advent, vierten advent", .advent(4)),
            ("valentinstag", .fixed(month: 2, day: 14)), ("muttertag", .nth(2, weekday: 7, month: 5)),
            ("tag der deutschen einheit", .fixed(month: 10, day: 3)), ("allerheiligen", .fixed(month: 11, day: 1)),
            ("martinstag, sankt martin", .fixed(month: 11, day: 11)), ("fronleichnam", .easter(60)),
            ("aschermittwoch", .easter(-46)), ("grundonnerstag", .easter(-3)),
            ("tag der arbeit", .fixed(month: 5, day: 1)),
            (
                "erster weihnachtstag, ersten weihnachtstag, erster weihnachtsfeiertag, ersten weihnachtsfeiertag, 1 . weihnachtstag, 1 . weihnachtsfeiertag, ersten feiertag, 1 . feiertag",
                .fixed(month: 12, day: 25)
            ),
            (
                "zweiter weihnachtstag, zweiten weihnachtstag, zweiter weihnachtsfeiertag, zweiten weihnachtsfeiertag, 2 . weihnachtstag, 2 . weihnachtsfeiertag, zweiten feiertag, 2 . feiertag, stephanstag, stefanitag",
                .fixed(month: 12, day: 26)
            ),
            (
                "dreikonig, dreikonige, heilige drei konige, heiligen drei konige, dreikonigstag",
                .fixed(month: 1, day: 6)
            ),
            ("maria himmelfahrt", .fixed(month: 8, day: 15)),
            ("bundesfeier, bundesfeiertag", .fixed(month: 8, day: 1)),
            ("reformationstag", .fixed(month: 10, day: 31)),
            ("allerseelen", .fixed(month: 11, day: 2)),
            ("faschingsdienstag, fastnachtsdienstag, veilchendienstag", .easter(-47)),
            ("weiberfastnacht, altweiber", .easter(-52)),
            ("palmsonntag", .easter(-7)),
            ("karsamstag, ostersamstag", .easter(-1)),
            ("walpurgisnacht", .fixed(month: 4, day: 30)),
            ("maifeiertag", .fixed(month: 5, day: 1)),
            ("nikolausabend", .fixed(month: 12, day: 5)),
            ("weltfrauentag, frauentag", .fixed(month: 3, day: 8)),
            ("neujahrstag, neujahrsmorgen", .fixed(month: 1, day: 1)),
            ("christi himmelfahrt, auffahrt", .easter(39)),
            ("pfingstsamstag", .easter(48)),
            ("st . martin", .fixed(month: 11, day: 11)),
            ("grundonnerstag", .easter(-3)),
            ("1 . mai-feiertag", .fixed(month: 5, day: 1)),
        ],
        works: "gesehen, gelesen, gehort, film, lied, song, serie, buch, album, roman, folge, schauen, lesen, horen",
        but: words("aber weil doch"),
        another: words("noch"),
        wishing: words("endlich schonen schones schone frohen frohe frohliche"),
        wishingAtHead: [],
        haveA: "hab einen",
        today: words("heute"),
        asksOfToday: words("wie was wer"),
        asksOtherwise: words("ware"),
        workKinds: "song, film, lied, buch, album, roman, serie, gesehen, gelesen, gehort",
        workArticles: words("den das der die"),
        asking: words("fragen sagen wissen"),
        usual: words("ublichen ublicher ubliche ubliches"),
        postponed: words(
            """
            verschoben verlegt vertagt vorverlegt vorgezogen umgelegt verlangert umgebucht
            """),
        selves: words("ich bin hab habe er sie ist"),
        together: words("ich wir uns mich"),
        first: words(
            "ich wir mein meine meinen meiner meinem unser unsere unseren unserer unserem bin hab habe mir mich uns"),
        second: words("du dein deine deinen ihr euer eure"),
        third: words("er sie sein seine seinen seiner ihre ihren ihr"),
        own: words("mein meine meiner meinen meinem"),
        theirs: words("seine sein ihre seiner seinen ihren ihrem seinem"),
        others: words("er"),
        youSubjects: words("du ihr"),
        toldVerbs: words("hast fliegst fahrst gehst kommst startest"),
        actorVerbs: words("hat kommt fliegt wird fahrt landet"),
        ofWords: words("von vom"),
        companions: words("mit bei von zu und"),
        durationNouns: words(
            "weile stunden tage tagen wochen monate monaten jahre jahren ewig ewigkeiten lange woche monat jahr"),
        durationLeads: words("eine einen so viele zwei drei einige ein einem"),
        lifeless: words(
            "handy akku auto rechner laptop computer fahrrad rad fernseher internet wlan pflanze pflanzen app server kuhlschrank heizung drucker bildschirm baum motor waschmaschine"
        ),
        linking: words("ist wurde hat gerade endlich"),
        notNews: words(
            "wenn falls getraumt traumte uberlege uberlegen nicht nie niemals fast beinahe gluckwunsch gratuliere hatte ware wurde hoffe hoffen hoffentlich vielleicht kein keine keinen bevor"
        ),
        traits: [.capitalisedNouns, .dottedOrdinals, .distanceBehindDay, .predicateBehindDay],
        likings: .verbSecond,
        dayPrepositions: ["am"],
        dayArticles: [],
        recurringArticles: [],
        ownRelativeDays: [],
        relativeDayPhrases: [],
        ownDistanceBack: ["vor"],
        ownHourLeads: [],
        hourArticles: [],
        minutesBehindHour: [],
        minuteNumerals: [:],
        tens: [:],
        ambiguousWeekdays: [:],
        weekdayLetters: ["mo": 1, "di": 2, "mi": 3, "do": 4, "fr": 5, "sa": 6, "so": 7],
        verbMonths: [],
        participles: (prefix: "ge", ends: ["t", "en"], alone: ["iert"]),
        contractedVerb: "",
        genitiveEnd: "s",
        gists: [
            ("flieg", "Flug"), ("komm", "Besuch"), ("besuch", "Besuch"), ("heirat", "Hochzeit"), ("fahr", "Fahrt"),
            ("trifft", "Treffen"), ("treff", "Treffen"), ("feier", "Feier"), ("grillier", "Grillen"),
            ("grill", "Grillen"), ("zieh", "Umzug"),
            ("land", "Landung"), ("operier", "OP"), ("reis", "Reise"), ("hol", "Abholen"), ("abhol", "Abholen"),
            ("aufpass", "Aufpassen"), ("babysit", "Babysitten"),
        ],
        gistPhrases: [
            ("telefonieren, telefonierst, telefoniert", "Telefonat"),
            ("noch verabredet, wir verabredet, verabredet", "Treffen"),
            ("gefeiert wird, wird gefeiert, gefeiert", "Feier"),
            ("mittag essen, zu mittag essen", "Mittagessen"),
            (
                "spazieren gehen, spazieren zu gehen, gehen spazieren, geht spazieren, gehen wir spazieren",
                "Spaziergang"
            ),
            ("essen gehen, essen zu gehen, geht essen, gehen essen, gehen wir essen", "Essen"),
            ("proben wir, wir proben", "Probe"),
            ("trainieren wir, wir trainieren", "Training"),
            (
                "heiratet, wir heiraten, ich heirate, traut sich, trauen sich, sich trauen, den bund furs leben, gibt das jawort, geben sich das jawort, unter die haube",
                "Hochzeit"
            ),
        ],
        separableGists: [
            ("fang", "an", "Start"), ("ruf", "an", "Anruf"), ("komm", "an", "Ankunft"), ("fahr", "ab", "Abfahrt"),
            ("fahr", "los", "Abfahrt"), ("fahr", "hin", "Fahrt"),
            ("komm", "zuruck", "Rückkehr"),
            ("komm", "heim", "Rückkehr"), ("flieg", "zuruck", "Rückflug"), ("flieg", "ab", "Abflug"),
            ("zieh", "um", "Umzug"),
            ("zieh", "ein", "Einzug"), ("zieh", "aus", "Auszug"),
        ],
        journeys: ["Flug", "Fahrt", "Reise"],
        visit: "Besuch", visitTo: "Besuch bei",
        table: "Tisch",
        pastimeInfinitives: [
            "esse": "essen", "isst": "essen", "essen": "essen",
            "trinke": "trinken", "trinkt": "trinken", "trinken": "trinken",
            "hore": "hören", "hort": "hören", "horen": "hören",
            "spiele": "spielen", "spielt": "spielen", "spielen": "spielen",
            "lese": "lesen", "liest": "lesen", "lesen": "lesen",
            "koche": "kochen", "kocht": "kochen", "kochen": "kochen",
            "backe": "backen", "backt": "backen", "backen": "backen",
            "tanze": "tanzen", "tanzt": "tanzen", "tanzen": "tanzen",
            "singe": "singen", "singt": "singen", "singen": "singen",
            "male": "malen", "malt": "malen", "malen": "malen",
            "wandere": "wandern", "wandert": "wandern", "wandern": "wandern",
            "reise": "reisen", "reist": "reisen", "reisen": "reisen",
            "schwimme": "schwimmen", "schwimmt": "schwimmen", "schwimmen": "schwimmen",
            "laufe": "laufen", "lauft": "laufen", "laufen": "laufen",
            "fotografiere": "fotografieren", "fotografiert": "fotografieren", "fotografieren": "fotografieren",
            "gartnere": "gärtnern", "gartnert": "gärtnern", "gartnern": "gärtnern",
            "stricke": "stricken", "strickt": "stricken", "stricken": "stricken",
            "klettere": "klettern", "klettert": "klettern", "klettern": "klettern",
            "segle": "segeln", "segelt": "segeln", "segeln": "segeln",
            "jogge": "joggen", "joggt": "joggen", "joggen": "joggen",
            "surfe": "surfen", "surft": "surfen", "surfen": "surfen",
            "zeichne": "zeichnen", "zeichnet": "zeichnen", "zeichnen": "zeichnen",
            "nahe": "nähen", "naht": "nähen", "nahen": "nähen",
            "bastle": "basteln", "bastelt": "basteln", "basteln": "basteln",
            "sammle": "sammeln", "sammelt": "sammeln", "sammeln": "sammeln",
            "tauche": "tauchen", "taucht": "tauchen", "tauchen": "tauchen",
            "angle": "angeln", "angelt": "angeln", "angeln": "angeln",
            "puzzle": "puzzeln", "puzzelt": "puzzeln", "puzzeln": "puzzeln",
            "bouldere": "bouldern", "bouldert": "bouldern", "bouldern": "bouldern",
            "grille": "grillen", "grillt": "grillen", "grillen": "grillen",
        ],
        hobbyVerbs: forms(
            """
            töpfern: topfere topfer topfert
            schnitzen: schnitze schnitz schnitzt
            häkeln: hakle hakel hakelt
            stricken: stricke strick strickt
            sticken: sticke stickt
            nähen: nahe naht
            weben: webe webt
            klöppeln: kloppel kloppelt
            filzen: filze filzt
            drechseln: drechsle drechsel drechselt
            basteln: bastle bastel bastelt
            imkern: imkere imker imkert
            gärtnern: gartnere gartnert
            garteln: gartel gartelt
            bouldern: bouldere boulder bouldert
            klettern: klettere kletter klettert
            segeln: segle segel segelt
            rudern: rudere ruder rudert
            surfen: surfe surft
            angeln: angle angel angelt
            musizieren: musiziere musiziert
            jonglieren: jongliere jongliert
            zaubern: zaubere zaubert
            fechten: fechte ficht
            turnen: turne turnt
            malen: male malt
            zeichnen: zeichne zeichnet
            fotografieren: fotografiere fotografiert
            wandern: wandere wander wandert
            tauchen: tauche taucht
            reiten: reite reitet
            schauspielern: schauspielere
            jodeln: jodle jodelt
            zocken: zocke zock zockt
            radeln: radel radle radelt
            """),
        cues: germanDates.joined(germanPlans, germanLikings, germanPeople))
}

/// Days and hours.
private let germanDates: [Cue: String] = [
    .shortTitle: "dr, prof, hr, fr, frl",
    .recalls: "kommen sollen, dabei sein sollen, weisst du noch, erinnerst du dich, wisst ihr noch",
    .askedAgain: "nochmal, noch mal, gleich noch, noch gleich",
    // hours
    .hourLead: "zwischen, um, gegen, ab, bis",
    .hourHedge: "punkt",
    .hourProposal: "wie ware es mit, wie ware's mit, wie war's mit, sagen wir, wie ist es mit",
    .agreesToHour: """
    passt, passt mir, geht, klappt, ist gut, ist super, ist ok, ist perfekt, wurde passen, wurde gehen, \
    ware besser, war besser, war mir lieber, war gut, war super, ware gut, ware super, ware mir lieber, passt besser, ist besser
    """,
    .dayTurning: """
    wurde, wird grad, wird gerade, ist grad, ist gerade, ist mir, ist jetzt, ist total, ist komplett, ist auf arbeit, ist in der arbeit, \
    ist auf der arbeit, ist im buro, ist voll mit
    """,
    .easyYes: "kein ding, kein problem, kein thema, passt schon",
    .soleYes: "ich, wir, mega, nice, safe, dito, selbe",
    .vagueDoing: """
    gehen, kommen, machen, treffen, sehen, arbeiten, haben, sein, werden, konnen, mussen, wollen, sollen, passen, klappen, melden, sagen, schauen, \
    reden, bleiben, geben, nehmen, bringen, lassen, fahren, schlafen, aufstehen, aufwachen, frei, zeit, leider, bestimmt, vielleicht, hoffentlich, wahrscheinlich, wirklich, \
    jemand, alle, beide, zusammen, allein, wieder, spater, fruher, morgens, abends, schlecht, stressig, voll, dicht, unmoglich, perfekt, ruhig, alles, \
    irgendwann, ausnahmsweise, bitte, endlich, unbedingt, lieber, nochmal, definitiv, spontan, kurz, lang, lange, ganz, gar, mal, nix, nichts, dabei, \
    vllt, vlt, evtl, ca, da, hier, dort, weg, daheim, zuhause, unterwegs
    """,
    .startingAt: "bei",
    .dueAlone: "fallig, muss, mussen, erscheint",
    .comesOut: "das kommt, die kommen",
    .comesOutAlone: "kommt, kommen",
    .besideDue: "noch, nicht, ist, sind, bis, spatestens, weg, fertig, sein, raus, es, das, die, der, am, zum, wird",
    .wantedOfUs: "braucht, brauchen, verlangt, verlangen, erwartet, erwarten, will, mochte, benotigt",
    .expected: "erwartet, fallig, benotigt",
    .handingIn:
        "abgeben, einreichen, abschicken, einsenden, einschicken, zahlen, bezahlen, uberweisen, anmelden, zuruckschicken, zuruckgeben, kundigen",
    .umlautVerb: "fahrt, lauft",
    .seesToIt:
        "mach ich, mache ich, das mach ich, ich mach das, ich mach's, ich mache es, erledige ich, erledig ich, ich erledige das",
    .verdictLink: "zu, zum, zur",
    .togetherSubject: "wir",
    .joiningVerb: "komm, kommst, kommt, geh, gehst, mitkommen",
    .backAgain: "zuruck, daheim, wieder, da",
    .planChange:
        "umplanen, umdisponieren, plananderung, hat sich was verschoben, was dazwischengekommen, was dazwischen gekommen",
    .dayModal: "ginge, ware, wurde, passt, geht",
    .dropping: """
    dann lass ichs, dann lass ich es, dann lass ichs auch, dann lass ich es auch, dann lassen wirs, lass ichs, \
    lassen wir's, lassen wirs, lassen wir es, lassen wir das, lassen wir lieber, lassen wir's lieber, lassen wirs lieber, lassen wir es lieber, \
    das lassen wir mal, das lassen wir lieber, lassen wir das lieber, lass lieber, lass ma, lass mal lieber, vergiss es, vergessen wir's, vergessen wirs, vergessen wir es, lassen wir's halt, dann halt nicht, dann eben nicht, \
    lass es lieber, lassen wir's gut sein
    """,
    .someplace: "irgendwo, irgendwohin, wo",
    .thingInstead: """
    stattdessen, lieber, eher, oder lieber, oder doch, doch lieber, wie wars mit, wie ware es mit, wie ware, bin eher fur, ware eher fur
    """,
    .reserving: "reserviert, gebucht",
    .locativeArticle: "der, dem, meiner, deiner, unserer, eurer, meinem, deinem, unserem",
    .helpingVerb: "helfen, hilfst, helft, hilft, hilfe, helfe",
    .helpedDoing: "beim",
    .occasionPreposition: "zum, zur",
    .requestOfOther: "kannst du, kannst du mir, konntest du, konnt ihr, konntet ihr, wurdest du, magst du mir",
    .luckWish: "die daumen, daumen, ganz fest die daumen",
    .refusedTask: """
    mitbringen, bringen, zahlen, kochen, backen, fahren, helfen, kaufen, finden, erinnern, warten, buchen, bestellen
    """,
    .noLonger: "nicht mehr, nimmer",
    .closedState: "geschlossen, ruhetag, schliesst, hat zu, haben zu, ist zu, sind zu",
    .ratherNot: "lieber nicht, besser nicht, eher nicht",
    .newDayLead: "neuer termin, neues datum, ersatztermin, neuer liefertermin, neuer zustelltermin",
    .takenBackTail: "mehr, doch, leider, kommen, heute, dabei, sein, mit, sorry, hin, gehen",
    .tellLead: "sag ihr, sag ihm, sag ihnen, sag mama, sag papa, sag denen, ich sag ihr, ich sag ihm",
    .noGoal: "bett",
    .nothingOn: "frei, nichts, nix",
    .hereAdverb: "da, hier, vorbei",
    .journeyNoun: "ausflug, klassenfahrt, exkursion, tagesausflug, wandertag",
    .both: "beides, beide, alles beides",
    .neither: "weder noch, keins von beiden, keiner von beiden, keinen von beiden, beides nicht, beide nicht",
    .tooMuch: "zu",
    .vagueHour: "als erstes, gleich als erstes, nachster freier termin",
    .droppedAlone: "gestrichen, gekippt, gecancelt",
    .newOne:
        "neuer termin ist, neuer termin, ersatztermin ist, ersatztermin, der neue ist, der neue termin ist, der am, die am, das am, jetzt ist es, jetzt ist's",
    .oneMore: "auch, auch noch, auch wieder",
    .persuaded: "uberredet, na gut, du hast gewonnen, also gut, na schon, ja gut, ok uberredet, dann doch",
    .unavailable: """
    da bin ich schon, da sind wir schon, da hab ich schon, da habe ich schon, da haben wir schon, windpocken, masern, sitzen fest, bin platt, liege flach, lieg flach, hab dienst, habe dienst, haben gaste, muss lernen, musst lernen, am lernen, \
    fur die prufung lernen, ziehen um, ziehe um, ist viel los, total so platt, vollig platt, echt platt, platt, fix und fertig, \
    total fertig, k.o, im eimer, erschopft, hundemude, todmude, zu mude, so mude, total mude, urlaubsreif, erkaltet, grippe, fieber, \
    magen-darm, kopfschmerzen, migrane, halsschmerzen, bandscheibe, im bett, krankgeschrieben, verkatert, pleite, knapp bei kasse, \
    kein geld, klamm, abgebrannt, nachtschicht, spatschicht, fruhschicht, bereitschaft, rufbereitschaft, klausur, klausuren, \
    klausurenphase, prufungsphase, hausarrest, land unter, viel zu tun, viel um die ohren, zu viel los, im stress, zugeschuttet, \
    haben besuch, hab besuch, habe besuch, kriegen besuch, bekommen besuch, besuch da, zu besuch, schwiegereltern, schwiegermutter, \
    im urlaub, in urlaub, dienstlich unterwegs, geschaftlich unterwegs, beruflich unterwegs, auf geschaftsreise, verreist, verplant, auf dienstreise, auf fortbildung, auf montage, im ausland, nicht in der stadt, \
    ausser landes, nicht im lande, schon verabredet, schon zugesagt, schon versprochen, verpflichtet, kein babysitter, \
    keinen babysitter, die kinder allein, keine betreuung, ausschlafen, fruh ins bett, fruh raus, daheim bleiben, zuhause bleiben, \
    zu hause bleiben, kein auto, auto kaputt, in der werkstatt, im krankenhaus, quarantane, auf reha, frisch operiert, eingespannt, \
    ausgelastet, bei meinen eltern, bei meinen schwiegereltern, bei meiner mutter, bei meinem vater, familienfeier, familientreffen, \
    elternabend, auf hochzeit, auf einer hochzeit, arbeite ich, arbeiten wir, darf nicht
    """,
    .lateAnswer: """
    zu spat, spate, spat, erst jetzt, gerade erst, grad erst, jetzt erst, verpasst, storung, wegen gestern, wegen vorhin
    """,
    .anotherTime: "ein andermal, ein anderes mal, nachstes mal",
    .infinitiveParticle: "zu",
    .ownArrival: "bin, werde, komme, komm",
    .timeBehindTitle: "nach, vor",
    .matterPreposition: "wegen",
    .matterRequest: "angebot fur, kostenvoranschlag fur, termin fur",
    .aboutNoun: "uber, zu",
    .existential: "es gibt",
    .ride: "mitfahrgelegenheit",
    .nounWithHost: "termin, besuch",
    .hostPreposition: "bei, beim",
    .nounWithPurpose: "frist, abgabe, termin, bewerbung, karten",
    .purposePreposition: "fur",
    .verbParticle: "ab, an, auf, aus, ein, mit, vor, weg, vorbei, durch, zusammen, fertig",
    .returnParticle: "zuruck, heim",
    .please: "bitte",
    .remindingVerb: "vergiss, vergesst, denk, denkt",
    .whereabouts: "stadt, gegend, buro, nahe, land",
    .asksIfKnown: "kennst du, kennt ihr, kennste",
    .closedWord: "geschlossen, zu",
    .openingHours: "erreichbar, telefonisch, geoffnet, offen, offnungszeiten, wir servieren, sprechzeiten",
    .causalLead: "wegen, aufgrund, dank",
    .causalJoint: "weil, denn, da",
    .asksForNo: "also nein, also nicht, heisst das nein, ist das ein nein, also kommst du nicht",
    .consoling: """
    macht nichts, macht nix, och, kein ding, schade, zu schade, sehr schade, och schade, nachstes mal, ein andermal, ein anderes mal, dann ein andermal, gute besserung, \
    erhol dich, ruh dich aus, kurier dich aus, vielleicht nachstes, werd gesund, wir holen das nach, holen wir nach, dann nachstes
    """,
    .hasToBe: """
    sein muss, sein mussen, vorliegen muss, vorliegen mussen, muss da sein, muss fertig sein, fertig sein muss, da sein muss, \
    eingehen muss, ankommen muss, eingereicht sein, abgegeben sein, bezahlt sein, uberwiesen sein
    """,
    .politeWish: """
    ich wurde ja, ich wurde gern, ich wurde gerne, wurde gern, wurde gerne, wurde ja gern, normalerweise ja, \
    normal schon, eigentlich gern, eigentlich gerne, eigentlich ja
    """,
    .thanksForOffer: "lieb, lieb von euch, nett, danke",
    .asksFreeHead: "hast du, habt ihr, hattest du, hattet ihr",
    .asksFreeTail: "zeit, lust, frei",
    .inviting: """
    wenn du magst, wenn du willst, wenn du lust hast, wenn ihr mogt, wenn ihr wollt, falls du magst, falls du lust hast, sag dass du kommst, \
    bist eingeladen, seid eingeladen, komm doch, kommt doch, kommst du, kommt ihr, kommst mit, komm mit, kommt mit, seid willkommen, bist willkommen, \
    magst mitkommen, wollt ihr mit, willst du mit, willst mit, schau vorbei, schaut vorbei, herzlich eingeladen, wer kommt mit, uhr moglich, ware moglich
    """,
    .hourOffering: "hatten, hatte, haben, habe, wir, ich, noch, was, etwas, frei",
    .hourProposing: """
    konnen, kann, konnten, konnte, wir, machen, mach, mache, macht, geht, ginge, ging, auch, lieber, eher, erst, wie, ware, war, \
    wars, war's, es, mit, sagen, schaff, schaffs, schaff's, schaffe, komm, komme, bin, gegen, vielleicht, nehmen, dann, wird, bei, mir, uns
    """,
    .hourWish: "ware besser, lieber, besser, eher, ware mir, war mir, wurde mir",
    .earlierOfTwo:
        "der fruhere, den fruheren, der erste, den ersten, die fruhere, die erste, fruher, fruhere, fruheren, erste, ersten",
    .laterOfTwo:
        "der spatere, den spateren, der zweite, den zweiten, die spatere, die zweite, spater, spatere, spateren, zweite, zweiten",
    .laterHour: "spater, nach hinten",
    .anHour: "eine stunde, ne stunde",
    .halfAnHour: "eine halbe stunde, ne halbe stunde, halbe stunde",
    .quarterOfAnHour: "eine viertelstunde, ne viertelstunde, viertelstunde",
    .minuteUnit: "minuten, minute, min",
    .hourLength: "stunden, stunde, std",
    .hourAnnouncement: "abfahrt, treffpunkt, anpfiff, start, beginn, einlass",
    .clockWord: "uhr",
    .behindFourFigures: "uhr",
    .afterDay: """
    in, so, will, um, ab, mit, und, oder, bei, zum, zur, geht, passt, ist, war, habe, hat, haben, ich, wir, du, er, \
    sie, es, im, abends, nachmittags, mittags, fruh, abend, gegen, auch, noch, dann, bitte, kommt, kommst, wird, \
    wurde, sind, kann, kannst, hast, zwischen, nach, vor, an, am, statt, aber, weil, denn, wenn, falls, ob, sonst, \
    lieber, doch, schon, erst, nur, leider, ginge, ware, hatte, fallt, findet, beginnt, kann's, muss, soll, mag, \
    nicht, von, vom, bis, fur, da, bin, machen, treffen, beim, vorm, hinterm, ums, ans, aufm, neben, gegenuber, direkt, punktlich, wieder, \
    klappt, konnte, wollen, gehen, danke, sorry, nein, ja
    """,
    .behindAmount: "pro, je, mehr, weniger, von, zu, uber, unter, das, die, der, prozent, punkte, schnitt, mal, extra",
    .hourRange: "bis",
    .hourRangeLead: "von, zwischen",
    .openEnd: "spat, open",
    .inTheEvening: "abends, nachmittags",
    .inTheMorning: "morgens, vormittags, fruh",
    .beforeRatio: "gewonnen, verloren, endstand, spielstand, halbzeitstand",
    .behindRatio: "hinten, vorne, gewonnen, verloren, gefuhrt, ruckstand, vorsprung",
    .atHour: "um",
    .behindHour: "uhr, los, da, vor, statt, hier, treffen, essen, abholen",
    .dayWordAhead: "am",
    // hours in words
    .midnight: "mitternacht",
    .halfTo: "halb",
    .threeQuartersTo: "dreiviertel, drei viertel",
    .quarterBy: "viertel",
    .quarterPreposition: "nach, vor",
    .beforeDistance: "vor",
    .clockWordBehindNumeral: "uhr",
    .atNumeral: "ab, gegen, punkt, um",
    .articleNumeral: "ein, eine, einem, einer",
    // days
    .monthEndLead: "bis, zum",
    .monthLead: "im, anfang, mitte, ende",
    .endOfThisMonth: "ende des monats, ende diesen monats, ende dieses monats, monatsende",
    .endOfNextMonth: "ende nachsten monats, ende des nachsten monats",
    .endOfMonth: "ende",
    .monthOfWeekday: "im, vom",
    .ofThisMonth: "im monat, des monats, diesen monat, in diesem monat",
    .ofNextMonth: "im nachsten monat, nachsten monat, des nachsten monats, nachsten monats",
    .lastOfMonth: "letzten, letzter, letzte",
    .laterToday: "nachher",
    .weekAfterNext: "ubernachste woche",
    .onDay: "am",
    .inPreposition: "in",
    .tomorrowOrGreeting: "morgen",
    .morningNounLead: "guten, jeden, am, den, diesen, der, einen, schonen, gestern, heute, moin, ein",
    .inDistance: "in",
    .oneUnit: "einem",
    .monthOrYear: "jahr, monat",
    .orUnit: "oder",
    .year: "jahr",
    .shiftLead: "um",
    .shiftEarlier: "nach vorn, nach vorne, vor, vorziehen, vorgezogen, vorverlegen, vorverlegt, eher, fruher",
    .forever: "ab jetzt, ab sofort, von jetzt an, fur immer, endgultig, dauerhaft",
    .dayUnit: "tag, tage, tagen",
    .weekUnit: "woche, wochen",
    .toDayOfMonth: "auf",
    .onDayOfMonth: "am, vom, zum",
    .dayPredicate: "ist, war, geht, ginge, passt, ware, wird",
    .dayAsSubject: "der",
    .articleOfDay: "den",
    // weekdays
    .nextWeek: "nachste woche, nachster woche",
    .nextWeekend: "nachstes wochenende, nachsten wochenende",
    .wholeWeek:
        "diese woche, dieses wochenende, am wochenende, nachste woche, nachstes wochenende, am nachsten wochenende, am we",
    .lastBehindDay: "letzte woche",
    .comingDay: "kommenden",
    .lastDay: "letzten, letzter, vergangenen, vorigen",
    .thisDay: "diesen",
    .dayAfterNext: "ubernachsten, ubernachster",
    .nextDay: "nachsten, nachster",
    .lastYear: "letztes jahr, letzten jahres",
    .nextYear: "nachsten jahres, nachstes jahr",
    .followingDay: "darauffolgenden, folgenden",
    .weekdayAfter: "darauf, drauf, danach",
    .praisesWhatWas: """
    gut gespielt, super gespielt, toll gespielt, stark gespielt, gute arbeit, gut gemacht, super gemacht, was fur ein spiel, starkes spiel
    """,
    .cryOfJoy: "wie schon, wie toll, wie suss, wie lieb, wie geil, wie cool, wie gut",
    .praise: "tolles, toller, tolle, schones, schoner, schone, leckeres",
    .besidePlace: "neben, hinter, gegenuber",
    .wasToBe: "sollte erst, sollte ja",
    .wasPlanned: "war, waren",
    .countedTimes: "mal",
    .thinksItIs: """
    ist das nicht, ist es nicht, ist das nicht am, ist es nicht am, ists nicht am, war das nicht am
    """,
    .onThatDay: "da",
    .whichOrThat: "welchen, dem, jedem",
    .arrivesOrGoes: "kommt, geht, beginnt, startet, endet, fliegt, fahrt, landet",
    .goesAlone: "kommt, geht",
    .quarterToAlone: "viertel vor",
    .quarterPastAlone: "viertel nach",
    .thoughtItWas: "war das nicht, war es nicht, wars nicht, war der nicht, war die nicht",
    .wholeDayNoun: "geburtstag, tag, arbeitstag, hochzeitstag, jahrestag",
    .jokedAllergy: "smalltalk, arbeit, dummheit, stress, menschen, sport, putzen, meetings, fruhaufstehen",
    .guessWho: "rate mal wer, rat mal wer, ratet mal wer",
    .tellsByAsking: """
    hab ich dir erzahlt, habe ich dir erzahlt, hab ich schon erzahlt, hast du gehort, hast du schon gehort, weisst du schon, wusstest du
    """,
    .pleaseBehind: "bitte",
    .kickOff: "anpfiff, beginn",
    .startNoun: "beginn, anpfiff, einlass",
    .noBehind: "also nein, also eher nicht, von daher nein, also leider nein",
    .asksWho: "wer ist, wer ist denn",
    .besideVerb: "sie, die, mir, uns, dir, euch, ihm, ihr, ihnen",
    .oneself: "uns, mir",
    .tooSoonOrLate: "fruher, spater, zu",
    .atMost: "max, maximal, hochstens",
    .weekdayBefore: "davor, zuvor, vorher",
    .nextOne: "den nachsten, nachsten, am nachsten, den danach, am danach, den darauf, den darauffolgenden",
    .dayPartEnding: "vormittag, nachmittag, mittag, abend, morgen, nacht, fruh",
    .intended:
        "meine idee, die idee, sollte, sollten, war, waren, gedacht an, dachte an, dachten an, vorgeschlagen, geplant war, war geplant, im gesprach",
    .topicTail: "danach, hinterher, nachher, dann, trotzdem, stattdessen, vielleicht, halt",
    .sayingVerb: "sagt, meint, sagte, meinte, will",
    .publicHoliday: "feiertag, bruckentag",
    .makeTail: "draus, daraus",
    .makeVerb: "mach, macht, machen",
    .hadOnDay: "zeit, lust, bock, luft",
    .jointly: "zusammen, gemeinsam",
    .shortened: "ca, evtl, bzw, vllt",
    .statesWeekday: "das ist ein, ist das ein, ist doch ein, ist ein, ist einen",
    .partOfDay: "abend, morgen, fruh, mittag, nachmittag, vormittag, nacht, abends, nachmittags, mittags, morgens",
    .butRather: "sondern",
    .beforeDayLetters: "ab, am, bis, diesen, kommenden, letzten, nachsten, mir, dir, uns, euch",
    .behindDayAtHead:
        "gut, super, ware, muss, bin, hab, habe, kann, geht, passt, arbeite, haben, mussen, konnen, sind, ginge",
    .behindDayLetters: "ab, gegen, um",
    .beforeNickname: "mit, von, fur, bei, hat, ist, und, kommt, meint, sagt, will, fragt, ruft",
    .behindNickname: "kommt, hat, meint, sagt, fragt, will, ruft, und",
    .dayLettersSuit: "geht, ginge, is, ist, klappt, passt, ware, war",
    .suitsHow:
        "auch, besser, blod, doof, eher, gut, leider, mies, nich, nicht, nie, ok, perfekt, schlecht, super, voll",
    .smallDayLead:
        "verschoben auf, verlegt auf, kann, konnte, lieber, oder, also, eher, dann, du, ihr, wir, wars, woche, und",
    .smallDayTail:
        "nich, nicht, ned, net, leider, geht, passt, klappt, oder, auch, in, ins, mit, wieder, zu, zum, zur",
    .smallDayLast: "was",
    .ambiguousDayLetters: "so",
    .sureDayLetters: "sa, fr, mo, do",
    .beforeNoLetters: "to, von, der, die, das, den",
    .ifPossible: "wenn, falls, ware, ginge",
    .recurring: "jeden",
    .nameBeforeDay: "herr, herrn, frau, familie, doktor, super",
    .articleBehindDay: "dem, den, der",
    // days of a month
    .articleBeforeMonthDay: "den",
    .articleInRange: "den, zum",
    .streetNoun: "str, strasse",
    .betweenDays: "bis, und",
    // dates in figures
    .beforeFigures: "kapitel, nr, punkt, seite",
    .atBehindDate: "um",
    .hourMarkBehindFigures: "h, uhr",
    .dateLead: "am, vom, bis, ab, zum, seit, datum, den",
    .dativeArticle: "dem",
    // behind or ahead, morning or evening
    .deadlinePreposition: "bis, fur",
    .droppingVerb: "nicht, vergesst, vergiss",
    .since: "seit",
    .bringingVerb: "bring, bringe, bringst, bringt, bringen, nehm, nehme, nimm, nimmst, nimmt, nehmen, nehmt",
    .bringingInfinitive: "mitbringen, mitnehmen, mitzubringen, mitzunehmen, mitbringst, mitbringt, mitnimmst",
    .broughtTo: "zum, zur, fur",
    .arrivingVerb: "kommt, kommen",
    .arrival: "ankunft, flug, zug, paket, lieferung, bus, fahre, flieger, flugzeug, sendung, sofa, kuhlschrank",
    .servedPerson: "dich, euch, dir, ihn, ihm",
    .attendingVerb: "treffen, sehen, besuchen, begleiten, kommen",
    .confirmingLead: "bestatige, bestatigen, zur erinnerung an, erinnerung an, erinnere an, erinnern an",
    .readyToCollect:
        "abholbereit, zur abholung bereit, bereit zur abholung, fertig zum abholen, zum abholen bereit, zum abholen fertig",
    .handingIt: "bring ihn vorbei, bring sie vorbei, bring es vorbei, hol es ab, hol ihn ab, hol sie ab",
    .handingInfinitive: "vorbeibringen, abholen, abgeben, vorbeischicken, zuruckbringen, herbringen",
    .handedObject: "ihn, sie, es, dir, euch",
    .ownHaving: "hab, habe",
    .besideEngagement: "davor, vorher, danach, nachher",
    .jointLead: "lass uns, wollen wir, sollen wir, wir mussen, wir sollten, sollten wir",
    .confirmsDay: "wars, war's, war es, ist es, isses",
    .offeringVerb: "angeboten, vorgeschlagen",
    .grantingVerb: "bekommen, gekriegt, gegeben, gefunden, erhalten, bekam, kriegte",
    .grantingParticle: "durch",
    .pastVerb: """
    geboren, war's, wars, \
    war, waren, warst, sah, traf, lief, blieb, schlief, regnete, fand, hatte, hatten, ging, kam, gab, bekam, bekamen, starb, \
    zog, zogen, brachte, kriegte, rief, schrieb, nahm, fiel, fuhr, fuhren, flog, flogen, gewann, verlor, kamen, gingen, verstorben, entschlafen, sprach, sprachen
    """,
    .planningVerb: "ausgemacht, abgemacht, vereinbart, besprochen, geplant, angedacht, gedacht",
    .thoughtOf: "dachte, dachten, dacht",
    .thoughtOfLead: "an, ans",
    .asksWhatWasDone: "was hast du, was habt ihr",
    .weekOn:
        "eine woche spater, die woche drauf, die woche danach, die woche darauf, eine woche drauf, eine woche danach",
    .secretNoun: "passwort, kennwort, pin, code, wlan",
    .beingCalled: "heisst, heissen, hiess, hiessen",
    .suitingVerb: "gehen, passen, klappen, hinhauen",
    .wouldAuxiliary: "wurdest, warst",
    .dayOfItsKind: "typischer, klassischer, typisch, derselbe, denselben, gleichen",
    .anyOfDays: "jeden, irgendeinen",
    .takenBackWhole: "sagte niemand, hat niemand je gesagt, sagte keiner je",
    .onlyOffered: "alles was, der fruheste, das fruheste, der erste freie, der einzige, das einzige",
    .onTime: "punktlich",
    .perfectAuxiliary: "bin, bist, hab, habe, haben, habt, hast, hat, ist, seid, sind, wurde",
    .thanksNoun: "danke",
    .thanksFor: "fur",
    .forPreposition: "fur",
    .standingParticiple: """
    gebucht, abgesagt, verschoben, verlegt, storniert, gecancelt, ausgemacht, geplant, geschlossen, geoffnet, gesperrt, gedacht, gebeten, gefragt, gewunscht, genau, gerade, \
    gestern, gesund, gemeint, geschenkt, gesagt, geeinigt, gemeinsam, gekauft, reserviert, organisiert, \
    interessiert, eingeladen, angemeldet, angesagt, ausgebucht, vorgesehen, eingeplant, geburtstag, \
    gelegenheit, gericht, gesicht, geschaft, gewicht, geschaften, gespannt, geht, gehen, geben
    """,
    .plainParticiple: """
    bekommen, erhalten, verpasst, erlebt, verloren, verbracht, entdeckt, bestanden, verstanden, erzahlt, \
    erfahren, verschlafen, unterschrieben
    """,
    .participleParticle: "ein, an, aus, mit, auf, statt, um, ab, vor, nach, her, hin, los, weg",
    .ownAffair: """
    termin, zahnarzt, arzt, friseur, physio, therapie, vorsorge, untersuchung, tierarzt, \
    vorstellungsgesprach, schicht, anruf, telefonat, telefonieren
    """,
    .afterWork: "chor, chorprobe, probe, training, fussball, handball, volleyball, basketball, verein, stammtisch",
    .journeyWord:
        "flug, flieger, zug, bus, fahre, bahn, taxi, flughafen, abfahrt, abflug, lande, landet, los, losfahren, aufstehen, wecker, schicht",
    .workplace:
        "buro, arbeit, bahnhof, hauptbahnhof, flughafen, schule, kita, praxis, klinik, krankenhaus, haltestelle",
    .eveningOccasion: """
    party, abendessen, essen, abend, konzert, kino, bar, poker, film, theater, karaoke, quiz, fondue, disco, kneipe, vernissage, \
    kabarett, kneipenquiz, pubquiz, bowling, bowlen, billard, restaurant, sushi, pizza, burger, doner, bier, bierchen, cocktails, wein, weinprobe, musical, oper, \
    ballett, feuerwerk, geburtstagsfeier, spieleabend, lesung, premiere, feier, fete, grillen, grillabend, stammtisch, skat, doppelkopf, feierabendbier, feierabendbierchen, elternabend, raclette, kegeln, slam, slams, kasspatzle, spatzle, grillfest
    """,
    .mealOfDay:
        "mittagessen, abendessen, weihnachtsessen, geburtstagsessen, familienessen, firmenessen, abschiedsessen",
    .tonight: "heute abend",
    .morningOccasion: "fruhstuck, los, losfahren, skifahren, tuv, brunch, morgens, radtour, wanderung",
    // asked along, visited, failed
    .neededToCome: """
    babysitter, babysitterin, bahn, zug, bus, tram, strassenbahn, u-bahn, s-bahn, ubahn, sbahn, bim, taxi, auto
    """,
    .perhaps: "vielleicht, und, dann, oder",
    .visitingVerbLast: "besuchen, besuche, besuchst, besucht",
    .visitedPreposition: "zu, zur, zum",
    .portion: "stuck, tasse, glas, teller, schluck, kugel, portion, flasche",
    .servingVerb: "mach, mache, machen, koch, koche, kochen, back, backe, backen, grill, grille, gibt, gibts",
    .errandGoal: "zu, zum, zur, in, ins",
    .invitesAlong: """
    magst du mitkommen, magst du mit, willst du mitkommen, willst du mit, fahren wir gemeinsam, fahren wir zusammen, kommst du, kommt ihr, \
    kommst vorbei, kommt vorbei, magst du kommen, mogt ihr kommen, willst du kommen, wollt ihr kommen, isst du mit, esst ihr mit
    """,
    .enjoyingVerb: "essen, trinken, spielen, fahren, schauen, gucken, horen, laufen, backen, basteln",
    .examNoun: "klausur, prufung, schularbeit, test, examen",
    .studyVerb: "lernen, uben, pauken, buffeln",
    .delayWord: "verpasst, verpasse, verspatung, verspatet, spat, abgesagt, ausgefallen",
    // feasts
    .articleBeforeFeast: "am, an, zu",
    .courtesy: """
    wenns dir recht ist, wenn es dir recht ist, wenn dir das recht ist, wenns recht ist, wenn du magst, wenn du willst, wenn dir das besser passt, \
    wenns dir besser passt, falls das hilft, bei dir, bei euch, bei mir, allerdings, leider
    """,
    .feastWish: "frohe, frohes, frohen, schone, schones",
    .noFeastLead: "jedes",
    .feastLead: "an, zu",
    // days with their hours
    .behindLeadingHour: "bei, im",
    .thenAdverb: "dann",
    .believedHourLead: "ab, gegen, um",
    .possibleHourLead: "zwischen",
    .hourBound: "bis, vor",
    .asksByOrder: """
    kommst du, kommt ihr, hast du, habt ihr, machst du, macht ihr, bist du, seid ihr, willst du, wollt ihr, wollen wir, sollen wir, \
    soll ich, kannst du, konnt ihr, konntest du, konnen wir, gehst du, geht ihr, gehen wir, was machst, was macht, wann ist, wann geht, \
    wann kommst, wann kommt, wann treffen, wann sollen, wann soll, wann fangt, wann seid, wann landet, wann bist, wo ist, wo treffen, wo seid, wo feiert, \
    wie wars, wie geht, wie ist, wer kommt, bis wann, um wie viel, ab wann, hattest du, hattet ihr, lust auf, bock auf, \
    treffen wir, sehen wir, magst du, mogt ihr, darf ich, weisst du, denkst du
    """,
    .noAnswer:
        "nichts, nix, nicht, noch, keine, kein, frei, arbeiten, arbeit, warum, wieso, weiss, mal, nein, ne, chillen, du",
    .pronounOfThing: "er, sie, es, das",
    .itSubject: "es",
    .copulaOfThing: "ist, war, fangt, beginnt, startet, geht, findet",
    .matterTail: "schon, eigentlich, nochmal",
    .ownVerb: "hab, habe, hat, haben, habt, bekomme, bekommen, bekommt, kriege, krieg, kriegen, kriegt",
    .gettingVerb: "bekomme, bekommen, bekommt, kriege, krieg, kriegen, kriegt",
    .noPossession: """
    besuch, zeit, lust, bock, idee, ahnung, plan, plane, gefuhl, problem, frage, fragen, geld, hunger, durst, angst, fieber, spass, stress, kopfschmerzen, \
    schnupfen, kinder, hund, katze, pause, frei, urlaub, gluck, recht, grund, gerade, schluss, ruhe
    """,
    .yearBack: "letztes jahr, vor jahren, letzten sommer, damals",
    .ofThatDay: "am selben tag, am gleichen tag, an dem tag, am selbigen tag",
    .behindWorkday: "nach der arbeit, nach feierabend, nach der schule, nach der uni, nach dem buro",
    .beforeWorkday: "vor der arbeit, vor der schule",
    .ticketNoun: "karte, karten, ticket, tickets",
    .onlineLead: "per, uber, via, auf",
    .onlineRoom: "zoom, teams, skype, facetime, webex, discord",
    .asksIfTaken: "was vor, etwas vor, schon was geplant, was geplant, schon was, schon etwas, schon verplant",
    .checksLater:
        "schauen wie das wetter, schauen was das wetter, mal sehen wie das wetter, sehen wie das wetter, schau auf die vorhersage",
    .wakingNoun: "wecker",
    .workNoun: "arbeit, schule, dienst, chor, termin, meeting",
    .workEnding: "schicht, dienst, meeting",
    .duty: "arbeit, chor, training, probe, kurs, schule, dienst, termin, meeting",
    .dutyEnding: "schicht, dienst, training, probe, kurs, meeting",
    .itIsMine: "ist mein, ist meine",
    .beforehand: "vorher, davor, zuerst, erst",
    .afterwards: "danach, anschliessend, hinterher",
    .meetingVerb: "treffen, treffpunkt, treffe",
    .workdayOccasion:
        "handwerker, klempner, elektriker, lieferung, anlieferung, zahnarzt, arzt, ultraschall, techniker, heizung, installateur, werkstatt",
    .busyUntil: "bis, vor",
    .alongParticle: "mit",
    .sentThing: """
    link, links, info, infos, mail, mails, einladung, details, bestatigung, rechnung, angebot, unterlagen
    """,
    .visitVerb: "komm, komme, kommst, kommt, kommen",
    .personObject: "mich, uns, ihn, sie",
    .entrance: "turen, tore, einlass",
    .behindHourAlone:
        "wieder, deine zeit, meine zeit, eure zeit, machen, draus, statt dessen, stattdessen, moglich, auch, auch ok, besser, lieber, fur mich, da, nehmen, sagen, dann, bitte, ja, oder, ne, ok, also",
    .otherAffair: "offnet, schliesst, zug",
    .dayBound: "bis",
    .morningPart: "fruh, vormittag",
    .eveningPart: "abends",
    .morningEnding: "morgen, vormittag",
    .eveningEnding: "abend, nachmittag",
    .umlautSubjunctive: """
    war, ware, waren, warst, hatte, hatten, hattest, kam, kame, kamen, ging, ginge, gab, gabe, konnte, wurde, \
    ware's, war's, wars
    """,
    .doneAlready: "erledigt, fertig, geschafft, abgegeben, gewesen",
    .slotNounOrTrade: "zahnarzt, arzt, friseur, tierarzt, termin, physio, zug, bus, flug",
    .offerTerms:
        "solange der vorrat reicht, vorrat reicht, gutscheincode, rabattcode, aktion endet, angebot endet, aus dem verteiler",
    .versionNoun: "version, kapitel, abschnitt",
    .feelsLikeDay: "fuhlt sich an wie, fuhlt sich an wie ein, wie ein, gefuhlt, gefuhlter",
    .perceivedVerb: "gesehen, gehort, gelesen",
    .thatDayAdjective: "jener, jenen, dem",
    .rememberVerb: "erinnerst, weisst, erinnern",
    .someOrAny: "irgendeinem, irgendeinen, irgendein",
    .resignedTail: "halt, eben",
    .wishTail: "noch, dir, euch, ihnen, zusammen, alle, allen, allerseits",
]

/// Plans and what becomes of them.
private let germanPlans: [Cue: String] = [
    // what a sentence does
    .negator: "nicht",
    .placeLead: "bei, im, in, vorm",
    // what becomes of a day
    .dayPreposition: "am, um",
    .onceConjunction: "sobald, wenn, bis, nachdem",
    .causalConjunction: "weil, denn, da",
    .clauseBreak: "aber, weil",
    .answersLater: "mal schauen, schauen wir, sehen wir dann, sag ich dir, weiss ich, entscheiden wir",
    .askedPerson: "ihnen, dir, euch",
    .ownBeing: "bin, sind",
    .othersBeing: "du, ihr",
    // answers
    .hourDenial: "nicht, zu, nie, niemals",
    .hourLimitLead: "bis, vor, nach",
    .availableFrom: "ab, nach, erst",
    .availableBefore: "vor",
    .availability:
        "kann, konnte, konnt, frei, zeit, geht, gehts, ginge, passt, gern, gerne, erst, schaff, schaffe, jederzeit, gut, bereit",
    .lastOfDays: "bis",
    // places
    .judgedBehindOwn:
        "dauert, wird, steht, ist, siehts, ginge, gings, gehts, klappts, hat, aus, wird's, wirds, wird, besser, schlecht, gut, ganz, nicht, leider, eng, schwierig, voll, blod, auch, an, irgendwas, was",
    .notOwnPlace:
        "dauert, steht, stehts, noch, nix, nichts, eng, knapp, schwierig, schlecht, auch, geht, ginge, ist, klappt, passt, sieht, wird, ware, wurde",
    .placeMaker: "bei",
    .townPreposition: "bei, beim, im, in",
    .spotPreposition: "vorm, hinterm",
    .drawnArticle: "im, am, beim, vorm, zum, zur",
    .noPlaceBehindTime: "moment",
    .freeWord: "frei",
    .placeAttribute: "alten, neuen",
    .demonstrative: "diese, dieser, dieses, diesen, diesem",
    .placeJoint: "am, an, der, des",
    .noPlaceName: """
    mittagspause, pause, kalender, handy, chat, gruppe, kopf, sinn, fruh, wetter, hitze, regen, kalte, sturm, stau, gelegenheit, bedarf, fuss, \
    uhr, abend, morgen, mittag, urlaub, ordnung, ruhe, wochenende, woche, fall, moment, ende, anfang, zeit, \
    tag, essen, kaffee, geburtstag, termin, zoom, teams, bett, auto, zug, arbeit, monat, herbst, sommer, \
    fruhling, englisch, deutsch
    """,
    .street: "strasse, str, gasse, allee",
    .streetAbbreviation: "str",
    .streetEnding: "strasse, str, gasse, allee, weg, platz",
    .yesLead: "ja",
    .nameJoint: "am",
    // plans
    .rangeLead: "vom, von, zwischen",
    .limit: "seit, bis, vor",
    .questionWord: "wann, warum, was, wer, wie, wo",
    // plans in a few words
    .howAbout: "wie ware es mit",
    .titleDeterminer: "das, dein, deine, der, die, mein, meine, unser, unsere",
    .titleTail: "diesmal, ab, am, in, ist, sind, um, vom, von, zwischen",
    .titlePlace: "@, bei, im, in, mit, wie",
    .behindTitle: "bei, beim, am, im, in, mit",
    .placeAhead: "bei, im, in",
    .topicDeterminer: """
    der, die, das, den, dem, ein, eine, einen, einem, einer, mein, meine, meinen, dein, deine, deinen, \
    deinem, deiner, sein, seine, seinen, ihr, ihre, ihren, unser, unsere, unseren, euer, eure, euren, diese, \
    dieser, dieses, diesen, meinem, meiner, diesem
    """,
    .behindDay: "ab, bei, bis, dann, im, in, mit, oder",
    .bareLead: "am, dann, es, hin, ist, um, vielleicht",
    // occasions
    .noOccasion: """
    beispiel, samstagabend, sonntagabend, feierabend, freitagabend, montagabend, viertelstunde, dreiviertelstunde, \
    uberstunde, uberstunden, mittagsstunde, auswahl, nachtruhe, tagesschau, umwahl, vorwahl, weltmeisterschaft, \
    mitternacht, fastnacht, altweiberfastnacht, weihnacht, runde, stunde, halbstunde, wohnungsborse, heizperiode, \
    schlafenszeit
    """,
    .nounOfSomebody: """
    stunde, maler, gartner, schreiner, tischler, dachdecker, installateur, techniker, monteur, gutachter, notar, \
    notarin, anwalt, anwaltin, steuerberater, steuerberaterin, hebamme, tierarzt, tierarztin, hausarzt, hausarztin, \
    zahnarzt, zahnarztin, arzt, arztin, friseur, frisor, klempner, elektriker, handwerker, physio, orthopade, \
    psychologe, psychologin
    """,
    // what somebody says they will do
    .likingAdverb: "super",
    // plans named by their subject
    .weakTurning: "werde, werden, wird",
    .oneArticle: "ein, eine, einen",
    .agedPerson: "er, ich, sie",
    .dueCopula: "ist, sind, wird",
    .bareHappening: """
    beginnt, bleibt, fangen, fangt, findet, hat, ist, sind, soll, startet, wird, kommt, kommen, geht, gehen, steht, \
    stehen, lauft, fallt, ware
    """,
    .happeningPreposition: "am",
    .isPredicate: "ist",
    .feastPlace: "bei",
    .betweenVerbAndDay: """
    ab, am, dann, doch, erst, in, ja, jetzt, leider, nun, nur, schon, um, wieder, zwischen, also, noch, auch, \
    endlich, vorbei, uns, zu, nochmal, wohl, voraussichtlich, wahrscheinlich, definitiv, eben, dieses, diesen, \
    dieses mal, bei
    """,
    .phraseBreak: "aber, und",
    .nounPronoun: "es, das, da, hier, was, wer, alles, wetter",
    .dayNounHead: "abend, tag",
    .clausePronoun: "du, er, ich, nicht, wir",
    // titles
    .titleComplement: "mit, nach, von",
    .noModifier: "kommst, gehen, machen, habe, haben, lust, nachste, nachsten, nachster, bock, der",
    .complementDeterminer: "deiner, dem, den, der, meinem, meiner",
    // plans named by their verb
    .goInfinitive: "gehen, gehn",
    .partedOffer: "wie war's, wie wars, wie ware, wie war es, wie sieht's, wie siehts",
    .offeredWith: "mit",
    .infinitiveEnding: "en, ern",
    .beingSomewhere: """
    sind wir in, bin ich in, wir sind in, ich bin in, sind in, bin in, sind wir bei, bin ich bei, sind wir auf, bin ich auf, \
    fahren wir nach, fahr ich nach, fahre ich nach, sind wir im, bin ich im
    """,
    .thatDay:
        "da, an dem tag, dieser tag, der tag, der termin, dieser termin, diesen tag, den tag, an dem wochenende, an dem abend",
    .samePlaceLead: "selber, selbe, selben, gleicher, gleiche",
    .soonerAsked: """
    nichts fruheres, was fruheres, geht's nicht fruher, geht es nicht fruher, gehts nicht fruher
    """,
    .otherTime:
        "ersatztermin, alternativtermin, ausweichtermin, anderer tag, anderen tag, ein andermal, spater in der woche, anderes mal, anderer termin",
    .counterLead: "konnen wir, konnten wir, geht auch, ginge auch, wie ware",
    .contributionLead:
        "gibts, gibt's, es gibt, dazu gibts, ich mach, ich mache, ich stell, ich stelle, ich koch, ich koche, ich back, ich backe, ich besorg, ich besorge, ich hol, ich hole, ich kauf, ich kaufe, hol, besorg, kauf, mach ich",
    .takingPlaceVerb: "findet, finden, fand, fanden",
    .itself: "selbst, selber",
    .countedThing: "karten, tickets, platze, leute, personen, kinder",
    .amazement: "nie im leben, ach nee, nicht dein ernst, das gibts nicht",
    .regret: "sorry, leider, schade",
    .undertakingLead: """
    kannst du, konntest du, konnt ihr, kann ich, konnen wir, konnten wir, wollen wir, wollten wir, sollen wir, lass uns, ich muss, wir mussen, \
    muss ich, mussen wir, magst du, hilfst du, helft ihr, holst du, wann holst du, machst du, wann machst du, singst du, konnten sie, konnen sie, \
    jemand muss, man musste
    """,
    .matterLead:
        "bock auf, lust auf, auf ne runde, auf eine runde, brauche, brauchst du, suche, schulde dir, schuldest mir",
    .arrives: "landet, ankunft, abfahrt, abflug",
    .spotLead: "im, in, am, beim, bei",
    .nightOccasion: "party, club, disco, feiern",
    .asksPermission:
        "darf, durfen, soll ich mit, soll ich dich, kann ich noch, soll ich was, soll ich etwas, soll ich noch, brauche ich, brauch ich, brauchen wir, muss ich was",
    .asksIfDay: "ist heute, haben wir heute, haben wir, haben wir schon, ist es, ist schon, ist es schon",
    .dayAskedFor: "schon, heute, endlich",
    .dayAgain: "wieder",
    .vaguePlaceNoun: "ort, platz, stelle, treffpunkt, zeit",
    .havingBirthday: "hat, haben",
    .groan: "boah, argh, och, uff",
    .asksWhatDay:
        "was haben wir heute fur einen tag, welchen tag haben wir heute, welchen tag haben wir, welcher tag ist heute, was ist heute fur ein tag, was fur ein tag ist heute",
    .asksHowLong: "wie lange, wie lang, bis wann",
    .asksReturn: "und zuruck, und ruckfahrt, und die ruckfahrt, und ruckflug, und der ruckflug, und heim",
    .ratherNextWeek:
        "lieber nachste woche, eher nachste woche, lieber nachstes wochenende, lieber ubernachste woche",
    .partOfThing: "ende, beginn",
    .clockZone: "mez, mesz, utc",
    .reminder: "nicht vergessen, bitte nicht vergessen",
    .meansToDo: "wir wollten, ich wollte, wollte, wollten, wolltn, wir wollen, will",
    .soleDeed:
        "feiern, anstossen, umziehen, grillen, wandern, schwimmen, kegeln, bowlen, klettern, brunchen, backen, rodeln, picknicken, baden",
    .noSmallTown: "urlaub, arbeit, schule, uni, klausuren, quarantane",
    .workerNoun: "mann, leute",
    .seeingVerb: "sehen, schauen, anschauen",
    .hourOccasion: "brunch, mittagessen, abendessen, essen, fruhstuck, kaffee, training, probe, grillen",
    .reportingVerb: "sagte, meinte, schrieb, erzahlt, erzahlte, sagt, meint, schreibt",
    .replyWanted: "ruckmeldung, zusage",
    .emptyPredicate: "kommt, kommen, ist, sind, wird, kommt an, ist da",
    .endearment: "schatz, liebling, lieber, liebe, engel",
    .onlyNow:
        "echt, wirklich, tatsachlich, erst, schon, nur, doch, erst, ja, schon, endlich, nur, halt, noch, eh, grad",
    .reasonBeing: "bin ich beim, sind wir beim, bin ich auf, sind wir auf, ist, das ist, da ist, da ist doch",
    .reasonHaving: "hab ich, habe ich, haben wir, hab, habe, haben, hat",
    .fixedParticle: "fest",
    .fixingVerb: "halten, halte, halt, haltn, steht, machen, mach",
    .noReason: "arbeit, dienst, zeit, plan, plane, termine, besuch",
    .noMatter: "gefallen, frage, minute, moment, zeit, hilfe, sache, ding",
    .needing: "muss, mussen, musste, mussten, gehort, sollte, braucht, brauchen",
    .stillOffered: "noch zu haben, noch verfugbar, noch da, noch frei",
    .ringingVerb: "ruf, rufe, rufst, ruft, rufen",
    .deedLead: """
    kannst du, konntest du, konnt ihr, kann ich, konnen wir, konnten wir, wollen wir, willst du, sollen wir, \
    soll ich, lass uns, ich muss, wir mussen, muss ich, mussen wir, ich will, wir wollen, ich werde, wir werden, \
    magst du, mogt ihr, hilfst du, kann jemand, konnte jemand, schaffst du es, kannst du mir, konntest du mir, \
    musst du, musst ihr, wurdest du, wurdet ihr, konnten sie, konnen sie, hast du zeit, hattest du zeit, mochte ich, mochten wir, \
    ich mochte, wir mochten, darf ich, durfen wir, ich wollte, wer kann, hilft mir jemand, ich werd, ich wurde, \
    wir wurden
    """,
    .requestLead: """
    karten fur, tickets fur, hilfst du mir, hilfst du uns, helft ihr mir, helft ihr uns, mir beim, mir bei, mir mit, uns beim, uns bei, uns mit, hilfe beim, hilfe bei, \
    zeigst du mir, zeigt ihr mir, zeigst du uns, bringst du mir, bringst du uns, zeigen wie man, mir zeigen wie, hand anlegen bei
    """,
    .requestFiller: "mal, bitte, wie, man, doch, eigentlich, bei",
    .noDeed: """
    machen, geben, sagen, schicken, anrufen, schreiben, fragen, wissen, denken, sehen, kommen, gehen, haben, sein, arbeiten, \
    schlafen, aufstehen, aufwachen, kaufen, zahlen, bezahlen, lesen, mitbringen, melden, warten, versuchen, lernen, nehmen, bekommen, schaffen, \
    brauchen, uberlegen, verschieben, absagen, telefonieren, sprechen, reden, vergessen, buchen, bestellen, treffen, bleiben, \
    lassen, finden, helfen, antworten, bestatigen, uberweisen, merken, senden, klaren, checken, werden, konnen, mussen, \
    essen, trinken, einkaufen, besorgen, reservieren, erinnern, freuen, glauben, hoffen, erreichen, zusagen, tauschen
    """,
    .objectPreposition: """
    ab, am, an, auf, aus, bei, beim, bis, durch, fur, gegen, im, in, ins, mit, nach, ohne, seit, uber, um, unter, vom, von, \
    vor, wegen, zu, zum, zur, zwischen
    """,
    .beginVerb: "beginnt, beginne, beginnen, starte, startet",
    .beginLead: "ab, vom",
    .genericVerb: "treffen, trefft",
    .anyMeeting: "uns, wir, treffen, trefft",
    .goingVerb: "geh, gehe, gehst, gehen, gehn, geht",
    .goalPreposition: "auf, aufn, in, ins, zum, zur",
    .toTown: "nach",
    .seeingEachOther: "sehen wir uns, wir sehen uns",
    .impersonalVerb: "gehen, geht",
    .impersonalSubject: "es",
    .suitsVerb: "geht, passt",
    .planSubject: "ich, wir, du, ihr, er, sie, willst, wollen, lass, uns, lust",
    .subjectBehindVerb: "du, er, ich, ihr, sie, wir",
    .verbPhraseEnd: "am, du, ich, ihr, so, um, und, wir",
    .verbPhraseTail: "gegen, in, mit",
    // whose plan it is
    .listener: "du",
    .articleBeforeGenitive: "der, die",
    .actorCopula: "ist",
    // what the talk is of
    .noDeterminer: "kein, keine",
    .quoting: "schrieb, schreibt, steht, stand",
    .saidBehind: """
    sagt, sagte, meint, meinte, will, wollte, hat gesagt, schreibt, schrieb, fragt, fragte, rief, behauptet
    """,
    .fittingIn: """
    schieben wir, einschieben, dazwischenschieben, drannehmen, reinquetschen, eintragen, hatte noch, hatten noch, \
    haben noch, hab noch, ware noch frei, ist noch frei, frei ware, anbieten, freier termin, termin frei, \
    nachster termin, nachste termin, passt der termin
    """,
    .slotNoun: "termin, termine, slot, lucke, vorstellung, zeitfenster, sprechstunde",
    .whichOne: "welche, welcher, welchem, welches, welchen",
    .dailyRound: "arbeit, schule, uni, buro, feierabend, schluss",
    .dayHead: "abend, tag",
    .purpose: "zum, zur, furs, fur",
    .announcing: "wird, werden, soll, sollen",
    .mustVerb: "muss, mussen, soll, sollen",
    .dueParticle: "raus, rein, weg, fertig, ab, zuruck, abgegeben, eingereicht, bezahlt",
    .passiveVerb: "werden, wird",
    .finiteEnding: "t",
    .standIn:
        "ersatztermin, alternativtermin, nachste, nachster, nachsten, neue, neuer, neuen, andere, anderer, anderen, solcher",
    .boundBefore: "nach, vor, bis, vorm, seit, wahrend",
    .workDuty: "muss ich arbeiten, ich muss arbeiten, muss arbeiten, hab dienst, habe dienst, ich arbeite",
    .mineAlone: "meiner, meins, meine, ich",
    .headingTo:
        "ziehe nach, ziehen nach, fliege nach, fliegen nach, fahre nach, fahren nach, fahr nach, reise nach, geht nach",
]

/// What people like.
private let germanLikings: [Cue: String] = [
    .hated: "hasse, hasst, horror, alptraum, albtraum, folter, qual",
    .asksIfLiked: "magst du, mogt ihr, stehst du auf, liest du gern, horst du gern, bist du fan von",
    .lovesThem:
        "sehr sogar, total, voll, klar, ja sehr, sehr gern, sehr gerne, total gern, liebe ich, und wie, voll gern",
    .pointedObject: "die, das, den",
    .playedVerb: "spiele, spielt, spiel",
    .wholeLife: """
    ist ihr ganzes leben, sind ihr ganzes leben, ist sein ganzes leben, sind sein ganzes leben, ist mein ganzes leben, sind mein ganzes leben
    """,
    .collectsThem: """
    ich sammle die, ich sammel die, ich sammle sie, er sammelt die, sie sammelt die, er sammelt sie, sie sammelt sie, die sammle ich, die sammelt er, die sammelt sie
    """,
    .deedAdjective: "lange, langer, langen, kurze, fruhe, ordentliche",
    .modestHedge: "schlecht, massig, leidlich, anfangermassig",
    .meToo: "ich auch, ich ja auch, wir auch, geht mir auch so, geht mir genauso, same, same here, dito, mir auch",
    .allThought:
        "denkt nur an, denkt nur noch an, redet nur von, redet nur noch von, redet nur noch uber, redet nur uber, redet standig von, redet standig uber, redet die ganze zeit von, redet die ganze zeit uber, spricht nur noch von, spricht nur noch uber, hort nicht auf von, hat nur noch, hat nichts als",
    .inMind: "im kopf, im sinn",
    .restoreVerb: "restauriere, restauriert, repariere, bastle, schraube",
    .personLead: "mehr, so, eher, ja, echt, total, halt, schon, der, ein, eine, die, nun, mal",
    .bug: "phase",
    .caught: "in, grad, gerade",
    .favouriteNoun: "leidenschaft, schwache, liebstes",
    .hobbyPrefix: "hobby, freizeit",
    .keepVerb: "halte, halt",
    .tellingQuestion: "wusstest du, weisst du dass, weisst du, habt ihr gehort, hast du gehort",
    .unsureTag: "glaub ich, glaube ich, denk ich, denke ich",
    .atAll: "auch, eigentlich, denn, so, uberhaupt",
    .amountOf: """
    alles mit, alles uber, alles was mit, am liebsten, alles rund um, \
    viel, viele, bisschen, ein bisschen, ein wenig, etwas, jede menge, ganz viel, zu viel, n bisschen, bissl, a bissl, ein bissl, \
    hauptsachlich, vor allem
    """,
    .makingVerb: """
    zuchte, brau, baue, halte, restauriere, sammle, sammel, brenne, ziehe, baust, braue, schraube, repariere, bau, zieh, schreibe, schreib, \
    bastle, dreh, drehe, ubersetze, programmiere, komponiere, backe, koche, male
    """,
    .noPastime: """
    war, hatte, gearbeitet, \
    arbeit, arbeiten, arbeite, schlafen, schlaf, kinder, kind, nichts, schule, uni, wasche, putzen, haushalt, job, bett, buro, freunde, \
    familie, geld, lernen, essen, einkaufen, uberstunden, schicht, nix, feierabend, leben, ruhe, fernsehen, chillen, gammeln, kaffee, \
    abendessen, mist, musik, leute, aufraumen
    """,
    .nothingBeats:
        "nichts geht uber, geht nichts uber, nix geht uber, geht nix uber, nichts ist besser als, nix ist besser als, nichts schlagt, mir macht, mir machen, ich kann nicht ohne",
    .youAnd: "du und dein, du und deine, du und deinen, du mit deinem, du mit deinen, du mit deiner",
    .daysFor: "sind fur, ist fur, sind furs, ist furs, sind zum, ist zum, ist immer, gehort dem, gehort der",
    .talkLead: "stundenlang mit, stundenlang uber, ewig uber, tagelang uber, nachtelang uber",
    .forHours: "stundenlang, ewig, tagelang, nachtelang",
    .feverEnding: "fieber",
    .compoundEnding: "n, en, eln, ern",
    .askedToPlan: "dabei, kommst, willst, frei, lust, hast",
    .continuing: "noch, weiterhin",
    .openQuestion: "was, wer, wen, wo, wieso, warum, woher, womit, wohin",
    .newsAsked: "neues, los",
    .asksBack:
        "und deiner, und wann du, und du, und bei dir, und selbst, und deins, und deine, du so, und du so, und ihr",
    .ensembleLead: "im, in, beim, mit",
    .ensemble: "chor, band, orchester, verein, gruppe, mannschaft, ensemble, quartett, trio, kapelle, liga, club",
    .ensembleEnding: "chor, band, orchester, verein, gruppe, mannschaft, quartett, kapelle, ensemble",
    .memberLead: "bin in einem, bin in nem, bin in einer, bin in ner, mitglied in einem, mitglied im",
    .amongThose: "unter die",
    .workedOn: "an",
    .likedRather: "lieber",
    // likings in an answer
    .habitYes: "immer, jeden",
    .answerHedge: "ehrlich, meistens, nur, manchmal, fur, ansonsten, sonst, gelegentlich, oft, gern, gerne, eigentlich",
    .clauseSign: "ich, ist, war",
    // subject, verb, thing
    .entered: "uni",
    // verb second
    .stateDenial: "nicht",
    .gladDenial: """
    nicht, nie, niemals, kein, keine, keinen, keiner, keinem, wurde, wurdest, wurden, hatte, hatten, mochte, \
    mochten, konnte, konnten, wollte, fruher, war, waren, wenn, ob, falls
    """,
    .gladlyForms: "gern, gerne, liebsten",
    .speakers: "ich, wir",
    .thirdParty: "er, sie",
    .ownHobby: "mein, meine, unser, unsere",
    .othersHobby: "ihr, ihre, sein, seine",
    .speakersVerb: """
    bin, hab, habe, hore, koche, lese, spiele, steh, stehe, liebe, schwarme, sammle, spiel, mach, mache, lies, les, \
    hor, koch, gehe, geh, fahr, fahre, bastle
    """,
    .othersVerb: "hat, interessiert, ist, kocht, liebt, mag, schwarmt, spielt, steht",
    .hobbyAdjective: "einziges, grosste, grosstes, liebstes, neue, neues",
    .hobbyNoun: "hobby, hobbys, leidenschaft, ding",
    .favouritePrefix: "lieblings",
    .likingVerb: "liebe, lieben, liebst, liebt, mag, magst, mogen",
    .invertedSubject: "du, er, ich, sie, wir",
    .beforeNounLove: "deine, meine",
    .fondVerb: "steh, stehe, stehen, steht",
    .fondAdverb: "echt, er, ich, sie, so, total, voll, wir",
    .fondPreposition: "auf",
    .hobbyVerb: "ist, sind",
    .feeling: """
    lese alles von, les alles von, liest alles von, hore alles von, hor alles von, riesenfan von, riesenfan vom, vernarrt in, fan von, fan vom, begeistert von, begeistert vom, verruckt nach, suchtig nach, schwarme fur, schwarmt fur, \
    interessiere fur, interessiert fur, begeistere fur, besessen von, fasziniert von, liebhaber von, vernarrt in, \
    verliebt in, versessen auf, scharf auf, verfallen an, fan der, fan des, stolz auf, narrisch auf, narrisch nach, \
    vergotter die, vergottere die, schwor auf, schwore auf, abgefahren auf, fahre ab auf, fahrt ab auf, fahr ab auf, faible fur, schwache fur, vorliebe fur, leidenschaft fur, begeisterung fur, liebe zum, liebe zur, brenne fur, brenne furs, brennt fur, brennt furs, lebt fur, lebt furs
    """,
    .reflexive: "dich, mich, sich, uns",
    .feelingAdverb: """
    nur, vor allem, \
    auch, sehr, seit, so, total, ganz, richtig, voll, echt, absolut, gerade, grad, ein bisschen, immer, schon, mega, \
    ja, mich, sich, seit neuestem, momentan
    """,
    .hobbyOwner: "dein, deine, ihr, ihre, mein, meine, sein, seine, unser",
    .inLove: "verliebt",
    .inLovePreposition: "in, ins",
    .begun: "angefangen",
    .begunPreposition: "mit",
    .discovered: "entdeckt",
    .discoveredPronoun: "mich, sich, uns",
    .discoveredAuxiliary: "hab, habe, haben, hat",
    .collecting: "sammel, sammelt, sammle",
    .copula: "ist",
    .hobbyPossessive: "ihr, ihre, mein, meine, sein, seine",
    .gladly: """
    gern, gerne, am liebsten, fur mein leben gern, fur ihr leben gern, fur sein leben gern, fur unser leben gern, fur mein leben gerne, \
    fur ihr leben gerne, fur sein leben gerne
    """,
    .thisOnce: "noch, heute, morgen, jetzt, mitkommen, mit, vorbei, dazu, dabei",
    .speakerPronoun: "ich",
    .turnedSubject: "er, ich, sie, wir",
    .carrierVerb: """
    seh, schau, guck, fahr, geh, mach, spiel, \
    sehe, sieht, sehen, schaue, schaut, schau, schauen, gucke, guckt, gucken, fahre, fahrt, fahren, gehe, \
    geht, gehen, mache, macht, machen
    """,
    .behindGladly: "am, im, in, mit, und",
    // what people do again and again
    .learningVerb: "lerne",
    .topicStop: """
    und, oder, hmm, allerdings, aber, besonders, gerade, momentan, heute, derzeit, total, sehr, einfach, \
    jetzt, weisst, ubrigens, trotzdem, gern, gerne, mehr, seitdem
    """,
    .othersPlaying: "lernt, macht, spielt",
    .comingFrom: """
    komme vom, komm vom, komme grad vom, komm grad vom, komme gerade vom, zuruck vom, grad vom, gerade vom, war beim, \
    waren beim, muskelkater vom, fertig vom, vom, zuruck von, grad beim, gerade beim
    """,
    .behindPlaying: """
    gern, gerne, leidenschaftlich, viel, jetzt, seit, kurzem, wieder, noch, immer, auch, schon, ja, regelmassig, oft, \
    langem, jahren, monaten, zwei, drei, vier, funf, zehn, einem, jahr, inzwischen, mittlerweile, in, der, einer, \
    freizeit, neuestem, neuem, grad, gerade
    """,
    .ownLife: "mein leben",
    .ironyTail: "offensichtlich, scheinbar",
    .playingDenial: "nicht, wenn",
    .personEnding: """
    typ, mensch, fan, sammler, sammlerin, liebhaber, liebhaberin, freak, narr, nerd, junkie, leser, kenner, \
    fanatiker, fans, freaks, sammler, nerds, ratte
    """,
    .selfWord: "bin, ich, wir, sind",
    .havingVerb: "hab, habe, hat",
    .pastimeOfSpeaker: "ich, wir, und",
    .pastimeOfListener: "du",
    .pastimeOfOther: """
    er, sie, der, die
    """,
    .pastimeDenial: "wenn, nicht",
    // the thing that is liked
    .listAnd: "und",
    .afterTopic: "so, in, aber, am, im, seit, besonders, wenn, weil, sehr, auch",
    .kindsOf: "alle arten von",
    .topicLead: """
    jetzt, ja, sehr, total, echt, wirklich, einfach, momentan, gerade, besonders, vor, allem, auch, so, \
    richtig, inzwischen, immer, noch, schon, halt, eben, uber, alles
    """,
    .articleForAll: "das, den, der, die",
    .commonThing: "theater, cello, berge, natur, meer, see, oper, sonne, stille, ukulele, nordsee, ostsee, alpen",
    .topicJoint: "von",
    .noTopic: "dich, ihn, sie, es, uns, euch, grusse, grussen, ich",
    .firstPersonEnding: "e",
    .lastingLead: "seit",
    .sinceYouth: """
    seit ich denken kann, seit ich klein war, seit meiner kindheit, seit seiner kindheit, seit ihrer kindheit, \
    mein leben lang, sein leben lang, ihr leben lang, von klein auf, seit der schulzeit, seit dem studium
    """,
    .noPastimeVerb: """
    arbeite, wohne, lebe, warte, suche, kenne, weiss, bin, habe, hab, schlafe, versuche, sitze, stehe, liege, \
    leide, nehme, fahre, denke, hoffe, plane, will, kann, muss, brauche, freue, frage, hasse, esse, trinke, rauche, \
    zahle, heisse, bleibe, sage, rede, huste, niese, schiebe, nutze, benutze, trage, rufe, schreibe, melde, \
    bekomme, kriege, verdiene, jammere, bete, traume, vermisse, studiere, fuhle, sehe
    """,
]

/// People.
private let germanPeople: [Cue: String] = [
    // relatives
    .doubtfulAttribute: "altester, alteste, alteren, jungster, jungste",
    .kinLead: "mit, und",
    .kinVerb:
        "backt, bekommt, braucht, fahrt, feiert, fliegt, fragt, geht, hat, hatte, holt, ist, kann, kocht, kommt, kriegt, lasst, liebt, liegt, macht, mag, meint, muss, ruft, sagt, schickt, schreibt, spielt, und, war, was, will, wird, wohnt, wurde, zieht",
    .beforePlaceName: "bei, in, nach",
    .exclamation: "mann",
    .nameArticle: "der, die",
    .relativeArticle: "der, die, das, dem, den",
    .namedOnly:
        "hausarzt, hausarztin, friseur, friseurin, tierarzt, tierarztin, zahnarzt, zahnarztin, bursch, goti, therapeut, therapeutin, zwilling, zwillinge",
    .noKinTitle: "mann, frau, mama, freunde, kinder, jungs, madels, alte, alter, mausi, kleine, kleiner",
    .ofOwner: "von, vom",
    .ofMyGenitive: "meiner, meines, unserer, unseres",
    .aRelative: "eine, ein, ne, nen, einer, einen, einem",
    .ofMine: "von mir, von uns",
    .isNamed: "heisst, heissen, namens",
    .asksAfter: "wie geht, wie gehts, was macht, was machen, wie lauft, ist, hat, wie war, wie kommt",
    .asksName: "welcher, welche, wie heisst, wie heissen, wer, habt ihr einen namen, wie soll, name, wie hiess",
    .honorific: "herr, herrn, frau, doktor, dr",
    .namedLead: "namens",
    .makesIt: "lieber, lieber am, machen wir, sagen wir, eher, besser",
    .insteadNow: "jetzt, stattdessen, nun, inzwischen",
    .collectVerb: "sammle, sammel, sammelt",
    .attending: "hab, habe, haben, heut, heute, zum, zur, beim, im, ins, vom, nach, war",
    .advert:
        "jetzt buchen, jetzt anmelden, jetzt sparen, rabatt, gutschein, kostenlos, gratis, neukunde, neukunden, angebot, nur heute, probetraining, newsletter, abmelden",
    .pastimeRefusal:
        "langweilig, wollte, wollten, wollt, hasse, hasst, nie, nicht, kein, keine, abgesagt, aufgehort, verkauft, ohne, ausgefallen, fallt, ka, gesperrt, bring, bringe, bringst, bringt, mitbringen, leih, nimm, nehm, nehme",
    .supporterOf:
        "dauerkarte fur, dauerkarte beim, dauerkarte bei, dauerkarte vom, abo fur, abo im, abo in der, fan vom, fan von, anhanger von, anhanger vom, mitglied beim",
    .pastimeGear: """
    schrebergarten, bienenvolker, bienenstocke, modelleisenbahn, eisenbahn, teleskop, webstuhl, topferscheibe, plattensammlung, briefmarkensammlung, terrarium, aquarium, hochbeete, sauerteig, orchideen, kakteen, bonsais, drehbank, brieftauben, modellbahn, munzsammlung, garteneisenbahn
    """,
    .collection: """
    sammlung, album, alben
    """,
    .obligation: """
    muss, mussen, musst, musste, soll, sollen, sollte, schule
    """,
    .goingFor: """
    gehe, geh, gehen, geht, fahre, fahr
    """,
    .hobbyPredicate: """
    hobby, leidenschaft, passion, ding, ausgleich, therapie, leben, steckenpferd
    """,
    .avid: """
    begeisterte, begeisterter, leidenschaftliche, leidenschaftlicher, passionierte, passionierter, grosser, grosse, absoluter, absolute, eingefleischter, eingefleischte, richtiger, richtige
    """,
    .liker: """
    bucherwurm, leseratte, wasserratte, koch, kochin, feinschmecker, feinschmeckerin, zocker, zockerin, gamer, gamerin, pilznarr, bergziege, naschkatze, cineast, cineastin, sportskanone, tanzmaus, partymaus, bastler, bastlerin, hobbykoch, hobbykochin, hobbygartner, hobbygartnerin, autonarr, cinephiler
    """,
    .agentEnding: """
    er, erin, lerin, fan, freak, narr, nerd, ist, istin, freund, freundin, liebhaber, liebhaberin
    """,
    .endingOfSpeaker: """
    e, el, er
    """,
    .givenUp: """
    aufgegeben, aufgehort, verkauft, kaputt, abgesagt, vorbei, fallt aus, ach was, schon lange nicht
    """,
    .verbBehindName: """
    ist, hat, kommt, will, wird, war, sagt, meint, kann, mag, wohnt, spielt, geht, macht, liebt, heiratet, zieht, \
    fahrt, lernt, arbeitet, studiert, wurde, hatte, braucht, weiss, sucht, verkauft, putzt, kennt, ruft, bringt, \
    holt, schreibt, und, is, liegt, lebt, steht
    """,
    // what is new
    .someone:
        "hund, katze, kater, welpe, baby, kind, kinder, kleine, kleiner, kleinen, jungs, madels, nachbar, nachbarin, nachbarn, chef, chefin, hamster, kaninchen, pferd",
    .stranger:
        "jemand, irgendwer, leute, mann, typ, schauspieler, schauspielerin, konig, konigin, prasident, kanzler, minister, promi, man",
    .ownChild: "sohn, tochter, baby, zwillinge, junge, madchen, bub, kind, kleine, kleiner",
    .passingComplaint:
        "erkaltung, erkaltet, kopfschmerzen, kopfweh, schnupfen, husten, halsweh, halsschmerzen, fieber, kater, migrane, bauchweh, bauchschmerzen, magendarm",
    .fromBelow: "von hinten, von unten, letzter, letzte",
    .fiction: "film, filme, roman, tatort, folge, staffel, serie, figur, krimi, doku",
    .tellingLead: """
    neuigkeit, neuigkeiten, nachricht, nachrichten, endlich, leider, gerade, grad, frisch, offiziell, neu, rat, stell, dir, vor, ubrigens, wirklich, tatsachlich, gestern, heute, erzahlt, freude, nun, wieder
    """,
    .phoneDetail: "nummer, handynummer, telefonnummer, handynr, festnetznummer, festnetz, handy",
    .addressDetail: "adresse, anschrift, strasse, gasse",
    .mailDetail: "mailadresse, mail, email, emailadresse",
    // greetings and titles
    .titlePlaceholder: """
    unbekannt, nachrichten, nachricht, zuruck, gruppe, kontakt, kontakte, du, ich, neue nachricht, \
    unbekannte nummer, heute, gestern
    """,
    .greeting: "hey, hallo, liebe, lieber, moin, servus, guten, hoi, gruezi",
    .greetingLead: "guten",
    .greetingTime: "morgen, tag, abend",
    .addressLead: "liebe, lieber",
    .noName: "alle, leute, zusammen, ihr, schatz, susse, liebes, lieber, na",
    // the summary
    .personalPlace: "mir, uns, dir, euch, meiner, deiner",
    .serialNoun:
        "bestell, auftrags, rechnungs, zimmer, kunden, bestellnummer, auftragsnummer, rechnungsnummer, kundennummer",
]
