#!/usr/bin/env python3
"""Draws pages of rows that no program has, to fit on: anyrows.py OUT SEED COUNT, COUNT pictures called any0-00, any1-00, … any9-00, any0-01, …

Each page draws its window, ground, font, column, heading, moments, distances, what stands between rows and how its people write, each for itself and
within what programs have. The ten names are one family: a fit may leave some out. OUT gets img and truth as `programs.py` makes them: what is said is
message, names are labels, days separators, quotes and cards that hang on a message optional, all that nobody said noise."""

import json
import pathlib
import random
import re
import sys
from types import SimpleNamespace

import generate
from messengers import aside, status
from pictures.browser import Browser
from pictures.drawing import ICONS, avatar, icon, photo
from pictures.names import CULTURES
from programs import COL, COLD, E, FONTS, face, noise, title

# Of each language: short ones, templates, who, when, where, what, words of the program, months, days. {n} is a number, {h} a time of day.
LANGUAGES = {
 "en": ("hi|Morning all|any news?|Two of them|Probably|Good catch|Ask {p}|done and dusted|I doubt it|wow|Noted|Agreed|what?|Fair enough|try again|Fixed|my bad|Lovely!|hold on|Room {n}|ah, I see|Not for me|Tell {p}|Who's in?|me too|Saved it|as you wish|So did I|almost|Same time?|Good point, {p}|Here|ok {d} then|Nice one|haha true|I'm out|no clue|It depends|Ouch|Makes sense|Finally!|any time|Left a note|Really good|Which floor?|Up to you|ask me {d}|ha|Very kind|Too late",
  "I left {o} {w}, could somebody take it along {d}?|{p} promised to bring {o} {d}, so there is nothing left to buy.|We have {n} chairs but only {n} tables {w}.|Is it all right if I borrow {o} {d}?|Nobody told me that {o} had been moved {w}.|The price went up by {n} percent since I last looked.|My guess is that {p} forgot about it again.|You can find {o} {w}, just ask for {p}.|If it still rains {d}, we stay inside and play cards.|I read about {n} pages of it and then fell asleep.|That song has been in my head for {n} days.|There were {n} people {w} and not a single one had {o}.|Can anyone explain how {o} is supposed to work?|Honestly I liked the old one better, it had more room.|Please lock the door when you leave, it was open all night.|It starts at {h} and the doors close five minutes earlier.|{p} is ill, so I take the shift {d}.|Somebody painted {o} green and nobody will admit it.|The file has {n} columns and I only need the first two.|Turn it off, count to {n}, turn it on and it behaves.|I finally finished level {n} without losing a life.|What do we do about {o}?|Whoever made the soup {d}, it was great.|We are out of coffee {w} again.|You would not believe how loud it was {w}.|The old server gets switched off {d}, copy whatever you still want.|They changed the rules in the middle of the game, that's why people left.|Let me know whether {p} has answered, I have written {n} times.|He paid {n} euros for {o}, which is a joke.|After the second bend you see a yellow house, turn left there.|I'd rather walk than wait for that bus.|The camera {w} is broken, the pictures are all blue.|{p} and I are going to look at a flat {d}.|Does it come in another colour?|On my screen the button is hidden behind the menu.|Half of it is wrong, the other half is copied.|Could you say that again in plain words?|We should thank {p}, without that call we'd still be {w}.|My train gets in at {h} if nothing goes wrong.|It took {n} minutes to load and then it showed an empty page.",
  "Ada|Marlon|Priya|my brother|Mrs Finch|the neighbour|Theo|our landlady|Greta", "on Friday|tomorrow morning|after lunch|next week|tonight|before the holidays|in an hour|on the 3rd", "at the station|by the river|in the kitchen|at work|behind the library|upstairs|in the car park|next to the bakery", "the ladder|the spare key|the big speaker|the old laptop|the projector|the tent|that blue folder|the second bike|the coffee machine",
  "Today|Yesterday|at|{n} replies|Like|Reply|Share|edited|New|{p} joined|Write something…|You|Search|{n} members", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", "Tuesday, March {n}|Sunday, October {n}, 2023|{n} June 2024", "Neighbours|Reading room|Trail maintenance|Kitchen repairs|Why is everything blue?|Weekend shift"),
 "de": ("na gut|Moin|schon erledigt|Wer noch?|{p} weiß das|eher nicht|Stimmt|oh je|Zimmer {n}|ach so|Läuft|genau das|Prima!|weiß nicht|{d} vielleicht|Nö|Meinetwegen|hab ich auch",
  "Ich habe {o} {w} vergessen, kann das {d} jemand mitnehmen?|{p} wollte {o} eigentlich schon längst zurückbringen.|Wir sind {n} Leute und haben nur {n} Stühle.|{w} riecht es schon wieder nach Farbe.|Weiß jemand, ob {p} {d} überhaupt kommt?|Um {h} geht es los, bitte seid diesmal pünktlich.|Das Spiel war nach der ersten Halbzeit im Grunde vorbei.|Bei mir dauert das Laden ungefähr {n} Minuten.|Die neue Fassung gefällt mir besser, auch wenn die Schrift etwas klein ist.|Wer hat eigentlich {o} so angestrichen?|Falls es {d} regnet, treffen wir uns drinnen.|{n} Euro finde ich dafür ganz schön viel.|Könntest du das bitte noch einmal in Ruhe erklären?|Der Hausmeister sagt, die Lampe {w} wird {d} ausgetauscht.|Man muss zuerst auf das kleine Zahnrad drücken, dann öffnet sich das Menü.|Meine Schwester hat {n} Gläser Marmelade gekocht, wer möchte eins?",
  "Jörg|Anneliese|mein Bruder|Frau Küster|Levin|der Nachbar", "am Freitag|morgen früh|nach der Arbeit|nächste Woche|heute Abend", "am Bahnhof|im Keller|hinter der Turnhalle|im Büro|auf dem Balkon", "die Leiter|den Ersatzschlüssel|das große Zelt|die Bohrmaschine|den Beamer",
  "Heute|Gestern|um|{n} Antworten|Gefällt mir|Antworten|Teilen|bearbeitet|Neu|{p} ist beigetreten|Nachricht schreiben|Du|Suchen|{n} Mitglieder", "Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez", "Dienstag, {n}. März|Sonntag, {n}. Oktober 2023|{n}. Juni", "Hausflur|Werkstatt|Grünkohlessen|Fahrgemeinschaft"),
 "fr": ("coucou|déjà fait|Peut-être|ah bon ?|Peut-être {p} ?|Tant mieux|moi aussi|zut|Salle {n}|Exact|on verra {d}|Pas mal !|Aucune idée|c'est noté|Bien vu|à plus",
  "J'ai oublié {o} {w}, quelqu'un peut passer le prendre {d} ?|{p} devait rapporter {o} depuis longtemps.|Nous serons {n} à table et il manque {n} assiettes.|Ça commence à {h}, essayez d'arriver un peu avant.|Je préférais l'ancienne version, elle était plus lisible.|Il y avait {n} personnes {w} et personne n'a rien remarqué.|Est-ce que {p} vient avec nous {d} ?|Chez moi la page met {n} minutes à s'afficher, puis elle reste vide.|S'il pleut {d}, on joue aux cartes à l'intérieur.|Qui a peint {o} en vert ?|Ils ont augmenté les prix de {n} pour cent, c'est exagéré.|Après le deuxième virage, tournez à gauche devant la maison jaune.|On n'a plus de café {w}, pensez-y en faisant les courses.|Je n'ai rien compris à la fin du film.|Le gardien a dit que l'ascenseur serait réparé {d}.",
  "Élodie|Gaspard|mon frère|Mme Périer|le voisin|Anaïs", "vendredi|demain matin|après le déjeuner|la semaine prochaine|ce soir", "à la gare|dans la cuisine|derrière la bibliothèque|au bureau|près du marché", "l'échelle|le double des clés|le vieux vélo|la grande tente|le projecteur",
  "Aujourd'hui|Hier|à|{n} réponses|J'aime|Répondre|Partager|modifié|Nouveau|{p} a rejoint le groupe|Écrire un message|Vous|Rechercher|{n} membres", "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.", "mardi {n} mars|dimanche {n} octobre 2023|{n} juin", "Voisins|Atelier vélo|Salle de lecture|Randonnée"),
 "es": ("hola|ya está|Quizás|¿y eso?|Lo sabe {p}|yo también|Qué va|Aula {n}|Hecho|lo dudo|¡Menos mal!|uf|Tal cual|como quieras|{d} mejor|Ni hablar",
  "Me dejé {o} {w}, ¿puede alguien traerlo {d}?|{p} dijo que devolvería {o} y sigo esperando.|Somos {n} y solo hay {n} sillas.|Empieza a las {h}, así que llegad un poco antes.|Me gustaba más la versión anterior, tenía letras más grandes.|¿Sabe alguien si {p} viene {d}?|Había {n} personas {w} y nadie se dio cuenta.|A mí me tarda {n} minutos en cargar y luego sale en blanco.|Si llueve {d} nos quedamos dentro y jugamos a las cartas.|¿Quién ha pintado {o} de verde?|Han subido los precios un {n} por ciento, es una barbaridad.|Después de la segunda curva verás una casa amarilla, gira allí a la izquierda.|Se ha acabado el café {w} otra vez.|El portero dice que arreglan el ascensor {d}.|No entendí nada del último capítulo.",
  "Íñigo|Belén|mi hermano|la señora Otero|el vecino|Nerea", "el viernes|mañana temprano|después de comer|la semana que viene|esta noche", "en la estación|en la cocina|detrás del gimnasio|en la oficina|junto al río", "la escalera|la llave de repuesto|el proyector|la tienda grande|el altavoz",
  "Hoy|Ayer|a las|{n} respuestas|Me gusta|Responder|Compartir|editado|Nuevo|{p} se ha unido|Escribe un mensaje|Tú|Buscar|{n} miembros", "ene feb mar abr may jun jul ago sept oct nov dic", "martes, {n} de marzo|domingo, {n} de octubre de 2023|{n} de junio", "Vecinos|Taller de bicis|Club de lectura|Turno de noche"),
 "pt": ("oi|já fiz|Talvez|como assim?|Fala com {p}|eu também|Pois é|Sala {n}|Beleza|duvido|Até {d}|Que bom!|nossa|não sei|Combinado|tá certo",
  "Esqueci {o} {w}, alguém consegue trazer {d}?|{p} ficou de devolver {o} e até agora nada.|Somos {n} pessoas e só há {n} cadeiras.|Começa às {h}, tentem chegar um pouco antes.|Gostava mais da versão antiga, tinha mais espaço.|Alguém sabe se {p} vem {d}?|Havia {n} pessoas {w} e ninguém percebeu nada.|Aqui a página demora {n} minutos e depois fica em branco.|Se chover {d}, ficamos lá dentro a jogar às cartas.|Quem foi que pintou {o} de verde?|Os preços subiram {n} por cento, não dá para acreditar.|Depois da segunda curva há uma casa amarela, é aí que se vira à esquerda.|O café acabou outra vez {w}.|A reunião foi longa, mas acho que chegámos a uma solução.",
  "Inês|Otávio|meu irmão|dona Célia|o vizinho|Simão", "na sexta|amanhã cedo|depois do almoço|na próxima semana|hoje à noite", "na estação|na cozinha|atrás do ginásio|no escritório|perto do rio", "a escada|a chave reserva|o projetor|a barraca grande|a bicicleta",
  "Hoje|Ontem|às|{n} respostas|Curtir|Responder|Compartilhar|editada|Novas|{p} entrou no grupo|Escreva uma mensagem|Você|Pesquisar|{n} membros", "jan fev mar abr mai jun jul ago set out nov dez", "terça-feira, {n} de março|domingo, {n} de outubro de 2023|{n} de junho", "Vizinhança|Oficina|Clube do livro|Caminhada"),
 "it": ("ciao|già fatto|Forse|in che senso?|Lo sa {p}|anch'io|Ma dai|Aula {n}|Ottimo!|ne dubito|Va bene {d}|boh|Esatto|che bello|Come vuoi|peccato",
  "Ho lasciato {o} {w}, qualcuno può prenderlo {d}?|{p} doveva riportare {o} già da un pezzo.|Siamo in {n} e ci sono soltanto {n} sedie.|Comincia alle {h}, cercate di arrivare un po' prima.|Mi piaceva di più la versione vecchia, si leggeva meglio.|Qualcuno sa se {p} viene {d}?|C'erano {n} persone {w} e nessuno si è accorto di niente.|Da me ci mette {n} minuti e poi la pagina resta vuota.|Se piove {d} restiamo dentro e giochiamo a carte.|Chi ha dipinto {o} di verde?|Hanno aumentato i prezzi del {n} per cento, è assurdo.|Dopo la seconda curva c'è una casa gialla, lì si gira a sinistra.|Il caffè è finito di nuovo {w}.|Il portiere dice che l'ascensore sarà riparato {d}, così c'è scritto anche giù.",
  "Niccolò|Mirta|mio fratello|la signora Pozzi|il vicino|Gaia", "venerdì|domani mattina|dopo pranzo|la settimana prossima|stasera", "alla stazione|in cucina|dietro la palestra|in ufficio|vicino al fiume", "la scala|la chiave di riserva|il proiettore|la tenda grande|il trapano",
  "Oggi|Ieri|alle|{n} risposte|Mi piace|Rispondi|Condividi|modificato|Nuovi|{p} è entrato|Scrivi un messaggio|Tu|Cerca|{n} membri", "gen feb mar apr mag giu lug ago set ott nov dic", "martedì {n} marzo|domenica {n} ottobre 2023|{n} giugno", "Condominio|Officina|Gruppo di lettura|Gita al lago"),
 "nl": ("hoi|al gedaan|Misschien|hoezo?|Vraag {p}|ik ook|Klopt|Kamer {n}|Top!|geen idee|{d} dan|tja|Prima|goed gezien|Maakt niet uit|helaas",
  "Ik heb {o} {w} laten liggen, kan iemand het {d} meenemen?|{p} zou {o} allang terugbrengen.|We zijn met {n} mensen en er zijn maar {n} stoelen.|Het begint om {h}, kom liever iets eerder.|De oude versie vond ik beter, die was rustiger.|Weet iemand of {p} {d} ook komt?|Er stonden {n} mensen {w} en niemand zag iets.|Bij mij duurt het laden {n} minuten en daarna blijft de pagina leeg.|Als het {d} regent blijven we binnen en gaan we kaarten.|Wie heeft {o} groen geverfd?|Alles is {n} procent duurder geworden, belachelijk gewoon.|Na de tweede bocht zie je een geel huis, daar moet je naar links.|De koffie is alweer op {w}.",
  "Sjoerd|Femke|mijn broer|mevrouw Dijk|de buurman|Noor", "vrijdag|morgenochtend|na de lunch|volgende week|vanavond", "op het station|in de keuken|achter de sporthal|op kantoor|bij de rivier", "de ladder|de reservesleutel|de beamer|de grote tent|het oude fietsje",
  "Vandaag|Gisteren|om|{n} reacties|Leuk|Beantwoorden|Delen|bewerkt|Nieuw|{p} doet nu mee|Typ een bericht|Jij|Zoeken|{n} leden", "jan feb mrt apr mei jun jul aug sep okt nov dec", "dinsdag {n} maart|zondag {n} oktober 2023|{n} juni", "Buren|Fietsenmaker|Leesclub|Avonddienst"),
 "pl": ("hej|już zrobione|Może|jak to?|Zapytaj, co na to {p}|ja też|No właśnie|Sala {n}|Super!|wątpię|{d} pasuje|ojej|Zgoda|nie wiem|Dokładnie|szkoda",
  "Mam wrażenie, że {o} ktoś zostawił {w}.|Czy {p} przyjdzie {d}, czy znowu zapomni?|Jest nas {n}, a krzeseł tylko {n}.|Zaczynamy o {h}, proszę się nie spóźnić.|Stara wersja bardziej mi się podobała, była czytelniejsza.|Wczoraj {w} było bardzo głośno i nikt nie mógł zasnąć.|U mnie strona ładuje się {n} minut, a potem jest pusta.|Jeśli {d} będzie padać, zostajemy w środku i gramy w karty.|Kto pomalował na zielono {o}?|Ceny wzrosły o {n} procent, to już przesada.|Za drugim zakrętem zobaczysz żółty dom, tam trzeba skręcić w lewo.|Znowu skończyła się kawa, kupcie coś po drodze.|Wysłałem wam zdjęcia z wycieczki, są w tym samym folderze co zawsze.",
  "Grażyna|Michał|mój brat|pani Żak|sąsiad|Łucja", "w piątek|jutro rano|po obiedzie|w przyszłym tygodniu|wieczorem", "na dworcu|w kuchni|za biblioteką|w pracy|nad rzeką", "drabinę|zapasowy klucz|rzutnik|duży namiot|stary rower",
  "Dzisiaj|Wczoraj|o|{n} odpowiedzi|Lubię to|Odpowiedz|Udostępnij|edytowano|Nowe|{p} dołącza do grupy|Napisz wiadomość|Ty|Szukaj|Członkowie: {n}", "sty lut mar kwi maj cze lip sie wrz paź lis gru", "wtorek, {n} marca|niedziela, {n} października 2023|{n} czerwca", "Sąsiedzi|Warsztat|Klub książki|Nocna zmiana")}
LANGUAGES = {k: SimpleNamespace(short=v[0].split("|"), mid=v[1].split("|"), p=v[2].split("|"), d=v[3].split("|"), w=v[4].split("|"), o=v[5].split("|"), ui=v[6].split("|"), months=v[7].split(), days=v[8].split("|"), titles=v[9].split("|")) for k, v in LANGUAGES.items()}
TODAY, YESTERDAY, AT, REPLIES, LIKE, REPLY, SHARE, EDITED, NEW, JOINED, WRITE, YOU, SEARCH, MEMBERS = range(14)
CHANNELS = ["lobby", "build-logs", "photo-walks", "it-support", "pets", "music", "q-and-a", "season-4", "dev", "standup", "memes", "trading-post"]
CODE = ["for f in *.png; do\n  optipng \"$f\"\ndone", "SELECT name, count(*)\nFROM visits GROUP BY name;", "let total = items.reduce(0, +)", "Traceback (most recent call last):\n  File \"run.py\", line 12\nKeyError: 'width'", "sudo systemctl restart cups"]
EMOJI = ["😂", "👍", "❤️", "🎉", "🙈", "😅", "🔥", "😊", "🤔", "🙏", "👀", "😢"]
# How often people of a page write short, a sentence, two, a paragraph, a list, code, a link, a number.
VOICES = [[9, 1, 0, 0, 0, 0, .2, .6], [5, 5, 1, .3, .1, .1, .3, .3], [4, 6, 3, 1, .3, .3, .5, .2], [1, 7, 3, 1, .2, 0, .4, .1], [1, 3, 5, 4, .5, .2, .5, .1], [0, 2, 3, 7, 1, .4, .6, 0], [3, 3, 2, 1, 1, 2, 2, .3], [2, 9, 0, 0, 0, 0, 0, .1]]
OTHER_FONTS = ["Inter", "Nimbus Sans", "Roboto", "Open Sans", "DejaVu Serif", "Noto Serif", "Liberation Serif", "P052", "Roboto Condensed", "Liberation Sans Narrow", "Open Sans Condensed", "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono"]
# Words that are broken over lines become words of each line, for the places; the text stays as it was said.
SPLIT = '''document.querySelectorAll("[data-message],[data-optional]").forEach(e => { const w = document.createTreeWalker(e, 4), nodes = []; while (w.nextNode()) nodes.push(w.currentNode);
  for (let t of nodes) for (let i = 1; i < t.length; i++) { if (/[\\s\\ud800-\\udfff\\ufe0f]/.test(t.data[i] + t.data[i - 1])) continue;
    const r = document.createRange(), top = k => { r.setStart(t, k); r.setEnd(t, k + 1); return r.getBoundingClientRect().top; };
    if (top(i) > top(i - 1) + 8) { t = t.splitText(i); i = 0; } } })'''

def fill(rng, words, text):
    """A template with its blanks filled."""
    return re.sub(r"\{(\w)\}", lambda k: str(rng.randint(2, 28)) if k[1] == "n" else f"{rng.randint(7, 22)}:{rng.choice([0, 15, 20, 30, 45]):02d}" if k[1] == "h" else rng.choice(getattr(words, k[1])), text)

def upper(t): return t[:1].upper() + t[1:]

def link(rng):
    parts = rng.sample("archive notes slow-bread garden 2023 11 issues wiki download map-of-the-valley watch p en stable guide photos".split(), rng.randint(1, 5))
    return rng.choice(["https://", "https://www.", "http://", ""]) + rng.choice(["example.org/", "example.net/", "files.example.com/"]) + "/".join(parts) + rng.choice(["", "", ".html", f"?id={rng.randint(100, 10 ** 9)}", "?ref=weekly&utm_source=feed"])

def speak(rng, P, who):
    """What somebody says: the kind by the page's voice, capitals and full stops by the writer."""
    kind = rng.choices("short mid two para list code link number".split(), P.voice)[0]
    def sentence(pool=P.words.mid):  # none again before all were said
        if P.used.issuperset(pool): P.used.difference_update(pool)
        t = rng.choice([t for t in pool if t not in P.used]); P.used.add(t)
        return fill(rng, P.words, t) if pool is P.words.short and who.caps != "careful" else upper(fill(rng, P.words, t))
    if kind == "short": text = sentence(P.words.short)
    elif kind in ("mid", "two", "para"):
        said = [sentence() for _ in range(dict(mid=1, two=2).get(kind) or rng.randint(3, 7))]
        text = rng.choice(["\n", "\n", "\n\n"]).join(said) if len(said) > 1 and rng.random() < P.breaks else " ".join(said)
    elif kind == "list":
        mark, things = rng.choice(["- ", "• ", "", "1. "]), rng.sample(P.words.o + P.words.w, rng.randint(2, 4))
        text = rng.choice([sentence() + "\n", ""]) + "\n".join((f"{i + 1}. " if mark == "1. " else mark) + t for i, t in enumerate(things))
    elif kind == "number": text = rng.choice([str(rng.randint(2, 9999)), f"{rng.randint(7, 22)}:30", f"{rng.randint(1, 90)},50 €", f"+{rng.randint(1, 5)}", f"{rng.randint(10, 99)} %"])
    else: text = sentence()
    if who.caps == "low": text = text.lower()
    if text.endswith(".") and rng.random() < dict(low=.95, careful=.03).get(who.caps, .5): text = text[:-1]
    elif who.caps == "careful" and text[-1].isalpha() and kind == "short": text += "."
    if rng.random() < P.emoji: text += " " + rng.choice(EMOJI) * rng.choice([1, 1, 1, 2, 3])
    if kind == "link": text = link(rng) if rng.random() < .45 else f"{text} {link(rng)}"
    if kind == "code" and P.mode != "inline": text = f"```{rng.choice(CODE)}```" if rng.random() < .4 else f"{text}\n```{rng.choice(CODE)}```"
    return f"@{rng.choice(P.people).name.split()[0].lstrip('@')} {text}" if rng.random() < P.mentions else text

def person(rng, P):
    given, family = rng.choice(CULTURES)
    given, family = rng.choice(given.split()), rng.choice(family.split())
    handle = rng.choice([given.lower() + str(rng.randint(1, 99)), rng.choice(["mossy", "late", "tiny", "iron", "quiet", "north", "mr_", "the", "lazy", "zero"]) + rng.choice(["", "_", "-", "."]) + rng.choice(["otter", "comet", "fox", "pine", "moth", "Kettle", "wolf", "byte", "drum", "Lark"]), f"{given.lower()}.{family[0].lower()}", given[0].lower() + family.lower()])
    name = dict(full=f"{given} {family}", handle=handle, first=given, at="@" + handle, lower=given.lower(), initial=f"{given} {family[0]}.")[P.names if rng.random() < .85 or P.mode == "column" else rng.choice(["full", "handle", "first"])]
    if rng.random() < P.emoji_names: name += " " + rng.choice(["🌸", "✨", "🦊", "⚽", "🍀"])
    badge = rng.choice(["MOD", "APP", "Admin", "VIP", "OP", "Author", "🛡️"]) if rng.random() < P.badges else ""
    return SimpleNamespace(name=name, handle="@" + handle, badge=badge, pronouns=rng.choice(["she/her", "he/him", "they/them", "(she/her)", "he/they"]) if rng.random() < P.pronouns else "", caps=P.caps if P.caps != "mixed" else rng.choice(["low", "some", "some", "careful"]),
                           color=rng.choice(COLD if P.dark else COL), photo=rng.random() < P.photos)

class Chat:
    """Who says what when, what stands before it and hangs on it."""
    def __init__(self, rng, P, n):
        self.group, self.language, self.items = True, P.language, []
        P.people = [person(rng, P) for _ in range(rng.choice([2, 3, 3, 4, 5, 7]))]
        if rng.random() < .2: P.people[0].name = P.words.ui[YOU]
        minute, last, day = rng.randint(7 * 60, 20 * 60), None, rng.randint(1, 20)
        for i in range(n):
            minute += rng.choice([.1, .3, 1, 1.2, 3, 9]) * rng.uniform(.6, 1.4)
            before = [kind for kind, often in (("day", P.often_day), ("new", P.often_new), ("notice", P.often_notice)) if i and rng.random() < often]
            stay = last and rng.random() < P.stay and not before
            who = last if stay or last and rng.random() < .07 else rng.choice([w for w in P.people if w is not last])
            quote = self.items and rng.random() < P.quotes and P.mode != "inline"
            first = P.each or not stay or bool(quote)
            hung = [k for k, often in (("photo", P.often_photo), ("card", P.often_card), ("file", P.often_file), ("faces", P.often_faces), ("replies", P.often_replies)) if rng.random() < often]
            self.items.append(dict(kind="message", what="text", text=speak(rng, P, who), sender=who.name, who=who, side="left", first=first, before=before, hung=hung, quote=rng.choice(self.items) if quote else None, edited=rng.random() < P.edited, time=moment(rng, P, int(minute * 60), day)))
            last = who
        for a, b in zip(self.items, self.items[1:] + [dict(first=True)]): a["last"] = b["first"]

def moment(rng, P, seconds, day):
    h, m = seconds // 3600 % 24, seconds // 60 % 60
    twelve, month = f"{(h - 1) % 12 + 1}:{m:02d} {'AM' if h < 12 else 'PM'}", P.words.months[P.month]
    clock = twelve if P.twelve else f"{h:02d}:{m:02d}" if P.zero else f"{h}:{m:02d}"
    return dict(clock=clock, bracket=f"[{h:02d}:{m:02d}]", seconds=f"{h:02d}:{m:02d}:{seconds % 60:02d}", today=f"{P.words.ui[TODAY]} {P.words.ui[AT]} {clock}", ago=rng.choice(["3h", "2d", "14m", "1h", "5d"]), date=f"{month} {day}" if P.twelve else f"{day} {month}",
                long=f"{P.month + 1:02d}/{day:02d}/2024 {clock}", iso=f"2024-{P.month + 1:02d}-{day:02d} {h:02d}:{m:02d}", dot=f"· {rng.randint(2, 59)} min", comma=f"{day} {month}, {clock}")[P.format]

def page(rng):
    """All that a page draws for itself."""
    P, often = SimpleNamespace(), lambda p, *some: rng.choice(some) if rng.random() < p else 0
    P.shape = rng.choices(["phone", "narrow", "wide"], [4, 3, 5])[0]
    P.W, P.H, P.S = dict(phone=(rng.choice([360, 375, 390, 412, 430]), rng.randint(640, 920), rng.choice([1.5, 2, 2, 2.5])), narrow=(rng.randint(300, 620), rng.randint(420, 900), rng.choice([1, 1.25, 1.5, 2])), wide=(rng.randint(680, 1400), rng.randint(540, 980), rng.choice([1, 1, 1.25, 1.5])))[P.shape]
    P.dark, hue, kind = rng.random() < .45, rng.randint(0, 359), rng.choice(["plain", "plain", "grey", "tint", "graded"])
    s = dict(plain=0, grey=rng.randint(2, 14), tint=rng.randint(15, 45), graded=rng.randint(8, 40))[kind]
    l = rng.randint(4, 20) if P.dark else 100 if kind == "plain" else rng.randint(90, 98)
    shade = lambda change, more=0: f"hsl({hue} {min(60, s + more)}% {max(0, min(100, l + change))}%)"
    P.bg = f"linear-gradient({rng.choice([0, 90, 160, 200])}deg,{shade(0)},{shade(rng.choice([-5, 4]))})" if kind == "graded" else shade(0)
    P.pane, P.bar, P.card = shade(rng.choice([-3, 3, 5] if P.dark else [-2, -4, -6, 0]), rng.choice([0, 8])), shade(rng.choice([0, 3, 6] if P.dark else [0, 0, -3, -5])), shade(rng.choice([4, 7] if P.dark else [-3, 3]))
    P.ink, P.mut = (f"hsl({hue} 8% {rng.randint(78, 97)}%)", f"hsl({hue} 8% {rng.randint(52, 68)}%)") if P.dark else (f"hsl({hue} 10% {rng.randint(4, 28)}%)", f"hsl({hue} 8% {rng.randint(40, 60)}%)")
    P.accent, P.hair = rng.choice(COLD if P.dark else COL), f"1px solid rgba(128,128,128,{rng.choice([.18, .3, .5])})"
    P.font = rng.choice(FONTS) if rng.random() < .6 else f"'{rng.choice(OTHER_FONTS)}'"
    P.size, P.line = rng.choice([12, 13, 13, 14, 14, 14, 15, 15, 16, 16, 17, 18]), round(rng.uniform(1.15, 1.65), 2)
    P.language = rng.choices(list(LANGUAGES), [9, 2, 2, 2, 2, 2, 2, 2])[0]
    P.words, P.used = LANGUAGES[P.language], set()
    P.voice, P.caps = [w * rng.choice([.5, 1, 1, 2]) for w in rng.choice(VOICES)], rng.choice(["low", "careful", "mixed", "mixed"])
    P.emoji, P.breaks, P.mentions = rng.choice([0, 0, .05, .2]), rng.choice([0, .1, .3]), often(.3, .05, .15)
    P.mode = rng.choices(["above", "inline", "column"], [62, 18, 20])[0]
    P.names = rng.choice(["full"] * 4 + ["handle"] * 3 + ["first", "first", "lower", "initial", "at"] if P.mode != "column" or P.W > 700 else ["handle", "first", "lower"])
    P.badges, P.pronouns, P.handles, P.emoji_names, P.photos = often(.3, .2, .4), often(.12, .4, .8), P.mode == "above" and P.names != "at" and rng.random() < .12, often(.12, .3), rng.choice([0, .5, 1])
    P.each = P.mode == "inline" or rng.random() < (.5 if P.mode == "column" else .25)
    P.stay = rng.choice([.25, .45, .6, .7, .8])
    # Distances: what is more than between two lines of a message.
    P.run = rng.choice([0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 8, 10, round(P.size * rng.uniform(.6, 1.2))])
    P.between = P.run + rng.choice([rng.randint(0, 3), rng.randint(4, 12), rng.randint(4, 12), rng.randint(10, 24), round(P.size * P.line * rng.uniform(1, 2))] if P.mode == "above" else [0, 0, 0, 2, 5, 10])
    P.pad, P.right = rng.choice([4, 8, 10, 12, 16, 20, 24, 32]), rng.choice([6, 10, 14, 20, 40])
    P.face, P.face_size, P.radius = rng.choices(["gutter", "inline", None], [55, 15, 30])[0], rng.choice([16, 20, 24, 28, 32, 36, 40, 44, 48]), rng.choice(["50%", "50%", "2px", "6px", "30%"])
    if P.mode != "above": P.face, P.face_size = rng.choice([None, None, "inline"]), rng.choice([14, 16, 18])
    if P.face == "inline": P.face_size = min(P.face_size, 28)
    P.left = P.pad + (P.face_size + rng.choice([6, 8, 10, 12, 16]) if P.face == "gutter" else 0)
    P.under = P.face_size + 8 if P.face == "inline" and rng.random() < .5 else 0
    P.tall = P.face == "gutter" and rng.random() < .5
    P.format = rng.choice(["clock"] * 5 + ["today", "ago", "date", "long", "iso", "dot", "comma", "seconds"] if P.mode == "above" else ["clock", "clock", "clock", "bracket", "bracket", "seconds"])
    P.twelve, P.zero, P.month = rng.random() < .4, rng.random() < .6, rng.randint(0, 11)
    P.when = rng.choices(["beside", "right", "gutter", "below", None], [45, 17, 12, 8, 18])[0] if P.mode == "above" else rng.choices(["front", "right", None], [50, 15, 35])[0]
    P.when_each = rng.random() < .5
    P.when_size = rng.choice([.68, .75, .8, .85, .9, 1] if P.mode == "above" else [.8, .9, 1, 1])
    if P.when in ("gutter", "right") and P.format not in ("clock", "ago", "bracket", "seconds"): P.format = "clock"
    if P.when == "gutter":
        P.when_each = P.face != "gutter"
        P.left = max(P.left, round(P.pad + P.size * P.when_size * (5.2 if P.format == "clock" and P.twelve or P.format == "seconds" else 3.4)) + 6)
    P.name_style = f"font-weight:{rng.choice([400, 500, 600, 600, 700, 700])};font-size:{rng.choice([.8, .86, .92, 1, 1, 1, 1.06, 1.12]) if P.mode == 'above' else 1}em"
    P.name_color = rng.choice(["own", "own", P.ink, P.ink, P.accent, P.mut])
    P.enclose = rng.choice([("", ":"), ("", ":"), ("&lt;", "&gt;"), ("", ""), ("[", "]"), ("", " —"), ("", " ›")])
    P.column_side, P.column_sign = rng.choice(["left", "right", "right"]), rng.choice(["", "", ":", "|", "│", "border", "border"])
    P.hang = rng.choice([0, 0, 14, 24])
    P.cards = P.mode == "above" and P.each and rng.random() < .22
    P.lines, P.stripes = not P.cards and rng.random() < .13, not P.cards and rng.random() < .08
    P.often_day, P.often_new, P.often_notice = often(.5, .03, .08, .15), often(.12, .04), often(.25, .05, .12)
    P.often_photo, P.often_card, P.often_file, P.often_faces, P.often_replies = ((often(.3, .05, .1), often(.25, .06, .12), often(.2, .05), often(.4, .08, .2, .4), often(.2, .08, .2)) if P.mode != "inline" else [0] * 5)
    P.quotes, P.edited, P.quote_kind = often(.3, .08, .2), often(.3, .05, .12), rng.choice(["stroke", "arrow", "box"])
    P.actions = P.mode == "above" and P.each and rng.random() < .35 and rng.choice(["words", "icons", "one"])
    P.day_kind, P.notice_side = rng.choice(["rules", "pill", "plain", "left", "rule pill"]), rng.choice(["left", "left", "center"])
    P.end = rng.random() < .5
    P.limit = rng.randint(440, 900) if P.shape == "wide" and rng.random() < .4 else 0
    P.middle = rng.random() < .6
    return P

def picture_of(P, w, size): return avatar(w.name, size, P.radius == "50%", w.photo) if len(w.name) % 2 else face(w.name, size, P.radius)
def when_of(P, m, style=""): return noise(m["time"], f"color:{P.mut};font-size:{P.when_size}em;font-weight:400;white-space:nowrap;{style}")

def said(rng, P, n, m):
    """The text alone carries the mark; what the program adds stands behind it or below."""
    def marked(t):
        t = re.sub(r"(?:https?://|\bexample\.|\bfiles\.)\S+", lambda k: f"<span style='color:{P.accent}'>{k[0]}</span>", E(t))
        return re.sub(r"^@\S+", lambda k: f"<span style='background:rgba(110,120,240,.18);border-radius:3px'>{k[0]}</span>", t)
    text = "".join(f"<span class=code>{E(t)}</span>" if i % 2 else marked(t.strip("\n")) for i, t in enumerate(m["text"].split("```")))
    edited = noise(f"({P.words.ui[EDITED]})", f"color:{P.mut};font-size:.78em") if m["edited"] else ""
    return f'<span data-message={n} class=said>{text}</span>' + (f"<div>{edited}</div>" if edited and ("```" in m["text"] or P.when == "below") else " " + edited)

def quoted(rng, P, n, m):
    if not m["quote"]: return ""
    text = re.sub(r"```|\n", " ", m["quote"]["text"])[:rng.randint(30, 90)].strip()
    name = aside(n, m["quote"]["sender"], "font-weight:600", "span") + " "
    if P.quote_kind == "arrow": return f'<div class=one style="font-size:.85em;color:{P.mut}">↳ {name}{aside(n, text, tag="span")}</div>'
    box = f"border-left:3px solid {P.accent};padding:1px 8px" if P.quote_kind == "stroke" else "background:rgba(128,128,128,.13);border-radius:6px;padding:4px 10px"
    return f'<div style="{box};font-size:.88em;margin:3px 0;width:fit-content;max-width:95%">{name}{rng.choice(["<br>", " "])}{aside(n, text, "opacity:.8", "span")}</div>'

def below(rng, P, n, m):
    """What hangs below a text."""
    out, ui = "", P.words.ui
    pick = lambda t: fill(rng, P.words, t)
    for kind in m["hung"]:
        if kind == "photo": out += f'<div style="border-radius:{rng.choice([0, 6, 12])}px;overflow:hidden;width:fit-content;margin:4px 0">{photo(rng, rng.choice([140, 200, 240]), rng.choice([80, 120, 160]))}</div>'
        if kind == "card": out += f'<div style="border:{P.hair};border-left:3px solid {P.accent};border-radius:4px;background:{P.card};padding:6px 10px;margin:4px 0;max-width:420px;font-size:.92em">{aside(n, "example.org", "opacity:.7;font-size:.9em")}{aside(n, upper(pick(rng.choice(P.words.o))), f"color:{P.accent};font-weight:600")}{aside(n, upper(pick(rng.choice(P.words.mid)))) if rng.random() < .7 else ""}</div>'
        if kind == "file": out += f'<div style="display:flex;gap:8px;align-items:center;border:{P.hair};border-radius:6px;padding:6px 10px;margin:4px 0;width:fit-content">{icon("file", 22, P.mut)}<div style="line-height:1.25">{aside(n, rng.choice(["minutes_final.pdf", "IMG_4471.HEIC", "budget-v2.xlsx", "backup.zip"]))}<div style="font-size:.8em;color:{P.mut}">{noise(rng.choice(["PDF", "312 KB", "1.4 MB"]))}</div></div></div>'
        if kind == "faces": out += '<div style="display:flex;gap:4px;margin-top:3px">' + "".join(f'<span style="background:rgba(128,128,160,.16);border-radius:9px;padding:1px 7px;font-size:.8em">{e} {noise(str(rng.randint(1, 12)))}</span>' for e in rng.sample(EMOJI, rng.choice([1, 1, 2, 3]))) + "</div>"
        if kind == "replies": out += f'<div style="display:flex;gap:6px;align-items:center;font-size:.87em;margin-top:3px">{picture_of(P, rng.choice(P.people), 18)}{noise(pick(ui[REPLIES]), f"color:{P.accent};font-weight:600")}</div>'
    if P.actions == "words": out += f'<div style="font-size:.84em;color:{P.mut};margin-top:3px">{rng.choice([" · ", " &nbsp; "]).join(noise(ui[k]) for k in (LIKE, REPLY, SHARE))}</div>'
    if P.actions == "one": out += f'<div style="font-size:.84em;color:{P.mut};margin-top:2px">{noise(ui[REPLY])}</div>'
    if P.actions == "icons": out += f'<div style="display:flex;gap:26px;color:{P.mut};margin-top:6px;font-size:.85em">{icon("smile", 16)}<span>{icon("dots", 14)} {noise(str(rng.randint(2, 80)))}</span>{icon("send", 16)}</div>'
    if P.when == "below" and (P.when_each or m["last"]): out += f"<div style='line-height:1.3'>{when_of(P, m)}</div>"
    return out

def row(rng, P, n, m, odd):
    """A message with its heading, in the page's layout."""
    w, first, top = m["who"], m["first"], P.between if m["first"] else P.run
    bottom = 0
    if P.lines or P.stripes: top, bottom = (max(3, top // 2 + 1) if first else P.run), (max(3, P.between // 2) if m["last"] else 0)
    ground = (f"border-top:{P.hair};" if P.lines and first else "") + ("background:rgba(128,128,128,.09);" if P.stripes and odd else "")
    label = f'<span data-label={n} style="{P.name_style};color:{w.color if P.name_color == "own" else P.name_color}">{E(w.name)}</span>' if first else ""
    badge = f'<span data-noise class=badge style="color:{"#111" if P.dark else "#fff"};background:{P.accent if w.badge != "🛡️" else "none"}">{w.badge}</span>' if w.badge else ""
    at_right = f'<span style="margin-left:auto;padding-left:10px;flex:none">{when_of(P, m)}</span>' if P.when == "right" and (P.when_each or first) else ""
    small = picture_of(P, w, P.face_size) if P.face == "inline" else ""
    text = said(rng, P, n, m)
    if P.mode == "inline":
        front = when_of(P, m) + " " if P.when == "front" else ""
        return f'<div style="{ground}padding:{top}px {P.right}px {bottom}px {P.pad}px;display:flex;gap:6px">{small}<div style="flex:1;min-width:0;padding-left:{P.hang}px;text-indent:-{P.hang}px">{front}{badge} {P.enclose[0]}{label}{P.enclose[1]} {text}</div>{at_right}</div>'
    if P.mode == "column":
        front = f'<span style="flex:none;min-width:{P.when_size * dict(bracket=3.6, seconds=4.2, clock=4.4 if P.twelve else 2.6)[P.format]}em">{when_of(P, m)}</span>' if P.when == "front" else ""
        wide = f"width:{P.column}px;flex:none;text-align:{P.column_side}"
        sign = "" if P.column_sign in ("", "border", ":") else f'<span style="color:{P.mut}">{P.column_sign}</span>'
        edge = f"border-left:{P.hair};padding-left:8px;" if P.column_sign == "border" else ""
        return f'<div {"class=edged" if edge else ""} style="{ground}padding:{0 if edge else top}px {P.right}px {bottom}px {P.pad}px;display:flex;gap:8px;--top:{top}px">{front}{(small if first else f"<i style=width:{P.face_size}px;flex:none></i>") if small else ""}<span style="{wide}">{label}{":" if P.column_sign == ":" and first else ""}</span>{sign}<div style="{edge}flex:1;min-width:0">{quoted(rng, P, n, m)}{text}{below(rng, P, n, m)}</div>{at_right}</div>'
    tags = badge + (" " + noise(w.pronouns, f"color:{P.mut};font-size:.85em") if w.pronouns else "") + (" " + noise(w.handle, f"color:{P.mut};font-size:.9em") if P.handles else "")
    beside = " " + when_of(P, m, "margin-left:4px") if P.when == "beside" else ""
    head = f'<div class=head style="gap:{8 if small else 0}px">{small}<span>{label} {tags}{beside}</span>{at_right}</div>' if first else ""
    gutter = f'<span style="position:absolute;left:{P.pad}px;width:{P.left - P.pad - 6}px;text-align:right">{when_of(P, m, "font-size:.7em" if P.face else "")}</span>' if P.when == "gutter" and (P.when_each or not first) else ""
    body = f'<div class=line><div style="flex:1;min-width:0">{gutter}{text}</div>{"" if first else at_right}</div>'
    picture = f'<span style="position:absolute;left:{P.pad}px;top:{{}}px">{picture_of(P, w, P.face_size)}</span>' if P.face == "gutter" and first else ""
    inner = (quoted(rng, P, n, m) + head if P.quote_kind == "arrow" else head + quoted(rng, P, n, m)) + f'<div style="padding-left:{P.under}px">{body}{below(rng, P, n, m)}</div>'
    if P.cards:
        return f'<div style="position:relative;margin:{max(4, P.between)}px {P.pad}px 0;padding:8px {P.right}px 8px {P.left}px;min-height:{P.face_size + 20 if picture else 0}px;background:{P.card};border:{P.hair};border-radius:8px">{picture.format(10)}{inner}</div>'
    return f'<div style="position:relative;{ground}padding:{top}px {P.right}px {bottom}px {P.left}px;{f"min-height:{P.face_size + top + bottom + 4}px" if P.face == "gutter" and first and (P.tall or m["last"]) else ""}">{picture.format(top + 2)}{inner}</div>'

def between(rng, P, kind):
    ui, rule, around = P.words.ui, f'<i style="flex:1;border-top:{P.hair}"></i>', f"margin:{rng.choice([4, 8, 12])}px {P.right}px {rng.choice([2, 6])}px {P.pad}px"
    if kind == "new": return f'<div style="display:flex;align-items:center;gap:8px;{around}"><i style="flex:1;border-top:1px solid #e0464a"></i>{noise(ui[NEW], "color:#e0464a;font-size:.78em;font-weight:600")}</div>'
    if kind == "notice": return f'<div style="margin:{P.between}px {P.right}px 0 {P.left}px;text-align:{P.notice_side};font-size:.86em;color:{P.mut}">{noise(upper(fill(rng, P.words, ui[JOINED])))}</div>'
    day = upper(fill(rng, P.words, rng.choice(ui[:2] + P.words.days)))
    text = f'<span data-separator style="font-size:.84em;{"border-radius:12px;padding:2px 12px;background:rgba(128,128,128,.17)" if "pill" in P.day_kind else f"color:{P.mut}"};font-weight:{rng.choice([400, 600])}">{E(day)}</span>'
    if P.day_kind == "left": return f'<div style="{around}">{text}</div>'
    return f'<div style="display:flex;align-items:center;justify-content:center;gap:8px;{around}">{rule if "rule" in P.day_kind else ""}{text}{rule if "rule" in P.day_kind else ""}</div>'

def side(rng, P, members=False):
    """A pane of rooms, chats or people."""
    names = [w.name for w in P.people] if members else rng.sample(CHANNELS + P.words.titles, rng.randint(5, 12))
    sign, double, size = rng.choice(["# ", "", "- "]), not members and rng.random() < .4, rng.choice([20, 28, 36])
    items = "".join(f'<div style="display:flex;gap:8px;align-items:center;padding:{rng.choice([3, 5])}px 10px;{"background:rgba(128,128,128,.22);border-radius:5px" if i == 2 and not members else ""}">{face(t, size, P.radius) if double or members else ""}<div style="flex:1;min-width:0;line-height:1.3"><div class=one>{noise(("" if double or members else sign) + t)}</div>'
                    + (f'<div class=one style="font-size:.86em;color:{P.mut}">{noise(upper(fill(rng, P.words, rng.choice(P.words.mid))))}</div>' if double else "") + f'</div>{noise(rng.choice(["12:40", "Mon", "3"]), "font-size:.75em") if not members and rng.random() < .25 else ""}</div>' for i, t in enumerate(names))
    search = f'<div style="border:{P.hair};border-radius:6px;padding:4px 10px;margin:4px 8px 8px;color:{P.mut}">{noise(P.words.ui[SEARCH])}</div>' if rng.random() < .4 and not members else ""
    return f'<div style="width:{rng.randint(150, 290) if not members else 170}px;flex:none;background:{P.pane};overflow:hidden;padding:8px 4px;font-size:.93em;border:{P.hair};border-width:0 1px">{search}<div style="padding:4px 12px;font-weight:700;color:{P.mut}">{noise(fill(rng, P.words, P.words.ui[MEMBERS]) if members else rng.choice(["Harbour", "Moss & Co", "Rooms", "Northlight"]))}</div>{items}</div>'

def bars(rng, P):
    """What stands above the rows."""
    pick, icons = lambda k: fill(rng, P.words, P.words.ui[k]), lambda k: "".join(icon(rng.choice(list(ICONS)), rng.choice([18, 20]), P.mut) for _ in range(k))
    out = status(rng, None) if P.shape == "phone" and rng.random() < .6 else ""
    if P.shape == "wide" and rng.random() < .12: out += f'<div style="padding:3px 12px;background:{P.pane};display:flex;gap:16px;font-size:.9em">{"".join(noise(t) for t in ("File", "Edit", "View", "Help"))}</div>'
    t = rng.choice(CHANNELS) if rng.random() < .45 else rng.choice(P.words.titles)
    if rng.random() < .13: return out
    name = ("# " if t in CHANNELS and rng.random() < .7 else "") + title(t)
    subtitle = f'<div style="font-size:.8em;color:{P.mut};font-weight:400">{noise(pick(MEMBERS))}</div>' if rng.random() < .35 else ""
    search = f'<span style="border:{P.hair};border-radius:14px;padding:2px 12px;color:{P.mut};font-weight:400;font-size:.9em">{noise(pick(SEARCH))}</span>' if P.W > 600 and rng.random() < .3 else ""
    spring = '<span style="flex:1"></span>'
    out += f'<div style="display:flex;align-items:center;gap:10px;flex:none;background:{P.bar};min-height:{rng.randint(36, 64)}px;padding:4px {rng.choice([10, 16, 20])}px;font-size:{rng.choice([1, 1.1, 1.25, 1.5])}em;line-height:1.2;font-weight:{rng.choice([400, 600, 700])};border-bottom:{rng.choice([P.hair, "none"])}">{rng.choice(["", icon("arrow", 20, P.mut), face(t, 32, P.radius)])}{spring if rng.random() < .15 else ""}<div>{name}{subtitle}</div>{spring}{search}{icons(rng.randint(0, 4))}</div>'
    if rng.random() < .15: out += f'<div style="display:flex;gap:20px;padding:5px 16px;font-size:.9em;border-bottom:{P.hair};color:{P.mut}">{"".join(noise(t) for t in rng.choice([("Chat", "Files", "Notes"), ("Posts", "About", "Photos"), ("All", "Unread")]))}</div>'
    return out

def foot(rng, P):
    if rng.random() < .22: return ""
    icons = lambda k: "".join(icon(rng.choice(list(ICONS)), 19, P.mut) for _ in range(k))
    tools = f'<div style="display:flex;gap:14px;padding-top:8px">{icons(rng.randint(3, 6))}</div>' if rng.random() < .25 else ""
    field = rng.choice([f"border:{P.hair};border-radius:{rng.choice([3, 8, 20])}px", f"background:{P.card};border-radius:{rng.choice([0, 8, 22])}px", "", ""])
    typing = f'<div style="padding:2px 16px;font-size:.8em;color:{P.mut}">{noise(rng.choice(P.people).name + " …")}</div>' if rng.random() < .08 else ""
    return f'{typing}<div style="flex:none;border-top:{rng.choice([P.hair, "none"])};padding:{rng.choice([6, 10, 14])}px {rng.choice([8, 14, 18])}px;background:{rng.choice([P.bar, "none"])};color:{P.mut}"><div style="{field};padding:{rng.choice([6, 9, 12])}px 12px"><div style="display:flex;gap:10px;align-items:center">{icons(rng.randint(0, 2))}<span style="flex:1">{noise(P.words.ui[WRITE])}</span>{icons(rng.randint(0, 3))}</div>{tools}</div></div>'

def draw(rng):
    P = page(rng)
    chat = Chat(rng, P, rng.randint(3, 6) if rng.random() < .08 else min(60, int(P.H / (P.size * P.line + P.run) * 1.05)))
    P.column = round(max(len(w.name) for w in P.people) * P.size * (.64 if "Mono" in P.font else .58)) + rng.choice([8, 16, 30])
    rows, odd = [], False
    for n, m in enumerate(chat.items):
        odd ^= m["first"]
        rows += [between(rng, P, kind) for kind in m["before"]] + [row(rng, P, n, m, odd)]
    panes = P.shape == "wide" and P.W > 760 and rng.random() < .36
    left, right = side(rng, P) if panes else "", side(rng, P, True) if panes and P.W > 1000 and rng.random() < .35 else ""
    column = f'<div style="max-width:{P.limit}px;{"margin:0 auto;width:100%" if P.middle else ""}">{"".join(rows)}</div>' if P.limit else "".join(rows)
    return chat, f'''<style>*{{box-sizing:border-box}}body{{margin:0;font:{P.size}px/{P.line} {P.font},'Noto Sans','Noto Color Emoji',sans-serif;background:{P.bg};color:{P.ink}}}.one{{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}}
    .said{{white-space:pre-wrap;overflow-wrap:anywhere}}.code{{display:block;text-indent:0;font:.88em/1.4 'DejaVu Sans Mono';background:rgba(128,128,128,.15);padding:5px 8px;border-radius:4px;margin:3px 0}}.badge{{font-size:.66em;font-weight:600;border-radius:3px;padding:1px 4px;margin-left:4px;vertical-align:1px;text-indent:0}}
    .chat{{flex:1;min-height:0;overflow:hidden;display:flex;flex-direction:column;justify-content:flex-{"end" if P.end else "start"};padding:{rng.choice([0, 4, 8])}px 0}}.chat>*{{flex:none}}.head,.line{{display:flex;align-items:{"center" if P.face == "inline" else "baseline"}}}.line{{align-items:flex-start}}.edged>*{{padding-top:var(--top)}}</style>
    <body data-exact><div style="display:flex;height:100vh">{left}<div style="flex:1;min-width:0;display:flex;flex-direction:column">{bars(rng, P)}<div class=chat>{column}</div>{foot(rng, P)}</div>{right}</div>''', P

def main():
    out, seed, count = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for folder in ("img", "truth"): (out / folder).mkdir(parents=True, exist_ok=True)
    marks_js = (generate.HERE / "marks.js").read_text(encoding="utf-8")
    with Browser() as browser:
        for index in range(count):
            look, name = f"any{index % 10}", f"any{index % 10}-{index // 10:02d}"
            rng = random.Random(f"{seed}/anyrows/{index}")
            chat, source, P = draw(rng)
            browser.show(source, P.W, P.H, P.S)
            marks = browser.run(marks_js)
            browser.run(SPLIT)
            marks["words"] = browser.run(marks_js)["words"]
            quality = rng.choice([None, None, None, 60, 85])
            (out / "img" / f"{name}.{'jpg' if quality else 'png'}").write_bytes(browser.picture(quality))
            facts = generate.truth(name, look, "x", chat, dict(rows=True), dict(bars=True, scale=P.S, shrink=None), marks, [])
            (out / "truth" / f"{name}.json").write_text(json.dumps(facts, ensure_ascii=False, indent=1), encoding="utf-8")

if __name__ == "__main__":
    main()
