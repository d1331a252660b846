"""What people and bots send that is longer or odder than a line: paragraphs, lists, poems, code, dates, numbers, addresses and links over several lines.

Everything is put together from the seed; no text was taken from anybody's chat. A line break in a text is one on the picture, too."""

WORDS = {
    "english": ("the a my our this that one every another some", "garden river window kitchen letter train market harbour winter morning neighbour bicycle ticket kettle blanket lantern station bridge orchard violin",
                "walk find carry open paint borrow forget mend water lend cook write wait call fold plant", "slowly again together carefully tomorrow before dinner near the bridge without a word after the rain in the evening"),
    "german": ("der das die mein unser dieses ein jeder", "Garten Fluss Fenster Brief Bahnhof Hafen Winter Morgen Nachbar Fahrrad Kessel Decke Laterne Brücke Obstgarten Geige",
               "gehen finden tragen öffnen malen leihen vergessen flicken gießen kochen schreiben warten", "langsam wieder zusammen vorsichtig morgen vor dem Essen nahe der Brücke ohne ein Wort nach dem Regen"),
    "french": ("le la mon notre ce un chaque", "jardin fleuve fenêtre lettre train marché port hiver matin voisin vélo billet bouilloire lanterne gare pont verger violon",
               "marcher trouver porter ouvrir peindre prêter oublier réparer arroser cuisiner écrire attendre", "lentement encore ensemble avec soin demain avant le dîner près du pont sans un mot après la pluie"),
    "spanish": ("el la mi nuestro este un cada", "jardín río ventana carta tren mercado puerto invierno mañana vecino bicicleta billete tetera manta farol estación puente huerto violín",
                "andar encontrar llevar abrir pintar prestar olvidar arreglar regar cocinar escribir esperar", "despacio otra vez juntos con cuidado mañana antes de cenar cerca del puente sin una palabra después de la lluvia"),
}


def sentence(rng, language):
    articles, nouns, verbs, ends = (part.split() for part in WORDS[language])
    if language == "german":
        words = [rng.choice(articles), rng.choice(nouns), "kann", rng.choice(articles), rng.choice(nouns), rng.choice(verbs)]
    else:
        link = {"english": "can", "french": "va", "spanish": "va a"}[language]
        words = [rng.choice(articles), rng.choice(nouns), link, rng.choice(verbs), rng.choice(articles), rng.choice(nouns)] + rng.sample(ends, 2)
    text = " ".join(words)
    return text[0].upper() + text[1:] + rng.choice([".", ".", ".", "!", "?"])


def paragraph(rng, language, least=3, most=14):
    return " ".join(sentence(rng, language) for _ in range(rng.randint(least, most)))


def listing(rng, language):
    bullet = rng.choice(["- ", "• ", "* ", "{n}. ", "{n}) ", "– ", "{n} "])
    rows = [bullet.replace("{n}", str(n + 1)) + rng.choice([sentence(rng, language).rstrip(".!?"), rng.choice(WORDS[language][1].split()) + f", {rng.randint(1, 12)}"]) for n in range(rng.randint(2, 8))]
    return "\n".join([sentence(rng, language).rstrip(".!?") + ":"] * (rng.random() < .7) + rows)


def poem(rng, language):
    verses = [[" ".join(sentence(rng, language).rstrip(".!?").split()[:rng.randint(3, 6)]) for _ in range(rng.randint(3, 4))] for _ in range(rng.randint(1, 3))]
    return "\n\n".join(",\n".join(v) for v in verses)


def shell(rng, language):
    command = rng.choice(["$ ls -la", "$ git status", "$ df -h /", "# uptime", "$ make test", "> SELECT count(*) FROM notes;", "$ cat notes.txt", "$ ls", "C:\\> dir"])
    output = rng.choice([["total 24", "drwxr-xr-x 4 ana ana 4096 Mar 3 09:14 docs", "-rw-r--r-- 1 ana ana 812 Mar 1 17:40 notes.txt"],
                         ["On branch main", "nothing to commit, working tree clean"], ["/dev/sda1  40G  31G  7.1G  82% /"],
                         ["09:14:02 up 12 days, 3:07, 2 users", "load average: 0.41, 0.32, 0.27"], ["12 passed, 0 failed", "done in 4.2 s"], ["count", "-----", "1748"]])
    return "\n".join([command] + output)


def code(rng, language):
    return rng.choice(["def area(r):\n    return 3.14 * r * r", "for (int i = 0; i < n; i++) {\n  total += a[i];\n}", "let x = items.filter { $0 > 3 }\nprint(x.count)", "{\n  \"name\": \"lamp\",\n  \"on\": true\n}",
                       "if user:\n    send(user, text)\nelse:\n    wait(5)"])


def dates(rng, language):
    months = {"english": "January March May July October", "german": "Januar März Mai Juli Oktober", "french": "janvier mars mai juillet octobre", "spanish": "enero marzo mayo julio octubre"}[language].split()
    day = rng.choice([f"{rng.randint(1, 28)} {rng.choice(months)}", f"{rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.2024", f"{rng.choice(months)} {rng.randint(1, 28)}, 2024", "Monday", "Today", f"{rng.randint(8, 20)}:30"])
    return "\n".join([sentence(rng, language), day, sentence(rng, language)] if rng.random() < .7 else [day, sentence(rng, language), f"{rng.randint(8, 20)}:{rng.choice(['00', '15', '45'])}"])


def numbers(rng, language):
    return rng.choice([f"IBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX\n{rng.randint(10, 900)},{rng.randint(10, 99)} EUR", f"{rng.randint(100000, 999999)} is your code.\nIt expires in 10 minutes.",
                       f"Order #{rng.randint(10000, 99999)}\nTotal: ${rng.randint(5, 300)}.{rng.randint(10, 99)}\nPaid", f"{rng.randint(2, 9)} + {rng.randint(2, 9)} * {rng.randint(2, 9)}\n= {rng.randint(20, 90)}",
                       f"+1 202-555-01{rng.randint(10, 99)}\n+44 20 7946 09{rng.randint(10, 99)}", "Mon 9:00 - 17:00\nTue 9:00 - 17:00\nWed closed\nThu 12:00 - 20:00"])


def address(rng, language):
    return rng.choice(["{n} Mill Lane\nGreenhill\nGH4 2{m}T", "Kirchweg {n}\n10{m}15 Berlin", "{n}, rue du Port\n440{m}0 Nantes", "Calle del Sol {n}, 3º B\n280{m}2 Madrid"]).replace("{n}", str(rng.randint(2, 98))).replace("{m}", str(rng.randint(1, 9)))


def link(rng, language):
    slug = "-".join(rng.sample(WORDS["english"][1].split(), rng.randint(3, 7)))
    url = f"https://www.example.{rng.choice(['org', 'com', 'net'])}/{rng.choice(['article', 'watch', 'p', 'items'])}/{rng.randint(1000, 99999)}/{slug}?ref=share&id={rng.randint(10**9, 10**10)}"
    second = f"\nhttps://maps.example.com/place/{slug}/@{rng.uniform(40, 60):.5f},{rng.uniform(0, 12):.5f}" if rng.random() < .3 else ""
    return rng.choice([url, sentence(rng, language) + " " + url, url + "\n" + sentence(rng, language)]) + second


def alert(rng, language):
    return rng.choice([f"ALERT: disk usage at {rng.randint(81, 99)}% on db-{rng.randint(1, 9)}", f"[OK] backup finished in {rng.randint(2, 59)} s", "Door: open\nWindow: closed\nTemperature: 21.4 °C\nHumidity: 48%",
                       f"Build #{rng.randint(100, 999)} passed\nBranch: main\nDuration: {rng.randint(1, 9)}m {rng.randint(10, 59)}s", "Reply YES to confirm or STOP to unsubscribe. Msg & data rates may apply.",
                       f"Your parcel arrives today between {rng.randint(8, 12)}:00 and {rng.randint(13, 19)}:00.\nTrack it: https://example.com/t/{rng.randint(10**7, 10**8)}", "/start", "/help", "/weather Berlin"])


def headed(rng, language):
    """A first line in bold (marked by two asterisks, which page.py takes away), as bots write."""
    return "**" + " ".join(sentence(rng, language).rstrip(".!?").split()[:rng.randint(2, 4)]) + "**\n" + rng.choice([paragraph(rng, language, 1, 4), listing(rng, language), numbers(rng, language)])


KINDS = [(paragraph, 5), (listing, 4), (poem, 2), (shell, 2), (code, 1), (dates, 3), (numbers, 3), (address, 2), (link, 4), (alert, 4), (headed, 4)]


def message(rng, language, among=KINDS):
    kinds, weights = zip(*among)
    return rng.choices(kinds, weights)[0](rng, language)


def post(rng, language):
    """What forums, tickets and mails have: paragraphs, with a list, code or a link between them."""
    between = rng.sample([listing, code, shell, link, numbers, lambda *a: paragraph(*a, 2, 5)], rng.randint(1, 2))
    return "\n\n".join([paragraph(rng, language, 1, 4)] + [part(rng, language) for part in between] + [paragraph(rng, language, 1, 2)] * (rng.random() < .5))


def word(rng, language):
    return rng.choice({"english": "Yes No Done Same Nice Fixed +1 Thanks! Agreed. Why? Closed lol Hm Bump", "german": "Ja Nein Erledigt Danke! Genau Warum? Stimmt Nö", "french": "Oui Non Fait Merci ! Exact Pourquoi ? Bof",
                       "spanish": "Sí No Hecho ¡Gracias! Exacto ¿Por_qué? Listo"}[language].replace(" !", "_!").replace(" ?", "_?").split()).replace("_", " ")


def is_code(text):
    """Whether a text is one of `code` or `shell`, which rows show as a block of their own."""
    return "\n" in text and text.split()[0] in ("def", "for", "let", "{", "if", "$", "#", ">", "C:\\>")


# What stands in rows without bubbles.
ROW_KINDS = KINDS + [(post, 8), (word, 7), (code, 2), (paragraph, 3)]


# What an empty field says, in twenty languages and the ways of a dozen apps.
PLACEHOLDERS = ["Message {name}...", "Type your message here", "Write a reply…", "Say something nice", "Enter your text", "Nachricht an {name}", "Schreib etwas …", "Écrivez quelque chose", "Votre réponse…", "Escribe aquí",
                "Scrivi a {name}", "GIF Messaggio", "Escreva sua mensagem", "Mensagem", "Digite aqui…", "Napisz coś…", "Wiadomość do {name}", "Napište zprávu…", "Írj üzenetet", "Scrie un mesaj", "Skriv noget…", "Skriv et svar",
                "Kirjoita tähän", "Schrijf een bericht", "Typ hier", "Bir şeyler yaz", "Nhập tin nhắn", "Tulis pesan", "Taip mesej", "Napiši poruku", "Rašykite žinutę", "Ask me anything", "Chat with {name}", "Send a Snap or chat", "Reply to thread", "Aa  GIF"]

SYSTEM_NOTICES = ["{0} changed their phone number. Tap to message.", "You created group “Trip”", "{0} pinned “Agenda”", "Chat started Mon 9:02", "This chat is with a business account. Tap to learn more.", "{0} is now in your contacts",
                  "You and {0} are connected", "Today you can call each other and see when you're active", "Verified by {0}", "{0} started a call · 4 min", "You accepted the invitation", "Screenshot taken", "{0} turned on read receipts",
                  "Conversation is encrypted", "SMS with {0}", "Texting with {0} (SMS/MMS)", "Only people you accept can message you", "End of conversation", "{0} missed your call", "New", "{0} sent a reminder", "Recording stopped",
                  "La conversación comenzó", "Der Chat wurde begonnen", "Début de la conversation"]
QUICK_REPLIES = [["Yes", "No"], ["Yes, please", "Not now", "Help"], ["Book a table", "See the menu", "Opening hours"], ["👍 Good", "👎 Bad"], ["Sí", "No", "Más tarde"], ["Ja", "Nein"], ["Today", "Tomorrow", "Later"], ["VIEW DETAILS"], ["Show more", "Buy now"],
                 ["Get started"], ["Option 1", "Option 2", "Option 3"], ["Call support", "Visit website"], ["Next", "Cancel"]]
BOT_KEYS = [["/start", "/help"], ["Weather", "News", "Settings"], ["Back to menu"], ["1", "2", "3"], ["Subscribe", "Unsubscribe"], ["Balance", "Transfer"], ["Меню", "Помощь"], ["Mein Konto", "Hilfe"], ["Ver saldo", "Salir"], ["Share my phone number"], ["🔙 Back", "🏠 Home"]]
FIELDS = [("Status", "Resolved"), ("Branch", "main"), ("Severity", "High"), ("Duration", "4m 12s"), ("Opened by", "Robin Hale"), ("Region", "eu-west-1"), ("Level", "7"), ("Uptime", "99.98 %")]
TABS = [["Chat", "Files", "About"], ["Messages", "Files", "Pins"], ["Chat", "Shared", "Organization"], ["Posts", "Files", "Wiki"], ["Conversation", "Details"], ["Chats", "Status", "Calls"]]
PANEL = ["About", "Members", "Shared media", "Notifications", "Mute", "Search in chat", "Block", "Report", "Customise chat", "Privacy and support", "Pinned messages"]

# What conversations are about that have a subject instead of a person.
TOPICS = ["How to prune an old apple tree?", "Squeaking floor boards", "Show your bicycles", "[Solved] Lamp flickers after rain", "Best bread without a mixer", "Sourdough, week 3", "Welche Geige für Anfänger?", "Réparer une vieille lanterne", "Huerto en el balcón",
          "Winter tyres: yes or no", "Introduce yourself", "Beginner questions, part 12"]
TICKETS = ["#48213 Printer prints blank pages", "Ticket 1077: invoice is missing", "REQ-5520 New badge for the harbour office", "Order 90417 arrived broken", "[#3381] Kein Zugang zum Kundenkonto", "Case 00128842", "Demande n° 7731 : colis perdu"]
SUBJECTS = ["Re: Keys for the orchard house", "Minutes of Tuesday", "Re: Re: Offer for the roof", "[choir] Programme for spring", "Fwd: Timetable of the ferry", "AW: Termin im Hafen", "Re: Factura de marzo"]
CHANGES = ["Keep the lamp on while dimming", "fix: count empty rows once (#412)", "!88 Draw the map's border last", "Add a timeout to the ferry client", "Refactor note storage"]
STREAMS = ["Live chat", "Stream Chat", "Top chat", "Chat en direct", "Live-Chat", "Chat – Harbour Jazz live", "LIVE: night train to Porto"]
ROLES = ["Admin", "MOD", "Moderator", "Staff", "Owner", "Guest", "OP", "Author", "Member", "Regular", "VIP", "Support", "Team lead", "Customer", "New"]
