"""Looks as other programs have them: conversations in rows without bubbles, or nearly so, and a few bubbles that vary what looks.py has. WIDE is open for
tuning, EXAM is not: nobody tunes on it or looks at its pictures. Drawn only when asked for (`generate.py --looks wide`, `--looks exam`).

A look gives its parameters and the function that draws a message (`p["draw"]`, called with the page, the message's number, the message, and whether it is
the first and the last of its run)."""

import re

from . import content, names
from .drawing import COLORS, avatar, escape, initials
from .looks import DESKTOP_FONTS, base
from .page import Page

BULLET = re.compile(r"(- |• |\* |– |\d+[.)] )")
CSS = """
.block { display: block; } .para + .para { margin-top: .6em; } .item { padding-left: 1.5em; text-indent: -1.1em; }
.code { font-family: 'DejaVu Sans Mono', monospace; font-size: .86em; line-height: 1.4; background: rgba(128,128,128,.13); border-radius: 4px; padding: 6px 9px; margin: 4px 0; }
.tick { font-family: 'DejaVu Sans Mono', monospace; font-size: .88em; background: rgba(128,128,128,.16); border-radius: 3px; padding: 0 3px; }
.body { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; } .body .card, .body .quote { max-width: 440px; margin-left: 0; }
.said { white-space: pre-wrap; font-size: .93em; margin: 2px 0 6px; }
.sep.framed > span { border: 1px solid currentColor; border-radius: 12px; padding: 2px 11px; } .sep.edge::before, .sep.start::after { display: none !important; }
.sep.side { align-self: flex-start; font-weight: 600; padding: 0 12px; } .sep.band { align-self: stretch; max-width: none; background: rgba(128,128,128,.15); padding: 4px 12px; text-align: left; }
.sep.tall { align-self: stretch; max-width: none; text-align: left; font-size: 16px; font-weight: 700; padding: 4px 12px; }
"""


def noise(text, style=""):
    return f'<span data-noise style="{style}">{escape(text)}</span>' if text else ""


def pattern(name, size, radius):
    """A portrait as programs make it from a name: a grid of squares that is the same left and right."""
    value, tint = sum(ord(c) * (i + 3) * 977 for i, c in enumerate(name)), COLORS[len(name) * 3 % len(COLORS)]
    cells = "".join(f'<rect x="{x}" y="{y}" width="1.02" height="1.02" fill="{tint}"/>' for y in range(5) for x in range(5) if value >> (y * 3 + min(x, 4 - x)) & 1)
    return f'<svg width="{size}" height="{size}" viewBox="0 0 5 5" style="flex:none;border-radius:{radius};background:#ececf0">{cells}</svg>'


class Rows(Page):
    """A page whose messages are drawn by the look's own function, with lists and code as blocks, badges, and times of several kinds."""

    def __init__(self, rng, chat, p, theme, ios, screen):
        super().__init__(rng, chat, p, theme, ios, screen)
        self.own = names.person(rng) if rng.random() < .8 else self.own
        while self.own in chat.members:
            self.own = names.person(rng)
        self.month, self.day = rng.randint(1, 12), rng.randint(1, 24)
        if p.get("subject"):  # no chat of two: nothing is offered, nobody's profile is shown
            screen.update(answers=False, profile=False)
            chat.items[:] = [i for i in chat.items if i["kind"] == "message" or not p.get("dateless")]
        if p.get("crowd"):
            self.gather(p["crowd"])
        if p.get("handles"):
            self.rename()
        for item in chat.items:
            if item["kind"] == "message":
                if p.get("written") and item["what"] in ("voice", "deleted"):
                    item.update(what="text", text=chat.text())
                item["text"] = self.fitted(item["text"])
        self.depths = {}

    def gather(self, count):
        """Many people instead of a few, nobody of them the picture's owner."""
        rng, sender = self.rng, None
        self.chat.members = names.members(rng, count)
        for item in self.chat.items:
            if item["kind"] == "message":
                sender = sender if sender and rng.random() < .15 else rng.choice(self.chat.members)
                item.update(side="left", sender=sender)

    def rename(self):
        """Handles instead of names."""
        rng, new = self.rng, {}
        for old in self.chat.members:
            words = re.sub(r"[^\w ]|\d", "", old).split() or [rng.choice(["guest", "lighthouse", "pixel", "nightowl"])]
            first, last = words[0], words[-1] if len(words) > 1 else names.person(rng).split()[-1].replace("'", "")
            free = [h for h in [f"{first}_{last}", f"{first}{rng.randint(3, 99)}", f"{first.lower()}.{last.lower()}", f"{first}{last[0]}", f"the_{first.lower()}", f"{last.lower()}{first[0].lower()}", first.lower()] if h not in new.values()]
            new[old] = rng.choice(free)
        self.chat.members = list(new.values())
        for item in self.chat.items:
            if item["kind"] == "message":
                item["sender"] = new.get(item["sender"], item["sender"])
                if "quote" in item:
                    item["quote"] = (new.get(item["quote"][0], item["quote"][0]), item["quote"][1])

    def fitted(self, text):
        """A text's beginning that fits on less than half of the screen, so that something besides it is seen."""
        p, screen = self.p, self.screen
        letters = max(20, (screen["width"] - p.get("beside_text", 70)) / (p["size"] * .55))
        most = max(4, (screen["height"] - (500 if screen.get("keyboard") else 200)) * .42 / (p["size"] * p["line"]))
        while sum(-(-max(1, len(l)) // letters) for l in text.split("\n")) > most:
            shorter = text.rsplit("\n", 1)[0] if "\n" in text else re.sub(r"(?<=[.!?]) ?[^.!?]*[.!?]$", "", text)
            if shorter in (text, ""):
                break
            text = shorter.rstrip()
        return text

    # ------------------------------------------------------------ parts of a row

    def who(self, message):
        return message["sender"] or (self.chat.title if message["side"] == "left" and not self.chat.group else self.own)

    def portrait(self, name, size, kind=None):
        """square, round, soft (a square with large corners), letter, pattern."""
        kind = kind or self.p["portrait"]
        if kind == "pattern":
            return pattern(name, size, "4px")
        if kind == "letter":
            letter = (initials(name) or name[:1])[:1].upper()
            return f'<div style="width:{size}px;height:{size}px;border-radius:50%;border:2px solid {self.color(name)};color:{self.color(name)};display:flex;align-items:center;justify-content:center;flex:none;font-size:{size * .5:.0f}px;line-height:1;text-indent:0">{letter}</div>'
        face = avatar(name, size, kind == "round", self.p["photos"])
        return face.replace("border-radius:", "border-radius:30%;x:", 1) if kind == "soft" else face

    def name(self, number, name, style=""):
        """The sender's name, marked as the label."""
        p = self.p
        color = {"member": self.color(name), "accent": p["accent"], "muted": p["muted"]}.get(p["name_color"], p["ink"])
        return f'<span data-label="{number}" style="font-weight:{p["name_weight"]};color:{color};{style}">{escape(name)}</span>'

    def badge(self, name, style=""):
        """What somebody is here, the same at each of their messages: a pill, a frame, or only small letters."""
        p, value = self.p, sum(map(ord, name))
        if value % 100 >= p.get("badges", 0) * 100:
            return ""
        role, tint = content.ROLES[value % len(content.ROLES)], COLORS[value % len(COLORS)]
        shape = {"pill": f"background:{tint};color:#fff;border-radius:9px;padding:1px 7px", "box": f"background:{tint};color:#fff;border-radius:3px;padding:1px 4px;font-weight:700", "frame": f"border:1px solid {p['muted']};color:{p['muted']};border-radius:9px;padding:0 6px",
                 "plain": f"color:{p['muted']}", "caps": f"color:{p['accent']};text-transform:uppercase;letter-spacing:.5px"}[p.get("badge_shape", "pill")]
        return noise(role if "caps" not in p.get("badge_shape", "") else role.upper(), f"font-size:{max(9.5, p['size'] * .68):.1f}px;line-height:1.3;white-space:nowrap;flex:none;{shape};{style}")

    def when(self, message):
        rng, kind = self.rng, self.p.get("times", "clock")
        if self.p.get("dateless") and rng.random() < .3:  # days pass between posts
            self.day = min(28, self.day + rng.randint(1, 2))
        month = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()[self.month - 1]
        return {"clock": message["time"], "short": rng.choice(["2h", "14m", "3d", "1w", "5 mo", "now"]), "ago": rng.choice(["2 hours ago", "3 days ago", "just now", "14 minutes ago", "last month", "yesterday"]),
                "date": f"{month} {self.day}, 2024, {message['time']}", "day": f"{self.day} {month}", "full": f"2024-{self.month:02d}-{self.day:02d} {message['time']}",
                "weekday": f"{['Mon', 'Tue', 'Fri', 'Today', 'Yesterday'][self.day % 5]} {message['time']}"}[kind]

    def time(self, message, style=""):
        return noise(self.when(message), f"font-size:{self.p.get('time_size', max(10, self.p['size'] * .8)):.1f}px;color:{self.p['muted']};white-space:nowrap;flex:none;{style}")

    def inline(self, line):
        """A line with its links coloured; now and then a word is bold or in letters of code."""
        rng, p, parts = self.rng, self.p, []
        words = line.split(" ")
        chosen = rng.randrange(len(words)) if len(words) > 4 and rng.random() < .12 else -1
        tint = f"color:{p['accent']}" if p["rows"] else "text-decoration:underline"  # legible in bubbles of any colour
        how = rng.choice(['<b>', '<span class="tick">', f'<span style="{tint}">'])
        for index, word in enumerate(escape(line).split(" ")):
            if "https://" in word:
                word = f'<span style="{tint}{";text-decoration:underline" if p.get("underlined") else ""}">{word}</span>'
            elif index == chosen:
                word = f'{how}{word}{"</b>" if how == "<b>" else "</span>"}'
            parts.append(word)
        return " ".join(parts)

    def text(self, number, text):
        if text.startswith("**"):
            bold, text = text[2:].split("**", 1)
            return f'<span data-message="{number}"><b>{escape(bold)}</b>{self.lines(text)}</span>'
        chunks = text.split("\n\n")
        if len(chunks) == 1 and not content.is_code(text):
            return f'<span data-message="{number}">{self.mention()}{self.lines(text)}</span>'
        return f'<span data-message="{number}">' + "".join(f'<span class="block {"code" if content.is_code(c) else "para"}">{escape(c) if content.is_code(c) else self.lines(c)}</span>' for c in chunks) + "</span>"

    def mention(self):
        """Whom a message turns to, as a part of its text."""
        rng, p = self.rng, self.p
        if not self.chat.members or rng.random() > p.get("mentions", 0):
            return ""
        style = rng.choice([f"color:{p['accent']}", f"color:{p['accent']};background:rgba(90,120,240,.15);border-radius:3px", "font-weight:700"])
        return f'<span style="{style}">@{escape(rng.choice(self.chat.members).lstrip("@~ "))}</span> '

    def lines(self, text):
        """Lines that begin with a bullet hang."""
        out = ""
        for index, line in enumerate(text.split("\n")):
            if self.p.get("hanging") and BULLET.match(line):
                out = out.removesuffix("\n") + f'<span class="block item">{self.inline(line)}</span>'
            else:
                out += self.inline(line) + "\n"
        return out.removesuffix("\n")

    def content(self, number, message):
        kind = self.p.get("quotes", "bar")
        if "quote" not in message or kind == "bar":
            return super().content(number, message)
        author, quoted = message["quote"]
        rest = {k: v for k, v in message.items() if k != "quote"}
        part = f'data-optional="{number}"'
        if kind == "mail":
            said, lines = " ".join(quoted.split()[:24]), []
            for word in said.split(" "):
                if not lines or len(lines[-1]) + len(word) > 30:
                    lines.append("")
                lines[-1] += " " + word
            return f'<div class="said" style="color:{self.p["muted"]}"><span {part}>{escape(author)} wrote:</span>' + "".join(f'<div {part}>&gt;{escape(l)}</div>' for l in lines) + "</div>" + super().content(number, rest)
        said = " ".join(quoted.split()[:30])
        if kind == "box":
            head = f'<div style="background:rgba(128,128,128,.16);padding:3px 9px;font-weight:600"><span {part}>{escape(author)} said:</span></div>'
            return f'<div class="said" style="border:1px solid {self.p["rule"]};max-width:520px">{head}<div style="padding:5px 9px"><span {part}>{escape(said)}</span></div></div>' + super().content(number, rest)
        if kind == "reply":  # a small line above with a hook
            said = " ".join(quoted.split()[:6])
            return (f'<div class="said" style="color:{self.p["muted"]};font-size:.84em;margin:0 0 1px;white-space:nowrap;overflow:hidden"><span style="display:inline-block;width:16px;height:7px;border:solid {self.p["muted"]};border-width:2px 0 0 2px;border-radius:5px 0 0 0;margin-right:6px"></span>'
                    f'<b {part}>{escape(author)}</b> <span {part}>{escape(said)}</span></div>' + super().content(number, rest))
        return f'<div class="said" style="font-style:italic;opacity:.75;padding-left:12px"><span {part}>{escape(said)}</span></div>' + super().content(number, rest)

    def body(self, number, message, style=""):
        edited = noise(f"({self.chat.words['edited']})", f"font-size:.75em;color:{self.p['muted']}") if message.get("edited") else ""
        return f'<div class="body" style="{style}">{self.content(number, message)}{" " + edited if edited else ""}</div>'

    def reactions(self, message, style="margin-top:3px"):
        if "reactions" not in message or not self.p.get("reactions", True):
            return ""
        return f'<div style="line-height:1.6;white-space:normal"><div class="reactions" style="{style}">' + "".join(noise(r) for r in message["reactions"]) + "</div></div>"

    def actions(self, words, style=""):
        """Small words to press under a message."""
        return f'<div style="display:flex;flex-wrap:wrap;gap:2px {self.rng.choice([10, 14, 20])}px;font-size:{max(10.5, self.p["size"] * .78):.1f}px;color:{self.p["muted"]};margin-top:4px;white-space:nowrap;{style}">' + "".join(noise(w) for w in words) + "</div>"

    # ------------------------------------------------------------ the page

    def full_row(self, number, message, first, last):
        return self.p["draw"](self, number, message, first, last)

    bubble_row = full_row

    def conversation(self):
        if not self.p.get("apart"):
            return super().conversation()
        # Each message has its own heading, whoever wrote the one before.
        out = []
        for number, item in enumerate(self.chat.items):
            if item["kind"] == "message":
                item["first"] = item["last"] = True
                out.append(self.full_row(number, item, True, True))
            else:
                out.append(self.separator(item))
        return "\n".join(out)

    def html(self):
        source, width, height = super().html()
        return source.replace('<div class="screen">', '<div class="screen" data-exact>', 1), width, height

    def parameters(self):
        values = super().parameters()
        values["extra"] = CSS + self.p.get("css", "") + values["extra"]
        return values


def rows(rng, theme, ios, draw, **more):
    """What rows share; `more` is what makes the look."""
    p, light = base(rng, theme, ios), theme == "light"
    p.update(rows=True, page_class=Rows, draw=draw, group=.85, portrait=rng.choice(["round", "square", "soft", "letter", "pattern"]), name_color=rng.choice(["ink", "ink", "member", "accent"]), name_weight=rng.choice([400, 600, 700]), hanging=rng.random() < .5,
             underlined=rng.random() < .4, talk=dict(kinds=content.ROW_KINDS, runs=(50, 22, 14, 9, 5)), odd=.3, separator=rng.choice(["plain", "line", "line framed", "line edge", "line start", "side", "band", "tall"]), badges=rng.choice([0, .2, .5]),
             badge_shape=rng.choice(["pill", "box", "frame", "plain", "caps"]), subtitle=rng.random() < .3, header="left", icons=rng.choice([["search"], ["search", "info"], ["bell", "more"], []]), accent=rng.choice(["#1264a3", "#6246c9", "#0b7a63", "#b3471d"]) if light else rng.choice(["#6cb2f5", "#b49bff", "#4fcfae"]))
    p.update(more)
    return p


def desktop(rng, p, share, size=None):
    """A window in `share` of the pictures, in a desktop's letters."""
    if rng.random() < share:
        p.update(desktop=True, font=rng.choice(DESKTOP_FONTS), size=size or rng.choice([13, 14, 14, 15]), line=rng.choice([1.35, 1.43, 1.5]))
    return p


def ink_of(light):
    return "#15181b" if light else "#eceef0"


# ---------------------------------------------------------------- WIDE


def threads(rng, theme, ios):
    """A team's channel with threads: what was answered stands under a message as a small line; times beside the name, at the right edge, or nowhere."""
    p = rows(rng, theme, ios, draw_threads, channel=True, roomy=rng.choice([5, 9, 14, 20]), time_at=rng.choice(["name", "name", "edge", "none"]), portrait=rng.choice(["round", "square", "soft", "pattern", "none"]), avatar_size=rng.choice([24, 32, 40]), mentions=.08, quotes=rng.choice(["bar", "reply"]),
             gutter=rng.random() < .25, times=rng.choice(["clock", "clock", "weekday"]), header_bg=rng.choice(["#ffffff", "#eef1f6", "#243b53"]) if theme == "light" else "#17191d", margin=rng.choice([10, 16]))
    if p["header_bg"] == "#243b53":
        p.update(header_ink="#ffffff", sub_ink="#c6d3e0")
    return desktop(rng, p, .45)


def draw_threads(page, number, message, first, last):
    rng, p, who, size = page.rng, page.p, page.who(message), page.p["avatar_size"]
    side, head = "", ""
    if p["portrait"] != "none":
        inner = page.portrait(who, size) if first else noise(message["time"].split(" ")[0], f"font-size:9.5px;color:{p['muted']};line-height:{p['size'] * p['line']:.0f}px") if p["gutter"] and size >= 32 else ""
        side = f'<div style="width:{size}px;flex:none;display:flex;justify-content:flex-end;align-items:flex-start">{inner}</div>'
    if first:
        time = page.time(message, "margin-left:auto" if p["time_at"] == "edge" else "") if p["time_at"] != "none" else ""
        head = f'<div style="display:flex;gap:7px;align-items:baseline;line-height:1.3;margin-bottom:{rng.choice([0, 1, 2])}px">{page.name(number, who)}{page.badge(who)}{time}</div>'
    foot = ""
    if last and rng.random() < .16:
        faces = "".join(page.portrait(n, 20, "round" if p["portrait"] in ("round", "none") else "square") for n in rng.sample(page.chat.members, min(len(page.chat.members), rng.randint(1, 3))))
        count = rng.randint(1, 14)
        foot = f'<div style="display:flex;gap:5px;align-items:center;margin-top:5px;font-size:12.5px;white-space:nowrap;overflow:hidden">{faces}{noise("1 reply" if count == 1 else f"{count} replies", "color:" + p["accent"] + ";font-weight:600")}{noise(rng.choice(["Last reply today at 9:12", "View thread", "2 days ago", ""]), "color:" + p["muted"])}</div>'
    return f'<div style="display:flex;gap:10px;margin-top:{p["roomy"] if first else max(2, p["roomy"] // 3)}px">{side}<div style="flex:1;min-width:0">{head}{page.body(number, message)}{page.reactions(message)}{foot}</div></div>'


def posts(rng, theme, ios):
    """Posts of a forum, each with its heading: a column of portrait and name at the left, a heading above the text, or comments that are indented along a line at their side."""
    manner = rng.choice(["column", "flat", "indent", "indent"])
    light = theme == "light"
    p = rows(rng, theme, ios, draw_posts, manner=manner, apart=True, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([3, 5, 8]), handles=rng.random() < .6, title=rng.choice(content.TOPICS), size=rng.choice([14, 15, 16]), margin=0 if manner == "column" else rng.choice([10, 14]),
             times=rng.choice(["ago", "date", "day"] if manner != "indent" else ["short", "ago", "short"]), quotes=rng.choice(["box", "bar", "plain"]), odd=.5 if manner != "indent" else .3, name_color=rng.choice(["ink", "accent"] if manner != "indent" else ["muted", "ink", "accent"]),
             portrait=rng.choice(["round", "square", "pattern", "letter"] + ["none"] * 2 * (manner == "indent")), strokes=rng.choice([["#d7dae0" if light else "#3a3d44"], COLORS]), badges=.4, beside_text=120 if manner == "column" else 80, reactions=False, avatar_size=rng.choice([36, 44]), boxed=rng.random() < .5, wide=rng.choice([10, 14, 18]))
    return desktop(rng, p, .45)


def draw_posts(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    time, words = page.time(message), rng.choice([["Like", "Reply"], ["Reply", "Quote", "Report"], [f"♥ {rng.randint(1, 90)}", "Reply"], [f"{rng.randint(2, 90)} points", "Reply", "Share"]])
    if p["manner"] == "column":
        about = noise(rng.choice([f"Posts: {rng.randint(2, 4000)}", "Joined 2019", "Porto"]), f"font-size:11px;color:{p['muted']}")
        left = f'<div style="width:{96 if page.screen["width"] < 500 else 130}px;flex:none;padding:10px 8px;background:rgba(128,128,128,.08);display:flex;flex-direction:column;align-items:center;gap:4px;text-align:center;overflow-wrap:anywhere;line-height:1.25">{page.name(number, who, "font-size:.93em")}{page.portrait(who, p["avatar_size"])}{page.badge(who)}{about}</div>'
        head = f'<div style="display:flex;justify-content:space-between;gap:8px;border-bottom:1px solid {p["rule"]};padding-bottom:4px;margin-bottom:6px">{time}{noise("#" + str(number + 2), "font-size:11px;color:" + p["muted"])}</div>'
        return f'<div style="display:flex;border-top:{rng.choice([1, 1, 5])}px solid {p["rule"]}">{left}<div style="flex:1;min-width:0;padding:8px 10px">{head}{page.body(number, message)}{page.actions(words, "justify-content:flex-end")}</div></div>'
    if p["manner"] == "flat":
        head = f'<div style="display:flex;gap:9px;align-items:center;margin-bottom:5px;line-height:1.25">{page.portrait(who, p["avatar_size"])}<div style="display:flex;flex-wrap:wrap;gap:0 7px;align-items:baseline;min-width:0">{page.name(number, who)}{page.badge(who)}</div><span style="margin-left:auto"></span>{time}</div>'
        return f'<div style="padding:12px 0;border-bottom:1px solid {p["rule"]}">{head}{page.body(number, message)}{page.actions(words)}</div>'
    before = page.depths.get("last", -1)
    depth = page.depths["last"] = min(before + 1, rng.choice([0, before, before, max(0, before - 1), before + 1, before + 1]) if before >= 0 else 0, 4 if page.screen["width"] > 500 else 3)
    step = p["wide"]
    lines = "".join(f'<div style="width:{step}px;flex:none;border-left:2px solid {p["strokes"][i % len(p["strokes"])]}"></div>' for i in range(depth + p["boxed"]))
    face = page.portrait(who, 22) if p["portrait"] != "none" else ""
    head = f'<div style="display:flex;gap:6px;align-items:center;font-size:.88em;line-height:1.4;margin-bottom:2px">{face}{page.name(number, who)}{page.badge(who)}{noise("·", "color:" + p["muted"])}{time}</div>'
    return f'<div style="display:flex">{lines}<div style="flex:1;min-width:0;padding:6px 0 6px 2px">{head}{page.body(number, message)}{page.actions(words)}</div></div>'


def stream(rng, theme, ios):
    """The chat beside a live broadcast: name and text in one line, hardly a gap, badges and paid messages in colour."""
    p = rows(rng, theme, ios, draw_stream, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([6, 9, 14]), handles=rng.random() < .75, title=rng.choice(content.STREAMS), size=rng.choice([12, 13, 13, 14, 15]), line=rng.choice([1.25, 1.35, 1.45]), odd=.02, dense=18, reactions=False,
             name_color=rng.choice(["member", "member", "muted"]), name_weight=rng.choice([500, 700]), portrait=rng.choice(["none", "round", "round"]), avatar_size=rng.choice([18, 22, 24]), roomy=rng.choice([1, 3, 5, 8]), colon=rng.choice([":", ":", "", ""]), stamped=rng.random() < .35, badges=rng.choice([.1, .4]),
             badge_shape=rng.choice(["box", "pill", "caps"]), mentions=.12, quotes="reply", header=rng.choice(["left", "center"]), header_height=44, title_size=15, paid=rng.random() < .5, apart=True)
    if theme == "dark":
        p.update(page=rng.choice(["#18181b", "#0f0f0f", "#1b2330"]))
        p.update(header_bg=p["page"], input_bg=p["page"])
    return desktop(rng, p, .3, rng.choice([12, 13]))


def draw_stream(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    for odd in ("link", "quote", "forwarded"):
        message.pop(odd, None)
    if message["what"] != "text":
        message.update(what="text", text=message["text"] or content.word(rng, page.chat.language))
    face = page.portrait(who, p["avatar_size"]) if p["portrait"] != "none" else ""
    time = page.time(message, "margin-right:7px") if p["stamped"] else ""
    if p["paid"] and rng.random() < .05:
        tint = rng.choice(["#1e88e5", "#00bfa5", "#ffb300", "#e91e63"])
        return (f'<div style="margin:5px 0;border-radius:6px;overflow:hidden;background:{tint};color:#111"><div style="padding:5px 9px;display:flex;gap:8px;align-items:center;background:rgba(0,0,0,.12)">{face}<span data-label="{number}" style="font-weight:600">{escape(who)}</span>{noise(rng.choice(["$5.00", "€10.00", "20,00 €"]), "font-weight:700;margin-left:auto")}</div>'
                f'<div class="body" style="padding:5px 9px">{page.text(number, message["text"])}</div></div>')
    badge = page.badge(who, "margin-right:5px;display:inline-block;vertical-align:1px")
    gap = f"margin-right:{6 if p['colon'] else 8}px"
    colon = f'<span style="margin-left:-{6 if p["colon"] else 8}px;margin-right:6px">{p["colon"]}</span>' if p["colon"] else ""
    return f'<div style="display:flex;gap:8px;margin-top:{p["roomy"]}px">{face}<div class="body" style="flex:1">{time}{badge}{page.name(number, who, gap)}{colon}{page.text(number, message["text"])}</div></div>'


def desk(rng, theme, ios):
    """A case at a help desk (a bar above each text), remarks on a change (cards with a heading), or a conversation by mail (lines of who and when)."""
    manner, light = rng.choice(["bars", "cards", "mail"]), theme == "light"
    subject = dict(bars=content.TICKETS, cards=content.CHANGES, mail=content.SUBJECTS)[manner]
    p = rows(rng, theme, ios, draw_desk, manner=manner, apart=True, subject=True, dateless=manner != "bars" or rng.random() < .6, written=True, group=1, title=rng.choice(subject), odd=.6, times=rng.choice(["ago", "date", "full", "weekday"]), quotes="mail" if manner == "mail" else rng.choice(["bar", "plain"]), badges=.6 if manner != "mail" else 0,
             margin=rng.choice([8, 12]) if manner != "mail" else 14, portrait=rng.choice(["none", "round", "square", "pattern"]), reactions=manner == "cards", radius=rng.choice([0, 4, 7]), talk=dict(kinds=content.ROW_KINDS, runs=(90, 10)), bar=rng.choice(["#e4ebf5", "#eceff1", "#dff0e6", "#39597d"]) if light else rng.choice(["#2b3442", "#33363c", "#23423a"]),
             name_color=rng.choice(["ink", "accent"]), page=rng.choice(["#ffffff", "#f4f5f7"]) if light else "#16181c", size=rng.choice([14, 15]))
    p.update(header_bg=p["page"], input_bg=p["page"])
    return desktop(rng, p, .55)


def draw_desk(page, number, message, first, last):
    rng, p, who, light = page.rng, page.p, page.who(message), page.theme == "light"
    face = page.portrait(who, 24) if p["portrait"] != "none" else ""
    if p["manner"] == "mail":
        address = noise(f"<{re.sub('[^a-z]', '', who.lower()) or 'office'}@example.org>", f"font-size:.88em;color:{p['muted']}")
        small = f"color:{p['muted']};font-size:.88em"
        head = f'<div style="line-height:1.4;margin-bottom:8px"><div>{noise("From:", small)} {page.name(number, who)} {address}</div><div>{noise("Date:", small)} {page.time(message)}</div>' + (f'<div>{noise("To:", small)} {noise(rng.choice(["me", "all", "choir@example.org"]), small)}</div>' if rng.random() < .5 else "") + "</div>"
        return f'<div style="padding:12px 0;border-top:{rng.choice([1, 2])}px solid {p["rule"]}">{head}{page.body(number, message)}</div>'
    inside = p["manner"] == "bars" and rng.random() < .12
    fill = ("#fff8dc" if light else "#3a3420") if inside else ("#ffffff" if light else "#1e2126")
    bar, ink = (p["bar"], "#ffffff" if p["bar"] == "#39597d" else p["ink"]) if p["manner"] == "bars" else ("rgba(128,128,128,.10)", p["ink"])
    doing = noise({"bars": rng.choice(["", "wrote", "replied", "via e-mail"]), "cards": rng.choice(["commented", "left a comment", "reviewed"])}[p["manner"]], f"font-size:.88em;color:{ink};opacity:.75;white-space:nowrap")
    time = page.time(message, f"color:{ink};opacity:.8;" + ("margin-left:auto" if p["manner"] == "bars" else ""))
    name = page.name(number, who, f"color:{ink}" if ink == "#ffffff" else "")
    note = noise("Internal note", "font-size:.8em;font-weight:600;color:#9a6b00") if inside else ""
    hunk = ""
    if p["manner"] == "cards" and rng.random() < .3:
        rows_ = rng.sample(["  total = rows.count", "- return total", "+ return max(total, 1)", "  let lamp = lamps[0]", "+ lamp.dim(to: 0.4)"], 3)
        hunk = "".join(f'<div data-noise style="font:12px/1.5 \'DejaVu Sans Mono\';padding:0 10px;white-space:pre;overflow:hidden;background:{"rgba(60,180,90,.18)" if r[0] == "+" else "rgba(220,70,70,.18)" if r[0] == "-" else "none"}">{r}</div>' for r in rows_)
    return (f'<div style="margin-top:{rng.choice([10, 12, 16])}px;border:1px solid {p["rule"]};border-radius:{p["radius"]}px;overflow:hidden;background:{fill}">{hunk}<div style="display:flex;flex-wrap:wrap;gap:2px 7px;align-items:center;padding:6px 10px;background:{bar};color:{ink};border-bottom:1px solid {p["rule"]};line-height:1.3">{face}{name}{page.badge(who)}{doing}{time}</div>'
            f'<div style="padding:9px 10px">{note}{page.body(number, message)}{page.reactions(message)}</div></div>')


def ledger(rng, theme, ios):
    """A business program's window: rows shaded in turn over the whole width, the time at the right edge, the name above the text or in a column before it."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_ledger, margin=0, roomy=rng.choice([3, 5, 8]), columned=rng.random() < .4, portrait=rng.choice(["none", "none", "square", "round"]), avatar_size=rng.choice([20, 28]), times=rng.choice(["clock", "full", "clock"]), shades=rng.choice([("#ffffff", "#f1f4f9"), ("#fbfbf6", "#efefe4"), ("#ffffff", "#ececec")]) if light else ("#1b1d20", "#24272b"),
             subtitle=False, quotes=rng.choice(["bar", "plain"]), separator=rng.choice(["band", "band", "side", "line"]), by_run=rng.random() < .6, size=rng.choice([12, 13, 14]), channel=rng.random() < .5, beside_text=170)
    p.update(header_bg=rng.choice(["#dfe6ee", "#f2f2f2"]) if light else "#111315")
    return desktop(rng, p, .8, rng.choice([12, 13, 14]))


def draw_ledger(page, number, message, first, last):
    p, who = page.p, page.who(message)
    if first or not p["by_run"]:
        page.depths["shade"] = 1 - page.depths.get("shade", 0)
    fill, columned = p["shades"][page.depths.get("shade", 0)], p["columned"] and page.screen["width"] > 500
    face = (page.portrait(who, p["avatar_size"]) if first else f'<div style="width:{p["avatar_size"]}px;flex:none"></div>') if p["portrait"] != "none" else ""
    time = page.time(message, "margin-left:auto;padding-left:8px")
    style = f"display:flex;gap:8px;padding:{p['roomy']}px 12px;background:{fill}"
    if columned:
        name = f'<div style="width:130px;flex:none;overflow-wrap:anywhere">{page.name(number, who) if first else ""}</div>'
        return f'<div style="{style}">{face}{name}<div style="flex:1;min-width:0">{page.body(number, message)}{page.reactions(message)}</div>{time}</div>'
    head = f'<div style="display:flex;gap:7px;align-items:baseline;line-height:1.35">{page.name(number, who)}{page.badge(who)}{time}</div>' if first else ""
    return f'<div style="{style}">{face}<div style="flex:1;min-width:0">{head}{page.body(number, message)}{page.reactions(message)}</div></div>'


def matrix(rng, theme, ios):
    """Others' messages are plain rows, one's own stand in bubbles at the right."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_matrix, rows=False, group=.6, portrait=rng.choice(["round", "soft", "none", "letter"]), avatar_size=rng.choice([24, 30, 36]), name_color=rng.choice(["member", "member", "ink"]), right=rng.choice(["#e3e9f5", "#e6f4ea", "#f0f0f0", "#2f6fdd"]) if light else rng.choice(["#2b3a52", "#303033"]),
             radius=rng.choice([8, 14, 20]), roomy=rng.choice([8, 12, 18]), time_at=rng.choice(["name", "none", "end"]), quotes=rng.choice(["bar", "reply"]), separator=rng.choice(["plain", "line", "pill"]), max=rng.choice([70, 80]))
    p.update(right_ink="#ffffff" if p["right"] == "#2f6fdd" or not light else p["ink"])
    return desktop(rng, p, .3)


def draw_matrix(page, number, message, first, last):
    p, who = page.p, page.who(message)
    top = p["roomy"] if first else max(3, p["roomy"] // 3)
    end = f'<div style="text-align:{message["side"]};line-height:1.2;margin-top:2px">{page.time(message)}</div>' if p["time_at"] == "end" and last else ""
    if message["side"] == "right":
        bubble = f'<div class="bubble" style="background:{p["right"]};color:{p["right_ink"]}">{page.content(number, message)}</div>'
        return f'<div style="display:flex;justify-content:flex-end;margin-top:{top}px"><div style="max-width:{p["max"]}%;display:flex;flex-direction:column;align-items:flex-end;min-width:0">{bubble}{page.reactions(message)}{end}</div></div>'
    face = (page.portrait(who, p["avatar_size"]) if first else f'<div style="width:{p["avatar_size"]}px;flex:none"></div>') if p["portrait"] != "none" else ""
    head = f'<div style="display:flex;gap:8px;align-items:baseline;line-height:1.3">{page.name(number, who)}{page.time(message) if p["time_at"] == "name" else ""}</div>' if first else ""
    return f'<div style="display:flex;gap:9px;margin-top:{top}px">{face}<div style="min-width:0;max-width:92%">{head}{page.body(number, message)}{page.reactions(message)}{end}</div></div>'


def slim(rng, theme, ios):
    """Bubbles in tiny letters with the time to their left, on a page of two colours."""
    light = theme == "light"
    one, two = (f"hsl({rng.randint(0, 359)} 40% {94 if light else 14}%)", f"hsl({rng.randint(0, 359)} 40% {89 if light else 19}%)")
    p = rows(rng, theme, ios, draw_slim, rows=False, group=.5, size=rng.choice([11.5, 12, 12, 13]), line=rng.choice([1.25, 1.35]), css=f".chat {{ background: linear-gradient({rng.choice([90, 90, 180])}deg,{one} {rng.choice([15, 50])}%,{two} 0); }}", left="#ffffff" if light else "#2c2f36", left_ink=ink_of(light), dense=26, radius=rng.choice([3, 8, 12]),
             right=rng.choice(["#cfe8ff", "#d9f2c9", "#fff0c2"]) if light else "#2f4a6d", right_ink=ink_of(light), label="above", label_size=11, pad=rng.choice(["3px 7px", "5px 9px"]), portrait=rng.choice(["none", "none", "round", "square"]), avatar_size=22, separator=rng.choice(["plain", "pill", "line"]), roomy=rng.choice([4, 7]), name_inside=rng.random() < .5,
             talk=dict(kinds=content.KINDS), odd=.15, meta_size=9.5)
    return desktop(rng, p, .25, 12)


def draw_slim(page, number, message, first, last):
    p, side = page.p, message["side"]
    name = page.name(number, message["sender"], f"font-size:{p['label_size']}px") if first and message["sender"] and side == "left" else ""
    inside = f'<div style="line-height:1.3">{name}</div>' if name and p["name_inside"] else ""
    above = f'<div style="line-height:1.3;margin:0 0 2px 2px">{name}</div>' if name and not p["name_inside"] else ""
    face = (page.portrait(page.who(message), p["avatar_size"]) if first else f'<div style="width:{p["avatar_size"]}px;flex:none"></div>') if p["portrait"] != "none" and side == "left" else ""
    bubble = f'<div class="bubble" style="background:{p[side]};color:{p[side + "_ink"]};min-width:0">{inside}{page.content(number, message)}</div>'
    time = noise(message["time"], f"font-size:{p['meta_size']}px;color:{'#5f666e' if page.theme == 'light' else '#a0a6ae'};white-space:nowrap;flex:none")
    return f'<div style="display:flex;gap:6px;justify-content:flex-{"start" if side == "left" else "end"};margin-top:{p["roomy"] if first else 2}px">{face}<div style="max-width:86%;min-width:0">{above}<div style="display:flex;gap:5px;align-items:flex-end">{time}{bubble}</div>{page.reactions(message, "margin:2px 0 0 40px")}</div></div>'


def flat(rng, theme, ios):
    """Flat bubbles nearly as wide as the page, in large letters, the name and the time within their top; one's own reach the right edge."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_flat, rows=False, group=.6, size=rng.choice([18, 20, 20, 22]), line=rng.choice([1.22, 1.3]), margin=0, radius=rng.choice([0, 0, 6]), left=rng.choice(["#eceef2", "#f3efe6"]) if light else "#26282d", left_ink=ink_of(light), right=rng.choice(["#cfe3fb", "#d5efd8", "#335c9e"]) if light else "#30465f", roomy=rng.choice([2, 5, 8]),
             short=rng.choice([86, 90, 94]), dense=60, talk=dict(kinds=content.KINDS), odd=.12, portrait=rng.choice(["none", "none", "round"]), separator=rng.choice(["plain", "band", "line"]), name_color=rng.choice(["member", "ink"]), head_time=rng.random() < .6)
    p.update(right_ink="#ffffff" if p["right"] == "#335c9e" else ink_of(light))
    return p


def draw_flat(page, number, message, first, last):
    p, side = page.p, message["side"]
    name = page.name(number, message["sender"], "font-size:.75em") if first and message["sender"] and side == "left" else ""
    face = page.portrait(page.who(message), 24) if name and p["portrait"] != "none" else ""
    time = noise(message["time"], "font-size:.62em;opacity:.7;margin-left:auto;white-space:nowrap") if p["head_time"] and first else ""
    head = f'<div style="display:flex;gap:8px;align-items:center;line-height:1.3;margin-bottom:2px">{face}{name}{time}</div>' if name or time else ""
    tail = "" if p["head_time"] else f'<div style="text-align:right;line-height:1">{noise(message["time"], "font-size:.62em;opacity:.7")}</div>'
    return f'<div style="margin-top:{p["roomy"] if first else 2}px;width:{p["short"]}%;align-self:flex-{"start" if side == "left" else "end"};background:{p[side]};color:{p[side + "_ink"]};border-radius:{p["radius"]}px;padding:8px 14px">{head}{page.body(number, message)}{tail}{page.reactions(message)}</div>'


WIDE = {look.__name__: look for look in (threads, posts, stream, desk, ledger, matrix, slim, flat)}


# ---------------------------------------------------------------- EXAM: held out. Whoever tunes rules does not read on, nor looks at these pictures.


def timeline(rng, theme, ios):
    """Answers under one another as networks of short posts have them: a line joins the portraits, name, handle and age in one line, signs to press below."""
    p = rows(rng, theme, ios, draw_timeline, apart=True, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([2, 4, 7]), title=rng.choice(["Thread", "Post", "Conversation", "Replies", "Fil", "Hilo"]), odd=.2, talk=dict(kinds=[(content.paragraph, 3), (content.link, 3), (content.listing, 2), (content.word, 4), (content.poem, 1)]), times="short",
             name_color="ink", name_weight=rng.choice([600, 700, 800]), portrait=rng.choice(["round", "round", "soft"]), avatar_size=rng.choice([36, 40, 46]), joined=rng.random() < .6, quotes="plain", reactions=False, margin=rng.choice([12, 16]), mentions=.25, header=rng.choice(["left", "center"]), size=rng.choice([14, 15, 16]))
    p.update(photos=rng.random() < .8)
    return desktop(rng, p, .25, 15)


def draw_timeline(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    handle = "@" + (re.sub(r"[^a-z0-9]", "", who.lower())[:11] or "guest")
    line = f'<div style="width:2px;flex:1;background:{p["rule"]};margin-top:4px"></div>' if p["joined"] else ""
    left = f'<div style="display:flex;flex-direction:column;align-items:center;flex:none">{page.portrait(who, p["avatar_size"])}{line}</div>'
    small = f"color:{p['muted']};font-size:.92em"
    head = f'<div style="display:flex;gap:5px;align-items:baseline;line-height:1.3;white-space:nowrap;overflow:hidden">{page.name(number, who)}{noise(handle, small)}{noise("· " + page.when(message), small)}</div>'
    counts = "".join(f'<span style="display:flex;gap:4px;align-items:center"><span style="width:13px;height:13px;border:1.5px solid {p["muted"]};border-radius:{r}"></span>{noise(str(rng.randint(1, 980)))}</span>' for r in ("4px 4px 4px 0", "2px", "50%"))
    foot = f'<div style="display:flex;justify-content:space-between;max-width:320px;margin-top:7px;font-size:12px;color:{p["muted"]}">{counts}</div>'
    rule = "" if p["joined"] else f"border-bottom:1px solid {p['rule']};"
    return f'<div style="display:flex;gap:10px;{rule}"><div style="display:flex;padding-top:10px">{left}</div><div style="flex:1;min-width:0;padding:9px 0 10px">{head}{page.body(number, message)}{foot}</div></div>'


def guild(rng, theme, ios):
    """A community's channel: a stroke in the sender's colour before each run, the name with its badge, the time at the right edge; close together, no portraits or small ones."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_guild, channel=True, handles=True, crowd=rng.choice([4, 6]), group=1, size=rng.choice([13, 14, 15]), stroke=rng.choice([2, 3, 5]), roomy=rng.choice([4, 8, 12]), portrait=rng.choice(["none", "none", "soft", "pattern"]), name_color="member", name_weight=rng.choice([500, 700]), badges=.5, badge_shape=rng.choice(["box", "frame", "caps"]),
             quotes="reply", mentions=.15, page="#f7f4ef" if light else rng.choice(["#211d2b", "#1a2420", "#0d0f14"]), separator=rng.choice(["line start", "band", "plain"]), boxed=rng.random() < .4, talk=dict(kinds=content.ROW_KINDS, runs=(40, 25, 15, 12, 8)), subtitle=rng.random() < .5)
    p.update(header_bg=p["page"], input_bg=p["page"])
    return desktop(rng, p, .4, 13)


def draw_guild(page, number, message, first, last):
    p, who = page.p, page.who(message)
    face = page.portrait(who, 18) if p["portrait"] != "none" else ""
    head = f'<div style="display:flex;gap:6px;align-items:center;line-height:1.3">{face}{page.name(number, who)}{page.badge(who)}<span style="flex:1"></span>{page.time(message)}</div>' if first else ""
    fill = "background:rgba(128,128,128,.09);" if p["boxed"] else ""
    return f'<div style="margin-top:{p["roomy"] if first else 0}px;border-left:{p["stroke"]}px solid {page.color(who)};{fill}padding:{3 if first else 1}px 8px {3 if last else 1}px 9px">{head}{page.body(number, message)}{page.reactions(message)}</div>'


def inbox(rng, theme, ios):
    """A conversation by mail in cards: portrait, name and "to me" in two lines, the date at the right, a signature at the end."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_inbox, apart=True, subject=True, dateless=True, written=True, group=1, title=rng.choice(content.SUBJECTS), odd=.7, talk=dict(kinds=[(content.post, 6), (content.paragraph, 5), (content.word, 2), (content.listing, 3), (content.link, 2), (content.numbers, 1)], runs=(95, 5)), times=rng.choice(["day", "weekday", "date"]),
             portrait=rng.choice(["round", "letter"]), avatar_size=rng.choice([32, 40]), photos=rng.random() < .3, name_color="ink", name_weight=rng.choice([500, 600, 700]), quotes="bar", reactions=False, badges=0, page="#eef0f4" if light else "#101114", margin=rng.choice([6, 10]), radius=rng.choice([0, 8, 14]), body_font=rng.choice(["", "", "Noto Serif", "Liberation Serif"]))
    p.update(header_bg=p["page"], input_bg=p["page"])
    return desktop(rng, p, .45)


def draw_inbox(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    fill = "#ffffff" if page.theme == "light" else "#1d1f23"
    to = noise(rng.choice(["to me", "to me, Ana", "an mich", "à moi", "to choir"]), f"font-size:.82em;color:{p['muted']}")
    head = f'<div style="display:flex;gap:10px;align-items:flex-start;line-height:1.3;margin-bottom:9px">{page.portrait(who, p["avatar_size"])}<div style="flex:1;min-width:0"><div>{page.name(number, who)}</div><div>{to}</div></div>{page.time(message)}</div>'
    font = f"font-family:'{p['body_font']}','Noto Color Emoji'" if p["body_font"] else ""
    return f'<div style="margin-top:8px;background:{fill};border-radius:{p["radius"]}px;padding:12px 14px">{head}{page.body(number, message, font)}</div>'


def console(rng, theme, ios):
    """Columns as in a log: the time, the name at the right of its column, the text behind a rule; letters of one width or not."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_console, channel=True, apart=True, group=1, crowd=rng.choice([3, 5, 8]), handles=True, size=rng.choice([12, 13, 14]), line=rng.choice([1.25, 1.4]), odd=.05, dense=24, portrait="none", badges=0, name_color=rng.choice(["member", "accent", "ink"]), name_weight=rng.choice([400, 700]), column=rng.choice([84, 110]), ruled=rng.random() < .6,
             stamps=rng.random() < .8, reactions=False, roomy=rng.choice([0, 1, 3]), quotes="plain", written=True, separator=rng.choice(["line", "side", "band"]), page=rng.choice(["#ffffff", "#fdf6e3"]) if light else rng.choice(["#000000", "#1d2021", "#002b36"]), margin=8, talk=dict(kinds=[(content.paragraph, 1), (content.link, 4), (content.alert, 3)]), beside_text=200)
    desktop(rng, p, .6, rng.choice([12, 13]))
    p.update(font=rng.choice(["DejaVu Sans Mono", "Liberation Mono", p["font"]]), header_bg=p["page"], input_bg=p["page"])
    return p


def draw_console(page, number, message, first, last):
    p, who = page.p, page.who(message)
    for odd in ("link", "quote", "forwarded"):
        message.pop(odd, None)
    if message["what"] != "text":
        message.update(what="text", text=message["text"] or content.word(page.rng, page.chat.language))
    time = page.time(message, f"font-size:{p['size'] * .92:.1f}px") if p["stamps"] else ""
    rule = f"border-left:1px solid {p['rule']};" if p["ruled"] else ""
    return f'<div style="display:flex;gap:8px;padding-top:{p["roomy"]}px">{time}<div style="width:{p["column"]}px;flex:none;text-align:right;overflow-wrap:anywhere">{page.name(number, who)}</div><div style="flex:1;min-width:0;{rule}padding-left:8px">{page.body(number, message)}</div></div>'


def merge(rng, theme, ios):
    """What is said about a change, along a rail: remarks one under another within a card, events between them, names in plain letters with a handle behind."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_merge, subject=True, dateless=True, written=True, apart=True, group=1, crowd=rng.choice([2, 3, 4]), title=rng.choice(content.CHANGES), odd=.5, talk=dict(kinds=[(content.paragraph, 4), (content.code, 4), (content.word, 4), (content.listing, 3), (content.link, 2), (content.post, 3)]), times="ago", portrait=rng.choice(["round", "pattern"]),
             avatar_size=rng.choice([24, 32]), name_color=rng.choice(["ink", "accent"]), name_weight=rng.choice([400, 600]), quotes="bar", reactions=True, page="#ffffff" if light else "#1f1f24", badges=.5, badge_shape="frame", margin=rng.choice([8, 14]), handles_behind=rng.random() < .6, railed=rng.random() < .7)
    p.update(header_bg=p["page"], input_bg=p["page"])
    return desktop(rng, p, .6)


def draw_merge(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    small = f"color:{p['muted']};font-size:.9em"
    handle = noise("@" + (re.sub(r"[^a-z]", "", who.lower())[:9] or "guest"), small) if p["handles_behind"] else ""
    head = f'<div style="display:flex;flex-wrap:wrap;gap:0 6px;align-items:baseline;line-height:1.35;margin-bottom:3px">{page.name(number, who)}{handle}{noise("· " + page.when(message), small)}<span style="flex:1"></span>{page.badge(who)}</div>'
    event = ""
    if rng.random() < .14:
        event = f'<div style="display:flex;gap:12px;align-items:center;padding:9px 0 0 {p["avatar_size"] / 2 - 5:.0f}px"><span style="width:10px;height:10px;border-radius:50%;background:{p["muted"]};flex:none"></span>{noise(rng.choice(["Robin added 2 commits", "Robin approved this", "Pipeline passed", "Robin changed the title", "Robin requested review"]), small)}</div>'
    left = f'<div style="display:flex;flex-direction:column;align-items:center;flex:none">{page.portrait(who, p["avatar_size"])}{f"""<div style="width:2px;flex:1;background:{p["rule"]};margin-top:4px"></div>""" if p["railed"] else ""}</div>'
    shape = "" if p["railed"] else f"border-bottom:1px solid {p['rule']};"
    return f'<div style="{shape}">{event}<div style="display:flex;gap:10px"><div style="display:flex;padding-top:10px">{left}</div><div style="flex:1;min-width:0;padding:9px 0 11px">{head}{page.body(number, message)}{page.reactions(message)}</div></div></div>'


def capsule(rng, theme, ios):
    """Bubbles that are only an outline for others and filled for oneself, name and time in one line within their top, letters from tiny to large, a page of two halves."""
    light = theme == "light"
    hue = rng.randint(0, 359)
    p = rows(rng, theme, ios, draw_capsule, rows=False, group=.65, size=rng.choice([12, 13, 17, 19, 20]), line=rng.choice([1.25, 1.35]), radius=rng.choice([4, 12, 22]), css=f".chat {{ background: linear-gradient(180deg,hsl({hue} 45% {97 if light else 10}%) {rng.choice([40, 60])}%,hsl({(hue + 25) % 360} 45% {92 if light else 16}%) 0); }}", right=f"hsl({hue} 55% {38 if light else 34}%)", right_ink="#ffffff",
             left_ink=ink_of(light), portrait=rng.choice(["none", "round", "letter"]), avatar_size=28, roomy=rng.choice([6, 10]), max=rng.choice([76, 88]), separator=rng.choice(["plain", "line framed", "pill"]), talk=dict(kinds=content.KINDS), name_color=rng.choice(["member", "muted"]), stretched=rng.random() < .4, dense=36, odd=.2)
    return desktop(rng, p, .2, 13)


def draw_capsule(page, number, message, first, last):
    p, side = page.p, message["side"]
    name = page.name(number, message["sender"], "font-size:.82em") if message["sender"] and side == "left" and first else ""
    time = noise(message["time"], f"font-size:{max(10, p['size'] * .68):.1f}px;opacity:.75;white-space:nowrap")
    head = f'<div style="display:flex;gap:12px;align-items:baseline;justify-content:space-between;line-height:1.3;margin-bottom:1px">{name}{time}</div>' if first else ""
    face = (page.portrait(page.who(message), p["avatar_size"]) if first else f'<div style="width:{p["avatar_size"]}px;flex:none"></div>') if p["portrait"] != "none" and side == "left" else ""
    style = f"background:{p['right']};color:{p['right_ink']}" if side == "right" else f"border:1.5px solid {p['muted']};color:{p['left_ink']}"
    width = f"width:{p['max']}%" if p["stretched"] else f"max-width:{p['max']}%"
    return f'<div style="display:flex;gap:8px;justify-content:flex-{"start" if side == "left" else "end"};margin-top:{p["roomy"] if first else 3}px">{face}<div style="{width};min-width:0"><div class="body" style="{style};border-radius:{p["radius"]}px;padding:{"5px 9px" if p["size"] < 14 else "8px 14px"}">{head}{page.content(number, message)}</div>{page.reactions(message)}</div></div>'


EXAM = {look.__name__: look for look in (timeline, guild, inbox, console, merge, capsule)}
