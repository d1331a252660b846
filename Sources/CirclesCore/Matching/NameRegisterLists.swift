/// Names that people have, folded: what the register is built from.
///
/// Written for this purpose: given names and family names that are common in one country or another, with the
/// spellings and neighbours that a misread name could be taken for.
enum NameRegisterLists {
    static let given = """
        aaron abby abdul abdullah abel abigail abraham ada adam addison adela adele adeline adi adnan adolf adrian adriana adrienne
        agata agnes agnieszka ahmad ahmed aida aidan aiden aiko aileen aimee aisha aiyana ajay akash akiko akira alain alan alana
        albert alberta alberto aldo alec alejandra alejandro alek aleksandar aleksander aleksandr aleksandra aleksei alena alessandra
        alessandro alessia alex alexa alexander alexandra alexandre alexei alexia alexis alfonso alfred alfredo ali alice alicia alina
        alisa alisha alison alissa alistair alla allan allen allison alma alton alvaro alvin alyssa amal amalia amanda amar amara
        amaya amber amelia amelie amin amina amir amira amit amita amos amy ana anabel anand ananya anas anastasia andre andrea andreas
        andrei andres andrew andrey andrzej andy anette angel angela angelica angelina angelo angie angus ania anika anil anita anja
        anjali anke ann anna annabel annabelle anne annelie anneliese annette annie annika anouk ansel anselm anthony antje antoine
        anton antonella antonia antonio anu anya april aram arash archie ariana ariel arjun arlene armand armando armin arnaud arne
        arno arnold arthur artur arturo arun arya asa asha ashley ashlyn asif astrid athena aubrey audrey august augusto aurora austin
        ava avery axel aya ayala ayaka aylin ayse aysha aziz barbara barry bart basil bastian beata beate beatrice beatriz becky
        belinda bella ben benedict benedikt benita benito benjamin bennett benny benoit bernadette bernard bernd bernhard bert berta
        bertha beth bethany betty beverly bianca bilal bill billie billy birgit birgitta bjarne bjorn blair blake blanca bo bob bobby bonnie
        boris brad bradley brady brandi brandon brandy brant brayden brenda brendan brennan brent bret brett brian brianna bridget brigitte
        britta brittany brock brooke brooklyn bruce bruno bryan bryce bryant bryn byron caitlin caleb callie callum calvin cameron
        camila camilla camille candace candice cara carl carla carlo carlos carly carmela carmen carol carola carole carolin carolina
        caroline carolyn carrie carsten carter cary casey casper cassandra cassie catalina caterina catherine cathleen cathrin cathy catia
        cecile cecilia cedric celeste celia celina celine cesar chad chandler chandra chantal charlene charles charlie charlotte chase chelsea
        cheryl chester chiara chloe chris chrissy christa christel christi christian christiana christiane christin christina christine
        christoph christophe christopher christy cindy claire clara clarence clarissa clark claude claudia claudio claus clay clayton
        clemens clement cleo cliff clifford clint clive clyde cody colby cole colette colin colleen collin connie connor conner
        conor conrad constance constantin cooper cora coral coralie corey corinna corinne cornelia cornelius cory courtney craig
        cristian cristina crystal curt curtis cynthia daisy dale dalia dalton damian damien damon dan dana dane dani daniel daniela daniele
        daniella danielle danilo danny dante daphne daria darin dario darius darlene darrell darren darryl daryl dave david davide
        dawn dean deanna debbie deborah debra declan deepa deepak deirdre delia delilah della demi dena denis denise dennis denny
        derek derrick desiree desmond devin devon dexter diana diane dick diego dieter dietmar dillon dilip dima dimitri dina dinah
        dino dirk dmitri dmitry dolores dominic dominik dominique don donald donna donovan dora doreen doris dorothea dorothy doug
        douglas drew duane duncan dustin dwayne dwight dylan earl ebony eckhard ed eddie eden edgar edith edmund edna eduard eduardo
        edward edwin efrain eileen ekaterina elaine elena eleni eleanor eli elia eliana elias elif elijah elin elina eline elisa
        elisabeth elise elisha elissa eliza elizabeth elke ella elle ellen ellie elliot elliott ellis elmer elsa elsie elton elvira
        elvis emanuel emely emerson emil emile emilia emilie emilio emily emma emmanuel emmet emre enrico enrique enzo eric erica erich
        erik erika erin erina erna ernest ernesto ernst ervin erwin esme esmeralda estella estelle esteban ester esther ethan eugen
        eugene eugenia eva evan evangeline eve evelin evelyn evie ewa ezra fabian fabio fabiola fabrice fabrizio faith fanny farah faris
        fatema fatima fatma fay faye federica federico felicia felicity felipe felix ferdinand fernanda fernando filip filippo fiona
        fleur flora florence florian floyd frances francesca francesco francine francis francisca francisco franco francois francoise
        frank franka frankie franklin franz franziska fred freda freddie freddy frederic frederick frederik freya frida frieda friedrich
        fritz gabriel gabriela gabriele gabriella gabrielle gaby gael gail galina ganna gareth garry gary gavin gemma gene genevieve geoff
        geoffrey georg george georgia georgina gerald geraldine gerard gerda gerhard german gerry gertrud ghassan gianna gianni gil gilbert
        gilda gilles gillian gina ginger ginny giorgia giorgio giovanna giovanni gisela giulia giuliana giuliano giulio giuseppe gladys
        glen glenda glenn gloria gordon grace graciela graham grant greg gregor gregory greta gretchen guadalupe guido guillaume
        guillermo gunnar gunter gus gustav gustavo guy gwen gwendolyn hadi hailey hakan hal haley halle hamid hamza hana hanna hannah
        hannes hans harald hari harold harriet harris harrison harry haruka haruki haruto harvey hasan hassan hatice hayden hazel heath
        heather hector heidi heike heiko heinrich heinz helen helena helene helga helmut henning henri henrik henrike henry herbert herman
        hermann hilary hilda hildegard himari hina hiro hiroshi holger holly homer hope horst howard hubert hugh hugo huda hussein
        hussain ian ibrahim ida idris ignacio igor ilana ilka ilona ilse ilya imani imran ina ines inga inge ingo ingrid inka ira irene
        irina iris irma irmgard irvin irving isaac isabel isabell isabella isabelle isaiah isha ismael ismail isobel issa ivan ivana
        ivo ivonne ivy jack jackie jackson jacky jaclyn jacob jacqueline jacques jada jade jaden jai jaime jake jakob jakub jamal
        james jameson jamie jamila jan jana jane janet janett janice janina janine janis jannik jared jarek jaroslav jasmin jasmine
        jason jasper javier jay jayden jayla jayne jean jeanette jeanne jeannie jed jeff jeffrey jelena jen jenna jennie jennifer
        jenny jens jeremiah jeremy jermaine jerome jerry jesse jessica jessie jesus jill jillian jim jimena jimmy jin jo joachim joan
        joana joanna joanne joao joaquin jochen jodi jody joe joel joelle joerg joey johan johann johanna johannes john johnathan
        johnny jolene jon jona jonah jonas jonathan jonathon jordan jordi jorg jorge jorgen jose josef josefa josefina joseph josephine
        josh joshua josiah josie joy joyce juan juana juanita jude judith judy jules julia julian juliana juliane julie julien juliet
        juliette julio julius july jun june jurgen justin justine justus kai kaitlyn kaori kara karen karim karin karina karl karla
        karolin karolina karoline karsten karthik kaspar kate katerina katharina katharine katherine kathleen kathrin kathryn kathy
        katia katie katja katrin katrina katy kavita kay kayla kazuki keegan keiko keith kelley kelli kellie kelly kelsey kelvin ken kendall
        kendra kenji kenneth kenny kent kerry kerstin kevin khaled khalid khalil kian kiara kieran kiki kim kimberly kiran kirk
        kirsten kirsty klara klaus konrad konstantin krista kristen kristi kristian kristie kristin kristina kristine kristof kristy krystal
        kumar kurt kwame kyle kyla kylie kyra lacey laila lana lance lara larissa larry lars lasse latoya laura laurel lauren laurence laurent
        laurie lawrence layla lea leah leander leanne leda lee leif leila lena lenard leni lennart lennox lenny leo leon leona leonard
        leonardo leone leonhard leoni leonie leonora leopold leroy lesley leslie lester leticia levi lewis lia liam liana lida lidia
        lieselotte lila lilian liliana lilli lillian lilly lily lina linda lindsay lindsey linn linnea linus lionel lisa lisbeth lise
        lisette liv livia liz liza lizzie lloyd logan lois lola lorena lorenz lorenzo loretta lori lorna lorraine lothar lotta lotte
        lou louis louisa louise lourdes luc luca lucas lucia lucian luciana luciano lucie lucille lucinda lucio lucy ludmila ludwig
        luigi luis luisa luise lukas luke luna lutz luz lydia lyle lyn lynda lynette lynn lynne mabel maddison madeleine madeline
        madison mads mae magda magdalena maggie magnus mahmoud maike maja malcolm malik malin malte mandy manfred manny manon manuel
        manuela mara marc marcel marcela marcella marcello marcia marco marcos marcus marek maren margaret margarete margarita margit
        margot marguerite maria mariah mariam marian mariana marianna marianne maribel marie mariel mariela marielle marietta marija marilyn
        marina mario marion marisa marisol marissa marit marita marius mariya marjorie mark marko markus marla marlen marlene marley
        marlies marlin marlon marshall marta martha marten martha marti martin martina martine marty marvin mary maryam marzena mascha mason
        massimo mateo mateus mateusz mathias mathieu mathilda mathilde mathis matilda matteo matthew matthias matthieu mattias maud
        maura maureen maurice mauricio max maxim maxime maximilian maxine maxwell may maya mayra megan meghan mehdi mehmet meike
        melanie melina melinda melissa melody melvin mercedes meredith merle merlin meryem mia micah michael michaela michal micheal micheala
        michel michele michelle miguel mihai mika mikael mikaela mike mikhail mila milan mildred milena miles milica millie milo
        milos milton mina mindy minna mira miranda miriam mirjam mirko miroslav mitchell mo modesta mohamed mohammad mohammed mohan
        moira molly mona moni monica monika monique morgan moritz morris moses mostafa muhammad muhammed murat muriel murray mustafa
        mya myra myriam myrna myrtle nabil nada nadia nadine nadja najib nancy naomi nasir nastasia natalia natalie natasha nathalie
        nathan nathaniel nayla neal ned neha neil nell nellie nelly nelson nessa nestor nia niall nicholas nick nickolas nico nicola
        nicolas nicole nicolette nigel nikhil nikita nikki niko nikola nikolai nikolas nikolaus nils nina nino nisha noa noah noel noelle
        noemi nora norah norbert noreen norma norman nour nuno nuria octavia odette ola olaf ole oleg olena olga olive oliver olivia
        olivier omar ophelia orlando oscar oskar osman ottilie otto owen ozgur pablo paige paloma pam pamela paola paolo pascal
        pascale pat patricia patrick patrik patsy patti patty paul paula paulette paulina pauline paulo pavel pavla pearl pedro peggy penelope
        penny percy peri perla perry pete peter petr petra petrina phil philip philipp philippa philippe phillip phoebe phyllis pia
        pier piero pierre pietro pilar piotr polly prakash preston priscilla priya priyanka quentin quinn rachael rachel radek rafael raffael
        rafaela rahel rahim rahul raimund rainer raj raja rajesh ralf ralph ram rami ramon ramona ramona rana randall randy rania raphael
        raquel rashid raul ravi ray raymond rayna rebecca rebekah regan regina reginald regine reinhard reinhold rena renate renato rene
        renee reuben rex reza rhea rhonda ria ricardo riccardo rich richard rick ricky rico rike riley rima rina rita rob robbie robert
        roberta roberto robin robyn rocco rochelle rocio rod roderick rodney rodolfo rodrigo roger rohan rohit roland rolando rolf roman
        romana romeo romina romy ron ronald ronan ronja ronnie rosa rosalia rosalie rosalind rosalinda rosanna rosario rose roseanne
        rosemarie rosemary rosie ross rosy roswitha rowan roxana roxanne roy ruben ruby rudolf rudolph rudy rufus rui rupert russell
        ruth ryan ryder sabina sabine sabrina sadie said sal salim sally salma salman salome salvador salvatore sam samantha sami
        samir samira sammy samson samuel sandeep sander sandra sandro sandy sanja sanjay santiago santos sara sarah sarai sarina
        sascha sasha saskia satoshi saul savannah scarlett scott sean sebastian sebastien selena selim selina selma serena serge
        sergei sergej sergey sergio seth shane shania shannon sharon shaun shauna shawn shea sheila shelby sheldon shelley shelly
        sheri sherman sherri sherry sheryl shirley shirin sid sidney siegfried sienna sierra sigrid silas silke silvana silvia silvio
        simon simona simone simran sina sinead siobhan sixten skye skyler sofia sofie solomon sonia sonja sonya sophia sophie soren
        spencer stacey stacy stan stanislav stanley stefan stefania stefanie stefano steffen steffi stella stephan stephane stephanie
        stephen steve steven stevie stewart stuart sue sujata sunil sunita susan susana susann susanna susanne susie suzanna suzanne
        suzette sven svenja svetlana sybille sydney sylvain sylvia sylvie tabea tabitha tad tamar tamara tami tamika tammy tania tanja
        tanner tanya tara tarek tariq tasha tatiana tatjana taylor ted teddy tegan teo terence teresa teri terrance terrell terri
        terry tess tessa thea thelma theo theodor theodore theresa therese theresia thibault thilo thomas thorsten tia tiago tiana
        tiffany tilda till tilly tim timo timothy tina tito tobias toby todd tom tomas tomasz tommaso tommy tomoko toni tonia tony
        tonya torben torsten tory tracey traci tracy travis trent trevor tricia trina trish trisha tristan troy trudy tucker tyler
        tyrone tyson udo ugo ulf uli ulla ulrich ulrike uma umar una ursula usha uta ute uwe valentin valentina valeria valerie
        valery van vanessa vasil vasily vaughn vera verena verna vernon veronica veronika vesna vicente vicki vicky victor victoria vijay
        vikas viktor viktoria vilma vince vincent vincenzo viola violet violeta virgil virginia vishal vita vito vittoria vittorio
        vivian viviana vivien vivienne vlad vladimir volker wade walid wallace walter waltraud wanda warren wayne wendelin wendell
        wendy werner wesley whitney wilfred wilfried wilhelm wilhelmina will willa willi william willie willis willow wilma wilson
        winifred winston wladimir wojciech wolf wolfgang wolfram xander xavier ximena yael yan yana yannick yannis yara yasemin
        yasin yasmin yasmine yolanda yosef youssef yuka yuki yuko yulia yuri yusuf yvette yvonne zach zachary zack zahra zainab
        zane zara zeynep zita zoe zoey zofia zoltan zora zsofia gina ginna marcy martyn mathew micha michail nadya natalya nicki
        niki nikolaj ollie pasha pauli rafal rene rodger ronny sharyn sherrie stefani stephanie susannah sylwia tatyana thom tobi
        tomek tonio vadim valentino wally willem wim yoko yoshi yvon zac zelda zuzana haruna hiroki hitomi kaito kenta mai makoto mei
        miho mio misaki miyu nanami naoki natsuki nozomi ren riko rin ryo ryota sakura shota sora sota takashi takeshi taro yui yuna yuto
        aarav aditi aditya ajit akshay aman amrita anirudh anisha ankit anuj aparna ashish ashok ashwin bharat divya gaurav geeta
        harish isha jaya jyoti kajal kamal karan kartik kishore lakshmi lata madhu mahesh manish manoj meena meera mohit mukesh naveen
        neeraj neeta nikita nitin pallavi pankaj pooja prabhu pradeep prasad pratik preeti prem radha rajiv rakesh ramesh rashmi reena
        rekha renu rishi ritu riya rohini ruchi sachin sameer sandhya santosh sapna sarita satish seema shanti shilpa shiv shreya shweta
        siddharth sneha sonal sonali srinivas suman sumit suresh surya swati tanvi tarun uday usha varun vidya vikram vinay vineet
        vinod vivek yash abeba abiola adaeze ade adebayo adesuwa adwoa afia aminata amara ama akosua akua amadi amaka ayo ayodele
        babatunde bola chiamaka chidi chika chike chima chinedu chioma damilola desta dayo ebele efua ekow emeka esi femi folake funke
        ifeoma ifeanyi ike ikenna jabari jelani kemi kofi kojo kwabena kwaku kwasi lerato lindiwe mandla mariama musa naledi ngozi nia
        nkechi obi ola olu oluwaseun onyeka sade sanaa sekou seun simba sipho tendai thabo tobi tunde uche yaa yaw zanele zola
        laszlo istvan erzsebet jozsef sandor ferenc janos gyorgy gabor katalin zsuzsanna tamas balazs miklos mihaly imre lajos tibor
        judit andras attila bela csaba geza gyula kalman karoly pal zsolt aniko edina emese eniko gyongyi hajnalka ildiko julianna
        krisztina magdolna piroska reka szilvia timea virag agota akos arpad barnabas bence botond denes dezso elemer endre gergely
        gergo hunor jeno levente marton mate szabolcs szilard vilmos
        ingebjorg ingeborg asbjorn torbjorn thorbjorn vebjorn sigbjorn ragnhild gunnhild solveig sigrun gudrun gudrid astri aslaug borghild bergljot oddny oddvar halvard havard haakon hakon torstein thorstein eystein oystein sverre snorre sindre eirik erlend trygve
        """

    static let family = """
        abbott abdullah abel abraham acosta adams adam adamson adler aguilar aguirre ahmed akhtar alba albert albrecht alexander
        alfonso ali allan allen almeida alonso alvarado alvarez alves amin andersen anderson andersson andrews angelo anthony antonio appel apple applebaum appleby
        applegate appleton aragon araujo archer arias armstrong arnold arroyo arthur ashton ashley atkins atkinson austin avery avila ayala
        ayers bach bacher bachman bachmann bader baez bailey baker baldwin ball ballard balogh banks barber barbosa bark barker
        barlow barnes barnett barr barrera barrett barron barros barry bart bartels barth bartlett barton bass bates batista
        bauer baum bauman baumann baumgartner baxter bean beard beasley beck becker beckett beckman bell bellini beltran ben bender benitez benjamin
        bennet bennett benson bentley benton benz berg bergen berger bergman bergmann berlin bernard bernhardt bernstein berry bertrand best
        bianchi bianco bird bishop black blackburn blair blake blanc blanchard blanco blum blume blunt boehm bohm bond bonilla bonner
        boone booth borg born bosch boss bowen bowers bowman boyd boyer boyle braun brad bradford bradley bradshaw brady brand
        brandt braun brennan breuer brewer briggs bright brink brito britt brock brooks brower brown browne browning bruce
        brugger brun brunner bruno bryan bryant buchanan bucher buck buckley bullock burch burger burgess burke burnett burnham burns burris
        burt burton bush busch butler byrd byrne cabrera cain calderon caldwell calhoun callahan calvert camacho cameron campbell campos
        campos cannon cano cantrell cantu cardenas cardoso carey carl carlson carlsson carmona carney carpenter carr carrasco carroll carson
        carter caruso carvalho case casey cash castaneda castillo castro cervantes chambers chan chandler chang chapman charles chase
        chavez chen cheng cherry cheung chin chng cho choi chong chopra chou chow christensen christian christiansen christie christopher christopher
        chu chua chun chung church cisneros clark clarke clarkson clay clayton clements cline close cobb cochran coffey cohen cohn cole coleman
        coles colin collier collins colombo colon combs compton conley connell connelly conner connor connors conrad contreras conti conway
        cook cooke cooley cooper copeland cordero cordova cornell correa cortes cortez costa costello cote cotton couch courtney
        cowan cox craft craig cramer crane crawford crosby cross cruz cummings cunningham curry curtis cutler dahl dale dalton daly
        daniel daniels danielson das davenport david davidson davies davila davis davison dawson day dean decker deleon delgado
        deng denis dennis denton desai deshpande diaz dias dick dickerson dickinson dickson diallo dietrich dietz dillard dillon dixon do
        dodson dogan doherty dolan dominguez donaldson donnelly donovan dorn dorsey dotson dougherty douglas downs doyle drake dreyer
        drew driscoll duarte dubois dudley duff duffy dufour duke dumas duncan dunlap dunn dupont duran durand durham dutta dyer
        eaton ebert eckert edwards ehlers elder elias eliott elliot elliott ellis ellison emerson engel english erickson eriksen eriksson
        ernst erwin escobar esparza espinosa espinoza esposito estes estrada evans everett evers ewing faber falk farley farmer farrell
        faulkner faust favre feldman felix ferguson fernandes fernandez ferrari ferraro ferreira ferrell ferrer fiedler field fields figueroa
        finch fink finley fischer fish fisher fitzgerald fitzpatrick fleming fletcher flores flowers flynn foley fonseca fontaine
        ford foreman forest forster foster fournier fowler fox frances francis francisco franco frank franke franklin franks franz
        fraser frazier frederick freeman french frey friedman friedrich fritz frost fry frye fuchs fuentes fuller furst gabriel gaines gallagher
        gallo galloway gamble gao garcia gardner garner garrett garrison garza gates gauthier gay geiger gentry george gerber gibbs gibson
        gil gilbert giles gill gillespie gilliam gilmore ginter girard giuliani glass glenn glover goff gold goldberg golden goldman
        goldstein gomes gomez goncalves gonzales gonzalez good goodman goodwin gordon gorman gottlieb goulart gould graf graham granger
        grant graves gray grau greco green greenberg greene greenwood greer gregory grey griffin griffith grimes grimm gross
        grossman guerra guerrero guerrier gunter gupta guthrie gutierrez guzman gunther haag haas hahn hale haley hall haller halter
        hamilton hammond hampton hancock haney hanna hansen hanson hardin harding hardy harmon harper harrell harrington harris harrison
        harry hart hartman hartmann harvey hassan hastings hatfield hauser hawkins hay hayden hayes haynes hays heath hebert hein heine
        heinrich heinz heller helm helms henderson hendricks hendrix henry hensley henson herbert herman hermann hernandez herrera
        herring herrmann herzog hess hesse hewitt hickman hicks higgins hill hills hilton hines hinton hirsch ho hobbs hodge hodges hofer
        hoff hoffman hoffmann hofman hofmann hogan holder holland hollis holloway holm holman holmes holt holtz hong hood hooper hoover
        hope hopkins hopper horn horne horner horton horvat horvath hou house houston howard howe howell hu huang hubbard huber hudson huerta
        huff huffman hughes hull humphrey hung hunt hunter hurley hurst hussain hussein hutchinson hyde iannone ibarra ibrahim iglesias ingram
        ivanov ivanova iversen jackson jacob jacobs jacobsen jacobson jahn jain jakob james jansen janssen jarvis jean jefferson jenkins
        jennings jensen jimenez johansson john johns johnson johnston johnstone jones jordan jorgensen joseph joshi joyce juarez jung
        junker kahn kaiser kane kang kapoor kapur karl karlsson kaplan kaspar kaufman kaufmann kaur kay kearney keith keller kelley
        kellner kelly kemp kemper kennedy kent kerr kessler khan kidd kim king kinney kirby kirk kirsch klein kleine kleiner kleinert kline kling
        klose klug knapp knight knox koch kohl kohler kohn koller konig korn kovac kovacs kovalenko kowalski kowalska kraft kramer kraus krause krauss
        krebs kremer kroll krueger kruger kuhn kumar kunz kurz kwan kwon la lam lamb lambert lancaster landry lane lang lange langer
        lara larsen larson larsson lau lawrence lawson le leach leal lee lefebvre lefevre leblanc leclerc legrand lehman lehmann leigh
        lemaire lemke lenz leon leonard leone leroy lester leung levine levy lewis li liang lim lima lin lind linde lindberg linder lindner
        lindgren lindsay lindsey link litt little liu livingston lloyd lo logan lombard lombardi long lopes lopez lorenz lott lowe lowery
        lu lucas lucero ludwig luna lund luna lutz lynch lynn lyons ma maas macdonald macias mack mackay mackenzie macleod madden maddox
        madsen mahoney maier mair maldonado malone manning mann marin marino marks markus marquardt marques marquez marsh marshall martel
        martens marti martin martinez martini martins marx mason massey mathews mathis matthews matthias maurer maxwell may mayer mayers maynard
        mayo mays mcbride mccall mccann mccarthy mcclain mcconnell mccormick mccoy mccullough mcdaniel mcdonald mcdowell mcfarland mcgee
        mcgrath mcguire mcintosh mcintyre mckay mckee mckenzie mckinney mcknight mclaughlin mclean mcmahon mcmillan mcneil mcpherson
        meadows medina mehta meier mejia melendez melton mendes mendez mendoza meng menon mercado mercer mercier merkel merritt merz
        metz metzger meyer meyers michael michaels michel middleton miles millar miller mills milton miranda mitchell mohr molina
        moller monroe monroy montes montgomery montoya moon mooney moore mora morales moran moreau moreira moreno morgan morgen mori
        morin moritz morrin morris morrison morrow morse morton moser moses moss mosley mueller muller mullen mullins munoz murillo murphy murray
        musil myers nagel nagy nair nakamura naumann nash navarro neal neill nelson neu neuman neumann newman newton nguyen nichols nicholson
        nicolas nielsen nieves nilsson nixon noble nolan noll norman norris north norton novak nowak nunez o'brien obrien obermeier oconnor odonnell
        ohara oleary olsen olson olsson oneal oneill ono orr ortega ortiz osborn osborne otto owen owens pace pacheco padilla
        page paige palmer papadopoulos papp pappas park parker parks parr parrish parsons pate patel patrick patterson patton paul pauli paulsen
        payne peck peters petersen peterson petit petrov petrova petrovic petty pfeiffer pham phan phillips philipp pierce pierre pike pineda
        pinto pires pitts pittman platt pohl pollard ponce pool poole pope popov popova popp porter portillo potter potts powell powers prado
        prasad pratt preston price prince proctor pruitt pugh quinn quintero raman ramirez ramos ramsey randall randolph rangel rao rasch
        rasmussen rauch ray raymond read reddy reed reece reese reeves reich reid reilly reimer rein reinhardt reis reiter renard rey reyes
        reynolds rhodes ribeiro ricci rice rich richard richards richardson richmond richter riggs riley rios ritter ritz rivas rivera rivers
        roach robbins robert roberts robertson robinson robles rocha roche rodgers rodrigues rodriguez roger rogers rojas roland rollins roman romano
        romero rosa rosales rosario rose rosen rosenberg rosenthal ross rossi rosso rossini roth rothe rother roux rowe rowland roy rubin rubio ruf
        ruffin ruiz runge rush russel russell russo rutherford ruth ryan saad sabin sachs salas salazar salinas salman samson samuel sanchez sanders sanderson
        sandoval sanford santana santiago santos sargent sato sauer saunders savage sawyer schafer schaefer schaffer schell schenk scherer
        schiller schilling schlegel schmid schmidt schmitt schmitz schneider schneiders schock scholz schott schrader schreiber schroeder
        schroder schubert schuler schulte schultz schulz schumacher schumann schuster schwab schwartz schwarz scott seidel seidl seiler
        sellers serrano sexton shaffer shah shannon sharma sharp shaw shea shelton shepard shepherd sheppard sherman shields short
        siegel sierra silva silver simmons simms simon simons simpson sims sinclair singh singer singleton skinner sloan slater small
        smart smit smith smyth snell snider snow snyder solis solomon sommer sommers song sosa soto sousa souza spears spence spencer stafford stahl
        stanley stanton stark steele stein steiner stephens stephenson stern stevens stevenson steward stewart stokes stone stout strauss street
        strickland strong stuart sturm stern suarez suess sullivan summers sun sutherland sutton suzuki swanson sweeney sweet szabo takahashi
        talbot tan tanaka tanabe tang tanner tate tavares taylor teixeira terrell terry thiel thomas thompson thomson thornton thorton
        thorpe tibbs todd tong torres toth townsend tran travis trevino tripp trujillo tucker turner turan tyler ulrich underwood unger
        urban ueda valdez valencia valentin valentine valenzuela vance vargas vasquez vaughan vaughn vazquez vega velasco velasquez velez
        vera vidal viera vieira villa villanueva villarreal vincent vogel vogler vogt voigt volk volkov volkova voss wade wagner wahl
        walden waldron walker wall wallace waller wallis walls walsh walter walters walton wang ward ware warner warren wartz washington waters watkins watson
        watt watts weaver webb weber webster weeks weiler weiner weinberg weis weise weiss welch wells welsh wendt weng werner wessel
        west weston whalen wheeler whitaker white whitehead whitfield whitley whitman whitney wiese wiggins wilcox wilder wiley wilke wilkerson wilkins
        wilkinson will willard williams williamson willis wills wilson wimmer winkler winter winters wirth wise witt witte wittmann wolf wolfe wolff
        wong wood woodard woods woodward woodson wright wu wulf wyatt xiao xie xu yamada yamamoto yang yates ye yoder york yoshida young
        yu yuan zamora zapata zeller zhang zhao zheng zhou zhu ziegler zimmer zimmerman zimmermann zuniga abe abel adeyemi ahmad akbar aksoy
        aktas amari anand ansari arora arslan aslam asante awan aydin aziz bakker balan banerjee bangura bano bashir bensaid bennani berger bhatt
        bianchini bose boateng bondarenko brahimi cetin celik chakraborty chatterjee choudhury chowdhury cohen cruz daoud darwish deguchi demir
        demirci deniz dutt dvorak dvorakova egger eze fofana fujimoto fujita galli gandhi ganesan garg georgiou ghosh gill goh gul guo
        haddad haidar hakim halim hamid hasan hashimoto hayashi hosseini huynh ikeda inoue iqbal ishikawa islam ito iyer jafari jha jovanovic kamara
        kamau kapoor karim kato kaya kaufman kayode kelemen kelle keita khalil khanna kilic kimura kobayashi kocak kone konate koval kovalchuk kruse kuznetsov
        kuznetsova lal landa lazar levi lopata luo malhotra malik mansour marchenko mensah mehmood mishra mirza mizrahi mohamed morozov mukherjee murakami naidu nakajima
        nakano naik nasser ndiaye nemeth niemi nikolov nishimura novakova novotny nwosu obi ogawa okada okafor okeke olaru omar onwu osei otieno owusu
        ozturk ozdemir pal pande pandey papadakis park parmar pavlov pereira petrenko pillai popescu qureshi rahman rai raja rana rashid rathore rehman
        reza saito sakamoto salem saleh sari sarkar sasaki sayed schwarzer sekar sen seth sethi shaikh shehu sheikh shevchenko shimizu shukla sinha sokolov sokolova
        srinivasan sultan svoboda svobodova sy tahir takeda tanzer tekin thapa tiwari toure traore trivedi tsai turan uddin varga varma verma virtanen vu
        wada walia watanabe wojcik wisniewski yadav yamaguchi yavuz yildiz yilmaz yilmazer yusuf zaman zidane zielinski bellmann carlsen bergstrom bjork
        lindqvist lindkvist nyberg hakansson persson svensson holmberg hedlund sandberg engstrom eklund martinsson danielsson
        """
}
