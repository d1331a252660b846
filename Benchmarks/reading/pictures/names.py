"""Names as a title bar or a label shows them. All people are invented; numbers are from the ranges reserved for fiction."""

# Given names and surnames that go together, by culture; nothing here is a real person.
CULTURES = [
    ("Emma Oliver Grace Henry Isla Jack Ruth Simon Alice Peter Nora Hugh", "Walker Bennett Hughes Palmer Whitfield Marsh Fletcher Doyle"),
    ("Lena Jürgen Käthe Sören Anke Björn Zoë Till Heike Matthias", "Müller Schäfer Weiß Krüger Hartmann Groß Vogel Brandt"),
    ("Chloé Benoît Amélie Rémi Noémie François Margaux Luc", "Lefèvre Dubois Gauthier Béranger Moreau Perrin"),
    ("Begoña Íñigo Lucía Andrés Sofía Tomás Maite Raúl", "Ibáñez Herrera Núñez Cortés Peña Vidal"),
    ("Giulia Marco Chiara Niccolò Paola Dario", "Rossi Bianchi Ferrara Lombardi De Luca"),
    ("Agnieszka Paweł Małgorzata Łukasz Zofia Wojciech", "Wójcik Kowalska Zieliński Dąbrowski Nowak"),
    ("Jiří Zdeněk Kateřina Ondřej Eliška", "Dvořák Černý Novotný Procházka"),
    ("Ayşe Emre Gökçe Kerem Şule", "Yılmaz Öztürk Çelik Demir"),
    ("João Inês Gonçalo Beatriz Tiago", "Magalhães Conceição Araújo Pinto"),
    ("Astrid Åsa Søren Bjarne Ingrid Lars", "Lindqvist Ødegaard Sørensen Bergström"),
    ("Priya Arjun Meera Rohan Kavita", "Nair Iyer Kapoor Banerjee Rao"),
    ("Amara Chidi Folasade Kwame Zanele", "Okafor Adeyemi Mensah Dlamini"),
    ("Yuna Min-jun Hana Kenji Mei Linh", "Kim Park Tanaka Mori Chen Nguyen"),
    ("Layla Omar Yusuf Samira Karim", "Haddad Rahman Farouk Aziz"),
    ("Siobhán Niamh Cian Aoife Declan", "O'Brien McCarthy Ó Sé Gallagher"),
]
FAMILY = ["Mom", "Mum ❤️", "Dad", "Papa", "Grandma", "Mama", "Sis 🌸", "Tía Carmen", "Oma Hilde", "Boss", "Landlord", "Dr. Vogt", "Coach Bell"]
HANDLES = ["@anna.k", "@the_real_marco", "lou.in.colour", "@jo_walks", "mira.codes", "@pixelnorth"]
GROUPS = ["Book Club", "Ski crew", "Family", "Flat 4B", "Sunday football ⚽", "Maths study group", "Familie Schäfer", "Les cousins", "Housemates",
          "Trip to Porto", "Design team", "Fiesta de Lucía 🎉", "Class of 2014 reunion", "Hiking & Co.", "Chor Dienstag", "The Lunch Bunch",
          "Parents of Class 3b, Greenhill Primary School", "Running club (mornings)", "Band practice"]
CHANNELS = ["#general", "#random", "#design-review", "#team-lunch", "#ops", "# announcements", "#frontend"]


def person(rng):
    given, family = rng.choice(CULTURES)
    family = family.replace("De Luca", "De_Luca").replace("Ó Sé", "Ó_Sé").split()
    return f"{rng.choice(given.split())} {rng.choice(family).replace('_', ' ')}"


def phone(rng):
    number = f"{rng.randint(0, 99):02d}"
    return rng.choice([f"+1 202-555-01{number}", f"(202) 555-01{number}", f"+44 20 7946 09{number}", f"+1 (415) 555-01{number}",
                       f"+44 7700 9009{number}", f"+49 30 23125 0{number}", f"+33 1 99 00 00 {number}", f"020 7946 09{number}"])


def title(rng):
    """Who a one-to-one chat is with, as the user has stored them."""
    kind = rng.random()
    name = person(rng)
    if kind < 0.55:
        return name
    if kind < 0.72:
        return name.split()[0]
    if kind < 0.80:
        return phone(rng)
    if kind < 0.87:
        return rng.choice(FAMILY)
    if kind < 0.92:
        return name + rng.choice([" 🌸", " ❤️", " 🏔️", " (Work)", " ✨", " – Garage", ", CPA", " Jr."])
    if kind < 0.96:
        first, last = name.split(maxsplit=1)
        return rng.choice([f"{first[0]}. {last}", f"{last}, {first}", f"Dr. {name}", f"{name} and {person(rng).split()[0]}", f"{first} {last[0]}."])
    return f"{name}-{person(rng).split()[-1]} from the allotment gardens association"


def members(rng, count):
    """Members of a group, no two alike; some by first name, some as numbers that are not stored."""
    found = []
    while len(found) < count:
        name, kind = person(rng), rng.random()
        name = name.split()[0] if kind < 0.35 else phone(rng) if kind > 0.93 else "~ " + name if 0.90 < kind else name
        if name not in found:
            found.append(name)
    return found
