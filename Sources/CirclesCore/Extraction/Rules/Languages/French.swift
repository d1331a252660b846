extension LanguageTable {
    static let french = LanguageTable(
        commonWords: words(
            """
            le les des un une et est je tu nous vous il elle on que qui pour avec dans sur pas ne mon ma mes ton ta
            au aux du ce c'est j'ai j'aime j'adore salut bonjour merci oui non demain chez soir moi toi ca d'accord
            faut peux peut va vais quoi quand alors aussi toujours jamais rien veux sont dispo ouais t'as serait pourrait apres suis rendez anniversaire bien tres la de a se te soeur frere lundi mardi mercredi jeudi vendredi samedi
            dimanche heures mais ou hier jsuis chui j'suis jai j'fais tkt mdr cest trop jme j'me janvier fevrier avril juin juillet aout septembre octobre novembre decembre rdv slt jpeux c t'es cet cette heure quoi quand aprem stp dsl mai
            """),
        ownMarks: [.graveOrCedilla],
        functionWords: [],
        ownFunctionWords: words(
            """
            je tu il elle on si nous vous ils elles peux peut peuvent pas ne suis es est sont ai as avons ont que qui se
            me te y en dans pour avec sans ca c'est j'ai va vais veux trop tres bien fait font faire et ou mais donc
            alors or ni car quand comment combien quoi rien tout tous toute autre ici la-bas maintenant ensuite apres
            toujours jamais aussi seulement tien tienne mien mienne dit demande c'etait etait sera serait soit sois
            vas allez viens vient ouais met mets
            """
        ),
        spellings: [
            "ajd": "aujourd'hui", "auj": "aujourd'hui", "qd": "quand", "pr": "pour", "cest": "c'est", "jai": "j'ai",
            "dsl": "desole", "ke": "que", "mtn": "maintenant", "tas": "t'as",
            "c": "c'est", "t": "t'es", "we": "weekend", "jpeux": "j'peux", "dim": "dimanche", "bcp": "beaucoup",
            "ds": "dans", "avc": "avec",
        ],
        spellingsAtHead: [:],
        starters: [],
        interjections: [],
        weekdays: ["lundi": 1, "mardi": 2, "mercredi": 3, "jeudi": 4, "vendredi": 5, "samedi": 6, "dimanche": 7],
        weekdayNames: ["mercredi", "vendredi", "samedi", "dimanche"],
        every: "chaque, tous les, les", everyOther: "toutes les deux semaines le",
        everyWeekdays: [
            "lundis": 1, "mardis": 2, "mercredis": 3, "jeudis": 4, "vendredis": 5, "samedis": 6, "dimanches": 7,
        ],
        and: ["et"], formerly: "avant, ne plus",
        statesDay: "c'est, on est, nous sommes, aujourd'hui c'est, aujourd'hui on est",
        indefinite: ["un"],
        verbTitles: [
            "manger": "repas", "mange": "repas", "mangeons": "repas",
            "dejeune": "déjeuner", "dej": "déjeuner", "dejeunons": "déjeuner", "dine": "dîner", "dinons": "dîner",
            "brunche": "brunch",
            "petit-dejeune": "petit-déjeuner", "emmenage": "emménagement", "emmenagent": "emménagement",
            "emmenageons": "emménagement", "demenage": "déménagement", "demenageons": "déménagement",
            "demenagent": "déménagement",
        ],
        kinTitles: words(
            """
            tonton tata tatie tante oncle mamie papi papy mononcle matante
            """),
        through: ["au", "a", "jusqu'au", "jusqu'a"],
        dayAfter: "le lendemain, le jour d'apres, le jour suivant, un jour plus tard",
        dayBefore: "la veille au soir, la veille, le jour d'avant, un jour plus tot",
        months: [
            "janvier": 1, "fevrier": 2, "mars": 3, "avril": 4, "juin": 6, "juillet": 7, "aout": 8, "septembre": 9,
            "octobre": 10, "novembre": 11, "decembre": 12,
        ],
        numbers: [
            "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
            "six": 6, "onze": 11, "douze": 12, "treize": 13, "quatorze": 14, "quinze": 15, "seize": 16, "vingt": 20,
        ],
        ordinals: ["premier": 1, "deuxieme": 2, "troisieme": 3, "quatrieme": 4],
        relativeDays: ["aujourd'hui": 0, "demain": 1, "hier": -1],
        units: words(
            """
            jours jour semaine semaines mois an ans fois personnes
            """),
        relations: [
            "fiston": "son", "memere": "grandmother", "aine": "eldest son",
            "ainee": "eldest daughter", "cadet": "younger son", "cadette": "younger daughter",
            "benjamin": "youngest son", "benjamine": "youngest daughter", "coiffeuse": "hairdresser",
            "coiffeur": "hairdresser", "kine": "physiotherapist",
            "soeur": "sister", "frere": "brother", "mere": "mother", "pere": "father", "fille": "daughter",
            "fils": "son", "femme": "wife", "mari": "husband", "copine": "girlfriend", "copain": "boyfriend",
            "patron": "boss",
            "soeurs": "sisters", "freres": "brothers", "soeurette": "sister", "frerot": "brother", "frangin": "brother",
            "frangine": "sister", "parents": "parents", "maman": "mother", "mman": "mother", "papa": "father",
            "filles": "daughters", "enfants": "children", "enfant": "child", "gosse": "child", "gosses": "children",
            "gamin": "son", "gamine": "daughter", "gamins": "children", "bebe": "child", "jumeaux": "twins",
            "jumelle": "twin", "jumelles": "twins", "jumeau": "twin", "epoux": "husband", "epouse": "wife",
            "compagnon": "partner", "compagne": "partner", "conjoint": "partner", "conjointe": "partner",
            "cheri": "partner",
            "fiance": "fiancé", "fiancee": "fiancée", "chum": "boyfriend", "mec": "boyfriend", "meuf": "girlfriend",
            "ex": "ex", "oncle": "uncle", "tonton": "uncle", "mononcle": "uncle", "tante": "aunt", "tata": "aunt",
            "tatie": "aunt", "matante": "aunt", "cousin": "cousin", "cousine": "cousin", "cousins": "cousins",
            "cousines": "cousins", "neveu": "nephew", "neveux": "nephews", "niece": "niece", "nieces": "nieces",
            "mamie": "grandmother", "mamy": "grandmother", "papi": "grandfather", "papy": "grandfather",
            "pepe": "grandfather", "gendre": "son-in-law", "bru": "daughter-in-law", "parrain": "godfather",
            "marraine": "godmother", "filleul": "godson", "filleule": "goddaughter", "petits": "children",
            "loulous": "children", "ami": "friend", "amie": "friend",
            "amis": "friends", "amies": "friends", "pote": "friend", "potes": "friends", "copains": "friends",
            "copines": "friends", "coloc": "flatmate", "colocs": "flatmates", "colocataire": "flatmate",
            "voisin": "neighbour", "voisine": "neighbour", "voisins": "neighbours", "collegue": "colleague",
            "collegues": "colleagues", "patronne": "boss", "boss": "boss", "chef": "boss", "cheffe": "boss",
            "prof": "teacher", "professeur": "teacher", "professeure": "teacher", "entraineur": "coach",
            "coach": "coach",
            "proprio": "landlord", "proprietaire": "landlord", "nounou": "childminder", "stagiaire": "intern",
            "beauf": "brother-in-law", "bellefille": "daughter-in-law", "tuteur": "tutor", "tutrice": "tutor",
            "camarade": "classmate",
        ],
        compoundRelations: [
            ("belle - mere, belle mere, belle - maman, belle maman", "mother-in-law"),
            ("beau - pere, beau pere", "father-in-law"),
            ("beaux - parents, beaux parents", "parents-in-law"),
            ("belle - soeur, belle soeur", "sister-in-law"),
            ("beau - frere, beau frere", "brother-in-law"),
            ("belle - fille, belle fille", "daughter-in-law"),
            ("beau - fils, beau fils", "son-in-law"),
            ("grand - mere, grand mere, grand - maman, grand maman", "grandmother"),
            ("grand - pere, grand pere, grand - papa, grand papa", "grandfather"),
            ("grands - parents, grands parents", "grandparents"),
            ("arriere - grand - mere", "great-grandmother"),
            ("arriere - grand - pere", "great-grandfather"),
            ("petit - fils, petit fils", "grandson"),
            ("petite - fille, petite fille", "granddaughter"),
            ("petits - enfants, petits enfants", "grandchildren"),
            ("demi - frere, demi frere", "brother"),
            ("demi - soeur, demi soeur", "sister"),
            ("grand - tante, grand tante", "great-aunt"),
            ("grand - oncle, grand oncle", "great-uncle"),
            ("petit ami, petit - ami, petit copain", "boyfriend"),
            ("petite amie, petite - amie, petite copine", "girlfriend"),
            ("ex - mari, ex mari", "ex-husband"),
            ("ex - femme, ex femme", "ex-wife"),
            ("meilleur ami, meilleur pote", "friend"),
            ("meilleure amie, meilleure pote", "friend"),
            ("petit frere, grand frere", "brother"),
            ("petite soeur, grande soeur", "sister"),
            ("petit dernier", "son"),
            ("petite derniere", "daughter"),
        ],
        knownFrom: [
            ("du boulot, du travail, du bureau, du taf", "colleague"),
            ("d'a cote, d'en face, du dessus, du dessous", "neighbour"),
        ],
        relationAttributes: words(
            "petit petite grand grande meilleur meilleure cher chere futur future ex jeune vieux vieille pauvre adorable propre ancien ancienne nouveau nouvelle fameux"
        ),
        mine: words(
            """
            mon ma mes notre nos
            """),
        yours: words(
            """
            ton ta tes votre vos
            """),
        occasions: words(
            """
            diner dejeuner fete anniversaire mariage vol voyage apero soiree concert cine cinema brunch reunion
            examen entretien match spectacle theatre repetition cours resto visite dentiste medecin bapteme enterrement
            aquagym dechetterie dechette revisions revision barbecue pique-nique demenagement expo exposition vernissage sortie balade randonnee course tournoi train kermesse
            marche gouter crepes raclette reveillon conference formation atelier livraison rentree rendez-vous
            rdv echographie irm scanner vaccin vaccination rappel kine osteo osteopathe ophtalmo ophtalmologue dermato
            dermatologue cardiologue neurologue urologue rhumatologue allergologue radiologue psychiatre orl gyneco gynecologue pediatre orthodontiste orthophoniste psy psychologue podologue sage-femme
            veto veterinaire coiffeur coiffeuse barbier manucure massage epilation docteur generaliste operation
            radiographie mammographie bilan consultation detartrage plombier electricien chauffagiste peintre
            menuisier serrurier macon carreleur couvreur technicien installateur ramoneur ramonage livreur notaire
            avocat avocate comptable huissier demenageurs signature audience proces oral resultats bac brevet partiel partiels
            concours soutenance permis brocante vide-grenier vide-greniers braderie loto gala defile carnaval
            procession messe communion confirmation fiancailles cremaillere evjf evg noces baby-shower aperitif repas
            grillade grillades fondue galette degustation karaoke bowling petanque belote foot tennis padel natation
            yoga pilates danse chorale escalade rando luge voile canoe kayak croisiere vacances sejour escapade
            excursion colo colonie festival avant-premiere projection seance opera ballet cirque recital colloque
            seminaire foire assemblee elections inauguration ouverture marathon semi-marathon championnat finale
            demi-finale derby apero-dinatoire obseques ceremonie funerailles deuil remise visio visioconference appel
            stage-voile test tests rattrapage inscription inscriptions kermesses fete-foraine marche-de-noel
            pyjama-party poker tarot scrabble jeux piscine-party barbeuc bbq pique-niques tombola entrainement
            rencontre anniv reveillons cousinade anniversaires depart-en-retraite fest-noz guinguette concert-test patin
            patinage equitation accouchement echo depistage don garde emmenagement releve ramassage souper soupers bouffe bouffes kebab apero-jeux controle expose petit-dej ptit-dej teuf manif barbec cafe-theatre impro fiesta ducasse guindaille brunchs
            """),
        occasionPhrases: """
            tour en velo, sortie velo, balade a velo, balade en velo, sortie a velo, rando a velo, tour en bateau, balade a cheval, expo photo, controle technique, \
            fete des meres, fete des peres, portes ouvertes, prise de sang, don du sang, don de sang, \
            etat des lieux, remise des cles, remise des diplomes, remise de diplomes, remise des prix, \
            conseil de classe, reunion parents, reunion parents - profs, feu d'artifice, feux d'artifice, \
            pendaison de cremaillere, enterrement de vie de garcon, enterrement de vie de jeune fille, \
            pot de depart, repas de noel, repas de famille, gouter d'anniversaire, soiree jeux, soiree pyjama, \
            soiree raclette, soiree crepes, soiree cine, jeux de societe, balade a velo, balade en bateau, \
            sortie scolaire, sortie velo, classe verte, assemblee generale, journee portes ouvertes, \
            visite medicale, visite guiada, visite guidee, controle technique, cours de danse, cours de piano, \
            cours de yoga, cours de guitare, examen du permis, examen du code, depart en retraite, \
            fete des voisins, fete de l'ecole, fete d'anniversaire, marche de noel, marche de producteurs, \
            vide - grenier, vide - greniers, escape game, club de lecture, atelier cuisine, essayage de robe, \
            rendez - vous, essai de robe, spectacle de fin d'annee, gala de danse, chasse aux oeufs, \
            avant - premiere, sage - femme, pique - nique, semi - marathon, demi - finale, fest - noz, \
            baby - shower
            """,
        occasionEnds: [],
        things: [],
        planVerbs: [],
        taskVerbs: [],
        idleVerbs: [],
        noTitles: words(
            "courage chance envoie enverrai apporte moi exemple bosser contretemps imprevu sinon disons programme moment libre libres plans truc empechement coin toi prevu tant pis encore chez devant derriere y'a bonjour bonsoir madame monsieur c'est est sera ce rendez-vous t'es dispo aprem prochain prochaine quelqu'un sortent depend"
        ),
        accepting:
            "vendu, adjuge, impec, allez go, ouais grave, c'est note, je viens, ok pour moi, ca roule, ca gaze, nickel, ok ca roule, banco, impeccable, moi aussi, nous aussi, je suis partant, je suis partante, partant, partante, on est partants, on vient, on sera la, je serai la, j'y serai, pourquoi pas, compte sur moi, carrement, trop bien, trop cool, avec joie, oui aux deux, oui, ok, d'accord, parfait, super, avec plaisir, volontiers, bien sur, ca marche, ca me va, genial, top, entendu, merci, c'est bon, grave, carrement oui, c bon, ca me va bien, nickel chrome, no souci, yes, ouais, ouaip, ouep, trop chaud, trop chaude, on fait ca, faisons ca, ca joue, je note, vas - y, bonne idee, excellente idee, avec grand plaisir, j'en suis, on en est, tope la, adjuge vendu, deal, plan parfait, va pour, c'est parti, ca me convient, ca nous va, ca m'arrange, ca m'irait, c'est cale, on se dit ca, on dit ca, je prends",
        declining:
            "je suis pris ce jour - la, je suis prise ce jour - la, je suis pris, je suis prise, m'arrange pas, m'arrange pas trop, ca m'arrange pas, ca m'arrange pas trop, je prefere m'abstenir, m'abstenir, pas pour moi, pas question, hors de question, certainement pas, surement pas, pas trop envie, pas envie, pas vraiment, plutot pas, pas cette fois, je passe mon tour, ca me dit pas trop, ca me dit rien, pas trop mon truc, pas mon truc, c'est pas mon truc, c'est pas trop mon truc, je crois pas, je ne crois pas, je pense pas, un autre jour, un autre soir, bof, non, je ne peux pas, je peux pas, desole, desolee, impossible, pas possible, pas dispo, une autre fois, pas ce soir, on ne peut pas, j'peux pas, j'peux plus, je peux plus, peux pas, peux plus, on peut pas, on peut plus, on pourra pas, on pourra plus, je pourrai pas, je pourrai plus, j'pourrai pas, je vais pas pouvoir, je vais pas y arriver, on va pas pouvoir, ca va pas etre possible, ca va pas le faire, ca le fait pas, je viens pas, je viens plus, on vient pas, on vient plus, je ne viens pas, je ne viens plus, je ne viendrai pas, je viendrai pas, on viendra pas, non merci, sans facon, nope, nan, pas la, pas cette fois - ci, pas possible pour moi, impossible pour moi",
        decliningAnywhere:
            "oblige d'annuler, obligee d'annuler, dois me desister, me desister, je me desiste, pas trop envie, pas mon truc, pas trop mon truc, passe mon tour, sans moi, une autre fois, je ne peux pas, je peux pas, je ne pourrai pas, pas dispo, je ne peux plus, on ne peut pas, j'peux pas, j'peux plus, je peux plus, on peut plus, on pourra pas, je pourrai pas, j'pourrai pas, je pourrai plus, je vais pas pouvoir, je ne vais pas pouvoir, on va pas pouvoir, ca va pas etre possible, ca va pas le faire, je viens plus, je viens pas, on vient plus, on vient pas, je ne viendrai pas, je viendrai pas, je ne viens plus, on viendra pas, je ne viens pas",
        notDeclining: "pas de probleme, pas grave",
        hesitations: words("alors d'abord ah oh zut mince euh ben bah desole desolee malheureusement"),
        cancelling:
            "laisser tomber, on annule tout, annulons, annule, j'annule, annulee, annules, est annule, est annulee, tombe a l'eau, annuler, c'est annule, annulees, a annule, ont annule, sont annules, sont annulees, me decommander, j'y arriverai pas, j'arriverai pas, c'est mort, c'est foutu, c'est rate, n'aura pas lieu, n'a pas lieu, n'a plus lieu, est tombe a l'eau, laisse tomber, laissons tomber, est reporte, est reportee, sont reportes, sont reportees, a ete reporte, a ete reportee, est ajourne, est ajournee",
        cancellingPairs: [],
        doubting: words("pas jamais peut-etre devrait devrais devrions pourrait pourrais si"),
        denying: ["non"],
        keeping:
            "ne change pas, ne bouge pas, reste maintenu, reste maintenue, gardons, garder, a garde, ont garde, est reste, a laisse, on garde, garde, rester sur, on reste, restons, maintenir, on maintient, maintenons, ne pas annuler",
        reviving: "est maintenu, est maintenue",
        moving: """
            emmelee dans mon agenda, emmele dans mon agenda, emmele les pinceaux, emmelee les pinceaux, ca t'embete si on met, ca t'ennuie si on met, me suis trompe de jour, me suis trompee de jour, trompe de jour, trompee de jour, m'arrangerait mieux, nous arrangerait mieux, me conviendrait mieux, changement de plan, changement de programme, reporte, reportee, deplace, deplacee, decale, decalee, plutot, remettre ca, on remet ca, pourrait remettre, petit changement, a la place, reporter, decaler, au lieu, \
            changer, decalons, on decale, je decale, reportons, on reporte, je reporte, repousse, repoussee, \
            repousser, on repousse, avance, avancee, avancer, on avance, deplacer, deplacons, on deplace, change, \
            changee, on change, passe au, passe a, est passe, est passee, bascule, reprogramme, reprogrammee, \
            decales, decalees, reportes, reportees, retarde, retardee, on la met, on le met, je la mets, je le mets, on la passe, on le passe, on la fait plutot, on le fait plutot, on remet, on la remet, on le remet, on la deplace, on le deplace, avance a, avancee a, l'ont mis, l'ont mise, l'a mis, l'a mise, l'ai mis, l'ai mise, l'ont decale, l'a decale, on le rattrape, on la rattrape, est rattrape, est rattrapee, sera rattrape
            """,
        therefore: "du coup",
        insteadOf:
            "c'est plus, ce n'est plus, n'est plus le, n'est plus, plus le, au lieu de, au lieu du, plutot que, pas, et pas",
        from: ["du", "de"], to: ["au", "a"],
        refusingBefore:
            "on a du monde, j'ai du monde, nous avons du monde, absent, absente, absents, pas, jamais, sauf, ne, ni, oublie, excepte",
        refusingAfter:
            "c'est complique pour moi, j'ai deja un truc, j'ai deja quelque chose, je suis pris ce jour, nous avons du monde, on a du monde, j'ai du monde, nous recevons, on recoit, pas, ne, je ne peux pas, je peux pas, impossible, je ne peux plus, je peux plus, on peut plus, complique, c'est complique, c'est charge, je suis pris, je suis prise, je suis pas la, ca marche pas, j'ai un empechement, non, j'peux pas, j'peux plus, on peut pas, je pourrai pas, ca va pas, ca me va pas, c'est mort, c'est pas possible, mort",
        notRefusing:
            "ne change pas, ne bouge pas, on irait pas, on ferait pas, tu voudrais pas, pourquoi pas, pas de probleme, n'oublie pas, n'oubliez pas, pas mal, pas seulement",
        occupied: "j'ai, je suis, je travaille, c'est le, c'est l'anniversaire",
        conditions: ["si", "s'il"],
        notConditions:
            "si c'est, si c'etait, si on fait, si on faisait, si on dit, si on disait, si on se voit, si on se voyait, si on decale, si on met, si on mettait, et si on, si tu veux, si vous voulez, si ca te va, si ca vous va, si tu peux, si tu, si vous, si ca, si possible, s'il te, s'il vous",
        unreal:
            "devais, devait, devions, voulais, aurais, aurait, failli, je pensais que, je pensais qu'il, je croyais, on pensait, on avait dit, on s'etait dit, etait prevu",
        correcting: "pardon, je voulais dire, non attends, en fait, oups, je me suis trompe, je me suis trompee, *",
        or: ["ou"],
        sameTime: "meme heure, comme d'habitude, a la meme heure",
        choosing: words(
            """
            dit plutot essaie tente le la les a vers et alors plutot ou ca va marche me te oui ok d'accord pour moi toi que dis tu parfait super bien on peut \
            m'arrangerait t'arrangerait t'irait m'irait t'arrange m'arrange mieux prefererais prefere pourrais serais conviendrait convient arrangerait arrange sinon libre que entendu note
            non si ouais je peux pourrait pourquoi irait ce possible dispo suis est c'est mieux dans de du au vous nous se voit dit serait
            """),
        asksWhen: """
            jusqu'a quand, pour quand, quand, a quelle heure, quelle heure, niveau horaire, quel jour, c'est quand
            """,
        asksDoing: "tu fais quoi, vous faites quoi, qu'est-ce que tu fais, quoi de prevu, prevu quelque chose",
        asksWhere:
            "ou, c'est ou, c'est quoi l'adresse, quelle est l'adresse, a quelle adresse, a quel endroit, quel endroit",
        asksFree:
            "tu as un truc, t'as un truc, vous avez un truc, tes la, t'es la, tu es la, es-tu la, on peut faire, on pourrait faire, t'es dans le coin, tu es dans le coin, c'est quoi ton programme, tu aurais un moment, tu serais libre, as-tu quelque chose, tu es libre, t'es libre, t'es dispo, tu es dispo, tu fais quoi, quelque chose de prevu",
        suggesting:
            "tu pourrais venir, tu peux venir, vous pourriez venir, vous pouvez venir, on se retrouve, on peut dire, on pourrait dire, on irait pas, on ferait pas, on se ferait, tu voudrais pas, on pourrait, on dine, on se voit, ca te dit, tu veux, on va, tu viens, et si on, on mange, on fait, vous venez",
        topicLeads: """
            venir avec moi chez, viens avec moi chez, venir avec nous chez, viens avec nous chez, venir avec moi au, viens avec moi au, venir avec moi a la, viens avec moi a la, envie de faire du, envie de faire de la, envie de faire de l, envie de faire un, envie de faire une, envie de faire, tu veux aller faire du, tu veux aller faire de la, tu veux aller faire de l, tu veux faire du, tu veux faire de la, tu viens faire de, tu viens faire du, vous venez faire de, vous venez faire du, billets pour, places pour, c'est quand, et, libre pour, dispo pour, le temps pour, motive pour, \
            chaud pour, chaude pour, chauds pour, motivee pour, motives pour, partant pour, partante pour, partants pour, envie de, envie d'un, envie d'une, ca te dit, rendez - vous pour, rdv pour
            """,
        calling: ("appelle - moi, appelle moi, tu m'appelles, on s'appelle", "appel"),
        expecting: (
            "enceinte, attend un bebe, attends un bebe, attendons un bebe, attendent un bebe",
            "naissance"
        ),
        kinNames: ["maman", "papa", "mamie", "papi", "papy"],
        offering: """
            envie de faire du, envie de faire de la, envie de faire un, envie de faire une, envie de faire, places pour, billets pour, ca te dit, ca vous dit, envie de, envie d'un, envie d'une, partant pour, \
            partante pour, libre pour, dispo pour, le temps pour, motive pour, motivee pour, chaud pour, \
            chaude pour, rdv pour, viens au, viens a la, vous venez au, venez a la
            """,
        happening: """
            est, est fixe au, sera, commence, aura lieu, a lieu, arrive, debarque, debarquent, part, ouvre, c'est, est fixee au, \
            se termine, est prevu, est prevue, passe, passent, vient, viennent, se marie, se marient, se tient, \
            tombe, debute, finit, ferme, demarre, sont, est fixe, est fixe le, est fixee, est programme, \
            est programmee, se deroule, est repousse au, est repoussee au, passera, passeront, viendra, viendront, \
            livrera, arrivera, commencera, debutera, se tiendra, se deroulera, ouvrira, fermera, reprendra, \
            partira, joue, jouent, arrivent, atterrit, decolle, demenage, emmenage, rentre, sort, est confirme, \
            est confirmee, est livre, est livree, est attendu, est attendue, nous prend, te prend, me prend
            """,
        due: """
            est a rendre, date limite, a rendre, expire, a rendre pour, a payer avant, est du, sont dus, \
            doit etre rendu, doit etre rendue, doivent etre rendus, doit etre _ avant, doivent etre _ avant, \
            doit etre _ pour, echeance, dernier delai, date butoir, expire le, se termine le, sont a rendre, \
            est a payer, cloture
            """,
        turning: "aura, fete ses, fetera ses, celebre ses",
        birthday: "anniversaire",
        birthdayNames: ["anniversaire", "anniv"],
        meeting: ("rendez-vous", "rendez-vous avec %@"),
        determiners: words("le la les l' un une des mon ma mes ton ta tes son sa ses notre votre ce cette"),
        placePrepositions:
            "au pied de, au pied du, au pied des, a, au, a la, chez, dans, dans le, dans la, devant, pres de, en, sur, aux",
        ownPlaces: "moi, toi, nous, vous, la maison, elle, lui, eux, elles, maman, papa, mamie, papi, tata, tonton",
        placeNouns: words(
            """
            gymnase metro mairie fontaine cliniques parc bar cafe restaurant gare aeroport bureau jardin eglise ecole lycee universite bibliotheque musee
            theatre cinema cine stade gymnase piscine plage port pont place marche hotel hopital clinique maison rue
            avenue centre mairie fontaine kiosque pavillon chapiteau cantine cafeteria refuge embarcadero jetee marina
            rond-point statue monument cimetiere crematorium tribunal ambassade consulat banque salon spa synagogue
            mosquee cathedrale chapelle abbaye velodrome hippodrome camping colline champ pre bois crique baie dunes
            barrage carriere belvedere phare quai promenade bistrot brasserie taverne cave pizzeria glacier librairie
            boulangerie bouldrome observatoire planetarium serre accueil hall parking toit cour terrasse commissariat
            salle preau college creche conservatoire mediatheque auditorium galerie palais chateau tour aquarium zoo
            appart appartement atelier garage magasin pharmacie coin riviere fleuve lac montagne foret moulin ferme
            verger ludotheque dojo patinoire bowling chalet gite cabinet square studio maison-medicale arret sortie
            entree
            """
        ),
        placeEnds: [],
        numberedPlaces: words("piste terrain court salle quai porte terminal hall"),
        placeOut: "est complet, est ferme, est plein, plus de place, plus de table",
        goals: "va a, va au, va chez, aller au, aller a, aller chez, essaie, prend",
        instead: "plutot, a la place",
        notPlaces: words("habite habitons vis travaille"),
        pastimes: words(
            """
            basket foot football tennis natation echecs guitare piano violon ceramique peinture photo danse cuisine
            escalade randonnee yoga velo theatre chorale couture jardinage voile violoncelle flute batterie trompette
            saxophone clarinette harpe accordeon rugby handball volley volleyball judo karate escrime equitation ski
            surf aviron patinage athletisme course dessin aquarelle broderie tricot boxe plongee apnee canoe kayak
            paddle kitesurf snowboard snow raquette raquettes patin hockey curling luge rando trek alpinisme speleo
            parapente parachute deltaplane vtt cyclisme footing jogging trail marathon triathlon semi-marathon marche
            gym gymnastique trampoline crossfit muscu musculation pilates zumba stretching kickboxing aikido
            taekwondo jujitsu cheval golf squash padel badminton ping-pong petanque boules bowling billard flechettes
            roller skate skateboard baseball softball parkour contrebasse hautbois basson saxo trombone tuba ukulele
            banjo mandoline percussions djembe orgue synthe cornemuse chant choeur orchestre fanfare solfege
            composition beatbox rap salsa tango flamenco claquettes bachata kizomba valse ballet hip-hop crochet
            tissage macrame patchwork feutrage dentelle poterie sculpture gravure linogravure calligraphie origami
            scrapbooking mosaique vitrail marqueterie ebenisterie menuiserie ferronnerie bricolage modelisme
            maquettes bijoux reliure cartonnage encadrement restauration potager permaculture apiculture abeilles
            ruches orchidees bonsai botanique champignons ornithologie astronomie mineraux fossiles peche chasse
            patisserie boulangerie levain brassage oenologie barbecue fermentation bridge tarot belote poker mahjong
            scrabble sudoku mots-croises puzzles puzzle magic warhammer figurines jeux-video vinyles bd mangas manga
            cosplay brocantes antiquites lecture ecriture poesie impro improvisation genealogie archeologie
            photographie montage programmation robotique electronique drones radioamateur meditation jonglage cirque
            monocycle marionnettes espagnol anglais allemand italien portugais russe chinois japonais coreen arabe
            hebreu grec latin turc polonais neerlandais suedois norvegien danois finnois breton basque catalan
            occitan esperanto mandarin timbres tir-a-l'arc
            """),
        pastimeEnds: [],
        pastimeLeads: """
            j'apprends a jouer du, j'apprends a jouer de la, j'apprends, j'ai commence, je me suis mis a, \
            je me suis mise a, je me suis remis a, je me suis remise a, je me suis remis a la, je me suis remise a la, je me suis remis au, je me suis remise au, commence, je pratique, je me suis mise a la, je me suis mis a la, je me suis mise au, \
            je me suis mis au, je me suis mise aux, je me suis mis aux, me suis mise a la, me suis mis a la, \
            me suis mise au, me suis mis au, me suis mise a, me suis mis a, j'ai repris la, j'ai repris le, \
            j'ai repris, j'ai commence la, j'ai commence le, j'ai commence l', j'apprends la, j'apprends le, \
            j'apprends l', je continue, je continue le, je continue la, je continue l', j'apprends a jouer de l', je m'entraine pour le, je m'entraine pour un, \
            je prends des cours de, je prends des cours d', je suis des cours de, inscrit au, inscrite au, \
            inscrit a la, inscrite a la, je fais partie d'une, je fais partie d'un, je chante dans une, \
            je chante dans un, on fait du, on fait de la, on fait de l', elle s'est mise au, elle s'est mise a la, \
            il s'est mis au, il s'est mis a la, s'est mis au, s'est mise au, s'est mis a la, s'est mise a la, s'est mis a, s'est mise a, \
            s'est mis aux, s'est mise aux
            """,
        pastimeVerbs: words(
            """
            restaurer collectionner restaure collectionne construis cultive eleve tricote brode sculpte
            """),
        often: """
            toutes les semaines, tous les jours, chaque semaine, chaque jour, tous les week - ends, fois par semaine, \
            tous les dimanches, tous les samedis, tous les matins, tous les soirs, tous les jeudis, tous les mardis, \
            tous les mercredis, tous les lundis, tous les vendredis, depuis, souvent, beaucoup, tout le temps, \
            le soir, le dimanche, le week - end, le weekend, pendant mon temps libre, chaque week - end, \
            chaque matin, chaque soir, chaque dimanche, a mes heures perdues, toujours, quand je peux
            """,
        pastimeVerbsOfOthers: words(
            """
            collectionne restaure construit peint tricote cultive eleve brode sculpte fabrique retape bricole
            photographie
            """),
        ownMaking: "je fais mon propre, je fais ma propre",
        lessons: words("cours lecon repetition"),
        pastimeSigns: PastimeSigns(
            common: words(
                """
                basket foot football cuisine peinture photo danse theatre couture course lecture ecriture marche marche velo
                bricolage anglais espagnol allemand italien portugais russe chinois japonais coreen arabe hebreu grec latin turc
                polonais neerlandais suedois norvegien danois finnois breton basque catalan occitan mandarin natation dessin chant
                orchestre fanfare cirque montage electronique robotique drones meditation chasse patisserie boulangerie barbecue
                manga mangas bd puzzles puzzle poker bridge rap composition restauration encadrement bijoux mineraux champignons
                hockey handball boxe gym ski snow voile luge piano magic rando roller raquettes raquette cheval basson semi
                batterie moto laine aiguilles cheval disques guitare planche caravane metier tour poules
                """),
            names: """
                club de lecture, mots croises, mots fleches, jeux video, tai chi, big band, jeux de societe, jeux de role, jeux video, jeu de role, ping pong, tennis de table, arts martiaux, voitures anciennes, vieilles voitures, trains miniatures, modelisme ferroviaire, ecriture creative, theatre amateur, jiu jitsu, danse de salon, danses de salon, danse contemporaine, trail running, course a pied, marche nordique, vtt de descente, tir a l'arc, plongee sous - marine, observation des oiseaux, escalade de bloc, point de croix, dentelle au fuseau, chant choral, belote coinchee, lindy hop
                """,
            gear: words(
                """
                telescope kayak canoe tour ruches ruche potager serre skis planche combi skateboard monocycle laine aiguilles aquarium terrarium drone synthe guitare violon violoncelle ukulele trompette saxophone accordeon harmonica batterie vespa moto voilier caravane camping-car vinyles disques timbres objectif jumelles chevalet bonsai orchidees cactus poules pigeons cheval poney metier
                """),
            places: [
                ("escalade", "salle d'escalade, salle de bloc, au bloc, du bloc"),
                ("natation", "la piscine"),
                ("gym", "la salle de sport, a la salle"),
                ("équitation", "centre equestre, manege, aux ecuries, des ecuries"),
                ("jardin", "au jardin, du jardin, le jardin, le potager, au potager"),
                ("patinage", "patinoire"),
                ("golf", "terrain de golf"),
                ("tennis", "club de tennis"),
                ("apiculture", "les ruches, aux ruches"),
                ("poterie", "atelier de poterie"),
                ("bricolage", "l'atelier"),
            ],
            making: words(
                """
                collectionne tricote restaure eleve brasse sculpte cultive brode photographie fermente dessine tisse fabrique
                """),
            practice: words(
                """
                cours stage stages atelier ateliers repetition repetitions repet entrainement club groupe equipe tournoi saison soiree
                seance seances lecon lecons
                """),
            practiceEnds: [],
            players: words("joueur joueuse joueurs"),
            asksProgress: """
                ca avance|va|donne|marche le|la|ton|ta|les|avec, comment va|avance|se … le|la|ton|ta|les, ou en es|est
                """,
            fondEnds: [],
            lovesIt: """
                j'adore|adore ca, j'adore, je suis accro|mordu|mordue, je suis trop|completement|vraiment|totalement accro|fan|dedans, je m'eclate, je kiffe, je ne peux plus m'en passer, j'peux plus m'en passer, peux plus m'en passer, \
                je m'arrete plus, on ne s'arrete plus, on s'arrete plus, c'est toute|tout ma|mon vie|monde, c'est ma vie|passion|drogue|therapie|bouffee, c'est mon truc|bonheur|plaisir|petit, ca me detend|vide|calme, j'en suis fou|folle|accro, \
                j'en raffole, je vis pour ca|ca., je vis que pour ca
                """,
            othersLoveIt: """
                elle|il adore ca, elle|il adore ., il|elle est accro|mordu|mordue|fan ., il|elle est completement|trop|vraiment accro|fan|dedans, il|elle en raffole, il|elle vit pour ca, il|elle vit que pour ca, il|elle ne vit que pour, c'est sa vie|passion, c'est toute sa vie, il|elle ne parle que de ca
                """,
            doesItOften: """
                j'y vais|suis tous|toutes|deux|trois les|fois jours|semaines|soirs|par, j'y suis deux|trois|quatre fois, deux|trois|quatre fois par semaine, tous|toutes les soirs|matins|jours|semaines|dimanches
                """,
            signs: [
                "encore, comme toujours, comme d'habitude, de nouveau, toujours, pour la _ fois, me suis remise, me suis remis, remis a, remise a",
                """
                enfin, fini, termine, reussi, commence, debute, apprends, niveau, ceinture, medaille, \
                tournoi, competition, inscrit, inscrite
                """,
                "bonheur, paradis, therapie, detend, decompresser, accro, genial, top, fier, fiere, plaisir, zen, m'eclate, eclate",
                "courbatures, mal partout, creve, crevee, morte, mort, mal aux, ampoules, jambes, bras, epaule, genou",
                "nouveau, nouvelle, nouvel, achete, commande, d'occasion, recu, arrive",
            ],
            devotion: """
                plus m'en passer, plus s'en passer, vivement, hate de, hate d', impatient de, impatiente de, me manque, me manquent, trop hate de, \
                ne lache pas, ne lache plus, ne rate jamais, ne parle que de, ne jure que par, par tous les temps, du matin au soir, des que je peux, des qu'il peut, des qu'elle peut, \
                pour decompresser, pour me detendre, pour me vider la tete, me vide la tete, ma therapie, c'est ma therapie, rien de mieux que, rien de tel que, rien ne vaut, c'est sacre, sacre, sacree, tout mon argent, concert avec, on joue, on chante, on se produit, notre concert, mon concert, peux plus m'arreter, j'ai toujours voulu
                """,
            cannot: "peux pas, impossible, pas dispo, pas libre, ne peux pas",
            attending: words("j'ai ai cours c'est"),
            was: words("etait c'etait etaient"),
            once: words(
                "anniv anniversaire evjf evg mariage bon ecole devoirs concert places billets souviens rappelles tele video pub"
            )),
        pastimeActs: [
            ("vélo", "km|bornes|kilometres a|en velo, sortie velo, a velo ce|comme|tous"),
            (
                "course à pied",
                """
                j'ai couru, couru # km|bornes|kilometres, footing ce|tous|du, marathon fini|boucle|termine, semi marathon
                """
            ),
            ("natation", "longueurs a|de|ce|la, nage # km|longueurs, j'ai nage"),
            ("tricot", "tricote|tricotee un|une|des, echarpe|pull … tricot|tricote|tricotee"),
            ("crochet", "au crochet"),
            (
                "jardinage",
                """
                au potager, au jardin|jardin, dans le potager, jardin potager, mes tomates|semis|plants
                """
            ),
            ("pêche", "va|vais|alle a la peche, partie|partis de|a peche|la"),
            ("randonnée", "rando, km de rando|marche, randonne|rando dans|en|au"),
            (
                "escalade",
                """
                mur d'escalade, bloc, j'ai grimpe, grimpe tous|chaque|encore, voies en|ce
                """
            ),
            ("football", "joue au foot|football|ballon, abonne au|a l'om|psg|l'"),
            (
                "musique",
                """
                repete|repetition|repet avec le|mon|notre groupe, on joue … scene|concert|fete, concert avec mon|le groupe
                """
            ),
            ("jeu de rôle", "jeu de role, partie de jdr, jdr, maitre du jeu"),
            ("photo", "avec mon|l'appareil|objectif, mon nouvel|nouveau objectif"),
            ("échecs", "club d'echecs, tournoi d'echecs"),
            ("théâtre", "troupe|cours de theatre, ma|notre troupe"),
            ("lecture", "je devore|dévore les|un|des, j'ai devore"), ("boulangerie", "mon pain moi|maison"),
            ("poterie", "cours de|atelier poterie, au tour"),
            ("chorale", "chorale ce|le|jeudi|lundi|mardi|mercredi, j'ai chorale"),
            ("pâtisserie", "fournee de, fait mon|mes|du pain|macarons|levain, levain"),
            ("danse", "cours de danse|salsa|tango|bachata"),
        ],
        collectibles: words(
            """
            vinyles bd mangas timbres pieces baskets magnets figurines plantes cactus orchidees montres comics
            """),
        playing: """
            danse le, danse la, joue au, joue du, joue de la, joue a la, fais du, fait du, fais de la, fait de la, fais de, fait de, \
            joue de l', joue de, fais de l', fait de l', pratique le, pratique la, pratique l', pratique, joue aux, \
            jouons au, jouons du, fais des, fait des, faisons du, faisons de la, joues au, j'fais de la, j'fais du, \
            jfais du, jfais de la, j'fais de l'
            """,
        asksLiking: """
            qu'est - ce qu'il aime, qu'est - ce qu'elle aime, tu aimes quoi, il aime quoi, elle aime quoi, \
            tu fais quoi … week|weekends|weekend|fins|temps|soirs|libre|loisirs, \
            qu'est … fais … week|weekend|fins|temps|loisirs|libre|soirs, tu aimes faire, tu t'occupes comment, \
            c'est quoi tes|ton … passion|passions|hobby|hobbies|loisirs|loisir, quels sont tes, \
            tu as des|une … passion|passions|hobby|loisirs, tu pratiques quoi, tu joues de quoi, quel sport, \
            t'as des … hobby|hobbies|loisirs|passions, a quoi tu occupes, tu fais quoi … dehors|sinon|cote|quand, tes loisirs, tes passions, \
            tes hobbies, tu joues … instrument, tu fais … sport, comment tu te detends, comment tu decompresses, que fais - tu … libre|loisirs
            """,
        keepsOne: """
            me detend, me vide la tete, me fait … bien|fou, c'est … therapie|passion|dada, c'est mon|ma … truc|dada|kif|passion|therapie, \
            c'est toute ma vie, me rend … heureuse|heureux, me calme, m'apaise, m'eclate
            """,
        keepsOther: """
            c'est sa|leur … vie|passion, c'est son|leur … truc|dada|kif, c'est toute sa vie
            """,
        asksHabit: """
            tu fais toujours, tu joues toujours, t'as commence le, t'as commence la, t'as commence l', \
            tu as commence le, tu as commence la, t'as repris le, t'as repris la, tu continues le, tu continues la, \
            tu fais toujours du, tu fais toujours de la, tu joues toujours du, tu joues toujours au, toujours au, \
            toujours a la, et le, et la, comment va le, comment va la
            """,
        thirdPersons: words("il elle"),
        annoyances: words(
            """
            embouteillages embouteillage lundis lundi impots attendre bouchons bouchon examens greve greves travaux retard retards
            paperasse factures amendes queue queues menage repassage vaisselle reunions reunion dentiste moustiques pluie bruit
            demenagements demenagement formulaires administration reveil poireauter correction corrections annulations
            """),
        ownNews: [
            (
                .engagement,
                """
                m'a demande|demandee en mariage, elle a dit oui, il a dit oui, j'ai dit oui, \
                j'ai dit oui, m'a demande|demandee en mariage, on s'est|est fiances
                """
            ),
            (
                .separation,
                """
                m'a quitte|quittee|largue|larguee|plaque, j'ai rompu, \
                j'ai quitte|largue|plaque ^ ., on a rompu, on s'est separes|quittes|separe, \
                c'est fini entre|avec nous|lui|elle|^, je divorce, je me separe, on divorce, on se separe, \
                je suis celibataire
                """
            ),
            (
                .job,
                """
                m'ont embauche|embauchee|vire|viree|promu|promue|licencie|licenciee|propose|pris|prise, \
                m'a embauche|embauchee|vire|viree|promu|promue|licencie|licenciee, \
                j'ai ete pris|prise|embauche|embauchee|promu|promue|vire|viree|mute|mutee|licencie|licenciee, \
                je commence|demarre|debute chez|comme, je commence|demarre a|au|en la|l'hopital|^|septembre|janvier, \
                j'ai eu|decroche|signe le|un|mon … poste|boulot|taf|job|cdi|cdd|contrat|stage, \
                j'ai pose|donne ma demission, m'a vire|viree, me suis fait virer|licencier|embaucher, \
                suis au chomage, je suis a|en la retraite|retraite, je passe chef|cadre|cheffe, \
                j'ouvre|j'ai ouvert mon|ma|un|une … boutique|resto|cafe|cabinet|boite|entreprise|salon, \
                je monte ma|mon boite|entreprise|affaire
                """
            ),
            (
                .move,
                """
                j'habite … maintenant|desormais, je vis … maintenant|desormais, on habite|vit … maintenant|desormais, \
                on a eu|recupere|signe les|nos|le cles|clefs|compromis|bail, \
                j'ai|on trouve|a trouve|un|une … appart|appartement|studio|coloc|logement|maison
                """
            ),
            (
                .birth,
                """
                je suis tonton|tata|papa|maman|papi|mamie|parrain|marraine|tante|oncle, \
                on est parents|grands|papi|mamie, elle|il est nee|ne|la ., \
                notre … fille|fils|bebe|petit|petite est ne|nee|la|arrive|arrivee
                """
            ),
            (
                .health,
                """
                je me suis casse|cassee|foule|foulee|tordu|blesse|blessee|dechire|brule|brulee|fracture|luxe, \
                je me fais operer, me suis fait operer, \
                j'ai la|le|une|un … grippe|covid|angine|gastro|fievre|fracture|entorse|hernie|tendinite|sciatique|allergie|otite|zona|varicelle, \
                je ne|j'ai mange|bois|arrete|fume plus|de … viande|gluten|alcool|fumer|lait|lactose, en burn out, \
                je suis en arret|reeducation, \
                #|six|trois|deux mois|ans|jours|semaines sans alcool|cigarette|fumer|boire
                """
            ),
            (
                .achievement,
                """
                j'ai eu|reussi|valide|obtenu|decroche|passe|soutenu|gagne mon|ma|le|la|les|l'|mes|un|une … permis|bac|brevet|diplome|concours|examen|examens|master|licence|these|partiels|bourse|naturalisation|ceinture|prix|medaille|nationalite, \
                bac|diplome en poche, on a gagne le|la|les|l', on est champions|montes|qualifies, \
                on monte en division|premiere|ligue, \
                j'ai fini|couru|termine mon|le|la … marathon|these|roman|livre|memoire, \
                mon livre|roman|article sort|parait|publie, \
                je suis admis|admise|recu|recue|diplome|diplomee|naturalise|naturalisee|qualifie
                """
            ),
            (
                .pet,
                """
                on|nous a|avons adopte|pris|recueilli|recupere un|une|deux … chien|chienne|chat|chaton|chatte|chiot|lapin|hamster|poules|cheval, \
                j'ai adopte|pris|recueilli un|une|deux … chien|chienne|chat|chaton|chatte|chiot|lapin|hamster|cheval, \
                adopte un|une|deux … chien|chienne|chat|chaton|chatte|chiot|lapin
                """
            ),
            (
                .contactDetail,
                """
                j'ai change de numero|num|tel|portable|mail, j'ai change d'adresse, \
                mon nouveau|ma numero|mail|nouvelle|portable, voila mon|ma … numero|mail|adresse
                """
            ),
        ],
        news: [
            (
                .death,
                """
                est|sont|etait mort|morte|morts|decede|decedee|decedes|parti|partie, est mort, est morte, \
                nous a quittes|quitte, nous ont quittes, s'est eteint|eteinte|endormi|endormie, deces de, deces, \
                a|ai|avons|j'ai perdu son|sa|mon|ma|notre … pere|mere|grand|frere|soeur|mari|femme|chien|chat|oncle|tante|mamie|papi|papa|maman|parrain|marraine, \
                enterrement|obseques est|sont|ont, vient de mourir|deceder, venons de perdre|d'enterrer, n'est plus, \
                du piquer, \
                a perdu mamie|papi|papa|maman|papy, enterre|enterrer|enterrons mamie|papi|mon|ma|notre
                """
            ),
            (
                .birth,
                """
                est ne|nee|nes, sont nes|nees, ne|nee ce|hier|cette|le|lundi, a accouche, j'ai accouche, \
                jumelles|jumeaux sont arrives|arrivees|nes|nees|la, bebe est|arrive la|arrive|ne, bebe … est la|arrive|ne, est arrive|arrivee ce|hier|cette|au, \
                est|suis|sommes|es devenu|devenue|devenus papa|maman|papi|papy|mamie|tonton|tata|grand|grands|parents|mere|pere|oncle|tante|mononcle|matante, \
                suis|es|est papa|maman|tonton|tata|mamie|papi, \
                vient|viennent|venons d'avoir un|une|des bebe|enfant|fille|garcon|jumeaux|jumelles|petit|petite, vient|viennent de donner, a|ont|avons|ai|j'ai eu son|sa|leur|notre|un|une|mon|ma|des … bebe|enfant|jumeaux|jumelles|fille|garcon|heureux, a|ont|avons|ai|j'ai eu son|sa|leur|notre|un|une|mon|ma petit|petite ., \
                naissance de, venu|venue au monde, donne naissance, mis au monde
                """
            ),
            (
                .engagement,
                "fiances, fiance, fiancee, fiancailles, demande|demandee en mariage, demande en mariage, dit oui ."
            ),
            (
                .wedding,
                """
                se marie|marient|mariera, on se marie, nous marions, je me marie, me marie, \
                s'est|se|nous|sommes|suis … marie|maries|mariee|mariees, vient de se marier, viennent de se marier, \
                va|vont|vais|allons … marier, se pacse|pacsent, s'est pacse|pacses
                """
            ),
            (
                .separation,
                """
                separe|separes|separee|separees, se separe|separent, nous separons, \
                divorce|divorces|divorcee|divorcent|divorcons|divorcer, rompu, rupture, \
                s'est|se|nous sont|sommes|est … quittes|laisses, on s'est quittes|laisses|separes, plus ensemble, casse avec, \
                celibataire a nouveau, de nouveau celibataire, l'a quitte|quittee|largue|larguee, c'est fini avec|entre
                """
            ),
            (
                .pregnancy,
                """
                enceinte, attend|attends|attendons|attendent … bebe|enfant|jumeaux|jumelles|fille|garcon|heureux, \
                va|vais|vont|allons avoir … bebe|enfant|jumeaux, \
                va|vais|vont|allons|es|vas etre … papa|maman|papi|papy|mamie|tonton|tata|parents|grand|grands|tante|oncle, \
                bebe en route|prevu, grossesse
                """
            ),
            (
                .job,
                """
                nouveau|nouvelle|nouvel … travail|boulot|job|poste|taf|emploi|cdi|cdd|stage|alternance|contrat|jobine|boite, \
                demissionne, demission, pogne une|un … job|jobine|poste, promu|promue, promotion, vire|viree|virer, licencie|licenciee|licencies, \
                decroche|decroches|trouve|eu|obtenu|change|perdu|accepte|quitte|signe|commence|signer|lache … travail|boulot|job|poste|taf|emploi|cdi|cdd|stage|alternance|contrat|jobine|boite, \
                retraite ., a|en|de|pour|sa|ma la|retraite|ma|sa retraite, \
                prends|prend|pris|part|pars|partie|parti|partir … retraite, retraitee|retraite depuis, embauche|embauchee, \
                au chomage, \
                commence|commencer mon|son|un|comme|chez … travail|boulot|job|poste|taf|emploi|cdi|cdd|stage|alternance|contrat|jobine|comme|chez, \
                mute|mutee a, monte|monter ma|sa|mon|son boite|entreprise, a mon|son compte, \
                dernier jour de|au travail|boulot, pris|prise a l'essai, travaille maintenant, travaille … maintenant, \
                bosse … maintenant, reconversion, \
                s'est fait virer|licencier, prend sa retraite, part a la retraite, a demissionne, \
                a ouvert son|sa|une|un … boutique|resto|cafe|cabinet|boite, \
                cdi|contrat signe, prise|pris|embauchee|embauche|recrutee|recrute chez|a|au|en|comme, \
                je bosse|travaille … maintenant|desormais, bosse chez|a … maintenant, nouvelle boite, \
                change de job|boite|metier|taf|boulot|travail, lache mon|le taf|boulot, \
                je me suis mis|mise|lance|lancee a mon|compte, viree|vire ., titularise|titularisee, mute|mutee, \
                en retraite, dernier jour au|chez
                """
            ),
            (
                .move,
                """
                demenage, demenages, demenageons, demenagent, demenager, demenagement, emmenage, emmenageons, emmenagent, \
                emmenager, nouvel|nouvelle|nouveau … appartement|appart|maison|logement|studio|chez|logis|coloc, \
                installe|installes|installee|installees|installons a|en|au|dans|chez|ensemble, m'installe|s'installe, \
                nous installons, achete … maison|appart|appartement|condo|terrain, \
                habite|habitons|vis|vivons|habitent … maintenant|desormais, eu|recupere|remise … cles|clefs, a signe … bail, \
                cremaillere, \
                part|partent|partons vivre|habiter|s'installer
                """
            ),
            (
                .contactDetail,
                """
                \
                nouvelle|nouveau|nouvel|bon|bonne … adresse|numero|mail|courriel|tel|telephone|coordonnees|num|cell|cellulaire|email, \
                change d'adresse|d'email|d'adresse|d'operateur, \
                change de numero|num|tel|mail|cell|adresse|courriel|telephone, change mon … numero|adresse|courriel, \
                mon|ma|notre … numero|adresse|num|mail|courriel|cell est|a|c'est|devient|change, numero a|c'est change, \
                joindre|rejoindre|appeler|contacter|ecrire au|a|sur … #, m'ecrire|m'appeler|m'envoyer … a|au|sur, \
                coordonnees ont|changent, enregistre … numero, c'est mon … numero, \
                voici mon|ma|notre … numero|adresse|mail|courriel, perdu mon|mes … telephone|tel|contacts|numero, \
                mon 06|07|num|portable|tel|adresse a|c'est|change, \
                nouveau|nouvelle 06|07|num|numero|tel|telephone|portable|mail|adresse, changer de numero|tel|mail, \
                joignable au|sur|a, c'est mon nouveau, \
                ecris|ecrivez|appelle|appelez moi au|sur|a, mon mail|adresse est|c'est|devient, \
                j'ai un nouveau|nouvelle numero|tel|telephone|portable|mail
                """
            ),
            (
                .health,
                """
                allergique, allergie, allergies, intolerant|intolerante, intolerance, coeliaque, hopital, l'hopital, \
                a l'hopital, hospitalise|hospitalisee, aux urgences, operation, opere|operee|operer, \
                casse|cassee|foule|foulee|fracture|tordu|dechire|luxe|luxee … bras|jambe|poignet|cheville|pied|doigt|main|genou|nez|epaule|orteil|cote|cotes|clavicule|hanche|ligament|coude, \
                fracture, entorse, diagnostique|diagnostiquee, diagnostic, \
                ai|j'ai|a|ont|avons|attrape|chope|pogne|fait|avec … grippe|covid|cancer|pneumonie|varicelle|zona|angine|diabete|asthme|bronchite|gastro|migraine|arthrose|lumbago|depression, \
                positif|positive au, dans le platre, un platre, bequilles, infarctus, avc, crise cardiaque, hernie, prothese, \
                appendicite, suis|devenu|devenue|est vegan|vegetarien|vegetarienne|vegane|diabetique|coeliaque|celiaque, \
                devenu|devenue vegan|vegetarien|vegetarienne|vegane, mange|manges plus de, arrete de fumer|boire, \
                arrete la cigarette|l'alcool, en arret|conge maladie, en remission, chimio, sans gluten, \
                a fait|eu un|une avc|infarctus|malaise|crise|accident|chute, \
                s'est casse|cassee|blesse|foule|brule le|la|les|un|l', \
                aux|en urgences|reanimation|rea|reeducation|observation, se fait operer, s'est fait operer, \
                est tombe|tombee dans|de|en|malade
                """
            ),
            (
                .achievement,
                """
                 \
                reussi|eu|obtenu|valide|passe|decroche|empoche|j'ai … permis|bac|diplome|concours|examen|examens|brevet|licence|master|doctorat|these|bourse|partiels|baccalaureat|mention|annee, \
                permis en poche, diplome|diplomee de|., \
                gagne|remporte|gagner … concours|prix|medaille|tournoi|championnat|course|coupe|match|trophee|finale|or, \
                admis|admise a|en|au|., acceptee|accepte a|en|au … universite|ecole|fac|programme, \
                recu|recue a|au|mon|l'examen|premier, major de promo, premiere|premier|deuxieme|troisieme place, \
                arrive|arrivee|fini|finie premier|premiere|deuxieme|troisieme, champion|championne, record personnel, \
                soutenu sa|ma these|memoire, remis mon|son memoire|these, graduation, gradue|graduee, ceinture noire
                """
            ),
            (
                .promise,
                """
                je t'envoie, je t'appelle, je te rappelle, je te l'envoie, je te promets, je te le promets, promis, \
                promis jure, je t'enverrai, je t'apporte, je t'apporterai, je te ramene, je te rends, je te rembourse, \
                je te tiens au courant, je te dis ca|quoi, je te passe, je te fais|ferai … virement|signe, je te previens, \
                je vous envoie|appelle|enverrai|rappelle, je te texte, je t'ecris, je te donne des|de nouvelles, \
                je te reviens avec|la, je te prete, je t'imprime, \
                je te rends|ramene|rappelle|rembourse|prete|montre|envoie|apporte|garde|recontacte, \
                je t'appelle|t'envoie|t'apporte|t'aide|t'ecris|t'offre, je m'en occupe|charge, je te jure, \
                parole d'honneur, je vous rappelle|rembourse|apporte|envoie, \
                compte sur moi, je viendrai, je te le jure, \
                je te le|la|les rends|ramene|rapporte|garde|prete, c'est promis, \
                je promets, je le ferai, je n'oublie|oublierai pas, je ne dirai|dis rien, je te couvre, 
                """
            ),
            (
                .pet,
                """
                a|ont adopte|recueilli|pris un|une|deux … chien|chienne|chat|chaton|chiot|lapin|chatte
                """
            ),
        ],
        feasts: [
            ("saint - sylvestre, reveillon, le reveillon", .fixed(month: 12, day: 31)),
            ("jour de noel", .fixed(month: 12, day: 25)),
            ("jour de l'an", .fixed(month: 1, day: 1)), ("saint - valentin", .fixed(month: 2, day: 14)),
            ("lundi de paques", .easter(1)), ("veille de noel", .fixed(month: 12, day: 24)),
            ("toussaint, la toussaint", .fixed(month: 11, day: 1)),
            ("armistice", .fixed(month: 11, day: 11)),
            ("fete du travail", .fixed(month: 5, day: 1)),
            ("dimanche de pentecote", .easter(49)),
            ("lundi de pentecote", .easter(50)),
            ("jeudi de l'ascension, ascension", .easter(39)),
            ("vendredi saint", .easter(-2)),
            ("dimanche de paques", .easter(0)),
            ("assomption", .fixed(month: 8, day: 15)),
            ("fete des rois, epiphanie", .fixed(month: 1, day: 6)),
            ("mardi gras", .easter(-47)),
            ("chandeleur", .fixed(month: 2, day: 2)),
            ("fete de la musique", .fixed(month: 6, day: 21)),
            ("saint - nicolas", .fixed(month: 12, day: 6)),
            ("reveillon de noel, le reveillon de noel, soir de noel", .fixed(month: 12, day: 24)),
            ("reveillon du nouvel an, soir du nouvel an, reveillon du jour de l'an", .fixed(month: 12, day: 31)),
            ("saint - jean", .fixed(month: 6, day: 24)),
            ("fete nationale", .fixed(month: 7, day: 14)),
            ("premier de l'an", .fixed(month: 1, day: 1)),
        ],
        works: "vu, lu, ecoute, film, livre, chanson, serie, regarde, regarder, lire",
        but: words("mais"),
        another: words("encore"),
        wishing: words("enfin joyeux joyeuse vivement"),
        wishingAtHead: words("bon bonne"),
        haveA: "passe un",
        today: words("aujourd'hui"),
        asksOfToday: words("comment que qui quoi"),
        asksOtherwise: words("heure"),
        workKinds: "chanson, film, livre, album, roman, serie, vu, lu, ecoute",
        workArticles: words("le la un une les"),
        asking: words("demander dire savoir"),
        usual: words("habitude habituel habituelle"),
        postponed: words(
            """
            reporte reportee deplace deplacee decale decalee repousse repoussee avance avancee reprogramme
            reprogrammee change changee decales decalees reportes reportees retarde retardee
            """),
        selves: words("je j'ai c'est suis il elle opere operer"),
        together: words("je j'ai nous moi"),
        first: words(
            """
            j'ai je j'y j'en mon ma mes notre nous nos m'a m'ont me on moi suis sommes avons j'suis jsuis chui chuis
            jai j'attends
            """),
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
        notNews: words("si reve pas jamais presque felicitations aurait espere esperons peut voudrais aimerais avant"),
        traits: [.nounsBehindArticles, .nameBehindNoun, .ambiguousConditions, .droppedSubjects, .accentedParticiple],
        likings: .experiencer,
        dayPrepositions: ["le"],
        dayArticles: ["le", "au", "du"],
        recurringArticles: ["le"],
        ownRelativeDays: ["hier"],
        relativeDayPhrases: [
            ("dans quinze jours, dans une quinzaine, dans 15 jours", 14), ("dans huit jours, dans 8 jours", 7),
            ("apres - demain", 2), ("avant - hier", -2), ("a soir", 0), ("a matin", 0),
        ],
        ownDistanceBack: [],
        ownHourLeads: ["a"],
        hourArticles: [],
        minutesBehindHour: [
            ("et demie", 30), ("et demi", 30), ("et quart", 15), ("moins le quart", -15),
            ("moins vingt - cinq", -25), ("moins vingt", -20), ("moins dix", -10), ("moins cinq", -5),
            ("vingt - cinq", 25), ("quarante - cinq", 45), ("cinquante", 50), ("quarante", 40), ("trente", 30),
            ("vingt", 20), ("quinze", 15), ("dix", 10), ("cinq", 5),
        ],
        minuteNumerals: [:],
        tens: [:],
        ambiguousWeekdays: [:],
        weekdayLetters: ["lun": 1, "mar": 2, "mer": 3, "jeu": 4, "ven": 5, "sam": 6],
        verbMonths: [],
        participles: (prefix: "", ends: [], alone: []),
        contractedVerb: "",
        genitiveEnd: "",
        gists: [],
        gistPhrases: [
            (
                "boit un verre, boire un verre, prend un verre, prendre un verre, boit un coup, boire un coup, prend un pot",
                "verre"
            ),
            ("se marie, se marient, on se marie, je me marie, nous marions, te maries, vous mariez", "mariage"),
            (
                "on m'opere, on l'opere, me faire operer, me fais operer, se fait operer, suis opere, suis operee",
                "opération"
            ),
            ("j'arrive, on arrive, nous arrivons, tu arrives, vous arrivez, arrives-tu, arrivez-vous", "arrivée"),
            ("je t'appelle, je vous appelle, on s'appelle, tu m'appelles", "appel"),
            ("on demenage, je demenage, tu demenages, nous demenageons, demenage, demenagent", "déménagement"),
        ],
        separableGists: [],
        journeys: [],
        visit: "visite", visitTo: "visite à",
        table: "table",
        pastimeInfinitives: forms(
            """
            courir: cours court courons
            nager: nage nages nageons
            chanter: chante chantes chantons
            danser: danse danses dansons
            cuisiner: cuisine cuisines cuisinons
            lire: lis lit lisons
            écrire: ecris ecrit
            pêcher: peche peches
            marcher: marche marches marchons
            méditer: medite
            pédaler: pedale
            """),
        hobbyVerbs: forms(
            """
            tricoter: tricote tricotes tricotons
            broder: brode brodes
            coudre: couds coud
            crocheter: crochete
            jardiner: jardine jardines jardinons
            bricoler: bricole
            randonner: randonne
            grimper: grimpe grimpes grimpons
            surfer: surfe surfes
            skier: skie skies skions
            jongler: jongle
            sculpter: sculpte
            peindre: peins peint peignons
            dessiner: dessine dessines
            """),
        cues: frenchDates.joined(frenchPlans, frenchLikings, frenchPeople))
}

/// Days and hours.
private let frenchDates: [Cue: String] = [
    .shortTitle: "dr, mme, mlle, prof",
    .recalls: "tu te souviens, tu te rappelles, te souviens-tu",
    .askedAgain: "deja",
    // hours
    .hourLead: "entre, vers, des, jusqu'a, ca",
    .hourHedge: "ca, environ",
    .hourProposal: "disons a, que dis-tu de",
    .agreesToHour: "me va, ca me va, c'est bon, me convient, parfait, serait mieux",
    .dayTurning: "est devenu, s'est, devient, est parti en",
    .easyYes: "pas de souci, pas de soucis, aucun souci",
    .soleYes: "moi, nous, pareil, idem, go, chaud, chaude, grave, clair, partant, partante, chaud patate",
    .weekAfterNext: "en quinze",
    .monthEndLead: "avant, d'ici, pour",
    .monthLead: "en, debut, fin, mi",
    .endOfThisMonth: "fin du mois, fin de ce mois",
    .endOfNextMonth: "fin du mois prochain",
    .endOfMonth: "fin",
    .monthOfWeekday: "de, en",
    .ofThisMonth: "du mois, de ce mois, ce mois-ci",
    .ofNextMonth: "du mois prochain, le mois prochain",
    .lastOfMonth: "dernier",
    .dueAlone: "rendre, du, tombe, tombent, sort, sortent",
    .besideDue: "pas, encore, ils, elles, elle, est, a, pour, avant, le, c'est, il, faut",
    .vagueDoing:
        "partir, aller, venir, faire, voir, etre, dispo, libre, possible, normalement, surement, peut-etre, encore, toujours, tard, tot",
    .wantedOfUs: "veut, veulent, demande, demandent, exige, exigent, attend, attendent, reclame",
    .expected: "attendu, attendue, attendus, attendues",
    .handingIn: "rendre, deposer, payer, envoyer, renvoyer, renouveler",
    .seesToIt: "je le fais, je le ferai, je m'en occupe, je m'en charge, je fais ca",
    .verdictLink: "pour, au",
    .togetherSubject: "on, nous",
    .jointEnding: "ons",
    .joiningVerb: "viens, venez, tu",
    .backAgain: "rentre, rentrons, retour, rentrer",
    .dayModal: "serait, pourrait",
    .dropping: "laisse tomber, laissons tomber, on laisse tomber, on oublie, oublions",
    .someplace: "quelque part, n'importe ou",
    .thingInstead: "plutot, a la place, je prefere, je prefererais, ou alors",
    .deedFiller: "aussi, me, moi, nous, peut-etre",
    .requestOfOther: "tu peux, tu pourrais, peux - tu, pourrais - tu, vous pouvez",
    .nothingOn: "libre, rien",
    .refusedTask: "apporter, amener, payer, cuisiner, aider, acheter, trouver, reserver, attendre, croire",
    .takenBackTail:
        "venir, finalement, du, tout, desole, desolee, dsl, ce, soir, plus, coup, en, fait, aujourd'hui, aller, y",
    .whichOrThat: "quel, quelle, ce, cette, chaque",
    .slotDate: "date",
    .reserving: "reserve, reservee",
    .comingAlong:
        "m'accompagnes, m'accompagnez, accompagnes, d'aller, aller, viens, venez, va, allons, allez, allait, irait",
    .comingGoal: "a, au, aux",
    .hereAdverb: "la, ici",
    .journeyNoun: "sortie, excursion",
    .both: "les deux",
    .neither: "ni l'un ni l'autre, aucun des deux, ni l'un, aucune des deux",
    .tooMuch: "trop",
    .droppedAlone: "supprime, supprimee, abandonne, abandonnee",
    .newOne: "la nouvelle est, le nouveau est, nouvelle date, celui du, celle du, maintenant c'est",
    .oneMore: "aussi, egalement",
    .persuaded: "tu m'as convaincu, tu m'as convaincue, tu as gagne, bon d'accord, allez d'accord, bon ok",
    .unavailable: """
    a plat, trop de boulot, plein de boulot, besoin de dormir, suis malade, est malade, malade comme un chien, suis claque, \
    suis claquee, crevee, creve, epuise, epuisee, trop fatigue, trop fatiguee, fatigue, fatiguee, naze, lessive, lessivee, la grippe, \
    garde les enfants, garde les petits, garde mes petits-enfants, de la fievre, mal au dos, mal au ventre, mal au genou, mal a la tete, mal partout, rhume, blessee, blesse, gastro, angine, suis au lit, reste au lit, alite, alitee, suis a sec, fauche, fauchee, pas d'argent, plus de sous, \
    plus un rond, plus un sou, trop cher pour moi, je bosse, je taffe, on bosse, de garde, d'astreinte, exam, examens, partiels, \
    revise, reviser, revisions, deborde, debordee, sous l'eau, charrette, a la bourre, du monde a la maison, mes beaux-parents, \
    ma belle-mere, de la visite, en vacances, en deplacement, a l'etranger, absent, absente, deja pris, deja prise, deja prevu, \
    deja promis, deja un truc, deja quelque chose, demenage, demenagement, demenageons, pas de baby-sitter, pas de babysitter, \
    privee de sortie, prive de sortie, rester a la maison, reste chez moi, me coucher tot, grasse mat, en panne, au garage, \
    a l'hopital, les enfants ce, repas de famille, chez mes parents, chez ma mere
    """,
    .lateAnswer: "retard, seulement maintenant, je viens de voir, viens de lire, rate ton, de te deranger, pour hier",
    .anotherTime: "une autre fois, la prochaine fois, une prochaine fois",
    .ownArrival: "j'arrive, j'arriverai, j'aurai",
    .timeBehindTitle: "apres, avant",
    .existential: "il y a, y a",
    .landingVerb: "arrive, j'arrive, arrives, arrivons, j'arriverai, arrivent, atterris, j'atterris, atterrit",
    .landingPreposition: "a, au, en",
    .aboutNoun: "sur",
    .identifying: "c'est",
    .nounWithHost: "visite",
    .hostPreposition: "a",
    .nounWithPurpose: "rendez-vous, billets, inscription",
    .purposePreposition: "pour",
    .beginVerb: "commence, commences, commencons",
    .beginLead: "a partir de, a partir du, des",
    .goingVerb: "va, allons, vais, allez",
    .goalPreposition: "au, aux, a",
    .please: "merci",
    .remindingVerb: "oublie, oubliez, rappelle",
    .whereabouts: "ville, coin, region, bureau",
    .asksIfKnown: "tu connais, vous connaissez, connais-tu",
    .closedWord: "ferme, fermee",
    .openingHours: "appelez, joignable, joignables, ouvert, ouverts, horaires, nous servons",
    .causalLead: "a cause de, en raison de, suite a",
    .causalJoint: "car, parce, vu, comme",
    .asksForNo: "donc non, c'est non, c'est un non, donc pas",
    .consoling: """
    mince, pas grave, dommage, tant pis, quel dommage, une autre fois, la prochaine fois, une prochaine fois, ce sera pour, bon retablissement, \
    soigne-toi, repose-toi, remets-toi
    """,
    .hasToBe: "doit etre, doivent etre, doit arriver, doit parvenir, doit nous parvenir",
    .politeWish: "j'aimerais bien, j'aurais bien aime, j'aurais aime, j'adorerais, on aurait aime",
    .thanksForOffer: "gentil, merci, adorable",
    .inviting:
        "si ca te dit, si ca vous dit, si tu veux venir, si t'es dispo, tu viens, vous venez, viens, venez, tu es invite, tu es invitee, vous etes invites, joins-toi, ca vous dit, ca te dit",
    .hourOffering: "nous, avons, on, a, j'ai, il, reste",
    .hourProposing:
        "on, peut, pourrait, faire, plutot, et, si, disons, vers, a, ca, te, va, irait, dirais, m'arrangerait, m'arrange",
    .hourWish: "on peut dire, on dit, plutot, mieux, prefere, prefererais, serait mieux",
    .earlierOfTwo: "le premier, la premiere, le plus tot",
    .laterOfTwo: "le deuxieme, le second, la deuxieme, le plus tard, la seconde, deuxieme, seconde",
    .laterHour: "plus tard, apres",
    .anHour: "une heure",
    .halfAnHour: "une demi - heure",
    .quarterOfAnHour: "un quart d'heure",
    .minuteUnit: "minutes",
    .hourLength: "heures",
    .hourAnnouncement: "portes, debut, depart, rdv",
    .hourUnit: "h, heure, heures",
    .exactly: "pile, precises",
    .behindAmount: "chacun, chacune, par, plus, moins, de, le, la, points, moyenne, total, fois",
    .afterDay: """
    m'arrangerait, m'arrange, t'arrange, t'arrangerait, m'irait, t'irait, te, me, irait, conviendrait, a, en, avec, chez, pour, et, vers, maintenant, entre, des, de, du, au, par, ou, si, mais, on, je, tu, il, elle, \
    nous, vous, c'est, est, dans, devant, ca, ne, pas, qui, que, apres, avant, sur, sera, j'ai, parce, car, donc, \
    alors, plutot, stp, y, j'y, t'as, fetons, mangeons, partons, rentrons, expire, debute, vient, viennent, faut, arrive, aprem, matin, soir, comme, \
    va, irait, convient, marche, m'irait, me, te, merci, non, oui, pourrait, serait, derriere, pile, direct, la, ici, quai
    """,
    .hourLimit: "jusqu'a",
    .hourRangeLead: "de, entre",
    .openEnd: "tard",
    .tomorrow: "demain",
    .inTheEvening:
        "du soir, de l'apres - midi, dans l'apres - midi, dans la soiree, en soiree, en fin d'apres - midi, en fin de journee, apres - midi, dans l'aprem, apres midi, en fin d'aprem",
    .inTheMorning: "du matin, dans la matinee, en matinee, en debut de matinee",
    // hours in words
    .noon: "midi",
    .noonOrMidday: "midi",
    .beforeNoonPart: "apres, ce, du",
    .midnight: "minuit",
    .hoursNoun: "heure, heures",
    .articleNumeral: "un, une",
    // days
    .partOfToday:
        "ce soir, ce matin, ce midi, cet apres - midi, cet aprem, cette aprem, ct aprem, cet apres midi, cette apres - midi, ce aprem",
    .inDistance: "dans, en",
    .inDistancePhrase: "d'ici",
    .distanceBack: "il y a",
    .oneUnit: "un",
    .monthOrYear: "an, mes, mois",
    .year: "an",
    .shiftLead: "de, d",
    .shiftEarlier: "plus tot, avant, avancer, avance, avancee, avancons",
    .forever: "desormais, dorenavant, definitivement, pour toujours",
    .dayUnit: "jour, jours",
    .weekUnit: "semaine, semaines",
    .dayPredicate: "est, marche",
    .hourUnitBehindDay: "h, heures",
    // weekdays
    .nextWeek: "la semaine prochaine",
    .nextWeekend: "week - end prochain, weekend prochain",
    .wholeWeek:
        "cette semaine, ce week - end, ce weekend, la semaine prochaine, le week - end prochain, le weekend prochain, ce wk, le weekend",
    .afterNext: "en huit",
    .comingBehindDay: "prochain, qui vient",
    .lastBehindDay: "dernier",
    .lastYear: "de l'annee derniere, l'annee derniere, l'an dernier",
    .nextYear: "de l'annee prochaine, l'annee prochaine",
    .comingDay: "prochain",
    .thisDay: "ce",
    .intended: "avait pense a, avais pense a, avions pense a, pensait a, pensais a, mon idee, l'idee, propose",
    .topicTail: "alors, plutot, sinon",
    .sayingVerb: "dit, veut",
    .noLonger: "ne peux plus, pourrai plus",
    .closedState: "ferme, fermes, fermee, fermons, ferment",
    .ratherNot: "plutot pas, vaut mieux pas, mieux vaut pas",
    .newDayLead: "nouvelle date, nouvelle date de livraison",
    .publicHoliday: "ferie, jour ferie",
    .statesWeekday: "c'est un, ca tombe un",
    .partOfDay: "matin, soir, aprem, midi",
    .sureDayLetters: "lun, ven",
    .ifPossible: "si",
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
    .arrivesOrGoes: "arrive, commence, part, finit",
    .goesAlone: "part",
    .futureCopula: "sera, c'est",
    .bringingVerb: "apporte, apportes, apporter, apportons, amene, ramene, j'apporte, j'amene",
    .broughtTo: "a, au, pour",
    .arrivingVerb: "vient, viennent, passe, passent, arrive, arrivent, debarque, debarquent",
    .behindAge: "ans",
    .arrival: "arrivee, vol, train, colis, livraison, avion, bus",
    .servedPerson: "te, vous, t'emmener, t'aider, t'amener",
    .attendingVerb: "voir, rejoindre, retrouver, accompagner, aller, venir, faire",
    .confirmingLead: "je confirme, je vous confirme, je te confirme, nous confirmons, rappel de, rappel pour",
    .readyToCollect:
        "pret a etre retire, prete a etre retiree, prets a etre retires, pretes a etre retirees, disponible en magasin",
    .ownHaving: "j'ai",
    .besideEngagement: "avant, apres",
    .nextOne: "le suivant, le prochain, celui d'apres",
    .weekdayAfter: "suivant, d'apres",
    .wasToBe: "devait etre",
    .wasPlanned: "etait, c'etait",
    .countedTimes: "fois",
    .praisesWhatWas: """
    bien joue, beau match, super match, bon match, beau boulot, bon boulot, quel match, quelle soiree
    """,
    .thinksItIs: "c'est pas, ce n'est pas, c'est pas le, ce n'est pas le",
    .cryOfJoy: "mais c'est genial",
    .startingVerb: "commence, commencons, debute, demarre",
    .quarterToAlone: "moins le quart, moins quart",
    .quarterPastAlone: "et quart",
    .halfPastAlone: "et demie",
    .wholeDayNoun: "anniversaire, jour",
    .jokedAllergy: "travail, betise, reunions, sport",
    .guessWho: "devine qui, devinez qui",
    .tellsByAsking: "je t'ai dit, t'as su, tu as su",
    .pleaseBehind: "svp",
    .thoughtItWas: "c'etait prevu, c'etait bien prevu, c'etait pas prevu, c'etait pas, ce n'etait pas, c'etait pas le",
    .noBehind: "donc non, du coup non",
    .asksWho: "c'est qui, qui est, qui c'est",
    .besideVerb: "on, ils, elles, me, te, lui, nous, vous, leur",
    .tooSoonOrLate: "plus, trop",
    .atMost: "max, maximum",
    .weekdayBefore: "d'avant, precedent",
    .jointLead: "on va, on irait, on devrait, on doit, et si on",
    .offeringVerb: "propose",
    .grantingVerb: "donne, eu, obtenu, trouve, pris, avez, t'as, auriez, aurais, reste",
    .beingTakenUp: "suis, es, est, sommes",
    .takenUp: "pris, prise, prises",
    .shortParticiple: """
    mort, morte, morts, mortes, recu, perdu, vendu, pris, appris, repris, vu, venu, parti, partis, partie, sorti, sortis, sortie, eu, ouvert, mange, alle, allee, alles, allees, fait, dormi, fini, rentre, rentres, bu, lu, dit, mis, ecrit, \
    couru, plu, neige, vecu, connu, revu, battu, attendu, entendu, descendu, repondu, recouru, survecu, obtenu, revenu, \
    revenue, revenus, devenu, venue, venus, perdue, servi, senti, choisi, reussi, conduit, construit, offert, decouvert, cru, conclu
    """,
    .presentOrParticiple: "mange, fait, fini, dit, ecrit, rentre, rentres",
    .pastVerb: "pleuvait, neigeait, gelait, decede, decedee, decedes, etait, etais, etions, j'etais, c'etait",
    .thoughtOf: "pensais, pensait, pensions",
    .thoughtOfLead: "a, au, aux",
    .thanksNoun: "merci",
    .thanksFor: "pour",
    .ownAffair:
        "dentiste, medecin, docteur, coiffeur, kine, veterinaire, entretien, appel, appeler, telephone",
    .afterWork: "foot, repetition, chorale, entrainement, match",
    .earlyAffair:
        "train, vol, avion, bus, car, ferry, depart, part, pars, partons, decolle, reveil, lever, boulot, travail, service",
    .journeyWord: "vol, train, avion, bus, car, taxi, aeroport, depart, part, pars, reveil",
    .workplace: "bureau, boulot, travail, gare, aeroport, ecole, hopital, arret",
    .eveningOccasion: """
    concert, cinema, diner, soir, bar, dine, film, theatre, raclette, cine, apero, soiree, vernissage, resto, restaurant, pizza, \
    sushis, sushi, bieres, opera, belote, tarot, souper, soupe, fete
    """,
    .tonight: "ce soir",
    .morningOccasion: "brunch, matin, rando, randonnee",
    // asked along, visited, failed
    .neededToCome: "nounou, gardienne, baby-sitter, train, bus, metro, tram, rer, taxi, voiture",
    .perhaps: "peut-etre, et, alors, si, on, disait, dit, fait, faisait, allait",
    .visitingLead: "voir, visiter, rendre visite a",
    .companyPreposition: "avec",
    .servingVerb: "fais, fait, faire, prepare, preparer, cuisine, cuisiner",
    .errandGoal: "chez, au, a, aux",
    .invitesAlong: """
    tu m'accompagnes, tu viens avec moi, vous venez avec nous, tu viens, vous venez, tu passes, vous passez, tu veux venir, tu en veux, \
    ca vous dit, ca te dit
    """,
    .meetingNoun: "rendez, rdv, rendez-vous",
    .examNoun: "examen, partiel, controle, concours, bac",
    .studyVerb: "reviser, bosser, etudier, revise, bosse",
    .delayWord: "rate, loupe, manque, retard, retarde, lacher, lachee, annule",
    // feasts
    .articleBeforeFeast: "la, le",
    .courtesy: """
    si tu veux, si vous voulez, si tu preferes, si vous preferez, si ca t'arrange, si ca vous arrange, si ca te va, si ca te convient, \
    si ca te va mieux, de mon cote, pour ma part, par contre
    """,
    .conveyingVerb: "emmene, emmenes, emmenons, amene, amenes, accompagne, accompagnes",
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
    .ofThatDay: "le meme jour, ce jour-la, ce meme jour",
    .behindWorkday: "apres le travail, apres l'ecole, apres le boulot, apres les cours",
    .beforeWorkday: "avant le boulot, avant le travail, avant le taf",
    .ticketNoun: "places, billet, billets",
    .noWeekday: "tue",
    .onlineLead: "sur, par, via",
    .onlineRoom: "zoom, teams, skype, facetime, webex, discord",
    .asksIfTaken:
        "quelque chose de prevu, un truc de prevu, des plans, tu fais quelque chose, t'as un truc, t'as prevu quelque chose, es occupe, es occupee",
    .checksLater: "regarder la meteo, regarde la meteo, voir la meteo, on verra la meteo",
    .wakingNoun: "reveil",
    .workNoun: "travail, boulot, reunion",
    .duty: "travail, boulot, cours, repetition, reunion",
    .itIsMine: "c'est mon, c'est ma",
    .beforehand: "avant, d'abord",
    .afterwards: "apres, ensuite",
    .meetingVerb: "retrouver, retrouve, rejoindre, rejoint, voir, retrouve, rendez-vous",
    .workdayOccasion: "plombier, electricien, medecin, dentiste",
    .busyUntil: "avant, jusqu'a",
    .entrance: "portes",
    .behindHourAlone:
        "plutot, ca te va, possible, alors, stp, ok, oui, non, comme d'hab, comme d'habitude, ca roule, nickel, parfait, ca marche",
    .otherAffair: "sors, finis, termine, ouvre, ferme, travail, reveil",
    .dayBound: "jusqu'au",
    .morningPart: "matin",
    .eveningPart: "soir",
    .doneAlready: "fait, fini, termine, rendu",
    .reflexivePerfect: "s'est, se sont, me suis",
    .asksWhatWasDone:
        "t'as fait quoi, tu as fait quoi, vous avez fait quoi, qu'as - tu fait, tu as fait, vous avez fait",
    .weekOn: "la semaine d'apres, la semaine suivante, une semaine plus tard, une semaine apres",
    .secretNoun: "passe, code, wifi",
    .beingCalled: "s'appelle, s'appelait, t'appelles, appelle - t",
    .wouldAuxiliary: "serais, serait",
    .takenBackWhole: "dit personne jamais, n'a dit personne, a dit personne",
    .onlyOffered: "le plus tot, la seule, le seul, tout ce qu'ils avaient",
    .onTime: "a l'heure",
    .perfectAuxiliary: """
    ai, as, a, avons, avez, ont, suis, es, est, sommes, etes, sont, j'ai, t'as, t'es, c'est, s'est
    """,
    .standingParticiple: """
    complique, annule, reserve, prevu, decale, reporte, fixe, invite, propose, organise, confirme, programme, deplace, avance, \
    maintenu, ferme, occupe, loue, commande, planifie, note, cale, booke, bloque, complet, dedie, consacre, \
    entendu, convenu, repousse, change, marque, decide, situe, passionne, motive, desole, fatigue, charge, prepare, ferie, conge, cafe, cine, kine, the, ete, cote, bebe, sante, marche, cle, societe, arrange, libere, oblige, cense, suppose, interesse
    """,
    .slotNounOrTrade: "dentiste, medecin, coiffeur, veto, rdv, train, vol, kine",
    .readOrSeen: "fini, lu, vu, relu, revu, regarde, ecoute",
    .offerTerms: "dans la limite des stocks, jusqu'a epuisement des stocks, se desabonner, stop au, code promo",
    .versionNoun: "version, chapitre",
    .feelsLikeDay: "on dirait, on dirait un, on se croirait, ca fait, j'ai l'impression qu'on est",
    .perceivedVerb: "vu, ecoute, lu",
    .thatDayAdjective: "ce",
    .rememberVerb: "souviens, rappelles",
    .someOrAny: "quelconque",
    .resignedTail: "quoi",
    .wishTail: "a, tous, toi, vous, tout, qui",
]

/// Plans and what becomes of them.
private let frenchPlans: [Cue: String] = [
    // what a sentence does
    .negator: "pas",
    .placeLead: "chez, en",
    // what becomes of a day
    .dayPreposition: "le",
    .conditionVerb: "il, je, on",
    .onceConjunction: "quand",
    .causalConjunction: "parce, car",
    .clauseBreak: "mais, parce",
    .planChange:
        "changement de programme, changement de plan, petit changement, je dois decaler, il faut qu'on decale, trompe de jour, trompee de jour",
    .answersLater: "on verra, on voit, je te dis, je saurai",
    .ownBeing: "suis, j'suis, chuis",
    .othersBeing: "tu, t'es, vous",
    // answers
    .hourDenial: "pas, trop, jamais",
    .hourLimitLead: "avant, apres, jusqu'a",
    .availableFrom: "apres, partir, des, d'ici",
    .availableBefore: "avant",
    .availability: "libre, libres, peux, pourrai, pourrais, dispo, disponible, possible, seulement, que, quand, bon",
    .lastOfDays: "au",
    // places
    .nounPreposition: "devant",
    .drawnArticle: "au, aux, du, des",
    .placeMaker: "chez, en",
    .townPreposition: "a",
    .noTown:
        "pied, velo, fond, table, jeun, peine, part, bientot, domicile, distance, nouveau, cause, partir, cote, propos, peu, force, vie, suivre, faire, manger, boire, voir, prevoir, payer, deux, trois, quatre, cinq, plusieurs, tous, chacun, tour, gauche, droite, volonte, merveille, terme",
    .shortened: "env",
    .noPlaceName: "coin",
    .notOwnPlace: "compte, comptes, comptez",
    .placeEpithet:
        "commercial, culturel, sportif, medical, municipal, municipale, central, centrale, polyvalente, communale, couverte, routiere, publique, public, principal, principale, aquatique, nautique",
    .placeAttribute: "nouveau, nouvelle, vieux, vieille",
    .demonstrative: "ce, cet, cette, ces",
    .placeJoint: "de, des, la, du",
    .streetKindFirst: "avenue, place, rue",
    .streetJoint: "de, des, du, la, le",
    .smallStreet: "rue",
    .street: "avenue, rue, allee",
    .yesLead: "oui",
    .nameJoint: "de, des",
    // plans
    .rangeLead: "du",
    .limit: "avant, depuis, jusqu'au, jusqu'a",
    .questionWord: "qui, comment",
    // plans in a few words
    .titleTail: "au, du, le, ce",
    .titlePlace: "avec, chez",
    .nounPreposed: "a, avec, chez, dans, de, en",
    .behindTitle: "chez, avec, dans, au",
    .placeAhead: "chez, au, dans, devant",
    .topicDeterminer: "la, le, les",
    .behindDay: "au",
    .bareLead: "sera, c'est",
    // occasions
    .saidBehind: "dit, veut, voulait, demande, pense, ecrit, propose, confirme",
    // plans named by their subject
    .oneArticle: "un, une",
    .agedPerson: "il, elle",
    .bareHappening: """
    commence, est, sont, passe, passent, vient, viennent, tombe, debute, arrive, arrivent, est fixe, est fixee
    """,
    .happeningPreposition: "au",
    .isPredicate: "est",
    .feastPlace: "chez",
    .betweenVerbAndDay: """
    au, fixe, le, prevu, deja, bien, encore, chez, nous, ce, pour, prevue, fixee, programme, programmee, enfin, \
    finalement, maintenant, toujours, repousse, reporte
    """,
    .phraseBreak: "et, mais, parce, que",
    .nounPronoun: "c'est, ce, ca",
    .clausePronoun: "je, on, tu",
    .clitic: "me, te, se",
    // titles
    .titleComplement: "avec, d', de, des, du",
    .noModifier:
        "j'ai, avons, fais, fait, faisons, fera, ferai, vient, viens, viennent, prends, prend, prenons, jouons, t'as, j'aurai, aura, fete, fetons",
    .complementDeterminer: "le, la, mon, ma, ton, ta",
    .goingToDo: "aller, venir, passer, passer me, venir me, venir m",
    // plans named by their verb
    .seeingEachOther:
        "on se voit, on se capte, on se retrouve, on se rejoint, on se croise, se voir, se retrouver, se capter, on se voie, on se donne rdv, on se fait rdv",
    .beingSomewhere: "on est a, on sera a, je suis a, je serai a, nous sommes a, nous serons a",
    .thatDay: "ce jour, cette date, ce soir - la, ce week - end la, ce week - end - la, ce jour la, ce jour - la",
    .samePlaceLead: "meme",
    .soonerAsked: "rien plus tot, rien avant, quelque chose avant",
    .otherTime:
        "une autre date, autre date, un autre creneau, un autre jour, autre jour, plus tard dans la semaine, un autre moment",
    .counterLead: "on peut, on pourrait, et si, ca peut etre",
    .contributionLead:
        "je fais, j'achete, je prepare, je prends, je m'occupe",
    .itself: "lui-meme, elle-meme",
    .countedThing: "billets, tickets, places, personnes, enfants",
    .amazement: "c'est pas vrai, pas possible, tu rigoles",
    .regret: "desole, desolee, malheureusement, helas",
    .undertakingLead: """
    tu peux, tu pourrais, peux - tu, pourrais - tu, vous pouvez, vous pourriez, pouvez - vous, pourriez - vous, on peut, on pourrait, \
    on doit, il faut, faut, il faudrait, on devrait, tu veux, tu m'aides a, vous m'aidez a, m'aider a
    """,
    .matterLead: "tu vends, vous vendez, vendez - vous, besoin d'un, besoin d'une, cherche, envie d'un, envie d'une",
    .arrives: "arrive, part, atterrit",
    .spotLead: "au, a, dans, chez",
    .nightOccasion: "fete, boite, soiree",
    .asksPermission:
        "on peut venir avec, je peux amener, je peux venir avec, on peut amener, faut - il, j'apporte, je peux apporter, tu veux que je, vous voulez que je, je t'accompagne, je viens avec toi",
    .asksIfDay: "on est, est-ce qu'on est, aujourd'hui c'est, c'est",
    .dayAskedFor: "deja, aujourd'hui, enfin",
    .dayAgain: "encore, deja",
    .vaguePlaceNoun: "endroit, coin, lieu, heure",
    .groan: "rah",
    .deadOff: "mort",
    .asksWhatDay:
        "c'est quel jour, quel jour on est aujourd'hui, on est quel jour deja, on est quel jour, quel jour on est, quel jour sommes - nous",
    .asksHowLong: "combien de temps, combien de jours, jusqu'a quand",
    .asksReturn: "et le retour, et au retour, et retour",
    .ratherNextWeek: "plutot la semaine prochaine, mieux la semaine prochaine, plutot le week - end prochain",
    .partOfThing: "fin, debut",
    .clockZone: "utc",
    .reminder: "n'oublie pas, n'oubliez pas, pensez a, pense a",
    .noSmallTown: "vacances, cours, deplacement, formation, reunion",
    .workerNoun: "monsieur",
    .seeingVerb: "voir",
    .hourOccasion: "brunch, dejeuner, diner, souper, apero, repas, entrainement",
    .reportingVerb: "dit, pense",
    .replyWanted: "rsvp",
    .emptyPredicate:
        "est a rendre, sont a rendre, est a payer, est a renvoyer, est a remettre, vient, viennent, arrive, arrivent, est, sont",
    .endearment: "cheri, cherie, amour, coeur, tresor, ange",
    .onlyNow: "que, deja, enfin, encore, seulement",
    .reasonBeing: "c'est, y'a, il y a",
    .reasonHaving: "j'ai, on a, nous avons",
    .noReason: "complique, moi, rien, trop, boulot, travail, temps",
    .noMatter: "service, question, minute, temps, chose, truc",
    .needing: "doit, doivent, a besoin, ont besoin, aurait besoin",
    .stillOffered:
        "toujours disponible, encore disponible, toujours a vendre, toujours dispo, encore dispo, est toujours disponible, est - il toujours disponible",
    .deedLead: """
    tu peux, tu pourrais, peux - tu, vous pouvez, on peut, on pourrait, on va, je vais, je dois, on doit, il faut, \
    faut, tu veux, vous voulez, est - ce que tu peux, ca t'embete de, ca te derange de, quelqu'un peut, \
    quelqu'un pourrait, vous pourriez, pouvez - vous, pourriez - vous, pourrais - tu, je veux, on veut, j'aimerais, \
    on aimerait, je voudrais, tu veux bien, ca te dirait de, ca te dit de, ca vous dit de, on devrait, je devrais, \
    il faudrait, pense a, tu m'aides a, vous m'aidez a, m'aider a, nous aider a
    """,
    .requestLead: """
    places pour, billets pour, tu m'emmenes a, m'emmener a, viennent, vient, on recupere, je recupere, tu m'aides a, tu m'aides pour, tu m'aides avec, vous m'aidez a, vous m'aidez pour, m'aider a, m'aider pour, m'aider avec, nous aider a, \
    nous aider pour, tu m'apprends a, m'apprendre a, un coup de main pour, besoin de ton, besoin de ta, besoin de tes
    """,
    .noDeed: """
    aller, venir, faire, dire, donner, envoyer, appeler, savoir, voir, avoir, etre, acheter, payer, prendre, mettre, lire, \
    attendre, penser, demander, dormir, travailler, reserver, parler, annuler, reporter, decaler, trouver, confirmer
    """,
    .planSubject: "je, nous, vous, il, elle, ils, elles",
    // what the talk is of
    .ticket: "billet, billets",
    .noDeterminer: "aucun, aucune",
    .quoting: "ecrit, marque",
    .nounOfSomebody: """
    plombier, electricien, peintre, menuisier, serrurier, technicien, notaire, avocat, avocate, comptable, \
    dentiste, medecin, docteur, kine, veterinaire, coiffeur, coiffeuse, psy, pediatre, livreur, osteo, sage-femme
    """,
    .fittingIn: """
    je peux vous prendre, on peut vous prendre, peux vous recevoir, peut vous recevoir, peux te prendre, \
    peux vous proposer, peut vous proposer, j'ai un creneau, nous avons un creneau, il reste, j'ai de la place, \
    vous caler, te caler, une place se libere, on me propose, ils me prennent
    """,
    .slotNoun: "creneau, rdv, rendez-vous, seance, disponibilite, place, dispo",
    .whichOne: "quel, quelle, quels, quelles",
    .dailyRound: "travail, boulot, bosser, cours",
    .purpose: "pour",
    .noPlaceBehindTime: "temps, fin, coup, fait, moins, plus, tard, tot",
    .freeWord: "libre",
    .announcing: "va, vont, doit, doivent, sera, seront",
    .standIn: "prochain, prochaine, nouveau, nouvelle, suivant, suivante, autre",
    .boundBefore: "apres, avant, jusqu'a, pendant",
    .workDuty: "je bosse, je travaille, je dois travailler, je dois bosser, je taffe",
    .mineAlone: "mien, mienne, moi",
    .headingTo: "pars a, partons a, demenage a, voyage a, on part a, on va a, je vais a",
]

/// What people like.
private let frenchLikings: [Cue: String] = [
    .hated: "deteste, enfer, l'enfer, cauchemar, torture",
    .asksIfLiked:
        "tu aimes le, tu aimes la, tu aimes les, t'aimes le, t'aimes la, t'aimes les, tu aimes, t'aimes, aimes - tu, vous aimez",
    .lovesThem: "j'adore, beaucoup, enormement, trop",
    .playedVerb: "joue, jouais",
    .collectsThem: "je les collectionne, il les collectionne, elle les collectionne",
    .deedAdjective: "longue, bonne",
    .modestHedge: "mal, un peu",
    .meToo: "moi aussi, moi pareil, pareil, nous aussi, idem, moi de meme",
    .liker: """
    cinephile, gourmand, gourmande, cycliste, melomane, gamer, gameuse, joueur, joueuse, lecteur, lectrice, cuisinier, cuisiniere, jardinier, jardiniere, bricoleur, bricoleuse, marcheur, marcheuse, randonneur, randonneuse, pecheur, grimpeur, grimpeuse, nageur, nageuse, danseur, danseuse, coureur, coureuse, musicien, musicienne
    """,
    .avid: "grand, grande, gros, grosse, vrai, vraie, sacre, sacree, plutot, passionne, passionnee",
    .inMind: "en tete",
    .restoreVerb: "restaure, retape",
    .learnsLead: "j'apprends, apprends, apprend",
    .learningVerb: "apprends, apprend, j'apprends",
    .favouriteNoun: "passion, faible, peche",
    .keepVerb: "eleve",
    .tellingQuestion: "tu savais que, tu sais que, savais tu que, je t'ai dit que",
    .unsureTag: "je crois, je pense",
    .atAll: "beaucoup, aussi, toi",
    .amountOf: """
    tout ce qui est, tout ce qui touche a, n'importe quoi avec, tout sur, \
    un peu de, beaucoup de, pas mal de, plein de, de la, du, des, de l', un peu d', beaucoup d', trop de, un petit peu de, pas mal d'
    """,
    .makingVerb:
        "fabrique, cultive, eleve, collectionne, retape, restaure, fais, ecris, compose, construis, programme, joue, prepare",
    .noPastime: """
    travail, boulot, bosser, travailler, dormir, dodo, rien, enfants, sieste, menage, courses, lessive, devoirs, amis, famille, argent, \
    heures, bosse, grand - chose, truc, plan, vie, bouffe, tele
    """,
    .nothingBeats:
        "moi c'est, moi c'est la, je passe ma vie a, je passe mes soirees a, je passe mes week - ends a, je passe mon temps a, rien ne vaut, rien de tel que, rien de mieux que, rien de tel qu'une, rien de tel qu'un, rien de mieux qu'une, rien de mieux qu'un",
    .youAnd: "toi et ton, toi et ta, toi et tes",
    .stateVerbOfSpeaker: "suis, chuis, chui, j'suis, sommes",
    .daysFor: "c'est, est pour, sont pour, est reserve a, rime avec",
    .talkLead: "parler de, parler d', parler du, parler des, parle de, parler",
    .couldOfSpeaker: "pourrais, peux",
    .forHours: "heures, toute la nuit, toute la journee, des heures",
    .askedToPlan: "viens, dispo, partante, partant, as, veux",
    .continuing: "toujours, encore",
    .openQuestion: "quoi, ou, comment, pourquoi, qu'est",
    .newsAsked: "neuf",
    .asksBack: "et le tien, et la tienne, et toi, et vous, toi, toi alors, et toi alors",
    .ensembleLead: "dans, avec",
    .ensemble:
        "chorale, choeur, groupe, orchestre, fanfare, club, equipe, troupe, compagnie, quatuor, trio, association, asso",
    .memberLead:
        "je suis dans un, je suis dans une, chuis dans un, chuis dans une, membre d'un, membre d'une, je fais partie d'un, je fais partie d'une",
    // likings in an answer
    .habitYes: "toujours, chaque",
    .answerHedge: "surtout, seulement, plutot, parfois, souvent, sinon",
    .clauseSign: "est, je, j'ai, c'est",
    // what pleases whom
    .speakersLiking: """
    mon hobby c'est, mon truc c'est, mon dada c'est, ma passion c'est, mon kiff c'est, mon loisir c'est, \
    j'adore, j'aime, je prefere, je suis fan de, suis fan de, suis trop fan de, je suis passionne de, \
    je suis passionnee de, je suis accro a, je suis dingue de, je suis fou de, je suis folle de, suis dingue de, \
    suis fou de, suis folle de, je suis mordu de, je suis mordue de, je suis accro au, je suis accro a la, \
    je suis accro aux, suis accro a, suis accro au, suis accro aux, je kiffe, je kiffe trop, je raffole de, \
    je raffole des, je suis passionne par, je suis passionnee par, suis passionne de, suis passionnee de, \
    je suis fan du, je suis fan des, suis fan du, suis fan des, je suis une grande fan de, je suis un grand fan de, \
    je suis grande fan de, je suis grand fan de, on adore, on aime, nous adorons, je capote sur, je trippe sur, \
    je tripe sur, ma passion c'est, je ne peux plus me passer de, je peux plus me passer de, \
    je peux pas me passer de, j'suis fan de, chui fan de, je suis a fond dans, suis a fond dans, chui a fond dans, \
    chui accro a, chui accro au, mon truc c'est, mon truc a moi c'est, mon dada c'est, mon kif c'est, je me suis pris de passion pour, \
    je me suis prise de passion pour, je vis pour, j'ai un faible pour, j'ai une passion pour, j'ai un gros faible pour, je craque pour, je suis en plein dans, je suis a fond sur, \
    je suis devenue accro a, je suis devenu accro a
    """,
    .othersLiking: """
    ne pense qu'a, ne pense qu'aux, ne parle que de, \
    adore, adorent, aime, aiment, prefere, preferent, raffole de, raffole des, raffolent de, kiffe, kiffent, \
    est fou de, est folle de, est fan de, est fan du, est fan des, est accro a, est accro au, est accro aux, \
    est passionne de, est passionnee de, est passionne par, est passionnee par, est dingue de, est mordu de, \
    est mordue de, sont fous de, sont fans de, capote sur, trippe sur, vit pour, ne vit que pour, a un faible pour, a une passion pour, est a fond sur, est a fond dans, s'est pris de passion pour, s'est prise de passion pour, ne jure que par
    """,
    .othersPronoun: "elle, elles, il, ils",
    .likingDenial: "ne",
    .likingNegation: "bien, pas",
    .likingClause: "pas, que",
    .likingDegree: "beaucoup, bien, trop, vraiment",
    .noLikedThing: """
    manger, dormir, pas, attendre, rester, \
    ce, cette, quand, que, ta, te, tes, ton, tu, toi, moi, lui, vous, nous, me, m'en, l'idee, mieux, pas, y, aller, \
    bien, venir, savoir, voir, etre, avoir
    """,
    .likedArticle: "la, le, les",
    // what people do again and again
    .topicStop: "mais, et, parce, depuis, maintenant, toujours, quand",
    .behindPlaying: "de, du",
    .ownLife: "ma vie",
    .ironyTail: "visiblement, apparemment",
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
    .noTopic: "aussi, ca, cela, moi, rien, toi, tout",
    .lastingLead: "depuis",
    .sinceYouth: """
    depuis l'enfance, depuis tout petit, depuis toute petite, depuis toujours, toute ma vie, toute sa vie, depuis l'ecole
    """,
    .fondOfElided: """
    passionne, passionnee, fan, fou, folle, dingue, mordu, mordue, fana, feru, ferue, amateur, amatrice, fans
    """,
    .stateVerb: "est, sont",
    .stateWord:
        "vrai, vraie, gros, grosse, devenu, devenue, tres, trop, super, totalement, completement, un, une, grand, grande, vraiment, assez",
    .fondOf: """
    a fond sur, a fond dans, en plein dans, passionne de, passionnee de, passionne d', passionnee d', passionne par, passionnee par, fan de, fan d', \
    fans de, fou de, folle de, fou d', folle d', dingue de, dingue d', accro a, accro au, accro aux, mordu de, \
    mordue de, mordu d', fana de, fana d', ferue de, feru de, feru d', amateur de, amatrice de, obsede par, \
    obsedee par, fascine par, fascinee par
    """,
]

/// People.
private let frenchPeople: [Cue: String] = [
    // relatives
    .kinLead: "avec, et, quand",
    .kinVerb: "a, adore, arrive, demande, dit, est, fait, part, s'est, va, veut, vient, vit",
    .homePreposition: "chez",
    .relativeArticle: "le, la, les",
    .namedOnly:
        "aine, ainee, cadet, cadette, benjamin, benjamine, coiffeuse, coiffeur, kine, blonde, jumeaux, jumelles",
    .ofOwner: "de, a",
    .aRelative: "un, une, des",
    .ofMine: "a moi, a nous",
    .isNamed: "s'appelle, s'appellent, qui s'appelle",
    .asksAfter: "comment va, comment vont, que devient, est-ce que",
    .asksName:
        "lequel, laquelle, comment s'appelle, comment il s'appelle, comment elle s'appelle, c'est qui, qui, prenom",
    .honorific: "monsieur, madame, m, mme, docteur",
    .namedLead: "appele, appelee, nomme",
    .elision: "l', d'",
    .makesIt: "plutot, disons",
    .insteadNow: "maintenant, desormais",
    .stateDenial: "pas",
    .collectVerb: "collectionne, collectionnons",
    .attending: "j'ai, ai, ce, cours, au, du, de, a, avons",
    .advert: "gratuits, gratuit, inscrivez, profitez, promo, reduction, offre speciale, abonnez, reservez",
    .pastimeRefusal: "ennuyeux, deteste, jamais, annule, arrete, sans, pas, nul, nulle",
    .supporterOf:
        "abonne au, abonnee au, abonne a l', abonnement au, abonnement a l', abonne a la, abonnee a la, supporter du, supporter de l', supporter de la, supportrice du, supportrice de l'",
    .pastimeGear: """
    potager, ruches, ruchers, telescope, jardin, vinyles
    """,
    .collection: """
    collection, collections, album, albums
    """,
    .obligation: """
    dois, doit, faut, devons, ecole
    """,
    .goingFor: """
    vais
    """,
    .attributeBehind: """
    cadette, cadet, ainee, aine, jumelle, jumeau, prefere, preferee
    """,
    .givenUp: """
    arrete, abandonne, vendu, casse, annule, fini, plus trop, plus du tout, plus depuis
    """,
    .verbBehindName: """
    est, a, va, veut, vient, dit, adore, aime, joue, fait, habite, travaille, arrive, peut, s'est, attend, se, vend, \
    sait, cherche, prend, connait, range, bosse, vit, etait, sera, qui
    """,
    // what is new
    .someone:
        "bebe, chien, chienne, chat, chatte, chaton, chiot, petit, petite, petits, voisin, voisine, voisins, patron, patronne",
    .stranger: "quelqu'un, gens, mec, type, acteur, actrice, chanteur, chanteuse, roi, reine, president, ministre",
    .ownChild: "fils, fille, bebe, jumeaux, jumelles, garcon, petit, petite",
    .passingComplaint: "rhume, fievre, toux, gastro, migraine",
    .fromBelow: "avant la fin, en partant de la fin",
    .fiction: "film, films, roman, episode, serie, saison, personnage",
    .tellingLead: """
    nouvelle, nouvelles, devine, enfin, figure, imagine, ca, officiel, triste, bonne, mauvaise, grande, annonce, hier, voila, voici
    """,
    .phoneDetail: "numero, num, telephone, tel, cell, cellulaire, portable",
    .addressDetail: "adresse, rue, d'adresse, l'adresse",
    .mailDetail: "mail, courriel, email",
    // greetings and titles
    .titlePlaceholder:
        "inconnu, numero inconnu, discussions, groupe, contact, contacts, nouveau message, aujourd'hui, hier",
    .greeting: "salut, bonjour, coucou, bonsoir, cher, chere",
    .addressLead: "chere, cher",
    .noName: "tous, toutes, cheri, cherie",
    // the summary
    .personalPlace: "moi, toi",
    .serialNoun: "commande, reservation, facture, chambre, client, dossier, vol",
]
