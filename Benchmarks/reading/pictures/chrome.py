"""What stands around a conversation: status bar, title bar's parts, input bar, keyboard, navigation bar, the frame of a device."""

from . import content
from .drawing import avatar, escape, icon, svg


def battery(color, level):
    return (f'<svg width="26" height="13" viewBox="0 0 26 13"><rect x="0.5" y="0.5" width="22" height="12" rx="3.5" fill="none" stroke="{color}" opacity="0.5"/>'
            f'<rect x="2" y="2" width="{19 * level / 100:.0f}" height="9" rx="2" fill="{color}"/><path d="M24 4.5v4a2 2 0 000-4z" fill="{color}" opacity="0.5"/></svg>')


def bars(color):
    return ('<svg width="17" height="12" viewBox="0 0 17 12">' + "".join(
        f'<rect x="{i * 4.5}" y="{8 - i * 2.5}" width="3" height="{4 + i * 2.5}" rx="1" fill="{color}"/>' for i in range(4)) + "</svg>")


def wifi(color):
    return svg('<path d="M2 9a15 15 0 0120 0M5.5 13a10 10 0 0113 0M9 17a5 5 0 016 0"/>', 15, color, 2.6)


def status(rng, ios, clock, ink, background):
    """The operating system's bar. The clock stands left on most phones, in the middle on old ones."""
    level = rng.randint(8, 100)
    percent = f'<span data-noise>{level}%</span>' if rng.random() < .5 else ""
    carrier = rng.choice(["", "", "LTE", "5G", "4G", "3G"])
    carrier = f'<span data-noise>{carrier}</span>' if len(carrier) > 1 else ""
    time = f'<span data-noise>{clock}</span>'
    right = f'{bars(ink)}{carrier}{wifi(ink) if not carrier else ""}{percent}{battery(ink, level)}'
    base = f'flex:none;display:flex;align-items:center;justify-content:space-between;background:{background};color:{ink}'
    if ios and rng.random() < .25:  # an old one
        name = rng.choice(["Carrier", "Telekom", "Orange", "Vodafone"])
        return f'<div style="{base};height:20px;padding:0 6px;font-size:12px"><span style="display:flex;gap:4px;width:90px"><span data-noise>{name}</span>{wifi(ink)}</span>{time}<span style="width:90px;display:flex;justify-content:flex-end;gap:4px">{percent}{battery(ink, level)}</span></div>'
    if ios:
        return f'<div style="{base};height:46px;padding:6px 26px 0;font-size:16px;font-weight:600">{time}<span style="display:flex;gap:6px;align-items:center;font-size:13px">{right}</span></div>'
    extras = "".join(icon(n, 13, ink, 2.4) for n in rng.sample(["bell", "camera", "lock", "file", "smile"], rng.randint(0, 3)))
    left, tail = f'<span style="display:flex;gap:6px;align-items:center">{time}{extras}</span>', f'<span style="display:flex;gap:5px;align-items:center">{right}</span>'
    if rng.random() < .15:
        left, tail = f'<span style="display:flex;gap:6px">{extras}</span>', f'<span style="display:flex;gap:5px;align-items:center">{right}{time}</span>'
    return f'<div style="{base};height:{rng.choice([24, 28, 34])}px;padding:0 14px;font-size:13px;font-weight:500">{left}{tail}</div>'


def name_block(chat, p, size, weight, center=False):
    sub = f'<div class="sub" data-noise style="font-size:{p["sub_size"]}px;color:{p["sub_ink"]};white-space:nowrap;overflow:hidden;text-overflow:ellipsis">{escape(chat.subtitle())}</div>' if p["subtitle"] else ""
    return (f'<div style="flex:1;min-width:0;{"text-align:center" if center else ""}"><div data-title style="font-size:{size}px;font-weight:{weight};white-space:nowrap;overflow:hidden">'
            f'{escape(chat.title)}</div>{sub}</div>')


def header(rng, chat, p, ios):
    """The title bar. `p["header"]`: center-avatar, center, left-avatar, left."""
    tint = p["accent"] if ios and p["header_ink"] != "#ffffff" else p["header_ink"]
    back_label = ""
    if ios and rng.random() < .35:
        back_label = f'<span data-noise style="font-size:16px;color:{tint}">{rng.choice(["Chats", "Back", "12", "99+"])}</span>'
    back = f'<span style="display:flex;align-items:center;color:{tint}">{icon("chevron" if ios else "arrow", 24)}{back_label}</span>'
    # Beside a centred title there is room for two.
    tools = "".join(icon(n, 23, tint) for n in (p["icons"][:2] if p["header"] == "center" else p["icons"]))
    tools = f'<span style="display:flex;gap:{rng.choice([14, 18, 22])}px;flex:none">{tools}</span>'
    rule = f'border-bottom:1px solid {p["rule"]}' if p["header_rule"] else "box-shadow:0 1px 3px rgba(0,0,0,.2);z-index:1" if p["header_shadow"] else ""
    style = f'flex:none;display:flex;align-items:center;gap:10px;background:{p["header_bg"]};color:{p["header_ink"]};padding:6px 12px;min-height:{p["header_height"]}px;{rule}'
    weight, size = p["title_weight"], p["title_size"]
    face = avatar(chat.title, p["header_avatar"], p["avatar_round"], p["photos"])
    if p["header"] == "center-avatar":
        chevron = icon("chevron", 9, p["muted"], 3, "transform:scaleX(-1)") if rng.random() < .5 else ""
        return (f'<div style="{style};padding:8px 12px"><span style="width:76px">{back}</span><div style="flex:1;min-width:0;display:flex;flex-direction:column;align-items:center;gap:4px">{face}'
                f'<div style="display:flex;align-items:center;gap:3px;max-width:100%"><div data-title style="font-size:{size}px;font-weight:{weight};white-space:nowrap;overflow:hidden">{escape(chat.title)}</div>{chevron}</div></div>'
                f'<span style="width:76px;display:flex;justify-content:flex-end">{tools}</span></div>')
    if p["header"] == "center":
        end = face if rng.random() < .5 else tools
        return f'<div style="{style}"><span style="width:84px;flex:none">{back}</span>{name_block(chat, p, size, weight, True)}<span style="width:84px;flex:none;display:flex;justify-content:flex-end">{end}</span></div>'
    face = face if p["header"] == "left-avatar" else ""
    return f'<div style="{style}">{back}{face}{name_block(chat, p, size, weight)}{tools}</div>'


def input_bar(rng, chat, p, ios):
    """Where the next message is typed; sometimes a draft stands in it, which no message is."""
    text = rng.choice(chat.words["placeholder"]) if rng.random() < .55 else rng.choice(content.PLACEHOLDERS).format(name=chat.title.split()[0])
    draft = rng.random() < .06
    shown = rng.choice(["I was wond", "see you", "Yes, but", "on my w"]) if draft else text
    color = p["ink"] if draft else p["muted"]
    field = f'<span data-noise style="flex:1;min-width:0;color:{color};white-space:nowrap;overflow:hidden">{escape(shown)}</span>'
    left, inner, right = (rng.choice([["plus"], ["camera"], ["plus", "camera"], ["clip"], []]), rng.choice([["smile"], [], ["mic"]]), rng.choice(["send", "mic", "word", "none"]))
    left = "".join(icon(n, 24, p["accent"] if ios else p["muted"]) for n in left)
    inner = "".join(icon(n, 21, p["muted"]) for n in inner)
    if right == "word":
        end = f'<span data-noise style="color:{p["accent"]};font-weight:600">{dict(english="Send", german="Senden", french="Envoyer", spanish="Enviar")[chat.language]}</span>'
    elif right == "none":
        end = ""
    elif rng.random() < .5:
        end = f'<div style="width:40px;height:40px;border-radius:50%;background:{p["accent"]};display:flex;align-items:center;justify-content:center;flex:none">{icon(right, 21, "#fff")}</div>'
    else:
        end = icon(right, 24, p["accent"])
    shape = rng.choice([f"border:1px solid {p['rule']};border-radius:20px", f"background:{p['field']};border-radius:20px", f"background:{p['field']};border-radius:8px", "padding:0"])
    bottom = rng.choice([8, 22, 30]) if ios else 8
    top = f"border-top:1px solid {p['rule']}" if rng.random() < .5 else ""
    return (f'<div style="flex:none;display:flex;align-items:center;gap:10px;padding:8px 12px {bottom}px;background:{p["input_bg"]};font-size:{p["size"]}px;{top}">{left}'
            f'<div style="flex:1;min-width:0;display:flex;gap:8px;align-items:center;min-height:38px;padding:4px 14px;{shape}">{field}{inner}</div>{end}</div>')


def navigation(rng, theme, ios, background):
    ink = "#888" if theme == "light" else "#bbb"
    if ios:
        return f'<div style="flex:none;height:22px;background:{background};display:flex;justify-content:center;align-items:center"><div style="width:130px;height:5px;border-radius:3px;background:{"#000" if theme == "light" else "#fff"}"></div></div>'
    if rng.random() < .5:
        background = rng.choice([background, "#000000"])
        shapes = "".join(svg(body, 19, ink) for body in ('<path d="M17 5v14L6 12z"/>', '<circle cx="12" cy="12" r="8"/>', '<rect x="5" y="5" width="14" height="14"/>'))
        return f'<div style="flex:none;height:46px;background:{background};display:flex;justify-content:space-around;align-items:center">{shapes}</div>'
    return f'<div style="flex:none;height:18px;background:{background};display:flex;justify-content:center;align-items:center"><div style="width:110px;height:3px;border-radius:2px;background:{ink}"></div></div>'


def keyboard(theme, width):
    page, key, special, ink = ("#d2d5db", "#ffffff", "#adb3bd", "#000000") if theme == "light" else ("#2b2b2d", "#6b6b6e", "#474749", "#ffffff")
    unit = (width - 6) / 10 - 6

    def row(letters, before="", after=""):
        keys = "".join(f'<div style="width:{unit:.1f}px;height:42px;border-radius:5px;background:{key};display:flex;align-items:center;justify-content:center;font-size:21px;box-shadow:0 1px 0 rgba(0,0,0,.35)">{c}</div>' for c in letters)
        return f'<div style="display:flex;gap:6px;justify-content:center">{before}{keys}{after}</div>'

    def wide(text, grow, fill):
        return f'<div data-noise style="flex:{grow};height:42px;border-radius:5px;background:{fill};display:flex;align-items:center;justify-content:center;font-size:15px">{text}</div>'
    words = "".join(f'<div data-noise style="flex:1;text-align:center;font-size:15px">{w}</div>' for w in ("I’m", "Thanks", "Yes, please"))
    return (f'<div style="flex:none;background:{page};color:{ink};padding:8px 3px 30px;display:flex;flex-direction:column;gap:11px;overflow:hidden"><div style="display:flex">{words}</div>{row("qwertyuiop")}{row("asdfghjkl")}'
            f'{row("zxcvbnm", wide("⇧", 1, special), wide("⌫", 1, special))}<div style="display:flex;gap:6px;padding:0 3px">{wide("123", 1.2, special)}{wide("space", 4, key)}{wide("return", 1.4, special)}</div></div>')


def framed(rng, body, width, height):
    """The screen inside a drawn device on a coloured ground, as store pictures show it. Gives the page's body and its new size."""
    edge, corner, around = rng.choice([8, 10, 14]), rng.choice([26, 38, 46]), rng.randint(24, 60)
    slogan, top = "", around
    if rng.random() < .5:
        words = rng.choice(["Stay close to your people", "Simple. Private. Fast.", "Chat your way", "Einfach schreiben", "Fácil y rápido"])
        slogan, top = f'<div data-noise style="text-align:center;font:700 30px/1.2 Lato;color:#fff;padding:{around}px 20px 0">{words}</div>', around + 60
    hue = rng.randint(0, 359)
    ground = rng.choice([f"hsl({hue} 70% 50%)", f"linear-gradient(160deg,hsl({hue} 70% 55%),hsl({(hue + 50) % 360} 70% 45%))", "#ffffff", "#e9e9ee"])
    if ground in ("#ffffff", "#e9e9ee"):
        slogan = slogan.replace("#fff;", "#223;")
    page = (f'<div style="width:{width + 2 * (edge + around)}px;height:{height + edge * 2 + top + around}px;background:{ground};position:relative">{slogan}'
            f'<div style="position:absolute;left:{around}px;top:{top}px;padding:{edge}px;background:#15151a;border-radius:{corner + edge}px;box-shadow:0 10px 30px rgba(0,0,0,.4)">'
            f'<div style="border-radius:{corner}px;overflow:hidden">{body}</div></div></div>')
    return page, width + 2 * (edge + around), height + edge * 2 + top + around


def windowed(body, width, height, theme, app_title):
    """A desktop window with its three buttons on a plain desk."""
    fill, ink = ("#e4e4e6", "#444") if theme == "light" else ("#323236", "#ccc")
    dots = "".join(f'<div style="width:12px;height:12px;border-radius:50%;background:{c}"></div>' for c in ("#ff5f57", "#febc2e", "#28c840"))
    bar = (f'<div style="height:32px;background:{fill};color:{ink};display:flex;align-items:center;gap:8px;padding:0 12px;font-size:13px;font-weight:600">{dots}'
           f'<span data-noise style="flex:1;text-align:center">{app_title}</span><span style="width:52px"></span></div>')
    page = (f'<div style="background:linear-gradient(140deg,#7893a8,#b9a7b0);padding:26px 30px 40px;width:{width + 60}px;height:{height + 98}px"><div style="border-radius:10px;overflow:hidden;box-shadow:0 14px 40px rgba(0,0,0,.45)">{bar}{body}</div></div>')
    return page, width + 60, height + 98
