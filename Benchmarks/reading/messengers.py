#!/usr/bin/env python3
"""Draws phones and windows of messengers with what hangs on their messages: messengers.py OUT SEED COUNT, COUNT pictures a look.

What people send pictures of, beside plain words: replies, reactions, forwarded, calls, polls, places, previews, votes, vanishing and edited messages,
bars of what is pinned, a search or a selection that is open, requests, keyboards with suggestions, large print, names from right to left, a
business's buttons. Eight looks may be looked at with seed 1; the four of UNSEEN and all other seeds are for reporting. OUT gets img and
truth as `generate.py` makes them; what hangs on a message is optional there, and what programs say is noise."""

import html
import json
import pathlib
import random
import sys

import generate
from pictures.browser import Browser
from pictures.drawing import LABEL_COLORS, avatar, icon, photo, wallpaper, wave

E = html.escape
PEOPLE = ["Noor Haddad", "Tomasz Wrona", "Billie", "Agnès Morel", "Dr. Okoye", "Emre", "Mum", "Liv Sørensen", "Coach Dan", "Paula R.", "Jamal", "Zoë Winter", "Uncle Ray", "Mateus Prado", "Kim (dentist)", "Ilse Brandt", "+49 151 2345678", "Fen 🌱"]
RIGHT_TO_LEFT = ["נועה לוי", "يوسف حداد", "דניאל", "ليلى"]
GROUPS = ["Flat 4b", "Sunday football ⚽", "Aunties & co", "Choir altos", "Class of 2009", "Trip to Porto", "Book club", "Allotment 17", "Night shift", "Wedding planning"]
SHORT = ["ok!", "See you there", "haha no way", "Done.", "Where are you?", "Almost home", "Sounds good to me", "Thank you so much", "What time?", "I'll ask her", "Nope, sorry", "Both please", "Good night", "Just landed", "Yes, from Monday", "ring me later", "Which one?", "Congratulations!!", "on the train",
         "Same as last year", "k", "No worries", "You two are the best", "Who's driving?", "Fine by me", "Happy birthday!", "Not really", "Is it raining?", "5 min", "in front of the cinema"]
MID = ["Could you pick up the parcel on your way home? The code is 4471.", "The landlord says the heating will be fixed by Thursday.", "I left my blue scarf at your place, can you bring it on Saturday?", "We are 14 people now, so we need a bigger table.", "Practice is moved to 6:30 because the hall is taken until then.",
       "My sister is coming from Leeds on the 12th and stays for a week.", "Do you still have the recipe for that pumpkin soup?", "The doctor says it is nothing serious, just rest for a few days.", "Does anyone have a drill I could borrow this weekend?", "I booked the later train, we arrive at 21:48.",
       "Please send me the photos from the lake when you find the time", "She starts at the new school in September and can't wait.", "They only take cash, so bring some.", "I think the meeting room on the second floor is free after three.", "Could we do lunch instead of dinner? Dinner is hard with the kids.", "He is allergic to nuts, please tell the caterer.",
       "The vet found a splinter in his paw, he is fine now.", "I'll be late, the bus broke down near the stadium.", "Her new number is 0161 496 0123, she has lost the old phone.", "Remember to water the tomatoes while we are away, please."]
LONG = ["So the plan for Saturday: we meet at the station at nine, take the 9:14 to the coast and walk to the lighthouse from there. It is about eleven kilometres, with a café half way. Bring something against the sun and a jumper, it gets windy up there.",
        "Hi everybody, a short word about the garden day. The skip comes on Friday, so please don't put anything beside it before. We need four people for the hedge and two for the shed; whoever has gloves, bring them. There will be soup.",
        "I have been thinking about what you said yesterday. You are right that I should have asked first. I was worried that you would say no, and that is not a good reason. Can we talk about it on the weekend?",
        "Grandma's operation went well. She is awake and complains about the food, so she is nearly her old self. Visiting hours are from two to six, but not all of us at once please."]
ITEMS = ["Shopping:\n- oat milk\n- eggs\n- washing powder", "To do before the move\n1. Call the bank\n2. Return the router\n3. Keys to Ilse"]
LINKS = ["https://example.org/walks/lighthouse", "Look what I found: https://shop.example.com/lamps/brass-floor-lamp?size=2", "example.net/menu"]
OTHERS = {"de": ["Bin gleich da", "Kannst du mir bitte die Adresse schicken?", "Wir sehen uns am Freitag um halb acht vor dem Kino.", "Danke dir!", "Die Kinder haben bis Mittwoch Ferien, danach passt es besser.", "Ich bringe Kuchen mit.", "Hast du die Schlüssel?", "Alles klar, bis später", "Der Zug hat 20 Minuten Verspätung", "Gute Besserung an Jörg!"],
          "es": ["Ya voy", "¿Me pasas la dirección, por favor?", "Nos vemos el viernes a las ocho en la plaza.", "¡Muchas gracias!", "Mi hermana llega mañana por la noche y se queda una semana.", "¿Quién trae el pan?", "No pasa nada", "Perfecto, hasta luego", "Estoy aparcando"]}
SITES = [("The Lighthouse Walk", "Eleven kilometres along the cliffs, easy to follow", "example.org"), ("Brass floor lamp, 160 cm", "In stock. Delivered in 3 days", "shop.example.com"), ("Menu for the week", "", "example.net")]
FACES = ["👍", "❤️", "😂", "😮", "🙏", "🎉"]


class Talk:
    def __init__(self, rng, n, group=False, extras=(), rate=.3, turn=.6):
        self.rng, self.group = rng, group
        self.language = rng.choice(["en"] * 5 + ["de", "es"])
        self.members = rng.sample(PEOPLE, rng.randint(3, 5)) if group else [rng.choice(PEOPLE)]
        self.title = rng.choice(GROUPS) if group else self.members[0]
        self.foreign = rng.random() < .12
        if self.foreign:
            self.members[0] = rng.choice(RIGHT_TO_LEFT)
            self.title = self.title if group else self.members[0]
        minute, last, used = rng.randint(8 * 60, 19 * 60), None, set()
        self.items = []
        for _ in range(n):
            pool = OTHERS[self.language] if self.language in OTHERS else rng.choices([SHORT, MID, LONG, ITEMS, LINKS], [9, 9, 2, 1, 1])[0]
            free = [t for t in pool if t not in used] or pool
            text = rng.choice(free); used.add(text)
            minute += rng.choice([0, 0, 1, 3, 8])
            who = last if last and rng.random() < 1 - turn else rng.choice([w for w in self.members + ["me"] * len(self.members) if w != last])
            item = dict(kind="message", what="text", text=text, who=who, side="right" if who == "me" else "left", sender=None if who == "me" or not group else who, first=who != last,
                        time=f"{minute // 60 % 24}:{minute % 60:02d}", extra=rng.choice(extras) if extras and rng.random() < rate else None, faces=rng.sample(FACES, rng.choice([1, 1, 2])) if rng.random() < .12 else [])
            if item["extra"] in ("voice", "call", "poll", "place", "sticker", "contact", "gone"):
                item.update(text="", what={"voice": "voice", "sticker": "media"}.get(item["extra"], "file"), faces=[])
            last = who
            self.items.append(item)
        for a, b in zip(self.items, self.items[1:] + [dict(first=True)]):
            a["last"] = b["first"]


def noise(t, style=""): return f'<span data-noise style="{style}">{E(t)}</span>'
def title(t, style=""): return f'<span data-title="{E(t)}" style="{style}">{E(t)}</span>' if t[0] < "\u0590" else f'<span style="{style}">{E(t)}</span>'
def sep(t, style=""): return f'<div style="display:flex;justify-content:center;padding:6px 30px;text-align:center"><span data-separator style="{style}">{E(t)}</span></div>'
def said(n, m, style=""): return f'<span data-message="{n}" style="white-space:pre-wrap;overflow-wrap:anywhere;{style}">{E(m["text"])}</span>'
def label(n, m, style=""): return f'<span data-label="{n}" style="{style}">{E(m["who"])}</span>' if m["who"][0] < "\u0590" else f'<span style="{style}">{E(m["who"])}</span>'
def aside(n, t, style="", tag="div"): return f'<{tag} data-optional="{n}" style="{style}">{E(t)}</{tag}>'
def face(who, size): return avatar(who if who[0] < "\u0590" else "?", size, photo=len(who) % 3 == 0)
def phone(rng): return rng.choice([(390, 844, 2), (360, 800, 2.5), (412, 915, 2), (375, 667, 2), (430, 932, 2)])


def colors(rng, **light_and_dark):
    """One theme of a look: each value is (light, dark)."""
    dark = rng.random() < .45
    return dict({k: v[dark] for k, v in light_and_dark.items()}, dark=dark, names=LABEL_COLORS["dark" if dark else "light"])


def status(rng, T):
    if rng.random() < .12: return ""
    return f'<div style="display:flex;align-items:center;gap:5px;padding:7px 20px 3px;font-size:13px;font-weight:600">{noise(rng.choice(["9:41", "14:07", "22:15", "7:30"]))}<span style="flex:1"></span><svg width=17 height=11><rect x=0 y=7 width=3 height=4 fill="currentColor"/><rect x=5 y=4 width=3 height=7 fill="currentColor"/><rect x=10 y=0 width=3 height=11 fill="currentColor"/></svg>{noise(rng.choice(["5G", "LTE", "4G"]))}<span style="border:1px solid;border-radius:3px;padding:0 3px;font-size:10px">{noise(rng.choice(["87", "41", "63"]))}</span></div>'


def keyboard(rng, T):
    keys = "".join(f'<div style="display:flex;justify-content:center;gap:5px;margin-bottom:9px">' + "".join(f'<span style="background:{T["key"]};border-radius:5px;width:8.6%;text-align:center;padding:8px 0;font-size:19px">{noise(c)}</span>' for c in row) + "</div>" for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm"))
    words = rng.choice([("I", "The", "I'm"), ("“ok”", "okay", "Oklahoma"), ("ja", "nein", "danke")])
    tips = "".join(f'<span style="flex:1;text-align:center;border-left:{1 if i else 0}px solid #8886">{noise(w)}</span>' for i, w in enumerate(words))
    return f'<div class=cover style="background:{T["board"]};padding:8px 3px 4px;flex:none"><div style="display:flex;padding:2px 0 10px;font-size:16px">{tips}</div>{keys}<div style="display:flex;gap:5px;justify-content:center;font-size:15px"><span style="background:{T["key"]};border-radius:5px;padding:8px 14px">{noise("123")}</span><span style="background:{T["key"]};border-radius:5px;flex:1;text-align:center;padding:8px">{noise("space")}</span><span style="background:{T["key"]};border-radius:5px;padding:8px 14px">{noise("return")}</span></div></div>'


def page(T, head, rows, foot, size, left="", end=True, pad="8px 10px"):
    return f'''<style>*{{box-sizing:border-box}}body{{margin:0;font:{size}px/{T.get("line", 1.32)} {T["font"]},'Noto Sans','Noto Sans Hebrew','Noto Sans Arabic','Noto Color Emoji',sans-serif;color:{T["ink"]};background:{T["page"]}}}
    .chat{{flex:1;min-height:0;overflow:hidden;display:flex;flex-direction:column;justify-content:flex-{"end" if end else "start"};padding:{pad};{T.get("paper", "")}}}.chat>*{{flex:none}}.bar{{flex:none;display:flex;align-items:center;gap:11px;padding:8px 12px}}</style>
    <div style="display:flex;height:100vh">{left}<div style="flex:1;min-width:0;display:flex;flex-direction:column">{head}<div class=chat>{rows}</div>{foot}</div></div>'''


def hung(rng, n, m, c, T, own):
    """What hangs on or stands for a message, inside its bubble; optional in the truth, or noise where it is the program's word."""
    x, mut = m["extra"], "opacity:.7;font-size:.84em"
    box = f'background:rgba(128,128,128,.17);border-radius:8px;padding:5px 9px;margin:1px -3px 5px'
    if x == "reply":
        who, other = rng.choice(["You"] + c.members), rng.choice([i for i in c.items if i["text"]] or [dict(text="Photo")])["text"].split("\n")[0]
        who = "You" if who[0] >= "\u0590" else who
        return f'<div style="{box};border-left:4px solid {T["accent"]};font-size:.9em">{aside(n, who, "font-weight:600;color:" + ("inherit" if own else T["accent"]))}{aside(n, other, "overflow:hidden;text-overflow:ellipsis;white-space:nowrap" if rng.random() < .5 else "")}</div>'
    if x == "forwarded": return f'<div style="{mut};font-style:italic">↪ {noise(rng.choice(["Forwarded", "Forwarded many times"]))}</div>'
    if x == "preview":
        h, d, s = rng.choice(SITES)
        return f'<div style="{box};overflow:hidden;padding:0 0 6px">{photo(rng, 250, 96) if rng.random() < .6 else ""}<div style="padding:5px 9px 0;font-size:.9em">{aside(n, h, "font-weight:600")}{aside(n, d, "opacity:.8") if d else ""}{aside(n, s, "opacity:.6")}</div></div>'
    if x == "photo": return f'<div style="border-radius:8px;overflow:hidden;margin:0 -4px 5px">{photo(rng, 230, rng.choice([130, 170]))}</div>'
    if x == "voice": return f'<div data-message="{n}" style="display:flex;gap:8px;align-items:center">{face(m["who"], 34) if rng.random() < .5 else ""}{icon("play", 24)}{wave(rng, rng.choice([90, 120]), "currentColor")}{noise(rng.choice(["0:12", "1:47", "0:05"]), "font-size:.75em")}{noise("1.5×", "font-size:.75em;border-radius:9px;background:#8884;padding:1px 6px") if rng.random() < .3 else ""}</div>'
    if x == "call": return f'<div data-message="{n}" style="display:flex;gap:10px;align-items:center"><span style="background:#8883;border-radius:50%;padding:8px;line-height:0">{icon(rng.choice(["phone", "video"]), 19)}</span><span>{aside(n, rng.choice(["Voice call", "Missed voice call", "Video call"]), "font-weight:500")}{aside(n, rng.choice(["12 min", "Tap to call back", "No answer"]), mut)}</span></div>'
    if x == "place": return f'<div data-message="{n}" style="width:230px"><svg width=230 height=100 style="display:block;border-radius:8px"><rect width=230 height=100 fill="#e4e8dc"/><path d="M0 70L230 20M60 0L110 100" stroke="#fff" stroke-width=7 /><circle cx=115 cy=46 r=8 fill="#d33"/></svg>{aside(n, rng.choice(["Harbour Café", "Live location", "Gate B, Main Stadium"]), "font-weight:600;margin-top:4px")}{aside(n, rng.choice(["12 Quay Street", "Live until 16:40"]), mut)}</div>'
    if x == "contact": return f'<div data-message="{n}" style="min-width:200px"><div style="display:flex;gap:10px;align-items:center">{face("Ada Kline", 36)}{aside(n, "Ada Kline", "font-weight:600")}</div><div style="border-top:1px solid #8885;margin-top:8px;padding-top:6px;text-align:center;color:{T["accent"]}">{noise("Message")}</div></div>'
    if x == "gone": return f'<i data-message="{n}" style="opacity:.65">{aside(n, rng.choice(["This message was deleted", "You deleted this message"]), tag="span")}</i>'
    if x == "sticker": return f'<div data-message="{n}">{photo(rng, 120, 120)}</div>'
    if x == "poll":
        q, a = rng.choice([("When shall we meet?", ["Friday", "Saturday", "Sunday"]), ("Pizza or curry?", ["Pizza", "Curry"])])
        rows = "".join(f'<div style="display:flex;gap:9px;margin-top:7px;align-items:center"><i style="width:18px;height:18px;border:2px solid #888;border-radius:50%;flex:none"></i><div style="flex:1"><div style="display:flex">{aside(n, o, "flex:1")}{noise(str(rng.randint(0, 6)))}</div><div style="height:6px;border-radius:3px;background:#8884;margin-top:3px"><i style="display:block;height:6px;border-radius:3px;width:{rng.randint(5, 90)}%;background:{T["accent"]}"></i></div></div></div>' for o in a)
        return f'<div data-message="{n}" style="width:230px">{aside(n, q, "font-weight:600")}{noise("Select one", mut)}{rows}<div style="text-align:center;color:{T["accent"]};border-top:1px solid #8885;margin-top:9px;padding-top:6px">{noise("View votes")}</div></div>'
    return ""


def faces(m, T, down=-8):
    if not m["faces"]: return ""
    return f'<div style="position:relative;z-index:1;margin:{down}px 10px 0;align-self:flex-{"end" if m["side"] == "right" else "start"};background:{T["chip"]};border:1px solid #8884;border-radius:12px;padding:0 6px;font-size:12px;width:fit-content">{"".join(m["faces"])}{" " + noise(str(len(m["faces"]) + 1)) if len(m["faces"]) > 1 else ""}</div>'


def bubbles(rng, c, T, inner=True, clock=True, ticks=True, portrait=False, widest=78, markers=None, after=None):
    """Bubbles of both sides. `inner`: names in the bubble, else above; `markers`: what stands between messages; `after`: what below one."""
    out = []
    for n, m in enumerate(c.items):
        own = m["side"] == "right"
        if markers and rng.random() < .16 and m["first"]: out.append(sep(rng.choice(markers), T["pill"]))
        time = ("edited " if m["text"] and rng.random() < .06 else "") + m["time"]
        stamp = f'<span style="float:right;margin:7px 0 -4px 10px;font-size:.69em;opacity:.7;display:inline-flex;gap:3px;align-items:center">{noise(time)}{icon("checks", 14, "#53bdeb" if n % 3 else "currentColor") if ticks and own else ""}</span>' if clock else ""
        name = label(n, m, f'font-weight:600;font-size:.86em;color:{T["names"][sum(map(ord, m["who"])) % 7] if inner else T["mut"]}') if c.group and not own and m["first"] else ""
        role = f'<span style="float:right;margin-left:14px;font-size:.75em;opacity:.6">{noise("admin")}</span>' if name and inner and rng.random() < .12 else ""
        fill = f'background:{T["right" if own else "left"]};color:{T["rightink" if own else "leftink"]}'
        if m["extra"] == "sticker": fill = "background:none"
        tail = f'border-bottom-{"right" if own else "left"}-radius:{T.get("tail", T["radius"])}px' if m["last"] else ""
        body = f'<div style="{fill};border-radius:{T["radius"]}px;{tail};padding:{T["pad"]};{T.get("shadow", "")};max-width:100%">{"<div>" + role + name + "</div>" if name and inner else ""}{hung(rng, n, m, c, T, own)}{said(n, m) if m["text"] else ""}{stamp}<i style="display:block;clear:both"></i></div>'
        above = f'<div style="margin:5px 12px 2px">{name}</div>' if name and not inner else ""
        side = (face(m["who"], 30) if m["last"] else '<i style="width:30px;flex:none"></i>') if portrait and c.group and not own else ""
        out.append(f'<div style="display:flex;gap:7px;align-items:flex-end;margin-top:{T.get("gap", 8) if m["first"] else T.get("near", 2)}px;{"flex-direction:row-reverse" if own else ""}">{side}<div style="display:flex;flex-direction:column;align-items:flex-{"end" if own else "start"};max-width:{widest}%">{above}{body}{faces(m, T)}{after(n, m) if after else ""}</div></div>')
    return out


def header(rng, c, T, sub, icons, center=False, back="‹"):
    """The title bar; now and then a search or a selection is open in its place, which has no title."""
    bar = f'background:{T["bar"]};color:{T["barink"]}'
    how = rng.random()
    if how < .07:
        return f'<div style="{bar}">{status(rng, T)}<div class=bar style="gap:22px">{icon("close", 22)}{noise(str(rng.randint(1, 4)), "font-size:19px")}<span style="flex:1"></span>{icon("arrow", 21)}{icon("pin", 20)}{icon("dots", 20)}</div></div>'
    if how < .14:
        return f'<div style="{bar}">{status(rng, T)}<div class=bar>{icon("arrow", 22)}<span style="flex:1;background:#8882;border-radius:18px;padding:7px 14px">{noise(rng.choice(["lighthouse", "key", "Friday"]))}</span>{noise("2 of 9", "font-size:13px;opacity:.8")}{icon("down", 18)}</div></div>'
    t = title(c.title, "font-weight:600;font-size:1.06em;white-space:nowrap")
    under = f'<div style="font-size:12.5px;opacity:.75;white-space:nowrap">{noise(sub)}</div>' if sub else ""
    if center:
        return f'<div style="{bar}">{status(rng, T)}<div class=bar style="border-bottom:1px solid #8883">{icon("chevron", 24, T["accent"])}{noise(rng.choice(["12", "3"]), "color:" + T["accent"]) if rng.random() < .4 else ""}<div style="flex:1;text-align:center;display:flex;flex-direction:column;align-items:center">{face(c.title, 40)}<div style="font-size:.8em">{t}{" ›" if rng.random() < .5 else ""}</div></div>{"".join(icon(i, 23, T["accent"]) for i in icons)}</div></div>'
    return f'<div style="{bar}">{status(rng, T)}<div class=bar>{icon(rng.choice(["arrow", "chevron"]), 23)}{face(c.title, 38)}<div style="flex:1;min-width:0">{t}{under}</div>{"".join(icon(i, 22) for i in icons)}</div></div>'


def pinned(rng, T):
    if rng.random() > .2: return ""
    return f'<div class=bar style="background:{T["bar"]};color:{T["barink"]};border-top:1px solid #8883;padding:6px 14px;font-size:.86em">{icon("pin", 16)}<div style="flex:1;min-width:0"><div style="color:{T["accent"]};font-weight:600">{noise("Pinned message")}</div><div style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis">{noise(rng.choice(["Key is under the mat", "Rent is due on the 3rd", "Address: 9 Mill Lane"]))}</div></div>{icon("close", 16)}</div>'


def footer(rng, T, hint, icons=("smile", "clip", "camera")):
    draft = rng.random() < .12
    words = noise(rng.choice(["I was thinking we", "Maybe on"])) if draft else noise(hint, "opacity:.6")
    foot = f'<div class=bar style="background:{T["foot"]};padding:7px 9px"><div style="flex:1;display:flex;gap:11px;align-items:center;background:{T["field"]};border-radius:22px;padding:9px 14px">{icon(icons[0], 21, T["mut"])}<span style="flex:1">{words}</span>{"".join(icon(i, 20, T["mut"]) for i in icons[1:])}</div><span style="background:{T["accent"]};border-radius:50%;padding:10px;line-height:0">{icon("send" if draft else "mic", 20, "#fff")}</span></div>'
    if rng.random() < .1:
        return f'<div style="background:{T["foot"]};padding:14px 16px;text-align:center;font-size:.9em">{noise(rng.choice(["Only admins can send messages", "You can no longer reply to this conversation"]), "opacity:.7")}</div>'
    return foot + (keyboard(rng, T) if rng.random() < .16 else "")


def typing(rng, T):
    return f'<div style="background:{T["left"]};border-radius:16px;padding:11px 14px;width:fit-content;margin-top:7px;line-height:0">' + "".join(f'<svg width=12 height=8><circle cx=4 cy=4 r=3.5 fill="{T["mut"]}"/></svg>' for _ in range(3)) + "</div>" if rng.random() < .12 else ""


def finish(rng, c, T, head, rows, foot, W, H, S, size=None, **more):
    size = (size or 16) * (rng.choice([1.25, 1.45]) if rng.random() < .14 else 1)
    return c, page(T, head, "".join(rows), foot, size, **more), (W, H, S)


SHADES = dict(key=("#fff", "#6b6b6e"), board=("#d1d3d9", "#2b2b2d"))


def green(rng):
    T = colors(rng, page=("#efe7de", "#0b141a"), ink=("#111b21", "#e9edef"), mut=("#667781", "#8696a0"), left=("#fff", "#202c33"), leftink=("#111b21", "#e9edef"), right=("#d9fdd3", "#005c4b"), rightink=("#111b21", "#e9edef"), accent=("#1daa61", "#21c063"),
               bar=(rng.choice(["#fff", "#075e54"]), "#1f2c34"), foot=("#efe7de", "#0b141a"), field=("#fff", "#1f2c34"), chip=("#fff", "#202c33"), **SHADES)
    T.update(barink="#fff" if T["bar"] != "#fff" else "#111b21", radius=10, tail=2, pad="5px 9px 6px", gap=9, font="Roboto", pill=f'background:{"#182229" if T["dark"] else "#fffc"};border-radius:8px;padding:5px 12px;font-size:.78em', shadow="box-shadow:0 1px 1px #0002", paper=wallpaper(rng, rng.choice(["doodle", "none", "doodle"]), T["page"], "dark" if T["dark"] else "light"))
    W, H, S = phone(rng); shop = rng.random() < .15
    c = Talk(rng, 14, not shop and rng.random() < .45, ["reply", "reply", "forwarded", "preview", "photo", "voice", "call", "place", "poll", "contact", "gone", "sticker"], .34)
    def buttons(n, m): return "".join(f'<div style="background:{T["left"]};border-radius:8px;margin-top:3px;padding:8px 30px;width:250px;text-align:center;color:{T["accent"]}">{noise(b)}</div>' for b in rng.sample(["Visit website", "Call us", "Track order", "Stop promotions"], 2)) if shop and m["side"] == "left" and m["last"] else ""
    rows = bubbles(rng, c, T, portrait=rng.random() < .6, markers=["Today", "Yesterday", "14 March 2025", "2 unread messages", "You turned on disappearing messages. New messages will disappear from this chat 7 days after they're sent.", "Agnès Morel added Emre", "Your security code with Billie changed. Tap to learn more."], after=buttons)
    return finish(rng, c, T, header(rng, c, T, rng.choice(["online", "last seen today at 8:02", "Business account" if shop else "tap here for group info"]), ["video", "phone", "dots"]) + pinned(rng, T), rows + [typing(rng, T)], footer(rng, T, "Message"), W, H, S)


def plane(rng):
    T = colors(rng, page=("#c8d9bf", "#0e1621"), ink=("#000", "#f2f4f6"), mut=("#7d8b96", "#7d8e9e"), left=("#fff", "#182533"), leftink=("#000", "#f5f5f5"), right=("#e7fdd0", "#2b5278"), rightink=("#000", "#fff"), accent=("#3390ec", "#6ab3f3"), bar=("#fff", "#17212b"), barink=("#000", "#f5f5f5"), foot=("#fff", "#17212b"), field=("#fff", "#17212b"), chip=("#e5f1fb", "#2a3a4a"), **SHADES)
    T.update(radius=15, tail=4, pad="6px 11px", font="Roboto", pill="background:#0005;color:#fff;border-radius:14px;padding:3px 11px;font-size:.84em;font-weight:500", paper=wallpaper(rng, rng.choice(["gradient", "doodle", "photo"]), T["page"], "dark" if T["dark"] else "light"))
    W, H, S = phone(rng); channel = rng.random() < .25
    c = Talk(rng, 13, not channel and rng.random() < .6, ["reply", "forwarded", "preview", "photo", "voice", "poll", "place"], .35)
    if channel:
        for m in c.items: m.update(side="left", who=c.members[0], first=True, last=True)
    def below(n, m):
        if channel and rng.random() < .6: return f'<div style="background:{T["left"]};border-radius:0 0 14px 14px;margin-top:1px;padding:7px 12px;width:240px;display:flex;color:{T["accent"]};font-size:.9em">{noise(str(rng.randint(2, 90)) + " comments")}<span style="flex:1"></span>{icon("chevron", 15)}</div>'
        if not m["first"] and rng.random() < .05: return f'<div style="display:flex;gap:4px;margin-top:4px;width:260px">' + "".join(f'<span style="flex:1;background:#0004;color:#fff;border-radius:7px;text-align:center;padding:6px;font-size:.9em">{noise(b)}</span>' for b in ("Yes, book it", "Cancel")) + "</div>"
        return ""
    rows = bubbles(rng, c, T, portrait=True, markers=["March 14", "Today", "Unread Messages", "Emre pinned a message", "Liv joined the group via invite link"], after=below)
    return finish(rng, c, T, header(rng, c, T, "1,204 subscribers" if channel else rng.choice(["last seen recently", "5 members, 2 online", "typing…"]), ["dots"]) + pinned(rng, T), rows, footer(rng, T, "Message"), W, H, S)


def blue(rng):
    T = colors(rng, page=("#fff", "#000"), ink=("#000", "#fff"), mut=("#8a8a8e", "#8d8d93"), left=("#e9e9eb", "#26252a"), leftink=("#000", "#fff"), right=(rng.choice(["#0a7cff", "#34c759"]),) * 2, rightink=("#fff", "#fff"), accent=("#0a7cff", "#0a84ff"), bar=("#f6f6f6", "#161617"), barink=("#000", "#fff"), foot=("#fff", "#000"), field=("#f2f2f4", "#1c1c1e"), chip=("#e9e9eb", "#3a3a3c"), **SHADES)
    T.update(radius=18, tail=5, pad="7px 13px", gap=10, font="Inter", line=1.28, pill=f'font-size:.7em;color:{T["mut"]};font-weight:500')
    W, H, S = phone(rng); c = Talk(rng, 15, rng.random() < .4, ["photo", "preview", "voice", "contact", "place"], .14); own = [m for m in c.items if m["side"] == "right"]
    def below(n, m):
        if own and m is own[-1]: return f'<div style="font-size:.69em;color:{T["mut"]};margin:3px 6px">{noise(rng.choice(["Delivered", "Read 9:41 AM", "Read Yesterday", "Sent as Text Message"]))}</div>'
        if rng.random() < .07: return f'<div style="font-size:.69em;color:{T["accent"]};margin:2px 8px;font-weight:500">{noise(rng.choice(["Edited", "2 Replies", "1 Reply"]))}</div>'
        return ""
    rows = bubbles(rng, c, T, inner=False, clock=False, portrait=True, widest=72, markers=["Today 9:41 AM", "iMessage", "Tue, Mar 4 at 6:12 PM", "Yesterday 21:08", "Billie changed the group photo.", "You named the conversation “Flat 4b”."], after=below)
    if rng.random() < .3: rows.append(f'<div style="text-align:center;font-size:.74em;color:{T["mut"]};padding:8px">{noise(rng.choice(["Billie has notifications silenced", "The sender is not in your contact list."]))}<div style="color:{T["accent"]}">{noise(rng.choice(["Notify Anyway", "Report Junk"]))}</div></div>')
    return finish(rng, c, T, header(rng, c, T, "", rng.choice([["video"], ["info"]]), center=True), rows + [typing(rng, T)], footer(rng, T, rng.choice(["iMessage", "Text Message • SMS"]), ("plus", "mic")), W, H, S)


def bolt(rng):
    T = colors(rng, page=("#fff", "#000"), ink=("#080809", "#e2e5e9"), mut=("#65686c", "#b0b3b8"), left=("#f0f0f0", "#303030"), leftink=("#080809", "#e2e5e9"), right=(rng.choice(["#0866ff", "#a033ff", "#e8467c"]),) * 2, rightink=("#fff", "#fff"), accent=("#0866ff", "#4c8dff"), bar=("#fff", "#000"), barink=("#080809", "#e2e5e9"), foot=("#fff", "#000"), field=("#f0f2f5", "#303030"), chip=("#fff", "#303030"), **SHADES)
    T.update(radius=18, tail=5, pad="8px 12px", gap=12, font="Roboto", pill=f'font-size:.74em;color:{T["mut"]};font-weight:500')
    W, H, S = phone(rng); c = Talk(rng, 14, rng.random() < .5, ["photo", "preview", "voice", "call", "gone", "sticker"], .2)
    rows = bubbles(rng, c, T, inner=False, clock=False, portrait=True, widest=72, markers=["TUE AT 6:12 PM", "9:41", "YESTERDAY AT 21:08", "MAR 4 AT 08:15", "Emre set the nickname for Billie to Bee.", "You can now message and call each other and see info like Active Status."])
    for k in range(len(rows)):
        m = c.items[k] if len(rows) == len(c.items) else None
        if m and m["text"] and rng.random() < .16:
            other = rng.choice(SHORT)
            reply = f'<div style="display:flex;flex-direction:column;align-items:flex-{"end" if m["side"] == "right" else "start"};margin:{12}px {"0 0 37px" if m["side"] == "left" and c.group else "0 0"}"><div style="font-size:.74em;color:{T["mut"]};margin:0 12px 3px">↩ {noise("You replied to " + rng.choice(["Billie", "yourself", "Emre"]) if m["side"] == "right" else "Emre replied to you")}</div><div style="background:{T["left"]};opacity:.7;border-radius:16px;padding:7px 12px 14px;margin-bottom:-10px;font-size:.9em">{aside(k, other)}</div></div>'
            rows[k] = reply + rows[k]
    rows.append(f'<div style="display:flex;justify-content:flex-end;padding:4px">{face("Zoë Winter", 15)}</div>' if rng.random() < .5 else f'<div style="text-align:right;font-size:.72em;color:{T["mut"]};padding:3px 8px">{noise(rng.choice(["Sent 2m ago", "Seen by Emre, Billie"]))}</div>')
    return finish(rng, c, T, header(rng, c, T, rng.choice(["Active now", "Active 25m ago", ""]), ["phone", "video", "info"]), rows + [typing(rng, T)], footer(rng, T, "Aa", ("plus", "camera", "smile")), W, H, S)


def lock(rng):
    T = colors(rng, page=("#fff", "#121212"), ink=("#1b1b1b", "#e9e9e9"), mut=("#6f6f6f", "#a5a5a5"), left=("#ececf1", "#2e2e30"), leftink=("#1b1b1b", "#e9e9e9"), right=(rng.choice(["#3a76f0", "#6b5fd6", "#3b7845"]),) * 2, rightink=("#fff", "#fff"), accent=("#2c6bed", "#6a9bff"), bar=("#fff", "#121212"), barink=("#1b1b1b", "#e9e9e9"), foot=("#fff", "#121212"), field=("#ececf1", "#2e2e30"), chip=("#ececf1", "#3b3b3d"), **SHADES)
    T.update(radius=18, tail=18, pad="7px 12px", font="Inter", pill=f'font-size:.82em;color:{T["mut"]}')
    W, H, S = phone(rng); c = Talk(rng, 13, rng.random() < .4, ["reply", "photo", "preview", "voice", "gone", "sticker"], .25)
    rows = bubbles(rng, c, T, portrait=True, markers=["Today", "Tue, Mar 4", "You set disappearing message time to 1 week.", "Your safety number with Billie has changed.", "Missed voice call · 18:20", "2 new messages", "Emre updated the group."])
    foot = footer(rng, T, "Signal message", ("smile", "camera"))
    if not c.group and rng.random() < .25: foot = f'<div style="padding:14px 18px;text-align:center;font-size:.88em;border-top:1px solid #8883">{noise("Let them message you and share your name and photo? They won’t know you’ve seen their messages until you accept.", "opacity:.75")}<div style="display:flex;gap:8px;margin-top:12px">' + "".join(f'<span style="flex:1;background:{T["field"]};border-radius:8px;padding:10px">{noise(b)}</span>' for b in ("Block", "Delete", "Accept")) + "</div></div>"
    return finish(rng, c, T, header(rng, c, T, rng.choice(["1w", "", "4 members"]), ["video", "phone", "dots"]), rows, foot, W, H, S)


def sms(rng):
    T = colors(rng, page=("#fff", "#131314"), ink=("#1f1f1f", "#e3e3e3"), mut=("#5f6368", "#9aa0a6"), left=("#f0f3f8", "#2a2b2e"), leftink=("#1f1f1f", "#e3e3e3"), right=("#0b57d0", "#a8c7fa"), rightink=("#fff", "#062e6f"), accent=("#0b57d0", "#a8c7fa"), bar=("#fff", "#131314"), barink=("#1f1f1f", "#e3e3e3"), foot=("#fff", "#131314"), field=("#f0f3f8", "#2a2b2e"), chip=("#fff", "#3a3b3e"), **SHADES)
    T.update(radius=20, tail=5, pad="9px 15px", gap=10, font="Roboto", pill=f'font-size:.76em;color:{T["mut"]};font-weight:500')
    W, H, S = phone(rng); c = Talk(rng, 13, rng.random() < .25, ["photo", "preview", "voice"], .12)
    def below(n, m): return f'<div style="font-size:.72em;color:{T["mut"]};margin:3px 8px">{noise(m["time"] + rng.choice([" • SMS", " · Delivered", " • Read", "", " · Vodafone"]))}</div>' if m["last"] and rng.random() < .3 else ""
    rows = bubbles(rng, c, T, inner=False, clock=False, portrait=True, markers=["Tuesday • 3:14 PM", "Texting with Billie (SMS/MMS)", "RCS chat with Emre", "Yesterday 18:02", "Unread"], after=below)
    chips = f'<div style="display:flex;gap:8px;padding:6px 10px;justify-content:flex-end">' + "".join(f'<span style="border:1px solid #8887;border-radius:18px;padding:7px 14px;color:{T["accent"]};font-size:.92em">{noise(t)}</span>' for t in rng.sample(["Sounds good!", "On my way", "Thanks", "OK, great"], 3)) + "</div>" if rng.random() < .35 else ""
    strange = f'<div class=bar style="border-top:1px solid #8883;font-size:.9em"><span style="flex:1">{noise("Is this a number you know?")}</span><b style="color:{T["accent"]}">{noise("Add contact")}</b></div>' if rng.random() < .15 else ""
    return finish(rng, c, T, header(rng, c, T, "", ["phone", "search", "dots"]), rows, chips + strange + footer(rng, T, rng.choice(["Text message", "RCS message"]), ("plus", "smile")), W, H, S)


def ghost(rng):  # a name in capitals over a bar with text, no bubbles
    T = colors(rng, page=("#fff", "#121212"), ink=("#16191c", "#dedede"), mut=("#85898c", "#9a9a9a"), bar=("#fff", "#121212"), barink=("#16191c", "#dedede"), accent=("#0fadff", "#0fadff"), foot=("#fff", "#121212"), field=("#f0f1f2", "#1e1e1e"), left=("#fff", "#121212"), chip=("#fff", "#1e1e1e"), **SHADES)
    T.update(font="Open Sans"); W, H, S = phone(rng); c = Talk(rng, 14, rng.random() < .5, ["reply", "photo"], .14); rows = []
    me = rng.choice(["ME", "YOU"])
    for n, m in enumerate(c.items):
        own = m["side"] == "right"; m["side"] = "left"; m["sender"] = me if own else m["who"].upper() if m["who"][0] < "\u0590" else m["who"]; m["who"] = m["sender"]
        col = "#f23c57" if own else ["#0fadff", "#9b55a0", "#e57c00", "#0b8f5a"][sum(map(ord, m["who"])) % 4]
        if m["first"] and rng.random() < .15: rows.append(sep(rng.choice(["TODAY", "YESTERDAY", "MARCH 4"]), f'font-size:.72em;font-weight:700;color:{T["mut"]}'))
        name = f'<div style="font-size:.72em;font-weight:700;margin:10px 0 2px">{label(n, m, "color:" + col)}</div>' if m["first"] else ""
        rows.append(f'<div style="padding:0 4px">{name}<div style="border-left:2px solid {col};padding:3px 0 3px 9px;margin-top:{0 if m["first"] else -1}px">{hung(rng, n, m, c, T, own)}{said(n, m)}</div></div>')
    c.group = True
    return finish(rng, c, T, header(rng, c, T, "", ["phone", "video"]), rows, footer(rng, T, rng.choice(["Send a chat", "Chat"]), ("camera", "smile")), W, H, S)


def suits(rng):  # rows: portrait, name and time, then text, as networks of working life have
    T = colors(rng, page=("#fff", "#1d2226"), ink=("#191919", "#e8e8e8"), mut=("#666", "#a8a8a8"), bar=("#fff", "#1d2226"), barink=("#191919", "#e8e8e8"), accent=("#0a66c2", "#71b7fb"), foot=("#fff", "#1d2226"), field=("#f4f2ee", "#38434f"), left=("#fff", "#1d2226"), chip=("#fff", "#38434f"), **SHADES)
    T.update(font="Lato", line=1.4); W, H, S = rng.choice([phone(rng), (760, 700, 1.25)]); c = Talk(rng, 11, False, ["preview", "photo"], .1); rows = []
    me = rng.choice(["Robin Hale", "Sasha Quint"])
    for n, m in enumerate(c.items):
        m["sender"] = me if m["side"] == "right" else m["who"]; m["who"], m["side"] = m["sender"], "left"
        if m["first"] and rng.random() < .2: rows.append(f'<div style="display:flex;align-items:center;gap:10px;margin:10px 0"><i style="flex:1;border-top:1px solid #8884"></i>{sep(rng.choice(["TODAY", "MAR 4", "TUESDAY"]), "font-size:.72em;color:" + T["mut"])}<i style="flex:1;border-top:1px solid #8884"></i></div>')
        head = f'<div style="margin-top:9px">{label(n, m, "font-weight:700")} {noise("· " + m["time"] + rng.choice([" AM", " PM"]), "font-size:.8em;color:" + T["mut"])}</div>' if m["first"] else ""
        rows.append(f'<div style="display:flex;gap:10px;padding:2px 4px">{face(m["who"], 40) if m["first"] else "<i style=width:40px;flex:none></i>"}<div style="min-width:0;flex:1">{head}{hung(rng, n, m, c, T, False)}{said(n, m)}{faces(m, T, 3)}</div></div>')
    c.group = True
    return finish(rng, c, T, header(rng, c, T, rng.choice(["Active now", "Mobile • 3h ago"]), ["video", "more"]), rows, footer(rng, T, "Write a message…", ("plus", "mic")), W, H, S, 15)


def gram(rng):
    T = colors(rng, page=("#fff", "#000"), ink=("#000", "#f5f5f5"), mut=("#737373", "#a8a8a8"), left=("#efefef", "#262626"), leftink=("#000", "#f5f5f5"), right=(rng.choice(["#4a5df9", "#3797f0", "linear-gradient(180deg,#a033ff,#3b6bff)"]),) * 2, rightink=("#fff", "#fff"), accent=("#4a5df9", "#708dff"), bar=("#fff", "#000"), barink=("#000", "#f5f5f5"), foot=("#fff", "#000"), field=("#efefef", "#262626"), chip=("#efefef", "#262626"), **SHADES)
    T.update(radius=20, tail=6, pad="9px 14px", gap=13, font="Inter", pill=f'font-size:.74em;color:{T["mut"]}')
    W, H, S = phone(rng); c = Talk(rng, 14, rng.random() < .35, ["photo", "voice", "call", "reply"], .16)
    rows = bubbles(rng, c, T, inner=False, clock=False, ticks=False, portrait=True, widest=70, markers=["Tue 18:12", "Yesterday 9:08 PM", "Mar 4, 2025 at 8:15", "Emre changed the theme to Citrus. Change"])
    if len(rows) > 5 and rng.random() < .5: rows.insert(rng.randint(2, len(rows) - 2), f'<div style="display:flex;flex-direction:column;align-items:flex-end;margin-top:10px"><div style="font-size:.74em;color:{T["mut"]};margin-bottom:4px">{noise("You replied to their story")}</div><div style="border-radius:12px;overflow:hidden">{photo(rng, 90, 150)}</div></div>')
    rows.append(f'<div style="text-align:right;font-size:.74em;color:{T["mut"]};padding:4px 6px">{noise(rng.choice(["Seen", "Seen 14m ago", "Sent just now"]))}</div>')
    return finish(rng, c, T, header(rng, c, T, rng.choice(["noor.hdd", "Active today", "agnes_m"]), ["phone", "video"]), rows + [typing(rng, T)], footer(rng, T, "Message…", ("camera", "mic", "smile")), W, H, S)


def match(rng):  # people who meet for the first time: large print, outlines, prompts
    T = colors(rng, page=("#fff", "#17141c"), ink=("#21262e", "#f0eff2"), mut=("#7c8591", "#a09ba8"), left=("#f2f2f5", "#2c2733"), leftink=("#21262e", "#f0eff2"), right=(rng.choice(["#7b61ff", "#ffc629", "#1f9bff"]),) * 2, rightink=("#111", "#111"), accent=("#e0457b", "#ff6f9c"), bar=("#fff", "#17141c"), barink=("#21262e", "#f0eff2"), foot=("#fff", "#17141c"), field=("#f2f2f5", "#2c2733"), chip=("#fff", "#2c2733"), **SHADES)
    T.update(radius=16, tail=16, pad="10px 14px", gap=12, near=4, font="Lato", pill=f'font-size:.78em;color:{T["mut"]}')
    W, H, S = phone(rng); c = Talk(rng, 10, False, ["photo", "voice"], .08)
    rows = bubbles(rng, c, T, clock=rng.random() < .3, ticks=False, markers=["Today 14:20", "Monday", "You matched with Billie on 4/3/25"], widest=74)
    rows.insert(0, f'<div style="text-align:center;padding:14px;display:flex;flex-direction:column;align-items:center;gap:6px">{face(c.title, 84)}<div>{noise("You liked each other 2 days ago", "font-size:.86em;color:" + T["mut"])}</div></div>')
    tabs = f'<div style="display:flex;background:{T["bar"]};border-bottom:1px solid #8884">' + "".join(f'<span style="flex:1;text-align:center;padding:9px;{"border-bottom:2px solid " + T["accent"] if not i else "opacity:.6"}">{noise(t)}</span>' for i, t in enumerate(("Chat", "Profile"))) + "</div>" if rng.random() < .5 else ""
    return finish(rng, c, T, header(rng, c, T, "", ["video", "more"]) + tabs, rows, footer(rng, T, rng.choice(["Send a message", "Type a message"]), ("smile",)), W, H, S, 17)


def window(rng):  # the list of chats beside the conversation
    T = colors(rng, page=("#efeae2", "#161717"), ink=("#111b21", "#e9edef"), mut=("#667781", "#8696a0"), left=("#fff", "#242626"), leftink=("#111b21", "#e9edef"), right=("#d9fdd3", "#144d37"), rightink=("#111b21", "#e9edef"), accent=("#1daa61", "#21c063"), bar=("#f0f2f5", "#1d1f1f"), barink=("#111b21", "#e9edef"), foot=("#f0f2f5", "#1d1f1f"), field=("#fff", "#2e2f2f"), chip=("#fff", "#2e2f2f"), **SHADES)
    T.update(radius=8, tail=2, pad="6px 9px", gap=10, font="'Open Sans'", pill=f'background:{T["left"]};border-radius:8px;padding:5px 12px;font-size:.86em', paper=wallpaper(rng, rng.choice(["doodle", "none"]), T["page"], "dark" if T["dark"] else "light"))
    W, H, S = rng.choice([(1100, 720, 1), (1280, 800, 1.25), (960, 680, 1.5)]); c = Talk(rng, 13, rng.random() < .5, ["reply", "preview", "photo", "voice", "gone", "poll"], .3)
    side, pick = [], rng.randint(0, 3)
    for i, who in enumerate([p for p in rng.sample(PEOPLE + GROUPS, 9) if p != c.title]):
        who = c.title if i == pick and not c.foreign else who
        side.append(f'<div style="display:flex;gap:11px;padding:10px 12px;{"background:#8883" if i == pick else ""}">{face(who, 42)}<div style="flex:1;min-width:0;border-bottom:1px solid #8882"><div style="display:flex"><span style="flex:1;white-space:nowrap;overflow:hidden">{E(who) if who == c.title else noise(who)}</span>{noise(rng.choice(["14:02", "Yesterday", "Tuesday", "4/3/2025"]), "font-size:.78em;color:" + T["mut"])}</div><div style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis;color:{T["mut"]};font-size:.92em">{noise(rng.choice(["Photo", "See you on Sunday then", "You: thanks!", "Voice message (0:14)", "typing…", "Jamal: who has the tickets for tonight?"]))}</div></div></div>')
    left = f'<div style="width:{rng.choice([300, 340])}px;flex:none;background:{"#fff" if not T["dark"] else "#161717"};border-right:1px solid #8884;overflow:hidden;font-size:.94em"><div style="padding:14px;font-weight:700;font-size:1.3em">{noise("Chats")}</div><div style="margin:0 12px 8px;background:{T["bar"]};border-radius:18px;padding:7px 14px;display:flex;gap:10px">{icon("search", 16, T["mut"])}{noise("Search or start a new chat", "color:" + T["mut"])}</div><div style="display:flex;gap:7px;padding:0 12px 8px">' + "".join(f'<span style="background:{T["bar"]};border-radius:14px;padding:4px 11px;font-size:.9em">{noise(t)}</span>' for t in ("All", "Unread", "Groups")) + f'</div>{"".join(side)}</div>'
    rows = bubbles(rng, c, T, portrait=rng.random() < .6, widest=66, markers=["TODAY", "YESTERDAY", "Monday", "1 unread message", "You pinned a message"])
    return finish(rng, c, T, header(rng, c, T, rng.choice(["Agnès, Emre, Billie, You", "last seen today at 8:02", "click here for contact info"]), ["video", "search", "dots"]) + pinned(rng, T), rows, footer(rng, T, "Type a message", ("smile", "clip")), W, H, S, 14.5, left=left)


def office(rng):  # bubbles with a name and a time above each run, as companies' programs on phones have
    T = colors(rng, page=("#f5f5f5", "#1f1f1f"), ink=("#242424", "#e6e6e6"), mut=("#616161", "#adadad"), left=("#fff", "#2d2d2d"), leftink=("#242424", "#e6e6e6"), right=("#e8ebfa", "#2f3150"), rightink=("#242424", "#e6e6e6"), accent=("#5b5fc7", "#9299f7"), bar=("#fff", "#292929"), barink=("#242424", "#e6e6e6"), foot=("#fff", "#292929"), field=("#f5f5f5", "#3d3d3d"), chip=("#fff", "#3d3d3d"), **SHADES)
    T.update(radius=6, pad="8px 12px", font="Open Sans", pill=f'font-size:.78em;color:{T["mut"]}'); W, H, S = phone(rng); c = Talk(rng, 12, rng.random() < .7, ["reply", "preview", "photo", "gone"], .22); rows = []
    for n, m in enumerate(c.items):
        own = m["side"] == "right"
        if m["first"] and rng.random() < .14: rows.append(sep(rng.choice(["Yesterday", "March 4, 2025", "Last read", "Emre has added Paula R. to the chat."]), T["pill"]))
        head = f'<div style="font-size:.77em;color:{T["mut"]};margin:9px 2px 3px;text-align:{m["side"]}">{label(n, m) + " " if c.group and not own else ""}{noise(m["time"] + (" Edited" if rng.random() < .08 else ""))}</div>' if m["first"] else ""
        rows.append(f'<div style="display:flex;gap:8px;margin-top:3px;{"justify-content:flex-end" if own else ""}">{"" if own else face(m["who"], 32) if m["first"] else "<i style=width:32px;flex:none></i>"}<div style="max-width:80%">{head}<div style="background:{T["right" if own else "left"]};border-radius:6px;padding:{T["pad"]};width:fit-content;{"margin-left:auto" if own else ""}">{hung(rng, n, m, c, T, own)}{said(n, m) if m["text"] else ""}</div>{faces(m, T, 2)}</div></div>')
    tabs = f'<div style="display:flex;gap:24px;padding:2px 16px 8px;background:{T["bar"]};font-size:.9em">{noise("Chat", "border-bottom:2px solid " + T["accent"])}{noise("Files")}{noise("More")}</div>' if rng.random() < .4 else ""
    return finish(rng, c, T, header(rng, c, T, rng.choice(["Available", "4 people", ""]), ["video", "phone", "dots"]) + tabs, rows, footer(rng, T, "Type a message", ("plus", "smile")), W, H, S, 15)


UNSEEN = dict(gram=gram, match=match, window=window, office=office)
LOOKS = dict(green=green, plane=plane, blue=blue, bolt=bolt, lock=lock, sms=sms, ghost=ghost, suits=suits)


def main():
    out, seed, per = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    looks = UNSEEN if sys.argv[4:] == ["unseen"] else LOOKS if sys.argv[4:] == ["seen"] else LOOKS | UNSEEN
    for folder in ("img", "truth"): (out / folder).mkdir(parents=True, exist_ok=True)
    marks_js = (generate.HERE / "marks.js").read_text(encoding="utf-8")
    with Browser() as browser:
        for look, draw in looks.items():
            for index in range(per):
                rng = random.Random(f"{seed}/{look}/{index}")
                chat, source, (width, height, scale) = draw(rng)
                browser.show(source, width, height, scale)
                marks = browser.run(marks_js)
                quality, name = rng.choice([None, None, 70, 85]), f"{look}-{index:02d}"
                (out / "img" / f"{name}.{'jpg' if quality else 'png'}").write_bytes(browser.picture(quality))
                facts = generate.truth(name, look, "x", chat, dict(rows=look in ("ghost", "suits")), dict(bars=True, scale=scale, shrink=None), marks, [])
                facts["noise"] = [n for n in facts["noise"] if len(n["text"]) > 2]
                (out / "truth" / f"{name}.json").write_text(json.dumps(facts, ensure_ascii=False, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
