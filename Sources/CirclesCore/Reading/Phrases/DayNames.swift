/// What days and months are called in the languages that messengers of Latin script are most used in, lowercase.
enum DayNames {
    static let all = Set((weekdays + months).flatMap { $0.split(separator: " ").map(String.init) }).union(relative)

    /// People are called so, too.
    static let given: Set<String> = [
        "jan", "may", "april", "june", "august", "sam", "dom", "mai", "mar", "julio", "julie", "abril", "juni", "dag",
        "tor", "eylül", "nisan", "ekim",
    ]

    /// Today and yesterday.
    static let relative = Set(
        [
            "today yesterday heute gestern hier aujourd’hui aujourd'hui hoy ayer oggi ieri hoje ontem vandaag gisteren",
            "dziś dzisiaj wczoraj idag igår dag gård dnes včera bugün dün tänään eilen azi astăzi tegnap",
        ].flatMap { $0.split(separator: " ").map(String.init) })

    /// English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Swedish, Danish and Norwegian, Czech, Turkish.
    private static let weekdays = [
        "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun",
        "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so",
        "lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim",
        "lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom",
        "lunedì martedì mercoledì giovedì venerdì sabato domenica gio sab",
        "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira seg ter qua qui sex",
        "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag woe don vrij zat zon",
        "poniedziałek wtorek środa czwartek piątek sobota niedziela pon śro czw sob niedz",
        "måndag tisdag onsdag torsdag fredag lördag söndag mån tis ons tors fre lör sön",
        "mandag tirsdag lørdag søndag man tir tor lør søn",
        "pondělí úterý středa čtvrtek pátek neděle",
        "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    ]

    private static let months = [
        "january february march april may june july august september october november december",
        "jan feb mar apr jun jul aug sep sept oct nov dec",
        "januar februar märz mai juni juli oktober dezember jän mär okt dez",
        "janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr avr juil déc",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic",
        "gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug set ott",
        "janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev out",
        "januari februari maart mei augustus mrt",
        "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
        "sty lut kwi maj cze lip sie wrz paź lis gru",
        "augusti desember",
        "ledna února března dubna května června července srpna září října listopadu prosince",
        "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    ]
}
