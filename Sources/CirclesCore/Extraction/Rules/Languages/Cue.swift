/// What a word or phrase tells the rules, named by what it does in a sentence.
///
/// A language gives its words for each of these in its table (`LanguageTable.cues`), or leaves one out that it does not have. They
/// count in every message, whatever language it is in: short messages do not tell, and people mix. Who adds a language goes through
/// them from the first to the last: they stay in one file, as each language does, however many they are.
enum Cue: Int, CaseIterable, Sendable {
    /// What public houses are called by: "the Red Lion"; and a home, behind whose it is: "Carol's house".
    case houseNoun, homeNoun
    /// What short titles are written with a full stop: "Mrs. Fox".
    case shortTitle
    /// "Ca.", "approx.": a word that its dot cuts short, and no end of a sentence.
    case shortened
    /// Asks whether somebody remembers: "do you remember".
    case recalls
    /// The same at the head of a question, else a reminder: "Remember the concert?"
    case recallVerb
    /// Asks again for what one was told: "when was it again", "cuando era".
    case askedAgain

    // MARK: hours

    /// Before an hour: "at", "around", "until".
    case hourLead
    /// Before an hour, in several words: "a las".
    case hourLeadPhrase
    /// Before a "for" with its hour: "booked [for 8]".
    case bookedVerb
    /// Before an hour that is proposed: "make it", "say".
    case hourAskVerb
    /// Before an hour that is proposed, in several words: "how about".
    case hourProposal
    /// Behind an hour, or a day, that somebody else proposed: "11 works".
    case agreesToHour
    /// Behind an hour that is proposed: "say 8 for dinner".
    case behindProposedHour
    /// Between a preposition and the hour: "at around".
    case hourHedge
    /// Ends a verb of what oneself is going to do: "ire".
    case ownFutureEnding
    /// Begins what was good: "[lovely] lunch today".
    case praise
    /// Behind a no that is none: "nein wie schön".
    case cryOfJoy
    /// At the head of what is said of a day that has been: "[great job] on Saturday".
    case praisesWhatWas
    /// Before a place that another one is at: "the market [by] the town hall".
    case besidePlace
    /// "It's on!", of what had been called off.
    case isOnAgain
    /// Asks whether it was to be another day: "wasn't it [the 30th]?"
    case thoughtItWas
    /// The same of one that is still to come, right before it: "isn't it [the 30th]?"
    case thinksItIs
    /// Behind a number, how often: "four [times]".
    case countedTimes
    /// Before the day on which something was to be: "[was] Monday, now it's the 18th".
    case wasPlanned
    /// Before a day on which something was once to be: "was going to be [Thursday, now it's Saturday]".
    case wasToBe
    /// Behind an hour, which then is the plan's: "9.30 [start]".
    case startNoun
    /// Behind the hour at which something begins: "2030 kick off".
    case kickOff
    /// Behind the hour that somebody asks for in place of another: "13:30 [please]".
    case pleaseBehind
    /// Before the age that somebody reaches on a day: "[you're] 30 on Thursday".
    case agedContraction
    /// At the head of news that are told as a question: "[did I tell you] we're moving?".
    case tellsByAsking
    /// What somebody has without an article that is no plan: "Friday I have [work]".
    case noBareThing
    /// Before news of somebody whose name is still to be guessed: "[guess who]'s pregnant".
    case guessWho
    /// What nobody is allergic to but in a joke: "allergic to [small talk]".
    case jokedAllergy
    /// Ends the name of a day that has it from morning to night: "her [birthday]", "my last [day]".
    case wholeDayNoun
    /// Ends a clause that told why not: "still poorly, [so no]".
    case noBehind
    /// Before a name: "who's [Kayla]?"
    case asksWho
    /// Pronouns beside the verb that tells what is done for somebody: "el viernes [nos] traen el sofá", "mardi [on nous] livre le frigo".
    case besideVerb
    /// "We're [doing] latkes": makes what is eaten.
    case cookingVerb
    /// "Holen wir [uns] Sushi": what somebody gets for themselves.
    case oneself
    /// Behind a number of days that something takes at the longest: "in three days [max]".
    case atMost
    /// Behind a length of time by which something comes too soon or too late: "[in a week] early".
    case tooSoonOrLate
    /// "half", where it is said with the hour it follows: "half six" is 6:30.
    case halfBefore
    /// Half an hour behind an hour that is known.
    case halfPastAlone
    /// A quarter behind an hour that is known.
    case quarterPastAlone
    /// A quarter before an hour that is known.
    case quarterToAlone
    /// Before an hour that stands alone at the end: "doors 7".
    case hourAnnouncement
    /// "do", of "could we do 10?".
    case doVerb
    /// Before "do 10", of an hour that is proposed: "could we".
    case doSubject
    /// "it", of "make it 10".
    case itObject
    /// "make", of "make it 10".
    case makeVerb
    /// "Mach 8 [draus]": ends what an hour is made.
    case makeTail
    /// Behind the hour in digits, with minutes that may follow: "19 Uhr".
    case clockWord
    /// Behind the hour, alone or glued to minutes: "19h30", "8 heures".
    case hourUnit
    /// Behind four figures, which then are an hour: "1900hrs".
    case behindFourFigures
    /// Behind an hour from one to twelve: "o'clock".
    case oclock
    /// Glued to an hour: "7ish".
    case approximately
    /// Behind an hour: "7 sharp".
    case exactly
    /// What can follow a day, or an hour, without belonging to it.
    case afterDay
    /// Behind a number with a dot that is an amount, and no hour: "4.50 [each]".
    case behindAmount
    /// By when one is to be somewhere: "be at the hall [by] 7".
    case arrivalLimit
    /// Between two hours: "2 to 5 pm".
    case hourRange
    /// Between two hours: "10 till 12"; before one, its end.
    case hourLimit
    /// Behind a day that is told of: "got" of "Thursday got crazy".
    case dayTurning
    /// Says that a day suits: "Montag würde [gehen]".
    case suitingVerb
    /// Before an hour alone that is asked for in place of another: "can we do 7".
    case hourProposing
    /// Beside an hour in figures and nothing else: it is offered, "we have 4:20".
    case hourOffering
    /// Beside an hour or a day: it is wished for, and not told: "better", "rather".
    case hourWish
    /// Behind a length of time by which an hour moves: "half an hour later".
    case laterHour
    /// The later of two hours that were named: "the second one".
    case laterOfTwo
    /// The earlier of two hours that were named.
    case earlierOfTwo
    /// A length of an hour, half of one, a quarter.
    case anHour
    case halfAnHour
    case quarterOfAnHour
    /// Behind a number of minutes.
    case minuteUnit
    /// Behind a number of hours.
    case hourLength
    /// Before the first of two hours: "von 3 bis 5".
    case hourRangeLead
    /// Instead of the last of two hours: "9 till late".
    case openEnd
    /// "tomorrow", behind an hour or in a word of two parts.
    case tomorrow
    /// Behind an hour: "pm".
    case afternoonMark
    /// Behind an hour: "am".
    case morningMark
    /// First letter of "p.m." and "a.m.".
    case halfLetter
    /// Last letter of "p.m." and "a.m.".
    case halfLastLetter
    /// First letter of "p.m.".
    case afternoonLetter
    /// Behind an hour: it is in the second half of the day.
    case inTheEvening
    /// Behind an hour: it is in the first half of the day.
    case inTheMorning
    /// Said in a sentence about amounts, not hours: "price".
    case amountTalk
    /// Before two figures that are a score or a ratio: "won 7:3".
    case beforeRatio
    /// Behind two figures that are a score or a ratio: "7:30 pace".
    case behindRatio
    /// The preposition that leads to an hour and to nothing else: "um".
    case atHour
    /// Behind a small number that is an hour, not an amount: "at 7 sharp".
    case behindHour
    /// Before a day that follows an hour: "at 7 this Friday".
    case dayWordAhead
    /// Before an hour with a dot, which is no price there: "dentist".
    case slotNounOrTrade

    // MARK: hours in words

    /// Noon.
    case noon
    /// Noon, in a word that also is part of another: "après-midi".
    case noonOrMidday
    /// Before noon, where both are a part of the day: "après-midi", "ce midi".
    case beforeNoonPart
    /// Somebody's home, where a word alone says where: "mine".
    case ownHome
    /// Midnight.
    case midnight
    /// The indefinite article in its commonest form.
    case indefiniteArticle
    /// A quarter of an hour, with a word between it and the hour: "quarter past six".
    case quarter
    /// Between minutes and hour: "past".
    case pastPreposition
    /// Between minutes and the hour they are missing to: "to".
    case minutesTo
    /// "halb": half an hour before the hour behind it.
    case halfTo
    /// "dreiviertel": a quarter before the hour behind it.
    case threeQuartersTo
    /// "Viertel", with a preposition behind it.
    case quarterBy
    /// Behind a quarter, before or after the hour: "Viertel vor acht".
    case quarterPreposition
    /// Leads to a distance back, and to an hour's missing minutes: "vor".
    case beforeDistance
    /// Article before an hour in words: "las siete".
    case hourArticle
    /// Article before one o'clock: "la una".
    case hourArticleOfOne
    /// Behind an hour in words: "seven o'clock".
    case clockWordBehindNumeral
    /// Behind an hour in words: "huit heures".
    case hoursNoun
    /// Before an hour and minutes in words: "at six thirty".
    case atMinutes
    /// Before an hour in words: "at seven".
    case atNumeral
    /// "one" that is an article, too.
    case articleNumeral
    /// Before "of the two", which then are things: "cuál", of "cuál de las dos".
    case oneOfThem

    // MARK: days

    /// The week after the next, before a weekday.
    case weekAfterNext
    /// Before the end of a month, of what is to be done by then.
    case monthEndLead
    /// Before a month that is spoken of without a day: "in June".
    case monthLead
    case endOfThisMonth
    case endOfNextMonth
    /// Before a month's name.
    case endOfMonth
    /// Behind a weekday by its rank, "the third Sunday": what joins it to a month's name, or which month it is of; and the rank of the last.
    case monthOfWeekday
    case ofThisMonth
    case ofNextMonth
    case lastOfMonth
    /// The preposition before a weekday: "on".
    case onDay
    /// Begins a clause of its own behind "the day after": "the day after we met".
    case clauseSubject
    /// A part of today: "this evening".
    case partOfToday
    /// At the end of a question, of today, "gym later?"; and before it as a comparative: "anything later?".
    case laterToday, beforeComparative
    /// What of a day's name stands behind a figure that sounds like its head: "2[moro]", "2[nite]".
    case tomorrowBehindTwo, todayBehindTwo
    /// Behind a day of a month: "next year".
    case nextYear
    /// The year before this one.
    case lastYear
    /// Before a weekday, and behind one, that is counted from another day: "the following Monday", "the Monday after".
    case followingDay, weekdayAfter
    /// Behind a weekday, which then is the last one before the day that was named: "the Friday before".
    case weekdayBefore
    /// "that", of "the Monday after that".
    case dayPronoun
    /// Behind a day and a comma, before what is on it: "[Donnerstag,] da [zieht sie ein]".
    case onThatDay
    /// The same day of the week as the one that was named, a week later: "the next one".
    case nextOne
    /// Tells of a day that was only thought of; a "but" behind it says that it is not.
    case intended
    /// Behind a thing that is suggested in place of another: "ramen then?".
    case topicTail
    /// Tells whose word a day is: "the lawyer says Thursday".
    case sayingVerb
    /// A day that is free for everybody, and no plan by itself.
    case publicHoliday
    /// Somebody who will do something, in one word: "he'll".
    case subjectToCome
    /// Before a day of the week, which another day is: "that's a Friday".
    case statesWeekday
    /// Behind a day of the week, which is every such one: "Monday mornings".
    case partsOfDays
    /// Behind a day: "Friday week".
    case weekLater
    /// "in", of distances in time and of "in love".
    case inPreposition
    /// Tomorrow, where it also is the morning and greets: "Morgen!"
    case tomorrowOrGreeting
    /// Before "Morgen", which then is the morning.
    case morningNounLead
    /// Tomorrow, where it also is the morning behind some words: "la mañana".
    case tomorrowOrMorning
    /// The day after tomorrow in short, at the head of a thought: "pasado".
    case dayAfterTomorrow
    /// Before "mañana", which then is the morning.
    case beforeMorningNoun
    /// Days that a newspaper is called after: "USA Today".
    case dayOfNewspaper
    /// Before "today", which then is a newspaper's.
    case beforeNameOfToday
    /// Leads to a distance ahead: "in 3 days".
    case inDistance
    /// Leads to a distance ahead, in several words: "dentro de".
    case inDistancePhrase
    /// Leads to a distance back: "hace dos semanas".
    case distanceBack
    /// "one" or "a" before a month or a year.
    case oneUnit
    /// A month or a year, as a unit.
    case monthOrYear
    /// Behind an amount: "a week or two" names no day.
    case orUnit
    /// A year, as a unit.
    case year
    /// Behind an amount: "ago".
    case agoAdverb
    /// Behind an amount of days: counted from today.
    case fromToday
    /// Behind an amount of days: counted from tomorrow.
    case fromTomorrow
    /// Between an amount of weeks and a weekday: "two weeks on Friday".
    case fromWeekday
    /// "time", of "in two weeks' time".
    case timeNoun
    /// "a", before a week or a day as a unit.
    case oneOfUnit
    /// Before how far a plan is moved: "by", of "by a week".
    case shiftLead
    /// It is moved to an earlier day: "forward".
    case shiftEarlier
    /// A plan of every week has its end: "from now on", of one that is called off.
    case forever
    /// A day, as a unit.
    case dayUnit
    /// A week, as a unit.
    case weekUnit
    /// Two weeks, as a unit.
    case fortnight
    /// Before "the 5th", which then is a day: "by the 5th".
    case dayOfMonthLead
    /// Before a day without its month and without an article: "back 16th".
    case bareDayLead
    /// The definite article where it has one form.
    case definiteArticle
    /// Before "the 5th", which then is a rank: "came the 5th".
    case beforeRankNoun
    /// Before "in the 5th", which then is a day: "gets in the 5th".
    case verbBeforeIn
    /// "is".
    case isVerb
    /// Before "is the 5th", which then is a rank: "this is the 5th".
    case statedSubject
    /// Before "the 5th", which then is a day: "or the 5th".
    case alternativeDay
    /// Behind a number, glued: "5th".
    case ordinalSuffix
    /// "or", where it offers another day.
    case orConjunction
    /// Before "2nd", which then is a rank: "came 2nd".
    case rankLead
    /// Between two days of a month: "the 3rd to the 5th".
    case dayRangeWord
    /// Before a day of the month with a dot: "am 5.".
    case onDayOfMonth
    /// Behind a rank that is a day: "is", "suits".
    case dayPredicate
    /// Between an article and the number of a day: "el día 20".
    case dayNumberNoun
    /// Article behind it: "am den 5.".
    case articleOfDay
    /// Article of a rank that is a day and does something: "der 30. passt".
    case dayAsSubject
    /// Behind an article and a number: it is an hour, and no day: "le 19 h".
    case hourUnitBehindDay

    // MARK: weekdays

    /// The next week, before or behind a weekday.
    case nextWeek
    /// The weekend of the next week, asked about as a whole.
    case nextWeekend
    /// A week or a weekend as a whole, behind a thing that is asked for: "squash [this week]?".
    case wholeWeek
    /// Behind a weekday: the one after the next.
    case afterNext
    /// Behind a weekday: the next one to come: "prochain".
    case comingBehindDay
    /// Behind a weekday: the one before: "last week".
    case lastBehindDay
    /// Before a weekday: the next one to come: "coming".
    case comingDay
    /// Before a weekday: the one before: "last".
    case lastDay
    /// Before a weekday: "this".
    case thisDay
    /// Before a weekday: the one after the next.
    case dayAfterNext
    /// Before a weekday: that of the next week: "next".
    case nextDay
    /// Part of the day behind a weekday in one word: "Samstagabend".
    case dayPartEnding
    /// Short weekdays that are a verb: "sat".
    case weekdayOrVerb
    /// Behind a short weekday at the head, which then is meant: "sat [better]".
    case behindShortDay
    /// Whoever speaks, behind a short day at the head of a clause: "sat I've got".
    case firstSubject
    /// Behind "sat" as a verb: "sat down".
    case behindSat
    /// Before the same letters as that other word: "the sun".
    case ordinaryWordLead
    /// Of somebody who takes part, before a short weekday that is a word as well: "who's [in] wed?".
    case takingPart
    /// Before a short weekday that is a word as well: "on sat".
    case weekdayLead
    /// Before "to wed", which is a day then: "moved".
    case movedTo
    /// Before a short day's name that is a verb only in old books: "is [wed]".
    case beforeRareVerb
    /// Before those whom an occasion is for or with: "for", of "drinks for Jo sat".
    case companyLead
    /// Parts of a day, behind its name: "morning".
    case partOfDay
    /// Short weekdays that are a noun with a capital: "Sun".
    case weekdayOrNoun
    /// Before a weekday of two letters: "am Mo".
    case beforeDayLetters
    /// Before what is instead of another day: "sondern so".
    case butRather
    /// Behind one: "um".
    case behindDayLetters
    /// The same at the head of a clause: "Sa muss ich".
    case behindDayAtHead
    /// "Hättest du Di [Lust]?": nouns behind a day's letters, of what somebody has on it.
    case hadOnDay
    /// Before and behind somebody who is called as a day's letters are: "mit Mo", "Mo kommt".
    case beforeNickname, behindNickname
    /// Two letters that are a word as well, even before a number: "so".
    case ambiguousDayLetters
    /// Letters for a day of the week that are no other word of the language: "sa"; and before which they are none: "to do".
    case sureDayLetters, beforeNoLetters
    /// Between a weekday and an hour; or noon.
    case timeLead
    /// Behind "a Saturday", which then is any: "if possible".
    case ifPossible
    /// Right before a weekday: every one of them is meant.
    case recurring
    /// Two words right before a weekday: every one of them is meant.
    case recurringPhrase
    /// Before a weekday that is part of a name: "Black Friday".
    case nameBeforeDay
    /// Behind a weekday that is part of a name: "Sunday Times".
    case nameBehindDay
    /// Between a weekday and its date: "Friday the 12th".
    case articleBehindDay

    // MARK: days of a month

    /// Article before a day of a month: "the 3rd of March".
    case articleBeforeMonthDay
    /// Article before the last of several days: "to the 6th".
    case articleInRange
    /// Between day and month: "of".
    case ofMonth
    /// Month names that are a verb before `behindModalMonth`: "may be".
    case modalMonth
    /// Behind "may" as a verb: "may be".
    case behindModalMonth
    /// Behind a month that is written small and is a verb too, as nothing that somebody does: "20 march for".
    case behindSmallMonth
    /// Behind "15 March": it is a street.
    case streetNoun
    /// Between month and year: "de".
    case ofYear
    /// Behind a month and a number, which then is an amount: "May 5 of us".
    case behindMonthNumber
    /// Months that are verbs, nouns or names when written small: "may".
    case ambiguousMonth
    /// Between two days of one month: "5 to 7".
    case betweenDays
    /// Glued to a day's number: "3rd", "1er".
    case ordinalEnding

    // MARK: dates in figures

    /// Before two figures that are no date: "page", "version".
    case beforeFigures
    /// Behind a date, before its hour: "at".
    case atBehindDate
    /// Behind a number that is a price: "each".
    case eachAmount
    /// Behind two figures that are an hour: "pm", "Uhr".
    case hourMarkBehindFigures
    /// Before figures that are a date: "on 3/4".
    case dateLead
    /// Article before a date: "Freitag, dem 3.4.".
    case dativeArticle
    /// What is counted in figures with dots: "version".
    case versionNoun
    /// "[Reply STOP], [while stocks last]": the small print of an advert, whose days are nobody's
    case offerTerms
    /// "T'as [fini] Vendredi ou la vie sauvage ?": what is done with a work
    case readOrSeen
    /// "The [update] is out, 17.5.22"
    case softwareNoun
    /// "12/9 in the last [quarter]"
    case partOfGame

    // MARK: behind or ahead, morning or evening

    /// "What did you do": of a day that is over.
    case asksWhatWasDone
    /// What comes so many weeks behind the day that was named: "the week after".
    case weekOn
    /// What may be written like a day, and is none: "password".
    case secretNoun
    /// Has a name: "what's it called".
    case beingCalled
    /// What is only imagined: "you'd".
    case wouldAuxiliary
    /// The whole of what is said of a day: somebody will be there: "el sábado estoy".
    case beingThere
    /// Behind a day: it is in the morning: "before work".
    case beforeWorkday
    /// Behind a day: later than work or school of that day.
    case behindWorkday
    /// The day that was spoken of: "on the same day".
    case ofThatDay
    /// What lets somebody in: "tickets".
    case ticketNoun
    /// Another language's short name of a day that is a word of this one: "tue".
    case noWeekday
    /// Where people meet without leaving home: "on Zoom".
    case onlineRoom, onlineLead
    /// It says of nothing where to: "going".
    case goingAlone
    /// Before a "by" that is no limit: "come by at 10".
    case comingBy
    /// What is looked at on a day, before it is decided: "check the forecast".
    case checksLater
    /// What wakes people, and is no plan: "alarm".
    case wakingNoun
    /// It asks whether something is on a day already: "any plans".
    case asksIfTaken
    /// What somebody is paid for: "shift"; and words that end in it: "Spätschicht".
    case workNoun, workEnding
    /// Before a day that stands for its kind: "peak Saturday night", "any Friday"; whose thing it is, and what ends such a name: "his Thursday one".
    case dayOfItsKind, anyOfDays, ownerOfThing, kindOfThing
    /// Whoever says this meant nothing of it: "said no one ever".
    case takenBackWhole
    /// Of oneself, before a participle: "s'est".
    case reflexivePerfect
    /// Behind "was": what one could choose, of days to come: "the earliest they had".
    case onlyOffered
    /// What is to be on time: "if the train is punctual" is no condition of a plan.
    case onTime
    /// Before a day that lies ahead: "by Friday".
    case deadlinePreposition
    /// Before a day that lies ahead, and is given up: "forget Saturday".
    case droppingVerb
    /// Before a day that lies behind: "since".
    case since
    /// Says of a day what it is, or will be: "it's", "will".
    case futureCopula
    /// A verb that names nothing by itself: "goes [Wednesday]".
    case goesAlone
    /// In the present, right before the day on which it happens: "[the skip] arrives [Monday]".
    case arrivesOrGoes
    /// Behind a day that was agreed on: "[Friday] it was".
    case confirmsDay
    /// "was", of what has been or of what was thought of.
    case pastCopula
    /// "were" where "we're" is meant, and what stands before that.
    case weAreInHaste, beforeWeAre
    /// Behind "was": somebody plans, as in "I was thinking Saturday".
    case planningVerb
    /// Before a verb in the past that is a wish: "if", "wish".
    case wishLead
    /// "had", of what somebody had, or had to do.
    case hadVerb
    /// Behind "had": "had to", "had planned" looks ahead.
    case behindHadPlan
    /// Behind "had to": a day is arranged, and nothing has been: "had to book the 5th".
    case arrangedByHaving
    /// Verbs in the past whose forms have other meanings: "left".
    case ambiguousPast
    /// How somebody is, in the form of a past: "I'm broke".
    case stateOfSomebody
    /// Before it: "I'm".
    case beingSomebody
    /// Verbs in the past by which somebody gets a day for something: "found", "given".
    case grantingVerb
    /// Says of a day to come that somebody has named it: "they offered us Sunday".
    case offeringVerb
    /// Behind a verb of the past: what was asked for is granted, and lies ahead: "came through".
    case grantingParticle
    /// Such a verb that also says what one has: "got".
    case possessingVerb
    /// "bring", of what is brought along; in German with its particle behind.
    case bringingVerb
    /// The same where the verb ends the clause: "mitbringen".
    case bringingInfinitive
    /// Before what something is brought to: "to [the party]".
    case broughtTo
    /// Verbs by which a thing comes: "comes".
    case arrivingVerb
    /// What arrives, whether or not somebody else has time: "parcel", "flight".
    case arrival
    /// Somebody for whom something is done: "can't pick [you] up"; ends of verbs that hold such a word.
    case servedPerson, servingEnding
    /// Verbs that are no service but coming to a plan: "can't join you".
    case attendingVerb
    /// Before what both are to do: "shall we".
    case jointLead
    /// Before what an appointment is for: "confirming [your colour and cut]"; behind what waits to be fetched: "[your turkey is] ready to
    /// collect"; who begins somewhere: "starting [at Siemens]", and what stands before the name of where.
    case confirmingLead, readyToCollect, startingVerb, startingAt
    /// What one tells somebody to do: "bring [the car in]"; and of a thing that was spoken of: "bring it in".
    case toldDeed, handingIt
    /// The same where the verb ends the clause, and what is handed stands before it: "ihn … vorbeibringen".
    case handingInfinitive, handedObject
    /// At the head of a sentence without its subject: "got [physio at 10]".
    case ownHaving
    /// When one is free beside an engagement: "before [that]".
    case besideEngagement
    /// What one gets and does not go to: "results".
    case receivedThing
    /// Behind "moved": somebody lives elsewhere now.
    case movingHouse
    /// Ends of verbs in the past that stand for it in any verb: "-ieron".
    case preteriteEnding
    /// What only looks like such a verb.
    case noPastForm
    /// Participles right behind their auxiliary that their ending does not tell: "reçu".
    case shortParticiple
    /// "Je [suis] [pris]": busy, and nothing that has been taken.
    case beingTakenUp, takenUp
    /// The same of a word that also is the present: "j'ai mangé", "on mange".
    case presentOrParticiple
    /// "to", before a verb or a place.
    case toPreposition
    /// Subject of a verb in the past whose form has other meanings: "left", "got".
    case pastSubject
    /// "didn't", of what was not done, or not known.
    case didNot
    /// Behind "didn't": nothing is told of the past, as in "didn't know".
    case behindDidNot
    /// "did", of the past, or of a plan: "did we say".
    case didVerb
    /// "we", of "did we say Friday?".
    case weSubject
    /// Says that both do it: "we", "let's".
    case jointSubject
    /// What was asked about, and that it comes: results, a letter.
    case comesOut
    /// At the head of its clause: "no, comes on the 2nd".
    case comesOutAlone
    /// The speaker will do what is to be done: "I'll do it".
    case seesToIt
    /// Between a yes or a no and what it is said to: "yes to the gym".
    case verdictLink
    /// Beside a verb of a pastime: both do it. "on" court.
    case togetherSubject
    /// End of a verb that says so by itself: "nadamos".
    case jointEnding
    /// Verbs in the past.
    case pastVerb
    /// Of the past by its form, and means what one has in mind: "dachte an Samstag".
    case thoughtOf, thoughtOfLead
    /// Past forms of thinking, before what holds: "forgot", of "I forgot I have choir".
    case mindVerb
    /// Auxiliary of a tense of the past, whose verb is a participle: "habe … gesehen".
    case perfectAuxiliary
    /// "Thanks", followed by "for" at once or behind one word: "danke für", "danke dir für".
    case thanksNoun
    /// "for", right behind it.
    case thanksFor
    /// "for", one word behind it; and what somebody has found something for.
    case forPreposition
    /// "thanks", with "for" one to three words behind.
    case thanks
    /// "for" of "thanks for".
    case forThanks
    /// What one is thanked for that lies ahead: "inviting".
    case thanksAhead
    /// End of regular verbs in the past: "-ed".
    case pastEnding
    /// Regular verbs in the past that look ahead: "booked".
    case arrangingParticiple
    /// Between a subject and a regular verb in the past: "finally".
    case pastAdverb
    /// Pronouns as subjects of such a verb.
    case pronounSubject
    /// What looks like a participle and is none, or holds for days to come: "gebucht".
    case standingParticiple
    /// Participles that do not begin with the language's prefix: "verpasst".
    case plainParticiple
    /// Particles before a participle's prefix: "ein", of "eingekauft".
    case participleParticle
    /// Says that a small hour is meant in the evening: "dinner".
    case eveningOccasion
    /// Meals that no verb is called as: "Mittagessen".
    case mealOfDay
    /// What leaves at any hour: "flight".
    case journeyWord
    /// Where people meet at eight in the morning.
    case workplace
    /// What leaves or begins before the day does: an hour said with it is of the morning, as a timetable has it.
    case earlyAffair
    /// What people do behind their work: on a day from Monday to Friday, a small hour is of the evening.
    case afterWork
    /// What somebody has alone, or with one other: another who has the same at that hour has one of their own.
    case ownAffair
    /// The evening of this day.
    case tonight
    /// "[Dawn] service": early, whatever is on.
    case daybreak
    /// Says that it is meant in the morning: "breakfast".
    case morningOccasion

    // MARK: asked along, visited, failed

    /// Asks whether a day suits, and wishes nothing: "[any good] Friday?"
    case asksIfGood
    /// What somebody needs to come: that it fails them calls nothing off: "my [bus] is cancelled", "the [babysitter] cancelled".
    case neededToCome
    /// "Maybe", before what is proposed in place of another thing.
    case perhaps
    /// Before somebody who is visited: "[pop in on] Uncle Bert", "[ver a] la tía".
    case visitingLead
    /// Ends what is asked of who is visited: "sollen wir Oma [besuchen]?"
    case visitingVerbLast
    /// Goes before who is visited, where the going is said by its verb: "fahren wir [zu] Oma".
    case visitedPreposition
    /// Goes before who does it, too: "l'escalade [avec] nous".
    case companyPreposition
    /// Puts a meal on the table: "I'm [making] lasagne".
    case servingVerb
    /// So much of what is eaten or drunk, and no place: "a piece of cake".
    case portion
    /// Before where an errand leads: "I have to go [to] IKEA".
    case errandGoal
    /// Asks whether somebody comes to it: "[want to come]?"
    case invitesAlong
    /// What people do for fun with a thing: "Eis [essen]", "Karten [spielen]".
    case enjoyingVerb
    /// Before what is done a little of: "do [some] gardening".
    case someOf
    /// At the head of a time to meet: "[rendez-vous] demain à 19h".
    case meetingNoun
    /// What one prepares for: "the stats [exam]".
    case examNoun
    /// Prepares for what stands behind it: "[revise] for the exam".
    case studyVerb
    /// Says that somebody comes later than they said, of what they come with: "my train is [delayed]".
    case delayWord

    // MARK: feasts

    /// Before a feast.
    case articleBeforeFeast
    /// Before a feast that is wished, not planned: "happy".
    case feastWish
    /// Before a feast that is no day: "every Christmas".
    case noFeastLead
    /// Behind a feast that is only an attribute: "Christmas tree".
    case feastThing
    /// Before a feast that is a day, though a thing stands behind it: "on".
    case feastLead

    // MARK: days with their hours

    /// Behind a small number that is an hour, next to a day: "tomorrow 8 sharp".
    case behindBareHour
    /// Behind a small number at the head of a thought, before a place: "7 at mine".
    case behindLeadingHour
    /// "then", between a day and its hour.
    case thenAdverb
    /// Before an hour that is one even without a day: "at 7".
    case believedHourLead
    /// Before an hour that may be one: "from 7", "doors 7".
    case possibleHourLead
    /// Before an hour that limits: "until".
    case hourBound
    /// Begins a question, with or without its sign: "are we", "do you".
    case asksByOrder
    /// Asks of somebody else by its order, where no sign does: "does the baby swim".
    case asksOfOthers
    /// In an answer to what somebody does on a day: there is nothing, or no plan.
    case noAnswer
    /// A pronoun that a thing is spoken of with, as a subject: "it", "it's".
    case pronounOfThing
    /// Behind it: "is", "was".
    case copulaOfThing
    /// At the end of what is spoken of, and no part of its name: "thing".
    case matterTail
    /// Verbs of having and getting, whose object may be a plan: "we've got a slot".
    case ownVerb
    /// Those of getting something, which stay with it: "get the keys".
    case gettingVerb
    /// A subject drawn together with such a verb: "we've", "she's".
    case owningSubject
    /// What somebody has and is no plan: "time", "idea".
    case noPossession
    /// Behind a verb: back to where one was: "back", "home".
    case returnParticle
    /// Ends a lead that the verb follows in "-ing": "mind", of "would you mind".
    case progressiveLead
    /// Of a year that is over, in which nobody can tell the day: "last year".
    case yearBack
    /// What people must do again and again, and what its word ends in: "shift", "Schicht".
    case duty
    case dutyEnding
    /// Why somebody cannot come: "it's my", before an occasion.
    case itIsMine
    /// Behind another plan of the same day: "after", "then".
    case afterwards
    /// Ahead of a plan that was spoken of: "pizza first".
    case beforehand
    /// Before the place where people find each other: "meet".
    case meetingVerb
    /// Who comes, or is seen, by day: a small hour is of the morning.
    case workdayOccasion
    /// Before the hour until which somebody has no time: "til", "before".
    case busyUntil
    /// Verbs of going somewhere or seeing something, with their object: "try that new place".
    case tryingVerb
    /// "help", before whom and what: "helping me paint".
    case helpingVerb
    case helpedPerson
    /// "mit", of "kommst du mit klettern".
    case alongParticle
    /// Somebody as the object of a verb: "mich", of "mich abholen".
    case personObject
    /// What opens before something begins: "doors", "gates".
    case entrance
    /// Behind an hour that is all that is said: "nine then", "7 please".
    case behindHourAlone
    /// In the clause of an hour that is no plan's: "opens".
    case otherAffair
    /// Before a second day that ends the first.
    case dayBound
    /// Within or behind a day's name: its first half.
    case morningPart
    /// Within or behind a day's name: its second half.
    case eveningPart
    /// End of a day's name that is its first half: "Samstagmorgen".
    case morningEnding
    /// End of a day's name that is its second half: "Samstagabend".
    case eveningEnding

    // MARK: what a sentence does

    /// Before a word of calling off: it is denied.
    case negator
    /// A yes to what was asked, and an answer to excuses as well: "no problem".
    case easyYes
    /// The whole of an answer: a yes, which the word is not where more is said: "me", "same".
    case soleYes
    /// Words that name no plan: "first thing", "next openings".
    case vagueHour
    /// At the end of a thought: what was planned is let go: "let's leave it".
    case dropping
    /// The whole of an answer: what it was is called off: "dropped".
    case droppedAlone
    /// Before the occasion that is let go: "let's skip [the picnic]".
    case dropsOccasion
    /// Beside a thing that is asked for in place of the one that was offered: "instead", "lieber".
    case thingInstead
    /// Behind a thing, of no place in particular: "dinner [somewhere] cheap".
    case someplace
    /// In a yes to several plans: "both".
    case both
    /// In a no to several days or plans: "neither".
    case neither
    /// Behind a day that is asked for beside another one: "too", "as well".
    case oneMore
    /// Stands for what was planned before, which gets another day: "new one's".
    case newOne
    /// Before what keeps a plan from its day: "too", of "too windy on Saturday".
    case tooMuch
    /// A no is taken back: "you win", "na gut, überredet".
    case persuaded
    /// Why somebody does not come, told by whoever is asked: elsewhere, ill, tired, busy, visited, out of money.
    case unavailable
    /// Makes with a verb what sounds like an occasion: "fest", of "halten wir Montag fest".
    case fixedParticle
    /// The verb of such a particle.
    case fixingVerb
    /// Of a message: it comes late, which is what its writer is sorry for.
    case lateAnswer
    /// Whoever asked hears that the other one does not come: "shame", "next time then".
    case consoling
    /// A whole message that puts a plan off: "another time?"
    case anotherTime
    /// Before what somebody comes for: "about"; and what they are asked for: "quote for [the fence]".
    case matterPreposition, matterRequest
    /// What one is able to, without saying who: "can [come on Saturday]".
    case ownModal
    /// Says that there is something: "there's a".
    case existential
    /// Says where somebody arrives: "get into".
    case gettingTo
    /// Says that somebody arrives, and before where: "llego … a".
    case landingVerb, landingPreposition
    /// Before what nobody is to forget.
    case remindingVerb
    /// Where somebody has to be: "be in".
    case beingAt
    /// Where somebody is, and nothing that is planned: "in town".
    case whereabouts
    /// "please", of what has to be done.
    case please
    /// Between a thing and what it is about: "on".
    case aboutNoun
    /// Says what something is: "it's".
    case identifying
    /// "is", "are".
    case presentCopula
    /// "being", before the participle of what is done to something.
    case passiveBeing
    /// A way to be taken somewhere: "lift".
    case ride
    /// A noun that has what it is for behind it: "deadline".
    case nounWithPurpose
    /// "[Termin] [beim] Orthopäden": a noun that says little without who one goes to, and what leads to them.
    case nounWithHost, hostPreposition
    /// Before that: "for".
    case purposePreposition
    /// Ends a verb that is parted from it: "hole … ab".
    case verbParticle
    /// Begins what a plan is before or after, behind its name: "after work".
    case timeBehindTitle
    /// Before an infinitive: "zu".
    case infinitiveParticle
    /// Says of the speaker alone that they come: "I'll be 10 minutes later".
    case ownArrival
    /// Asks whether somebody knows a work or a band: "do you know".
    case asksIfKnown
    /// Says when a business is open, or what it has to offer then.
    case openingHours
    /// Of a shop or an office on a day: "closed Sundays".
    case closedWord
    /// Before what something happens for: "because of".
    case causalLead
    /// Behind an hour: why it is to be that one, "because".
    case causalJoint
    /// Asks whether what was answered is a no: "so no?"
    case asksForNo
    /// Before "but": whoever is asked would come, and does not: "I would".
    case politeWish
    /// Before "but", at the head of an answer: thanks for an offer that is not taken: "that's kind".
    case thanksForOffer
    /// The other side is asked along, whatever else the message tells: "you'd be welcome".
    case inviting
    /// Before and behind a day that somebody is asked to be free on: "hast du", "Zeit".
    case asksFreeHead, asksFreeTail
    /// A message of nothing but such a sign says yes, or no.
    case yesSign, noSign
    /// What tells that something is due, without telling what: "due"; and small words beside it: "is", "by".
    case dueAlone, besideDue
    /// Verbs that only their umlaut tells from the noun of an occasion: "fährt".
    case umlautVerb
    /// Said beside a day or an hour to be polite: "[Monday], if that's any use", "[does Tuesday work] at all".
    case courtesy
    /// Says that a plan is to be another one, without the day: "change of plan".
    case planChange
    /// Right before a day that is offered: "would [Friday suit you]".
    case dayModal
    /// What is done by a day that something is due on: "hand in", "pay".
    case handingIn
    /// Between a thing and the day by which it comes: "[decision] expected [by 6 October]".
    case expected
    /// What somebody else does about a thing that is due by a day: "[the caterer] needs [the headcount by Wednesday]".
    case wantedOfUs
    /// Of a thing and a limit: it must be there, or done, by then: "has to be".
    case hasToBe
    /// Before the article of a day that something moves to: "auf den 28.".
    case toDayOfMonth
    /// Before a participle: what is done to something is still to come, or goes on: "gets delivered".
    case passiveAuxiliary
    /// Before what somebody else will be doing: "[the lorry] will be [blocking the lane]".
    case willBe
    /// The other one is asked along to what was spoken of: "go with me".
    case joiningVerb
    /// Beside "not" and a limit: somebody is away until then: "don't get back till Saturday".
    case backAgain
    /// Verbs that alone say nothing of what is done: "gehen", "machen".
    case vagueDoing
    /// "off", as what a plan is.
    case offParticle
    /// Behind "off" as in "off to", "off with".
    case behindOff
    /// Before "off" as in "day off".
    case beforeOff
    /// Before a place, of an utterance that has nothing else.
    case placeLead

    // MARK: what becomes of a day

    /// End of verbs under way: "-ing".
    case progressiveEnding
    /// Between "instead of" and the day: "on".
    case dayPreposition
    /// Behind "si" within a sentence: a condition, not "whether" or "yes".
    case conditionVerb
    /// Pronouns that are written large: "I'm".
    case capitalPronoun
    /// Small words within a title of a work: "of the".
    case titleJoint
    /// A song in small letters is talked about: "came on".
    case songCue
    /// Before a day that is meant, not part of a title.
    case dayLead
    /// Before a day that is meant, even beside a run of capitals: "on".
    case strongDayLead
    /// Right before a title in capitals: "watched".
    case beforeWork
    /// Begins a clause that says another thing: "but", "because".
    case clauseBreak
    /// Between what is told and its reason: "because".
    case causalConjunction
    /// Begins what something waits for: "once [the dew's off]".
    case onceConjunction
    /// What a day feels like that it is not: "feels like".
    case feelsLikeDay
    /// What was seen, read or heard, before its name: "seen".
    case perceivedVerb
    /// Points to a day that is remembered: "that", of "that Tuesday in Lisbon".
    case thatDayAdjective
    /// It is remembered: "remember".
    case rememberVerb
    /// Before a day of the week, none in particular: "some".
    case someOrAny
    /// Behind a day that is wished: "all", of "happy Friday all".
    case wishTail
    /// Behind a day that nobody can help: "Montag [halt]".
    case resignedTail
    /// Work that keeps somebody away: "I have to work".
    case workDuty

    // MARK: answers

    /// Before the day on which somebody will answer, and nothing else is: "let's see [Friday]".
    case answersLater
    /// Behind a word of a yes that asks: "passt [dir]".
    case askedPerson
    /// Tells where the speaker is, where the pronoun may be missing: "bin".
    case ownBeing
    /// Begins what is told of the other side's being or having: "you're", "du bist".
    case othersBeing
    /// Before an hour that does not suit: "can't", "too".
    case hourDenial
    /// Before an hour that ends something or begins what comes after: "until".
    case hourLimitLead
    /// Before an hour from which a day suits: "from", "after".
    case availableFrom
    /// Behind a refusal or "any time", before an hour until which, or from which, a day suits: "can't before 8".
    case availableBefore
    /// Says that one has time: "free", "can".
    case availability
    /// Before the last of several days: "bis", "au".
    case lastOfDays
    /// What is one's own, and was spoken of as the other's: "mine".
    case mineAlone

    // MARK: places

    /// Before "bei mir", which then says nothing of where: "geht bei mir".
    case notOwnPlace
    /// Behind it, the same: "bei mir [besser]".
    case judgedBehindOwn
    /// Prepositions that make a place of a person: "bei mir".
    case placeMaker
    /// Before a town or a person's home.
    case townPreposition
    /// Behind that preposition, and no town: "en [coche]".
    case noTown
    /// Before any noun that then is a place, behind an hour: "8 at the lido".
    case nounPreposition
    /// A preposition that has the article in it: "au", "al".
    case drawnArticle
    /// Nouns behind "at the" that are no place: "moment".
    case noPlaceBehindTime
    /// Before a thing with its article where people meet, right behind the hour: "by", of "4 by the ramps".
    case spotPreposition
    /// What names no plan by itself, and does before another noun: "school" of "school photos".
    case titleModifier
    /// "free", of "nut free pasta".
    case freeWord
    /// What a meal or a place is free of: "nut".
    case freeOf
    /// "away", of those who are, and of matches that are played there.
    case awayFromHome
    /// "Date", which of a new one is no plan of its own.
    /// "Off", of "Tuesday off": nothing is on it.
    case nothingOn
    /// Behind what sounds like a promise, wishes luck: "die Daumen".
    case luckWish
    /// What may be refused of a plan without refusing to come: "bring".
    case refusedTask
    /// Behind what says no: "after all".
    case takenBackTail
    /// Of what was to be and is not: "can't make that [anymore]".
    case noLonger
    /// Of whoever was asked for a day: "we're [closed] Saturday".
    case closedState
    /// At the end of a sentence, of a day that something speaks against: "rain on Saturday, so [better not]".
    case ratherNot
    /// Before the day that takes the place of one: "new date".
    case newDayLead
    /// Before what the other one is to say to somebody: "tell her".
    case tellLead
    /// Where one goes every day: "bed".
    case noGoal
    /// "Save the date"
    case keepingDate
    case slotDate
    /// Before a part of a day that is none in particular, or one already named: "which [night]".
    case whichOrThat
    /// By itself, with where: a table was booked: "reserviert".
    case reserving
    /// Before a day and where somebody is asked to come along to: "vienes".
    case comingAlong
    /// "[Wie wär's] am Freitag [mit] Zoo?": an offer that the day parts.
    case partedOffer, offeredWith
    /// Behind that day: "a [la playa]".
    case comingGoal
    /// Behind "in", before where something is, and not where it goes: "in [der] Küche".
    case locativeArticle
    /// Before a verb that is a noun, with which somebody is helped: "[beim] Streichen helfen".
    case helpedDoing
    /// Behind a verb of coming, before what somebody comes to: "zum".
    case occasionPreposition
    /// In "he's here on Sunday": somebody who was spoken of comes.
    case hereAdverb
    /// Before "to" and where it goes: "trip".
    case journeyNoun
    /// Before a place's noun: "new".
    case placeAttribute
    /// Behind a place's noun, which of them it is: "centro comercial", "piscine municipale".
    case placeEpithet
    /// "Main entrance", "north gate": which of a place's parts.
    case spotAttribute
    /// "That", "these": the thing is being talked of.
    case demonstrative
    /// Within a place's name: "of the".
    case placeJoint
    /// Written large behind a place's preposition, and no place: "Urlaub".
    case noPlaceName
    /// A street's kind that stands before its name: "rue".
    case streetKindFirst
    /// Small words within a street's name: "rue de la Paix".
    case streetJoint
    /// A street's kind before its name that may be written small: "rue".
    case smallStreet
    /// Kinds of streets, as words of their own: "Road".
    case street
    /// Ends of a street's name in one word: "Kantstrasse".
    case streetEnding
    /// The same, cut off before a dot: "str".
    case streetAbbreviation
    /// Before a place between commas: "same".
    case setOffLead
    /// At the head, before a place: "yes".
    case yesLead
    /// Within a name in capitals, between commas.
    case nameJoint
    /// Before whoever is visited, and who performs at a house: "at", "plays".
    case visitLead, performingVerb
    /// Before where a journey goes: "off to".
    case headingTo

    // MARK: plans

    /// Before the first of several days or hours: "from".
    case rangeLead
    /// Before a day that is a limit, not an appointment: "by".
    case limit
    /// "from", of "from Friday to Sunday".
    case fromPreposition
    /// "how", of "how about".
    case suggestionAsk
    /// "about".
    case aboutPreposition
    /// Asks for something else than a plan: "who".
    case questionWord

    // MARK: plans in a few words

    /// Before what is suggested: "how about".
    case howAbout
    /// Before a plan of a few words: "our".
    case titleDeterminer
    /// Behind a plan of a few words, before its day: "on", "is".
    case titleTail
    /// Behind a plan of a few words: its place or company: "with".
    case titlePlace
    /// Before an article that does not begin the plan: "en el".
    case nounPreposed
    /// Behind a few words that follow the day: "at".
    case behindTitle
    /// Before a place behind the day.
    case placeAhead
    /// Determiners before a thing, in all forms.
    case topicDeterminer
    /// No title by itself, but the head of one: "back to school".
    case titleParticle
    /// Behind the day of a plan in a few words.
    case behindDay
    /// Before a day in a sentence that says nothing else: "it's on".
    case bareLead
    /// Before a day in a sentence that says nothing else but a place: "shall we say".
    case proposalLead

    // MARK: occasions

    /// Compounds that end like an occasion and are none: "Feierabend".
    case noOccasion
    /// Occasions that are a verb behind "to", "can" and the like: "shift".
    case verbOfModals
    /// Before "shift" as a verb.
    case shiftVerbLead
    /// Occasions only behind an article or owner: "my set".
    case nounOfOwners
    /// Before "set" as a noun: "dj set".
    case setOwner
    /// Occasions only with a word before them that says of what: "hen do".
    case verbalNoun
    /// Before "do", "opening" as nouns: "hen do".
    case doAttribute
    /// Attributes of occasions that are none themselves: "leaving drinks".
    case verbAlone
    /// An occasion with a word before it, else the time: "games night".
    case nightNoun
    /// Before "night" as no occasion: "last night".
    case nightLead
    /// Occasions that are a verb as often: "call".
    case nounOrVerb
    /// Occasions that are called by whom one sees, who also speaks: "doctor".
    case nounOfSomebody
    /// Behind a noun that speaks, and is no occasion: "the doctor said".
    case saidBehind
    /// Between a thing and what will become of it: "will", "should".
    case announcing
    /// Behind it, before a participle: "be".
    case beAuxiliary
    /// Words that end like a verb of the future, and are none.
    case noFuture
    /// An auxiliary whose subject follows: "werden", of "am Mittwoch werden die Heizkörper entlüftet".
    case passiveVerb
    /// Ends what has to be done: "muss der Antrag [raus]".
    case dueParticle
    /// Between a day and what has to be done by then, where the verb is second: "bis Montag [muss] der Antrag raus".
    case mustVerb
    /// Ends of a verb in the third person: "collects", "liefert".
    case finiteEnding
    /// End of a verb's first person: "streiche".
    case firstPersonEnding
    /// A length of time for which somebody has done something: "seit", "for".
    case lastingLead
    /// "years", behind their number.
    case yearsNoun
    /// "been", at the head of what somebody has done.
    case beenWord
    /// How long somebody has done something, by their age then: "since I was six", "all my life".
    case sinceYouth
    /// At the end of what there is more than one of.
    case pluralEnding
    /// Behind a statement, asks for a yes: "doesn't she".
    case tagQuestion
    /// Verbs that last for long and are no pastime: "wohne", "working".
    case noPastimeVerb
    /// Before how long somebody has been doing something: "llevo".
    case lastingVerb
    /// Ends of a verb under way, where another language has its own: "-ando".
    case gerundEnding
    /// Verbs in the past that an umlaut makes a wish: "hatte", "ware".
    case umlautSubjunctive
    /// Ends of verbs that tell what was so for long, and of those that tell what would be: "-ían", "-rían".
    case imperfectEnding
    case conditionalEnding
    /// Participles that tell, at the head of what is said, that it is over: "done".
    case doneAlready
    /// Before an occasion that says when another thing is: "after breakfast".
    case boundBefore
    /// Stands for a noun that was said before: "one", of "the next one".
    case standIn
    /// Where people are every day: whoever starts or ends there plans nothing by that.
    case dailyRound
    /// Asks which of several: "which".
    case whichOne
    /// Before words between quotation marks that somebody said or wrote: "wrote".
    case quoting
    /// Who can be seen by appointment says so with one of these: "fit you in", "a slot".
    case fittingIn
    /// A noun for a stretch of time that is kept for somebody: what for is said elsewhere.
    case slotNoun
    /// Tells of somebody's time, and names nothing that is on it: "first we've got", "next we have", "running behind".
    case firstFree
    /// When a film or a play is shown: a time for what is talked about, and a plan where nothing is.
    case showingNoun
    /// A part of the day that is a plan with a noun before it: "spa day".
    case dayHead
    /// Before what a day is to be used for: "for", "zum".
    case purpose
    /// Before an occasion's word that is a verb: "I call".
    case verbLead
    /// Behind an occasion's word that is a verb: "call me".
    case nounObject
    /// Behind an occasion's word that is a noun: "call at".
    case behindNoun

    // MARK: what somebody says they will do

    /// Ends what somebody says they will do: "on".
    case deedEnd
    /// Left out at its end: "the".
    case deedTail
    /// Who says so: "we".
    case deedSubject
    /// Before the name of a place where somebody is: "we're in".
    case beingSomewhere
    /// The day that was talked about: "that weekend".
    case thatDay
    /// Asks for another day, which is not said: "later in the week".
    case otherTime
    /// Asks for an earlier day than the one that is offered.
    case soonerAsked
    /// Before a place that is where it was: "same place".
    case samePlaceLead
    /// Of which a day says which it is: "the weekend of the 24th".
    case partOfMonth
    /// Before another day that is asked for, where no sign parts it from what is said before: "can it be [Sunday]".
    case counterLead
    /// At the head of what somebody adds to a plan: "I'll make".
    case contributionLead
    /// With its particle behind: "findet statt".
    case takingPlaceVerb
    /// Behind a plan that is another one than what goes with it: "the concert itself".
    case itself
    /// Things of which a number is told: "tickets".
    case countedThing
    /// What is said to news, though it sounds like a no: "no way".
    case amazement
    /// With a refusal: "sorry".
    case regret
    /// Behind a weekday in two letters, and what says how: "Mi geht", "So passt nicht".
    case dayLettersSuit
    case suitsHow
    /// Before and behind such a day written small: "kann sa nich".
    case smallDayLead
    case smallDayTail
    /// The same, where nothing follows: "machst du sa [was]?", but "kann di was zeigen".
    case smallDayLast
    /// Before what somebody is asked or means to do: "can you".
    case deedLead
    /// What is done with children: "mind", "have".
    case mindingVerb
    /// That the other one has something: "you've".
    case youHave
    /// What hurts: "back".
    case bodyPart
    /// What somebody does who calls another up: "rufe".
    case ringingVerb
    /// That nothing stands against it: "no matter what".
    case regardless
    /// Before what is to be done, and before the thing that the talk is of, for a plan that no later turn names: "somebody has to", "are you
    /// selling"; and words that are nothing to plan: "favour".
    case undertakingLead, matterLead, noMatter
    /// Behind a thing that something has to be done about: "the fence needs"; and behind one that somebody asks for: "still available".
    case needing, stillOffered
    /// Behind "in", written small, and no town: "in lectures".
    case noSmallTown
    /// "The gas [man]": who comes is told by what stands before.
    case workerNoun
    /// Right before the hour at which somebody comes or goes: "gets in 18.52".
    case arrives
    /// Behind hours, before where: "12 til 3 [in] the hall".
    case spotLead
    /// What begins at eleven at night, if at eleven: "club".
    case nightOccasion
    /// Begins a question whether something may be done or brought: "may I bring".
    case asksPermission
    /// "[What day is it even]"
    case asksWhatDay
    /// "C'est [mort]": it is off
    case deadOff
    /// "[Ugh] I just adore scraping ice"
    case groan
    /// "Lisa [hat] am 3. Mai Geburtstag"
    case havingBirthday
    /// "The usual [place]" is known to the two of them alone
    case vaguePlaceNoun
    /// "Monday [again]": there it is
    case dayAgain
    /// "Is it Saturday [yet]?"
    case dayAskedFor
    /// "[Is it] Saturday yet?"
    case asksIfDay
    /// "[How long] is she staying?"
    case asksHowLong
    /// "Ferry's booked" — "[And back]?"
    case asksReturn
    /// Another week in place of the one that was asked for: "rather next week".
    case ratherNextWeek
    /// "[Fin] de curso", "[end] of day": what it is the end of is no occasion.
    case partOfThing
    /// Behind an hour: "8pm [PT]".
    case clockZone
    /// Begins or ends what nobody is to forget: "don't forget", "nicht vergessen".
    case reminder
    /// What one does with a play or a game whose name nothing else tells: "see [hamlet]".
    case seeingVerb
    /// Occasions that a bare number behind is the hour of: "brunch 11".
    case hourOccasion
    /// "Says", "reckons": whoever tells it is not what comes.
    case reportingVerb
    /// Asks for an answer by a day: "RSVP".
    case replyWanted
    /// Behind what comes or is due, and no part of its name: "the keys [come]".
    case emptyPredicate
    /// What one calls somebody whom one writes to: "darling".
    case endearment
    /// Before what somebody came to like: "got me into"; and what one is for it: "a [bird] person", "turned into a [bread] guy".
    case drawnInto, kindOfPerson, becoming
    /// What is said of a person, and is nothing liked: "a nice guy", "a morning person".
    case noKind
    /// Before the name of the day that it is: "[it's] only [Tuesday]".
    case onlyNow
    /// Before what keeps somebody from a day: where they are, what the day is, what they have; before what they do; and words that keep nobody
    /// for a reason of their own: "work".
    case reasonBeing, reasonCopula, reasonHaving, reasonSubject, noReason
    /// Between such a lead and the verb: "please", "help me".
    case deedFiller
    /// Verbs that are a deed by themselves: "babysit".
    case soleDeed
    /// What somebody means to do follows: "we wanted to barbecue".
    case meansToDo
    /// Begins what the other one is asked to do: "can you".
    case requestOfOther
    /// Before what somebody is to help with, to teach or to look at: "help me with".
    case requestLead
    /// Between such a request and its thing: "how to".
    case requestFiller
    /// Verbs that are no deed on a day, but an errand, an answer or a state of mind, where no other list has them.
    case noDeed
    /// "[Zusammen] lernen": what nobody plans alone is a plan for two.
    case jointly
    /// Makes a deed of such a verb, before its object or behind it: "look after", "have people round".
    case deedParticle
    /// Behind "handing", before what is handed: "in".
    case handingParticle
    /// Says little of what is done: "doing".
    case vagueProgressive
    /// Verbs that take somebody or something somewhere: "take".
    case conveyingVerb
    /// No object, and none of its words: "it".
    case deedStop
    /// Between a verb and its object: "cuidar a los niños".
    case objectLead
    /// Before a noun that is no object: "mit".
    case objectPreposition
    /// Between the one who likes and the verb: "I really do love".
    case likingAdverb
    /// Last letter of a verb that is left out before the ending of verbs under way: "make", "making".
    case silentEnding

    // MARK: plans named by their subject

    /// Forms of "turn eight" that mean other things as well: "is".
    case weakTurning
    /// Behind an age: "next".
    case behindAge
    /// "one" that is an article, and nobody's age.
    case oneArticle
    /// Before "turns eight": "she".
    case agedPerson
    /// Before a day, of what is due behind it: "ist am Montag fällig".
    case dueCopula
    /// Verbs that make a plan of any noun: "delivered".
    case tellingVerb
    /// A verb that adds nothing to the title: "is", "starts".
    case bareHappening
    /// Ends a verb's phrase, and is left out of the title: "opens on".
    case happeningPreposition
    /// "is", between a name or day and what it is.
    case isPredicate
    /// Before a verb under way: "we're getting".
    case progressiveSubject
    /// A doing that heads a sentence without its subject: "taking the kids".
    case headlessDoing
    /// Verbs under way that plan nothing: "thinking".
    case stateParticiple
    /// Ends what follows it.
    case progressiveEnd
    /// Verbs under way that need no object: "moving".
    case changingVerb
    /// Where a feast is to be: "at".
    case feastPlace
    /// Between the verb and the day: "already", "on".
    case betweenVerbAndDay
    /// Before which a noun phrase begins: "and", "that".
    case phraseBreak
    /// Where a noun would stand, and names no plan: "it".
    case nounPronoun
    /// A part of the day that is a plan with a word before it: "games night".
    case dayNounHead
    /// Within a noun phrase: it is a clause.
    case clausePronoun
    /// Before a verb, and no noun: "me", "se".
    case clitic

    // MARK: titles

    /// Behind a plan's noun: "with", "to".
    case titleComplement
    /// Before a plan's noun, and no part of its name: "having dinner".
    case noModifier
    /// Verbs of plans that belong to a name before its noun: "ski trip".
    case verbInTitle
    /// "at", which leads to the place, not to the title.
    case atPreposition
    /// Article before the noun of a complement: "to the".
    case complementDeterminer

    // MARK: plans named by their verb

    /// Behind a verb that is planned: "bouldern gehen".
    case goInfinitive
    /// Before what one goes to do: "aller [chercher]".
    case goingToDo
    /// End of infinitives: "bouldern".
    case infinitiveEnding
    /// The same, where another language has its own: "bailar [salsa]".
    case doingEnding
    /// A verb that says only that people meet.
    case genericVerb
    /// Says of what stands behind it that it begins: "she starts her new job".
    case beginVerb
    /// Before the day that something comes again from: "every Tuesday [from] next week".
    case beginLead
    /// In a plan that says only that people meet: "come over".
    case anyMeeting
    /// Verbs of going, with where to behind the day: "gehen wir Sonntag ins Freibad".
    case goingVerb
    /// Behind a verb of going: "ins".
    case goalPreposition
    /// Behind "come": it is a visit.
    case visitParticle
    /// Verbs of a visit: "come".
    case visitVerb
    /// It comes by mail, and nobody does.
    case sentThing
    /// Before the town one travels to: "nach".
    case toTown
    /// "see", of "see you".
    case seeVerb
    /// "you", of "see you".
    case seeObject
    /// Before "see you", which then plans nothing: "good to see you".
    case noMeeting
    /// That people see each other: "sehen wir uns".
    case seeingEachOther
    /// That a plan stands: "still on for".
    case stillOn
    /// "going to", its verb.
    case goVerb
    /// Behind a verb of going: "gonna".
    case goFuture
    /// Verbs that may say how it goes: "es geht".
    case impersonalVerb
    /// Their subject then: "it".
    case impersonalSubject
    /// "coming".
    case comingVerb
    /// "it", before that.
    case itSubject
    /// "start", a plan only of some things.
    case startVerb
    /// What somebody starts on a day, which is a plan: "job".
    case startObject
    /// "come", no plan before some words.
    case comeVerb
    /// Behind "come", which then plans nothing: "come out".
    case behindCome
    /// "on", which may lead to a day all the same.
    case onPreposition
    /// Verbs that are a plan only with a particle: "hang out".
    case particleVerb
    /// Those particles, and persons: "hang out", "pick you up".
    case planParticle
    /// Verbs that plan nothing before some words.
    case stayVerb
    /// Behind "stay" and the like, which then plan nothing: "stay late".
    case behindStay
    /// "geht", "passt": says that it suits.
    case suitsVerb
    /// Before a verb: there is somebody who does it.
    case planSubject
    /// Subject behind its verb.
    case subjectBehindVerb
    /// Ends a verb and what it takes: "on", "and".
    case verbPhraseEnd
    /// Left out at its end: "the".
    case verbPhraseTail

    // MARK: whose plan it is

    /// "you" as its subject.
    case listener
    /// Before a plural that looks like a genitive: "die Omas".
    case articleBeforeGenitive
    /// With a possessive ending, and nobody's: "let's", "Mother's Day".
    case noOwner
    /// Behind a name that is to do something: "Ana is coming".
    case actorCopula

    // MARK: what the talk is of

    /// Behind an occasion that is talked of: "concert tickets".
    case ticket
    /// Before an occasion that there is none of: "no".
    case noDeterminer

    // MARK: likings in an answer

    /// At the head of an answer: yes, again and again: "every week".
    case habitYes
    /// Before a liking in an answer: "mostly".
    case answerHedge
    /// In an answer: it is a sentence, not only a thing.
    case clauseSign

    // MARK: subject, verb, thing

    /// Verbs of liking that mean other things as well: "like".
    case weakLiking
    /// Verbs of liking that mean little else: "love".
    case strongLiking
    /// Behind "like" as a preposition: "like last time".
    case behindLike
    /// Verbs of liking in the past.
    case pastLiking
    /// "into", of "she's into climbing".
    case into
    /// Before "into": somebody has begun to like something, or entered it.
    case getInto
    /// What one gets into without liking it: "trouble".
    case entered
    /// A noun or adjective of liking with its preposition: "keen on".
    case fondOf
    /// The same without its preposition, which the noun behind has in it: "passionnée", of "passionnée d'astronomie".
    case fondOfElided
    /// "love", of "in love with".
    case loveNoun
    /// "with", of "in love with".
    case withPreposition
    /// "enough", of "can't get enough of".
    case enough
    /// "of", of "can't get enough of".
    case ofPreposition
    /// "get", of "can't get enough of".
    case getVerb
    /// "can't", of "can't get enough of".
    case cannot
    /// "their", which may stand before what a group is loved for.
    case their
    /// Behind what somebody likes: "fan".
    case follower
    /// Behind what somebody calls themselves: "here", of "coffee snob over here".
    case overHere
    /// Behind "fan": no liking, or told by another form.
    case behindFan
    /// Before "football fan": "a", "such".
    case fanArticle
    /// Before the article of "football fan": "quite a".
    case fanDegree
    /// Between that article and what is liked: "a huge football fan".
    case fanSize
    /// "take up", its verb.
    case takeVerb
    /// "take up", its particle.
    case upParticle
    /// "discovered".
    case discoverVerb
    /// Article that may stand behind them: "taken up the cello".
    case takenUpArticle
    /// Before "hobby is": the speaker's.
    case hobbyOfSpeaker
    /// Before "hobby is": that of the one spoken to.
    case hobbyOfListener
    /// Before "hobby is": somebody else's.
    case hobbyOfOther
    /// "favourite".
    case favourite
    /// Before "hobby": "new", "favourite".
    case hobbyAttribute
    /// Behind "favourite": no thing that is liked for itself.
    case favouriteOther
    /// "hobby", "passion".
    case hobby
    /// Between a hobby and what it is: "is".
    case hobbyCopula
    /// Behind what is liked: "anymore".
    case likedNoMore

    // MARK: who likes it

    /// "always": what was loved in the past lasts.
    case alwaysAdverb
    /// Auxiliary of the perfect.
    case haveAuxiliary
    /// Auxiliary of the perfect, drawn together with its subject: "I've".
    case contractedHave
    /// Verb of liking without its subject: "Love hiking!".
    case ellipticLiking
    /// Between "is" and a state of mind: "a huge".
    case stateWord
    /// Before a state of mind: "not into it".
    case stateDenial
    /// Subject and verb of a state of mind, in one word: the speaker's.
    case stateOfSpeaker
    /// Subject and verb of a state of mind, in one word: of the one spoken to.
    case stateOfListener
    /// Subject and verb of a state of mind, in one word: somebody else's.
    case stateOfOther
    /// "let's", which looks like a name with its verb.
    case letUs
    /// Verb of such a state: "is", "got".
    case stateVerb
    /// Verb of coming into it: "became".
    case becomingVerb
    /// Subject of a verb of liking: the speaker.
    case likingSpeaker
    /// Subject of a verb of liking: the one spoken to.
    case likingListener
    /// Subject of a verb of liking: somebody else.
    case likingOther
    /// Subjects that are nobody in particular: "everyone".
    case nobody
    /// Before a noun that likes: "my boss loves".
    case likerDeterminer
    /// End of a verb behind one name: "loves".
    case thirdPersonEnding
    /// Before a subject: it is asked, wished or a condition.
    case askingWord

    // MARK: verb second

    /// In a clause: a liking is denied, wished, or was once.
    case gladDenial
    /// The adverb, and its superlative's last word.
    case gladlyForms
    /// "I" and "we" as subjects of a verb of liking.
    case speakers
    /// "he" and "she" as its subjects.
    case thirdParty
    /// Before "Hobby": the speaker's own.
    case ownHobby
    /// Before "hobby": somebody else's.
    case othersHobby
    /// Verbs whose ending says that the speaker is meant, at a clause's head: "bin".
    case speakersVerb
    /// Verbs of a third person behind a name: "Jonas mag".
    case othersVerb
    /// Before "Hobby": "neues".
    case hobbyAdjective
    /// "Hobby", "Leidenschaft".
    case hobbyNoun
    /// Begins what somebody likes most: "Lieblingsfilm".
    case favouritePrefix
    /// Verbs of liking in an order of words where the subject may follow.
    case likingVerb
    /// Subject that follows: "liebe ich".
    case invertedSubject
    /// Before "Liebe" as a noun: "meine".
    case beforeNounLove
    /// Verb of liking with a preposition behind it: "stehe auf".
    case fondVerb
    /// Between the two: "total".
    case fondAdverb
    /// The preposition.
    case fondPreposition
    /// Between "Hobby" and what it is: "ist".
    case hobbyVerb
    /// A word of liking with its preposition, between which a pronoun or adverb may stand: "interessiere mich für".
    case feeling
    /// Reflexive pronoun of a verb of liking: "interessiere mich".
    case reflexive
    /// Between such a verb and its preposition: "sehr".
    case feelingAdverb
    /// Before "Hobby", or one word before: "mein".
    case hobbyOwner
    /// Participle behind what somebody fell in love with: "in Sudoku verliebt".
    case inLove
    /// Before what somebody fell in love with: "in".
    case inLovePreposition
    /// Participle behind what somebody began: "mit Yoga angefangen".
    case begun
    /// Before what somebody began: "mit".
    case begunPreposition
    /// Participle behind what somebody found for themselves: "für mich entdeckt".
    case discovered
    /// Behind "für": "mich".
    case discoveredPronoun
    /// Before what was found: "habe".
    case discoveredAuxiliary
    /// "sammle", with its object behind it.
    case collecting
    /// "ist", of "Wandern ist meine Leidenschaft".
    case copula
    /// Before the hobby there: "meine".
    case hobbyPossessive
    /// Adverb by which a verb becomes a liking: "gern".
    case gladly
    /// In a clause: somebody would like to this once, not for good.
    case thisOnce
    /// "ich", which has a capital at a sentence's head.
    case speakerPronoun
    /// Subject behind its verb: "wandern wir gern".
    case turnedSubject
    /// Verbs that need an object to be a pastime: "gehe".
    case carrierVerb
    /// Behind the adverb, where the verb itself is what is liked.
    case behindGladly

    // MARK: what pleases whom

    /// Verbs whose subject is what is liked: "me encanta".
    case pleasingVerb
    /// Before them, the one who likes it: the speaker.
    case pleasedSpeaker
    /// Before verbs whose subject is what is liked: somebody else likes it: "le".
    case pleasedOther
    /// Subject and verb of liking in one: "j'adore".
    case speakersLiking
    /// Verb of liking behind its subject: "il adore".
    case othersLiking
    /// That subject.
    case othersPronoun
    /// Before a liking: it is denied, or a condition: "no".
    case likingDenial
    /// Behind the verb: "pas"; or a greeting's "bien".
    case likingNegation
    /// One word later: "que".
    case likingClause
    /// Between verb and thing: "mucho".
    case likingDegree
    /// What begins nothing that is liked for good: "que", "tu".
    case noLikedThing
    /// Article that a thing is liked with: "el".
    case likedArticle

    // MARK: what people do again and again

    /// Verbs of learning and playing, whose object is the pastime: "learning the cello".
    case learningVerb
    /// Ends what is said before what somebody learns, whatever that is: "[j'apprends] le hangul".
    case learnsLead
    /// Between such a verb and its object: "how to".
    case behindLearning
    /// Where a thing's name ends.
    case topicStop
    /// What somebody does who is not the one who writes: "plays".
    case othersPlaying
    /// Before a pastime that was done once more: "ran [my second marathon]".
    case practisedVerb
    /// Before a pastime without an article: "back from".
    case comingFrom
    /// Before "cello lesson": "first".
    case lessonAttribute
    /// Before "cello lesson", behind a verb: "a", "from".
    case lessonPreposition
    /// Before "a cello lesson": "have".
    case lessonVerb
    /// Before "play": it is to be done once, not again and again.
    case notPlaying
    /// Between "play" and the instrument or sport: "al".
    case behindPlaying
    /// In the sentence: nobody says that they play.
    case playingDenial
    /// "My life", which nobody likes but in irony, and a word that ends what is not meant: "clearly".
    case ownLife, ironyTail
    /// Before whoever a liking is asked of: "what's Walt into?"
    case asksOfSomebody
    /// Behind what somebody is fond of: "a chess person".
    case personNoun
    /// Behind a pastime, the one who has it: "woman", of "a jigsaw woman".
    case personNounOfPastime
    /// Before "a chess person": "I'm".
    case personLead
    /// Before "person": no pastime: "a nice person".
    case plainPerson
    /// "all", of "all darts for me".
    case allOf
    /// Behind a pastime: "all darts for me".
    case forMe
    /// Ends of compounds for somebody who likes something: "Schachtyp".
    case personEnding
    /// "I am", in the sentence of a compound of that sense: "Schachtyp".
    case selfWord
    /// "have", before a pastime on some day: "I have choir".
    case havingVerb
    /// Behind a pastime that somebody has on some day: "on Thursdays".
    case behindHaving
    /// "I've", which is subject and verb.
    case contractedIHave
    /// "used", of "used to".
    case usedTo
    /// "Running is my idea of [hell]"
    case hated
    /// "[Do you like] flamenco?"
    case asksIfLiked
    /// "[Do you] hike?"
    case asksIfDone
    /// "Do you like mushrooms?" — "[Love them]"
    case lovesThem
    /// "All", of "all he thinks about".
    case everyThing
    /// What something is to who likes it most: "favourite", of "is my favourite".
    case favouriteNoun
    /// Has animals: "keeps", of "keeps bees".
    case keepVerb
    /// Before what somebody thinks of alone: "thinks about is", of "all he thinks about is trains".
    case allThought
    /// Behind it: "im Kopf", of "hat nur Pferde im Kopf".
    case inMind
    /// Mends old things for fun: "restauriere", which has an article behind it as well.
    case restoreVerb
    /// The same holds for oneself: "me too".
    case meToo
    /// How well somebody does what they are asked whether they do it, which is a yes: "[badly], but every week".
    case modestHedge
    /// Between a hobby and what it is: "my thing [at the moment] is baking".
    case forTheMoment
    /// Before what is done for fun: "a [long] run".
    case deedAdjective
    /// Of things that were named before: "[he collects them]".
    case collectsThem
    /// Behind what somebody lives for, be it a pastime or not: "plants [are her whole life]".
    case wholeLife
    /// Before an instrument or a sport: "I [play] surdo since 8 years".
    case playedVerb
    /// Stands for a thing that was just named, before what is thought of it: "[die] liebt er".
    case pointedObject
    /// A question that tells: "did you know".
    case tellingQuestion
    /// What is only not sure, before a question's sign: "I think".
    case unsureTag
    /// "Do you hike [at all]?"
    case atAll
    /// Between the subject and what it does: "been".
    case beforePastimeVerb
    /// Before a pastime: the speaker's own; or a joint behind which the subject is left out.
    case pastimeOfSpeaker
    /// Before a pastime: that of the one spoken to.
    case pastimeOfListener
    /// Before a pastime: somebody else's.
    case pastimeOfOther
    /// Before a pastime: nobody says that they do it.
    case pastimeDenial

    /// Before a thing that is done: "a lot of".
    case amountOf
    /// Verbs of making and keeping, with what is made behind them: "I make candles".
    case makingVerb
    /// What somebody does, or has, and not for its own sake: "work".
    case noPastime
    /// What is made for its own sake: "I write poems".
    case crafted
    /// Before a thing that is liked best: "nothing beats".
    case nothingBeats
    /// Between days of the week and a pastime: "Sundays are for fishing".
    case daysFor
    /// Before what somebody talks about for hours: "talk about".
    case talkLead
    /// "could", which says by itself that the speaker does it: "podría".
    case couldOfSpeaker
    /// "For hours", where somebody talks of it so long.
    case forHours
    /// Before what somebody is teased for: "you and your".
    case youAnd
    /// "I am", as a verb alone: "suis".
    case stateVerbOfSpeaker
    /// Behind a pastime that somebody has caught: "the sailing bug".
    case bug
    /// "Caught", "bitten by".
    case caught
    /// End of a compound of that sense: "Strickfieber".
    case feverEnding
    /// What a stem in such a compound has lost: "Strick", of "stricken".
    case compoundEnding
    /// In a question: it was so, and may still be: "still".
    case continuing
    /// In such a question: a plan is meant, not a habit: "still coming to".
    case askedToPlan
    /// Begins a question that any thing answers: "what".
    case openQuestion
    /// In such a question: about whoever is asked: "new".
    case newsAsked
    /// "You?", which asks what was just answered.
    case asksBack
    /// Before a choir or a club.
    case ensembleLead
    /// "Choir", "club": where people do the same again and again.
    case ensemble
    /// Ends of compounds of that sense: "Kirchenchor".
    case ensembleEnding
    /// Before such a one: "I'm in a".
    case memberLead
    /// The same of somebody else: "she's in a".
    case othersMemberLead
    /// Before those whom somebody has joined by doing what they do: "unter die Imker gegangen".
    case amongThose
    /// Between a verb of making and its object: "schraubt an".
    case workedOn
    /// Said of what would be better than another thing, and is meant in jest or once: "lieber".
    case likedRather
    /// End of a verb with its object, which is no thing that is liked: "dejarlo".
    case objectEnding

    // MARK: the thing that is liked

    /// "and", in a list of what is liked.
    case listAnd
    /// Begins another thought behind it.
    case afterTopic
    /// Behind what is liked: how much.
    case degreePhrase
    /// Before what is liked: "all kinds of".
    case kindsOf
    /// "everything", of "everything about".
    case anyThing
    /// Before the thing that is liked: "mostly".
    case topicLead
    /// Verbs behind "I'd like to" that are courtesy: "see".
    case courtesyVerb
    /// After an article, before a thing that all know: "a good book".
    case placeAdjective
    /// Article before it: "the sea".
    case articleForAll
    /// Liked with an article and still a thing for all: "the sea".
    case commonThing
    /// Small words within a thing's name: "of".
    case topicJoint
    /// Before "the" within a thing's name: "lord of the".
    case behindInnerThe
    /// "and", of "fish and chips".
    case pairAnd
    /// Two that are one, without the "and" between them: "fish and chips".
    case pair
    /// What is never a lasting interest.
    case noTopic

    // MARK: relatives

    /// Relations, in English, that are a role: of "your neighbour" without a name nobody in particular is spoken of.
    case roleRelation
    /// Before a relative, or a relative itself: "ex", "twin".
    case doubtfulAttribute
    /// Behind a relative: one by marriage: "mother-in-law".
    case inLaw
    /// Before a parent called as if by name: "with Mum".
    case kinLead
    /// Behind one: "Mum says".
    case kinVerb
    /// Before "your parents'", which then is a house.
    case homePreposition
    /// Before a name that is a place's, not a person's: "in".
    case beforePlaceName
    /// "My [kind of] thing"
    case kindOf
    /// Behind a relative's word that means something else: "friend request".
    case behindNoRelative
    /// A relative's word that is a call behind "!": "Mann".
    case exclamation
    /// A husband's or wife's word that stands for the speaker's own without "my": "the missus".
    case ownSpouse
    /// Relatives' words that say who is meant only with a name: "eldest".
    case namedOnly
    /// Relatives' words that stand before a name and are no title of it: "baby".
    case noKinTitle
    /// Article of a relative whose owner follows: "la", of "la hermana de Ana".
    case relativeArticle
    /// Before the name of somebody whom both know: "der Max".
    case nameArticle
    /// Between such a relative and the owner: "of".
    case ofOwner
    /// "My" in the genitive, which the owner begins with: "meiner".
    case ofMyGenitive
    /// Article of "a friend of mine".
    case aRelative
    /// Behind it: "of mine".
    case ofMine
    /// Behind a relative, before the name: "is called".
    case isNamed
    /// Asks which relative is meant, or for the name: "which one".
    case asksName
    /// Asks how somebody is.
    case asksAfter
    /// Before a surname: "Mr".
    case honorific
    /// Between a relative and the name: "called".
    case namedLead
    /// End of a name that owns something: "Ana's".
    case possessiveEnding
    /// Article that a noun begins with: "l'anniversaire".
    case elision

    // MARK: what belongs to a pastime

    /// Behind a pastime: one day's affair, which says little of those who have it: "tournament".
    case contest
    /// Before "to" and a verb: it is wished or meant, not done: "want".
    case wishingVerb
    /// Verbs of collecting, with what is collected behind them.
    case collectVerb
    /// Before such a one: "got", "tonight".
    case attending
    /// In a message that sells something: "sign up".
    case advert
    /// In a sentence on a pastime that somebody does not do: "boring".
    case pastimeRefusal
    /// Before whom somebody supports or goes to see again and again: "season ticket for".
    case supporterOf
    /// What one has only for a pastime: "my allotment".
    case pastimeGear
    /// Behind what somebody collects: "my stamp albums".
    case collection
    /// Somebody has to, and does it for no pleasure: "I have to cook every day".
    case obligation
    /// A pastime is no more: "gave it up".
    case givenUp
    /// Verbs whose form tells that the speaker does it: "corro".
    case verbOfSpeaker
    /// Before "club" and the like, and no pastime: "night".
    case plainClub
    /// Beside a pastime, in place of one that somebody has given up: "now".
    case insteadNow
    /// Before a day that is asked for in place of another: "make it [Sunday]".
    case makesIt
    /// Ends of words for how much something is so: "fully".
    case adverbEnding
    /// Ends of such forms: "töpfere".
    case endingOfSpeaker
    /// Verbs of going that a pastime follows: "I go birdwatching".
    case goingFor
    /// Behind a pastime and "is", or "it is": "climbing is my thing".
    case hobbyPredicate
    /// Behind a pastime and "is": "all I do".
    case allOneDoes
    /// Before a word for somebody who does a pastime: "keen", of "a keen gardener".
    case avid
    /// Ends of words for somebody who does something: "gardener".
    case agentEnding
    /// What makes anybody's name a pastime's: "Hobby-", of "Hobbyimker".
    case hobbyPrefix
    /// Who is called by what they like: "bookworm".
    case liker
    /// Behind what somebody is fond of, without a preposition: "dinosaur mad".
    case madAbout
    /// Verbs of liking in several words: "live for".
    case likingPhrase
    /// Behind a relative, and part of who it is: "mi hermana mayor".
    case attributeBehind
    /// Verbs that tell that what stands before them is a name: "tamsin is".
    case verbBehindName
    /// Given names that are verbs, too, where they have no capital: "rob".
    case nameOrVerb

    // MARK: what is new

    /// Whoever is called by what they are, and animals of one's own: "the dog".
    case someone
    /// People whose news is nobody's here: "someone on the train".
    case stranger
    /// Behind "left me": nobody parted: "on read".
    case leftOtherwise
    /// Words for a child, whose birth is its parents' news.
    case ownChild
    /// Begins a verb in the third person without a subject: "se".
    case othersReflexive
    /// Said of a film or a book: what happens in it is nobody's news.
    case fiction
    /// What somebody gets "at" a school and does not move to.
    case placeOfStudy
    /// Before news, and no part of them: "guess what", "sad news".
    case tellingLead
    /// What kind of detail is new: somebody's number, address or mail address.
    case phoneDetail
    case addressDetail
    case mailDetail

    /// A complaint that is over in a few days: "headache".
    case passingComplaint
    /// Behind a place in a race, which it counts from below: "to last".
    case fromBelow
    /// Whose number is no way to reach somebody: "order".
    case serialNoun

    // MARK: greetings and titles

    /// What apps show where a name would stand: "unknown number".
    case titlePlaceholder
    /// Greetings.
    case greeting
    /// Begins a greeting of two words: "good", of "good morning".
    case greetingLead
    /// Behind "good": "morning".
    case greetingTime
    /// Behind it: "morning [all]".
    case greeted
    /// Between a greeting and the name: "dear".
    case addressLead
    /// Behind a greeting, and nobody's name: "everyone".
    case noName

    // MARK: the summary

    /// In a place that is true only in the mouth of who said it: "mine".
    case personalPlace
}
