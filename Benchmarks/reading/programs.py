#!/usr/bin/env python3
"""Draws windows and phones of sixteen programs with their truth: programs.py OUT SEED COUNT, COUNT pictures a look.

Apart from the looks of `pictures`: other layouts, and texts with empty lines and blocks of code in a message. Guilds, work rooms, federated rooms (rows,
and names in a column), terminals, clients with a list of names, boards with a column of writers, discussions, issues, microblogs, chats beside a
stream, panels of calls, support on web pages, threads of comments, topics, chats of games, rooms of office suites. OUT gets img and truth as
`generate.py` makes them. Rules and weights may be tuned on seeds 1 and 3; nobody looks at others before they are reported."""

import html
import json
import pathlib
import random
import sys

import generate
from pictures.browser import Browser
E = html.escape
NAMES = ["Marek Duda", "ines.f", "Tolga", "Ruth Okafor", "pixelfox", "Jonas Weidl", "aoife", "Mr_Bramble", "Carla Nuñez", "dsp-wizard", "Hanna", "lukaz93", "Øyvind Berg", "Yuki T.", "Sam Reyes", "kettlebird", "Petra Novák", "omar_k", "Lena", "Vik"]
HANDLES = ["mdk", "ines_f", "tolga_", "ruth", "pixelfox", "jweidl", "aoife", "bramble", "carla", "dspwiz", "hanna", "lukaz93", "oyvind", "yuki", "samr", "kettle", "petra", "omar_k", "lena", "vik"]
SHORT = ["same here", "nope", "lol", "ok will do", "which version?", "thanks a lot", "brb", "on it", "That explains it.", "hm, odd", "yes please", "Works now!", "gg", "no idea tbh", "Not yet.", "+1", "sure", "who broke it?", "what a save", "Can confirm.", "later then", "cheers", "does it matter?", "see above", "Really?"]
MID = ["Has anybody tried the new build on an older laptop?", "I get a blank window after the login screen, nothing in the log.", "The bus leaves at 7:40, so let's meet at the fountain before that.", "We could move the call to Thursday, nobody is in on Wednesday.", "Does the parser keep comments, or are they thrown away?",
       "My tomatoes have brown spots at the bottom, is that a lack of water?", "He scored twice in the last ten minutes, unbelievable match", "I pushed a fix to the branch, please have a look when you can.", "Any good place for ramen near the harbour?", "That recipe needs more salt and far less sugar, trust me.", "The second speaker was much better than the first one.",
       "Try turning off hardware acceleration in the settings, it helped me.", "Who has the key for the storage room downstairs?", "the boss drops a blue shield about one time in twenty", "It rains all weekend, so the hike is off I guess", "Could someone review the slides before noon?", "I moved everything to the shared folder yesterday.",
       "Is there a way to mute only one person?", "our cat has learned to open the fridge", "You need to be on the list to get in, I can add you."]
LONG = ["I have been using this for about three years now and never had a problem until the last update. Since then the window forgets its size every time I close it, and the list of rooms is empty for a minute or so after the start. Going back to the older release makes it work again.",
        "We spent the afternoon at the lake and it was wonderful. The water is still cold but the children did not mind at all. On the way back we found a small farm that sells honey and eggs, so breakfast is saved for the week.",
        "Two things that I noticed while testing. The export takes very long for big projects, because each file is opened twice. And the names of the columns are not translated, so people who do not read English will have a hard time.",
        "If you plan to repot it, wait until spring. Take a pot that is only a little wider, use soil with plenty of sand in it and don't water it for the first week. Mine has doubled in size since I moved it to the east window.",
        "Short summary of the meeting: the release is moved by a week, Petra takes over the documentation, and we look for somebody who can test on older machines. The next call is on the 14th at ten, same room as always."]
PARAS = ["Thanks for the report.\n\nI could reproduce it with the steps you gave. It happens only when the folder has a blank in its name.", "First of all, great work!\n\nOne question: will there be a way to keep the old layout? I have grown rather fond of it.\n\nAnd is there a date for the release?"]
LISTS = ["What I tried so far:\n- restart\n- another cable\n- the other port", "Shopping:\n1. flour\n2. two lemons\n3. baking powder", "Steps to reproduce:\n1. Open the settings\n2. Choose another theme\n3. Close the window"]
CODE = ["it prints this:\n```error: cannot open display\nexit status 1```", "```make clean\nmake test```\nthat did it for me"]
LINKS = ["https://example.org/wiki/Garden_tools", "look at https://example.org/forum/thread/20411?page=3", "docs are here: https://docs.example.org/en/latest/setup.html"]
FONTS = ["'DejaVu Sans'", "'Liberation Sans'", "Roboto, sans-serif", "'Noto Sans'", "'Open Sans', sans-serif", "Lato, sans-serif", "Cantarell, sans-serif"]
COL = ["#b8433a", "#2f7d32", "#1b6cb5", "#8e44ad", "#b9770e", "#00838f", "#ad1457", "#5d6d1e"]
COLD = ["#ff9d92", "#8fe08f", "#8fb4ff", "#d7a6ff", "#f2c063", "#5fd0e0", "#ff8fc0", "#c8d66b"]

class Chat:
    def __init__(self, rng, mix, n, people=4, handles=False, run=.35, own=False):
        self.rng = rng
        who = rng.sample(HANDLES if handles else NAMES, people)
        self.people = who
        self.items, last = [], None
        h, m = rng.randint(8, 20), rng.randint(0, 59)
        used = {}
        for i in range(n):
            pool = rng.choices([SHORT, MID, LONG, PARAS, LISTS, CODE, LINKS], mix)[0]
            free = [t for t in pool if t not in used] or pool
            t = rng.choice(free); used[t] = 1
            s = last if last and rng.random() < run else rng.choice([w for w in who if w != last])
            m += rng.choice([0, 0, 1, 2, 5]); h, m = (h + m // 60) % 24, m % 60
            self.items.append(dict(kind="message", what="text", text=t, sender=s, side="left", first=s != last, h=h, m=m, time=f"{h}:{m:02d}", time12=f"{(h-1)%12+1}:{m:02d} {'AM' if h<12 else 'PM'}"))
            last = s
        self.group, self.language = True, "en"
    def color(self, w, dark): return (COLD if dark else COL)[sum(map(ord, w)) % 8]

def body(t):
    out, code = [], None
    for i, part in enumerate(t.split("```")):
        if i % 2: out.append(f'<div class=code>{E(part)}</div>')
        elif part.strip(): out.append(f'<span>{E(part.strip(chr(10)))}</span>')
    return f'<div style="white-space:pre-wrap;overflow-wrap:anywhere">{"".join(out)}</div>'
def msg(n, m): return f'<div data-message="{n}">{body(m["text"])}</div>'
def noise(t, st=""): return f'<span data-noise style="{st}">{E(t)}</span>'
def face(w, s, r="50%"):
    c = COL[len(w) * 5 % 8]
    if len(w) % 3 == 0: return f'<svg width={s} height={s} viewBox="0 0 40 40" style="border-radius:{r};flex:none;background:{c}"><circle cx=20 cy=16 r=8 fill="#e8c4a2"/><path d="M4 42a16 15 0 0132 0z" fill="#456"/></svg>'
    return f'<div style="width:{s}px;height:{s}px;border-radius:{r};background:{c};color:#fff;flex:none;display:flex;align-items:center;justify-content:center;font-size:{s*.45:.0f}px">{noise(w[0].upper())}</div>'
def icon(s=18, c="#888", k=0):
    d = ['<circle cx=11 cy=11 r=6 /><path d="M16 16l5 5"/>', '<path d="M5 12h14M12 5v14"/>', '<circle cx=12 cy=12 r=9 /><path d="M8 14a4.5 4.5 0 008 0M9 9v.5M15 9v.5"/>', '<path d="M6 17V11a6 6 0 0112 0v6l2 2H4z"/>', '<path d="M4 12l16-8-5 16-3-7z"/>', '<rect x=5 y=5 width=14 height=14 rx=3 />', '<path d="M12 21C5 15 3 12 3 8.500a4.500 4.500 0 019-1 4.500 4.500 0 019 1C21 12 19 15 12 21z"/>', '<path d="M4 5h16v11H9l-5 4z"/>', '<path d="M5 12l-2 0M5 9l7-6 7 6v11H5z"/>', '<path d="M3 8h14l-4-4M21 16H7l4 4"/>'][k]
    return f'<svg width={s} height={s} viewBox="0 0 24 24" fill=none stroke="{c}" stroke-width=2 style="flex:none">{d}</svg>'
def wrap(font, size, line, bg, ink, head, rows, foot, end=True, left="", right="", pad="8px 0"):
    j = "flex-end" if end else "flex-start"
    return f'''<style>*{{box-sizing:border-box}}body{{margin:0;font:{size}px/{line} {font};background:{bg};color:{ink}}}.code{{font:.88em/1.4 'DejaVu Sans Mono';background:rgba(128,128,128,.15);padding:6px 8px;border-radius:4px;margin:3px 0}}
    .chat{{flex:1;min-height:0;overflow:hidden;display:flex;flex-direction:column;justify-content:{j};padding:{pad}}}.chat>*{{flex:none}}</style>
    <div style="display:flex;height:100vh">{left}<div style="flex:1;min-width:0;display:flex;flex-direction:column">{head}<div class=chat>{rows}</div>{foot}</div>{right}</div>'''
def title(t, st="", tag="span"): return f'<{tag} data-title="{E(t)}" style="{st}">{E(t)}</{tag}>'
def sep(t, st=""): return f'<div data-separator style="{st}">{E(t)}</div>'
def phone(rng): return rng.choice([(390, 844, 2), (360, 780, 2.5), (412, 915, 2), (375, 667, 2)])
def desk(rng): return rng.choice([(900, 700, 1), (1100, 760, 1.25), (760, 640, 1), (1280, 800, 1)])
def sidebar(rng, bg, ink, items, w=200, head=""):
    rows = "".join(f'<div style="padding:5px 12px;{"background:rgba(128,128,128,.25);border-radius:4px" if i == 2 else ""}">{noise(t)}</div>' for i, t in enumerate(items))
    return f'<div style="width:{w}px;flex:none;background:{bg};color:{ink};overflow:hidden;padding:8px 4px;font-size:.93em"><div style="padding:6px 12px;font-weight:700">{noise(head)}</div>{rows}</div>'

def guildlike(rng):  # gamers' voice and text program
    dark = rng.random() < .8; mob = rng.random() < .4; W, H, S = phone(rng) if mob else desk(rng)
    bg, ink, mut = ("#313338", "#dbdee1", "#949ba4") if dark else ("#ffffff", "#2e3338", "#5c5e66")
    c = Chat(rng, [5, 5, 1, 0, 1, 1, 1], 22, 5); t = rng.choice(["general", "off-topic", "help-desk", "raid-planning"])
    rows = []
    for n, m in enumerate(c.items):
        if m["first"]:
            day = rng.choice(["Today at ", "Yesterday at ", "03/14/2024 "])
            tag = f'<span data-noise style="background:#5865f2;color:#fff;border-radius:3px;font-size:10px;padding:0 4px;font-weight:600;margin-left:4px">{rng.choice(["APP","BOT","MOD"])}</span>' if rng.random() < .12 else ""
            rows.append(f'<div style="display:flex;gap:14px;padding:0 14px;margin-top:15px">{face(m["sender"], 40)}<div style="min-width:0"><div><span data-label={n} style="font-weight:600;color:{c.color(m["sender"], dark)}">{E(m["sender"])}</span>{tag} {noise(day + m["time12"], f"font-size:12px;color:{mut};margin-left:5px")}</div>{msg(n, m)}</div></div>')
        else: rows.append(f'<div style="padding:1px 14px 1px 68px">{msg(n, m)}</div>')
        if rng.random() < .14: rows.append(f'<div style="padding:3px 14px 0 68px;display:flex;gap:4px">' + "".join(f'<span style="background:rgba(128,128,160,.2);border-radius:8px;padding:1px 7px;font-size:13px">{e} {noise(str(rng.randint(1, 9)))}</span>' for e in rng.sample(["👍", "😂", "❤", "🎉"], rng.choice([1, 2]))) + "</div>")
    if rng.random() < .5:
        k = rng.randint(10, len(rows) - 2); rows.insert(k, f'<div style="display:flex;align-items:center;gap:6px;margin:14px 14px 0"><i style="flex:1;border-top:1px solid #8884"></i>{sep("March 14, 2024", f"font-size:12px;color:{mut};font-weight:600")}<i style="flex:1;border-top:1px solid #8884"></i></div>')
    head = f'<div style="height:48px;display:flex;align-items:center;gap:8px;padding:0 14px;border-bottom:1px solid #0004;font-weight:600"><span style="color:{mut};font-size:20px">#</span>{title(t)}<span style="flex:1"></span>{icon(20,mut,3)}{icon(20,mut,0)}</div>'
    foot = f'<div style="margin:8px 14px 18px;background:{"#383a40" if dark else "#ebedef"};border-radius:8px;padding:10px 14px;display:flex;gap:12px;color:{mut}">{icon(20,mut,1)}{noise("Message #" + t)}<span style="flex:1"></span>{icon(20,mut,2)}</div>'
    left = sidebar(rng, "#2b2d31" if dark else "#f2f3f5", mut, ["# rules", "# announcements", "# " + t, "# pictures", "# bots", "Voice lobby", "AFK"], 190, "Moss Hollow") if not mob and W > 850 else ""
    right = sidebar(rng, "#2b2d31" if dark else "#f2f3f5", mut, c.people, 170, "ONLINE - 5") if not mob and W > 1000 else ""
    return c, wrap(rng.choice(FONTS), rng.choice([15, 16]), 1.375, bg, ink, head, "".join(rows), foot, True, left, right), (W, H, S), t

def worklike(rng):  # channels of companies
    dark = rng.random() < .3; mob = rng.random() < .35; W, H, S = phone(rng) if mob else desk(rng)
    bg, ink, mut = ("#1a1d21", "#d1d2d3", "#9a9b9e") if dark else ("#fff", "#1d1c1d", "#616061")
    c = Chat(rng, [4, 6, 2, 1, 1, 1, 1], 18, 4); t = rng.choice(["team-design", "ops", "random", "launch"])
    rows = []
    for n, m in enumerate(c.items):
        extra = ""
        if rng.random() < .15: extra += f'<div style="display:flex;gap:4px;margin-top:3px"><span style="border:1px solid #1d9bd155;background:#1d9bd118;border-radius:12px;padding:0 7px;font-size:12px">👀 {noise("2")}</span></div>'
        if rng.random() < .12: extra += f'<div style="display:flex;gap:6px;align-items:center;font-size:13px;margin-top:3px">{face("x", 20, "4px")}<b style="color:#1d78c1">{noise(str(rng.randint(2, 9)) + " replies")}</b>{noise("Last reply today at 9:12 AM", f"color:{mut}")}</div>'
        if m["first"]: rows.append(f'<div style="display:flex;gap:9px;padding:7px 18px 2px">{face(m["sender"], 36, "5px")}<div style="min-width:0"><div style="line-height:1.25"><b data-label={n}>{E(m["sender"])}</b> {noise(m["time12"], f"font-size:12px;color:{mut};margin-left:4px")}</div>{msg(n, m)}{extra}</div></div>')
        else: rows.append(f'<div style="padding:2px 18px 2px 63px">{msg(n, m)}{extra}</div>')
    k = rng.randint(8, len(rows) - 3)
    while not c.items[k]["first"]: k -= 1
    rows.insert(k, f'<div style="display:flex;align-items:center;margin:8px 0"><i style="flex:1;border-top:1px solid #8884"></i>{sep(rng.choice(["Today", "Yesterday", "Tuesday, March 12th"]), "border:1px solid #8886;border-radius:14px;padding:3px 14px;font-weight:700;font-size:13px")}<i style="flex:1;border-top:1px solid #8884"></i></div>')
    head = f'<div style="height:50px;display:flex;align-items:center;gap:6px;padding:0 18px;border-bottom:1px solid #8884;font-weight:800;font-size:17px"># {title(t)}<span style="flex:1"></span>{icon(20,mut,0)}</div>' + (f'<div style="display:flex;gap:16px;padding:6px 18px;border-bottom:1px solid #8883;font-size:13px;color:{mut}">{noise("Messages")}{noise("Files")}{noise("Pins")}</div>' if rng.random() < .5 else "")
    foot = f'<div style="margin:8px 18px 20px;border:1px solid #8887;border-radius:8px;padding:10px 12px;color:{mut}"><div>{noise("Message #" + t)}</div><div style="display:flex;gap:14px;margin-top:14px">{icon(18,mut,1)}{icon(18,mut,2)}<span style="flex:1"></span>{icon(18,mut,4)}</div></div>'
    left = sidebar(rng, "#3f0e40", "#cfc3cf", ["Threads", "# ops", "# " + t, "# random", "Ruth Okafor", "Vik"], 190, "Northlight") if not mob and W > 850 else ""
    return c, wrap(rng.choice(FONTS), 15, 1.47, bg, ink, head, "".join(rows), foot, True, left), (W, H, S), t

def elem(rng):  # federated rooms, modern or IRC layout
    dark = rng.random() < .4; mob = rng.random() < .3; W, H, S = phone(rng) if mob else desk(rng)
    bg, ink, mut = ("#15191e", "#e4e6ea", "#8d97a5") if dark else ("#fff", "#17191c", "#737d8c")
    irc = rng.random() < .45
    c = Chat(rng, [5, 6, 1, 0, 1, 1, 1], 22, 4); t = rng.choice(["Allotment Society", "Room of doors", "libre-board dev"])
    rows = []
    for n, m in enumerate(c.items):
        if irc: rows.append(f'<div style="display:flex;gap:8px;padding:2px 12px">{noise(m["time"], f"color:{mut};font-size:11px;width:38px;flex:none;padding-top:3px")}{face(m["sender"], 16)}<span data-label={n} style="width:{90 if mob else 110}px;flex:none;text-align:right;color:{c.color(m["sender"], dark)};overflow:hidden;text-overflow:ellipsis;white-space:nowrap">{E(m["sender"])}</span>{msg(n, m)}</div>'); m["first"] = True
        elif m["first"]: rows.append(f'<div style="padding:12px 14px 0 60px;position:relative"><span style="position:absolute;left:16px;top:12px">{face(m["sender"], 30)}</span><div data-label={n} style="color:{c.color(m["sender"], dark)};font-weight:600">{E(m["sender"])}</div>{msg(n, m)}</div>')
        else: rows.append(f'<div style="padding:3px 14px 0 60px">{msg(n, m)}</div>')
        if rng.random() < .06: rows.append(f'<div style="padding:8px 14px 0 60px;color:{mut};font-size:13px">{noise(rng.choice(c.people) + " joined the room")}</div>')
    head = f'<div style="height:56px;display:flex;align-items:center;gap:10px;padding:0 14px;border-bottom:1px solid #8883;font-weight:600">{face(t, 28)}{title(t)}<span style="flex:1"></span>{icon(20,mut,0)}{icon(20,mut,3)}</div>'
    foot = f'<div style="margin:6px 14px 12px;border-top:1px solid #8883;padding:12px 4px;color:{mut};display:flex;gap:10px">{noise(rng.choice(["Send a message…", "Send an encrypted message…"]))}<span style="flex:1"></span>{icon(20,mut,2)}{icon(20,mut,4)}</div>'
    return c, wrap("Inter, 'Noto Sans'", rng.choice([14, 15]), 1.5, bg, ink, head, "".join(rows), foot), (W, H, S), t

def irssi(rng):  # terminals
    W, H, S = rng.choice([(720, 480, 1), (900, 560, 1), (1000, 640, 1.25)])
    c = Chat(rng, [5, 6, 1, 0, 0, 0, 2], 34, 5, True); dark = rng.random() < .85
    style = rng.choice(["angle", "pipe", "right"]); t = "#" + rng.choice(["gardeners", "retro-bikes", "tinycode"])
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True; col = c.color(m["sender"], dark); tm = noise(m["time"].zfill(5) + (":%02d" % rng.randint(0, 59) if style == "pipe" else ""), "color:#888")
        lab = f'<span data-label={n} style="color:{col}">{E(m["sender"])}</span>'
        if style == "angle": rows.append(f'<div style="padding-left:15ch;text-indent:-15ch">{tm} &lt;<span>{lab}</span>&gt; <span data-message={n}>{E(m["text"])}</span></div>')
        elif style == "pipe": rows.append(f'<div style="display:flex;gap:1ch">{tm}<span style="width:11ch;text-align:right;flex:none">{lab}</span><span style="color:#5a8">│</span><span data-message={n}>{E(m["text"])}</span></div>')
        else: rows.append(f'<div style="display:flex;gap:1ch">{tm}<span style="width:12ch;text-align:right;flex:none">{lab}:</span><span data-message={n}>{E(m["text"])}</span></div>')
        if rng.random() < .1: rows.append(f'<div>{noise(m["time"].zfill(5), "color:#888")} {noise(rng.choice(["-!- ", "--> ", "*** "]) + rng.choice(c.people) + rng.choice([" has joined " + t, " has quit [Ping timeout]"]), "color:#7a9")}</div>')
    head = f'<div style="background:#234f7a;color:#fff;padding:1px 4px">{noise("Welcome to " + t + " | be nice")}</div>'
    foot = f'<div style="background:#234f7a;color:#fff;padding:1px 4px">{noise("[12:40] [lena(+i)] [2:net/" + t + "]")}</div><div style="padding:1px 4px">{noise("[" + t + "]")}</div>'
    return c, wrap("'DejaVu Sans Mono'", rng.choice([13, 14]), 1.25, "#101010" if dark else "#fdfdf6", "#ccc" if dark else "#222", head, "".join(rows), foot, True, pad="0 4px"), (W, H, S), None

def hexchat(rng):  # graphical IRC with a column of names
    W, H, S = desk(rng); c = Chat(rng, [5, 6, 1, 0, 0, 0, 2], 30, 5, True); t = "#" + rng.choice(["gardeners", "retro-bikes", "tinycode"])
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True
        rows.append(f'<div style="display:flex"><span style="width:60px;flex:none">{noise("[" + m["time"].zfill(5) + "]", "color:#777")}</span><span data-label={n} style="width:88px;text-align:right;flex:none;color:{c.color(m["sender"], False)}">{E(m["sender"])}</span><span style="border-left:1px solid #bbb;margin-left:6px;padding-left:6px;min-width:0" data-message={n}>{E(m["text"])}</span></div>')
        if rng.random() < .1: rows.append(f'<div style="display:flex"><span style="width:60px;flex:none">{noise("[" + m["time"].zfill(5) + "]", "color:#777")}</span><span style="width:88px;text-align:right;flex:none;color:#777">*</span><span style="border-left:1px solid #bbb;margin-left:6px;padding-left:6px;color:#777">{noise(rng.choice(c.people) + " has joined")}</span></div>')
    head = f'<div style="height:30px;background:#e8e8e8;text-align:center;padding-top:5px;font-weight:600;border-bottom:1px solid #bbb">{title(t)}</div><div style="padding:4px 8px;border-bottom:1px solid #ccc">{noise("Topic: tools, soil and seeds")}</div>'
    foot = f'<div style="border-top:1px solid #bbb;padding:6px 8px;color:#777">{noise("lena")} <span style="border:1px solid #bbb;display:inline-block;width:70%;height:22px;vertical-align:middle"></span></div>'
    left = sidebar(rng, "#f4f4f4", "#333", ["libera", "#help", t, "#offtopic"], 130); right = sidebar(rng, "#fafafa", "#333", c.people, 120, "5 users")
    return c, wrap(rng.choice(FONTS[:3]), 13, 1.4, "#fff", "#222", head, "".join(rows), foot, True, left, right, "0 4px"), (W, H, S), t

def forum(rng):  # boards with a column of authors
    W, H, S = rng.choice([(1000, 900, 1), (820, 800, 1.25), (1200, 1000, 1)])
    c = Chat(rng, [1, 3, 5, 3, 2, 1, 1], 7, 4, rng.random() < .6, .05); t = rng.choice(["Brown spots on tomatoes", "Which bike for gravel?", "Window forgets its size"])
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True
        who = f'<div style="width:150px;flex:none;padding:10px;background:#e9eff5;font-size:12px"><div data-label={n} style="font-weight:700;font-size:14px;color:#105289">{E(m["sender"])}</div>{face(m["sender"], 60, "2px")}<div>{noise("Posts: " + str(rng.randint(3, 4000)))}</div><div>{noise("Joined: Mon May 04, 2015")}</div></div>'
        rows.append(f'<div style="display:flex;border:1px solid #cfd8e0;margin:0 12px 10px;background:#f7fafd">{who}<div style="padding:10px 14px;min-width:0;flex:1"><div style="font-weight:700;color:#105289">{noise("Re: " + t)}</div><div style="font-size:11px;color:#777;margin-bottom:8px">{noise("by " + m["sender"] + " » Tue Mar 12, 2024 " + m["time12"].lower())}</div>{msg(n, m)}</div></div>')
    head = f'<div style="background:#12a3eb;color:#fff;padding:12px 16px;font-size:20px;font-weight:700">{noise("Garden Board")}</div><div style="padding:12px 14px;font-size:19px;font-weight:700;color:#105289">{title(t)}</div><div style="padding:0 14px 8px;display:flex;gap:10px;align-items:center"><span style="background:#e4e8ee;border:1px solid #bbb;border-radius:4px;padding:3px 10px">{noise("Post Reply")}</span>{noise("7 posts • Page 1 of 1", "color:#777;font-size:12px")}</div>'
    return c, wrap(rng.choice(FONTS), 14, 1.4, "#f5f7fa", "#333", head, "".join(rows), "", False), (W, H, S), t

def discourse(rng):
    mob = rng.random() < .5; W, H, S = phone(rng) if mob else rng.choice([(900, 900, 1), (1000, 860, 1.25)]); dark = rng.random() < .3
    bg, ink, mut = ("#1e1e1e", "#ddd", "#999") if dark else ("#fff", "#222", "#919191")
    c = Chat(rng, [1, 3, 5, 3, 2, 1, 1], 8, 4, rng.random() < .5, .05); t = rng.choice(["Export takes very long", "How do you label seeds?", "Ideas for the spring meetup"])
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True
        rows.append(f'<div style="display:flex;gap:12px;padding:14px 14px 4px;border-top:1px solid #8883">{face(m["sender"], 45)}<div style="flex:1;min-width:0"><div style="display:flex;margin-bottom:8px"><b data-label={n}>{E(m["sender"])}</b>{noise("  Leader", f"color:{mut};margin-left:6px") if rng.random() < .2 else ""}<span style="flex:1"></span>{noise(rng.choice(["Mar 12", "2d", "14h", "Jan ’24"]), f"color:{mut}")}</div>{msg(n, m)}<div style="display:flex;justify-content:flex-end;gap:16px;padding:10px 0;color:{mut}">{noise(str(rng.randint(1, 30)))}{icon(16, mut, 6)}{icon(16, mut, 9)}{noise("Reply")}</div></div></div>')
    head = f'<div style="height:52px;display:flex;align-items:center;gap:12px;padding:0 14px;border-bottom:1px solid #8884;box-shadow:0 1px 3px #0002"><b>{noise("spadework")}</b><span style="flex:1"></span>{icon(20,mut,0)}{icon(20,mut,5)}</div><div style="padding:14px;font-size:1.5em;font-weight:700;line-height:1.2">{title(t)}</div>'
    return c, wrap(rng.choice(FONTS), 15, 1.45, bg, ink, head, "".join(rows), "", False, pad="0"), (W, H, S), t

def issue(rng):  # code hosts
    W, H, S = rng.choice([(900, 860, 1), (1000, 900, 1.25), (412, 915, 2)]); dark = rng.random() < .4
    bg, ink, mut, line = ("#0d1117", "#e6edf3", "#8d96a0", "#30363d") if dark else ("#fff", "#1f2328", "#656d76", "#d0d7de")
    c = Chat(rng, [2, 4, 3, 3, 3, 3, 1], 8, 4, True, .1); t = rng.choice(["Window is blank after login", "Export opens each file twice", "Keep the old layout"])
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True
        hd = "#161b22" if dark else "#f6f8fa"
        badge = f'<span data-noise style="border:1px solid {line};border-radius:10px;padding:0 7px;font-size:12px;color:{mut};margin-left:6px">{rng.choice(["Member", "Author", "Contributor"])}</span>' if rng.random() < .4 else ""
        rows.append(f'<div style="display:flex;gap:14px;padding:0 16px 16px">{face(m["sender"], 38) if W > 600 else ""}<div style="flex:1;min-width:0;border:1px solid {line};border-radius:6px"><div style="background:{hd};border-bottom:1px solid {line};border-radius:6px 6px 0 0;padding:7px 14px;color:{mut};display:flex"><span><b data-label={n} style="color:{ink}">{E(m["sender"])}</b> {noise("commented " + rng.choice(["2 weeks ago", "on Mar 12", "yesterday", "5 hours ago"]))}{badge}</span><span style="flex:1"></span>{noise("•••")}</div><div style="padding:14px">{msg(n, m)}</div></div></div>')
        if rng.random() < .25: rows.append(f'<div style="padding:0 16px 16px 70px;font-size:13px;color:{mut}">{noise(rng.choice(c.people) + " added the " + rng.choice(["bug", "ui"]) + " label on Mar 12")}</div>')
    head = f'<div style="padding:16px 16px 6px;font-size:1.7em;line-height:1.25">{title(t)} <span style="color:{mut}">{noise("#412")}</span></div><div style="padding:0 16px 14px;margin-bottom:16px;border-bottom:1px solid {line};color:{mut}"><span style="background:#1f883d;color:#fff;border-radius:14px;padding:4px 12px">{noise("Open")}</span> {noise(c.items[0]["sender"] + " opened this issue 2 weeks ago · 7 comments")}</div>'
    return c, wrap(rng.choice(FONTS), 14, 1.5, bg, ink, head, "".join(rows), "", False, pad="0"), (W, H, S), t

def toots(rng):  # federated microblogs
    W, H, S = phone(rng) if rng.random() < .6 else (600, 900, 1.25); dark = rng.random() < .6
    bg, ink, mut = ("#282c37", "#fff", "#9baec8") if dark else ("#fff", "#1c1c22", "#606984")
    c = Chat(rng, [2, 5, 4, 1, 1, 0, 2], 9, 5, False, .05); t = rng.choice(["Home", "Thread", "Local timeline", "Notifications"])
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True; h = HANDLES[NAMES.index(m["sender"])]
        rows.append(f'<div style="display:flex;gap:10px;padding:12px 14px;border-bottom:1px solid #8884">{face(m["sender"], 46, "6px")}<div style="flex:1;min-width:0"><div style="display:flex;gap:5px;white-space:nowrap"><span style="overflow:hidden"><b data-label={n}>{E(m["sender"])}</b> {noise("@" + h + rng.choice(["", "@spade.example"]), f"color:{mut}")}</span><span style="flex:1"></span>{noise(rng.choice(["3h", "12m", "2d"]), f"color:{mut}")}</div>{msg(n, m)}<div style="display:flex;gap:50px;margin-top:8px;color:{mut};font-size:13px"><span>{icon(17,mut,7)}{noise(str(rng.randint(1,9)))}</span><span>{icon(17,mut,9)}</span><span>{icon(17,mut,6)}{noise(str(rng.randint(2,90)))}</span></div></div></div>')
    head = f'<div style="height:50px;display:flex;align-items:center;gap:12px;padding:0 14px;border-bottom:1px solid #8885;font-weight:700;font-size:17px">{icon(20,mut,8)}{title(t)}</div>'
    foot = f'<div style="height:52px;border-top:1px solid #8885;display:flex;justify-content:space-around;align-items:center">{"".join(icon(22,mut,k) for k in (8,0,1,3))}</div>'
    return c, wrap(rng.choice(FONTS), 15, 1.4, bg, ink, head, "".join(rows), foot, False, pad="0"), (W, H, S), t

def livestream(rng):  # chat beside a video: name in front of text
    W, H, S = rng.choice([(340, 760, 1.5), (360, 640, 2), (320, 800, 1)]); dark = rng.random() < .75
    c = Chat(rng, [7, 4, 0, 0, 0, 0, 0], 40, 12, True, .05); t = rng.choice(["Stream Chat", "Top chat", "Live chat"]); yt = t != "Stream Chat"
    bg, ink, mut = ("#18181b", "#efeff1", "#adadb8") if dark else ("#fff", "#0e0e10", "#6b6b76")
    rows = []
    for n, m in enumerate(c.items):
        m["first"] = True; b = "".join(f'<i style="display:inline-block;width:16px;height:16px;background:{x};border-radius:3px;margin-right:3px;vertical-align:-3px"></i>' for x in rng.sample(["#9147ff", "#00ad03", "#e91916"], rng.choice([0, 0, 1, 2])))
        if yt: rows.append(f'<div style="display:flex;gap:12px;padding:4px 16px">{face(m["sender"], 24)}<div><span data-label={n} style="color:{mut};font-weight:500;margin-right:8px">{E(m["sender"])}</span><span data-message={n}>{E(m["text"])}</span></div></div>')
        else: rows.append(f'<div style="padding:5px 14px">{b}<span data-label={n} style="font-weight:700;color:{c.color(m["sender"], dark)}">{E(m["sender"])}</span>: <span data-message={n}>{E(m["text"])}</span></div>')
    head = f'<div style="height:48px;display:flex;align-items:center;justify-content:{"flex-start" if yt else "center"};padding:0 14px;border-bottom:1px solid #8884;font-weight:600">{title(t)}</div>'
    foot = f'<div style="margin:8px 10px;border:1px solid #8888;border-radius:4px;padding:9px 10px;color:{mut}">{noise(rng.choice(["Send a message", "Chat…", "Say something nice"]))}</div><div style="padding:0 10px 10px;display:flex;justify-content:flex-end"><span style="background:#9147ff;color:#fff;border-radius:4px;padding:4px 10px;font-weight:600">{noise("Chat")}</span></div>'
    return c, wrap(rng.choice(FONTS), 13, 1.5, bg, ink, head, "".join(rows), foot), (W, H, S), t

def meeting(rng):  # panels of video calls
    W, H, S = rng.choice([(340, 640, 1.5), (360, 740, 2), (380, 700, 1)]); kind = rng.choice(["zoom", "meet", "teams"])
    c = Chat(rng, [5, 5, 1, 0, 0, 0, 2], 16, 4, False, .3); t = rng.choice(["Meeting chat", "Chat", "In-call messages"]); mut = "#6b6b76"
    rows = []
    for n, m in enumerate(c.items):
        if kind == "zoom":
            head = f'<div style="display:flex;margin-top:10px;font-size:12px;color:{mut}"><span><span data-label={n}>{E(m["sender"])}</span> {noise("to Everyone", "color:#2d8cff")}</span><span style="flex:1"></span>{noise(m["time12"])}</div>' if m["first"] else ""
            rows.append(f'<div style="padding:0 14px">{head}<div style="margin-top:4px;background:#f1f2f5;border-radius:8px;padding:6px 10px;width:fit-content">{msg(n, m)}</div></div>')
        elif kind == "meet":
            head = f'<div style="margin-top:14px"><b data-label={n} style="font-weight:600">{E(m["sender"])}</b> {noise(m["time12"], f"color:{mut};font-size:12px;margin-left:6px")}</div>' if m["first"] else ""
            rows.append(f'<div style="padding:0 20px">{head}<div style="margin-top:4px">{msg(n, m)}</div></div>')
        else:
            head = f'<div style="font-size:12px;color:{mut};margin:10px 0 2px"><span data-label={n}>{E(m["sender"])}</span> {noise(m["time12"])}</div>' if m["first"] else ""
            rows.append(f'<div style="padding:0 14px 3px 48px;position:relative">{head}{"<span style=position:absolute;left:10px;top:12px>" + face(m["sender"], 28) + "</span>" if m["first"] else ""}<div style="background:#fff;border-radius:4px;padding:7px 12px;width:fit-content">{msg(n, m)}</div></div>')
    bg = "#f5f5f5" if kind == "teams" else "#fff"
    head = f'<div style="height:54px;display:flex;align-items:center;padding:0 16px;font-weight:600;font-size:16px;border-bottom:1px solid #8882">{title(t)}<span style="flex:1"></span>{noise("✕")}</div>'
    foot = f'<div style="padding:12px 14px;border-top:1px solid #8883;color:{mut}">{noise({"zoom": "Type message here...", "meet": "Send a message to everyone", "teams": "Type a new message"}[kind])}</div>'
    return c, wrap(rng.choice(FONTS), 14, 1.4, bg, "#222", head, "".join(rows), foot), (W, H, S), t

def widget(rng):  # support chats on web pages
    W, H, S = rng.choice([(376, 620, 1.5), (360, 640, 2), (390, 700, 2)]); col = rng.choice(["#0f62fe", "#1a7f5a", "#6b3fa0", "#222"])
    c = Chat(rng, [4, 6, 1, 0, 1, 0, 1], 12, 2, False, .35); t = c.people[0]; rows = []; c.group = False
    for n, m in enumerate(c.items):
        me = m["sender"] != t; m["side"] = "right" if me else "left"
        b = f'background:{col};color:#fff;margin-left:auto' if me else "background:#eef0f3"
        rows.append(f'<div style="display:flex;gap:8px;padding:{8 if m["first"] else 2}px 14px 0;align-items:flex-end">{"" if me else face(t, 26) if m["first"] else "<i style=width:26px;flex:none></i>"}<div style="{b};border-radius:12px;padding:9px 13px;max-width:76%">{msg(n, m)}</div></div>')
    if c.items[-1]["sender"] != t: rows.append(f'<div style="text-align:right;padding:3px 16px;font-size:11px;color:#888">{noise("Delivered")}</div>')
    head = f'<div style="background:{col};color:#fff;padding:14px 16px;display:flex;gap:10px;align-items:center">{face(t, 36)}<div><div style="font-weight:600">{title(t)}</div><div style="font-size:12px;opacity:.8">{noise("Typically replies in a few minutes")}</div></div></div>'
    foot = f'<div style="border-top:1px solid #ddd;padding:14px 16px;color:#999;display:flex">{noise("Write a reply…")}<span style="flex:1"></span>{icon(18,"#999",2)}{icon(18,"#999",4)}</div><div style="text-align:center;font-size:11px;color:#aaa;padding-bottom:6px">{noise("Powered by Parley")}</div>'
    return c, wrap(rng.choice(FONTS), 14, 1.42, "#fff", "#222", head, "".join(rows), foot), (W, H, S), t

def comments(rng):  # indented comments of link boards
    W, H, S = rng.choice([(412, 915, 2), (900, 860, 1), (1000, 800, 1)]); plain = rng.random() < .5
    c = Chat(rng, [2, 5, 5, 1, 1, 0, 1], 9, 5, True, .02); t = rng.choice(["Show: a bike that folds in ten seconds", "Ask: what do you grow indoors?"]); rows, d = [], 0
    for n, m in enumerate(c.items):
        m["first"] = True; d = rng.choice([0, min(d + 1, 3), min(d + 1, 3), d])
        if plain: rows.append(f'<div style="padding:8px 10px 0 {10 + d * 26}px"><div style="font-size:.82em;color:#828282">{noise("▲")} <span data-label={n}>{E(m["sender"])}</span> {noise(rng.choice(["2 hours ago", "40 minutes ago", "1 day ago"]) + " | parent | next [–]")}</div>{msg(n, m)}<div style="font-size:.8em;text-decoration:underline">{noise("reply")}</div></div>')
        else: rows.append(f'<div style="margin:8px 10px 0 {10 + d * 20}px;border-left:2px solid #ddd;padding-left:10px"><div style="font-size:.86em">{face(m["sender"], 20)} <b data-label={n}>{E(m["sender"])}</b> {noise("• " + rng.choice(["3h ago", "1d ago", "25 min. ago"]), "color:#777")}</div>{msg(n, m)}<div style="font-size:.84em;color:#666;display:flex;gap:14px;padding:3px 0">{noise("↑ " + str(rng.randint(2, 300)) + " ↓")}{noise("Reply")}{noise("Share")}</div></div>'.replace('<div style="width:20px', '<div style="vertical-align:middle;display:inline-flex!important;width:20px'))
    head = f'<div style="background:{"#ff6600" if plain else "#fff"};padding:6px 10px;border-bottom:1px solid #ccc"><b>{noise("Linkboard")}</b> {noise("new | past | comments")}</div><div style="padding:12px 10px 4px;font-size:1.2em;font-weight:{400 if plain else 700}">{title(t)}</div><div style="padding:0 10px 6px;font-size:.82em;color:#828282">{noise("214 points by kettle 5 hours ago | 9 comments")}</div>'
    return c, wrap(rng.choice(FONTS), 14, 1.4, "#f6f6ef" if plain else "#fff", "#111", head, "".join(rows), "", False), (W, H, S), t

def zulipish(rng):
    W, H, S = desk(rng); c = Chat(rng, [4, 5, 2, 1, 2, 1, 1], 16, 4); t = rng.choice(["spring fair", "wiki rewrite", "heating"]); ch = rng.choice(["events", "docs", "house"])
    rows = [f'<div style="background:#d8ecd0;padding:5px 12px;margin:6px 12px 0;border-radius:6px 6px 0 0;display:flex"><b>{noise("# " + ch + " > " + t)}</b><span style="flex:1"></span>{noise("Mar 12", "color:#555")}</div>']
    for n, m in enumerate(c.items):
        if m["first"]: rows.append(f'<div style="margin:0 12px;padding:7px 10px 1px;border:solid #8883;border-width:0 1px;display:flex;gap:10px">{face(m["sender"], 35, "4px")}<div style="flex:1;min-width:0"><div style="display:flex"><b data-label={n}>{E(m["sender"])}</b></div>{msg(n, m)}</div>{noise(m["time12"], "color:#777;font-size:12px")}</div>')
        else: rows.append(f'<div style="margin:0 12px;padding:3px 10px 1px 55px;border:solid #8883;border-width:0 1px;display:flex"><div style="flex:1;min-width:0">{msg(n, m)}</div>{noise(m["time12"], "color:#777;font-size:12px")}</div>')
    head = f'<div style="height:44px;display:flex;align-items:center;gap:10px;padding:0 14px;border-bottom:1px solid #8883">{icon(18)}<b>{title(ch)}</b>{noise("All about it", "color:#777")}</div>'
    foot = f'<div style="padding:8px 14px;border-top:1px solid #8883;display:flex;gap:10px"><span style="border:1px solid #aaa;border-radius:4px;padding:4px 12px;flex:1">{noise("Message #" + ch + " > " + t)}</span><span style="border:1px solid #aaa;border-radius:4px;padding:4px 12px">{noise("New topic")}</span></div>'
    left = sidebar(rng, "#f6f6f6", "#444", ["Inbox", "Recent", "# " + ch, "# general", "# off-topic"], 170, "VIEWS") if W > 850 else ""
    return c, wrap("'Source Sans 3', 'Noto Sans'", 14, 1.45, "#fff", "#222", head, "".join(rows), foot, False, left, pad="0"), (W, H, S), ch

def gamechat(rng):  # lines over a dark picture, [channel] name: text
    W, H, S = rng.choice([(520, 300, 1.5), (640, 360, 1.5), (560, 420, 2)]); c = Chat(rng, [6, 5, 0, 0, 0, 0, 0], 16, 5, True, .1); rows = []
    br = rng.random() < .5
    for n, m in enumerate(c.items):
        m["first"] = True; ch = rng.choice(["[Party]", "[Guild]"])
        rows.append(f'<div>{noise(ch + " ", "color:#8bd")} {"[" if br else ""}<span data-label={n} style="color:{c.color(m["sender"], True)}">{E(m["sender"])}</span>{"]" if br else ""}: <span data-message={n}>{E(m["text"])}</span></div>')
    return c, wrap(rng.choice(["'DejaVu Sans'", "'Liberation Sans'"]), 14, 1.4, "#14181c", "#eee", "", "".join(rows), f'<div style="background:#0006;border:1px solid #555;padding:4px 8px;color:#999">{noise("Press Enter to chat")}</div>', True, pad="8px"), (W, H, S), None

def gchat(rng):  # rooms of office suites: rows with small grey boxes, name and time over each run
    W, H, S = desk(rng); c = Chat(rng, [5, 5, 2, 0, 1, 0, 1], 16, 3, False, .4); t = rng.choice(["Spring fair", "House 12", "Docs circle"]); rows = []
    for n, m in enumerate(c.items):
        head = f'<div style="margin:14px 0 2px"><b data-label={n} style="font-weight:500">{E(m["sender"])}</b>{noise(", " + rng.choice(["", "Mon "]) + m["time12"], "color:#5f6368;font-size:12px")}</div>' if m["first"] else ""
        rows.append(f'<div style="padding:0 18px 2px 60px;position:relative">{"<span style=position:absolute;left:18px;top:16px>" + face(m["sender"], 30) + "</span>" if m["first"] else ""}{head}<div style="background:#f0f4f9;border-radius:4px 16px 16px 4px;padding:8px 14px;width:fit-content;max-width:80%;margin-top:2px">{msg(n, m)}</div></div>')
    head = f'<div style="height:56px;display:flex;align-items:center;gap:10px;padding:0 18px;border-bottom:1px solid #8883;font-size:17px">{face(t, 30)}<div><div>{title(t)}</div><div style="font-size:12px;color:#666">{noise("3 members")}</div></div></div>'
    foot = f'<div style="margin:8px 18px 16px;background:#edf2fa;border-radius:24px;padding:12px 18px;color:#666">{noise("History is on")}</div>'
    return c, wrap("Roboto, 'Noto Sans'", 14, 1.43, "#fff", "#1f1f1f", head, "".join(rows), foot), (W, H, S), t

LOOKS = dict(guildlike=guildlike, worklike=worklike, elem=elem, irssi=irssi, hexchat=hexchat, forum=forum, discourse=discourse, issue=issue, toots=toots, livestream=livestream, meeting=meeting, widget=widget, comments=comments, zulipish=zulipish, gamechat=gamechat, gchat=gchat)


def main():
    out, seed, per = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    for f in ("img", "truth"): (out / f).mkdir(parents=True, exist_ok=True)
    marks_js = (generate.HERE / "marks.js").read_text()
    with Browser() as b:
        for look, f in LOOKS.items():
            for i in range(per):
                rng = random.Random(f"{seed}/{look}/{i}")
                c, source, (W, H, S), t = f(rng)
                b.show(source, W, H, S); marks = b.run(marks_js)
                q = rng.choice([None, None, None, 80])
                name = f"{look}-{i:02d}"
                (out / "img" / f"{name}.{'jpg' if q else 'png'}").write_bytes(b.picture(q))
                if marks["title"]: marks["title"]["hidden"] = False
                tr = generate.truth(name, look, "x", c, dict(rows=look != "widget"), dict(bars=True, scale=S, shrink=None), marks, [])
                (out / "truth" / f"{name}.json").write_text(json.dumps(tr, ensure_ascii=False, indent=1))
if __name__ == "__main__":
    main()
