extension LanguageTable {
    static let english = LanguageTable(
        commonWords: words(
            """
            the and is are to you i it of for we my that this with at be have was not what can will i'm i'll it's
            let's see your do on how love good great yes she he they our but just like there from dinner lunch
            birthday next last about would could should don't did been sorry a or if im ive dont cant ur lol omg tbh
            btw gonna wanna got thats didnt idk yeah nah had me she's he's they're went new
            """),
        ownMarks: [],
        functionWords: words(
            """
            a an the this that these those my your his her its our their i you he she it we they me him us them who
            what which when where why how and or but so if then than because as while of in on at by for with about
            to from into out off up down over after before until till since around through is are am was were be
            been being have has had do does did will would can could should shall may might must not no yes i'm i'll
            i'd i've it's it'll that's there's let's we're we'll we've you're you'll you've he's she's they're
            they've they'll don't doesn't didn't can't won't isn't aren't wasn't there here just also too very really still
            u ur im some any all both each every what's who's how's where's when's
            """),
        ownFunctionWords: [],
        spellings: [
            "dont": "don't", "cant": "can't", "wont": "won't", "didnt": "didn't", "doesnt": "doesn't", "isnt": "isn't",
            "arent": "aren't", "wasnt": "wasn't", "werent": "weren't", "wouldnt": "wouldn't", "couldnt": "couldn't",
            "shouldnt": "shouldn't", "havent": "haven't", "hasnt": "hasn't", "im": "i'm", "ive": "i've",
            "youre": "you're",
            "youve": "you've", "youll": "you'll", "theyre": "they're", "theyve": "they've", "theyll": "they'll",
            "weve": "we've", "hes": "he's", "shes": "she's", "thats": "that's", "whats": "what's", "whos": "who's",
            "wheres": "where's", "whens": "when's", "hows": "how's", "theres": "there's", "itll": "it'll",
            "lets": "let's",
            "u": "you", "ur": "your", "r": "are", "ppl": "people",
        ],
        spellingsAtHead: ["ill": "i'll", "id": "i'd", "its": "it's"],
        starters: words(
            """
            ok okay yes yeah yep no nope sure great cool nice perfect thanks thank please pls sorry maybe well oh ah
            haha lol hey hi hello good fine super happy did can could would will shall are is do have how what when
            where who just see let want wanna any looking hope long quick thx alright right also and but so reminder
            wow omg yay same welcome really proud morning
            """),
        interjections: words(
            """
            tho though tbh ngl yo oi reminder hey hi hello ok okay so and also well oh btw fyi morning yes yay great cool perfect super right
            gals ladies folks hmm ah ha boo aw aww ugh argh yep yeah yup then maybe remember psst sorry thanks but anyway update
            """),
        weekdays: [
            "monday": 1, "tuesday": 2, "wednesday": 3, "thursday": 4, "friday": 5, "saturday": 6, "sunday": 7, "tue": 2,
            "tues": 2, "mons": 1, "weds": 3, "thu": 4, "thur": 4, "thurs": 4, "fri": 5,
        ],
        weekdayNames: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        every: "every, each",
        everyOther: "every other, every second, every two weeks on, every 2 weeks on, every alternate",
        everyWeekdays: [
            "mondays": 1, "tuesdays": 2, "wednesdays": 3, "thursdays": 4, "fridays": 5, "saturdays": 6, "sundays": 7,
        ],
        and: ["and"], formerly: "used to, no longer, anymore, any more, not any more",
        statesDay: "it's, it is, its, today is, today's, it only, it's only, its only, is it only, it'll be",
        indefinite: ["a"],
        verbTitles: [:],
        kinTitles: words(
            """
            aunt auntie aunty uncle grandma grandpa granny cousin nan gran nana grandad nonna
            """),
        through: ["to", "through", "till", "until", "thru"],
        dayAfter:
            "the day after that, the day after, day after that, the following day, the next day, a day later, one day later, day after",
        dayBefore:
            "the day before that, the night before, the evening before, the day before, the previous day, a day earlier, one day earlier",
        months: [
            "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
            "september": 9, "october": 10, "november": 11, "december": 12, "jan": 1, "feb": 2, "febr": 2, "mar": 3,
            "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10, "nov": 11, "dec": 12,
        ],
        numbers: [
            "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
            "ten": 10, "eleven": 11, "twelve": 12, "twenty": 20,
        ],
        ordinals: [
            "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
            "ninth": 9, "tenth": 10, "eleventh": 11, "twelfth": 12, "thirteenth": 13, "fourteenth": 14, "fifteenth": 15,
            "sixteenth": 16, "seventeenth": 17, "eighteenth": 18, "nineteenth": 19, "twentieth": 20, "thirtieth": 30,
        ],
        relativeDays: [
            "today": 0, "tonight": 0, "tonite": 0, "tn": 0, "tomorrow": 1, "tmrw": 1, "tmr": 1, "tmw": 1, "tmrrw": 1,
            "tomo": 1,
            "tomorow": 1, "tommorow": 1, "tomoz": 1, "tomoro": 1, "tomorro": 1, "tmro": 1, "tmoro": 1, "tomrw": 1,
            "tommorrow": 1, "yesterday": -1,
        ],
        units: words(
            """
            weekend weekends minute minutes min mins hour hours hr hrs second seconds sec secs day days week weeks month months year
            years yr yrs night nights times x km kms miles mile mi m meters metres feet ft kg kilos lb lbs g people
            persons guests kids percent euro euros eur dollars bucks usd pounds quid degrees points goals pages
            episodes items tickets beers pieces cups kilometers kilometres kilometer gb mb k floors chapters players
            teams levels photos
            """),
        relations: [
            "cuz": "cousin", "sista": "sister", "sissy": "sister", "mumsy": "mother",
            "pops": "father", "nanna": "grandmother", "gramma": "grandmother", "grampa": "grandfather",
            "meemaw": "grandmother", "pawpaw": "grandfather", "mil": "mother-in-law",
            "sil": "sister-in-law", "bil": "brother-in-law", "stepmum": "stepmother", "bezzie": "best friend",
            "flattie": "flatmate", "deskmate": "colleague", "student": "student", "pupil": "pupil",
            "client": "client", "hairdresser": "hairdresser", "dentist": "dentist", "doctor": "doctor",
            "physio": "physiotherapist", "vet": "vet", "cleaner": "cleaner",
            "accountant": "accountant", "lawyer": "lawyer", "plumber": "plumber", "mechanic": "mechanic",
            "barber": "barber", "midwife": "midwife", "goddad": "godfather", "godmum": "godmother",
            "triplets": "triplets", "firstborn": "eldest child", "lass": "daughter", "wean": "child",
            "bairn": "child",
            "clubmate": "clubmate", "guardian": "guardian", "penfriend": "friend", "sweetheart": "partner",
            "squeeze": "partner", "bae": "partner", "dada": "father",
            "mother": "mother", "mom": "mother", "mum": "mother", "mama": "mother", "mam": "mother", "mommy": "mother",
            "mummy": "mother", "father": "father", "dad": "father", "da": "father", "daddy": "father", "papa": "father",
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
            "mates": "friends", "flatmate": "flatmate", "flatmates": "flatmates", "roommate": "roommate",
            "roomie": "roommate",
            "roommates": "roommates", "housemate": "housemate", "housemates": "housemates", "neighbor": "neighbour",
            "neighbour": "neighbour", "neighbors": "neighbours", "neighbours": "neighbours", "colleague": "colleague",
            "colleagues": "colleagues", "coworker": "colleague", "coworkers": "colleagues", "workmate": "colleague",
            "boss": "boss", "manager": "manager", "supervisor": "supervisor", "teacher": "teacher",
            "professor": "professor", "tutor": "tutor", "landlord": "landlord", "landlady": "landlady",
            "mentor": "mentor", "coach": "coach",
            "mrs": "wife", "missus": "wife", "missis": "wife", "wifey": "wife", "hubs": "husband", "fella": "partner",
            "bloke": "partner", "bf": "boyfriend", "gf": "girlfriend", "bff": "friend", "pal": "friend",
            "pals": "friends",
            "mucker": "friend", "lad": "son", "lads": "sons", "kiddo": "child", "kiddos": "children",
            "toddler": "child",
            "newborn": "child", "bub": "child", "baby": "child", "twins": "twins", "nieces": "nieces",
            "nephews": "nephews",
            "aunts": "aunts", "uncles": "uncles", "aunties": "aunts", "nanny": "grandmother", "nonna": "grandmother",
            "abuela": "grandmother", "nonno": "grandfather", "gramps": "grandfather", "grandsons": "grandsons",
            "granddaughters": "granddaughters", "grandchild": "grandchild", "grandkid": "grandchild",
            "godchild": "godchild",
            "goddaughters": "goddaughters", "godsons": "godsons", "godparents": "godparents",
            "stepkids": "stepchildren",
            "stepchildren": "stepchildren", "fosterchild": "child", "lodger": "lodger", "tenant": "tenant",
            "gaffer": "boss",
            "classmate": "classmate", "classmates": "classmates", "teammate": "teammate", "teammates": "teammates",
            "bandmate": "bandmate", "intern": "intern", "apprentice": "apprentice", "assistant": "assistant",
            "trainer": "trainer", "therapist": "therapist", "carer": "carer", "babysitter": "babysitter",
            "childminder": "childminder", "lover": "partner", "beau": "boyfriend", "exes": "exes",
            "daughters": "daughters",
            "eldest": "eldest child", "oldest": "eldest child", "youngest": "youngest child",
            "sons": "sons", "wives": "wives", "penpal": "friend", "buddies": "friends", "besties": "friends",
        ],
        compoundRelations: [
            ("half - brother, half brother", "brother"),
            ("half - sister, half sister", "sister"),
            ("step - brother, step brother", "stepbrother"),
            ("step - sister, step sister", "stepsister"),
            ("step - mum, step mum, step - mom, step mom, step - mother, step mother", "stepmother"),
            ("step - dad, step dad, step - father, step father", "stepfather"),
            ("step - son, step son", "stepson"),
            ("step - daughter, step daughter", "stepdaughter"),
            ("great - aunt, great aunt", "great-aunt"),
            ("great - uncle, great uncle", "great-uncle"),
            (
                "great - grandmother, great grandmother, great - gran, great gran, great - nan, great nan",
                "great-grandmother"
            ),
            ("great - grandfather, great grandfather, great - grandad, great grandad", "great-grandfather"),
            ("great - niece, great niece", "great-niece"),
            ("great - nephew, great nephew", "great-nephew"),
            ("ex - husband, ex husband, former husband", "ex-husband"),
            ("ex - wife, ex wife, former wife", "ex-wife"),
            ("ex - boyfriend, ex boyfriend", "ex-boyfriend"),
            ("ex - girlfriend, ex girlfriend", "ex-girlfriend"),
            ("ex - partner, ex partner", "ex-partner"),
            ("ex - boss, old boss, former boss", "boss"),
            ("other half, better half, significant other", "partner"),
            ("flat mate", "flatmate"),
            ("room mate", "roommate"),
            ("house mate", "housemate"),
            ("work mate", "colleague"),
            ("co - worker, co worker", "colleague"),
            ("work wife, work husband, work bestie", "colleague"),
            ("line manager", "manager"),
            ("little one, wee one", "child"),
            ("little girl, wee girl", "daughter"),
            ("little boy, wee boy", "son"),
            ("best mate, best friend", "friend"),
            ("pen pal, pen friend", "friend"),
            ("team mate", "teammate"),
            ("god daughter, god - daughter", "goddaughter"),
            ("god son, god - son", "godson"),
            ("next door neighbour, next door neighbor, next - door neighbour", "neighbour"),
            ("foster son, foster - son", "foster son"),
            ("foster daughter, foster - daughter", "foster daughter"),
            ("late husband", "husband"),
            ("late wife", "wife"),
            ("big sis, lil sis, little sis", "sister"),
            ("big bro, lil bro, little bro", "brother"),
            ("grand daughter", "granddaughter"),
            ("grand son", "grandson"),
        ],
        knownFrom: [
            ("from work, from the office, at work, from my team, from accounts, from hr", "colleague"),
            (
                "next door, from next door, from across the road, across the road, from upstairs, from downstairs",
                "neighbour"
            ),
        ],
        relationAttributes: words(
            """
            best big little older elder younger eldest oldest youngest twin old dear poor good close new former ex
            lovely own whole baby crazy upstairs downstairs wee lil fave favourite favorite middle darling sweet late
            only dearest half first second
            """),
        mine: words(
            """
            my our
            """),
        yours: words(
            """
            your
            """),
        occasions: words(
            """
            tuition tutoring luncheon bookclub footy netball submission viva resit fete jumble committee demonstration shopping pint pints dinner lunch breakfast brunch coffee drinks drink beer beers wine tea supper bbq barbie barbecue picnic cookout
            meeting meetup call standup sync review demo presentation interview workshop conference party birthday
            wedding anniversary ceremony graduation funeral christening baptism flights shower reception housewarming
            reunion movie movies cinema film concert gig show recital performance premiere exhibition opening
            vernissage festival play opera musical theatre theater rehearsal match game tournament race marathon
            regatta derby final finale semifinal training practice class lesson course lecture seminar session exam
            test quiz audition appointment checkup dentist doctor surgery operation scan haircut physio vet flight
            trip train ferry hike walk run ride swim climb yoga gym tennis football padel squash badminton golf
            bowling karaoke camping sauna skiing tour excursion sleepover playdate visit viewing inspection delivery
            move moving holiday vacation getaway club choir night fair market parade carnival hearing trial date
            hangout fondue raclette sailing surf climbing pottery potluck tasting set launch kickoff retro
            retrospective webinar webcast catchup catch-up celebration thanksgiving farewell leaving do hen stag
            shift pickup check-in boardgames check-out checkout drop-off pick-up handover hand-over catch-up check-up get-together
            kick-off follow-up five-a-side retreat offsite away-day op mri x-ray ultrasound jab booster vaccination therapy
            counselling massage facial fitting photoshoot audit induction orientation onboarding debrief briefing workshop
            service survey surveyor valuation agm egm inset screening matinee ceilidh hustings memorial kickabout tryouts tryout
            auditions rehearsals interviews exams finals cremation prizegiving cleanup hackathon assembly bonfire fireworks parents-evening nativity panto pantomime ballet comedy stand-up standup disco
            gala ball prom fete quiz bingo poker paintball rounders netball cricket rugby hockey volleyball basketball
            parkrun triathlon duathlon bootcamp spin pilates zumba crossfit kayaking paddleboarding rafting fishing skating
            snorkelling seder iftar communion confirmation bris vigil mass open-day results plumber electrician surveyor
            handyman roofer decorator babysitter cleaner optician hygienist gp barber hairdresser manicure mot roast tapas
            stag-do hen-do house-warming bake-off potluck brunch karaoke cocktails
            bloods smear mammogram colonoscopy endoscopy biopsy consultation extraction cataract dialysis chemo
            chemotherapy radiotherapy osteopath chiropractor podiatrist chiropodist dermatologist orthodontist
            paediatrician pediatrician gynaecologist gynecologist cardiologist urologist psychologist psychiatrist
            therapist counsellor midwife acupuncture acupuncturist reflexology ecg antenatal gardener glazier joiner
            carpenter locksmith plasterer tiler removals movers inspector solicitor notary accountant lawyer tattooist
            tattoo groomer farrier builder builders courier mechanic technician installer renewal mediation tribunal
            deposition completion resit resits mocks viva defence midterm midterms enrolment enrollment registration
            placement commencement homecoming fundraiser raffle auction tombola mitzvah shiva eid wake carols evensong
            mehndi sangeet henna scrimmage relay aerobics kickboxing karate judo taekwondo fencing archery curling
            trampolining gymnastics canoeing canoe kayak rowing orienteering karting minigolf croquet boules petanque
            ping-pong bouldering abseiling skydive skydiving bungee soundcheck slam circus jam mixer soiree shindig
            clambake honeymoon elopement retirement send-off cruise safari roadtrip staycation crossing eurostar
            pilgrimage trek ramble stroll sledging sledding crabbing trick-or-treating caroling carolling crafternoon
            feis gymkhana steeplechase showcase pageant rodeo powwow luau crawfish playgroup storytime preschool
            kindergarten orthodontics pedicure
            """),
        occasionPhrases: """
            d & d, d and d, 1 : 1, 1 on 1, one on one, 1 - 1, start date, starting date, move-in date, kick off, five a side, 5 a side, seven a side, 7 a side, get together, catch up, movie night, \
            crazy golf, mini golf, soft play, board games, charity shops, date night, film night, open mic, open day, open house, garage sale, yard sale, car boot, jumble sale, \
            sports day, inset day, parents evening, parents ' evening, parents ’ evening, field trip, school run, \
            leaving drinks, work do, hen do, stag do, birthday do, bday do, christmas do, staff do, family do, sit down, check in, check out, drop off, pick up, \
            baby shower, bridal shower, first aid, blood donation, blood test, mothers day, mother's day, \
            fathers day, father's day, pancake day, bank holiday, half term, snow day, swim meet, track meet, \
            car meet, swim gala, half marathon, fun run, ice skating, roller disco, go karting, laser tag, \
            escape room, mini golf, table tennis, zip line, book launch, book fair, book signing, poetry slam, \
            jam session, band practice, house party, spa day, pamper day, beach day, pool day, moving day, \
            fish fry, wine tasting, cheese tasting, beer tasting, afternoon tea, cream tea, happy hour, pub crawl, \
            murder mystery, clothes swap, gender reveal, road trip, city break, day trip, bike ride, dog walk, \
            boat trip, boat launch, boat ride, egg hunt, egg rolling, apple picking, berry picking, \
            strawberry picking, pumpkin picking, pumpkin carving, whale watching, bird watching, trick or treating, \
            engagement do, leaving do, hen do, stag do, work do, birthday do, christmas do, xmas do, trick - or - treating, carol service, midnight mass, jury duty, eye test, eye exam, hearing test, \
            health check, flu jab, flu shot, ct scan, root canal, driving test, theory test, tyre change, \
            tire change, oil change, boiler service, car service, window cleaner, chimney sweep, key handover, \
            house viewing, flat viewing, open evening, school play, bake sale, spelling bee, science fair, \
            craft fair, job fair, career fair, trade fair, parent teacher, parent - teacher, meteor shower, \
            light show, air show, talent show, dog show, flower show, art class, cooking class, dance class, \
            pottery class, photo shoot, photo day, picture day, sports awards, award ceremony, awards night, \
            crazy golf, hot yoga, wild swimming, gift exchange, secret santa, cookie exchange, ugly sweater party, garden party, street party, \
            block party, tea party, pool party, dinner party, games night, game night, girls' night, girls night, \
            quiz night, poker night, pizza night, taco night, board game, board games, bar mitzvah, bat mitzvah, \
            baby group, play date, nail appointment, house move, dress fitting, dress rehearsal, sound check, \
            rehearsal dinner, costume contest, pie contest, chilli cook - off, chili cook - off, blood pressure, \
            dental cleaning, clean up, litter pick, beach clean, food bank, bottle bank, farmers market, \
            farmers ' market, flea market, christmas market, car wash
            """,
        occasionEnds: [],
        things: words(
            """
            village voucher vouchers time ticket tickets present presents gift gifts cake card cards dress prep notes invitation invitations list lists
            food stuff photos pics pictures results result money shoes beans machine mug table recipe plans ideas
            answer answers decision offer price score whistle straw song suit ring link slides agenda invite bag kit gear report season centre center shop place room
            """),
        planVerbs: words(
            """
            meet meeting come coming visit visiting join joining fly flying land landing arrive arriving arrives
            leave leaving leaves depart departing go going drive driving travel travelling traveling play playing
            plays watch watching celebrate celebrating host hosting move moving marry marrying hike hiking swim
            swimming climb climbing ride riding pick picking grab grabbing hang catch skate skating perform
            performing graduate graduating run running ski skiing comes starts cook cooking eat eating stay staying
            head heading start starting return returning train training camp camping bake baking jog jogging dance
            dancing
            """),
        taskVerbs: words(
            """
            be have do rain snow pay send call text work write finish get make try buy need take sleep study know
            tell ask clean check look
            """),
        idleVerbs: words(
            """
            be have do think know guess hope mean need want love like feel see hear say tell ask send call work sleep get got forget
            wish miss remember believe imagine suppose reckon prefer understand agree wonder doubt try look seem wait check text message
            write let talk speak use take make keep stay live sound bring give put come go find can will should plan expect worry
            care hate enjoy notice mind thank owe buy pay order email ring reply answer confirm decide read watch eat drink cook
            clean tidy shop charge promise bet swear mention rain snow free die kid joke ache hurt book suggest propose offer vote
            lean swamp struggle dread
            """),
        noTitles: words(
            """
            upstairs downstairs skipping nothing breathe somebody someone anybody anyone everybody everyone nobody fingers crossed luck exactly precisely indeed doors address postcode seriously literally honestly something stuff plan myself yourself
            now today asking wondering checking curious dear worries bother probs hassle stress idea normal
            mate mates bro bruv pal hun sir ma'am maam madam babe babes dude booked arvo aft hand ends starts begins opens closes kicks otherwise else alternatively failing
            free busy available home off sick tired sunny rainy cold warm hot working same sorry thanks thank yes
            yeah ok okay not only just until good nice great cool perfect due weather rain snow sun forecast
            temperature news rent homework report bill payment salary sale score anyone anybody
            someone everyone nobody somebody everybody definite anymore closed open done new about how what call text bring send tell ask buy pay remember
            remind take check write let get give make wait try use read happy merry works work maybe today tomorrow
            see till around again best deadline start finish week month year birth born version update release since later then
            much brilliant lovely fantastic wonderful excellent fab
            instead rather better sure definitely probably hopefully time latest early late morning evening night
            save rearrange reschedule day say like lovely quick package parcel order school uni office store shop bus date ready usual included place away back out
            tickets letter email mail photo data and or dated from wish luck left needs
            yours mine ours hers theirs told said saying asked texted wrote mentioned suggested proposed offered
            agreed settled meant thought reckon spoke finally anyway speaking btw guess either neither
            """),
        accepting: """
            suits me fine, even better, obviously, suits me down to the ground, that suits me down to the ground, i'm game, im game, yeah i'm game, in the diary, that suits me, don't see why not, dont see why not, i'd be delighted, \
            keen as, keen bean, keen mate, course, let's do it, lets do it, let's do that, lets do that, yes, ofc, obvs, hell yes, heck yes, yeah, yep, ye, aye, yup, yess, sure, ok, okay, k, perfect, great, deal, done, works, that works, fine, good, cool, \
            lovely, sounds good, sounds great, sounds perfect, sounds like a plan, sounds fun, sounds lovely, up for that, i'd be up for that, i'd be up for it, \
            ooh go on, oh go on, aw go on, should be able to, should be fine, should be good, should be ok, \
            say no more, always in, i'm always in, im always in, all yours, i'm all yours, im all yours, that'd be lovely, that'd be great, that'd be nice, that would be lovely, that would be great, in the diary, it's in the diary, brilliant, awesome, absolutely, definitely, of course, \
            love to, i'd love to, would love to, she'd love that, he'd love that, they'd love that, we'd love that, i'd love that, deffo, defo, defs, defos, settled, sorted, that's settled, it's settled, i'm in, im in, in, count me in, we'll be there, i'll be there, see you, \
            can't wait, looking forward, agreed, happy to, omw, i can do, we can do, wouldn't miss it, it's a date, its a date, love it, grand, \
            alright, right, super, nice, yay, woohoo, ooh yes, go on then, bring it on, noted, got it, confirmed, thanks
            """,
        declining: """
            have to cry off, i'll have to cry off, need to cry off, \
            i'll have to say no, have to say no, sadly not, unfortunately not, absolutely not, definitely not, certainly not, no chance, no way, hell no, not a chance, fat chance, god no, gutted, i'm gutted, im gutted, \
            not this time, not my scene, not really my scene, not my cup of tea, not really my cup of tea, not my bag, not feeling it, \
            not up for it, not up to it, not really up for it, not really feeling it, i'll skip, i'll skip this one, i'll sit this one out, hard pass, gonna pass, gonna skip, \
            think i'll pass, i think i'll pass, rather not, i don't think so, don't think so, i doubt it, maybe not, perhaps not, \
            probably not, prob not, probs not, prolly not, i wish, not today, not tonight, not in the mood, maybe another day, another day, some other day, \
            i'll give it a miss, give it a miss, gonna give it a miss, i'm good thanks, don't fancy it, don't really fancy it, not keen, not that keen, \
            can't, cant, cannot, i can't, i cant, we can't, i cannot, no can do, won't make it, i won't make it, i'm away, \
            im away, i'm busy, i'm out, i'm working, i'm travelling, i'm traveling, i'm not around, not for me, no thanks, \
            no thank you, i'd rather not, i have to pass, i'll pass, pass, not my thing, too tired, i'm too tired, nope, \
            another time, rain check, raincheck, not really, i'm not free, not free, i'm sick, i'm ill, i have to work, have to work, i've got to work, i've to work, \
            i need to work, gotta work, i'm on shift, maybe next week, maybe next time, maybe another time, next time maybe, \
            some other time, let's do another time, let's do it another time, also no, no either, also not, not either, still no, neither
            """,
        decliningAnywhere: """
            away all that week, away that whole week, away all week, away that week, away that weekend, have to cry off, cry off, crying off, have to skip it, can't come anymore, cant come anymore, cant come, cant make it, cant do it, wont make it, wont be able to, \
            not gonna work after all, won't work after all, not going to work after all, can't do it anymore, not gonna work, \
            not feeling it, gonna skip, going to skip, feeling rough, feeling ill, feeling poorly, a miss, not really my thing, not quite my thing, not exactly my thing, not my scene, not my cup of tea, sit this one out, give it a miss, \
            pass on this one, pass on that one, have to pass, can't face it, not in the mood, not feeling up to it, already spoken for, rain checks, \
            not really up for it, don't fancy it, don't really fancy it, \
            can't make it, cannot make it, won't make it, don't think i'll make it, don't think i can make it, don't think we'll make it, not gonna make it, \
            might not make it after all, won't be able to make it, won't be able to come, not able to make it, can't come, cannot come, not my thing, i have to pass, rain check, \
            raincheck, never happen, not happening, fell through, not going to make it, can't do it, have to skip, count me out, won't work for me, doesn't work for me, \
            no good for me, i'd love to but, would love to but, i'd like to but, got ill, got sick, fell ill, is ill, is sick, came down with, on nights, on shift, on call, working a double, working late, already booked, \
            i am on leave, on annual leave, out of station, got plans, have plans, other plans, out of town, something came up, something's come up, \
            something has come up
            """,
        notDeclining: """
            can't get enough, cant get enough, can't wait, cannot wait, cant wait, can't believe, can't complain, can't stop, can't stand, cant stand, can't find, can't hear, \
            can't remember, i can't wait, i can't believe, i cant wait, we can't wait, can't imagine, can't hurt, can't talk, away match, away game, away fixture, away leg, away day, away trip
            """,
        hesitations: words(
            "oh omg ah hmm hm ugh sorry so so-sorry nooo noooo nooooo whaaat waaat omggg na yaar damn shit argh aw noo no well hey thanks unfortunately sadly i'm im afraid really haha lol um uh ooh wow hi hello and but ok okay then"
        ),
        cancelling: """
            we're skipping, we are skipping, were skipping, can't come after all, cannot come after all, not going to happen, isn't going to happen, not gonna happen, ain't happening, cancelled, canceled, cancel, cancelling, canceling, scrapped, called off, call off, call it off, calling off, calling it off, called it off, \
            is off, are off, it's off, was off, all off, not happening, won't happen, isn't happening, fell through, \
            falls through, postponed, postpone, reschedule, put off, off again, 's off, rain check on, raincheck on, \
            has to be off, have to be off, needs to be off, have to rain check, need to rain check, gotta rain check, let's do it another day, let's do it another time, lets do it another day, \
            lets do it another time, do it another day, do it another time, scrap that, scrap it, scrap this, let's scrap, have to scrap, going to scrap, \
            pull out of, have to pull out, going to pull out, gonna have to pull out, have to bail, got to bail, gotta bail, need to bail, bailing on, bail on, hold off on, if we skip, if we skipped, if i skip, if i skipped
            """,
        cancellingPairs: [],
        doubting: words(
            """
            don't dont not never won't wont isn't wasn't doesn't didn't can't cannot might may could would should can maybe perhaps
            thinking if unless reply press call whether nothing no nobody wouldn't needn't
            """),
        denying: ["no", "nah", "nope", "noo", "nooo"],
        keeping: """
            keep, kept it, kept to, we kept, stuck to, stuck with, stick to, stick with, sticking with, sticking to, leave it, let's leave it, leave it as, stay with, stays as, \
            don't cancel, don't move, not cancelling, not canceling, still happening, still going ahead, going ahead
            """,
        reviving: "back on, is on, is still on, is happening, on again",
        moving: """
            move this, change of plan, rebooked to, rebooked for, rearranged for, rearranged to, rearranged, moved, move, moves, moving to, postponed from, rescheduled from, delayed from, instead, rescheduled, \
            reschedule, shift, shifted, postponed to, push, pushed, push back, put back, put off, put off until, \
            postpone, postponed until, delayed to, delayed until, brought forward, bring forward, switched, switch, \
            swapped, swap, changed, change, rather, make it, not anymore, actually, moving, shifting, shifting it, \
            pushing back, pushing it back, pushed back, bumped to, bumped, bump it, put back to, \
            brought forward to, bringing forward, switching, swapping, changing, rescheduling, extended to, extended from, \
            extended until, shunted, pulled forward, pushing, postponing, delaying, delayed
            """,
        therefore: "so, therefore",
        insteadOf: "instead of, rather than, than, and not, but not, not, no longer",
        from: ["from"], to: ["to", "till", "until"],
        refusingBefore: """
            sorry about, got something on, have something on, i've something on, \
            can't, cant, cannot, couldn't, won't, wont, not, never, no, don't, dont, doesn't, isn't, aren't, unable, neither, nobody, no one, \
            forget, skip, scrap, rather die than, except, except for, anything but, any day but, any time but, every day but, any day except, apart from, rain check on, raincheck on, unavailable, busy, away, out of office, booked out, booked up, full, hate, hates
            """,
        refusingAfter: """
            no need, not needed, not necessary, off the table, is off the table, a no from me, is a no from me, is a no go, is a no-go, a no go, no go, \
            not, can't, cant, cannot, won't, doesn't, isn't, no good, is bad, 's bad, bad for me, is tough, tough, is tricky, \
            tricky, is difficult, difficult, is out, is full, is impossible, impossible, is packed, is booked, is off, \
            fully booked, is fully booked, booked up, booked solid, all booked, is hard, is a no, no, clashes, is taken, anymore, no longer, is a mess, is a nightmare, is manic, is rammed, is tight, is busy, i'm busy, we're busy, is crazy, is hectic
            """,
        notRefusing: """
            is it not, isn't it, wasn't it, was it not, can't wait, cannot wait, cant wait, can't believe, why can't, why not, not only, not sure, not forget, \
            don't forget, don't miss, don't be, don't worry, don't you, don't we, no problem, no worries, no later, no prob, no school, no work, no uni, no lectures, no lessons, \
            no idea, no way, if not, or not, whether not, why don't, not long, not bad, no rush, no need, can't you, can't we, cant we, couldn't we, can we not, could we not, \
            not too, not to mention, no extensions, not yet, can't stop, no doubt, \
            skip is, skip's, skip comes, skip arrives, skip arriving, skip coming, skip being, skip gets, skip hire, skip delivery, a skip, the skip, \
            full moon, full english, full day, full course, full rehearsal, full dress, full match, full marathon, full time, full service
            """,
        occupied: """
            i have, i've, i've got, i'm, im, i am, we have, we've, we're, i work, i need, i already, i got, i'll be, \
            my parents, i promised, is choir, is my, working
            """,
        conditions: ["if", "unless", "whether", "suppose", "assuming", "provided", "providing", "depending"],
        notConditions: """
            if ya, if ye, if ur, if yous, if y'all, if you're, if you are, if you want, if you like, if you can, if you fancy, if you have, if you'd, if you need, \
            if we switch, if we switched, if we swap, if we swapped, if we change, if we push, if we make it, if we said, if we go for, if we made it, if we moved it, if we did it, if we do it, if you still, if that works, if that's, if it works, if it suits, if that suits, if possible, if not, if ok, \
            if anyone, if u, if your, if you, if there is, if there's, if there are, know if, see if, ask if, wondering if, wonder if, check if, sure if, say if, \
            tell me if, if everyone, as if, know whether, check whether
            """,
        unreal: """
            imagine, can you imagine, \
            was supposed to, were supposed to, was going to, were going to, was meant to, were meant to, wanted to, \
            would have, wouldn't have, i'd have, we'd have, could have, should have, was gonna, were gonna, almost, nearly, \
            i thought, were planning, was planning, would've, could've, thought it was, thought that was, thought we said, had it down as, had it down for, originally, had planned, i wish, wish i, wish we, wish you, if only, i'd do it again, i'd do it all again, i would do it again
            """,
        correcting: "i mean, i meant, sorry, correction, no wait, wait no, scratch that, actually, oops, typo, *",
        or: ["or"],
        sameTime: "same time, as normal, as usual, as always, as ever, as planned, same hour, usual time",
        choosing: words(
            """
            way either
            try already ends starts begins opens closes kick off mine's normal
            still how about what any maybe sorry nah on at then works work suits is good better fine great perfect let's say do for me instead \
            would be it rather can we you ok okay yes does around or could move moved to shall make that us so am push sure hmm was \
            i in from the of a please pls no well yeah yep see thinking think also definitely too and free am by 'em it's that's \
            is's till until ish sharp same time there i'm i'd i'll we'll we'd works? sound sounds super cool deal done ah oh haha \
            lol come here start starts starting earliest latest day date hi hey um unless u ur k doing nope if it'd suit best \
            prefer easier right now not but only just let me my like meet which when anytime after before hours hour again grand \
            even mean meant want might afternoon arvo morning morn evening night nite noon lunchtime update count love x xx
            have says told said her him them she he they agreed settled suggested offered proposed fixed placed wide open itself
            """),
        asksWhen: "by when, when, what time, which day, what day, what date, when's, how soon, until when, any date",
        asksDoing: """
            what are you, what you, what's happening, what is happening, what's the plan, what's on, what's going on, any plans, \
            your plans, what plans, got plans, up to, are you doing, you doing, what do you do, what are the plans
            """,
        asksWhere:
            "whereabouts, where, where's, address, which place, what's the address, whats the address, what's your address, whats your address, what address, which hospital, which station",
        asksFree: """
            what does _ look like, how does _ look, how is _ looking, how's _ looking, got much on, got any time, have you anything planned, anything planned, are you in on, \
            are you about, are you around, are you free, you about, you around, you free, u free, u around, are you in, got plans, \
            any plans, have plans, doing anything, up to anything, are you busy, you busy, have time, got time
            """,
        suggesting: """
            how about, what about, will we say, shall we, let's, lets, fancy, wanna, want to, do you want, would you like, would you do, \
            up for, why don't we, can't we, cant we, couldn't we, could we, can we, are you free, can you come, are you in, you in, care for, join us, \
            come over, come by, come to, who's in, who's coming, whos coming, who is coming, who's up, who fancies, who wants, anyone up for, anyone fancy, i'd like to invite, you're invited, are you coming, are you up for, thinking, we should
            """,
        topicLeads: """
            look round the, look around the, look round, look around, fancy going for, fancy going to, fancy coming to, fancy coming for, up for going to, still good for, down for, tickets for, tix for, ticket for, tickets to, tix to, on for, invited to, invitation to, ready for, excited for, \
            excited about, coming to, going to, invite to, plans for, up for, fancy, what about, how about, and, \
            when is, when's, what time is, to see, signed up for, got into, to the, appointment for, news about, \
            free for, time for, available for, come for, come in for, pop in for, drop in for, bring it in for, \
            come round for, come over for, book in for, booked in for, pop round for, about the, need a, after a, \
            like a, want a, looking for a, fit me in for, book me in for
            """,
        calling: (
            "can i call you, may i call you, may i ring you, shall i call you, could i call you, can i ring you, shall i ring you, can we call, could we call, shall we call, call me, ring me, phone me, give me a call, give me a ring, give me a shout, can we talk, need to talk, have a chat, speak on the phone",
            "call"
        ),
        expecting: (
            "having a baby, having another baby, having twins, i'm pregnant, im pregnant, we're pregnant, is pregnant, we're expecting, are expecting, is expecting",
            "baby"
        ),
        kinNames: [
            "mum", "mom", "dad", "grandma", "granny", "gran", "nan", "nana", "grandpa", "grandad", "mama", "papa",
            "mam",
            "da", "nonna", "nonno", "gramps", "sis", "auntie",
        ],
        offering: """
            look round the, look around the, look round, look around, was thinking of, was thinking maybe, was thinking, were thinking of, were thinking maybe, were thinking, \
            wants us for, having us for, invited us to, invited us for, invited us round for, want us for, \
            still good for, good for, still ok for, still okay for, still down for, down for, still on for, on for, we on for, up for going to, \
            who's in for, who's up for, booked in for, is booked for, off to, in for, up for, anyone up for, \
            anyone fancy, who fancies, who wants, fancy, fancy some, booked us, booked, reserved, fancy a bit of, \
            tickets for, tix for, ticket for, tickets to, tix to, seats for, places for, in the mood for, game for, keen on, \
            keen for, free for, time for, available for, come in for, pop in for, drop in for, bring it in for, \
            come round for, come over for, pop round for, can't wait for, cant wait for, excited for, excited about, so excited for, \
            buzzing for, looking forward to, can't wait to see, hyped for
            """,
        happening: """
            comes home, is coming home, gets delivered, get delivered, gets here, coming, come, will be with you, is with you, should be with you, should get to you, will get to you, should arrive, should be there, is out for delivery, is ready, are ready, will be ready, is ready for collection, \
            is, is on, are on, 's on, takes place, will take place, is taking place, starts, begins, opens, start, begin, is set, \
            is set for, is scheduled, is scheduled for, is planned, is confirmed, is booked, is booked for, \
            comes out, come out, arrives, arrive, leaves, leave, departs, lands, closes, ends, is moved to, \
            moved to, is being delivered, moves, moves from, will be delivered, is coming, comes, is back, is due, \
            go on sale, goes on sale, go out, goes out, are playing, is playing, are performing, is performing, \
            will be, will attend, will visit, visits, will call round, will come, will arrive, runs, ends on, \
            is happening, has been moved, has moved, premieres, airs, gets in, is arriving, are coming, is, are, \
            got set for, was set for, got booked for, got scheduled for, got fixed for, was moved, got moved, got pushed to, got pushed back to, has been pushed to, was pushed to, was pushed back to, got bumped to, was bumped to, has been bumped to, got shifted to, has been shifted to, was shifted to, launches, kicks off, gets here, gets there, is being collected, \
            are being delivered, will be collected, will be published, is being fitted, are being fitted, \
            is being installed, is getting married, are getting married, gets married, get married, \
            is tying the knot, are tying the knot, is having, meets, plays, performs, hosts, is hosting, returns, \
            return, reopens, takes off, sets off, sails, docks, expires, are scheduled for, has been arranged for, \
            is arranged for, has been set for, has been booked for, has been confirmed for, is confirmed for, \
            is penciled in for, is pencilled in for, is pencilled for, are due, is happening on, falls on, \
            begins on, opens on
            """,
        due: """
            needs paying, needs returning, needs signing, needs renewing, ends on, finishes on, is due, are due, due, is due to me by, is due to me, due to me by, due in by, should be back by, will be back by, should be in by, needs to be in by, \
            needs to be signed by, needs to be done by, needs to be paid by, needs to be submitted by, \
            has to be done by, has to be paid by, must be done by, must be paid by, deadline is, deadline, closes, \
            submission, has to be in, must be in, expires, runs out, needs to be _ by, need to be _ by, \
            has to be _ by, have to be _ by, must be _ by, should be _ by, needs to reach us by, \
            need to reach us by, needs to reach me by, need to reach me by, must reach us by, must reach me by, \
            needs to arrive by, need to arrive by, must arrive by, needs to be with us by, need to be with us by, \
            must be with us by, has to be with us by, is required by, are required by, is wanted by, is needed by, \
            are needed by, closes on, closing date is, last day for, are to be _ by, is to be _ by, renewal is, \
            is up for renewal, run out
            """,
        turning: "turns, turning, is turning, will be",
        birthday: "birthday",
        birthdayNames: ["birthday", "bday"],
        meeting: ("meet", "meet %@"),
        determiners: words("the a an my our your his her their this that these those some another next"),
        placePrepositions:
            "at the gates of, at the gate of, at the entrance of, at the entrance to, at, in, near, @, by, round, outside, inside, opposite, in front of, next to, behind, over at, down at",
        ownPlaces: """
            my porch, our porch, my garden, our garden, my yard, our yard, my back garden, our back garden, my deck, our deck, my balcony, our balcony, my kitchen, our kitchen, my terrace, our terrace, mine, ours, yours, home, my place, our place, your place, my house, our house, your house, my apartment, our apartment, your apartment, my flat, our flat, \
            your flat, my office, our office, your office, my parents' place, my studio, my parents'
            """,
        placeNouns: words(
            """
            bleachers grandstand stands rec lido scout allotments room park pub bar cafe restaurant diner bakery station airport terminal hall centre center office garden gardens church \
            chapel cathedral mosque temple school university campus library museum gallery theatre theater cinema stadium arena \
            gym pool lake beach harbour harbor pier bridge square market mall hotel hostel hospital clinic surgery club house \
            flat apartment studio court field pitch ground trailhead gate entrance lobby platform street road lane avenue \
            conservatory zoo farm town city village castle tower tor playground rink course range barn inn tavern place \
            kitchen rooftop terrace yard backyard workshop shop store boathouse auditorium ballroom aquarium cabin \
            pizzeria trattoria brewery winery vineyard river canal forest mountain
            fountain bandstand pavilion marquee canteen cafeteria hut lodge depot jetty marina ramp roundabout statue
            monument cemetery crematorium courthouse embassy consulate bank salon spa allotment allotments orchard
            nursery synagogue gurdwara abbey manor velodrome racecourse racetrack showground fairground campsite
            campground hill fields meadow woods cove bay dunes reservoir loch quarry viewpoint lighthouse quay wharf
            dock boardwalk promenade prom lido bistro brasserie tearoom deli steakhouse bookshop bookstore newsagent
            bowling-alley clubhouse observatory planetarium arboretum amphitheatre amphitheater bandshell gazebo
            greenhouse barbers hairdressers vets dojo turnstiles embankment riverside seafront waterfront reception
            foyer carpark roof courtyard hospice compound porch deck balcony patio veranda basement attic
            """),
        placeEnds: [],
        numberedPlaces: words(
            "pitch field lane track ward room terminal gate platform court hall building flat studio dock pier suite door bay level lane"
        ),
        placeOut:
            "is full, is closed, is booked, booked out, fully booked, is shut, no table, no tables, sold out, it's shut, its shut, it's closed, its closed, it's full, its full, closes early",
        goals: "go to, going to, try, trying, do, head to, meet at, book",
        instead: "instead, rather",
        notPlaces: words("live lives living born from moved work works"),
        pastimes: words(
            """
            sauna saunas
            cello piano guitar violin viola flute drums bass trumpet saxophone sax clarinet accordion ukulele harp organ banjo
            oboe choir singing band orchestra chess darts poker bridge football footy soccer rugby tennis badminton squash padel golf
            cricket hockey handball volleyball basketball baseball swimming running cycling rowing sailing surfing skiing
            snowboarding climbing bouldering hiking yoga pilates boxing judo karate fencing archery riding skating dancing ballet
            salsa tango pottery ceramics painting drawing photography knitting crochet sewing quilting weaving woodworking
            bookbinding calligraphy gardening baking cooking brewing beekeeping birdwatching birding astronomy fishing diving
            kayaking paragliding improv theatre theater drama spanish french italian german japanese mandarin swedish triathlon
            marathon crossfit mandolin bagpipes trombone keyboard synths crosswords puzzles jigsaws gaming lego warhammer horses
            dressage showjumping bowls pickleball lacrosse netball ultimate frisbee skateboarding cosplay podcasting blogging
            vlogging geocaching orienteering camping foraging genealogy stargazing ham polo wrestling origami magic juggling
            parkour scrabble sudoku printmaking embroidery karaoke kickboxing muay capoeira aikido taekwondo jujitsu jiu-jitsu bjj
            krav athletics sprinting jogging ultramarathon ultras parkrun duathlon ironman spinning zumba aerobics weightlifting
            powerlifting calisthenics gymnastics trampolining cheerleading rollerblading longboarding bmx motocross karting
            motorbikes motorcycles kitesurfing windsurfing wakeboarding paddleboarding bodyboarding canoeing rafting snorkelling
            snorkeling freediving waterpolo snowshoeing curling luge sledging tobogganing langlauf skydiving gliding ballooning
            canyoning caving potholing abseiling mountaineering rambling tramping trekking backpacking snooker billiards petanque
            boules croquet softball rounders dodgeball kabaddi derby hurling camogie shinty falconry kayak kayaks canoe surf
            ukelele piccolo bassoon tuba horn cornet euphonium marimba xylophone percussion djembe tabla sitar veena sarod tanpura bansuri erhu koto oud bodhran drumming acting amdram lyre zither
            dulcimer theremin keyboards synth synthesizers djing beatboxing rapping songwriting composing choral madrigal opera
            musicals busking jazz bluegrass lindy jive flamenco ceilidh hula zouk bachata kizomba morris breakdancing burlesque
            crocheting macrame felting dyeing tatting lace lacemaking needlework needlepoint tapestry patchwork upholstery
            leatherwork leathercraft basketry basket-weaving woodturning woodcarving woodwork whittling carpentry joinery blacksmithing
            metalwork welding silversmithing jewellery jewelry beading glassblowing mosaic mosaics stained-glass candle-making
            soapmaking candlemaking papermaking screenprinting linocut lino etching letterpress watercolours watercolors
            watercolour watercolor acrylics sketching illustration sculpture sculpting scrapbooking journaling lettering decoupage
            cardmaking model-making modelmaking miniatures airfix allotment permaculture composting bonsai orchids dahlias
            succulents houseplants twitching botany entomology mycology mushrooming fossils geology rockhounding astrophotography
            metal-detecting detectorists bushcraft sourdough fermenting fermentation homebrew homebrewing winemaking cheesemaking
            cheese-making barbecuing cake-decorating patisserie draughts checkers mahjong backgammon cribbage rummy whist canasta
            tarot catan boardgames d&d dnd larp larping minecraft roblox fortnite zelda pokemon speedrunning esports wordle jigsaw
            trivia escape-rooms stamps coins philately numismatics vinyl comics manga anime figurines antiques upcycling thrifting
            reading writing poetry novels screenwriting translating archaeology coding programming robotics electronics arduino
            3d-printing trainspotting planespotting meditation mindfulness volunteering storytelling stand-up ventriloquism
            puppetry clowning circus trapeze unicycling portuguese dutch danish norwegian finnish icelandic polish czech russian
            ukrainian greek turkish arabic hebrew persian farsi hindi urdu korean cantonese chinese vietnamese thai swahili welsh
            irish gaelic scots latin esperanto klingon asl bsl harmonica cajon bodhran fiddle recorder candles dart roller-derby
            broomball bouncing sumo rockets rocketry magnetfishing metaldetecting scuba apnea speedskating figure-skating
            ice-skating bikepacking cyclocross gravel triathlons marathons duathlons thru-hiking wild-swimming slacklining pole
            aerial silks bellydance taichi qigong breathwork cosplaying cosplays fanfic fanfiction wordsearches bird-watching
            storytime patience solitaire dominoes nonograms speedcubing yo-yo diabolo bonsais terrariums aquascaping fishkeeping
            koi chickens hens alpacas gliders drones fpv trains railways steam astrology runes ikebana kintsugi punch-needle
            cross-stitch crossstitch lampworking marbling resin batik fretwork gilding bellringing campanology barbershop
            a-cappella ski samba rumba foxtrot waltz quickstep merengue reggaeton krump voguing charleston kathak bhangra butoh
            skijoring biathlon heptathlon decathlon javelin discus rowers sculling punting coasteering acrobatics contortion
            hooping poi beatbox handbells ocarina kalimba concertina autoharp mandola bouzouki erhu shamisen koto bongos congas
            timpani glockenspiel vibraphone marimbas clavinet harpsichord spinet pianola shruti quizzing crossworder sudokus
            kakuro boggle pictionary carcassonne cluedo chess960 shogi xiangqi pinball retrogaming homelab homeautomation
            lockpicking cardistry cubing kendama hackysack footbag discgolf footgolf bocce skittles quoits kubb paintball airsoft
            hema reenactment stoolball racketball racquetball pelota squash57 sepak korfball tchoukball goalball boccia octopush
            quidditch needlefelting needlepunch broderie smocking shibori risograph zines assemblage enamelling pewter chainmail
            armouring bladesmithing knifemaking bowmaking fletching luthiery lutherie watchmaking horology clockmaking
            shipmodelling dioramas dollhouses kitbashing gunpla mecha meccano bokashi vermicomposting topiary auriculas sweetpeas
            carnivorous airplants aquariums killifish budgerigars canaries pigeons ferrets gerbils geckos tortoises tarantulas
            lepidoptery dragonflies hedgehogs lichens fungi tidepooling rockpooling beachcombing mudlarking fossicking geodes
            meteorites weatherwatching stormchasing telescopes radioastronomy narrowboats narrowboating lighthouses bothies
            hostelling wildcamping vanlife interrailing hitchhiking cyclotouring audax randonneuring bikepolo fixies recumbents
            vespas lambrettas landrovers
            """),
        pastimeEnds: [],
        pastimeLeads: """
            never stop, never stops, cant stop, won't stop, always, \
            been, started, have started, took up, taken up, picked up, back to, got into, getting into, fallen for, \
            keep, kept, signed up for, training for, joined, joining, teaching myself, taught myself, i'm learning, \
            can't stop, spend my weekends, spend weekends, enjoy, trying out, trying, got back into, back into, \
            getting back into, do a lot of, doing a lot of, do a bit of, doing a bit of, been doing, been going, \
            been enjoying, been really enjoying, been loving, really enjoying, \
            dabble in, dabbling in, learning to play, learn to play, learning how to play, learning the, \
            started going, started doing, started playing, started learning, started the, gone back to, \
            going back to, fell in love with, taking up, take up, take part in, mess about with, tinker with, \
            tinkering with, obsessed w, addicted to, practising the, practising my, i'm doing, we're doing, \
            he's learning, she's learning, i'm training for, hooked on, been having, been taking, coach, coaching, \
            started going to, starting going to, been going to, trying to learn, attempting to learn, trying to teach myself, teach, teaching, competing in, compete in, race, racing, member of, volunteer with, always
            """,
        pastimeVerbs: words(
            """
            restoring learning building knitting painting brewing growing collecting practising practicing studying
            playing sewing carving writing composing baking crocheting drawing sculpting weaving recording fixing
            tinkering racing foraging fermenting translating illustrating coding keeping breeding repairing
            renovating photographing taming raising composting flying sailing spinning dyeing felting quilting
            embroidering whittling turning welding forging soldering programming designing printing binding bottling
            pickling smoking curing distilling modelling assembling hunting tracking spotting tuning customising
            customizing
            """),
        often: """
            every week, every day, every weekend, every morning, every evening, every night, every monday, \
            every tuesday, every wednesday, every thursday, every friday, every saturday, every sunday, times a week, \
            twice a week, once a week, most weekends, most days, most evenings, on mondays, on tuesdays, \
            on wednesdays, on thursdays, on fridays, on saturdays, on sundays, of a monday, of a tuesday, of a wednesday, of a thursday, of a friday, of a saturday, of a sunday, every spare minute, every chance, \
            most mornings, most nights, most summers, every summer, every winter, all winter, all summer, all year, \
            all year round, for years, for ages, for months, whenever, on the side, at weekends, on weekends, \
            in my spare time, in her spare time, in his spare time, in my free time, in her free time, in his free time, in our free time, every month, every year, all the time, a lot, religiously, competitively, \
            as a hobby, for fun, for a living, too much, these days, since i was, since school, since lockdown, \
            when i can, badly, every other weekend, twice a month, once a month, three times a week, \
            four times a week, in the evenings, in the mornings
            """,
        pastimeVerbsOfOthers: words(
            """
            builds restores collects paints knits brews grows carves sculpts weaves races breeds repairs renovates
            photographs sews crochets forages composes rears cultivates customises customizes forges welds embroiders
            quilts
            """),
        ownMaking:
            "making my own, make my own, makes her own, makes his own, brewing my own, growing my own, grow my own, baking my own, bake my own, brew my own",
        lessons: words(
            "lesson lessons class classes practice practise rehearsal rehearsals recital course club league team training tournament workshop competition choir concert teacher group project projects gear kit"
        ),
        pastimeSigns: PastimeSigns(
            common: words(
                """
                sauna saunas football soccer rugby cricket basketball baseball hockey darts boxing wrestling snooker band orchestra opera
                musicals circus theatre theater ballet bass horn drums organ bridge poker bowls ham magic patience pole coins
                trains railways steam chickens hens horses candles dart rockets gravel bouncing silks spinning gliders reading
                writing cooking baking walking running swimming singing dancing riding drawing painting gaming coding programming
                electronics puzzles comics records lego spanish french italian german japanese mandarin swedish portuguese dutch
                danish norwegian finnish icelandic polish czech russian ukrainian greek turkish arabic hebrew persian farsi hindi
                urdu korean cantonese chinese vietnamese thai swahili latin scots irish welsh welding dyeing composting drama
                swing translating lace juggling camping racing curling storytelling meditation karaoke barbecuing mosaic tapestry
                patisserie diving motorbikes motorcycles keyboard keyboards synth poetry novels jewellery jewelry antiques
                journaling lettering spin gym carpentry joinery leatherwork robotics puppetry clowning pokemon minecraft fortnite
                roblox ultimate trivia percussion upholstery mosaics gilding lens lenses pens postcards stamps ducks parrots wool yarn rod
                camper caravan campervan motorbike horse guitars starter yacht binoculars
                """),
            names: """
                book club, reading group, life drawing, pub quiz, quiz night, roller derby, big band, brass band, wind band, samba band, open mic, \
                fly fishing, sea fishing, model trains, model railways, model railway, model planes, model boats, model making, stamp collecting, \
                coin collecting, board games, board game, escape rooms, wild swimming, open water swimming, sea swimming, cold water swimming, \
                amateur dramatics, am dram, d & d, d and d, table tennis, ping pong, rock climbing, ice skating, figure skating, ice hockey, \
                horse riding, martial arts, tai chi, ballroom dancing, line dancing, swing dancing, morris dancing, lindy hop, creative writing, \
                fan fiction, video games, retro games, card games, role playing, tabletop games, bird watching, star gazing, dog agility, \
                agility training, dog shows, mountain biking, road cycling, trail running, fell running, cross country, five a side, 5 a side, \
                touch rugby, walking football, park run, half marathon, half marathons, stained glass, cross stitch, crossword puzzles, jigsaw puzzles, \
                metal detecting, family history, family tree, tea ceremony, flower arranging, cake decorating, bread making, wine making, \
                cheese making, soap making, candle making, jewellery making, wood turning, wood carving, furniture restoration, vintage cars, \
                classic cars, steam engines, steam trains, ham radio, amateur radio, drone racing, tarot reading, food photography, \
                street photography, bell ringing, barbershop singing, gospel choir, rock choir, community choir, church choir, \
                steel pans, pole dancing, belly dancing, hot yoga, acro yoga, boot camp, cold plunges, ice baths, urban sketching, tap dancing, \
                tap dance, ballroom, country dancing, clog dancing, highland dancing, salsa dancing, kung fu, jiu jitsu, muay thai, krav maga, \
                paint by numbers, diamond painting, model aircraft, radio control, rc cars, slot cars, trading cards, magic the gathering, \
                fantasy football, fantasy league, dinghy sailing, dragon boat, outrigger canoe, stand up comedy, ghost hunting, \
                mushroom hunting, fossil hunting, mud larking, sea glass, beach combing, litter picking, dry stone walling, plane spotting, \
                train spotting, pond dipping, moth trapping, sewing machine, potter's wheel, fishing rod, spinning wheel, record player, knitting needles, golf clubs, running shoes,
                climbing shoes, drum kit, train set, dolls house, ant farm, formula 1, bell ringing, fountain pen, fountain pens, darts league, darts team, wildlife photography
                """,
            gear: words(
                """
                telescope kayak canoe loom waders kiln hives hive bees beehive beehives allotment darkroom skis snowboard surfboard paddleboard wetsuit
                rollerskates skateboard longboard unicycle yarn wool overlocker sewing-machine greenhouse terrarium aquarium camcorder drone
                synth theremin guitar guitars violin cello banjo ukulele mandolin trumpet saxophone sax clarinet trombone accordion harmonica
                drumkit vespa motorbike dinghy sailboat yacht caravan campervan camper fishing-rod rod metal-detector seedlings starter
                vinyl vinyls records lps pens fountain-pen stamps coins postcards comics lenses lens binoculars easel lathe anvil forge
                worms geckos quail ducks canaries parrots tortoises potter's-wheel spindle bobbins tarot bonsai orchids koi hens chickens alpacas pigeons budgies ferrets ponies pony horse
                """),
            places: [
                ("climbing", "climbing wall, climbing gym, bouldering wall, bouldering gym, climbing centre, the crag"),
                ("swimming", "swimming pool, the lido, the baths, leisure pool, the pool"),
                ("gym", "the gym"),
                ("horse riding", "the stables, riding school, the yard"),
                ("fitness", "crossfit box"),
                ("judo", "the dojo"),
                ("ice skating", "ice rink, the rink"),
                ("skateboarding", "skate park, skatepark"),
                ("golf", "driving range, golf course, golf club, the links"),
                ("bowling", "bowling alley, bowling green"),
                ("gardening", "the garden, the allotment, the greenhouse, veg patch"),
                ("woodworking", "the workshop, the shed"),
                ("sailing", "the marina, sailing club, yacht club, the boat"),
                ("shooting", "shooting range, rifle range"),
                ("archery", "archery range"),
                ("tennis", "tennis courts, tennis court, tennis club"),
                ("beekeeping", "the hives, the apiary"),
                ("pottery", "pottery studio, the kiln, potter's wheel"),
                ("photography", "the darkroom"),
                ("skiing", "the slopes, the piste"),
                ("surfing", "the surf"),
            ],
            making: words(
                """
                restore restores collect collects brew brews carve carves breed breeds forage forages foster fosters whittle whittles
                weave weaves ferment ferments pickle pickles forge forges knit knits crochet crochets sculpt sculpts embroider
                embroiders rear rears photograph photographs sketch sketches quilt quilts upcycle upcycles bind binds coach coaches
                translate translates hybridise juggle juggles tinker tinkers
                """),
            practice: words(
                """
                night nights evening evenings session sessions season grading exam meet show gig gigs retreat holiday camp
                society circle guild squad choir rehearsal rehearsals practice practise class classes lesson lessons course
                club league training workshop studio kit gear course weekend weekends group crew partner partners buddies gym wall centre center studio hall rink range pitch court courts circle
                buddy shoes bag stuff
                """),
            practiceEnds: [],
            players: words("player players singer singers reader fan nut people folk family household"),
            asksProgress: """
                how's|hows the|your|that … coming|going|getting|progressing|treating|these, how is|are the|your|those … coming|going|getting|doing, \
                still enjoying|loving|into the|your, getting on with the|your, still doing the|your|that
                """,
            fondEnds: [],
            lovesIt: """
                i'm|im|am|we're obsessed|besotted|smitten with|by it|them, i'm|im|am so|totally|completely|absolutely obsessed|besotted|smitten with|by it|them, i|we adore|love|enjoy|loved it|them, i|we really|absolutely|just|do|bloody love|enjoy|adore it|them, i like it a lot, love it so much|more, \
                i'm|im|am|we're hooked|obsessed|addicted|besotted|smitten|loving, \
                i'm|im|am so|totally|completely|properly|absolutely|officially|well|a hooked|obsessed|addicted|besotted|smitten|addict, \
                i'm|im mad|crazy about it|them, besotted with it, loving it, i loved every minute, can't|cant|couldn't stop, can't|cant get enough of it|them, \
                can't|cant get enough, i|we live for it|them|this, it's|its|that's|thats|they're|theyre my life|religion|church|therapy|thing|jam|passion|obsession|addiction|escape|baby|vice, \
                it's|its|that's|thats|they're my whole|happy|entire|one life|place|personality|weakness|vice, it's|its my comfort _, \
                it|that keeps me sane|going|young|happy|busy, it keeps me out of trouble, it|that calms|relaxes me, only|one thing that calms|relaxes|helps|keeps, \
                i could do|watch|eat|play|read it|them|that all day|night|week, i eat|devour|inhale|collect them, i'd be lost|bored|miserable without, \
                wouldn't be without it|them, never looked back, best hobby|thing|decision i ever, love it more than anything, my heart sings
                """,
            othersLoveIt: """
                he's|she's|they're|hes|shes|theyre obsessed|besotted|smitten with|by it|them, he's|she's|they're|hes|shes|theyre so|totally|completely|absolutely obsessed|besotted|smitten with|by it|them, he|she|they loves|love|adores|adore|loved it|them, he's|she's|they're|hes|shes|theyre hooked|obsessed|addicted|besotted, \
                he's|she's|they're|hes|shes|theyre so|totally|completely|absolutely|properly|well hooked|obsessed|addicted|besotted, \
                he's|she's|they're|hes|shes mad|crazy|nuts|devoted about|on|for|to it|them, \
                they're|it's|its|that's his|her|their everything|life|religion|thing|passion|obsession|therapy|baby, \
                it's|its|that's his|her|their whole|happy|entire life|place|world|personality, lives|live for it|them, loves|adores it|them, \
                he|she|they absolutely|really|just|does loves|love|adores it|them, can't|cant get him|her|them off it|them, every spare minute|moment, \
                all he|she|they does|do|talks|talk|thinks .|about|of
                """,
            doesItOften: """
                i|we go every|each|twice week|day|night|morning|weekend|sunday|saturday|month|single, been going|out|doing|at every|each|most|twice|# day|week|weekend|night|times|since, \
                was out # times, i've|ive been # times, been|going|went|go|do|did it every single|day|night|week|weekend|morning, \
                twice|three|four|five times|a a|week|day|month week|day|month|., every single|spare day|minute|night|evening|weekend
                """,
            signs: [
                "again, always, as usual, another, back at, back to, regularly, for the _ time, as ever",
                """
                finally, halfway, half way, finished, passed, grade, belt, started, learning, learnt,
                improved, improving, pb, personal best, podium, medal, trophy, tournament, tournaments, competition, competing, audition, auditions, tryouts, project, hooked
                """,
                """
                best, happy, happiest, heaven, bliss, joy, sacred, therapist, therapy, calm, calms, sane, relax, relaxes, unwind, \
                addicted, addictive, magic, peace, love, loved, fun, blast, looking forward to, proud, glorious, obsessed, brilliant, amazing
                """,
                """
                sore, aching, ache, aches, blister, blisters, bruise, bruised, bruises, knackered, shattered, wrecked, pulled, \
                covered in, destroyed, exhausted, dead legs, killed me, nearly died, end of me, in bits, can't walk, can't move, legs, arms, shoulder, elbow, knees, jelly, voice is gone, hoarse
                """,
                "new, bought, ordered, treated myself, second hand, secondhand, got myself, ebay, arrived, own",
            ],
            devotion: """
                which is killing me, it's killing me, every night of the week, every single day, spends hours, spend hours, spending hours, spends ages, spend ages, spends all day, spend all day, spends all weekend, spends every, spend every, spent all day, hours on end, \
                can't wait for, cant wait for, cannot wait for, can't wait to, cant wait to, miss my, i miss, missing my, missing the, \
                counting down to, counting the days, itching to, itching for, dying to, longing to, \
                longing for, buzzing for, roll on, \
                unwind by, unwind with, i relax by, i relax with, switch off by, switch off with, destress by, de-stress by, wind down with, \
                happy place, my therapist, my therapy, is therapy, is my religion, is sacred, keeps me sane, every penny, all my money, every spare, \
                nothing i'd rather, nothing i would rather, rather do than, my idea of heaven, absolute heaven, pure heaven, is my life, best part of my week, \
                highlight of my week, best thing in my week, best day of the week, favourite day of the week, our gig, my gig, gig with, concert with, \
                we're performing, we're playing, i'm performing, i'm playing, i'm singing, we're singing, we're on at, our show, my show, our concert, \
                best bit of my day, best bit of my week, best bit of the week, best part of my day, highlight of my day, never puts, never put, \
                head in a, nose in a, come rain or shine, rain or shine, in all weathers, all weathers, day and night, morning till night, morning to night, \
                start the day without, start my day without, get through the week without, live without, idea of a good, idea of fun, idea of heaven, idea of bliss, \
                all he talks about, all she talks about, all they talk about, all he does, all she does, all they do, all i think about, all i do, taken over the house, \
                taken over the kitchen, taken over my life, taken over our lives, taken over the garage, taken over the living room, never misses, never miss, \
                never missed, what keeps me going, what keeps me sane, what keeps him going, what keeps her going, never off his, never off her, never off my, never off the, really come on with, coming on with, come on leaps and bounds with, getting good at, getting so good at, getting better at, ruining me, \
                glued to, lives on that, lives on the, lives in the, live on that, when i'm not working i'm, every spare minute, every spare moment, \
                never looked back, since forever, since i could walk, can't go a week without, can't get him off, can't get her off, can't get them off, \
                drag him away from, drag her away from, could watch, could play, could listen to, can't keep me away, keeps dragging me, any chance he gets, \
                any chance she gets, any chance i get, every chance i get, every chance he gets, every chance she gets, talks of nothing but, won't stop talking about, \
                our next, my first ever, rabbit hole, deep dive into, hopelessly addicted, so addictive, can't stop, cant stop, never get bored, \
                wanting to, always wanted to, years of, religiously, cured my, changed my life, saved my, my one true, life outside work
                """,
            cannot:
                "can't, cannot, can't do, won't make it, not free, no good, impossible, booked up, no can do, afraid not",
            attending: words("from after before got have off at to doing did do"),
            was: words("was were went"),
            once: words(
                """
                hen stag birthday party parties wedding voucher team-building teambuilding school homework kids concert tickets ticket
                remember watch watched watching telly tv video videos clip clips ad advert poster
                """)),
        pastimeActs: [
            ("cycling", "another|third|fourth|new|extra bike|bicycle|gravel .|and|for|because|tbh|again"),
            (
                "reading",
                "a|always book|novel|kindle on the go, halfway|engrossed|lost|buried through|in a|my book|novel, always|constantly reading, bought|got|ordered another|more|three|four|five|two books|novels"
            ),
            ("quilting", "that|the|my|another|first|second quilt i|i've|i'd|finally|is|for"),
            (
                "knitting",
                "finished|finishing|started|starting|cast on the|my|that|another|a … jumper|sweater|cardigan|scarf|socks|shawl|hat, bought|ordered … yarn|wool|skein|skeins"
            ),
            ("skateboarding", "never|always|constantly off|on her|his|my skateboard|board"),
            ("photography", "another|new|yet camera|lens"),
            ("guitar", "another|fourth|third|fifth guitar"),
            ("karaoke", "good|proper|decent karaoke night"),
            ("model ships", "building|built|finished another|the|a|his|my model ship|ships|boat|plane|planes"),
            (
                "golf",
                """
                holes before|after|today|this|in|on|at|with, hole in one, teed off
                """
            ),
            (
                "swimming",
                """
                lengths this|before|today|in|at|, laps in|of|at the pool, lengths, did my … lengths, swam #|a
                """
            ),
            (
                "cycling",
                """
                km|k|miles|mi on the|my bike, km|k|miles ride, rode #|my, on the turbo trainer, century ride
                """
            ),
            (
                "running",
                """
                ran #|a|my, 10k|5k|15k|21k this|today|in|before|done|pb, km|k|miles run, km|k|miles in # minutes, long run|runs, couch to 5k, jogged # km|miles, half|full marathon done|training|plan
                """
            ),
            (
                "gardening",
                """
                in the garden since|all|again, hours in the garden, dug over|up the veg|vegetable|beds|garden, planted|planting out|the|my … tomatoes|beans|dahlias|courgettes|potatoes|bulbs|seeds|seedlings, potting on|up|shed, mulched, pruned|pruning the|my roses|apple
                """
            ),
            (
                "knitting",
                """
                knitted|knitting a|another|my|some|socks|scarves|jumpers|for, cast on, casting off, knitting needles
                """
            ),
            ("crochet", "crocheted|crocheting a|another|my|some|blankets|for"),
            (
                "sewing",
                """
                sewed|sewing|sewn a|another|my|the … dress|skirt|quilt|curtains|costume|shirt
                """
            ),
            (
                "baking",
                """
                batch of macarons|cookies|scones|muffins|brownies|croissants|bagels, i bake, baked a|another … sourdough|loaf|cake
                """
            ),
            ("brewing", "brewed|brewing a|another|my … beer|ale|ipa|stout|batch|cider|mead"),
            ("miniature painting", "painting|painted … minis|miniatures|goblins|orks|space"),
            ("beekeeping", "bees made|swarmed|survived|are, jars of honey, kilos of honey"),
            (
                "birdwatching",
                """
                for the birds, spotted|saw a|an|two … bittern|kingfisher|osprey|goldcrest|owl|waxwing|heron|kite|warbler|firecrest, new lifer, bird hide|feeder, twitching
                """
            ),
            (
                "photography",
                """
                out with the|my camera, in the darkroom, golden hour shots|photos
                """
            ),
            (
                "gym",
                """
                leg day, gym #|three|four|five|twice x|times|a, deadlifted, bench pressed, squatted #, new deadlift|bench|squat
                """
            ),
            ("languages", "day streak on, duolingo streak"),
            ("darts", "threw a #, darts league|team, on the oche"),
            ("quizzing", "pub quiz champions|league|every"),
            (
                "football",
                """
                season ticket, five|5|six|seven - a - side, sunday league
                """
            ),
            ("astronomy", "telescope out|on|set, saw saturn|jupiter"),
            (
                "fishing",
                """
                sat by the lake|river|canal, caught a|two|nothing … carp|pike|trout|bass|bream, on the riverbank
                """
            ),
            (
                "climbing",
                """
                sent my|the first|v|project, top roped, at the crag|bouldering|climbing
                """
            ),
            ("skateboarding", "new deck, kickflip"),
            (
                "hiking",
                """
                bagged another|a|my|two … munro|munros|peak|peaks|wainwright, munro bagging, trail walk|miles, hiked #|up|the
                """
            ),
            ("camping", "pitched the|our tent, wild camping"),
            (
                "dungeons & dragons",
                """
                dungeon master, dnd campaign|group, d - and - d, our campaign, my campaign, rolled a nat|natural|character
                """
            ),
            (
                "theatre",
                """
                am dram, amateur dramatics, got the part, tread the boards
                """
            ),
            ("lego", "lego … pieces"),
            ("surfing", "caught some|a|the waves, waxed my board, dawn patrol"),
            ("sailing", "out on the boat, raced|racing the|our|my dinghy|boat|yacht"),
            (
                "horse riding",
                """
                mucking|mucked out, hacked|hacking out, my horse, horse show
                """
            ),
            (
                "choir",
                """
                sang|singing in|with the|a|our|my choir, alto|soprano|tenor|bass section
                """
            ),
            (
                "pottery",
                """
                threw|thrown|throwing a|some|my … pot|bowl|pots|bowls|mug, kiln, glazed|glazing my|the|a, on the wheel
                """
            ),
            (
                "woodworking",
                """
                turned a|another bowl, sawdust everywhere, built|building a|my|another … bookcase|shed|bench|cabinet|canoe|boat
                """
            ),
            ("reading", "book club … every|again|since, on my # book, #th book this"),
            ("star trek", "trekkie"),
            ("metal detecting", "metal detector"),
            ("jigsaws", "piece jigsaw|puzzle"),
            ("volunteering", "i volunteer|volunteered at|with|for, volunteering at|with|for"),
            ("surfing", "surfed"), ("skiing", "skied"), ("kayaking", "kayaked"),
            ("foraging", "mushroom season|picking|hunting"),
            ("fantasy football", "fantasy football|league|premier, fpl"),
            ("tabletop games", "board game collection, games night every"),
        ],
        collectibles: words(
            """
            vinyl vinyls records lps albums comics stamps coins sneakers lamps clocks radios typewriters plants cacti lego funkos shells fossils minerals crystals maps thimbles ties hats scarves sneakers trainers magnets postcards badges figures figurines cacti succulents houseplants orchids snowglobes teapots fountain-pens pens mugs games consoles guitars cameras bikes watches lps cassettes tapes teddies
            """),
        playing:
            "dance, dances, dancing, play, plays, only wants to play, just wants to play, always wants to play, only wants to do, do, does, playing, practise, practice, teach, teaches",
        asksLiking: """
            what's|whats|who's|whos your|ur favourite|favorite|fave|fav, what|who is your|ur favourite|favorite|fave|fav, favourite|favorite|fave|fav band|food|book|film|movie|author|sport|music|game|team|dish|show, \
            what does he like, what does she like, what does … like|love|enjoy, what is|are … into, what does|do … do for|when|outside|after, what would he|she|they|^ like|want|love, what does ^ like|want, what do you like, what's your hobby, what are your hobbies, \
            your passion, your hobby, your hobbies, what do you do for fun, in your free time, what do you usually, \
            what are you into, what is he into, what is she into, what's he into, what's she into, what do they like, \
            what are they into, what are you up to these days, what music do you, what do you read, \
            what do you listen to, what do you do on weekends, favourite sport, favorite sport, \
            what … do … at|on|with … weekends, what … up to at|on … weekends, what … do for fun, \
            what … do with yourself|yourselves|your|ur, what'll … do with yourself|yourselves|your, what'll|will … do all day, what … do in your|ur, how … spend your|ur, any hobbies, \
            what hobbies, got hobbies, what … your hobbies|hobby|passions|thing, what … do outside|besides, \
            what … do to relax|unwind|chill, what … do when you're|you aren't|not, what … into these|at|now|atm, \
            what … does … do for|in, what … enjoy doing, what … like doing|to, what sport|sports do, what … play, do|d'you you play any|a, what|which kind|sort|type of music|books|films, any sports|sport, \
            what … keeps you busy, what keeps you, apart from work|that, what … listen to, what … read, \
            what's … into .|these|now|atm, what … for fun, what … get|gets|got up to when|outside|in|at|on|of, do|d'you you … play|do anything, \
            how … unwind|relax|switch, what … do outside|after work, what's your thing, what are you like outside, have|got any hobbies, \
            how … fill your
            """,
        keepsOne: """
            keeps|kept|keep me sane|going|happy|calm|grounded|alive, saved|saves my life|sanity, clears my head, calms me … down, \
            is the only sport|thing|hobby i enjoy|like|love, brings me … joy, makes me … happy, is good for my|the soul, gets me through, is what i live for, is|are all i live for|think about, is my … happy place, relaxes me, \
            is where|how i switch|unwind|relax|decompress|recharge, is … therapy, is my … thing|jam|escape|therapy|obsession|outlet, \
            is a … passion|hobby|obsession of mine, is my … passion|hobby|obsession|life|world|everything|personality, is everything to me|us, \
            my life|world|passion|everything ., what keeps me|us sane|going|happy|calm, is ruining|bankrupting me … financially|.|now, is taking over my|our life|house|garage, is eating|swallowing all my, costs|costing me a fortune, gets me out of, gets me up in, saved|saving my sanity|bacon
            """,
        keepsOther: """
            is|are|was his|her|their … life|world|everything|passion|obsession|joy|escape, is|are everything to him|her|them, \
            his|her|their life|world|passion|everything .
            """,
        asksHabit: """
            you any good at, are you good at, any good at, are you into, \
            do you still do, do you still play, do you still go, do you still, are you still doing, \
            are you still playing, still doing, still playing, are you still into, how's the, how is the, how's your, \
            how is your, how are your, hows the, hows your, are you still, have you started, did you start, \
            did you take up, ever finish, keeping up the, keeping up with, still into, still at the, \
            still doing your, still playing the, still go, do you still like, did you keep up, you still
            """,
        thirdPersons: words("he she they he's she's him her"),
        annoyances: words(
            """
            traffic jam jams meeting meetings mondays monday tax taxes spreadsheet spreadsheets needles needle queue queues queuing \
            delay delays paperwork homework roadworks roadwork diversion diversions detour tailback tailbacks cancellation cancellations
            cancelled replacement carrying queueing paying scrubbing hoovering vacuuming unloading sitting standing being getting
            parking ticket tickets fines fine mould mold damp leak leaks leaking nits lice flu cold colds fever migraine migraines
            vomit puke vomiting invoices invoice passwords password captcha captchas printer printers teams zoom conference
            call calls reply-all slack emails email inbox voicemail insurance landlord landlords neighbours neighbors
            wasps wasp flies ants rats mice cockroaches slugs hail sleet drizzle fog humidity heatwave smog potholes pothole
            moving packing unpacking assembling flatpack ikea airports airport layover layovers security customs turbulence jetlag
            jet hayfever pollen diarrhoea toothache root canal smear jury duty probation audit audits appraisal appraisals
            networking icebreakers icebreaker teambuilding leaf blower blowers drills jackhammer jackhammers sirens screaming exam exams strike strikes ironing cleaning dishes laundry alarm alarms commute commuting \
            overtime forms bureaucracy bills deadline deadlines hangover hangovers mosquitoes spam dentist admin chores waiting rain \
            construction drilling poked stuck updates hold
            """),
        ownNews: [
            (
                .engagement,
                """
                she said yes, he said yes, proposed to me, asked me to marry, popped the question, put a ring on it, \
                he|she proposed, proposed … and i said, proposed … i said yes, i said yes before, ring on my finger, we got engaged, \
                he|she asked … i said yes, said yes to marrying
                """
            ),
            (
                .separation,
                """
                me n|and _ are|r done|over|finished|through, left me, dumped me, broke up with me, walked out on me, moved out on me, \
                me and|n|& _ split|broke|separated|divorced|called, i left him|her, over between us, \
                between us is over
                """
            ),
            (
                .job,
                """
                i'll|ill|will be working at|for ^, i'm|im going to be working at|for ^, \
                fired me, sacked me, promoted me, let me go, hired me, offered me … job|role|post|position|contract, \
                gave me … job|role|position|promotion, made me … manager|partner|redundant|permanent|director, \
                they want me full time, \
                let me|us go, laid me|us off, they're making me|us redundant, gave me the boot|chop|sack|job, \
                made me head|manager|lead|supervisor|director
                """
            ),
            (
                .birth,
                """
                i'm a|an dad|father|uncle|aunt|auntie|grandma|grandad|grandpa|nan|granny|godmother|godfather ., \
                i'm a|an … mum|mom|dad|uncle|aunt|auntie|grandma|grandad|grandpa|nan|granny again|now|officially, \
                made me a|an uncle|auntie|aunt|grandma|grandad|grandpa|nan|dad|mum, \
                our … boy|girl|son|daughter|baby is|was|arrived|has here|born|arrived|safely
                """
            ),
            (
                .wedding,
                """
                we're hitched|married, we eloped, got hitched
                """
            ),
        ],
        news: [
            (
                .death,
                """
                died, passed away, has|have|had passed away, passed away, \
                passed last|this|yesterday|peacefully|suddenly|in|on|monday|tuesday|wednesday|thursday|friday|saturday|sunday, \
                lost my|our|her|his|their … mum|mom|mam|dad|mother|father|nan|gran|grandma|grandad|grandpa|grandfather|grandmother|brother|sister|uncle|aunt|auntie|husband|wife|son|daughter|friend|cat|dog, \
                lost … to cancer, no longer with us, funeral is|was|on, say|said|saying goodbye to my|our, \
                put … dog|cat to sleep, \
                lost grandad|grandpa|gran|grandma|nan|nana|dad|mum|mom|granny|granda, went in her|his sleep, \
                rest in peace, rip to|my|grandad|nan|gran|grandma|grandpa, put … dog|cat|horse|rabbit|hamster down, \
                had to put … down|sleep, crossed the rainbow, lost the|our … dog|cat|rabbit|horse|hamster, \
                buried my|our|her|his|grandad|gran|nan|grandpa|grandma|mum|dad, slipped away, lost his|her battle, \
                heart gave out, cremated, cremation, lost a|my|our … to cancer, \
                has gone to heaven, laid to rest, had to be put down|to, \
                nan's|gran's|grandad's|grandpa's|grandma's gone ., \
                didn't survive|pull, 
                """
            ),
            (
                .birth,
                """
                gave birth, was|were born, born this|yesterday|last|on|at|in|#, had the|her|our|their baby|twins, \
                had a|another|my … baby|babies|twins|boy|girl|son|daughter|child, had twins, \
                baby is|has|'s here|arrived|come|born, baby arrived|came, new arrival, \
                welcomed … baby|babies|twins|boy|girl|son|daughter|child|bub, \
                daughter|son|boy|girl|twins … arrived safe|safely|at|weighing|this|yesterday|last, \
                daughter|son|boy|girl|twins … is|are|'s here, \
                became|become a … mum|mom|dad|mother|father|grandma|grandad|grandpa|gran|nan|aunt|auntie|uncle|granny, \
                i'm|we're|she's|he's a|grandparents|parents|an … mum|mom|dad|grandma|grandad|grandpa|nan|auntie|aunt|uncle now, \
                are|is|am parents|grandparents, \
                baby's here|arrived|born|out|finally, it's a boy|girl ., mum|mom|mam|mother|mama and baby|bub|bubs, \
                had their|her|his little|wee|baby one|boy|girl, #lb|lb|lbs # oz, weighing in, born weighing, \
                had … baby|twins|boy|girl, \
                baby boy|girl ., little one|man|lady arrived|is|has, \
                arrived this|last|at … lb|lbs|pounds|oz|kg|kilos, #lb, safely delivered, c section|c-section, \
                we're a family of, mum to|of a, first grandchild|grandson|granddaughter, new baby ., \
                new baby boy|girl|brother|sister|niece|nephew|cousin
                """
            ),
            (
                .engagement,
                """
                got|get|getting|are|is|am|i'm|we're|she's|he's|they're|newly|just|been … engaged, engaged to|., \
                proposed to|., said yes to, popped the question, put a ring on it, \
                proposed ., proposed last|on|in|at|yesterday|today|this
                """
            ),
            (
                .wedding,
                """
                got married, get|getting married, gets married, just|finally married, \
                we're|they're|he's|she's|i'm|are|is married, tied|tying the knot, eloped, \
                is|are|am|i'm|we're|she's|he's marrying, marries|married her|his|my, set a|the … date for the wedding, \
                set a wedding date, renewed our vows, \
                getting|get|gets|got|be hitched, gets|get|got|getting wed, marries|marrying in|on|next|this, \
                wed in|on|last
                """
            ),
            (
                .separation,
                """
                broke|broken|breaking|split|splitting up, split ., divorced, divorce, divorcing, separated, separating, \
                dumped her|him|his|my, left her|him|his|my husband|wife|boyfriend|girlfriend|partner, \
                called off the|their|our engagement|wedding, not|no together anymore, no longer together, single again, \
                calling it quits, called it quits, moved out of our, \
                splits|split from|with, left her|his|my husband|wife|hubby|fella|bloke|boyfriend|girlfriend|partner, \
                on a break, filed for divorce, divorce came|is|went through, \
                parted ways, go|going|gone|went our|their separate, marriage is|'s over, \
                kicked him|her out, chucked him|her|me, ended it|things with, ended things, \
                finished with him|her|me|^, called time on, moved out … split, no longer with, \
                not with ^ anymore|any, single now
                """
            ),
            (
                .pregnancy,
                """
                pregnant, i'm|we're|she's|he's|they're|is|are|am expecting ., \
                expecting again|number|another|due, expecting our|their|her|my first|second|third, expecting in january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn, \
                expecting … baby|babies|twins|boy|girl|son|daughter|child|bub|grandchild|grandson, \
                having a|another|twins|our|her|their … baby|babies|twins|boy|girl|son|daughter|child|bub, having twins, \
                baby on the|its|it's way, baby due, baby number #, bun in the oven, preggo, preggers, up the duff, knocked up, \
                baby|babies|twins|boy|girl|son|daughter|child on the way, \
                gonna|going|about be a|an … mum|mom|dad|daddy|mummy|father|mother|granddad|grandma|auntie|uncle, gonna|going be parents|dads|mums|grandparents, going to be a … mum|mom|dad|grandma|grandad|grandpa|nan|granny|auntie|aunt|uncle|grandparents, weeks along, \
                # weeks|wks|months gone|pregnant|along, little|wee|bambino one on the|its|it's way, \
                number|no|baby one|two|three|four|2|3 on the|its|it's way, \
                number|no|baby one|two|three|four|2|3 is on, \
                sister's|daughter's|wife's|cousin's|friend's|mate's|niece's|girlfriend's|missus expecting
                """
            ),
            (
                .job,
                """
                new job|role|gig|post|boss|employer|career, \
                got|get|landed|accepted|offered|scored|nailed|bagged|given the|a|that|this|my|another … job|role|position|post|promotion|apprenticeship|internship|contract|gig|placement, \
                start|starts|started|starting a|my|her|his|the|as|at … job|role|position|post|apprenticeship|internship|placement, \
                offered|taken|took|got … job|role|position|post|partnership, got the|my|a nursing|teaching|training|apprenticeship|graduate|grad|trainee place|spot|post, i quit, quit today|yesterday|this|last|., offer came, got an offer, signed the|my contract, quit my|his|her|their|the|., \
                quitting my|his|her|the|., resigned, resigning, retired, retires, retire|retiring, retirement, \
                handed|handing in my|her|his|the|their notice, gave|given|giving my|her|his notice, \
                put in my|her|his|the notice, gave|given|handed|giving notice, i am the new|head, got|was|been|being|i'm|he's|she's|just promoted, promoted to, promotion, \
                lost my|his|her|their|the job, laid off, made redundant, redundant, \
                got|was|been|were fired|sacked|axed|canned|binned|hired, been|were|was let go, redundancy, \
                changed|changing|switched|switching jobs|careers|job, my|his|her|their last day is|was, starting at ^, start at ^, \
                start|starting|started as, working|work|works at|for … now, works|working as, gone|going freelance|self, \
                own business|company|practice, start|started|starting my|our|her|his own thing|business|company|firm|studio|practice|shop, set up on my|her|his own, out of work, unemployed, qualified as, \
                my job is gone, job is gone, job offer, got … on the team, got hired, part time now, full time now, \
                back at|to work after, \
                start|starting|started at the|a … hospital|school|council|university|uni|college|bank|firm|company|office|nursery|museum|library|factory|restaurant|pub|shop|cafe|clinic|garage|gallery|station|theatre|zoo|brewery|bakery|hotel|observatory|agency|startup, \
                start|started|starting teaching|nursing|training|working|lecturing as|at|with|for, \
                handed my|his|her|the notice|resignation|cards, handed in|over my|her|his|the resignation, \
                contract|placement … renewed|extended|ended, \
                opened|opening|open|launched|launching my|our|her|his own, \
                opened|opening|launched my|our|her|his … shop|cafe|studio|salon|bakery|practice|business|restaurant|pub|gallery, \
                got let go, got|given the boot|chop|push|sack, jacked|packed in my|the|her|his job, \
                first day at|in the|my|new job|office|work|school, first day at|in the|my|a new job|role|office|place, joining date, made partner|permanent|head, got tenure|tenured, \
                freelancing|freelance now, went|going self|full, last day at work|the, \
                taken|taking voluntary|early retirement|redundancy, signed a|my|the … contract, \
                new apprenticeship|placement|internship, \
                i'm|he's|she's the new|head, now|just … head|manager|director of, \
                stepping down as|from, \
                got in at|with ^, got a gig|placement|internship|apprenticeship|promotion|raise|contract, \
                working at|for ^ now, work at|for ^ now, joining ^ as|in, \
                joined ^ as|in, gave up|in my job|notice, quit work|working|teaching|nursing, \
                done with|at the job|corporate|teaching|nursing, out of a job, \
                pay rise
                """
            ),
            (
                .move,
                """
                i|we|i've|we've|they|they've|she|he|she's|he's|have|has|had|just|finally|both|all|family moved ., \
                moved|moving|move|moves to ^, moved|moving to a|the|our|my|new, \
                moved|moving in|into|house|houses|home|flat|flats|apartments|apartment|out|countries|abroad|back|away|closer|up|down|across|here|cities|town, \
                i moved, we moved, i've moved, we've moved, just moved, moved to, moving to, \
                we're|i'm|they're|she's|he's moving, new flat, new apartment, new house, new home, \
                my|our|her|his|their new place|digs|gaff|pad|crib|studio, got|picked|collected … keys to|for the|our|my, got the|our keys ., we|we've|we're get|got|getting|picked|collected … keys, picked|collected up the|our keys, collected the|our keys, \
                bought|buying|buy|got a|an|the|our|my … house|flat|apartment|condo|cottage|place|bungalow, \
                relocated|relocating|relocate, emigrated|emigrating, live|living|lives in|at|with|near … now, \
                now live|living|lives in|at|with|near, settled into our|my|the, all moved, signed the|a lease, \
                offer … accepted on, \
                leaving ^ for good, \
                found|got|renting|rented a|an|our|my … flat|apartment|house|cottage|bungalow, \
                new … flat|apartment|house|postcode, exchanged contracts, completed on the|our|my, \
                off to live in|with, settling into our|my|the, going to be living in|with, we'll|i'll|will live in|near, we'll|i'll|will be living in|near
                """
            ),
            (
                .contactDetail,
                """
                new|different|updated|correct … address|addresses|number|email|postcode|sim|mail|mobile|landline, \
                my|our|her|his … number|address|email|mobile|cell is|has|changed|isn't|will|now, \
                my|our … address|number|mobile|cell|email #, my|our … address|number|mobile|cell|email now, \
                changed|changing|change|switched my|our|the|phone|email|mobile|numbers|her|his … number|numbers|address|email|provider, \
                changed number|numbers|email|phones, number has|changed, \
                reach|ring|text|call|contact|phone|find|get me|us at|on|under … #, email|write|mail me|us at, \
                use this number|address|email, save this|my|the … number, this is my|the … number, this is _ new number, \
                lost my|all phone|number|numbers|contacts, post … to #, we're at #, live at #, \
                my|our number's|email's|address's|mobile's|postcode's, \
                here's|this is|that's my new|other|work|personal|number|email|address|mobile, new phone who|so|same, \
                save my|me number|under|as, whatsapp|signal|telegram me on|at|under, \
                old number|email|address|account|phone is|isn't|doesn't|won't|got|will, delete my|the old, \
                switched|changed to a|the new, got a new phone|number|sim|email|mobile|address, \
                on a new|different|another number|phone|email, new digits|mob|mobile|postcode|contact, \
                number changed, changed phone|mobile|network|providers, \
                use my|this|the … number|email|address|mobile from|now|instead, \
                old number's|phone's|account's dead|gone|off, \
                old number|phone|email|mobile … dead|gone|off|more|longer, \
                new phone same|new, \
                my|our … moved|changed|switched to #, find us|me at #, \
                post|letters|parcels to the|our|my new
                """
            ),
            (
                .health,
                """
                allergic, allergy, allergies, allergic to, diagnosed, diagnosis, intolerant, intolerance, coeliac, celiac, \
                hurt|injured|strained|broke|broken|fractured|sprained|twisted|tore|torn|dislocated|cracked|snapped|ruptured|pulled|busted|chipped my|his|her|a|their … arm|leg|wrist|ankle|foot|toe|hand|finger|collarbone|rib|ribs|hip|knee|back|shoulder|nose|jaw|elbow|thumb|ligament|achilles|acl|muscle|hamstring|calf|tooth|neck|cartilage, \
                broke my, broke her, broke his, arm|leg|wrist|ankle|foot|hip|collarbone|finger is|was|'s broken, in hospital, \
                in the hospital, rushed|taken|went|admitted to … hospital|icu, hospitalised, hospitalized, \
                home|out from|of hospital, in a&e, i've got covid, have covid, \
                got|has|have|caught|had|with|having … covid|flu|pneumonia|bronchitis|chickenpox|shingles|tonsillitis|norovirus|measles|mumps|appendicitis|concussion|diabetes|asthma|cancer|arthritis|migraines|anaemia|sciatica|vertigo|tinnitus|endometriosis|epilepsy|adhd|autism|scarlet|mono|strep|sepsis, \
                wrist's|knee's|ankle's|back's|shoulder's|hip's|foot's|elbow's|neck's|leg's still bad|sore|swollen|stiff|dodgy, \
                wrist|knee|ankle|back|shoulder|hip|foot|elbow|neck|leg is still bad|sore|swollen|stiff|dodgy, \
                wrist's|knee's|ankle's|back's|shoulder's|hip's|foot's|elbow's|neck's playing|acting up, \
                tested positive, positive for, had|having|has|have|needs|need|for|after|before|my|her|his|their|knee|heart|eye|back|hip|dental|emergency surgery, surgery is|was|went|on|tomorrow|today|next|done|., operation, operated on, replaced|replacement hip|knee, \
                hip|knee|valve … replaced|replacement|done, \
                had|having|has|needs|need my|his|her|a|the … op|stroke|transplant|bypass|miscarriage|stent|pacemaker|seizure|fall, \
                heart attack, had a stroke, slipped disc, on crutches, in plaster, in a cast|sling, cancer free, \
                in remission, chemo, signed off … sick|work, off sick with, on antibiotics, vegan now, i'm vegan, \
                i'm vegetarian, i'm a|now|lactose|gluten|diabetic|coeliac|type … vegan|vegetarian|intolerant|free|diabetic, \
                gone|going|went|turned|become vegan|vegetarian|veggie|gluten|dairy, \
                can't|cannot eat|have|do|tolerate … nuts|gluten|dairy|wheat|lactose|shellfish|peanuts|eggs|milk, \
                can't|cannot|don't eat meat, stopped|quit|given|gave … smoking|drinking|booze|alcohol, \
                been|very|really|so poorly|ill|unwell with, \
                down with, slipped|herniated a|my|his|her disc, \
                knee|hip|hernia|cataract|shoulder|back|heart|eye|gallbladder|appendix|bypass|valve op|surgery|operation|replacement, \
                torn tendon|ligament|muscle|meniscus|cartilage|hamstring|calf|acl|cuff, op went, # stitches, stitches in|out, # days|months|years|weeks|month|year sober|clean, \
                six|two|three|four|five|nine|ten|one months|years|weeks|days|month|year sober|clean, \
                sober|clean for|since|now|today #|.|a|one, found a lump, \
                put|did|done my|his|her back|knee|ankle|shoulder out|in, concussed, concussion, had a miscarriage, \
                miscarried, fainted, collapsed at|in|on|yesterday|last, in intensive|the care|icu|ward, \
                in icu|hospital|surgery|rehab|plaster|isolation, on the ward|mend, discharged from|today|yesterday, \
                food poisoning, anaphylactic|anaphylaxis, epipen, on insulin|crutches|antibiotics|steroids|dialysis, \
                kidney stones|stone, gallstones, going through chemo|the menopause|ivf, \
                has|got|have|with parkinson's|alzheimer's|dementia|leukaemia|leukemia|lymphoma|ms|lupus|gout|crohn's|ibs|pcos|eczema|croup|laryngitis|sinusitis|rsv|salmonella|giardia|lurgy, \
                got|has|have|caught|had|with a|the|an|bad|nasty … bug|virus|infection|concussion|hernia|ulcer|migraine|fever|tumour|tumor|flu|lurgy|pneumonia|chickenpox|norovirus, \
                hand foot and|& mouth, got|has|had a … rash, rash all over, threw|thrown my|his|her back, can't|don't drink|eat … milk|dairy|gluten|nuts|bread|wheat|eggs, \
                had|having|got my|his|her … tonsils|appendix|wisdom|gallbladder|teeth|tooth|cataract|cataracts|stitches|cast out|removed|off|done, \
                chickenpox, shingles, chicken pox, \
                been signed off sick|work|with|for, under the knife, on a drip, \
                out of surgery|hospital|icu, into surgery, keyhole surgery, \
                has|got|have|with a|an|the … sprain|fracture|infection|virus|concussion|hernia|abscess|cyst|tumour|rash|migraine, \
                quit|quitting|gave up|given smoking|drinking|booze|vaping|alcohol|cigarettes, \
                in a boot|sling|cast|brace|wheelchair, hearing aid|aids, blood pressure is|tablets, \
                all clear, the all clear, allergic reaction, hay fever, \
                went vegan|veggie|vegetarian|sober, \
                gone vegan|veggie|sober|dry|teetotal, teetotal, don't drink anymore|any, off sick|work with, \
                carted off to
                """
            ),
            (
                .achievement,
                """
                i passed ., passed my, passed her, passed his, passed with|first|all|everything, \
                passed|passes|aced|smashed … test|exam|exams|driving|finals|course|interview|probation|viva|bar|theory|grade, graduated, \
                graduating, got|getting into ^, \
                got|getting|accepted into|in|to uni|university|college|med|medical|law|art|drama|school|grad|sixth, \
                got|gets|won|given|awarded|have|earned|received a|an|my|her|his|the … scholarship|grant|degree|licence|license|diploma|phd|masters|distinction|first|medal|prize|award|trophy|doctorate|certificate|belt|bursary|fellowship, \
                won|wins|winning the|a|first|our|my|gold|his|her … award|prize|championship|championships|race|tournament|medal|competition|contest|cup|league|title|election|case|gold|silver|bronze|trophy, \
                came|finished|placed first|second|third|top, first place, in first place, published my|her|his, \
                got published, defended my|her|his, \
                finished|completed|done|submitted … phd|thesis|degree|dissertation|marathon|masters, personal best, new pb, \
                top of the|her|his|my class, got straight, accepted at|by|to, got accepted, licence to drive, can drive now, \
                one year sober, years sober, days sober, been selected, got selected, made the team, got picked for, \
                phd|masters|degree|thesis|dissertation|marathon|novel|finals|exams done|finished|submitted|complete|completed, \
                book|novel|paper|article|poem|story|book's|paper's|story's is|being|getting|got|accepted published, \
                black|brown|blue|purple|green|red belt ., got|passed|earned my|a|the … belt, \
                got|have my|the|her|his citizenship|licence|license|visa|residency|passport|diploma|degree|results|wings, \
                got a place at ^, got a place|spot|seat at|on|in … uni|university|college|course|school|team|squad|programme|program|conservatoire|choir|academy|orchestra|company, got into uni|college|medical, offer from|to ^|uni|study|university, shortlisted, \
                made the squad|team|final|finals|cut|shortlist|semis, \
                in|through|into|reached the final|finals|semis|semi, \
                took|got|won|brought home gold|silver|bronze|first, got|with|passed … distinction|honours|honors, \
                straight a's|as|aces, all a's|aces, a|two|three|four star|stars a's|as, \
                first|1st|second|2nd|third|3rd prize|place|overall, first class degree, clean pass, \
                passed first|driving|theory, *'s|has|have|just passed, got|gets a first|2:1|merit|distinction, \
                promoted to the premier|league|division, called to the bar, sold my|our|her|his first, \
                new|my|first personal record|pb|best|solo, \
                ran|finished|did|completed my|the … marathon|ironman|triathlon, \
                nailed|smashed|aced my|the|her|his … exam|test|interview|audition|finals|presentation|viva|course, qualified ., fully qualified, \
                newly qualified, just qualified, now|officially a|an qualified|certified|registered|licensed, \
                got certified|qualified|licensed|published|selected|shortlisted, \
                got the grades|marks|distinction|merit, came top, scored the|a|my|his|her winner|hat|goal|hat-trick, \
                sold my|our first, student|employee|player|salesperson|teacher of the, \
                hit|reached # subscribers|followers, top marks|grades|score, \
                level # done|passed|complete, called up for|to, got the lead|part|solo, \
                record deal, called to the, sworn in, sub # marathon, \
                half marathon in, learnt|learned to swim|drive|ride, \
                got my swimming|driving|pilot|forklift|motorbike, cum laude, dean's list, \
                honour|honor roll, first class honours, finished the|my … marathon|course|degree|phd|triathlon
                """
            ),
            (
                .promise,
                """
                i'll|ill send|bring|text|email|mail|pay|transfer|forward|lend|post|drop|return|print|order, \
                i'll|ill call|ring|book you|u|back|later|tonight|tomorrow|him|her|them|mum|mom|dad|., \
                i will|shall call|ring|book you|u|back|later|tonight|tomorrow|him|her|them|., i will|shall send|bring|text|email|mail|pay|transfer|forward|lend|post|drop|return|print|order, \
                i'll definitely|also|just|def send|bring|call|ring|text|email|pay|transfer|book|post|drop, i'll let you|u know, i will let you know, \
                i'll get back to, i'll give you|u|it|them, i'll pick you|u, i'll pay you|u, i'll sort it|that, i promise, promise ., promised ., \
                promise to|i|i'll, you have my word, \
                will send|text|bring|drop|ping|forward|pay|ring|email|post you|it|them|that|u|over|round|back|the, \
                i'll|ill ping|lend|make|cook|bake|get|buy|fix|find|dig you|u, \
                i'll|ill dig|sort|fix|drop it|them|that|one|some out|round|off|over|in|back, \
                gonna|going to send|bring|call|text|pay|lend you|u|it|them, swear i'll, cross my heart, \
                pinky promise|swear, i'll make sure, i'll have it|them back|ready|done, \
                i'll chase|remind him|her|them|it|you, on my word, you'll have it|them by|tomorrow|on|back|tonight, \
                scout's honour|honor, leave it with me|to, consider it done, \
                count on me, i've got you, \
                got my word, my word on
                """
            ),
            (
                .pet,
                """
                got|getting|adopted|adopting|rescued|rehomed|bought|fostering|foster a|an|two|another|new|our … puppy|pup|puppies|kitten|kittens|dog|cat|cats|dogs|greyhound|hamster|rabbit|rabbits|bunny|parrot|budgie|tortoise|pony|horse|chickens|hens|labrador|spaniel|collie|terrier|whippet|poodle|dachshund|beagle|ferret|gecko|lurcher|cockapoo, adopted|adopting|rescued|rehomed|brought|collected|picked a|an|our|the|up|home … puppy|pup|puppies|kitten|kittens|dog|cat|cats|dogs|greyhound|hamster|rabbit|rabbits|bunny|guinea|parrot|budgie|tortoise|pony|horse|chickens|hens|labrador|lab|spaniel|collie|terrier|whippet|poodle|dachshund|beagle|ferret|gecko|lurcher|cockapoo|rescue, \
                new puppy|kitten|pup|dog|cat|hamster|rabbit|kittens|pony, puppy|kitten|dog moved|moves in, \
                puppy|kitten|dog comes|coming|arrives home|here|on|this|tomorrow|today
                """
            ),
        ],
        feasts: [
            ("new year's eve, new years eve, nye", .fixed(month: 12, day: 31)),
            ("new year's day, new years day", .fixed(month: 1, day: 1)),
            ("christmas eve, xmas eve", .fixed(month: 12, day: 24)),
            ("christmas day, xmas day", .fixed(month: 12, day: 25)), ("boxing day", .fixed(month: 12, day: 26)),
            ("halloween", .fixed(month: 10, day: 31)),
            ("valentine's day, valentines day, valentine's, valentines", .fixed(month: 2, day: 14)),
            ("fourth of july, 4th of july, july fourth, july 4th", .fixed(month: 7, day: 4)),
            (
                "st patrick's day, saint patrick's day, st patricks day, paddys day, paddy's day, st paddy's day, st paddys day",
                .fixed(month: 3, day: 17)
            ), ("good friday", .easter(-2)),
            ("easter sunday", .easter(0)), ("easter monday", .easter(1)),
            ("thanksgiving", .nth(4, weekday: 4, month: 11)), ("labor day", .nth(1, weekday: 1, month: 9)),
            ("martin luther king day, mlk day", .nth(3, weekday: 1, month: 1)),
            ("presidents day, presidents' day", .nth(3, weekday: 1, month: 2)),
            ("father's day, fathers day", .nth(3, weekday: 7, month: 6)), ("veterans day", .fixed(month: 11, day: 11)),
            ("bonfire night, guy fawkes night", .fixed(month: 11, day: 5)),
            ("burns night", .fixed(month: 1, day: 25)), ("pancake day, shrove tuesday", .easter(-47)),
            ("labour day, labor day weekend", .nth(1, weekday: 1, month: 9)),
            ("memorial day", .last(weekday: 1, month: 5)),
            ("columbus day, indigenous peoples' day", .nth(2, weekday: 1, month: 10)),
            ("juneteenth", .fixed(month: 6, day: 19)),
            ("canada day", .fixed(month: 7, day: 1)),
            ("australia day", .fixed(month: 1, day: 26)),
            ("anzac day", .fixed(month: 4, day: 25)),
            ("waitangi day", .fixed(month: 2, day: 6)),
            ("king's day, kings day, koningsdag", .fixed(month: 4, day: 27)),
            ("st nicholas ' eve, st . nicholas ' eve, saint nicholas ' eve, sinterklaas", .fixed(month: 12, day: 5)),
            (
                "st nicholas day, st . nicholas day, st nicholas ' day, st . nicholas ' day, saint nicholas day",
                .fixed(month: 12, day: 6)
            ),
            ("st george's day, st . george's day", .fixed(month: 4, day: 23)),
            ("st andrew's day, st . andrew's day", .fixed(month: 11, day: 30)),
            ("st david's day, st . david's day", .fixed(month: 3, day: 1)),
            ("st stephen's day, st . stephen's day", .fixed(month: 12, day: 26)),
            ("st . patrick's day", .fixed(month: 3, day: 17)),
            ("st lucia day, st . lucia day, saint lucy's day", .fixed(month: 12, day: 13)),
            ("hogmanay", .fixed(month: 12, day: 31)),
            ("epiphany, three kings day, three kings ' day", .fixed(month: 1, day: 6)),
            ("twelfth night", .fixed(month: 1, day: 5)),
            ("may day", .fixed(month: 5, day: 1)),
            ("all saints day, all saints ' day", .fixed(month: 11, day: 1)),
            ("all souls day, all souls ' day", .fixed(month: 11, day: 2)),
            ("palm sunday", .easter(-7)),
            ("maundy thursday, holy thursday", .easter(-3)),
            ("holy saturday, easter saturday", .easter(-1)),
            ("ash wednesday", .easter(-46)),
            ("mardi gras, fat tuesday, pancake tuesday", .easter(-47)),
            ("ascension day", .easter(39)),
            ("pentecost, whit sunday", .easter(49)),
            ("whit monday", .easter(50)),
            ("cinco de mayo", .fixed(month: 5, day: 5)),
            ("remembrance day, armistice day", .fixed(month: 11, day: 11)),
            ("remembrance sunday", .nth(2, weekday: 7, month: 11)),
            ("bastille day", .fixed(month: 7, day: 14)),
            ("april fools day, april fools ' day, april fool's day", .fixed(month: 4, day: 1)),
            ("midsummer's eve", .fixed(month: 6, day: 23)),
            ("independence day", .fixed(month: 7, day: 4)),
            ("burns ' night, burns supper", .fixed(month: 1, day: 25)),
            ("valentine ' s", .fixed(month: 2, day: 14)),
        ],
        works: """
            seen, watch, watched, watching, read, reading, heard, listen, listening, song, film, movie, series, book, album, \
            novel, episode, netflix, came on, playlist, soundtrack, see, finished, binge, binged, rewatch
            """,
        but: words("but because"),
        another: words("another wrong"),
        wishing: [],
        wishingAtHead: words("happy nice great good lovely wonderful"),
        haveA: "have a",
        today: words("today tonight"),
        asksOfToday: words("what how how's who did"),
        asksOtherwise: words("about time"),
        workKinds: "song, film, movie, book, album, novel, seen, watched, read, heard",
        workArticles: words("the called a"),
        asking: words("ask say know tell check"),
        usual: words("usual"),
        postponed: words(
            """
            postponed rescheduled moved delayed shifted pushed extended bumped put brought switched swapped changed
            pulled shunted
            """),
        selves: words("i i'm i've i'll me he she they his her their is it's was"),
        together: words("i we i'm we're i'll we'll i've we've let's me us"),
        first: words("i i'm i've i'll i'd we we're we've we'll we'd my our me us mine ours"),
        second: words("you you're your"),
        third: words("he she they he's she's they're his her"),
        own: words("my"),
        theirs: words("his her their"),
        others: words("he she they he's she's they're"),
        youSubjects: words("you you're ye ye're y'all yall"),
        toldVerbs: words("have fly leave start land arrive got flying leaving"),
        actorVerbs: words("has arrives flies lands leaves comes turns"),
        ofWords: words("of"),
        companions: words("with at from to and"),
        durationNouns: words("while hours days weeks months years ages long week month year"),
        durationLeads: words("a many so two three some"),
        lifeless: words(
            "phone battery laptop computer car bike tv internet wifi plant plants app server fridge boiler date time conversation printer screen tablet watch account website tree engine sourdough starter kettle toaster router oven dishwasher tumble-dryer boat van motorbike cactus basil tomato tomatoes orchid kindle ipad mac pc mic camera speaker headphones earbuds"
        ),
        linking: words("is was has been just got finally a"),
        notNews: words(
            "if not never kill thinking dream dreamed dreamt would almost nearly haven't didn't isn't aren't wasn't doesn't congrats congratulations hope hoping wish might imagine unless until before when's"
        ),
        traits: [.openDateOrder],
        likings: .subjectFirst,
        dayPrepositions: ["on"],
        dayArticles: [],
        recurringArticles: [],
        ownRelativeDays: [],
        relativeDayPhrases: [
            ("the day after tomorrow, day after tomorrow", 2), ("the day before yesterday", -2), ("last night", -1),
        ],
        ownDistanceBack: [],
        ownHourLeads: [],
        hourArticles: [],
        minutesBehindHour: [],
        minuteNumerals: ["fifteen": 15, "thirty": 30],
        tens: ["twenty": 20, "thirty": 30],
        ambiguousWeekdays: ["mon": 1, "wed": 3, "sat": 6, "sun": 7],
        weekdayLetters: [:],
        verbMonths: ["may", "march", "mars"],
        participles: (prefix: "", ends: [], alone: []),
        contractedVerb: "is",
        genitiveEnd: "",
        gists: [],
        gistPhrases: [
            ("sleep over at, sleep over on, sleeping over at, sleeping over on, sleep over", "sleepover"),
            (
                "can i call you, shall i call you, could i call you, can i ring you, shall i ring you, can we call, could we call, shall we call, let's call, lets call, let's skype, lets skype, can we skype, let's facetime, lets facetime, can we facetime",
                "call"
            ),
            (
                "getting married, gets married, get married, getting hitched, tying the knot, tie the knot, ties the knot, is marrying, are marrying, will marry",
                "wedding"
            ),
            ("we complete on, completing on", "completion"),
            (
                "first day in the new job, first day at the new job, first day in my new job, first day at my new job, first day at work, first day of work, first day in the job, first day at school, first day of school",
                "first day"
            ),
            ("we fly when, you fly when, do we fly, do you fly", "flight"),
            ("christened, being christened, getting christened", "christening"),
            ("baptised, baptized, being baptised, being baptized, getting baptised, getting baptized", "baptism"),
            ("pop by, pop round, pop over, drop by, drop round, swing by, stop by, call round", "visit"),
            ("moving house, moves house, move house, moving flat, moving flats, move flat", "move"),
            (
                """
                do you arrive, do you land, do you get in, do you get here, are you arriving, are you landing, you landing, you arriving, \
                are you getting in, you getting in, does _ arrive, does _ land, does _ get in, does _ get here, does _ _ arrive, does _ _ land, \
                does _ _ get in, is _ arriving, is _ landing, is _ getting in, do they arrive, do they land, do they get in, \
                do ye arrive, do ye land, do ye get in, are ye getting in, are ye landing, y'all getting in, y'all landing, \
                yall getting in, i arrive, we arrive
                """,
                "arrival"
            ),
        ],
        separableGists: [],
        journeys: [],
        visit: "visit", visitTo: "visit to",
        table: "table",
        pastimeInfinitives: forms(
            """
            swimming: swim swims
            running: run runs
            jogging: jog jogs
            cycling: cycle cycles
            hiking: hike hikes
            climbing: climb climbs
            sailing: sail sails
            dancing: dance dances
            singing: sing sings
            painting: paint paints
            drawing: draw draws sketch sketches
            writing: write writes
            reading: read reads
            cooking: cook cooks
            baking: bake bakes
            fishing: fish fishes
            camping: camp camps
            boxing: box
            skating: skate skates
            riding: ride rides
            fencing: fence fences
            foraging: forage forages
            meditating: meditate meditates
            acting: act acts
            rambling: ramble rambles
            """),
        hobbyVerbs: forms(
            """
            knitting: knit knits
            crocheting: crochet crochets
            sewing: sew sews
            quilting: quilt quilts
            embroidery: embroider embroiders
            woodturning: woodturn
            surfing: surf surfs
            skiing: ski skis
            snowboarding: snowboard snowboards
            skateboarding: skateboard skateboards
            kayaking: kayak kayaks
            bouldering: boulder boulders
            rowing: row
            birdwatching: birdwatch birdwatches
            gardening: garden gardens
            juggling: juggle juggles
            whittling: whittle whittles
            homebrewing: homebrew homebrews
            beekeeping: beekeep
            DJing: dj djs
            busking: busk busks
            coaching: coach coaches
            weaving: weave weaves
            woodcarving: whittle
            brewing: homebrew
            rowing: row
            caving: cave
            fencing: fence
            freediving: freedive
            podcasting: podcast
            birding: bird
            foraging: forage forages
            """),
        cues: englishDates.joined(englishPlans, englishLikings, englishPeople))
}

/// Days and hours.
private let englishDates: [Cue: String] = [
    .houseNoun: """
    arms, head, lion, inn, tavern, swan, crown, bell, anchor, plough, oak, horse, horses, bull, fox, hounds, duck, flag, lamb, stag, hart, \
    wheatsheaf, compasses, foresters, barrel, brewery, taphouse, alehouse, taps
    """,
    .homeNoun: "house, place, flat, apartment",
    .shortTitle: "mr, mrs, ms, dr, prof, st, sgt, rev",
    .recalls: """
    should've come, should have come, should've been there, should have been there, should've seen, should have seen, do you remember, you remember, remember when, remember how, remember that guy, remember that girl, remember that woman, remember that man, \
    remember that time, remember that place, remember the guy, remember the time, remember the place, remember the girl
    """,
    .recallVerb: "remember",
    .askedAgain: "did you say, did u say, d'you say, you say, again",
    // hours
    .hourLead: "between, at, around, by, from, until, till, til, after, before, about, circa, toward, towards",
    .hourLeadPhrase:
        "kick off, kick - off, kicks off, any time after, anytime after, push back, first pitch, tip off, tip - off, puck drop, face - off, throw in, throw - in, tee off, curtain up, lights out",
    .bookedVerb: "booked, reserved",
    .hourProposal: """
    how about, what about, shall we say, let's say, lets say, come for, be there for, come round for, come over for
    """,
    .agreesToHour: """
    easier, is easier, would be easier, works, onwards, onward, suits, suits me, better, is good, is fine, is perfect, is great, is ok, is okay, \
    sounds good, it is, would be better, would be great, would be good, would be perfect, would work, is better, suits better
    """,
    .dayTurning: """
    got, just got, has got, has gotten, is getting, turned, turned out, has turned, turned into, has turned into, became, went all, \
    went, filled, has filled, blew, exploded, just turned, just became
    """,
    .easyYes: "no problem, no prob, np, no worries, easy, can do",
    .soleYes: """
    me, me too, same, same here, game, i'm game, im game, down, i'm down, im down, bet, sold, keen, up for it, i'm up for it, im up for it, we are, \
    say less, why not, you're on, youre on, you bet, put me down, count us in, we're in, were in, go for it, with bells on, i'm there, im there, \
    both of us, twist my arm, hell yes, hell yeah, fo sho, you got it, consider me there
    """,
    .dueAlone: "due",
    .besideDue: "is, it's, its, they're, theyre, by, in, to, be, must, on",
    .vagueDoing:
        "leave, leaving, arrive, arriving, home, free, work, working, early, late, latest, sharp, prob, probs, tbc, tbd, hopefully, ideally",
    .wantedOfUs: """
    wants, needs, requires, expects, they want, they need, they require, they expect, they'd like, would like
    """,
    .expected: "expected, due, needed, wanted, required",
    .handingIn:
        "you'll have, you will have, hand in, turn in, submit, file, pay, return, renew, register, send off, post",
    .willBe: "will be, ll be, are going to be, is going to be",
    .passiveAuxiliary: "gets, get, getting, being, is, are, be",
    .joiningVerb: "go, join, joining, tag, coming",
    .backAgain: "back, home",
    .planChange:
        "change of plan, change of plans, need to rearrange, have to rearrange, need to reschedule, have to reschedule, have to move things, got my dates mixed up, mixed up my dates, got the day wrong",
    .dayModal: "would, might, could",
    .vagueHour:
        "first thing, last thing, end of play, close of play, next openings, next opening, next availability, next slot, next available",
    .droppedAlone: "dropped, binned, axed, shelved, pulled, nixed, ditched",
    .dropping: """
    forget it, oh forget it, hold off, hold off for now, let's hold off, lets hold off, let's leave it, lets leave it, let's skip it, lets skip it, let's forget it, lets forget it, let's just forget it, lets just forget it, let's drop it, \
    lets drop it, let's not bother, lets not bother, let's scratch it, never mind then, nevermind then, let's not, lets not, let's give it a miss, \
    we'll skip it, forget about it then, let's leave that
    """,
    .dropsOccasion: "let's skip, lets skip, let's ditch, lets ditch, let's bin, lets bin",
    .someplace: "somewhere, someplace, anywhere, wherever",
    .thingInstead: """
    instead, rather, i'd rather, i'd prefer, prefer, would prefer, or maybe, or just, or what about, or how about, what about, how about
    """,
    .freeOf: "nut, gluten, dairy, sugar, meat, wheat, lactose, alcohol, smoke, car, egg, screen, tech",
    .awayFromHome: "away",
    .titleModifier: "school, work, office, uni, club, store, shop, hot, cold, free, ice",
    .freeWord: "free",
    .whichOrThat: "which, that, what, same, each, every, one, any",
    .slotDate: "date",
    .requestOfOther: """
    can you, could you, would you, will you, would you mind, can u, could u, any chance you could, any chance you can, do you mind
    """,
    .refusedTask: """
    bring, carry, pay, cook, bake, drive, help, buy, find, remember, decide, wait, believe, afford, book, order
    """,
    .noLonger: "anymore, any more, no longer",
    .closedState: "closed, shut",
    .ratherNot: "better not, best not, rather not, probably not",
    .newDayLead: "new date, new day, new delivery day, new delivery date, new appointment date, new collection date",
    .takenBackTail:
        "it, come, make, do, now, anymore, after, all, then, tho, though, really, today, tonight, today's, either, sorry, attend, go",
    .tellLead:
        "tell her, tell him, tell them, tell mum, tell mom, tell dad, i'll tell her, i'll tell him, ill tell her",
    .noGoal: "bed, sleep",
    .nothingOn: "off, free, nothing, clear",
    .keepingDate: "save the date, hold the date, keep the date",
    .reserving: "booked, reserved, table",
    .hereAdverb: "here, over, around",
    .journeyNoun: "trip, outing, excursion, visit",
    .both: "both, all of it, all three",
    .neither:
        "neither, none of them, none of those, none of the above, not either, can't do either, cant do either, can't make either, cant make either, not free either, both days",
    .tooMuch: "too",
    .newOne:
        "new one's, new one is, new ones, new date's, new date is, new date, rebooked for, rescheduled for, the one, that one, it's now, its now",
    .oneMore: "too, as well, also",
    .persuaded:
        "you win, ok ok, okay okay, fine fine, ok fine, fine i'll come, i'm in, im in, oh go on then, go on then, twist my arm, you've convinced me, youve convinced me, you convinced me, persuaded",
    .unavailable: """
    in bed, in my pyjamas, in my pjs, in my jammies, \
    housebound, stuck at home, stuck indoors, chicken pox, chickenpox, measles, nits, got a cold, have a cold, having guests, have guests, got guests, guests that, have visitors, got visitors, having visitors, \
    work is full on, is rammed, i'm rammed, swamped, snowed under, slammed, flat out, rushed off my feet, run off my feet, \
    up to my eyes, up to my neck, up to my ears, drowning in, buried in, buried under, knackered, shattered, exhausted, wiped out, \
    wrecked, dead on my feet, dead tired, burnt out, burned out, too tired, so tired, skint, broke, short on cash, short of cash, \
    tight this month, low on funds, saving money, saving up, can't afford, cant afford, no money, hungover, hung over, poorly, \
    under the weather, the flu, a fever, covid, a migraine, migraine, contagious, stuck in bed, threw up, throwing up, stomach bug, \
    killing me, playing up, back's gone, knee's gone, back is gone, knee is gone, knee's still bad, back's still bad, knee is still bad, back is still bad, \
    sore throat, food poisoning, tonsillitis, bad back, sprained, i'm injured, injured myself, hurt myself, hurt my, stinking cold, streaming cold, \
    rotten cold, nasty cold, awful cold, terrible cold, bad cold, on call, on nights, is nights, is work, is shifts, on shift, on duty, night shift, late shift, \
    early shift, double shift, on lates, on earlies, revising, cramming, finals, exams, deadlines, an essay due, family visiting, \
    friends visiting, people visiting, people over, family over, in-laws, inlaws, are in town, is in town, staying with us, \
    family in town, parents in town, have the kids, got the kids, have the boys, have the girls, babysitting, no babysitter, no sitter, \
    no childcare, grounded, won't let me, doesn't let me, abroad, on holiday, on vacation, on hols, out of town, out of the country, \
    double booked, overbooked, already promised, other plans, prior engagement, moving house, moving that day, stay in, staying in, \
    stay home, staying home, early night, a quiet one, quiet night in, sleep in, lie in, lie-in, no car, no way of getting, \
    no way to get, in quarantine, isolating, self-isolating, family thing, family do, all booked, fully booked, chocka, chockers, \
    hectic, back to back, up the wall, mental at work, crazy at work, working that, working all, working sat, working this, away that, \
    away then, away this, away all, away for, away until, not back till, not back until, in hospital, in surgery, recovering, laid up, \
    bedridden, crutches
    """,
    .lateAnswer: """
    late, only just, just saw, just seen, just seeing, missed your, missed this, slow, delay, keep you waiting, bother you, to bother, \
    about earlier, about that, about last, about yesterday
    """,
    .anotherTime:
        "another time, some other time, next time, rain check, raincheck, maybe another time, maybe next time",
    .ownArrival: "i'll, ill, i'm, im, running",
    .timeBehindTitle: "after, before",
    .matterPreposition: "about, regarding, re",
    .ownModal: "can, could, will, might",
    .matterRequest: "quote for, price for, estimate for, look at, here for, got you down for",
    .existential: "there's, theres, there is, there are, there'll be, there will be",
    .aboutNoun: "on, about, for",
    .identifying: "it's, its, it is, that's, thats",
    .presentCopula: "is, are",
    .passiveBeing: "being",
    .ride: "lift, ride",
    .nounWithPurpose: "deadline, application, tickets, ticket, appointment, interview, fitting, viewing",
    .purposePreposition: "for",
    .gettingTo:
        "get into, gets into, get in to, arrive in, arrive at, arriving in, arriving at, land at, land in, landing at, landing in",
    .beingAt: "be in, be at",
    .whereabouts: "town, area, office, country, city, neighbourhood",
    .please: "please, pls",
    .remindingVerb: "forget, remember, reminder",
    .asksIfKnown: "do you know, have you heard of, you know, have you read",
    .closedWord: "closed, shut",
    .openingHours:
        "call, phone, ring us, office hours, lines open, open, opening hours, opening times, we serve, serving, we offer, we are open, served",
    .causalLead: "because of, bc of, due to, owing to, cos of, thanks to",
    .causalJoint: "because, cos, cause, coz, bc, since, as",
    .asksForNo:
        "so no, so not, so thats a no, so that's a no, is that a no, that a no, so you're not coming, so youre not coming, not coming then",
    .consoling: """
    never mind, shame, poor thing, poor things, poor you, too bad, pity, bummer, next time, another time, some other time, another day, get well, get well soon, feel better, rest up, \
    get some rest, gutted, sorry to hear, we'll miss you, you'll be missed, maybe next, hope you feel
    """,
    .hasToBe: """
    has to be, have to be, must be, needs to be, need to be, should be, has got to be, must reach, has to reach, must come, must come back, has to come back, must arrive, has to arrive
    """,
    .politeWish: """
    i would, i'd love to, i'd have loved to, would love to, would have loved to, i'd like to, i wish i could, wish i could, wish we could, we would, we'd love to, \
    any other day, normally yes
    """,
    .thanksForOffer: "kind, sweet, lovely of you, nice of you, thanks, thank you, appreciate it, flattered",
    .inviting: """
    we could, if you want it, if you want to come, if you fancy it, if you're keen, if you're free, if you'd like, if you wanna, say you're coming, say youre coming, \
    you'd be welcome, you're welcome, youre welcome, you are welcome, you're invited, youre invited, you are invited, join us, come along, feel free to, do join, \
    do come, please come, pls come, hope you can come, hope you can make it, come and join, wanna come, want to come, fancy coming, care to join, you coming, are you coming, would you come, you should come, u should come, you should join, who's in, whos in, who's coming, whos coming, be my guest
    """,
    .yesSign: "👍, 💪, 🙌, 👌, ✅, 🤝, 🫡, 🤙, 🙋",
    .noSign: "👎, 🙅, ❌, 🚫",
    .hourOffering: "we, i, have, we've, i've, got, there's",
    .hourProposing: """
    find, i'd, easier, can, could, would, we, you, do, does, say, is, make, made, lets, let's, rather, prefer, more, like, only, not, until, \
    perhaps, maybe, how, about, what, any, chance, of, wanna, keep, still, mind, if, it's, manage
    """,
    .hourWish:
        "easier, better, rather, prefer, would be, would suit, more like, ideally, if possible, could we, can we",
    .earlierOfTwo: """
    the earlier one, the earlier, the first one, the first, first one, earlier one, the former
    """,
    .laterOfTwo: """
    the later one, the later, the second one, the second, second one, later one, the latter, the last one
    """,
    .laterHour: "later, later on",
    .anHour: "an hour, one hour",
    .halfAnHour: "half an hour, half hour, a half hour",
    .quarterOfAnHour: "a quarter of an hour",
    .minuteUnit: "minutes, minute, mins, min",
    .hourLength: "hours, hour, hrs, hr",
    .hourAskVerb: "it, say",
    .behindProposedHour: "at, for, instead, on, rather, then",
    .hourHedge: "about, around, circa, exactly, half, like, roughly, say",
    .quarterToAlone: "quarter to",
    .quarterPastAlone: "quarter past",
    .halfPastAlone: "half past, half past it",
    .halfBefore: "half",
    .hourAnnouncement:
        "departure, meetup, leaving, doors, gates, curtain, kickoff, open, opens, say, so, starting, starts, begins",
    .doVerb: "do",
    .doSubject: "can, could, i, let's, lets, we, you",
    .itObject: "it",
    .makeVerb: "make",
    .oclock: "o'clock, oclock, o clock",
    .approximately: "ish",
    .exactly: "sharp, on the dot, onwards, onward",
    .afterDay: """
    whatever, regardless, all, be, suit, btw, fyi, tho, though, mate, hun, pal, love, \
    at, in, on, for, with, and, or, from, to, until, till, by, around, about, then, if, so, but, because, when, is, \
    was, works, work, sounds, would, will, should, can, could, instead, please, pls, i, i'm, i'll, we, we're, \
    we'll, you, you're, he, she, they, it, it's, that, that's, after, before, evening, morning, afternoon, night, \
    noon, too, also, maybe, again, right, ok, okay, my, our, the, as, since, works?, good, haha, lol, xx, x, now, \
    don't, forget, me, not, let's, his, her, your, their, where, who, what, there, here, between, near, outside, \
    during, rather, unless, which, has, have, had, can't, won't, isn't, might, may, though, although, except, \
    while, whether, starting, starts, onwards, still, already, either, tho, bit, there's, what's, over, under, \
    into, via, any, some, do, does, did, suits, fit, fits, feel, looks, free, just, only, we've, they've, i've, \
    they, both, thanks, ta, thx, cheers, sorry, latest, actually, definitely, probably, hopefully, no, yes, yeah
    """,
    .behindAmount:
        "each, per, more, less, off, over, under, out, of, a, an, average, avg, stars, rating, total, times, extra, grand, mil, million",
    .arrivalLimit: "by",
    .hourRange: "to",
    .hourLimit: "til, till, until",
    .hourRangeLead: "from, between",
    .openEnd: "late, whenever",
    .afternoonMark: "pm, p",
    .behindFourFigures: "hrs, hours, hr, h",
    .morningMark: "am",
    .halfLetter: "a, p",
    .halfLastLetter: "m",
    .afternoonLetter: "p",
    .inTheEvening: "in the afternoon, in the evening, at night",
    .inTheMorning: "in the morning",
    .amountTalk: "cost, costs, eur, euro, euros, price, score, version",
    .beforeRatio: "aspect, beat, beaten, drew, john, lost, ratio, score, stand, verse, was, won",
    .behindRatio: "aspect, km, loss, mile, min, minutes, pace, ratio, split, win",
    .behindHour: """
    sharp, dont, don't, latest, then, tomorrow, tonight, today, works, onwards, outside, since, unless, he's, she's, \
    there's, still, earliest, did, does, do, has, have, are, be, were, start, starts, and, bring, see, hope, \
    not, no, yes, thanks, cool, perfect, great, deal, fine, every, each, this, next, new, local
    """,
    .dayWordAhead: "next, this",
    // hours in words
    .noon: "midday, noon",
    .midnight: "midnight",
    .ownHome: "mine, yours, ours, hers, theirs",
    .indefiniteArticle: "a",
    .quarter: "quarter",
    .pastPreposition: "past",
    .minutesTo: "til, till, to",
    .clockWordBehindNumeral: "o'clock, oclock, o clock",
    .atMinutes: "around, at",
    .atNumeral: "about, around, at, say",
    .articleNumeral: "one",
    // days
    .monthEndLead: "by, before, until, till, til, due, for",
    .monthLead: "in, of, mid, early, late",
    .endOfThisMonth: "end of the month, end of this month, end of month",
    .endOfNextMonth: "end of next month",
    .endOfMonth: "end of",
    .monthOfWeekday: "of, in",
    .ofThisMonth: "of the month, of this month, in the month, this month",
    .ofNextMonth: "of next month, in next month, next month",
    .lastOfMonth: "last",
    .weekAfterNext: "the week after next, week after next",
    .onDay: "on",
    .clauseSubject: "i, my, our, we, you",
    .tomorrowBehindTwo: "moro, morrow, morow, mora, mrw, moz",
    .todayBehindTwo: "nite, night, day",
    .laterToday: "later",
    .beforeComparative:
        "anything, something, nothing, bit, much, even, any, slightly, lot, hour, minutes, days, weeks, months, years, time",
    .partOfToday: "this morning, this afternoon, this evening, this arvo",
    .weekLater: "week",
    .inPreposition: "in",
    .dayOfNewspaper: "today, tomorrow",
    .beforeNameOfToday: "usa",
    .inDistance: "in",
    .oneUnit: "a, one",
    .monthOrYear: "month, year",
    .orUnit: "or",
    .year: "year",
    .agoAdverb: "ago",
    .fromToday: "from now, from today, today",
    .fromTomorrow: "from tomorrow, tomorrow",
    .fromWeekday: "from, on",
    .timeNoun: "time",
    .oneOfUnit: "a, an",
    .shiftLead: "by, back",
    .shiftEarlier: "forward, earlier, sooner",
    .forever: "from now on, for good, anymore, any more, for ever, forever, permanently",
    .dayUnit: "day, days",
    .weekUnit: "week, weeks",
    .fortnight: "fortnight",
    .bareDayLead: "also, back, due, starting, around, home, leaving, returning",
    .dayOfMonthLead: "to, on, by, until, till, before, from, since, for, til",
    .definiteArticle: "the",
    .beforeRankNoun: "came, in, is, of, was",
    .verbBeforeIn:
        "get, gets, getting, got, fly, flies, flying, come, comes, coming, check, checking, move, moves, moving",
    .isVerb: "is",
    .statedSubject: "he, it, she, that, this",
    .alternativeDay: "about, or",
    .ordinalSuffix: "nd, rd, st, th",
    .orConjunction: "or",
    .rankLead: "came, finished, my, our, his, her, placed",
    .dayRangeWord: "and, till, to, until",
    .dayPredicate: "is, was, works",
    // weekdays
    .nextWeek: "next week",
    .nextWeekend: "next weekend",
    .wholeWeek:
        "this week, this weekend, at the weekend, at weekend, next week, next weekend, on the weekend, sometime this week, sometime next week",
    .afterNext: "after next",
    .lastBehindDay: "last week",
    .comingDay: "this coming, coming",
    .lastDay: "this past, last",
    .dayAfterNext: "a week on, a week from",
    .thisDay: "this",
    .nextDay: "next",
    .lastYear: "last year",
    .nextYear: "next year",
    .followingDay: "following, the following",
    .weekdayAfter: "after",
    .praisesWhatWas: """
    great job, good job, nice job, good game, great game, well played, great match, good match, nice work, great work, good work, well done, what a game, what a match, what a night
    """,
    .cryOfJoy: "way, how lovely, how cute",
    .praise: "lovely, great, amazing, fab, brilliant, wonderful, fantastic, delicious",
    .besidePlace: "by, on, near, behind, opposite, beside, off",
    .isOnAgain: "it's on, its on, we're on, game on",
    .wasToBe: """
    was going to be, was gonna be, was gunna be, was supposed to be, was meant to be, was to be, were going to be, were supposed to be
    """,
    .wasPlanned: "was",
    .countedTimes: "times",
    .thinksItIs: "isn't it, isnt it, isn't it on, isnt it on, isn't that",
    .thoughtItWas: "wasn't it, wasnt it, wasn't that, was it not",
    .wholeDayNoun: "birthday, bday, b-day, day, anniversary",
    .jokedAllergy: """
    small talk, bullshit, work, mornings, effort, fun, exercise, people, drama, nonsense, spreadsheets, meetings, cooking, sport, cleaning, housework, early starts
    """,
    .guessWho: "guess who, guess who's, guess whos",
    .noBareThing: """
    work, school, nothing, everything, loads, tons, visitors, guests, company, family, friends, people, space, room, access, homework, off, free, leave, commitments, stock, uni, college
    """,
    .tellsByAsking: """
    did i tell you, have i told you, did i mention, have i mentioned, did you hear, have you heard, did you know, guess what
    """,
    .agedContraction: "you're, ur, youre, she's, shes, he's, hes, i'm, im",
    .pleaseBehind: "please, pls, plz",
    .kickOff: "kick off, kick - off, kickoff, start",
    .startNoun: "start, kickoff, ko, sharp",
    .noBehind: "so no, so that's a no, so it's a no, so nope, so it's a no from me",
    .asksWho: "who's, whos, who is, who's that",
    .cookingVerb: "doing, making, cooking, baking, grilling, roasting, frying",
    .tooSoonOrLate: "early, late, earlier, ahead",
    .atMost: "max, tops, maximum",
    .weekdayBefore: "before",
    .dayPronoun: "that",
    .nextOne:
        "weekend after, the weekend after, following weekend, the following weekend, the next one, next one, the one after, one after, the one after that, one after that, the following one",
    .weekdayOrVerb: "sat",
    .firstSubject: "i, i'm, i've, i'll, we, we're, we've, we'll",
    .behindShortDay:
        "doesn't, doesnt, isn't, isnt, won't, is no, is out, better, works, after work, after lunch, after school, after dinner, before work, before lunch, before dinner, it is, good, is good, is fine, is ok, is okay, is grand, is perfect, is best, suits, ok, please, pls, instead, or, maybe, would, could, can, i can, im, i'm",
    .behindSat: "by, down, here, in, next, on, there, with",
    .ordinaryWordLead: """
    the, i, he, she, we, they, you, it, who, and, just, of, in, more, some, much, no, enough, morning, \
    evening, hot, cat, dog, was, have, has, had, get, got, never, been, to, a
    """,
    .companyLead: "for, with, at, w",
    .weekdayLead: """
    on, this, next, last, by, until, till, til, from, since, before, after, free, come, coming, or, for, \
    busy, about, off, around, cant, can't, not, lunch, dinner, brunch, drinks, to, do, make, hows, how's
    """,
    .movedTo: """
    rebooked, moved, moving, changed, changing, pushed, postponed, shifted, switched, rescheduled, delayed
    """,
    .beforeRareVerb: "is, are, be, its, it's",
    .intended: """
    my idea, the idea, the plan was, was the plan, hoping for, hoped for, proposed, talking about, thinking of, thought of, talked about, \
    the original date
    """,
    .topicTail: "after, afterwards, then, anyway, instead, though, tho, maybe, perhaps",
    .sayingVerb: "says, said, reckons, thinks, suggests, wants, offered",
    .subjectToCome: "he'll, she'll, they'll, i'll, we'll, you'll, it'll",
    .publicHoliday: "bank holiday, public holiday, national holiday",
    .statesWeekday: "that's a, thats a, that is a, it's a, its a, is that a, isn't that a, it is a",
    .partsOfDays: "mornings, afternoons, evenings, nights",
    .partOfDay: "morning, afternoon, evening, night, noon, lunchtime, eve, am, pm, arvo, nite, morn",
    .weekdayOrNoun: "sun",
    .takingPart: "in",
    .timeLead: "at, midnight, noon, the",
    .ifPossible: "if, would, ideally, maybe, preferably",
    .recurring: "alternate, each, every, most",
    .nameBeforeDay: """
    black, good, ruby, taco, manic, ash, freaky, casual, cyber, blue, bloody, stormy, fat, mr, mrs, ms, dr, \
    girl, happy, shrove, palm, easter, mothering, whit, throwback, super
    """,
    .nameBehindDay: """
    addams, best, blues, thoughts, night thoughts, morning thoughts, mood, energy, feeling, league, motivation, nights, times, vibes, night live, night fever, night lights, i'm in love, bloody sunday, \
    for future
    """,
    .articleBehindDay: "the",
    // days of a month
    .articleBeforeMonthDay: "the",
    .articleInRange: "the",
    .ofMonth: "of",
    .modalMonth: "march, may",
    .behindSmallMonth: "for, at, in, from, is, was, works, suits, good, ok, okay, or, then, please, instead, if",
    .behindModalMonth: "be, come, have, not, on",
    .streetNoun: "ave, avenue, close, court, drive, lane, place, rd, road, st, street, way",
    .ofYear: "of",
    .behindMonthNumber: "more, of, other",
    .ambiguousMonth: "may, march, mar, jan, sep, dec",
    .betweenDays: "and, through, to",
    .ordinalEnding: "nd, rd, st, th",
    // dates in figures
    .beforeFigures: """
    locker, box, unit, gate, platform, size, bay, seat, row, shelf, code, build, case, chapter, episode, flat, got, invoice, level, only, order, page, part, po, rated, ref, reference, rating, room, score, scored, season, \
    step, update, v, version
    """,
    .atBehindDate: "at",
    .eachAmount: "each, eur",
    .hourMarkBehindFigures: "am, pm",
    .dateLead: "on, by, until, till, since, before, after, date, dated, due",
    // behind or ahead, morning or evening
    .deadlinePreposition: "by, for, til, till, until",
    .droppingVerb: "forget, not, skip",
    .since: "since",
    .arrivesOrGoes: """
    arrives, comes, goes, starts, begins, ends, opens, closes, leaves, lands, flies, gets, runs, finishes, returns, expires
    """,
    .goesAlone: "goes, comes, gets, runs",
    .futureCopula: "is, it'll, it's, will",
    .suitsVerb: "works, suits, fits",
    .confirmsDay: "it was, it is, it is then, it was then",
    .asksWhatWasDone:
        "did you do, you do yesterday, you get up to, ya get up to, did u do, u get up to, you been up to",
    .weekOn: "a week later, one week later, the week after, the following week, a week after that",
    .secretNoun: "password, passcode, passphrase, pin, code, wifi",
    .beingCalled: "called",
    .wouldAuxiliary: "i'd, you'd, youd, they'd, theyd",
    .dayOfItsKind: "peak, classic, typical, proper, same",
    .anyOfDays: "any",
    .ownerOfThing: "his, her, their",
    .kindOfThing: "one, ones, classic, special, vibe, vibes, mood, energy, feeling, tradition, problem",
    .takenBackWhole: "said no one, said nobody ever, says no one ever",
    .onlyOffered: """
    all they had, all they could, all that was left, the earliest, the soonest, the first they, the first available, the next available, the only, \
    the best they
    """,
    .onTime: "on time, punctual, on schedule",
    .pastCopula: "was, were, wasn't",
    .weAreInHaste: "were",
    .beforeWeAre: "while, as, if, cos, coz, because, so, but, and, since, when, sorry",
    .planningVerb: "thinking, wondering, hoping, planning, going, gonna, supposed, just",
    .wishLead: "if, wish",
    .hadVerb: "had",
    .behindHadPlan: "better, planned",
    .arrangedByHaving: "book, choose, settle, make, change, switch, push, cancel, wait, arrange, agree, postpone",
    .stateOfSomebody: "broke, lost, done",
    .beingSomebody: "i'm, im, am, are, we're, were, is, he's, she's, hes, shes",
    .ambiguousPast: "left, made, gave, got",
    .offeringVerb: "offered, suggested, proposed",
    .grantingVerb: "found, gave, got, given, giving, offered",
    .grantingParticle: "through",
    .possessingVerb: "got",
    .jointLead: """
    shall we, should we, let's, lets, we must, \
    we should, we need to, we have to, we really must, we really should
    """,
    .confirmingLead: """
    confirming, just to confirm, writing to confirm, to confirm, reminder of, reminder about, reminder for, confirmation of, confirmation for, \
    reminding you of, reminding you about, remind you of, remind you about
    """,
    .readyToCollect: """
    ready to collect, ready for collection, ready to pick up, ready for pickup, ready for pick up, ready to be collected, \
    ready to be picked up, available for collection, available for pickup, available to collect
    """,
    .startingVerb: "starting, start, begin, beginning",
    .startingAt: "at, with",
    .toldDeed: "bring, drop, pick, collect, fetch, take, grab, return",
    .handingIt: """
    bring it in, bring it round, bring it over, bring it back, bring it down, bring it up, bring them in, bring them round, bring them over, bring him in, bring her in, \
    drop it off, drop it in, drop it round, drop them off, pick it up, pick them up, collect it, collect them, grab it, grab them, fetch it, fetch them
    """,
    .ownHaving: "got, have",
    .besideEngagement: "before, beforehand, after, afterwards",
    .arrivingVerb: "comes, coming, leaves, departs, lands",
    .arrival: "arrival, flight, train, parcel, package, delivery, bus, ferry, plane, sofa, fridge, washing",
    .servedPerson: "you, her, him, them",
    .attendingVerb: "do, make, come, go, join, see, meet, visit",
    .bringingVerb: "bring, brings, bringing",
    .broughtTo: "to, for",
    .receivedThing: "results, result, grades, marks, scores, news, keys, letter, diagnosis",
    .movingHouse: "out, in, house, home, flat, away",
    .toPreposition: "to",
    .pastSubject: "he, i, she, they, we, you",
    .didNot: "didn't",
    .behindDidNot: "know, realise, realize, see, think, want, you",
    .didVerb: "did",
    .weSubject: "we",
    .seesToIt:
        "i'll do it, ill do it, i will do it, i'll get it done, i'll sort it, i'll see to it, i'll do that, doing it",
    .verdictLink: "to",
    .jointSubject: "we, let's, lets, we'll, we'd",
    .mindVerb: "forgot, remembered, realised, realized",
    .pastVerb: """
    rang, phoned, went, saw, met, came, ate, drank, took, flew, drove, arrived, happened, watched, played, visited, \
    finished, enjoyed, slept, ran, won, lost, fell, spent, died, woke, cooked, celebrated, missed, started, \
    walked, tried, stayed, hiked, baked, cleaned, talked, worked, passed, failed, landed, danced, laughed, \
    rained, snowed, ended, swam, sang, became, broke, brought, bought, sold, wrote, paid, sent, found, heard, \
    forgot, taught, caught, began, drew, grew, threw, knew, wore, tore, stole, ate, hid, held, built, lent, kept, felt, thought, spoke, rode, hung, froze, shook, sank, fought, blew
    """,
    .thanks: "cheers, thank, thanks, thx",
    .forThanks: "for",
    .thanksAhead: "booking, invitation, invite, inviting",
    .pastEnding: "ed",
    .arrangingParticiple: """
    supposed, picked, chosen, settled, decided, fixed, \
    booked, moved, planned, scheduled, invited, confirmed, arranged, reserved, changed, postponed, cancelled, \
    canceled, rescheduled, wanted, needed, decided, agreed, shifted, pushed, organised, organized, hoped, \
    offered, promised, signed, ordered, asked, indeed, proposed, suggested, fixed
    """,
    .pastAdverb: "actually, also, finally, just, really, then",
    .pronounSubject: "he, i, it, she, they, we, you",
    .ownAffair: """
    appointment, dentist, doctor, checkup, haircut, hairdresser, physio, therapy, surgery, operation, vet, optician, \
    interview, shift, call, phone, facetime, zoom
    """,
    .journeyWord: """
    flight, flights, train, trains, ferry, bus, coach, plane, airport, taxi, cab, land, lands, landing, landed, depart, departs, leave, leaves, leaving, \
    sunrise, alarm, up, shift, start, starts
    """,
    .workplace: "office, work, station, airport, school, gym, pool, gate, site, bus, hospital, clinic, stop, reception",
    .eveningOccasion: """
    dinner, table, drinks, drink, tonight, evening, party, concert, movie, movies, cinema, show, gig, supper, night, beers, pub, bar, wine, doors, telly, \
    poker, film, theatre, theater, opera, beer, karaoke, quiz, cocktails, curry, tapas, pint, pints, people, fondue, raclette, gala, \
    prom, disco, vernissage, bowling, nye, restaurant, sushi, pizza, takeaway, steak, ramen, burgers, noodles, kebab, clubbing, rave, \
    mic, slam, stargazing, improv, comedy, ballet, musical, games, barbecue, bbq, braai, screening, showing, premiere, fireworks, sleepover, burlesque, ceilidh, social, farewell
    """,
    .afterWork: """
    club, choir, band, climbing, bouldering, football, footy, soccer, side, squash, badminton, padel, netball, basketball, volleyball, hockey, \
    practice, rehearsal, rehearsals, match, game, kickabout, darts
    """,
    .courtesy: """
    if that's any use, if that's any good, if that's any help, if that helps, if it helps, if that's better, if that's easier, if that suits you better, if that works better, \
    if you'd prefer, if you prefer, if you'd rather, if you like, at all, by any chance, i'm afraid, im afraid, though, tho, on my end, with you, this end
    """,
    .tonight: "tonight, tonite, tn, this evening",
    .morningOccasion:
        "movers, builders, scaffolders, roofers, breakfast, morning, hike, brunch, school, run, ride, parkrun",
    .daybreak: "crack of dawn, daybreak, first light, dawn, sunrise",
    // asked along, visited, failed
    .asksIfGood: "any good, any better, any use",
    .neededToCome: """
    babysitter, sitter, nanny, childminder, train, trains, bus, buses, tram, trams, tube, metro, taxi, cab, uber, lift, car
    """,
    .perhaps: "maybe, perhaps, actually, could, then, can, we, do, go, shall, let's, lets",
    .visitingLead: """
    see, visit, visiting, look in on, check in on, pop in on, pop in to see, pop round to, call in on, call on, drop in on, go round to
    """,
    .servingVerb: "making, cooking, baking, grilling, make, cook, bake",
    .errandGoal: "to, from",
    .invitesAlong: """
    want to come along, do you want to come along, wanna come along, come along, come with me, want to come, wanna come, do you want to come, \
    want some, fancy some, you coming, you in, come over, come by, come round, come join, join us, join me
    """,
    .someOf: "some",
    .examNoun: "exam, exams, test, finals, midterm",
    .studyVerb: "study, revise, studying, revising, practise, practice, cram",
    .delayWord: "late, delayed, delay, delays, cancelled, canceled, bailed, missed, miss",
    // feasts
    .articleBeforeFeast: "the",
    .feastWish: "happy, merry, blessed, post, pre",
    .noFeastLead: "every, like, since",
    .jointly: "together",
    .nounWithHost: "visit",
    .hostPreposition: "to",
    .feastThing: """
    weekend, week, leftovers, leftover, tree, trees, present, presents, cards, card, shopping, market, markets, cookies, songs, song, carol, \
    carols, lights, decorations, season, time, spirit, jumper, jumpers, sale, sales, break, holidays, \
    costume, costumes, candy, eggs, egg, bunny, music, movie, movies, special, resolutions, resolution
    """,
    .feastLead: "for, on",
    // days with their hours
    .behindBareHour: "at, onwards, outside, sharp",
    .behindLeadingHour: "at",
    .thenAdverb: "then",
    .believedHourLead: "at",
    .possibleHourLead: "between, do, doors, from, it, say, starts",
    .hourBound: "after, before, by, til, till, until",
    .asksOfOthers: """
    have they, do the, does the, did he, did she, did the, did your, are the, are your, has your, have your
    """,
    .asksByOrder: """
    are we, are you, are they, are u, am i, is it, is that, is there, is the, is he, is she, is your, do you, do we, do they, \
    does it, does he, does she, does your, did you, did we, did they, can you, can we, can i, could you, could we, could i, \
    will you, will they, would you, shall we, shall i, should we, should i, have you, have we, has he, has she, what are, what is, what do, \
    what did, what does, what time, what's, what day, when are, when is, when's, when do, when does, when did, when can, where are, \
    where is, where's, where do, where shall, where did, who's, who is, who wants, why are, why do, why did, how are, how do, \
    how did, how is, how's, how about, what about, which day, which one, wanna, fancy, want to, you free, you around, you up for, you coming, \
    any chance, anyone up for, anyone fancy, how many, how much, how long, how old, how big, how far
    """,
    .noAnswer: """
    nothing, nowt, nada, nil, none, no, not, idk, dunno, unsure, free, working, work, why, sleeping, asleep, sleep, zilch, \
    you, same, usual, chilling, resting, home, whatever, depends
    """,
    .pronounOfThing: "it, it's, that, that's",
    .copulaOfThing: "is, was, starts, got, has, begins, closes, ends, happens",
    .matterTail: "though, tho, anyway, thing, stuff, yet, again, bit, soon, next",
    .ownVerb: "have, has, having, got, get, gets, getting",
    .gettingVerb: "get, gets, getting",
    .owningSubject: "i've, we've, they've, you've, he's, she's, i'm, we're, they're, mum's, mom's, dad's",
    .noPossession: """
    time, idea, ideas, clue, plan, plans, feeling, look, lot, lots, chance, choice, problem, problems, question, questions, way, \
    thing, things, stuff, money, cold, flu, headache, hangover, fever, energy, fun, word, reason, point, doubt, moment, minute, \
    front, back, side, top, bottom, middle, outside, inside, noise, smell, mess, weather, rain, snow, sun, \
    second, bit, hand, one, ones, enough, same, best, worst, rest, life, love, kids, baby, dog, cat, break, lie-in, nap, sleep, end
    """,
    .returnParticle: "back, home, in, there, off",
    .progressiveLead: "mind",
    .yearBack: "last year, years ago, last summer, last winter, back then",
    .ofThatDay: "that day, the same day, on that day, on the same day, same day",
    .behindWorkday: """
    after work, after school, after class, after college, after uni, straight after work, after my shift
    """,
    .beforeWorkday: "before work, before school",
    .ticketNoun: "ticket, tickets, tix",
    .onlineLead: "on, via, over",
    .onlineRoom: "zoom, teams, skype, facetime, webex, discord",
    .asksIfTaken:
        "any plans, got plans, have plans, doing anything, up to anything, anything on, anything planned, got anything, are you busy, you busy, u busy, doing much, up to much, much on",
    .goingAlone: "going",
    .comingBy: "come, coming, drop, dropping, pop, popping, stop, stopping, swing, swinging, call",
    .checksLater:
        "see what it's doing, see what its doing, see what the weather, see how the weather, see how it looks, see how i feel, check the forecast, check the weather, look at the forecast, check the radar",
    .wakingNoun: "alarm",
    .workNoun: "shift, work, school, gym, club, choir, night, date, call, meeting",
    .duty:
        "shift, work, choir, class, training, practice, practise, rehearsal, lesson, meeting, night, gym, yoga, club, call, date, fair",
    .itIsMine: "it's my, that's my, it's our, that's our, i have my, i've got my",
    .beforehand: "first, before, beforehand",
    .afterwards: "after, afterwards, then",
    .meetingVerb: "meet, meeting, start, starting",
    .workdayOccasion: """
    plumber, electrician, boiler, delivery, handyman, roofer, decorator, cleaner, dentist, doctor, gp, scan, surgery, operation, \
    hospital, blood, hygienist, vet, mot, builder, builders, engineer, surveyor, survey, parcel, sofa, garage, mechanic, mechanics
    """,
    .busyUntil: "before, til, till, until",
    .tryingVerb: "try, see, visit, watch, hear",
    .helpingVerb: "help, helping",
    .helpedPerson: "me, us, him, her, them",
    .entrance: "door, doors, gate, gates",
    .behindHourAlone:
        "be ok, be okay, be fine, be all right, be alright, all right, alright, again, instead, your time, my time, our time, local time, any good, better, possible, good, fine, cool, work, for me, for you, maybe, perhaps, either, then, please, pls, plz, ok, okay, yes, yeah, right, sharp, x, xx, lol, haha, tho, though, so",
    .otherAffair: """
    opens, closes, open, close, closed, woke, finish, finishes, works, ends, wake, sleep, shop, store, \
    office, work, every, usually, always, slept, home, alarm, awake, bed, asleep, last, train, bus, busy, mine's
    """,
    .dayBound: "till, to, until",
    .morningPart: "morning",
    .eveningPart: "evening, night, tonight, afternoon, tonite, arvo",
    .doneAlready: """
    done, finished, sorted, handed, submitted, went, been, had, survived, passed, collected, delivered, met, saw
    """,
    .slotNounOrTrade:
        "dentist, dentists, doctor, doctors, docs, vet, vets, physio, hairdresser, hairdressers, barber, barbers, optician, opticians, appointment, scan, haircut, train, bus, flight, ferry, midwife, osteo, chiropodist, chiro",
    .partOfGame: "quarter, half, innings, set, period, third, overs",
    .softwareNoun: "update, version, patch, firmware, release, build, driver, ios, android, app, beta",
    .offerTerms:
        "reply stop, text stop, to opt out, opt out, unsubscribe, while stocks last, t & cs apply, terms apply, promo code, use code, free delivery, free shipping, offer ends, sale ends",
    .versionNoun:
        "version, v, release, build, update, ios, android, python, java, level, chapter, section, about, only, costs, pay, paid, is, was",
    .feelsLikeDay:
        "been a long, been such a long, been a hard, been a rough, been one of those, feels like, feels like a, felt like, felt like a, feeling like, feel like a, seems like a, looks like a",
    .perceivedVerb: "seen, watched, heard, streamed, read",
    .thatDayAdjective: "that",
    .rememberVerb: "remember, member",
    .someOrAny: "some",
    .wishTail: "all, everyone, everybody, guys, folks, team, x, xx, xxx, you, to",
]

/// Plans and what becomes of them.
private let englishPlans: [Cue: String] = [
    // what a sentence does
    .negator: "don't, no, not",
    .offParticle: "off",
    .behindOff: "school, uni, college, sick, nursery, on, to, with",
    .beforeOff: "day, free, i'm",
    .placeLead: "at, in, near",
    // what becomes of a day
    .progressiveEnding: "ing",
    .dayPreposition: "on",
    .capitalPronoun: "i, i'm, i'll, i've, i'd",
    .titleJoint: "a, and, at, for, in, of, on, the",
    .songCue: "came on, song",
    .dayLead: "by, next, on, this",
    .strongDayLead: "on, this",
    .beforeWork:
        "catch, caught, album, book, film, finished, heard, movie, read, reading, see, seen, song, watch, watched, watching",
    .onceConjunction: "once, when, whenever, after, until, till, before",
    .causalConjunction: "because, bc, bcos, cos, coz, as, since",
    .clauseBreak: "because, but, bc, bcos, cos, coz",
    .answersLater:
        "let's see, lets see, we'll see, i'll see, tell you, i'll know, let you know, decide, ask me, ask me again",
    .ownBeing: "i'm, im",
    .othersBeing: "you're, you",
    // answers
    .hourDenial: "can't, won't, not, too, never",
    .hourLimitLead: "until, till, til, before, after, by",
    .availableFrom: "after, from, by, past",
    .availableBefore: "before",
    .availability:
        "free, can, could, available, around, fine, good, ok, okay, works, clear, easier, better, only, any, anytime, happy",
    // places
    .townPreposition: "in",
    .nounPreposition: "by, outside, beside, behind, opposite, at, in",
    .spotPreposition: "by, on, outside, near, beside, behind, opposite, under",
    .noPlaceBehindTime:
        "home, work, showing, screening, tbc, tba, night, noon, midnight, lunchtime, dawn, dusk, sunrise, sunset, least, last, first, once, all, christmas, easter, latest, earliest, moment, end, same, very, weekend, usual, time, meantime, middle, week",
    .shortened: "approx",
    .placeAttribute: "big, flat, little, new, old, same",
    .spotAttribute: "main, front, back, side, north, south, east, west",
    .demonstrative: "this, that, these, those",
    .placeJoint: "of, the",
    .noPlaceName:
        "eod, cob, asap, tbc, tba, i, i'm, january, moment, zoom, teams, usual, same, winter, english, german, town, love",
    .streetKindFirst: "avenue, place, via",
    .street: "street, st, road, rd, lane, avenue, ave",
    .setOffLead: "same, then",
    .yesLead: "yeah, yep, yes",
    .visitLead: "at, to",
    .performingVerb: "plays, playing",
    .nameJoint: "of, the, on",
    // plans
    .rangeLead: "from, between",
    .limit: "by, until, till, til, before, since",
    .fromPreposition: "from",
    .suggestionAsk: "how, what",
    .aboutPreposition: "about",
    .questionWord: "how, how's, what, what's, when, when's, where, where's, which, who, who's, why",
    // plans in a few words
    .howAbout: "how about, what about",
    .titleDeterminer: "a, my, our, some, the, your",
    .titleTail: "are, at, between, for, from, in, is, on",
    .titlePlace: "@, at, in, to, with",
    .behindTitle: "at, in, with",
    .placeAhead: "at, in",
    .topicDeterminer:
        "the, a, an, their, my, our, his, her, your, this, that, these, those, its, every, each, any, another",
    .titleParticle: "back",
    .behindDay: "tho, though, and, anyone, at, for, from, if, in, or, then, till, to, until, with",
    .bareLead: """
    about, at, how, is, it, it's, like, maybe, on, out, say, starting, starts, that's, then, there
    """,
    .proposalLead: "about, how, let's, on, say, shall, we, what",
    // occasions
    .verbOfModals: "shift",
    .shiftVerbLead: "and, can, could, i, i'll, let's, must, please, should, they, to, we, you",
    .nounOfOwners: "set",
    .setOwner: "a, dj, her, his, my, our, the, your",
    .verbalNoun: "do, opening, moving",
    .doAttribute: "gallery, grand, hen, leaving, shop, stag, the",
    .verbAlone: "leaving",
    .nightNoun: "night",
    .nightLead: "all, at, every, good, last, late, per, the, to, tomorrow",
    .nounOrVerb: """
    call, visit, run, walk, drink, play, show, test, move, shift, ride, swim, climb, train, surf, hike, date, \
    review, scan, final, course, tour, film
    """,
    .nounOfSomebody: """
    market, shower, club, doctor, vet, lesson, holiday, vacation, hen, game, class, delivery, builder, builders, \
    plumber, electrician, decorator, gardener, joiner, carpenter, locksmith, plasterer, tiler, movers, removals, \
    inspector, solicitor, notary, accountant, lawyer, midwife, mechanic, technician, installer, surveyor, dentist, \
    optician, hygienist, gp, physio, osteopath, therapist, counsellor, barber, hairdresser, cleaner, babysitter, \
    handyman, roofer, courier
    """,
    .saidBehind: """
    said, says, told, say, think, thinks, wants, want, wanted, reckons, needs, called, rang, texted, emailed, \
    replied, asked, asks, confirmed, promised, thought, knows
    """,
    .verbLead: """
    i, you, we, they, he, she, to, will, can, i'll, we'll, you'll, could, should, would, let's, don't, gonna, \
    wanna, must, might, and, of, up, may, please, who, can't, she'll, he'll, they'll, him, her, me, didn't, \
    did
    """,
    .nounObject: "back, her, him, it, me, off, out, that, them, this, up, us, you",
    .behindNoun: "at, in, is, on, with",
    // what somebody says they will do
    .deedEnd:
        "while, if, when, since, so, before, after, and, at, because, but, by, for, from, in, on, till, until, with",
    .deedTail: "a, back, my, next, our, the, this, to",
    .deedSubject: "he, he's, i, i'm, kids, she, she's, they, they're, we, we're",
    .beingSomewhere: """
    i'm in, we're in, im in, i am in, we are in, i'll be in, we'll be in, \
    i'm off to, we're off to, i'm away in, we're away in
    """,
    .thatDay:
        "that weekend, that day, that date, that one, that week, that night, that evening, then, all weekend, all week",
    .partOfMonth: "weekend, week, night, morning, evening, afternoon, day",
    .samePlaceLead: "same",
    .soonerAsked: """
    anything earlier, anything sooner, nothing earlier, nothing sooner, something earlier, something sooner
    """,
    .otherTime:
        "later in the week, earlier in the week, another day, another date, another slot, another appointment, other dates, alternative date, any other day, some other day, other day, different day, any other time, another time",
    .counterLead:
        "can it be, could it be, can we do, could we do, can we make it, could we make it, how about, what about, could it wait, can it wait",
    .contributionLead:
        "i'll make, i'll cook, i'll bake, i'll get, i'll grab, i'll do, i'll sort, i'll book, i'm making, im making, ill make, ill cook, ill bake, ill get, ill grab, ill do, ill book",
    .itself: "itself, proper",
    .countedThing: "tickets, seats, spaces, spots, people, kids, copies",
    .amazement: "no way, you're joking, you're kidding",
    .regret: "sorry, unfortunately, sadly, afraid, alas",
    .mindingVerb: "mind, have, watch",
    .youHave: "you've, youve",
    .bodyPart:
        "back, head, knee, stomach, tummy, throat, leg, legs, foot, feet, tooth, ankle, neck, shoulder, hip, wrist, ear, eye, eyes",
    .regardless: "no matter",
    .deedLead: """
    you'll have, you will have, how about we, what if we, can you, can u, could you, could u, will you, would you mind, do you mind, would you, can we, can i, could we, \
    could i, shall we, shall i, should we, let's, lets, need to, needs to, have to, has to, got to, gotta, \
    going to, gonna, want to, wanna, i can, we can, i could, we could, i'll, we'll, i will, we will, we should, \
    i should, we must, i must, happy to, come and, come help, help me, help us, chance you could, chance you can, \
    able to, can someone, could someone, can anyone, could anyone, can anybody, could anybody, who could, who can, \
    willing to, mind if i, ok if i, okay if i, any chance of you, you could, hoping to, planning to, i've to, \
    we've to, i'd like to, we'd like to, i would like to, we would like to, i'd love to, we'd love to, i would love to, \
    would like to, i want to, we want to, are you able to
    """,
    .undertakingLead: """
    can you, can u, could you, could u, would you, would you mind, will you, can we, could we, shall we, should we, can i, could i, may i, \
    mind if i, need to, needs to, has to, have to, got to, gotta, someone to, somebody to, who's going to, whos going to, who's gonna, \
    ever gonna, ever going to, supposed to, meant to, promised to, remember to, we should, we must, let's, lets, want to, wanna, \
    i'd like to, we'd like to, i'd love to, we'd love to, are you free to, are we, are you, are u, when are you, when are u, when are we, when you, when u, \
    you still, u still, do you still, we still, up for, help me, help us, any chance of
    """,
    .matterLead: """
    still selling, you selling, u selling, still doing, do you do, owe me, owe you, owe u, go halves on, short of, short, giving up on, getting rid of, rid of, \
    giving away, someone for, still got, up for, fancy
    """,
    .noMatter:
        "favour, favor, question, sense, minute, mins, hour, thing, things, bit, days, idea, time, help, hand, lot, one, ones, way, reason",
    .needing: "needs, need, wants, could do with, has to, have to, must, is due for a, is due a",
    .stillOffered:
        "still available, still going, still for sale, still up for grabs, still free, still there, up for grabs",
    .arrives: "gets in, get in, getting in, arrives, lands, leaves, departs, arriving, landing",
    .spotLead: "in, at, outside",
    .nightOccasion: "party, club, disco, gig, rave, tonight",
    .asksPermission:
        "can i bring, can we bring, could i bring, may i, is it ok to bring, can the kids, can he bring, can she bring, should i bring, shall i bring, shall i come along, shall i come with, should i come along, should i come with, do you want me to, want me to, do i need to bring, are dogs, are kids, do i need, do we need",
    .asksIfDay: "is it, isnt it, isn't it, is today, is it really, is it only, is it already",
    .dayAskedFor: "yet, already, today, still",
    .dayAgain: "again",
    .vaguePlaceNoun: "place, spot, haunt, time, one",
    .groan: "ugh, urgh, argh, gah, bleh",
    .asksWhatDay:
        "what day is it, what day are we on, what day is today, whats today, what is today, what day is it even, what day even is it, what day is it today",
    .asksHowLong: "how long, until when, till when",
    .asksReturn: "and back, and the way back, and coming back, and home, back when, and the return",
    .ratherNextWeek:
        "rather next week, next week instead, better next week, next week is better, next week would be better, next week better",
    .partOfThing: "close, end, start",
    .clockZone: "pt, et, ct, mt, pst, est, cst, gmt, bst, cet, utc, ist",
    .reminder: "don't forget, dont forget, don't forget about, reminder about",
    .noSmallTown:
        "bed, town, lectures, class, meetings, work, charge, love, trouble, hospital, school, touch, luck, need, office, uni, college, court, labour, surgery, training, transit, limbo, person, public, place, time, season",
    .workerNoun: "man, lady, guy, woman, people, men",
    .seeingVerb: "see, watch",
    .hourOccasion:
        "brunch, lunch, dinner, drinks, supper, tea, breakfast, coffee, bbq, pub, pints, church, practice, training, football, yoga, doors",
    .reportingVerb: "says, said, reckons, thinks, rang, texted, emailed, called",
    .replyWanted: "rsvp",
    .emptyPredicate:
        "should get to you, will get to you, should be with you, will be with you, should arrive, coming, come, comes, is coming, are coming, is, are, is due, are due, will come, is ready, are ready, will be ready, will be",
    .endearment: "love, darling, dear, angel, sweetheart, honey, babe",
    .drawnInto: "got me into, got me hooked on, got me onto, has me into, got me doing",
    .kindOfPerson: "person, guy, girl, girlie, lady, lad, dude, gal",
    .becoming: "turned into, turning into, become, became",
    .noKind: """
    morning, night, people, nice, good, bad, kind, right, wrong, same, different, private, shy, social, better, \
    new, old, young, tall, funny, great, lovely, sweet, big, little, delivery, wifi, local, nicer, free, busy, other, cool, smart, random, weird, decent, busier, happy, sad, changed, third, second, first, single, whole, real, strange, certain, only, best, last, cute, hot, fit, white, black, birthday, posh, clever
    """,
    .onlyNow: "only, just, already, finally, literally, still",
    .reasonBeing: """
    i'm at, im at, i am at, we're at, we are at, were at, i'll be at, we'll be at, got to be at, it's, its, that's, thats, it is
    """,
    .reasonCopula: "is",
    .reasonHaving: "have, have got, we've, i've, we've got, i've got, got, has, has got, they've, they've got",
    .reasonSubject: "i'm, im, we're, were, i am, we are, they're",
    .noReason: """
    work, working, bed, home, town, loads, lots, plans, stuff, nothing, something, visitors, busy, no, none, any, picking, dropping, helping, \
    minding, covering, looking, thinking, hoping, booked, full, tight, short, slammed, rammed, swamped, mad, crazy, tricky, hard, bad, difficult, \
    too, school, uni, college, them, it, you, him, her
    """,
    .soleDeed: "babysit, dogsit, catsit, petsit, housesit",
    .requestLead: """
    tickets to see, tickets for, ticket for, help me with, help us with, help with, help me, help us, a hand with, look at my, look at our, look at the, look at that, look at this, \
    teach me, teach us, show me how, show us how, learn how to, been meaning to, one more for, someone for
    """,
    .requestFiller: "to, how, i, we",
    .deedFiller: "also, and, finally, come, help, just, maybe, me, perhaps, please, pls, possibly, still, us",
    .noDeed: """
    aim, assume, cancel, choose, confirm, consider, cover, fancy, find, give, handle, manage, meet, post, postpone, quit, \
    reach, skip, spare, speak, squeeze, start, stop, suit, swap, switch, talk, think, trust, win, work, write
    """,
    .handingParticle: "in, on, up, out, over, off, down, back",
    .vagueProgressive: "doing, having, getting, taking",
    .deedParticle: "after, apart, down, off, out, over, round, through, together, up",
    .conveyingVerb: "bring, bringing, drive, driving, get, getting, take, taking, walk, walking",
    .deedStop: """
    about, again, anything, as, asap, better, everything, first, how, if, instead, it, it's, like, me, more, or, please, pls, \
    something, sometime, somewhere, than, that, them, then, too, us, what, when, where, whether, you, him
    """,
    .likingAdverb: """
    really, so, just, only, simply, absolutely, totally, always, also, still, truly, definitely, secretly, both, do, \
    actually, literally, genuinely, honestly, deeply, particularly, especially, quite, rather, super, very, completely, \
    seriously, currently, now, already, all, big, pretty, more, even, obviously, clearly, does, most, kinda, \
    proper, properly, increasingly, suddenly, hopelessly, utterly, entirely, ridiculously, insanely, happily, madly
    """,
    .silentEnding: "e",
    // plans named by their subject
    .weakTurning: "is, will",
    .behindAge: "next, on, this",
    .oneArticle: "one",
    .agedPerson: "he, i, she",
    .tellingVerb:
        "home, starts, start, begins, begin, sale, delivered, scheduled, booked, due, arrives, arrive, arriving, released, published, confirmed, arranged, rescheduled",
    .bareHappening: """
    are, begins, begin, start, go, goes, got, has, is, moved, on, opens, starts, takes, was, will, falls
    """,
    .happeningPreposition: "for, from, on, to",
    .isPredicate: "is",
    .headlessDoing: "taking, visiting, driving, hosting, picking, bringing, seeing, meeting, celebrating",
    .progressiveSubject: "am, are, he's, i'm, is, she's, they're, we're",
    .stateParticiple: """
    giving, forecasting, predicting, working, thinking, hoping, looking, wondering, feeling, staying, being, trying, waiting, going, doing, \
    having, saying, talking, asking, planning, coming, sleeping, missing, making, kidding, joking, dying, \
    taking, sending, bringing, nothing, something, everything, morning, evening
    """,
    .progressiveEnd: "and, at, but, by, for, from, in, on, till, until, with",
    .changingVerb: "graduating, leaving, marrying, moving, retiring, starting",
    .feastPlace: "at",
    .betweenVerbAndDay: """
    actually, already, also, at, back, between, booked, confirmed, fixed, for, from, here, in, now, on, only, \
    planned, scheduled, set, still, then, to, yours, ours, mine, us
    """,
    .phraseBreak: "know, and, because, btw, but, reminder, so, that, when",
    .nounPronoun: """
    it, this, that, there, which, who, everything, something, nothing, everyone, here, she's, he's, it's, \
    that's, monday, one, mine, yours, weather, forecast
    """,
    .dayNounHead: "day, evening, night, weekend, afternoon, morning",
    .clausePronoun: "he, i, i'm, no, not, she, they, we, we're, what, who, you",
    // titles
    .titleComplement: "at, of, to, with",
    .noModifier: """
    have, got, having, forget, wanna, gonna, love, like, need, want, booked, for, join, fancy, up, quick, next, \
    last, first, another, own, big, little, small, nice, lovely, hear, doing, get, getting, do, make, making, take, \
    taking, about, says, think, thinking, start, starts, bring, attend, attending, starting, planning, plan, host, \
    throwing, watch, see, seeing, grab, let, us, week, luck, remember, missed, miss, know, long, busy, whole, full, \
    other, same, lazy, quiet, hectic, crazy, tough, hard, weird, sad, bad, slow, short, early, late, free, spare, \
    earlier, later, available, all, each, any, every, good, great, best, worst, beautiful, wonderful, rainy, sunny, \
    hot, cold, wet, boring, stressful, amazing, extra, rough, stupid, special, normal, usual, fab, fun, cheeky, \
    proper, massive, huge, spoke, told, talk, agreed, said, asked, texted, found, wants, wanted, offered, gave, \
    used, needs, rest, end, middle, change, changed, finish, finished
    """,
    .verbInTitle: "ski, driving, swimming, running, cooking, sailing, riding, moving",
    .atPreposition: "at",
    .complementDeterminer: "my, our, the, your",
    // plans named by their verb
    .beginVerb: "starts, start, begins, begin, starting",
    .beginLead: "from, as of",
    .genericVerb: "go, come, coming, join, meet",
    .anyMeeting: """
    after, afterwards, go, along, both, together, meet, come, coming, join, up, over, you, us, me, by, then, with, again, there, to, \
    yours, ours, mine
    """,
    .visitParticle: "along, by, over, round",
    .visitVerb: "come, coming, comes",
    .seeVerb: "see, seeing",
    .seeObject: "each, u, ya, you",
    .noMeeting: "good, great, loved, nice, to, you",
    .stillOn: "still on for",
    .goVerb: "go, going",
    .goFuture: "gonna",
    .impersonalVerb: "coming, going",
    .impersonalSubject: "is, it, it's",
    .comingVerb: "coming",
    .itSubject: "it, it's",
    .startVerb: "start, starting, starts",
    .startObject:
        "course, job, school, nursery, college, uni, university, kindergarten, preschool, chemo, treatment, therapy, training",
    .comeVerb: "come, comes",
    .behindCome: "from, on, out, true",
    .onPreposition: "on",
    .particleVerb: "catch, hang, head, pick",
    .planParticle: "her, him, me, out, to, up, you",
    .stayVerb: "cook, eat, run, running, stay, staying, work",
    .behindStay: "home, late, out",
    .planSubject: """
    i, we, you, he, she, they, i'm, we're, you're, he's, she's, they're, i'll, we'll, you'll, let's, lets, \
    wanna, want, shall, gonna, everyone, us, parents, u, im, who's, fancy, up
    """,
    .verbPhraseEnd: "and, at, because, but, if, near, on, opposite, or, outside, so, that, then",
    .verbPhraseTail: "a, for, from, in, my, next, the, this, to, with, your",
    // whose plan it is
    .noOwner: "let, valentine, today, tomorrow, that, there, here, what, who, mother, father, women, men, children",
    .actorCopula: "is",
    // what the talk is of
    .ticket: "ticket, tickets, invite, invites, invitation, invitations, tix",
    .noDeterminer: "no",
    .quoting: "wrote, texted, typed, posted, read, quote, like, that, goes",
    .fittingIn: """
    fit me in, fit us in, fit you in, fit her in, fit him in, squeeze you in, squeeze me in, squeeze us in, \
    book you in, put you down, put me down, pencil you in, pencil me in, slot you in, get you in, got me in, \
    have an opening, have a slot, have a gap, have a space, had a cancellation, have a cancellation, can offer you, \
    can do you, see you on, booked you for, booked you in, put you in for, put you down for, put you in on, moved you to, have availability, got availability, are available, is available, next available, \
    first available
    """,
    .showingNoun: "matinee",
    .firstFree: """
    first we've got, first i've got, first we have, first i have, earliest we've got, earliest i've got, earliest we have, next we have, next we've got, next i have, next i've got, soonest we have, running behind, running a bit behind
    """,
    .slotNoun: """
    slot, appointment, opening, cancellation, availability, gap, window, session, screening, showing, space, spot, \
    consultation, answer, decision, verdict
    """,
    .whichOne: "which",
    .dailyRound: "work, working, school, uni, college, lectures, lessons, shift, office",
    .dayHead: "day, night, nights, evening, afternoon, morning, weekend, week",
    .purpose: "for",
    .announcing: """
    will, should, is going to, are going to, is due to, are due to, is meant to, is set to, is expected to, \
    are expected to
    """,
    .beAuxiliary: "be",
    .finiteEnding: "s",
    .standIn: "one, ones, one's, ones's",
    .boundBefore: "after, before, until, till, til, during, since",
    .workDuty:
        "i have to work, i've to work, i'm working, im working, have to work, got to work, gotta work, i've got work, i have work, i need to work, i'm on shift, im on shift, i'm on call",
    .mineAlone: "mine, mine's, mines",
    .headingTo:
        "off to, moving to, shifting to, flying to, heading to, driving to, travelling to, traveling to, relocating to, going to, fly to, trip to",
]

/// What people like.
private let englishLikings: [Cue: String] = [
    .hated: "hell, nightmare, torture, misery, hate, hates",
    .asksIfLiked:
        "do you like, do you love, do you enjoy, are you into, d'you like, do u like, you like, you into, are you a fan of",
    .asksIfDone:
        "i heard you, heard you, i hear you, so you, so do you, mum says you, someone said you, do you, d'you, do u, you, do you ever, you said you, you mentioned you, i hear that you, didn't you say you",
    .lovesThem:
        "more than ever, every chance, i do, i am, we do, sure do, guilty, i do actually, love them, love it, love that, adore them, adore it, big time, big fan of it, very much, very much so, obsessed, im obsessed, i'm obsessed, i love them, i love it, i adore them, i adore it, big fan, huge fan, a lot",
    .playedVerb: "play, plays, played",
    .wholeLife: """
    is my happy place, is my sanctuary, is my pride and joy, are my pride and joy, is his pride and joy, is her pride and joy, are his pride and joy, are her pride and joy, is her whole life, are her whole life, is his whole life, are his whole life, is my whole life, are my whole life, is her whole world, are her whole world, is his whole world, are his whole world, is my whole world, are my whole world, is my whole personality, is her whole personality, is his whole personality
    """,
    .collectsThem: """
    i collect them, i collect those, he collects them, she collects them, he collects those, she collects those, i've started collecting them
    """,
    .deedAdjective: "long, early, quick, solo, decent, cheeky, slow, morning, evening, big",
    .forTheMoment: "at the moment, atm, right now, these days, currently, lately, this year, for now",
    .modestHedge: "badly, poorly, terribly, barely, slowly",
    .meToo:
        "me too, me as well, same, same here, so do i, so am i, snap, likewise, mee too, me 2, i do too, i am too, ditto, oh same, omg same, omg me too, us too",
    .allThought:
        "thinks about is, think about is, talks about is, talk about is, cares about is, care about is, wants to do is, want to do is, likes to do is, does is, do is, reads is, wants is",
    .inMind: "on the brain, on his mind, on her mind",
    .restoreVerb: "restore, restores, renovate, renovates",
    .everyThing: "all",
    .workedOn: "on, with, at, about",
    .favouriteNoun: "favourite, favorite, fave, pleasure, weakness, obsession, passion",
    .keepVerb: "keep, keeps",
    .tellingQuestion:
        "did you know, did u know, you know, guess who, guess what, did i tell you, have i told you, did you hear",
    .unsureTag: "i think, i guess, i believe",
    .atAll: "at all, much, often, these days, yourself, too, as well, then, by any chance",
    .amountOf: """
    anything to do with, anything with, anything about, anything involving, everything to do with, everything about, all things, all sorts of, anything, \
    a lot of, lots of, loads of, a bit of, a little, a little bit of, some, plenty of, too much, far too much, tons of, a fair bit of, \
    bits of, way too much
    """,
    .makingVerb: """
    make, keep, build, grow, restore, collect, brew, foster, whittle, design, carve, breed, make my own, repair, mend, do, rear, train, forge, weld, \
    ferment, pickle, code, translate, study, practise, practice, record, compose, turn, mix, press, tie
    """,
    .noPastime: """
    spent, went, slept, stayed, watched, worked, bit, couple, \
    contest, question, doubt, competition, \
    work, working, lunch, breakfast, supper, appointments, meetings, calls, sleep, sleeping, nap, naps, laundry, cleaning, job, kids, children, nothing, revising, revision, studying, uni, school, \
    overtime, shifts, chores, errands, dinner, friends, family, money, plans, life, parenting, housework, tidying, shopping, dishes, bills, \
    emails, team, business, customers, clients, budgets, sense, sure, love, food, mistakes, jokes, trouble, drinking, partying, nada, mum, \
    none, complain, complaining, naps, napping, wine, everything, anything, stuff, tea, coffee, noise, tv, telly, hours, people, procrastinating, crying, moaning, complaining, eating
    """,
    .crafted: """
    poems, poetry, songs, lyrics, stories, novels, haiku, haikus, screenplays, fanfic, bread, sourdough, cakes, pastries, cupcakes, macarons, \
    mead, cider, candles, soap, soaps, quilts, socks, scarves, jumpers, sweaters, landscapes, portraits, watercolours, watercolors, \
    watercolour, watercolor, miniatures, comics, cartoons, models, kites, mosaics, birdhouses, puppets, ultras, marathons, triathlons, \
    trails, motorbikes, horses, waves, crime, thrillers, manga, fantasy, sci, jazz, opera, soul, harmony, salsa, tango, bachata, ballet, swing
    """,
    .roleRelation:
        "boss, neighbour, neighbours, landlord, landlady, teacher, doctor, manager, supervisor, tutor, professor, dentist, coach",
    .leftOtherwise: """
    on read, on seen, on delivered, on unread, hanging, waiting, a message, a voicemail, a voice note, with the bill, speechless, alone, \
    out, behind, in the dark, in charge, in peace, standing, wanting, no choice, the keys, a note, in tears, some, a bit, the dog
    """,
    .nothingBeats:
        "my idea of fun is, my idea of heaven is, my idea of a good time is, my idea of bliss is, my idea of a holiday is, what i really love is, what i love most is, what i really enjoy is, nothing i love more than, could happily, happiest when i'm, happiest when, any excuse for, any excuse to, nothing beats, you can't beat, can't beat, nothing like, nothing better than, nothing is better than, nothing makes me happier than, nothing more relaxing than, there's no better feeling than, i swear by, where would i be without",
    .youAnd: "you and your, you and ur, u and ur",
    .daysFor: "are for, is for, are all about, are reserved for, means, mean, are my, are strictly for, are strictly",
    .talkLead:
        "talk about, go on about, bang on about, chat about, read about, ramble about, ramble on about, bore you about, could watch, can watch, could listen to, talk",
    .forHours: "for hours, all day, all night, for days, forever, for ages, hours",
    .bug: "phase, kick, era, craze, bug",
    .caught: "in, on, through, got, caught, bitten, has, have, had, getting, get",
    .askedToPlan: "on, coming, free, up, keen, joining, happening, able, want, need, got, have",
    .continuing: "still, nowadays",
    .openQuestion: "what, what's, whats, where, why, how",
    .newsAsked: "new, up, happened",
    .asksBack:
        "and yours, yours then, when's yours, whens yours, you, and you, what about you, how about you, wbu, hbu, and yourself, yourself, yours, what are yours, what's yours, u, wby",
    .ensembleLead: "in, with, for",
    .ensemble: """
    choir, band, orchestra, quartet, quintet, trio, club, team, league, ensemble, troupe, society, group, chorus, squad, league, \
    choirs, bands, company, guild, circle
    """,
    .memberLead: """
    i'm in a, i'm in the, im in a, im in the, i'm part of a, part of a, member of a, member of the, i'm in our, in my local, \
    joined a, joined the, joined my local, joined our local, we're in a, run a, \
    started a, i've joined a, belong to a
    """,
    .othersMemberLead:
        "she's in a, he's in a, is in a, they're in a, runs a, she's in the, he's in the, is in the, belongs to a",
    // likings in an answer
    .habitYes: "more, always, every, still",
    .answerHedge: """
    honestly, mainly, mostly, only, probably, just, lots, loads, usually, tend, always, oh, um, well, currently, \
    lately, recently, still, sometimes, occasionally, mainly, otherwise, apart, besides
    """,
    .clauseSign: "are, he, i, is, it, she, was, we",
    // subject, verb, thing
    .weakLiking: """
    collect, collects, like, liked, likes, prefers
    """,
    .strongLiking: "adore, adores, enjoy, enjoys, love, loved, loves",
    .behindLike: "always, before, last, that, this, usual, yesterday",
    .pastLiking: "liked, loved",
    .into: "into",
    .getInto: "get, getting, got, gotten",
    .entered: """
    trouble, debt, university, uni, college, medical, med, law, bed, town, arguments, fights, work, position, \
    shape, school, grad, character, contact, details
    """,
    .fondOf: """
    mad into, mad for, well into, dead into, proper into, \
    fan of, obsessed with, hooked on, addicted to, crazy about, mad about, nuts about, wild about, passionate about, \
    keen on, mad on, nuts on, fond of, fascinated by, enthusiastic about, smitten with, lover of, fans of, sucker for a, sucker for an, partial to a, partial to an, a thing about, devoted to, mad for, \
    crazy for, nuts for, potty about, daft about, batty about, obsessed by, obsessed w, partial to, big on, \
    besotted with, enamoured with, enamored with, in love w, a sucker for, sucker for, excited about my, gone on, \
    down the rabbit hole of, down the rabbit hole with, bonkers about, mad on, mad keen on, taken with, all about, geeking out on, geeking out over, nerding out on, nerding out over, hooked by, passionate for, nerd about, nerds about, geek about, geeky about, nerdy about, nutter about, only listening to, listening to nothing but
    """,
    .loveNoun: "love",
    .withPreposition: "with",
    .enough: "enough",
    .ofPreposition: "of",
    .getVerb: "get",
    .cannot: "can't, cannot, cant, couldn't",
    .their: "their",
    .overHere: "here, over here, reporting for duty, and proud",
    .follower:
        "fan, stan, snob, obsessive, maniac, devotee, fiend, whizz, wizard, fanatic, nerd, geek, lover, addict, enthusiast, buff, junkie, freak, aficionado, nut",
    .behindFan: "base, club, of",
    .fanArticle: "a, an, such",
    .fanDegree: "such, not, quite, such",
    .fanSize: """
    big, huge, massive, great, total, real, true, complete, lifelong, proper, bit, of, a, secret, such, absolute, \
    keen, avid, passionate, hardcore, biggest, right, proud, serious, mega, super, ginormous, die, hard, enormous, \
    low, key, lowkey, full, fully, on, fledged
    """,
    .takeVerb: "taken, taking, took",
    .upParticle: "up",
    .discoverVerb: "discovered, rediscovered",
    .takenUpArticle: "a, the",
    .hobbyOfSpeaker: "my, our",
    .hobbyOfListener: "your",
    .hobbyOfOther: "his, her, their",
    .favourite: "fave, favorite, favourite",
    .hobbyAttribute: "big, biggest, fave, favorite, favourite, guilty, latest, main, new",
    .favouriteOther: "day, one, part, person, thing",
    .hobby: "hobbies, hobby, obsession, passion, pastime, pleasure, jam",
    .hobbyCopula: "are, is",
    .likedNoMore: "anymore, no",
    // who likes it
    .alwaysAdverb: "always",
    .haveAuxiliary: "has, have",
    .contractedHave: "he's, i've, she's, they've, we've",
    .ellipticLiking: "adore, enjoy, love",
    .stateWord: """
    a, an, huge, massive, great, total, real, been, getting, gotten, fallen, fell, got, become, becoming, became, \
    bit, of, lifelong, proper, such, long, time, get, gone, true, complete, recently, lately, currently, secret, \
    avid, mad, dead, well, only, finally, slowly, low, key, lowkey, quite, very, so, hugely, deeply, seriously, \
    weirdly, strangely, officially, stupidly, rather, mildly, slightly, started, having, be
    """,
    .stateDenial: "aren't, isn't, never, not, wasn't",
    .stateOfSpeaker: """
    i'm, im, i've, ive, we're, we've
    """,
    .stateOfListener: "you're, you've",
    .stateOfOther: "he's, she's, they're, they've",
    .letUs: "let's",
    .stateVerb: "'m, am, are, got, has, have, is",
    .becomingVerb: "became, fell, get, got",
    .likingSpeaker: "i, we, i've, we've",
    .likingListener: "you, you've",
    .likingOther: "he, she, they, she's, he's, they've",
    .nobody: """
    everyone, everybody, nobody, anyone, anybody, people, someone, somebody, who, which, that, looks, feels, \
    sounds, look, feel, sound, seems, used, to, would, never, not, if
    """,
    .likerDeterminer: "her, his, my, our, the, their, your",
    .thirdPersonEnding: "s",
    .askingWord: """
    do, does, did, would, if, why, could, can, should, is, are, don't, doesn't, didn't, wouldn't, will, wish, \
    unless, whether, how, isn't, aren't, am
    """,
    // what people do again and again
    .learningVerb: "collecting, doing, learning, playing, practicing, practising, studying",
    .behindLearning: "for, how, to, play, the",
    .topicStop: """
    and, or, though, although, anyway, tbh, ngl, lately, nowadays, again, already, much, most, more, less, \
    best, better, lol, haha, hahaha, even, like, now, always, these, since, without, within, despite, except, \
    especially, particularly, instead, actually, honestly, atm, obviously, ever, everyday, anymore, \
    currently, recently, today, whenever, because, cause, cuz, together, right, only, thanks, please, hmm, \
    yes, besides, xx, xxx, btw, imo, rn, either, later, obsessed, meanwhile, lots, anyways, above, during
    """,
    .othersPlaying: "does, plays, practises, practices, teaches",
    .practisedVerb: "completed, did, done, entered, finished, had, ran, run, started, survived, swam",
    .comingFrom: "back from, home from, coming from, straight from, knackered from, tired from, sore from",
    .lessonAttribute: "big, first, new, next, weekly",
    .lessonPreposition: "a, an, at, for, from, the, to",
    .lessonVerb:
        "taking, take, takes, had, started, love, doing, does, at, doing, from, got, had, have, having, i've, my, started, to",
    .notPlaying: "i'll, let's, to, us, wanna, we'll",
    .ownLife: "my life",
    .ironyTail: "clearly, obviously, obvs, apparently",
    .asksOfSomebody: "what's, whats, does",
    .playingDenial: "don't, if, no, not, used",
    .personNoun: """
    fan, girl, guy, nerd, person, type, people, folk, family, household, supporter
    """,
    .personNounOfPastime: "woman, man, lad, lass, bloke, gal, mum, dad, nan",
    .personLead: """
    am, i'm, im, of, really, such, we're, we are, big, huge, strictly, definitely, totally, still, very, more, always, proper, years
    """,
    .plainPerson: """
    bad, big, good, huge, morning, nice, night, people, sofa, couch, family, lazy, private, shy, funny, \
    lovely, different, quiet, new, real, whole, another, cool, busy, old, young, tall, poor, sick, happy, sad, lucky
    """,
    .allOf: "all",
    .forMe: "for me",
    .havingVerb: "got, have, has, i've",
    .behindHaving: "at, on, tonight, first, before, beforehand, until, till, til, straight, right, that",
    .contractedIHave: "i've",
    .usedTo: "used",
    .beforePastimeVerb:
        "is, are, also, am, been, better, figure, finally, got, had, has, have, ice, recently, roller, was",
    .pastimeOfSpeaker: "i, we, i've, we've, i'm, we're, and, but, me",
    .pastimeOfListener: "you, you've, you're",
    .pastimeOfOther: "he, she, they, he's, she's, they've, they're",
    .pastimeDenial: "if, never, not, would, could, should, don't, didn't, to, no",
    // the thing that is liked
    .listAnd: "and",
    .afterTopic: """
    but, so, because, since, when, than, more, most, though, although, too, now, lately, these, anyway, tbh, \
    especially, at, in, on, with, for, as, after, before, every, always, also, if, or, while, much, very, \
    right, haha, lol, like, even, above
    """,
    .degreePhrase: "a lot, a bit",
    .kindsOf: "all kinds of, all sorts of, anything with, anything to do with, everything to do with",
    .anyThing: "anything, everything",
    .topicLead: "really, good, mostly, mainly, some, definitely, probably, still, now, currently, actually, doing, so",
    .courtesyVerb: "see, hear, be, know, think, say, come, join, have, meet, believe, get, help, talk",
    .placeAdjective: "good, nice, proper",
    .articleForAll: "a, an, the",
    .commonThing: """
    sea, ocean, mountains, outdoors, beach, countryside, snow, rain, cold, heat, arts, theatre, theater, \
    opera, ballet, blues, beatles, gym, forest, woods, desert, violin, piano, guitar, cello, drums, ukulele, \
    banjo, lake, cinema, movies, moomins, stones, rolling, simpsons
    """,
    .topicJoint: "of, up, out, the",
    .behindInnerThe: "in, of",
    .pairAnd: "and, n",
    .pair: """
    fish chips, rock roll, drum bass, arts crafts, mac cheese, salt vinegar, dungeons dragons, black white, \
    country western, track field, gin tonic, bed breakfast, bread butter, peanut jelly, simon garfunkel, \
    rhythm blues, cheese wine
    """,
    .noTopic: """
    it, you, u, ya, him, her, them, me, us, this, that, these, those, what, how, when, where, why, who, \
    being, having, everything, everyone, everybody, nothing, anything, something, someone, one, ones, both, \
    all, seeing, hearing, knowing, mine, yours, idea, ideas, plan, news, sound, look, photo, photos, pic, \
    pics, picture, pictures, video, message, bits, bit, lot, lots, way, thing, things, stuff, trouble, \
    account, debt, detail, details, position, action, getting, going, coming, waiting, totally, literally, \
    new, work, bed, town, space, time, line, ing, goodbye, hello, hugs, kisses, always, half, second, twice, \
    first, ways
    """,
    .yearsNoun: "years, yrs, decades",
    .beenWord: "been",
    .lastingLead: "for, since",
    .pluralEnding: "s",
    .sinceYouth: """
    since i was, since i were, since she was, since he was, since they were, since we were, all my life, all her life, \
    all his life, my whole life, her whole life, his whole life, since childhood, since school, since uni, since college
    """,
    .tagQuestion: "doesn't she, doesn't he, don't they, doesn't it, doesnt she, doesnt he, dont they, innit",
    .noPastimeVerb: """
    working, living, waiting, looking, trying, going, seeing, dating, feeling, thinking, having, staying, sleeping, \
    dreading, coming, getting, being, talking, saying, asking, hoping, planning, meaning, wanting, using, taking, \
    doing, putting, giving, struggling, suffering, nagging, begging, telling, needing, missing, wondering, \
    searching, hunting, saving, paying, renting, commuting, driving, sharing, running, eating, drinking, calling, \
    texting, avoiding, ignoring, lying, sitting, standing, raining, snowing, boarding, reading
    """,
]

/// People.
private let englishPeople: [Cue: String] = [
    .kindOf:
        "kind of, kinda, kind words, kind word, kind message, kind offer, kind thoughts, kind support, kind help, kind note, kind heart",
    // relatives
    .doubtfulAttribute: "ex, twin, eldest, oldest, youngest, gran",
    .inLaw: "- in - law, - in - laws, in law, in laws",
    .kinLead: "and, because, that, when, with",
    .kinVerb:
        "and, asks, asked, bought, broke, came, can, can't, comes, did, does, finally, gets, goes, got, had, has, is, just, keeps, knows, left, likes, lives, loves, made, makes, needs, passed, reckons, said, says, sends, sent, starts, still, thinks, told, took, turned, turns, used, wanted, wants, was, went, will, won, works",
    .homePreposition: "at, from, near, to",
    .beforePlaceName: "at, from, in, to",
    .behindNoRelative:
        "act, board, canaria, company, fight, list, paradiso, prix, request, requests, sasso, ship, tongue, torino, turismo, via, zone",
    .ownSpouse: "wife, missus, hubby, wifey, hubs",
    .namedOnly:
        "firstborn, student, pupil, client, hairdresser, dentist, doctor, physio, vet, cleaner, accountant, lawyer, plumber, mechanic, barber, midwife, guardian, sweetheart, squeeze, mil, sil, bil, lass, eldest, oldest, youngest, twins",
    .noKinTitle:
        "da, dad, daddy, mum, mom, mam, mama, pops, baby, girls, boys, man, mate, bro, ex, kid, twin, partner, coach, papa, nanny, babysitter, trainer, assistant",
    .relativeArticle: "the",
    .ofOwner: "of",
    .aRelative: "a, an, another, some",
    .ofMine: "of mine, of ours",
    .isNamed: "is called, is named, are called, 's name is, name is, was called, goes by",
    .asksAfter: """
    what should i|we get, how's, hows, how is, how are, how're, how did, how was, is, has, did, does, what's, whats, what is
    """,
    .asksName:
        "which one, what's his name, what's her name, what's their name, what is his name, what is her name, who's that, what did they call, what did you call, what are you calling, what are they calling, what are you naming, have you got a name, does he have a name, does she have a name, name, who, what's your, what is your, remind me",
    .honorific: "mr, mrs, ms, miss, dr, sir, prof",
    .namedLead: "called, named, aka",
    .possessiveEnding: "'s",
    .contest: "tournament, competition, concert",
    .wishingVerb:
        "want, wants, wanted, need, needs, have, has, like, going, supposed, try, trying, used, able, hope, hoping, planning, meant, about, love, asked, invited",
    .plainClub:
        "night, kids, breakfast, youth, fan, fans, strip, support, focus, work, study, project, parents, parent, management, toddler, baby, rock, pop, new, local, small, little, great, good, cover, wedding, big, chat, whatsapp, friend, whole, research, user, discussion, after, lunch, mums, dads, sales, design, product, marketing, dream, another, different, old, same, working, steering, age, blood, control, insurance, insurances, building",
    .makesIt: "make it, can we do, could we do, let's do, lets do, let's say, lets say, rather, prefer",
    .insteadNow: "now, instead, nowadays",
    .collectVerb: "collect, collects, collecting",
    .attending: "got, have, at, to, tonight, i've, missed, miss, after, before, from, it's, off",
    .advert:
        "sign up, join today, join now, book now, order now, reply stop, unsubscribe, special offer, first one free, for free, free trial, limited offer, use code, discount, subscribe now, sale ends, buy now, opt out, click here",
    .pastimeRefusal:
        "boring, hate, hates, loathe, dull, can't, cannot, cancelled, canceled, quit, stopped, gave, sold, wish, wished, hated, rather, bored, allergic, bring, fetch, borrow, lend, cancel, closed, shut, nobody",
    .supporterOf:
        "season ticket for, season tickets for, season ticket at, subscription to, subscription for, lifelong supporter of, season pass for",
    .pastimeGear: """
    allotment, beehives, beehive, hives, kiln, loom, telescope, darkroom, sourdough, railway, potter's wheel, veg patch, vegetable patch, worm farm, spinning wheel, model railway, train set, home brew, homebrew, modular synth, sewing machine, terrarium, bonsai, bonsais, orchids, dahlias, koi, pigeons, budgies, beekeeping
    """,
    .collection: """
    collection, collections, album, albums
    """,
    .obligation: """
    must, gotta, need, needs, should, homework, school, supposed, forced
    """,
    .goingFor: """
    go, goes, going, gone
    """,
    .hobbyPredicate: """
    pleasure, \
    love, \
    thing, jam, passion, hobby, obsession, therapy, escape, addiction, weakness, life, religion, pastime, happy, \
    favourite, favorite, sport, specialty, forte, outlet, meditation, world, cardio, comfort, zone, crack, kryptonite, catnip, downfall, lifeline, sanity, vice, guilty
    """,
    .allOneDoes: """
    all i do, all i think about, all i talk about, all she does, all he does, all he talks about, all she talks about, all he thinks about, all she thinks about, all we do, what i live for, what keeps me sane, what keeps me going, my everything
    """,
    .adverbEnding: "ly",
    .avid: """
    keen, avid, passionate, lifelong, amateur, enthusiastic, obsessive, hobby, weekend, fanatical, serious, dedicated, committed, devoted, aspiring, proud, rabid
    """,
    .liker: """
    gamer, drinker, eater, lover, watcher, goer, foodie, bookworm, cinephile, cyclist, birder, twitcher, trekkie, potterhead, swiftie, oenophile, petrolhead, gearhead, bibliophile, philatelist, gymgoer, crafter, plantsman, audiophile, weeb, otaku, rambler, metalhead, cinephile, gymrat, homebody, trainspotter, stargazer, coffeeholic, chocoholic, shopaholic, anglophile, francophile, philhellene
    """,
    .agentEnding: """
    er, ers, or, ist, ists, keeper, ian, ogist
    """,
    .madAbout: """
    mad, crazy, obsessed, daft, nuts, bonkers, potty
    """,
    .likingPhrase: """
    discovered a love of, discovered a love for, got a real passion for, have a real passion for, got a real thing for, never happier than on a, never happier than on, never happier than when, never happier than in, never happier than with, at my happiest on a, at my happiest on, at my happiest in, at my happiest when, at my happiest with, devour, devours, binge, binges, \
    only cares about, only care about, cares about nothing but, care about nothing but, only thinks about, only think about, thinks about nothing but, thinks of nothing but, talks about nothing but, likes nothing better than, likes nothing more than, reads everything by, \
    happiest with a, happiest with, happiest when, happy as long as i have, do love a, do love an, do like a, do like an, does love a, does like a, do enjoy a, does enjoy a, partial to a, partial to, \
    read everything by, reads everything by, read anything by, watch everything by, listen to everything by, \
    live for, lives for, live and breathe, lives and breathes, can't live without, couldn't live without, geek out over, geek out on, geeks out over, nerd out over, never get tired of, never tire of, never gets tired of, swear by, have a thing for, has a thing for, got a thing for, got a thing about, has a thing about, have a thing about, got a soft spot for, got a weakness for, got a passion for, got a love for, get a kick out of, gets a kick out of, get a real kick out of, get a buzz from, get a buzz out of, take pleasure in, find joy in, love nothing more than, loves nothing more than, love nothing better than, like nothing better than,  have a soft spot for, has a soft spot for, have a weakness for, has a weakness for, have a passion for, has a passion for, can't resist, never miss a, never miss an, never misses a, never misses an, only talks about, only talk about, talks about nothing but, thinks about nothing but, never shuts up about, won't shut up about, can't stop talking about, always on about, can't stop watching, can't stop reading, can't stop playing, can't go a day without, can't get through a day without
    """,
    .nameOrVerb: """
    rob, sue, mark, drew, chase, hope, pat, grant, wade, will, may, can, bill, josh, nick, skip, art, dean, gene, sky, sunny, rose, joy, faith, dawn, june, april, august, summer, autumn, star, precious, baby, pearl, ruby, holly, ivy, grace, angel, major, king, prince, duke, earl, love, blue, reed, cliff, glen, brook, dale, heath, lane, clay, rusty, sandy, misty, bunny, buddy, junior, chip, norm, ray, jack, bob, don, guy, jay, jean, pen, pip, tad, van, ward, warren, miles, frank, rich, tony, penny, olive, kitty, teddy, harry, wren, robin, jackie
    """,
    .behindPlaying: """
    a, bit, of, lot, some, still, loads, in, my
    """,
    .givenUp: """
    gave it up, gave up, given up, quit, stopped, sold, broke, dead, fixed, closed, shut, on hold, nah, nope, hate, broken, cancelled, canceled, called off, ended, haven't in years|ages, havent in years|ages, days are over
    """,
    .verbBehindName: """
    is, has, got, had, was, just, said, says, wants, loves, likes, plays, lives, works, will, went, came, can, did, \
    made, told, thinks, hates, passed, broke, moved, started, gave, left, found, bought, won, lost, does, needs, \
    gets, goes, makes, sells, runs, drives, teaches, studies, knows, keeps, who, and
    """,
    // what is new
    .someone:
        "baby, toddler, dog, cat, puppy, kitten, pup, kids, kid, lad, lads, kiddo, one's, newborn, bunny, hamster, rabbit, horse, pony, boss, neighbour, neighbours, neighbor, neighbors",
    .stranger:
        "someone, somebody, people, everyone, everybody, guy, bloke, woman, man, celebrity, actor, actress, singer, politician, king, queen, president, minister, celeb",
    .ownChild: "son, daughter, baby, twins, boy, girl, child, bub, baby's, newborn",
    .passingComplaint:
        "cold, colds, headache, headaches, cough, coughs, sniffles, sniffle, hangover, hungover, tired, fever, temperature, bug, lurgy, migraine, migraines",
    .fromBelow: "to last, from last, last, from bottom, from the bottom",
    .placeOfStudy: "place",
    .fiction:
        "film, films, movie, movies, novel, episode, episodes, series, season, character, characters, plot, documentary, soap, sitcom, podcast, netflix",
    .tellingLead: """
    news, guess, update, announcement, officially, finally, big, sad, good, bad, great, heads, fyi, fun, fact, life, btw, hear, believe, tell, told, know, knew, yesterday, today, literally, apparently, actually, got, get, new, again, both, all, announce, delighted, happy, pleased, thrilled, afraid, sadly, unfortunately, fresh, proud, sharing, say, guys, lads, girls, everyone, folks, mate, dude
    """,
    .phoneDetail: "number, numbers, phone, mobile, cell, landline, sim, ring, text",
    .addressDetail: "address, place, street, road, postcode, avenue, lane, flat",
    .mailDetail: "email, mail, e-mail",
    // greetings and titles
    .titlePlaceholder: """
    unknown, unknown number, unknown caller, no name, messages, message, chat, chats, messenger, sms, mms, \
    text message, inbox, new message, conversation, conversations, direct, direct message, direct messages, \
    dm, dms, contact, contacts, contact info, back, edit, details, group, group chat, online, today, \
    yesterday, you, me, n/a, calls, photos
    """,
    .greeting: "hi, hey, hello, hiya, heya, yo, dear, hej, ciao, good, hii, heyy, morning",
    .greetingLead: "good, happy",
    .greeted: "all, everyone, everybody, folks, guys, team, both, ladies",
    .greetingTime: "morning, afternoon, evening, birthday",
    .addressLead: "dear, my, there",
    .noName: """
    there, all, everyone, everybody, guys, folks, team, love, babe, baby, honey, darling, dear, man, dude, \
    bro, sis, buddy, mate, friend, friends, ladies, girl, girls, boys, sweetie, again, sorry, thanks, happy, \
    good, god, stranger, you, boss, sir, madam, gang, family, merry, welcome, yes, no, ok, okay, congrats, \
    congratulations, wow, quick, long
    """,
    // the summary
    .personalPlace: "mine, ours, yours, my, our, your, home",
    .serialNoun:
        "order, booking, reference, ref, invoice, room, seat, flight, policy, tracking, account, confirmation, ticket, table, pin, serial, case, claim, membership, locker, lucky, jersey, shirt",
]
