"""What a picture shows, before any look: a title, members, and items in order. Drawn from the seed, nothing else."""

import pathlib

from . import content, names

LINES = pathlib.Path(__file__).parent / "lines"
EMOJI = ["😂", "❤️", "👍", "🎉", "😅", "🙏", "🔥", "🥳", "🤔", "😍"]
SITES = [("example.org", "The ten best walks along the coast", "Short loops and long days out, with maps and places to eat"),
         ("news.example.com", "Old lighthouse to open as a hostel next spring", None),
         ("example.net", "Lemon cake with olive oil", "Serves eight. Ready in 50 minutes"),
         ("video.example", "How to repair a bicycle chain in five minutes", "14:02"),
         ("tickets.example.com", "Harbour Jazz Festival: programme and tickets", None)]
DATES = {
    "english": ["Today", "Yesterday", "Tue, Jan 5", "Monday", "January 22", "Today 9:12 AM", "Yesterday 21:14", "Sun, Mar 3 at 6:02 PM", "WED 14:05",
                "12/08/2023", "Friday, 4 October", "MAY 18, 2024", "Thu 16 Nov, 08:31", "March 2, 2024 10:05 PM", "Yesterday, 4:37 AM", "18 June"],
    "german": ["Heute", "Gestern", "Mo., 5. Feb.", "Mittwoch", "22. Januar 2024", "Heute 09:12", "Gestern, 21:14", "12.08.2023", "Freitag, 4. Oktober"],
    "french": ["Aujourd'hui", "Hier", "lun. 5 févr.", "mercredi", "22 janvier 2024", "Aujourd'hui à 09:12", "Hier 21:14", "12/08/2023"],
    "spanish": ["Hoy", "Ayer", "lun, 5 feb", "miércoles", "22 de enero de 2024", "Hoy 09:12", "Ayer, 21:14", "12/08/2023"],
}
NOTICES = {
    "english": ["Missed voice call at 18:20", "Voice call, 12 min", "{0} left", "{0} joined using an invite link", "You changed the group's icon",
                "Messages and calls are end-to-end encrypted.", "{0} set disappearing messages to 1 week", "Missed video call", "You deleted a message"],
    "german": ["Verpasster Sprachanruf um 18:20", "{0} hat die Gruppe verlassen", "Du hast eine Nachricht gelöscht"],
    "french": ["Appel vocal manqué à 18:20", "{0} a quitté le groupe", "Vous avez supprimé un message"],
    "spanish": ["Llamada perdida a las 18:20", "{0} salió del grupo", "Eliminaste un mensaje"],
}
PHRASES = {  # subtitles, receipts, the input bar's placeholder, the unread rule
    "english": dict(online=["online", "last seen today at 19:40", "Active now", "last seen recently", "Active 12m ago", "typing…", "tap here for contact info"],
                    receipt=["Delivered", "Read 9:41 AM", "Seen", "Read", "Sent", "Read Yesterday"], placeholder=["Message", "Type a message", "Text message",
                    "Write a message...", "Aa", "iMessage", "Send a message", "Message…"], members="{} members", unread="{} unread messages", edited="edited",
                    forwarded="Forwarded", deleted="This message was deleted", you="You", photo="Photo"),
    "german": dict(online=["online", "zuletzt online um 19:40", "Vor 12 Min. aktiv"], receipt=["Zugestellt", "Gelesen 09:41", "Gesehen"],
                   placeholder=["Nachricht", "Nachricht schreiben", "SMS"], members="{} Mitglieder", unread="{} ungelesene Nachrichten", edited="bearbeitet",
                   forwarded="Weitergeleitet", deleted="Diese Nachricht wurde gelöscht", you="Du", photo="Foto"),
    "french": dict(online=["en ligne", "vu aujourd'hui à 19:40", "Actif il y a 12 min"], receipt=["Distribué", "Lu 09:41", "Vu"],
                   placeholder=["Message", "Écrivez un message", "SMS"], members="{} membres", unread="{} messages non lus", edited="modifié",
                   forwarded="Transféré", deleted="Ce message a été supprimé", you="Vous", photo="Photo"),
    "spanish": dict(online=["en línea", "últ. vez hoy a las 19:40", "Activo hace 12 min"], receipt=["Entregado", "Leído 09:41", "Visto"],
                    placeholder=["Mensaje", "Escribe un mensaje", "SMS"], members="{} miembros", unread="{} mensajes no leídos", edited="editado",
                    forwarded="Reenviado", deleted="Se eliminó este mensaje", you="Tú", photo="Foto"),
}


def lines(language):
    return (LINES / f"{language}.txt").read_text(encoding="utf-8").splitlines()


class Conversation:
    """`items` are dictionaries with a `kind`: separator, notice, unread, message. A message has `side`, `sender` (of a group's left side), `text`
    (may be empty), `time`, and what may hang on it: quote, link, media, voice, location, contact, file, deleted, reactions, forwarded, edited."""

    def __init__(self, rng, group=None, channel=False, length=40, title=None, language=None, odd=0.12, kinds=content.KINDS, runs=(70, 22, 8)):
        """`odd`: how often a message is longer or odder than a line, of `kinds` (content.py). `runs`: how often one, two, three … messages of one sender follow another."""
        self.rng, self.odd, self.kinds, self.runs = rng, odd, kinds, runs
        self.language = language or rng.choices(["english", "german", "french", "spanish"], [70, 12, 9, 9])[0]
        self.words = PHRASES[self.language]
        self.group = rng.random() < 0.33 if group is None else group
        self.members = names.members(rng, rng.choice([2, 2, 3, 3, 4, 5])) if self.group else []
        self.title = title or ((rng.choice(names.CHANNELS) if channel else rng.choice(names.GROUPS)) if self.group else names.title(rng))
        self.twelve_hours = rng.random() < (0.45 if self.language == "english" else 0.05)
        self.minute = rng.randint(7 * 60, 20 * 60)
        self.pool = []
        self.items = list(self.script(length))

    def subtitle(self):
        if not self.group:
            return self.rng.choice(self.words["online"])
        short = ", ".join(m.split()[0] if m[0].isalpha() else m for m in self.members)
        return self.rng.choice([self.words["members"].format(len(self.members) + 1), f"{short}, {self.words['you']}"])

    def clock(self, minute=None):
        hour, minute = divmod(self.minute if minute is None else minute, 60)
        hour %= 24
        if self.twelve_hours:
            return f"{(hour - 1) % 12 + 1}:{minute:02d} {'AM' if hour < 12 else 'PM'}"
        return f"{hour:02d}:{minute:02d}"

    def text(self):
        """A line of the pool, none twice before all were used; sometimes several joined to a long message."""
        if self.rng.random() < self.odd:
            return content.message(self.rng, self.language, self.kinds)
        rng, count = self.rng, self.rng.choices([1, 2, 3, 5], [84, 9, 4, 3])[0]
        parts = []
        for _ in range(count):
            if not self.pool:
                self.pool = lines(self.language)
                rng.shuffle(self.pool)
            parts.append(self.pool.pop())
        joined = parts[0]
        for part in parts[1:]:
            joined += (" " if joined[-1] in ".!?…" or ord(joined[-1]) > 0x2000 else ". ") + part
        if rng.random() < 0.08:
            joined += " " + rng.choice(EMOJI)
        if rng.random() < 0.07 and len(joined) < 80:
            joined = joined.lower()
        elif rng.random() < 0.02 and len(joined) < 60:
            joined = joined.upper()
        return joined

    def script(self, length):
        rng = self.rng
        if rng.random() < 0.75:
            yield dict(kind="separator", text=rng.choice(DATES[self.language]))
        side, sender, run = rng.choice(["left", "right"]), None, 0
        sent = []
        for index in range(length):
            if run <= 0:
                side = "right" if side == "left" and rng.random() < (0.5 if self.group else 1) else "left"
                sender = rng.choice(self.members) if self.group and side == "left" else None
                run = rng.choices(range(1, len(self.runs) + 1), self.runs)[0]
            run -= 1
            self.minute += rng.choice([0, 0, 1, 1, 2, 3, 5, 9])
            if index and rng.random() < 0.05:
                yield dict(kind="separator", text=rng.choice(DATES[self.language]))
            elif index and rng.random() < 0.025:
                said = [n for n in NOTICES[self.language] + content.SYSTEM_NOTICES if self.group or "{0}" not in n and "group" not in n]
                yield dict(kind="notice", text=rng.choice(said).format(rng.choice(self.members or [self.title])))
            elif index > 3 and rng.random() < 0.01:
                yield dict(kind="unread", text=self.words["unread"].format(rng.randint(2, 9)))
            message = dict(kind="message", side=side, sender=sender, text=self.text(), time=self.clock(), what="text")
            self.decorate(message, sent)
            sent.append(message)
            yield message

    def decorate(self, message, sent):
        rng, kind = self.rng, self.rng.random()
        if kind < 0.04:
            message.update(what="media", text=self.text() if rng.random() < 0.3 else "")
        elif kind < 0.06:
            message.update(what="voice", text="", duration=f"{rng.randint(0, 2)}:{rng.randint(0, 59):02d}")
        elif kind < 0.07:
            message.update(what="deleted", text="")
        elif kind < 0.08:
            message.update(what="file", text="", file=rng.choice(["invoice_2023-0147.pdf", "Packing list.docx", "scan0012.pdf"]), about="PDF · 214 KB")
        elif kind < 0.10:
            message.update(link=rng.choice(SITES))
        elif kind < 0.17 and sent and (quoted := rng.choice(sent[-6:]))["text"]:
            author = quoted["sender"] or (self.words["you"] if quoted["side"] == "right" else self.title)
            message.update(quote=(author, quoted["text"].replace("**", "").replace("\n", " ")))
        if rng.random() < 0.07:
            message["reactions"] = [rng.choice(EMOJI)] + ([str(rng.randint(2, 4))] if rng.random() < 0.4 else [])
        if "**" in message["text"] and (message["what"] != "text" or "quote" in message or "link" in message):
            message["text"] = message["text"].replace("**", "")
        if message["text"] and rng.random() < 0.02:
            message["forwarded"] = True
        elif message["text"] and rng.random() < 0.03:
            message["edited"] = True
