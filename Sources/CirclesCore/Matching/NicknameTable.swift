/// The table behind `Nicknames`: full names, a colon, what people shorten them to; folded. Full names of one line
/// share their short forms and are otherwise different names. Short forms that are
/// mostly given as names of their own today (Lisa, Sandra, Nancy) are left out: they would be another person's.
enum NicknameTable {
    static let lines = english + "\n" + germanic + "\n" + romance + "\n" + slavic + "\n" + others

    private static let english = """
        abigail: abby abbie
        abraham: abe bram
        adelaide: addie ada
        agatha agnes: aggie
        albert: al bert bertie albie
        alexander alexandra alexandria alejandro alejandra aleksander alessandro alessandra alexandre alexandros alexis: alex lex xander sandy
        alexander: alec sander zander
        alexandra alexandria alessandra alejandra: lexi lexie lexa ally
        alfred: al alf alfie fred freddie
        alison allison alice alicia: ali allie ally
        amanda: mandy mandi
        amelia emilia emily emmeline: em emmy emmie millie milly
        andrew: andy drew
        andreas andrea andre andrei andres: andy
        angela angelina angelica: angie angel ange
        anna anne ann annabel annabelle annette: annie nan
        annabel annabelle isabella arabella mirabel: bella belle
        anthony antony antonio antonia: tony toni ant
        archibald: archie
        arnold: arnie
        arthur: art artie
        augustus augustine: gus auggie
        barbara: barb barbie babs
        bartholomew: bart
        beatrice beatrix: bea trixie bee
        benjamin benedict bennett benedikt benoit: ben benny bennie benji
        bernard bernhard: bernie bern
        bernadette: bernie detta
        bradley: brad
        brandon: bran
        brenda: bren
        brian bryan: bri
        bridget brigid: biddy bridie
        calvin: cal
        cameron: cam
        candace candice: candy
        carolyn caroline carolina karoline: carrie caro lina line
        cassandra: cass cassie
        catherine katherine kathryn katharine kathleen catharine katharina katarina katerina catalina caterina: kate katie kat kathy cathy kathi kitty kit cat kati katya kaja
        katherine katharine kathryn: kay kath
        cecilia cecily: cece cissy celia
        charles: charlie chuck chas chip charley
        charlotte: charlie lottie lotte char
        chester: chet
        christina christine kristina kristin kristen christiana christie: chris chrissy christy tina kris kristy chrissie tine kirsty
        christopher kristopher kristoffer christoph christophe cristobal: chris topher kit kris christy
        christian kristian christiane: chris
        clarence: clare
        clifford: cliff
        clinton: clint
        cornelius cornelia: connie nele nelly
        constance: connie
        courtney: court
        cynthia: cindy
        daniel: dan danny dani danni
        daniela danielle daniella: dani danny
        david: dave davey davy
        deborah debra: deb debbie debby
        dennis: denny den
        diana diane: di
        dominic dominik dominique: dom nic nick
        donald: don donnie donny
        dorothy dorothea: dot dottie dolly dora thea doro
        douglas: doug dougie
        edward edmund edwin edgar eduard eduardo: ed eddie eddy ned ted teddy
        eleanor eleanora elena helen ellen: ellie nell nelly
        eleanor: lenny
        elizabeth elisabeth elizaveta: liz lizzie lizzy beth betty bess bessie elsie betsy libby lib sissi lisbeth betsey liza
        elisabeth: lisbeth lisi elli
        emma: em emmy
        eric erik frederic: ric rick
        ernest: ernie
        esther: essie
        eugene: gene
        evelyn: evie
        evangeline: evie
        ferdinand: ferdi ferdy
        florence: flo florrie
        frances: fran francie franny fanny frankie
        francis: frank frankie fran
        franklin: frank
        frederick fredrick frederic friedrich: fred freddie freddy fritz
        gabriel gabriela gabrielle gabriella: gabe gabby gabi gaby
        geoffrey jeffrey: geoff jeff
        george: georgie geordie
        georgina georgia georgiana: georgie
        gerald gerard gerhard: gerry jerry gerd
        geraldine: gerry
        gertrude: trudy gertie
        gilbert: gil bert
        gordon: gord gordie
        graham: gray
        gregory: greg gregg
        gwendolyn: gwen wendy
        harold: harry hal
        harriet: hattie harri
        harrison: harry
        henry: harry hank hal
        herbert: herb bert herbie
        howard: howie
        hubert: bert
        ignatius: iggy
        isaac: ike zac
        isabel isabella isabelle isobel: izzy bella belle issy isa bel
        jacob jakob: jake jakey cob kuba
        jacqueline: jackie jacqui
        james: jim jimmy jamie jem jimbo
        jane janet janice: janie jan
        jason: jay jase
        jasmine jasmin: jas jazz
        jennifer: jen jenny jenn jennie
        jeremiah jeremy: jem jerry
        jerome: jerry
        jessica: jess jessie
        jesse: jess
        joanna joanne johanna: jo joanie
        john: jack johnny jon jock johnnie
        jonathan jonathon: jon jonny jonty
        jordan: jordy
        joseph josef: joe joey jo sepp beppo
        josephine josefine: jo josie fifi fina
        joshua: josh
        joyce: joy
        judith: judy
        julia julie juliana juliet juliette: jules jule
        julian julius: jules
        karen: kari
        kenneth: ken kenny
        kimberly kimberley: kim kimmy kimmie
        laura lauren laurence lorraine: laurie lori lolly
        lawrence laurence: larry laurie
        leonard leonardo leopold leonhard: leo len lenny
        leroy: roy
        leslie lesley: les
        lewis louis: lou lew louie
        lillian lilian: lil lily lilly
        linda: lindy
        louise louisa luisa: lou lulu isa
        lucas lukas: luke
        lucille lucy lucinda lucia: lu luce cindy
        madeleine madeline madelyn magdalena: maddie maddy lena
        malcolm: mal
        margaret margarete margarita: maggie meg peg peggy marge margie madge mags gretel margo
        marjorie: marge margie
        mary: molly polly mamie mimi
        maria marie: mimi
        marianne marian: mari
        martha: marty mattie
        martin martina: marty
        matilda mathilde: tilly tilda mattie
        matthew: matt matty
        maureen: mo
        maurice: mo morrie
        maximilian maxwell maxine maxim maximus: max maxi
        megan: meg
        melanie: mel
        melissa melinda: mel missy lissa
        mercedes: mercy sadie
        michael: mike mick mickey micky mikey
        michelle michaela mikaela: shelly mickey micki missy
        mildred: millie milly
        miranda: mandy randy
        montgomery: monty
        morgan: mo
        nancy: nan
        natalie natalia: nat nattie talia
        nathan nathaniel: nat nate than
        nicholas nicolas nikolas niklas: nick nicky nico nik
        nicole nicola: nicky nikki niki nic nicki
        oliver: ollie olly
        olivia: liv livvy ollie
        oscar: ozzie
        oswald: ozzie oz
        pamela: pam pammy
        patricia: pat patty tricia trish patsy patti pattie
        patrick: pat paddy rick patsy
        paul: paulie
        pauline: polly
        penelope: penny nell
        percival: percy
        peter: pete petey
        philip phillip philippe philipp: phil pip flip
        philippa: pippa pip
        phyllis: phyl
        priscilla: cilla prissy
        prudence: prue
        rachel: rach rae
        randall randolph: randy
        raphael rafael: rafe raf rafa
        raymond: ray
        rebecca rebekah: becky becca bex reba
        reginald: reg reggie
        richard: rick ricky dick rich richie ritchie
        robert: bob bobby rob robbie robby bert bobbie
        roberta: bobbie robbie berta
        roderick: rod roddy
        rodney: rod
        roger: rog
        roland: rollo
        ronald: ron ronnie ronny
        rosemary: rosie rose romy
        roxanne: roxy
        rudolph rudolf: rudy rudi
        russell: russ
        ruth: ruthie
        samantha: sam sammy
        samuel: sam sammy
        sandra: sandy
        sarah sara: sadie
        sebastian: seb bastian basti sebi
        seymour: sy
        sharon: shaz shari
        shirley: shirl
        sidney sydney: sid syd
        silvia sylvia: syl
        simon simone: si
        solomon: sol solly
        sophia sophie: soph
        stanley: stan
        stephanie stefanie: steph stephie steffi stef stevie
        stephen steven: steve stevie ste
        stuart stewart: stu stew
        susan susanna suzanne susannah: sue suzy susie sukie suzie zsazsa
        sylvester: sly
        tabitha: tabby
        tamara: tam tammy
        terence terrence: terry tel
        theresa teresa: terry tess tessa tessie resi tere
        theodore theodor: ted teddy theo
        thomas: tom tommy thom
        tiffany: tiff
        timothy: tim timmy
        tobias: tobi toby
        valerie valentina: val vally
        vanessa: nessa ness
        veronica veronika: vee ronnie roni vroni nika
        vernon: vern
        victor: vic
        victoria: vicky vicki vikki tori vic tory
        vincent: vince vinnie vin
        virginia: ginny ginger
        walter: walt wally
        wilfred: wilf fred freddie
        wilhelmina: mina minnie wilma willa
        william: bill billy will willy willie wim wills
        bethany: beth
        edith: edie
        aditi: adi
        winifred: winnie freddie
        winston: winnie
        yvonne: vonnie
        zachary zachariah: zach zack zac
        """

    private static let germanic = """
        annemarie: annemie
        bernhard: berni bernd
        brigitte birgit: gitte gitti biggi
        christoph: stoffel
        dietrich: dieter dirk
        elfriede: elfi friedel
        franz: franzl
        franziska: franzi ziska sissi
        friederike: rike fritzi
        friedrich: fritz friedel fiete
        gabriele: gabi gabriela
        georg: schorsch jorg
        gunther gunter: guenni
        heinrich: heinz heini hinnerk
        helmut: helli
        hildegard: hilde
        ingeborg ingrid: inge
        irmgard: irmi
        johann johannes: hans hannes hansi johnny jo
        josef: sepp jupp
        jurgen: jogi
        karl: kalle
        karl-heinz karlheinz: kalle
        klaus: klausi
        konrad: conny konni
        ludwig: lutz luggi wiggerl
        manfred: manni fred
        marlene magdalena helena: lene leni
        matthias mathias: matze hias matz matti
        michael: michi
        nikolaus: niki klaus nick
        otto: ottl
        reinhard: reini
        siegfried: siggi sigi
        sigrid: siri
        stefan stephan: steve steff stef
        susanne: sanne susi suse
        theresia: resi thesi
        thorsten torsten: totti
        ulrich: uli ulli
        ulrike: uli ulli rike
        ursula: uschi ulla urschel
        waltraud: traudl traudi
        werner: werni
        wilhelm: willi willy helm
        wolfgang: wolf wolfi
        cornelis: cees kees
        johannes johanna: hanneke joop
        petrus: piet
        wilhelmus willem: wim pim
        antonius: toon ton
        maria: mieke marieke
        hendrik: henk rik
        gerardus: gerrit
        anders: ante
        gunnar: gunne
        margareta: maggan
        magnus: mange
        nils: nisse
        per: pelle
        karin: kajsa
        """

    private static let romance = """
        adriana: adri
        alberto: beto tito berto
        alejandro: ale jandro alex
        alejandra: ale jandra
        alfonso: poncho fonso
        alfredo: fredo
        ana: anita
        antonio antonia: tono toni tonio tonia tonino
        beatriz: bea betty
        carlos: charly carlitos litos
        carmen: menchu mela
        catalina: cata lina
        concepcion: concha conchita
        consuelo: chelo
        cristina: cris tina
        cristobal: tobal
        dolores: lola loli lolita
        eduardo: edu lalo
        enrique: quique kike
        ernesto: neto
        esperanza: espe
        eugenia: gena
        federico: fede fico
        felipe: pipe
        fernando: fer nando
        fernanda: fer nanda
        francisco: paco pancho fran curro kiko cisco chico paquito quico
        francisca: paca paqui fran
        gerardo: lalo
        gonzalo: gonza gonzo
        graciela: chela
        gregorio: goyo
        guadalupe: lupe lupita
        guillermo: memo guille
        gustavo: gus tavo
        humberto: beto
        ignacio: nacho
        inmaculada: inma
        isabel: isa chabela bel
        jaime: jimmy
        javier xavier: javi xavi
        jesus: chuy chucho
        jesusa: susi
        joaquin: quino
        jorge: coque
        jose: pepe pepito josito chepe
        josefa josefina: pepa pepita fina
        juan: juanito juancho
        juana: juanita
        laura: lau
        leonardo: leo
        lorenzo: lencho renzo
        lourdes: lulu
        luis: lucho luisito
        manuel: manolo manu lolo
        manuela: manola manu lola
        marcela: chela
        margarita: marga mago
        maria: mari marita mariquita
        mercedes: merche meche
        miguel: miki migue
        montserrat: montse
        monica: moni
        natalia: nati
        pablo: pablito
        patricia: pati
        pilar: pili
        rafael: rafa
        ramon: moncho
        raul: rulo
        ricardo: richi rica
        roberto: beto tito berto
        rodrigo: rodri
        rosario: charo chayo
        salvador: salva chava
        santiago: santi chago yago
        sebastian: seba
        sergio: checo
        soledad: sole
        susana: susi
        teresa: tere teresita
        vicente: chente
        veronica: vero
        victoria: vicky toya
        yolanda: yoli
        ximena: xime
        valentina: vale
        valeria: vale
        gabriela: gabi
        giovanni: gianni nino vanni
        giuseppe: peppe beppe pino peppino
        giuseppina: pina giusy
        francesco: franco checco ciccio cesco
        francesca: franca checca
        vincenzo: enzo vince
        lorenzo: enzo renzo
        salvatore: toto salvo turi
        luigi: gigi gino
        antonino: nino
        domenico: mimmo
        domenica: mimma
        raffaele: lello raf
        gaetano: tano
        michele: lele
        alessandro: ale sandro
        alessandra: ale
        elisabetta: betta elisa
        federica: fede chicca
        filippo: pippo
        guglielmo: memo
        leonardo: nardo
        maddalena: lena
        margherita: marghe
        matteo: teo
        nicola: nico
        roberta: roby
        stefano: ste
        stefania: stefi
        tommaso: tommi
        antoine: tony toine
        alexandre: alex sacha
        benoit: ben
        catherine: cathy
        dominique: dom
        emmanuel: manu
        emmanuelle: manu
        francois: fanfan
        frederic: fred
        genevieve: ginette gen
        guillaume: guigui
        jacqueline: jackie
        jean-baptiste jeanbaptiste: jb
        jean-francois: jf jeff
        josephine: jo
        laurent: lolo
        madeleine: mado
        marguerite: margot
        mathieu matthieu: mat matt
        maximilien: max
        nicolas: nico
        philippe: phil
        sebastien: seb
        stephane: steph
        theophile: theo
        valerie: val
        veronique: vero
        antonio: toninho
        francisco: chico
        joao: joaozinho
        jose: ze zeca
        luiz: lula
        eduardo: dudu
        fernanda: nanda
        rodrigo: digo
        guilherme: gui
        gustavo: guga
        henrique: rique
        leandro: le
        mariana: mari
        rafaela: rafa
        """

    private static let slavic = """
        aleksandr aleksander alexandr oleksandr aleksandar: sasha sasa shura sanya alik sanja alex sacha olek sashko
        aleksandra oleksandra alexandra: sasha sasa shura sanya asya ola sanja alex olesya
        aleksei alexei aleksey oleksii alexey: alyosha lyosha lesha alosha
        anastasia anastasiya anastasija: nastya asya nastia stasia
        anatoly anatoli: tolya
        andrei andrey andrii andrzej: andryusha andriy jedrek andy
        anna: anya ania nyura anka hanka hania anca asia
        antonina: tonya
        arkady: arkasha
        boris: borya
        dmitri dmitry dmitrii dmytro dmitriy: dima mitya dimitri dimka
        ekaterina kateryna katarzyna yekaterina: katya kasia katia katja kate
        elena olena yelena helena jelena: lena lenka alyona helenka
        elizaveta yelizaveta: liza
        evgeny evgeni yevgeny evgenii evgeniy: zhenya
        evgenia yevgenia evgeniya: zhenya
        fyodor fedor: fedya
        galina: galya
        georgy georgii georgi: gosha zhora
        grigory: grisha
        igor: igorek
        inna: innochka
        irina iryna: ira irka
        ivan: vanya iva vania
        ksenia kseniya oksana: ksyusha
        larisa: lora
        leonid: lyonya
        lev: lyova
        liudmila lyudmila ludmila: lyuda mila luda
        lyubov: lyuba
        maria mariya marija: masha marusya mashka manya mania
        maxim maksim maksym: max maks
        mikhail mykhailo mihail: misha
        nadezhda nadiya: nadya nadia
        natalia natalya nataliya natalija: natasha nata natasa
        nikita: nik
        nikolai nikolay mykola: kolya nik kola
        nina: ninochka
        oleg: olezhka
        olga olha: olya olia
        pavel pavlo: pasha pavlik
        pyotr petr petro: petya petia
        polina: polya
        roman: roma
        semyon: syoma
        sergei sergey serhii sergej: seryozha serge serhiy serjoza
        sofia sofya sofiya: sonya sonia zosia
        stanislav stanislaw: stas staszek slava
        svetlana: sveta lana
        tamara: toma
        tatiana tatyana tetiana: tanya tania
        valentin valentina: valya
        valeria valeriya: lera
        valery: valera
        vasily vasyl: vasya
        vera: verochka
        viktor: vitya vic
        viktoria viktoriya: vika
        vitaly vitalii vitali: vitalik
        vladimir volodymyr wladimir: vova volodya vlad vladi
        vladislav wladyslaw: vlad slava
        vyacheslav viacheslav: slava
        yaroslav jaroslav jaroslaw: slava yarik jarek
        yevgenia: zhenya
        yulia julia yuliya iuliia: yulya julka
        yuri iurii yury yuriy juri: yura iura
        zinaida: zina
        agnieszka: aga
        malgorzata: gosia malgosia
        joanna: asia aska
        barbara: basia
        magdalena: magda
        elzbieta: ela elka
        krzysztof: krzysiek krzys
        tomasz: tomek
        wojciech: wojtek
        jan: janek jasiek
        piotr: piotrek
        pawel: pawelek
        michal: misiek
        grzegorz: grzesiek
        jakub: kuba
        lukasz: lukaszek
        maciej mateusz: maciek mati
        kazimierz: kazik
        zbigniew: zbyszek
        tadeusz: tadek
        zofia: zosia
        beata: beatka
        dorota: dorotka
        ewa: ewka
        teresa: terenia
        jiri: jirka
        josef: pepa
        frantisek: franta
        vaclav: vasek
        miroslav: mirek
        zdenek: zdenda
        katerina: katka
        lucie: lucka
        marketa: meda
        petra: peta
        veronika: verca
        jana: janca
        dragan: gaga
        milica: mica
        stefan: stevo
        """

    private static let others = """
        konstantinos: kostas dinos costas
        konstantinos konstantin konstantina: kostya kosta
        dimitrios dimitris: dimitri mitsos
        dimitra: mimi dimi
        georgios giorgos: yorgos yiorgos
        ioannis: yannis giannis
        ioanna: gianna
        nikolaos: nikos nick
        panagiotis: panos takis
        athanasios: thanasis nasos
        vasileios vasilis: vasilis vassilis
        eleni: lena elenitsa
        aikaterini katerina: katerina kat
        evangelos: vangelis
        evangelia: lia
        spyridon: spyros
        theodoros: thodoris
        christos: chris
        emmanouil: manolis
        mohammed muhammad mohamed mohammad muhammed: mo moe hamada memo
        ahmed ahmad ahmet: hamada
        abdullah: abdul abdo
        abdelrahman abdulrahman: abdo abdou
        fatima fatma: fatou fati toumi
        khadija: khadi
        mustafa mostafa: mus musti
        youssef yusuf yousef: yusi
        ibrahim ibrahima: ibo ibra ibou
        huseyin hussein: huso
        ismail: ismo
        zeynep: zeyno
        elif: elo
        yitzhak: itzik
        yaakov: koby yanki
        yosef: yossi
        avraham: avi avrum
        moshe: moishe
        shmuel: shmulik
        david: dudi dudu
        rivka: riki
        miriam: miri mimi
        tzvi: tzvika
        benjamin binyamin: bibi benny
        oluwaseun: seun
        oluwadamilola: dami damilola
        oluwatobiloba: tobi
        oluwafemi: femi
        oluwakemi: kemi
        adebayo: bayo
        babatunde: tunde
        ayodele: ayo
        temitope: temi
        olumide: olu mide
        chukwuemeka: emeka
        chinedu: nedu edu
        ifeanyi: ify
        ngozi: ngo
        nkechi: kechi
        priyanka: piyu
        aishwarya: aish
        siddharth: sid siddhu
        rajesh rajendra: raj raju
        vikram: vicky vik
        abhishek: abhi
        aditya: adi
        ananya: anu
        anjali: anju
        deepika: deepu deepa
        krishnan krishna: krish
        lakshmi: lucky
        mahesh: mahi
        manish manisha: manu
        nikhil: nik
        rahul: ronnie
        rohan: ro
        sandeep: sandy
        sanjay: sanju
        subramanian: subbu mani
        sunita: sunu
        venkatesh venkataraman: venky venkat
        vishal: vishu
        gurpreet: guri
        harpreet: harry preet
        jaspreet: jas
        laszlo: laci lacko
        istvan: pisti isti pista
        jozsef: jozsi joska
        sandor: sanyi
        zoltan: zoli
        ferenc: feri
        janos: jani jancsi
        gyorgy: gyuri
        gabor: gabi
        katalin: kata kati katus
        erzsebet: erzsi bozsi zsoka bobe
        ilona: ica ili ilus
        eva: evi evike
        maria: marika
        zsuzsanna: zsuzsi zsuzsa
        tamas: tomi
        peter: peti
        attila: ati
        balazs: bali
        miklos: miki
        mihaly: misi
        imre: imi
        lajos: lali
        tibor: tibi
        robert: robi
        judit: juci
        agnes: agi
        margit: manci
        andras: andris bandi
        denes: dini
        padraig patrick: paddy podge
        micheal: mick mickey micky
        eamonn eamon: ned
        uilliam: liam
        beatriz: bia
        lieselotte liselotte: lilo lotte
        elisabeth: liesl else
        wilhelmina: mien
        jacobus: koos jaap
        gerardus gerard: gerrit
        andreas: andi
        gertrud: trudi traudl
        margarete margarethe: grete gretel gretchen
        frantisek: fanda
        jaroslav: jarda
        ludmila: lida
        vladimir: vlada
        stanislav: standa
        vojtech: vojta
        ondrej: ondra
        karel: kaja
        jan: honza
        gheorghe: ghita gigi
        constantin: costel costi dinu
        stefan: fane stefanel
        nicolae: nicu nae
        mihai: misu
        dumitru: mitica
        elena: lenuta
        suleyman: sulo
        fatma: fatos
        stanislaw: stasiek staszko
        tadeusz: tadzio
        zbigniew: zbysiu
        grzegorz: grzes
        lars: lasse
        birgitta: gittan
        margareta: greta
        gustav: gurra
        """
}
