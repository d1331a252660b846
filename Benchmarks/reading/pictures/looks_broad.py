"""Cards, boards and comments: more ways in which pages set who wrote what. Rules may be tuned on all of them (`generate.py --looks broad`)."""

from . import content
from .drawing import escape
from .looks_wide import desktop, noise, rows

SIGNED = ["-- sent from the harbour", "Be kind, rewind", "Two bicycles, no car", "Gardening since 1998", "“Slow is smooth”"]


def small(page, size=.82):
    return f"color:{page.p['muted']};font-size:{max(10, page.p['size'] * size):.1f}px;white-space:nowrap"


def counters(page):
    """What was pressed, and how often: with words, with signs, or figures alone."""
    rng, p = page.rng, page.p
    sign = lambda r: f'<span style="width:12px;height:12px;border:1.5px solid {p["muted"]};border-radius:{r};display:inline-block;margin-right:4px;vertical-align:-2px"></span>'
    kind = p["counted"]
    words = {"words": [f"{rng.randint(1, 400)} likes", f"{rng.randint(2, 60)} comments"], "verbs": rng.choice([["Like", "Comment", "Share"], ["Reply", "Like"], ["Answer", "Report"]]),
             "figures": [str(rng.randint(1, 900)) for _ in range(rng.choice([2, 3]))], "none": []}[kind]
    parts = "".join(f'<span>{sign(r) if kind == "figures" else ""}{noise(w)}</span>' for w, r in zip(words, ("50%", "3px", "50% 50% 50% 0")))
    place = rng.choice(["flex-start", "space-between"]) if kind != "words" else "flex-start"
    return f'<div style="display:flex;gap:4px 16px;justify-content:{place};max-width:360px;margin-top:7px;{small(page)}">{parts}</div>' if parts else ""


def cards(rng, theme, ios):
    """Cards of their own fill: the author above or below the text, the portrait at either end, the date under the name, at the other end or in the foot."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_cards, apart=True, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([2, 4, 6]), handles=rng.random() < .3, title=rng.choice(content.TOPICS), odd=.4, times=rng.choice(["ago", "short", "day", "date"]), below=rng.random() < .25, turned=rng.random() < .25,
             date_at=rng.choice(["under", "under", "end", "foot"]), counted=rng.choice(["words", "verbs", "figures", "none"]), page=rng.choice(["#eef0f3", "#f6f3ee"]) if light else rng.choice(["#0e0f12", "#171a21"]), fill="#ffffff" if light else "#20232a", radius=rng.choice([0, 6, 12]), ringed=rng.random() < .5, gap=rng.choice([6, 10, 16]),
             portrait=rng.choice(["round", "square", "soft", "pattern", "letter", "none"]), avatar_size=rng.choice([30, 38, 44]), quotes=rng.choice(["bar", "box", "plain"]), reactions=False, margin=rng.choice([0, 8, 12]), badges=rng.choice([0, .3]), size=rng.choice([13, 14, 15, 16]), talk=dict(kinds=[(content.paragraph, 4), (content.post, 3), (content.word, 3), (content.link, 2), (content.listing, 2)]))
    return desktop(rng, p, .35)


def draw_cards(page, number, message, first, last):
    p, who = page.p, page.who(message)
    face = page.portrait(who, p["avatar_size"]) if p["portrait"] != "none" else ""
    time = page.time(message)
    under = f"<div>{time}</div>" if p["date_at"] == "under" else ""
    end = f'<span style="flex:1"></span>{time}' if p["date_at"] == "end" else ""
    lines = f'<div style="min-width:0">{page.name(number, who)} {page.badge(who)}{under}</div>'
    head = f'<div style="display:flex;gap:10px;align-items:center;line-height:1.3;{"flex-direction:row-reverse;text-align:right;" if p["turned"] else ""}">{face}{lines}{end}</div>'
    foot = f'<div style="margin-top:6px;line-height:1.3">{time}</div>' if p["date_at"] == "foot" else ""
    body = f'<div style="padding:7px 0">{page.body(number, message)}</div>'
    ring = f"border:1px solid {p['rule']};" if p["ringed"] else ""
    return f'<div style="margin-top:{p["gap"]}px;background:{p["fill"]};{ring}border-radius:{p["radius"]}px;padding:11px 13px">{body + head if p["below"] else head + body}{foot}{counters(page)}</div>'


def answers(rng, theme, ios):
    """Comments in grey boxes of which each begins with its writer's name; answers are set in, and what can be done stands with the age below the box."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_answers, apart=True, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([3, 5, 8]), title=rng.choice(["Comments", "Post", "Ana's photo", "Kommentare", "Commentaires", "Replies (12)"]), odd=.15, times=rng.choice(["short", "ago"]), fill="#f0f2f5" if light else "#2b2e33", radius=rng.choice([6, 14, 18]), filled=rng.random() < .75,
             portrait=rng.choice(["round", "round", "soft", "letter", "none"]), avatar_size=rng.choice([26, 32, 36]), name_weight=rng.choice([600, 700]), name_color="ink", reactions=False, badges=rng.choice([0, .25]), margin=rng.choice([8, 12]), size=rng.choice([13, 14, 15]), step=rng.choice([22, 34, 44]), mentions=.2, date_with_name=rng.random() < .3, gap=rng.choice([5, 9]),
             quotes="plain", talk=dict(kinds=[(content.word, 5), (content.paragraph, 4), (content.link, 1), (content.listing, 1)]))
    return desktop(rng, p, .3)


def draw_answers(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    depth = page.depths["last"] = rng.choice([0, 0, min(1, page.depths.get("last", -1) + 1), min(2, page.depths.get("last", -1) + 1)])
    face = page.portrait(who, p["avatar_size"] - 6 * (depth > 0)) if p["portrait"] != "none" else ""
    beside = page.time(message) if p["date_with_name"] else ""
    head = f'<div style="display:flex;gap:6px;align-items:baseline;line-height:1.3">{page.name(number, who, "font-size:.93em")}{page.badge(who)}{beside}</div>'
    box = f"background:{p['fill']};border-radius:{p['radius']}px;padding:7px 11px;" if p["filled"] else ""
    words = rng.choice([["Like", "Reply"], ["Reply"], [f"{rng.randint(2, 80)} likes", "Reply"], ["Gefällt mir", "Antworten"]])
    foot = f'<div style="display:flex;gap:13px;{small(page)};font-weight:600;margin:2px 0 0 {11 if p["filled"] else 0}px">{"" if p["date_with_name"] else page.time(message)}{"".join(noise(w) for w in words)}</div>'
    more = f'<div style="margin:5px 0 0 {p["avatar_size"] + 8}px;{small(page)};font-weight:600">{noise(rng.choice(["View 3 more replies", "View previous comments", "↳ 2 replies"]))}</div>' if rng.random() < .12 else ""
    return f'<div style="margin:{p["gap"]}px 0 0 {depth * p["step"]}px"><div style="display:flex;gap:8px;align-items:flex-start">{face}<div style="min-width:0;max-width:100%"><div style="{box}width:fit-content;max-width:100%">{head}{page.body(number, message)}</div>{foot}</div></div>{more}</div>'


def board(rng, theme, ios):
    """Posts of a board: a bar with the date and the post's number, below it who wrote, in a line or in a column at either side; what is quoted in grey, a signature, links to press."""
    light = theme == "light"
    p = rows(rng, theme, ios, draw_board, apart=True, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([3, 5, 7]), handles=rng.random() < .7, title=rng.choice(content.TOPICS), odd=.5, times=rng.choice(["date", "full", "ago"]), bar=rng.choice(["#5c7099", "#d9e2ec", "#e9e4d8", "#f1f1f1"]) if light else "#2a2d33", at=rng.choice(["line", "line", "left", "right"]),
             signed=rng.random() < .5, name_color=rng.choice(["ink", "accent"]), name_weight=rng.choice([600, 700]), quotes=rng.choice(["box", "box", "bar"]), reactions=False, portrait=rng.choice(["square", "pattern", "round", "none"]), avatar_size=rng.choice([40, 48]), margin=rng.choice([0, 6, 10]), badges=.4, size=rng.choice([13, 14, 15]), barred=rng.random() < .7, gap=rng.choice([0, 8, 14]),
             talk=dict(kinds=[(content.post, 4), (content.paragraph, 4), (content.word, 2), (content.listing, 2), (content.link, 2)]), beside_text=150)
    return desktop(rng, p, .5)


def draw_board(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    ink = "#ffffff" if p["bar"] == "#5c7099" else p["muted"]
    bar = f'<div style="display:flex;justify-content:space-between;background:{p["bar"] if p["barred"] else "none"};padding:4px 10px;line-height:1.35">{page.time(message, f"color:{ink}")}{noise("#" + str(number + 1), f"color:{ink};font-size:.82em")}</div>'
    face = page.portrait(who, p["avatar_size"]) if p["portrait"] != "none" else ""
    about = noise(rng.choice([f"Messages: {rng.randint(3, 5000)}", "Joined: Mar 2019", "Location: Lisbon", f"{rng.randint(10, 900)} posts"]), small(page))
    signature = f'<div style="border-top:1px solid {p["rule"]};margin-top:9px;padding-top:4px;{small(page)}">{noise(SIGNED[sum(map(ord, who)) % len(SIGNED)])}</div>' if p["signed"] else ""
    links = f'<div style="display:flex;gap:14px;justify-content:{rng.choice(["flex-end", "flex-start"])};margin-top:7px;color:{p["accent"]};font-size:.84em">{"".join(noise(w) for w in rng.choice([["Quote", "Reply"], ["Like", "Quote", "Reply"], ["Report"], ["Thanks", "Reply"]]))}</div>'
    said = f'<div style="flex:1;min-width:0;padding:9px 11px">{page.body(number, message)}{signature}{links}</div>'
    if p["at"] == "line" or page.screen["width"] < 420:
        head = f'<div style="display:flex;gap:10px;align-items:center;padding:8px 11px 0;line-height:1.3">{face}<div style="min-width:0"><div>{page.name(number, who)} {page.badge(who)}</div><div>{about}</div></div></div>'
        return f'<div style="margin-top:{p["gap"]}px;border:1px solid {p["rule"]}">{bar}{head}{said}</div>'
    column = f'<div style="width:118px;flex:none;padding:9px 8px;background:rgba(128,128,128,.07);line-height:1.3;overflow-wrap:anywhere"><div>{page.name(number, who)}</div><div>{page.badge(who)}</div>{face}<div style="white-space:normal">{about}</div></div>'
    return f'<div style="margin-top:{p["gap"]}px;border:1px solid {p["rule"]}">{bar}<div style="display:flex;flex-direction:{"row" if p["at"] == "left" else "row-reverse"}">{column}{said}</div></div>'


def notes(rng, theme, ios):
    """Short entries whose writer stands below them: "Ana, 3 May", or in a box at the right, with votes before the text or none."""
    p = rows(rng, theme, ios, draw_notes, apart=True, subject=True, dateless=True, written=True, group=1, crowd=rng.choice([3, 5]), title=rng.choice(content.TOPICS + content.CHANGES), odd=.25, times=rng.choice(["day", "ago", "date"]), boxed=rng.random() < .5, voted=rng.random() < .4, name_color=rng.choice(["accent", "ink", "muted"]), quotes=rng.choice(["bar", "plain"]), reactions=False,
             portrait=rng.choice(["square", "round", "none", "none"]), avatar_size=28, margin=rng.choice([10, 14]), badges=0, size=rng.choice([14, 15]), counted=rng.choice(["verbs", "none", "none"]), dash=rng.choice(["— ", "by ", "", "– "]), talk=dict(kinds=[(content.paragraph, 5), (content.post, 2), (content.code, 1), (content.word, 2), (content.link, 1)]), beside_text=110)
    return desktop(rng, p, .5)


def draw_notes(page, number, message, first, last):
    rng, p, who = page.rng, page.p, page.who(message)
    votes = f'<div style="width:34px;flex:none;text-align:center;color:{p["muted"]};line-height:1.5">▲<div style="font-size:1.2em">{noise(str(rng.randint(0, 97)))}</div>▼</div>' if p["voted"] else ""
    face = page.portrait(who, p["avatar_size"]) if p["portrait"] != "none" else ""
    if p["boxed"]:
        foot = f'<div style="display:flex;justify-content:flex-end;margin-top:9px"><div style="background:rgba(90,130,190,.14);border-radius:4px;padding:6px 9px;line-height:1.35;min-width:150px"><div>{page.time(message)}</div><div style="display:flex;gap:7px;align-items:center">{face}{page.name(number, who)}</div></div></div>'
    else:
        foot = f'<div style="display:flex;gap:6px;align-items:baseline;margin-top:5px;line-height:1.3;font-size:.9em">{escape(p["dash"]) if p["dash"].strip() else ""}{page.name(number, who)}{noise("·", "color:" + p["muted"])}{page.time(message)}</div>'
    return f'<div style="display:flex;gap:10px;border-bottom:1px solid {p["rule"]};padding:10px 0">{votes}<div style="flex:1;min-width:0">{page.body(number, message)}{counters(page)}{foot}</div></div>'


BROAD = {look.__name__: look for look in (cards, answers, board, notes)}
