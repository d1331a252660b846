/// Names of the 1990 census of the United States that the other lists lack: the 10,000 most frequent family names, the 2,000
/// and 1,200 most frequent given names of women and men, of more than three letters.
///
/// They only speak against a misreading ("Bunton" is no misread Burton): many are words, too ("Church", "Paris"), so that they
/// are no sign of a name where one may be missing.
///
/// Source: U.S. Census Bureau, "Frequently Occurring Surnames" and "Given Names" from the 1990 census; in the public domain.
enum NameRegisterCensus {
    static let names = """
        abad abarca abbate abbey abbie abell abercrombie abernathy abernethy abeyta ables abner abney abram abrams abramson abrego abreu
        absher abshire acevedo aceves acker ackerman ackley acklin acord acree acton acuff acuna adair adalberto adame adames adamski adan
        adcock addie addington addis adelaida adelaide adelia adelina adell adella adina adkins adkinson adkison adkisson adolfo adolph
        adorno adria adriane adrianna adrianne agatha agee agnew agosto aguayo aguero aguiar aguila aguilera agustin agustina ahearn ahern
        ahlers ahner ahrens ahumada aiello aiken aikens ainsworth aitken aker akers akin akins alaina alanis alaniz alanna alarcon albanese
        albano albaugh albers albertha alberts albertson albin albina albino albright albritton alcala alcantar alcantara alcaraz alcorn
        alda aldana alden alderete alderman alderson aldrich aldridge alecia aleman alene alesha alesia alessi aleta aletha alexandria
        alfano alfaro alfonzo alford alfreda alger alicea alida aline allain allard alleman allene alley alleyne allgood allie allman allmon
        allred allyson almanza almaraz almazan almeda almond almonte alonzo alpert alpha alphonse alphonso alston alsup alta altagracia
        altamirano alter althea altman alva alvardo alverez alverson alvey alvina alvis alyce alycia alysia alyson amada amado amador amaral
        amaro amato ambriz ambrose america amerson amey amick amie ammerman ammons amparo amundson anaya ancheta anders anderton andes
        andino andra andrade andresen andress andria andrus ange angeles angelia angeline angelique angelita angell angella angle anglea
        anglin anguiano angulo anibal anissa anitra annamarie annemarie annetta annis annmarie anselmo ansley anson antione antionette
        antoinette antone antonelli antonette antony antwan aparicio apodaca aponte applewhite appling aquilar aquino araceli aracely araiza
        arana aranda arango arbogast arbuckle arce arceneaux archambault archibald archuleta arciniega arden ardis ardith ardoin arellano
        arena arenas aretha arevalo argo arguelles arguello argueta arielle arleen arlen arlie arline armbruster armendariz armenta
        armentrout armes armida armijo armistead armitage armour arms armstead arndt arneson arnett arnette arnoldo arnone arnulfo aron
        aronson arredondo arreola arriaga arrington arriola arron arrowood arruda arsenault arteaga artie artis arvizu arwood arzola asberry
        asbury ashbaugh ashburn ashby ashcraft ashe ashely asher ashford ashlee ashleigh ashlie ashly ashmore ashworth asia askew askins
        aston asuncion atchison atchley atencio atherton athey attaway atwater atwell atwood aube aubin aucoin audet audette audra audry
        auger augusta augustin augustine augustus auld ault aultman aura aurea aurelia aurelio auten autrey autry autumn avalos avant avelar
        avent averett averill aviles avina avis awilda aycock ayer ayotte ayres azar azevedo azure babb babbitt babcock baber babin
        babineaux baca back backer backman backus bacon bade badger badgett badillo baer baeza bagby baggett bagley bagwell bahena bahr
        baier bailes baillargeon baily bain baines bair baird baisden bakke bakken balch balcom balderas baldridge bales ballance ballenger
        ballentine ballesteros ballew ballinger ballou baltazar balzer bambi banas bancroft banda bandy bane bangs banister bank banker
        bankhead bankston banner bannister bannon banta banuelos baptist baptiste barahona barajas baran baranowski barb barba barbee
        barbieri barbour barboza barbra barclay bard barden bardwell bare barefoot barela barfield barge barger barham barhorst barkley
        barksdale barley barnard barner barnette barney barnhart barnhill barns barnum barnwell baron barone barragan barraza barre barreto
        barrick barrientos barrier barringer barrington barrios barrow barrows barta bartel bartell bartholomew bartley barto bartz bascom
        bash basham bashaw basile basinger baskerville baskin bassett basso batchelder batchelor bateman batey batiste batson battaglia
        batten battista battle battles batton batts batty baty baucom baugh baugher baughman baumgardner baur bautista baxley bayer bayles
        bayless baylor bayne bays bazan bazemore beach beadle beaird beal beale beall beals beam beaman beamer beamon beane bear bearden
        beardsley beason beaton beattie beatty beaty beau beauchamp beaudette beaudoin beaudry beaulieu beaumont beauregard beaver beavers
        becerra bechtel bechtold beckford beckham beckley beckner beckwith becnel bedard bedell bedford bedwell beebe beech beecher beeler
        beem beeman beene beer beers beery beesley beeson begay beggs begin begley behling behr behrens bejarano belanger belcher belden
        belen belew belisle belk belknap bellamy belle beller bellinger bello bellows belt belton beltz belva bemis benally benavides
        benavidez benbow benedetto benefield benfield benford benge benham benites benn benner bennie benning bennington bent bentz berard
        bergeron bergin berglund bergquist berkey berkley berkowitz berman bermudez bernadine bernal bernardo berndt berner bernice bernie
        berniece bernier bernita berrios berryhill berryman bertie bertram berube beryl bess bessette bessie betancourt bethea bethel
        bethune betsy bette bettencourt bettie bettina bettis betts bettye betz beulah bevan beveridge beverley bevins bevis bewley beyer
        bias bibb bibbs bible bice bickel bickerstaff bickford biddle bidwell bieber bierman bigelow biggers biggerstaff biggs bigham bigler
        bigley bilbrey biles biller billings billingsley billington billiot billman bills billups bilodeau bilyeu binder binette binford
        bingaman bingham binion binkley binns birch birchfield birdie birdsall birdsong birdwell birmingham birnbaum birt bischoff bish
        bissell bisson bissonnette bitner bittner bivens bivins bixby bixler blackford blackman blackmon blackmore blackshear blackstock
        blackstone blackwell blackwood blades blain blaine blais blaisdell blakely blakemore blakeney blakeslee blakey blakley blakney
        blalock blanch blanche blanchette bland blanding blaney blank blankenship blanks blanton blaylock blazer bledsoe blessing blevins
        bliss blizzard bloch block blocker blodgett blomquist blood bloodworth bloom bloomer bloomfield blouin blount blow blue bluhm
        blumenthal blythe board boardman boatman boatright boatwright bobb bobbi bobbie bobbitt bobo bocanegra bock boddie bode boden bodine
        bodnar boettcher bogan bogard bogart boger boggess boggs bogle bohannan bohannon bohn boisvert bojorquez boland bolanos bolden
        bolding boldt bolduc bolen boles boley bolick bolin boling bolinger bolling bollinger bolt bolton bolyard boman bomar bonanno bonds
        bone boney bonham bonin bonita bonnell bonnett bonney bonny bono booher book booker bookman bookout boothe boozer bopp borchardt
        borchers bordeaux bordelon borden borders boren borges boring borja borkowski borowski borrego borrero borst bosco bosley bost
        bostic bostick boston bostwick boswell bosworth botelho botello bott bottoms botts bouchard boucher boudreau boudreaux bouffard
        boughton bouie boulanger bouldin boulware bounds bourassa bourg bourgeois bourne bourque bousquet boutin bouton boutte boutwell bova
        bove bowden bowe bowens bower bowes bowie bowker bowler bowles bowlin bowling bowser bowyer boyce boyes boyett boyette boykin
        boykins boylan boyles boynton bozarth bozeman brace bracey brack bracken brackett bracy bradberry bradbury braddock braddy braden
        bradfield bradly bragdon bragg brain brainard braithwaite brake braley bramble bramblett brame bramlett brammer branch brandee
        branden brandenburg brandes brandie branham brann brannan brannen brannon branscum branson brantley branton branum brashear brasher
        braswell bratcher bratton braud brauer bravo brawley brawner braxton bray brayton brazell braziel brazier brazil breanna breanne
        breault breaux breazeale breckenridge breed breeden breeding breedlove breen brehm breland bremer brendon brenna brenneman brenner
        brenton bresnahan breton bretz breunig brewington brewster brewton briana brianne brice briceno bricker brickey bridge bridgeman
        bridgers bridges bridgett bridgette bridgewater brigette brigham briley brill brim brimmer brinker brinkley brinkman brinson brinton
        briones brisco briscoe briseno brisson brister bristol bristow britney brittain brittani brittingham brittney britton broadbent
        broaddus broadnax broadus broadwater broadway brochu brockington brockman brockway broderick brodeur brodie brodsky brody brogan
        brogdon brokaw bromley bronson brook brooker brookins brookshire broom broome broomfield brophy brothers brotherton brough broughton
        broussard browder brownell brownfield brownlee broyles brubaker brumbaugh brumfield brumley brummett brundage brune brunelle bruner
        brunet brunette bruns brunson brush brust bruton bryon bryson bucci buchholz buckingham buckles buckman buckner budd budde buddy
        buehler buell bueno buenrostro buettner buffington bufford buford bugg buggs buie bulger bull bullard bullen buller bullington
        bullins bullis bulter bumgardner bumgarner bump bunce bunch bundy bunker bunn bunnell bunting bunton burbank burcham burchell
        burchett burchette burchfield burd burden burdett burdette burdick burdine burford burg burge burgett burgin burgos burk burkes
        burkett burkey burkhalter burkhardt burkhart burkholder burks burl burleigh burleson burley burlingame burmeister burnell burnette
        burney burnside burr burrell burress burroughs burrow burrows burrus burruss burse burson burwell busby bushey bushman bushnell buss
        bussard busse bussell bussey bustamante buster bustos butcher butt butterfield butters butterworth button butts butz buxton buzzard
        buzzell byars bybee byer byerly byers byington byler bynum byrnes byrum caballero caban cabe cable cabral cabrales caceres caddell
        cade cadena cadwell cady caesar caffey cage cagle cahill cahoon caine caines cairns caitlyn calabrese calabro calder caldera calfee
        calkins call callaghan callan callaway callen callender callihan callis callison calloway calton calvillo calvo calzada camara
        camarena camargo camarillo cambell cami camire cammack camp campagna camper campion campo campuzano canada canaday canady canales
        cancel candance candelaria candelario candi candida candis candler candy canfield cann cannady canning canon cantara canter
        canterbury cantor cantwell canty cape capel capers capone capps capuano caputo caraballo caraway carbajal carbaugh carbone card
        carden carder cardin cardinal cardinale cardona cardoza cardwell caren cargile cargill cari caridad carillo carin carina carissa
        carleen carlene carleton carley carlile carlin carlisle carlock carlota carlotta carlton carlyle carma carmack carman carmel
        carmelita carmella carmelo carmichael carmine carmody carnahan carner carnes caro carolann carolee caron carothers carper carpio
        carranza carrasquillo carraway carrell carreno carreon carrera carrero carri carrico carrier carrigan carrillo carrington carrion
        carrizales carrol carruth carruthers carswell cartagena cartier cartwright carty caruthers carvajal carver caryl caryn casandra
        casanova casares casarez casas casavant cascio cashman casiano casias casillas caskey cason cass cassady cassel cassell cassidy
        cassity castano castanon casteel castellano castellanos castello castle castleberry castleman casto caston castor castorena caswell
        catalan catalano catchings cate cater cates catharine cathcart cathey cathi cathie cathrine cathryn catina catlett catlin cato caton
        catrina catron caudell caudill caudle cauley caulfield causey cauthen cavanaugh cavazos cave cavender cavin caviness cawley cawthon
        caylor cazares ceasar ceballos cecelia cecil cecily cedeno cedillo cedrick ceja celestine centeno center cepeda cerda cervantez
        chabot chacon chadwell chadwick chaffee chaffin chafin chaisson chalfant chalmers chamberlain chamberlin chamblee chambless
        chambliss chamness champagne champion champlin chana chance chancellor chancey chanda chanel chaney chantel chantelle chapa chaparro
        chapin chaplin chappell chapple charbonneau charest charette charissa charisse charity charla charland charleen charlette charley
        charline charlton charmaine charolette charron chartier chas chasity chasse chastain chasteen chastity chatham chatman chauncey
        chauvin chavarria chavers chaves chavira chavis cheatham chee cheek cheeks chelsey chelsie chenault cheney chenoweth cheri cherie
        cherise cherly cherri cherrie cheryle chesser chesson chestnut chet chevalier chew chewning cheyenne chiang chick chidester child
        childers childress childs chiles chilton ching chinn chipman chiquita chisholm chism chisolm chitwood chiu choate choe chouinard
        chrisman christ christal christen christenson christianson christman christmas christner christoper christopherso chronister
        chrystal chuck chumley churchill churchwell ciara cierra cimino cinda cindi cinthia cintron cioffi cisco claar clack claiborne clair
        clancy clanton clapp clapper clardy clare clarice clary claud claudette claudine clausen claussen clawson claxton claycomb claypool
        claypoole claytor cleary cleaver cleaves clegg cleghorn cleland clem clemente clementine clemmer clemmons clemons cleta cletus
        cleveland clevenger click clift clifton clinkscales clinton cloninger cloud clough clouse cloutier clover clow clower clowers cloyd
        cluff clyburn clymer coakley coan coates coats cobbs coble cobos coburn cochrane cockerham cockrell coelho coen cofer coffee coffelt
        coffin coffman cofield cogan coggins cogswell coil coke coker colangelo colbert colburn coldiron coleen colella coley collado
        collard collazo collett collette colletti colley collings collinsworth collum colman colquitt colson colston colter colton colucci
        columbus colunga colvin colwell comeau comeaux comer comfort comstock conant conaway concepcion concetta conde condon cone coney
        confer congdon conger conklin conlin conlon conn connally conners connolly conover conroy constant constantine constantino consuelo
        conte converse conwell conyers cooks cooksey cookson cool coolidge coombs coomer coon cooney coons cope copenhaver copley coppage
        copper coppola corbett corbin corbitt corcoran cordeiro cordelia cordell corder cordes cordoba core corene cori corina corine cork
        corley corliss cormier corn cornejo cornelison cornett cornish cornwell corona coronado coronel corpuz corr corral corrales correia
        correll corrie corrigan corrina corrine corriveau corso corson cortese cortney corum corwin cosby cosentino cosgrove cosme cosper
        coss costanzo coston cota cothran cotten cotter cottingham cottle cotto cottrell cottrill coughlin coulombe coulson coulter council
        countryman counts courson cousin cousins couture covarrubias cover covert covey covington cowans coward cowart cowden cowell cowen
        cowgill cowles cowley coyle coyne cozart crabb crabtree craddock crafton craighead crain cram crampton crandall crandell cranford
        crank craven cravens craver crawley cray crayton creamer creasy creech creed creek creekmore creel creighton crenshaw crespo cress
        creswell crew crews cribb cribbs crider crigger crim criner crippen crisp criss crissman crist cristal cristi cristine cristobal
        cristopher cristy criswell crites crittenden crochet crocker crockett croft cromer cromwell crone cronin cronk crook crooks croom
        cropper crossland crossley crossman crosson croteau crotty crouch crouse crow crowder crowe crowell crowl crowley crowson crowther
        croy crozier cruce cruise crum crumb crumley crump crumpler crumpton cruse crutcher crutchfield cuellar cuevas cuff culbertson
        culbreth cull cullen culler culley cullum culp culpepper culver cumming cummins cundiff cunha cuomo cupp curcio cureton curiel curl
        curley curran currey currie currier currin curtin curtiss cusack cushing cushman cusick custer cuthbertson cutright cutshall cutter
        cutting cyndi cyril cyrus dabbs dabney dacosta dade daggett dagostino dahlberg dahlgren daigle dail dailey daily dalessandro
        dalessio daley dallas dalrymple damaris damato dambrosio dame dameron damiano damico damion dampier damron dance dancy dandrea
        dandridge danelle danette danford danforth dangelo dangerfield danial danica danita danley dann danna danner dannie dansby dantzler
        dara darby darci darcie darcy dardar darden darell daren dark darla darleen darline darling darnell daron darr darrel darrick darrin
        darron darrow dart darwin dash dasher dashiell dasilva daugherty daughtry daves davey davida davie davina davisson davy dawes
        dawkins dawna daye dayna dayton deacon deal deana deanda deandre deane deangelis deangelo deann deanne deans dear dearborn dearing
        dearman deas deason deaton deaver debby deberry debi deboer debora debose debrah decarlo decastro deck deckard decosta decoteau
        dedra deeds deegan deel deen deena deering dees deese defazio defelice deforest degraw degroot deguzman dehart dehaven deherrera
        deidra deidre deitz dejesus dejong delacruz delafuente delagarza delancey delaney delano delao delapaz delarosa delatorre delbert
        delfina delgadillo delisle delk dell dellinger delma delmar delmer deloach delois delong delorenzo delores deloris delossantos
        delozier delp delphia delphine delrio delrosario deltoro deluca deluna delvalle delvecchio demarco demarcus demars demello dement
        demers demetra demetria demetrius deming demoss dempsey dendy deneen denham denice denison denman denna dennard denney denning
        dennison densmore denson dent denver deon depalma depew depriest derby derick derosa derose derosier derouen derr derry derryberry
        desalvo desantis deshawn desilva desimone desjardins desmarais desouza despain desrochers desrosiers dessie destefano destiny
        detwiler deutsch devaney devaughn devault dever deville devine devito devlin devoe devore devries dewar dewayne dewberry deweese
        dewey dewitt dews deyo deyoung dial diamond diann dianna dianne dibble dicarlo dicken dickens dickenson dickey dickman dicks diehl
        diez diggins diggs digiacomo digiovanni dill diller dilley dillingham dillion dillman dillow dilorenzo dilworth dimaggio dimarco
        dimmick dineen dinger dingess dingle dingman dingus dinkins dinsmore dion dionne diorio dipietro dirks dishman dismuke disney
        distefano dittman dittmer dixie dixson dizon doak doane dobbins dobbs dobson doby dockery doctor dodd dodds dodge doering doerr
        doggett doiron dole doll dollar dollie dolly dombrowski domenic dominga domingo dominick dominquez dona donahue donato donegan
        donelson doney donita donley donn donnell donner donnie donny donofrio donohoe donohue donte doody dooley doolittle dorado doran
        dorcas dore dorene doretha dori dorian dorinda dorman dorr dorris dorsett dortch dortha dorthea dorthy dorton doss dostie dottie
        doty doucet doucette doud doughty douglass dove dover dovie dowd dowdell dowden dowdy dowell dowling downer downes downey downing
        doyon dozier dragon drain draper drayton drees dreher drennan drennen dressler drews driggers driskell driver drouin drum drumm
        drummond drury dryden drye dryer dube dubose ducharme duck duckett duckworth duclos duda dudek duenas duffey dufrene dufresne dugan
        dugas duggan dugger duggins duhon dukes dulaney dulce duley dulin dull dumont dunagan dunaway dunbar dunford dungan dunham dunigan
        dunkin dunkle dunleavy dunlop dunne dunning dunson dunston dunton duplessis dupre dupree duprey dupuis duque duquette durant durante
        durbin durden duren durfee durkee durkin duron durr durrett durst dusty dutcher dutra dutton duty duval duvall dwain dwyer dyke
        dykes dykstra dyson eaddy eades eads eady eagan eagle eakin eakins eames eanes earle earlene earley earline earls early earnest
        earnestine earp eartha easley eason east easter easterday easterling eastman easton eastwood eatmon eaves eberhardt eberle eberly
        ebersole ebner eboni eccles echevarria echeverria echols eckard eckenrode ecker eckhardt ecklund eckman eckstein eddings eddington
        eddins eddy edelman edelstein edens edgardo edge edgerton edgington edie edington edison edmiston edmond edmonds edmondson edmonson
        edmundo edmunds edmundson edson edwardo edwina edythe effie efren egan egbert eggers eggert eggleston ehrlich eichelberger eicher
        eichhorn eichler eidson eiland eisele eisenberg elaina elam elana elba elbert elda elden eldon eldora eldred eldredge eldridge
        eleanore elenor eley elfriede elgin eliason elida elinor eliseo elizebeth elizondo elkins elledge ellender eller ellinger ellingson
        ellington ellsworth elma elmira elmo elmore elna elnora eloisa eloise elouise eloy elrod elroy elson elston elswick elva elvera
        elvia elvin elwell elwood elyse embree embrey embry emerick emery emmert emmett emmitt emmons emogene emory emrich emrick
        encarnacion enciso endicott endres endsley enedina engelhardt england engle engleman engler englert engram enid enloe ennis enoch
        enos enright enriqueta enriquez ensor epley epperson epps epstein erasmo erdman erdmann erick ericka ericson erlinda erma ernestina
        ernestine ernie errol erskine escalante escalera escamilla escobedo eshelman eskew eskridge eslinger esperanza espinal espino
        esqueda esquibel esquivel essary essex essie estabrook estela estep estevez estrella ethel ethelyn etheridge ethridge etienne etta
        etter eubank eubanks eudy eugenio eula eulalia eunice eure eusebio evalyn evangelina evangelista eveland evelia evenson everette
        everhart eversole everson evette evon evonne ewald ewell ewers exum eyler eyre ezekiel ezell ezequiel ezzell fagan fahey fain fair
        fairbanks fairchild faircloth fairfield fairley faison fajardo falco falcon falcone falgoust falgout falkner fall fallon falls
        fancher fanelli fann fannie fannin fanning fant farber faria farias farina farnham farnsworth farr farrah farrar farrington farris
        farrow farthing farwell fasano fassett fast faucher faught faulk faustino fausto favela favors fawcett fawn fazio fears feaster
        featherston featherstone fecteau feder feeley feeney fehr feinberg feinstein felder felecia felica felice feliciano felicita
        felicitas felipa felisha felker fell feller fellers fellows feltner felton felts fender fenderson fendley fenn fennell fenner fenske
        fenton fenwick ferebee ferland fermin fern ferne ferrante ferrara ferree ferretti ferri ferrin ferris ferro ferry fessler fetter
        fewell fick fidel fidler fielder fielding fierro fife fifield fike fikes filiberto fillmore filomena fincher findlay findley fine
        finger finke finkelstein finkle finlay finn finnegan finnell finney fiore firth fiscus fishman fisk fiske fitch fite fitts fitz
        fitzhugh fitzsimmons fitzwater flack flagg flaherty flake flanagan flanders flanigan flannery flatt fleck fleenor fleetwood
        fleischer fleischman flemming flesher fleury flick flickinger flinn flint flood flor florencio florene florentino florez florida
        florine florio flory flossie flournoy flower floy fluellen fluker flynt fogarty fogel fogg fogle folk folks follett folse folsom
        foltz fonda fong fontana fontanez fontenot fontes foote foran forbes forbis force forcier forde fordham fore forehand forester foret
        forman forney forrest forrester forsberg forsyth forsythe fort forte fortenberry fortier fortin fortner fortney fortson fortuna
        fortunato fortune foss foti fountain foust fouts fowlkes foxworth frady fraga fraley frame frampton fran france franck frankel
        franklyn franko frantz franzen frasier frausto frawley frazee frazer frechette fredericks frederickson fredette fredric fredrick
        fredrickson free freed freedman freeland freese freeze fregoso freida freitag freitas fretwell freund frias frick fricke friday
        fried friel friend frierson fries friesen frink frisbee frisbie frisby frisch frith fritts frizzell froehlich fromm fruge fryer
        fudge fugate fuhrman fulbright fulcher fulford fulk fulkerson fulks fullerton fullmer fulmer fulton fults fultz funches funderburk
        fung funk funkhouser fuqua furlong furman furr furtado fusco fussell futch futrell gabbard gabel gable gaddis gaddy gadson gaffney
        gage gagliano gagliardi gagne gagnon gailey gainer gainey gaitan gaither galan galarza galbraith galbreath gale galen gales galicia
        galindo gall gallaher gallant gallardo gallaway gallego gallegos galligan gallion gallman gallup galvan galvez galvin gamache
        gambill gamboa gambrell gamez gammon gandy gann gannon gant gantt gantz gaona garay garber gard garden gardener gardiner garfield
        garibay garica garland garman garmon garnet garnett garofalo garrard garret garretson garrick garrido garris garrity garrow garth
        gartner garton garver garvey garvin gasaway gaskill gaskin gaskins gaspar gaspard gasper gass gassaway gast gastelum gaston gatewood
        gatlin gatling gattis gatto gaudet gaudette gaudreau gaughan gaul gault gause gauvin gayden gaye gayla gayle gaylor gaylord gaynell
        gaynor gaytan gayton gearhart geary gebhardt gebhart geddes geer gehring gehrke geier geis geisler geist gelinas geller gena genaro
        gendron geneva genovese genoveva gentile georgette georgiana georgianna georgie geraldo geralyn gerardo gerdes gerena gerhardt
        gerhart geri gerlach germain germaine germany gerri gertie gertrude gervais geter getty getz geyer gholston gibb gibbons giddens
        giddings gideon giese giffin gifford giglio giguere gilberto gilbertson gilbreath gilchrist gile gilkey gillam gillard gillen
        gillenwater gillett gillette gilley gilliard gillies gilligan gilliland gillis gillispie gillman gillum gilman gilmer gilpin
        gilreath gilroy gilson gilstrap ginder gingerich gingras gingrich ginn gino ginsberg giordano gipson giron giroux gisele giselle
        gish gist gittens givens gladden gladis gladney gladstone glaser glasgow glasper glasscock glasser glassman glaze glazer glazier
        gleason glenna glick glidden glidewell glisson glory gluck glynn goad gober goble godbey goddard godfrey godin godinez godoy godsey
        godwin goebel goetz goforth goines goings goins golda goldfarb goldie golding goldsberry goldsmith gonsalez gonsalves gonzalo gooch
        goodale goodall goode goodell gooden goodin gooding goodloe goodnight goodrich goodrum goodsell goodson goolsby gordan gordy gore
        goree gorham gormley gorski gorton goshorn gosnell goss gosselin gossett gott gottschalk gouge gough goulet gourley gouveia govan
        gove govea gowan gowen gower goyette graber grabowski gracia gracie grady graff grafton gragg graig grajeda grammer grams granado
        granados grande grantham granville grass grasso gravely gravitt gravois graybill grays grayson graziano greathouse greaves greeley
        greenfield greenhaw greening greenlaw greenleaf greenlee greenwald greenway greenwell greeson gregg gregoire gregoria gregorio greig
        greiner grenier gresham gribble grice grider grieco griego grier griffen griffey griffis griffiths grigg griggs grigsby grijalva
        grillo grim grimaldi grimaldo grimmett grimsley grindle griner grisby griselda grisham grissom griswold grizzle groce groff grogan
        groh groom grooms grose grosso groth grove grover groves grow grubb grubbs grube gruber grundy guajardo guardado guarino guay
        guenther guerin guertin guess guest guevara guffey guidry guilford guillen guillermina guillory guillot guimond guinn gulick
        gulledge gullett gulley gumm gump gunderson gunn gupton gurley gurney gurrola gurule gusman gussie gustafson gustin guth gutshall
        guyer guyette guyton gwin gwinn haase haber haberman hack hacker hackett hackler hackman hackney hackworth hadden haddix haddock
        hadfield hadley hadlock hafer haffner hafner haga hagan hagans hagar hage hageman hagen hager hagerman hagerty haggard haggerty
        hagler hagood hague hagy haigh haight hail haile haines hair haire hairston haith hake halbert halcomb hales halford hallett halley
        halliburton halliday hallie hallman hallmark hallock halloran hallowell halpern halpin halsey halstead halverson halvorsen halvorson
        hamann hamblin hambrick hamby hamel hamer hames hamill hamlet hamlett hamlin hamm hammack hamman hammel hammer hammers hammett
        hammock hammon hammonds hammons hamner hampson hamrick hance hand handley handy hanes hank hanke hankins hanks hanley hanlon hann
        hannan hanner hannigan hannon hanrahan hansel harbaugh harber harbin harbison harbour hardaway hardcastle hardee hardeman harden
        harder hardesty hardie hardiman hardison hardman hardnett hardwick hare hargett hargis hargrave hargrove harker harkey harkins
        harkness harlan harland harless harley harlow harman harms harner harness harney haro harp harr harrelson harriett harriette
        harrigan harriman harrod harrold harsh harter hartfield hartford hartle hartley hartnett hartsell hartsfield hartshorn hartsock
        hartung hartwell hartwig harty hartz hartzell hartzog harvell harville harvin harwell harwood hash haskell haskins hass hassell
        hassett hassler hasson hasty hatch hatcher hatchett hathaway hathcock hathorn hatley hatten hatter hattie hatton hauck haug haugen
        haugh haught haun haupt havard haven havens haviland hawes hawk hawkes hawkinson hawks hawley hawn haworth haws hawthorne haydee
        haydon haygood hayley hayman hayner haynie hayward haywood hazard hazelton hazelwood hazen hazlett hazzard head headley headrick
        heady heald healey healy heaney heard hearn hearne heater heatherly heaton hecht heck hecker heckman hedden hedge hedgepeth hedges
        hedrick hedwig heffernan heffner heflin hefner hegarty heil heilman heim heins heintz heise heiser heisler held helfrich helgeson
        hellen hellman helman helmer helmick helmuth helton helwig hembree hemingway hemphill hendershot hendley hendon hendren hendrick
        hendrickson hendry henke henkel henley hennessey hennessy henninger henrietta henriques henriquez hensel henshaw henton hepburn
        hepler hepner herald herb herbst herd heredia hereford heriberto herlinda hermelinda hermes herminia hermosillo hernadez hernandes
        herndon herod herold heron herr herren herrick herrin herrington herrod herron herschel hersey hersh hershberger hershel hershey
        hertel hertz hesson hester hetrick hettie hetzel heuer hewett hewlett heyer heyward heywood hiatt hibbard hibbert hibbler hibbs
        hickerson hickey hickok hickox hickson hidalgo hiers higa higbee higdon higginbotham higgs high highsmith hight hightower higley
        hilario hilbert hilburn hildebrand hildebrandt hildreth hileman hiles hillard hillary hiller hilliard hillis hillman hillyer himes
        hinckley hindman hinds hine hinkle hinkley hinman hinojosa hinrichs hinshaw hinson hintz hinz hipolito hipp hiram hirst hitchcock
        hite hitt hixon hixson hoag hoagland hoard hobart hobby hobert hobson hoch hochstetler hock hockenberry hockett hodgkins hodgson
        hodson hoekstra hoelscher hoey hoffer hogg hoggard hogue hoke holbert holbrook holcomb holcombe holden holguin holiday holifield
        holladay hollander hollar hollenbeck holler holley holli holliday hollie hollifield holliman hollinger hollingshead hollingsworth
        hollins hollister holloman hollowell holmgren holmquist holsinger holst holstein holston holter holton holzer homan homes honaker
        honea honey honeycutt hook hooker hooks hoopes hooten hoppe hopson horace horacio horan hord horgan hornback hornbeck horning
        hornsby horowitz horrocks horsley horta hortencia hortense hortensia hosea hosey hoskins hosmer hostetler hostetter hotchkiss
        houchens houck hough houghton houk houle houlihan householder houser housley housman hovey hovis howarth howells hower howerton
        howes howie howland howlett howse howze hoye hoyle hoyos hoyt hubbell hubble hubbs huck huckaby hudak huddleston hudgens hudgins
        hudnall hudspeth huebner huertas huey hufford huggins hughey hughs huie hulbert hulda hulett hulse hulsey humbert humberto humble
        hume humes hummel hummer humphreys humphries hundley huneycutt hungerford hunley hunnicutt hunsaker huntington huntley huntsman hupp
        hurd hurdle hurlburt hurt hurtado huskey huss hussey husted huston hutchens hutcherson hutcheson hutchings hutchins hutchison huth
        hutson hutt hutto hutton hyatt hyden hyder hyland hylton hyman hynes hysell ibanez ickes idalia idella ileana ilene iliana imelda
        imes imhoff imogene india inez infante ingalls ingeborg ingersoll ingham ingle ingraham inman iola iona ione irby ireland irena
        irick irish irizarry irons irvine irwin isaacs isaacson isaias isbell isenberg isham isiah isidro islas isley isom ison israel
        isreal issac iverson ives ivette ivey ivie ivory izaguirre izzo jablonski jacalyn jacinta jacinto jacklyn jackman jacks jaco jacobi
        jacobo jacoby jacque jacquelin jacquelyn jacquez jacquline jaeger jaffe jaggers jahnke jaimes jaimie jalbert jamaal jamar jame jamel
        jamerson jamey jami jamieson jamison jammie janeen janel janell janelle janes janette janey janie jankowski janna jannette jannie
        janson jaqueline jaques jaquez jara jaramillo jarboe jardine jarman jarmon jarod jarred jarrell jarrett jarrod jasso jaunita
        jauregui jaworski jayme jaynes jayson jazmin jeana jeanbaptiste jeane jeanetta jeanie jeanine jeanlouis jeanna jeannette jeannine
        jeffcoat jefferey jefferies jeffers jeffery jeffreys jeffries jeffry jemison jena jenelle jenifer jeniffer jenks jennette jenni
        jenniffer jenson jepson jerald jeraldine jeramy jere jeri jerilyn jernigan jerold jeromy jerrell jerri jerrie jerrod jerrold jesica
        jeske jess jessee jessen jessup jester jeter jett jettie jewel jewell jewett jiles jimerson jiminez jimmie jinks joanie joann jobe
        jocelyn jodie joellen joesph joetta johansen johanson johnathon johnetta johnie johnna johnnie johnsen joiner joleen jolin jolley
        jolly jolynn jone joni jonna jonnie joplin jordon jorgenson josephina josephson josette josey joslin jospeh jost josue joubert
        jovita jowers joycelyn joyner judd judge judi judie judkins judson juli juliann julianna julianne julieta julissa jump jumper junior
        jurado just justice justina kacey kaczmarek kahl kahle kahler kain kaitlin kala kami kaminski kaminsky kammerer kamp kandi kandice
        kandy kantor kapp kareem kari karie karissa karlene karnes karns karol karolyn karon karp karr karri karrie karyn kasey kasper kass
        kassandra kasten kastner katelyn kates katheryn kathi kathie kathlene kathlyn kathrine kathryne katina katz kauffman kautz kavanagh
        kavanaugh kaye kaylee kaylor kayser kean keane kearns kearse keating keaton kecia keck keefe keefer keel keele keeler keeley keeling
        keely keen keenan keene keener keeney keesee keeter keeton keever keffer kehoe keil keim keiser keisha keister keitt kell kellam
        kellar kelleher kellerman kellogg kellum kelm kelso kelton kempf kendrick kendricks keneth kenna kennard kenner kenney kennith
        kennon kenton kenya kenyatta kenyon keown kephart kepler kerby keri kerley kermit kern kerns kerri kerrie kerrigan kersey kershaw
        kershner kesha keshia kesler kessel kessinger kester kesterson ketcham ketchum ketron keven keyes keys keyser khoury kibler kidder
        kidwell kiefer kieffer kiel kiely kiernan kieth kiger kight kilburn kilby kile kiley kilgore killebrew killen killian killingsworth
        killion killough kilmer kilpatrick kimball kimber kimberely kimberlee kimberley kimberlin kimble kimbrell kimbro kimbrough kimes
        kimmel kimsey kinard kincaid kinder kindle kindred kingery kingsbury kingsley kingston kinlaw kinnard kinsella kinser kinsey kinsler
        kinsley kinslow kinzer kipp kira kirchner kirkendall kirkham kirkland kirkman kirkpatrick kirksey kirkwood kirschner kirstin kirtley
        kirwan kiser kish kisha kisner kissel kissinger kistler kitchen kitchens kite kittle kittrell kitts kitty kizer klatt klingensmith
        klinger klink klotz knecht knepper knighten knighton knisley knoll knopp knorr knott knotts knowles knowlton knudsen knudson knuth
        knutson kocher koehler koehn koenig koerner koester koger kolb koon koonce koons koontz koopman kopp korey kori kornegay korte kory
        koski koss koster kovach kowal kowalczyk kowalewski kozak koziol kozlowski kraemer kraig krall krantz kranz kratz kratzer krawczyk
        kress krick krieg krieger kris kristal kristan kristofer kristopher kristyn kroeger krohn krol kropp krouse krug krumm krystle
        krystyna kubiak kucera kuehl kuehn kugler kuhl kuhlman kuhlmann kuhns kujawa kulp kunkel kunkle kuntz kurth kurtis kurtz kushner
        kuster kutz kuykendall kwiatkowski kylee kyles kyong kyser labarbera labbe labelle labonte laboy labrecque labrie lacasse lach
        lachance lacie lack lackey laclair lacombe lacour lacroix lacy ladd ladner ladonna lafave lafayette lafferty laflamme lafleur
        lafollette lafond lafontaine lafountain lafrance lafreniere lagasse laguna lagunas lahr lail laine laing lair laird lajoie lake
        lakeisha lakes lakesha lakeshia lakey lakin lakisha laliberte lally lalonde lamanna lamar lamas lambrecht lamere lamkin lamm lammers
        lamont lamontagne lamoreaux lamothe lamoureux lamp lampe lampkin lampley land lander landeros landers landes landin landis landon
        landreth landrum lanette laney langan langdon langevin langford langham langley langlois langston lanham lani lanier lankford
        lanning lanny lansing lantz lanza lapierre laplante lapoint lapointe laporte lapp laquita large largent larios lariviere lark larkin
        larkins larocca laroche larochelle larock larosa larose larrabee larue lasalle lasater lash lashanda lashawn lasher lashley lashonda
        laskowski lasky lasley lasseter lassiter laster latanya latasha latham lathan lathrop latimer latisha latonia latonya latosha latour
        latrice latricia latta lattimore lauderdale lauer laughlin laureano laureen lauretta laurette lauri laux lavada lavallee lavalley
        lavelle lavender lavergne lavern laverne laverty lavery lavigne lavin lavina lavine lavoie lavon lavonda lavonne lawanda lawerence
        lawhorn lawler lawless lawlor laws lawton lawyer layfield layman layne layton lazaro lazarus lazo leader leahy leak leake leandra
        leandro leann leanna lear leary leath leatha leatherman leathers leatherwood leatrice leavitt lebeau lebel leboeuf lebron lebrun
        lechner leclair leclaire lecompte ledbetter lederman ledesma ledet ledezma ledford ledoux leduc leeann leech leeds leeper lees leesa
        leffler lefler leflore leftwich legault leger legere legg leggett lehr leibowitz leighton leija leiker leilani leininger leisa
        leister leith leiva lejeune lela leland lelia lemaster lemay lemieux lemire lemley lemmon lemmons lemoine lemon lemons lemos lemuel
        lemus lenhart lennie lennon lenoir lenora lenore lent lentz leola leonel leong leonor leopoldo leora leos leota lepage lepore lerch
        lerma lerner lesa lesher lesko leslee lesli lessard lesser lessie leta letendre letha letitia letourneau lett lettie levan levasseur
        leveille leverett levesque levin levinson levitt lewallen lewandowski lewellen lewin leyba leyva lheureux liane libby liddell liddle
        lieb lieberman lien liggett liggins light lightfoot lightner ligon liles lilia lillard lilley lillie limon linares lincoln lindahl
        lindell lindeman linden linderman lindholm lindley lindo lindquist lindsley lindstrom lindy lineberry lines linette lingenfelter
        lingerfelt lingle lingo linker linkous linnie lino linton linville linwood lippert lipps lipscomb lipsey lira lissa lissette list
        lister liston lita litchfield littlefield littlejohn littles littleton litton littrell lively livengood livesay lizabeth lizarraga
        lizbeth lizette lizotte llamas llanes llewellyn lock lockard locke lockett lockhart locklear lockman lockridge lockwood lodge loeb
        loeffler loehr loera loesch loftin loftis lofton loftus loggins logsdon logue lohman lohr lolita lollar lollis lomas lomax lombardo
        lomeli lona london lonergan loney longley longmire longo longoria lonnie lonny look loomis looney looper loos loper lora loraine
        lord lore lorelei loren lorene lorenza lorenzen lorie lorinda lorine lorretta lorri lorrie lottie lotz louann loucks loudermilk
        louella lough loughlin louie louque lovato love lovejoy lovelace lovelady loveland loveless lovell lovely lovett lovie loving lovins
        lowder lowell lower lowman lowrance lowrey lowry lowther loya loyd lozada lozano lozier lozoya luann luanne lubin luce lucien
        lucienne lucier lucila lucile lucius luck luckett luckey lucky lucretia ludlow ludwick lueck luella luevano lugo lujan lukens luker
        lula lulu lumpkin lundberg lunde lundgren lundquist lundy lunn lunsford lunt luong lupe lupita lupo lura lusk lussier luster lutes
        luther luttrell lyda lydon lykins lyles lyman lyndon lyndsay lyndsey lynnette lynwood lyon lytle mabe mable mabry macaluso macarthur
        macdougall mace macedo macfarlane macgregor mach machado machelle machuca maciel mackey mackie mackinnon macklin maclean macmillan
        macneil macomber macon macpherson macy maddux madelyn mader madera madewell madge madigan madonna madore madrid madrigal madson
        maeda maes maestas magallanes magana magdalene magdaleno magee maggard maggio magill magness magnolia magnuson magruder maguire
        mahaffey mahan maher mahler mahon mahone maiden main maines majewski major majorie majors maki makowski malave malcom malek maley
        malia malinda malinowski malissa mallard mallett mallette malley mallon mallory malloy maloney maloy mamie manchester mancilla
        mancini mancuso mandel mandeville mandi maness mangan mangrum mangum manion manis manley manners mannino manns manor manos manriquez
        mansell mansfield manson mantooth manual manus manzanares manzano manzo mapes maple maples mapp marable maranda marasco marble
        marcano marceau marcelina marcelino marcelle marcellus marcelo march marchand marchant marchese marchetti marci marciano marcie
        marcotte marcoux marcum marden mardis mares margarette margarito marge margery margie margo margret mari mariani mariann mariano
        maribeth maricela marilee marilynn marine marinelli maris mariscal marisela maritza marjory markel marker markey markham markle
        markley markowitz marlena marler marlo marlow marlowe marlyn marlys marnie maroney marotta marquerite marquis marquita marr marra
        marrero marriott marron marroquin marrow marrs marrufo marry mars marsha marston marte martell martindale martineau martinelli
        martines martino martinson martz marva marvel maryann maryanne marybeth maryellen maryjane maryjo marylee marylin marylou mascarenas
        mashburn mask massa masse massengale massie mast masters masterson mastin mata matheny mather matherly matherne mathers mathes
        matheson mathewson mathison matias matilde matlock matney matos matson matsumoto matt matta matte mattern matteson mattie mattingly
        mattison mattos mattox mattson matz maude maudie mauk mauldin mauney maupin maurine mauro maus mavis maxey maxfield maxie maximo
        maxon maxson maybelle mayberry maye mayes mayfield mayhew mayle mayme mayne maynor mayorga maze mazie mazur mazurek mazza mazzola
        mcabee mcadams mcadoo mcafee mcalister mcallister mcalpin mcalpine mcanally mcandrew mcardle mcarthur mcatee mcauley mcauliffe
        mcavoy mcbee mcbrayer mcbroom mcbryde mcburney mccabe mccafferty mccaffrey mccain mccaleb mccalla mccallister mccallum mccammon
        mccandless mccants mccarley mccarron mccarter mccartney mccarty mccarver mccary mccaskill mccaslin mccauley mccay mcchesney
        mcclanahan mcclary mcclean mccleary mcclellan mcclelland mcclendon mcclintock mcclinton mccloskey mccloud mcclung mcclure mcclurg
        mccluskey mccollough mccollum mccomas mccomb mccombs mccool mccord mccorkle mccormack mccourt mccowan mccown mccracken mccrae
        mccrary mccraw mccray mccrea mccready mccreary mccrory mccubbin mccue mcculley mcculloch mccullum mccully mccune mccurdy mccurry
        mccusker mccutchen mccutcheon mcdade mcdaniels mcdavid mcdermott mcdevitt mcdonnell mcdonough mcdougal mcdougald mcdougall mcduffie
        mceachern mcelhaney mcelrath mcelroy mcentire mcevoy mcewen mcfadden mcfall mcfarlane mcfarlin mcgaha mcgann mcgarry mcgary mcgehee
        mcghee mcgill mcginley mcginn mcginnis mcginty mcglone mcglothlin mcglynn mcgough mcgovern mcgowan mcgowen mcgraw mcgregor mcgrew
        mcgriff mcgruder mcguigan mcguinness mchale mchenry mchugh mcilwain mcinerney mcinnis mcintire mciver mckamey mckean mckeehan
        mckeever mckellar mckelvey mckenna mckenney mckeon mckeown mckibben mckie mckim mckinley mckinnie mckinnon mckinzie mckissick mckown
        mckoy mclain mclane mclaren mclaurin mclellan mclemore mclendon mcleod mclin mcloughlin mcmahan mcmann mcmanus mcmaster mcmasters
        mcmichael mcmillen mcmillian mcmillin mcmillon mcminn mcmorris mcmullen mcmullin mcmurray mcmurry mcnabb mcnair mcnally mcnamara
        mcnamee mcnary mcneal mcneely mcneese mcneill mcnew mcniel mcnulty mcnutt mcpeak mcphail mcphee mcquade mcqueen mcquiston mcrae
        mcreynolds mcroberts mcshane mcswain mcsweeney mcvay mcvey mcwhirter mcwhorter mcwilliams meacham mead meade meader meador meadors
        meagan meaghan meagher means mears mease mebane mecham mechelle medeiros medellin medford medley medlin medlock medrano meehan meek
        meeker meekins meeks mefford meissner meister mejias melancon melanson melba melcher melchor mele melgar melisa mellisa mellissa
        mello mellon mellott melnick melo melodie melonie melony melson melva melville melvina mena menard menchaca mendenhall mendiola
        menefee menendez meneses menjivar menke meraz merchant mercurio mercy merida merino merkle merrell merrick merrifield merrill
        merriman merriweather merry merryman mertens mertz mervin merwin meryl mesa messenger messer messick messier messina messinger
        messner mestas meta metcalf metcalfe metts metzler meunier meza micaela miceli michaelis michaelson michalak michale michalski
        michaud michell michels mick mickel mickelson mickens mickey mickle middaugh middlebrooks midgett midkiff miele mielke mier migdalia
        mikel mikell mikesell milagros milam milano milburn miley milford milissa millan millard millen millet millett millican millicent
        milligan milliken million millner millsap millsaps milne milner mimi mims minard mincey mindi miner minerva mines mingo mink minnich
        minnick minnie minor minter minton mintz miquel miracle miramontes mireles mireya mirian mirna mirta missy misti misty mitch mitchel
        mitchem mitchum mittie mitzi mixon miyamoto mize mizell moats moberg mobley mock modesto modica modlin moeller moen moffatt moffett
        moffitt mohler moises mojica moline moll mollie molloy monaco monaghan monahan moncada moncrief monday mondragon money mong monge
        monger moniz monk monson montague montalvo montana montanez montano monte monteiro montelongo montemayor montenegro montero montez
        monti montiel monty monzon moody mooneyham moorefield moorehead moorer moores moorhead moorman moose morabito moralez morehead
        morehouse morel moreland morell morelli morello morelock morey moriarty morley morman morrell morrill morrissette morrissey
        mortensen mortenson mortimer mosby mose moseley mosely moshe mosher mosier moskowitz mosqueda mota moten motley moton mott motta
        moua moulton moultrie mount mountain mounts mouton mowery mowry moxley moya moye moyer moyers moynihan mozelle mudd muir mulcahy
        mulder muldoon muldrow mulholland mulkey mull mullens mulligan mullin mullinax mullis mulvaney mulvey mumford muncy munday mundell
        mundy munford munger munguia muniz munn munos munro munroe munsey munson murchison murdoch murdock murguia muro murphey murphree
        murr murrell murry muse musgrave musgrove music musick musselman musser musso muth myatt myer myhre myles myong myrick myron myrtice
        myrtis nabors nadeau nader nadler nagle nail najera nakia nall nalley nance nanci nanette nannette nannie napier napoleon napoli
        napolitano napper naquin naranjo nardi nardone narvaez nason natal natale nathanael nathanial nation nations natividad naughton nava
        navarra navarrete navarrette nave naylor nazario neace neale nealy neary necaise nedra needham neel neeley neely neese neff negrete
        negron neighbors neilson nelda nella nelle nelms nelsen nena nereida neri nero nesbit nesbitt nesmith ness nester nettie nettles
        neubauer neva nevarez nevels neves neville nevins newberry newby newcomb newcomer newell newhouse newkirk newland newlin newport
        newsom newsome newson nicely nichol nichole nicholls nickel nickell nickels nickelson nickens nickerson nickles nicks nicky nicol
        nidia nielson nieman niemann niemeyer nieto nightingale nigro nila nilda niles nilsa nilsen nimmons ninfa nipper nissen nita nobles
        nock noelia nola noland nolasco nolen noles nolin nolte nona noon noonan norberto nord nordstrom norene norfleet noriega norine
        normand norsworthy northcutt northern northrop northrup norvell norwood nottingham nova novella nowell nowicki nowlin noyes nugent
        null numbers nunes nunley nunn nunnally nunnery nurse nuss nussbaum nutt nutter nydia nygaard nystrom oakes oakley oaks oates
        obannon ober oberg obregon obrian obryan obryant ocampo ocasio ochoa ochs ocie oconnell oconner octavio odaniel oday odell oden
        odessa odis odle odom odum ofelia offutt ogburn ogden ogle oglesby ogletree ogrady ohalloran ohare ojeda okeefe okelley olander
        oldham olds olen oleson oleta olguin olin olinger oliphant oliva olivares olivarez olivas oliveira olivera olivo oller ollis olmos
        olmstead olney oloughlin olszewski olvera omalley omara omeara omer oneil oney ontiveros opal oquendo oquinn oralia orange orcutt
        ordonez ordway oreilly orellana oren orman ormsby orndorff ornelas orosco orourke orozco orpha orta ortego orth orton orval orville
        osburn osgood oshaughnessy oshea oshiro osorio osteen oster osterman ostrander ostrom ostrowski osullivan osuna osvaldo oswald
        oswaldo oswalt otero otey otha otilia otis otoole otte otten ottinger oubre ouellette ouida ousley outlaw ovalle overby overcash
        overman overstreet overton overturf owensby owings owsley oxendine oxford oxley oyler ozuna pabon pack packard packer paddock
        padgett padron paez pagan pagano pagel paine painter paiz palacio palacios palermo palladino palm palma palmieri palmore palomino
        palomo palumbo pamala panek paniagua pankey pannell pansy pantoja papa pape paquette paquin parada paradis paradise pardo pardue
        pare paredes parent parenteau parham paris parish parisi parke parkhurst parkin parkins parkinson parkman parmenter parmer parnell
        parra parrett parris parrott parry parsley parson partain partee partida partin partlow parton partridge paschal paschall pascoe
        pascual pasley pasquale pass passmore pastor pastore patch paterson patino patnode patrica patrice patten pattie pattison paugh
        pauley paulin paulino paulk paulson paulus paxton paynter payton peabody peace peach peachey peacock peak peake pearce pearcy
        pearlie pearline pearman pearsall pearson peart pease peaslee peavey peavy peay peckham pecoraro peden pedersen pederson pedigo
        pedraza pedroza peebles peek peel peele peeler peeples peer peery peggie pegram pegues peiffer pelayo pelfrey pelham pelkey pell
        pellegrini pellegrino pellerin pelletier peloquin peltier pelton peluso pemberton pena pence pender pendergast pendergrass pendleton
        pendley penick penland penley penn pennell penner penney pennie pennington penrod penton peoples pepe pepin pepper peppers perales
        peralta peraza perdomo perdue perea peres pereyra perez perkins perlman permenter pernell perrault perreault perreira perri perrin
        perrine perron perrone perrotta perryman persaud persinger person persons pesce peterkin peterman petree petrie petrillo petro petry
        pettaway petterson pettiford pettigrew pettis pettit pettus pettway peyton pfaff pfeffer pfeifer pfister pharr phelan phelps phifer
        philbrick philips phillis philomena philpot philpott phinney phipps phoenix phylis phyliss piatt piazza picard pichardo pickard
        pickel pickens pickering pickett pickle pieper piercy pierson pifer pigg pilcher pilgrim pilkington pillow pimental pimentel pina
        pinard pinckney pinder pine pinero pink pinkard pinkerton pinkham pinkney pinkston pino pinon pinson piotrowski piper pipes pipkin
        pippin pirtle pisano pitcher pitchford pitman pitre pitt pitzer pizarro place placencia plank plant plante plascencia player plaza
        pleasant plemmons pless plotkin plott plourde plowman plumb plumlee plumley plummer plunkett plyler poche poff pogue poindexter
        pointer poirier poisson polanco poland poling polite polito polk pollack polley pollock polson polston pomerleau pomeroy pompey pond
        ponder pooler poor poore popham popovich porch porfirio porras porterfield portia portis posada posey posner poss post poston poteat
        poteet poulin pouliot poulos poulson pound pounds powe power poynter prater prather pray preciado precious preece prendergast
        prentice prentiss prescott presley presnell pressley prevost prewitt prichard pricilla prickett priddy pride pridemore pridgen
        priest priester prieto primm princess prindle prine pringle prior pritchard pritchett privett probst proffitt profit propst prosser
        proulx prouty provencher province provost prudence pruett pryor puckett puente puentes puga pugliese puleo pulido pullen pulley
        pulliam pulver puma pumphrey purcell purdy purifoy purkey purnell purser pursley purvis puryear putman putnam pyatt pyle pyles
        quackenbush quade qualls quarles quattlebaum queen quesada quesenberry quevedo quezada quick quigley quijano quiles quillen quimby
        quincy quinlan quinones quinonez quintana quintanilla quintin quinton quirk quiroz raab rabb rabe raber rabideau rabinowitz rabon
        raby race racheal rachelle racine rackley racquel radcliff radcliffe rademacher rader radford radke radtke rael rafferty ragan rager
        ragin ragland ragsdale rahn railey rainbolt raines rainey rains rainwater rakes raleigh raley ralston ramage rambo ramer rameriz
        ramey ramires ramiro ramsay ramsdell rancourt rand randal randazzo randel randell randi randle raney range rankin rankins ransdell
        ransom ranson raper raposa rapp rasberry rascon rash rashad rashida ratchford ratcliff ratcliffe rath rathbone rathbun ratliff
        rausch raven rawlings rawlins rawls rawson raya rayborn rayburn rayfield rayford raymer raymon raymundo rayner raynor razo reader
        reading ready reagan real ream reams reardon reason reaves reavis reba rebeca reber rector redd redden reddick redding redford
        redman redmon redmond redwine reeder reedy reel rees reeve refugio regalado reggie rego rehm reichard reichel reichert reiff reimers
        reina reinaldo reiner reinert reinhart reinke reiser reiss reitz rembert remillard remington remy renae renaldo renata renaud render
        rendon renea reneau renfro renfroe renfrow renita renn renner rennie reno renshaw renteria renz repp resendez resnick ressler reta
        retha reuter reva revell revels revis reyna reynaldo reynoso rhee rhett rhiannon rhine rhinehart rhoades rhoads rhoda rhoden rhone
        rhyne ricciardi riccio richburg richelle richerson richert richey richie richman rickard ricker rickert ricketts rickey rickie
        rickman ricks riddell riddick riddle ridenhour ridenour rideout rider ridge ridgeway ridgway ridings ridley riedel rieger riehl
        riendeau ries rife riffe riffle rigby rigdon riggins riggle rigney rigoberto rigsby riker riles rimmer rinaldi rincon rinehart ring
        ringer ringler rinker riojas riordan rioux ripley rippy risinger risley risner ritchey ritchie rittenhouse rivard rivero rives rizo
        rizzo roan roane roark robb robbin robby roberge roberson robeson robey robichaud robichaux robinett robinette robins robison
        robledo robson robt roby rochester rock rockett rockwell rockwood rocky rodarte rodas roddy roden rodman rodrick rodrigez rodrigue
        rodriques rodriquez roebuck roeder roemer roesch roesler rogan rogelio rohde rohr rohrer rojo rolanda roldan rolfe roll rolland
        rolle roller rollo rolon roma romans rome romine romo romona rona ronda rondeau rone roney ronna rood roof rook rooker rooks rooney
        roop roos roosevelt root roper roque rorie rory rosado rosalba rosalee rosalina rosaline rosalva rosalyn rosanne rosaria rosas
        rosaura roscoe roseann roseanna roseberry roseboro rosella roselyn roseman rosemond rosenbaum rosenberger rosenberry rosenblatt
        rosenblum rosendo rosenfeld rosetta rosina rosita roslyn rosser rossiter rossman rost rothman rothrock rothstein rothwell rotz
        rouleau rounds roundtree roundy rountree rourke rouse roush rousseau roussel routh rowden rowell rowena rowles rowlett rowley roxane
        roxann roxanna roxie royal roybal royce royer royster royston rozier ruano rubalcava rubenstein rubino ruble rubye ruch rucker
        ruckman rudd rude rudnick rueben rueda ruelas ruff ruffner rugg ruggiero ruggles ruhl rule rummel rumph rumsey rundell runion runkle
        runnels runyan runyon rupe rupp ruppert rusch rushing rushton rusk russ rust rusty rutan ruthann ruthie rutkowski rutland rutledge
        rutter ruvalcaba ryals saari saavedra sabo sabol sabra sacco sack sackett saddler sadler sadowski saechao saenz saez safford sage
        sager sain saiz sala salcedo salcido saldana saldivar sale salerno sales salgado salina salisbury sallee salley sallie salmon
        salmons salo salomon salter salters saltzman salyer salyers salzman samaniego samatha sammie sammons samons samora sample samples
        sampson sams samual samuels samuelson sanabria sanborn sanches sand sanderlin sandi sandidge sandifer sandler sandlin sands
        sandstrom sandusky sanjuana sanjuanita sankey sanmiguel sansom sansone santa santacruz santamaria santillan santo santoro santoyo
        sapp sappington sarabia sargeant sarmiento sartain sartin sarver sass sasser sather satterfield satterwhite sattler sauceda saucedo
        saucier sauls saundra sauter saville savino savoie savoy sawicki sawyers saxon saxton sayer sayers sayles saylor sayre scaife scala
        scales scalf scalise scanlan scanlon scarberry scarborough scarbrough schaaf schaal schade schaeffer schaffner schall schaller
        scharf schatz schaub schauer scheel scheer scheffler scheller schenck schermerhorn schexnayder schick schiff schiffman schindler
        schleicher schlosser schlueter schmit schnell schoen schoenfeld schofield scholl schoonmaker schoonover schram schramm schreck
        schreiner schrimsher schrock schuck schuh schuller schulman schulze schuman schutt schutz schuyler schweitzer scofield scoggins scot
        scottie scotty scoville scribner scrivner scroggins scruggs scudder scull scully scurry seabolt seabrook seagraves seal seale sealey
        seals sealy seaman searcy searle searles sears seaton seaver seavey seawright seay sechrist seda sedillo seeger seeley seely segal
        segarra seger segovia segura seibel seiber seibert seifert seitz selby self sell sellars sells selman seltzer semple sena seng senn
        senter sepulveda sergent serna serra serrato session sessions sessoms setser settle settles setzer severance severson sevier sevigny
        sevilla seward sewell seymore seymour shackelford shackleford shad shade shafer shaina shalonda shamblin shameka shamika shana
        shanahan shanda shanell shaner shanika shank shankle shanklin shanks shanna shannan shanon shanta shante shantel shantell shapiro
        shara shari sharkey sharla sharlene sharonda sharpe sharron shasta shattuck shaughnessy shaver shavers shawna shay shayla shayna
        shayne shealy shearer shearin shears shedd sheehan sheehy sheena sheets sheffield shelia shell shelli shellie shenk shephard sheree
        sherer sheridan sherie sherita sherlock sheron sherrell sherrer sherrill sherrod sherron sherryl sherwin sherwood shetler shick
        shiela shifflett shiflett shilling shim shine shinn shipe shipley shipman shipp shippy shirey shirk shirlee shirlene shirly shively
        shiver shivers shockey shockley shoemake shoemaker shoffner shon shonda shook shoop shope shore shores shorter shortridge shorts
        shotwell shoulders shoup shouse showalter showers shows shrader shreve shriver shropshire shroyer shrum shubert shuck shuler shull
        shults shultz shumaker shuman shumate shumpert shumway shupe shuster shutt sibert sibley sibyl sickler sides siebert sievers
        sifuentes sigler sigman sigmon sikes sikora siler sill sills silvas silveira silverman silvers silverstein silvey simard simas
        simmers simmon simonds simoneau simoneaux simonson simonton simpkins sine sines singletary singley sink sipe sipes sipple sirois
        sisco sisk sisneros sisson sistrunk sites sitton sizemore skaggs skeen skeens skelly skelton skidmore skiles skipper slack slade
        slagle slate slaton slattery slaughter slavin slay slayton sledge sleeper sloat slocum slone slover slusher smalley smalls smallwood
        smedley smelser smiley smitherman smithers smithson smock smoot smothers smtih smythe snapp snavely snead sneed snelling snipes
        snodgrass snook snowden soares sobel socorro sohn soileau sokol solano solberg soledad soler soliz sollars soloman solorio solorzano
        somers somerville sommerville sondra songer sonnier sonny soper sorensen sorenson soria soriano sorrell sorrells sotelo soucy soukup
        soule south southard southerland southern southwick southworth sowder sowell sowers spain spalding spangler spann spano sparkman
        sparks sparrow spates spaulding speaks spear spearman specht speck spector speed speer speight spell spellman sperling sperry spicer
        spiegel spielman spiers spies spiker spikes spiller spillman spina spinelli spinks spinner spires spitler spitz spitzer spivey
        spooner spradlin spradling spraggins sprague spratt sprayberry spriggs spring springer springs sprinkle sproul sprouse spruill spry
        spurgeon spurling spurlock squire squires staats stabler staci stacia stacie stack stackhouse stadler stagg staggs stagner staley
        stalker stallard stallings stallworth stalnaker stambaugh stamey stamm stamp stamper stamps stancil standard standifer standley
        standridge stanfield stanfill stanford stanger stansberry stansbury staples stapleton star starkey starks starla starling starnes
        starr staten staton staub stauffer stclair stcyr steadman stearns stebbins steck stedman steed steel steelman steen steffens stegall
        steger steib steiger steinbach steinberg steinke steinman steinmetz stelly stenson stephaine stephani stephany stephenie stephine
        stepp sterling sternberg sterner stetson steverson stgermain sthilaire stickler stickney stidham stier stiffler stiles still
        stillman stillwell stiltner stilwell stine stines stinnett stinson stites stith stitt stivers stjohn stlaurent stlouis stock
        stockdale stocker stockman stocks stockton stockwell stoddard stoffel stogner stoker stoll stollings stoltz stoltzfus stoner stonge
        stoops storer storey storm storms story stott stotts stouffer stovall stover stowe stowell stowers stpeter stpierre strachan strader
        strahan straight strain strait straka straley strand strange strasser stratton straub straw strawn strawser streeter streit
        stribling stricker strickler stricklin stringer stringfellow stripling strobel strode stroh strom stroman stromberg strother stroud
        stroup strouse struble struck strunk stubblefield stubbs stuckey studer stull stultz stump stumpf sturdivant sturgeon sturges
        sturgill sturgis sturtevant stutz stutzman styles suazo suber sublett sudduth suggs suiter sullins summer summerlin summerville
        sumner sumpter sumrall sundberg sunderland sunny sunshine surber surface surratt sussman suter sutphin sutter suttle suttles suzan
        suzie suzy swafford swaim swain swallow swan swaney swanger swank swann swanner swarey swart swartz swearingen sweat sweatt sweeny
        sweitzer swenson swett swick swift swiger swindell swindle swinford swink swinney swinson swint swinton swisher switzer swope sybil
        syble sydnor sykes sylvester symons synder szymanski tabatha tabb taber tabor tackett tafoya taft taggart tague tait talamantes
        talavera talbert talbott talia taliaferro talkington tallent talley tallman talton tamayo tameka tamela tamera tamez tammi tammie
        tamra tana tandy tanesha tangela tanguay tanika tanisha tankersley tapia tapley tapp tarango tarbox tardif tardiff tarpley tarr
        tarrant tarsha tart tarter tarver taryn tasker tatro tatum tavarez taveras tawana tawanda tawanna tawnya teague teal teasley tedder
        tedeschi tedesco tedford teel teena teeter teeters teets tejada tejeda telford telles tellez tello temple templeton templin tena
        tennant tenney tennison tennyson tenorio teodoro tera teran terese teresita teressa terra terrazas terrence terrie terrill
        terwilliger tesch tessie tessier testa testerman teter tetreault thacker thad thaddeus thames tharp tharpe thatcher thaxton thayer
        theda theis theisen theiss thelen theobald theodora theriault theriot theron therrien thibeault thibodeau thibodeaux thiele thielen
        thies thigpen thoma thomasina thomason thomasson thompkins thomsen thorn thornberry thornburg thorne thornhill thorp thorson thrash
        thrasher threadgill threatt thrift throckmorton thrower thurber thurman thurmond thurston tiara tibbetts tice tidwell tierney tierra
        tiffani tiffanie tighe tijerina tilghman tiller tillery tillett tilley tillie tillis tillman tillotson tilton timberlake timm
        timmerman timmons timms timmy tims tincher tindall tindle tingle tingley tinker tinney tinsley tippett tipton tirado tisdale tisha
        tittle titus tobar tobey tobin toland tolbert toledo tolentino toler toliver tolle tollefson tolley tolliver tolman tolson tomasa
        tomblin tomeka tomes tomlin tomlinson tommie tompkins toms toner toney tonja toole tooley toombs toomer toomey toon topping
        torgerson tori toro torre torrence torrey torrez toscano tosha totten toussaint tovar towe tower towers towery towle towne towner
        townes townley towns townsley toya tracie trader trahan trail trainor tramel trammel trammell trantham trapp trask travers trawick
        traylor traynor treadway treadwell treat treece trejo tremblay trena trenton tresa tressa tressie treva trexler trey tribble trice
        trigg trimble trinidad triplett trista trombley trost trotman trott trotter trottier troup troupe trout troutman trowbridge troxell
        troxler troyer truax trudeau true trueblood truelove truesdale truett truitt trull truman trump truss trussell trusty tsang tsosie
        tubbs tucci tuck tudor tuggle tull tullis tully tunnell tunstall tupper turcotte turgeon turk turley turman turnage turnbow turnbull
        turney turpin tutt tuttle tweed tweedy twigg twila twilley twitty twombly twomey twyla twyman tyndall tyner tynes tyra tyree tyrell
        tyron tyrrell tyus ulibarri ullman ulloa ullrich ulmer ulysses underhill unknow unruh upchurch upshaw upton urbina urena urias uribe
        urquhart urrutia usher ussery utley utter vaca vaccaro vachon vada vaden vadnais vail vaillancourt valadez valarie valdes valdivia
        valdovinos vale valente valenti valerio valero valladares valle vallee vallejo valles valley valliere valorie valverde vanatta
        vanburen vanbuskirk vancleave vandenberg vanderpool vandiver vandusen vandyke vanegas vang vanhook vanhoose vanhorn vanhouten
        vankirk vanlandingham vanmeter vann vannatta vanness vannoy vanover vanpelt vanscoy vansickle vantassel vanwinkle vanzandt vanzant
        varela vargo varnado varner varney vasques vassallo vassar vaught veach veal veasey veda veilleux vela velarde velazquez velda velia
        veliz vella velma veloz velva venable venegas venessa venita ventura venus verda verdin verdugo verduzco vereen vergara vergie verla
        vermillion vern vernell vernice vernie vernita verona verret vest vesta vestal vetter vice vicenta vick vickers vickery vickey
        vickie vida vidrine vierra vigil vigue vikki villagomez villalba villalobos villalpando villar villareal villasenor villatoro
        villegas villeneuve vina vines vineyard vining vinson violette virgie virgilio virgina visser vitale viva voelker voight volkman
        vollmer volpe volz vonda vonnie voorhees vowell voyles wachter wacker waddell waddle wadley wadsworth wager wagers wages waggoner
        wagoner wagstaff wainwright waite waites waits wakefield walcott walczak wald waldman waldo waldon waldrop waldrup wales walk wallen
        walley wallin walling walston walther waltman waltz walz wampler wanita wardell warden wardlaw warfield wargo waring warman warnke
        warnock warr warrick warrington warwick wash washburn washer wasserman wasson waterhouse waterman watford watters watterson waugh
        wayland waylon wayman wear weatherby weatherford weatherly weathers weathersby weatherspoon webber weddle weed weeden weekley weems
        weese wegner weidman weidner weigand weigel weil weiland weimer weinberger weinstein weintraub weir weisberg weiser weisman weissman
        weitzel welborn weldon welker weller wellington wellman welter welton welty wendel wendi wendling wenger wentworth wentz wentzel
        wenzel wert werth wertz wescott wessels wesson westberry westbrook westbrooks westcott wester westerfield westerman western westfall
        westlund westmoreland westover westphal wethington wetmore wetzel wexler whaley wharton whatley wheat wheatley wheaton wheelock
        whelan whetstone whipple whisenant whisenhunt whisler whitacre whitcomb whited whitehouse whitehurst whiteley whiteman whitener
        whitesell whiteside whitford whiting whitlock whitlow whitmer whitmire whitmore whitson whitt whittaker whitted whittemore whitten
        whittier whittington whittle whitton whitworth whorton whyte wick wicker wickham wicklund wickman wicks wideman widener widmer
        widner wiegand wieland wiener wigfall wiggs wight wigley wilbanks wilber wilbert wilborn wilbourn wilbur wilburn wilcher wild wilda
        wilde wildman wilds wiles wilfong wilford wilfredo wilhite wilhoit wilk wilkens wilkes wilkey wilkie wilks willaims willams wille
        willett willette willey willhite willian williford willingham willison willman willoughby willson willy wilmer wilmot wilmoth wilt
        wilton wimberly wimbush wimer winburn winchell winchester winder windham windle windom windsor windy wine winegar wines winfield
        winford winfred winfrey wing wingard wingate winger wingfield wingo winkelman winkle winn winner winnie winnifred winona winslow
        winstead winton wireman wisdom wiseman wiser wisner witcher witham withers witherspoon withrow witkowski witmer witten witter
        wittman wofford wolcott wold wolfenbarger wolford wolfson wolter wolters womack womble woodall woodbury woodcock wooden woodford
        woodham woodhouse woodland woodley woodman woodring woodrow woodruff woodrum woodworth woody woodyard woolard wooldridge woolery
        wooley woolf woolfolk woolley woolridge woolsey woosley wooster wooten wooton worcester word worden work workman worley worrell
        worsham worsley worth wortham worthen worthington worthy wortman wozniak wray wren wrenn wunderlich wurth wyant wyche wyckoff wylie
        wyman wynn wynne wynona wyrick wysocki xiomara yadira yager yale yancey yancy yandell yanez yarber yarborough yarbrough yazzie
        ybarra yeager yepez yesenia yetta yeung yingling yoakum yockey yocum yoho yolonda yoshiko yost youmans youngblood younger youngman
        youngs yount younts yuen yung zachariah zachery zackary zahn zaida zajac zamarripa zambrano zamudio zander zaragoza zarate zavala
        zayas zeigler zelaya zella zellers zelma zena zenaida zendejas zepeda zeringue zina zink zinn zito zoila zona zook zoraida zorn
        zuber zucker zula zumwalt
        """
}
