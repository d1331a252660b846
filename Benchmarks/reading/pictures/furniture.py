"""What real screens have around a conversation besides its bars: tabs, answers to press, side panels, other keyboards, signs on a wallpaper."""

from . import content
from .drawing import avatar, escape, icon


def tabs(rng, p):
    """A row of tabs under or in the title bar, one of them chosen."""
    words = rng.choice(content.TABS)
    chosen = rng.randrange(len(words))
    styles = [f"border-bottom:2px solid {p['accent']};font-weight:600" if i == chosen else f"color:{p['muted']}" for i in range(len(words))]
    cells = "".join(f'<span data-noise style="padding:6px 4px;{style}">{word}</span>' for style, word in zip(styles, words))
    rule = f"border-bottom:1px solid {p['rule']}" if rng.random() < .6 else ""
    return f'<div style="flex:none;display:flex;gap:{rng.choice([18, 26])}px;padding:0 16px;background:{p["header_bg"]};color:{p["header_ink"]};font-size:{rng.choice([13, 14])}px;{rule}">{cells}</div>'


def inline_tabs(rng):
    """Tabs behind the name, in its row."""
    return "".join(f'<span data-noise style="font-size:13px;opacity:.8;margin-left:14px;flex:none">{w}</span>' for w in rng.choice(content.TABS))


def answers(rng, p):
    """Answers that are offered: pills in a row, or buttons under one another."""
    words, shape = rng.choice(content.QUICK_REPLIES), rng.choice(["pills", "pills", "stack", "keys"])
    if shape == "pills":
        cells = "".join(f'<span data-noise style="border:1px solid {p["accent"]};color:{p["accent"]};border-radius:18px;padding:6px 14px;white-space:nowrap;flex:none">{w}</span>' for w in words)
        return f'<div style="display:flex;gap:8px;margin-top:10px;overflow:hidden;justify-content:{rng.choice(["flex-start", "center", "flex-end"])};font-size:{p["size"] - 1}px">{cells}</div>'
    if shape == "stack":
        cells = "".join(f'<div data-noise style="text-align:center;padding:9px;color:{p["accent"]};border-top:1px solid {p["rule"]}">{w}</div>' for w in words)
        return f'<div style="width:62%;margin-top:2px;background:{p["left"]};border-radius:0 0 12px 12px;font-weight:500;overflow:hidden">{cells}</div>'
    fill = "rgba(90,110,130,.45)" if p["wallpaper"] != "none" else p["field"]
    ink = "#ffffff" if p["wallpaper"] != "none" else p["ink"]
    cells = "".join(f'<div data-noise style="flex:1;text-align:center;padding:8px 4px;background:{fill};color:{ink};border-radius:7px;white-space:nowrap;overflow:hidden">{w}</div>' for w in words)
    return f'<div style="display:flex;gap:4px;margin-top:4px;width:78%;font-size:{p["size"] - 2}px">{cells}</div>'


def keys(rng, p):
    """What a bot offers instead of a keyboard: rows of wide keys below the field."""
    rows = rng.sample(content.BOT_KEYS, rng.randint(1, 3))
    fill = "#ffffff" if p["ink"] in ("#000000", "#0f1215", "#10161a") else "#3a3d42"
    cells = "".join('<div style="display:flex;gap:6px">' + "".join(f'<div data-noise style="flex:1;text-align:center;padding:11px 4px;background:{fill};color:{p["ink"]};border-radius:7px;white-space:nowrap;overflow:hidden">{w}</div>' for w in row) + "</div>" for row in rows)
    return f'<div style="flex:none;background:{p["field"]};font-size:{p["size"] - 1}px;padding:6px 6px 14px;display:flex;flex-direction:column;gap:6px">{cells}</div>'


def pinned(rng, chat, p):
    """A message that is kept under the title bar, behind a stroke."""
    text = rng.choice([chat.text().split("\n")[0].replace("**", ""), "Welcome! Please read the rules first."])
    head = rng.choice(["Pinned message", "Pinned Message #2", "Angeheftete Nachricht", "Mensaje fijado"])
    return (f'<div style="flex:none;background:{p["header_bg"]};color:{p["header_ink"]};padding:5px 14px;display:flex;gap:9px;border-bottom:1px solid {p["rule"]}"><div style="width:2px;background:{p["accent"]}"></div>'
            f'<div style="min-width:0;font-size:13px;line-height:1.35"><div data-noise style="font-weight:600">{head}</div><div data-noise style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis;opacity:.8">{escape(text)}</div></div></div>')


def card(rng, number, p, language):
    """What a program posts in a row: a stroke, a heading, a few fields, buttons."""
    fields = "".join(f'<div style="display:inline-block;min-width:130px;margin-top:6px"><b data-optional="{number}">{k}</b><div data-optional="{number}">{v}</div></div>' for k, v in rng.sample(content.FIELDS, rng.randint(1, 3)))
    buttons = "".join(f'<span data-noise style="border:1px solid {p["rule"]};border-radius:4px;padding:4px 11px;font-weight:600">{w}</span>' for w in rng.choice(content.QUICK_REPLIES[:3])) if rng.random() < .5 else ""
    fill = f"background:{p['field']};" if rng.random() < .6 else ""
    return (f'<div style="margin:5px 0;max-width:430px;{fill}border-left:4px solid {rng.choice(["#2eb67d", "#e01e5a", "#5865f2", "#ecb22e"])};border-radius:4px;padding:7px 12px;font-size:.93em;white-space:normal"><b data-optional="{number}">{content.sentence(rng, language)}</b>'
            f'<div data-optional="{number}">{content.sentence(rng, language)}</div>{fields}</div><div style="display:flex;gap:8px;margin-top:4px;font-size:.88em">{buttons}</div>')


def panel(rng, chat, p, theme):
    """What a web client shows at the right: whose chat it is and what can be done with it."""
    fill = "#f7f7f9" if theme == "light" else "#1c1c1f"
    rows = "".join(f'<div data-noise style="padding:8px 14px">{w}</div>' for w in rng.sample(content.PANEL, rng.randint(4, 7)))
    return (f'<div style="width:220px;flex:none;background:{fill};border-left:1px solid {p["rule"]};font-size:13px;overflow:hidden"><div style="display:flex;flex-direction:column;align-items:center;gap:8px;padding:20px 10px">'
            f'{avatar(chat.title, 64, True, p["photos"])}<b data-noise>{escape(chat.title)}</b><span data-noise style="opacity:.7">{escape(chat.subtitle())}</span></div>{rows}</div>')


def profile(rng, chat, p):
    """Whom a conversation begins with, drawn large above its first message."""
    about = rng.choice(["You're friends on Example", "1,204 people follow this", "Typically replies instantly", "Business account", "Lives in Porto"])
    button = f'<div data-noise style="margin-top:8px;padding:6px 14px;border-radius:8px;background:{p["field"]};font-weight:600">{rng.choice(["View profile", "VIEW PROFILE", "See profile", "More about this account"])}</div>' if rng.random() < .7 else ""
    return (f'<div style="display:flex;flex-direction:column;align-items:center;margin:14px 0;color:{p["muted"]};font-size:13px">{avatar(chat.title, 72, True, p["photos"])}'
            f'<div data-noise style="margin-top:8px;font-size:18px;font-weight:700;color:{p["ink"]}">{escape(chat.title)}</div><div data-noise>{about}</div>{button}</div>')


def keyboard(rng, theme, width):
    """Keyboards of other makers and countries: a row of figures, other letters, a bar of tools, only figures."""
    page, key, ink = ("#e8eaed", "#ffffff", "#202124") if theme == "light" else ("#202124", "#3c4043", "#e8eaed")
    kind = rng.choice(["azerty", "qwertz", "figures", "numbers", "cyrillic", "tools"])
    rows = dict(azerty=["azertyuiop", "qsdfghjklm", "wxcvbn"], qwertz=["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], figures=["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"], numbers=["123", "456", "789", "*0#"],
                cyrillic=["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], tools=["qwertyuiop", "asdfghjkl", "zxcvbnm"])[kind]
    shape = rng.choice([f"background:{key};border-radius:6px", "", f"background:{key};border-radius:22px"])
    tools = "".join(icon(n, 20, ink) for n in rng.sample(["smile", "clip", "mic", "search", "camera", "dots"], 5)) if kind in ("tools", "figures") else "".join(f'<span data-noise style="flex:1;text-align:center">{w}</span>' for w in rng.choice([["the", "and", "you"], ["GIF", "12:30", "ok"], ["je", "tu", "on"]]))
    cells = "".join('<div style="display:flex;gap:5px;justify-content:center">' + "".join(f'<div style="flex:1;max-width:{width / 3 if kind == "numbers" else width / 9:.0f}px;height:42px;{shape};display:flex;align-items:center;justify-content:center;font-size:20px">{c}</div>' for c in row) + "</div>" for row in rows)
    last = f'<div style="display:flex;gap:5px">' + "".join(f'<div data-noise style="flex:{g};height:42px;{shape};display:flex;align-items:center;justify-content:center;font-size:14px">{w}</div>' for w, g in
                                                          zip(rng.choice([["?123", "English", "."], ["ABC", "espace", "Entrée"], ["123", "Leerzeichen", "Senden"], ["?123", "QWERTY", "↵"]]), (1.4, 4, 1.4))) + "</div>"
    return f'<div style="flex:none;background:{page};color:{ink};padding:6px 4px 24px;display:flex;flex-direction:column;gap:8px;overflow:hidden"><div style="display:flex;justify-content:space-around;padding:4px 8px">{tools}</div>{cells}{last}</div>'


def signs(rng, page, theme):
    """A wallpaper of signs as large as letters, which come to stand at bubbles' ends."""
    ink, strength = ("#000", rng.uniform(.07, .16)) if theme == "light" else ("#fff", rng.uniform(.07, .14))
    shapes = "".join(f'<text x="{x * 30 + rng.randint(0, 10)}" y="{y * 30 + rng.randint(14, 24)}" font-size="{rng.randint(13, 24)}" transform="rotate({rng.randint(-30, 30)} {x * 30 + 12} {y * 30 + 16})">{rng.choice(list("?@£%AZR73#*+"))}</text>'
                     for x in range(8) for y in range(8))
    tile = f"<svg xmlns='http://www.w3.org/2000/svg' width='250' height='250'><g fill='{ink}' fill-opacity='{strength:.2f}' font-family='sans-serif'>{shapes}</g></svg>"
    tile = tile.replace("%", "%25").replace("#", "%23").replace("<", "%3C").replace(">", "%3E").replace("(", "%28").replace(")", "%29")
    return f'background:{page} url("data:image/svg+xml,{tile}")'
