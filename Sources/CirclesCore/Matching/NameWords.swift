/// Words that stand in or beside names without being names, by what they say.
struct NameWords: OptionSet, Sendable {
    let rawValue: UInt16

    /// "Dr.", "Frau", "Señora": set aside, but a surname with a stored title can be found by it.
    static let title = NameWords(rawValue: 1 << 0)
    /// "PhD", "Esq": set aside after a name.
    static let postNominal = NameWords(rawValue: 1 << 1)
    /// "Jr", "III": tells two people of one name apart.
    static let generation = NameWords(rawValue: 1 << 2)
    /// "Work", "Mobile", "WhatsApp": where a person is known from or reached; set aside.
    static let context = NameWords(rawValue: 1 << 3)
    /// "Mom", "Boss": means a person only if the user stored it for one.
    static let relationship = NameWords(rawValue: 1 << 4)
    /// "Unknown", "Message": what apps show where no name is.
    static let placeholder = NameWords(rawValue: 1 << 5)
    /// "Family", "Team": several people.
    static let group = NameWords(rawValue: 1 << 6)
    /// "van", "de la", "bin": belongs to the family name and is often left out.
    static let particle = NameWords(rawValue: 1 << 7)
    /// "and", "und", "y": joins two people.
    static let conjunction = NameWords(rawValue: 1 << 8)
    /// "ignore", "assign", "system": text addressed to a machine.
    static let instruction = NameWords(rawValue: 1 << 9)

    /// "work", "gym": a context even without brackets, as the last word: "Robert Work".
    static let bareContext = NameWords(rawValue: 1 << 10)
    /// "St.", "San": a part of the family name that is never left out, since St. John is not John.
    static let saint = NameWords(rawValue: 1 << 11)

    /// What is known of a folded word.
    static func of(_ hash: UInt64) -> NameWords { table[hash] ?? [] }

    /// Titles that mean the same share a name: "professor" is "prof".
    static func title(_ word: String) -> String { titleNames[word] ?? word }

    /// Generation marks that mean the same: "junior" is "jr", "2nd" is "ii".
    static func generation(_ word: String) -> String { generationNames[word] ?? word }

    private static let table: [UInt64: NameWords] = {
        var table: [UInt64: NameWords] = [:]
        for (kind, list) in lists {
            for word in list.split(whereSeparator: \.isWhitespace) {
                table[ScalarHash.of(String(word)), default: []].insert(kind)
            }
        }
        return table
    }()

    private static let titleNames = pairs(
        "professor=prof doctor=dr doktor=dr dra=dr missus=mrs mister=mr senor=sr senora=sra senorita=srta docteur=dr"
    )
    private static let generationNames = pairs(
        "junior=jr senior=sr 2nd=ii 3rd=iii jnr=jr snr=sr filho=jr")

    private static func pairs(_ list: String) -> [String: String] {
        Dictionary(
            list.split(separator: " ").compactMap { pair in
                let sides = pair.split(separator: "=")
                return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    private static let lists: [(NameWords, String)] = [
        (
            .title,
            """
            mr mrs ms miss mx mister missus dr doctor doktor dra docteur prof professor professora sir dame lord lady rev reverend fr
            father pastor rabbi imam sheikh hon herr frau fraulein ing dipl mag monsieur madame mme mlle mademoiselle maitre
            senor senora senorita sra srta dona signor signora dott dottore dottoressa avv capt captain col colonel maj
            major sgt sergeant lt lieutenant cpl officer judge coach nurse sr pani gospodin gospozha gospodja hr fru sra
            sensei sifu
            """
        ),
        (.postNominal, "phd md dds dvm rn esq esquire mba cpa msc bsc llb llm dmd pharmd mph pmp cfa frcs obe mbe"),
        (.generation, "jr sr junior senior ii iii 2nd 3rd 4th jnr snr filho"),
        (
            .context,
            """
            work office job mobile cell phone tel telefon home new old whatsapp signal telegram imessage sms messenger instagram insta ig
            facebook fb tinder bumble hinge gym school uni university college arbeit buro handy privat geschaftlich neu alt
            trabajo casa movil oficina trabalho celular travail bureau lavoro ufficio maison business personal private main
            backup landline direct temp rabota church neighbor neighbour airbnb ebay linkedin dating yoga crossfit
            schule verein nachbar nachbarin escuela colegio vecino vecina ecole voisin voisine iphone android online active
            muted pinned archived verified she her hers he him his they them theirs
            """
        ),
        (
            .bareContext,
            """
            work office job mobile cell phone whatsapp signal telegram imessage sms instagram insta facebook tinder bumble hinge
            gym uni arbeit buro handy privat geschaftlich trabajo movil oficina celular travail bureau lavoro ufficio airbnb ebay
            linkedin yoga crossfit iphone
            """
        ),
        (
            .relationship,
            """
            mom mum mommy mummy mama mamma mami mutti mutter mother maman mere madre mamae mam ammi amma ammu umma eomma
            dad daddy papa vati vater father pere padre pai papai pa pap abba appa baba abu abbu otec tata tatay nanay
            grandma grandpa granny gran nana nan oma opa omi opi nonna nonno abuela abuelo avo yaya babushka dedushka mamie
            papy grandmother grandfather nani dadi dada dadu halmoni popo
            brother bro sister sis sibling bruder schwester hermano hermana irmao irma frere soeur fratello sorella brat sestra
            daughter sohn tochter hijo hija fils fille figlio figlia kid kids child baby babe
            husband wife hubby wifey spouse partner mann esposo esposa marido femme moglie marito fiance fiancee
            boyfriend girlfriend freund freundin novio novia copain copine bf gf bae honey darling schatz schatzi liebling
            sweetheart habibi habibti my mein meine mi
            aunt auntie aunty uncle tante onkel tia tio oncle zia zio teta khala chacha mausi
            cousin cousine cugino cugina niece nephew neffe nichte sobrina sobrino
            boss manager chef chefin jefe jefa patron capo supervisor landlord landlady vermieter vermieterin casero
            teacher tutor doctor dentist therapist plumber electrician babysitter nanny accountant lawyer barber hairdresser
            mechanic realtor trainer roommate flatmate neighbor neighbour nachbar nachbarin colleague coworker ex mil fil
            zahnarzt arzt hausarzt friseur hausmeister lehrer lehrerin anwalt steuerberater
            bestie buddy friend amigo amiga godmother godfather stepmom stepdad inlaw
            """
        ),
        (
            .placeholder,
            """
            unknown message messages chat chats conversation conversations imessage unbekannt nachricht nachrichten desconocido
            mensaje mensajes mensagem inconnu sconosciuto contact contacts sender caller anonymous anonym null nil undefined none
            nobody someone me you yo ich moi myself yourself self saved edit back info details search settings call calls inbox
            draft drafts notifications notification today yesterday typing online untitled noreply na tbd test user guest admin
            maybe spam no blocked restricted recents
            """
        ),
        (
            .group,
            """
            family familie familia famille famiglia team group gruppe grupo groupe club crew squad gang friends freunde amigos amis
            class klasse clase classe party trip reise viaje project projekt committee parents eltern padres neighbors neighbours
            nachbarn wg verein verband council board staff kollegen colleagues everyone all alle todos tous gc chat community
            choir chor band league football soccer fussball hockey bookclub brunch birthday geburtstag cumple wedding hochzeit
            boda roommates flatmates siblings geschwister hermanos cousins primos girls boys guys ladies mates moms mums dads
            planning updates announcements news meeting event events reunion alumni office department abteilung society
            fans volunteers tenants residents hausgemeinschaft stammtisch carpool playgroup
            """
        ),
        (
            .particle,
            """
            van von der den de del della di da do dos das du des la le el al bin ibn ben bint abu ter ten te zu zum zur af av
            y e i o mac mc
            """
        ),
        (.saint, "san santa santo sao st saint sankt"),
        (.conjunction, "and und y et e ed i og och en ve va"),
        (
            .instruction,
            """
            ignore disregard assign file select choose match system prompt instruction instructions assistant model previous
            override respond reply answer output return contactid contact_id json insert drop delete update execute sudo command
            must always please treat classify route forward save set admin developer user role content tool function json
            """
        ),
    ]
}
